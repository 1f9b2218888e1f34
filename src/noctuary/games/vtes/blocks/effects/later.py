"""“After X, do Y”, “if X, do Y”, and what a card remembers or grants for later."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes import agenda, happenings, notes, numbers
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.traits import as_used
from noctuary.games.vtes.blocks.which import Named, Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import bearer, find
from noctuary.games.vtes.card import NOBODY, Condition, Effect, Phrase, Piece, Trigger, Using
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import expiry, following, zones
from noctuary.games.vtes.state import InPlay, State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def later(s: State, using: Using, effect: Effect, number: int = NOTHING) -> None:
    """The rest of an effect waits until what was hidden has shown itself: it knows its place in the use."""
    effects = s.pool.cards[using.kind].uses[using.index].effects
    place = next(place for place, one in enumerate(effects) if one.holds(effect))
    waits = Step(agenda.LATER, using.seat, place, number, using=using)
    below = len(s.agenda)
    while below and s.agenda[below - 1].kind == agenda.DRAW:
        below -= 1  # what she draws is drawn first
    s.agenda.insert(below, waits)


class If(Effect):
    """What is done only where some conditions hold at that moment."""

    def __init__(self, conditions: Sequence[Condition], effect: Effect, *, name: str = "") -> None:
        self.conditions = list(conditions)
        self.name = name  # a wording of its own
        self.effect = effect
        self.places = effect.places

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-if", None, {"if": self.conditions, "effects": [self.effect]}, self.name)

    def holds(self, effect: Effect) -> bool:
        return self is effect or self.effect.holds(effect)

    def run(self, s: State, using: Using) -> Play | None:
        for condition in self.conditions:
            if condition.why_not(s, using) is not None:
                return None
        return self.effect.run(s, using)

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self.effect.rest(s, using, number)


class While(Effect):
    """A number of this minion that counts only while some conditions hold, as long as it lasts."""

    def __init__(self, conditions: Sequence[Condition], name: str, what: int, more: int, until: int) -> None:
        self.conditions = list(conditions)
        self.name = name  # `vtes-while-…`
        self.what = what
        self.more = more
        self.until = until

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-while-{self.name}", {"amount": self.more}, {"if": self.conditions})

    def run(self, s: State, using: Using) -> Play | None:
        effects = s.pool.cards[using.kind].uses[using.index].effects
        place = next(place for place, one in enumerate(effects) if one.holds(self))
        source = numbers.on_condition(using.index, place)
        expiry.last(s, self.what, using.minion, self.more, self.until, using.kind, source)
        return None

    def lasts_now(self, s: State, using: Using) -> bool:
        for condition in self.conditions:
            if condition.why_not(s, using) is not None:
                return False
        return True


class May(Effect):
    """What its user can do or leave."""

    def __init__(self, prompt: str, effect: Effect) -> None:
        self.prompt = prompt
        self.effect = effect

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-may", None, {"effects": [self.effect]})

    def holds(self, effect: Effect) -> bool:
        return self is effect or self.effect.holds(effect)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        return self._ask(s, using)

    def _ask(self, s: State, using: Using) -> Play:
        yes = yield from confirm(using.seat, self.prompt, using.kind)
        play = self.effect.run(s, using) if yes else None
        if play is not None:
            yield from play

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return self.effect.rest(s, using, number)


class OrBurn(Effect):
    """What the minion suffers unless it burns so much blood."""

    def __init__(self, blood: int, prompt: str, effect: Effect) -> None:
        self.blood = blood
        self.prompt = prompt
        self.effect = effect

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-or-burn", {"blood": self.blood}, {"effects": [self.effect]})

    def holds(self, effect: Effect) -> bool:
        return self is effect or self.effect.holds(effect)

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, bearer(s, using))
        if minion is None or minion.counters < self.blood:
            return self.effect.run(s, using)
        return self._ask(s, using, minion.uid)

    def _ask(self, s: State, using: Using, uid: int) -> Play:
        pays = yield from confirm(using.seat, self.prompt, using.kind)
        minion = find(s, uid)
        play = None
        if pays and minion is not None:
            zones.burn_blood(s, minion, self.blood)
        else:
            play = self.effect.run(s, using)
        if play is not None:
            yield from play


class After(Effect):
    """Once something has happened in this action or combat (`following`), another use of the card follows.

    `whom`: whom that use is about; `until`: when it is too late; `name`: a wording of its own. Which use it
    is, `shapes.follows` says.
    """

    def __init__(
        self,
        moment: int,
        effects: Sequence[Effect],
        until: int = expiry.END_OF_ACTION,
        whom: Which = SELF,
        *,
        name: str = "",
    ) -> None:
        self.moment = moment
        self.effects = list(effects)
        self.until = until
        self.whom = whom
        self.name = name
        self.use = NOTHING

    def phrase(self) -> Phrase:
        return Phrase(
            f"vtes-after-{following.SLUGS[self.moment]}", None, {"effects": self.effects}, self.name
        )

    def run(self, s: State, using: Using) -> Play | None:
        for card in self.whom.found(s, using):
            following.follow(s, self.moment, card.uid, self.use, self.until, using)
        return None


class When(Trigger):
    """Something happens to whom or what it is about: a use of the card follows.

    `about`: which card, or (of a happening about a Methuselah) who; None: of whatever it happens to.
    """

    def __init__(
        self,
        name: str,
        happening: int,
        use: int,
        effects: Sequence[Effect],
        about: Which | Who | None,
        conditions: Sequence[Condition] = (),
    ) -> None:
        self.name = name  # `vtes-when-happens-…`
        self.happening = happening
        self.use = use
        self.effects = list(effects)
        self.about = about
        self.conditions = list(conditions)

    def phrase(self) -> Phrase:
        parts: dict[str, Piece | Sequence[Piece]] = {"effects": self.effects, "when": self.conditions}
        if self.about is not None:
            parts["whom"] = self.about
        return Phrase(
            f"vtes-trigger-{self.name}", None, parts, "" if self.about is None else self.about.word()
        )

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        using = as_used(card)
        for condition in self.conditions:
            if condition.why_not(s, using) is not None:
                return False
        if isinstance(self.about, Who):
            return about in [int(seat) for seat in self.about.seats(s, using)]
        if isinstance(self.about, Named):
            return about == self.about.uid(s, using)
        if self.about is None:
            return True
        if self.happening in happenings.ABOUT_KINDS:
            return self.about.fits_kind(s, using, s.pool.cards[about])
        subject = find(s, about)
        return subject is not None and self.about.fits(s, using, subject)

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        whom = Seat(about) if self.happening in happenings.ABOUT_SEATS else NOBODY
        following.push_effects(
            s, Using(card.controller, card.kind, self.use, source=card.uid, target_seat=whom)
        )
        return None


class Remember(Effect):
    """What `conditions.Once` asks for: this minion (or `whom`) has used the card in this way."""

    def __init__(self, until: int, whom: Named | None = None, *, told: str = "") -> None:
        self.until = until
        self.whom = whom
        self.told = told  # `vtes-remember-…`, where the condition does not say so

    def phrase(self) -> Phrase | None:
        return Phrase(f"vtes-remember-{self.told}") if self.told else None

    def run(self, s: State, using: Using) -> Play | None:
        about = using.minion if self.whom is None else self.whom.uid(s, using)
        expiry.last(s, notes.PLAYED, about, using.index, self.until, using.kind)
        return None


class Grant(Effect):
    """Another use of the card can be made once, or once in the combat that follows if the minion blocks:
    by the minion that plays the card, or by whom it is given to.

    `next_round`: in the round after this one only; `each_round`: once in this one and in each that follows.
    """

    def __init__(
        self,
        message: str,
        use: int,
        *,
        on_block: bool = False,
        next_round: bool = False,
        each_round: bool = False,
        until: int = expiry.END_OF_ACTION,
        amount: int = 0,
        whom: Which = SELF,
    ) -> None:
        self.message = message
        self.amount = amount  # how much it says
        self.use = use
        self.on_block = on_block
        self.next_round = next_round
        self.each_round = each_round
        self.until = until
        self.whom = whom

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        what = notes.GRANTS_ON_BLOCK if self.on_block else notes.GRANTS
        fight = s.combat
        only_in = fight.round + 1 if self.next_round and fight is not None else NOTHING
        until = expiry.END_OF_ROUND if self.each_round else self.until
        for card in self.whom.found(s, using):
            expiry.last(s, what, card.uid, self.use, until, using.kind, only_in)
            if self.each_round:
                expiry.last(s, notes.GRANTS_ANEW, card.uid, self.use, self.until, using.kind)
        return None
