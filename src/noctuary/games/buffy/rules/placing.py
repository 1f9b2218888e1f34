"""Characters coming into play and rising (BUF-RES-02 … 08, 19 … 21): placing, resurrecting, ascending."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import asked, board, happenings, in_play, standing, verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.kinds import CHARACTER, HERO, SUPPORTING_LIMIT, VILLAIN
from noctuary.games.buffy.rules import characters, reports, zones
from noctuary.games.buffy.state import Character, State, new_character
from noctuary.games.buffy.vocabulary import (
    FORBID_ASCEND,
    FORBID_PLACE_CHARACTER,
    FORBID_PLACE_MAJOR,
    FORBID_RESURRECT,
)
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

FROM_HAND_AT_LEVEL_ONE: Final = Refusal(RuleId("BUF-RES-02"), MessageId("buffy-remedy-level-one"))
OWN_SPACES_ONLY: Final = Refusal(RuleId("BUF-RES-03"), MessageId("buffy-remedy-own-spaces"))
ALREADY_IN_PLAY: Final = Refusal(RuleId("BUF-RUL-29"), MessageId("buffy-remedy-already-in-play"))
AN_OPPONENTS_ESSENCE: Final = Refusal(RuleId("BUF-CHR-04"), MessageId("buffy-remedy-opponents-essence"))
TOO_MANY_SUPPORTING: Final = Refusal(RuleId("BUF-CHR-05"), MessageId("buffy-remedy-too-many-supporting"))
MAIN_IN_PLAY: Final = Refusal(RuleId("BUF-RES-19"), MessageId("buffy-remedy-main-in-play"))
NO_CARD_TO_RESURRECT: Final = Refusal(RuleId("BUF-RES-20"), MessageId("buffy-remedy-no-card-to-resurrect"))
NO_NEXT_LEVEL: Final = Refusal(RuleId("BUF-RES-04"), MessageId("buffy-remedy-next-level"))
A_CARD_FORBIDS: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))
ASCENDED_ALREADY: Final = Refusal(RuleId("BUF-RES-06"), MessageId("buffy-remedy-ascended"))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """Place, resurrect, ascend, in this order; equal cards are one move."""
    last = NOTHING
    for kind in s.sides[seat].hand:
        if kind != last and s.pool.type[kind] == CHARACTER:
            _add_placings(s, seat, kind, moves)
            _add_ascent(s, seat, kind, moves)
        last = kind
    if not s.sides[seat].resurrected and in_play.main_of(s, seat) is None:
        _add_resurrections(s, seat, moves)


def _add_resurrections(s: State, seat: Seat, moves: list[Move]) -> None:
    for kind in sorted(set(s.sides[seat].discard)):
        if why_not_return(s, seat, kind) is None:
            for space in board.own_spaces(s, seat):
                moves.append(move(verbs.RESURRECT, kind, space))


def _add_placings(s: State, seat: Seat, kind: int, moves: list[Move]) -> None:
    if why_not_enter(s, seat, s.pool.cards[kind]) is None:
        for space in board.own_spaces(s, seat):
            moves.append(move(verbs.PLACE, kind, space))


def _add_ascent(s: State, seat: Seat, kind: int, moves: list[Move]) -> None:
    """A player has each person once (BUF-RUL-29), so one character at most can take this card."""
    for character in s.characters:
        if character.owner == seat and why_not_ascend(s, seat, character, kind) is None:
            moves.append(move(verbs.ASCEND, character.uid, kind))


# -- placing ----------------------------------------------------------------------------------------


def why_not_place(s: State, seat: Seat, kind: int, space: int) -> Refusal | None:
    """A level-1 card from hand onto one of one's own spaces (BUF-RES-02, BUF-RES-03)."""
    if kind not in s.sides[seat].hand:
        return FROM_HAND_AT_LEVEL_ONE
    refusal = why_not_enter(s, seat, s.pool.cards[kind])
    if refusal is None and space not in board.own_spaces(s, seat):
        return OWN_SPACES_ONLY
    return refusal


def why_not_enter(s: State, seat: Seat, card: Card) -> Refusal | None:
    """Whether this character may come into play for this player, wherever it comes from and goes to."""
    if card.type != CHARACTER or card.level != 1:
        return FROM_HAND_AT_LEVEL_ONE
    for character in s.characters:
        if character.owner == seat and character.who == card.who:
            return ALREADY_IN_PLAY
    if standing.forbidden_to(s, FORBID_PLACE_CHARACTER, seat):
        return A_CARD_FORBIDS
    if card.who == s.pool.cards[s.sides[seat].essence].who:
        return None
    return _why_not_support(s, seat, card)


def _why_not_support(s: State, seat: Seat, card: Card) -> Refusal | None:
    """No opponent's Main Character, and no sixth supporting Hero or Villain (BUF-CHR-04, BUF-CHR-05)."""
    for side in s.sides:
        if side.seat != seat and not side.out and s.pool.cards[side.essence].who == card.who:
            return AN_OPPONENTS_ESSENCE
    if card.rank != HERO and card.rank != VILLAIN:
        return None
    count = supporting(s, seat)
    if count >= SUPPORTING_LIMIT:
        return TOO_MANY_SUPPORTING
    return A_CARD_FORBIDS if count >= supporting_limit(s, seat) else None


