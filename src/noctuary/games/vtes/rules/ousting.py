"""Ousting and victory (VTES-OUST-01 to -06)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings, numbers
from noctuary.games.vtes.board import find, predator, prey, survivors
from noctuary.games.vtes.kinds import AS_PLAYED, OUST_POOL, WOULD_BE_OUSTED
from noctuary.games.vtes.rules import banishing, influence, windows, zones
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import NOBODY, InPlay, State, Step
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.ids import Seat

POINT: Final = 2  # a victory point, in halves
_GAME_WIN: Final = 2 * POINT  # at least, in a tournament
_FINISHED: Final = (  # what is still done when the active Methuselah leaves in the middle of it
    agenda.EFFECT,
    agenda.LATER,
    agenda.STRIKE_EFFECT,
    agenda.TRIGGER,
    agenda.CARD_DONE,
    agenda.REPLACE,
    agenda.BURN_VICTIM,
)


def check(s: State) -> None:
    """Everybody without pool is ousted at once (VTES-OUST-01)."""
    fallen: list[Seat] = []
    for player in s.players:
        if player.out:
            _remove_cards(s, player.seat)
        elif player.pool <= 0 and not _is_paying(s, player.seat):
            fallen.append(player.seat)
    if fallen and all(window.kind != WOULD_BE_OUSTED for window in s.windows):
        if s.windows:
            windows.open_window(s, WOULD_BE_OUSTED, s.active)
        else:
            oust(s, fallen)


def window_closed(s: State) -> None:
    """Whoever has not been saved is ousted (VTES-OUST-01)."""
    fallen = doomed(s)
    if fallen:
        oust(s, fallen)


def doomed(s: State) -> list[Seat]:
    """Those who have no pool left, and are still there."""
    return [player.seat for player in s.players if not player.out and player.pool <= 0]


def award(s: State, seat: Seat, points: int) -> None:
    """Half victory points; a card may give them to somebody else, the first one first."""
    if s.in_force.numbers[numbers.POINTS]:
        for card in s.cards:  # a list of its own
            if points and s.pool.cards[card.kind].takes_points and card.chosen == seat:
                points -= _taken(s, card, points)
    s.players[seat].points += points


def _taken(s: State, card: InPlay, points: int) -> int:
    """What the card takes of them for its controller, one victory point in all; then it is burned."""
    if s.players[card.controller].out:
        return 0
    had = max(card.second, 0)
    taken = min(points, POINT - had)
    s.players[card.controller].points += taken
    card.second = had + taken
    if card.second >= POINT:
        zones.burn(s, card)
    return taken


def _is_paying(s: State, seat: Seat) -> bool:
    """What she has paid for is about to be done: price and gain happen together (VTES-SEQ-07)."""
    if windows.is_idle(s):
        return False
    step = s.agenda[-1]
    return step.kind in (agenda.EFFECT, agenda.LATER) and step.seat == seat


def oust(s: State, fallen: list[Seat]) -> None:
    """Simultaneous ousts are one moment (VTES-OUST-04)."""
    winners = [predator(s, seat) for seat in fallen]
    for seat in fallen:
        s.players[seat].out = True
        numbers_told(s, "vtes-log-ousted", seat)
    for seat in winners:
        if seat != NOBODY:
            award(s, seat, POINT)
            if not s.players[seat].out:
                zones.gain_pool(s, seat, OUST_POOL)
    for seat in fallen:
        remove_player(s, seat)
        happened(s, happenings.OUSTED, seat)
    check_over(s)


def _remove_cards(s: State, seat: Seat) -> None:
    """Whatever she controls, also what she was still playing when she left (VTES-OUST-03)."""
    for card in s.cards:  # a list of its own: what leaves is taken out of a new one
        if card.controller == seat and find(s, card.uid) is not None:
            zones.remove(s, card, seat)


def remove_player(s: State, seat: Seat) -> None:
    """Her cards are removed from the game; what she owns and others control stays (VTES-OUST-03)."""
    player = s.players[seat]
    player.out = True
    _remove_cards(s, seat)
    player.removed += [*player.hand, *player.library, *player.crypt, *player.ash]
    player.hand, player.library, player.crypt, player.ash = [], [], [], []
    banishing.remove_cards_of(s, seat)
    for vampire in player.uncontrolled:
        influence.remove_uncontrolled(s, seat, vampire.uid)
    player.owed = ()
    player.withdrawing = 0
    if s.edge == seat:
        s.edge = NOBODY
    if s.active == seat:
        _end_her_turn(s)
    else:
        _take_back_cards(s, seat)
        _pass_turn_on(s, seat)


def _end_her_turn(s: State) -> None:
    """What is being resolved is finished; none of the remaining phases takes place (VTES-OUST-03)."""
    for using in s.playing:
        zones.played_away(s, using)
    s.playing.clear()
    s.windows.clear()
    s.agenda = [step for step in s.agenda if step.kind in _FINISHED]
    s.agenda.insert(0, Step(agenda.END_TURN, s.active))


def _pass_turn_on(s: State, seat: Seat) -> None:
    """Whose turn was about to begin has none any more: the next survivor has it (VTES-OUST-03)."""
    after = prey(s, seat)
    s.agenda = [
        Step(agenda.BEGIN_TURN, after) if step.kind == agenda.BEGIN_TURN and step.seat == seat else step
        for step in s.agenda
    ]


def _take_back_cards(s: State, seat: Seat) -> None:
    """Cards that she was just playing do nothing any more; nobody has to answer them."""
    for place in range(len(s.playing) - 1, -1, -1):
        using = s.playing[place]
        if using.seat == seat:
            zones.played_away(s, using)
            del s.playing[place]
            _drop_as_played(s, place)
    s.agenda = [step for step in s.agenda if step.kind != agenda.BEGIN_CARD or step.seat != seat]


def _drop_as_played(s: State, nth: int) -> None:
    """Each card being played has one window of its own, in the same order."""
    places = [place for place, window in enumerate(s.windows) if window.kind == AS_PLAYED]
    if nth < len(places):
        del s.windows[places[nth]]


def check_over(s: State) -> None:
    """The last survivor has one more point (VTES-OUST-05)."""
    left = survivors(s)
    if len(left) <= 1:
        for seat in left:
            award(s, seat, POINT)
        s.over_now = True


def check_time(s: State) -> None:
    """The time is up: each survivor gets half a point (VTES-OUST-06)."""
    limit = s.settings.time_limit
    if limit and s.turn_number >= limit and not s.over_now:
        for seat in survivors(s):
            award(s, seat, 1)
        s.over_now = True


def winners(s: State) -> list[Seat]:
    """Most victory points, even if ousted; equal: nobody. A tournament asks for two (VTES-OUST-05)."""
    if not s.over_now:
        return []
    most = max(player.points for player in s.players)
    best = [player.seat for player in s.players if player.points == most]
    enough = most >= (_GAME_WIN if s.settings.tournament else 0)
    return best if enough and len(best) == 1 else []
