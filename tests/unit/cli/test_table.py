"""A table against bots: saved at every move, undone for free, resumed where it was left."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from noctuary.boards.fables import board_of, candidates, moves_of, reach_of
from noctuary.boards.item import Item
from noctuary.bots import Bot
from noctuary.cli.offers import grouped, offers, passing
from noctuary.cli.saved import resume, resume_last, unfinished
from noctuary.cli.table import PERSON, Table
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.kernel.positions import open_position
from noctuary.kernel.records import read_records
from noctuary.text import Language
from tests.tables import fables_table

SETUP: Document = {"fables": ["red", "snow"], "first": "A"}
EN, FR = Language.EN, Language.FR


def new_table(*, seed: bytes = b"table", bot: str = "random") -> Table:
    table = Table.deal("fables", dict(SETUP), seed, [PERSON, bot])
    table.play_text("keep")
    table.bots_play()
    return table


def first_moves(table: Table, count: int) -> None:
    for _ in range(count):
        assert table.match.decision is not None
        table.play(table.match.decision.moves[0])
        table.bots_play()


# -- saving and resuming ----------------------------------------------------------------------------


def test_the_table_is_saved_at_every_move() -> None:
    table = new_table()
    for _ in range(5):
        first_moves(table, 1)
        (record,) = read_records(table.file.read_text(encoding="utf-8"))
        assert record.replay().digest() == table.match.digest()
        assert record.result == "*"


def test_a_table_is_resumed_where_it_was_left() -> None:
    table = new_table()
    first_moves(table, 7)
    again = resume(table.file)
    assert again.match.digest() == table.match.digest()
    assert again.players == [PERSON, "random"]
    assert len(again.events()) == len(table.events())
    first_moves(again, 1)
    assert again.file == table.file


def test_the_latest_unfinished_table_is_offered() -> None:
    assert unfinished() == []
    new_table(seed=b"one")
    second = new_table(seed=b"two")
    assert unfinished()[0].file == second.file
    assert resume_last().file == second.file
    line = unfinished()[0].line(FR)
    assert "Chaperon Rouge" in line
    assert "coups" in line


def test_a_finished_or_damaged_table_is_not_offered(home: Path) -> None:
    table = Table.deal("fables", {**SETUP, "turn_cap": 1}, b"short", [PERSON, "random"])
    while not table.match.over:
        assert table.match.decision is not None
        table.play(table.match.decision.moves[-1])
    (home / "tables" / "torn.record").write_text('[Game "fables"]\n1. A ke', encoding="utf-8")
    assert unfinished() == []
    with pytest.raises(NoctuaryError):
        resume_last()


def test_a_damaged_table_names_its_line(home: Path) -> None:
    table = new_table()
    text = table.file.read_text(encoding="utf-8")
    table.file.write_text(text.replace("1. A keep", "1. A dance"), encoding="utf-8")
    with pytest.raises(InFile) as wrong:
        resume(table.file)
    assert wrong.value.line == text.splitlines().index("1. A keep") + 1


# -- undo -------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_persons_previous_decision() -> None:
    table = new_table()
    first_moves(table, 3)
    while not table.match.between_actions:
        first_moves(table, 1)
    before = table.match.digest()
    table.play_text("end")
    table.bots_play()
    assert table.match.digest() != before
    table.undo()
    assert table.my_turn
    assert table.match.digest() == before
    (record,) = read_records(table.file.read_text(encoding="utf-8"))
    assert record.replay().digest() == before


def test_undo_all_the_way_and_no_further() -> None:
    table = new_table()
    first_moves(table, 4)
    for _ in range(5):
        table.undo()
    with pytest.raises(NoctuaryError):
        table.undo()


# -- what goes wrong costs one move -----------------------------------------------------------------


class BrokenMatch:
    """A match in which every move runs into a mistake of ours (compiled classes cannot be patched)."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> object:
        return getattr(self._match, name)

    def play(self, move: Move) -> None:
        raise ZeroDivisionError("a card is wrong")


def test_a_move_that_breaks_is_taken_back_and_reported(home: Path) -> None:
    table = new_table()
    before = table.match.digest()
    table.match = cast("Match", BrokenMatch(table.match))
    with pytest.raises(NoctuaryError) as wrong:
        table.play_text("end")
    assert wrong.value.message == "cli-error-move-crashed"
    assert isinstance(table.match, Match)
    assert table.match.digest() == before
    (report,) = (home / "crashes").iterdir()
    assert "A end" in report.read_text(encoding="utf-8")


def test_a_bot_that_breaks_declines(home: Path) -> None:
    class Broken:
        def choose(self, match: Match) -> Move:
            raise ZeroDivisionError("a bot is wrong")

    table = Table.deal("fables", dict(SETUP), b"table", [PERSON, "random"])
    table._bots = dict.fromkeys(table._bots, cast("Bot", Broken()))
    table.play_text("keep")
    table.bot_plays()
    assert table.text().splitlines()[-2] == "2. B mulligan"
    assert (home / "crashes").is_dir()


def test_a_bot_that_never_comes_to_an_end_is_stopped() -> None:
    """Storing a card and taking it back is legal for ever."""

    class Dithering:
        def choose(self, match: Match) -> Move:
            assert match.decision is not None
            texts = [match.notation(move) for move in match.decision.moves]
            wanted = [n for n, text in enumerate(texts) if text.startswith(("store", "fetch", "keep"))]
            return match.decision.moves[wanted[0]]

    position = """
    game = "fables"

    [position]
    fables = ["snow", "red"]
    active = "B"
    seats.B = { hand = ["attack-1"], twists = ["onboard-cache"], reserves = { attack = 0 } }
    """
    table = Table(open_position(position), [PERSON, "random"])
    table._bots = dict.fromkeys(table._bots, cast("Bot", Dithering()))
    table.bots_play()
    assert table.my_turn


