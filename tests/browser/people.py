"""People with a browser each: they look at what the page shows, and use keys, pointer and typed words."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket

from tests.browser.serving import Serving

WAIT_MS: Final = 120_000  # generous: only a failure waits that long
LOOK_MS: Final = 40  # between one look and the next, while nothing happens
MOST_MOVES: Final = 400
STUBBORN_SECONDS = 300  # where every message breaks the line, a busy machine takes its time
CHOICES: Final = {
    "fables": ("red", "snow"),
    "buffy": ("ada-vance", "countess-vesna", "milo-hart"),
    "vtes": ("v5-malkavian", "v5-ventrue"),
}
TURNS: Final = {"fables": "turn_cap", "buffy": "turn_limit", "vtes": "time_limit"}

# What a person sees of the question, read in one go.
_LOOK: Final = """
window.looked = () => {
  const asked = document.querySelector("[data-decision]");
  const offers = [...document.querySelectorAll(".offer:not(.back)")];
  const pass = document.querySelector(".pass");
  const answered = offers.some((offer) => offer.disabled);
  return {
    over: document.querySelector("#over") !== null,
    decision: asked && !answered ? Number(asked.dataset.decision) : null,
    offers: offers.map((offer) => offer.textContent.trim()),
    keys: offers.map((offer) => offer.dataset.key).filter(Boolean),
    passes: pass !== null && !pass.disabled,
    choosing: document.querySelector(".offer.back") !== null,
    pile: document.querySelector("dialog .can") !== null,
    sure: document.querySelector(".band.warning .danger") !== null,
    choosable: document.querySelectorAll("[data-zone] .can:is(button, a)").length,
  };
};
"""


class People:
    """Everybody at one server; when they leave, nobody's page has complained."""

    def __init__(self, browser: Browser, serving: Serving) -> None:
        self.serving = serving
        self._browser = browser
        self._all: list[Person] = []

    def person(self, name: str | None = "Ann", *, language: str = "en-GB", **wishes: Any) -> Person:
        """Motion is off unless it is wished for: what is tested is where things end. None: a stranger."""
        wishes.setdefault("reduced_motion", "reduce")
        wishes.setdefault("viewport", {"width": 1280, "height": 800})
        context = self._browser.new_context(base_url=self.serving.address, locale=language, **wishes)
        person = Person(context, self.serving.address, name, language[:2])
        self._all.append(person)
        return person

    def leave(self) -> None:
        troubles = [trouble for person in self._all for trouble in person.troubles]
        for person in self._all:
            person.context.close()
        assert not troubles, "\n".join(troubles)


