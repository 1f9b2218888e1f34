"""Set-up of 1v1 and 2v2 (FAB-SETUP, FAB-2V2-01 to -05)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import push
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT, basic
from noctuary.games.fables.rules import relics
from noctuary.games.fables.rules.movement import entered
from noctuary.games.fables.rules.zones import draw, shuffle_deck, shuffle_into_deck
from noctuary.games.fables.settings import RANDOM_FIRST, Settings
from noctuary.games.fables.sheet import Pool, Sheet
from noctuary.games.fables.state import State, Step, new_state
from noctuary.kernel import tell
from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import move
from noctuary.kernel.questions import choose

FIRST_HAND: Final = 4  # FAB-SETUP-11
OTHER_HAND: Final = 6
STARTING_BASICS: Final = 3  # of each type, level 1 (FAB-SETUP-08)


def new_game(pool: Pool, settings: Settings, sheets: list[Sheet], chance: Chance) -> State:
    """Everything on the table before the first question."""
    s = new_state(pool, settings, sheets, chance)
    s.first = Seat(chance.below(len(sheets))) if settings.first == RANDOM_FIRST else settings.first
    s.active = s.first
    s.slot = int(s.first)
    if s.log is not None:
        tell.numbers(s, "fables-log-first", s.first)
    relics.set_up(s)
    for seat in range(len(sheets)):
        _starting_deck(s, Seat(seat))
    _agenda_of_set_up(s)
    return s


def _starting_deck(s: State, seat: Seat) -> None:
    """Twelve cards: three of each basic type at level 1, and the top card of each reserve (FAB-SETUP-08)."""
    board = s.boards[seat]
    sheet = s.boards[seat].sheet
    for card_type in (ATTACK, DEFENSE, MOVEMENT):
        kind = basic(card_type, 1)
        board.deck += [kind] * STARTING_BASICS
        s.piles[kind] -= STARTING_BASICS
        board.deck.append(sheet.reserves[card_type][0])
    board.reserves = (1, 1, 1)
    board.epics = tuple(sheet.epic_kinds)
    shuffle_deck(s, seat)


def steps_of_set_up(s: State) -> list[Step]:
    """From the first turn back to where the Fables stand, the next step last; who has given up has none."""
    order = [Seat((s.first + away) % len(s.boards)) for away in range(len(s.boards))]
    others = [seat for seat in reversed(order) if not s.boards[seat].out]
    steps = [Step(agenda.BEGIN_TURN)]
    steps += [Step(agenda.MULLIGAN, seat) for seat in others]  # first player first, clockwise (FAB-RUL-41)
    steps.append(Step(agenda.DEAL))
    steps += [Step(agenda.SET_UP, seat) for seat in others]
    return steps


def _agenda_of_set_up(s: State) -> None:
    s.agenda += steps_of_set_up(s)
    if s.settings.teams:
        for away in reversed(range(len(s.boards))):
            push(s, agenda.PLACE, Seat((s.first + away) % len(s.boards)))
    else:
        s.boards[0].square = s.settings.start_left
        s.boards[1].square = s.settings.start_right


def set_up_sheet(s: State, seat: Seat) -> Play | None:
    return s.boards[seat].sheet.set_up(s, seat)


def place_fable(s: State, seat: Seat, only_track: int) -> Play | None:
    """2v2: a free starting square, never on the partner's track (FAB-2V2-04).

    Also used when the last two meet and both starting squares are equally far (FAB-RUL-37).
    """
    return _place(s, seat, only_track)


def _place(s: State, seat: Seat, only_track: int) -> Play:
    board = s.boards[seat]
    others = [other for other in s.boards if other.seat != seat and not other.out and other.square]
    tracks = [only_track] if only_track >= 0 else [0, 1]
    moves = [
        move(verbs.START_AT, square, track)
        for track in tracks
        if not any(other.team == board.team and other.track == track for other in others)
        for square in (s.settings.start_left, s.settings.start_right)
        if not any(other.track == track and other.square == square for other in others)
    ]
    answer = yield from choose(seat, "fables-ask-start-square", moves, "FAB-2V2-04")
    board.square = answer.a
    board.track = answer.b
    tell.numbers(s, "fables-log-placed", seat, square=answer.a)
    entered(s, seat, [answer.a])


def deal(s: State) -> None:
    """The first player draws 4 cards, the others 6 (FAB-SETUP-11, FAB-2V2-05)."""
    for board in s.boards:
        if board.out:
            continue
        draw(s, board.seat, FIRST_HAND if board.seat == s.first else OTHER_HAND)


def mulligan(s: State, seat: Seat) -> Play:
    """Once: the whole hand back into the deck, and as many cards again (FAB-SETUP-12, FAB-RUL-57)."""
    answer = yield from choose(
        seat, "fables-ask-mulligan", [move(verbs.KEEP), move(verbs.MULLIGAN)], "FAB-SETUP-12"
    )
    if answer.verb == verbs.KEEP:
        return
    board = s.boards[seat]
    returned = board.hand
    board.hand = []
    shuffle_into_deck(s, seat, returned)
    tell.numbers(s, "fables-log-mulligan", seat)
    draw(s, seat, len(returned))
