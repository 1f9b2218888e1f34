"""Puzzles over HTTP: the list, attempts whose only memory is the list of moves, hints, and own files."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.bots import make_bot
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.answers import Status
from noctuary.server.site import puzzle_making
from noctuary.server.site.puzzle_making import Making
from noctuary.server.wires.puzzles import LONGEST_FILE, PuzzleWish
from noctuary.server.wires.retold import FromHere
from noctuary.text.catalogue import Language
from noctuary.text.puzzles import Puzzle, find_puzzle, open_hands, puzzles_of
from tests.server.playing import Room, match_of
from tests.server.test_replays import finished
from tests.server.web import Browser, Web

SHOT = """game = "fables"
title = "A shot at two squares"

[position]
fables = ["red", "snow"]
seats.A = { hand = ["crack-shot", "attack-3", "movement-1"], square = 4 }
seats.B = { hp = 5, square = 7 }

[puzzle]
goal = "win"
"""


LAST_BLOW = ("attack attack-1", "add attack-2", "yes")


def ask(browser: Browser, name: str, language: str = "en", **ask: Any) -> dict[str, Any]:
    answer = browser.post(f"/api/puzzles/{name}?lang={language}", ask)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


def test_the_list_has_every_puzzle_of_every_game(web: Web) -> None:
    told = web.guest().get("/api/puzzles?lang=fr").json()
    assert [one["game"] for one in told["games"]] == ["fables", "buffy", "vtes"]
    for one in told["games"]:
        assert [puzzle["slug"] for puzzle in one["puzzles"]] == [own.slug for own in puzzles_of(one["game"])]
    assert told["games"][0]["puzzles"][0]["goal"] == "Gagnez pendant ce tour."


@pytest.mark.parametrize("name", ["fables/beside-her", "buffy/patience-is-a-debt", "vtes/unseen"])
def test_a_puzzle_is_solved_move_by_move(web: Web, name: str) -> None:
    browser = web.guest()
    told = ask(browser, name)
    assert told["verdict"] == "open"
    for _ in range(30):
        if told["verdict"] != "open":
            break
        hinted = ask(browser, name, made=told["made"], hint=3)
        offers = {offer["label"]: offer["text"] for offer in told["prompt"]["offers"]}
        move = next(text for label, text in offers.items() if hinted["hint"].endswith(f" {label}."))
        told = ask(browser, name, made=told["made"], move=move)
    assert told["verdict"] == "reached"
    assert told["prompt"] is None
    assert told["said"] == find_puzzle(*name.split("/")).lesson(Language.EN)


def test_a_miss_says_where_it_slipped_and_leads_one_step_back(web: Web) -> None:
    browser = web.guest()
    told = ask(browser, "fables/beside-her", move="end")
    assert told["verdict"] == "missed"
    assert "End" in told["said"]
    assert told["back"] == []
    assert ask(browser, "fables/beside-her", made=told["back"])["verdict"] == "open"


def test_hints_come_one_after_the_other(web: Web) -> None:
    browser = web.guest()
    puzzle = find_puzzle("fables", "beside-her")
    hints = [ask(browser, puzzle.name, hint=number)["hint"] for number in (1, 2, 3)]
    assert hints[0] == puzzle.nudge(Language.EN)
    assert len(set(hints)) == len(hints)


def test_hands_of_others_lie_open_with_their_faces(web: Web) -> None:
    told = ask(web.guest(), "vtes/not-by-the-door")
    assert told["hands"][0]["cards"] == ["deflection"]
    assert "deflection" in told["faces"]


def test_whoever_points_at_what_cannot_be_hears_the_rule(web: Web) -> None:
    told = ask(web.guest(), "fables/beside-her", about="shard-tempest")
    assert told["said"]
    assert told["made"] == []


def test_a_file_of_ones_own_can_be_tried(web: Web) -> None:
    browser = web.guest()
    told = ask(browser, "fables/own", file=SHOT)
    assert told["title"] == "A shot at two squares"
    for move in ("move movement-1", "right", "use crack-shot attack-3"):
        told = ask(browser, "fables/own", file=SHOT, made=told["made"], move=move)
    assert told["verdict"] == "reached"


@pytest.mark.parametrize(
    ("name", "body", "status"),
    [
        ("fables/no-such", {}, 404),
        ("nothing/beside-her", {}, 404),
        ("fables/own", {}, 404),
        ("fables/own", {"file": "game = 3"}, 422),
        ("fables/own", {"file": SHOT.replace("hp = 5", "hp = 999")}, 422),
        ("fables/own", {"file": "x" * (LONGEST_FILE + 1)}, 400),
        ("fables/beside-her", {"made": ["dance"]}, 409),
        ("fables/beside-her", {"made": ["end"] * 401}, 400),
        ("fables/beside-her", {"move": "fly"}, 422),
        ("fables/beside-her", {"hint": 9}, 400),
        ("fables/beside-her", {"luck": 1}, 400),
    ],
)
def test_what_makes_no_sense_is_refused(web: Web, name: str, body: dict[str, Any], status: int) -> None:
    answer = web.guest().post(f"/api/puzzles/{name}?lang=en", body)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


# -- from a replay --------------------------------------------------------------------------------------


def greedy_game() -> Match:
    """Snow White wins it by her last three choices: an attack, a second card for it, and a yes."""
    seed = b"puzzle-1"
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, seed)
    bots = [make_bot("greedy", "fables", seed) for _ in range(2)]
    while match.decision is not None:
        match.play(bots[match.decision.seat].choose(match))
    assert match.winners == [Seat(1)]
    return match


async def test_a_moment_of_a_finished_game_becomes_a_puzzle(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the last blow the winner can win, as far as she could know; the file can be solved."""
    monkeypatch.setattr(puzzle_making, "SECONDS", 120.0)
    ann, game = await room.client("Ann"), greedy_game()
    before = game.replayed(len(game.history) - len(LAST_BLOW))
    table = await room.server.house.laying.go_on_from(ann.person, before, FromHere(0, 1, "random"))
    await ann.enter(table)
    first = len(table.moves)
    for move in LAST_BLOW:
        await ann.play_text(move)
    assert match_of(table).winners == [Seat(1)]

    making = Making(room.server.house)
    found = await making.found(table.id, PuzzleWish(first, 1), Language.EN)
    assert found.looked == 1
    [one] = found.found
    assert (one.goal, one.ways > 0, one.depth) == ("Win this turn.", True, len(LAST_BLOW))
    puzzle = Puzzle(one.file, "own")
    assert puzzle.hidden
    assert puzzle.goal.seat == Seat(1)
    match = puzzle.begin()
    for move in LAST_BLOW:
        match.play_text(move)
    assert match.winners == [Seat(1)]
    other = await making.found(table.id, PuzzleWish(first, 0), Language.EN)
    assert (other.looked, other.found) == (1, [])  # she who is hit cannot survive this turn


