"""Master cards from N to R."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import happenings, notes, numbers, permissions
from noctuary.games.vtes.blocks.amounts import THE_X, YOUR_POOL, Each
from noctuary.games.vtes.blocks.atoms import (
    ANARCH,
    ANY_CARD,
    MINION,
    VAMPIRES,
    YOUR_PREYS,
    YOURS,
    Clan,
    Keyword,
)
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, AnyOf, During, Exists, Is, Once, Performed
from noctuary.games.vtes.blocks.effects.action import EnterCombat, Stealth
from noctuary.games.vtes.blocks.effects.anarchs import UnlocksAnarch
from noctuary.games.vtes.blocks.effects.combat import EndCombat
from noctuary.games.vtes.blocks.effects.later import After, Remember
from noctuary.games.vtes.blocks.effects.leaving import PaysAsItLeaves
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Feed, Gain, Lasts, Lock, ToTorpor
from noctuary.games.vtes.blocks.effects.play import PutFromHand, PutOn
from noctuary.games.vtes.blocks.effects.politics import CastVotes
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, BurnPool, Move, PhaseAction
from noctuary.games.vtes.blocks.in_actions import NO_REACTION, POLITICAL_ACTION
from noctuary.games.vtes.blocks.pointing import ACTOR, ATTACKER, BEARER, CHOSEN, SECOND, SELF, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import LOCKED, READY, THREATENED, TITLED, UNIQUE, WITH_BLOOD
from noctuary.games.vtes.blocks.targets import Number, OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Cannot, Gives
from noctuary.games.vtes.blocks.who import BEARERS
from noctuary.games.vtes.card import ActionOf, By, Card, UseOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import feeding_ground, hunting_ground
from noctuary.games.vtes.cards.pieces import UNFED, archetype, pays_out
from noctuary.games.vtes.cards.shapes import (
    discipline_master,
    location,
    master,
    on_minion,
    out_of_turn,
    stays_in_play,
)
from noctuary.games.vtes.cards.uses import burnable, follows, in_phase, stealable, use, when
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ALLY,
    BEFORE_RANGE,
    DERIVATIVE,
    DISCARD,
    DURING_ACTION,
    ENTER_COMBAT,
    HUNTING_GROUND,
    INFLUENCE,
    LOCATION,
    MINION_PHASE,
    ON_CARD,
    POLITICS,
    POLLING,
    RETAINER,
    STRIKE,
    STRIKES_CHOSEN,
    UNLOCK,
)
from noctuary.games.vtes.rules import expiry, following, limits

MOST_POOL: Final = 999  # “X pool”: as much as she has


@printed.master("New Carthage", clan="Brujah", pool=3, keywords="unique location")
def new_carthage(card: Card) -> None:
    """Whoever controls them."""
    location(card)
    rulers = TITLED & Clan("brujah")
    card.traits.append(Gives("bleed", numbers.BLEED, 1, rulers))
    card.traits.append(Gives("votes", numbers.VOTES, 1, rulers))
    card.traits.append(Gives("votes", numbers.VOTES, -1, Clan("ventrue")))


@printed.master("Obfuscate", keywords="discipline", disciplines="obf")
def obfuscate(card: Card) -> None:
    discipline_master(card)


@printed.master("Opium Den", fr="Fumerie d'opium", clan="Ministry", pool=1, keywords="unique location")
def opium_den(card: Card) -> None:
    location(card)
    own = Is(ACTOR, YOURS & Clan("ministry"))
    use(card, DURING_ACTION, [Stealth(1)], locks=True, conditions=[own])


@printed.master("Oxford University, England", clan="Brujah", keywords="unique location")
def oxford_university_england(card: Card) -> None:
    location(card)
    dear = Number(1, MOST_POOL, YOUR_POOL, prompt="vtes-ask-buy-votes")
    buys = [BurnPool(THE_X), CastVotes(2 * THE_X)]
    use(card, 1 << POLLING, buys, locks=True, number=dear, conditions=[POLITICAL_ACTION])


@printed.master("Palace Hunting Ground", clan="Guruhi", pool=1, keywords="unique hunting-ground location")
def palace_hunting_ground(card: Card) -> None:
    feeding_ground(card, [Feed(1, CHOSEN)], UNFED & WITH_BLOOD & Clan("guruhi"))


@printed.master(
    "Papillon", fr="Papillon", pool=3, keywords="unique hunting-ground location", requires="city-title"
)
def papillon(card: Card) -> None:
    feeding_ground(card, [Feed(2, CHOSEN)], UNFED & TITLED)


hunting_ground("Park Hunting Ground", clan="Ravnos")


@printed.master("Pentex™ Subversion", fr="Subversion de la Pentex™", pool=2, keywords="unique")
def pentex_subversion(card: Card) -> None:
    on_minion(card, OneOf(MINION & READY))
    card.traits.append(Cannot("block", permissions.TO_BLOCK, BEARER))
    burnable(card)


@printed.master("Perfectionist", fr="Perfectionniste", keywords="archetype")
def perfectionist(card: Card) -> None:
    archetype(card)
    perfect = [Performed(BEARER), NO_REACTION]
    use(card, 1 << AFTER_ACTION, [Gain(1, BEARER)], conditions=perfect, once=limits.EACH_TURN, by=By.HOST)


@printed.master("Piper", requires="anarch")
def piper(card: Card) -> None:
    """No action, so nobody can block it."""
    awake = OneOf(YOURS & READY & ANARCH & ~LOCKED)
    master(card, [Lock(CHOSEN), PutFromHand(ALLY | RETAINER)], target=awake)


@printed.master("Poacher's Hunting Ground", keywords="hunting-ground location derivative")
def poachers_hunting_ground(card: Card) -> None:
    location(card)
    theirs = Each(Keyword(HUNTING_GROUND) & ~Keyword(DERIVATIVE) & ~YOURS)
    fed = Some(UNFED & ANARCH, "vtes-ask-poach", most=theirs)
    in_phase(card, UNLOCK, [Feed(1, fed)], once=limits.EACH_PHASE)


hunting_ground("Political Hunting Ground", fr="Sphère politique, terrain de chasse", clan="Lasombra")


hunting_ground("Port Hunting Ground", clan="Ishtarri")


@printed.master("Potence", keywords="discipline", disciplines="pot")
def potence(card: Card) -> None:
    discipline_master(card)


@printed.master("Powerbase: Los Angeles", keywords="unique location")
def powerbase_los_angeles(card: Card) -> None:
    location(card)
    gave = Lasts("", notes.GAVE_DISCARD, 1, expiry.END_OF_TURN, THIS)
    in_phase(card, DISCARD, [PhaseAction(DISCARD), gave], locks=True)
    stealable(card, Is(SELF, ANARCH, "VTES-SEQ-08"))
    card.triggers.append(UnlocksAnarch())


@printed.master("Powerbase: Montreal", fr="Siège du pouvoir : Montréal", keywords="unique location")
def powerbase_montreal(card: Card) -> None:
    location(card)
    gathers = [Move(1, BANK, UNCONTROLLED)]
    in_phase(card, INFLUENCE, gathers, once=limits.EACH_PHASE, target=Uncontrolled(ANY_CARD))
    stealable(card, BY_VAMPIRE)


@printed.master("Powerbase: Savannah", keywords="unique location elysium")
def powerbase_savannah(card: Card) -> None:
    """In any round, before its range is determined."""
    location(card)
    another = OneOf(Keyword(LOCATION) & UNIQUE & YOURS & ~LOCKED & ~THIS)
    own = Is(ATTACKER, YOURS & VAMPIRES)
    use(card, 1 << BEFORE_RANGE, [Lock(CHOSEN), EndCombat()], target=another, conditions=[own])
    stealable(card, BY_VAMPIRE)


@printed.master(
    "Priority Contract", fr="Contrat prioritaire", clan="Banu Haqim", keywords="unique contract trifle"
)
def priority_contract(card: Card) -> None:
    """The first one chosen hunts the other, on whom the contract lies."""
    hunter = OneOf(YOURS & READY & Clan("banu-haqim"), prompt="vtes-ask-contract-for")
    victim = MINION & YOUR_PREYS
    master(
        card,
        [PutOn(SECOND)],
        conditions=[Exists(victim)],
        target=hunter,
        number=OneOf(victim, prompt="vtes-ask-contract-on"),
        stays=ON_CARD,
    )
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [EnterCombat()],
            in_play=True,
            conditions=[Is(SELF, CHOSEN, "VTES-SEQ-08")],
            target=OneOf(BEARER & READY),
            by=By.ANYONE,
            action=ActionOf(ENTER_COMBAT, stealth=1, directed=True),
        )
    )
    card.triggers.append(PaysAsItLeaves(3))
    card.triggers.append(PaysAsItLeaves(3, happenings.WENT_TO_TORPOR))


@printed.master("Protean", keywords="discipline", disciplines="pro")
def protean(card: Card) -> None:
    discipline_master(card)


@printed.master("Protracted Investment", pool=2, keywords="investment")
def protracted_investment(card: Card) -> None:
    stays_in_play(card, 5)
    pays_out(card)


@printed.master("Rebel", fr="Rebelle", keywords="archetype trifle")
def rebel(card: Card) -> None:
    archetype(card)
    against = AnyOf(Is(ACTOR, TITLED), During(POLITICS))
    gains = [Gain(1, BEARER), Remember(expiry.END_OF_TURN, THIS, told="each-turn")]
    once = Once("each-turn", any_use=True, whom=THIS)
    when(card, "blocks", happenings.BLOCK_SUCCEEDED, gains, BEARER, [against, once])


@printed.master("Rötschreck", keywords="out-of-turn frenzy")
def rotschreck(card: Card) -> None:
    """Played between the declaration and the resolution of a strike; what follows the combat is lost if it
    goes on, or if another begins (VTES-COMBAT-12)."""
    flees = After(
        following.COMBAT_ENDED,
        [Lock(CHOSEN), ToTorpor(CHOSEN)],
        expiry.AFTER_COMBAT,
        CHOSEN,
        name="locked-to-torpor",
    )
    out_of_turn(
        card,
        1 << STRIKE | 1 << STRIKES_CHOSEN,
        [PutOn(), flees, EndCombat(told=False)],
        target=OneOf(VAMPIRES & THREATENED),
        stays=ON_CARD,
    )
    card.traits.append(Cannot("unlock", permissions.TO_UNLOCK, BEARER))
    when(card, "unlock-phase", happenings.UNLOCK_PHASE, [Burn(THIS)], BEARERS)
    follows(card, flees)
