"""What strangers hand in: numpy's numbers, wrong words, actions that nobody offered, steps out of turn."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pytest

from noctuary import Match, rl
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.move import Move
from noctuary.text import Language, error_text
from noctuary.text.menu import games

GAMES: Final = games()


class FirstOffer:
    def choose(self, match: Match) -> Move:
        assert match.decision is not None
        return match.decision.moves[0]


class NoBot:
    pass


def begun(**more: Any) -> rl.NoctuaryAEC:
    env = rl.raw_env("fables", ["red", "mulan"], **more)
    env.reset(seed=1)
    return env


def ended() -> rl.NoctuaryAEC:
    env = begun(most_steps=1)
    env.step(0)
    while env.agents:
        env.step(None)
    return env


def tables(number: int = 2) -> rl.VectorTables:
    many = rl.VectorTables("fables", number, ["red", "mulan"])
    many.reset(seed=1)
    return many


WRONG: Final[list[tuple[Callable[[], Any], str]]] = [
    (lambda: rl.raw_env("fables", players=0), "“players” is a whole number from 1 to 6, not 0"),
    (lambda: rl.raw_env("vtes", players=7), "“players” is a whole number from 1 to 6, not 7"),
    (lambda: rl.raw_env("vtes", ["v5-tremere"] * 7), "“players” is a whole number from 1 to 6, not 7"),
    (lambda: rl.raw_env("fables", "red,mulan"), "“seats” is a list"),
    (lambda: rl.raw_env("fables", [[]]), "“seats” is a list"),
    (lambda: rl.raw_env("fables", ["red", ["mulan", "snow"]]), "“seats” is a list"),
    (lambda: rl.raw_env("fables", 5), "“seats” is a list"),  # type: ignore[arg-type]
    (lambda: rl.raw_env("fables", {"red", "mulan"}), "“seats” is a list"),  # type: ignore[arg-type]
    (lambda: rl.raw_env("fables", [["red", 1]]), "“seats” is a list"),  # type: ignore[list-item]
    (lambda: rl.raw_env("fables", cards="some"), "there is no “some”"),
    (lambda: rl.raw_env("fables", most_steps=0), "“most_steps” is a whole number of 1 or more, not 0"),
    (lambda: rl.raw_env("fables", render_mode="rgb_array"), "there is no “rgb_array”"),
    (lambda: rl.raw_env("fables").step(0), "No match is under way"),
    (lambda: rl.raw_env("fables").observe("player_0"), "No match is under way"),
    (lambda: ended().step(0), "No match is under way"),
    (lambda: begun().step(None), "There is no offer number None: there are 2, numbered from 0"),
    (lambda: begun().step("attack"), "There is no offer number attack"),  # type: ignore[arg-type]
    (lambda: begun().step(0.5), r"There is no offer number 0\.5"),  # type: ignore[arg-type]
    (lambda: begun().reset(seed="one"), "A seed is a whole number of 0 or more, not one"),  # type: ignore[arg-type]
    (lambda: begun().reset(seed=-1), "A seed is a whole number of 0 or more, not -1"),
    (lambda: rl.Duel("fables", opponent="random").reset(seed=-1), "of 0 or more, not -1"),
    (lambda: tables().reset(seed=-1), "of 0 or more, not -1"),
    (lambda: tables().reset(seed=[3, -1]), "of 0 or more, not -1"),
    (lambda: rl.Duel("fables", opponent=[]), "there is one.*an empty list is not enough"),
    (lambda: rl.Duel("vtes", players=3, opponent=["random"] * 3), "there are 2.*3 are too many"),
    (lambda: rl.Duel("fables", opponent=NoBot), "NoBot is no bot"),  # type: ignore[arg-type]
    (lambda: rl.Duel("fables", opponent=None), "“None” is no bot"),  # type: ignore[arg-type]
    (lambda: rl.Duel("fables", opponent=FirstOffer()), "is no bot: name one by"),  # type: ignore[arg-type]
    (lambda: rl.Duel("fables", opponent=[3]), "“3” is no bot"),  # type: ignore[list-item]
    (lambda: rl.Duel("fables", seat="A"), "“seat” is a whole number from 0 to 1, not A"),  # type: ignore[arg-type]
    (lambda: rl.Duel("fables", opponent="random").step(0), "No match is under way"),
    (lambda: rl.VectorTables("fables", 2).step([0, 0]), "No match is under way"),
    (lambda: tables().step([0]), "there are 2 tables, and one was given"),
    (lambda: tables().step(0), "“0” is neither"),
    (lambda: tables().step(np.array(0)), "“0” is neither"),
    (lambda: tables().step(None), "“None” is neither"),
    (lambda: tables().reset(seed=[1, 2, 3]), "there are 2 tables, and 3 were given"),
]


@pytest.mark.parametrize(("doing", "told"), WRONG)
def test_what_cannot_be_done_is_told_in_words(doing: Callable[[], Any], told: str) -> None:
    with pytest.raises(NoctuaryError, match=told) as wrong:
        doing()
    assert error_text(Language.FR, wrong.value) != error_text(Language.EN, wrong.value)


def test_numpys_numbers_are_seeds_and_actions() -> None:
    plain, other = begun(), begun()
    other.reset(seed=np.int64(1))  # type: ignore[arg-type]
    other.step(np.int32(1))  # type: ignore[arg-type]
    plain.step(1)
    assert other.match.digest() == plain.match.digest()
    duel = rl.Duel("fables", opponent="random")
    first, _ = duel.reset(seed=np.uint32(7))
    again, _ = duel.reset(seed=7)
    assert np.array_equal(first["observation"], again["observation"])
    many, same = tables(), tables()
    ours, _ = many.reset(seed=np.array([4, 5]))
    theirs, _ = same.reset(seed=4)
    assert np.array_equal(ours["moves"], theirs["moves"])


def test_seats_and_actions_come_in_anything_that_has_an_order() -> None:
    env = rl.raw_env("fables", np.array(["red", "mulan"]))  # type: ignore[arg-type]
    env.reset(seed=1)
    assert env.match.digest() == begun().match.digest()
    assert len(tables().step(iter([0, 0]))) == 5


def test_what_was_said_of_the_seats_may_change_afterwards() -> None:
    said = ["red", "mulan"]
    env = rl.raw_env("fables", said)
    said[0] = "snow"
    assert pickle.loads(pickle.dumps(env)).layout == env.layout


@pytest.mark.parametrize("make", [rl.VectorTables, rl.VectorDuel])
def test_one_wrong_action_leaves_all_tables_as_they_were(make: Callable[..., Any]) -> None:
    many = make("fables", 2)
    before = {part: array.copy() for part, array in many.reset(seed=1)[0].items()}
    with pytest.raises(NoctuaryError, match="There is no offer number 999"):
        many.step([0, 999])
    after, twin = many.step([0, 0])[0], make("fables", 2)
    twin.reset(seed=1)
    expected = twin.step([0, 0])[0]
    for part in before:
        assert np.array_equal(after[part], expected[part])


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_who_knows_no_masks_loses_by_what_is_not_offered(game: str) -> None:
    duel = rl.Duel(game, opponent="random")
    seen, told = duel.reset(seed=3)
    assert told["illegal"] is False
    seen, reward, over, cut, told = duel.step(int(seen["action_mask"].sum()))
    assert (reward, over, cut, told["illegal"]) == (-1.0, True, False, True)
    assert duel.observation_space.contains(seen)
    with pytest.raises(NoctuaryError, match="No match is under way"):
        duel.step(0)
    assert duel.reset()[1]["illegal"] is False


def test_at_many_tables_whoever_loses_so_is_dealt_a_new_match() -> None:
    many = rl.VectorDuel("fables", 2, opponent="random")
    many.reset(seed=1)
    seen, rewards, ended, cut, told = many.step([63, 0])
    assert rewards.tolist() == [-1.0, 0.0]
    assert ended.tolist() == told["_final_obs"].tolist() == [True, False]
    assert not cut.any()
    last = told["final_info"]
    assert (
        told["_final_info"].tolist() == last["_illegal"].tolist() == last["illegal"].tolist() == [True, False]
    )
    assert seen["action_mask"].any(axis=1).all()


def test_a_class_is_an_opponent_too() -> None:
    duel = rl.Duel("fables", opponent=FirstOffer, seat=0)
    duel.reset(seed=1)
    for _ in range(10):
        duel.step(0)


def test_a_match_of_one_step_asks_the_learner_once() -> None:
    """Whoever sits second was never asked, and dealt for ever."""
    duel = rl.Duel("fables", opponent="random", seat=0, options={"first": "B"}, most_steps=1)
    duel.reset(seed=1)
    assert duel.step(0)[3]
