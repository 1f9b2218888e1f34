"""The terminal table: a person and her keys on one side, a `Table` on the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import Input, OptionList

from noctuary.boards.item import Item
from noctuary.cli import asking
from noctuary.cli.home import home, stamp, write_file
from noctuary.cli.offers import Offer, offers, passing, single_offers
from noctuary.cli.saved import Saved, resume, unfinished
from noctuary.cli.table import Table
from noctuary.cli.tui import style
from noctuary.cli.tui.board import BoardView
from noctuary.cli.tui.boards import plain
from noctuary.cli.tui.moves import MoveList
from noctuary.cli.tui.panels import Head, KeyLine, LogView, Prompt, Reader
from noctuary.cli.tui.reading import (
    CardPage,
    ErrorPage,
    HintPage,
    Page,
    PilesPage,
    TextPage,
    UnsavedPage,
    WhyPage,
)
from noctuary.cli.tui.screens import ChoiceScreen, HelpScreen
from noctuary.kernel.errors import NoctuaryError, Refused
from noctuary.kernel.games import drawer_of
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE_WORD, Move
from noctuary.kernel.positions import position_of
from noctuary.text import Language, language_from, say
from noctuary.text.passing import PassLevel

_ROWS_FOR_MOVES = 8
_AT_ONCE = 0.001  # seconds: no timer takes less
_WIDE = (110, 32)  # columns and rows from which the reader gets a column of its own


def drawing_of(table: Table) -> Any:
    """The module that draws the board of this table's game; without one, the board in words is drawn."""
    return drawer_of(table.match.game.name, "noctuary.cli.tui.boards.{}", "screen") or plain


