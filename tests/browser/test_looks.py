"""Every screen, in both languages and themes, wide and narrow: axe finds nothing, nothing is cut or covered.

A picture of each is left in `test-artefacts/`, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import pytest

from tests.browser.people import People, Person
from tests.browser.serving import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKING: Final = Path(__file__).with_name("looking.js").read_text(encoding="utf-8")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES: Final = {1280: {"width": 1280, "height": 800}, 360: {"width": 360, "height": 740}}
Theme: TypeAlias = Literal["light", "dark"]
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
# In which order to answer so that the Buffy CCG comes to a challenge being faced.
TO_A_CONTEST: Final = (
    *("face", "refresh", "start A1", "challenge", "move ada-vance-1 > park"),
    *("place", "done", "keep", "pass"),
)


class Screens:
    """One person who goes from screen to screen; each is checked when it is shown."""

    def __init__(self, person: Person, pictures: Path, style: str) -> None:
        self.person = person
        self.page = person.page
        self.faults: list[str] = []
        self._pictures = pictures
        self._style = style
        # What one language sees first in the light, the other sees first in the dark.
        self._theme: Theme = "dark" if style.endswith("fr") else "light"
        self.page.emulate_media(color_scheme=self._theme)

    def check(self, name: str) -> None:
        """In both themes: all of it in one, and in the other what a theme can change. The next screen begins
        in that other one."""
        self._show(name)
        self.faults += [f"{name}: {fault}" for fault in self.page.evaluate(LOOKING)]
        # A line half under the heading that stays in sight is not a small target, only scrolled.
        self.page.evaluate("document.querySelectorAll('[data-log]').forEach((log) => { log.scrollTop = 0 })")
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self._ask_axe(name, TAGS)
        self._theme = "dark" if self._theme == "light" else "light"
        self.page.emulate_media(color_scheme=self._theme)
        self.page.wait_for_timeout(200)  # colours fade
        self._show(name)
        self._ask_axe(name, {"type": "rule", "values": ["color-contrast"]})

    def _show(self, name: str) -> None:
        self.page.wait_for_timeout(50)  # one frame, for what comes into view by itself
        self.page.screenshot(path=self._pictures / f"{name}-{self._style}-{self._theme}.png")

    def _ask_axe(self, name: str, rules: object) -> None:
        found = self.page.evaluate("rules => axe.run({ runOnly: rules })", rules)
        self.faults += [f"{name}: {_told(violation)}" for violation in found["violations"]]

    def visit(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Every screen by name, and how to come there."""
        yield "lobby", self.lobby
        yield "new-table", lambda: self.page.locator(".game .deeds button").last.click()
        yield "person", lambda: self.page.locator("button.person").click()
        yield "settings", lambda: self.page.locator(".tools > button").last.click()
        yield "keys", self.keys
        yield "privacy", lambda: self.show("/privacy")
        yield "patrol", self.patrol
        yield "gathering", lambda: self.person.open(self.person.table("buffy", "me", "open", "open"))
        for game in ("fables", "buffy"):
            yield f"{game}-table", lambda game=game: self.table(game)  # type: ignore[misc]
            yield f"{game}-text", lambda game=game: self.table(game, "?text=1")  # type: ignore[misc]
        yield "buffy-contest", self.contest
        for name in ("influence", "bleed", "combat", "referendum"):
            yield f"vtes-{name}", lambda name=name: self.staged(name)  # type: ignore[misc]
        yield "vtes-text", lambda: self.staged("bleed", "?text=1")
        yield "why", self.why
        yield "menu", lambda: self.page.locator(".act .row button").nth(1).click()
        yield "over", self.over
        yield "replay", self.replay

    def show(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main").wait_for()

    def lobby(self) -> None:
        self.show("/")
        self.page.locator(".game .primary").first.wait_for()

    def patrol(self) -> None:
        self.show("/patrol")
        self.person.wait_for_question()
        self.page.locator(".hint.button").click()

    def keys(self) -> None:
        self.page.locator(".tools > button").last.click()
        self.page.locator("dialog .settings .button").click()

    def table(self, game: str, query: str = "") -> None:
        self.person.open(self.person.table(game, turns=8), query)
        self.person.wait_for_question()

    def staged(self, name: str, query: str = "") -> None:
        self.person.open(self.person.staged(name), query)
        self.person.wait_for_question()

    def contest(self) -> None:
        """Play by notation until a challenge is being faced, then turn to the board."""
        table = self.person.table("buffy", turns=8)
        self.person.open(table, "?text=1")
        seen = self.person.wait_for_question()
        for _ in range(60):
            moves = self.person.texts(".moves code")
            if any(move.startswith("stack") for move in moves):
                break
            liked = [move for start in TO_A_CONTEST for move in moves if move.startswith(start)]
            self.page.locator("#command").fill((liked or moves)[0])
            self.page.locator("#command").press("Enter")
            seen = self.person.wait_for_question(seen["decision"])
        self.person.open(table)
        self.page.locator(".contest").wait_for()

    def why(self) -> None:
        self.table("fables")
        self.person.press("Space")
        self.page.locator("[data-word='hand/attack-1']:not(.can)").first.click()
        self.page.locator(".toast").wait_for()

    def over(self) -> None:
        self.page.locator(".act .row button").nth(1).click()
        self.page.locator("dialog .deeds > button").nth(-2).click()
        self.page.locator(".sure .danger").click()
        self.page.locator("dialog .columns").wait_for()

    def replay(self) -> None:
        self.page.locator(".over a[href^='/replay/']").click()
        self.page.locator(".player").wait_for()
        self.page.locator("[data-zone=hand] [data-card]").first.wait_for()

    def close_dialog(self) -> None:
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            self.page.locator("dialog").wait_for(state="detached")


def _told(violation: dict[str, Any]) -> str:
    where = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
    return f"{violation['id']}: {violation['help']} ({where})"


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("width", SIZES)
def test_every_screen(people: People, pictures: Path, width: int, language: str) -> None:
    person = people.person(language=LOCALES[language], viewport=SIZES[width])
    screens = Screens(person, pictures, f"{width}-{language}")
    for name, come in screens.visit():
        come()
        screens.check(name)
        screens.close_dialog()
    assert not screens.faults, "\n".join(screens.faults)
