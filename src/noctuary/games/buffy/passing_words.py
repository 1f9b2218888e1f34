"""What passing and declining do: told where it is asked, and on the move itself (BUF-TURN-06, BUF-FCH-05)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import verbs
from noctuary.games.buffy.board import next_seat, players_in
from noctuary.games.buffy.card_words import Arguments, card_title, tidy
from noctuary.games.buffy.kinds import END, HAND, PROLOGUE, REFRESH, TIMING_SLUGS
from noctuary.games.buffy.names import seat_name
from noctuary.games.buffy.state import Conflict, State
from noctuary.kernel.decision import Decision
from noctuary.kernel.move import NOTHING, Move
from noctuary.text.catalogue import Language, has, say

_DECLINING: Final = {
    verbs.DONE: "buffy-move-done",
    verbs.NO: "buffy-move-no",
    verbs.GO: "buffy-move-go",
    verbs.KEEP: "buffy-move-keep",
}


def passing_text(s: State, decision: Decision, language: Language) -> str:
    """The sentence after the question: what happens if one passes, or why one cannot yet."""
    if all(move.verb != verbs.PASS for move in decision.moves):
        return say(language, f"buffy-pass-not-yet-{_duty(s)}", most=HAND)
    return say(language, "buffy-pass-if", what=_consequence(s, decision, language))


def passing_label(s: State, decision: Decision, move: Move, language: Language) -> str | None:
    """What the move that passes or declines says; None for any other move."""
    if move.verb == verbs.PASS:
        return tidy(language, say(language, "buffy-pass-label", what=_consequence(s, decision, language)))
    message = _DECLINING.get(move.verb)
    if message is None:
        return None
    particular = f"{message}-{decision.prompt.removeprefix('buffy-ask-')}"
    source = "" if decision.source == NOTHING else card_title(s.pool, decision.source, language)
    return tidy(language, say(language, particular if has(particular) else message, source=source, most=HAND))


def _duty(s: State) -> str:
    """What must be done before one may pass (BUF-TURN-05, BUF-FDI-03)."""
    if s.conflict is not None:
        return "discard"
    return {PROLOGUE: "challenge", REFRESH: "refresh"}[s.step]


def _consequence(s: State, decision: Decision, language: Language) -> str:
    """The next one's watch; or, when all the others have passed, what ends and what comes then."""
    running = s.conflict
    if running is not None:
        if running.passes + 1 >= 2:
            return _end_of_stage(s, running, language)
        after = running.defender if decision.seat == running.attacker else running.attacker
    elif s.passes + 1 >= players_in(s):
        return _end_of_step(s, language)
    else:
        after = next_seat(s, decision.seat)
    return say(language, "buffy-pass-goes-to", who=seat_name(s, after, language))


def _end_of_step(s: State, language: Language) -> str:
    if s.step < END:
        return say(
            language,
            "buffy-pass-ends-step",
            now=say(language, f"buffy-timing-{TIMING_SLUGS[s.step]}.the"),
            next=say(language, f"buffy-timing-{TIMING_SLUGS[s.step + 1]}.the"),
        )
    who = seat_name(s, next_seat(s, s.active), language)
    return say(language, "buffy-pass-ends-turn", who=who, day="no" if s.day else "yes")


def _end_of_stage(s: State, running: Conflict, language: Language) -> str:
    """Each stage leads to something of its own: cards are drawn, the totals decide, the conflict is over."""
    arguments: Arguments = {"step": say(language, f"buffy-timing-{TIMING_SLUGS[s.step]}.the")}
    return say(language, f"buffy-pass-ends-{TIMING_SLUGS[running.timing]}", **arguments)
