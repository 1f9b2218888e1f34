"""A record replays for good: it brings the decks that were played, not only their names (design: chance)."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random

import pytest

from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records, write_record
from noctuary.sim.setups import seats_in, setup_for
from noctuary.text.menu import menu_of
from tests.tables.whole_games import play_random

DECK_GAMES = ("buffy", "vtes")


def two_ready_decks(game: str) -> tuple[str, str]:
    first, second, *_ = menu_of(game).known()
    return first, second


def begun(game: str) -> Match:
    match = Match.start(game, setup_for(game, two_ready_decks(game), first="A"), b"for good")
    play_random(match, Random(1), 12)
    return match


def with_other_lists(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A later version, in which the ready decks have changed places."""
    setups = import_module(f"noctuary.games.{game}.setups")
    known = setups.default_decks()
    changed = dict(zip(known, reversed(list(known.values())), strict=True))
    monkeypatch.setattr(setups, "default_decks", lambda: changed)


@pytest.mark.parametrize("game", DECK_GAMES)
def test_a_record_outlives_a_change_of_the_ready_decks(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    match = begun(game)
    text = write_record(match)
    with_other_lists(monkeypatch, game)
    (record,) = read_records(text)
    assert record.replay().digest() == match.digest()
    assert not record.errors


@pytest.mark.parametrize("game", DECK_GAMES)
def test_a_record_of_an_earlier_version_that_only_names_its_decks_is_read(game: str) -> None:
    match = begun(game)
    (record,) = read_records(write_record(match))
    record.tags["Setup"] = json.dumps(match.setup)
    assert record.replay().digest() == match.digest()


@pytest.mark.parametrize("game", DECK_GAMES)
def test_every_ready_deck_is_dealt_alike_by_name_and_written_out(game: str) -> None:
    for name in menu_of(game).known():
        setup: Document = {"decks": [name, name]}
        named = Match.start(game, setup, b"x")
        lasting = named.game.lasting_setup(setup)
        assert name not in lasting["decks"]  # type: ignore[operator]
        assert Match.start(game, lasting, b"x").digest() == named.digest()
        assert named.game.lasting_setup(lasting) == lasting


@pytest.mark.parametrize("game", DECK_GAMES)
def test_lists_of_records_still_call_a_deck_by_its_name(game: str) -> None:
    (record,) = read_records(write_record(begun(game)))
    decks = import_module(f"noctuary.games.{game}.pool").default_decks()
    assert seats_in(game, record.tags["Setup"]) == [decks[name].name for name in two_ready_decks(game)]


def test_a_game_without_decks_keeps_its_setup() -> None:
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"x")
    assert match.game.lasting_setup(match.setup or {}) == match.setup
