"""Master cards with S."""

from __future__ import annotations

from noctuary.games.vtes import happenings, permissions
from noctuary.games.vtes.blocks.amounts import THE_X
from noctuary.games.vtes.blocks.atoms import MASTER_CARD, MINION, YOURS, Bearing, Clan, Keyword
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is
from noctuary.games.vtes.blocks.effects.attempts import FailAction
from noctuary.games.vtes.blocks.effects.levies import PayForCounters
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.blocks.effects.pool import POOL, Move
from noctuary.games.vtes.blocks.in_actions import TARGETS_BEARER
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, THIS
from noctuary.games.vtes.blocks.states import READY, WITH_COPY, WITH_COUNTERS
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Cannot, Costs
from noctuary.games.vtes.blocks.who import EVERYBODY, OTHERS
from noctuary.games.vtes.card import Card, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.pieces import BURN_IF_EMPTY, pays_out
from noctuary.games.vtes.cards.shapes import on_minion, out_of_turn, stays_in_play
from noctuary.games.vtes.cards.uses import burnable, in_phase, levy, use, when
from noctuary.games.vtes.kinds import (
    ANNOUNCED,
    AS_PLAYED,
    DURING_ACTION,
    HAVEN,
    INVESTMENT,
    MASTER_PHASE,
    UNLOCK,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.rules import limits


@printed.master("Secret Horde", pool=X, keywords="investment")
def secret_horde(card: Card) -> None:
    stays_in_play(card, 2 * THE_X)
    pays_out(card)


hunting_ground("Shanty Town Hunting Ground", clan="Nosferatu antitribu")


@printed.master("Secret Passage")
def secret_passage(card: Card) -> None:
    on_minion(card, OneOf(MINION & YOURS & READY & ~WITH_COPY))
    windows = DURING_ACTION | 1 << ANNOUNCED | 1 << WOULD_SUCCEED
    use(card, windows, [Burn(THIS), FailAction()], conditions=[TARGETS_BEARER])


@printed.master("Secure Haven", pool=1, keywords="unique location haven")
def secure_haven(card: Card) -> None:
    on_minion(card, OneOf(MINION & YOURS & ~Bearing(Keyword(HAVEN))))
    card.traits.append(Cannot("be-targeted", permissions.TO_BE_TARGETED, BEARER))
    card.traits.append(Costs(1, MASTER_CARD, EVERYBODY, to=BEARER))
    when(card, "to-torpor", happenings.WENT_TO_TORPOR, [Burn(THIS)], BEARER)


@printed.master("Short-Term Investment", pool=1, keywords="investment")
def short_term_investment(card: Card) -> None:
    stays_in_play(card, 3)
    pays_out(card)


hunting_ground("Slum Hunting Ground", fr="Bidonville, terrain de chasse", clan="Nosferatu")


@printed.master(
    "Smiling Jack, The Anarch", fr="Smiling Jack, l'Anarch", former=["Smiling Jack"], keywords="unique"
)
def smiling_jack_the_anarch(card: Card) -> None:
    stays_in_play(card)
    in_phase(card, UNLOCK, [Move(1, POOL, THIS)], once=limits.EACH_PHASE, optional=False)
    levy(card, UNLOCK, [PayForCounters()], [Is(THIS, ~YOURS & WITH_COUNTERS)])
    burnable(card, by=[BY_VAMPIRE])


hunting_ground("Society Hunting Ground", fr="Haute société, terrain de chasse", clan="Toreador")


@printed.master("Sudden Reversal", fr="Revers soudain", keywords="out-of-turn")
def sudden_reversal(card: Card) -> None:
    out_of_turn(card, 1 << AS_PLAYED, [CancelPlayed(MASTER_CARD, pays=False, by=OTHERS)])


@printed.master("Swiss Cut", clan="Giovanni", keywords="unique investment")
def swiss_cut(card: Card) -> None:
    stays_in_play(card, 2)
    pays_out(card)
    feeds = [Move(1, THIS, CHOSEN), BURN_IF_EMPTY]
    giovanni = OneOf(YOURS & READY & Clan("giovanni"))
    in_phase(card, MASTER_PHASE, feeds, master_action=True, target=giovanni)
    when(card, "card-played", happenings.CARD_PLAYED, [Gain(1, THIS)], Keyword(INVESTMENT))
