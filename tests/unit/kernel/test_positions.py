"""Positions: reading, running, failing with the right line, and writing a running match as one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from noctuary.games.fables.seen import FablesView
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.positions import Position, open_position, position_of, run, run_file, run_position
from noctuary.kernel.toml_lines import TomlLines
from noctuary.kernel.toml_text import to_toml
from tests.tables.fables_games import play_random, setup_number

GOOD = """game = "fables"
title = "Two cards"
rules = ["FAB-ACT-05"]

[position]
fables = ["red", "snow"]
seats.A = { hand = ["defense-1", "defense-2"], square = 4 }

script = \"\"\"
# a remark
! A defend joker = FAB-CARD-01
A defend defense-1        # and another
? A.play = ["defense-1"]
? decision.seat = "A"
A add defense-2
\"\"\"

[expect]
"A.defense" = 3
A.power = 3
piles.joker = 12
winner = "none"
over = false
offered = ["end"]
absent = ["A.wings", "view.B.seats.0.hand"]
refused = { "A buy attack-3" = "FAB-REINF-01" }
"""


def result_of(text: str) -> list[tuple[int, str]]:
    return [(failure.line, failure.problem.message) for failure in run(Position(text, "test.toml")).failures]


def test_a_position_that_holds() -> None:
    position = Position(GOOD, "test.toml")
    result = run(position)
    assert result.passed
    assert result.title == "Two cards"
    assert result.rules == ["FAB-ACT-05"]


def test_a_file_is_run_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert run_position(file).passed
    assert run_position(str(file)).file == str(file)


@pytest.mark.parametrize(
    ("before", "after", "failure"),
    [
        ('"A.defense" = 3', '"A.defense" = 4', (19, "error-expected-value")),
        ("A.power = 3", "A.power = true", (20, "error-expected-value")),
        ("piles.joker = 12", "piles.wild = 12", (21, "error-no-such-path")),
        ('winner = "none"', 'winner = "A"', (22, "error-expected-value")),
        ('offered = ["end"]', 'offered = ["end", "focus"]', (24, "error-expected-offer")),
        ('"A.wings"', '"A.hp"', (25, "error-expected-absent")),
        ('offered = ["end"]', 'only_offered = ["end"]', (24, "error-expected-no-offer")),
        ('offered = ["end"]', 'only_offered = ["focus"]', (24, "error-expected-offer")),
        ('"FAB-REINF-01"', '"FAB-REINF-02"', (26, "error-expected-refusal")),
        ('"A buy attack-3" = "FAB-REINF-01"', '"A end" = "FAB-REINF-01"', (26, "error-expected-refusal")),
        ("! A defend joker = FAB-CARD-01", "! A defend joker = FAB-CARD-02", (11, "error-expected-refusal")),
        ("? A.play = [", "? A.discard = [", (13, "error-expected-value")),
        ('? decision.seat = "A"', "? decision.seat = A", (14, "error-script-line")),
        ('? decision.seat = "A"', "? decision.seat", (14, "error-script-line")),
        ("A add defense-2", "A add defense-3", (15, "refused")),
        ("A add defense-2", "B add defense-2", (15, "error-not-her-decision")),
        ("A add defense-2", "add defense-2", (15, "error-script-line")),
        ("A add defense-2", "A dance", (15, "error-unknown-verb")),
    ],
)
def test_a_failure_names_its_line(before: str, after: str, failure: tuple[int, str]) -> None:
    assert before in GOOD
    assert result_of(GOOD.replace(before, after)) == [failure]


@pytest.mark.parametrize(
    "check",
    [
        "? A = { defense = 0, play = ['defense-1'] }",  # a table: what it says is so
        "? A.durables = []",
        "? A.durables.size = 0",  # a dump leaves these out, but they have a value
        "? A.out = false",
        "? A.reserves = { attack = 7.0 }",
        "? refused = { 'A buy attack-3' = 'FAB-ACT-05' }",
        "? only_offered = ['go', 'add defense-2']",
    ],
)
def test_what_a_check_can_look_at(check: str) -> None:
    text = GOOD.replace('? decision.seat = "A"', check)
    assert result_of(text) == [], check


@pytest.mark.parametrize(
    ("check", "message"),
    [
        ("? A = { defense = 0, hp = 1 }", "error-expected-value"),
        ("? A.reserves = {}", "error-expected-value"),
        ("? A.out = true", "error-expected-value"),
        ("? A.wings = false", "error-no-such-path"),
        ("? A.durables.0.card = 'joker'", "error-no-such-path"),
        ("? A = { hp = }", "error-script-line"),
    ],
)
def test_what_a_check_finds_wrong(check: str, message: str) -> None:
    assert result_of(GOOD.replace('? decision.seat = "A"', check)) == [(14, message)]


HALF_MADE = """game = "vtes"
title = "A look at the crypt, and nothing chosen"
rules = ["VTES-INFL-06"]
script = "A use wider-view"

