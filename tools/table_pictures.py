"""Take the pictures of the browser table that the README shows: `python tools/table_pictures.py`.

It starts a server of its own, deals a table of each game in each language, answers a number of questions the
way a hurried person would (the first offers, or the pass), and saves what Chromium shows to docs/pictures. Of
VTES it shows five people in the middle of an action: the server of the browser tests sets that table up.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' people and their server

from tests.browser.people import People, Person  # noqa: E402
from tests.browser.serving import Serving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
PORT = 8177
ADDRESS = f"http://127.0.0.1:{PORT}/"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
GAMES = {"fables": (0, 30), "buffy": (1, 64)}  # which quick start it is, and how many questions to answer
SIZE = {"width": 1280, "height": 800}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
# Five at a table of VTES, and what they do until the picture is taken; in between everybody passes.
NEIGHBOURS = ("Bruno", "Carla", "Diane", "Emil")
SCRIPT = (
    ("A", "hunt colette"),
    ("A", "play govern-the-unaligned by gelasia-fotiou"),
    ("B", "block alexa-draper"),
)


def main() -> int:
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "noctuary", "serve", "--port", str(PORT)]
        server = subprocess.Popen(command, env={**os.environ, "NOCTUARY_HOME": home})
        try:
            wait_for_server()
            take_pictures()
        finally:
            server.terminate()
            server.wait()
    return 0


def wait_for_server() -> None:
    for _ in range(100):
        try:
            urlopen(f"{ADDRESS}api/hello", timeout=1).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    raise SystemExit("the server does not answer")


def take_pictures() -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for language, locale in LOCALES.items():
            for game, (place, questions) in GAMES.items():
                page = browser.new_page(viewport=SIZE, locale=locale, color_scheme="dark")
                page.goto(ADDRESS)
                page.locator(".game .primary").nth(place).click()
                page.wait_for_url("**/table/*")
                answer(page, questions)
                ending = "" if language == "en" else "-fr"
                page.screenshot(path=PICTURES / f"table-{game}{ending}.png")
                page.close()
        take_ring(browser)
        browser.close()


def answer(page: Page, questions: int) -> None:
    """The first offers in turn, and now and then a pass, so that turns go by."""
    for number in range(questions):
        choices = page.locator(".offer:enabled, .pass:enabled")
        choices.first.wait_for(timeout=30_000)
        passing = page.locator(".pass:enabled")
        wanted = passing if number % 4 == 3 and passing.count() else choices
        wanted.nth(number % min(wanted.count(), 3)).click()
        page.wait_for_timeout(250)
    page.wait_for_timeout(1_500)


# -- five people in the middle of an action -------------------------------------------------------------


def take_ring(browser: Browser) -> None:
    with tempfile.TemporaryDirectory() as home:
        serving = Serving(Path(home))
        serving.start()
        try:
            for language, locale in LOCALES.items():
                people = People(browser, serving)
                ann = people.person("Ann", language=locale, viewport=SIZE, color_scheme="dark")
                play_ring(ann, [people.person(name) for name in NEIGHBOURS])
                ending = "" if language == "en" else "-fr"
                ann.page.screenshot(path=PICTURES / f"table-vtes{ending}.png")
                people.leave()
        finally:
            serving.stop()


def play_ring(ann: Person, neighbours: list[Person]) -> None:
    """The script by typed notation; at the end Ann looks at the board."""
    table = ann.staged("evening")
    everybody = dict(zip("ABCDE", [ann, *neighbours]))
    for seat, person in enumerate(everybody.values()):
        person.open(table, "?text=1")
        if seat > 0:
            with person.menu() as menu:
                menu.locator(".seats li").nth(seat).locator(".primary").click()
            person.page.locator(".seats").wait_for(state="detached")
    for letter, move in SCRIPT:
        pass_until(everybody, everybody[letter], move)
    pass_until(everybody, ann)
    ann.open(table)
    ann.wait_for_question()
    ann.page.locator(".hint button.gone").click()
    ann.page.locator("[data-word='gelasia-fotiou']").first.hover()
    ann.page.wait_for_timeout(1_000)


def pass_until(everybody: dict[str, Person], wanted: Person, move: str | None = None) -> None:
    """Until somebody is asked, and has this move: it is made."""
    for _ in range(400):
        for person in everybody.values():
            seen = person.look()
            if seen["decision"] is None:
                continue
            offered = person.texts(".moves code")
            if person is wanted and (move is None or move in offered):
                if move is not None:
                    type_move(person, move)
                    person.wait_until_answered(seen["decision"])
                return
            type_move(person, "pass")
            person.wait_until_answered(seen["decision"])
        wanted.page.wait_for_timeout(20)
    raise SystemExit(f"{move} never comes up")


def type_move(person: Person, move: str) -> None:
    person.page.locator("#command").fill(move)
    person.page.locator("#command").press("Enter")


if __name__ == "__main__":
    sys.exit(main())
