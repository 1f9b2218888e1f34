"""Plays a card of VTES until everything it says has been done: a search through random games made for it.

Both sides bring the card many times, with vampires that can play it, and use it whenever they can. What runs
is seen by the pieces of the card themselves: each effect, trait and trigger reports when it does something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

from noctuary.games.vtes import verbs
from noctuary.games.vtes.board import find, minions, ready_minions
from noctuary.games.vtes.card import Card, Effect, Piece, Trait, UseOf, Using
from noctuary.games.vtes.deck_making import deck_around, suits
from noctuary.games.vtes.decks import Deck, Format
from noctuary.games.vtes.game import GAME, mine
from noctuary.games.vtes.kinds import (
    ALLY,
    ANNOUNCED,
    ATTEMPT,
    BEFORE_RANGE,
    BLOCKED,
    EQUIPMENT,
    NONE,
    ON_CARD,
    READY,
    RETAINER,
    SUPERIOR,
    TO_TORPOR,
    TORPOR,
)
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.rules import playable, playing, resolution, setup, windows, zones
from noctuary.games.vtes.state import Settings, State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move

GAMES = 200  # at most; a handful is enough for most cards
DECISIONS = 300
COPIES = 24
_READY = 3  # vampires that each has from the start, the last of them in torpor
_OFTEN = 0.85
_SELDOM = 0.4
_POOR = 9  # pool that all have in some games
_DECKS = 16  # that are made for a card
_OTHERS = 36  # cards in them besides its copies
_IN_ACTIONS = (1 << BLOCKED + 1) - (1 << ANNOUNCED)
_IN_COMBAT = (1 << TO_TORPOR + 1) - (1 << BEFORE_RANGE)
_BODILY = (verbs.BLEED, verbs.BLOCK)
_IDLE = (verbs.PASS, verbs.WITHDRAW, verbs.YIELD)

# What a trait can say; one that overrides none of them is a mark.
_SAYING = ("number", "forbids", "cost", "offers")

Seen = tuple[str, int, int]  # what it is, which use or piece, which effect of a use


class Exercise:
    """One card, what it has to show, and what it has shown so far."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.seen: set[Seen] = set()
        self.refused: dict[int, str] = {}
        self.wanted = set(_parts(card))
        self._decks: list[Deck] = []

    @property
    def missing(self) -> set[Seen]:
        unrefused = {("refused", index, 0) for index in self._from_hand() if index not in self.refused}
        return (self.wanted - self.seen) | unrefused

    def _from_hand(self) -> list[int]:
        return [index for index, use in enumerate(self.card.uses) if not use.in_play and not use.granted]

    # -- playing ------------------------------------------------------------------------------------

    def run(self) -> None:
        with _watched(self):
            for number in range(GAMES):
                self._play(number)
                if not self.missing:
                    return

    def _play(self, number: int) -> None:
        random = Random(number)
        match = Match.at(GAME, self._dealt(number, random))
        for _ in range(DECISIONS):
            decision = match.decision
            if decision is None or not self.missing:
                return
            if match.at_rest:
                self._look_for_refusals(mine(match.state), decision.seat)
            move = self._choice(mine(match.state), decision, random)
            used = move.verb != verbs.PLAY and self._concerns(mine(match.state), move)
            match.play(move)
            if used:
                self.seen.add(("use", _index(move), NOTHING))

    def _dealt(self, number: int, random: Random) -> State:
        """Two to four Methuselahs, each with some vampires ready."""
        pool, chance = default_pool(), Chance(match_key(b"%d" % number))
        decks = [self._deck(chance, random) for _ in range(2 + number % 3)]
        s = setup.new_game(pool, Settings(), decks, chance, Seat(0))
        for player in s.players:
            for vampire in player.uncontrolled[:_READY]:
                zones.put_on_uncontrolled(s, player.seat, vampire, pool.cards[vampire.kind].capacity)
            for vampire in [one for one in player.uncontrolled if one.counters]:
                if not any(card.controller == player.seat and card.kind == vampire.kind for card in s.cards):
                    arrived = zones.arrive(s, player.seat, vampire)
            arrived.region = TORPOR
        if number % 4 == 2:
            for player in s.players:
                zones.lose_pool(s, player.seat, player.pool - _POOR)
        if number % 2:
            self._lay_out(s, SUPERIOR if number % 4 == 3 and self.card.disciplines else NONE)
        return s

    def _lay_out(self, s: State, level: int) -> None:
        """Equipment, a retainer or an ally lies there from the start, one for each if it is not unique."""
        card = self.card
        for player in s.players[:1] if card.unique else s.players:
            if card.types & ALLY:
                zones.enter(s, card.kind, player.seat, READY).level = level
                s.agenda.pop()  # it has not come just now
            elif card.types & (EQUIPMENT | RETAINER):
                for host in ready_minions(s, player.seat)[:1]:
                    zones.enter(s, card.kind, player.seat, ON_CARD, host.uid).level = level

    def _deck(self, chance: Chance, random: Random) -> Deck:
        """One of a few: each is shuffled anew anyway."""
        if len(self._decks) < _DECKS:
            self._decks.append(self._made(chance, random))
        return random.choice(self._decks)

    def _made(self, chance: Chance, random: Random) -> Deck:
        """Vampires that can play the card, many copies of it, and some cards besides."""
        pool, card = default_pool(), self.card
        if card.is_crypt:
            others = [one for one in pool.cards if not one.is_crypt and suits(one, card)]
            return deck_around(pool, chance, random.choice(others), card, Format.STANDARD)
        able = [one for one in pool.cards if one.is_crypt and suits(card, one)]
        if card.disciplines:  # each of them in its turn
            which = card.disciplines[len(self._decks) % len(card.disciplines)]
            able = [one for one in able if one.levels[which]] or able
        adepts = [one for one in able if all(one.levels[which] == SUPERIOR for which in card.disciplines)]
        deck = deck_around(
            pool, chance, card, random.choice(random.choice([able, adepts or able])), Format.STANDARD
        )
        deck.library = sorted([*random.sample(deck.library, _OTHERS), *[card.kind] * COPIES])
        return deck

    def _choice(self, s: State, decision: Decision, random: Random) -> Move:
        """The card itself whenever it can be used; otherwise anything, but rather something than nothing."""
        missing = {index for what, index, _ in self.missing if what in ("use", "action")}
        own = [move for move in decision.moves if self._concerns(s, move)]
        if not missing and self.card.unique:
            own = [move for move in own if move.verb != verbs.PLAY]  # a second one would be contested
        fresh = [move for move in own if _index(move) in missing]
        for choices, often in ((fresh, _OFTEN), (own, 1 - _OFTEN if missing else _OFTEN)):
            if choices and random.random() < often:
                return random.choice(choices)
        acts = self._by_bearers(s, decision.moves) or self._towards(decision.moves)
        if acts and random.random() < (_OFTEN if acts[0].verb == verbs.BLOCK else _SELDOM):
            return random.choice(acts)  # who bleeds every turn never blocks
        other = [move for move in decision.moves if move.verb not in _IDLE and move not in (*own, *acts)]
        return random.choice(other if other and random.random() < _OFTEN else decision.moves)

    def _towards(self, moves: list[Move]) -> list[Move]:
        """What leads to the windows of uses that are still missing: bleeds, and blocks where they matter."""
        wanted = 0
        for what, index, _ in self.missing:
            if what in ("use", "action"):
                wanted |= self.card.uses[index].windows
        blocks = [move for move in moves if move.verb == verbs.BLOCK]
        if wanted & (_IN_COMBAT | 1 << ATTEMPT | 1 << BLOCKED) and blocks:
            return blocks
        in_actions = wanted & (_IN_COMBAT | _IN_ACTIONS)
        return [move for move in moves if move.verb == verbs.BLEED] if in_actions else []

    def _by_bearers(self, s: State, moves: list[Move]) -> list[Move]:
        """Bleeds and blocks of those with the card, or of the card itself: its traits may show in them."""
        if not any(what == "trait" for what, _, _ in self.missing):
            return []
        kind = self.card.kind
        bearers = {uid for card in s.cards if card.kind == kind for uid in (card.uid, card.host)}
        return [move for move in moves if move.verb in _BODILY and move.a in bearers]

    def _concerns(self, s: State, move: Move) -> bool:
        if move.verb == verbs.USE:
            source = find(s, move.a)
            return source is not None and source.kind == self.card.kind
        return move.verb in (verbs.PLAY, verbs.GRANTED) and move.a == self.card.kind

    def _look_for_refusals(self, s: State, seat: Seat) -> None:
        """Held, in a window that it is for, and refused all the same: for a reason that has a rule."""
        kind = self.card.kind
        if kind not in s.players[seat].hand:
            return
        for index in self._from_hand():
            if index not in self.refused and self.card.uses[index].windows >> windows.open_kind(s) & 1:
                for uid in [NOTHING, *(minion.uid for minion in minions(s, seat))]:
                    refusal = playable.why_not_play(s, seat, kind, uid, index)
                    if refusal is not None:
                        self.refused[index] = str(refusal.rule)


