"""Why a move is refused, in a sentence about this very card: what its type, its text or its cost asks for.

The rules only say which sentence it is (`Refusal.remedy`); here it gets its names and numbers, for whoever
asks. A refusal without one comes from the card's own text, which is then read out as far as it is in the way.
"""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.blocks.conditions import HasAll
from noctuary.games.vtes.board import find, host_of
from noctuary.games.vtes.card import Card, UseOf, Using
from noctuary.games.vtes.card_phrases import said, with_form
from noctuary.games.vtes.card_text import Reader, use_text
from noctuary.games.vtes.kinds import (
    ANNOUNCED,
    BASIC,
    COMBAT_ENDING,
    DISCIPLINE_CODES,
    DURING_ACTION,
    SUPERIOR,
    TYPE_SLUGS,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.names import Arguments, card_title, in_play_text, seat_name, tidy, uncontrolled_text
from noctuary.games.vtes.needs_text import needed
from noctuary.games.vtes.rules import costs, moments, nobody, requirements, turn
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.refusal import Refusal
from noctuary.text.catalogue import Language, say
from noctuary.text.words import listed, sentence

_BY_KIND: Final = (verbs.PLAY, verbs.GRANTED, verbs.DISCARD, verbs.VOTE_CARD, verbs.BURN_OPTION)
_UNCONTROLLED: Final = (verbs.TRANSFER, verbs.TAKE_BACK, verbs.ARRIVE, verbs.MERGE)
_SIDED: Final = (verbs.RESCUE, verbs.DIABLERISE, verbs.TAKE_EQUIPMENT, verbs.HUNT_DOWN)
_YOUR_PHASE: Final = "vtes-when-your-phase"


def why_text(s: State, seat: Seat, refusal: Refusal, move: Move, language: Language) -> str:
    """The sentence about this move; empty where the rule alone has to do."""
    why = _Why(s, seat, refusal, move, language)
    text = why.of_card() if refusal.remedy is None else say(language, refusal.remedy, **why.arguments())
    return sentence(tidy(language, text))


class _Why:
    """One refused move, and what can be said of it."""

    def __init__(self, s: State, seat: Seat, refusal: Refusal, move: Move, language: Language) -> None:
        self._s, self._seat, self._move, self._language = s, seat, move, language
        if (
            move.verb == verbs.PLAY
            and move.b == NOTHING
            and requirements.is_minion_card(s.pool.cards[move.a])
        ):
            near = nobody.nearest(s, seat, s.pool.cards[move.a])
            self._move = Move(move.verb, move.a, near.minion, near.index)
        self._by_anyone = self._move is not move
        self._kind = self._card_of_move()
        self._minion = (
            refusal.amount if move.verb == verbs.PLAY and move.b == NOTHING else self._minion_of_move()
        )
        self._use = self._use_of_move()

    # -- what the move names ----------------------------------------------------------------------------

    def _card_of_move(self) -> int:
        move = self._move
        if move.verb in _BY_KIND:
            return move.a
        card = find(self._s, move.a) if move.verb == verbs.USE else None
        return NOTHING if card is None else card.kind

    def _minion_of_move(self) -> int:
        move = self._move
        if move.verb in (verbs.PLAY, verbs.GRANTED):
            return move.b
        if move.verb == verbs.USE:
            return move.c if move.c != NOTHING else host_of(self._s, self._using())
        return NOTHING if move.verb in _BY_KIND or move.verb in _UNCONTROLLED else move.a

    def _use_of_move(self) -> UseOf | None:
        if self._kind == NOTHING or self._move.verb not in (verbs.PLAY, verbs.USE, verbs.GRANTED):
            return None
        uses = self._card.uses
        index = self._using().index
        return uses[index] if 0 <= index < len(uses) else None

    def _using(self) -> Using:
        move = self._move
        if move.verb == verbs.USE:
            return Using(self._seat, self._kind, move.b, move.c, move.a)
        return Using(self._seat, self._kind, move.c, move.b)

    @property
    def _how(self) -> str:
        return "play" if self._move.verb == verbs.PLAY else "use"

    @property
    def _card(self) -> Card:
        return self._s.pool.cards[self._kind]

    def _reader(self) -> Reader:
        return Reader(self._s.pool, self._card, self._language)

    # -- the sentence --------------------------------------------------------------------------------------

    def arguments(self) -> Arguments:
        """Everything that the messages `vtes-why-…` may name."""
        s, language, move = self._s, self._language, self._move
        found: Arguments = {
            "minion": in_play_text(s, self._minion, language),
            "by": "nobody" if find(s, self._minion) is None else "one",
            "actor": in_play_text(s, NOTHING if s.action is None else s.action.actor, language),
            "now": say(language, f"vtes-at-{WINDOW_SLUGS[s.windows[-1].kind]}"),
            "who": seat_name(s.active, language),
            "pool": s.players[self._seat].pool,
            "left": s.players[self._seat].transfers,
            "when": self._phase(),
            "target": in_play_text(s, move.b, language) if move.verb in _SIDED else "",
            "card": self._name(),
            "type": "",
            "how": self._how,
            "missing": self._missing(),
        }
        if self._kind != NOTHING:
            found["type"] = self._type()
            found["requires"] = self._requires()
            found["limit"] = " ".join(self._reader().limit(limit) for limit in self._card.limits)
            found |= self._of_use()
        return found

    def _name(self) -> str:
        if self._move.verb in _UNCONTROLLED:  # nobody hears of the face-down cards of others
            own = any(one.uid == self._move.a for one in self._s.players[self._seat].uncontrolled)
            return uncontrolled_text(self._s, self._move.a if own else NOTHING, self._language)
        if self._move.verb == verbs.USE:
            return in_play_text(self._s, self._move.a, self._language)
        if self._kind != NOTHING:
            return card_title(self._s.pool, self._kind, self._language)
        return in_play_text(self._s, self._move.a, self._language)

    def _type(self) -> str:
        """The type it is played as; of several, the first."""
        types = self._card.types if self._use is None or not self._use.types else self._use.types
        return next(slug for bit, slug in enumerate(TYPE_SLUGS) if types >> bit & 1)

    def _phase(self) -> str:
        """Of a move of the phases, when it is made."""
        if self._move.verb not in turn.VERBS:
            return ""
        return say(self._language, f"vtes-at-your-{WINDOW_SLUGS[turn.phase_of(self._move.verb)]}")

    def _missing(self) -> int:
        """Counters that an uncontrolled vampire lacks."""
        if self._move.verb not in _UNCONTROLLED:
            return 0
        for one in self._s.players[self._seat].uncontrolled:
            if one.uid == self._move.a:
                return max(0, self._s.pool.cards[one.kind].capacity - one.counters)
        return 0

    def _requires(self) -> str:
        reader = self._reader()
        clans = [reader.clan(clan) for clan in self._card.clans]
        found = [reader.any_of(clans)] if clans else []
        return listed(self._language, found + needed(self._card.needs, reader))

    def _of_use(self) -> Arguments:
        """What one way of using the card asks for."""
        s, use = self._s, self._use
        if use is None:
            return {}
        in_play = self._move.verb != verbs.PLAY
        minion = find(s, self._minion)
        card = self._card.free if in_play else self._card
        return {
            "when": self._when(use) if not self._phase() else self._phase(),
            "disciplines": self._disciplines(),
            "cost": costs.pool_cost(s, card, use, self._using()),
            "price": costs.blood_cost(s, card, use, self._using(), minion),
            "has": 0 if minion is None else minion.counters,
            "target": self._target(use),
        }

    def _target(self, use: UseOf) -> str:
        told = [] if use.target is None else self._reader().phrases([use.target])
        return told[0] if told else "none"

    def _disciplines(self) -> str:
        """Each with its level: of a card in hand that nobody plays, whatever would do."""
        uses = [self._use]
        if self._by_anyone:
            uses = [use for use in self._card.uses if not use.in_play and not use.granted]
        lowest: dict[tuple[int, ...], list[int]] = {}
        for use in uses:
            if use is None:
                continue
            which, levels = self._asked_of(use)
            known = lowest.get(tuple(which))
            if which and (known is None or sum(levels) < sum(known)):
                lowest[tuple(which)] = levels
        reader = self._reader()
        return reader.any_of([reader.all_of(self._leveled(which, lowest[which])) for which in lowest] or [""])

    def _asked_of(self, use: UseOf) -> tuple[list[int], list[int]]:
        """The Disciplines of one use, and how well each has to be known."""
        for condition in use.conditions:
            if isinstance(condition, HasAll):
                return condition.disciplines, condition.levels
        if use.discipline != NOTHING:
            return [use.discipline], [use.level]
        which = self._card.disciplines if self._card.all_disciplines else []
        return which, [max(use.level, BASIC)] * len(which)

    def _leveled(self, which: tuple[int, ...], levels: list[int]) -> list[str]:
        return [
            say(
                self._language,
                "vtes-why-at-level",
                discipline=say(self._language, f"vtes-discipline-{DISCIPLINE_CODES[one]}"),
                level="superior" if level >= SUPERIOR else "basic",
            )
            for one, level in zip(which, levels, strict=True)
        ]

    def _when(self, use: UseOf) -> str:
        """The moments it is for, one by one if they are few."""
        windows = use.windows
        reader = self._reader()
        slugs = [WINDOW_SLUGS[window] for window in moments.windows_of(use)]
        if windows >> COMBAT_ENDING & 1 and len(slugs) > 1:
            slugs.remove(WINDOW_SLUGS[COMBAT_ENDING])  # the end of a round, when there is no other
        if windows & ~moments.WHOLE_ACTION == 0 and windows & DURING_ACTION == DURING_ACTION:
            return say(self._language, "vtes-why-during-action")
        if len(slugs) > moments.FEW and windows & ~moments.WHOLE_COMBAT == 0:
            return say(self._language, "vtes-why-during-combat")
        yours = any(phrase.message == _YOUR_PHASE for phrase in said(use.conditions))
        prefix = "your-" if yours and len(slugs) == 1 and use.windows < 1 << ANNOUNCED else ""
        return reader.any_of([reader.say(f"vtes-at-{prefix}{slug}") for slug in slugs])

    # -- what the card itself says ------------------------------------------------------------------------

    def of_card(self) -> str:
        """The condition that does not hold, in the card's own words; else the whole of the use."""
        use = self._use
        if use is None:
            return ""
        reader, using = self._reader(), self._using()
        for condition in use.conditions:
            if condition.why_not(self._s, using) is None:
                continue
            for phrase in said([condition]):
                when = reader.phrase(phrase)
                return say(self._language, "vtes-why-condition", how=self._how, card=self._name(), when=when)
            for phrase in with_form([condition], ".limit"):
                limit = reader.phrase(phrase, ".limit")
                return say(self._language, "vtes-why-limit", card=self._name(), limit=limit)
        text = use_text(self._s.pool, self._card, using.index, self._language)
        return say(self._language, "vtes-why-card-says", card=self._name(), text=text)
