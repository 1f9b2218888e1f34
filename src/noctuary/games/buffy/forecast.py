"""What an offer of Buffy comes to: who is ahead in a contest, Destiny, who leaves play, who tires."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.names import character_text, seat_name
from noctuary.games.buffy.rules import conflict
from noctuary.games.buffy.state import DRAWN, NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.catalogue import Language, say
from noctuary.text.forecast import OUT, Changes, Forecast, Numbers, Outcome, loses

_ORDER: Final = ("ahead", "missing", "destiny", "here", "tired", "level")


class BuffyForecast(Forecast):
    def numbers(self, match: Match, seat: Seat) -> Numbers:
        s = mine(match.state)
        found: Numbers = {}
        over = s.winner not in (NOBODY, DRAWN)
        for side in s.sides:
            found[OUT, side.seat] = int(side.out or (over and s.winner != side.seat))
            found["destiny", side.seat] = side.destiny
        for uid in range(s.next_uid):
            found["here", uid] = 0
        for character in s.characters:
            found["here", character.uid] = 1
            found["tired", character.uid] = int(character.fatigued)
            found["level", character.uid] = len(character.levels)
        return found

    def contest(self, match: Match, seat: Seat) -> Numbers:
        """Her lead in a fight, or what is missing to defeat the challenge (BUF-FRE-02, BUF-CRE-02)."""
        s = mine(match.state)
        running = s.conflict
        if running is None or seat not in (running.attacker, running.defender):
            return {}
        totals = conflict.totals(s)
        counting = [talent for talent in range(TALENTS) if totals.counts >> talent & 1]
        if conflict.is_fight(running):
            talent = running.resolving
            lead = totals.attacker[talent] - totals.defender[talent]
            return {("ahead", 0): lead if seat == running.attacker else -lead}
        short = [max(0, totals.defender[talent] - totals.attacker[talent]) for talent in counting]
        return {("missing", 0): sum(short)} if counting else {}

    def goes_on(self, match: Match) -> bool:
        return mine(match.state).conflict is not None

    def told(self, match: Match, seat: Seat, changes: Changes, language: Language) -> list[str]:
        s = mine(match.state)
        ordered = sorted(changes.items(), key=lambda change: (_place(change[0][0]), change[0][1]))
        found = [_change(s, seat, what, whose, *change, language) for (what, whose), change in ordered]
        return [text for text in found if text]

    def warning(
        self, match: Match, seat: Seat, move: Move, outcomes: Mapping[Move, Outcome], language: Language
    ) -> str:
        return say(language, "buffy-warning-defeat") if loses(seat, move, outcomes) else ""


def _place(what: str) -> int:
    return _ORDER.index(what) if what in _ORDER else len(_ORDER)


def _change(s: State, seat: Seat, what: str, whose: int, before: int, after: int, language: Language) -> str:
    if what in ("ahead", "missing"):
        side = "ahead" if after > 0 else "behind" if after < 0 else "even"
        return say(language, f"buffy-forecast-{what}", side=side, amount=abs(after))
    if what == "destiny":
        role = "me" if whose == seat else "other"
        who = seat_name(s, Seat(whose), language)
        return say(language, "buffy-forecast-destiny", role=role, who=who, before=before, after=after)
    if what == "here" and after == 0:
        return say(language, "buffy-forecast-leaves", who=character_text(s, whose, language))
    if what == "tired":
        return say(
            language,
            f"buffy-forecast-{'tires' if after else 'rests'}",
            who=character_text(s, whose, language),
        )
    if what == "level":
        return say(language, "buffy-forecast-level", before=before, after=after)
    return ""


FORECAST: Final = BuffyForecast()