def supporting_limit(s: State, seat: Seat) -> int:
    """With how many supporting Heroes and Villains in play no further one may be placed."""
    limit = SUPPORTING_LIMIT
    for force in standing.in_force(s, asked.FORBIDDEN, seat, SEES_ALL):
        if force.effect.means(s, force, FORBID_PLACE_MAJOR) and force.effect.concerns_player(s, force, seat):
            limit = min(limit, standing.amount(s, force))
    return limit


def supporting(s: State, seat: Seat) -> int:
    """Supporting Heroes and Villains in play; the Main Character does not count (BUF-RUL-30)."""
    count = 0
    for character in s.characters:
        if character.owner == seat and in_play.is_supporting(s, character):
            rank = characters.rank_of(s, character)
            if rank in (HERO, VILLAIN):
                count += 1
    return count


def place(s: State, seat: Seat, kind: int, space: int) -> None:
    zones.take_from_hand(s, seat, kind)
    enter_play(s, seat, kind, space, "buffy-log-placed")


def enter_play(s: State, seat: Seat, kind: int, space: int, message: str) -> Character:
    """A character comes into play, refreshed (BUF-RUL-32); its card has already left where it was."""
    made = new_character(s.next_uid, seat, s.pool.cards[kind].who, kind, space)
    s.next_uid += 1
    s.characters.append(made)
    s.texts = None
    if s.log is not None:
        tell.numbers(s, message, seat, card=kind, space=space)
    reports.happened(s, happenings.CHARACTER_PLACED, seat, made.uid, kind)
    return made


# -- resurrecting -----------------------------------------------------------------------------------


def why_not_resurrect(s: State, seat: Seat, kind: int, space: int) -> Refusal | None:
    """Once per turn, while the Main Character is out of play (BUF-RES-19, BUF-RES-20)."""
    refusal = why_not_return(s, seat, kind)
    if refusal is None and space not in board.own_spaces(s, seat):
        return OWN_SPACES_ONLY
    return refusal


def why_not_return(s: State, seat: Seat, kind: int) -> Refusal | None:
    side = s.sides[seat]
    card = s.pool.cards[kind]
    if card.type != CHARACTER or card.level != 1 or card.who != s.pool.cards[side.essence].who:
        return NO_CARD_TO_RESURRECT
    if side.resurrected or in_play.main_of(s, seat) is not None:
        return MAIN_IN_PLAY
    if kind not in side.discard:
        return NO_CARD_TO_RESURRECT
    return A_CARD_FORBIDS if standing.forbidden_to(s, FORBID_RESURRECT, seat) else None


def resurrect(s: State, seat: Seat, kind: int, space: int) -> None:
    """Straight into play, at level 1 and with nothing attached (BUF-RES-21, BUF-CHG-01)."""
    side = s.sides[seat]
    side.discard.remove(kind)
    side.resurrected = True
    enter_play(s, seat, kind, space, "buffy-log-resurrected")


# -- ascending --------------------------------------------------------------------------------------


def why_not_ascend(s: State, seat: Seat, character: Character, kind: int) -> Refusal | None:
    """The next level of that character from hand, once per turn, with Destiny enough (BUF-RES-04 … 06)."""
    card = s.pool.cards[kind]
    if character.owner != seat or kind not in s.sides[seat].hand or not is_next_level(s, card, character):
        return NO_NEXT_LEVEL
    if character.ascended > standing.total(s, asked.MORE_ASCENTS, character):
        return ASCENDED_ALREADY
    if standing.forbidden(s, FORBID_ASCEND, character):
        return A_CARD_FORBIDS
    return why_not_destined(s, card, character)


def is_next_level(s: State, card: Card, character: Character) -> bool:
    """Any version of the same person, exactly one level up (BUF-RES-04)."""
    if card.type != CHARACTER or card.who != character.who:
        return False
    return card.level == in_play.top(s, character).level + 1


def why_not_destined(s: State, card: Card, character: Character) -> Refusal | None:
    """Destiny must reach the card's requirement; it is not spent (BUF-RES-05)."""
    needed = card.destiny - standing.total(s, asked.ASCENT_DISCOUNT, character)
    short = needed - s.sides[character.owner].destiny
    return Refusal(RuleId("BUF-RES-05"), MessageId("buffy-remedy-destiny"), short) if short > 0 else None


def ascend(s: State, character: Character, kind: int) -> None:
    zones.take_from_hand(s, character.owner, kind)
    character.ascended += 1
    raise_level(s, character, kind)


def raise_level(s: State, character: Character, kind: int) -> None:
    """The new card lies on top; attachments and fatigue stay as they are (BUF-RES-08, BUF-RUL-34)."""
    character.levels = (*character.levels, kind)
    s.texts = None
    if s.log is not None:
        tell.numbers(s, "buffy-log-ascended", character.owner, card=kind, level=s.pool.cards[kind].level)
    reports.happened(s, happenings.ASCENDED, character.owner, character.uid, kind)


def lower_level(s: State, character: Character) -> bool:
    """Only effects take a level away (BUF-RES-07); the last card stays. Whether one was taken."""
    if len(character.levels) == 1:
        return False
    lost = character.levels[-1]
    character.levels = character.levels[:-1]
    s.texts = None
    zones.to_discard(s, character.owner, lost)
    if s.log is not None:
        tell.numbers(s, "buffy-log-descended", character.owner, card=lost, other=character.levels[-1])
    return True
