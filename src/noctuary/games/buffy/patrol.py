"""First Patrol: a guided game, as data (`lessons/*.toml`) and what leads through it; it knows no screen.

A lesson goes on where the one before it ended, or skips ahead to a position of its own. It is made of beats:
what the voice says, the moves that it accepts, the wrong ones that it expects, and what is played afterwards
without asking. The cards that will come are laid down in the positions, so every patrol meets the same night.
"""

# not compiled: it reads files and talks to people.

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from enum import Enum
from functools import cache
from importlib import resources
from typing import Final

from noctuary.games.buffy import notation
from noctuary.games.buffy.board import find_space
from noctuary.games.buffy.decks import Deck, read_deck
from noctuary.games.buffy.game import GAME
from noctuary.games.buffy.kinds import TALENT_SLUGS
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.words import WORDS
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.event import Event
from noctuary.kernel.expectations import of_seat
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, same
from noctuary.kernel.refusal import Refusal
from noctuary.text import Language, error_text, has, say

PLAYER: Final = Seat(0)
_FOLDER: Final = resources.files("noctuary.games.buffy") / "lessons"
_SEED: Final = b"first patrol"
JOINTS: Final = (">", "with", "for")
_SEATS: Final = 2
TOPICS: Final = (
    "placing-a-challenge",
    "movement",
    "placing-characters",
    "attaching",
    "facing-a-challenge",
    "refreshing",
    "park-control",
    "fight",
    "ascending",
    "resurrection",
    "park-victory",
    "destiny-victory",
)


# -- lessons ------------------------------------------------------------------------------------------


class Slip:
    """A wrong move that newcomers make, the rule that forbids it, and what the voice has to say about it."""

    def __init__(self, fields: Fields) -> None:
        self.move = _move(fields, "move", _required(fields, "move"))
        self.rule = RuleId(_known(fields, "rule"))
        self.say = MessageId(_known(fields, "say"))
        fields.finish()


class Beat:
    """One thing to try. `then` is played afterwards for both seats, in notation with the seat's letter."""

    def __init__(self, fields: Fields) -> None:
        self.say = MessageId(_known(fields, "say"))
        self.hint = MessageId(_known(fields, "hint"))
        task = f"{self.say}.task"
        self.task = MessageId(task) if has(task) else self.hint
        self.accept = [_move(fields, "accept", text) for text in fields.texts("accept")]
        if not self.accept:
            fields.refuse("not-a-list", "accept")
        self.slips = [Slip(table) for table in fields.tables("slip")]
        self.then = _script(fields, "then")
        fields.finish()


class Lesson:
    """`position` is None where the lesson goes on from the one before; `before` is played as it begins."""

    def __init__(self, fields: Fields, file: str) -> None:
        self.file = file
        self.title = MessageId(_known(fields, "title"))
        self.covers = [_one_of(fields, "covers", text, TOPICS) for text in fields.texts("covers")]
        self.position: Document | None = fields.table("position").values if "position" in fields else None
        fields.value("position")
        self.before = _script(fields, "before")
        self.beats = [Beat(table) for table in fields.tables("beat")]
        if not self.beats:
            fields.refuse("not-a-list", "beat")
        fields.finish()
        if self.position is not None:
            self.begin()  # a position that cannot be is an error now, not in the middle of a patrol

    def begin(self) -> Match:
        """The match of its position."""
        if self.position is None:
            raise InFile(NoctuaryError(MessageId("error-patrol-no-position")), self.file, 0)
        return Match.at(GAME, GAME.load(self.position), _SEED, log=True)


def _required(fields: Fields, name: str) -> str:
    text = fields.text(name, "")
    if not text:
        fields.refuse("not-a-text", name)
    return text


def _known(fields: Fields, name: str) -> str:
    """A message or a rule, which is a message too."""
    text = _required(fields, name)
    if not has(text):
        raise NoctuaryError(MessageId("error-patrol-unknown-id"), field=fields.at(name), given=text)
    return text


def _one_of(fields: Fields, name: str, given: str, allowed: Sequence[str]) -> str:
    if given not in allowed:
        fields.fail("not-allowed", name, given=shown(given), allowed=", ".join(allowed))
    return given


def _script(fields: Fields, name: str) -> list[str]:
    """Moves of both seats, each after the letter of the seat."""
    for text in fields.texts(name):
        letter, _, move = text.partition(" ")
        _one_of(fields, name, letter, SEAT_LETTERS[:_SEATS])
        _move(fields, name, move)
    return fields.texts(name)


