"""The rulebook in the browser: a rule looked up, an example stepped by keyboard, a “why not?” followed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.test_at_the_table import fables_turn
from tests.browser.test_looks import AXE, TAGS

EXAMPLE = "/rules/buffy/example/examples/ex-01-the-park-and-a-challenge"


def test_a_rule_is_looked_up_in_either_language_and_leads_on(people: People) -> None:
    """FAB-ACT-04, FAB-MOVE-05"""
    page = people.person(language="fr-FR").page
    page.goto("/rules")
    page.get_by_role("link", name="Twisted Fables", exact=True).click()
    page.locator("#FAB-ACT-04").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("portee attaque")
    expect(page.locator(".found")).to_contain_text("trouvée")
    page.locator("#FAB-ACT-04 h3 a").first.click()
    page.wait_for_url("**/rules/FAB-ACT-04*")
    rule = page.locator("#FAB-ACT-04")
    expect(rule).to_contain_text("portée 1")
    expect(rule.locator(".examples a").first).to_be_visible()
    page.get_by_role("button", name="Deux langues").click()
    expect(rule.locator("[lang=en]")).to_contain_text("beyond range 1")
    page.evaluate(AXE)
    assert page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)["violations"] == []
    rule.get_by_role("link", name="FAB-MOVE-05").click()
    expect(page.locator("#FAB-MOVE-05")).to_be_in_viewport()
    expect(page.locator("#FAB-MOVE-05")).to_contain_text("Portée X")


def test_an_example_is_stepped_through_by_keyboard(people: People) -> None:
    """BUF-EX-01, BUF-CHL-03"""
    page = people.person().page
    page.goto(EXAMPLE)
    expect(page.locator("output")).to_have_text("Step 0 of 15")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".now")).to_contain_text("refused")
    expect(page.locator(".now").get_by_role("link", name="BUF-CHL-03")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text("Step 2 of 15")
    assert page.url.endswith("at=2")
    page.keyboard.press("End")
    expect(page.locator(".now")).to_contain_text('park.holder = "A"')
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    page.evaluate(AXE)
    assert page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)["violations"] == []


def test_a_why_not_leads_to_its_rule_and_the_table_stays(people: People) -> None:
    """FAB-ACT-04: the opponent is out of range."""
    ann = people.person()
    fables_turn(ann)
    ann.page.locator("[data-zone=hand] button[data-word='hand/attack-1']").first.click()
    told = ann.page.locator(".toast .rule a")
    rule = told.first.get_attribute("href")
    with ann.page.context.expect_page() as opened:
        told.first.click()
    beside = opened.value
    assert rule is not None
    assert beside.url.endswith(rule)
    expect(beside.locator(f"#{rule.removeprefix('/rules/')}")).to_be_in_viewport()
    assert "/table/" in ann.page.url
