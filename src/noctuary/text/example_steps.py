"""An example told step by step: each move and each refusal in words, and what is true after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.expectations import flat, named_seat, read_line
from noctuary.kernel.ids import RuleId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE, Move
from noctuary.kernel.positions import Position
from noctuary.kernel.script import ScriptLine, pass_until, run_line
from noctuary.kernel.toml_text import value_text
from noctuary.text.catalogue import Language, say
from noctuary.text.words import Words, words_of

BEGINNING: Final = "beginning"
MOVE: Final = "move"
PASSES: Final = "passes"
REFUSED: Final = "refused"


@dataclass
class Step:
    """One step; `lines` of the script have been played when it is done."""

    kind: str
    lines: int
    seat: str = ""
    notation: str = ""
    text: str = ""  # the move in words
    passes: int = 0  # everybody has passed so often before it
    rule: RuleId | None = None  # by which it is refused
    reasons: list[str] = field(default_factory=list)  # why it is
    told: list[str] = field(default_factory=list)  # what happened, as the log has it
    holds: list[str] = field(default_factory=list)  # what the file then finds to be so: `A.hp = 12`


def steps_of(position: Position, language: Language, sight: Seat | None) -> list[Step]:
    """The whole example from its beginning on, as this seat (None: a bystander) hears of it."""
    match = position.begin(log=True)
    words = words_of(match.game.name).at(match)
    steps = [Step(BEGINNING, 0)]
    for number, line in enumerate(position.script, start=1):
        if line.sign == "?" and not line.waits:
            steps[-1].holds.append(line.text)
            steps[-1].lines = number
        elif line.sign == "!":
            steps.append(_refused(match, words, *line.halves(), number, language))
        else:
            steps.append(_made(match, words, line, number, language, sight))
    for path, value in flat(position.expect):
        if path == "refused" and isinstance(value, dict):
            refused = [_refused(match, words, move, str(rule), 0, language) for move, rule in value.items()]
            steps += refused
        else:
            steps[-1].holds.append(f"{path} = {value_text(value)}")
    for step in steps:
        step.lines = step.lines or len(position.script)
    steps[0].lines = next((place for place, line in enumerate(position.script) if line.moves or line.asks), 0)
    return steps


def match_at(position: Position, step: Step) -> Match:
    """The match as it stands at a step, its log told."""
    match = position.begin(log=True)
    for line in position.script[: step.lines]:
        if line.moves:
            run_line(match, line)
    return match


def _made(
    match: Match, words: Words, line: ScriptLine, number: int, language: Language, sight: Seat | None
) -> Step:
    before = len(match.history)
    if line.waits:
        pass_until(match, line)
    step = Step(PASSES if line.sign else MOVE, number, passes=len(match.history) - before)
    if line.sign:
        step.holds.append(line.text)
    else:
        move = read_line(match, line.text)
        step.seat, step.notation = named_seat(match, line.text)
        step.text = _called(match, words, move, step.notation, language)
        match.play(move)
    heard = (words.event_text(match, event, language, sight) for event in match.log_since(before))
    step.told = [text for text in heard if text]
    return step


def _refused(match: Match, words: Words, text: str, rule: str, number: int, language: Language) -> Step:
    move = read_line(match, text)
    seat, notation = named_seat(match, text)
    step = Step(
        REFUSED, number, seat, notation, _called(match, words, move, notation, language), rule=RuleId(rule)
    )
    refusal = match.why_not(move)
    if refusal is not None:
        asked = match.decision.seat if match.decision is not None else Seat(0)
        step.reasons = words.refusal_text(match, asked, refusal, move, language).split("\n")
    return step


def _called(match: Match, words: Words, move: Move, notation: str, language: Language) -> str:
    """What nobody can do has no label of its own everywhere: then its words are named one by one."""
    if move.verb == CONCEDE:
        return say(language, "example-concede")
    try:
        return words.describe_move(match, move, language)
    except (NoctuaryError, LookupError, AssertionError, AttributeError):
        return " ".join(words.word_name(word, language) for word in notation.split())


def first_mover(position: Position) -> Seat:
    """Through whose eyes an example is best seen: whoever makes its first move."""
    match = position.begin()
    for line in position.script:
        letter = line.text[:1]
        seats = [Seat(seat) for seat in range(match.seats) if seat_letter(Seat(seat)) == letter]
        if seats and line.sign != "?":
            return seats[0]
    return match.decision.seat if match.decision is not None else Seat(0)
