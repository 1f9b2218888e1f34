"""The ring of VTES: who is seen where, what comes into view by itself, what leads on to a move."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, Person


def sides(person: Person) -> list[str | None]:
    """The seats on the left and on the right, by number."""
    return [
        person.page.locator(f".{place} section").first.get_attribute("data-seat")
        for place in ("prey", "predator")
    ]


def lines(person: Person) -> list[str]:
    found = person.page.locator(".others section").evaluate_all("all => all.map((one) => one.dataset.seat)")
    return [str(seat) for seat in found]


def test_prey_left_predator_right_the_others_above_and_oneself_below(people: People) -> None:
    ann = people.person()
    ann.open(ann.staged("minions"))
    ann.wait_for_question()
    assert sides(ann) == ["1", "4"]
    assert lines(ann) == ["2", "3"]
    expect(ann.page.locator(".own section")).to_have_attribute("data-near", "")
    places = [
        ann.page.locator(f".{name}").bounding_box() for name in ("prey", "middle > .sequence", "predator")
    ]
    assert [box["x"] for box in places if box] == sorted(box["x"] for box in places if box)


def test_a_seat_that_acts_across_the_table_comes_into_view_and_a_pin_keeps_it(people: People) -> None:
    """Ann, at D, bleeds E; Cleo looks on from A's side."""
    ann, cleo = people.person(), people.person("Cleo")
    table = ann.staged("afar")
    cleo.open(table)
    cleo.page.locator(".sequence").wait_for()
    assert sides(cleo) == ["3", "4"]
    assert lines(cleo) == ["1", "2"]
    expect(cleo.page.locator(".sequence")).to_contain_text("Lloyd Brooks")
    assert cleo.page.locator(".hand").count() == 0
    cleo.page.locator(".others section[data-seat='2'] .pin").click()
    assert sides(cleo) == ["2", "3"]
    cleo.page.locator(".prey .pin[aria-pressed=true]").click()
    assert sides(cleo) == ["3", "4"]


def test_the_ousted_are_folded_away(people: People) -> None:
    ann = people.person()
    ann.open(ann.staged("ousted"))
    ann.wait_for_question()
    assert sides(ann) == ["1", "4"]
    assert ann.texts(".others section.out .kin") == ["ousted", "ousted"]


def test_pointing_at_a_minion_leads_on_to_its_moves(people: People) -> None:
    """Two ways to one block: by keys on the board, where the only move of a minion is played."""
    ann = people.person()
    ann.open(ann.staged("bleed"))
    seen = ann.wait_for_question()
    assert len(seen["offers"]) == 3
    expect(ann.page.locator(".sequence")).to_contain_text("Alexa Draper, Horst von Brühl")
    blocker = ann.page.locator(".own [data-word='play/alexa-draper']")
    assert "can" in (blocker.get_attribute("class") or "").split()
    blocker.focus()
    ann.press("Enter")
    ann.wait_for_question(seen["decision"])
    expect(ann.page.locator("[data-log]")).to_contain_text("Alexa Draper")


def test_what_a_minion_carries_unfolds_and_is_shown_where_it_can_be_used(people: People) -> None:
    ann = people.person()
    ann.open(ann.staged("minions"))
    ann.wait_for_question()
    carried = ann.page.locator(".own [data-card='blood-doll']")
    expect(carried).to_have_count(0)
    ann.page.locator(".own .fold").click()
    expect(carried).to_be_visible()
    ann.open(ann.staged("combat"))
    ann.wait_for_question()
    weapon = ann.page.locator(".own [data-word='play/44-magnum']")
    expect(weapon).to_be_visible()
    assert "can" in (weapon.get_attribute("class") or "").split()


def test_the_last_turns_of_a_game_in_full_swing_by_keyboard_alone(people: People) -> None:
    """Two sides with minions: they act and block until the time is over."""
    ann = people.person()
    ann.open(ann.staged("last-turns"))
    assert ann.play_by_keys() > 10
    told = " ".join(ann.log())
    assert any(deed in told for deed in ("bleeds", "hunts", "blocks", "fight"))
