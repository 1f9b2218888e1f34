"""What is done to cards in play: to one that the text points at, each that fits, some that are chosen."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.pointing import SECOND, SELF
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.which import Both, Named, Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import find, is_minion, is_vampire, on
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import READY
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import banishing, damage, equipping, expiry, strikes, unlock, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def special(whom: Which) -> str:
    """A card that the text points at may have a wording of its own; so may what is chosen on the way."""
    if isinstance(whom, Some):
        return whom.prompt.removeprefix("vtes-ask-")
    if isinstance(whom, Both):
        return special(whom.one)
    return whom.slug if isinstance(whom, Named) else ""


class OnCards(Effect):
    message = ""

    def __init__(self, whom: Which) -> None:
        self.whom = whom

    def phrase(self) -> Phrase | None:
        return Phrase(self.message, None, {"whom": self.whom}, special(self.whom))

    def do(self, s: State, using: Using, card: InPlay) -> None:
        raise NotImplementedError

    def why_not(self, s: State, using: Using) -> Refusal | None:
        whom = self.whom
        lacks = isinstance(whom, Some) and not whom.is_there(s, using)
        return Refusal(RuleId("VTES-SEQ-17")) if lacks else None

    def run(self, s: State, using: Using) -> Play | None:
        whom = self.whom
        if isinstance(whom, Some):
            return self._ask(s, using, whom) if whom.which.found(s, using) else None
        for card in whom.found(s, using):
            self.do(s, using, card)
        return None

    def _ask(self, s: State, using: Using, whom: Some) -> Play:
        chosen = yield from whom.choose(s, using)
        for uid in chosen:
            card = find(s, uid)
            if card is not None:
                self.do(s, using, card)


class OnCardsBy(OnCards):
    """… by some amount."""

    def __init__(self, more: int | Amount, whom: Which) -> None:
        super().__init__(whom)
        self.amount = amount(more)

    def phrase(self) -> Phrase | None:
        said = special(self.whom) if not self.amount.word() else f"{self.amount.word()}-{special(self.whom)}"
        return Phrase(self.message, None, {"whom": self.whom, "amount": self.amount}, said)


# -- counters -------------------------------------------------------------------------------------------


class Gain(OnCardsBy):
    """Blood for a vampire, as far as it has room; life or counters for anything else (VTES-SETUP-10)."""

    message = "vtes-effect-gain"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.gain_blood(s, card, self.amount.of(s, using))


class Restore(OnCardsBy):
    """The same, but an ally gains no more life than it started with."""

    message = "vtes-effect-restore"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        room = self.amount.of(s, using)
        if not is_vampire(s, card):
            room = min(room, s.pool.cards[card.kind].life - card.counters)
        zones.gain_blood(s, card, room)


class Lose(OnCardsBy):
    """Blood, life or counters, as far as there are so many (VTES-SEQ-23)."""

    message = "vtes-effect-lose"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.burn_blood(s, card, self.amount.of(s, using))


class LoseLife(Lose):
    """The same of an ally or a retainer: without life it is burned (VTES-ACT-13)."""

    message = "vtes-effect-lose-life"


class Damage(OnCardsBy):
    """Environmental damage outside combat, unpreventable (VTES-TORPOR-03)."""

    message = "vtes-effect-damage"

    def __init__(
        self, more: int | Amount, whom: Which, *, aggravated: bool = False, inflicted: bool = False
    ) -> None:
        super().__init__(more, whom)
        self.aggravated = aggravated
        self.inflicted = inflicted  # by the minion itself: it is not called environmental

    def phrase(self) -> Phrase:
        parts = {"whom": self.whom, "amount": self.amount}
        if self.inflicted:
            return Phrase("vtes-effect-inflict", None, parts)
        return Phrase(self.message, {"aggravated": int(self.aggravated)}, parts, special(self.whom))

    def do(self, s: State, using: Using, card: InPlay) -> None:
        points = self.amount.of(s, using)
        if self.aggravated:
            damage.outside_combat(s, card, 0, points)
        else:
            damage.outside_combat(s, card, points)


# -- states ---------------------------------------------------------------------------------------------


class Lock(OnCards):
    message = "vtes-effect-lock"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        card.locked = True
        if self.whom not in (
            SELF,
            SECOND,
        ):  # what a card does to those it was played with goes without saying
            cards(s, "vtes-log-locks", using.seat, [card.kind])


class TheyLock(Effect):
    """Each of these Methuselahs locks a card of hers that fits, of her own choice."""

    def __init__(self, which: Which, who: Who) -> None:
        self.which = which
        self.who = who

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-they-lock", None, {"which": self.which, "who": self.who})

    def run(self, s: State, using: Using) -> Play | None:
        return self._ask(s, using)

    def _ask(self, s: State, using: Using) -> Play:
        for seat in self.who.seats(s, using):
            own = [card.uid for card in self.which.found(s, using) if card.controller == seat]
            uid = yield from choose_card(seat, "vtes-ask-lock-own", own, using.kind)
            card = find(s, uid)
            if card is not None:
                card.locked = True
                cards(s, "vtes-log-locks", seat, [card.kind])


class Unlock(OnCards):
    message = "vtes-effect-unlock"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        card.locked = False
        if isinstance(self.whom, Some):
            cards(s, "vtes-log-unlocks", using.seat, [card.kind])


class Stun(OnCards):
    """If it is still unlocked (VTES-UNLOCK-05, VTES-ACT-23)."""

    message = "vtes-effect-stun"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        if is_vampire(s, card) and not card.locked:
            unlock.stun(s, card)
            cards(s, "vtes-log-stuns", using.seat, [card.kind])


class Raise(OnCards):
    """Out of torpor: ready again under its controller."""

    message = "vtes-effect-raise"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        if is_vampire(s, card) and card.region != READY:
            zones.leave_torpor(s, card)


class ToTorpor(OnCards):
    """If it is ready."""

    message = "vtes-effect-to-torpor"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.to_torpor(s, card)


class Banish(OnCards):
    """A vampire goes back to the uncontrolled region, with all that is on it (`rules.banishing`)."""

    message = "vtes-effect-banish"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        if is_vampire(s, card):
            banishing.banish(s, card)


class Burn(OnCards):
    message = "vtes-effect-burn"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.burn(s, card)


class Remove(OnCards):
    """Out of the game. `unless`: pool for which its controller cancels the card as it is played."""

    message = "vtes-effect-remove"

    def __init__(self, whom: Which, *, unless: int = 0) -> None:
        super().__init__(whom)
        self.unless = unless

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"pool": self.unless}, {"whom": self.whom}, special(self.whom))

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.remove_from_game(s, card)


class BurnAtRandom(Burn):
    """One of them, by lot."""

    message = "vtes-effect-burn-at-random"

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self.whom.found(s, using) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        found = self.whom.found(s, using)
        if found:
            zones.burn(s, found[s.chance.below(len(found))])
        return None


class IntoLibrary(OnCards):
    """Shuffled into its owner's library."""

    message = "vtes-effect-into-library"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        owner = s.players[card.owner]
        for attached in on(s, card.uid):
            zones.burn(s, attached)
        zones.leave(s, card)
        (owner.removed if owner.out else owner.library).append(card.kind)
        s.chance.shuffle(owner.library)
        cards(s, "vtes-log-into-library", using.seat, [card.kind])