[position]
phase = "influence"
seats.A = { in_play = { wider-view = 0 }, uncontrolled = ["angel"], crypt = ["badger", "anvil"] }

[expect]
"A.transfers" = 3
"""


def test_a_script_that_ends_inside_a_question_says_so() -> None:
    assert result_of(HALF_MADE) == [(4, "error-ends-inside-question")]
    assert result_of(HALF_MADE + '"decision.seat" = "A"\n') == []
    assert result_of(HALF_MADE + 'offered = ["uncontrolled u:angel"]\n') == []
    led_there = run(Position(HALF_MADE[: HALF_MADE.index("[expect]")], "test.toml"))
    assert led_there.passed  # a situation on screen, exported in the middle of a move
    assert led_there.open_question is not None


def test_a_file_that_cannot_be_run_has_failed() -> None:
    result = run_file("nowhere/at-all.toml")
    assert not result.passed
    assert result.failures[0].problem.message == "error-cannot-read-file"


def test_a_failed_check_does_not_stop_the_script_but_a_failed_move_does() -> None:
    checks = GOOD.replace('? decision.seat = "A"', '? decision.seat = "B"').replace(
        '"A.defense" = 3', '"A.defense" = 9'
    )
    assert [line for line, _ in result_of(checks)] == [14, 19]
    moves = GOOD.replace("A defend defense-1 ", "A defend defense-3 ").replace(
        '"A.defense" = 3', '"A.defense" = 9'
    )
    assert [line for line, _ in result_of(moves)] == [12]


@pytest.mark.parametrize(
    ("before", "after", "message", "line"),
    [
        ('game = "fables"', 'game = "chess"', "error-unknown-game", 1),
        ('rules = ["FAB-ACT-05"]', 'rules = "FAB-ACT-05"', "error-position-not-a-list", 3),
        ('title = "Two cards"', "titel = 1", "error-position-unknown-field", 2),
        ('fables = ["red", "snow"]', 'fables = ["red", "rose"]', "error-position-unknown-fable", 6),
        ("square = 4", "square = 14", "error-position-out-of-range", 7),
        ('"defense-2"], square', '"defence-2"], square', "error-position-unknown-card", 7),
        ("[position]", "[position", "error-not-toml", 5),
        ('script = """', 'script = "', "error-not-toml", 9),
        ('title = "Two cards"', 'seed = "0xgg"', "error-position-not-a-seed", 2),
        ('"FAB-ACT-05"', '"FAB-NOT-A-RULE"', "error-unknown-rule", 3),
        ('"FAB-ACT-05"', '"BUF-MOV-02"', "error-unknown-rule", 3),
        ("= FAB-CARD-01", "= FAB-NOT-A-RULE", "error-unknown-rule", 11),
        ('= "FAB-REINF-01"', '= "FAB-REINF"', "error-unknown-rule", 26),
    ],
)
def test_what_is_wrong_with_a_file_is_one_error_with_its_line(
    before: str, after: str, message: str, line: int
) -> None:
    with pytest.raises(InFile) as caught:
        run(Position(GOOD.replace(before, after), "test.toml"))
    assert caught.value.problem.message == message
    assert caught.value.file == "test.toml"
    assert caught.value.line == line


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(NoctuaryError) as caught:
        run_position("nowhere/at-all.toml")
    assert caught.value.arguments == {"file": "nowhere/at-all.toml"}


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
    with pytest.raises(InFile) as caught:
        run_position(file)
    assert caught.value.problem.message == "error-not-text"


WAITING = """game = "vtes"
title = "A bleed"
rules = ["VTES-ACT-09"]
rulings = ["madison: 1"]
script = \"\"\"
A bleed madison
~ B block naomi-stewart
~ A strike
~? decision.seat = "B"
B strike
~? decision.prompt = "vtes-window-minion"
\"\"\"

[position]
seats.A = { ready = { madison = 6 } }
seats.B = { ready = { naomi-stewart = 5 } }

[expect]
"A.ready.madison.counters" = 5
"""