def test_a_refused_move_changes_nothing() -> None:
    table = new_table()
    before = table.text()
    with pytest.raises(NoctuaryError):
        table.play_text("buy attack-3")
    assert table.text() == before


# -- what is on offer -------------------------------------------------------------------------------


def rich_table() -> Table:
    """A decision with many moves: cards in hand, Power to spend, an opponent at hand."""
    hand = ["attack-1", "attack-2", "defense-1", "movement-1", "joker", "pot-shot", "crack-shot"]
    situation = fables_table.table("red", "snow", a={"hand": hand, "power": 6, "square": 5}, b={"square": 6})
    return Table(situation.match, [PERSON, "random"])


@pytest.mark.parametrize("lang", Language)
def test_many_moves_are_asked_for_in_steps(lang: Language) -> None:
    table = rich_table()
    assert table.match.decision is not None
    found = offers(table, lang)
    assert len(found) < len(table.match.decision.moves)
    assert sorted(move.verb for offer in found for move in offer.moves) == sorted(
        move.verb for move in table.match.decision.moves
    )
    assert any("Attaque" in offer.label or "Attack" in offer.label for offer in found)


POSITION = """
game = "fables"

[position]
fables = ["red", "snow"]
seats.A = { hand = ["attack-1"], power = 2 }
"""


def test_a_table_that_began_at_a_position_is_resumed_too() -> None:
    before = open_position(POSITION).digest()
    table = Table(open_position(POSITION, log=True), [PERSON, "random"])
    table.play_text("buy joker")
    again = resume(table.file)
    assert again.match.digest() == table.match.digest()
    again.undo()
    assert again.match.digest() == before


def test_a_group_of_one_is_the_move_itself() -> None:
    table = rich_table()
    assert table.match.decision is not None
    ends = [offer for offer in grouped(table, table.match.decision.moves, EN) if offer.move == passing(table)]
    assert [offer.label for offer in ends] == ["End your activation phase"]


def test_passing_is_the_move_that_declines() -> None:
    table = Table.deal("fables", dict(SETUP), b"table", [PERSON, "random"])
    move = passing(table)
    assert move is not None
    assert table.match.notation(move) == "keep"


# -- the board --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", Language)
@pytest.mark.parametrize("relics", ["none", "house", "printed"])
def test_the_board_shows_what_the_person_may_see(lang: Language, relics: str) -> None:
    setup: Document = {"fables": ["red", "snow", "mermaid", "schehera"], "relics": relics}
    table = Table.deal("fables", setup, b"board", [PERSON, "random", "random", "random"])
    table.bots_play()
    board = board_of(table, lang)
    assert len(board.hand.items) == len(board.view.seats[0].hand or ())
    assert [side.mine for side in board.sides] == [True, False, False, False]
    assert [side.friend for side in board.sides].count(True) == 2
    assert (board.relics is None) == (relics == "none")
    assert all(side.fable.hand is None for side in board.others)


def test_a_card_knows_its_moves_and_what_to_ask_about_it() -> None:
    table = new_table()
    hand = board_of(table, EN).hand.items
    for item in hand:
        offered = [table.match.notation(move) for move in moves_of(table, item)]
        asked = candidates(table, item)
        assert bool(offered) == item.live
        assert set(offered) <= {*asked, *offered}
        for text in asked:
            assert (table.why_not(text) is None) == (text in offered)


def test_what_cannot_be_bought_says_how_much_power_is_missing() -> None:
    table = new_table()
    (asked,) = candidates(table, Item("attack-3", "", "shop"))
    refusal = table.why_not(asked)
    assert refusal is not None
    assert refusal.rule == "FAB-REINF-01"
    assert "6" in table.why_text(asked, FR)


def test_a_card_shows_how_far_it_reaches() -> None:
    assert reach_of("attack-1") == 1
    assert reach_of("sniper-shot") == 3
    assert reach_of("defense-1") is None
    assert reach_of("nothing-of-the-kind") is None


# -- giving up --------------------------------------------------------------------------------------


def test_the_person_gives_up_while_a_bot_is_asked() -> None:
    table = Table.deal("fables", {**SETUP, "first": "B"}, b"table", [PERSON, "random"])
    table.play_text("keep") if table.my_turn else None
    assert table.bot_to_play
    table.concede()
    assert table.match.over
    assert table.left
    (record,) = read_records(table.file.read_text(encoding="utf-8"))
    assert record.moves[-1] == "A concede"
    assert record.result == "B"
    assert record.replay().digest() == table.match.digest()
    table.undo()
    assert not table.match.over


def test_bots_among_themselves_play_turn_by_turn() -> None:
    setup: Document = {"fables": ["red", "snow", "mulan", "alice"], "first": "A"}
    table = Table.deal("fables", setup, b"four", [PERSON, "random", "random", "random"])
    while table.match.turns < 1:
        table.bots_play()
        if table.my_turn and table.match.decision is not None:
            table.play(table.match.decision.moves[0])
    table.concede()
    turn = table.match.turns
    table.bots_play()
    assert table.match.turns == turn + 1
