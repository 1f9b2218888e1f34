"""Hands, libraries, ash heaps and crypts: what is looked at, discarded, fetched, exchanged."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import Having
from noctuary.games.vtes.blocks.effects.later import later
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, EQUIPMENT
from noctuary.games.vtes.questions import choose_kind, choose_uncontrolled
from noctuary.games.vtes.rules import influence, putting, searching, zones
from noctuary.games.vtes.state import NOBODY, State
from noctuary.games.vtes.tell import cards, hidden_cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def _at_random(s: State, kinds: list[int]) -> int:
    return kinds[s.chance.below(len(kinds))]


class Discard(Effect):
    """Cards of your hand that fit; the hand is drawn up afterwards (VTES-SETUP-09)."""

    def __init__(self, which: Which, count: int = 1) -> None:
        self.which = which
        self.count = count

    def phrase(self) -> Phrase:
        which = self.which
        if isinstance(which, Having):
            code = DISCIPLINE_CODES[which.discipline]
            return Phrase("vtes-effect-discard-requiring", discipline=f"vtes-discipline-{code}")
        if self.count > 1:
            return Phrase("vtes-effect-discard-several", {"amount": self.count}, {"which": which})
        return Phrase("vtes-effect-discard", None, {"which": which}, which.word())

    def _kinds(self, s: State, using: Using) -> list[int]:
        hand = s.players[using.seat].hand
        return [kind for kind in hand if self.which.fits_kind(s, using, s.pool.cards[kind])]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        enough = len(self._kinds(s, using)) >= self.count
        return None if enough else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        left = self._kinds(s, using)
        chosen: list[int] = []
        while left and len(chosen) < self.count:
            kind = yield from choose_kind(using.seat, "vtes-ask-discard", left, using.kind)
            left.remove(kind)
            chosen.append(kind)
        for kind in chosen:
            zones.discard(s, using.seat, kind)


class DiscardAtRandom(Effect):
    """The chosen Methuselah, or (`own`) whoever uses it, discards a card; she draws another
    (VTES-SETUP-09)."""

    def __init__(self, *, own: bool = False) -> None:
        self.own = own

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-discard-at-random", special="own" if self.own else "")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        lacks = self.own and not s.players[using.seat].hand
        return Refusal(RuleId("VTES-SEQ-17")) if lacks else None

    def run(self, s: State, using: Using) -> Play | None:
        seat = using.seat if self.own else using.target_seat
        hand = s.players[seat].hand
        if hand:
            zones.discard(s, seat, _at_random(s, hand))
        return None


class LookAndDiscard(Effect):
    """Look at the hand of the Methuselah who was chosen, then choose a card that she discards.

    The hand lies apart meanwhile.
    """

    def __init__(self, *, named: bool = False) -> None:
        self.named = named  # the text names whom it is about: not just the prey

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-look-and-discard-of" if self.named else "vtes-effect-look-and-discard")

    def run(self, s: State, using: Using) -> Play | None:
        foe = using.target_seat
        if foe == NOBODY or s.players[foe].out or not s.players[foe].hand:
            return None
        player = s.players[foe]
        player.shown, player.shown_to, player.hand = tuple(player.hand), using.seat, []
        later(s, using, self)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._discard(s, using)

    def _discard(self, s: State, using: Using) -> Play:
        player = s.players[using.target_seat]
        kind = yield from choose_kind(using.seat, "vtes-ask-discard-of-prey", list(player.shown), using.kind)
        player.hand = sorted(player.shown)
        player.shown, player.shown_to = (), NOBODY
        zones.discard(s, using.target_seat, kind)


class DrawAndReturn(Effect):
    """Draw as many cards as were chosen, then put as many of the hand under the library, in any order."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-draw-and-return", {"amount": self.most})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].library else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        drawn = min(using.x, len(s.players[using.seat].library))
        zones.draw(s, using.seat, drawn)
        later(s, using, self, drawn)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._return(s, using, number)

    def _return(self, s: State, using: Using, number: int) -> Play:
        player = s.players[using.seat]
        left = player.hand[:]
        under: list[int] = []
        for _ in range(number):
            kind = yield from choose_kind(using.seat, "vtes-ask-under-library", left, using.kind)
            left.remove(kind)
            under.insert(0, kind)
        player.hand = left
        player.library = [*under, *player.library]


class ReorderLibrary(Effect):
    """Look at the top cards of your library and put them back in any order: they lie apart meanwhile."""

    def __init__(self, count: int) -> None:
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-reorder-library", {"amount": self.count})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].library else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        top = player.library[-self.count :]
        player.library = player.library[: -self.count]
        player.shown, player.shown_to = tuple(top), using.seat
        later(s, using, self)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._put_back(s, using)

    def _put_back(self, s: State, using: Using) -> Play:
        player = s.players[using.seat]
        left = sorted(player.shown)
        back: list[int] = []
        while len(left) > 1:
            kind = yield from choose_kind(using.seat, "vtes-ask-reorder", left, using.kind)
            left.remove(kind)
            back.append(kind)
        player.library = [*player.library, *left, *reversed(back)]
        player.shown, player.shown_to = (), NOBODY


