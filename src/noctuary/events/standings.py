"""Where everybody stands: in duels by points and what opponents are worth, at tables by what they won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from noctuary.events.pairing import REST

WON: Final = 3
DRAWN: Final = 1
_LEAST_SHARE: Final = 1 / 3  # whoever has met somebody weak is not punished beyond this
_GAME_WIN: Final = 2.0  # victory points at least, and more than anybody else (VTES-OUST-05)
_TOURNAMENT_POINTS: Final = {5: (60, 48, 36, 24, 12), 4: (60, 48, 24, 12), 3: (60, 36, 12)}


@dataclass(frozen=True)
class Duel:
    """A finished duel; `score` is 1.0 if the first has won, 0.5 for a draw. A rest has REST as its other."""

    one: int
    other: int
    score: float = 1.0


@dataclass
class DuelLine:
    """Somebody in the standings of duels."""

    entry: int
    place: int = 0
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    rests: int = 0
    opponents: list[int] = field(default_factory=list)
    opponents_share: float = 0.0  # of their points, those that they could have won
    further_share: float = 0.0  # the same of their opponents
    direct: int = 0  # points against those who have as many
    berger: float = 0.0  # points of those whom she has beaten, half of those she drew with

    @property
    def points(self) -> int:
        return WON * (self.won + self.rests) + DRAWN * self.drawn

    @property
    def share(self) -> float:
        """Of the points that were to be won in games: rests do not count."""
        most = WON * self.played
        return max(_LEAST_SHARE, (WON * self.won + DRAWN * self.drawn) / most) if most else _LEAST_SHARE


def duel_standings(entries: Iterable[int], duels: Sequence[Duel], *, league: bool = False) -> list[DuelLine]:
    """From first to last.

    Swiss rounds: points, what the opponents are worth, what theirs are, wins. In a league everybody meets the
    same: points, those against each other, what the beaten are worth, wins. Who is alike shares a place.
    """
    lines = {entry: DuelLine(entry) for entry in entries}
    for duel in duels:
        _count(lines, duel)
    for line in lines.values():
        line.opponents_share = _mean([lines[other].share for other in line.opponents])
    for line in lines.values():
        line.further_share = _mean([lines[other].opponents_share for other in line.opponents])
    for duel in duels:
        if duel.other != REST:
            _weigh(lines[duel.one], lines[duel.other], duel.score)
            _weigh(lines[duel.other], lines[duel.one], 1.0 - duel.score)
    return _placed(list(lines.values()), _league_key if league else _swiss_key)


def _count(lines: Mapping[int, DuelLine], duel: Duel) -> None:
    if duel.other == REST:
        lines[duel.one].rests += 1
        return
    for mine, other, score in (
        (duel.one, duel.other, duel.score),
        (duel.other, duel.one, 1.0 - duel.score),
    ):
        line = lines[mine]
        line.played += 1
        line.opponents.append(other)
        line.won += score == 1.0
        line.drawn += score == 0.5
        line.lost += score == 0.0


def _weigh(line: DuelLine, other: DuelLine, score: float) -> None:
    line.berger += score * other.points
    if line.points == other.points:
        line.direct += WON if score == 1.0 else DRAWN if score == 0.5 else 0


def _swiss_key(line: DuelLine) -> tuple[float, ...]:
    return (line.points, round(line.opponents_share, 9), round(line.further_share, 9), line.won)


def _league_key(line: DuelLine) -> tuple[float, ...]:
    return (line.points, line.direct, line.berger, line.won)


def _placed(lines: list[DuelLine], key: Callable[[DuelLine], tuple[float, ...]]) -> list[DuelLine]:
    ordered = sorted(lines, key=lambda line: (*(-number for number in key(line)), line.entry))
    for number, line in enumerate(ordered):
        before = ordered[number - 1] if number else None
        line.place = before.place if before is not None and key(before) == key(line) else number + 1
    return ordered


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


# -- tables of four and five --------------------------------------------------------------------------


@dataclass(frozen=True)
class TableResult:
    """A finished table: who sat there, and the victory points of each."""

    entries: tuple[int, ...]
    points: tuple[float, ...]

    def game_win(self) -> int | None:
        """Who has at least two points and more than anybody else."""
        most = max(self.points)
        alone = sum(points == most for points in self.points) == 1
        return self.entries[self.points.index(most)] if alone and most >= _GAME_WIN else None

    def tournament_points(self) -> list[float]:
        """By rank at the table; those with as many victory points share what their ranks are worth."""
        worth = _TOURNAMENT_POINTS.get(len(self.points), ())
        if not worth:
            return [0.0] * len(self.points)
        shared: list[float] = []
        for points in self.points:
            better = sum(other > points for other in self.points)
            alike = sum(other == points for other in self.points)
            shared.append(sum(worth[better : better + alike]) / alike)
        return shared


@dataclass
class TableLine:
    """Somebody in the standings of tables; `lot` decides where nothing else does."""

    entry: int
    lot: int = 0
    place: int = 0
    played: int = 0
    game_wins: int = 0
    victory_points: float = 0.0
    tournament_points: float = 0.0
    final: float | None = None  # victory points in the final


def table_standings(
    entries: Iterable[int], results: Iterable[TableResult], lots: Mapping[int, int]
) -> list[TableLine]:
    """From first to last by game wins, victory points, tournament points, and lot: everybody has a place."""
    lines = {entry: TableLine(entry, lots.get(entry, 0)) for entry in entries}
    for result in results:
        win = result.game_win()
        for entry, points, worth in zip(
            result.entries, result.points, result.tournament_points(), strict=True
        ):
            line = lines[entry]
            line.played += 1
            line.game_wins += entry == win
            line.victory_points += points
            line.tournament_points += worth
    ordered = sorted(lines.values(), key=_rank)
    for place, line in enumerate(ordered, start=1):
        line.place = place
    return ordered


def _rank(line: TableLine) -> tuple[float, ...]:
    return (-line.game_wins, -line.victory_points, -line.tournament_points, line.lot, line.entry)


def after_final(standings: Sequence[TableLine], final: TableResult) -> list[TableLine]:
    """Most victory points in the final win, of several the highest seed; the other finalists are second."""
    won = dict(zip(final.entries, final.points, strict=True))
    for line in standings:
        line.final = won.get(line.entry)
    finalists = [line for line in standings if line.final is not None]
    others = [line for line in standings if line.final is None]
    first = max(finalists, key=lambda line: (line.final or 0.0, -line.place))
    ordered = [first, *(line for line in finalists if line is not first), *others]
    for place, line in enumerate(ordered, start=1):
        line.place = 2 if line is not first and line.final is not None else place
    return ordered