def test_everybody_passes_until_the_move_or_the_check_has_come() -> None:
    position = Position(WAITING, "test.toml")
    assert run(position).failures == []
    assert position.rulings == ["madison: 1"]
    assert open_position(WAITING).decision is not None


@pytest.mark.parametrize(
    ("after", "failure"),
    [
        ("~ B block madison", (7, "error-never-came")),  # it is not hers
        ("~ B hop naomi-stewart", (7, "error-unknown-verb")),
        ("~ B block", (7, "error-move-shape")),
        ("~ Z block madison", (7, "error-script-line")),
        ("~? B.pool = 12", (7, "error-never-came")),
        ("~? B.pool", (7, "error-script-line")),
        ("~ ! B block madison = VTES-BLOCK-03", (7, "error-script-line")),
        ("~", (7, "error-script-line")),
    ],
)
def test_waiting_in_vain_ends_the_script(after: str, failure: tuple[int, str]) -> None:
    assert result_of(WAITING.replace("~ B block naomi-stewart", after)) == [failure]


def test_a_deal_instead_of_a_situation() -> None:
    text = 'game = "fables"\ntitle = "deal"\nseed = "s"\nscript = "A keep"\n[setup]\nfirst = "A"\n'
    match = open_position(text)
    assert match.setup == {"first": "A"}
    assert len(match.history) == 1


def test_the_seed_decides_what_is_drawn() -> None:
    text = (
        'game = "fables"\nscript = "A end"\nSEED\n[position.seats.A]\n'
        'discard = ["attack-1", "attack-2", "attack-3", "defense-1", "defense-2", "defense-3", "joker"]\n'
    )
    hands = []
    for seed in "aabcdefgh":
        view = open_position(text.replace("SEED", f'seed = "{seed}"')).view(Seat(0))
        assert isinstance(view, FablesView)
        hands.append(tuple(view.seats[0].hand or ()))
    assert hands[0] == hands[1]
    assert len(set(hands)) > 2


# -- inline cards -------------------------------------------------------------------------------------

INLINE = """game = "fables"
title = "A card of its own"
rules = ["FAB-TALENT-03"]
script = "A use my-own-storm attack-2"

[position]
seats.A = { hand = ["my-own-storm", "attack-2"], square = 5 }
seats.B = { square = 6 }

[[card]]
slug = "my-own-storm"
type = "attack"
level = 2
range = "T"
effects = [{ effect = "damage", amount = "T+B" }, { effect = "defense", amount = "B" }]

[expect]
"A.defense" = 2
"B.hp" = 30
"""


def test_a_file_may_bring_its_own_cards() -> None:
    assert run(Position(INLINE, "test.toml")).passed


def test_a_mistake_in_a_clause_is_named_with_its_line() -> None:
    """Each clause on a line of its own, as a table in a list or as a list of tables."""
    listed = INLINE.replace("effects = [{", "effects = [\n    {").replace("}, {", "},\n    {")
    wrong = listed.replace('effect = "defense"', 'effect = "explode"')
    effects = INLINE[INLINE.index("effects = ") : INLINE.index("\n[expect]")]
    clause = '[[card.effects]]\neffect = "draw"\namount = AMOUNT\n'
    headed = INLINE.replace(effects, clause.replace("AMOUNT", "1") + clause.replace("AMOUNT", '"Q"'))
    for text, line in ((wrong, 17), (headed, 20)):
        with pytest.raises(InFile) as caught:
            Position(text, "test.toml").begin()
        assert caught.value.line == line


def test_inline_cards_survive_dump_and_export() -> None:
    match = Position(INLINE, "test.toml").begin()
    assert Match.load(match.dump()).digest() == match.digest()
    assert open_position(position_of(match)).digest() == match.digest()
    match.play_text("use my-own-storm attack-2")
    assert Match.load(match.dump()).digest() == match.digest()


