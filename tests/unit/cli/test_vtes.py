"""VTES on the command line and at the terminal table."""

from __future__ import annotations

import asyncio
import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from noctuary.boards.vtes import board_of
from noctuary.bots import make_bot
from noctuary.cli.plain import PlainTable
from noctuary.cli.status import rules_named_by_tests
from noctuary.cli.table import PERSON, Table
from noctuary.cli.tui.app import TableApp
from noctuary.cli.tui.boards import vtes as drawing
from noctuary.cli.tui.canvas import Detail
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.notation import WORDS
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.kernel.game import Document
from noctuary.kernel.records import write_record
from noctuary.server.presenting import why
from noctuary.sim.setups import seat_label
from noctuary.text import Language
from noctuary.text.menu import menu_of
from tests.unit.cli.command_line import CommandLine

EN, FR = Language.EN, Language.FR
SEATS = ("--seats", "v5-malkavian,v5-ventrue,v5-tremere")
BOTS = ("--bots", "random,random,random")
SMALL, LARGE = (80, 24), (140, 45)


@pytest.fixture
def my_deck(noctuary: CommandLine, tmp_path: Path) -> Path:
    """The Ventrue's deck under another name, with two Deflections less."""
    text = noctuary("deck", "show", "v5-ventrue").out
    file = tmp_path / "mine.txt"
    file.write_text(
        text.replace("V5 Ventrue", "Mine").replace("6x Deflection", "4x Deflection"), encoding="utf-8"
    )
    return file


def deal(seats: int = 2, seed: bytes = b"vtes") -> Table:
    decks = (menu_of("vtes").usual() * 2)[:seats]
    return Table.deal("vtes", {"decks": list(decks)}, seed, [PERSON, *["random"] * (seats - 1)])


def in_an_action(seats: int, moves: int = 200) -> Table:
    """A table after so many moves made at random, and then until somebody acts or fights."""
    table = deal(seats)
    bot = make_bot("random", "vtes", b"any")
    made = 0
    while made < moves or mine(table.match.state).action is None:
        assert table.match.decision is not None
        table.match.play(bot.choose(table.match))
        made += 1
    return table


# -- commands -----------------------------------------------------------------------------------------


def test_sim_plays_decks_by_name_and_from_a_file(noctuary: CommandLine, my_deck: Path) -> None:
    seats = ("--seats", f"v5-malkavian,{my_deck},v5-tremere")
    report = noctuary("sim", "vtes", *seats, *BOTS, "--games", "3", "--seed", "1", "--json").json
    assert report["errors"] == 0, report
    assert report["seats"] == ["v5-malkavian", "Mine", "v5-tremere"]
    assert sum(report["wins"]) + report["draws"] == 3
    assert report["endings"] == {"last": 3}


def test_a_time_limit_ends_it(noctuary: CommandLine) -> None:
    """VTES-OUST-06"""
    answer = noctuary("sim", "vtes", *SEATS, *BOTS, "--games", "2", "--turn-limit", "6")
    assert answer.code == 0, answer
    assert "Time limit: 2 games" in answer.out
    assert "On average 6.0 turns" in answer.out


def test_cards_are_found_by_every_name(noctuary: CommandLine) -> None:
    names = noctuary("cards", "vtes", "--implemented").out.splitlines()
    assert len(names) == len(set(names)) == len(default_pool().cards)
    for name in (
        "parthenon",
        "The Second Tradition: Domain",
        "wake with evenings freshness",
        "horst von bruhl",
    ):
        assert noctuary("cards", "vtes", name).code == 0, name
    french = default_pool().cards[default_pool().kind_of["academic-hunting-ground"]].name_fr
    assert noctuary("cards", "vtes", french.upper()).out.startswith("Academic Hunting Ground")


def test_rules_and_status_know_it(noctuary: CommandLine) -> None:
    assert "VTES-SEQ-02" in noctuary("rules", "VTES-SEQ-02").out
    counted = noctuary("status", "--json").json["games"]["vtes"]
    assert counted["seats_known"] == len(default_decks())
    assert counted["cards"] == len(default_pool().cards)
    if rules_named_by_tests() is not None:  # an installed wheel has no tests beside it
        assert 0 < counted["rules_tested"] <= counted["rules"]
    assert "ready decks" in noctuary("status").out


