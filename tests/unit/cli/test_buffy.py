"""Buffy on the command line and at the terminal table."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from noctuary.boards import sections_of
from noctuary.boards.buffy import board_of
from noctuary.boards.item import Item
from noctuary.boards.text import flat
from noctuary.bots import make_bot
from noctuary.cli.card_sets import sets_folder
from noctuary.cli.plain import PlainTable
from noctuary.cli.saved import resume
from noctuary.cli.table import PERSON, Table
from noctuary.cli.tui.app import TableApp
from noctuary.cli.tui.boards import buffy as drawing
from noctuary.cli.tui.canvas import Detail
from noctuary.cli.tui.panels import Prompt, Reader
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.kernel.game import Document
from noctuary.kernel.records import write_record
from noctuary.kernel.view import document
from noctuary.sim.setups import seat_label, seats_in
from noctuary.text import Language
from noctuary.text.menu import menu_of
from noctuary.text.rulebook import find_rules
from tests.unit.cli.command_line import CommandLine

EN, FR = Language.EN, Language.FR
SEATS = ("--seats", "ada-vance,countess-vesna")
BOTS = ("--bots", "random,random")
SMALL, LARGE = (80, 24), (140, 45)

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


@pytest.fixture
def my_set(tmp_path: Path) -> Path:
    file = tmp_path / "my-set.toml"
    file.write_text(MY_SET, encoding="utf-8")
    return file


@pytest.fixture
def my_deck(noctuary: CommandLine, tmp_path: Path) -> Path:
    """Ada Vance's deck with a card of `my-set` more."""
    text = noctuary("deck", "show", "ada-vance").out.replace("[resources]\n", "[resources]\n1 lucky-break\n")
    file = tmp_path / "mine.txt"
    file.write_text(text.replace("name: ", "name: My "), encoding="utf-8")
    return file


def deal(seed: bytes = b"buffy", decks: tuple[str, ...] = ("ada-vance", "countess-vesna")) -> Table:
    return Table.deal("buffy", {"decks": list(decks)}, seed, [PERSON, *["random"] * (len(decks) - 1)])


def played(moves: int, stage: str = "", decks: tuple[str, ...] = ("ada-vance", "countess-vesna")) -> Table:
    """A table after so many moves made at random, or the next time the person is asked in this stage."""
    table = deal(b"played", decks)
    bot = make_bot("random", "buffy", b"any")
    made = 0
    while not (made >= moves and table.my_turn and stage in running_stage(table)):
        table.match.play(bot.choose(table.match))
        made += 1
    return table


def running_stage(table: Table) -> str:
    conflict = document(table.match.view(table.me))["conflict"]
    return str(conflict["stage"]) if isinstance(conflict, dict) else ""


# -- sim, bench, cards, rules, status -----------------------------------------------------------------


def test_sim_plays_decks_by_name(noctuary: CommandLine) -> None:
    line = ("sim", "buffy", *SEATS, "--bots", "random,random", "--games", "2", "--seed", "1", "--json")
    report = noctuary(*line).json
    assert report["errors"] == 0
    assert report["seats"] == ["ada-vance", "countess-vesna"]
    assert sum(report["wins"]) + report["draws"] == 2


def test_sim_plays_a_deck_from_a_file_with_cards_of_a_set(
    noctuary: CommandLine, my_set: Path, my_deck: Path
) -> None:
    seats = ("--seats", f"{my_deck},countess-vesna")
    answer = noctuary("sim", "buffy", *seats, *BOTS, "--games", "1", "--set", str(my_set))
    assert answer.code == 0, answer
    assert "A My The Night Calls (random)" in answer.out


def test_bench_measures_it(noctuary: CommandLine) -> None:
    result = noctuary("bench", "buffy", "--seconds", "0.1", "--json").json["buffy"]
    assert result["decisions_per_s"] > 0


def test_those_who_meet_by_lot_bring_small_decks() -> None:
    assert set(menu_of("buffy").usual()) <= set(default_decks())
    assert all(len(default_decks()[name].resources) < 60 for name in menu_of("buffy").usual())


def test_cards_lists_and_reads_them(noctuary: CommandLine) -> None:
    names = noctuary("cards", "buffy", "--implemented").out.splitlines()
    assert len(names) == len(set(names)) > 40
    assert len(noctuary("cards", "buffy").out.splitlines()) == len(default_pool().cards)
    assert noctuary("cards", "buffy", "haymaker").out.startswith("Haymaker")


