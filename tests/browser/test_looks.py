"""Every screen, in both languages and themes, wide and narrow: axe finds nothing, nothing is cut or covered.

A picture of each is left in `test-artefacts/`, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.people import People, Person
from tests.browser.serving import ROOT

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOOKING: Final = Path(__file__).with_name("looking.js").read_text(encoding="utf-8")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES: Final = {1280: {"width": 1280, "height": 800}, 360: {"width": 360, "height": 740}}
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
# Every screen is seen wide and narrow, in both languages, in the light and in the dark. French, which is
# longer, is seen at both widths: what fits in French fits in English.
STYLES: Final = ((1280, "en", "light"), (1280, "fr", "dark"), (360, "fr", "light"))
# axe asks about widths and themes, not about languages, and takes longer than all the rest.
FOR_AXE: Final = STYLES[1:]
# Every board at rest and in the middle of something; some of them are read out as well.
STAGES: Final = (
    *("fables-duel", "fables-teams", "buffy-two", "buffy-two-contest", "buffy-four"),
    *("influence", "bleed", "combat", "referendum"),
)
IN_WORDS: Final = ("fables-duel", "buffy-two-contest", "bleed")


class Screens:
    """One person who goes from screen to screen; each is checked when it is shown."""

    def __init__(self, person: Person, pictures: Path, style: str, *, axe: bool = True) -> None:
        self._axe = axe
        self.person = person
        self.page = person.page
        self.faults: list[str] = []
        self._pictures = pictures
        self._style = style

    def check(self, name: str) -> None:
        self.page.wait_for_timeout(50)  # one frame, for what comes into view by itself
        self.page.screenshot(path=self._pictures / f"{name}-{self._style}.png")
        self.faults += [f"{name}: {fault}" for fault in self.page.evaluate(LOOKING)]
        if self._axe:
            self._ask_axe(name)

    def _ask_axe(self, name: str) -> None:
        # A line half under the heading that stays in sight is not a small target, only scrolled.
        self.page.evaluate("document.querySelectorAll('[data-log]').forEach((log) => { log.scrollTop = 0 })")
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE)
        found = self.page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)
        self.faults += [f"{name}: {_told(violation)}" for violation in found["violations"]]

    def visit(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Every screen by name, and how to come there."""
        yield "lobby", self.lobby
        yield "first-turn", lambda: self.page.locator(".game .learn").first.click()
        yield "new-table", lambda: self.page.locator(".game .deeds button").last.click()
        yield "person", lambda: self.page.locator("button.person").click()
        yield "settings", lambda: self.page.locator(".tools > button").last.click()
        yield "keys", self.keys
        yield "privacy", lambda: self.show("/privacy")
        yield "lost", lambda: self.show("/somewhere/else")
        yield "gone", lambda: self.show("/table/nowhere")
        yield "lesson", self.lesson
        yield "gathering", lambda: self.person.open(self.person.table("buffy", "me", "open", "open"))
        for name in STAGES:
            yield name, lambda name=name: self.staged(name)  # type: ignore[misc]
            if name in IN_WORDS:
                yield f"{name}-text", lambda: self.in_words()
        yield "read", lambda: self.page.locator("[data-zone=hand] [data-card]").first.hover()
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

    def lesson(self) -> None:
        self.show("/patrol")
        self.person.wait_for_question()
        self.page.locator(".hint.button").click()

    def keys(self) -> None:
        self.page.locator(".tools > button").last.click()
        self.page.locator("dialog .settings .button").click()

    def staged(self, name: str) -> None:
        """At rest or in the middle of something: see `tests/tables/stages.py`."""
        self.person.open(self.person.staged(name))
        self.person.wait_for_question()

    def in_words(self) -> None:
        self.page.goto(f"{self.page.url}?text=1")
        self.person.wait_for_question()

    def why(self) -> None:
        self.person.open(self.person.table("fables", turns=8))
        self.person.wait_for_question()
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


@pytest.mark.parametrize(("width", "language", "theme"), STYLES)
def test_every_screen(people: People, pictures: Path, width: int, language: str, theme: str) -> None:
    person = people.person(language=LOCALES[language], viewport=SIZES[width], color_scheme=theme)
    style = f"{width}-{language}-{theme}"
    screens = Screens(person, pictures, style, axe=(width, language, theme) in FOR_AXE)
    for name, come in screens.visit():
        come()
        screens.check(name)
        screens.close_dialog()
    assert not screens.faults, "\n".join(screens.faults)