def _index(move: Move) -> int:
    return move.b if move.verb == verbs.USE else move.c


# -- what there is to see -------------------------------------------------------------------------------


def _effects(use: UseOf) -> list[Effect]:
    return [*use.effects, *(use.strike.effects if use.strike else []), *([use.terms] if use.terms else [])]


def _parts(card: Card) -> Iterator[Seen]:
    for index, use in enumerate(card.uses):
        if use.action is not None and not use.effects:
            yield "action", index, 0
        elif not _effects(use):
            yield "use", index, NOTHING
        for number in range(len(_effects(use))):
            yield "use", index, number
    for index, trait in enumerate(card.traits):
        if any(getattr(type(trait), name) is not getattr(Trait, name) for name in _SAYING):
            yield "trait", index, 0
    for index in range(len(card.triggers)):
        yield "trigger", index, 0


@contextmanager
def _watched(exercise: Exercise) -> Iterator[None]:
    """While it lasts, the pieces of the card report what they do; only interpreted ones can be watched."""
    card, patched = exercise.card, []
    resolve, begin_card = resolution.resolve, playing.begin_card

    def watch(piece: Piece, name: str, seen: Callable[..., set[Seen]]) -> None:
        setattr(piece, name, partial(_reporting, exercise, getattr(piece, name), seen))
        patched.append((piece, name))

    def resolved(s: State) -> Play | None:
        action = s.action
        if action is not None and action.using is not None and action.using.kind == card.kind:
            exercise.seen.add(("action", action.using.index, 0))
        return resolve(s)

    def begun(s: State, using: Using) -> None:
        if using.kind == card.kind:
            exercise.seen.add(("use", using.index, NOTHING))  # nobody has cancelled it
        begin_card(s, using)

    for effect in {id(effect): effect for use in card.uses for effect in _effects(use)}.values():
        watch(effect, "run", partial(_effect_seen, card, effect))
    for index, trait in enumerate(card.traits):
        for name in _SAYING:
            watch(trait, name, partial(_trait_seen, index))
    for index, trigger in enumerate(card.triggers):
        watch(trigger, "run", partial(_trigger_seen, index))
    resolution.resolve, playing.begin_card = resolved, begun
    try:
        yield
    finally:
        resolution.resolve, playing.begin_card = resolve, begin_card
        for piece, name in patched:
            delattr(piece, name)


def _reporting(
    exercise: Exercise, original: Callable[..., Any], seen: Callable[..., set[Seen]], *given: Any
) -> Any:
    result = original(*given)
    exercise.seen |= seen(result, *given)
    return result


def _effect_seen(card: Card, effect: Effect, result: object, s: State, using: Using) -> set[Seen]:
    places = [number for number, one in enumerate(_effects(card.uses[using.index])) if one is effect]
    return {("use", using.index, number) for number in places}


def _trait_seen(index: int, result: int, *given: object) -> set[Seen]:
    return {("trait", index, 0)} if result else set()


def _trigger_seen(index: int, result: object, *given: object) -> set[Seen]:
    return {("trigger", index, 0)}
