"""Puzzles: the list, and attempts at one. Nothing is kept of an attempt: whoever tries says where she is.

What is worked out for an answer is bounded in situations and done beside the loop, one at a time.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.bots.attempt import Attempt, Proofs
from noctuary.kernel.errors import NoctuaryError
from noctuary.server import presenting
from noctuary.server.answers import Status, answer, body
from noctuary.server.call import Call
from noctuary.server.presenting.faces import face
from noctuary.server.presenting.placed import placed_table
from noctuary.server.site.puzzle_making import Making
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.visiting import spoken
from noctuary.server.wires import puzzles as wire
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import bots_called, games, menu_of
from noctuary.text.puzzles import Puzzle, Verdict, find_puzzle, open_hands, puzzles_of
from noctuary.text.words import words_of

_OWN: Final = "own"


class Puzzles:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._most = rooms.settings.limits.body_bytes
        self._proofs = Proofs()
        self._one = asyncio.Semaphore(1)
        self._making = Making(rooms.house)

    async def listed(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        return answer(await asyncio.to_thread(_listed, language))

    async def tried(self, request: Request) -> Response:
        """One step of an attempt at a puzzle of ours, or at somebody’s own, which comes as its file."""
        language = spoken(request, await self._visiting.visitor(request))
        ask = await body(request, wire.PuzzleAsk, self._most)
        game, slug = request.path_params["game"], request.path_params["slug"]
        async with self._one:
            return answer(await asyncio.to_thread(self._told, game, slug, ask, language))

    async def made(self, request: Request) -> Response:
        """What can be proved at a moment of a finished game."""
        visitor = await self._visiting.somebody(request)
        wish = await body(request, wire.PuzzleWish, self._most)
        language = spoken(request, visitor)
        return answer(await self._making.found(request.path_params["table"], wish, language))

    def _told(self, game: str, slug: str, ask: wire.PuzzleAsk, language: Language) -> wire.PuzzleTold:
        puzzle = _found(game, slug, ask.file)
        try:
            attempt = Attempt(puzzle, self._proofs.of(puzzle), ask.made)
        except NoctuaryError:
            raise Status(409, "server-error-puzzle-lost") from None
        said, rule = "", None
        if ask.move is not None and not attempt.over:
            attempt.play(ask.move)
        elif ask.about is not None and not attempt.over:
            refusal = presenting.why(attempt.match, puzzle.goal.seat, ask.about, language)
            said, rule = refusal.text, refusal.rule
        return _where(attempt, said or _outcome(attempt, language), rule, ask.hint, language)


def _found(game: str, slug: str, file: str | None) -> Puzzle:
    if slug == _OWN and file is not None:
        return Puzzle(file, say(Language.EN, "puzzle-untitled"))
    try:
        return find_puzzle(game, slug)
    except NoctuaryError:
        raise Status(404, "error-unknown-puzzle", puzzle=slug, game=game) from None


def _listed(language: Language) -> wire.PuzzleList:
    return wire.PuzzleList(
        [
            wire.PuzzleGame(
                game,
                menu_of(game).title(language),
                [
                    wire.PuzzleInfo(
                        one.slug,
                        one.title(language),
                        one.level.value,
                        say(language, f"puzzle-level-{one.level.value}"),
                        one.goal_text(language),
                        one.ways,
                    )
                    for one in puzzles_of(game)
                ],
            )
            for game in games()
            if puzzles_of(game)
        ]
    )


def _outcome(attempt: Attempt, language: Language) -> str:
    """What it teaches, or where it slipped."""
    verdict = attempt.verdict
    if verdict is Verdict.REACHED:
        return attempt.puzzle.lesson(language) or say(language, "puzzle-solved")
    if verdict is Verdict.OPEN:
        return ""
    slip = attempt.slip()
    missed = say(language, "puzzle-missed-luck" if attempt.left_to_luck else "puzzle-missed")
    if slip is None:
        return missed
    match = attempt.puzzle.begin()
    for text in attempt.made[:slip]:
        match.play_text(text)
    words = words_of(match.game.name).at(match)
    label = words.describe_move(match, match.parse(attempt.made[slip]), language)
    return f"{missed} {say(language, 'puzzle-slip', move=label)}"


def _where(attempt: Attempt, said: str, rule: str | None, hint: int, language: Language) -> wire.PuzzleTold:
    puzzle, match, seat = attempt.puzzle, attempt.match, attempt.puzzle.goal.seat
    words = words_of(match.game.name).at(match)
    frame = presenting.present(match, seat, language, len(attempt.made) + 1)
    log = presenting.log_lines(match, -1, seat, language)
    hands = [] if puzzle.hidden else _hands(attempt, language)
    names = _names(attempt, language)
    offers = [] if frame.prompt is None else frame.prompt.offers
    labels = {offer.text: offer.label for offer in offers}
    hints = attempt.hints(language, labels) if hint and not attempt.over else []
    named = {slug for line in log for slug, _ in line.cards} | {slug for one in hands for slug in one.cards}
    return wire.PuzzleTold(
        made=attempt.made,
        back=attempt.before_last(),
        game=puzzle.game,
        slug=puzzle.slug,
        title=puzzle.title(language),
        level=say(language, f"puzzle-level-{puzzle.level.value}"),
        introduction=puzzle.introduction(language),
        goal=puzzle.goal_text(language),
        ways=puzzle.ways,
        verdict=attempt.verdict.value,
        said=said,
        rule=rule,
        hint=hints[min(hint, len(hints)) - 1] if hints else "",
        hints=len(hints),
        hands=hands,
        file=puzzle.text,
        table=placed_table(match, seat, puzzle.title(language), names, language, over=attempt.over),
        view=frame.view,
        steps=frame.steps,
        step=frame.step,
        prompt=None if attempt.over else frame.prompt,
        log=log,
        faces={**frame.faces, **{slug: face(slug, words, language) for slug in named}},
    )


def _names(attempt: Attempt, language: Language) -> list[str]:
    """She herself, and bots’ names for the others, always the same in one puzzle."""
    names = list(bots_called(attempt.puzzle.game, attempt.puzzle.slug, attempt.match.seats))
    names[attempt.puzzle.goal.seat] = say(language, "server-you")
    return names


def _hands(attempt: Attempt, language: Language) -> list[wire.OpenHand]:
    match = attempt.match
    titles = presenting.seat_titles(match, language)
    found = open_hands(match, attempt.puzzle.goal.seat)
    return [wire.OpenHand(int(seat), titles[seat], cards) for seat, cards in found.items()]


AREA: Final = Area(
    Puzzles,
    (
        Call("get", "/api/puzzles", Puzzles.listed, "Every puzzle, by game.", wire.PuzzleList),
        Call(
            "post",
            "/api/puzzles/{game}/{slug}",
            Puzzles.tried,
            "Try a puzzle: make a move, ask why not, or for a hint.",
            wire.PuzzleTold,
            wire.PuzzleAsk,
        ),
        Call(
            "post",
            "/api/replays/{table}/puzzle",
            Puzzles.made,
            "Make a puzzle of a moment of a finished game.",
            wire.PuzzlesFound,
            wire.PuzzleWish,
        ),
    ),
)
