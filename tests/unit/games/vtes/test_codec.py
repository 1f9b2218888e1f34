"""Positions and dumps of VTES: both ways, nothing lost, nothing wrong let in."""

from __future__ import annotations

import ast
import json
from importlib import resources
from random import Random

import pytest

from noctuary.games.vtes import GAME, dumping
from noctuary.games.vtes.board import find
from noctuary.games.vtes.dumping import dump
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import READY, TORPOR
from noctuary.games.vtes.loading import load
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match

SETUP: Document = {"decks": ["v5-malkavian", "v5-ventrue", "v5-toreador"], "format": "free"}


def test_a_position_needs_only_what_matters() -> None:
    """The minion phase of A, who has the impulse; 30 pool; vampires are full."""
    s = load({"seats": {"A": {"ready": {"alexa-draper": {"on": {"blood-doll": {}}}}, "pool": 12}}})
    assert [player.pool for player in s.players] == [12, 30]
    alexa, doll = s.cards
    assert (alexa.region, alexa.counters, alexa.controller) == (READY, 8, Seat(0))
    assert (doll.host, doll.controller) == (alexa.uid, Seat(0))
    match = Match.at(GAME, s)
    assert match.decision is not None
    assert "bleed alexa-draper" in [match.notation(move) for move in match.decision.moves]


def test_just_the_number_of_its_counters_will_do_for_a_card() -> None:
    s = load({"seats": {"B": {"torpor": {"alexa-draper": 2}}}})
    assert (s.cards[0].counters, s.cards[0].controller) == (2, Seat(1))


@pytest.mark.parametrize(
    ("phase", "left"), [("master", (1, 0, 0)), ("influence", (0, 4, 0)), ("discard", (0, 0, 1))]
)
def test_the_active_methuselah_has_what_her_phase_gives(phase: str, left: tuple[int, int, int]) -> None:
    player = load({"phase": phase}).players[0]
    assert (player.master_actions, player.transfers, player.discard_actions) == left


@pytest.mark.parametrize("seed", range(3))
def test_a_dump_is_the_same_state_again(seed: int) -> None:
    """At every moment of a game, questions in the middle of a move included."""
    match = Match.start(GAME, SETUP, bytes([seed]))
    chance = Random(seed)
    for step in range(160):
        if match.over or match.decision is None:
            break
        match.play(chance.choice(match.decision.moves))
        if step % 8 == 0:
            loaded = Match.load(json.loads(json.dumps(match.dump())))
            assert loaded.digest() == match.digest()


def test_a_combat_that_the_acting_vampire_has_lost_is_kept_as_it_is() -> None:
    """VTES-TORPOR-02: her action is not over before its combat, though she lies in torpor already."""
    seats: Document = {
        "A": {"ready": {"catalina-vega": 1}, "hand": []},
        "B": {"ready": {"bianca": 5}, "hand": ["psyche"]},
    }
    match = Match.at(GAME, load({"seats": seats}))
    lost = 0
    wanted = iter(["bleed catalina-vega", "block bianca", "strike", "strike"])
    move = next(wanted)
    while match.decision is not None and lost < 2:
        offered = {match.notation(each): each for each in match.decision.moves}
        if move in offered:
            match.play(offered[move])
            move = next(wanted, "pass")
        else:
            match.play(offered["pass"])
        state = mine(match.state)
        actor = None if state.action is None else find(state, state.action.actor)
        if actor is not None and actor.region == TORPOR:
            assert Match.load(match.dump()).digest() == match.digest()
            lost += 1
    assert lost == 2


def fields_of(name: str) -> set[str]:
    """The fields of a class of the state, read from its source: a compiled class does not list them."""
    for module in ("state", "going_on", "card"):
        source = (resources.files("noctuary.games.vtes") / f"{module}.py").read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return {field for line in node.body for field in _declared(line)}
    raise AssertionError(name)


def _declared(line: ast.stmt) -> set[str]:
    if isinstance(line, ast.AnnAssign):
        return {ast.unparse(line.target)}
    slots = isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__"
    return set(ast.literal_eval(line.value)) if slots and isinstance(line, ast.Assign) else set()


