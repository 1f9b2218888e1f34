"""Shapes and pieces that cards of several modules share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.amounts import AtMost, Plain
from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    CAMARILLA,
    MINION,
    RETAINER_CARD,
    VAMPIRES,
    YOURS,
    Bearing,
    Clan,
    Keyword,
)
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import Intercept, Redirect, Stealth
from noctuary.games.vtes.blocks.effects.later import If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lock
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.effects.politics import ChooseCard, GiveTitle, Votes
from noctuary.games.vtes.blocks.effects.pool import BANK, POOL, UNCONTROLLED, Move
from noctuary.games.vtes.blocks.in_actions import BLEEDING_YOU
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, BLOCKER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import FED, READY, WITH_BLOOD
from noctuary.games.vtes.blocks.targets import Methuselah, OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import ANOTHER, YOU, Who
from noctuary.games.vtes.card import By, Card, Condition, Effect
from noctuary.games.vtes.cards.shapes import location, on_minion, reaction, referendum
from noctuary.games.vtes.cards.uses import in_phase, use, when
from noctuary.games.vtes.kinds import (
    ARCHETYPE,
    ATTEMPT,
    DECLINED,
    DURING_ACTION,
    INFLUENCE,
    JUSTICAR,
    MASTER_PHASE,
    ON_CARD,
    UNLOCK,
)
from noctuary.games.vtes.rules import limits

UNFED: Final = YOURS & READY & VAMPIRES & ~FED  # by a hunting ground (VTES-UNLOCK-08)
BURN_IF_EMPTY: Final = If([Is(THIS, ~WITH_BLOOD)], Burn(THIS))


def moves_blood(card: Card, window: int) -> None:
    """The vampire's controller moves 1 blood, one way or the other, once in each phase of her own."""
    for move in (Move(1, BEARER, POOL), Move(1, POOL, BEARER)):
        in_phase(card, window, [move], by=By.HOST, once=limits.EACH_PHASE, limit_as=0)


def redirects(
    card: Card, level: int, *, locks: bool, when: Condition = BLEEDING_YOU, to: Who = ANOTHER
) -> None:
    """The new target is chosen as the card is announced (VTES-SEQ-05)."""
    effects: list[Effect] = [Redirect(), Lock(SELF)] if locks else [Redirect()]
    another = Methuselah(to, prompt="vtes-ask-redirect", rule="VTES-ACT-09")
    reaction(card, effects, level, windows=1 << DECLINED, conditions=[when], target=another)


def stays_yours(card: Card) -> None:
    """It lies on a minion, and whoever has played it controls it (VTES-SETUP-11)."""
    card.stays = ON_CARD
    card.keeps_control = True


def archetype(card: Card) -> None:
    """On a vampire of yours that has none."""
    on_minion(card, OneOf(VAMPIRES & YOURS & ~Bearing(Keyword(ARCHETYPE))))


def pays_out(card: Card) -> None:
    """An investment: a counter becomes pool, and the card is burned with its last one."""
    in_phase(card, MASTER_PHASE, [Move(1, THIS, POOL), BURN_IF_EMPTY], master_action=True)


def regains_life(card: Card, below: int) -> None:
    """An ally gains 1 life in your unlock phase while it has less than that (VTES-SEQ-14)."""
    hurt = Is(THIS, AtMost(Plain(below - 1)))
    in_phase(card, UNLOCK, [Gain(1, THIS)], conditions=[hurt], once=limits.EACH_PHASE, optional=False)


def takes_a_life(card: Card) -> None:
    """As it enters play, another ally or a retainer of yours is burned, or this one."""
    victims = (ALLIES | RETAINER_CARD) & YOURS
    when(card, "entered", happenings.ENTERED, [Burn(Some(victims, "vtes-ask-sacrifice"))], THIS)


def influences(card: Card, clan: str) -> None:
    """A location that helps a vampire of the clan into play."""
    location(card)
    own = Uncontrolled(Clan(clan))
    in_phase(card, INFLUENCE, [Move(1, BANK, UNCONTROLLED)], locks=True, target=own)


def lends_stealth(card: Card, whom: Which, amount: int = 1) -> None:
    """Lock it to give such an acting minion stealth, when needed (VTES-BLOCK-09)."""
    use(card, DURING_ACTION, [Stealth(amount)], locks=True, conditions=[Is(ACTOR, whom)])


def lends_intercept(
    card: Card, whom: Which, amount: int = 1, *, pool: int = 0, conditions: Sequence[Condition] = ()
) -> None:
    """Lock it to give such a minion intercept while it attempts to block, when needed (VTES-BLOCK-10)."""
    tries = [*conditions, Is(BLOCKER, MINION & whom)]
    use(card, 1 << ATTEMPT, [Intercept(amount, BLOCKER)], locks=True, conditions=tries, pool=pool)


def two_master_actions() -> Gives:
    """They set the base (VTES-RUL-03)."""
    return Gives("master-base", numbers.MASTER_BASE, 1, YOU, [Is(THIS, READY)])


def larger_hand(more: int = 1) -> Gives:
    return Gives("hand-size", numbers.HAND, more, YOU, [Is(THIS, READY)])


def discards_more() -> Gives:
    """Counted as the phase begins."""
    return Gives("discard-actions", numbers.DISCARD_ACTIONS, 1, YOU, [Is(THIS, READY)])


def transfers(amount: int) -> Gives:
    """The number is fixed as the phase begins (VTES-INFL-01)."""
    return Gives("transfers", numbers.TRANSFERS, amount, YOU, [Is(THIS, READY)])


def justicar(card: Card, clan: str) -> None:
    """The title of a clan, for which its vampires have more votes.

    Only a Camarilla vampire can be chosen for a Camarilla title (VTES-TITLE-01, official ruling).
    """
    kin = READY & Clan(clan)
    terms = ChooseCard(kin & CAMARILLA, "vtes-ask-justicar", Votes(1, kin))
    referendum(card, [GiveTitle(JUSTICAR, CHOSEN), PutOn()], terms)
