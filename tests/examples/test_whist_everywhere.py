"""A fourth game from a package of its own is played wherever ours are; no line of ours knows it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.examples.conftest import EXAMPLE, PATIENCE, Run
from tests.server.test_running import connected, get, started, stop

SCREEN = """
import asyncio
from noctuary.cli.table import PERSON, Table
from noctuary.cli.tui.app import TableApp
from noctuary.text import Language

def deal():
    return Table.deal("whist", {"pack": "32", "first": "A"}, b"screen", [PERSON, "random"])

async def play():
    app = TableApp(deal(), Language.FR, deal=deal, pause=0)
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        board = app.board.render().plain
        assert "Votre main" in board and "Atout" in board, board
        assert len(app.board._canvas.spots) >= 9, board  # the hand, and the card turned up
        for _ in range(200):
            if app.table.match.over:
                break
            await pilot.press("1")
            await pilot.pause()
        assert app.table.match.over
        print("over", len(app.table.match.history))

asyncio.run(play())
"""


def test_simulations_play_it_with_every_bot(noctuary: Run) -> None:
    words = ("--seats", "player,player", "--games", "3", "--pack", "32", "--json")
    report = json.loads(noctuary("sim", "whist", "--bots", "greedy,random", *words).stdout)
    assert (report["games"], report["errors"]) == (3, 0)
    assert report["decisions_mean"] == 32
    assert report["turns_mean"] == 16


def test_it_teaches_itself_as_ours_do(noctuary: Run) -> None:
    """Its lesson lies in its own package: it is listed, refuses a slip in its own words, and can be left."""
    assert "first-trick" in noctuary("learn").stdout
    left = noctuary("learn", "first-trick", answers="play 4-of-clubs\nplay 9-of-hearts\nquit\n").stdout
    assert "Not while you hold a heart." in left
    assert "step 2 of 3" in noctuary("learn").stdout
    end = noctuary("learn", "first-trick", "--lang", "fr", answers="2\n1\n").stdout
    assert "Deux plis à zéro" in end
    assert "noctuary play whist" in end


def test_it_is_listed_with_its_cards_and_rules(noctuary: Run) -> None:
    counted = json.loads(noctuary("status", "--json").stdout)["games"]
    assert list(counted)[-1] == "whist"
    assert (counted["whist"]["cards"], counted["whist"]["rules"]) == (52, 11)
    assert "follow suit" in noctuary("rules", "WHI-PLAY-02").stdout
    assert "Queen of hearts" in noctuary("cards", "whist", "dame de cœur").stdout


def test_it_is_played_at_the_text_table_and_its_record_is_verified(noctuary: Run, tmp_path: Path) -> None:
    """Plain text, in and out; what is against a rule is refused with it."""
    words = ("play", "whist", "--plain", "--seed", "00", "--first", "A", "--pack", "32", "--bot", "random")
    begun = noctuary(*words, answers="play 2-of-clubs\n" + "1\n" * 3 + "quit\n")
    assert "WHI-PLAY-01" in begun.stdout + begun.stderr
    assert "Cards in the stock: 15" in begun.stdout
    (saved,) = (tmp_path / "home" / "tables").glob("*.record")
    ended = noctuary("play", "--plain", "--resume", str(saved), answers="1\n" * 40)
    assert "wins" in ended.stdout or "draw" in ended.stdout
    replayed = noctuary("replay", str(saved), "--json")
    assert json.loads(replayed.stdout)["view"]["over"]
    analysed = json.loads(
        noctuary("analyse", str(saved), "--every", "turn", "--seconds", "0.1", "--json").stdout
    )
    assert analysed["looked"] == analysed["decisions"] > 0, "a game that tells no reasons gets numbers"
    wrong = saved.read_text(encoding="utf-8").replace("play ", "play play-", 1)
    (tmp_path / "wrong.record").write_text(wrong, encoding="utf-8")
    assert "play-" in noctuary("replay", str(tmp_path / "wrong.record"), code=2).stderr


def test_its_positions_pass_and_their_mistakes_are_told(noctuary: Run, tmp_path: Path) -> None:
    files = sorted(str(file) for file in (EXAMPLE / "noctuary_whist" / "positions").glob("*.toml"))
    assert f"{len(files)} passed, 0 failed." in noctuary("position", *files).stdout
    text = Path(files[0]).read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('"9-of-hearts", "4-of-clubs"', '"9-of-hearts", "9-of-hearts"'))
    told = noctuary("position", str(wrong), code=2).stderr
    assert "wrong.toml:19: Position: “seats.A.hand” has the 9-of-hearts, which is somewhere else" in told


def test_it_is_played_at_the_terminal_table(whist_site: Path, noctuary: Run) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCREEN],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.stdout == "over 32\n", done.stdout + done.stderr


def test_it_is_played_through_the_server(noctuary: Run, tmp_path: Path) -> None:
    """In the lobby, at a table over a real line, with a question why not; then the replay is verified."""
    with started(tmp_path, "serve", "--port", "0", "--pause", "0") as (process, address):
        games = json.loads(get(f"{address}/api/hello")[1])["games"]
        listed = {game["slug"]: game for game in games}
        assert listed["whist"]["modes"][0]["seats"] == [2]
        assert [option["name"] for option in listed["whist"]["options"]] == ["pack"]
        assert [choice["slug"] for choice in listed["whist"]["choices"]] == ["player"]
        book = json.loads(get(f"{address}/api/rules/whist")[1])
        assert [chapter["id"] for chapter in book["chapters"]][:2] == ["WHI-DEAL", "WHI-PLAY"]
        more = json.loads(get(f"{address}/api/rules/whist/rule/WHI-PLAY-02?lang=fr")[1])
        assert [example["name"] for example in more["examples"]] == ["follow-suit"]
        example = json.loads(get(f"{address}/api/rules/whist/example?name=follow-suit&lang=fr")[1])
        assert example["title"].startswith("Qui a la couleur")
        assert example["frame"]["sections"], "without a board of its own it is read out"
        cards = json.loads(get(f"{address}/api/cards/whist")[1])
        assert (len(cards["slugs"]), cards["facets"][0]["values"][0]["fr"]) == (52, "Trèfle")
        queen = json.loads(get(f"{address}/api/cards/whist/card/queen-of-hearts")[1])
        assert (queen["faces"]["fr"]["title"], queen["figures"]) == ("Dame de cœur", None)
        cookie, table = table_at(address)
        refused, over = "", False
        with connected(address, cookie, table) as socket:
            while not over:
                message = json.loads(socket.recv(timeout=PATIENCE))
                over = (message.get("table") or {}).get("phase") == "over"
                refused = refused or (message.get("rule") or "")
                prompt = message.get("prompt")
                if prompt and not over:
                    if not refused:
                        socket.send(json.dumps({"t": "why", "about": "2-of-clubs"}))
                    socket.send(json.dumps({"t": "move", "decision": prompt["decision"], "index": 0}))
        assert refused.startswith("WHI-PLAY-")
        assert json.loads(get(f"{address}/api/replays/{table}/verify")[1])["good"]
        stop(process)


def table_at(address: str) -> tuple[str, str]:
    def post(path: str, body: object, cookie: str = "") -> tuple[dict[str, str], dict[str, str]]:
        headers = {"x-noctuary": "1", "origin": address, "cookie": cookie}
        request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer), dict(answer.headers)

    cookie = post("/api/session", {})[1]["set-cookie"].split(";")[0]
    seats = [{"sitter": "me"}, {"sitter": "bot", "bot": "greedy"}]
    wish = {"game": "whist", "seats": seats, "options": {"pack": "32"}}
    return cookie, post("/api/tables", wish, cookie)[0]["table"]


BROKEN = {
    "raises": 'raise RuntimeError("out of order")',
    "leaves": "raise SystemExit(3)",
    "empty": "",
    "misnamed": "from noctuary_whist import GAME",
    "silent": """
