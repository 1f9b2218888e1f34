"""Numbers, permissions and names that hold while a card is in play: asked for, never stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.atoms import Called
from noctuary.games.vtes.blocks.pointing import BEARER
from noctuary.games.vtes.blocks.which import Named, Which
from noctuary.games.vtes.blocks.who import YOU, Who
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Condition, Phrase, Piece, Trait, Using
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, EQUIPMENT, SUPERIOR
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

BLOOD: Final = "blood"  # what a card costs, where it is not pool: `Costs`
EITHER: Final = "either"


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
        at_superior = f"={self.superior:+d}"
        return Phrase(f"vtes-gives-{self.name}", None, parts, self.words(), superior=at_superior)

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != self.what or not self.is_about(s, card, about):
            return 0
        if self.superior and card.level == SUPERIOR:
            return self.superior
        if about > numbers.about_seat(Seat(0)):
            return self.amount.of(s, as_used(card))
        seat = numbers.seat_about(about)  # as that Methuselah sees it: “for each … she has”
        return self.amount.of(s, Using(seat, card.kind, NOTHING, source=card.uid))


class GoesBack(Trait):
    """Burned, it is shuffled into its owner's library: `Card.goes_back`."""

    what = numbers.SAID

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-goes-back")


class PlaysAsVampire(Trait):
    """An ally that plays cards of these Disciplines as a vampire (VTES-SECT-06): `Card.levels`."""

    what = numbers.SAID

    def __init__(self, disciplines: Sequence[int], sect: int) -> None:
        self.disciplines = list(disciplines)
        self.sect = sect

    def phrase(self) -> Phrase:
        names = [f"vtes-discipline-{DISCIPLINE_CODES[which]}" for which in self.disciplines]
        return Phrase("vtes-trait-plays-as-vampire", {"sect": self.sect}, one=names[0], other=names[-1])


class Cannot(Standing):
    """Something is forbidden: to block, to unlock as normal, to strike to end combat …"""

    def __init__(self, name: str, what: int, whom: Which | Who, conditions: Sequence[Condition] = ()) -> None:
        super().__init__(what, whom, conditions)
        self.name = name  # `vtes-cannot-…`; "": said elsewhere

    def phrase(self) -> Phrase | None:
        return Phrase(f"vtes-cannot-{self.name}", None, self.parts(), self.words()) if self.name else None

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


class PlaysAs(Trait):
    """The vampire meets the requirements of the cards it plays as if it were of another clan too."""

    what = numbers.PLAYS_AS

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-plays-as", clan=f"vtes-clan-{self.clan}")

    def lends(self, s: State, card: InPlay, about: int) -> int:
        known = about == card.uid and self.clan in s.pool.clans
        return s.pool.clans.index(self.clan) if known else NOTHING


class Costs(Trait):
    """Cards that fit cost more, or (below 0) less, for whoever plays them: a Methuselah, or a minion.

    `pays`: what it is about, pool, blood or either of the two; `to`: only if they are aimed at that card.
    """

    changes_costs = True

    def __init__(
        self,
        more: int,
        which: Which,
        payer: Which | Who = YOU,
        *,
        pays: str = "pool",
        to: Which | None = None,
        conditions: Sequence[Condition] = (),
    ) -> None:
        self.what = numbers.BLOOD_COST if pays == BLOOD else numbers.POOL_COST
        self.more = more
        self.which = which
        self.payer = payer
        self.pays = pays
        self.to = to
        self.conditions = list(conditions)

    def phrase(self) -> Phrase:
        named = isinstance(self.which, Called)
        told = {"amount": abs(self.more), "less": int(self.more < 0), "named": int(named)}
        parts: dict[str, Piece | list[Piece]] = {"which": self.which, "whom": self.payer}
        parts["when"] = list(self.conditions)
        if self.to is not None:
            parts["to"] = self.to
        if self.to is not None:
            return Phrase(f"vtes-costs-{self.pays}-to", told, parts)
        who = self.payer.word() if isinstance(self.payer, Who) else ""
        return Phrase(f"vtes-costs-{self.pays}", told, parts, who or _count(self.payer))

    def cost(self, s: State, card: InPlay, played: Card, using: Using, what: int) -> int:
        about = self._is_about(played, what)
        if not about or not self._plays(s, card, using) or not self._is_aimed(s, card, using):
            return 0
        for condition in self.conditions:
            if condition.why_not(s, as_used(card)) is not None:
                return 0
        return self.more if self.which.fits_kind(s, as_used(card), played) else 0

    def _is_about(self, played: Card, what: int) -> bool:
        """Of a card that costs both, “blood or pool” is the pool."""
        if self.pays != EITHER:
            return what == self.what
        return what == (numbers.POOL_COST if played.pool else numbers.BLOOD_COST)

    def _plays(self, s: State, card: InPlay, using: Using) -> bool:
        payer = self.payer
        if isinstance(payer, Who):
            return using.seat in payer.seats(s, as_used(card))
        minion = find(s, using.minion)
        return minion is not None and payer.fits(s, as_used(card), minion)

    def _is_aimed(self, s: State, card: InPlay, using: Using) -> bool:
        if self.to is None:
            return True
        use = s.pool.cards[using.kind].uses[using.index]
        aimed_at = [find(s, using.target)] if use.target is not None and use.target.names == "card" else []
        if use.number is not None and use.number.names == "card":
            aimed_at.append(find(s, using.x))
        return any(one is not None and self.to.fits(s, as_used(card), one) for one in aimed_at)


class PaysPool(Trait):
    """A ready vampire can be locked to pay what such a card costs its controller in pool with its blood."""

    what = numbers.POOL_COST
    changes_costs = True

    def __init__(self, which: Which) -> None:
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-pays-pool", None, {"which": self.which})

    def pays_for(self, s: State, card: InPlay, using: Using) -> bool:
        fits = self.which.fits_kind(s, as_used(card), s.pool.cards[using.kind])
        return fits and using.seat == card.controller and using.source == NOTHING


class SparesCost(Trait):
    """It can be locked so that a card that its controller plays costs so much less, pool or blood."""

    what = numbers.POOL_COST
    changes_costs = True

    def __init__(self, amount: int, conditions: Sequence[Condition] = ()) -> None:
        self.amount = amount
        self.conditions = list(conditions)

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-spares-cost", {"amount": self.amount}, {"if": self.conditions})

    def offers(self, s: State, card: InPlay, using: Using) -> int:
        if using.seat != card.controller:
            return 0
        for condition in self.conditions:
            if condition.why_not(s, as_used(card)) is not None:
                return 0
        return self.amount


class PaysForEquipment(Trait):
    """Its counters can pay, in part or in whole, for equipment that such a minion of yours equips with."""

    what = numbers.POOL_COST
    changes_costs = True

    def __init__(self, whom: Which) -> None:
        self.whom = whom

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-pays-for-equipment", None, {"whom": self.whom})

    def spends(self, s: State, card: InPlay, using: Using) -> int:
        minion = find(s, using.minion)
        if minion is None or using.seat != card.controller or not s.pool.types[using.kind] & EQUIPMENT:
            return 0
        return card.counters if self.whom.fits(s, as_used(card), minion) else 0


def _count(payer: Which | Who) -> str:
    """Whether one is named or they are many: the sentence is another one."""
    return "" if isinstance(payer, Named) else "many"


class SparesDraws(Trait):
    """It gives up a counter instead of each draw that replaces a card: `Card.spares_draws`."""

    what = numbers.HAND

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-spares-draws")