class TableApp(App[None]):
    """`deal` makes a new table; `offer_resume` asks first whether to go on with a saved one."""

    CSS = style.CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", show=False),
        Binding("i", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("r", "resume", show=False),
        Binding("l", "language", show=False),
        Binding("d", "piles", show=False),
        Binding("e", "export", show=False),
        Binding("h,f1", "help", show=False),
        Binding("n", "new", show=False),
        Binding("q,ctrl+c", "leave", show=False),
        Binding("space", "pass", show=False),
        Binding("x", "until_concerned", show=False),
        Binding("a", "asking", show=False),
        Binding("colon", "command", show=False),
        Binding("escape,backspace", "all_moves", show=False),
        Binding("shift+down", "read(1)", show=False),
        Binding("shift+up", "read(-1)", show=False),
    ]

    def __init__(
        self,
        table: Table,
        lang: Language,
        *,
        deal: Callable[[], Table],
        pause: float = 0.4,
        offer_resume: bool = False,
    ) -> None:
        super().__init__()
        self.table = table
        self.lang = lang
        self._deal = deal
        self._pause = pause
        self._offer_resume = offer_resume
        self._page: Page = TextPage("cli-welcome")
        self._group: list[Move] | None = None  # the moves of an opened group
        self._timer: Timer | None = None
        self._hurries = False  # no more pauses until she is asked
        self._thinking: tuple[Table, Match, int] | None = None  # where, and at which move, a bot thinks
        self._advising: tuple[Table, Match, int] | None = (
            None  # where, and at which move, a hint is thought of
        )
        self._warned = False  # that the table cannot be saved
        self._room = Size(80, 24)
        self._wide = False
        self.board = BoardView(drawing_of(table), table, lang)
        self.moves = MoveList()

    def get_css_variables(self) -> dict[str, str]:
        return {**super().get_css_variables(), **style.VARIABLES}

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def _fatal_error(self) -> None:
        """Leave without Textual's page of traceback: the command reports what broke, in one line."""
        self._close_messages_no_wait()

    @property
    def broken(self) -> Exception | None:
        return self._exception

    # -- the screen ---------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Head()
        with Container(id="middle"):
            yield self.board
            with Vertical(id="choices"):
                yield Prompt()
                yield self.moves
            with Vertical(id="side"):
                yield Reader()
                yield LogView()
        yield Input(id="command", select_on_focus=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self._fit(self.size)
        self.moves.focus()
        waiting = unfinished() if self._offer_resume else []
        if waiting:
            self._ask_resume(waiting)
        else:
            self._go_on()

    def on_resize(self, event: events.Resize) -> None:
        if self.is_mounted(self.board):
            self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """Reader and log go beside everything where there is room, otherwise beside the moves."""
        wide = size.width >= _WIDE[0] and size.height >= _WIDE[1]
        self.screen_stack[0].set_class(wide, "wide")
        middle = self.query_one("#middle")
        side, choices = self.query_one("#side"), self.query_one("#choices")
        if wide:
            middle.move_child(side, before=choices)
        else:
            middle.move_child(side, after=choices)
        self._room, self._wide = size, wide
        self._lay_out()

    def _lay_out(self) -> None:
        """The board is as detailed as it can be with some room left for the moves."""
        width, height, wide = self._room.width, self._room.height, self._wide
        left = width * (13 if wide else 11) // 20
        middle = self.query_one("#middle")
        middle.styles.grid_columns = f"{left} {width - left}"
        most = max(height - _ROWS_FOR_MOVES - 2, 3)  # two more are for the lines at top and bottom
        rows = self.board.fit(left - 2 if wide else width, most - wide, roomy=wide)
        middle.styles.grid_rows = f"{rows + wide} 1fr"
        self.board.refresh()
        self.call_after_refresh(self._show_rest)

    def _show_rest(self) -> None:
        """What is broken into lines by hand, once its width is known."""
        self._show_moves()
        self._show_page()
        self.query_one(LogView).show(self.table, self.lang, self.board.drawing.colours(self.table))

    def show(self) -> None:
        """Draw everything anew: after a move, an undo, a change of language."""
        self.moves.forget()
        self.query_one(Head).show(self.table, self.lang)
        self.query_one(KeyLine).show(self.lang)
        self.board.show(self.table, self.lang)
        self._lay_out()

    def _show_moves(self) -> None:
        self.query_one(Prompt).show(self.table, self.lang)
        if self._group is not None:
            found = single_offers(self.table, self._group, self.lang)
            self.moves.show(found, back=self.say("cli-back"))
        elif self.table.match.over:
            self.moves.show([Offer(self.say("cli-after-new"), ()), Offer(self.say("cli-after-leave"), ())])
        else:
            found = offers(self.table, self.lang)
            self.moves.show(found, passing=passing(self.table), key=self.say("cli-key-space"))

    def _show_page(self) -> None:
        self.query_one(Reader).show(self._page, self.table, self.lang)

    # -- the course of the game ---------------------------------------------------------------------

    def _go_on(self) -> None:
        """Show how things stand, and let a bot answer after a moment if it is her turn."""
        self._stop_timer()
        self._group = None
        if self._pause <= 0:
            self.table.bots_play()
        self._guard(self.table.pass_for_me)
        self.show()
        if self.table.bot_to_play:
            pause = _AT_ONCE if self._hurries else self._pause
            self._timer = self.set_timer(pause, self._bot_plays)
        else:
            self._hurries = False

    def _bot_plays(self) -> None:
        """Beside the screen: a bot may think for seconds, and keys are answered meanwhile."""
        self._timer = None
        asked = (self.table, self.table.match, len(self.table.match.history))
        if asked == self._thinking:
            return
        self._thinking = asked
        Thread(target=self._bot_thinks, args=asked, daemon=True).start()

    def _bot_thinks(self, table: Table, match: Match, made: int) -> None:
        move = table.bot_thinks()
        with suppress(RuntimeError):  # the screen is closed: nobody waits for it any more
            self.call_from_thread(self._bot_has_thought, move, (table, match, made))

    def _bot_has_thought(self, move: Move, asked: tuple[Table, Match, int]) -> None:
        """Unless something else has happened at the table since it was asked."""
        if asked == self._thinking:
            self._thinking = None
        if asked == (self.table, self.table.match, len(self.table.match.history)):
            self._guard(lambda: self.table.play(move))
        self._go_on()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _guard(self, action: Callable[[], None]) -> None:
        """Whatever cannot be done is said in the reader."""
        try:
            action()
        except Refused as refused:
            self._page = WhyPage([refused.notation])
        except NoctuaryError as wrong:
            self._page = ErrorPage(wrong)
        unsaved = self.table.unsaved
        if unsaved is not None and not self._warned:
            self._page = UnsavedPage(unsaved)
        self._warned = unsaved is not None

    def _play(self, move: Move) -> None:
        """A move that was pointed at; one that hardly anybody means is taken when it is chosen again."""
        warning = self.table.warning(move, self.lang)
        if warning:
            self._page = TextPage("cli-warned", warning=warning)
            self._show_page()
            return
        self._guard(lambda: self.table.play(move))
        self._go_on()

    # -- choosing -----------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is not self.moves:
            return
        if self.table.match.over:
            self._after_the_end(event.option_index)
            return
        offer = self.moves.offer_at(event.option_index)
        if offer is None:
            self.action_all_moves()
        elif offer.move is not None:
            self._play(offer.move)
        else:
            self._open(list(offer.moves))

    def _after_the_end(self, choice: int) -> None:
        if choice == 0:
            self.action_new()
        else:
            self.action_leave()

    def _open(self, group: list[Move]) -> None:
        self._group = group
        self._show_moves()
        self.moves.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The card of the move in question is the one to read."""
        if event.option_list is not self.moves:
            return
        self.moves.fresh = self.moves.fresh and event.option_index == 0
        if self.moves.fresh:
            return
        offer = self.moves.offer_at(event.option_index)
        if offer is None or not offer.moves:
            return
        cards = self.table.words.cards_in(self.table.match.notation(offer.moves[0]))
        if cards:
            self._read_card(Item(cards[0], "", "move"))

    def on_board_view_pointed(self, message: BoardView.Pointed) -> None:
        self._read_card(message.item)

    def _read_card(self, item: Item) -> None:
        self._page = CardPage(item, self.board.drawing)
        self.board.lit = item
        self.board.refresh()
        self._show_page()

    def on_board_view_picked(self, message: BoardView.Picked) -> None:
        """The moves with this card; if there is none, why."""
        found = self.board.drawing.moves_of(self.table, message.item)
        if found:
            self._open(found)
        else:
            self._explain(message.item)

    def on_key(self, event: events.Key) -> None:
        if event.key.isdecimal() and not isinstance(self.screen, (ChoiceScreen, HelpScreen)):
            self.moves.type_digit(event.key)

    def action_focus_next(self) -> None:
        self._focus_part(1)

    def action_focus_previous(self) -> None:
        self._focus_part(-1)

    def _focus_part(self, step: int) -> None:
        """From the moves to the board, where the cards are, and only then to what is merely read."""
        parts = [self.moves, self.board, self.query_one(Reader), self.query_one(LogView)]
        place = parts.index(self.focused) if self.focused in parts else 0
        parts[(place + step) % len(parts)].focus()

    # -- keys ---------------------------------------------------------------------------------------

    def action_pass(self) -> None:
        """Decline, go on, end: whatever the line of keys says. While bots play: no more pauses."""
        if self.table.bot_to_play:
            self._hurries = True
            self._go_on()
            return
        move = passing(self.table) if self.table.my_turn else None
        if move is not None:
            self._play(move)

    def action_until_concerned(self) -> None:
        """Pass until something else concerns her."""
        self._guard(lambda: asking.set_level(self.table, PassLevel.UNTIL_CONCERNED.value))
        self._go_on()

    def action_asking(self) -> None:
        """When to be asked: a level or a stop is chosen, and the list comes again until she leaves it."""
        levels = asking.levels(self.table, self.lang)
        found = [(asking.set_level, one, one.title) for one in levels]
        for title, group in asking.stops(self.table, self.lang):
            found += [(asking.toggle_stop, one, f"{title}: {one.title}") for one in group]

        def chosen(number: int | None) -> None:
            if number is None or not 0 <= number < len(found):
                self._go_on()
                return
            does, choice, _ = found[number]
            does(self.table, choice.word)
            self.action_asking()

        lines = [f"{asking.mark(one)} {text}" for _, one, text in found]
        self.push_screen(ChoiceScreen(self.say("web-level"), lines), chosen)

    def action_all_moves(self) -> None:
        command = self.query_one("#command", Input)
        if command.has_class("open"):
            self._close_command()
        elif self._group is not None:
            self._group = None
            self._show_moves()
            self.moves.focus()

    def action_read(self, lines: int) -> None:
        """On in what is read, or back, without leaving the moves or the board."""
        self.query_one(Reader).scroll_relative(y=lines, animate=False)

    def action_why(self) -> None:
        """Why not this card? With no card pointed at: why not this move, to be typed."""
        pointed = self.board.pointed if self.board.has_focus else None
        if pointed is not None:
            self._explain(pointed)
        else:
            self._open_command("? ")

    def _explain(self, item: Item) -> None:
        """Its moves, if it has any after all; otherwise the rules against whatever she may have meant."""
        drawing, match = self.board.drawing, self.table.match
        texts = [match.notation(move) for move in drawing.moves_of(self.table, item)]
        if not texts:
            texts = drawing.candidates(self.table, item)
        self._page = WhyPage(texts)
        self._show_page()

    def action_hint(self) -> None:
        """What `hard` would play: thought of beside the screen, and shown if that is still asked."""
        if not self.table.my_turn:
            self._page = TextPage("cli-why-not-your-turn")
            self._show_page()
            return
        asked = (self.table, self.table.match, len(self.table.match.history))
        self._page = HintPage(*asked)
        self._show_page()
        if asked != self._advising:
            self._advising = asked
            Thread(target=self._advises, args=(self.table.match.copy(), asked), daemon=True).start()

    def _advises(self, copy: Match, asked: tuple[Table, Match, int]) -> None:
        page: Page
        try:
            page = HintPage(*asked, asked[0].advised(copy))
        except NoctuaryError as wrong:
            page = ErrorPage(wrong)
        with suppress(RuntimeError):  # the screen is closed: nobody waits for it any more
            self.call_from_thread(self._has_advised, page, asked)

    def _has_advised(self, page: Page, asked: tuple[Table, Match, int]) -> None:
        if asked == self._advising:
            self._advising = None
        if asked == (self.table, self.table.match, len(self.table.match.history)):
            self._page = page
            self._show_page()

    def action_undo(self) -> None:
        self._stop_timer()
        self._guard(self.table.undo)
        self._go_on()

    def action_save(self) -> None:
        self._page = TextPage("cli-saved", file=str(self.table.file))
        self._guard(self.table.save)
        self._show_page()

    def action_language(self) -> None:
        self.lang = Language.FR if self.lang is Language.EN else Language.EN
        self.show()

    def action_piles(self) -> None:
        self._page = PilesPage(self.board.drawing)
        self._show_page()

    def action_export(self) -> None:
        """The situation on the screen as a position file, for a question, a puzzle or a bug report."""
        file = home() / "positions" / f"{stamp()}-{self.table.match.game.name}.toml"
        self._page = TextPage("cli-exported", file=str(file))
        self._guard(lambda: write_file(file, position_of(self.table.match)))
        self._show_page()

    def action_help(self) -> None:
        signs = self.say(f"cli-signs-{self.table.match.game.name}")
        self.push_screen(HelpScreen(self.say("cli-help", why="?", command=":", signs=signs)))

    def action_new(self) -> None:
        self._sit_down(self._deal())

    def action_leave(self) -> None:
        """The table is saved already; the next `noctuary play` offers to resume it."""
        self.exit()

    def action_resume(self) -> None:
        waiting = [saved for saved in unfinished() if saved.file != self.table.file]
        if waiting:
            self._ask_resume(waiting)
        else:
            self._page = TextPage("cli-nothing-to-resume")
            self._show_page()

    def _ask_resume(self, waiting: list[Saved]) -> None:
        """Saved tables, the latest first, and the one on the screen last."""
        waiting = waiting[:8]
        self.show()
        lines = [*(saved.line(self.lang) for saved in waiting), self.say("cli-resume-none")]

        def chosen(number: int | None) -> None:
            if number is not None and 0 <= number < len(waiting):
                self._guard(lambda: self._sit_down(resume(waiting[number].file)))
            else:
                self._go_on()

        self.push_screen(ChoiceScreen(self.say("cli-resume-which"), lines), chosen)

    def _ask_concede(self) -> None:
        """Giving up is asked back, because it cannot be meant by mistake."""
        if self.table.match.over or self.table.left:
            self._guard(self.table.concede)
            self._show_page()
            return

        def chosen(number: int | None) -> None:
            if number == 1:
                self._stop_timer()
                self._guard(self.table.concede)
                self._go_on()

        lines = [self.say("cli-concede-no"), self.say("cli-concede-yes")]
        self.push_screen(ChoiceScreen(self.say("cli-concede-really"), lines), chosen)

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self.board.drawing = drawing_of(table)  # the table that was waiting may be of another game
        self._page = TextPage("cli-welcome")
        self._go_on()

    # -- the command line ---------------------------------------------------------------------------

    def action_command(self) -> None:
        self._open_command("")

    def _open_command(self, text: str) -> None:
        command = self.query_one("#command", Input)
        command.placeholder = self.say("cli-command-placeholder")
        command.value = text
        command.cursor_position = len(text)
        command.add_class("open")
        command.focus()

    def _close_command(self) -> None:
        self.query_one("#command", Input).remove_class("open")
        self.moves.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Notation plays; `? notation` explains; a language code changes the language; one may give up."""
        text = event.value.strip()
        self._close_command()
        if text.startswith("?"):
            self._page = WhyPage([text[1:].strip()])
            self._show_page()
        elif text in ("fr", "en"):
            self.lang = language_from(text)
            self.show()
        elif text == CONCEDE_WORD:
            self._ask_concede()
        elif text:
            self._guard(lambda: self.table.play_text(text))
            self._go_on()
