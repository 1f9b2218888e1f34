"""Playing a match to its end with bots in the seats: the inner loop of every simulation."""

from __future__ import annotations

from noctuary.bots.bot import Bot
from noctuary.kernel.match import Match


def play_out(match: Match, bots: list[Bot], most_decisions: int) -> int:
    """Let the bots play until the game is over or so many decisions are made; how many there were."""
    made = 0
    while made < most_decisions:
        decision = match.decision
        if decision is None:
            break
        match.play(bots[decision.seat].choose(match))
        made += 1
    return made


def play_all_seats(match: Match, bot: Bot, most_decisions: int) -> tuple[int, int]:
    """The same with one bot in every seat, counting the offered moves too (for measuring)."""
    made = 0
    offered = 0
    while made < most_decisions:
        decision = match.decision
        if decision is None:
            break
        offered += len(decision.moves)
        match.play(bot.choose(match))
        made += 1
    return made, offered
