"""Action modifiers from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Counters, FromTo
from noctuary.games.vtes.blocks.atoms import ALLIES, Called
from noctuary.games.vtes.blocks.conditions import Alone, During, HasAll, Is
from noctuary.games.vtes.blocks.effects.action import Bleed, CannotBlock, EndAction, Intercept, Stealth
from noctuary.games.vtes.blocks.effects.cancels import CancelWay
from noctuary.games.vtes.blocks.effects.later import After, Grant
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Lock
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.in_actions import POLITICAL_ACTION, BledBy
from noctuary.games.vtes.blocks.in_combats import FIRST_ROUND
from noctuary.games.vtes.blocks.pointing import BLOCKER, CHOSEN, SELF
from noctuary.games.vtes.blocks.states import TITLED, WITH_BLOOD, YOUNGER
from noctuary.games.vtes.blocks.targets import Number, OneOf
from noctuary.games.vtes.card import Card, Effect, StrikeOf, UseOf, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import at
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import combat_card, modifier
from noctuary.games.vtes.cards.uses import follows, granted
from noctuary.games.vtes.kinds import (
    ANNOUNCED,
    AS_PLAYED,
    BASIC,
    BLEED,
    BLOCKED,
    COMBAT,
    DISCIPLINE_CODES,
    DURING_ACTION,
    MODIFIER,
    POLLING,
    REACTION,
    STRIKE,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry, following
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, UNTIL_UNLOCK


@printed.modifier("Hide the Mind", also=COMBAT, disciplines="obf")
def hide_the_mind(card: Card) -> None:
    aus = DISCIPLINE_CODES.index("aus")
    in_combat = CancelWay("combat-auspex", types=COMBAT, discipline=aus, pays=False)
    combat_card(card, 1 << AS_PLAYED, [in_combat], BASIC)
    of_reaction = CancelWay("reaction-auspex", types=REACTION, discipline=aus, pays=False)
    modifier(card, [of_reaction], SUPERIOR, windows=1 << AS_PLAYED)


@printed.modifier("Into Thin Air", fr="Volatilisé", disciplines="obf")
def into_thin_air(card: Card) -> None:
    lowers = Grant("vtes-grant-lower-intercept", 2)
    for level, amount in ((BASIC, 1), (SUPERIOR, 2)):
        alone = Alone(Called("Lost in Crowds"))
        modifier(card, [Stealth(amount), lowers], level, conditions=[alone], deferred=UNTIL_UNLOCK)
    weaker = OneOf((ALLIES | YOUNGER) & ~SELF)
    granted(card, DURING_ACTION, [Intercept(-1, CHOSEN)], target=weaker, blood=1)


@printed.modifier("Invigorate", disciplines="ani/dom/pro", requires="anarch")
def invigorate(card: Card) -> None:
    whole, all_along = expiry.END_OF_ACTION, DURING_ACTION | 1 << BLOCKED
    strong = Lasts("strength-in-action", numbers.STRENGTH, 1, whole)
    clawed = Lasts("hands-aggravated-in-action", numbers.HANDS_AGGRAVATED, 1, whole)
    modifier(card, [strong], **at("ani"), windows=all_along)
    modifier(card, [CannotBlock(ALLIES)], **at("dom"))
    modifier(card, [clawed], **at("pro"), windows=all_along)


@printed.modifier("Iron Glare", disciplines="pot&pre")
def iron_glare(card: Card) -> None:
    modifier(card, [Votes(2)], BASIC, windows=1 << POLLING, conditions=[POLITICAL_ACTION])
    modifier(card, [Bleed(2)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("Lost in Crowds", fr="Perdu dans la foule", disciplines="obf")
def lost_in_crowds(card: Card) -> None:
    alone = Alone(Called("Into Thin Air"))
    modifier(card, [Stealth(1)], BASIC, conditions=[alone])
    modifier(card, [Stealth(2)], SUPERIOR, conditions=[alone])


@printed.modifier("Memory Rift", disciplines="dem/obf/pre", requires="anarch")
def memory_rift(card: Card) -> None:
    """Any of its Disciplines, or several at once: each adds what it does."""
    escapes = Grant("vtes-grant-strike-ends-when-blocked", 7, on_block=True)
    parts: list[tuple[str, Effect]] = [
        ("dem", CannotBlock(CHOSEN)),
        ("obf", Stealth(1, even_if_not_needed=True)),
        ("pre", escapes),
    ]
    chosen = OneOf(TITLED | YOUNGER)
    for several in range(1, 1 << len(parts)):
        used = [part for place, part in enumerate(parts) if several >> place & 1]
        disciplines = [HasAll([DISCIPLINE_CODES.index(code) for code, _ in used])]
        effects, target = [effect for _, effect in used], chosen if several & 1 else None
        whole = UseOf(
            1 << ANNOUNCED, effects, types=MODIFIER, level=BASIC, conditions=disciplines, target=target
        )
        card.uses.append(whole)
    granted(card, 1 << STRIKE, [], strike=StrikeOf(ends=True), conditions=[FIRST_ROUND])


@printed.modifier("Mirror Walk", fr="Traversée du miroir", disciplines="tha")
def mirror_walk(card: Card) -> None:
    ends = After(following.BLOCKED, [Lock(BLOCKER), EndAction()], name="ends")
    modifier(card, [Stealth(1)], BASIC, deferred=UNTIL_DISCARD)
    modifier(card, [Stealth(1), ends], SUPERIOR, deferred=UNTIL_DISCARD)
    follows(card, ends)


@printed.modifier("Monkey Wrench", fr="Semer la pagaille", blood=X, requires="anarch")
def monkey_wrench(card: Card) -> None:
    pays = Is(SELF, WITH_BLOOD, "VTES-SEQ-07")
    one_to_three = Number(1, 3, Counters(SELF), prompt="vtes-ask-x")
    modifier(card, [Bleed(FromTo(1, 3))], conditions=[During(BLEED), pays], number=one_to_three)


@printed.modifier(
    "Murmur of the False Will", fr="Murmure de la fausse volonté", also=REACTION, disciplines="dom"
)
def murmur_of_the_false_will(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    redirects(card, SUPERIOR, locks=True, when=BledBy(YOUNGER))
