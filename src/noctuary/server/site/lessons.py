"""A lesson in the browser: a guided game whose only memory is the list of moves accepted so far.

The lesson and its voice are the game's own (`noctuary.text.learn`); here they meet the table's frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.boards import asking
from noctuary.kernel.errors import NoctuaryError
from noctuary.server import presenting, wire
from noctuary.server.answers import Status
from noctuary.server.presenting.faces import face
from noctuary.server.presenting.placed import placed_table
from noctuary.server.site.courses import first_game, line
from noctuary.server.wires.learn import LearnedLine, LessonAsk, LessonTold
from noctuary.text.catalogue import Language, has, say
from noctuary.text.learn.lesson import Lesson
from noctuary.text.learn.shelf import after
from noctuary.text.learn.walk import PLAYER, Answer, Verdict, Walk
from noctuary.text.menu import bots_called


def told(lesson: Lesson, ask: LessonAsk, language: Language) -> LessonTold:
    """Walk to where she is, let her try or ask one thing, and say where she is then."""
    walk = walked(lesson, ask.made)
    made = list(ask.made)
    reply = _Reply()
    if ask.move is not None and not walk.over:
        answer = _tried(walk, ask.move, insists=ask.again)
        reply = _Reply.to(answer, language)
        if answer.accepted:
            made.append(ask.move)
    elif ask.about is not None:
        reply = _why(walk, ask.about, language, insists=ask.again)
    return _where(walk, made, reply, language)


def walked(lesson: Lesson, made: Sequence[str]) -> Walk:
    """The lesson after these moves; a list of another version's lesson leads nowhere."""
    walk = Walk(lesson)
    for text in made:
        if walk.over or not walk.play(text).accepted:
            raise Status(409, "server-error-lesson-lost")
    return walk


def _tried(walk: Walk, text: str, *, insists: bool) -> Answer:
    answer = walk.play(text)
    if insists and answer.verdict is Verdict.ASIDE:
        answer = walk.play(text)
    return answer


class _Reply:
    """What the voice answers to a move or a question."""

    def __init__(
        self, said: str = "", rule: str | None = None, verdict: str = "", lines: Sequence[str] = ()
    ) -> None:
        self.said = said
        self.rule = rule
        self.verdict = verdict
        self.lines = list(lines)

    @staticmethod
    def to(answer: Answer, language: Language) -> _Reply:
        rule = None if answer.refusal is None else answer.refusal.rule
        lines = answer.told(language) if answer.verdict is Verdict.TRIED else []
        return _Reply(answer.text(language), rule, answer.verdict.value, lines)


def _asked(walk: Walk, prompt: wire.Prompt | None, language: Language) -> wire.Prompt | None:
    """One thing at a time: what the voice wants, and of all that would be legal only the way to do it."""
    if prompt is None:
        return None
    meant = _meant(walk)
    passing = None if prompt.passing is None else prompt.offers[prompt.passing]
    prompt.text = walk.task(language)
    prompt.offers = [offer for offer in prompt.offers if offer.text in meant]
    prompt.passing = prompt.offers.index(passing) if passing in prompt.offers else None
    return prompt


def _meant(walk: Walk) -> list[str]:
    match = walk.match
    return [match.notation(match.parse(text)) for text in walk.accepts]


def _pointed_at(about: str) -> set[str]:
    return {word.rpartition("/")[2] for word in about.split()}


def _other_moves(walk: Walk, about: str) -> list[str]:
    """Legal moves that have what was pointed at, and are not what the lesson is about."""
    match = walk.match
    words = _pointed_at(about)
    legal = [match.notation(move) for move in ([] if match.decision is None else match.decision.moves)]
    return [text for text in legal if words <= set(text.split()) and text not in _meant(walk)]


def _why(walk: Walk, about: str, language: Language, *, insists: bool) -> _Reply:
    """What is legal can wait; what is not has the voice's own words where it saw that coming, or its rule."""
    if walk.over:
        return _Reply(walk.voice(language))
    others = _other_moves(walk, about)
    if len(others) == 1:
        return _Reply.to(_tried(walk, others[0], insists=insists), language)
    if others:
        later = f"{say(language, walk.whole.message('later'))}\n{walk.task(language)}"
        return _Reply(later, None, Verdict.ASIDE.value)
    for text in asking.meant_by(walk.match, PLAYER, about):
        try:
            if walk.expects(text):
                return _Reply.to(walk.play(text), language)
        except NoctuaryError:
            continue  # a guess that makes no sense here
    for slip in walk.slips:
        if slip.rule is not None and _pointed_at(about) <= set(slip.move.split()):
            return _Reply.to(walk.play(slip.move), language)  # what can be seen of it was pointed at
    refusal = presenting.why(walk.match, PLAYER, about, language)
    return _Reply(refusal.text, refusal.rule, Verdict.FORBIDDEN.value)


def _where(walk: Walk, made: list[str], reply: _Reply, language: Language) -> LessonTold:
    match, lesson = walk.match, walk.whole
    following = after(lesson) if walk.over else None
    frame = presenting.present(match, PLAYER, language, len(made) + 1)
    log = presenting.log_lines(match, -1, PLAYER, language)
    named = {slug for line in log for slug, _ in line.cards}
    prompt = None if walk.over else _asked(walk, frame.prompt, language)
    return LessonTold(
        slug=lesson.slug,
        lesson=say(language, lesson.title),
        made=made,
        steps=lesson.beats,
        chapter=min(walk.number, len(lesson.chapters)),
        chapters=len(lesson.chapters),
        title=walk.title(language),
        voice=walk.voice(language),
        task=walk.task(language),
        hint=_hint(walk, prompt, language),
        said=reply.said,
        rule=reply.rule,
        verdict=reply.verdict,
        told=reply.lines,
        over=walk.over,
        learned=[LearnedLine(say(language, one.say), one.rule) for one in lesson.learned]
        if walk.over
        else [],
        after=None if following is None else line(following, language),
        first_game=first_game(lesson.game, language) if walk.over and following is None else None,
        table=_table(walk, language),
        view=frame.view,
        steps_of_turn=frame.steps,
        step=frame.step,
        prompt=prompt,
        log=log,
        faces={**frame.faces, **{slug: face(slug, walk.words, language) for slug in named}},
    )


def _hint(walk: Walk, prompt: wire.Prompt | None, language: Language) -> str:
    """A nudge, and then the move itself as its button has it: nobody is meant to be stuck."""
    if prompt is None:
        return ""
    first = _meant(walk)[0]
    label = next((offer.label for offer in prompt.offers if offer.text == first), first)
    return say(language, "lesson-hint-pointed", hint=walk.nudge(language), move=label)


def _names(walk: Walk, language: Language) -> list[str]:
    """She herself, and whoever the lesson says sits across; where it does not say, any bots of the game."""
    seats, voice = walk.match.seats, f"{walk.whole.title}.voice"
    others = bots_called(walk.whole.game, walk.whole.slug, seats)[1:]
    if has(voice) and seats == 2:
        others = (say(language, voice),)
    return [say(language, "server-you"), *others]


def _table(walk: Walk, language: Language) -> wire.Table:
    """Enough of a table for a board: who sits where."""
    title = say(language, walk.whole.title)
    return placed_table(walk.match, PLAYER, title, _names(walk, language), language, over=walk.over)
