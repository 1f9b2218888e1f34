"""Setting up: nine steps, from shuffling to the last location (BUF-SETUP)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, board, verbs
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.decks import Deck
from noctuary.games.buffy.kinds import HAND, MINION, VILLAIN
from noctuary.games.buffy.questions import choose
from noctuary.games.buffy.rules import dealing, turn, zones
from noctuary.games.buffy.state import Settings, Side, State, Step, new_character, new_side, new_state
from noctuary.kernel import tell
from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_HERS: Final = Refusal(RuleId("BUF-SETUP-03"), MessageId("buffy-remedy-not-hers"))
NOT_HER_SPACE: Final = Refusal(RuleId("BUF-SETUP-10"), MessageId("buffy-remedy-not-her-space"))
UNIQUE: Final = Refusal(RuleId("BUF-SETUP-12"), MessageId("buffy-remedy-unique"))


def new_game(pool: Pool, settings: Settings, decks: list[Deck], chance: Chance) -> State:
    """Steps 1 to 6: decks shuffled, essences and Main Characters revealed, the first player found."""
    sides = [_side(Seat(seat), deck) for seat, deck in enumerate(decks)]
    s = new_state(pool, settings, sides, chance)
    s.waits_in_hand = 0  # what nobody has brought is never in a hand
    for side in sides:
        s.waits_in_hand |= pool.waits_of(side.deck)
        zones.shuffle_challenges(s, side.seat)  # BUF-SETUP-02
        zones.shuffle_deck(s, side.seat)  # BUF-SETUP-04
    s.first = _first_player(s)
    s.active = s.first
    s.watch = s.first
    s.agenda += steps_of_set_up(s, s.first)
    return s


def _side(seat: Seat, deck: Deck) -> Side:
    """The revealed L1 card is taken out of the Resource Deck before shuffling (BUF-RUL-07b)."""
    side = new_side(seat, deck.essence, deck.main)
    side.deck = deck.resources[:]
    side.deck.remove(deck.main)
    side.challenges = deck.challenges[:]
    side.locations = deck.locations[:]
    side.second_parts = tuple(deck.second_parts)
    return side


def may_begin(s: State) -> list[Seat]:
    """A Villain's player, Minions promoted by their essence included; where there is none, anybody.

    BUF-SETUP-06, BUF-SETUP-07, BUF-SETUP-14, BUF-RUL-05.
    """
    villains = [side.seat for side in s.sides if s.pool.cards[side.main_card].rank in (VILLAIN, MINION)]
    return villains or [side.seat for side in s.sides]


def _first_player(s: State) -> Seat:
    """By chance among several."""
    candidates = may_begin(s)
    return candidates[0] if len(candidates) == 1 else candidates[s.chance.below(len(candidates))]


def steps_of_set_up(s: State, laying: Seat) -> list[Step]:
    """Steps 7 to 9, then the first turn; the next step last. `laying` is whose location comes next."""
    steps = [Step(agenda.LOCATIONS_LAID), Step(agenda.LAY, laying, 0), Step(agenda.DAYLIGHT, s.first)]
    return steps + [Step(agenda.START_MAIN, seat) for seat in reversed(board.seats_from(s, s.first))]


# -- step 7: the Main Character ---------------------------------------------------------------------


def start_main(s: State, seat: Seat) -> Play:
    """On one of the player's own four spaces, refreshed (BUF-SETUP-08)."""
    moves = [move(verbs.START, space) for space in board.own_spaces(s, seat)]
    answer = yield from choose(seat, "buffy-ask-start", moves, "BUF-SETUP-08", s.sides[seat].main_card)
    card = s.sides[seat].main_card
    s.characters.append(new_character(s.next_uid, seat, s.pool.cards[card].who, card, answer.a))
    s.texts = None
    s.next_uid += 1
    if s.log is not None:
        tell.numbers(s, "buffy-log-start", seat, card=card, space=answer.a)


# -- step 8: day or night ---------------------------------------------------------------------------


def daylight(s: State, seat: Seat) -> Play:
    """The active player chooses for turn 1 (BUF-SETUP-09)."""
    answer = yield from choose(
        seat, "buffy-ask-daylight", [move(verbs.DAY), move(verbs.NIGHT)], "BUF-SETUP-09"
    )
    s.day = answer.verb == verbs.DAY
    if s.log is not None:
        tell.numbers(s, "buffy-log-daylight", seat, day=int(s.day))


# -- step 9: locations ------------------------------------------------------------------------------


def lay(s: State, seat: Seat, passes: int) -> Play | None:
    """One location per watch; a pass is not final, all in a row are (BUF-SETUP-10, BUF-RUL-06).

    Whoever has none left, or no free space, passes without being asked.
    """
    if passes >= board.players_in(s):
        return None
    if not s.sides[seat].locations or not free_spaces(s, seat):
        push(s, agenda.LAY, board.next_seat(s, seat), passes + 1)
        return None
    return _lay(s, seat, passes)


def _lay(s: State, seat: Seat, passes: int) -> Play:
    moves: list[Move] = [
        move(verbs.LAY, kind, space)
        for kind in sorted(set(s.sides[seat].locations))
        for space in free_spaces(s, seat)
        if why_not_lay(s, seat, kind, space) is None
    ]
    moves.append(move(verbs.DONE))
    answer = yield from choose(seat, "buffy-ask-location", moves, "BUF-SETUP-10")
    after = board.next_seat(s, seat)
    if answer.verb == verbs.DONE:
        push(s, agenda.LAY, after, passes + 1)
        return
    s.sides[seat].locations.remove(answer.a)
    s.locations[answer.b] = answer.a
    s.texts = None
    if s.log is not None:
        tell.numbers(s, "buffy-log-location", seat, card=answer.a, space=answer.b)
    push(s, agenda.LAY, after, 0)


def free_spaces(s: State, seat: Seat) -> list[int]:
    """Own spaces without a location: at most four can ever be laid (BUF-SETUP-03)."""
    return [space for space in board.own_spaces(s, seat) if s.locations[space] == NOTHING]


def why_not_lay(s: State, seat: Seat, kind: int, space: int) -> Refusal | None:
    if kind not in s.sides[seat].locations:
        return NOT_HERS
    if space not in free_spaces(s, seat):
        return NOT_HER_SPACE
    if s.pool.cards[kind].unique and kind in s.locations:
        return UNIQUE
    return None


def locations_laid(s: State) -> None:
    """Unplayed locations to the Crypt (BUF-SETUP-11); no opening hand unless agreed on (BUF-RUL-07)."""
    for side in s.sides:
        for kind in side.locations:
            zones.to_crypt(s, side.seat, kind)
        side.locations = []
        if s.settings.opening_hand:
            dealing.draw(s, side.seat, HAND)
    turn.begin_turn(s)