# Fields that `dumping` has a line of its own for; all others are in its lists.
OWN_LINES = {
    "InPlay": "uid kind owner controller region host counters sect clan title city was_in returns"
    " under under_of",
    "Methuselah": "seat pool points library crypt uncontrolled shown_to",
    "Action": "kind actor seat card using targets intercepts declined played",
    "Fighter": "uid strike",
    "Combat": "sides range",
    "Referendum": "caller seat card cast card_votes",
    "Lasting": "kind",
    "Using": "seat kind index target target_seat owner",
    "Strike": "card index more_aggravated",
    "Step": "kind seat a b c using",
    "Uncontrolled": "uid kind counters",
    "Window": "kind acting impulse asked subject below",
    "Settings": "time_limit arrive_at_end events_once_each tournament every_phase closed_lists",
}
LISTED = {
    "InPlay": (dumping.CARD_NUMBERS, dumping.CARD_FLAGS, dumping.CARD_LISTS),
    "Methuselah": (
        dumping.PLAYER_PHASE,
        dumping.PLAYER_NUMBERS,
        dumping.PLAYER_FLAGS,
        dumping.PLAYER_LISTS,
        dumping.PLAYER_CARDS,
    ),
    "Action": (dumping.ACTION_NUMBERS, dumping.ACTION_FLAGS, dumping.ACTION_LISTS),
    "Fighter": (dumping.FIGHTER_NUMBERS, dumping.FIGHTER_FLAGS),
    "Combat": (dumping.COMBAT_NUMBERS, dumping.COMBAT_FLAGS),
    "Referendum": (dumping.REFERENDUM_NUMBERS, dumping.REFERENDUM_FLAGS, dumping.REFERENDUM_LISTS),
    "Lasting": (dumping.LASTING_NUMBERS,),
    "Using": (dumping.USING_NUMBERS,),
    "Strike": (dumping.STRIKE_NUMBERS,),
}


@pytest.mark.parametrize("name", OWN_LINES)
def test_no_field_of_the_state_is_forgotten(name: str) -> None:
    listed = {field for group in LISTED.get(name, ()) for field in group}
    assert fields_of(name) == listed | set(OWN_LINES[name].split())


def test_everything_that_is_going_on_is_written() -> None:
    written = set(dump(load({})))
    settings = {"time_limit", "arrive_at_end", "events_once_each", "tournament", "every_phase"}
    renamed = {"seats", "phase", "over", "chance", "cards"} | settings  # `cards`: from which pool it is dealt
    elsewhere = {"pool", "settings", "players", "over_now", "action", "combat", "referendum"}
    elsewhere |= {"cards", "banished"}
    found_again = {"bank", "offered", "swept", "in_force", "unwatched", "alone"}
    assert (fields_of("State") - elsewhere - found_again) | renamed == written


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"seats": {"A": {"hand": ["no-such-card"]}}}, "error-position-unknown-card"),
        ({"seats": {"A": {"hand": ["alexa-draper"]}}}, "error-position-wrong-card-type"),
        ({"seats": {"A": {"crypt": ["blood-doll"]}}}, "error-position-wrong-card-type"),
        ({"seats": {"A": {"ready": {"blood-doll": 1}}}}, "error-position-wrong-card-type"),
        ({"seats": {"A": {"pool": "many"}}}, "error-position-not-a-number"),
        ({"seats": {"A": {"pools": 3}}}, "error-position-unknown-field"),
        ({"phase": "lunch"}, "error-position-not-allowed"),
        ({"combat": {"sides": []}}, "error-position-not-a-list"),
        ({"action": {"intercepts": [1]}}, "error-position-not-a-list"),
        ({"chance": {"key": "x"}}, "error-position-not-a-key"),
    ],
)
def test_what_cannot_be_is_refused_by_name(document: Document, message: str) -> None:
    with pytest.raises(NoctuaryError) as wrong:
        load(document)
    assert wrong.value.message == message


def test_nobody_has_a_unique_card_twice() -> None:
    """VTES-CONTEST-02."""
    with pytest.raises(NoctuaryError) as wrong:
        load({"seats": {"A": {"ready": {"alexa-draper": 1, "alexa-draper#2": 1}}}})
    assert wrong.value.arguments["rule"] == "VTES-CONTEST-02"
