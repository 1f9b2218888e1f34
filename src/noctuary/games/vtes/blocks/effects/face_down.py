"""Cards that lie face down on a card in play (`rules.holding`)."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import FOR_CONTROLLER, Card, Effect, Phrase, Target, Trait, Using
from noctuary.games.vtes.rules import holding
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


class InAsh(Target):
    """A library card in the ash heap of a Methuselah, which everybody sees."""

    names = "kind"
    prompt = "vtes-ask-from-ash"

    def __init__(self, who: Who) -> None:
        self.who = who

    def key(self) -> tuple[object, ...]:
        return InAsh, self.who.key()

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-target-in-ash-{self.who.slug}")

    def choices(self, s: State, using: Using) -> list[int]:
        found = {kind for seat in self.who.seats(s, using) for kind in s.players[seat].ash}
        return sorted(kind for kind in found if not s.pool.cards[kind].is_crypt)


class FromAshToThis(Effect):
    """The chosen card goes from that ash heap face down on this card."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-from-ash-to-this")

    def run(self, s: State, using: Using) -> Play | None:
        source = find(s, using.source)
        for seat in self.who.seats(s, using):
            if source is not None and using.target in s.players[seat].ash:
                s.players[seat].ash.remove(using.target)
                holding.put_under(source, using.target, seat)
                cards(s, "vtes-log-from-ash", using.seat, [using.target], foe=seat, card=source.kind)
        return None


class Holds(Trait):
    """What lies face down on the card is played as if from hand: only said, `Card.holds` lets it."""

    what = numbers.HAND

    def __init__(self, name: str) -> None:
        self.name = name  # `vtes-holds-…`

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-holds-{self.name}")


def holds_one(card: Card) -> None:
    """Its controller plays the one card on it, which leaves the game when it is burned."""
    card.holds = FOR_CONTROLLER
    card.held_leave = True
    card.traits.append(Holds("one-for-good"))
