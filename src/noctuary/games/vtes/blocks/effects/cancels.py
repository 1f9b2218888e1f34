"""Cards that are cancelled for the way in which they are played: as what, with which Discipline, by whom."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.effects.on_cards import Lasts
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import on
from noctuary.games.vtes.card import Card, Phrase, UseOf, Using
from noctuary.games.vtes.kinds import STRIKE
from noctuary.games.vtes.rules import fighting
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# What leaves a combatant fewer strikes to choose from; whoever cannot strike at all chooses none.
_RESTRICTING: Final = (permissions.TO_STRIKE_BUT_HANDS, permissions.TO_DODGE, permissions.TO_END_COMBAT)


class CancelWay(CancelPlayed):
    """A card that is being played so: `types` as one of these, `discipline` with it, `keywords` one of them.

    `of_opponent`: by the opposing minion; `restricting`: it would restrict this minion's choice of strikes.
    """

    def __init__(
        self,
        name: str,
        *,
        types: int = 0,
        discipline: int = NOTHING,
        keywords: int = 0,
        of_opponent: bool = False,
        restricting: bool = False,
        pays: bool = True,
    ) -> None:
        super().__init__(pays=pays)
        self.name = name  # `vtes-effect-cancel-way-…`
        self.types = types
        self.discipline = discipline
        self.keywords = keywords
        self.of_opponent = of_opponent
        self.restricting = restricting

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-effect-cancel-way-{self.name}", {"pays": int(self.pays)})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        played = s.playing[-1] if s.playing else None
        if played is None or not self._fits(s, using, played):
            return Refusal(RuleId("VTES-SEQ-06"), MessageId("vtes-why-nothing-to-cancel"))
        return None

    def _fits(self, s: State, using: Using, played: Using) -> bool:
        card = s.pool.cards[played.kind]
        use = card.uses[played.index]
        if self.types and not (use.types or card.types) & self.types:
            return False
        if self.keywords and not card.keywords & self.keywords:
            return False
        if self.discipline != NOTHING and self.discipline not in _needed(card, use):
            return False
        if self.of_opponent and not _is_opponent(s, using, played):
            return False
        return not self.restricting or _restricts(s, using, played, use)


def _needed(card: Card, use: UseOf) -> list[int]:
    """The Disciplines that it is played with: not one that would have done as well (VTES-SEQ-09)."""
    return card.disciplines if card.all_disciplines else [use.discipline]


def _is_opponent(s: State, using: Using, played: Using) -> bool:
    side = fighting.side_of(s, using.minion)
    return s.combat is not None and side != NOTHING and s.combat.sides[1 - side].uid == played.minion


def _restricts(s: State, using: Using, played: Using, use: UseOf) -> bool:
    """It keeps this minion from some strikes; from equipment, if it has some to strike with."""
    for effect in use.effects:
        if not isinstance(effect, Lasts) or not isinstance(effect.whom, Which):
            continue
        if using.minion not in [card.uid for card in effect.whom.found(s, played)]:
            continue
        if effect.what in _RESTRICTING:
            return True
        if effect.what == permissions.TO_USE_EQUIPMENT and _is_armed(s, using.minion):
            return True
    return False


def _is_armed(s: State, uid: int) -> bool:
    return any(s.pool.used_in[card.kind] >> STRIKE & 1 for card in on(s, uid))
