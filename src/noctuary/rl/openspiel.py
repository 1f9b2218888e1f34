"""OpenSpiel: every game that is installed, for its bots and algorithms (extra `openspiel`).

`import noctuary.rl.openspiel`, then `pyspiel.load_game("noctuary_fables(seats=red+mulan)")`.

Nature moves once, at the root: it picks one of so many deals, and every shuffle and draw of the match follows
from that. So a history of actions is a whole game again, and what comes later is as hidden as the deal. What
a player cannot know is drawn anew by `resample_from_infostate`, as our own bots do it.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from random import Random
from typing import Any, Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise NoctuaryError(MessageId("rl-error-no-openspiel"), missing=missing.name or str(missing)) from missing

from noctuary.rl.drawing import drawn
from noctuary.rl.given import offered, whole
from noctuary.rl.tables import LONGEST, Tables
from noctuary.rl.task import learnable, task_of
from noctuary.text.catalogue import Language
from noctuary.text.menu import menu_of

PREFIX: Final = "noctuary_"
BETWEEN: Final = "+"  # what sits at the seats, in one word: commas separate OpenSpiel's own parameters
_DEALS: Final = 4096
_DIGEST: Final = 12  # bytes
_PARAMETERS: Final = {
    "seats": "",
    "players": 2,
    "options": "",  # relics:printed+turn_cap:60
    "cards": "",
    "most_moves": 0,
    "most_steps": LONGEST,
    "moves": False,  # the tensor has the rows of the offered moves behind the observation
    "deals": _DEALS,
    "seed": 0,
}


class World:
    """A match and what each seat has heard of it so far; a copy is the match's own."""

    def __init__(self, match: Match, heard: list[bytes], steps: int) -> None:
        self.match = match
        self.heard = heard  # by seat: a fingerprint of all that it was told, in order
        self.steps = steps

    @staticmethod
    def dealt(match: Match) -> World:
        world = World(match, [b""] * match.seats, 0)
        world.listen()
        return world

    def play(self, move: Move) -> None:
        self.match.play(move)
        self.steps += 1
        self.listen()

    def listen(self) -> None:
        """Add what has happened since to what each seat has heard."""
        events = self.match.log
        for seat, before in enumerate(self.heard):
            told = repr([event.heard_by(Seat(seat)) for event in events]).encode()
            self.heard[seat] = hashlib.blake2b(told, digest_size=_DIGEST, key=before).digest()
        self.match.state.log = []

    def copy(self) -> World:
        return self._with(self.match.copy())

    def imagined(self, seat: int, key: bytes) -> World:
        """As this seat might imagine it: it has heard the same, and the rest is drawn anew."""
        return self._with(self.match.imagine(Seat(seat), key))

    def _with(self, match: Match) -> World:
        match.state.log = []
        return World(match, list(self.heard), self.steps)

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return World.loaded, (self.match.dump(), self.heard, self.steps)

    @staticmethod
    def loaded(document: Document, heard: list[bytes], steps: int) -> World:
        """A pickled one: the match as it is written to files."""
        match = Match.load(document)
        match.state.log = []
        return World(match, heard, steps)


class NoctuaryGame(pyspiel.Game):
    """One of our games with what sits at its table, as OpenSpiel knows games."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        words = [str(given[field]) for field in ("seats", "options", "cards")]
        numbers = [int(given[field]) for field in ("players", "most_moves", "most_steps")]
        self.tables = tables = _tables(name, *words, *numbers)
        self.moves = bool(given["moves"])
        self.deals = whole("deals", given["deals"], 1)
        self.seed = int(given["seed"])
        task = tables.task
        info = pyspiel.GameInfo(
            num_distinct_actions=tables.lens.most_moves,
            max_chance_outcomes=self.deals,
            num_players=tables.players,
            min_utility=task.lowest,
            max_utility=task.highest,
            utility_sum=0.0 if _zero_sum(name, tables.players) else None,
            max_game_length=tables.most_steps,
        )
        super().__init__(_type(name, tables.players), info, params or {})

    def new_initial_state(self) -> NoctuaryState:
        return NoctuaryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recall | None:
        """None for another kind of observation than a player's own: OpenSpiel wants to be told so."""
        if iig_obs_type is None:
            return Observer(self.tables, self.moves)
        private = iig_obs_type.private_info
        if not iig_obs_type.public_info or private != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recall() if iig_obs_type.perfect_recall else Observer(self.tables, self.moves)