from noctuary_whist.game import GermanWhist
from noctuary.text.menu import Menu
from noctuary_whist.words import WORDS
GAME = GermanWhist("silent")
MENU = Menu("silent")
""",
}
WHY = {
    "raises": "RuntimeError: out of order",
    "leaves": "SystemExit: 3",
    "empty": "empty.menu has no MENU (Menu)",
    "misnamed": "its GAME is called 'whist'",
    "silent": "The text “silent-game” is missing",
}


def test_broken_packages_are_told_and_take_no_other_game_down(
    noctuary: Run, whist_site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is wrong with them; and a name that is taken stays whose it is."""
    site = tmp_path / "site"
    info = site / "oops-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oops\nVersion: 1.0\n")
    points = "".join(f"{name} = {name}\n" for name in BROKEN)
    (info / "entry_points.txt").write_text(f"[noctuary.games]\n{points}fables = raises\n")
    for name, code in BROKEN.items():
        (site / name).mkdir()
        (site / name / "__init__.py").write_text(code)
        if name in ("misnamed", "silent"):
            for part, word in (("menu", "MENU"), ("words", "WORDS")):
                line = (
                    f"from {name} import {word}"
                    if name == "silent"
                    else f"from noctuary_whist.{part} import {word}"
                )
                (site / name / f"{part}.py").write_text(line)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(whist_site)]))
    status = noctuary("status", "--json")
    assert list(json.loads(status.stdout)["games"]) == ["fables", "buffy", "vtes", "whist"]
    assert "Traceback" not in status.stderr
    for name, why in WHY.items():
        assert f"noctuary: The game “{name}” (package {name}) does not work: {why}" in status.stderr
    refused = noctuary("cards", "raises", code=2)
    assert refused.stderr.startswith("noctuary: The game “raises” (package raises) does not work")


def test_the_package_is_complete(whist_site: Path) -> None:
    """Rules, texts in both languages and nothing of ours: that is all there is in it."""
    found = sorted(file.name for file in (whist_site / "noctuary_whist").rglob("*.ftl"))
    assert found == ["whist.ftl", "whist.ftl"]
    assert not list(whist_site.glob("noctuary/*"))
