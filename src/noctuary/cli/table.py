"""A person at one seat and bots at the others: what every table does, however it is drawn.

The table is saved after every move, so that leaving it is only a matter of closing the window. Against bots
undo is free: it goes back to the person's previous decision, by replaying a shorter record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from noctuary.boards import asking
from noctuary.boards.passing import PassSettings
from noctuary.bots import BOTS, Bot, judge_ahead
from noctuary.bots.helpers import help_of
from noctuary.bots.onlooker import Look, Onlooker
from noctuary.bots.own import is_own
from noctuary.bots.reasons import reasons_of
from noctuary.bots.strengths import HARD, NORMAL, budget_of, plain_name
from noctuary.cli.home import new_table_file, try_write_crash, write_file
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.event import Event
from noctuary.kernel.expectations import winner_of
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE_WORD, Move
from noctuary.kernel.records import UNFINISHED, Item, Record, What, record_of
from noctuary.kernel.refusal import Refusal
from noctuary.kernel.view import View
from noctuary.sim.own_bots import seated
from noctuary.text.advice import gained, hint_text
from noctuary.text.catalogue import Language
from noctuary.text.forecast import NOTHING_FORETOLD, Foretold, foretold
from noctuary.text.menu import bots_called
from noctuary.text.passing import PassLevel
from noctuary.text.sitting import sitting
from noctuary.text.words import Words, words_of

PERSON: Final = "person"
_MOST_ANSWERS: Final = 200  # of bots in one turn, for each seat
_WORLDS: Final = 6  # in which a hint compares two moves


class Table:
    """`players` names who sits where: bots, and `person` at the one seat that is asked."""

    def __init__(self, match: Match, players: list[str], file: Path | None = None, *, jobs: int = 1) -> None:
        self.match = match
        self.players = players
        self.me = Seat(players.index(PERSON))
        self.file = new_table_file(match.game.name) if file is None else file
        self.words: Words = words_of(match.game.name).at(match).seated(names_at(match, players))
        # The record grows with the match: writing it anew would replay the whole game at every move.
        self._record = record_of(match, {player_tag(seat): name for seat, name in enumerate(players)})
        self.unsaved: NoctuaryError | None = None  # why the last move is in no file
        self._jobs = jobs  # processes that think about one answer
        self._bots = self._make_bots()
        self.passing = PassSettings(match.game.name)
        if not self.words.usual_stops:  # where a game names nothing that may concern her, all is asked
            self.ask_when(PassLevel.ALWAYS, [])
        self._passed: set[int] = set()  # the moves that were made for her
        self.passed = 0  # how many of them since she was last asked
        self._patience = (0, 0)  # a turn, and how many answers bots have given in it
        self.warns = True  # before a move that hardly anybody means
        self._warned: tuple[int, Move] | None = None  # the question and the move that she was warned of
        self._foretold: tuple[int, Language, dict[Move, Foretold]] | None = None  # of which question

    @staticmethod
    def deal(game: str, setup: Document, seed: bytes | None, players: list[str], *, jobs: int = 1) -> Table:
        return Table(Match.start(game, setup, seed, log=True), players, jobs=jobs)

    def _make_bots(self) -> dict[Seat, Bot]:
        return {
            Seat(seat): seated(
                name, self.match.game.name, _bot_seed(self.match.seed, seat), timed=True, jobs=self._jobs
            )
            for seat, name in enumerate(self.players)
            if name != PERSON
        }

    # -- playing ------------------------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        """Whether the open question is put to the person."""
        return self.match.decision is not None and self.match.decision.seat == self.me

    @property
    def bot_to_play(self) -> bool:
        return self.match.decision is not None and self.match.decision.seat != self.me

    def play(self, move: Move) -> None:
        """Play a move of whoever is asked; a card that breaks costs that move, not the table."""
        decision = self.match.decision
        if decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        text = f"{seat_letter(self.match.seat_of(move))} {self.match.notation(move)}"
        try:
            self.match.play(move)
        except NoctuaryError:
            raise
        except Exception as wrong:
            file = try_write_crash(wrong, f"{self.text()}\n{text}")
            self.match = self.match.replayed(len(self._record.items))
            message = "cli-error-move-crashed" if file else "cli-error-move-crashed-unwritten"
            raise NoctuaryError(MessageId(message), file=file) from wrong
        self._record.items.append(Item(What.MOVE, text, 0))
        self._keep()

    def play_text(self, text: str) -> None:
        """Notation; `concede` means the person, whoever is asked."""
        self.play(self.match.parse(text, self.me))

    def concede(self) -> None:
        """The person gives up."""
        self.play_text(CONCEDE_WORD)

    @property
    def left(self) -> bool:
        """Whether the person is out of the game, while others may go on."""
        return self.match.game.why_not_concede(self.match.state, self.me) is not None

    def bot_plays(self) -> None:
        """Let the bot that is asked answer."""
        if self.match.decision is not None:
            self.play(self.bot_thinks())

    def bot_thinks(self) -> Move:
        """What the bot that is asked would do; nothing is played yet, so this may take its time elsewhere.

        One that fails, or goes on and on in the same turn, takes the last offer: it declines or ends.
        """
        decision = self.match.decision
        assert decision is not None
        turn, answers = self._patience
        self._patience = (self.match.turns, answers + 1 if turn == self.match.turns else 0)
        if self._patience[1] < _MOST_ANSWERS * self.match.seats:
            try:
                return self._bots[decision.seat].choose(self.match.copy())
            except Exception as wrong:
                try_write_crash(wrong, self.text())
        return decision.moves[-1]

    def bots_play(self) -> None:
        """Let bots answer until the person is asked or the game is over.

        Once the person has left it, for one turn at a time: bots among themselves may go on for ever.
        """
        turn = self.match.turns
        self.pass_for_me()
        while self.bot_to_play and not (self.match.turns > turn and self.left):
            self.bot_plays()
            self.pass_for_me()

    # -- passing for the person ---------------------------------------------------------------------

    def ask_when(self, level: PassLevel, stops: list[str]) -> None:
        """From now on, ask her so."""
        self.passing.set(level, stops, [], [], (self.match, self.me))

    def pass_for_me(self) -> None:
        """Pass for the person as long as the question is hers and she does not want to be asked."""
        while self.my_turn:
            made = len(self.match.history)
            index = self.passing.passes(self.match, self.me, made)
            if index is None or self.match.decision is None:
                return
            self.play(self.match.decision.moves[index])
            self._passed.add(made)
            self.passed += 1

    # -- undo ---------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the person's previous decision, whatever the bots have done since."""
        mine = [
            made
            for made, text in enumerate(self._record.moves)
            if text.startswith(seat_letter(self.me)) and made not in self._passed
        ]
        if not mine:
            raise NoctuaryError(MessageId("error-nothing-to-undo"))
        self.match = self.match.replayed(mine[-1])
        del self._record.items[mine[-1] :]
        self._passed = {made for made in self._passed if made < mine[-1]}
        self.passing.clear()
        self.passing.ask_anyway = mine[-1]
        self._keep()

    # -- saving -------------------------------------------------------------------------------------

    def text(self) -> str:
        """The table as a record."""
        result = winner_of(self.match) if self.match.over else UNFINISHED
        self._record.result = self._record.tags["Result"] = result
        return self._record.write()

    def save(self) -> None:
        """Write the table to its file; that it cannot be is an error, and `unsaved` until it can."""
        try:
            write_file(self.file, self.text())
        except NoctuaryError as wrong:
            self.unsaved = wrong
            raise
        self.unsaved = None

    def _keep(self) -> None:
        """Save after a move. A game does not end because a disk is full: `unsaved` says so."""
        with suppress(NoctuaryError):
            self.save()

    # -- looking ------------------------------------------------------------------------------------

    def why_not(self, text: str) -> Refusal | None:
        """Why the move written so cannot be played now; None if it can."""
        return self.match.why_not(self.match.parse(text, self.me))

    def why_text(self, about: str, language: Language) -> str:
        """The same in words, of a move or of a card."""
        return asking.why(self.match, self.me, about, language, self.words).text(language)

    def refusal_text(self, refusal: Refusal, move: Move, language: Language) -> str:
        return self.words.refusal_text(self.match, self.me, refusal, move, language)

    def foretold(self, move: Move, lang: Language) -> Foretold:
        """What there is to say of a move before it is made, if the open question is the person's."""
        asked = len(self.match.history)
        if self._foretold is None or self._foretold[:2] != (asked, lang):
            with sitting(self.words.names):
                self._foretold = (asked, lang, foretold(self.match, lang) if self.my_turn else {})
        return self._foretold[2].get(move, NOTHING_FORETOLD)

    def advised(self, match: Match) -> Look:
        """What `hard` would play for her in this copy, from what her seat knows.

        It takes a second or two, so it may be thought of elsewhere while she plays on.
        """
        game = match.game.name
        seed = _bot_seed(match.seed + len(match.history).to_bytes(4, "big"), self.me)
        budget = budget_of(HARD, timed=True)
        assert budget is not None
        try:
            judge, help = judge_ahead(game, seed), help_of(self._jobs)
            onlooker = Onlooker(judge, reasons_of(game), seed, budget, _WORLDS, help)
            return onlooker.advise(match)
        except Exception as wrong:
            try_write_crash(wrong, self.text())
            raise NoctuaryError(MessageId("cli-error-no-hint")) from wrong

    def hint(self, look: Look, lang: Language) -> str:
        """The same in words, as long as the question is open that it was asked about."""
        points = gained(look.estimate, look.value)
        return hint_text(self.match, look.best, look.other, points, look.reasons, self.words, lang)

    def warning(self, move: Move, lang: Language) -> str:
        """What to tell her before this move; "" if nothing is, or if it has just been told."""
        text = self.foretold(move, lang).warning if self.warns else ""
        asked = (len(self.match.history), move)
        if not text or self._warned == asked:
            return ""
        self._warned = asked
        return text

    def view(self) -> View:
        """What the person may see."""
        return self.match.table_view(self.me)

    def events(self) -> list[Event]:
        return self.match.log


def player_tag(seat: int) -> str:
    return f"Player{SEAT_LETTERS[seat]}"


def names_at(match: Match, players: Sequence[str]) -> list[str]:
    """By seat, what bots are called, and people whom the record names; who sits at this terminal is nobody
    to be told her name."""
    bots = bots_called(match.game.name, match.seed_commitment, match.seats)
    known = {PERSON: "", "": ""}
    return [
        bots[seat] if plain_name(player) in BOTS or is_own(player) else known.get(player, player)
        for seat, player in enumerate(players)
    ]


def players_of(record: Record, seats: int) -> list[str]:
    """Who sat where when the record was written; without a word about it, the person sits at A."""
    names = [record.tags.get(player_tag(seat), "") for seat in range(seats)]
    if PERSON not in names:
        names[0] = PERSON
    return [name or NORMAL for name in names]


def _bot_seed(seed: bytes, seat: int) -> bytes:
    """A bot's own chance: it must not be the match's, or it could foresee the cards."""
    return hashlib.blake2b(seed + bytes([seat]), digest_size=32, person=b"noctuary-bot").digest()