class NoctuaryState(pyspiel.State):
    """A moment of a match. Before the deal it is nature's turn."""

    def __init__(self, game: NoctuaryGame) -> None:
        super().__init__(game)
        self._of = Of(game)
        self._world: World | None = None

    @property
    def match(self) -> Match:
        """The match itself; there is none before the deal."""
        assert self._world is not None
        return self._world.match

    def current_player(self) -> int:
        world = self._world
        if world is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert world.match.decision is not None
        return int(world.match.decision.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._of.game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """In order, as OpenSpiel asks; nobody but the one who is asked has any."""
        if player != self.current_player():
            return []
        return list(range(len(self._of.game.tables.lens.offers(self.match))))

    def _apply_action(self, action: int) -> None:
        game = self._of.game
        if self._world is None:
            deal = whole("deal", action, 0, game.deals - 1)
            match = game.tables.deal(Random(f"{game.seed} {deal}"), log=True)
            self._world = World.dealt(match)
        else:
            # A match that was cut has a next question, but nobody is asked it any more.
            offers = [] if self.is_terminal() else game.tables.lens.offers(self.match)
            self._world.play(offered(offers, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        offers = self._of.game.tables.lens.offers(self.match)
        return self.match.notation(offers[action]) if 0 <= action < len(offers) else str(action)

    def is_terminal(self) -> bool:
        world = self._world
        return world is not None and (world.match.over or world.steps >= self._of.game.tables.most_steps)

    def returns(self) -> list[float]:
        tables = self._of.game.tables
        return tables.task.scores(self.match) if self.is_terminal() else [0.0] * tables.players

    def information_state_string(self, player: int | None = None) -> str:
        """All that this player has heard and now sees, as a fingerprint: equal where she cannot tell."""
        seat = self.current_player() if player is None else player
        world = self._world
        if world is None:
            return f"{seat} before the deal"
        seen = hashlib.blake2b(repr(world.match.view(Seat(seat))).encode(), digest_size=_DIGEST).hexdigest()
        return f"{seat} {world.heard[seat].hex()} {seen}"

    def observation_string(self, player: int | None = None) -> str:
        """The table in words, as this player sees it."""
        seat = self.current_player() if player is None else player
        return "" if self._world is None else drawn(self.match, Seat(seat), "ansi") or ""

    def resample_from_infostate(self, player: int, sampler: Any) -> NoctuaryState:
        """Another world in which this player would see and have heard the same; `sampler` draws numbers."""
        drawn_number = sampler() if callable(sampler) else sampler.sample()
        twin = self.clone()
        if self._world is not None:  # before the deal there is nothing to know
            twin._world = self._world.imagined(player, repr(drawn_number).encode())
        return twin

    def __str__(self) -> str:
        return "before the deal" if self._world is None else drawn(self.match, None, "ansi") or ""


class Of:
    """The game of a state: shared by its copies, however deep they are."""

    def __init__(self, game: NoctuaryGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Of:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Of.loaded, (str(self.game),)

    @staticmethod
    def loaded(game: str) -> Of:
        return Of(pyspiel.load_game(game))


class Observer:
    """What a player sees, as OpenSpiel's observers tell it: our columns in one tensor.

    `dict` has its parts by name, in the same memory: `observation`, and with `moves` the rows of the offers.
    """

    def __init__(self, tables: Tables, moves: bool) -> None:
        self._lens = lens = tables.lens
        shape = (lens.most_moves if moves else 0, len(lens.layout.move))
        self.tensor = np.zeros(lens.width + shape[0] * shape[1], np.float32)
        self.dict = {"observation": self.tensor[: lens.width]}
        if moves:
            self.dict["moves"] = self.tensor[lens.width :].reshape(shape)

    def set_from(self, state: NoctuaryState, player: int) -> None:
        self.tensor.fill(0.0)
        if state._world is None:
            return
        match, lens = state.match, self._lens
        lens.look(match, player, self.dict["observation"])
        if "moves" in self.dict:
            asked = player == state.current_player()
            lens.rows(match, lens.offers(match) if asked else [], player, self.dict["moves"])

    def string_from(self, state: NoctuaryState, player: int) -> str:
        return state.observation_string(player)


class Recall:
    """All that a player has heard and sees: a fingerprint, and no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: NoctuaryState, player: int) -> None:
        """There is nothing to be set."""

    def string_from(self, state: NoctuaryState, player: int) -> str:
        return state.information_state_string(player)


@cache
def _tables(
    name: str, seats: str, options: str, cards: str, players: int, most_moves: int, most_steps: int
) -> Tables:
    return Tables(
        name,
        _words(seats) or None,
        options=dict(_option(word) for word in _words(options)),
        cards=cards,
        players=players,
        most_moves=most_moves,
        most_steps=most_steps,
    )


def _words(given: str) -> list[str]:
    return [word for word in given.split(BETWEEN) if word]


def _option(word: str) -> tuple[str, Json]:
    """`turn_cap:60` is a number, `relics:printed` a word, and `ask_anyway` alone is true."""
    name, _, value = word.partition(":")
    try:
        return name, json.loads(value or "true")
    except ValueError:
        return name, value


def _zero_sum(name: str, players: int) -> bool:
    task = task_of(name)
    return players == 2 and task.lowest == -task.highest


def _type(name: str, players: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{name}",
        long_name=f"Noctuary {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _zero_sum(name, players) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players, _most_seats(name)),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _most_seats(name: str) -> int:
    return max(count for mode in menu_of(name).modes(Language.EN) for count in mode.seats)


def register() -> None:
    """Make every game known to OpenSpiel as `noctuary_<game>`; importing this module does it."""
    known = set(pyspiel.registered_names())
    for name in learnable():
        if f"{PREFIX}{name}" not in known:
            pyspiel.register_game(_type(name, 2), _maker(name))


def _maker(name: str) -> type[NoctuaryGame]:
    """OpenSpiel makes a game by calling a class with its parameters, and pickles it by the class's name."""

    class Made(NoctuaryGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Made.__name__ = Made.__qualname__ = f"{name.capitalize()}Game"
    globals()[Made.__name__] = Made
    return Made


register()
