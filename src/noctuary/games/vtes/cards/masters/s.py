"""Master cards with S."""

from __future__ import annotations

from noctuary.games.vtes import happenings, verbs
from noctuary.games.vtes.blocks.conditions import OnlyVampires, YourTurn
from noctuary.games.vtes.blocks.effects.play import PutInPlay, placed
from noctuary.games.vtes.blocks.targets import Minions
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Trigger, Using, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.hunting_grounds import hunting_ground
from noctuary.games.vtes.cards.investments import pays_out, spend_counter
from noctuary.games.vtes.cards.pieces import SomebodyElses
from noctuary.games.vtes.cards.shapes import burnable, levy, master, use
from noctuary.games.vtes.kinds import IN_PLAY, INVESTMENT, MASTER_PHASE, UNLOCK
from noctuary.games.vtes.questions import choose
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.move import Move, move


@printed.master("Secret Horde", pool=X, keywords="investment")
def secret_horde(card: Card) -> None:
    """It costs X pool and comes with twice as much."""
    assert card.pool == X
    master(card, [PutInPlayWithTwice()], stays=IN_PLAY)
    pays_out(card)


class PutInPlayWithTwice(Effect):
    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-in-play-twice-x")

    def run(self, s: State, using: Using) -> Play | None:
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        zones.put(s, card, 2 * using.x)
        if card.counters == 0:
            zones.burn(s, card)
        placed(s, using)
        return None


hunting_ground("Shanty Town Hunting Ground", clan="Nosferatu antitribu")


@printed.master("Short-Term Investment", pool=1, keywords="investment")
def short_term_investment(card: Card) -> None:
    master(card, [PutInPlay(3)], stays=IN_PLAY)
    pays_out(card)


hunting_ground("Slum Hunting Ground", fr="Bidonville, terrain de chasse", clan="Nosferatu")


@printed.master(
    "Smiling Jack, The Anarch", fr="Smiling Jack, l'Anarch", former=["Smiling Jack"], keywords="unique"
)
def smiling_jack_the_anarch(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    use(
        card,
        1 << UNLOCK,
        [PoolToCounter()],
        conditions=[YourTurn()],
        once=limits.EACH_PHASE,
        optional=False,
    )
    levy(card, UNLOCK, [PayForCounters()], [SomebodyElses()])
    burnable(card, by=[OnlyVampires()])


class PoolToCounter(Effect):
    """1 pool onto this card."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pool-to-counter")

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.burn_pool(s, using.seat, 1)
            zones.put(s, card, 1)
        return None


class PayForCounters(Effect):
    """For each counter 1 pool, or 1 blood of a vampire she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-pay-for-counters")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        card = find(s, using.source)
        due = 0 if card is None else card.counters
        blood = {
            one.uid: one.counters for one in s.cards if one.controller == using.seat and is_vampire(s, one)
        }
        paid: list[Move] = []
        for left in range(due, 0, -1):
            moves = [move(verbs.PAY_POOL)] + [move(verbs.PAY_BLOOD, uid) for uid in blood if blood[uid] > 0]
            answer = yield from choose(
                using.seat, "vtes-ask-pay-counter", moves, "VTES-UNLOCK-07", using.kind, left
            )
            if answer.verb == verbs.PAY_BLOOD:
                blood[answer.a] -= 1
            paid.append(answer)
        for answer in paid:
            vampire = find(s, answer.a) if answer.verb == verbs.PAY_BLOOD else None
            if vampire is not None:
                zones.burn_blood(s, vampire, 1)
            else:
                zones.burn_pool(s, using.seat, 1)


hunting_ground("Society Hunting Ground", fr="Haute société, terrain de chasse", clan="Toreador")


@printed.master("Swiss Cut", clan="Giovanni", keywords="unique investment")
def swiss_cut(card: Card) -> None:
    master(card, [PutInPlay(2)], stays=IN_PLAY)
    pays_out(card)
    use(
        card,
        1 << MASTER_PHASE,
        [CounterToBlood()],
        master_action=True,
        target=Minions(mine=True, ready=True, clan="giovanni"),
        conditions=[YourTurn()],
    )
    card.triggers.append(GrowsWithInvestments())


class CounterToBlood(Effect):
    """A counter of this card goes to the chosen vampire; the card is burned with its last one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-counter-to-blood")

    def run(self, s: State, using: Using) -> Play | None:
        card, vampire = find(s, using.source), find(s, using.target)
        if card is not None and vampire is not None:
            zones.gain_blood(s, vampire, 1)
            spend_counter(s, card)
        return None


class GrowsWithInvestments(Trigger):
    """A counter after anybody has played an investment."""

    happening = happenings.CARD_PLAYED

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-grows-with-investments")

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        return bool(s.pool.cards[about].keywords & INVESTMENT)

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        zones.put(s, card, 1)
        cards(s, "vtes-log-grows", card.controller, [card.kind])
        return None
