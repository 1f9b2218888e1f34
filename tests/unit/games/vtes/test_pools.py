"""Who is asked hangs on which cards there are (VTES-RUL-17): a game keeps those it was dealt from."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from noctuary.games.vtes.game import GAME, mine
from noctuary.games.vtes.pool import default_pool, newest, pool_at
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records
from tests.tables.vtes_games import LATER_DECKS
from tests.tables.whole_games import play_random

OLD = ["v5-malkavian", "v5-ventrue"]
GOLDEN = Path(__file__).parents[3] / "golden" / "vtes" / "v5-ventrue.record"


def test_every_pool_has_the_cards_of_those_before_it() -> None:
    pools = [{card.slug for card in pool_at(number).printed} for number in range(newest() + 1)]
    assert len(pools[0]) == 781
    for before, after in pairwise(pools):
        assert before < after
    assert pool_at(newest()) is default_pool()


def test_a_new_game_is_dealt_from_the_newest_and_its_record_says_so() -> None:
    match = Match.start(GAME, {"decks": [*OLD]}, b"new")
    assert mine(match.state).pool is default_pool()
    (record,) = read_records(match.record())
    assert json.loads(record.tags["Setup"])["cards"] == newest()


def test_a_record_that_says_nothing_was_dealt_from_the_first_pool_that_has_its_decks() -> None:
    assert GAME.recorded_setup({"decks": [*OLD]})["cards"] == 0
    assert GAME.recorded_setup({"decks": ["v5-ventrue", LATER_DECKS[0]]})["cards"] == newest()


def test_an_old_record_replays_and_is_written_as_what_it_is() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert '\\"cards\\"' not in text, "written before setups said it"
    (record,) = read_records(text)
    match = record.replay()
    assert not record.errors
    assert match.over
    (again,) = read_records(match.record())
    assert json.loads(again.tags["Setup"])["cards"] == 0
    assert again.replay().digest() == match.digest()


def test_a_position_of_an_older_pool_is_loaded_as_one() -> None:
    match = Match.start(GAME, {"decks": [*OLD], "cards": 0}, b"old")
    play_random(match, Random(3), 150)
    state = match.state.copy()
    loaded = GAME.load(GAME.dump(state))  # type: ignore[arg-type]
    assert mine(loaded).pool is pool_at(0)


@pytest.mark.parametrize("number", [-1, newest() + 1, "all", None, 1.5])
def test_a_pool_that_never_was_is_refused(number: object) -> None:
    with pytest.raises(NoctuaryError):
        Match.start(GAME, {"decks": [*OLD], "cards": number}, b"x")  # type: ignore[dict-item]
