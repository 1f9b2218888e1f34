"""First Patrol in the browser: a guided first game whose only memory is the list of moves accepted so far.

The lessons and the voice are the game's own (`games/buffy/patrol.py`); here they meet the table's frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.boards import asking
from noctuary.games.buffy.patrol import JOINTS, PLAYER, Answer, Patrol, Verdict, lessons
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.server import presenting, wire
from noctuary.server.answers import Status
from noctuary.server.presenting.faces import face
from noctuary.server.wire import Phase, Sitter
from noctuary.text.catalogue import Language, say
from noctuary.text.words import words_of


def told(ask: wire.PatrolAsk, language: Language) -> wire.PatrolTold:
    """Walk to where she is, let her try or ask one thing, and say where she is then."""
    patrol = walked(ask.made)
    made = list(ask.made)
    reply = _Reply()
    if ask.move is not None:
        answer = _tried(patrol, ask.move, insists=ask.again)
        reply = _Reply.to(answer, language)
        if answer.accepted:
            made.append(ask.move)
    elif ask.about is not None:
        reply = _why(patrol, ask.about, language, insists=ask.again)
    return _where(patrol, made, reply, language)


def walked(made: Sequence[str]) -> Patrol:
    """The patrol after these moves; a list of another version's lessons leads nowhere."""
    patrol = Patrol.start()
    for text in made:
        if patrol.over or not patrol.play(text).accepted:
            raise Status(409, "server-error-patrol-lost")
    return patrol


def _tried(patrol: Patrol, text: str, *, insists: bool) -> Answer:
    answer = patrol.play(text)
    if insists and answer.verdict is Verdict.ASIDE:
        answer = patrol.play(text)
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


def _asked(patrol: Patrol, prompt: wire.Prompt | None, language: Language) -> wire.Prompt | None:
    """One thing at a time: what the voice wants, and of all that would be legal only the way to do it."""
    if prompt is None:
        return None
    meant = _meant(patrol)
    passing = None if prompt.passing is None else prompt.offers[prompt.passing]
    prompt.text = patrol.task(language)
    prompt.offers = [offer for offer in prompt.offers if offer.text in meant]
    prompt.passing = prompt.offers.index(passing) if passing in prompt.offers else None
    return prompt


def _meant(patrol: Patrol) -> list[str]:
    match = patrol.match
    return [match.notation(match.parse(text)) for text in patrol.accepts]


def _other_moves(patrol: Patrol, about: str) -> list[str]:
    """Legal moves that have what was pointed at, and are not what the lesson is about."""
    match = patrol.match
    words = {word.rpartition("/")[2] for word in about.split()} - set(JOINTS)
    legal = [match.notation(move) for move in ([] if match.decision is None else match.decision.moves)]
    return [text for text in legal if words <= set(text.split()) and text not in _meant(patrol)]


def _why(patrol: Patrol, about: str, language: Language, *, insists: bool) -> _Reply:
    """What is legal can wait; what is not has the voice's own words where it saw that coming, or its rule."""
    if patrol.over:
        return _Reply(patrol.voice(language))
    others = _other_moves(patrol, about)
    if len(others) == 1:
        return _Reply.to(_tried(patrol, others[0], insists=insists), language)
    if others:
        later = f"{say(language, 'buffy-patrol-later')}\n{patrol.task(language)}"
        return _Reply(later, None, Verdict.ASIDE.value)
    for text in asking.meant_by(patrol.match, PLAYER, about):
        try:
            if patrol.expects(text):
                return _Reply.to(patrol.play(text), language)
        except NoctuaryError:
            continue  # a guess that makes no sense here
    refusal = presenting.why(patrol.match, PLAYER, about, language)
    return _Reply(refusal.text, refusal.rule, Verdict.FORBIDDEN.value)


def _where(patrol: Patrol, made: list[str], reply: _Reply, language: Language) -> wire.PatrolTold:
    match, words = patrol.match, words_of(patrol.match.game.name)
    frame = presenting.present(match, PLAYER, language, len(made) + 1)
    log = presenting.log_lines(match, -1, PLAYER, language)
    named = {slug for line in log for slug, _ in line.cards}
    return wire.PatrolTold(
        made=made,
        lesson=min(patrol.number, len(lessons())),
        lessons=len(lessons()),
        title=patrol.title(language),
        voice=say(language, "server-patrol-farewell") if patrol.over else patrol.voice(language),
        task=patrol.task(language),
        hint=_hint(patrol, language),
        said=reply.said,
        rule=reply.rule,
        verdict=reply.verdict,
        told=reply.lines,
        over=patrol.over,
        table=_table(patrol, language),
        view=frame.view,
        steps=frame.steps,
        step=frame.step,
        prompt=None if patrol.over else _asked(patrol, frame.prompt, language),
        log=log,
        faces={**frame.faces, **{slug: face(slug, words, language) for slug in named}},
    )


def _hint(patrol: Patrol, language: Language) -> str:
    """A nudge, and then the move itself as the list of moves has it: nobody is meant to be stuck."""
    if patrol.over:
        return ""
    move = patrol.match.parse(patrol.accepts[0])
    label = words_of(patrol.match.game.name).describe_move(patrol.match, move, language)
    return say(language, "server-patrol-hint", hint=patrol.nudge(language), move=label)


def _table(patrol: Patrol, language: Language) -> wire.Table:
    """Enough of a table for a board: who sits where."""
    titles = presenting.seat_titles(patrol.match, language)
    names = [say(language, "server-you"), say(language, "server-patrol-voice")]
    seats = [
        wire.Seat(
            seat=place,
            letter=seat_letter(Seat(place)),
            name=names[place],
            title=title,
            sitter=Sitter.PERSON if place == PLAYER else Sitter.BOT,
            here=True,
        )
        for place, title in enumerate(titles)
    ]
    return wire.Table(
        id="",
        game=patrol.match.game.name,
        title=say(language, "server-patrol"),
        phase=Phase.OVER if patrol.over else Phase.PLAYING,
        seats=seats,
        me=int(PLAYER),
        host=False,
        public=False,
        chat_open=False,
        commitment="",
    )
