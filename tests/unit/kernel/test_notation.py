"""Every word of an offer says what it is, in every game."""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.notation import CARD, HAND, SPACE, VERB, Notation, Part, Slot, parse, parts, write

MOVE, TAKE = 1, 2
WORDS = Notation(
    {
        MOVE: ("move", (Slot("card", HAND), Slot("number", SPACE, after=">"))),
        TAKE: ("take", (Slot("card", CARD), Slot("number", SPACE, after="by", optional=True))),
    }
)
CARDS = ["ace", "king"]


def _write(s: None, what: str, wanted: Move, at: int) -> str:
    number = (wanted.a, wanted.b)[at]
    if number == NOTHING:
        return ""
    return CARDS[number] if what == "card" else str(number)


def _read(s: None, what: str, word: str, verb: int, numbers: list[int]) -> int | None:
    if not word:
        return NOTHING
    if what == "card":
        return CARDS.index(word) if word in CARDS else None
    return int(word) if word.isdecimal() else None


@pytest.mark.parametrize("text", ["move ace > 3", "take king", "take king by 4"])
def test_what_is_written_is_read(text: str) -> None:
    assert write(WORDS, None, parse(WORDS, None, text, _read), _write) == text


def test_words_that_only_join_are_no_parts() -> None:
    assert parts(WORDS, None, move(MOVE, 0, 3), _write) == [
        Part("move", VERB),
        Part("ace", HAND),
        Part("3", SPACE),
    ]


@pytest.mark.parametrize(
    ("text", "message", "word"),
    [
        ("", "error-unknown-verb", ""),
        ("fly ace", "error-unknown-verb", "fly"),
        ("move ace", "error-move-shape", "move"),
        ("move ace - 3", "error-move-shape", "move"),
        ("move ace > 3 4", "error-move-shape", "move"),
        ("take king by", "error-move-shape", "take"),
        ("move queen > 3", "error-unknown-word", "queen"),
        ("take king by four", "error-unknown-word", "four"),
    ],
)
def test_what_is_not_understood_is_named(text: str, message: str, word: str) -> None:
    with pytest.raises(NoctuaryError) as caught:
        parse(WORDS, None, text, _read)
    assert (caught.value.message, caught.value.arguments["word"]) == (message, word)


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
def test_the_parts_of_an_offer_are_its_words_with_what_they_are(game: str) -> None:
    match, bot = Match.start(game, {}, b"parts"), make_bot("random", game, b"parts")
    for _ in range(150):
        if match.decision is None:
            break
        for offered in match.decision.moves:
            made = match.parts(offered)
            words = [part.word for part in made]
            assert made[0].what == VERB
            assert all(part.what not in ("", VERB) for part in made[1:])
            assert [word for word in match.notation(offered).split() if word in words] == words
        match.play(bot.choose(match))
