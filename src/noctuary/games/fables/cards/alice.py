"""Alice: three Avatars that bend the worth of her cards, and a deck she keeps trading."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import later
from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, NumberEffect, Phrase, T, Use
from noctuary.games.fables.kinds import ATTACK, BASIC_KINDS, BASIC_LEVEL, DEFENSE, MOVEMENT
from noctuary.games.fables.notation import AVATARS
from noctuary.games.fables.questions import (
    choose_hidden,
    choose_kind,
    choose_square,
    confirm,
    hand_and_discard,
    is_asked,
)
from noctuary.games.fables.rules.damage import raise_damage
from noctuary.games.fables.rules.movement import free_within, go
from noctuary.games.fables.rules.talents import new_use
from noctuary.games.fables.rules.turn import EXTRA_TURNS_IN_A_ROW, KEPT_FOR_AN_EXTRA_TURN
from noctuary.games.fables.rules.zones import (
    destroy_chosen,
    distinct_basics,
    draw,
    enter_discard,
    enter_discard_all,
    into_hand,
    shown_into_hand,
    shuffle_into_deck,
    without,
)
from noctuary.games.fables.shared_effects import Damage, GainDefense
from noctuary.games.fables.sheet import Sheet
from noctuary.games.fables.state import NO_AVATAR, NOBODY, State, Step, foe_of, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import choose, distinct

# The Avatars, as in `notation.AVATARS`.
QUEEN: Final = 1
HATTER: Final = 2
CAT: Final = 3

# What each Avatar, none included, adds to the value of every Attack, Defense and Movement card.
VALUE_BONUS: Final[tuple[tuple[int, ...], ...]] = ((0, 0, 0), (1, 0, -1), (-1, 1, 0), (0, -1, 1))

# Places in `Sheet.own_cards`, after the nine Talents.
OFF_WITH_HER_HEAD: Final = 9
WONDERLAND: Final = 10
WERE_ALL_MAD_HERE: Final = 11
ITS_SHOWTIME: Final = 12

MAD_DRAW: Final = 1
SHOWTIME_CARDS: Final = 1
ASKED: Final = Amount(2) + T  # basic cards an attack Talent asks to see

# Steps of her Talents' texts (`Sheet.tail`).
SHOW: Final = 0  # the opponent shows one more card, or no more
COPY: Final = 1
TAKE: Final = 2  # one card from the piles, for one destroyed
PUT_AWAY: Final = 3  # the cards taken reach their place
BECOME: Final = 4  # the Avatar at the very end


class AskToShow(Effect):
    """The opponent shows basic cards from her hand; each one missing adds damage, one shown may be copied.

    What she shows is her own choice (FAB-RUL-22), so everything here waits for steps of its own.
    """

    needs_foe = True
    message = MessageId("fables-effect-ask-to-show")

    def run(self, s: State, use: Use) -> Play | None:
        later(s, use.seat, use.kind, SHOW, use.value)
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, asked=ASKED, each=B)


class TradeIn(Effect):
    """Destroy basic cards of yours, up to a number; take as many of level B or lower from the piles."""

    asks = True
    message = MessageId("fables-effect-trade-in")

    def __init__(self, most: Amount, level: Amount) -> None:
        self.most = most
        self.level = level

    def ask(self, s: State, use: Use) -> Play:
        destroyed = 0
        most = self.most.of(use)
        while destroyed < most:
            chosen = yield from choose_own_basic(s, use, "fables-ask-trade-in", most - destroyed)
            if chosen.verb == verbs.DONE:
                break
            destroy_chosen(s, use.seat, chosen)
            destroyed += 1
        if destroyed:
            later(s, use.seat, use.kind, PUT_AWAY)
        for _ in range(destroyed):
            later(s, use.seat, use.kind, TAKE, self.level.of(use))

    def phrase(self) -> Phrase:
        return Phrase(self.message, amount=self.most, level=self.level)


class MoveUpTo(AmountEffect):
    """Move yourself one way, 0 included, never onto an occupied square; not a Move action (FAB-MOVE-08)."""

    asks = True
    message = MessageId("fables-effect-move-up-to")

    def ask(self, s: State, use: Use) -> Play:
        squares = free_within(s, use.seat, self.amount.of(use))
        square = yield from choose_square(use.seat, "fables-ask-move-up-to", squares, use.kind, "FAB-MOVE-08")
        use.chosen = int(go(s, use.seat, square))


class DrawIfThrough(AmountEffect):
    """Draw cards if the movement just made led through the opponent (FAB-RUL-32)."""

    message = MessageId("fables-effect-draw-if-through")

    def run(self, s: State, use: Use) -> Play | None:
        if use.chosen:
            draw(s, use.seat, self.amount.of(use))
        return None


class MayBecome(Effect):
    """At the very end of the text she may change to this Avatar."""

    def __init__(self, avatar: int) -> None:
        self.avatar = avatar
        self.message = MessageId(f"fables-effect-become-{AVATARS[avatar]}")

    def run(self, s: State, use: Use) -> Play | None:
        # Beneath what the clauses before have left for later: just above the end of the unit.
        place = len(s.agenda)
        while s.agenda[place - 1].kind != agenda.CLOSE:
            place -= 1
        s.agenda.insert(place, Step(agenda.TAIL, use.seat, use.kind, BECOME, self.avatar))
        return None


class CardsWorthMore(NumberEffect):
    """This turn each of your Attack, Defense and Movement cards is worth more; Power is not (FAB-HERO-06)."""

    message = MessageId("fables-effect-cards-worth-more")
    named = "amount"

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.value_bonus += self.number
        return None


class ExtraTurn(Effect):
    """Keep a few cards of this turn's end draw, then take another turn: see `rules.turn` (FAB-RUL-23)."""

    message = MessageId("fables-effect-extra-turn")

    def run(self, s: State, use: Use) -> Play | None:
        s.turn.extra_turn = True
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"kept": KEPT_FOR_AN_EXTRA_TURN, "most": EXTRA_TURNS_IN_A_ROW})


