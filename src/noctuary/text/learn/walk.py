"""The walk through a lesson: the match, what the voice says, and what it answers to a move."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.event import Event
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move, same
from noctuary.kernel.refusal import Refusal
from noctuary.kernel.script import ScriptLine, run_line
from noctuary.text.catalogue import Language, error_text, say
from noctuary.text.learn.lesson import Beat, Chapter, Lesson, Slip
from noctuary.text.words import Words, words_of

PLAYER: Final = Seat(0)  # whoever takes a lesson


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
        match = self.match
        if match is None:
            return []
        words = words_of(match.game.name)
        return [words.event_text(match, event, language, PLAYER) for event in self.events]

    def text(self, language: Language) -> str:
        """What the voice says to it; a refusal comes with its rule."""
        said, match = say(language, self.message), self.match
        if self.refusal is not None and match is not None and self.move is not None:
            words = words_of(match.game.name)
            return f"{said}\n{words.refusal_text(match, PLAYER, self.refusal, self.move, language)}"
        if self.problem is not None:
            return f"{said}\n{error_text(language, self.problem)}"
        return said


class Walk:
    """A walk through the chapters. Everything a table needs: the match, the voice, and `play`."""

    def __init__(self, whole: Lesson) -> None:
        self.whole = whole
        self._chapter = 0
        self._beat = 0
        self._insisted: Move | None = None  # the legal move that the voice has just talked her out of
        self._told = 0  # events of the match that an answer has already carried
        self.match = whole.chapters[0].begin()
        self._run(self.chapter.before)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        return words_of(self.whole.game)

    @property
    def over(self) -> bool:
        return self._chapter >= len(self.whole.chapters)

    @property
    def chapter(self) -> Chapter:
        return self.whole.chapters[min(self._chapter, len(self.whole.chapters) - 1)]

    @property
    def number(self) -> int:
        """Which chapter it is, from 1; more than there are when the lesson is over."""
        return self._chapter + 1

    @property
    def begins(self) -> bool:
        """The chapter's first beat: time to read out its title."""
        return self._beat == 0 and not self.over

    @property
    def accepts(self) -> list[str]:
        """The moves that take the lesson on."""
        return [] if self.over else self._here.accept

    @property
    def slips(self) -> list[Slip]:
        """The wrong moves that are expected now."""
        return [] if self.over else self._here.slips

    @property
    def _here(self) -> Beat:
        return self.chapter.beats[self._beat]

    def title(self, language: Language) -> str:
        return say(language, self.chapter.title)

    def voice(self, language: Language) -> str:
        """What to say now."""
        return say(language, f"{self.whole.title}.farewell" if self.over else self._here.say)

    def task(self, language: Language) -> str:
        """What is to be done now, in a few words."""
        return "" if self.over else say(language, self._here.task)

    def hint(self, language: Language) -> str:
        """A nudge, and then the move itself: nobody is meant to be stuck."""
        if self.over:
            return self.voice(language)
        return say(language, "lesson-hint", hint=self.nudge(language), move=self.accepts[0])

    def nudge(self, language: Language) -> str:
        """The hint without the move, for a table where moves are not typed."""
        return self.voice(language) if self.over else say(language, self._here.hint)

    def expects(self, text: str) -> bool:
        """Whether this is a wrong move that the voice has words of its own for."""
        move = self.match.parse(text)
        return any(same(move, self.match.parse(slip.move)) for slip in self.slips)

    def news(self, language: Language) -> list[str]:
        """What has happened, as the player hears it, and has not been told yet."""
        return [self.words.event_text(self.match, event, language, PLAYER) for event in self._fresh()]

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
            return Answer(Verdict.UNREADABLE, self.whole.message("unreadable"), problem=wrong)
        refusal = self.match.why_not(move)
        if refusal is not None:
            said = self._own_words(move) or self.whole.message("forbidden")
            return Answer(Verdict.FORBIDDEN, said, refusal=refusal, move=move, match=self.match)
        if not any(same(move, self.match.parse(wanted)) for wanted in self._here.accept):
            return self._stray(move)
        return self._accept(move)

    def _own_words(self, move: Move) -> MessageId | None:
        """What the voice says to a slip that it saw coming."""
        for slip in self.slips:
            if same(move, self.match.parse(slip.move)):
                return slip.say
        return None

    def _stray(self, move: Move) -> Answer:
        """Legal, but not now. Whoever insists sees what would come of it, and is back where she was."""
        if move != self._insisted:
            self._insisted = move
            return Answer(Verdict.ASIDE, self._own_words(move) or self.whole.message("aside"), move=move)
        self._insisted = None
        trial = self.match.replayed(len(self.match.history))
        known = len(trial.log)
        trial.play(move)
        return Answer(
            Verdict.TRIED, self.whole.message("tried"), move=move, match=trial, events=trial.log[known:]
        )

    def _accept(self, move: Move) -> Answer:
        self._insisted = None
        match, then = self.match, self._here.then
        match.play(move)
        self._run(then)
        events = self._fresh()
        self._go_on()
        return Answer(Verdict.ACCEPTED, self.whole.message("accepted"), move=move, match=match, events=events)

    def _go_on(self) -> None:
        """The next beat, or the next chapter with what is played as it begins."""
        self._beat += 1
        if self._beat < len(self.chapter.beats):
            return
        self._chapter += 1
        self._beat = 0
        if self.over:
            return
        if self.chapter.position is not None:
            self.match = self.chapter.begin()
            self._told = 0
        self._run(self.chapter.before)

    def _run(self, script: Sequence[ScriptLine]) -> None:
        """Play what the chapter has laid down; a line that cannot be played is the lesson's mistake."""
        for line in script:
            try:
                run_line(self.match, line)
            except NoctuaryError as wrong:
                raise InFile(wrong, f"{self.chapter.file} ({line.whole})", 0) from None