class TakeControl(OnCards):
    """Yours from now on, with everything on it (VTES-SECT-07)."""

    message = "vtes-effect-take-control"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.steal(s, card, using.seat)


class StealEquipment(OnCards):
    """The acting minion has it from now on, if it can (VTES-ACT-12)."""

    message = "vtes-effect-steal-equipment"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        thief = find(s, using.minion)
        if thief is not None and equipping.why_not_steal(s, thief, card) is None:
            zones.steal(s, card, using.seat)
            zones.attach(card, thief)


class TakeLocation(TakeControl):
    """A location; one that lies on a minion goes on a minion of yours (VTES-SETUP-11)."""

    def run(self, s: State, using: Using) -> Play | None:
        for card in self.whom.found(s, using):
            return equipping.take_location(s, using.seat, card, using.kind)
        return None


class MoveToOther(Effect):
    """The chosen card goes from the minion it lies on to the second chosen one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-move-to-other")

    def run(self, s: State, using: Using) -> Play | None:
        card, to = find(s, using.target), find(s, using.x)
        if card is not None and to is not None:
            zones.attach(card, to)
            cards(s, "vtes-log-moves-to", using.seat, [card.kind, to.kind])
        return None


class Borrow(OnCards):
    """It unlocks and is yours until the end of the turn (VTES-SECT-07)."""

    message = "vtes-effect-borrow"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        if is_minion(s, card):
            card.locked = False
            zones.borrow(s, card, using.seat)


class Choose(OnCards):
    """This card notes another one as chosen, in place of the one before."""

    message = "vtes-effect-choose"

    def run(self, s: State, using: Using) -> Play | None:
        source = find(s, using.source)
        if source is not None and isinstance(self.whom, Some) and not self.whom.is_there(s, using):
            source.chosen = NOTHING
            return None
        return super().run(s, using)

    def do(self, s: State, using: Using, card: InPlay) -> None:
        source = find(s, using.source)
        if source is not None:
            source.chosen = card.uid
            cards(s, "vtes-log-chooses", using.seat, [card.kind], card=source.kind)


class StealItem(OnCards):
    """Whoever strikes takes it from the opponent, and keeps it after the combat (VTES-STRIKE-09)."""

    message = "vtes-effect-steal-item"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        thief = find(s, using.minion)
        if thief is not None:
            strikes.steal_item(s, card, thief)
            cards(s, "vtes-log-steals-item", using.seat, [thief.kind, card.kind])


class SetCounters(OnCardsBy):
    """So many counters, whatever there were."""

    message = "vtes-effect-set-counters"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.put(s, card, self.amount.of(s, using) - card.counters)


# -- what lasts -----------------------------------------------------------------------------------------


class Lasts(Effect):
    """A number, a permission or a note about cards or Methuselahs holds for a while
    (`numbers`, `permissions`, `notes`)."""

    def __init__(
        self, name: str, what: int, more: int | Amount, until: int, whom: Which | Who = SELF
    ) -> None:
        self.name = name  # `vtes-lasts-…`; "": said elsewhere
        self.what = what
        self.amount = amount(more)
        self.until = until
        self.whom = whom

    def phrase(self) -> Phrase | None:
        parts = {"whom": self.whom, "amount": self.amount}
        return Phrase(f"vtes-lasts-{self.name}", None, parts) if self.name else None

    def run(self, s: State, using: Using) -> Play | None:
        whom = self.whom
        if isinstance(whom, Who):
            about = [numbers.about_seat(seat) for seat in whom.seats(s, using)]
        else:
            about = [card.uid for card in whom.found(s, using)]
        for one in about:
            expiry.last(s, self.what, one, self.amount.of(s, using), self.until, using.kind)
        return None


class Feed(OnCardsBy):
    """Blood of a hunting ground: no other one feeds that vampire this turn (VTES-UNLOCK-08)."""

    message = "vtes-effect-feed"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        zones.gain_blood(s, card, self.amount.of(s, using))
        expiry.last(s, notes.FED, card.uid, 1, expiry.END_OF_TURN, using.kind)


class GiveTo(OnCards):
    """Somebody else controls it from now on."""

    message = "vtes-effect-give-to"

    def __init__(self, whom: Which, who: Who) -> None:
        super().__init__(whom)
        self.who = who

    def phrase(self) -> Phrase:
        return Phrase(self.message, None, {"whom": self.whom, "who": self.who}, self.who.slug)

    def do(self, s: State, using: Using, card: InPlay) -> None:
        for seat in self.who.seats(s, using):
            zones.change_control(s, card, seat)
