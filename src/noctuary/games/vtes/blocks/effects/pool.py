"""Pool, counters on the move, the phase actions of a Methuselah."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.effects.on_cards import special
from noctuary.games.vtes.blocks.pointing import CHOSEN
from noctuary.games.vtes.blocks.which import Named, Which
from noctuary.games.vtes.blocks.who import YOU, Who
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Piece, Using
from noctuary.games.vtes.kinds import MASTER_PHASE, WINDOW_SLUGS
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import influence, zones
from noctuary.games.vtes.state import InPlay, State, Uncontrolled
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.refusal import Refusal


def _as_she_sees_it(using: Using, seat: Seat) -> Using:
    """The same use for another Methuselah: “1 pool for each minion she controls”."""
    if seat == using.seat:
        return using
    return Using(seat, using.kind, using.index, using.minion, using.source, using.target)


class OfPool(Effect):
    """Each of these Methuselahs gains or burns pool."""

    message = ""

    def __init__(self, more: int | Amount, who: Who = YOU) -> None:
        self.amount = amount(more)
        self.who = who

    def phrase(self) -> Phrase:
        return Phrase(self.message, None, {"amount": self.amount, "who": self.who}, self.who.slug)

    def do(self, s: State, seat: Seat, amount: int) -> None:
        raise NotImplementedError

    def run(self, s: State, using: Using) -> Play | None:
        for seat in self.who.seats(s, using):
            self.do(s, seat, self.amount.of(s, _as_she_sees_it(using, seat)))
        return None


class GainPool(OfPool):
    message = "vtes-effect-gain-pool"

    def do(self, s: State, seat: Seat, amount: int) -> None:
        zones.gain_pool(s, seat, amount)


class BurnPool(OfPool):
    """Not a cost: a debt larger than her pool takes all of it (VTES-OUST-01)."""

    message = "vtes-effect-burn-pool"

    def do(self, s: State, seat: Seat, amount: int) -> None:
        zones.burn_pool(s, seat, amount)


class StealPool(Effect):
    """From a Methuselah to you, as far as she has so much."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-steal-pool", {"amount": self.amount}, {"who": self.who})

    def run(self, s: State, using: Using) -> Play | None:
        for seat in self.who.seats(s, using):
            lost = min(self.amount, s.players[seat].pool)
            zones.burn_pool(s, seat, lost)
            zones.gain_pool(s, using.seat, lost)
        return None


class PayPool(BurnPool):
    """A cost that is counted: it has to be there (VTES-SEQ-07)."""

    message = "vtes-effect-pay-pool"

    def why_not(self, s: State, using: Using) -> Refusal | None:
        enough = s.players[using.seat].pool >= self.amount.of(s, using)
        return None if enough else Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-pool"))


class Place(Piece):
    """Where counters come from or go to, other than a card in play."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def key(self) -> tuple[object, ...]:
        return Place, self.slug


POOL: Final = Place("pool")
BANK: Final = Place("bank")
UNCONTROLLED: Final = Place("uncontrolled")  # the chosen card of your uncontrolled region


def _slug(place: Which | Place) -> str:
    return place.slug if isinstance(place, Place) else special(place)


class Move(Effect):
    """Counters from one place to another: blood, life, pool; what there is no room for is lost.

    `less`: what is paid out of them on the way to the pool.
    """

    def __init__(
        self,
        more: int | Amount,
        source: Which | Place,
        to: Which | Place,
        *,
        less: Amount | None = None,
    ) -> None:
        self.amount = amount(more)
        self.source = source
        self.to = to
        self.less = less

    def phrase(self) -> Phrase:
        parts = {"amount": self.amount, "source": self.source, "to": self.to}
        return Phrase("vtes-effect-move", None, parts, f"{self._source_word()}-to-{_slug(self.to)}")

    def _source_word(self) -> str:
        return self.amount.word() or _slug(self.source)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        source, to = self.source, self.to
        fits = True
        if isinstance(source, Named):
            found = source.found(s, using)
            fits = source is CHOSEN if not found else found[0].counters >= 1  # the target has some
        elif source is POOL and isinstance(to, Which):
            fits = s.players[using.seat].pool >= 1 and any(_room(s, card) > 0 for card in to.found(s, using))
        return None if fits else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        moved = self._taken(s, using, self.amount.of(s, using))
        if moved < 0:
            return None
        if self.to is POOL:
            gained = moved - (0 if self.less is None else self.less.of(s, using))
            zones.gain_pool(s, using.seat, max(gained, 0))
            zones.burn_pool(s, using.seat, max(-gained, 0))
        elif self.to is UNCONTROLLED:
            vampire = influence.uncontrolled(s, using.seat, using.target)
            if vampire is not None:
                zones.put_on_uncontrolled(s, using.seat, vampire, moved)
        elif isinstance(self.to, Which):
            for card in self.to.found(s, using):
                zones.gain_blood(s, card, moved)
        return None

    def _taken(self, s: State, using: Using, wanted: int) -> int:
        """How many, from each card that fits; below 0 where the one they were to come from has left."""
        if isinstance(self.source, Which):
            found = self.source.found(s, using)
            if isinstance(self.source, Named) and not found:
                return -1
            return sum([zones.burn_blood(s, card, wanted) for card in found])
        if self.source is POOL:
            zones.burn_pool(s, using.seat, wanted)
        return wanted


def _room(s: State, card: InPlay) -> int:
    return numbers.capacity(s, card) - card.counters if is_vampire(s, card) else 1


class Groom(Effect):
    """Blood from the chosen vampire to the second one, in the uncontrolled region: as much as one likes."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-groom", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        mentor, protege = find(s, using.target), influence.uncontrolled(s, using.seat, using.x)
        if mentor is None or protege is None or not mentor.counters:
            return None
        return self._run(s, using, mentor, protege)

    def _run(self, s: State, using: Using, mentor: InPlay, protege: Uncontrolled) -> Play:
        most = min(self.most, mentor.counters)
        moved = yield from choose_number(using.seat, "vtes-ask-groom", 1, most, using.kind)
        zones.put_on_uncontrolled(s, using.seat, protege, zones.burn_blood(s, mentor, moved))


class GainTransfers(Effect):
    """More transfers in this influence phase (VTES-INFL-01)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gain-transfers", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        s.players[using.seat].transfers += self.amount
        return None


class PhaseAction(Effect):
    """One master or discard phase action more (VTES-MASTER-03, VTES-DISC-03)."""

    def __init__(self, window: int) -> None:
        self.window = window

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-effect-{WINDOW_SLUGS[self.window]}-action")

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        if self.window == MASTER_PHASE:
            player.master_actions += 1
        else:
            player.discard_actions += 1
        return None
