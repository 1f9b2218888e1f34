"""Action cards from T to Z."""

from __future__ import annotations

from itertools import combinations

from noctuary.games.vtes.blocks.amounts import Counters
from noctuary.games.vtes.blocks.atoms import BEARER, READY, THIS, VAMPIRES
from noctuary.games.vtes.blocks.conditions import AtLeast
from noctuary.games.vtes.blocks.effects.corruption import Corrupt
from noctuary.games.vtes.blocks.effects.on_cards import Borrow, Gain, Lose
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import ActionOf, Card, Effect
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import stays_yours
from noctuary.games.vtes.cards.shapes import action_card, in_phase, with_disciplines
from noctuary.games.vtes.kinds import BASIC, BLEED, DISCIPLINE_CODES, MASTER_PHASE, MINION_PHASE, SUPERIOR
from noctuary.games.vtes.rules import limits


@printed.action("Temptation", disciplines="ser", blood=1)
def temptation(card: Card) -> None:
    for level, counters in ((BASIC, 0), (SUPERIOR, 1)):
        effects = [PutOn(kept=True, counters=counters)]
        action_card(card, effects, level, directed=True, target=OneOf(VAMPIRES & READY))
    stays_yours(card)
    in_phase(card, MASTER_PHASE, [Gain(1, THIS)], once=limits.EACH_PHASE)
    in_phase(
        card,
        MINION_PHASE,
        [Lose(Counters(THIS), THIS), Borrow(BEARER)],
        once=limits.EACH_PHASE,
        conditions=[AtLeast(Counters(THIS), Counters(BEARER))],
    )


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
            with_disciplines(card, used, 1 << MINION_PHASE, effects, bleeds)