def _move(fields: Fields, name: str, text: str) -> str:
    """Whether the move makes sense shows when it is played; that its words exist shows now."""
    verb, *words = text.split() or [""]
    _one_of(fields, name, verb, list(notation.WORDS.by_word))
    for word in words:
        known = word in (*JOINTS, *TALENT_SLUGS) or find_space(word, _SEATS) != NOTHING
        if not known and word not in default_pool().kind_of:
            fields.fail("unknown-card", name, given=word)
    return text


def read_lesson(text: str, file: str = "") -> Lesson:
    """A lesson; whatever is wrong with it is one error with its file."""
    try:
        return Lesson(Fields(tomllib.loads(text), "error-position"), file)
    except tomllib.TOMLDecodeError as wrong:
        raise InFile(NoctuaryError(MessageId("error-patrol-not-toml"), problem=str(wrong)), file, 0) from None
    except InFile:
        raise
    except NoctuaryError as wrong:
        raise InFile(wrong, file, 0) from None


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons that come with Noctuary, in the order of their files."""
    files = sorted(
        (file for file in _FOLDER.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    return tuple(read_lesson(file.read_text(encoding="utf-8"), file.name) for file in files)


@cache
def teaching_decks() -> tuple[Deck, Deck]:
    """The two short decks that the first lesson is dealt from: the player's, and the Countess's."""
    ada, vesna = (
        read_deck((_FOLDER / f"{name}.txt").read_text(encoding="utf-8"), default_pool(), name)
        for name in ("patrol-ada", "patrol-vesna")
    )
    return ada, vesna


# -- what the voice answers ---------------------------------------------------------------------------


class Verdict(Enum):
    ACCEPTED = "accepted"
    FORBIDDEN = "forbidden"  # a rule forbids it
    ASIDE = "aside"  # legal, but not what is to be tried; the same move again insists
    TRIED = "tried"  # insisted: shown, and taken back
    UNREADABLE = "unreadable"  # not a move at all


class Answer:
    """What came of a move. `events` is what happened, told by the words of `match`."""

    def __init__(
        self,
        verdict: Verdict,
        message: MessageId,
        *,
        refusal: Refusal | None = None,
        problem: NoctuaryError | None = None,
        move: Move | None = None,
        match: Match | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        self.verdict = verdict
        self.message = message
        self.refusal = refusal
        self.problem = problem
        self.move = move
        self.match = match
        self.events = list(events)

    @property
    def accepted(self) -> bool:
        return self.verdict is Verdict.ACCEPTED

    def told(self, language: Language) -> list[str]:
        """What happened, line by line, as the player hears it."""
        if self.match is None:
            return []
        return [WORDS.event_text(self.match, event, language, PLAYER) for event in self.events]

    def text(self, language: Language) -> str:
        """What the voice says to it; a refusal comes with its rule."""
        said = say(language, self.message)
        if self.refusal is not None and self.match is not None and self.move is not None:
            return f"{said}\n{WORDS.refusal_text(self.match, PLAYER, self.refusal, self.move, language)}"
        if self.problem is not None:
            return f"{said}\n{error_text(language, self.problem)}"
        return said


# -- the patrol ---------------------------------------------------------------------------------------


class Patrol:
    """A walk through the lessons. Everything a table needs: the match, the voice, and `play`."""

    def __init__(self, given: Sequence[Lesson]) -> None:
        self._lessons = list(given)
        self._lesson = 0
        self._beat = 0
        self._insisted: Move | None = None  # the legal move that the voice has just talked her out of
        self._told = 0  # events of the match that an answer has already carried
        self.match = self._lessons[0].begin()
        self._run(self.lesson.before)

    @staticmethod
    def start(given: Sequence[Lesson] | None = None) -> Patrol:
        return Patrol(lessons() if given is None else given)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._lesson >= len(self._lessons)

    @property
    def lesson(self) -> Lesson:
        return self._lessons[min(self._lesson, len(self._lessons) - 1)]

    @property
    def number(self) -> int:
        """Which lesson it is, from 1; more than there are when the patrol is over."""
        return self._lesson + 1

    @property
    def begins(self) -> bool:
        """The lesson's first beat: time to read out its title."""
        return self._beat == 0 and not self.over

    @property
    def accepts(self) -> list[str]:
        """The moves that take the lesson on."""
        return [] if self.over else self._here.accept

    @property
    def _here(self) -> Beat:
        return self.lesson.beats[self._beat]

    def title(self, language: Language) -> str:
        return say(language, self.lesson.title)

    def voice(self, language: Language) -> str:
        """What to say now."""
        return say(language, "buffy-patrol-farewell" if self.over else self._here.say)

    def task(self, language: Language) -> str:
        """What is to be done now, in a few words."""
        return "" if self.over else say(language, self._here.task)

    def hint(self, language: Language) -> str:
        """A nudge, and then the move itself: nobody is meant to be stuck."""
        if self.over:
            return self.voice(language)
        return say(language, "buffy-patrol-hint", hint=say(language, self._here.hint), move=self.accepts[0])

    def nudge(self, language: Language) -> str:
        """The hint without the move, for a table where moves are not typed."""
        return self.voice(language) if self.over else say(language, self._here.hint)

    def expects(self, text: str) -> bool:
        """Whether this is a wrong move that the voice has words of its own for."""
        if self.over:
            return False
        move = self.match.parse(text)
        return any(same(move, self.match.parse(slip.move)) for slip in self._here.slips)

    def news(self, language: Language) -> list[str]:
        """What has happened, as the player hears it, and has not been told yet."""
        return [WORDS.event_text(self.match, event, language, PLAYER) for event in self._fresh()]

    def _fresh(self) -> list[Event]:
        fresh = self.match.log[self._told :]
        self._told = len(self.match.log)
        return fresh

    # -- playing ------------------------------------------------------------------------------------

    def play(self, text: str) -> Answer:
        """Try a move. Only an accepted one changes the match."""
        if self.over:
            raise NoctuaryError(MessageId("error-match-over"))
        try:
            move = self.match.parse(text)
        except NoctuaryError as wrong:
            return Answer(Verdict.UNREADABLE, MessageId("buffy-patrol-unreadable"), problem=wrong)
        refusal = self.match.why_not(move)
        if refusal is not None:
            return Answer(Verdict.FORBIDDEN, self._remark(move), refusal=refusal, move=move, match=self.match)
        if not any(same(move, self.match.parse(wanted)) for wanted in self._here.accept):
            return self._stray(move)
        return self._accept(move)

    def _remark(self, move: Move) -> MessageId:
        """What the voice says before the rule: its own words where it saw the slip coming."""
        for slip in self._here.slips:
            if same(move, self.match.parse(slip.move)):
                return slip.say
        return MessageId("buffy-patrol-forbidden")

    def _stray(self, move: Move) -> Answer:
        """Legal, but not now. Whoever insists sees what would come of it, and is back where she was."""
        if move != self._insisted:
            self._insisted = move
            return Answer(Verdict.ASIDE, MessageId("buffy-patrol-aside"), move=move)
        self._insisted = None
        trial = self.match.replayed(len(self.match.history))
        known = len(trial.log)
        trial.play(move)
        return Answer(
            Verdict.TRIED, MessageId("buffy-patrol-tried"), move=move, match=trial, events=trial.log[known:]
        )

    def _accept(self, move: Move) -> Answer:
        self._insisted = None
        match, then = self.match, self._here.then
        match.play(move)
        self._run(then)
        answer = Answer(
            Verdict.ACCEPTED,
            MessageId("buffy-patrol-accepted"),
            move=move,
            match=match,
            events=self._fresh(),
        )
        self._go_on()
        return answer

    def _go_on(self) -> None:
        """The next beat, or the next lesson with what is played as it begins."""
        self._beat += 1
        if self._beat < len(self.lesson.beats):
            return
        self._lesson += 1
        self._beat = 0
        if self.over:
            return
        if self.lesson.position is not None:
            self.match = self.lesson.begin()
            self._told = 0
        self._run(self.lesson.before)

    def _run(self, script: Sequence[str]) -> None:
        """Play what the lesson has laid down; a line that cannot be played is the lesson's mistake."""
        for line in script:
            try:
                self.match.play_text(of_seat(self.match, line))
            except NoctuaryError as wrong:
                problem = NoctuaryError(
                    MessageId("error-patrol-script"), line=line, problem=f"{wrong.message}"
                )
                raise InFile(problem, self.lesson.file, 0) from None
