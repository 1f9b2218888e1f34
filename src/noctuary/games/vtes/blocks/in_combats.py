"""What a condition may ask of a combat: its range and rounds, who fights, how it went."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.conditions import CARD_SAYS, Fact, Fails
from noctuary.games.vtes.board import bearer, find, host_of, is_vampire
from noctuary.games.vtes.card import Condition, Phrase, Using
from noctuary.games.vtes.going_on import CLOSE, OPPOSING
from noctuary.games.vtes.kinds import READY
from noctuary.games.vtes.rules import fighting, sects, strikes
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def _close(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.range == CLOSE


def _long(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.range != CLOSE


def _of_block(s: State, using: Using) -> bool:
    """The bearer has blocked, with this card on it, and fights whom it has blocked (VTES-BLOCK-11)."""
    combat, source = s.combat, find(s, using.source)
    if combat is None or source is None or not combat.of_block or source.uid >= combat.before_uid:
        return False
    return combat.sides[OPPOSING].uid == bearer(s, using)


def _first_block(s: State, using: Using) -> bool:
    """The first combat of the turn between an acting vampire and one that has blocked it."""
    return s.combat is not None and s.combat.first_block


def _bearer_fights(s: State, using: Using) -> bool:
    return fighting.side_of(s, host_of(s, using)) != NOTHING


def _first_round(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.round == 1


def _later_round(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.round > 1


def _felled(s: State, using: Using) -> bool:
    """This combatant is ready, and the other is not."""
    side = fighting.side_using(s, using)
    if s.combat is None or side == NOTHING:
        return False
    one, other = find(s, s.combat.sides[side].uid), find(s, s.combat.sides[1 - side].uid)
    return one is not None and one.region == READY and (other is None or other.region != READY)


def _with_blocker(s: State, using: Using) -> bool:
    """In the combat of the acting minion with whoever has blocked it."""
    action, combat = s.action, s.combat
    if action is None or combat is None or action.blocked_by == NOTHING:
        return False
    return {side.uid for side in combat.sides} == {action.actor, action.blocked_by}


def _not_dodged(s: State, using: Using) -> bool:
    side = fighting.side_using(s, using)
    return s.combat is not None and side != NOTHING and not strikes.is_dodged(s, s.combat, side)


def _bearer_exposed(s: State, using: Using) -> bool:
    """Ready, and somebody else's: there are no combats with one's own (VTES-COMBAT-01)."""
    host = find(s, host_of(s, using))
    return host is not None and host.region == READY and host.controller != using.seat


def _in_combat(s: State, using: Using) -> bool:
    return s.combat is not None


def _opponent_fell(s: State, using: Using) -> bool:
    """The last one that the bearer has fought is not ready any more."""
    host = host_of(s, using)
    fought = [note.amount for note in s.lasting if note.what == notes.FOUGHT and note.about == host]
    opponent = find(s, fought[-1]) if fought else None
    return bool(fought) and (opponent is None or opponent.region != READY)


def _anarchs_fight(s: State, using: Using) -> bool:
    """An Anarch of hers and another one."""
    fighters = [] if s.combat is None else [find(s, side.uid) for side in s.combat.sides]
    anarchs = [one for one in fighters if one is not None and sects.is_anarch(s, one)]
    return len(anarchs) == 2 and any(one.controller == using.seat for one in anarchs)


NOT_IN_COMBAT: Final = Fails(Fact("in-combat", _in_combat))
OPPONENT_FELL: Final = Fact("opponent-fell", _opponent_fell)
ANARCHS_FIGHT: Final = Fact("anarchs-fight", _anarchs_fight)
BEARER_EXPOSED: Final = Fact("", _bearer_exposed, "VTES-COMBAT-01")
WITH_BLOCKER: Final = Fact("with-blocker", _with_blocker)
NOT_DODGED: Final = Fact("not-dodged", _not_dodged)
CLOSE_RANGE: Final = Fact("close", _close)
LONG_RANGE: Final = Fact("long", _long)
OF_BLOCK: Final = Fact("of-block", _of_block)
FIRST_BLOCK: Final = Fact("first-block", _first_block)
BEARER_FIGHTS: Final = Fact("", _bearer_fights)
FIRST_ROUND: Final = Fact("first-round", _first_round)
LATER_ROUND: Final = Fact("later-round", _later_round)
FELLED: Final = Fact("felled", _felled)


class InflictedMore(Condition):
    """More damage by its strikes in this round than the opponent's have inflicted (VTES-DMG-05)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-inflicted-more")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where, minion = fighting.side_using(s, using), find(s, using.minion)
        if s.combat is None or where == NOTHING or minion is None or minion.wounded:
            return Refusal(RuleId("VTES-COMBAT-11"))
        if not is_vampire(s, minion):
            return Refusal(RuleId("VTES-SEQ-08"))
        more = s.combat.sides[where].inflicted > s.combat.sides[1 - where].inflicted
        return None if more else Refusal(RuleId(CARD_SAYS))
