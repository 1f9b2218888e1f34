"""Vampires that do something from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import BearerReady, HoldsEdge, YourTurn
from noctuary.games.vtes.board import predator, prey
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Trait, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import MasterAction, transfers
from noctuary.games.vtes.cards.shapes import use
from noctuary.games.vtes.kinds import DISCARD, EQUIPMENT, MASTER_PHASE
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.refusal import Refusal


@printed.vampire(
    "Hesha Ruhadze",
    slug="hesha-ruhadze-g6",
    clan="Ministry",
    group=6,
    capacity=7,
    disciplines="ani aus obf PRE PRO",
    sect="anarch",
)
def hesha_ruhadze_g6(card: Card) -> None:
    card.traits.append(BleedsWithTreasures())


class BleedsWithTreasures(Trait):
    """More bleed for each unique equipment on him."""

    what = numbers.BLEED

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-bleed-for-treasures", {"amount": 1})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.BLEED or about != card.uid:
            return 0
        return sum(
            1
            for one in s.cards
            if one.host == card.uid and s.pool.types[one.kind] & EQUIPMENT and s.pool.cards[one.kind].unique
        )


@printed.vampire(
    "Huitzilopochtli",
    clan="Baali",
    group=2,
    capacity=10,
    disciplines="AUS DAI DOM OBF POT PRE",
    sect="independent",
    traits="infernal bleed+1",
)
def huitzilopochtli(card: Card) -> None:
    use(
        card,
        1 << MASTER_PHASE,
        [MasterAction()],
        once=limits.EACH_PHASE,
        pool=1,
        conditions=[YourTurn(), BearerReady()],
    )


@printed.vampire(
    "Ingrid Rossler",
    clan="Gangrel",
    group=2,
    capacity=9,
    disciplines="dom ANI FOR PRO",
    sect="camarilla",
    title="prince:Geneva",
)
def ingrid_rossler(card: Card) -> None:
    card.traits.append(transfers(2))


@printed.vampire(
    "Josef von Bauren",
    clan="Nosferatu",
    group=4,
    capacity=11,
    disciplines="cel ANI DEM OBF POT",
    sect="camarilla",
    title="inner-circle:Nosferatu",
    traits="bleed+1 stealth+1",
)
def josef_von_bauren(card: Card) -> None:
    use(
        card,
        1 << DISCARD,
        [DiscardAtRandom()],
        discard_action=True,
        target=Neighbour(),
        conditions=[YourTurn()],
    )


class Neighbour(Target):
    """Prey or predator, with a card to lose."""

    names = "seat"
    prompt = "vtes-ask-methuselah"

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-neighbour")

    def choices(self, s: State, using: Using) -> list[int]:
        beside = {prey(s, using.seat), predator(s, using.seat)} - {NOBODY}
        return sorted(seat for seat in beside if s.players[seat].hand)


def _at_random(s: State, kinds: list[int]) -> int:
    return kinds[s.chance.below(len(kinds))]


class DiscardAtRandom(Effect):
    """The chosen Methuselah discards a card, and draws another (VTES-SETUP-09)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-discard-at-random")

    def run(self, s: State, using: Using) -> Play | None:
        hand = s.players[using.target_seat].hand
        if hand:
            zones.discard(s, using.target_seat, _at_random(s, hand))
        return None


@printed.vampire(
    "Lady Constancia",
    clan="Giovanni",
    group=4,
    capacity=10,
    disciplines="AUS DOM FOR NEC POT",
    sect="independent",
    title="independent:2",
)
def lady_constancia(card: Card) -> None:
    use(card, 1 << DISCARD, [RecallFromAsh()], discard_action=True, conditions=[YourTurn(), HoldsEdge()])


class RecallFromAsh(Effect):
    """The Edge is burned for a random discard whose replacement comes, at random, from the ash heap.

    It needs a card to discard and another one to draw (VTES-SEQ-17).
    """

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-recall-from-ash")

    def _library_cards(self, s: State, seat: Seat) -> list[int]:
        return [kind for kind in s.players[seat].ash if not s.pool.cards[kind].is_crypt]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        can = s.players[using.seat].hand and self._library_cards(s, using.seat)
        return None if can else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        s.edge = NOBODY
        numbers_told(s, "vtes-log-burns-edge", using.seat)
        others = self._library_cards(s, using.seat)
        zones.discard(s, using.seat, _at_random(s, player.hand), replaced=False)
        if not zones.spares_a_draw(s, using.seat):
            kind = _at_random(s, others)
            player.ash.remove(kind)
            player.hand = sorted([*player.hand, kind])
            cards(s, "vtes-log-recalls", using.seat, [kind])
        return None
