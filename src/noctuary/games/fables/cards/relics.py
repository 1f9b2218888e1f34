"""The ten printed relics, five copies each (FAB-RUL-49), and the clauses that only relics have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import push
from noctuary.games.fables.effect import Amount, AmountEffect, Effect, NumberEffect, T, Use
from noctuary.games.fables.kinds import is_basic
from noctuary.games.fables.questions import choose_hidden, choose_kind, hand_and_discard
from noctuary.games.fables.relic import Relic, RelicUse
from noctuary.games.fables.rules import talents
from noctuary.games.fables.rules.zones import (
    destroy_chosen,
    draw,
    enter_discard_all,
    into_hand,
    reveal,
    shuffle_deck,
)
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.shared_effects import DrawCards, GainPower, Recover, shuffle_back
from noctuary.games.fables.state import State
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.refusal import Refusal

COPIES: Final = 5
USING: Final = "FAB-RELIC-02"  # the rule that asks: a relic is being carried out
UP_TO: Final = "FAB-CARD-05"


class DiscardOwn(AmountEffect):
    """Discard cards of your own choice: a step of its own, since cards have just been drawn."""

    message = MessageId("fables-effect-discard-own")

    def run(self, s: State, use: Use) -> Play | None:
        push(s, agenda.DISCARD, use.seat, self.amount.of(use))
        return None


class Reveal(AmountEffect):
    """Reveal cards from your deck, take those of one sort, discard the others (FAB-CARD-03)."""

    def __init__(self, amount: Amount, *, basics: bool) -> None:
        super().__init__(amount)
        self.basics = basics  # basic cards are taken; otherwise Talents and Epics
        self.message = MessageId("fables-effect-reveal-basics" if basics else "fables-effect-reveal-talents")

    def run(self, s: State, use: Use) -> Play | None:
        revealed = reveal(s, use.seat, self.amount.of(use), "fables-log-relic-reveal")
        for kind in revealed:
            if self._takes(s, kind):
                into_hand(s, use.seat, kind)
        enter_discard_all(s, use.seat, [kind for kind in revealed if not self._takes(s, kind)])
        return None

    def _takes(self, s: State, kind: int) -> bool:
        """Poison and Matches are neither basic cards nor Talents (FAB-RUL-17)."""
        return is_basic(kind) if self.basics else s.pool.is_talent[kind] or s.pool.is_epic[kind]


class ShuffleBack(AmountEffect):
    """Choose cards in your discard pile, the Talent just paid among them, and shuffle them into your deck."""

    asks = True
    message = MessageId("fables-effect-retell")

    def ask(self, s: State, use: Use) -> Play:
        chosen = yield from shuffle_back(
            s, use, use.seat, self.amount.of(use), "fables-ask-relic-shuffle-back", verbs.FROM_DISCARD
        )
        if chosen:
            tell.cards(s, "fables-log-relic-shuffle-back", use.seat, chosen)


class DestroyUpTo(AmountEffect):
    """Destroy cards from your hand and discard pile, mixed as you like; never a Match."""

    asks = True
    message = MessageId("fables-effect-destroy-up-to")

    def ask(self, s: State, use: Use) -> Play:
        use.chosen = 0
        for left in range(self.amount.of(use), 0, -1):
            if not (yield from destroy_one(s, use.seat, left, or_none=True)):
                return
            use.chosen += 1


def destroy_one(s: State, me: Seat, left: int, *, or_none: bool) -> Ask[bool]:
    """One card of your choice from hand or discard pile, the Talent just paid included; False if declined."""
    moves = hand_and_discard(s, me)
    if or_none:
        moves.append(move(verbs.DONE))
    answer = yield from choose_hidden(
        s, me, "fables-ask-relic-destroy", moves, UP_TO if or_none else USING, amount=left
    )
    if answer.verb == verbs.DONE:
        return False
    destroy_chosen(s, me, answer)
    return True


class DrawAsMany(Effect):
    """Draw as many cards as the clause before it has moved."""

    message = MessageId("fables-effect-draw-as-many")

    def run(self, s: State, use: Use) -> Play | None:
        draw(s, use.seat, use.chosen)
        return None


class UsePaidTalent(NumberEffect):
    """Use the Talent chosen as payment as if with a basic card of this value; it is played (FAB-RELIC-06)."""

    asks = True
    message = MessageId("fables-effect-use-paid-talent")
    named = "value"

    def _talent(self, s: State, use: Use) -> Use:
        assert isinstance(use, RelicUse)
        return talents.new_use(s, use.seat, use.paid, NOTHING, self.number)

    def why_not(self, s: State, use: Use) -> Refusal | None:
        """The Talent must be legal before it is chosen (FAB-RUL-39)."""
        talent = self._talent(s, use)
        bonus = s.boards[use.seat].sheet.reach_bonus(s, use.seat, talent.kind, talent.card)
        return talents.why_not_reach(s, talent, bonus)

    def run(self, s: State, use: Use) -> Play | None:
        return talents.perform(s, self._talent(s, use))


class SearchDeck(AmountEffect):
    """Take a card of at most this level out of your deck, then shuffle it (FAB-RELIC-07).

    She may count what is in her deck, so choosing from it shows her nothing new. Cards without a level
    (Epics, Matches) are out of the question; Poison has one.
    """

    asks = True
    message = MessageId("fables-effect-search-deck")

    def ask(self, s: State, use: Use) -> Play:
        board = s.boards[use.seat]
        level = self.amount.of(use)
        fitting = [kind for kind in board.deck if 1 <= s.pool.level[kind] <= level]
        kind = yield from choose_kind(use.seat, "fables-ask-relic-search", fitting, NOTHING, "FAB-RELIC-07")
        if kind != NOTHING:
            board.deck.remove(kind)
            into_hand(s, use.seat, kind)
            tell.hidden_cards(s, "fables-log-relic-search", use.seat, [kind])
        shuffle_deck(s, use.seat)


def printed(slug: str, effects: Sequence[Effect], *, plays_talent: bool = False) -> Relic:
    return Relic(slug, RelicDeck.PRINTED, COPIES, effects, plays_talent=plays_talent)


PRINTED_RELICS: Final = (
    printed("wish", [GainPower(T)]),
    printed("parched-grail", [Recover(T)]),
    printed("treasure-key", [DrawCards(T), DiscardOwn(T + Amount(-1))]),
    printed("orb-of-foresight", [Reveal(T, basics=True)]),
    printed("rift-of-truth", [Reveal(T, basics=False)]),
    printed("grimoire-of-retelling", [ShuffleBack(T)]),
    printed("nightmare-sword", [DestroyUpTo(T)]),
    printed("jacks-magic-bean", [DestroyUpTo(T), DrawAsMany()]),
    printed("alakazam", [UsePaidTalent(1)], plays_talent=True),
    printed("dream-navigation", [SearchDeck(T)]),
)
