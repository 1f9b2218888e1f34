"""The terminal table by its keys and the mouse, without a terminal (Textual's pilot)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from rich.cells import cell_len
from textual import events
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input, Static

from noctuary.bots import make_bot
from noctuary.bots.onlooker import Look, Onlooker
from noctuary.cli.play import play_screen
from noctuary.cli.saved import resume, unfinished
from noctuary.cli.speaking import Session
from noctuary.cli.table import PERSON, Table
from noctuary.cli.tui.app import TableApp
from noctuary.cli.tui.canvas import Detail
from noctuary.cli.tui.panels import KeyLine, LogView, Prompt, Reader
from noctuary.cli.tui.screens import ChoiceScreen, HelpScreen
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text import Language, say
from tests.tables import fables_table

EN, FR = Language.EN, Language.FR
SETUP = {"fables": ["red", "snow"], "first": "A"}
SMALL, LARGE = (80, 24), (140, 45)


def deal(seed: bytes = b"screen", **setup: Any) -> Table:
    whole = {**SETUP, **setup}
    return Table.deal("fables", whole, seed, [PERSON, *["random"] * (len(whole["fables"]) - 1)])


def situation() -> Table:
    """A turn with much to do: cards in hand, Power to spend, Snow White next to her."""
    hand = ["attack-1", "attack-2", "defense-1", "movement-1", "joker", "pot-shot", "crack-shot"]
    placed = fables_table.table("red", "snow", a={"hand": hand, "power": 6, "square": 5}, b={"square": 6})
    return Table(placed.match, [PERSON, "random"])


class Player:
    """A person at the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press(
            "colon", *("space" if sign == " " else _KEYS.get(sign, sign) for sign in text), "enter"
        )

    async def play(self, move: Move) -> None:
        """Pick the move by its number, through its group if it is in one."""
        await self._pick(move)
        if self.app.moves.offers and self.app._group is not None:
            await self._pick(move)

    async def _pick(self, move: Move) -> None:
        offers = self.app.moves.offers
        number = 1 + next(place for place, offer in enumerate(offers) if move in offer.moves)
        keys = list(str(number))
        if len(keys) == 1 and number * 10 <= len(offers):
            keys.append("enter")  # the digit could be the first of two
        await self.press(*keys)

    @property
    def labels(self) -> list[str]:
        return [offer.label for offer in self.app.moves.offers]

    @property
    def page(self) -> list[str]:
        """The lines in the reader, with those that are scrolled away."""
        return self.app.query_one(Reader).content.split("\n")

    @property
    def reader(self) -> str:
        return " ".join(" ".join(self.page).split())

    @property
    def seen(self) -> str:
        """What of the reader stands on the screen."""
        region = self.app.query_one(Reader).region
        rows = self.app.screen._compositor.render_strips()[region.y : region.bottom]
        return "\n".join(row.crop(region.x, region.right).text for row in rows)

    async def wheel_down(self, selector: str) -> None:
        await self.pilot._post_mouse_events([events.MouseScrollDown], selector)
        await self.pilot.wait_for_scheduled_animations()

    @property
    def prompt(self) -> str:
        return " ".join(str(self.app.query_one(Prompt).content).split())

    @property
    def log(self) -> str:
        return "\n".join(line.text for line in self.app.query_one(LogView).lines)

    @property
    def board(self) -> str:
        return self.app.board.render().plain


_KEYS = {"-": "minus", "?": "question_mark"}
Story = Callable[[Player], Coroutine[Any, Any, None]]


def at_table(
    story: Story,
    table: Table | None = None,
    *,
    lang: Language = EN,
    size: tuple[int, int] = SMALL,
    pause: float = 0,
    offer_resume: bool = False,
) -> TableApp:
    """Sit down, do as the story says, get up."""
    app = TableApp(table or deal(), lang, deal=deal, pause=pause, offer_resume=offer_resume)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(Player(app, pilot))

    asyncio.run(play())
    return app


