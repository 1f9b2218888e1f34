"""Cards that lie face down on a card in play (`rules.holding`)."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.in_actions import HOLDS_NOTHING
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import FOR_BEARER, FOR_CONTROLLER, Card, Effect, Phrase, Target, Trait, Using
from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import holding
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards, hidden_cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


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


class PutOnWith(PutOn):
    """This card goes on the minion that plays it, and as many cards of the hand that fit as were announced
    face down on it: all of them where there are fewer."""

    def __init__(self, which: Which) -> None:
        super().__init__(SELF)
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-on-with", None, {"which": self.which})

    def _fitting(self, s: State, using: Using) -> list[int]:
        hand = s.players[using.seat].hand
        return [kind for kind in hand if self.which.fits_kind(s, using, s.pool.cards[kind])]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._fitting(s, using) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._ask(s, using)

    def _ask(self, s: State, using: Using) -> Play:
        left = self._fitting(s, using)
        chosen: list[int] = []
        while left and len(chosen) < using.x:
            kind = yield from choose_kind(using.seat, "vtes-ask-put-under", left, using.kind)
            left.remove(kind)
            chosen.append(kind)
        before = len(s.cards)
        super().run(s, using)
        if len(s.cards) == before:
            return
        for kind in sorted(chosen):
            s.players[using.seat].hand.remove(kind)
            holding.put_under(s.cards[-1], kind, using.seat)
        numbers_told(s, "vtes-log-puts-under", using.seat, amount=len(chosen))


class FromLibraryToThis(Effect):
    """So many cards from the top of your library go face down on this card, as it comes or later."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-from-library-to-this", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        lacks = using.source != NOTHING and not s.players[using.seat].library
        return Refusal(RuleId("VTES-SEQ-17")) if lacks else None

    def run(self, s: State, using: Using) -> Play | None:
        card, library = find(s, using.source) or _just_equipped(s, using), s.players[using.seat].library
        if card is not None:
            moved = [library.pop() for _ in range(min(self.amount, len(library)))]
            for kind in moved:
                holding.put_under(card, kind, using.seat)
            hidden_cards(s, "vtes-log-from-library-to-this", using.seat, moved)
        return None


def _just_equipped(s: State, using: Using) -> InPlay | None:
    """The card itself, on the minion that has just equipped with it."""
    own = [card for card in s.cards if card.kind == using.kind and card.host == using.minion]
    return own[-1] if own else None


class DrawnInstead(Trait):
    """What lies face down on the card can be drawn instead of the library's cards (`rules.drawing`)."""

    what = numbers.DRAWN_INSTEAD

    def phrase(self) -> Phrase:
        return Phrase("vtes-holds-draws")


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


def held_for_bearer(card: Card) -> None:
    """The minion with it plays the cards on it; without any it is burned."""
    card.holds = FOR_BEARER
    card.traits.append(Holds("for-bearer"))
    card.burned_if.append(HOLDS_NOTHING)
