"""Action cards from T to Z."""

from __future__ import annotations

from itertools import combinations

from noctuary.games.vtes.blocks.conditions import HasAll, YourTurn
from noctuary.games.vtes.blocks.effects.corruption import Corrupt
from noctuary.games.vtes.blocks.effects.play import AddCounter, BorrowBearer, PutOn
from noctuary.games.vtes.blocks.targets import Minions
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, UseOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import stays_yours
from noctuary.games.vtes.cards.shapes import action_card, use
from noctuary.games.vtes.kinds import (
    ACTION,
    BASIC,
    BLEED,
    DISCIPLINE_CODES,
    MASTER_PHASE,
    MINION_PHASE,
    SUPERIOR,
)
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.action("Temptation", disciplines="ser", blood=1)
def temptation(card: Card) -> None:
    ready = Minions(vampires=True, ready=True)
    for level, counters in ((BASIC, 0), (SUPERIOR, 1)):
        action_card(card, [PutOn(kept=True, counters=counters)], level, directed=True, target=ready)
    stays_yours(card)
    use(card, 1 << MASTER_PHASE, [AddCounter()], once=limits.EACH_PHASE, conditions=[YourTurn()])
    use(
        card,
        1 << MINION_PHASE,
        [BurnCounters(), BorrowBearer()],
        once=limits.EACH_PHASE,
        conditions=[YourTurn(), AsManyAsBlood()],
    )


class AsManyAsBlood(Condition):
    """At least as many counters as the vampire that bears the card has blood: none for an empty one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-as-many-as-blood")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        host = None if card is None else find(s, card.host)
        enough = card is not None and host is not None and card.counters >= host.counters
        return None if enough else Refusal(RuleId("VTES-SEQ-01"))


class BurnCounters(Effect):
    """All the counters on the card that is used."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-counters")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.take(s, card, card.counters)
        return None


@printed.action(
    "The Platinum Protocol", fr="Carte de membre platinum", disciplines="obf/pre/pro", requires="anarch"
)
def the_platinum_protocol(card: Card) -> None:
    """Any of three Disciplines, or several of them at once: each adds its own part to the bleed."""
    obf, pre, pro = (DISCIPLINE_CODES.index(code) for code in ("obf", "pre", "pro"))
    for size in (1, 2, 3):
        for used in combinations((obf, pre, pro), size):
            bleeds = ActionOf(BLEED, directed=True, stealth=int(obf in used), bleed=int(pre in used))
            effects: list[Effect] = [Corrupt()] if pro in used else []
            card.uses.append(
                UseOf(
                    1 << MINION_PHASE,
                    effects,
                    types=ACTION,
                    level=BASIC,
                    conditions=[HasAll(used)],
                    action=bleeds,
                )
            )
