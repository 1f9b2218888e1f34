"""Setups, dumps and positions of Twisted Fables: what they mean, and what is refused with which words."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random

import pytest

from noctuary.games.fables import state
from noctuary.games.fables.components import zones
from noctuary.games.fables.dumping import dump
from noctuary.games.fables.game import mine
from noctuary.games.fables.loading import load
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.settings import RANDOM_FIRST, RelicDeck
from noctuary.games.fables.setups import new_game
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, error_text
from tests.tables.fables_games import play_random, setup_number

STATE_SOURCE = Path(__file__).parents[3] / "src/noctuary/games/fables/state.py"


def reads_well(error: NoctuaryError) -> None:
    """One line in each language that names the field."""
    for language in Language:
        text = error_text(language, error)
        assert "\n" not in text
        assert "{" not in text.replace(str(error.arguments.get("given", "")), "")
        assert str(error.arguments.get("field", "")) in text


# -- setups -------------------------------------------------------------------------------------------


def test_the_usual_setup() -> None:
    """FAB-RUL-01, FAB-RUL-03, FAB-RUL-42, FAB-RUL-47"""
    s = new_game({}, b"seed")
    assert [board.sheet.slug for board in s.boards] == ["red", "snow"]
    settings = s.settings
    assert not settings.teams
    assert settings.relics == RelicDeck.NONE
    assert (settings.start_left, settings.start_right) == (4, 6)
    assert settings.basic_copies == 12
    assert settings.first == RANDOM_FIRST
    assert settings.turn_cap == 0


def test_four_fables_make_it_2v2() -> None:
    """FAB-2V2-02, FAB-RUL-01: any four, in any order"""
    s = new_game({"fables": ["kaguya", "match", "snow", "dorothy"]}, b"seed")
    assert s.settings.teams
    assert [board.sheet.slug for board in s.boards] == ["kaguya", "match", "snow", "dorothy"]
    assert (s.settings.start_left, s.settings.start_right) == (5, 7)
    assert len(new_game({"mode": "2v2"}, b"seed").boards) == 4


def test_every_field_of_a_setup_counts() -> None:
    setup: Document = {
        "mode": "1v1",
        "fables": ["mulan", "alice"],
        "relics": "house",
        "first": "B",
        "start_squares": [3, 7],
        "basic_copies": 18,
        "turn_cap": 50,
    }
    s = new_game(setup, b"seed")
    assert [board.square for board in s.boards] == [3, 7]
    assert s.first == 1
    assert s.relics is not None
    assert s.settings.turn_cap == 50
    assert max(s.piles) == 18


def test_the_first_player_is_random_unless_agreed() -> None:
    """FAB-RUL-42"""
    assert {int(new_game({}, bytes([seed])).first) for seed in range(20)} == {0, 1}
    assert {int(new_game({"first": "B"}, bytes([seed])).first) for seed in range(20)} == {1}


def test_a_mirror_match_is_a_house_rule() -> None:
    """FAB-RUL-34"""
    assert len(new_game({"fables": ["red", "red"], "mirror": True}, b"seed").boards) == 2
    with pytest.raises(NoctuaryError):
        new_game({"fables": ["red", "red"]}, b"seed")
    with pytest.raises(NoctuaryError):  # never in 2v2
        new_game({"fables": ["red", "red", "snow", "alice"], "mirror": True}, b"seed")


@pytest.mark.parametrize(
    ("setup", "message", "arguments"),
    [
        ({"fabels": []}, "unknown-field", {"field": "fabels"}),
        ({"mode": "3v3"}, "not-allowed", {"field": "mode", "given": '"3v3"', "allowed": "1v1, 2v2"}),
        ({"mode": 2}, "not-a-text", {"field": "mode", "given": "2"}),
        ({"fables": "red"}, "not-a-list", {"field": "fables"}),
        ({"fables": ["red", 7]}, "not-a-text", {"field": "fables", "given": "7"}),
        ({"fables": ["red", "cinderella"]}, "unknown-fable", {"field": "fables", "given": "cinderella"}),
        ({"fables": ["red"]}, "fable-count", {"mode": "1v1", "count": 2, "given": 1}),
        ({"fables": []}, "fable-count", {"mode": "1v1", "count": 2, "given": 0}),
        ({"fables": ["red", "snow", "alice"]}, "fable-count", {"mode": "2v2", "count": 4, "given": 3}),
        ({"mode": "2v2", "fables": ["red", "snow"]}, "fable-count", {"mode": "2v2", "given": 2}),
        ({"fables": ["red", "red"]}, "same-fable-twice", {"given": "red", "rule": "FAB-RUL-34"}),
        ({"relics": "all"}, "not-allowed", {"field": "relics", "allowed": "none, printed, house"}),
        ({"first": "C"}, "not-allowed", {"field": "first", "allowed": "random, A, B"}),
        ({"start_squares": [6, 4]}, "start-squares", {"field": "start_squares", "rule": "FAB-RUL-01"}),
        ({"start_squares": [4]}, "start-squares", {"field": "start_squares"}),
        ({"start_squares": [4, 12]}, "out-of-range", {"field": "start_squares", "most": 9}),
        ({"start_squares": ["4", "6"]}, "not-a-number", {"field": "start_squares"}),
        ({"basic_copies": 13}, "not-allowed", {"field": "basic_copies", "allowed": "12, 18"}),
        ({"turn_cap": -1}, "out-of-range", {"field": "turn_cap", "least": 0}),
        ({"turn_cap": True}, "not-a-number", {"field": "turn_cap"}),
        ({"mirror": "yes"}, "not-a-flag", {"field": "mirror"}),
    ],
)
def test_a_setup_that_cannot_be_is_refused_in_one_line(
    setup: Document, message: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(NoctuaryError) as caught:
        Match.start("fables", setup)
    error = caught.value
    assert error.message == f"error-setup-{message}"
    assert arguments.items() <= error.arguments.items()
    reads_well(error)


def test_an_unknown_fable_is_told_who_there_is() -> None:
    with pytest.raises(NoctuaryError) as caught:
        new_game({"fables": ["red", "cinderella"]}, b"seed")
    for sheet in POOL.order:
        assert sheet.slug in error_text(Language.FR, caught.value)


# -- what the box holds -------------------------------------------------------------------------------


def test_the_starting_deck() -> None:
    """FAB-SETUP-08, FAB-LIMIT-10"""
    s = new_game({"fables": ["mulan", "kaguya"]}, b"seed")
    for board in s.boards:
        basics = ["attack-1"] * 3 + ["defense-1"] * 3 + ["movement-1"] * 3
        talents = [cards[0].slug for cards in board.sheet.talents]
        assert sorted(POOL.cards[kind].slug for kind in board.deck) == sorted(basics + talents)
    assert len({tuple(new_game({}, bytes([seed])).boards[0].deck) for seed in range(10)}) > 5  # shuffled


def test_every_fable_has_27_cards_of_her_own() -> None:
    """FAB-LIMIT-03, FAB-LIMIT-04, FAB-LIMIT-06, FAB-SETUP-06, FAB-TWIST-03, FAB-TALENT-07"""
    for sheet in POOL.order:
        assert [len(reserve) for reserve in sheet.reserves] == [8, 8, 8]
        assert len(sheet.epic_kinds) == 3
        for reserve in sheet.reserves:
            assert [POOL.level[kind] for kind in reserve] == [1, 2, 2, 0, 3, 3, 3, 0]
            assert [POOL.is_twist[kind] for kind in reserve] == [False] * 3 + [True] + [False] * 3 + [True]
            assert sum(POOL.cost[kind] for kind in reserve) == 16
        assert len({reserve[3] for reserve in sheet.reserves}) == 3


def test_no_two_cards_share_a_name() -> None:
    assert len(POOL.kind_of) == len(POOL.cards)


# -- dumps --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(24))
def test_a_dump_loads_to_the_same_state(number: int) -> None:
    match = Match.start("fables", setup_number(number), bytes([number]))
    random = Random(number)
    for _ in range(6):
        play_random(match, random, 1 + int(random.random() * 40))
        document = dump(mine(match.state))
        again = load(json.loads(json.dumps(document)))
        assert dump(again) == document
        assert again.boards is not mine(match.state).boards


def fields_of(name: str) -> set[str]:
    """The fields that a class of the state declares, read from its source so that none is forgotten."""
    tree = ast.parse(STATE_SOURCE.read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {
        node.target.id
        for node in found.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def test_a_dump_leaves_nothing_out() -> None:
    s = new_game({"relics": "printed"}, b"seed")
    s.turn.last = state.LastAction(0)
    document = dump(s)
    seats, turn = document["seats"], document["turn"]
    assert isinstance(seats, dict)
    assert isinstance(seats["A"], dict)
    assert isinstance(turn, dict)
    assert fields_of("Board") - {"seat", "team", "sheet"} == set(seats["A"])  # `fables` says these
    assert fields_of("Turn") == set(turn)
    elsewhere = {
        "pool",
        "settings",
        "boards",
        "poison_owner",
        "match_owner",
        "tentacle_owner",
        "relics",
    }
    assert fields_of("State") - elsewhere <= set(document)


# -- positions: what is not said ----------------------------------------------------------------------


def test_an_empty_position_is_seat_a_ready_to_act() -> None:
    s = load({})
    assert s.active == 0
    assert s.turn_number == 1
    assert s.agenda == []
    assert [board.hp for board in s.boards] == [30, 34]
    assert [board.square for board in s.boards] == [4, 6]
    assert all(not cards for board in s.boards for _, cards in zones(board))
    assert s.piles == [12] * 10
    assert s.poison == 18
    assert s.boards[0].reserves == (1, 1, 1)
    assert s.boards[0].threshold == 15
    assert len(s.boards[0].epics) == 3


def test_cards_not_mentioned_are_in_the_piles() -> None:
    """FAB-LIMIT-01"""
    s = load(
        {
            "seats": {
                "A": {"hand": ["attack-1", "joker"], "deck": ["attack-1"], "play": ["attack-1"]},
                "B": {
                    "discard": ["attack-1", "poison-2", "poison-2"],
                    "hand": ["joker"],
                },
            }
        }
    )
    assert s.piles[0] == 8
    assert s.piles[9] == 10
    assert s.poison == 18 - 6 - 2  # level 1 lay on top of level 2 (FAB-EX-13)


def test_a_deck_is_listed_from_the_top() -> None:
    s = load({"seats": {"A": {"deck": ["joker", "attack-1"]}}})
    assert s.boards[0].deck[-1] == POOL.kind_of["joker"]


@pytest.mark.parametrize(
    ("seat", "left"),
    [
        ({}, [7, 7, 7]),
        ({"hand": ["pot-shot", "crack-shot"]}, [6, 7, 7]),
        ({"hand": ["crack-shot", "crack-shot"]}, [4, 7, 7]),  # a Twist never lies on top (FAB-TWIST-01)
        ({"discard": ["omega-shield"]}, [7, 3, 7]),
        ({"twists": ["transformed-senses"]}, [7, 7, 4]),
        ({"twists": ["onboard-cache"]}, [0, 7, 7]),
        ({"twists": ["onboard-cache"], "hand": ["unleashed-fury"]}, [7, 7, 0]),
        ({"twists": ["onboard-cache", "onboard-cache", "onboard-cache"]}, [0, 0, 0]),
        ({"reserves": {"attack": 3}}, [3, 7, 7]),
    ],
)
def test_reserves_hold_what_she_does_not(seat: Document, left: list[int]) -> None:
    """FAB-SETUP-06"""
    s = load({"seats": {"A": seat}})
    assert [8 - gone for gone in s.boards[0].reserves] == left


@pytest.mark.parametrize(
    ("fable", "seat", "threshold", "epics"),
    [
        ("red", {}, 15, 3),
        ("red", {"hp": 16}, 15, 3),
        ("red", {"hp": 15}, 0, 0),  # she has chosen already (FAB-EPIC-01)
        ("red", {"hand": ["system-hack"]}, 0, 0),
        ("red", {"threshold": 15, "hp": 10}, 15, 3),
        ("dorothy", {}, 20, 2),  # her set-up has taken the first one (FAB-SETUP-10)
        ("dorothy", {"deck": ["the-lion"]}, 20, 2),  # her set-up gave it to her (FAB-SETUP-10)
        ("dorothy", {"deck": ["the-lion"], "hand": ["the-tin-man"]}, 0, 0),
    ],
)
def test_epics_still_to_choose_from(fable: str, seat: Document, threshold: int, epics: int) -> None:
    s = load({"fables": [fable, "snow"], "seats": {"A": seat}})
    board = s.boards[0]
    assert max(board.threshold, 0) == threshold
    assert len(board.epics) == epics
    assert board.epic_due == (0 < board.hp <= board.threshold)


def test_the_sheets_set_up_what_they_have() -> None:
    """FAB-SETUP-10"""
    s = load({"fables": ["mermaid", "match"], "seats": {"A": {"square": 2}}})
    assert s.boards[0].tentacles == (2,)
    assert s.matches == 12
    assert s.match_owner == 1


def test_a_last_twist_of_its_own_reserve_empties_it() -> None:
    """FAB-TWIST-03: the Match Girl has three different ones."""
    s = load(with_fables("match", "red", twists=["playing-with-hopes"]))
    assert [8 - gone for gone in s.boards[0].reserves] == [7, 0, 7]


def test_limits_follow_from_twists_and_epics() -> None:
    """FAB-LIMIT-09"""
    kaguya = load(with_fables("kaguya", "red", twists=["blood-moon", "swift-reprisal"])).boards[0]
    assert (kaguya.max_hp, kaguya.max_defense) == (32, 8)
    mermaid = load(with_fables("mermaid", "red", twists=["restoring-waters"])).boards[0]
    assert (mermaid.hp, mermaid.max_hp) == (18, 18)


def test_who_has_no_hp_is_out_and_the_other_has_won() -> None:
    """FAB-GOAL-01, FAB-GOAL-02"""
    s = load({"seats": {"B": {"hp": 0}}})
    assert s.boards[1].out
    assert s.over()
    assert s.winner == 0


# -- positions: what cannot be ------------------------------------------------------------------------


def seat_a(**fields: object) -> Document:
    return {"seats": {"A": fields}}  # type: ignore[dict-item]


def with_fables(*fables: str, **fields: object) -> Document:
    return {**seat_a(**fields), "fables": list(fables)}


IMPOSSIBLE: list[tuple[Document, str, dict[str, object]]] = [
    (seat_a(hp=51), "out-of-range", {"field": "seats.A.hp", "most": 30, "rule": "FAB-LIMIT-09"}),
    (seat_a(hp=-1), "out-of-range", {"field": "seats.A.hp", "least": 0}),
    (seat_a(hp="all"), "not-a-number", {"field": "seats.A.hp", "given": '"all"'}),
    (seat_a(defense=7), "out-of-range", {"field": "seats.A.defense", "most": 6, "rule": "FAB-LIMIT-09"}),
    (seat_a(power=26), "out-of-range", {"field": "seats.A.power", "most": 25, "rule": "FAB-LIMIT-09"}),
    (seat_a(square=10), "out-of-range", {"field": "seats.A.square", "most": 9}),
    (seat_a(square=0), "out-of-range", {"field": "seats.A.square", "least": 1}),
    (seat_a(track=1), "out-of-range", {"field": "seats.A.track"}),
    (seat_a(square=6), "same-square", {"field": "seats.B.square", "one": "A", "rule": "FAB-MOVE-02"}),
    (seat_a(hands=[]), "unknown-field", {"field": "seats.A.hands"}),
    ({"seats": {"C": {}}}, "unknown-field", {"field": "seats.C"}),
    ({"seats": []}, "not-a-table", {"field": "seats"}),
    ({"piles": {"jokers": 3}}, "unknown-field", {"field": "piles.jokers"}),
    ({"piles": {"joker": 13}}, "too-many", {"field": "piles", "given": "joker", "most": 12}),
    ({**seat_a(hand=["joker"]), "piles": {"joker": 12}}, "too-many", {"field": "piles", "count": 13}),
    (seat_a(hand=["joker"] * 13), "too-many", {"field": "seats.A.hand", "count": 13, "rule": "FAB-LIMIT-02"}),
    (seat_a(hand=["pot-shot", "pot-shot"]), "too-many", {"given": "pot-shot", "rule": "FAB-LIMIT-04"}),
    (seat_a(hand=["pot-shot"], deck=["pot-shot"]), "too-many", {"field": "seats.A.deck", "most": 1}),
    (seat_a(hand=["sniper-shot"], reserves={"attack": 7}), "too-many", {"given": "sniper-shot", "count": 4}),
    (seat_a(twists=["hooded-system"] * 2), "too-many", {"field": "seats.A.twists", "most": 1}),
    (seat_a(twists=["onboard-cache"] * 4), "too-many", {"field": "seats.A.twists", "most": 3}),
    (seat_a(hand=["system-hack"], epics=["system-hack"]), "too-many", {"given": "system-hack"}),
    (seat_a(hand=["atack-1"]), "unknown-card", {"field": "seats.A.hand", "given": "atack-1"}),
    (seat_a(hand=[3]), "not-a-text", {"field": "seats.A.hand", "given": "3"}),
    (seat_a(hand=["shard-storm"]), "not-her-card", {"given": "shard-storm", "fable": "red"}),
    (seat_a(twists=["crystal-coffin"]), "not-her-card", {"field": "seats.A.twists"}),
    (seat_a(hand=["hooded-system"]), "wrong-zone", {"field": "seats.A.hand", "given": "hooded-system"}),
    (seat_a(twists=["pot-shot"]), "wrong-zone", {"field": "seats.A.twists"}),
    (seat_a(hand=["blood-1"]), "wrong-zone", {"given": "blood-1"}),
    (seat_a(durables=[{"card": "pot-shot"}]), "not-durable", {"field": "seats.A.durables.1.card"}),
    (seat_a(durables=["energy-shield"]), "not-a-table", {"field": "seats.A.durables.1"}),
    (seat_a(reserves={"attack": 9}), "out-of-range", {"field": "seats.A.reserves.attack", "most": 8}),
    (seat_a(qi=1), "not-her-token", {"field": "seats.A.qi", "owner": "mulan", "fable": "red"}),
    (with_fables("mulan", "red", qi=13), "out-of-range", {"most": 12, "rule": "FAB-LIMIT-05"}),
    (with_fables("beauty", "red", awakening=10), "out-of-range", {"most": 9, "rule": "FAB-LIMIT-05"}),
    (with_fables("dorothy", "red", combo=13), "out-of-range", {"most": 12, "rule": "FAB-LIMIT-06"}),
    (
        with_fables("mermaid", "red", tentacles=[1] * 5),
        "too-many-tokens",
        {"most": 4, "rule": "FAB-LIMIT-06"},
    ),
    (with_fables("mermaid", "red", tentacles=[12]), "out-of-range", {"field": "seats.A.tentacles"}),
    (with_fables("schehera", "red", fate=[{"pile": "joker"}] * 7), "too-many-tokens", {"most": 6}),
    (
        with_fables("schehera", "red", fate=[{"pile": "C:attack"}]),
        "not-allowed",
        {"field": "seats.A.fate.1.pile"},
    ),
    (with_fables("alice", "red", avatar="king"), "not-allowed", {"allowed": "none, queen, hatter, cat"}),
    (seat_a(twists=["onboard-cache"], cache=["joker"] * 2), "too-many-tokens", {"rule": "FAB-RUL-13"}),
    (with_fables("red", "alice", hand=["poison-1"]), "too-many", {"given": "poison-1", "most": 0}),
    (seat_a(hand=["match"]), "too-many", {"given": "match", "most": 0, "rule": "FAB-LIMIT-06"}),
    (seat_a(hand=["poison-3"] * 7), "too-many", {"given": "poison-3", "most": 6, "rule": "FAB-LIMIT-03"}),
    ({"poison": 19}, "out-of-range", {"field": "poison", "most": 18}),
    (seat_a(hp=5, out=True), "out-at-zero", {"field": "seats.A.out", "rule": "FAB-GOAL-01"}),
    ({"active": "C"}, "not-allowed", {"field": "active", "allowed": "A, B"}),
    ({"winner": "A"}, "not-allowed", {"field": "winner", "allowed": "none"}),
    ({"agenda": [{"step": "dance"}]}, "not-allowed", {"field": "agenda.1.step"}),
    ({"packets": [{"amount": -1}]}, "out-of-range", {"field": "packets.1.amount"}),
    ({"chance": {"key": "zz"}}, "not-a-key", {"field": "chance.key"}),
    ({"turn": {"used": ["nobody"]}}, "unknown-card", {"field": "turn.used"}),
    ({"turn": {"lasting_attack": [[1]]}}, "not-a-number", {"field": "turn.lasting_attack"}),
    ({"relics": "printed", "relic_row": {"row": ["wish"]}}, "relic-count", {"count": 9, "given": 1}),
    ({"relics": "printed", "relic_row": {"row": ["wish"] * 9}}, "too-many", {"given": "wish", "most": 5}),
    ({"relic_row": {"row": ["wish"] * 9}}, "impossible", {"field": "relics", "rule": "FAB-RELIC-01"}),
    ({"relics": "printed", "relic_row": {"row": ["lamp"] * 9}}, "not-allowed", {"given": "lamp"}),
    (
        {"relics": "printed", "relic_row": {"row": ["none"] * 9, "deck": ["wish"]}},
        "impossible",
        {"field": "relic_row.row", "rule": "FAB-RELIC-04"},
    ),
    # What follows from Twists and Epics
    (with_fables("kaguya", "red", twists=["blood-moon"], defense=8), "out-of-range", {"most": 7}),
    (with_fables("kaguya", "red", max_defense=7), "limit", {"most": 6, "rule": "FAB-LIMIT-09"}),
    (with_fables("mermaid", "red", twists=["restoring-waters"], hp=19), "out-of-range", {"most": 18}),
    (with_fables("mermaid", "red", max_hp=18), "limit", {"most": 36, "rule": "FAB-LIMIT-09"}),
    (with_fables("mermaid", "red", hand=["restoring-waters"]), "wrong-zone", {"field": "seats.A.hand"}),
    (seat_a(twists=["system-hack"]), "wrong-zone", {"field": "seats.A.twists"}),
    (
        with_fables("mermaid", "red", twists=["the-kraken-stirs"], tentacles=[3]),
        "impossible",
        {"field": "seats.A.tentacles", "rule": "FAB-RUL-46"},
    ),
    (with_fables("mermaid", "red", tentacles=[]), "impossible", {"rule": "FAB-SETUP-10"}),
    (seat_a(hand=["system-hack", "the-wolf-consumes"]), "epics", {"about": 2, "rule": "FAB-EPIC-01"}),
    (seat_a(epics=["system-hack"]), "epics", {"count": 1, "left": 3}),
    (
        with_fables("dorothy", "red", hand=["the-lion", "the-tin-man", "the-scarecrow"]),
        "epics",
        {"about": 3, "most": 2},
    ),
    (
        with_fables("dorothy", "red", epics=["the-lion", "the-tin-man", "the-scarecrow"]),
        "epics",
        {"count": 3, "left": 2},
    ),
    (seat_a(hp=15, threshold=15, epic_due=False), "impossible", {"rule": "FAB-RUL-51"}),
    (seat_a(hp=10, epic_due=True), "impossible", {"field": "seats.A.epic_due", "rule": "FAB-RUL-51"}),
    (with_fables("beauty", "red", awakening=6), "impossible", {"rule": "FAB-RUL-55"}),
    (with_fables("beauty", "red", awake=True), "impossible", {"rule": "FAB-RUL-55"}),
    (with_fables("beauty", "red", twists=["treating-what-ails"]), "impossible", {"rule": "FAB-TWIST-02"}),
    (with_fables("schehera", "red", twists=["caught-in-the-web"]), "impossible", {"rule": "FAB-TWIST-02"}),
    (seat_a(reserves={"attack": 5}), "impossible", {"rule": "FAB-TWIST-01"}),  # a Twist would lie on top
    (seat_a(reserves={"attack": 1}), "impossible", {"rule": "FAB-TWIST-01"}),
    # What is still to be done
    ({"turn_number": 0}, "out-of-range", {"field": "turn_number", "rule": "FAB-SETUP-13"}),
    ({"agenda": [{"step": "deal"}]}, "step-order", {"field": "agenda.1.step", "rule": "FAB-TURN-02"}),
    ({"agenda": [{"step": "unlock"}]}, "not-allowed", {"field": "agenda.1.step"}),
    ({"agenda": [{"step": "plain-tail"}]}, "not-allowed", {"field": "agenda.1.step"}),
    ({"agenda": [{"step": "epic-repeat"}]}, "not-allowed", {"field": "agenda.1.step"}),
    ({"agenda": [{"step": "end-hand", "seat": "A"}]}, "step-order", {"step": "end-hand"}),
    (
        {"agenda": [{"step": "next-turn"}, {"step": "end-draw", "seat": "B"}]},
        "step-order",
        {"field": "agenda.2.step", "step": "end-draw"},
    ),
    ({"agenda": [{"step": "draw"}]}, "step-value", {"field": "agenda.1.seat", "step": "draw"}),
    ({"agenda": [{"step": "close", "seat": "A"}]}, "step-value", {"field": "agenda.1.seat"}),
    ({"agenda": [{"step": "draw", "seat": "A", "a": -1}]}, "step-value", {"field": "agenda.1.a"}),
    ({"agenda": [{"step": "tail", "seat": "A", "a": "pot-shot"}]}, "step-value", {"step": "tail"}),
    (
        {"agenda": [{"step": "unlocked", "seat": "A", "a": "onboard-cache"}]},
        "step-value",
        {"given": '"onboard-cache"'},
    ),
    ({"agenda": [{"step": "relic-tail", "seat": "A", "a": 0}]}, "step-value", {"step": "relic-tail"}),
    ({"agenda": [{"step": "place", "seat": "A"}]}, "step-value", {"step": "place"}),
    ({"packets": [{"amount": 2}]}, "nobody-settles", {"field": "packets", "rule": "FAB-TIMING-06"}),
    (seat_a(shown=["joker"]), "lies-open", {"field": "seats.A.shown", "rule": "FAB-CARD-03"}),
    (seat_a(hurt=[{"source": "B", "lost": 1}]), "impossible", {"rule": "FAB-TIMING-01"}),
    ({"turn": {"composing": "attack", "played": ["attack-1"]}}, "not-composed", {"field": "turn.played"}),
    ({"turn": {"last": {"via": "attack-talent"}}}, "impossible", {"field": "turn.last.card"}),
    ({"turn": {"draw_offers": [1]}}, "impossible", {"rule": "FAB-RUL-24"}),
    ({"slot": "B"}, "impossible", {"field": "slot", "rule": "FAB-2V2-08"}),
    ({"owners": {"poison": "A"}}, "impossible", {"field": "owners.poison", "rule": "FAB-SETUP-10"}),
    ({"turn_cap": 9, "winner": "draw"}, "not-allowed", {"field": "winner"}),
    (
        {"fables": ["red", "snow", "alice", "mulan"], "seats": {"C": {"hp": 0, "hand": ["joker"]}}},
        "impossible",
        {"field": "seats.C.hand", "rule": "FAB-2V2-15"},
    ),
    (
        {"fables": ["red", "snow", "alice", "mulan"], "seats": {"C": {"hp": 0}, "B": {"hp": 0}}},
        "impossible",
        {"field": "seats.D.track", "rule": "FAB-2V2-13"},
    ),
    (
        {"fables": ["red", "snow", "alice", "mulan"], "seats": {"C": {"track": 0, "square": 1}}},
        "same-track",
        {"field": "seats.C.track", "rule": "FAB-2V2-04"},
    ),
    (
        {"fables": ["red", "snow", "alice", "mulan"], "seats": {"A": {"hp": 0}}},
        "active-is-out",
        {"field": "active", "rule": "FAB-RUL-36"},
    ),
]


@pytest.mark.parametrize(("document", "message", "arguments"), IMPOSSIBLE)
def test_a_position_that_cannot_exist_is_refused(
    document: Document, message: str, arguments: dict[str, object]
) -> None:
    """FAB-LIMIT-01 to FAB-LIMIT-09"""
    with pytest.raises(NoctuaryError) as caught:
        load(document)
    error = caught.value
    assert error.message == f"error-position-{message}"
    assert arguments.items() <= error.arguments.items()
    reads_well(error)
    reads_well(InFile(error, "puzzle.toml", 7))


def test_a_second_box_doubles_the_basic_cards() -> None:
    """FAB-LIMIT-08"""
    fables: list[Json] = ["red", "snow", "alice", "mulan"]
    assert load({"fables": fables, "seats": {"A": {"hand": ["joker"] * 24}}}).piles[9] == 0
    with pytest.raises(NoctuaryError):
        load({"fables": fables, "seats": {"A": {"hand": ["joker"] * 25}}})


def test_a_position_may_say_less_than_there_is() -> None:
    """FAB-LIMIT-07: the rest has been destroyed"""
    s = load({"piles": {"joker": 0}, "poison": 3, "seats": {"A": {"reserves": {"attack": 0}}}})
    assert s.piles[9] == 0
