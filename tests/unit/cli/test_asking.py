"""When a person at a terminal is asked: VTES passes what does not concern her, and she says what does."""

from __future__ import annotations

import asyncio

import pytest

from noctuary.cli import asking
from noctuary.cli.plain import PlainTable
from noctuary.cli.table import PERSON, Table
from noctuary.cli.tui.app import TableApp
from noctuary.cli.tui.screens import ChoiceScreen
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.text import Language
from noctuary.text.menu import menu_of
from noctuary.text.passing import PassLevel, passing_index

EN, FR = Language.EN, Language.FR


def deal() -> Table:
    setup: Document = {"decks": [*menu_of("vtes").usual()[:5]], "first": "A"}
    return Table.deal("vtes", setup, b"asking", [PERSON, *["random"] * 4])


def go_on(table: Table, times: int) -> int:
    """Play on as somebody who passes wherever she can; how often she was asked in turns of others."""
    asked = 0
    for _ in range(times):
        table.bots_play()
        decision = table.match.decision
        if decision is None or not table.my_turn:
            break
        asked += table.match.game.view(table.match.state, None).active != table.me
        table.play(decision.moves[passing_index(table.match) or 0])
    return asked


def test_what_she_could_only_pass_is_passed_for_her() -> None:
    table = deal()
    go_on(table, 40)
    assert table.passed
    always = deal()
    always.ask_when(PassLevel.ALWAYS, [])
    go_on(always, 40)
    assert not always.passed


def test_undo_goes_back_to_what_she_chose_and_asks_there() -> None:
    table = deal()
    go_on(table, 12)
    table.bots_play()
    chosen = [made for made in range(len(table.match.history)) if made not in table._passed]
    table.undo()
    assert len(table.match.history) in chosen
    before = table.match.digest()
    table.bots_play()
    assert table.match.digest() == before
    assert table.my_turn


@pytest.mark.parametrize("language", Language)
def test_everything_that_can_be_set_is_listed_with_its_word(
    language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = PlainTable(deal(), language)
    plain.answer("ask")
    listed = capsys.readouterr().out
    assert "[ask concerns-me]" in listed
    assert "[stop at:polling]" in listed
    assert "[stop theirs:minion]" in listed
    others = next(line for line in listed.splitlines() if "when:others" in line)
    assert "[ ]" in others
    plain.answer("stop when:others")
    after = capsys.readouterr().out
    assert "[x]" in next(line for line in after.splitlines() if "when:others" in line)


def test_what_cannot_be_set_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    plain = PlainTable(deal(), EN)
    plain.answer("stop when:pigs-fly")
    plain.answer("ask nicely")
    said = capsys.readouterr().out
    assert "There is no stop “when:pigs-fly”" in said
    assert "concerns-me" in said


def test_skip_passes_until_something_concerns_her() -> None:
    plain = PlainTable(deal(), FR)
    plain.advance()
    plain.table.ask_when(PassLevel.WHEN_I_CAN_ACT, plain.table.passing.stops)
    plain.answer("skip")
    assert plain.table.my_turn
    assert plain.table.passing.level is PassLevel.WHEN_I_CAN_ACT  # it has ended: she is asked as before


def test_a_game_that_names_no_stops_asks_everything_and_has_its_steps() -> None:
    table = Table.deal("fables", {"fables": ["red", "snow"], "first": "A"}, b"x", [PERSON, "random"])
    assert table.passing.level is PassLevel.ALWAYS
    assert [choice.word for choice in asking.levels(table, EN)] == ["always", "can-act"]
    assert "mine:activation" in [choice.word for _, group in asking.stops(table, EN) for choice in group]
    with pytest.raises(NoctuaryError):
        asking.toggle_stop(table, "at:polling")


def test_the_keys_of_the_screen() -> None:
    async def play() -> None:
        table = deal()
        app = TableApp(table, EN, deal=deal, pause=0)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.press("a")
            await pilot.pause()
            assert isinstance(app.screen, ChoiceScreen)
            await pilot.press("2")  # if I can act
            await pilot.pause()
            assert table.passing.level is PassLevel.WHEN_I_CAN_ACT
            await pilot.press("escape")
            await pilot.pause()
            await pilot.press("x")
            await pilot.pause()
            assert table.my_turn

    asyncio.run(play())