@pytest.mark.parametrize(
    ("before", "after", "message", "line"),
    [
        ('slug = "my-own-storm"', 'slug = "pot-shot"', "error-position-card-name-taken", 11),
        ('slug = "my-own-storm"', 'slug = "My Storm"', "error-position-not-a-slug", 11),
        ('type = "attack"', 'type = "magic"', "error-position-not-allowed", 12),
        ("level = 2", "level = 4", "error-position-out-of-range", 13),
        ('range = "T"', 'range = "T-1"', "error-position-not-an-amount", 14),
        ('effect = "damage"', 'effect = "explode"', "error-position-not-allowed", 15),
        ('"T+B" }', '"T+B", more = 1 }', "error-position-unknown-field", 15),
        ('"defense", amount = "B" }', '"defense" }', "error-position-not-an-amount", 15),
        (
            'amount = "T+B" }, { effect = "defense", amount = "B" }',
            'amount = "T" }, { effect = "draw", amount = 1 }, { effect = "place-beside" }',
            "error-position-asks-after-reveal",
            15,
        ),
    ],
)
def test_an_inline_card_that_cannot_be(before: str, after: str, message: str, line: int) -> None:
    assert before in INLINE
    with pytest.raises(InFile) as caught:
        Position(INLINE.replace(before, after), "test.toml").begin()
    assert caught.value.problem.message == message
    assert caught.value.line == line


# -- writing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(12))
def test_any_running_match_exports_as_a_position(number: int) -> None:
    match = Match.start("fables", setup_number(number), bytes([number]))
    random = Random(number)
    for _ in range(3):
        play_random(match, random, 1 + int(random.random() * 60))
        text = position_of(match, title="As it stands")
        tomllib.loads(text)
        assert open_position(text).digest() == match.digest()


@pytest.mark.parametrize("moves", [5, 30, 77])
def test_what_a_seat_may_show_others_holds_none_of_their_secrets(moves: int) -> None:
    match = Match.start("fables", {"fables": ["red", "snow"]}, b"a secret seed")
    play_random(match, Random(2), moves)
    for seat in (Seat(0), Seat(1)):
        text = position_of(match, seen_by=seat)
        assert b"a secret seed".hex() not in text
        shown = open_position(text)
        assert shown.view(seat) == match.view(seat)
        hidden = match.imagine(seat, b"somebody else's cards")
        assert position_of(hidden, seen_by=seat) == text  # it depends on what she knows and on nothing else


def test_an_export_says_only_what_matters() -> None:
    text = position_of(open_position('game = "fables"\n[position]\nseats.A = { hp = 20 }\n'))
    assert tomllib.loads(text)["position"] == {
        "fables": ["red", "snow"],
        "start_squares": [4, 6],
        "seats": {"A": {"hp": 20}},
    }


# -- TOML ---------------------------------------------------------------------------------------------


def test_toml_reads_back_what_was_written() -> None:
    document = {
        "text": 'quotes " and \\ and \x7f',
        "lines": "one\ntwo\n",
        "number": -3,
        "flag": True,
        "list": ["a", 1, [], {"x": 1, "odd key": "y"}],
        "long": [{"name": "n" * 60}, {"name": "m" * 60}],
        "table": {"inner": {"deep": 1}, "é": "ê", "empty": {}},
    }
    assert tomllib.loads(to_toml(document)) == document  # type: ignore[arg-type]


def test_toml_has_no_null() -> None:
    with pytest.raises(ValueError, match="null"):
        to_toml({"nothing": None})


def test_lines_of_fields() -> None:
    text = 'a = 1\n\n[b]\nc.d = 2\n"e.f" = 3\n[[g]]\nh = 1\n[[g]]\nh = 2\n[b.i]\nj = 1\n'
    lines = TomlLines(text)
    assert lines.line("a") == 1
    assert lines.line("b.c.d") == 4
    assert lines.line("b.c.d.x") == 4
    assert lines.line("b.e.f") == 5
    assert lines.line("g.2.h") == 9
    assert lines.line("b.i.k") == 10
    assert lines.line("z") == 0


def test_lines_of_what_stands_inside_lists_and_texts() -> None:
    text = (
        'a = """\nb = 1\n[c]\n\\"""\nd = 2"""  # e = 1\n'
        "f = [\n  { g = 1 },  # one\n  { g = [\n 1,\n 2,\n] },\n]\n"
        "[[h]]\n[[h.i]]\nj = 1\n[[h]]\n[[h.i]]\n[[h.i]]\nj = '] # }'\nk = { l = \"{\", m = 1 }\n"
    )
    tomllib.loads(text)
    lines = TomlLines(text)
    assert [lines.line(path) for path in ("b", "c", "d", "e")] == [0, 0, 0, 0]
    for path, line in (("a", 1), ("f", 6), ("f.1.g", 7), ("f.2", 8), ("f.2.g.1", 9), ("f.2.g.2", 10)):
        assert lines.line(path) == line, path
    for path, line in (("h.1.i.1.j", 15), ("h.2.i.1", 17), ("h.2.i.2.j", 19), ("h.2.i.2.k.m", 20)):
        assert lines.line(path) == line, path
