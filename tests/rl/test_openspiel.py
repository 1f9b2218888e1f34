"""OpenSpiel plays our games: its own tests, its own bots, and nothing that a player could not know."""

from __future__ import annotations

import pickle
import random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import noctuary.rl
import noctuary.rl.openspiel  # it makes our games known
from noctuary.kernel.errors import NoctuaryError
from noctuary.text.menu import games

GAMES: Final = games()


def dealt(name: str, deal: int = 3, **parameters: Any) -> Any:
    state = pyspiel.load_game(f"noctuary_{name}", parameters).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_the_game(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Its own test plays at random, clones, pickles and reads back at every step."""
    game = pyspiel.load_game(f"noctuary_{name}", {"most_steps": 12})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_bots_play_a_match(name: str) -> None:
    game = pyspiel.load_game(f"noctuary_{name}", {"most_steps": 60})
    state = game.new_initial_state()
    bots = [uniform_random.UniformRandomBot(seat, random.Random(seat)) for seat in range(game.num_players())]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(17)
            continue
        player = state.current_player()
        assert state.legal_actions(1 - player) == []
        action = bots[player].step(state)
        assert state.string_to_action(player, state.action_to_string(player, action)) == action
        state.apply_action(action)
    assert len(state.returns()) == game.num_players()


def test_information_set_search_of_openspiel_plays_a_whole_match_of_fables() -> None:
    """It imagines worlds by `resample_from_infostate`; four of them are too few to play well."""
    game = pyspiel.load_game("noctuary_fables", {"seats": "red+mulan"})
    chance = np.random.RandomState(5)
    evaluator = Glance()
    searching = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=chance)
    other = uniform_random.UniformRandomBot(1, random.Random(2))
    state = game.new_initial_state()
    state.apply_action(8)
    searched = 0
    while not state.is_terminal():
        searching_now = state.current_player() == 0
        searched += searching_now and len(state.legal_actions()) > 1
        state.apply_action(int((searching if searching_now else other).step(state)))
    assert searched > 20
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.match.winners == [state.returns().index(1.0)]


class Glance(mcts.Evaluator):
    """Judges by hit points, so that no playout has to be run to its end."""

    def evaluate(self, state: Any) -> list[float]:
        if state.is_terminal():
            return list(state.returns())
        mine, theirs = (seat.hp for seat in state.match.table_view(None).seats)
        return [(mine - theirs) / 50, (theirs - mine) / 50]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", GAMES)
def test_another_world_of_the_same_information_looks_and_sounds_the_same(name: str) -> None:
    state, chance = dealt(name), random.Random(4)
    differing = 0
    for _ in range(40):
        player = state.current_player()
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        other = 1 - player
        differing += twin.information_state_string(other) != state.information_state_string(other)
        state.apply_action(chance.choice(state.legal_actions()))
    assert differing > 10


def test_a_clone_goes_its_own_way_and_a_history_is_the_match_again() -> None:
    state = dealt("fables")
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    before = state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert state.information_state_string(0) == before != twin.information_state_string(0)
    again = state.get_game().new_initial_state()
    for action in twin.history():
        again.apply_action(action)
    assert again.information_state_string(0) == twin.information_state_string(0)
    assert again.match.digest() == twin.match.digest()


def test_the_tensor_is_what_the_environments_show() -> None:
    from open_spiel.python.observation import make_observation

    state = dealt("fables", seats="red+mulan")
    game = state.get_game()
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.tensor.shape == (len(game.tables.lens.layout.observation),)
    hp = game.tables.lens.layout.column(".seats[+0].hp")
    assert observation.tensor[hp] == pytest.approx(state.match.table_view(None).seats[0].hp / 10)


def test_whoever_learns_by_the_tensor_can_have_the_offered_moves_in_it() -> None:
    """An action is a place in the list of offers: without their rows nobody could know what it does."""
    from open_spiel.python import rl_environment
    from open_spiel.python.observation import make_observation

    state = dealt("fables", seats="red+mulan", moves=True)
    game, player = state.get_game(), state.current_player()
    observation = make_observation(game)
    observation.set_from(state, player)
    env = noctuary.rl.raw_env("fables", ["red", "mulan"])
    rows = np.zeros((64, len(env.layout.move)), np.float32)
    lens = env.tables.lens
    lens.rows(state.match, lens.offers(state.match), player, rows)
    assert np.array_equal(observation.dict["moves"], rows)
    assert np.array_equal(observation.tensor[len(env.layout.observation) :], rows.ravel())
    assert np.array_equal(state.observation_tensor(player), observation.tensor)
    observation.set_from(state, 1 - player)
    assert not observation.dict["moves"].any()
    step = rl_environment.Environment(game).reset()
    assert len(step.observations["info_state"][0]) == observation.tensor.size


def test_a_game_of_openspiel_is_told_as_much_as_an_environment() -> None:
    told: dict[str, Any] = {
        "options": "relics:printed+turn_cap:60+ask_anyway",
        "cards": "all",
        "most_moves": 40,
    }
    state = dealt("fables", **told)
    game = state.get_game()
    assert game.num_distinct_actions() == 40
    assert len(game.tables.lens.layout.observation) > 3000
    setup = state.match.state.settings
    assert (setup.turn_cap, setup.ask_anyway) == (60, True)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.get_game().num_distinct_actions() == 40


def test_other_observations_than_a_players_own_are_not_offered() -> None:
    """Whoever asks for what all can see was handed what one player sees."""
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("noctuary_fables")
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    for recall, public, hidden in (
        (False, True, private.NONE),
        (False, True, private.ALL_PLAYERS),
        (False, False, private.SINGLE_PLAYER),
    ):
        wanted = kind(perfect_recall=recall, public_info=public, private_info=hidden)
        assert make_observation(game, wanted) is None
    own = kind(perfect_recall=False, public_info=True, private_info=private.SINGLE_PLAYER)
    assert make_observation(game, own).tensor.size == game.observation_tensor_size()


def test_what_a_player_remembers_is_a_fingerprint_and_no_tensor() -> None:
    from open_spiel.python.observation import make_observation

    state = dealt("fables")
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observation = make_observation(state.get_game(), kind)
    observation.set_from(state, 0)
    assert observation.tensor is None
    assert observation.string_from(state, 0) == state.information_state_string(0)
    assert state.information_state_tensor(0) == []


def test_a_match_that_was_cut_goes_on_no_more() -> None:
    state = dealt("fables", most_steps=2)
    state.apply_action(0)
    state.apply_action(0)
    assert state.is_terminal()
    with pytest.raises(NoctuaryError, match="this seat is not asked"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "told"),
    [({"deals": 0}, "deals"), ({"most_steps": 0}, "most_steps"), ({"players": 9}, "players")],
)
def test_a_game_that_cannot_be_is_told_in_words(parameters: dict[str, Any], told: str) -> None:
    with pytest.raises(NoctuaryError, match=f"“{told}” is a whole number"):
        pyspiel.load_game("noctuary_vtes", parameters)


def test_deals_and_actions_that_are_not_there_are_told_in_words() -> None:
    state = pyspiel.load_game("noctuary_fables", {"deals": 4}).new_initial_state()
    assert state.resample_from_infostate(0, random.random).is_chance_node()
    with pytest.raises(NoctuaryError, match="from 0 to 3, not 4"):
        state.clone().apply_action(4)
    state.apply_action(3)
    with pytest.raises(NoctuaryError, match="There is no offer number 60"):
        state.apply_action(60)
