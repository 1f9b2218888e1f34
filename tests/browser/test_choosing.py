"""Choosing at a table: what an offer comes to, one more click before a ruinous one, signs for levels."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import People, Person


def offer(person: Person, text: str) -> str:
    """All that the button says whose label has this text."""
    return " ".join(person.page.locator(".offer", has_text=text).first.inner_text().split())


def test_fables_warns_before_free_cards_are_thrown_away_until_it_is_told_not_to(
    people: People, pictures: Path
) -> None:
    ann = people.person()
    ann.open(ann.table("fables"))
    asked = ann.wait_for_question()
    ann.press("Space")  # keeps her hand
    asked = ann.wait_for_question(asked["decision"])
    assert any("Power" in text for text in ann.texts(".offer .forecast")), "what a card brings"
    band = ann.page.locator(".band.warning")
    ann.press("Space")
    expect(band).to_contain_text("what is left in your hand is discarded")
    assert "armed" in (ann.page.locator(".pass").get_attribute("class") or "")
    ann.page.screenshot(path=pictures / "warning-fables.png")
    ann.press("Escape")
    expect(band).to_have_count(0)
    ann.page.goto(f"{ann.page.url}?lang=fr")
    ann.wait_for_question()
    ann.page.locator(".pass").click()
    expect(band).to_contain_text("ce qui reste en main est défaussé")
    ann.page.screenshot(path=pictures / "warning-fables-fr.png")
    ann.page.locator(".pass").click()  # the same again is a yes
    ann.wait_for_question(asked["decision"])
    expect(band).to_have_count(0)


def test_vtes_foretells_transfers_and_warns_of_the_one_too_many(people: People, pictures: Path) -> None:
    ann = people.person()
    ann.open(ann.staged("influence"))
    seen = ann.wait_for_question()
    assert "blood 1 of 4, your pool 22 → 21" in offer(ann, "pool to Sully")
    band = ann.page.locator(".band.warning")
    ann.page.locator("[data-word$='/u:sully']").click()  # where it lies
    seen = ann.wait_for_question(seen["decision"])
    assert "blood 2 of 4, your pool 21 → 20" in offer(ann, "pool to Sully")
    ann.page.locator(".offer", has_text="pool to Ashley").click()
    expect(band).to_contain_text("wasted")
    ann.page.screenshot(path=pictures / "warning-vtes.png")
    band.locator(".button").last.click()
    expect(band).to_have_count(0)
    assert ann.look()["decision"] == seen["decision"], "nothing was played"


def test_vtes_levels_are_signs_and_a_bleed_says_what_it_does(people: People, pictures: Path) -> None:
    ann = people.person()
    ann.open(ann.staged("minions"))
    ann.wait_for_question()
    ann.page.locator(".own [data-word='play/colette']").click()
    assert "your prey’s pool 9 → 8" in offer(ann, "bleeds")
    ann.page.locator(".offer.back").click()
    ann.page.locator("[data-word='hand/govern-the-unaligned']").click()
    levels = ann.texts(".offer .level abbr")
    assert "dom" in levels
    texts = ann.texts(".offers .way")
    assert len(texts) == len(set(texts)) >= 1
    ann.page.screenshot(path=pictures / "levels-vtes.png")
    ann.page.goto(f"{ann.page.url}?lang=fr")
    ann.wait_for_question()
    ann.page.locator(".own [data-word='play/colette']").click()
    assert "réserve de votre proie 9 → 8" in offer(ann, "mord")


def test_buffy_says_who_leads(people: People, pictures: Path) -> None:
    ann = people.person()
    ann.open(ann.staged("buffy-two-contest"))
    ann.wait_for_question()
    told = ann.texts(".offer .forecast, .pass .forecast")
    ann.page.screenshot(path=pictures / "forecast-buffy.png")
    assert any(
        word in text for text in told for word in ("lead", "trail", "even", "goals", "Destiny", "tires")
    )
