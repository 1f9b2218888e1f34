"""How a terminal shortens the log."""

from __future__ import annotations

from noctuary.cli import log
from noctuary.kernel.event import Event
from noctuary.kernel.ids import MessageId
from noctuary.text import Language


def shown(*told: tuple[str, str]) -> list[str]:
    lines: list[log.Line] = []
    for message, text in told:
        log.add(lines, log.Line(Event(MessageId(message), {}), text))
    return [line.shown(Language.EN) for line in lines]


def test_a_line_told_again_is_counted() -> None:
    pays = ("vtes-log-transfer", "A pays.")
    assert shown(pays, pays, ("vtes-log-transfer", "B pays."), pays) == ["A pays. (×2)", "B pays.", "A pays."]


def test_a_step_in_which_nothing_happens_is_left_out() -> None:
    draws = ("buffy-log-draw", "A draws.")
    assert shown(
        ("buffy-log-turn", "Turn 1."),
        ("buffy-log-step", "First step."),
        ("buffy-log-step", "Second step."),
        draws,
        ("buffy-log-step", "Third step."),
        ("buffy-log-turn", "Turn 2."),
        ("buffy-log-step", "First step."),
    ) == ["Turn 1.", "Second step.", "A draws.", "Turn 2.", "First step."]