class GiveBasics(NumberEffect):
    """Shuffle basic cards of yours into the opponent's deck: they are hers from now on (FAB-RUL-38)."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-give-basics")
    named = "most"

    def ask(self, s: State, use: Use) -> Play:
        """Card by card onto the table, then all together into her deck."""
        mine = s.boards[use.seat]
        while len(mine.shown) < self.number:
            left = self.number - len(mine.shown)
            chosen = yield from choose_own_basic(s, use, "fables-ask-give-basics", left)
            if chosen.verb == verbs.DONE:
                break
            zone = mine.hand if chosen.verb == verbs.FROM_HAND else mine.discard
            zone.remove(chosen.a)
            mine.shown = (*mine.shown, chosen.a)
        given = list(mine.shown)
        mine.shown = ()
        if given:
            tell.cards(s, "fables-log-give-basics", use.seat, given, foe=int(use.foe))
            shuffle_into_deck(s, use.foe, given)


def choose_own_basic(s: State, use: Use, prompt: str, left: int) -> Ask[Move]:
    """One more basic card of her hand or discard pile, or none (FAB-CARD-05)."""
    moves = hand_and_discard(s, use.seat, basics_only=True)
    moves.append(move(verbs.DONE))
    answer = yield from choose_hidden(s, use.seat, prompt, moves, "FAB-CARD-05", use.kind, left)
    return answer


class Alice(Sheet):
    # -- the Avatars (FAB-HERO-06) --

    def start_effects(self, s: State, me: Seat) -> list[int]:
        return [self.first_kind]

    def start(self, s: State, me: Seat, effect: int) -> Play | None:
        """Any Avatar on her first turn, another one than before on each later turn."""
        return self._change_avatar(s, me)

    def _change_avatar(self, s: State, me: Seat) -> Play:
        before = s.boards[me].avatar
        moves = [move(verbs.AVATAR, avatar) for avatar in (QUEEN, HATTER, CAT) if avatar != before]
        answer = yield from choose(me, "fables-ask-avatar", moves, "FAB-HERO-06")
        self._become(s, me, answer.a)

    def _become(self, s: State, me: Seat, avatar: int) -> None:
        s.boards[me].avatar = avatar
        if s.log is not None:
            tell.numbers(s, f"fables-log-become-{AVATARS[avatar]}", me)

    def value_bonus(self, s: State, me: Seat, card_type: int) -> int:
        return VALUE_BONUS[s.boards[me].avatar][card_type]

    def eliminated(self, s: State, me: Seat) -> None:
        s.boards[me].avatar = NO_AVATAR

    # -- Twists --

    def end_draw_bonus(self, s: State, me: Seat) -> int:
        return SHOWTIME_CARDS * s.boards[me].twists.count(self.first_kind + ITS_SHOWTIME)

    def passed_through(self, s: State, me: Seat, foe: Seat) -> Play | None:
        """We're All Mad Here, whichever of the two went through the other."""
        if s.boards[me].avatar != CAT or not has_twist(s, me, WERE_ALL_MAD_HERE):
            return None
        return self._mad_draw(s, me)

    def _mad_draw(self, s: State, me: Seat) -> Play:
        if (yield from confirm(me, "fables-ask-mad-draw", self.first_kind + WERE_ALL_MAD_HERE)):
            draw(s, me, MAD_DRAW)

    # -- the steps of her Talents --

    def tail(self, s: State, step: Step) -> Play | None:
        if s.boards[step.seat].out:
            return None
        if step.b == SHOW:
            return self._show(s, step)
        if step.b == COPY:
            return self._copy(s, step)
        if step.b == TAKE:
            return self._take(s, step)
        if step.b == PUT_AWAY:
            return self._put_away(s, step)
        return None if s.boards[step.seat].avatar == step.c else self._may_become(s, step)

    def tail_fits(self, s: State, step: Step) -> bool:
        """Cards lie open only where a step puts them away; only basic cards do."""
        if not self.owns_talent(step.a):
            return False
        card_type = s.pool.type[step.a]
        if step.b in (SHOW, COPY):
            foe = foe_of(s, step.seat)
            shown = 0 if foe == NOBODY else len(s.boards[foe].shown)
            asked = ASKED.of(new_use(s, step.seat, step.a, NOTHING, 0))
            return card_type == ATTACK and shown <= asked and self._all_basic(s, foe)
        if step.b in (TAKE, PUT_AWAY):
            ends = any(one.kind == agenda.TAIL and one.b == PUT_AWAY for one in s.agenda)
            return card_type == DEFENSE and ends and self._all_basic(s, step.seat)
        return step.b == BECOME and QUEEN <= step.c <= CAT

    def _all_basic(self, s: State, seat: Seat) -> bool:
        return seat == NOBODY or all(kind < BASIC_KINDS for kind in s.boards[seat].shown)

    def looks_at(self, s: State, step: Step) -> Seat:
        if step.b in (SHOW, COPY):
            return foe_of(s, step.seat)
        return step.seat if step.b == PUT_AWAY else NOBODY

    def _show(self, s: State, step: Step) -> Play | None:
        """One card at a time, as many as she likes (FAB-RUL-22); they lie open until the copy is made."""
        foe = foe_of(s, step.seat)
        if foe == NOBODY:
            return None
        use = new_use(s, step.seat, step.a, NOTHING, step.c)
        missing = ASKED.of(use) - len(s.boards[foe].shown)
        basics = distinct_basics(s.boards[foe].hand)
        if missing and is_asked(s, foe, basics):
            return self._show_one(s, step, use, basics, missing)
        self._all_shown(s, use, missing)
        return None

    def _show_one(self, s: State, step: Step, use: Use, basics: list[int], missing: int) -> Play:
        moves = [move(verbs.CARD, kind) for kind in basics]
        moves.append(move(verbs.DONE))
        answer = yield from choose_hidden(
            s, use.foe, "fables-ask-show", moves, "FAB-RUL-22", use.kind, missing
        )
        if answer.verb == verbs.DONE:
            self._all_shown(s, use, missing)
            return
        board = s.boards[use.foe]
        board.hand.remove(answer.a)
        board.shown = (*board.shown, answer.a)
        s.agenda.append(step)

    def _all_shown(self, s: State, use: Use, missing: int) -> None:
        tell.cards(s, "fables-log-show", use.foe, list(s.boards[use.foe].shown))
        raise_damage(s, use, missing * use.value)
        later(s, use.seat, use.kind, COPY)

    def _copy(self, s: State, step: Step) -> Play | None:
        """A card equal to one shown, if its pile has any left; what was shown returns to her hand."""
        foe = foe_of(s, step.seat)
        if foe == NOBODY:
            return None
        shown = list(s.boards[foe].shown)
        copies = [kind for kind in distinct(shown) if s.piles[kind] > 0]
        if copies:
            return self._copy_one(s, step, copies)
        shown_into_hand(s.boards[foe])
        return None

    def _copy_one(self, s: State, step: Step, copies: list[int]) -> Play:
        me = step.seat
        kind = yield from choose_kind(me, "fables-ask-copy", copies, step.a, "FAB-CARD-06", or_none=True)
        to_hand = False
        if kind != NOTHING and s.boards[me].avatar == QUEEN and has_twist(s, me, OFF_WITH_HER_HEAD):
            to_hand = yield from confirm(me, "fables-ask-copy-to-hand", self.first_kind + OFF_WITH_HER_HEAD)
        shown_into_hand(s.boards[foe_of(s, me)])
        if kind != NOTHING:
            s.piles[kind] -= 1
            self._gain(s, me, kind, to_hand)

    def _gain(self, s: State, me: Seat, kind: int, to_hand: bool) -> None:
        if to_hand:
            tell.cards(s, "fables-log-take-to-hand", me, [kind])
            into_hand(s, me, kind)
        else:
            tell.cards(s, "fables-log-take-to-discard", me, [kind])
            enter_discard(s, me, kind)

    def _take(self, s: State, step: Step) -> Play | None:
        """A basic card of level B or lower; without one left there is nothing to take (FAB-RUL-52)."""
        wanted = [kind for kind in range(BASIC_KINDS) if BASIC_LEVEL[kind] <= step.c and s.piles[kind] > 0]
        return self._take_one(s, step, wanted) if wanted else None

    def _take_one(self, s: State, step: Step, wanted: list[int]) -> Play:
        kind = yield from choose_kind(step.seat, "fables-ask-take", wanted, step.a, "FAB-REINF-05")
        s.piles[kind] -= 1
        board = s.boards[step.seat]
        board.shown = (*board.shown, kind)

    def _put_away(self, s: State, step: Step) -> Play | None:
        """All to the discard pile; under Wonderland one of them may go to her hand."""
        me = step.seat
        board = s.boards[me]
        if board.shown and board.avatar == HATTER and has_twist(s, me, WONDERLAND):
            return self._wonderland(s, me)
        if board.shown:
            self._discard_taken(s, me)
        return None

    def _wonderland(self, s: State, me: Seat) -> Play:
        board = s.boards[me]
        kind = yield from choose_kind(
            me,
            "fables-ask-wonderland",
            list(board.shown),
            self.first_kind + WONDERLAND,
            "FAB-CARD-06",
            or_none=True,
        )
        if kind != NOTHING:
            board.shown = without(board.shown, kind)
            self._gain(s, me, kind, to_hand=True)
        if board.shown:
            self._discard_taken(s, me)

    def _discard_taken(self, s: State, me: Seat) -> None:
        board = s.boards[me]
        taken = list(board.shown)
        board.shown = ()
        tell.cards(s, "fables-log-take-to-discard", me, taken)
        enter_discard_all(s, me, taken)

    def _may_become(self, s: State, step: Step) -> Play:
        if (yield from confirm(step.seat, f"fables-ask-become-{AVATARS[step.c]}", step.a)):
            self._become(s, step.seat, step.c)


