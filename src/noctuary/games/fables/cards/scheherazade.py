"""Scheherazade: Fate tokens on the supply piles, blue until she turns them, dangerous once they are red."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import later
from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, NumberEffect, Phrase, T, Use
from noctuary.games.fables.kinds import ATTACK, BASIC_KINDS, DEFENSE, MOVEMENT, reserve_pile
from noctuary.games.fables.questions import confirm
from noctuary.games.fables.rules.damage import inflict_by, lose_hp, raise_damage
from noctuary.games.fables.rules.zones import (
    destroy_twist,
    enter_discard,
    enter_discard_all,
    reveal,
    shuffle_deck,
    without,
)
from noctuary.games.fables.shared_effects import Damage, GainDefense
from noctuary.games.fables.sheet import Sheet
from noctuary.games.fables.state import (
    NOBODY,
    VIA_ATTACK,
    Packets,
    State,
    Step,
    foe_of,
    has_twist,
    opponents,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.questions import choose, distinct

# Places in `Sheet.own_cards`, after the nine Talents.
HANDS_OF_FATE: Final = 9
REWRITING_DESIRES: Final = 10
FORMATTING_THOUGHTS: Final = 11
CAUGHT_IN_THE_WEB: Final = 12

FATE_TOKENS: Final = 6  # FAB-LIMIT-06
FIRST_TOKENS: Final = 3
LEAST_DAMAGE: Final = 3  # The Hands of Fate
CARDS_FORMATTED: Final = 2


# -- tokens and piles ---------------------------------------------------------------------------------


def piles_of_opponents(s: State, me: Seat) -> list[int]:
    """The supply piles some opponent can buy from; an emptied one still exists."""
    piles = list(range(BASIC_KINDS))
    for foe in sorted(opponents(s, me)):
        piles += [reserve_pile(foe, card_type) for card_type in (ATTACK, DEFENSE, MOVEMENT)]
    return piles


def pile_of_card(s: State, holder: Seat, kind: int) -> int:
    """Where a card of hers comes from; Epics, Poison and Matches have no pile (FAB-RUL-43)."""
    if kind < BASIC_KINDS:
        return kind
    return reserve_pile(holder, s.pool.type[kind]) if s.pool.is_talent[kind] else NOTHING


def card_of_pile(s: State, pile: int) -> int:
    """The card by which people know a pile: the basic card itself, a reserve's first Talent."""
    if pile < BASIC_KINDS:
        return pile
    seat, card_type = divmod(pile - BASIC_KINDS, 3)
    return s.boards[seat].sheet.reserves[card_type][0]


def blue(pile: int) -> int:
    return 2 * pile


def red(pile: int) -> int:
    return 2 * pile + 1


def tokens_on(s: State, me: Seat, pile: int) -> int:
    fate = s.boards[me].fate
    return fate.count(blue(pile)) + fate.count(red(pile))


