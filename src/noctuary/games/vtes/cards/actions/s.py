"""Action cards with S."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    EVENT_CARD,
    LOCATION_CARD,
    MINION,
    RETAINER_CARD,
    YOURS,
    Clan,
    Keyword,
    Of,
)
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.arming import HandsOrBlade
from noctuary.games.vtes.blocks.effects.combat import Allows, Maneuver
from noctuary.games.vtes.blocks.effects.hand import LookAndDiscard
from noctuary.games.vtes.blocks.effects.later import Grant, If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Damage, Lasts, LoseLife, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, GainPool, Move
from noctuary.games.vtes.blocks.in_actions import BLED
from noctuary.games.vtes.blocks.in_combats import FIRST_ROUND, WITH_BLOCKER
from noctuary.games.vtes.blocks.pointing import CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import HAS_BLED, READY, YOUNGER
from noctuary.games.vtes.blocks.targets import Methuselah, OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import NEIGHBOURS, OTHERS
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import at
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, strike_card
from noctuary.games.vtes.cards.uses import granted, in_phase
from noctuary.games.vtes.kinds import (
    BASIC,
    BEFORE_RANGE,
    BLEED,
    CHANGELING,
    COMBAT,
    DISCARD,
    ENTER_COMBAT,
    IN_PLAY,
    MANEUVERS,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry, replacing


@printed.action("Scouting Mission", disciplines="dom")
def scouting_mission(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    action_card(card, [Move(2, BANK, UNCONTROLLED)], SUPERIOR, stealth=1, target=Uncontrolled(YOUNGER))


@printed.action("Shattering", disciplines="chi/dem/pro", blood=1, requires="anarch")
def shattering(card: Card) -> None:
    anybody = Methuselah(OTHERS)
    action_card(card, [LookAndDiscard(named=True)], stealth=1, directed=True, target=anybody, **at("chi"))
    action_card(card, [Burn(CHOSEN)], stealth=2, target=OneOf(EVENT_CARD), **at("dem"))
    hurt = Damage(2, CHOSEN, inflicted=True)
    action_card(card, [hurt], directed=True, target=OneOf(MINION & READY), **at("pro"))


@printed.action("Show of Force", fr="Démonstration de force", disciplines="pot&pre")
def show_of_force(card: Card) -> None:
    for place, (level, more) in enumerate(((BASIC, 1), (SUPERIOR, 2))):
        strong = Grant("vtes-grant-strength-if-blocked", place + 2, amount=more)
        bleed_card(card, more, level, announced=[strong])
    for more in (1, 2):
        strength = Lasts("strength-in-combat", numbers.STRENGTH, more, expiry.END_OF_COMBAT)
        granted(card, 1 << BEFORE_RANGE, [strength], conditions=[FIRST_ROUND, WITH_BLOCKER])


@printed.action("Skullduggery", disciplines="obf/pre/pro", requires="anarch")
def skullduggery(card: Card) -> None:
    bleed_card(card, 0, stealth=1, announced=[Grant("vtes-grant-maneuver-if-blocked", 3)], **at("obf"))
    bleed_card(card, 1, **at("pre"))
    bleed_card(card, 0, stealth=1, **at("pro"))
    granted(card, 1 << MANEUVERS, [Maneuver()], conditions=[WITH_BLOCKER])


@printed.action("Smash and Grab", disciplines="ani/dem/pot", requires="anarch")
def smash_and_grab(card: Card) -> None:
    living = OneOf(ALLIES | RETAINER_CARD)
    action_card(card, [LoseLife(2, CHOSEN)], stealth=1, directed=True, target=living, **at("ani"))
    bleed_card(card, 1, **at("dem"))
    next_door = OneOf(LOCATION_CARD & Of(NEIGHBOURS))
    action_card(card, [Burn(CHOSEN)], stealth=1, directed=True, target=next_door, **at("pot"))


@printed.action("Social Charm", disciplines="pre")
def social_charm(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    bleed_card(card, 1, SUPERIOR, effects=[If([BLED], GainPool(1))])


@printed.action("Song of Pan", clan="Kiasyd", pool=1, keywords="unique")
def song_of_pan(card: Card) -> None:
    fae = Clan("kiasyd") | ALLIES & Keyword(CHANGELING)
    action_card(card, [Unlock(SELF), PutInPlay()], stealth=1)
    card.stays = IN_PLAY
    card.traits.append(Gives("bleed", numbers.BLEED, 1, fae))
    in_phase(card, DISCARD, [Burn(THIS), Damage(1, YOURS & ~HAS_BLED & fae)], optional=False)


@printed.action("Steely Tenacity", also=COMBAT, disciplines="ani/dom/qui", blood=1, requires="anarch")
def steely_tenacity(card: Card) -> None:
    back = replacing.OR_TAKE_BACK
    blow = StrikeOf(strength=True, damage=1, with_weapon=True)
    presses = [Allows(presses=1)]
    strike_card(card, blow, effects=presses, target=HandsOrBlade(), deferred=back, **at("ani"))
    action_card(card, [], kind=BLEED, bleed=1, directed=True, deferred=back, **at("dom"))
    foe = OneOf(MINION & READY & ~YOURS)
    action_card(
        card,
        [EnterCombat()],
        kind=ENTER_COMBAT,
        stealth=1,
        directed=True,
        target=foe,
        deferred=back,
        **at("qui"),
    )