class DrawCards(Effect):
    """Whoever holds too many afterwards discards down (VTES-SETUP-09)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-draw-cards", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].library else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        zones.draw(s, using.seat, self.amount)
        return None


class BurnLibrary(Effect):
    """From the top of one's own library; there must be enough of it (VTES-SEQ-17)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-library", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        enough = len(s.players[using.seat].library) >= self.amount
        return None if enough else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        burned = [player.library.pop() for _ in range(min(self.amount, len(player.library)))]
        player.ash += burned
        cards(s, "vtes-log-burns-library", using.seat, burned)
        return None


class SearchLibrary(Effect):
    """Any card to the hand, or none; then shuffle, and discard down (VTES-SEQ-20, VTES-SETUP-09)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-search-library")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].library else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        kind = yield from searching.fetch(
            s, using.seat, "vtes-ask-search", lambda kind: True, (searching.LIBRARY,), using.kind
        )
        if kind != NOTHING:
            player = s.players[using.seat]
            player.hand = sorted([*player.hand, kind])
            hidden_cards(s, "vtes-log-finds", using.seat, [kind])


class FetchEquipment(Effect):
    """Search the library for an equipment and equip with it: requirements and cost hold (VTES-SEQ-15)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-fetch-equipment")

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        minion = find(s, using.minion)
        assert minion is not None
        bearer = minion
        kind = yield from searching.fetch(
            s,
            using.seat,
            "vtes-ask-fetch",
            lambda kind: bool(putting.ways(s, bearer, kind, EQUIPMENT)),
            (searching.LIBRARY,),
            using.kind,
        )
        if kind != NOTHING:
            cards(s, "vtes-log-equips", using.seat, [kind])
            yield from putting.put(s, Using(using.seat, kind, 0, minion.uid))


# -- the ash heap -----------------------------------------------------------------------------------------


class Exchange(Effect):
    """The two cards that were named change places; nothing is drawn."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-exchange")

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        player.ash.remove(using.x)
        player.hand.remove(using.target)
        player.ash.append(using.target)
        player.hand = sorted([*player.hand, using.x])
        cards(s, "vtes-log-exchanges", using.seat, [using.target, using.x])
        return None


class BurnEdge(Effect):
    """Whoever has it burns the Edge: nobody has it any more."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-edge")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.edge == using.seat else Refusal(RuleId("VTES-SEQ-17"), MessageId("vtes-why-no-edge"))

    def run(self, s: State, using: Using) -> Play | None:
        s.edge = NOBODY
        numbers_told(s, "vtes-log-burns-edge", using.seat)
        return None


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


class RecoverFromAsh(Effect):
    """Choose so many library cards of the ash heap at most; one goes to the hand, the others are shuffled
    into the library. Which one it is, everybody sees (VTES-SEQ-20)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-recover-from-ash", {"amount": self.most})

    def run(self, s: State, using: Using) -> Play | None:
        left = [kind for kind in s.players[using.seat].ash if not s.pool.cards[kind].is_crypt]
        return self._choose(s, using, left) if left else None

    def _choose(self, s: State, using: Using, left: list[int]) -> Play:
        chosen: list[int] = []
        while left and len(chosen) < self.most:
            kind = yield from choose_kind(using.seat, "vtes-ask-recover", left, using.kind, or_none=True)
            if kind == NOTHING:
                break
            left.remove(kind)
            chosen.append(kind)
        kept = yield from choose_kind(using.seat, "vtes-ask-recover-to-hand", chosen, using.kind)
        player = s.players[using.seat]
        for kind in chosen:
            player.ash.remove(kind)
        if kept != NOTHING:
            chosen.remove(kept)
            player.hand = sorted([*player.hand, kept])
            cards(s, "vtes-log-recovers", using.seat, [kept])
        if chosen:
            player.library = [*player.library, *chosen]
            s.chance.shuffle(player.library)
            cards(s, "vtes-log-shuffles-in", using.seat, chosen)


# -- crypt and uncontrolled region --------------------------------------------------------------------------


class DrawCrypt(Effect):
    """Draw a crypt card; then one of the uncontrolled region is removed from the game."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-wider-view")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].crypt else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        influence.draw_crypt(s, using.seat)
        later(s, using, self)
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self._remove(s, using)

    def _remove(self, s: State, using: Using) -> Play:
        uids = [one.uid for one in s.players[using.seat].uncontrolled]
        uid = yield from choose_uncontrolled(using.seat, "vtes-ask-remove-crypt", uids, using.kind)
        influence.remove_uncontrolled(s, using.seat, uid)


class ToUncontrolled(Effect):
    """The top card of the crypt, face down."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-draw-crypt")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].crypt else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        influence.draw_crypt(s, using.seat)
        return None


class RemoveUncontrolled(Effect):
    """The chosen one leaves the game."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-remove-uncontrolled")

    def run(self, s: State, using: Using) -> Play | None:
        vampire = influence.uncontrolled(s, using.seat, using.target)
        if vampire is not None:
            influence.remove_uncontrolled(s, using.seat, vampire.uid)
            cards(s, "vtes-log-removes", using.seat, [vampire.kind])
        return None
