"""What an offer of Twisted Fables comes to: damage and what absorbs it, distance, Defense, HP, Power."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.game import mine
from noctuary.games.fables.state import NOBODY, State, distance, foe_of, opponents
from noctuary.games.fables.words import card_title, seat_name
from noctuary.kernel.event import Event
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.catalogue import Language, say
from noctuary.text.forecast import OUT, Changes, Forecast, Numbers, Outcome, loses


class FablesForecast(Forecast):
    def numbers(self, match: Match, seat: Seat) -> Numbers:
        s = mine(match.state)
        found: Numbers = {}
        for board in s.boards:
            lost = board.out or (s.over() and board.team != s.winner)
            found[OUT, board.seat] = int(lost)
            found["hp", board.seat] = board.hp
            found["defense", board.seat] = board.defense
            found["power", board.seat] = board.power
        foe = foe_of(s, seat)
        if foe != NOBODY and s.boards[seat].square and s.boards[foe].square:
            found["distance", foe] = distance(s, seat, foe)
        return found

    def happened(self, events: Iterable[Event]) -> Numbers:
        """Damage as it was settled (FAB-RUL-05): what Defense took of it, and what HP."""
        found: Numbers = {}
        for event in events:
            message, told = event.heard_by(None)
            if message == "fables-log-take":
                for what, name in (("absorbed", "absorbed"), ("damage", "lost")):
                    key = (what, int(str(told["who"])))
                    found[key] = found.get(key, 0) + int(str(told[name]))
        return found

    def told(self, match: Match, seat: Seat, changes: Changes, language: Language) -> list[str]:
        s = mine(match.state)
        found: list[str] = []
        for target in [*opponents(s, seat), seat]:
            absorbed, damage = (changes.get((what, target), (0, 0))[1] for what in ("absorbed", "damage"))
            if absorbed or damage:
                text = say(language, "fables-forecast-hit", absorbed=absorbed, damage=damage)
                found.append(_hit(s, seat, target, text, language))
        for (what, whose), (before, after) in sorted(changes.items(), key=_order):
            if (
                what in _TOLD
                and (whose == seat or what in ("distance", "hp"))
                and not _told_as_damage(changes, whose, what)
            ):
                text = say(language, f"fables-forecast-{what}", before=before, after=after)
                found.append(text if what == "distance" else _of(s, seat, Seat(whose), text, language))
        return found

    def warning(
        self, match: Match, seat: Seat, move: Move, outcomes: Mapping[Move, Outcome], language: Language
    ) -> str:
        if loses(seat, move, outcomes):
            return say(language, "fables-warning-defeat")
        s = mine(match.state)
        if move.verb == verbs.END:
            return _left_undone(s, seat, outcomes, language)
        if move.verb == verbs.GO and s.turn.composing == _ATTACKING and _comes_to_nothing(outcomes.get(move)):
            return say(language, "fables-warning-out-of-reach")
        return ""


_TOLD: Final = ("distance", "hp", "defense", "power")
_MUCH_POWER: Final = 3  # less is often left, because what it buys is not wanted
_ATTACKING: Final = 0  # the type of the action that is put together


def _order(change: tuple[tuple[str, int], tuple[int, int]]) -> tuple[int, int]:
    (what, whose), _ = change
    return (_TOLD.index(what) if what in _TOLD else 0, whose)


def _told_as_damage(changes: Changes, whose: int, what: str) -> bool:
    """Whether damage explains the whole change already."""
    settled = {"hp": "damage", "defense": "absorbed"}.get(what)
    if settled is None:
        return False
    before, after = changes[what, whose]
    return changes.get((settled, whose), (0, 0))[1] == before - after


def _of(s: State, seat: Seat, whose: Seat, text: str, language: Language) -> str:
    """With a name where it is not clear who is meant; one's own numbers go without."""
    if whose == seat:
        return text
    return say(language, "fables-forecast-whose", who=seat_name(s, whose, language), what=text)


def _hit(s: State, seat: Seat, target: Seat, text: str, language: Language) -> str:
    if target == seat:
        return say(language, "fables-forecast-on-you", what=text)
    return _of(s, seat, target, text, language) if s.settings.teams else text


def _comes_to_nothing(outcome: Outcome | None) -> bool:
    return outcome is not None and not outcome.changes and not outcome.answerable


def _left_undone(s: State, seat: Seat, outcomes: Mapping[Move, Outcome], language: Language) -> str:
    """What is lost with the end of the phase, since hand and Power go anyway (FAB-TURN-06)."""
    for other, outcome in outcomes.items():
        gain = _gain(s, seat, other, outcome)
        if gain:
            return say(language, f"fables-warning-{gain}-left", card=card_title(s.pool, other.a, language))
    if s.boards[seat].power >= _MUCH_POWER and any(other.verb == verbs.BUY for other in outcomes):
        return say(language, "fables-warning-power-left", power=s.boards[seat].power)
    return ""


def _gain(s: State, seat: Seat, move: Move, outcome: Outcome) -> str:
    """What a basic card would bring that costs nothing: a hit, or Defense; not for HP of one's own."""
    if outcome.answerable or outcome.changes.get(("hp", seat)):
        return ""
    if move.verb == verbs.ATTACK and any(outcome.changes.get(("damage", foe)) for foe in opponents(s, seat)):
        return "attack"
    before, after = outcome.changes.get(("defense", seat), (0, 0))
    return "defense" if move.verb == verbs.DEFEND and after > before else ""


FORECAST: Final = FablesForecast()