# -- the first screen -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", Language)
def test_the_table_is_dealt_and_the_first_question_asked(lang: Language, size: tuple[int, int]) -> None:
    async def story(me: Player) -> None:
        assert len(me.labels) == 2
        assert me.prompt
        assert me.reader
        name = "Snow White" if lang is EN else "Blanche Neige"
        assert name in me.board
        assert "34/34" in me.board

    at_table(story, lang=lang, size=size)


@pytest.mark.parametrize("relics", ["none", "printed", "house"])
@pytest.mark.parametrize("lang", Language)
def test_two_against_two_and_relics_fit_on_the_screen(lang: Language, relics: str) -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        for size in (SMALL, LARGE, (60, 20), (110, 32)):
            await me.pilot.resize_terminal(*size)
            await me.pilot.pause()
            rows = me.app.board.render().split("\n")
            assert all(row.cell_len <= size[0] for row in rows)
            assert me.app.moves.size.height >= 2

    at_table(story, deal(fables=["schehera", "mermaid", "match", "beauty"], relics=relics), lang=lang)


def test_the_screen_follows_the_size_of_the_terminal() -> None:
    async def story(me: Player) -> None:
        seen = [me.app.board.detail]
        for size in (LARGE, SMALL, (60, 16)):
            await me.pilot.resize_terminal(*size)
            await me.pilot.pause()
            seen.append(me.app.board.detail)
            assert len(me.labels) == 2
        assert seen == [Detail.USUAL, Detail.ROOMY, Detail.USUAL, Detail.TERSE]

    at_table(story)


# -- playing ----------------------------------------------------------------------------------------


def test_arrows_and_enter_play_a_move() -> None:
    async def story(me: Player) -> None:
        await me.press("down", "enter")
        assert (
            me.app.table.text().splitlines()[-2] == "1. A mulligan" or "1. A mulligan" in me.app.table.text()
        )

    at_table(story)


def test_a_digit_plays_a_move() -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        assert "1. A keep" in me.app.table.text()
        assert me.app.table.my_turn
        assert "Turn 1" in me.log

    at_table(story)


def test_space_passes() -> None:
    async def story(me: Player) -> None:
        await me.press("space")
        assert "1. A keep" in me.app.table.text()
        await me.press("space")
        await me.press("space")
        assert "A end" in me.app.table.text()

    at_table(story)


def test_a_ruinous_move_is_taken_when_it_is_chosen_again() -> None:
    """She would end her turn with cards in hand that cost nothing."""

    async def story(me: Player) -> None:
        await me.press("space")
        assert "You can still hit" in me.reader
        assert "A end" not in me.app.table.text()
        await me.press("space")
        assert "A end" in me.app.table.text()

    at_table(story, situation())


def test_warnings_can_be_switched_off_and_notation_has_none() -> None:
    async def story(me: Player) -> None:
        me.app.table.warns = False
        await me.press("space")
        assert "A end" in me.app.table.text()

    async def writing(me: Player) -> None:
        await me.type("end")
        assert "A end" in me.app.table.text()

    at_table(story, situation())
    at_table(writing, situation())


def test_a_move_says_what_it_comes_to() -> None:
    async def story(me: Player) -> None:
        await me.press(str(next(n for n, label in enumerate(me.labels, 1) if label.startswith("Buy"))))
        assert any("Power 6 → " in offer.forecast for offer in me.app.moves.offers)

    at_table(story, situation())


def test_many_moves_are_chosen_in_two_steps() -> None:
    async def story(me: Player) -> None:
        groups = me.labels
        buy = next(place for place, label in enumerate(groups) if label.startswith("Buy"))
        await me.press(str(buy + 1))
        assert all(label.startswith("Buy") for label in me.labels)
        await me.press("escape")
        assert me.labels == groups
        await me.press(str(buy + 1), "enter")
        assert "A buy" in me.app.table.text()

    at_table(story, situation())


def test_the_mouse_plays_too() -> None:
    async def story(me: Player) -> None:
        await me.pilot.click("#moves", offset=(4, 1))
        await me.pilot.pause()
        assert "1. A mulligan" in me.app.table.text()

    at_table(story)


