"""A match: a state, the question that is open, and the moves that led there.

It is the only thing that bots, tables, the command line and tests touch.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from noctuary.kernel import tell
from noctuary.kernel.chance import Chance, commitment, match_key, new_seed
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.errors import NoctuaryError, Refused
from noctuary.kernel.event import Event
from noctuary.kernel.game import AnyGame, Document, State
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.kernel.move import (
    ABANDON,
    ABANDON_WORD,
    CONCEDE,
    CONCEDE_WORD,
    GONE,
    GONE_WORD,
    TIME,
    TIME_WORD,
    Move,
    abandonment,
    concession,
    is_among,
    time_called,
)
from noctuary.kernel.notation import Part
from noctuary.kernel.refusal import Refusal
from noctuary.kernel.view import Question, View

_LONGEST_LINE: Final = 1000  # characters of a move; four words of slugs are far from it
_KEEP_EVERY: Final = 32  # moves; how far a twin may have to replay before it can ask again


class Match:
    """Rest points and questions.

    Between two rest points runs a generator, which Python cannot copy. So a match remembers a state
    it once rested at (`_kept`, never changed again) and where that was; a copy starts there and is
    handed the answers given since. Whoever never copies never pays for it.
    """

    def __init__(self, game: AnyGame, state: State, setup: Document | None, seed: bytes) -> None:
        self.game = game
        self.setup = setup  # None: the match began at a position, not at a deal
        self.seed = seed
        self.state = state
        self.decision: Decision | None = None
        self.moves: list[Move] = []  # since `_earlier` ends; use `history` for all of them
        self._earlier: list[Move] = []
        self._earlier_count = 0
        self._running: Play | None = None
        self._steps = 0  # asking steps started since the last move
        self._rest = (0, 0)  # moves made and steps started when the running generator began
        self._kept = state
        self._kept_at = (0, 0)
        self._marks: list[int] = []  # length of the log after each move
        self._start: State | None = None  # where a match without a deal began, for undo
        self.abandoned = False  # everybody has left: over, and nobody's

    def __repr__(self) -> str:
        decision = self.decision
        if decision is not None:
            asked = f"{seat_letter(decision.seat)} chooses among {len(decision.moves)}"
        else:
            winners = "+".join(seat_letter(winner) for winner in self.winners)
            asked = f"won by {winners}" if winners else "abandoned" if self.abandoned else "drawn"
        made = self.made
        return f"<Match of {self.game.name}, {self.seats} seats, turn {self.turns}, {made} moves, {asked}>"

    def _check_seat(self, seat: object) -> None:
        """Anybody may ask, and with anything: `"A"` is no seat either."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoctuaryError(MessageId("error-no-such-seat"), seat=str(seat))

    # -- beginning ----------------------------------------------------------------------------------

    @staticmethod
    def start(
        game: str | AnyGame, setup: Document | None = None, seed: bytes | None = None, *, log: bool = False
    ) -> Match:
        """Deal a new match. The same game, setup and seed give the same match, bit for bit."""
        rules = find_game(game) if isinstance(game, str) else game
        setup = {} if setup is None else setup
        seed = new_seed() if seed is None else seed
        return Match._begin(rules, rules.new_state(setup, seed), setup, seed, log)

    @staticmethod
    def at(game: AnyGame, state: State, seed: bytes = b"position", *, log: bool = False) -> Match:
        """Begin at a given state (a position file, a puzzle, a bug report)."""
        return Match._begin(game, state, None, seed, log)

    @staticmethod
    def _begin(game: AnyGame, state: State, setup: Document | None, seed: bytes, log: bool) -> Match:
        match = Match(game, state, setup, seed)
        if setup is None:
            match._start = state.copy()
        if log:
            state.log = []
        game.settle(state)  # what is kept stands at rest: a deal is part of it
        match._kept = state.copy()
        match._advance()
        return match

    # -- playing ------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play one of the offered moves; anything else is refused with its rule and changes nothing."""
        decision = self.decision
        if decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        if not is_among(move, decision.moves):
            if move.verb == CONCEDE:
                self.concede(Seat(move.a), gone=move.b == GONE)
                return
            if move.verb == TIME:
                self.call_time()
                return
            if move.verb == ABANDON:
                self.abandon()
                return
            raise Refused(self._refusal(decision, move), move, self.notation(move))
        self._take(move)
        self._advance()

    def settles_with(self, move: Move) -> bool:
        """Play an offered move of a copy that is only thought of; whether nothing is under way after it.

        Then nobody looks for the next question, which is most of what a move costs: the copy has come to its
        end, and only its state is of use. Otherwise it goes on like any match.
        """
        self._take(move)
        if not self._comes_to_rest():
            return False
        state = self.state
        if state.over() or self.game.between_actions(state):
            return True
        self.decision = self.game.rest_decision(state)
        return False

    def play_text(self, text: str) -> None:
        self.play(self.parse(text))

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is offered, otherwise the rule that forbids it."""
        decision = self.decision
        if decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        if move.verb == CONCEDE:
            return self.game.why_not_concede(self.state, Seat(move.a))
        if move.verb == TIME:
            return Refusal(decision.rule, MessageId("error-time-not-yours"))
        if move.verb == ABANDON:
            return Refusal(decision.rule, MessageId("error-abandoned-not-yours"))
        return None if move in decision.moves else self._refusal(decision, move)

    def why_not_waiting(self, move: Move, seat: Seat) -> Refusal | None:
        """What keeps a seat that is not asked from a move, besides that somebody else is.

        In the middle of somebody's move nothing is told: what stands half done may not be hers to know.
        """
        self._check_seat(seat)
        return self.game.why_not_waiting(self.state, seat, move) if self._running is None else None

    def concede(self, seat: Seat, *, gone: bool = False) -> None:
        """A seat gives up, at any moment and whoever is asked; the game says whether the others go on.

        `gone`: the others do it for her, who has left. The rules know no difference, the history does.
        A half-made move is dropped and the match goes back to where it last rested. That betrays nothing,
        because a move asks only before anything hidden shows. What is kept for copies begins anew here, so
        that no copy ever has to replay a concession.
        """
        if self.decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        self._check_seat(seat)
        refusal = self.game.why_not_concede(self.state, seat)
        if refusal is not None:
            raise Refused(refusal, concession(seat, gone=gone), GONE_WORD if gone else CONCEDE_WORD)
        dropped = self._drop_half_a_move()
        if self._kept is self.state:
            self._part_from_kept()
        state = self.state
        self.moves.append(concession(seat, gone=gone))
        self._steps = 0
        if gone and state.log is not None:
            tell.numbers(state, "log-gone", seat)
        self.game.concede(state, seat)
        if dropped and state.log is not None and not state.over():
            tell.numbers(state, "log-half-a-move-dropped", seat)
        self.game.settle(state)
        self._kept = state.copy()
        self._kept_at = (len(self.moves), 0)
        self._advance()

    def call_time(self) -> None:
        """The time of the table is up; the game says what comes of it. Whoever keeps the clock calls it.

        It is a move of the history, so that a replay ends where the game did. Only at rest: nobody's move is
        cut in two by a clock.
        """
        if self.decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        if not self.game.ends_by_time():
            raise NoctuaryError(MessageId("error-no-time-limit"))
        if self._running is not None:
            raise NoctuaryError(MessageId("error-time-in-a-move"))
        if self._kept is self.state:
            self._part_from_kept()
        state = self.state
        self.moves.append(time_called())
        self._steps = 0
        self.game.call_time(state)
        if state.log is not None:
            tell.numbers(state, "log-time-called", self.decision.seat)
        self._kept = state.copy()
        self._kept_at = (len(self.moves), 0)
        self._advance()

    def abandon(self) -> None:
        """Everybody has left for good: it is over, and counts for nobody. Whoever keeps tables says so.

        A move of the history like giving up, and half a move is dropped. The state stays as it was.
        """
        asked = self.decision
        if asked is None:
            raise NoctuaryError(MessageId("error-match-over"))
        self._drop_half_a_move()
        if self._kept is self.state:
            self._part_from_kept()
        state = self.state
        self.moves.append(abandonment())
        self._steps = 0
        self.abandoned = True
        if state.log is not None:
            tell.numbers(state, "log-abandoned", asked.seat)
        self._kept = state.copy()
        self._kept_at = (len(self.moves), 0)
        self.decision = None
        log = state.log
        if log is not None:
            self._marks.append(len(log))

    def _drop_half_a_move(self) -> bool:
        """Back to the rest state that the running generator began at; whether answers are lost by it."""
        running = self._running
        if running is None:
            return False
        log = self.state.log
        self.state = self._rest_state().copy()
        self.state.log = log
        running.close()
        self._running = None
        return len(self.moves) > self._rest[0]

    def _refusal(self, decision: Decision, move: Move) -> Refusal:
        return self.game.why_not(self.state, decision, move, self._running is None)

    def _take(self, move: Move) -> None:
        """Hand a legal move to whoever waits for it, without looking for the next question."""
        running = self._running
        if running is None:
            if self._kept is self.state:
                self._part_from_kept()
            self._rest = (len(self.moves), self._steps)
            self.moves.append(move)
            self._steps = 0
            running = self.game.play(self.state, move)
            if running is not None:
                self._resume(running, None)
        else:
            self.moves.append(move)
            self._steps = 0
            self._resume(running, move)

    def _part_from_kept(self) -> None:
        """What is kept is never changed: an imagined table goes on with a copy once it is played at."""
        log = self.state.log
        self.state = self.state.copy()
        self.state.log = log

    def _resume(self, running: Play, answer: Move | None) -> None:
        if answer is not None:
            asked = self.decision
            assert asked is not None
            asked.answer = answer
        # A loop that is left at once: compiled, an `except StopIteration` would write a traceback each time.
        for decision in running:
            self.decision = decision
            self._running = running
            return
        self._running = None

    def _start_step(self, step: Play) -> None:
        self._rest = (len(self.moves), self._steps)
        self._steps += 1
        self.game.begin_step(self.state)
        self._resume(step, None)

    def _advance(self) -> None:
        """Go on to the next question, or to the end."""
        state = self.state
        if self._comes_to_rest():
            self.decision = None if self.abandoned or state.over() else self.game.rest_decision(state)
        log = state.log
        if log is not None:
            self._marks.append(len(log))

    def _comes_to_rest(self) -> bool:
        """Run what asks nobody, and begin what asks; False if somebody is asked in the middle of it."""
        while self._running is None:
            if self.abandoned:
                return True
            step = self.game.settle(self.state)
            if step is None:
                return True
            self._start_step(step)
        return False

    # -- copies ---------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent twin at the same question; it keeps no log."""
        if self._running is not None:
            rest = self._rest_state()
            twin = self._twin_before(rest.copy(), self._rest[0])
            twin._kept = rest
            twin._comes_to_rest()
            for move in self.moves[self._rest[0] :]:
                twin._take(move)
                twin._comes_to_rest()  # where it rests on the way, nobody needs its offers
            return twin
        made = len(self.moves)
        if made - self._kept_at[0] >= _KEEP_EVERY:
            self._kept = self.state.copy()
            self._kept_at = (made, self._steps)
        twin = self._twin_of_kept(self.state.copy())
        twin.moves = self.moves[self._kept_at[0] :]
        twin._steps = self._steps
        twin.decision = self.decision
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def alone(self, seat: Seat) -> Match:
        """A copy for trying a move of the seat that is asked: the others decline, and need not be asked."""
        if self._running is not None:
            return self.copy()
        state = self.state.copy()
        self.game.others_decline(state, seat)
        twin = self._twin_before(state, len(self.moves))
        twin._kept = state
        twin.decision = self.decision
        return twin

    def imagine(self, seat: Seat, key: bytes, *, watched: bool = True) -> Match:
        """A twin as this seat might imagine it: what it cannot know is drawn anew, by `key` alone.

        In the middle of a move it stands at the same question if that is put to this seat. Another seat
        gets the table as it last rested: what half a move tells of a hidden hand is not hers to know. Where
        nobody watches (`watched`), questions with one answer that only hide what somebody holds are left out.
        """
        self._check_seat(seat)
        at_rest = self._running is None
        rest = self.state if at_rest else self._rest_state()
        imagined = self.game.imagine(rest, seat, Chance(match_key(key)))
        if not watched:
            self.game.nobody_watches(imagined)
        decision = self.decision
        asked = decision is not None and decision.seat == seat
        if at_rest and asked:
            # What she is offered follows from what she knows: it is the same in whatever world she imagines.
            twin = self._twin_before(imagined, len(self.moves))
            twin._kept = imagined
            twin.decision = decision
        else:
            twin = self._twin_at_rest(imagined)
            twin._advance()
            if asked:
                twin._replay(self.moves[self._rest[0] :])
        twin.seed = key  # neither the seed nor the deal is known to her, so nothing can be replayed from them
        twin.setup = None
        twin._start = None
        return twin

    def _twin_of_kept(self, state: State) -> Match:
        twin = Match(self.game, state, self.setup, self.seed)
        twin._kept = self._kept
        twin._kept_at = (0, self._kept_at[1])
        twin._earlier = (
            self._earlier if not self._kept_at[0] else self.history if self._earlier else self.moves
        )
        twin._earlier_count = self._earlier_count + self._kept_at[0]
        twin._start = self._start
        twin.abandoned = self.abandoned
        return twin

    def _twin_at_rest(self, state: State) -> Match:
        """A twin that stands, not yet advanced, at the rest point of the running generator."""
        twin = self._twin_before(state, self._rest[0] if self._running is not None else len(self.moves))
        twin._kept = state.copy()
        return twin

    def _twin_before(self, state: State, made: int) -> Match:
        """A twin with this state, to which so many of the moves have led."""
        twin = Match(self.game, state, self.setup, self.seed)
        twin._earlier = self.history if self._earlier else self.moves
        twin._earlier_count = self._earlier_count + made
        twin._start = self._start
        twin.abandoned = self.abandoned
        return twin

    def _replay(self, answers: list[Move]) -> None:
        for move in answers:
            self._take(move)
            self._advance()

    def _rest_state(self) -> State:
        """The state the running generator began at, never to be changed: copy it."""
        if self._kept_at != self._rest:
            twin = Match(self.game, self._kept.copy(), None, self.seed)
            twin._kept = self._kept
            twin.moves = self.moves[: self._kept_at[0]]
            twin._steps = self._kept_at[1]
            twin._follow(self.moves, self._rest)
            self._kept = twin.state
            self._kept_at = self._rest
        return self._kept

    def _follow(self, moves: list[Move], until: tuple[int, int]) -> None:
        """Replay up to the rest point after so many moves and asking steps, and stop before what follows."""
        while True:
            if self._running is not None:
                self._take(moves[len(self.moves)])
                continue
            step = self.game.settle(self.state)
            if (len(self.moves), self._steps) == until:
                return
            if step is not None:
                self._start_step(step)
            else:
                self._take(moves[len(self.moves)])

    # -- looking --------------------------------------------------------------------------------------

    @property
    def history(self) -> list[Move]:
        """Every move since the match began."""
        return self._earlier[: self._earlier_count] + self.moves

    @property
    def made(self) -> int:
        """How many moves have been made since the match began, without putting the history together."""
        return self._earlier_count + len(self.moves)

    def made_since(self, made: int) -> list[Move]:
        """The moves after the first `made`, without reading those before them."""
        here = made - self._earlier_count
        return self.moves[here:] if here >= 0 else self.history[made:]

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def at_rest(self) -> bool:
        """No move is half carried out: the open question, if any, follows from the state alone."""
        return self._running is None

    @property
    def between_actions(self) -> bool:
        """At rest, and no action is half put together."""
        return self._running is None and self.game.between_actions(self.state)

    @property
    def quiet(self) -> bool:
        """At rest, and no action or conflict is under way."""
        return self._running is None and self.game.quiet(self.state)

    @property
    def turn_of(self) -> Seat:
        """Whose turn runs."""
        return self.game.turn_of(self.state)

    @property
    def winners(self) -> list[Seat]:
        return [] if self.abandoned else self.game.winners(self.state)

    @property
    def turns(self) -> int:
        return self.game.turns(self.state)

    @property
    def seats(self) -> int:
        return self.game.seats(self.state)

    @property
    def log(self) -> list[Event]:
        return self.state.log or []

    def log_since(self, made: int) -> list[Event]:
        """What happened after the first `made` moves."""
        return self.log[self._marks[made] :]

    def log_by_move(self, since: int = -1) -> list[list[Event]]:
        """What happened at the deal, then after each move in turn; or after the first `since` moves alone."""
        log, ends = self.log, self._marks[since + 1 :]
        begin = 0 if since < 0 else self._marks[since]
        return [log[begin:end] for begin, end in zip([begin, *ends], ends, strict=False)]

    @property
    def seed_commitment(self) -> str:
        return commitment(self.seed)

    def deal(self) -> list[Document]:
        """What chance did to deal it, for whoever checks the seed; nothing if it began at a position."""
        if self.setup is None:
            return []
        return self.game.dealt(self.game.new_state(self.setup, self.seed), self.setup)

    def view(self, seat: Seat | None) -> View:
        """What this seat may see, in its game's types; the open question only for the one it is put to."""
        seen = self.table_view(seat)
        decision = self.decision
        if decision is not None and decision.seat == seat:
            seen.prompt = Question(
                message=decision.prompt,
                rule=decision.rule,
                source=decision.source,
                amount=decision.amount,
                moves=[self.notation(move) for move in decision.moves],
            )
        return seen

    def table_view(self, seat: Seat | None) -> View:
        """The same without the question, for those who put it in words of their own."""
        if seat is not None:
            self._check_seat(seat)
        seen = self.game.view(self.state, seat)
        decision = self.decision
        seen.over = self.over
        seen.winners = [int(winner) for winner in self.winners]
        if decision is not None:
            seen.waiting_for = int(decision.seat)
        return seen

    # -- notation, undo, dump -------------------------------------------------------------------------

    def notation(self, move: Move) -> str:
        if move.verb == CONCEDE:
            return GONE_WORD if move.b == GONE else CONCEDE_WORD
        if move.verb == ABANDON:
            return ABANDON_WORD
        return TIME_WORD if move.verb == TIME else self.game.notation(self.state, move)

    def parts(self, move: Move) -> list[Part]:
        """The words of a move of the game, each with what it is."""
        return self.game.parts(self.state, move)

    def parse(self, text: str, seat: Seat | None = None) -> Move:
        """Read notation. Who concedes or is `gone` is `seat` or, without one, the seat that is asked."""
        if len(text) > _LONGEST_LINE:
            raise NoctuaryError(MessageId("error-move-too-long"), text=text, most=_LONGEST_LINE)
        word = text.strip()
        if word == TIME_WORD:
            return time_called()
        if word == ABANDON_WORD:
            return abandonment()
        if word not in (CONCEDE_WORD, GONE_WORD):
            return self.game.parse(self.state, text)
        decision = self.decision
        if decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        if seat is not None and not 0 <= seat < self.seats:
            raise NoctuaryError(MessageId("error-no-such-seat"), seat=seat)
        return concession(decision.seat if seat is None else seat, gone=word == GONE_WORD)

    def parse_known(self, text: str, seat: Seat) -> Move:
        """Read what this seat asks about; whether it is understood tells her nothing that others hide."""
        if len(text) > _LONGEST_LINE or text.strip() == CONCEDE_WORD:
            return self.parse(text, seat)
        return self.game.parse_known(self.state, text, seat)

    def seat_of(self, move: Move) -> Seat:
        """Who makes this move now: the seat that is asked, unless it is a concession."""
        if move.verb == CONCEDE:
            return Seat(move.a)
        decision = self.decision
        if decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        return decision.seat

    def undone(self, moves: int = 1) -> Match:
        """The match as it was some moves ago: a replay of a shorter record, so nothing can be left over."""
        return self.replayed(self.made - moves)

    def replayed(self, made: int) -> Match:
        """The match after its first `made` moves, its log told anew."""
        moves = self.history
        if not 0 <= made <= len(moves):
            raise NoctuaryError(MessageId("error-nothing-to-undo"))
        match = self.begun_again(log=self.state.log is not None)
        for move in moves[:made]:
            match.play(move)
        return match

    def begun_again(self, *, log: bool) -> Match:
        """The match as it began, before any move."""
        if self.setup is not None:
            return Match.start(self.game, self.setup, self.seed, log=log)
        return Match.at(self.game, self.origin(), self.seed, log=log)

    def origin(self) -> State:
        """The state that a match which was not dealt began at."""
        if self._start is None:
            raise NoctuaryError(MessageId("error-nothing-to-undo"))
        return self._start.copy()

    def record(self, tags: dict[str, str] | None = None) -> str:
        """The whole match as a record (see `kernel.records`): it replays to the same state, bit for bit."""
        from noctuary.kernel.records import write_record

        return write_record(self, tags)

    def dump(self) -> Document:
        """Any moment of a match as JSON: the last rest state and the answers given since."""
        at_rest = self._running is None
        rest = self.state if at_rest else self._rest_state()
        answers = [] if at_rest else self.moves[self._rest[0] :]
        document: Document = {
            "game": self.game.name,
            "seed": self.seed.hex(),
            "state": self.game.dump(rest),
            "answers": [self.game.notation(rest, move) for move in answers],
        }
        if self.abandoned:
            document["abandoned"] = True
        return document

    @staticmethod
    def load(document: Document) -> Match:
        name, seed = document.get("game"), document.get("seed")
        state, answers = document.get("state"), document.get("answers")
        if not (isinstance(name, str) and isinstance(seed, str) and isinstance(state, dict)):
            raise NoctuaryError(MessageId("error-not-a-dump"))
        try:
            seed_bytes = bytes.fromhex(seed)
        except ValueError:
            raise NoctuaryError(MessageId("error-not-a-dump")) from None
        game = find_game(name)
        match = Match.at(game, game.load(state), seed_bytes)
        for text in answers if isinstance(answers, list) else []:
            match.play_text(str(text))
        if document.get("abandoned") is True and match.decision is not None:
            match.abandon()
        return match

    def digest(self) -> str:
        """A fingerprint of the whole state; equal digests, equal matches."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