def test_a_record_is_replayed(noctuary: CommandLine, tmp_path: Path) -> None:
    table = in_an_action(3, 60)
    file = tmp_path / "one.record"
    file.write_text(write_record(table.match), encoding="utf-8")
    answer = noctuary("replay", str(file), "--seat", "B")
    assert answer.code == 0, answer
    assert "Methuselah" in answer.out


@pytest.mark.parametrize("name", sorted(default_decks()))
def test_every_ready_deck_is_legal(noctuary: CommandLine, name: str) -> None:
    crypt = len(default_decks()[name].crypt)
    answer = noctuary("deck", "check", name, "--format", "precon" if crypt < 12 else "tournament")
    assert answer.code == 0, answer
    assert str(crypt) in answer.out
    assert name in noctuary("deck", "list", "--game", "vtes").out


def test_a_deck_is_told_all_its_faults_and_every_line(noctuary: CommandLine, tmp_path: Path) -> None:
    """VTES-DECK-01, VTES-DECK-02"""
    file = tmp_path / "bad.txt"
    file.write_text("1 Alexa Draper\n1 Aaron Bathurst\n3 Blood Doll\n2 Nobody\nwhatever\n", encoding="utf-8")
    answer = noctuary("deck", "check", str(file))
    assert answer.code == 1
    for told in ("Line 4: ", "Nobody", "Line 5: ", "whatever", "VTES-DECK-01", "VTES-DECK-02"):
        assert told in answer.out
    assert "Ligne 4" in noctuary("deck", "check", str(file), "--lang", "fr", "--game", "vtes").out
    report = noctuary("deck", "check", str(file), "--json")
    assert report.code == 1
    assert [fault.get("line") for fault in report.json["faults"]][:2] == [4, 5]
    assert {"VTES-DECK-01", "VTES-DECK-02"} <= {fault.get("rule") for fault in report.json["faults"]}


def test_a_deck_that_is_shown_is_a_deck_again(noctuary: CommandLine, my_deck: Path) -> None:
    assert noctuary("deck", "check", str(my_deck)).code == 0
    assert "4x Deflection" in noctuary("deck", "show", str(my_deck)).out
    assert noctuary("deck", "show", str(my_deck), "--json").json["library"]["deflection"] == 4
    assert seat_label(my_deck.read_text(encoding="utf-8")) == "Mine"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("sim", "vtes", "--seats", "v5-ventrue,zorro", "--bots", "random,random"), "zorro"),
        (("sim", "vtes", *SEATS, *BOTS, "--relics", "house"), "--relics"),
        (("sim", "vtes", *SEATS, *BOTS, "--set", "x.toml"), "--set"),
        (("cards", "vtes", "excalibur"), "excalibur"),
        (("play", "vtes", "--plain", "--decks", "v5-ventrue,zorro"), "zorro"),
        (("play", "vtes", "--plain", "--seats", "7"), "7"),
        (("play", "vtes", "--plain", "--fables", "red"), "--fables"),
        (("play", "fables", "--plain", "--decks", "v5-ventrue"), "--decks"),
        (("play", "vtes", "--plain", "--seats", "2", "--first", "C"), "C"),
        (("deck", "check", "v5-ventrue", "--format", "drunk"), "drunk"),
        (("deck", "check", "v5-ventrue", "--game", "chess"), "chess"),
        (("deck", "show", "zorro", "--game", "vtes"), "zorro"),
    ],
)
def test_what_cannot_be_is_one_line_in_either_language(
    noctuary: CommandLine, words: tuple[str, ...], named: str
) -> None:
    assert named in noctuary.refused(*words)
    assert noctuary.refused(*words, "--lang", "fr")


# -- the text table -----------------------------------------------------------------------------------


def test_the_text_table_shows_everybody_and_says_what_passing_does(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("board\ncard blood doll\nlang fr\nquit\n"))
    line = ("play", "vtes", "--plain", "--seed", "01", "--bot", "random", "--seats", "5", "--first", "A")
    answer = noctuary(*line)
    assert answer.code == 0, answer
    assert "Methuselah A\n" in answer.out, "the person at this terminal has no name here"
    for letter in "BCDE":
        assert f" ({letter})\n" in answer.out
    assert "Methuselah B" not in answer.out
    assert "[pass]" in answer.out
    assert "Blood Doll" in answer.out
    assert "Mathusalem A\n" in answer.out