async def test_a_goal_is_proved_in_a_process_of_its_own() -> None:
    hidden = f"{SHOT}hidden = true\n"
    proved = await puzzle_making.proved(hidden)
    assert proved is not None
    assert proved["ways"] == 1
    assert await puzzle_making.proved(hidden.replace("hp = 5", "hp = 9")) is None


async def test_nothing_hidden_leaves_a_table(room: Room) -> None:
    """What the seat could not know is dealt anew: its own hand is as it was, and the seed is nowhere."""
    table, _, _ = await finished(room)
    at = len(table.moves) // 2
    seat = Seat(table.moves[at].seat)
    found = puzzle_making.candidates(table, PuzzleWish(at, int(seat)), Language.EN)
    assert found
    for file in found:
        assert table.row.seed not in file
        match = Puzzle(file, "own").begin()
        own, other = open_hands(match, Seat(1 - seat)), open_hands(match, seat)
        before = table.rebuilt(at)
        assert own == open_hands(before, Seat(1 - seat))
        assert [len(hand) for hand in other.values()] == [
            len(hand) for hand in open_hands(before, seat).values()
        ]


async def test_only_finished_games_give_puzzles(room: Room) -> None:
    table, _ = await room.alone_at()
    with pytest.raises(Status, match="not over"):
        await Making(room.server.house).found(table.id, PuzzleWish(0, 0), Language.EN)


async def test_moments_that_are_not_there(room: Room) -> None:
    table, _, _ = await finished(room)
    for wish in (PuzzleWish(len(table.moves) + 1, 0), PuzzleWish(0, 5), PuzzleWish(len(table.moves), 0)):
        with pytest.raises(Status):
            await Making(room.server.house).found(table.id, wish, Language.EN)
    with pytest.raises(Status):
        await Making(room.server.house).found("nobody", PuzzleWish(0, 0), Language.EN)
