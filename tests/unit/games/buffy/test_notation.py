"""Moves as text and back."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import verbs
from noctuary.games.buffy.notation import WORDS, notation, parse
from noctuary.games.buffy.state import State
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.move import Move, move
from tests.tables.buffy_table import buffy_state


@pytest.fixture
def s() -> State:
    return buffy_state(
        a={"characters": {"buffy-1/buffy-2": "A1", "xander-1": "A1"}, "attached": {"buffy-2": ["stake"]}},
        b={"characters": {"xander-1": "B1"}},
        challenges={"B:good-deed-1": "A1"},
        locations={"A1": "library"},
    )


def kind(s: State, slug: str) -> int:
    return s.pool.kind_of[slug]


def test_moves_read_as_the_notation_writes_them(s: State) -> None:
    expected: dict[str, Move] = {
        "pass": move(verbs.PASS),
        "move buffy-2 > park": move(verbs.MOVE, 1, 0),
        "fight A:xander-1 > B:xander-1": move(verbs.FIGHT, 2, 3),
        "face good-deed-1 with buffy-2": move(verbs.FACE, 4, 1),
        "challenge good-deed-2 > B3": move(verbs.CHALLENGE, kind(s, "good-deed-2"), 7),
        "ascend buffy-2 > buffy-3": move(verbs.ASCEND, 1, kind(s, "buffy-3")),
        "upgrade lamp > buffy-2 for stake": move(verbs.UPGRADE, kind(s, "lamp"), 1, kind(s, "stake")),
        "swap stake@buffy-2 > A:xander-1": move(verbs.SWAP, kind(s, "stake"), 1, 2),
        "stack kick > butt-kicking": move(verbs.STACK, kind(s, "kick"), 0),
        "use buffy-2": move(verbs.USE, kind(s, "buffy-2"), 1, 0),
        "use stake@buffy-2 2": move(verbs.USE, kind(s, "stake"), 1, 1),
        "use library@A1": move(verbs.USE, kind(s, "library"), 1, 0),
        "use good-deed-1": move(verbs.USE, kind(s, "good-deed-1"), 4, 0),
        "use buffy-essence": move(verbs.USE, kind(s, "buffy-essence"), -1, 0),
        "resolve buffy-1@buffy-2": move(verbs.RESOLVE, kind(s, "buffy-1"), 1, 0),
        "resolve faith-1@#9": move(verbs.RESOLVE, kind(s, "faith-1"), 9, 0),
        "resolve good-deed-2@#9": move(verbs.RESOLVE, kind(s, "good-deed-2"), 9, 0),
        "player B": move(verbs.SEAT, 1),
        "target #9": move(verbs.TARGET, 9),
    }
    for text, made in expected.items():
        assert notation(s, made) == text
        assert parse(s, text) is made


def test_a_character_is_found_by_any_of_its_level_cards(s: State) -> None:
    made = move(verbs.MOVE, 1, 2)  # first, because only what the rules have made is found
    assert parse(s, "move buffy-1 > A2") is made


@pytest.mark.parametrize(
    ("text", "message", "word"),
    [
        ("", "error-unknown-verb", ""),
        ("dance buffy-2", "error-unknown-verb", "dance"),
        ("move buffy-2", "error-move-shape", "move"),
        ("move buffy-2 to park", "error-move-shape", "move"),
        ("move nobody > park", "error-unknown-word", "nobody"),
        ("move xander-1 > A2", "error-unknown-word", "xander-1"),
        ("move buffy-2 > A7", "error-unknown-word", "A7"),
        ("stack kick > luck", "error-unknown-word", "luck"),
        ("number 1000", "error-unknown-word", "1000"),
    ],
)
def test_what_is_not_understood_is_named(s: State, text: str, message: str, word: str) -> None:
    with pytest.raises(NoctuaryError) as caught:
        parse(s, text)
    assert (caught.value.message, caught.value.arguments["word"]) == (message, word)


def test_every_verb_has_a_word_of_its_own() -> None:
    numbers = {number for name, number in vars(verbs).items() if name.isupper() and isinstance(number, int)}
    assert set(WORDS.verbs) == numbers
    assert len({word for word, _ in WORDS.verbs.values()}) == len(WORDS.verbs)
