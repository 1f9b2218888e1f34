"""The script of a position, line by line: moves, refusals, checks, and passes until something can be so."""

# not compiled: it checks files and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.expectations import (
    check,
    check_refused,
    flat,
    is_about_question,
    named_seat,
    of_seat,
    read_line,
)
from noctuary.kernel.ids import SEAT_LETTERS, MessageId
from noctuary.kernel.match import Match
from noctuary.kernel.toml_reading import read_toml

_PASS: Final = "pass"
_NEVER: Final = ("error-unknown-verb", "error-move-shape")
_MOST_PASSES: Final = 500  # far more than any window needs; a script that waits in vain must end


class ScriptLine:
    """`A attack joker` is a move, `! A buy joker = FAB-REINF-01` a refusal, `? A.hp = 12` a check.

    `~` before a move or a check: until then everybody passes.
    """

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.whole = text
        self.waits = text.startswith("~")
        text = text.removeprefix("~").strip()
        self.sign = text[:1] if text[:1] in ("!", "?") else ""
        self.text = text.removeprefix(self.sign).strip()

    @property
    def moves(self) -> bool:
        """Whether the match goes on with it: what follows depends on it."""
        return self.waits or not self.sign

    def halves(self) -> tuple[str, str]:
        """What stands before and after the first `=`: a value may be a table and have more of them."""
        before, equals, after = self.text.partition(" = ")
        if not equals:
            raise self.nonsense()
        return before.strip(), after.strip()

    @property
    def asks(self) -> bool:
        """Whether it looks at the open question itself: what is asked, offered or refused."""
        return self.sign == "!" or (self.sign == "?" and is_about_question(self.text.partition(" = ")[0]))

    def nonsense(self) -> NoctuaryError:
        return NoctuaryError(MessageId("error-script-line"), text=self.whole)


def run_line(match: Match, line: ScriptLine) -> None:
    if line.waits:
        pass_until(match, line)
    if line.sign == "!":
        check_refused(match, *line.halves())
    elif line.sign == "?":
        _check_value(match, line)
    else:
        match.play(read_line(match, line.text))


def _check_value(match: Match, line: ScriptLine) -> None:
    path, value = line.halves()
    try:
        expected = read_toml(f"value = {value}", "")["value"]
    except InFile:
        raise line.nonsense() from None
    if isinstance(expected, dict) and expected:
        for inner, wanted in flat(expected, path):
            check(match, inner, wanted)
    else:
        check(match, path, expected)


def pass_until(match: Match, line: ScriptLine) -> None:
    """Everybody passes until the move is offered to its seat, or until the check holds."""
    if line.sign == "!" or not line.text:
        raise line.nonsense()
    if not line.sign:
        _assert_can_come(match, line.text)
    for _ in range(_MOST_PASSES):
        if _has_come(match, line):
            return
        if match.decision is None or _PASS not in _offered(match):
            break
        match.play_text(_PASS)
    asked = "none" if match.decision is None else SEAT_LETTERS[match.decision.seat]
    found = ", ".join(_offered(match))
    raise NoctuaryError(MessageId("error-never-came"), text=line.text, asked=asked, found=found)


def _assert_can_come(match: Match, text: str) -> None:
    """A move that nobody could ever make need not be waited for; a card may still come into play."""
    _, words = named_seat(match, text)
    try:
        match.parse(words)
    except NoctuaryError as problem:
        if problem.message in _NEVER:
            raise


def _has_come(match: Match, line: ScriptLine) -> bool:
    try:
        if line.sign:
            _check_value(match, line)
            return True
        wanted = match.parse(of_seat(match, line.text))
        return match.decision is not None and wanted in match.decision.moves
    except NoctuaryError as problem:
        if problem.message == "error-script-line":
            raise
        return False


def _offered(match: Match) -> list[str]:
    return [] if match.decision is None else [match.notation(move) for move in match.decision.moves]
