"""What is chosen when a use is announced (VTES-SEQ-05)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Amount
from noctuary.games.vtes.blocks.which import UNSAID, Being, Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Phrase, Target, Using
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class OneOf(Target):
    """A card in play that fits; `of_several`: there must be so many of them."""

    def __init__(self, which: Which, *, prompt: str = "vtes-ask-target", of_several: int = 1) -> None:
        self.which = which
        self.prompt = prompt
        self.of_several = of_several

    def key(self) -> tuple[object, ...]:
        return OneOf, self.which.key(), self.of_several

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-one", parts={"which": self.which})

    def choices(self, s: State, using: Using) -> list[int]:
        found = [card.uid for card in self.which.found(s, using)]
        return found if len(found) >= self.of_several else []


class Uncontrolled(Target):
    """A card of your uncontrolled region that fits by its printing."""

    names = "uncontrolled"
    prompt = "vtes-ask-uncontrolled"

    def __init__(self, which: Which) -> None:
        self.which = which

    def key(self) -> tuple[object, ...]:
        return Uncontrolled, self.which.key()

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-uncontrolled", None, {"which": self.which}, self.which.word())

    def choices(self, s: State, using: Using) -> list[int]:
        return [
            one.uid
            for one in s.players[using.seat].uncontrolled
            if self.which.fits_kind(s, using, s.pool.cards[one.kind])
        ]


class Protege(Target):
    """A younger vampire of the chosen one's clan in your uncontrolled region."""

    names = "uncontrolled"
    prompt = "vtes-ask-uncontrolled"

    def choices(self, s: State, using: Using) -> list[int]:
        mentor = find(s, using.target)
        return [] if mentor is None else proteges(s, using.seat, mentor)


def proteges(s: State, seat: Seat, mentor: InPlay) -> list[int]:
    clan, capacity = numbers.clan(s, mentor), numbers.capacity(s, mentor)
    return [
        one.uid
        for one in s.players[seat].uncontrolled
        if s.pool.cards[one.kind].clan == clan and s.pool.cards[one.kind].capacity < capacity
    ]


def _mentor(s: State, using: Using, card: InPlay) -> bool:
    return is_vampire(s, card) and bool(proteges(s, using.seat, card))


MENTOR: Final = Being("mentor", UNSAID, _mentor)  # with somebody to groom


class InHand(Target):
    """A card of your hand that fits; where it is to be exchanged, your ash heap has to hold one too."""

    names = "kind"

    def __init__(
        self, which: Which, prompt: str, *, from_ash: bool = False, for_one: Which | None = None
    ) -> None:
        self.which = which
        self.prompt = prompt
        self.from_ash = from_ash
        self.for_one = which if for_one is None else for_one  # what it is exchanged for

    def phrase(self) -> Phrase:
        parts = {"which": self.which, "other": self.for_one}
        same = int(self.for_one is self.which)
        return Phrase("vtes-target-in-hand", {"ash": int(self.from_ash), "same": same}, parts)

    def _among(self, s: State, using: Using, kinds: list[int], which: Which) -> list[int]:
        return sorted({kind for kind in kinds if which.fits_kind(s, using, s.pool.cards[kind])})

    def choices(self, s: State, using: Using) -> list[int]:
        player = s.players[using.seat]
        if self.from_ash:
            return self._among(s, using, player.ash, self.which)
        hand = self._among(s, using, player.hand, self.which)
        return hand if self._among(s, using, player.ash, self.for_one) else []


class Number(Target):
    """From one number to another; at least the first, whatever the second has become."""

    names = "number"

    def __init__(
        self, least: int, most: int, limit: Amount | None = None, *, prompt: str = "vtes-ask-number"
    ) -> None:
        self.least = least
        self.most = most
        self.limit = limit
        self.prompt = prompt

    def choices(self, s: State, using: Using) -> list[int]:
        most = self.most if self.limit is None else min(self.most, self.limit.of(s, using))
        return list(range(self.least, max(self.least, most) + 1))


class Methuselah(Target):
    """One of these Methuselahs; `with_cards`: who has a card to lose."""

    names = "seat"

    def __init__(
        self,
        who: Who,
        *,
        prompt: str = "vtes-ask-methuselah",
        rule: str = "VTES-SEQ-05",
        with_cards: bool = False,
    ) -> None:
        self.who = who
        self.prompt = prompt
        self.rule = rule
        self.lacking = "VTES-SEQ-17" if rule == "VTES-SEQ-05" else rule
        self.with_cards = with_cards

    def key(self) -> tuple[object, ...]:
        return Methuselah, self.who.key(), self.with_cards

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-target-{self.who.slug}")

    def choices(self, s: State, using: Using) -> list[int]:
        seats = self.who.seats(s, using)
        return [int(seat) for seat in seats if not self.with_cards or s.players[seat].hand]


class ThisCard(Target):
    """A card in play that minions may act against: the one that offers the action."""

    def choices(self, s: State, using: Using) -> list[int]:
        return [using.source] if using.source != NOTHING else []