def piles_with_tokens(s: State, me: Seat) -> list[int]:
    return distinct([token // 2 for token in s.boards[me].fate])


def piles_with_blue(s: State, me: Seat) -> list[int]:
    return distinct([token // 2 for token in s.boards[me].fate if token % 2 == 0])


def replace_token(s: State, me: Seat, old: int, new: int) -> None:
    """Turn a token over or move it. Two alike are one choice, so they lie in the order of their numbers."""
    board = s.boards[me]
    board.fate = tuple(sorted((*without(board.fate, old), new)))


def turn_red(s: State, me: Seat, pile: int) -> None:
    replace_token(s, me, blue(pile), red(pile))
    if s.log is not None:
        tell.numbers(s, "fables-log-fate-red", me, card=card_of_pile(s, pile))


def put_token(s: State, me: Seat, pile: int) -> None:
    """One more blue token, as long as the supply has one (FAB-RUL-52)."""
    s.boards[me].fate = tuple(sorted([*s.boards[me].fate, blue(pile)]))
    if s.log is not None:
        tell.numbers(s, "fables-log-fate-put", me, card=card_of_pile(s, pile))


def move_token(s: State, me: Seat, token: int, pile: int) -> None:
    replace_token(s, me, token, 2 * pile + token % 2)
    if s.log is not None:
        there, here = card_of_pile(s, pile), card_of_pile(s, token // 2)
        tell.numbers(s, "fables-log-fate-moved", me, card=there, source=here)


# -- questions ----------------------------------------------------------------------------------------


def choose_pile(
    me: Seat, prompt: str, piles: list[int], source: int, rule: str, *, amount: int = 0, or_none: bool = False
) -> Ask[int]:
    """One of the piles; NOTHING if she may decline and does."""
    moves = [move(verbs.PILE, pile) for pile in piles]
    if or_none:
        moves.append(move(verbs.DONE))
    answer = yield from choose(me, prompt, moves, rule, source, amount)
    return answer.a if answer.verb == verbs.PILE else NOTHING


def choose_other_pile(s: State, me: Seat, here: int, rule: str) -> Ask[int]:
    """Where the token of this pile goes: another pile that opponents can buy from."""
    piles = [pile for pile in piles_of_opponents(s, me) if pile != here]
    there = yield from choose_pile(me, "fables-ask-fate-to", piles, card_of_pile(s, here), rule)
    return there


def turn_red_up_to(s: State, me: Seat, most: int, source: int) -> Ask[int]:
    """Turn blue tokens red, one by one; how many she turned (FAB-CARD-05)."""
    for turned in range(most):
        piles = piles_with_blue(s, me)
        if not piles:
            return turned
        pile = yield from choose_pile(
            me, "fables-ask-fate-red", piles, source, "FAB-CARD-05", amount=most - turned, or_none=True
        )
        if pile == NOTHING:
            return turned
        turn_red(s, me, pile)
    return most


# -- clauses ------------------------------------------------------------------------------------------


class TurnTokensRed(AmountEffect):
    """Turn blue Fate tokens red, up to a number."""

    asks = True
    message = MessageId("fables-effect-fate-red")

    def ask(self, s: State, use: Use) -> Play:
        use.chosen = yield from turn_red_up_to(s, use.seat, self.amount.of(use), use.kind)


class DamagePerToken(NumberEffect):
    """Damage for each token just turned; none turned, none inflicted."""

    needs_foe = True
    message = MessageId("fables-effect-fate-damage")
    named = "each"

    def run(self, s: State, use: Use) -> Play | None:
        if use.chosen:
            inflict_by(s, use, self.number * use.chosen)
        return None


class MoveTokens(AmountEffect):
    """Move Fate tokens, up to a number, to other piles opponents can buy from; each is a step of its own."""

    message = MessageId("fables-effect-fate-move")

    def run(self, s: State, use: Use) -> Play | None:
        later(s, use.seat, use.kind, self.amount.of(use))
        return None


class Surcharge(NumberEffect):
    """Durable: purchases cost opponents more Power for each token on the pile (`Sheet.surcharge`)."""

    message = MessageId("fables-effect-fate-surcharge")
    named = "each"


class RevealDeck(AmountEffect):
    """Show the top of the opponent's deck; each card turns one blue token on its pile red.

    What then becomes of the cards is chosen knowing them: a step of its own.
    """

    needs_foe = True
    message = MessageId("fables-effect-fate-reveal")

    def run(self, s: State, use: Use) -> Play | None:
        shown = reveal(s, use.foe, self.amount.of(use), "fables-log-fate-reveal")
        for kind in shown:
            pile = pile_of_card(s, use.foe, kind)
            if blue(pile) in s.boards[use.seat].fate:
                turn_red(s, use.seat, pile)
        if shown:
            s.boards[use.foe].shown = tuple(shown)
            later(s, use.seat, use.kind)
        return None


class DrainDiscard(Effect):
    """Choose a pile with tokens: more damage for each card from it in the opponent's discard pile."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-fate-drain")

    def __init__(self, each: int, each_if_red: int) -> None:
        self.each = each
        self.each_if_red = each_if_red

    def ask(self, s: State, use: Use) -> Play:
        piles = piles_with_tokens(s, use.seat)
        if not piles:
            return
        pile = yield from choose_pile(use.seat, "fables-ask-fate-drain", piles, use.kind, "FAB-RUL-43")
        found = [kind for kind in s.boards[use.foe].discard if pile_of_card(s, use.foe, kind) == pile]
        each = self.each_if_red if red(pile) in s.boards[use.seat].fate else self.each
        raise_damage(s, use, each * len(found))

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"each": self.each, "red": self.each_if_red})


class SeverDeck(NumberEffect):
    """Choose a pile with tokens: every card from it in the opponent's deck is discarded and adds damage."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-fate-sever")
    named = "each"

    def ask(self, s: State, use: Use) -> Play:
        piles = piles_with_tokens(s, use.seat)
        if piles:
            pile = yield from choose_pile(use.seat, "fables-ask-fate-sever", piles, use.kind, "FAB-RUL-43")
            self._sever(s, use, pile)

    def _sever(self, s: State, use: Use, pile: int) -> None:
        """She looks through the whole deck, so it is shuffled afterwards."""
        board = s.boards[use.foe]
        deck = sorted(board.deck)
        tell.hidden_cards(s, "fables-log-fate-look", use.seat, deck)
        found = [kind for kind in deck if pile_of_card(s, use.foe, kind) == pile]
        board.deck = [kind for kind in deck if pile_of_card(s, use.foe, kind) != pile]
        shuffle_deck(s, use.foe)
        if found:
            tell.cards(s, "fables-log-fate-sever", use.foe, found)
            enter_discard_all(s, use.foe, found)
            raise_damage(s, use, self.number * len(found))


NET: Final = Surcharge(1)


class Scheherazade(Sheet):
    # -- the start of her turn --

    def start_effects(self, s: State, me: Seat) -> list[int]:
        board = s.boards[me]
        return [self.first_kind] if board.turns_taken == 1 or board.fate else []

    def start(self, s: State, me: Seat, effect: int) -> Play | None:
        if s.boards[me].turns_taken == 1:
            return self._first_tokens(s, me)
        self._reckoning(s, me)
        return None

    def _first_tokens(self, s: State, me: Seat) -> Play:
        """Blue tokens on different piles."""
        for _ in range(FIRST_TOKENS):
            piles = [pile for pile in piles_of_opponents(s, me) if not tokens_on(s, me, pile)]
            pile = yield from choose_pile(me, "fables-ask-fate-put", piles, NOTHING, "FAB-TURN-03")
            put_token(s, me, pile)

    def _reckoning(self, s: State, me: Seat) -> None:
        """Every red token costs the opponent here 1 HP; then all turn blue and go elsewhere, one by one."""
        board = s.boards[me]
        reds = sum(token % 2 for token in board.fate)
        board.fate = tuple(sorted(token - token % 2 for token in board.fate))
        for token in reversed(board.fate):
            later(s, me, self.first_kind, token // 2)
        foe = foe_of(s, me)
        if reds and foe != NOBODY:
            tell.numbers(s, "fables-log-fate-reckoning", me, foe=int(foe), count=reds)
            lose_hp(s, foe, reds)

    # -- purchases --

    def foe_bought(self, s: State, me: Seat, foe: Seat, pile: int) -> None:
        """Rewriting Desires takes HP for every token there; one red token turns blue."""
        tokens = tokens_on(s, me, pile)
        if not tokens:
            return
        if red(pile) in s.boards[me].fate:
            replace_token(s, me, red(pile), blue(pile))
            if s.log is not None:
                tell.numbers(s, "fables-log-fate-blue", me, card=card_of_pile(s, pile))
        if has_twist(s, me, REWRITING_DESIRES):
            lose_hp(s, foe, tokens)

    def surcharge(self, s: State, me: Seat, pile: int) -> int:
        """Each of her defense Talents in play asks for its own."""
        nets = len(s.boards[me].durables)
        return nets * NET.number * tokens_on(s, me, pile) if nets else 0

    # -- The Hands of Fate, Formatting Thoughts, Caught in the Web --

    def triggers(self, s: State, me: Seat, packets: Packets) -> Play | None:
        twist_kind = self.first_kind + HANDS_OF_FATE
        if twist_kind in s.turn.triggered or not has_twist(s, me, HANDS_OF_FATE):
            return None
        if not piles_with_blue(s, me):
            return None
        for packet in packets:
            if packet.via == VIA_ATTACK and packet.source == me and packet.amount >= LEAST_DAMAGE:
                return self._hands_of_fate(s, me, twist_kind)
        return None

    def _hands_of_fate(self, s: State, me: Seat, twist_kind: int) -> Play:
        s.turn.triggered = (*s.turn.triggered, twist_kind)
        yield from turn_red_up_to(s, me, 1, twist_kind)

    def before_foe_end_draw(self, s: State, me: Seat, foe: Seat) -> None:
        """What is left goes back as it lay: she is about to draw it all."""
        if not has_twist(s, me, FORMATTING_THOUGHTS):
            return
        shown = reveal(s, foe, CARDS_FORMATTED, "fables-log-fate-reveal")
        losses = [tokens_on(s, me, pile_of_card(s, foe, kind)) for kind in shown]
        board = s.boards[foe]
        board.deck += [kind for kind, loss in zip(shown[::-1], losses[::-1], strict=True) if not loss]
        for kind, loss in zip(shown, losses, strict=True):
            if loss and not board.out:
                tell.cards(s, "fables-log-mill", foe, [kind])
                enter_discard(s, foe, kind)
                lose_hp(s, foe, loss)

    def unlocked(self, s: State, me: Seat, twist: int) -> Play | None:
        if twist != self.first_kind + CAUGHT_IN_THE_WEB or s.boards[me].out:
            return None
        if len(s.boards[me].fate) < FATE_TOKENS:
            return self._caught(s, me, twist)
        destroy_twist(s, me, twist)
        return None

    def _caught(self, s: State, me: Seat, twist: int) -> Play:
        piles = piles_of_opponents(s, me)
        pile = yield from choose_pile(me, "fables-ask-fate-put", piles, twist, "FAB-TWIST-02")
        put_token(s, me, pile)
        destroy_twist(s, me, twist)

    # -- the steps of her texts --

    def tail(self, s: State, step: Step) -> Play | None:
        if s.boards[step.seat].out:
            return None
        card_type = s.pool.type[step.a]
        if card_type == MOVEMENT:
            return self._put_back(s, step)
        if card_type == DEFENSE:
            return self._move_one(s, step) if step.b and s.boards[step.seat].fate else None
        return self._move_on(s, step) if blue(step.b) in s.boards[step.seat].fate else None

    def tail_fits(self, s: State, step: Step) -> bool:
        """Her first card stands for the start of her turn: there the step names a pile."""
        if not self.owns_talent(step.a) or step.c != NOTHING:
            return False
        card_type = s.pool.type[step.a]
        if card_type == MOVEMENT:
            return step.b == NOTHING
        if card_type == DEFENSE:
            return 0 <= step.b <= FATE_TOKENS
        return step.a == self.first_kind and blue(step.b) in s.boards[step.seat].fate

    def looks_at(self, s: State, step: Step) -> Seat:
        return foe_of(s, step.seat) if s.pool.type[step.a] == MOVEMENT else NOBODY

    def _move_on(self, s: State, step: Step) -> Play:
        """At the start of her turn, the token of this pile."""
        there = yield from choose_other_pile(s, step.seat, step.b, "FAB-TURN-03")
        move_token(s, step.seat, blue(step.b), there)

    def _move_one(self, s: State, step: Step) -> Play:
        """A token of her choice, red or blue, or none; then the next one."""
        me = step.seat
        here = yield from choose_pile(
            me,
            "fables-ask-fate-move",
            piles_with_tokens(s, me),
            step.a,
            "FAB-CARD-05",
            amount=step.b,
            or_none=True,
        )
        if here == NOTHING:
            return
        fate = s.boards[me].fate
        token = red(here) if red(here) in fate else blue(here)
        if red(here) in fate and blue(here) in fate:
            wants_red = yield from confirm(me, "fables-ask-fate-move-red", step.a, "FAB-CARD-05")
            token = red(here) if wants_red else blue(here)
        there = yield from choose_other_pile(s, me, here, "FAB-CARD-05")
        move_token(s, me, token, there)
        later(s, me, step.a, step.b - 1)

    def _put_back(self, s: State, step: Step) -> Play | None:
        foe = foe_of(s, step.seat)
        return None if foe == NOBODY or not s.boards[foe].shown else self._put_one(s, step, foe)

    def _put_one(self, s: State, step: Step, foe: Seat) -> Play:
        """Discarded, or on top of the deck above those returned before (FAB-RUL-48)."""
        board = s.boards[foe]
        kinds = distinct(list(board.shown))
        moves = [move(verbs.DISCARD, kind) for kind in kinds] + [move(verbs.ON_TOP, kind) for kind in kinds]
        answer = yield from choose(step.seat, "fables-ask-fate-return", moves, "FAB-RUL-48", step.a)
        board.shown = without(board.shown, answer.a)
        s.agenda.append(step)
        if answer.verb == verbs.ON_TOP:
            board.deck.append(answer.a)
            tell.cards(s, "fables-log-fate-on-top", step.seat, [answer.a], foe=int(foe))
        else:
            tell.cards(s, "fables-log-mill", foe, [answer.a])
            enter_discard(s, foe, answer.a)

    # -- counting, 2v2 --

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        fate = s.boards[me].fate
        return [("fate", len(fate)), ("fate-red", sum(token % 2 for token in fate))]

    def reveals_decks(self) -> bool:
        return True

    def eliminated(self, s: State, me: Seat) -> None:
        s.boards[me].fate = ()


SCHEHERAZADE: Final = Scheherazade(
    "schehera",
    max_hp=36,
    max_defense=6,
    threshold=18,
    tokens={"fate": (FATE_TOKENS, "FAB-LIMIT-06")},
    attack=talents(
        ATTACK,
        ("deleted-dreams", "deleted-memories", "deleted-existence"),
        [Damage(T + B), TurnTokensRed(T)],
        reach=T,
    ),
    defense=talents(
        DEFENSE,
        ("engulfed-in-the-net", "saturated-in-the-net", "dissolved-in-the-net"),
        [GainDefense(B), MoveTokens(T), NET],
        durable=True,
    ),
    movement=talents(
        MOVEMENT,
        ("the-watcher", "the-manipulator", "the-violator"),
        [Damage(T), RevealDeck(B)],
        reach=T,
    ),
    twists=[
        twist("the-hands-of-fate", least=LEAST_DAMAGE),
        twist("rewriting-desires"),
        twist("formatting-thoughts", cards=CARDS_FORMATTED),
    ],
    last_twists=[twist("caught-in-the-web")],
    last_acts_once=True,
    epics=[
        epic("draining-addiction", [Damage(Amount(3)), DrainDiscard(1, 2)], reach=Amount(3)),
        epic("severed-pathway", [Damage(Amount(3)), SeverDeck(1)], reach=Amount(3)),
        epic("cut-from-the-system", [TurnTokensRed(Amount(3)), DamagePerToken(1)], reach=Amount(3)),
    ],
)
