"""What a sign means is told where it stands: by pointer, by keys, and by a finger that rests on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from noctuary.text.catalogue import Language, catalogue, say
from tests.browser.people import People, Person
from tests.browser.test_looks import SIZES, TAGS, Screens

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
# Whatever a board draws as a sign: each is explained, holds what is, or stands in what is.
SIGNS: Final = (
    ".mark, abbr, .pile, .stages li, .kin, .pool, .edge, .points, .tally, .counter, .price, .letter, .level,"
    ".main, .tired, .reward, .faced, .total, .sign, .seat-name, .sect, .clan, .votes, .lock, .blood, .badge,"
    ".number, .threshold, .hp, h3, h4, .lamp, .apart, .portrait, .tentacle, .fate, .limit, .held, .next,"
    ".impulse, .strike, .damage, .face-down, .sum, .carried, .turn, .vital, .strip .all > li"
)
BARE: Final = """signs => [...document.querySelectorAll(".frame [data-zone], .frame .top")]
  .flatMap((zone) => [...zone.querySelectorAll(signs)])
  .filter((sign) => sign.checkVisibility() && !sign.closest(".visually-hidden, [data-zone=offers], .tools"))
  .filter((sign) => !sign.closest("[data-tip]") && !sign.querySelector("[data-tip]"))
  .map((sign) => sign.outerHTML.slice(0, 160))"""
TIPS: Final = "() => [...document.querySelectorAll('[data-tip]')].map((sign) => sign.dataset.tip)"
# A stop of the keys for every sign: a button that holds it or fills it, or a group of signs.
UNREACHED: Final = """() => {
  const found = [...document.querySelectorAll("[data-zone=board] [data-tip]")];
  const all = found.filter((sign) => sign.checkVisibility());
  const fills = (sign) => sign.querySelectorAll("button").length === 1;
  const reached = (sign) => sign.closest("button, a, summary, [data-tips]") || fills(sign);
  const told = new Set(all.filter(reached).map((sign) => sign.dataset.tip));
  return all.filter((sign) => !told.has(sign.dataset.tip)).map((sign) => sign.outerHTML.slice(0, 160));
}"""


@cache
def sentences(language: str) -> dict[str, str]:
    """By id, as they stand in the catalogue."""
    known = catalogue(Language(language))
    return {name: say(Language(language), name) for name in known.ids if name.startswith("web-tip-")}


def told(page: Page) -> Locator:
    return page.locator("#tip:popover-open")


def covers(page: Page, sign: Locator) -> bool:
    """Whether the tip lies over what it explains."""
    tip, under = told(page).bounding_box(), sign.bounding_box()
    assert tip is not None
    assert under is not None
    across = tip["x"] < under["x"] + under["width"] and under["x"] < tip["x"] + tip["width"]
    return (
        across and tip["y"] < under["y"] + under["height"] - 1 and under["y"] < tip["y"] + tip["height"] - 1
    )


def press_long(person: Person, sign: Locator) -> None:
    """A finger rests on it and is lifted again."""
    box = sign.bounding_box()
    assert box is not None
    line = person.context.new_cdp_session(person.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(told(person.page)).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def check_board(person: Person, game: str, language: str) -> None:
    """Every sign has its sentence, in the language that is spoken, and can be reached by keys."""
    page = person.page
    person.wait_for(f"() => new Set(({TIPS})()).size > 15")  # the board's own code may still be on its way
    assert page.evaluate(BARE, SIGNS) == []
    assert page.evaluate(UNREACHED) == []
    known = sentences(language)
    tips = set(page.evaluate(TIPS))
    lost = [
        ids
        for ids in tips
        if not any(known.get(f"web-tip-{start}{tip}") for tip in ids.split() for start in (f"{game}-", ""))
    ]
    assert lost == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sign_of_every_board_is_explained(people: People, language: str) -> None:
    ann = people.person(language=LOCALES[language])
    for stage in ("influence", "combat", "referendum"):
        ann.open(ann.staged(stage))
        ann.wait_for_question()
        check_board(ann, "vtes", language)
    for game in ("buffy", "fables"):
        ann.open(ann.table(game, turns=8))
        ann.wait_for_question()
        check_board(ann, game, language)
    known = sentences(language)

    sign = ann.page.locator(".side.mine .number.power")
    sign.hover()
    expect(told(ann.page)).to_contain_text(known["web-tip-fables-power"])
    assert not covers(ann.page, sign)
    other = ann.page.locator(".side.mine .threshold")
    other.hover()
    expect(told(ann.page)).to_contain_text(known["web-tip-fables-threshold"])
    ann.page.wait_for_timeout(400)  # it stays as long as the pointer does
    expect(told(ann.page)).to_contain_text(known["web-tip-fables-threshold"], timeout=1000)
    ann.page.mouse.move(2, 400)
    expect(told(ann.page)).to_have_count(0)

    ann.page.locator(".side.mine .numbers").focus()
    ann.press("ArrowDown", "ArrowUp")  # as somebody who uses keys
    ann.page.locator(".side.mine .numbers").focus()
    expect(told(ann.page)).to_contain_text(known["web-tip-fables-defense"])
    expect(told(ann.page)).to_contain_text(known["web-tip-fables-power"])
    assert ann.page.locator(":focus").get_attribute("aria-describedby") == "tip"
    ann.press("Escape")
    expect(told(ann.page)).to_have_count(0)


def test_a_step_of_the_turn_and_the_rule_of_a_question_are_explained(people: People) -> None:
    ann = people.person()
    ann.open(ann.staged("bleed"))
    ann.wait_for_question()
    step = ann.page.locator(".strip .all > li").nth(2)
    step.hover()
    expect(told(ann.page)).to_contain_text("Minion")
    assert not covers(ann.page, step)
    ann.press("Escape")
    expect(told(ann.page)).to_have_count(0)

    ann.page.mouse.move(600, 400)
    ann.page.locator(".home").focus()
    ann.press("Tab")
    expect(told(ann.page)).to_contain_text("Unlock")
    focused = ann.page.locator(":focus")
    assert focused.get_attribute("aria-describedby") == "tip"
    ann.press("Tab")
    expect(told(ann.page)).to_contain_text("Master")
    assert focused.get_attribute("aria-describedby") == "tip"

    # The rule of a question waits behind a question mark.
    mark = ann.page.locator(".prompt .rule")
    expect(mark).to_have_text("?")
    assert "VTES-" not in ann.page.locator(".prompt").inner_text()
    mark.click()
    expect(ann.page.locator(".rule-text a")).to_contain_text("VTES-")
    assert len(ann.page.locator(".rule-text").inner_text()) > 60


def test_a_finger_that_rests_on_a_sign_reads_and_does_not_play(people: People) -> None:
    ann = people.person(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ann.open(ann.table("fables", turns=8))
    seen = ann.wait_for_question()
    power = ann.page.locator(".side.mine .number.power")
    power.scroll_into_view_if_needed()
    press_long(ann, power)
    expect(told(ann.page)).to_contain_text(sentences("en")["web-tip-fables-power"])
    assert not covers(ann.page, power)

    card = ann.page.locator("[data-zone=hand] button .badge").first
    card.scroll_into_view_if_needed()
    press_long(ann, card)
    expect(told(ann.page)).to_contain_text(sentences("en")["web-tip-number-value"])
    assert ann.page.locator("dialog").count() == 0
    assert ann.page.locator("[data-zone=hand] .chosen").count() == 0
    assert ann.look()["decision"] == seen["decision"]
    ann.page.locator("#prompt-text").tap()
    expect(told(ann.page)).to_have_count(0)


@pytest.mark.parametrize(("width", "language"), [(360, "en"), (1280, "fr")])
def test_first_turns_and_the_legend_look_well(
    people: People, pictures: Path, width: int, language: str
) -> None:
    """Each game has its page in the lobby; the legend has the same sentences as the tips."""
    ann = people.person(language=LOCALES[language], viewport=SIZES[width])
    screens = Screens(ann, pictures, f"{width}-{language}")
    screens.lobby()
    pages = ann.page.locator(".game .learn")
    expect(pages).to_have_count(3)
    for place in range(3) if width == 360 else (2,):
        pages.nth(place).click()
        ann.page.locator("dialog figure svg").wait_for()
        assert ann.page.locator("dialog figure .call").count() == ann.page.locator("dialog .seen li").count()
        screens.check(f"first-turn-{place}")
        screens.close_dialog()
    ann.open(ann.staged("bleed"))
    ann.wait_for_question()
    with ann.menu() as menu:
        menu.get_by_role("button", name=say(Language(language), "web-legend"), exact=True).click()
        legend = ann.page.locator("dialog dl").first
        expect(legend).to_contain_text(sentences(language)["web-tip-vtes-pool"])
        screens.check("legend")
    with_tip = ann.page.locator(".own .pool").first
    with_tip.scroll_into_view_if_needed()
    with_tip.hover()
    expect(told(ann.page)).to_contain_text(sentences(language)["web-tip-vtes-pool"])
    assert ann.page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)["violations"] == []
    assert screens.faults == []
