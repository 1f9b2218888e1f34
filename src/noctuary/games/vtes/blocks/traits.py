"""Numbers, permissions and names that hold while a card is in play: asked for, never stored."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.atoms import BEARER
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Condition, Phrase, Piece, Trait, Using
from noctuary.games.vtes.kinds import SUPERIOR
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def as_used(card: InPlay) -> Using:
    """How the text of a card in play sees the table: “you” is its controller."""
    return Using(card.controller, card.kind, NOTHING, source=card.uid)


class Standing(Trait):
    """What holds for some cards or Methuselahs, while some conditions do."""

    def __init__(self, what: int, whom: Which | Who, conditions: Sequence[Condition] = ()) -> None:
        self.what = what
        self.whom = whom
        self.conditions = list(conditions)
        self.of_bearer = whom is BEARER  # most are: they are found without looking further

    def parts(self) -> dict[str, Piece | list[Piece]]:
        return {"whom": self.whom, "when": list(self.conditions)}

    def words(self) -> str:
        """Of whom and when, where both are that simple."""
        found = [self.whom.word(), *(condition.word() for condition in self.conditions)]
        return "-".join(found) if all(found) else ""

    def is_about(self, s: State, card: InPlay, about: int) -> bool:
        if self.of_bearer:
            if about != (card.uid if card.host == NOTHING else card.host):
                return False
            return not self.conditions or self._holds(s, as_used(card))
        using, whom = as_used(card), self.whom
        if isinstance(whom, Who):
            seats = [numbers.about_seat(seat) for seat in whom.seats(s, using)]
            return about in seats and self._holds(s, using)
        subject = find(s, about)
        assert isinstance(whom, Which)
        return subject is not None and whom.fits(s, using, subject) and self._holds(s, using)

    def _holds(self, s: State, using: Using) -> bool:
        for condition in self.conditions:
            if condition.why_not(s, using) is not None:
                return False
        return True


class Gives(Standing):
    """More of a number: `Gives("stealth", STEALTH, 1, BEARER, [During(BLEED)])`.

    `superior`: how much where the card was played at superior.
    """

    def __init__(
        self,
        name: str,
        what: int,
        more: int | Amount,
        whom: Which | Who,
        conditions: Sequence[Condition] = (),
        superior: int = 0,
    ) -> None:
        super().__init__(what, whom, conditions)
        self.name = name  # `vtes-gives-…`
        self.amount = amount(more)
        self.superior = superior

    def phrase(self) -> Phrase:
        parts = {**self.parts(), "amount": self.amount}
        return Phrase(f"vtes-gives-{self.name}", {"superior": self.superior}, parts, self.words())

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != self.what or not self.is_about(s, card, about):
            return 0
        if self.superior and card.level == SUPERIOR:
            return self.superior
        return self.amount.of(s, as_used(card))


class Cannot(Standing):
    """Something is forbidden: to block, to unlock as normal, to strike to end combat …"""

    def __init__(self, name: str, what: int, whom: Which | Who, conditions: Sequence[Condition] = ()) -> None:
        super().__init__(what, whom, conditions)
        self.name = name  # `vtes-cannot-…`

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-cannot-{self.name}", None, self.parts(), self.words())

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        return what == self.what and self.is_about(s, card, about)


class CannotPlay(Standing):
    """A minion cannot play cards that fit: of one name, say."""

    def __init__(self, which: Which, whom: Which = BEARER, conditions: Sequence[Condition] = ()) -> None:
        super().__init__(permissions.TO_PLAY, whom, conditions)
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-cannot-play", None, {**self.parts(), "which": self.which}, self.words())

    def forbids_card(self, s: State, card: InPlay, minion: InPlay, played: Card) -> bool:
        return self.which.fits_kind(s, as_used(card), played) and self.is_about(s, card, minion.uid)


class Lends(Standing):
    """A sect, clan or title for as long as the card is in play (`numbers.SECT`, `CLAN`, `TITLE`)."""

    def __init__(
        self, name: str, what: int, lent: int, whom: Which, conditions: Sequence[Condition] = ()
    ) -> None:
        super().__init__(what, whom, conditions)
        self.name = name  # `vtes-lends-…`
        self.lent = lent

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-lends-{self.name}", {self.name: self.lent}, self.parts())

    def lends(self, s: State, card: InPlay, about: int) -> int:
        return self.lent if self.is_about(s, card, about) else NOTHING


class Dearer(Trait):
    """Cards that fit cost its controller more pool, or less."""

    what = numbers.POOL_COST
    changes_costs = True

    def __init__(self, more: int, which: Which) -> None:
        self.more = more
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-dearer", {"amount": self.more}, {"which": self.which})

    def cost(self, s: State, card: InPlay, played: Card, seat: Seat) -> int:
        return self.more if seat == card.controller and self.which.fits_kind(s, as_used(card), played) else 0


class SparesDraws(Trait):
    """It gives up a counter instead of each draw that replaces a card: `Card.spares_draws`."""

    what = numbers.HAND

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-spares-draws")
