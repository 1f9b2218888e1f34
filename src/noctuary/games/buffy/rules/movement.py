"""The Movement Step: one character, one space, one watch (BUF-MOV)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import asked, board, happenings, in_play, standing, verbs
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.kinds import MOVEMENT, PARK
from noctuary.games.buffy.rules import characters, reports, tiring
from noctuary.games.buffy.standing_cache import nothing_says
from noctuary.games.buffy.state import NOBODY, Character, State
from noctuary.games.buffy.vocabulary import CAUSE_MOVE, FORBID_MOVE
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_NOW: Final = Refusal(RuleId("BUF-MOV-01"), MessageId("buffy-remedy-movement"))
NOT_YOURS: Final = Refusal(RuleId("BUF-MOV-02"), MessageId("buffy-remedy-not-your-character"))
TIRED: Final = Refusal(RuleId("BUF-MOV-08"), MessageId("buffy-remedy-fatigued"))
ENOUGH_MOVES: Final = Refusal(RuleId("BUF-MOV-03"), MessageId("buffy-remedy-moved"))
VAMPIRE_MOVES: Final = Refusal(RuleId("BUF-MOV-04"), MessageId("buffy-remedy-vampire-moves"))
NOT_ADJACENT: Final = Refusal(RuleId("BUF-BOARD-02"), MessageId("buffy-remedy-not-adjacent"))
FORBIDDEN: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    for character in s.characters:
        if character.owner == seat and why_not_go(s, character) is None:
            enough = character.moves_made >= moves_allowed(s, character)
            if enough and nothing_says(s, asked.FREE_MOVE):
                continue
            for space in _within_reach(s, character):
                if not enough or _is_free(s, character, space):
                    moves.append(move(verbs.MOVE, character.uid, space))


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    if s.step != MOVEMENT:
        return NOT_NOW
    character = in_play.seek(s, wanted.a)
    if character is None or character.owner != seat:
        return NOT_YOURS
    return why_not_move(s, wanted.a, wanted.b)


def why_not_move(s: State, uid: int, space: int) -> Refusal | None:
    """The first rule that forbids this move, or None."""
    character = in_play.find(s, uid)
    refusal = why_not_go(s, character)
    if refusal is None and space not in _within_reach(s, character):
        refusal = NOT_ADJACENT
    return why_not_count(s, character, space) if refusal is None else refusal


def why_not_go(s: State, character: Character) -> Refusal | None:
    """Why this character may not move at all now."""
    if character.fatigued:
        return TIRED
    return FORBIDDEN if standing.forbidden(s, FORBID_MOVE, character) else None


def why_not_count(s: State, character: Character, space: int) -> Refusal | None:
    """Why it has moved enough (BUF-MOV-03, BUF-MOV-04); a card may leave a move uncounted."""
    if character.moves_made < moves_allowed(s, character) or _is_free(s, character, space):
        return None
    return VAMPIRE_MOVES if _is_vampire(s, character) else ENOUGH_MOVES


def _within_reach(s: State, character: Character) -> list[int]:
    """Adjacent spaces, and those that a card opens to a normal move (BUF-RUL-52)."""
    spaces = board.neighbours(s, character.space)
    wider = [space for space in _opened(s, character) if space not in spaces and space != character.space]
    return sorted(spaces + wider) if wider else spaces


def _opened(s: State, character: Character) -> list[int]:
    """Spaces that cards open to a normal move."""
    found: list[int] = []
    for force in standing.in_force(s, asked.REACH, character.owner, SEES_ALL):
        if force.effect.concerns(s, force, character):
            for space in range(len(s.locations)):
                if space != character.space and space not in found and force.effect.means(s, force, space):
                    found.append(space)
    return found


def _is_free(s: State, character: Character, space: int) -> bool:
    """Whether a move to this space is not counted."""
    return standing.says(s, asked.FREE_MOVE, character, space)


def moves_allowed(s: State, character: Character) -> int:
    """Once a turn; a Vampire never by day and twice by night (BUF-MOV-03, BUF-MOV-04)."""
    usual = 1
    if _is_vampire(s, character):
        usual = 0 if s.day else 2
    return max(usual + standing.total(s, asked.MOVES, character), 0)


def _is_vampire(s: State, character: Character) -> bool:
    return s.pool.vampire != NOTHING and characters.has_trait(s, character, s.pool.vampire)


def move_character(s: State, uid: int, space: int) -> None:
    """A move of the Movement Step (BUF-MOV-02)."""
    character = in_play.find(s, uid)
    if not _is_free(s, character, space):
        character.moves_made += 1
    relocate(s, character, space)


def relocate(s: State, character: Character, space: int) -> None:
    """Put a character on another space: a move, or an effect, which uses up no move (BUF-RUL-51).

    From the Park onto an opponent's space it fatigues; no other way does (BUF-MOV-06, BUF-MOV-07).
    """
    came_from = character.space
    if space == came_from:
        return
    character.space = space
    if s.log is not None:
        top = character.levels[-1]
        tell.numbers(s, "buffy-log-move", character.owner, card=top, space=space, from_space=came_from)
    if came_from == PARK and board.owner_of(s, space) not in (NOBODY, character.owner):
        tiring.fatigue(s, character, CAUSE_MOVE)
    reports.happened(s, happenings.MOVED, character.owner, character.uid, character.levels[-1])