class Person:
    def __init__(self, context: BrowserContext, address: str, name: str | None, language: str) -> None:
        self.context = context
        self.name = name or ""
        self.frames: list[str] = []  # what her sockets were told: see `overhear`
        self.troubles: list[str] = []  # what her page has complained about
        self._headers = {"X-Noctuary": "1", "Origin": address}
        self._random = random.Random(self.name)
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(_LOOK)
        if name is not None:
            self._post("/api/session", {"name": name, "language": language})
        self.page: Page = context.new_page()
        self.page.on(
            "console", lambda said: self.troubles.append(said.text) if said.type == "error" else None
        )
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def overhear(self) -> None:
        """From the next page on, keep what her sockets are told: dear, so only for those who read it."""
        self.page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        if "/ws/table/" in socket.url:
            socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _post(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(path, data=body, headers=self._headers)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    # -- tables -------------------------------------------------------------------------------------

    def table(self, game: str, *sitters: str, turns: int = 4, **more: Any) -> str:
        """`ann.table("buffy", "me", "open", "bot")`: a table of hers that ends after so many turns."""
        seats = [
            {"sitter": sitter, "choice": choice, "bot": "random"}
            for sitter, choice in zip(sitters or ("me", "bot"), CHOICES[game])
        ]
        wish = {"game": game, "seats": seats, "options": {TURNS[game]: turns}, **more}
        return str(self._post("/api/tables", wish)["table"])

    def staged(self, name: str) -> str:
        """A table of hers in the middle of something: see `tests/tables/stages.py`."""
        return str(self._post(f"/staging/{name}", {})["table"])

    def open(self, table: str, query: str = "") -> None:
        """As a player, or to watch: whoever does not sit there is asked in first."""
        self.page.goto(f"/table/{table}{query}")
        self.page.wait_for_selector(".frame, .invitation")
        if self.page.locator(".invitation").count():
            self.page.locator("[data-watch]").click()
            self.page.wait_for_selector(".frame")

    def sit(self, seat: int) -> None:
        """Take an open seat with what was chosen for it."""
        self.page.locator(".seats li").nth(seat).locator(".primary").click()
        if self.page.locator(".sitting").count():
            self.page.locator(".sitting .primary").click()
        self.page.locator(".gathering").wait_for(state="detached")

    @contextmanager
    def menu(self) -> Iterator[Locator]:
        """What the menu offers."""
        self.page.locator(".act button[aria-label]", has=self.page.locator(".name")).last.click()
        dialog = self.page.locator("dialog")
        dialog.wait_for()
        yield dialog
        if dialog.count():
            self.page.keyboard.press("Escape")

    # -- looking ------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        found = self.page.evaluate("looked()")
        assert isinstance(found, dict)
        return found

    def wait_for(self, condition: str, arg: object = None) -> None:
        """Asked now and then: at every frame, as is the custom, the page would be drawn for nothing else."""
        self.page.wait_for_function(condition, arg=arg, polling=LOOK_MS)

    def wait_for_question(self, after: int | None = None) -> dict[str, Any]:
        """Until something new is asked or the game is over."""
        self.wait_for(
            "after => { const { over, decision } = looked();"
            "return over || (decision !== null && decision !== after) }",
            after,
        )
        return self.look()

    def wait_until_answered(self, decision: int) -> None:
        self.wait_for("decision => looked().decision !== decision", decision)

    def texts(self, what: str) -> list[str]:
        return [" ".join(text.split()) for text in self.page.locator(what).all_text_contents()]

    def cards(self, zone: str) -> list[str]:
        """The slugs of the cards that lie in a zone."""
        found = self.page.evaluate(
            "zone => [...document.querySelectorAll(`${zone} [data-card]`)].map((card) => card.dataset.card)",
            zone,
        )
        return [str(slug) for slug in found]

    def log(self) -> list[str]:
        return self.texts("[data-log] li:not(.auto) .text")

    # -- playing by keys ----------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer_by_keys(self, seen: dict[str, Any]) -> None:
        """One answer: by a number, by Space, or by going to a thing on the table and pressing Enter."""
        decision = seen["decision"]
        ways: list[Callable[[dict[str, Any]], None]] = []
        if seen["offers"]:
            ways += [self._by_number] * 2
        if seen["choosable"]:
            ways += [self._by_focus] * 2
        if seen["passes"]:
            ways.append(lambda _: self.press("Space"))
        self._random.choice(ways)(seen)
        for _ in range(8):  # a choice in steps: card, then target
            self.wait_for(
                "d => { const now = looked(); "
                "return now.over || now.sure || now.pile || now.choosing || now.decision !== d }",
                decision,
            )
            now = self.look()
            if now["sure"]:
                self._press_on(".band.warning .danger")
            elif now["pile"]:
                self._press_on("dialog .can")
            elif now["decision"] == decision and now["choosing"]:
                self._by_number(now)
            else:
                return
        raise AssertionError("a choice that never ends")

    def _by_number(self, seen: dict[str, Any]) -> None:
        self.press(self._random.choice(seen["keys"]))

    def _by_focus(self, seen: dict[str, Any]) -> None:
        self.press(*["n"] * self._random.randint(1, min(4, seen["choosable"])), "Enter")

    def _press_on(self, what: str) -> None:
        self.tab_to(what)
        self.press("Enter")

    def tab_to(self, what: str) -> None:
        """Press Tab until the focus is there, as somebody without a pointer does."""
        for _ in range(120):
            if self.page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    def close_the_end(self) -> None:
        """How it ended lies over the board until it is closed; not for whoever comes when it is over."""
        self.page.locator("#over").wait_for()
        if self.page.locator("dialog").count() == 0:
            return
        self.page.locator("dialog[open]").wait_for()
        self.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def play_by_keys(self) -> int:
        """To the end of the game; how often she was asked."""
        seen = self.wait_for_question()
        for asked in range(MOST_MOVES):
            if seen["over"]:
                return asked
            self.answer_by_keys(seen)
            seen = self.wait_for_question(seen["decision"])
        raise AssertionError("the game never ends")


def play_out(*players: Person, after_each: Callable[[], None] = lambda: None) -> int:
    """Whoever is asked answers, until the game is over for everybody; the number of answers."""
    for answers in range(MOST_MOVES):
        asked = _somebody_asked(players)
        if asked is None:
            for person in players:
                person.close_the_end()
            return answers
        person, seen = asked
        person.answer_by_keys(seen)
        after_each()
    raise AssertionError("the game never ends")


_CLICK: Final = "what => document.querySelector(what)?.click()"


def play_stubbornly(*players: Person) -> int:
    """The same where answers get lost: whoever is still asked answers again. The number of key presses."""
    presses, looks, until = 0, list[dict[str, Any]](), time.monotonic() + STUBBORN_SECONDS
    while time.monotonic() < until:
        looks = [person.look() for person in players]
        if all(seen["over"] for seen in looks):
            return presses
        presses += 1
        for person, seen in zip(players, looks):
            if seen["sure"] or seen["pile"]:  # asked again, or to look into a pile: no key answers past that
                person.page.evaluate(_CLICK, ".band.warning .danger, dialog .can")
            elif seen["decision"] is not None and not seen["over"]:
                keys = seen["keys"]
                person.press(keys[presses % len(keys)] if keys else "Space")
        players[0].page.wait_for_timeout(30)
    raise AssertionError(f"the game never ends: {looks}")


def _somebody_asked(players: tuple[Person, ...]) -> tuple[Person, dict[str, Any]] | None:
    for _ in range(WAIT_MS // LOOK_MS):
        looks = [person.look() for person in players]
        for person, seen in zip(players, looks):
            if seen["decision"] is not None and not seen["over"]:
                return person, seen
        if all(seen["over"] for seen in looks):
            return None
        players[0].page.wait_for_timeout(LOOK_MS)
    raise AssertionError("nobody is asked, and the game is not over")