def test_notation_can_be_typed() -> None:
    async def story(me: Player) -> None:
        await me.type("keep")
        assert "1. A keep" in me.app.table.text()
        await me.type("buy attack-3")
        assert "FAB-REINF-01" in me.reader
        await me.type("dance")
        assert "dance" in me.reader
        await me.press("colon")
        assert me.app.query_one("#command", Input).has_focus
        await me.press("escape")
        assert me.app.moves.has_focus

    at_table(story)


def test_giving_up_is_typed_and_asked_back() -> None:
    async def story(me: Player) -> None:
        await me.type("keep")
        await me.type("concede")
        assert isinstance(me.app.screen, ChoiceScreen)
        await me.press("1")
        assert me.app.table.match.winners == []
        await me.type("concede")
        await me.press("2")
        assert me.app.table.match.winners == [1]
        assert "A concede" in me.app.table.text()
        assert "concedes" in me.log
        await me.press("u")
        assert me.app.table.match.winners == []

    at_table(story)


def test_bots_take_their_time_and_space_hurries_them() -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        assert me.app.table.bot_to_play
        assert "Waiting for Snow White" in me.prompt
        await me.press("space")
        for _ in range(600):  # they think beside the screen
            if me.app.table.my_turn:
                break
            await me.pilot.pause(0.1)
        assert me.app.table.my_turn

    at_table(story, pause=30)


@pytest.mark.parametrize(("lang", "told"), [(EN, "Hard would play: “"), (FR, "Le niveau Difficile jouerait")])
def test_a_hint_is_thought_of_beside_the_screen_until_something_else_is_asked(
    lang: Language, told: str
) -> None:
    async def story(me: Player) -> None:
        await me.press("i")
        for _ in range(600):
            if told in me.reader:
                break
            await asyncio.sleep(0.02)
            await me.pilot.pause()
        assert told in me.reader
        await me.press("1")
        assert told not in me.reader, "that is not asked any more"

    at_table(story, lang=lang, pause=5)


