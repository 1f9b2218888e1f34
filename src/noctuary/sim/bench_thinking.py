"""How fast bots think: lines followed to the horizon, positions judged on the way, and the time of an answer.

All of it from the middle of games between greedy bots, as tables are set up. Lines and positions are counted
in processor time of one process; with several processes each counts for itself. What several do for one
answer is counted by the clock, and so is an answer timed.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from typing import Final

from noctuary.bots import STRENGTHS, Budget, Search, judge_ahead, make_bot
from noctuary.bots.help import Help
from noctuary.bots.helpers import cores, help_of
from noctuary.bots.playout import play_out
from noctuary.bots.search import LONG
from noctuary.kernel.game import Document, Json
from noctuary.kernel.match import Match
from noctuary.sim.bench import SEED, compiled
from noctuary.text.menu import menu_of

_APART: Final = 30  # decisions between two of the positions
_EACH: Final = 3  # positions of one game
_POSITIONS: Final = 12
_LINES: Final = 60  # that an answer may follow while lines are counted
_LONG_LINES: Final = 480  # the same where several processes follow them
_SHARE: Final = 0.25  # of the seconds asked for: how long each strength is measured


def measure_thinking(game: str, seconds: float, jobs: int = 1, positions: int = _POSITIONS) -> Document:
    """What a bot of this game does in a second; with several jobs, what they do side by side and together.

    Jobs of 0 are as many as there are cores.
    """
    jobs = jobs or cores()
    found = middle_games(game, positions)
    result = _rates(_lines(found, seconds))
    result["answers"] = {name: _answers(found, name, seconds * _SHARE) for name in STRENGTHS}
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            begun = [pool.submit(lines_of, game, seconds, positions) for _ in range(jobs)]
            rates = [_rates(one.result()) for one in begun]
        result["jobs"] = jobs
        result["lines_per_s_all"] = round(sum(_number(one["lines_per_s"]) for one in rates), 1)
        result.update(_shared_answers(found, seconds, help_of(jobs)))
    result["compiled"] = compiled()
    return result


def lines_of(game: str, seconds: float, positions: int) -> tuple[int, int, float]:
    """The same for another process, which finds its positions itself."""
    return _lines(middle_games(game, positions), seconds)


def middle_games(game: str, positions: int) -> list[Match]:
    """Questions with more than one sensible answer, from games of two between greedy bots."""
    menu, judge = menu_of(game), judge_ahead(game, SEED)
    agreed: dict[str, Json] = {one.field: one.default for one in menu.settings()}
    found: list[Match] = []
    for number, pair in enumerate(cycle(menu.pairings())):
        match = Match.start(game, menu.setup(pair, agreed), SEED + bytes([number % 256]))
        bots = [make_bot("greedy", game, bytes([seat])) for seat in range(match.seats)]
        for _ in range(_EACH):
            play_out(match, bots, _APART)
            while match.decision is not None and len(judge.offers(match.state, match.decision)) < 2:
                play_out(match, bots, 1)
            if match.decision is None:
                break
            found.append(match.copy())
            if len(found) == positions:
                return found
    return found


def _lines(positions: list[Match], seconds: float) -> tuple[int, int, float]:
    """Lines followed, positions judged and the time it took; every question in turn, again and again."""
    game = positions[0].game.name
    search = Search(SEED, judge_ahead(game, SEED), Budget(playouts=_LINES))
    lines = judged = 0
    began = time.process_time()
    for match in cycle(positions):
        thought = search.weigh(match)
        lines += thought.playouts
        judged += thought.judged
        if time.process_time() - began >= seconds:
            break
    return lines, judged, time.process_time() - began


def _shared_answers(positions: list[Match], seconds: float, help: Help | None) -> Document:
    """Lines in a second by the clock, of answers worth sharing out: alone, and the same ones with help."""
    game = positions[0].game.name
    rates: list[float] = []
    asked = 0
    for helping in (None, help):
        search = Search(SEED, judge_ahead(game, SEED), Budget(playouts=_LONG_LINES, race=LONG), helping)
        search.weigh(positions[0])  # whoever helps has begun
        answers = lines = 0
        began = time.perf_counter()
        for match in cycle(positions):
            lines += search.weigh(match).playouts
            answers += 1
            if answers == asked or (not asked and time.perf_counter() - began >= seconds):
                break
        asked = answers
        rates.append(round(lines / (time.perf_counter() - began), 1))
    return {"lines_per_s_alone": rates[0], "lines_per_s_together": rates[1]}


def _rates(counted: tuple[int, int, float]) -> Document:
    lines, judged, seconds = counted
    return {
        "lines_per_s": round(lines / max(seconds, 1e-9), 1),
        "judged_per_s": round(judged / max(seconds, 1e-9), 1),
    }


def _answers(positions: list[Match], name: str, seconds: float) -> Json:
    """The mean and the longest time of an answer at a table, in milliseconds."""
    bot = make_bot(name, positions[0].game.name, SEED, timed=True)
    times: list[float] = []
    for match in positions:
        began = time.perf_counter()
        bot.choose(match)
        times.append((time.perf_counter() - began) * 1000)
        if sum(times) >= seconds * 1000:
            break
    return {"mean_ms": round(sum(times) / len(times), 1), "longest_ms": round(max(times), 1)}


def _number(value: Json) -> float:
    assert isinstance(value, float)
    return value
