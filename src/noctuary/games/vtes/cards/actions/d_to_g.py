"""Action cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.amounts import AtMost, Counters, InYourHand
from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    ANARCH,
    LOCATION_CARD,
    MINION,
    MINION_CARD,
    VAMPIRES,
    YOUR_PREYS,
    YOURS,
    Clan,
    Having,
    On,
)
from noctuary.games.vtes.blocks.conditions import Is, Unless
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.face_down import PutOnWith, held_for_bearer
from noctuary.games.vtes.blocks.effects.later import Grant, If, May
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, Lock, TakeControl, TakeLocation, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, BurnPool, Move
from noctuary.games.vtes.blocks.effects.sects import PutOnToTeach, TeachesSecond
from noctuary.games.vtes.blocks.in_actions import BLED, CALLED_BY_BEARER
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import AT_SUPERIOR, COPY, FIRST_COPY, LOCKED, READY, TITLED, YOUNGER
from noctuary.games.vtes.blocks.targets import Number, OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives, Lends
from noctuary.games.vtes.blocks.who import PREY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.action_shapes import combat_action, fee_stake
from noctuary.games.vtes.cards.shapes import action_card, bleed_card
from noctuary.games.vtes.cards.uses import granted, in_phase, when
from noctuary.games.vtes.kinds import (
    BASIC,
    BLEED,
    DISCARD,
    DISCIPLINE_CODES,
    ENTER_COMBAT,
    HAND_SIZE,
    IN_PLAY,
    MANEUVERS,
    MASTER_PHASE,
    ON_CARD,
    SECT_SLUGS,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry


@printed.action("Deep Song", fr="Chant profond", disciplines="ani", keywords="frenzy")
def deep_song(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    action_card(
        card,
        [Lock(CHOSEN), EnterCombat(turned=True)],
        SUPERIOR,
        kind=ENTER_COMBAT,
        directed=True,
        target=OneOf(VAMPIRES & READY & ~YOURS),
    )


@printed.action(
    "Dominate Kine", fr="Dominer le bétail", former=["Kine Dominance"], disciplines="dom", blood=2
)
def dominate_kine(card: Card) -> None:
    bleed_card(card, 1, BASIC, stealth=1)
    action_card(card, [TakeLocation(CHOSEN)], SUPERIOR, directed=True, target=OneOf(LOCATION_CARD & ~YOURS))


@printed.action("Enchant Kindred", fr="Enchanter la descendance", disciplines="pre")
def enchant_kindred(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    action_card(card, [Move(2, BANK, UNCONTROLLED)], SUPERIOR, stealth=1, target=Uncontrolled(YOUNGER))


@printed.action("Entrancement", fr="Envoûtement", disciplines="pre")
def entrancement(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    others = OneOf(ALLIES & ~YOURS)
    action_card(card, [TakeControl(CHOSEN)], SUPERIOR, stealth=1, directed=True, target=others)


@printed.action("Fee Stake: Corte", requires="anarch with capacity 5 or more", keywords="title")
def fee_stake_corte(card: Card) -> None:
    fee_stake(card, "Corte")


@printed.action("Fee Stake: Perth", requires="anarch with capacity 5 or more", keywords="title")
def fee_stake_perth(card: Card) -> None:
    fee_stake(card, "Perth")


@printed.action("Fee Stake: Seattle", requires="anarch with capacity 5 or more", keywords="title")
def fee_stake_seattle(card: Card) -> None:
    fee_stake(card, "Seattle")
    of_clan = Is(BEARER, Clan("gangrel") | Clan("gangrel-antitribu"))
    card.traits.append(Gives("votes-as-gangrel", numbers.VOTES, 1, BEARER, [of_clan, CALLED_BY_BEARER]))


@printed.action("Field Training", blood=1, requires="anarch")
def field_training(card: Card) -> None:
    pupils = OneOf(VAMPIRES & READY & YOURS & ~SELF & ~TITLED & FIRST_COPY)
    action_card(card, [PutOnToTeach(), Unlock(SELF)], stealth=1, target=pupils)
    card.stays = ON_CARD
    card.traits.append(Lends("sect", numbers.SECT, SECT_SLUGS.index("anarch"), BEARER))
    card.traits.append(TeachesSecond())
    card.burned_if.append(Is(BEARER, ~ANARCH))


@printed.action("Fiendish Tongue", requires="sabbat vampire")
def fiendish_tongue(card: Card) -> None:
    tzimisce = [BLED, Is(SELF, Clan("tzimisce"))]
    action_card(
        card,
        [If(tzimisce, Grant("vtes-grant-unlock-in-discard", 1, until=expiry.END_OF_TURN))],
        kind=BLEED,
        bleed=1,
        directed=True,
        traits=[Gives("intercept", numbers.INTERCEPT, -1, ANARCH)],
    )
    granted(card, 1 << DISCARD, [Unlock(SELF)], blood=1)


@printed.action("Fleetness", fr="Légèreté", disciplines="cel", blood=1)
def fleetness(card: Card) -> None:
    bleed_card(card, 0, BASIC, stealth=1)
    locked = OneOf(MINION & READY & LOCKED & ~YOURS)
    maneuver = Grant("vtes-grant-maneuver-in-combat", 2, until=expiry.END_OF_COMBAT)
    combat_action(card, locked, [maneuver], SUPERIOR, stealth=1)
    granted(card, 1 << MANEUVERS, [Maneuver()])


@printed.action("Form of Corruption", fr="Forme de corruption", disciplines="ser")
def form_of_corruption(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutInPlay()], level, conditions=[Unless(COPY & YOURS)])
    card.stays = IN_PLAY
    in_phase(
        card,
        MASTER_PHASE,
        [
            TakeControl(CHOSEN),
            If([Is(THIS, AT_SUPERIOR)], BurnPool(1, PREY), name="superior-pool"),
            Burn(THIS),
        ],
        target=OneOf(VAMPIRES & YOUR_PREYS & AtMost(Counters(THIS))),
    )
    when(card, "edge-gained", happenings.EDGE_GAINED, [May("vtes-ask-add-counter", Gain(1, THIS))], PREY)


@printed.action("Gift of Proteus", clan="Gangrel")
def gift_of_proteus(card: Card) -> None:
    protean = MINION_CARD & Having(DISCIPLINE_CODES.index("pro"), BASIC)
    action_card(
        card,
        [PutOnWith(protean)],
        stealth=1,
        number=Number(1, 2 * HAND_SIZE, InYourHand(protean), prompt="vtes-ask-number-under"),
        conditions=[Unless(COPY & On(SELF))],
    )
    card.stays = ON_CARD
    held_for_bearer(card)


@printed.action("Govern the Unaligned", fr="Diriger les indécis", disciplines="dom", blood=1)
def govern_the_unaligned(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    action_card(card, [Move(3, BANK, UNCONTROLLED)], SUPERIOR, stealth=1, target=Uncontrolled(YOUNGER))