@pytest.mark.parametrize("language", Language)
def test_a_rule_whose_id_ends_in_a_letter_is_found(language: Language) -> None:
    """BUF-RUL-07b"""
    for query in ("BUF-RUL-07b", "buf-rul-07B", "rul-07b"):
        assert [found.rule for found in find_rules("buffy", query, language)] == ["BUF-RUL-07b"]


def test_rules_knows_the_game_by_the_id(noctuary: CommandLine) -> None:
    """BUF-MOV-03"""
    assert noctuary("rules", "BUF-MOV-03").out.startswith("BUF-MOV-03")
    by_words = noctuary("rules", "--game", "buffy", "park", "--json").json
    assert "BUF-BOARD-01" in [found["rule"] for found in by_words]


def test_status_counts_decks_cards_and_rules(noctuary: CommandLine) -> None:
    numbers = noctuary("status", "--json").json["games"]["buffy"]
    assert numbers["seats_known"] == len(default_decks())
    assert numbers["cards"] == len(default_pool().cards)
    assert "ready decks" in noctuary("status").out


def test_positions_and_records_are_read(noctuary: CommandLine, tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "positions" / "buffy" / "examples"
    assert noctuary("position", str(sorted(folder.glob("*.toml"))[0])).code == 0
    file = tmp_path / "game.record"
    file.write_text(write_record(played(60).match), encoding="utf-8")
    assert "Ada Vance" in noctuary("replay", str(file)).out
    mine = noctuary("replay", str(file), "--seat", "A", "--json").json["view"]
    assert "hand" in mine["seats"][0]
    assert "hand" not in mine["seats"][1]


# -- card sets ----------------------------------------------------------------------------------------


def test_a_set_that_is_fine_is_said_to_be(noctuary: CommandLine, my_set: Path) -> None:
    answer = noctuary("set", "check", str(my_set))
    assert answer.code == 0
    assert "1 card, nothing wrong" in answer.out
    assert noctuary("set", "check", str(my_set), "--json").json["cards"] == ["lucky-break"]
    assert noctuary("set").out.startswith("Usage: noctuary set")


def test_the_sets_that_come_with_noctuary_are_fine(noctuary: CommandLine) -> None:
    import noctuary as package

    file = Path(package.__file__).parent / "games" / "buffy" / "cards" / "rulebook.toml"
    assert noctuary("set", "check", str(file)).code == 0


@pytest.mark.parametrize(
    ("wrong", "line", "named"),
    [
        (MY_SET.replace('"draw"', '"drawn"'), 13, "effect"),
        (MY_SET.replace("amount = 1", 'amount = "one"'), 13, "amount"),
        (MY_SET.replace('type = "action"', 'type = "poem"'), 8, "type"),
        (MY_SET.replace("icons", "smileys"), 11, "smileys"),
        (MY_SET + MY_SET[MY_SET.index("[[card]]") :], MY_SET.count("\n") + 2, "lucky-break"),
        ("format = \n", 1, "TOML"),
    ],
)
def test_a_mistake_in_a_set_is_named_with_line_and_field(
    noctuary: CommandLine, tmp_path: Path, wrong: str, line: int, named: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(wrong, encoding="utf-8")
    answer = noctuary("set", "check", str(file))
    assert (answer.code, answer.out) == (2, "")
    told = [one for one in answer.err.splitlines() if f"{file}:{line}: " in one]
    assert any(named in one for one in told), answer.err


def test_cards_of_a_set_are_there_when_it_is_named(noctuary: CommandLine, my_set: Path) -> None:
    assert "lucky-break" in noctuary.refused("cards", "buffy", "lucky-break")
    answer = noctuary("cards", "buffy", "lucky-break", "--set", str(my_set), "--lang", "fr")
    assert answer.out.startswith("Coup de chance")


def test_sets_of_the_configuration_folder_are_always_there(
    noctuary: CommandLine, home: Path, my_set: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "sets").mkdir(parents=True)
    (home / "sets" / "mine.toml").write_text(MY_SET, encoding="utf-8")
    assert noctuary("cards", "buffy", "Lucky Break").code == 0
    assert noctuary("set", "check", str(home / "sets" / "mine.toml")).code == 0
    monkeypatch.delenv("NOCTUARY_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home))
    assert sets_folder() == home / "noctuary" / "sets"
    monkeypatch.delenv("XDG_CONFIG_HOME")
    assert sets_folder() == Path.home() / ".config" / "noctuary" / "sets"


# -- decks --------------------------------------------------------------------------------------------


def test_decks_are_listed_and_shown(noctuary: CommandLine) -> None:
    listed = noctuary("deck", "list").out
    assert "ada-vance" in listed
    assert len(noctuary("deck", "list", "--json").json) == len(default_decks())
    assert "essence: ada-vance-essence" in noctuary("deck", "show", "ada-vance").out
    assert noctuary("deck", "show", "ada-vance", "--json").json["main"] == "ada-vance-1"


@pytest.mark.parametrize("name", sorted(default_decks()))
def test_every_ready_deck_is_legal(noctuary: CommandLine, name: str) -> None:
    form = "tournament" if len(default_decks()[name].resources) >= 60 else "casual"
    answer = noctuary("deck", "check", name, "--format", form)
    assert answer.code == 0, answer
    assert "legal" in answer.out


def test_an_illegal_deck_is_told_all_its_faults(noctuary: CommandLine, tmp_path: Path) -> None:
    """BUF-DCK-02, BUF-DCK-04, BUF-DCK-06"""
    file = tmp_path / "bad.txt"
    lines = ("essence: ada-vance-essence", "[resources]", "1 ada-vance-1", "4 haymaker")
    file.write_text("\n".join([*lines, "[challenges]", "a-door-left-open"]), encoding="utf-8")
    answer = noctuary("deck", "check", str(file))
    assert answer.code == 1
    for rule in ("BUF-DCK-02", "BUF-DCK-04", "BUF-DCK-06"):
        assert rule in answer.out
    assert noctuary("deck", "check", str(file), "--lang", "fr").out != answer.out
    report = noctuary("deck", "check", str(file), "--json")
    assert report.code == 1
    assert {"BUF-DCK-02", "BUF-DCK-04", "BUF-DCK-06"} <= {fault["rule"] for fault in report.json["faults"]}


def test_an_illegal_deck_is_named_by_its_file_where_it_is_played(
    noctuary: CommandLine, tmp_path: Path
) -> None:
    file = tmp_path / "bad.txt"
    lines = ("essence: ada-vance-essence", "[resources]", "1 ada-vance-1", "4 haymaker")
    file.write_text("\n".join([*lines, "[challenges]", "a-door-left-open"]), encoding="utf-8")
    told = noctuary.refused("sim", "buffy", "--seats", f"milo-hart,{file}", "--bots", "random,random")
    assert "bad.txt breaks the rules of deck construction in" in told
    assert "BUF-DCK-02" in told
    assert "noctuary deck check" in told


def test_a_deck_may_hold_cards_of_a_set(noctuary: CommandLine, my_set: Path, my_deck: Path) -> None:
    without = noctuary("deck", "check", str(my_deck))
    assert without.code == 1
    assert "lucky-break" in without.out
    assert noctuary("deck", "check", str(my_deck), "--set", str(my_set)).code == 0


def test_a_deck_in_a_record_goes_by_its_name() -> None:
    assert seat_label("ada-vance") == "ada-vance"
    assert seat_label("name: Mine\nessence: x\n") == "Mine"
    assert seat_label("essence: x\n[resources]\n") == "deck"
    assert seats_in("buffy", '{"decks": ["ada-vance", "name: Mine\\nessence: x"]}') == ["ada-vance", "Mine"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("sim", "buffy", "--seats", "ada-vance,zorro", *BOTS), "zorro"),
        (("sim", "buffy", *SEATS, *BOTS, "--relics", "house"), "--relics"),
        (("sim", "fables", "--seats", "red,snow", *BOTS, "--set", "x.toml"), "--set"),
        (("sim", "buffy", *SEATS, *BOTS, "--set", "nowhere.toml"), "nowhere.toml"),
        (("cards", "buffy", "excalibur"), "excalibur"),
        (("cards", "fables", "--set", "x.toml"), "--set"),
        (("play", "buffy", "--plain", "--decks", "ada-vance,zorro"), "zorro"),
        (("play", "buffy", "--plain", "--fables", "red"), "--fables"),
        (("play", "fables", "--plain", "--decks", "ada-vance"), "--decks"),
        (("play", "buffy", "--plain", "--first", "A"), "--first"),
        (("set", "check", "nowhere.toml"), "nowhere.toml"),
        (("set", "check"), "file"),
        (("set", "burn"), "burn"),
        (("deck", "check", "nowhere.txt"), "nowhere.txt"),
        (("deck", "check", "ada-vance", "--format", "drunk"), "drunk"),
        (("deck", "show", "zorro"), "zorro"),
    ],
)
def test_what_cannot_be_is_one_line_in_either_language(
    noctuary: CommandLine, words: tuple[str, ...], named: str
) -> None:
    assert named in noctuary.refused(*words)
    assert noctuary.refused(*words, "--lang", "fr")


# -- the text table -----------------------------------------------------------------------------------

PLAY = ("play", "buffy", "--plain", "--seed", "01", "--bot", "random", "--decks", "ada-vance,countess-vesna")


def test_the_text_table_shows_the_board_and_says_what_passing_does(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["1"] + ["done"] * 3 + ["board", "card haymaker", "why pass", "lang fr", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    answer = noctuary(*PLAY)
    assert answer.code == 0
    assert "Countess Vesna\n  Destiny 0 of 10" in answer.out
    assert "Park: nobody controls it" in answer.out
    assert "Haymaker" in answer.out
    assert "Destinée 0 sur 10" in answer.out


def test_a_whole_game_in_the_text_table(capsys: pytest.CaptureFixture[str]) -> None:
    setup: Document = {"decks": ["ada-vance", "countess-vesna"], "turn_limit": 8}
    table = Table.deal("buffy", setup, b"whole", [PERSON, "random"])
    chance = random.Random(3)

    def answers() -> Iterator[str]:
        while table.match.decision is not None:
            yield str(1 + chance.randrange(len(table.match.decision.moves)))

    PlainTable(table, EN).run(answers())
    out = capsys.readouterr().out
    assert table.match.over
    assert out.splitlines()[-1].endswith(("wins.", "is a draw."))
    for told in (
        "If you pass, the Movement Step ends and the Resource Step begins.",
        "If you pass, the watch goes to Countess Vesna.",
        "Deciding: ",
    ):
        assert told in out


@pytest.mark.parametrize("lang", Language)
def test_the_contest_is_read_out_with_its_totals(lang: Language) -> None:
    for stage in ("fight-battle", "challenge-battle"):
        table = played(150, stage)
        text = "\n".join(flat(sections_of(table, lang)))
        conflict = document(table.match.view(table.me))["conflict"]
        assert isinstance(conflict, dict)
        totals = conflict["attacker_totals"]
        assert isinstance(totals, dict)
        word = "Butt-Kicking" if lang is EN else "Combat"
        assert f"{word} {totals['butt-kicking']}" in text


def test_a_table_with_a_set_of_ones_own_is_resumed(
    noctuary: CommandLine, my_set: Path, my_deck: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\ncard lucky-break\nquit\n"))
    decks = ("--decks", f"{my_deck},countess-vesna")
    answer = noctuary("play", "buffy", "--plain", "--bot", "random", *decks, "--set", str(my_set))
    assert "Lucky Break" in answer.out
    my_set.unlink()
    (file,) = (home / "tables").iterdir()
    assert "lucky-break" in resume(file).words.card_slugs()


# -- the screen ---------------------------------------------------------------------------------------


def at_screen(story: Any, table: Table, lang: Language = EN, size: tuple[int, int] = SMALL) -> None:
    app = TableApp(table, lang, deal=deal, pause=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(app, pilot)

    asyncio.run(play())


def text_of(app: TableApp) -> str:
    return app.board.render().plain


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", Language)
@pytest.mark.parametrize("stage", ["", "fight-battle", "challenge-battle"])
def test_the_board_fits_with_hand_and_contest(lang: Language, size: tuple[int, int], stage: str) -> None:
    table = played(150, stage)

    async def story(app: TableApp, pilot: Any) -> None:
        shown = text_of(app)
        rows = shown.splitlines()
        assert len(rows) <= app.board.content_size.height
        for sign in ("PARK" if lang is EN else "PARC", "A1", "B4", "●", "□"):
            assert sign in shown
        assert ("◂" in shown) == (running_stage(table) != "")
        hand = board_of(table, lang).hand.items
        assert not hand or rows[-1].strip()
        prompt = str(app.query_one(Prompt).content)
        assert ("pass" if lang is EN else "passe") in prompt
        assert prompt.count("\n") <= 2

    at_screen(story, table, lang, size)


@pytest.mark.parametrize("decks", [3, 4, 6])
def test_more_players_sit_around_a_ring(decks: int) -> None:
    names = (menu_of("buffy").usual() * 2)[:decks]
    table = played(200, decks=tuple(names))
    for detail in Detail:
        shown = drawing.draw(table, EN, 80, detail=detail, cursor=None, pointed=None).text().plain
        for letter in "ABCDEF"[:decks]:
            assert detail is Detail.TERSE or f"{letter}1" in shown
        assert "PARK" in shown


def test_six_players_fit_on_a_small_screen() -> None:
    """Whatever else is left out: both win tracks, everybody in play, and the hand are there."""
    names = (menu_of("buffy").usual() * 2)[:6]
    table = played(200, decks=tuple(names))
    canvas = drawing.draw(table, EN, SMALL[0], detail=Detail.TERSE, cursor=None, pointed=None)
    shown = canvas.text().plain
    board = board_of(table, EN)
    assert len(canvas.rows) <= SMALL[1] - 8
    for player in board.players:
        assert f"●{player.side.destiny} ■{player.park}" in shown
    pointed = [spot.item for spot in canvas.spots]
    for place in [board.park, *board.ring]:
        assert all(thing.item in pointed for thing in place.things)
    assert all(item.slug in [spot.slug for spot in pointed] for item in board.hand.items)


def test_a_name_is_not_cut_where_two_play_the_same_person() -> None:
    table = played(60, decks=("wren-calloway-good", "wren-calloway-evil"))
    for detail in (Detail.BRIEF, Detail.USUAL, Detail.ROOMY):
        shown = drawing.draw(table, EN, 80, detail=detail, cursor=None, pointed=None).text().plain
        for letter in "AB":
            assert f"{letter} Wren Calloway Destiny" in shown


@pytest.mark.parametrize("lang", Language)
def test_the_strip_names_the_steps_and_lights_the_running_one(lang: Language) -> None:
    table = played(150)
    words = table.words
    current = words.current_step(table.match)
    for width in (80, 89, 120):
        canvas = drawing.draw(table, lang, width, detail=Detail.USUAL, cursor=None, pointed=None)
        strip = canvas.rows[0].plain
        for step, title in words.steps(lang):
            name = title if title in strip else f"{title[:7]}."
            assert (f"▐{name}▌" in strip) == (step == current)
        assert strip.rstrip().endswith("BK/Sm/We/Ch" if lang is EN else "Co/As/Ét/Ch")


def test_no_step_is_lit_during_the_set_up() -> None:
    table = deal()
    assert table.words.current_step(table.match) == ""
    assert "▐" not in drawing.draw(table, EN, 80, detail=Detail.USUAL, cursor=None, pointed=None).text().plain


def test_every_spot_of_the_board_can_be_read_and_asked_about() -> None:
    for table in (played(150), played(200, decks=("ada-vance", "countess-vesna", "milo-hart"))):

        async def story(app: TableApp, pilot: Any) -> None:
            await pilot.press("tab")
            for _ in range(len(app.board._canvas.spots)):
                await pilot.press("right")
                await pilot.pause()
                assert str(app.query_one(Reader).content).strip()
                assert app.board.pointed is not None
                app._explain(app.board.pointed)
            await pilot.press("d", "h")
            await pilot.pause()

        at_screen(story, table)


def test_a_character_is_read_as_it_stands() -> None:
    table = played(150)
    board = board_of(table, EN)
    thing = next(
        thing for place in [board.park, *board.ring] for thing in place.things if thing.reward is None
    )
    title, _, text = drawing.read_item(table, thing.item, EN) or ("", "", "")
    assert title == thing.item.title
    assert f"Butt-Kicking {thing.numbers.split('/')[0]}" in text
    assert drawing.read_item(table, Item("haymaker", "", "hand"), EN) is None


def test_keys_play_and_change_the_language() -> None:
    table = deal()

    async def story(app: TableApp, pilot: Any) -> None:
        before = len(table.match.history)
        await pilot.press("1")
        await pilot.pause()
        assert len(app.table.match.history) > before
        await pilot.press("l")
        await pilot.pause()
        assert "PARC" in text_of(app)
        await pilot.press("u")
        await pilot.pause()

    at_screen(story, table)


def test_many_moves_are_grouped_in_words() -> None:
    from noctuary.cli.offers import grouped

    for moves in (30, 150, 300):
        table = played(moves)
        decision = table.match.decision
        assert decision is not None
        for lang in Language:
            for offer in grouped(table, decision.moves, lang):
                assert not offer.label.startswith("buffy-")


def test_a_waiting_table_of_the_other_game_can_be_resumed() -> None:
    fables = Table.deal("fables", {"fables": ["red", "snow"], "first": "A"}, b"x", [PERSON, "random"])

    async def story(app: TableApp, pilot: Any) -> None:
        app._sit_down(fables)
        await pilot.pause()
        assert "34/34" in text_of(app)
        await pilot.press("n")
        await pilot.pause()
        assert "PARK" in text_of(app)

    at_screen(story, deal())