def test_a_whole_game_in_the_text_table(capsys: pytest.CaptureFixture[str]) -> None:
    setup: Document = {"decks": ["v5-malkavian", "v5-ventrue"], "time_limit": 10}
    table = Table.deal("vtes", setup, b"whole", [PERSON, "random"])
    chance = random.Random(3)

    def answers() -> Iterator[str]:
        while table.match.decision is not None:
            yield str(1 + chance.randrange(len(table.match.decision.moves)))

    PlainTable(table, EN).run(answers())
    assert table.match.over
    assert capsys.readouterr().out.splitlines()[-1].endswith(("wins.", "is a draw."))


# -- the screen ---------------------------------------------------------------------------------------


def at_screen(story: Any, table: Table, lang: Language = EN, size: tuple[int, int] = SMALL) -> None:
    app = TableApp(table, lang, deal=deal, pause=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(app, pilot)

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", Language)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_board_fits_on_the_screen(lang: Language, size: tuple[int, int], seats: int) -> None:
    table = deal(seats)
    bot = make_bot("random", "vtes", b"any")
    for _ in range(200):
        table.match.play(bot.choose(table.match))

    async def story(app: TableApp, pilot: Any) -> None:
        shown = app.board.render().plain
        assert len(shown.splitlines()) <= app.board.content_size.height
        for player in board_of(table, lang).players:
            assert f"{'pool' if lang is EN else 'réserve'} {player.side.pool}" in shown or player.side.out
        assert ("you" if lang is EN else "vous") in shown

    at_screen(story, table, lang, size)


def test_the_prey_sits_on_the_left_and_the_predator_on_the_right() -> None:
    """VTES-SETUP-01"""
    shown = drawing.draw(deal(5), EN, 100, detail=Detail.USUAL, cursor=None, pointed=None).text().plain
    row = next(row for row in shown.splitlines() if "prey" in row)
    assert row.index("B prey") < row.index("│") < row.index("E predator")
    above = shown[: shown.index("B prey")]
    assert "C  pool" in above
    assert "D  pool" in above


@pytest.mark.parametrize("lang", Language)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_sequence_stands_in_the_middle(lang: Language, seats: int) -> None:
    """VTES-SEQ-02, VTES-BLOCK-01: what is done, stealth, who may block, whose impulse it is."""
    table = in_an_action(seats)
    shown = drawing.draw(table, lang, 100, detail=Detail.USUAL, cursor=None, pointed=None).text().plain
    stealth, impulse = ("Stealth", "Impulse: ") if lang is EN else ("Discrétion", "Impulsion")
    assert stealth in shown
    assert impulse in shown
    assert "▸" in shown


@pytest.mark.parametrize("detail", Detail)
def test_every_card_of_hers_can_be_pointed_at(detail: Detail) -> None:
    table = in_an_action(4)
    board = board_of(table, EN)
    canvas = drawing.draw(table, EN, 80, detail=detail, cursor=0, pointed=None)
    pointed = [spot.item for spot in canvas.spots]
    for item in [*board.hand.items, *board.me.uncontrolled, *(thing.item for thing in board.me.things)]:
        assert item in pointed
    assert max(row.cell_len for row in canvas.rows) <= 80
    for item in pointed:
        drawing.read_item(table, item, EN)
        drawing.candidates(table, item)


def test_a_move_is_played_with_the_keys() -> None:
    table = deal(2)

    async def story(app: TableApp, pilot: Any) -> None:
        before = len(table.match.history)
        await pilot.press("space")
        await pilot.pause()
        assert len(table.match.history) > before

    at_screen(story, table)


# -- docs ---------------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "docs" / "vtes.md"


def test_every_verb_is_explained() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for word, _ in WORDS.verbs.values():
        assert re.search(rf"`{word}[ `]", text), word


@pytest.mark.parametrize("language", Language)
def test_the_terminal_answers_why_as_the_browser_does(language: Language) -> None:
    """What it is about the card first, then the rule with its id."""
    table = Table.deal("vtes", {"decks": ["v5-ventrue", "v5-toreador"]}, b"\x01", [PERSON, "random"])
    hand = [mine(table.match.state).pool.cards[kind].slug for kind in mine(table.match.state).players[0].hand]
    assert hand
    for slug in hand:
        *reasons, rule = table.why_text(f"hand/{slug}", language).split("\n")
        answer = why(table.match, table.me, f"hand/{slug}", language, table.words.names)
        assert answer.text.split("\n")[: len(reasons)] == reasons
        assert rule.startswith(answer.rule or "")
        assert answer.rule != "VTES-SEQ-02"
