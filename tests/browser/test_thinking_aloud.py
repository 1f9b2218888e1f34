"""What a hard bot would do: as a hint at the table, and of a finished game in its replay."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import People, Person
from tests.browser.test_ends import give_up

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
LONG: Final = "Le niveau Difficile jouerait ceci plutôt que cela. " * 5


class Adviser:
    """Gives the advice that a test wants, instead of the server: about any question, at once."""

    def __init__(self, person: Person) -> None:
        self.prompt: dict[str, Any] = {}
        self.index = 0
        self.text = LONG
        person.page.route_web_socket("**/ws/table/**", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def asked(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] == "hint":
                page.send(json.dumps({**told, "index": self.index, "text": self.text}))
            else:
                server.send(message)

        def answered(message: str | bytes) -> None:
            self.prompt = json.loads(message).get("prompt") or self.prompt
            page.send(message)

        page.on_message(asked)
        server.on_message(answered)

    @property
    def last(self) -> int:
        """The last offer in the list: the pass button has its own place."""
        return max(
            index for index, _ in enumerate(self.prompt["offers"]) if index != self.prompt.get("passing")
        )


# Whether all of an offer is seen, in whatever scrolls.
SEEN: Final = """node => {
    const box = node.getBoundingClientRect();
    let { top, bottom } = box;
    for (let up = node.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === "visible") continue;
        top = Math.max(top, up.getBoundingClientRect().top);
        bottom = Math.min(bottom, up.getBoundingClientRect().bottom);
    }
    return bottom - top > box.height - 2 && bottom <= innerHeight;
}"""


def test_a_hint_is_asked_for_with_a_key_and_both_sides_see_that_there_are_hints(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    table = ann.table("fables", "me", "bot", hints=True)
    ann.open(table)
    ann.wait_for_question()
    ann.press("i")
    told = ann.page.locator(".prompt p[role=status]")
    expect(told).to_contain_text("Hard would play")
    expect(ann.page.locator(".chip.hints")).to_have_text("Hints on")
    bob.open(table)
    expect(bob.page.locator(".chip.hints")).to_have_text("Hints on")
    expect(bob.page.locator(".advice")).to_have_count(0)


def test_on_a_phone_a_tap_tells_what_the_sign_of_hints_means(people: People) -> None:
    bob = people.person("Bob", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    bob.open(bob.table("fables", "me", "bot", hints=True))
    bob.wait_for_question()
    sign = bob.page.get_by_role(
        "button", name="Hints on – Whoever plays here may ask what a hard bot would do."
    )
    box = sign.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    sign.tap()
    expect(bob.page.get_by_role("tooltip")).to_contain_text(
        "Hints on – Whoever plays here may ask what a hard bot would do."
    )
    bob.page.locator("#prompt-text").tap()
    expect(bob.page.get_by_role("tooltip")).to_be_hidden()


@pytest.mark.parametrize(("game", "wishes"), [("minions", {}), ("minions", PHONE), ("buffy-four", PHONE)])
def test_what_is_advised_comes_into_sight(people: People, game: str, wishes: dict[str, Any]) -> None:
    ann = people.person(language="fr-FR", **wishes)
    adviser = Adviser(ann)
    ann.open(ann.staged(game))
    ann.wait_for_question()
    adviser.index = adviser.last
    ann.page.locator(".vitals").wait_for()  # it comes with the board, which shows what is asked about
    ann.page.wait_for_timeout(200)
    page_at = ann.page.evaluate("scrollY")
    ann.press("i")
    advised = ann.page.locator(".offer.hinted")
    expect(advised).to_have_count(1)
    ann.page.wait_for_timeout(100)
    assert advised.evaluate(SEEN)
    told = ann.page.locator(".prompt p[role=status]")
    assert told.evaluate(SEEN), "the advice stays in sight beside it"
    assert ann.page.evaluate("scrollY") == page_at


def test_where_passing_is_advised_the_pass_button_says_so(people: People) -> None:
    ann = people.person()
    adviser = Adviser(ann)
    ann.open(ann.table("fables", turns=6, hints=True))
    ann.wait_for_question()
    adviser.index = adviser.prompt["passing"]
    ann.press("i")
    expect(ann.page.locator(".pass.hinted")).to_be_visible()
    expect(ann.page.locator(".offer.hinted")).to_have_count(0)
    assert ann.page.locator(".pass").evaluate("node => getComputedStyle(node).outlineStyle") == "dashed"


@pytest.mark.parametrize("stage", ["fables-duel", "influence", "bleed"])
def test_on_a_phone_a_hint_takes_two_lines_until_it_is_unfolded(people: People, stage: str) -> None:
    ann = people.person(language="fr-FR", **PHONE)
    adviser = Adviser(ann)
    ann.open(ann.staged(stage))
    ann.wait_for_question()
    adviser.index = adviser.last
    ann.page.locator(".advice").tap()
    told = ann.page.locator(".prompt p[role=status]")
    expect(told).to_contain_text("Le niveau Difficile")
    lines = "node => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight))"
    assert told.evaluate(lines) == 2
    unfold = ann.page.get_by_role("button", name="Le conseil en entier")
    expect(unfold).to_have_attribute("aria-expanded", "false")
    told.tap(force=True)  # the button lies over all of it
    expect(unfold).to_have_attribute("aria-expanded", "true")
    assert told.evaluate(lines) > 2
    unfold.focus()
    ann.press("Enter")
    expect(unfold).to_have_attribute("aria-expanded", "false")
    assert told.evaluate(lines) == 2


def test_on_a_phone_how_many_more_there_are_never_lies_over_the_question(people: People) -> None:
    ann = people.person(language="fr-FR", **PHONE)
    Adviser(ann)
    over = """top => {
        const prompt = document.querySelector('.prompt');
        prompt.scrollTop = top;
        const more = prompt.querySelector('.more')?.getBoundingClientRect();
        const asked = prompt.querySelector('.question').getBoundingClientRect();
        return more !== undefined && more.top < asked.bottom && more.bottom > asked.top;
    }"""
    for stage in ("fables-duel", "influence", "bleed", "buffy-four"):
        ann.open(ann.staged(stage))
        ann.wait_for_question()
        for top in (0, 10, 25, 40):
            assert not ann.page.evaluate(over, top), f"{stage}, scrolled by {top}"
        ann.press("i")
        ann.page.locator(".prompt p[role=status]").wait_for()
        for top in (0, 10, 25, 40):
            assert not ann.page.evaluate(over, top), f"{stage} with a hint, scrolled by {top}"


def test_a_hint_follows_when_the_language_is_switched(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("fables", turns=6, hints=True))
    ann.wait_for_question()
    ann.press("i")
    told = ann.page.locator(".prompt p[role=status]")
    expect(told).to_contain_text("Hard would play")
    ann.page.get_by_role("button", name="Français").click()
    expect(told).to_contain_text("Le niveau Difficile jouerait")


def test_the_focus_stays_on_the_button_that_asks_for_a_hint(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("fables", turns=6, hints=True))
    ann.wait_for_question()
    button = ann.page.locator(".advice")
    button.focus()
    ann.press("Enter")
    ann.page.locator(".prompt p[role=status]").wait_for()
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-disabled", "true")


def test_the_lobby_says_what_its_sign_of_hints_means_and_opens_no_table(people: People) -> None:
    ann = people.person("Ann", **PHONE)
    ann.table("fables", "me", "bot", hints=True, title="With hints")
    ann.page.goto("/")
    sign = ann.page.locator(".line", has_text="With hints").locator("button.hints")
    sign.tap()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("may ask what a hard bot would do")
    assert ann.page.url.endswith("/")


def test_a_new_table_with_a_clock_says_why_it_has_no_hints(people: People) -> None:
    ann = people.person()
    ann.page.goto("/")
    ann.page.locator(".game .deeds button").last.click()
    hints = ann.page.get_by_role("checkbox", name="Hints: whoever plays")
    expect(hints).to_be_checked()
    ann.page.get_by_role("checkbox", name="Play with a clock").check()
    expect(hints).to_be_disabled()
    expect(ann.page.locator(".barred")).to_contain_text("There are no hints at a table with a clock.")


def test_a_finished_game_is_analysed_under_the_slider(people: People) -> None:
    ann = people.person("Ann")
    table = ann.table("fables", turns=12)
    ann.open(table)
    ann.wait_for_question()
    for _ in range(2):
        ann.page.keyboard.press("Space")
        ann.wait_for_question()
    give_up(ann)
    ann.page.goto(f"/replay/{table}")
    ann.page.get_by_role("button", name="Analyse this game").click()
    expect(ann.page.locator("[data-analysis=done]")).to_be_visible()
    expect(ann.page.locator("[data-analysis] path.line").first).to_be_attached()


def test_the_focus_goes_on_to_what_takes_the_place_of_a_button_that_was_pressed(people: People) -> None:
    """Begun, stopped, begun again and done: the server’s part is played by the test, so that each lasts."""
    ann = people.person()
    table = ann.table("fables", turns=6)
    ann.open(table)
    ann.wait_for_question()
    give_up(ann)
    states = {"now": "none"}
    ann.page.route("**/analysis*", lambda route: route.fulfill(json=_analysis(route.request.method, states)))
    ann.page.goto(f"/replay/{table}")
    begin = ann.page.get_by_role("button", name="Analyse this game")
    stop = ann.page.get_by_role("button", name="Stop the analysis")
    begin.focus()
    ann.press("Enter")
    expect(stop).to_be_focused()
    ann.press("Enter")
    expect(begin).to_be_focused()
    ann.press("Enter")
    expect(stop).to_be_focused()
    states["now"] = "done"
    expect(ann.page.locator("[data-analysis=done] figcaption")).to_be_focused()


def _analysis(method: str, states: dict[str, str]) -> dict[str, Any]:
    states["now"] = {"POST": "running", "DELETE": "none"}.get(method, states["now"])
    return {
        "state": states["now"],
        "done": 1,
        "total": 9,
        "mine": True,
        "points": [],
        "turnings": [],
        "swings": [],
    }