ALICE: Final = Alice(
    "alice",
    max_hp=32,
    max_defense=6,
    threshold=16,
    tokens={"avatar": (CAT, "FAB-LIMIT-05")},
    attack=talents(
        ATTACK,
        ("deal-the-cards", "cut-the-cards", "rig-the-cards"),
        [Damage(T), AskToShow(), MayBecome(QUEEN)],
        reach=T,
    ),
    defense=talents(
        DEFENSE,
        ("magic-trick", "mind-trick", "hat-trick"),
        [GainDefense(T), TradeIn(T, B), MayBecome(HATTER)],
    ),
    movement=talents(
        MOVEMENT,
        ("curiously-agile", "curiously-covert", "curiously-curious"),
        [MoveUpTo(T + B), DrawIfThrough(T), MayBecome(CAT)],
    ),
    twists=[
        twist("off-with-her-head"),
        twist("wonderland"),
        twist("were-all-mad-here", cards=MAD_DRAW),
    ],
    last_twists=[twist("its-showtime", cards=SHOWTIME_CARDS)],
    epics=[
        epic("frabjous-day", [CardsWorthMore(1)]),
        epic("important-date", [ExtraTurn()]),
        epic("the-games-afoot", [Damage(Amount(3)), GiveBasics(5)], reach=Amount(3)),
    ],
)
