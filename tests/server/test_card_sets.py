"""Card sets of one's own, at the tables of a server at one's own machine."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import AsyncIterator

import pytest

from noctuary.games.buffy.decks import write_deck
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.sets import read_set
from noctuary.kernel.errors import NoctuaryError
from noctuary.server import wire
from noctuary.server.presenting import game_infos
from noctuary.server.presenting.decks import BadDeck
from noctuary.server.settings import Settings
from noctuary.text.catalogue import Language
from tests.server.playing import Client, Room, match_of, new_table, play_out, quick_server, settle

MY_SET = """
format = 1
set = "my-set"
name = { en = "My set", fr = "Ma série" }

[[card]]
slug = "lucky-break"
type = "action"
name = { en = "Lucky Break", fr = "Coup de chance" }
timing = ["fight-battle", "challenge-battle"]
icons = { charm = 2, smarts = 1 }
[[card.ability]]
do = [{ effect = "draw", amount = 1 }]
"""
OWN: dict[str, bool | int | str] = {"own_sets": True, "turn_limit": 3}


def deck_with_own_cards() -> str:
    """Ada Vance's deck with three cards of the set."""
    text = write_deck(default_decks()["ada-vance"], default_pool())
    return text.replace("[resources]\n", "[resources]\n3 lucky-break\n")


@pytest.fixture
def at_home(settings: Settings) -> Settings:
    return dataclasses.replace(settings, card_sets=(read_set(MY_SET, "my-set.toml"),))


@pytest.fixture
async def home(at_home: Settings) -> AsyncIterator[Room]:
    server = quick_server(at_home)
    async with server.running():
        yield Room(server)


async def table_of_own_cards(room: Room) -> Client:
    ann = await room.client("Ann")
    wish = new_table("buffy", "me", "bot:countess-vesna", options=OWN)
    wish.seats[0].choice = deck_with_own_cards()
    await ann.enter(await room.table(ann, wish))
    return ann


async def test_a_deck_with_cards_of_an_own_set_is_played_to_the_end(home: Room) -> None:
    ann = await table_of_own_cards(home)
    table = await home.server.house.find(ann.table["id"])
    assert table is not None
    await play_out(table, ann)
    assert ann.over


async def test_its_table_needs_no_file_but_its_record(at_home: Settings, settings: Settings) -> None:
    """The sets are in the setup: a server without them wakes the table all the same."""
    first = quick_server(at_home)
    async with first.running():
        ann = await table_of_own_cards(Room(first))
        table = await first.house.find(ann.table["id"])
        assert table is not None
        await settle(table)
        assert json.loads(table.row.setup or "")["sets"] == [MY_SET]
        digest = match_of(table).digest()
    second = quick_server(settings)
    async with second.running():
        woken = await second.house.find(table.id)
        assert woken is not None
        assert match_of(woken).digest() == digest


async def test_its_cards_have_faces(home: Room) -> None:
    ann = await table_of_own_cards(home)
    table = await home.server.house.find(ann.table["id"])
    assert table is not None
    for _ in range(60):
        await settle(table)
        if "lucky-break" in ann.state["faces"] or ann.over:
            break
        await (ann.play(0) if ann.prompt["passing"] is None else ann.pass_on())
    assert ann.state["faces"]["lucky-break"]["title"] == "Lucky Break"


async def test_elsewhere_own_sets_are_refused_in_words(room: Room) -> None:
    ann = await room.client("Ann")
    with pytest.raises(NoctuaryError, match="own-sets"):
        await room.table(ann, new_table("buffy", "me", "bot", options=OWN))
    wish = new_table("buffy", "me", "bot")
    wish.seats[0].choice = deck_with_own_cards()
    with pytest.raises(BadDeck) as refused:
        await room.table(ann, wish)
    assert "lucky-break" in refused.value.faults(Language.EN)[0]


def test_the_new_table_dialog_is_told_of_them_only_where_there_are_any(at_home: Settings) -> None:
    def named(infos: list[wire.GameInfo]) -> dict[str, list[str]]:
        return {info.slug: [option.title for option in info.options] for info in infos}

    assert (
        "Mes séries de cartes\u00a0: Ma série" in named(game_infos(Language.FR, at_home.card_sets))["buffy"]
    )
    assert all("own" not in option.name for info in game_infos(Language.EN) for option in info.options)


@pytest.mark.parametrize(
    ("host", "proxy", "local"),
    [("127.0.0.1", False, True), ("127.0.0.1", True, False), ("0.0.0.0", False, False)],
)
def test_a_server_is_local_only_where_nobody_else_comes(host: str, proxy: bool, local: bool) -> None:
    assert Settings("sqlite://", host=host, behind_proxy=proxy).is_local is local
