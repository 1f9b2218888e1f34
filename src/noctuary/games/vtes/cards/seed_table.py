"""Cards that trouble the whole table: events, revolts, rumours."""

from __future__ import annotations

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import clockwise, find, is_ally, is_vampire, ready_vampires
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, Phrase, Trait, UseOf, Using
from noctuary.games.vtes.cards.seed import pays_out
from noctuary.games.vtes.cards.shapes import burnable, event, levy, master, referendum, use
from noctuary.games.vtes.conditions import OnlyVampires, YourTurn
from noctuary.games.vtes.effects.economy import BurnPool
from noctuary.games.vtes.effects.play import BurnThis, PutInPlay, placed
from noctuary.games.vtes.kinds import (
    DISCARD,
    IN_PLAY,
    MINION_PHASE,
    POLITICS,
    TORPOR,
    UNLOCK,
)
from noctuary.games.vtes.questions import choose, choose_seat
from noctuary.games.vtes.rules import limits, sects, zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, WHILE_IN_PLAY
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.refusal import Refusal


def _burned_by_referendum(card: Card) -> None:
    """Any vampire can call a referendum to burn it (VTES-POL-01)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [BurnThis()],
            in_play=True,
            conditions=[AsReferendum()],
            by_anyone=True,
            action=ActionOf(POLITICS, stealth=1),
        )
    )


class AsReferendum(Condition):
    """A vampire calls it (VTES-ACT-14 keeps everybody else from it): said only."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-as-referendum")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None


# -- events --------------------------------------------------------------------------------------------


def the_unmasking(card: Card) -> None:
    event(card, UNTIL_DISCARD)
    card.traits.append(AlliesSeeVampires(1))


class AlliesSeeVampires(Trait):
    """All allies have more intercept against vampires."""

    what = numbers.INTERCEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-allies-see-vampires", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.INTERCEPT or s.action is None:
            return 0
        blocker, actor = find(s, about), find(s, s.action.actor)
        if blocker is None or actor is None or not is_vampire(s, actor):
            return 0
        return self.amount if is_ally(s, blocker) else 0


def dragonbound(card: Card) -> None:
    event(card, WHILE_IN_PLAY)
    levy(card, DISCARD, [BurnForTorpor()], [HasInTorpor()])


def _fallen(s: State, seat: Seat) -> int:
    return sum(card.controller == seat and card.region == TORPOR for card in s.cards)


class HasInTorpor(Condition):
    """She controls a vampire in torpor."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-has-in-torpor")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if _fallen(s, using.seat) else Refusal(RuleId("VTES-SEQ-01"))


class BurnForTorpor(Effect):
    """1 pool for each vampire in torpor that she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-for-torpor")

    def run(self, s: State, using: Using) -> Play | None:
        zones.burn_pool(s, using.seat, _fallen(s, using.seat))
        return None


# -- Anarch Revolt -------------------------------------------------------------------------------------


def anarch_revolt(card: Card) -> None:
    master(card, [PutInPlay()], stays=IN_PLAY)
    levy(card, UNLOCK, [BurnPool(1)], [WithoutAnarch()])
    _burned_by_referendum(card)


class WithoutAnarch(Condition):
    """She controls no ready Anarch (VTES-RUL-06)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-without-anarch")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        safe = any(sects.is_anarch(s, card) for card in ready_vampires(s, using.seat))
        return Refusal(RuleId("VTES-RUL-06")) if safe else None


# -- Rumors of Gehenna ---------------------------------------------------------------------------------


def rumors_of_gehenna(card: Card) -> None:
    referendum(card, [SpreadRumours()], ChooseMethuselahs())
    card.traits.append(TwoMasterActions())
    _burned_by_referendum(card)


class ChooseMethuselahs(Effect):
    """One or more; the terms are the seats."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-methuselahs")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("seat", seat, 0) for seat in chosen]

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        left = clockwise(s, using.seat)
        chosen: list[int] = []
        while left:
            seat = yield from choose_seat(
                using.seat, "vtes-ask-rumours", left[:], using.kind, "VTES-POL-03", or_none=bool(chosen)
            )
            if seat == NOBODY:
                break
            left.remove(seat)
            chosen.append(seat)
        assert s.referendum is not None
        s.referendum.terms = tuple(sorted(chosen))


class SpreadRumours(Effect):
    """The card stays in play; `chosen` holds the seats as bits."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-spread-rumours")

    def run(self, s: State, using: Using) -> Play | None:
        assert s.referendum is not None
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        card.chosen = sum(1 << seat for seat in s.referendum.terms)
        placed(s, using)
        return None


class TwoMasterActions(Trait):
    """Two master phase actions instead of one, for those who were chosen (VTES-RUL-03)."""

    what = numbers.MASTER_BASE

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-two-master-actions")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.MASTER_BASE or card.region != IN_PLAY or card.chosen < 0:
            return 0
        hers = any(
            about == numbers.about_seat(player.seat) and card.chosen >> player.seat & 1
            for player in s.players
        )
        return int(hers)


# -- Smiling Jack --------------------------------------------------------------------------------------


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


class SomebodyElses(Condition):
    """Another Methuselah controls the card, and it has counters."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-somebody-elses")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        due = card is not None and card.controller != using.seat and card.counters > 0
        return None if due else Refusal(RuleId("VTES-SEQ-01"))


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


# -- Ventrue Investment --------------------------------------------------------------------------------


def ventrue_investment(card: Card) -> None:
    master(card, [PutInPlayForClan("ventrue-antitribu")], stays=IN_PLAY)
    pays_out(card)


class PutInPlayForClan(Effect):
    """With a counter for each vampire of the clan that one controls; without any it is burned."""

    places = True

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-in-play-for-clan", clan=f"vtes-clan-{self.clan}")

    def run(self, s: State, using: Using) -> Play | None:
        card = zones.enter(s, using.kind, using.seat, IN_PLAY)
        kin = [
            one
            for one in s.cards
            if one.controller == using.seat
            and is_vampire(s, one)
            and s.pool.clans[numbers.clan(s, one)] == self.clan
        ]
        zones.put(s, card, len(kin))
        if card.counters == 0:
            zones.burn(s, card)
        return None
