"""Effects that hang on something: on each other, on a choice, on a coin, on a card that is revealed."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes.blocks.effects.later import later
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import bearer, find, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.questions import choose_kind, confirm
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


class Together(Effect):
    """Several effects as one, so that they can be offered or made to depend on something together."""

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.effects = list(effects)

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-together", None, {"effects": self.effects})

    def holds(self, effect: Effect) -> bool:
        return self is effect or any(one.holds(effect) for one in self.effects)

    def run(self, s: State, using: Using) -> Play | None:
        return in_order(s, using, self.effects)


def in_order(s: State, using: Using, effects: Sequence[Effect]) -> Play:
    for effect in effects:
        play = effect.run(s, using)
        if play is not None:
            yield from play


class OneOrOther(Effect):
    """One of two, as its user likes: the first where she says yes; what cannot be done is not offered."""

    def __init__(self, prompt: str, one: Effect, other: Effect) -> None:
        self.prompt = prompt
        self.one = one
        self.other = other

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-effect-{self.prompt.removeprefix('vtes-ask-')}")

    def holds(self, effect: Effect) -> bool:
        return self is effect or self.one.holds(effect) or self.other.holds(effect)

    def run(self, s: State, using: Using) -> Play | None:
        if self.one.why_not(s, using) is not None:
            return self.other.run(s, using)
        if self.other.why_not(s, using) is not None:
            return self.one.run(s, using)
        return self._ask(s, using)

    def _ask(self, s: State, using: Using) -> Play:
        yes = yield from confirm(using.seat, self.prompt, using.kind)
        yield from in_order(s, using, [self.one if yes else self.other])


class RevealTop(Effect):
    """The top card of the library, or of the crypt: what follows hangs on what it is.

    `removed`: it leaves the game; otherwise it stays where it is.
    """

    def __init__(
        self,
        which: Which,
        then: Sequence[Effect],
        otherwise: Sequence[Effect] = (),
        *,
        crypt: bool = False,
        removed: bool = False,
        paid: bool = True,
    ) -> None:
        self.which = which
        self.then = list(then)
        self.otherwise = list(otherwise)
        self.crypt = crypt
        self.removed = removed
        self.paid = paid  # what it costs says that she can

    def phrase(self) -> Phrase:
        message = "vtes-effect-remove-top" if self.removed else "vtes-effect-reveal-top"
        return Phrase(
            message,
            {"crypt": int(self.crypt), "paid": int(self.paid)},
            {"which": self.which, "effects": self.then, "otherwise": self.otherwise},
        )

    def _deck(self, s: State, using: Using) -> list[int]:
        player = s.players[using.seat]
        return player.crypt if self.crypt else player.library

    def why_not(self, s: State, using: Using) -> Refusal | None:
        """Stealth that is not needed is not looked for either (VTES-BLOCK-09)."""
        if not self._deck(s, using):
            return Refusal(RuleId("VTES-SEQ-17"))
        refusals = [effect.why_not(s, using) for effect in self.otherwise]
        return next((refusal for refusal in refusals if refusal is not None), None)

    def run(self, s: State, using: Using) -> Play | None:
        deck = self._deck(s, using)
        if deck:
            kind = deck[-1]
            cards(s, "vtes-log-reveals-card", using.seat, [kind])
            if self.removed:
                s.players[using.seat].removed.append(deck.pop())
            later(s, using, self, int(self.which.fits_kind(s, using, s.pool.cards[kind])))
        return None

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        return in_order(s, using, self.then if number else self.otherwise)


class FlipCoin(Effect):
    """On tails something is done."""

    def __init__(self, tails: Effect) -> None:
        self.tails = tails

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-flip-coin", None, {"effects": [self.tails]})

    def run(self, s: State, using: Using) -> Play | None:
        tails = s.chance.below(2)
        numbers_told(s, "vtes-log-flips", using.seat, tails=tails)
        return self.tails.run(s, using) if tails else None


class JoinCircle(Effect):
    """Any circle: a printed one, or that of a vampire which belongs to none and so is a circle of one.

    The vampire notes one that belongs to it.
    """

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-join-circle")

    def _circles(self, s: State) -> list[int]:
        """One card for each circle that is printed, and the vampires in play that have none."""
        found: dict[str, int] = {}
        for card in s.pool.cards:
            if card.is_crypt and card.circle:
                found.setdefault(card.circle, card.kind)
        lone = {card.kind for card in s.cards if is_vampire(s, card) and not s.pool.cards[card.kind].circle}
        return [*found.values(), *sorted(lone)]

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        kind = yield from choose_kind(using.seat, "vtes-ask-circle", self._circles(s), using.kind)
        card = find(s, bearer(s, using))
        if card is not None and kind != NOTHING:
            card.chosen = kind
            cards(s, "vtes-log-circle", using.seat, [card.kind, kind])