@pytest.mark.parametrize("lang", Language)
def test_nothing_is_said_to_be_thought_of_once_the_move_is_made(
    lang: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Event()
    monkeypatch.setattr(Table, "advised", lambda table, match: done.wait(60))

    async def story(me: Player) -> None:
        await me.press("i")
        assert me.reader == say(lang, "cli-hint-thinking")
        await me.press("l", "l")
        assert me.reader == say(lang, "cli-hint-thinking"), "it still is"
        await me.press("1")
        assert me.app.table.my_turn
        assert me.reader == "", "that is not asked any more"
        done.set()
        for _ in range(300):
            if me.app._advising is None:
                break
            await me.pilot.pause(0.02)
        assert me.reader == ""

    at_table(story, lang=lang)


@pytest.mark.parametrize("lang", Language)
def test_the_end_of_a_long_hint_can_be_read(lang: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [f"{number} …" for number in range(1, 11)]
    monkeypatch.setattr(Table, "advised", lambda table, match: object())
    monkeypatch.setattr(Table, "hint", lambda table, look, lang: "\n".join(told))

    async def story(me: Player) -> None:
        await me.press("i")
        await me.pilot.pause(0.1)
        assert me.page == told
        assert told[0] in me.seen
        assert told[-1] not in me.seen
        await me.press(*["shift+down"] * 6)
        assert me.app.moves.has_focus
        assert me.page == told, "nothing else has come to be read on the way"
        assert told[-1] in me.seen
        assert told[0] not in me.seen
        await me.press(*["shift+up"] * 6)
        assert told[0] in me.seen
        await me.pilot.resize_terminal(120, 40)
        await me.pilot.pause()
        assert all(line in me.seen for line in told)

    at_table(story, lang=lang)


@pytest.mark.parametrize("lang", Language)
def test_the_keys_are_all_to_be_read_on_a_small_screen(lang: Language) -> None:
    async def story(me: Player) -> None:
        assert str(me.app.query_one(KeyLine).content).rstrip().endswith(say(lang, "cli-key-quit"))
        assert cell_len(str(me.app.query_one(KeyLine).content).rstrip()) <= SMALL[0]
        await me.press("h")
        page = me.app.screen.query_one(Static)
        assert page.region.bottom <= me.app.screen.query_one(".dialog").content_region.bottom

    at_table(story, lang=lang)


def test_a_hint_that_goes_wrong_leaves_the_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(onlooker: Onlooker, match: Match) -> Look:
        raise ValueError("judge")

    monkeypatch.setattr(Onlooker, "advise", broken)

    async def story(me: Player) -> None:
        await me.press("i")
        for _ in range(300):
            if "No hint" in me.reader:
                break
            await asyncio.sleep(0.02)
            await me.pilot.pause()
        assert "No hint was found" in me.reader
        await me.press("1")

    assert at_table(story).table.match.history


def test_keys_are_answered_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it comes up with later is not played at a table that has moved on."""
    thinking, done = Event(), Event()
    ponder = Table.bot_thinks

    def slowly(table: Table) -> Move:
        thinking.set()
        assert done.wait(60)
        return ponder(table)

    monkeypatch.setattr(Table, "bot_thinks", slowly)

    async def story(me: Player) -> None:
        await me.press("1")
        for _ in range(600):
            if thinking.is_set():
                break
            await me.pilot.pause(0.1)
        assert me.app.table.bot_to_play
        await me.press("u")
        assert me.app.table.my_turn, "she took her move back meanwhile"
        made = len(me.app.table.match.history)
        done.set()
        await me.pilot.pause(0.5)
        assert len(me.app.table.match.history) == made

    at_table(story, pause=0.01)


# -- reading ----------------------------------------------------------------------------------------


def test_tab_goes_to_the_board_and_arrows_read_its_cards() -> None:
    async def story(me: Player) -> None:
        await me.press("1", "tab")
        assert me.app.board.has_focus
        seen = set()
        for _ in range(24):
            await me.pilot.press("left")
            pointed = me.app.board.pointed
            assert pointed is not None
            seen.add(pointed.place)
        await me.pilot.pause()
        assert {"hand", "shop", "reserve", "sheet"} <= seen
        assert me.reader

    at_table(story)


def test_enter_on_a_card_lists_its_moves() -> None:
    async def story(me: Player) -> None:
        await point_at(me, "hand", "pot-shot")
        await me.press("enter")
        assert me.labels
        assert all("Pot Shot" in label for label in me.labels)

    at_table(story, situation())


def test_a_click_reads_a_card_and_a_second_one_picks_it() -> None:
    async def story(me: Player) -> None:
        spots = me.app.board._canvas.spots
        spot = next(spot for spot in spots if spot.item.place == "hand" and spot.item.slug == "pot-shot")
        await me.pilot.click("#board", offset=(spot.start + 1, spot.row))
        await me.pilot.pause()
        assert me.reader.startswith("Pot Shot")
        await me.pilot.click("#board", offset=(spot.start + 1, spot.row))
        await me.pilot.pause()
        assert all("Pot Shot" in label for label in me.labels)

    at_table(story, situation())


def test_pointing_at_a_card_lights_the_squares_it_reaches() -> None:
    async def story(me: Player) -> None:
        await point_at(me, "hand", "crack-shot")
        assert me.app.board.lit is not None
        assert me.app.board.lit.slug == "crack-shot"

    at_table(story, situation(), size=LARGE)


def test_the_highlighted_move_shows_its_card() -> None:
    async def story(me: Player) -> None:
        await me.press("down")
        assert "level" in me.reader

    at_table(story, situation())


@pytest.mark.parametrize("lang", Language)
@pytest.mark.parametrize(
    "keys", [["end"], ["pagedown"] * 3, ["down"] * 13, []], ids=["end", "pages", "lines", "wheel"]
)
def test_what_is_too_long_for_the_reader_is_scrolled_to(keys: list[str], lang: Language) -> None:
    """By the keys of whatever has the focus, or by the wheel."""

    async def story(me: Player) -> None:
        await point_at(me, "sheet", "snow")
        top, bottom = me.page[0], me.page[-1]
        assert top in me.seen
        assert bottom not in me.seen
        assert f"{say(lang, 'cli-reader')} ⇧↓" in me.seen
        if keys:
            await me.press("tab", *keys)
            assert me.app.query_one(Reader).has_focus
        else:
            for _ in range(20):
                await me.wheel_down("#reader")
        await me.pilot.wait_for_scheduled_animations()
        assert top not in me.seen
        assert bottom in me.seen
        assert "⇧↓" not in me.seen
        if keys:
            await me.press("home")
            await me.pilot.wait_for_scheduled_animations()
            assert top in me.seen

    at_table(story, lang=lang)


def test_another_page_begins_at_its_top_and_the_same_one_stays() -> None:
    async def story(me: Player) -> None:
        reader = me.app.query_one(Reader)
        await point_at(me, "sheet", "snow")
        await me.press(*["shift+down"] * 9)
        assert reader.scroll_offset.y == 9
        me.app.show()
        await me.pilot.pause()
        assert reader.scroll_offset.y == 9, "a bot has moved meanwhile"
        for slug, name in (("red", "Little Red"), ("snow", "Snow White")):
            await point_at(me, "sheet", slug)
            assert reader.scroll_offset.y == 0
            assert name in me.seen
            await me.press("shift+down")
        await me.press("s")
        assert "The table is saved" in me.seen
        await point_at(me, "sheet", "red")
        assert "Little Red" in me.seen

    at_table(story)


def test_the_sign_of_more_is_that_of_the_page() -> None:
    """Also where the panel is full before and after."""

    async def story(me: Player) -> None:
        reader = me.app.query_one(Reader)
        longer = []
        for slug in ("snow", "rain-of-mirrors", "red", "seven-serpents", "brewing-destruction"):
            await point_at(me, "epic" if "-" in slug else "sheet", slug)
            await me.pilot.pause()
            assert ("⇧↓" in me.seen) == (reader.max_scroll_y > 0), slug
            longer.append("⇧↓" in me.seen)
        assert longer == [True, False, True, False, True]

    at_table(story, deal(fables=["snow", "red"]), lang=FR)


def test_a_long_page_is_read_on_a_large_screen_too() -> None:
    async def story(me: Player) -> None:
        await point_at(me, "sheet", "snow")
        await me.press("tab")
        for size in ((120, 40), (110, 32), SMALL):
            await me.pilot.resize_terminal(*size)
            await me.pilot.pause()
            for key, line in (("end", -1), ("home", 0)):
                await me.press(key)
                await me.pilot.wait_for_scheduled_animations()
                assert me.page[line] in me.seen

    at_table(story)


def test_the_piles_can_be_looked_through() -> None:
    async def story(me: Player) -> None:
        await me.press("1", "d")
        assert "discard pile" in me.reader
        assert "Your deck" in me.reader

    at_table(story)


async def point_at(me: Player, place: str, slug: str) -> None:
    me.app.board.focus()
    await me.pilot.pause()
    spots = me.app.board._canvas.spots
    me.app.board.point(
        next(n for n, spot in enumerate(spots) if spot.item.place == place and spot.item.slug == slug)
    )
    await me.pilot.pause()


# -- why not ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "remedy"), [(EN, "You need 6 more Power."), (FR, "6")])
def test_a_question_mark_says_why_a_card_cannot_be_bought(lang: Language, remedy: str) -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        await point_at(me, "shop", "attack-3")
        await me.press("question_mark")
        assert "FAB-REINF-01" in me.reader
        assert remedy in me.reader

    at_table(story, lang=lang)


def test_a_dark_card_answers_when_it_is_picked() -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        await point_at(me, "shop", "joker")
        await me.press("enter")
        assert "FAB-REINF-01" in me.reader

    at_table(story)


def test_a_typed_move_is_explained_without_being_played() -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        before = me.app.table.text()
        await me.press("question_mark", *"focus", "enter")
        assert "You can: focus" in me.reader
        assert me.app.table.text() == before

    at_table(story)


# -- undo, language, save, quit, resume -------------------------------------------------------------


def test_undo_goes_back_and_says_when_there_is_nothing_left() -> None:
    async def story(me: Player) -> None:
        before = me.app.table.match.digest()
        await me.press("1")
        await me.press("u")
        assert me.app.table.match.digest() == before
        assert len(me.labels) == 2
        assert "Turn 1" not in me.log
        await me.press("u")
        assert "There is no move to take back." in me.reader

    at_table(story)


def test_the_language_changes_everywhere_at_once() -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        await point_at(me, "shop", "attack-3")
        await me.press("question_mark")
        assert "Turn 1" in me.log
        await me.press("l")
        assert "Tour 1" in me.log
        assert "Turn 1" not in me.log
        assert "Blanche Neige" in me.board
        assert "Pouvoir" in me.reader
        assert any("Finir" in label for label in me.labels)
        await me.press("l")
        assert "Turn 1" in me.log

    at_table(story)


def test_saving_says_where(home: Path) -> None:
    async def story(me: Player) -> None:
        await me.press("1", "s")
        assert "The table is saved" in me.reader
        await me.press("e")
        assert "position" in me.reader

    app = at_table(story)
    assert resume(app.table.file).match.digest() == app.table.match.digest()
    (position,) = (home / "positions").iterdir()
    assert position.suffix == ".toml"


def test_quitting_leaves_a_table_that_the_next_one_offers_to_resume() -> None:
    async def leave(me: Player) -> None:
        await me.press("1")
        await me.press("q")

    left = at_table(leave)
    assert [saved.file for saved in unfinished()] == [left.table.file]

    async def come_back(me: Player) -> None:
        assert isinstance(me.app.screen, ChoiceScreen)
        await me.press("enter")
        assert me.app.table.match.digest() == left.table.match.digest()
        assert "Turn 1" in me.log

    at_table(come_back, offer_resume=True)

    async def start_anew(me: Player) -> None:
        await me.press("escape")
        assert me.app.table.file != left.table.file
        assert len(me.labels) == 2
        await me.press("r")
        assert isinstance(me.app.screen, ChoiceScreen)
        await me.press("1")
        assert me.app.table.file == left.table.file

    at_table(start_anew, offer_resume=True)


def test_nothing_else_to_resume_is_said() -> None:
    async def story(me: Player) -> None:
        await me.press("r")
        assert "No other table" in me.reader

    at_table(story)


def test_help_lists_the_keys() -> None:
    async def story(me: Player) -> None:
        await me.press("h")
        assert isinstance(me.app.screen, HelpScreen)
        await me.press("x")
        assert not isinstance(me.app.screen, HelpScreen)

    at_table(story)


def test_a_new_table_can_be_dealt() -> None:
    async def story(me: Player) -> None:
        await me.press("1")
        first = me.app.table
        await me.press("n")
        assert me.app.table is not first
        assert len(me.labels) == 2

    at_table(story)


def test_what_breaks_the_screen_is_handed_to_the_command(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """`noctuary play` then prints one line and writes a report, instead of Textual's traceback."""

    def broken(self: TableApp) -> None:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr(TableApp, "_go_on", broken)
    monkeypatch.setattr(TableApp, "run", lambda self: App.run(self, headless=True))
    with pytest.raises(ZeroDivisionError):
        play_screen(Session(EN), deal(), deal, 0, offer=False)
    out, err = capfd.readouterr()
    assert "our mistake" not in out + err


def test_leaving_says_that_the_table_waits(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    table = deal()
    table.play_text("keep")
    monkeypatch.setattr(TableApp, "run", lambda self: None)
    play_screen(Session(FR), table, deal, 0, offer=False)
    assert "sauvegardée" in capfd.readouterr().out


# -- a whole game -----------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_keys() -> None:
    hand = make_bot("greedy", "fables", b"hand")

    async def story(me: Player) -> None:
        for _ in range(600):
            if me.app.table.match.over:
                break
            await me.play(hand.choose(me.app.table.match))
        assert me.app.table.match.over
        assert "wins" in me.prompt
        assert me.labels == ["Play another game", "Leave the table"]
        assert unfinished() == []
        await me.press("1")
        assert not me.app.table.match.over

    at_table(story)
