"""What an offer of VTES comes to: pool, blood, votes, stealth and intercept, who goes to torpor."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import find, is_ally, is_minion, is_ready, predator, prey
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import BLEED
from noctuary.games.vtes.names import card_title, in_play_text, seat_name, tidy
from noctuary.games.vtes.rules import influence, politics
from noctuary.games.vtes.state import State, Uncontrolled
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move
from noctuary.text.catalogue import Language, say
from noctuary.text.forecast import OUT, Changes, Forecast, Numbers, Outcome, loses

_BRINK: Final = 2  # pool at which hardly anybody spends more
_CONTEST: Final = ("bleed", "stealth", "intercept", "for", "against")


class VtesForecast(Forecast):
    def numbers(self, match: Match, seat: Seat) -> Numbers:
        s = mine(match.state)
        found: Numbers = {}
        for player in s.players:
            found[OUT, player.seat] = int(player.out)
            found["pool", player.seat] = player.pool
        for card in s.cards:
            if is_minion(s, card):
                found["blood", card.uid] = card.counters
                found["ready", card.uid] = int(is_ready(card))
        found |= {("waiting", one.uid): one.counters for one in s.players[seat].uncontrolled}
        return found

    def contest(self, match: Match, seat: Seat) -> Numbers:
        """An action's numbers and the votes, which are gone when it is over."""
        s = mine(match.state)
        found: Numbers = {}
        action = s.action
        if action is not None:
            found["stealth", action.actor] = numbers.stealth(s)
            if action.blocker != NOTHING:
                found["intercept", action.blocker] = numbers.intercept(s, action.blocker)
            if action.kind == BLEED:
                found["bleed", action.actor] = max(0, numbers.action_bleed(s))
        if s.referendum is not None:
            found["for", 0], found["against", 0] = politics.tally(s)
        return found

    def told(self, match: Match, seat: Seat, changes: Changes, language: Language) -> list[str]:
        s = mine(match.state)
        telling = _Telling(s, seat, language)
        ordered = sorted(changes.items(), key=lambda change: _order(s, seat, change[0]))
        found = [telling.change(what, whose, *change) for (what, whose), change in ordered]
        return [text for text in found if text]

    def warning(
        self, match: Match, seat: Seat, move: Move, outcomes: Mapping[Move, Outcome], language: Language
    ) -> str:
        s = mine(match.state)
        if loses(seat, move, outcomes):
            return say(language, f"vtes-warning-{'ousted' if match.game.stops(move) else 'ousts-you'}")
        if move.verb == verbs.TRANSFER:
            return _about_transfer(s, seat, move.a, language)
        decision = match.decision
        if move.verb == verbs.DONE and decision is not None and decision.prompt == "vtes-ask-arrive":
            return _about_waiting(s, seat, language)
        return _about_the_brink(seat, move, outcomes, language)


class _Telling:
    """The changes of one offer in words."""

    def __init__(self, s: State, seat: Seat, language: Language) -> None:
        self._s = s
        self._seat = seat
        self._language = language

    def change(self, what: str, whose: int, before: int, after: int) -> str:
        if what == "pool":
            return self._pool(Seat(whose), before, after)
        if what == "waiting":
            return self._waiting(whose, after)
        if what == "ready":
            return self._card("torpor", whose) if not after else ""
        if what == "blood":
            return self._card("blood", whose, before=before, after=after, what=self._counters(whose))
        if what in _CONTEST and before != after:
            return say(self._language, f"vtes-forecast-{what}", before=before, after=after)
        return ""

    def _pool(self, whose: Seat, before: int, after: int) -> str:
        s = self._s
        role = "me" if whose == self._seat else "prey" if whose == prey(s, self._seat) else "other"
        if role == "other" and whose == predator(s, self._seat):
            role = "predator"
        who = seat_name(whose, self._language)
        return say(self._language, "vtes-forecast-pool", role=role, who=who, before=before, after=after)

    def _waiting(self, uid: int, after: int) -> str:
        """Blood on a vampire that waits, and of how much: at its capacity it can arrive (VTES-INFL-07)."""
        one = influence.uncontrolled(self._s, self._seat, uid)
        if one is None:
            return ""
        most = self._s.pool.cards[one.kind].capacity
        full = "yes" if after >= most else "no"
        return say(self._language, "vtes-forecast-waiting", after=after, most=most, full=full)

    def _counters(self, uid: int) -> str:
        card = find(self._s, uid)
        return "life" if card is not None and is_ally(self._s, card) else "blood"

    def _card(self, what: str, uid: int, /, **arguments: int | str) -> str:
        card = in_play_text(self._s, uid, self._language)
        return tidy(self._language, say(self._language, f"vtes-forecast-{what}", card=card, **arguments))


def _order(s: State, seat: Seat, measure: tuple[str, int]) -> tuple[int, int, int]:
    """What the others lose comes first, for it is what the move is for; then one's own."""
    what, whose = measure
    if what == "pool":
        return (0 if whose != seat else 2, whose, 0)
    card = find(s, whose) if what in ("blood", "ready") else None
    own = card is not None and card.controller == seat
    return (3 if own else 1, whose, what == "blood")


# -- warnings -----------------------------------------------------------------------------------------------


def _missing(s: State, one: Uncontrolled) -> int:
    return s.pool.cards[one.kind].capacity - one.counters


def _about_transfer(s: State, seat: Seat, uid: int, language: Language) -> str:
    """More than it needs (VTES-INFL-03), or the last of the pool."""
    one = influence.uncontrolled(s, seat, uid)
    if one is None:
        return ""
    card = card_title(s.pool, one.kind, language)
    if _missing(s, one) <= 0:
        return say(language, "vtes-warning-full", card=card)
    left = s.players[seat].pool - 1
    return say(language, "vtes-warning-brink", left=left) if left <= _BRINK else ""


def _about_waiting(s: State, seat: Seat, language: Language) -> str:
    """The last question of the influence phase (VTES-RUL-02): whoever has all its blood stays behind."""
    for one in s.players[seat].uncontrolled:
        if _missing(s, one) <= 0 and influence.why_not_arrive(s, seat, one) is None:
            return say(language, "vtes-warning-waiting", card=card_title(s.pool, one.kind, language))
    return ""


def _about_the_brink(seat: Seat, move: Move, outcomes: Mapping[Move, Outcome], language: Language) -> str:
    """Pool that is spent of one's own accord until next to nothing is left, where others fall no lower."""
    outcome = outcomes.get(move)
    before, after = (0, 0) if outcome is None else outcome.changes.get(("pool", seat), (0, 0))
    if not after < before or after > _BRINK:
        return ""
    best = max(one.ending.get(("pool", seat), 0) for one in outcomes.values())
    return say(language, "vtes-warning-brink", left=after) if best > after else ""


FORECAST: Final = VtesForecast()
