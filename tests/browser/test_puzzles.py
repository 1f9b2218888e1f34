"""Puzzles in a browser: found in the list, solved by clicking, missed and taken back, kept as solved."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from noctuary.bots.attempt import Attempt, Proofs
from noctuary.text.catalogue import Language
from noctuary.text.puzzles import find_puzzle
from noctuary.text.words import words_of
from tests.browser.people import People, Person
from tests.browser.test_ends import won

JOINTS = (">", "with", "for", "by")
SHATTERED = 'game = "fables"\n[position]\nseats.A = { hp = 99999 }\n'
EASY = {"fables": "beside-her", "buffy": "two-heads", "vtes": "unseen"}


def asked(person: Person) -> int | None:
    seen = person.wait_for_question()
    return None if seen["over"] else int(seen["decision"])


def do(person: Person, attempt: Attempt) -> None:
    """Make the move that leads on: point at what it names, or take it from the list."""
    page, decision = person.page, asked(person)
    move = attempt.solving_move()
    assert move is not None
    text = attempt.match.notation(move)
    label = words_of(attempt.puzzle.game).describe_move(attempt.match, move, Language.EN)
    verb, *words = [word for word in text.split() if word not in JOINTS]
    if verb == "pass":
        page.locator(".pass").click()
    else:
        choose(person, decision, words, label)
    person.wait_for(
        "before => { const now = looked(); return now.over || now.decision !== before }", decision
    )
    attempt.play(text)


def choose(person: Person, decision: int | None, words: list[str], label: str) -> None:
    """Point at one thing after the other; a click may already be the whole move."""
    offer = person.page.locator(".offer", has_text=label)
    for word in words:
        if person.look()["decision"] != decision or offer.count():
            break
        thing = person.page.locator(f"[data-word$='/{word}'].can").first
        if thing.count():
            thing.click()
            person.wait_for(
                "before => { const now = looked(); "
                "return now.over || now.choosing || now.pile || now.decision !== before }",
                decision,
            )
    if person.look()["decision"] == decision and offer.count():
        offer.first.click()


@pytest.mark.parametrize("game", list(EASY))
def test_one_puzzle_of_each_game_is_solved_by_clicking(people: People, pictures: Path, game: str) -> None:
    ann = people.person()
    page, puzzle = ann.page, find_puzzle(game, EASY[game])
    page.goto("/puzzles")
    expect(page.locator("main li a").first).to_be_visible()
    page.screenshot(path=pictures / "puzzles-en.png")
    page.locator(f"a[href='/puzzles/{puzzle.name}']").click()
    expect(page.locator(".voice .goal").first).to_have_text(puzzle.goal_text(Language.EN))
    attempt = Attempt(puzzle, Proofs().of(puzzle))
    page.screenshot(path=pictures / f"puzzle-{game}-en.png")
    for _ in range(40):
        if attempt.over:
            break
        do(ann, attempt)
    expect(page.locator("#over")).to_be_visible()
    expect(page.locator(".voice .said").first).to_have_text(puzzle.lesson(Language.EN))
    page.screenshot(path=pictures / f"puzzle-{game}-solved-en.png")
    page.locator("#over a[href='/puzzles']").click()
    expect(page.locator(f"a[href='/puzzles/{puzzle.name}'] .done")).to_be_visible()


def test_a_miss_is_told_and_a_step_back_leads_on(people: People, pictures: Path) -> None:
    """On a phone, in French, by a stranger: hints one after the other, the turn ended too soon, and back."""
    ann = people.person(None, language="fr-FR", viewport={"width": 360, "height": 740})
    page, puzzle = ann.page, find_puzzle("fables", "beside-her")
    page.goto("/puzzles")
    expect(page.locator("main li a").first).to_be_visible()
    page.screenshot(path=pictures / "puzzles-fr-360.png", full_page=True)
    page.goto(f"/puzzles/{puzzle.name}")
    expect(page.locator(".voice .goal").first).to_have_text("Gagnez pendant ce tour.")
    page.locator(".hint.button").click()
    expect(page.locator(".voice .hint").first).to_have_text(puzzle.nudge(Language.FR))
    page.locator(".hint.button").click()
    expect(page.locator(".voice .hint").first).not_to_have_text(puzzle.nudge(Language.FR))
    page.screenshot(path=pictures / "puzzle-fr-360.png")
    page.locator(".pass").click()
    expect(page.locator(".voice .said").first).to_contain_text("hors d’atteinte")
    page.locator("#over .primary").click()
    ann.wait_for_question()
    expect(page.locator(".voice .said")).to_have_count(0)


def test_a_moment_of_a_replay_becomes_a_puzzle(people: People, pictures: Path) -> None:
    """Before the blow that won: the search proves that one can win there, and the puzzle can be tried."""
    ann = people.person()
    page = ann.page
    table = won(ann, "end-fables")
    page.goto(f"/replay/{table}?at=0&seat=A")
    page.get_by_role("button", name="Make a puzzle").click()
    page.locator("dialog li .primary").first.wait_for()
    page.screenshot(path=pictures / "puzzle-make-en.png")
    page.locator("dialog li .primary").first.click()
    expect(page.locator(".voice .goal").first).to_have_text("Win this turn.")


def test_somebody_elses_file_is_opened_and_a_bad_one_is_refused_in_words(people: People) -> None:
    ann = people.person()
    page = ann.page

    def bring(text: str) -> None:
        page.goto("/puzzles")
        file = FilePayload(name="theirs.toml", mimeType="application/toml", buffer=text.encode())
        page.locator("input[type=file]").set_input_files(file)

    bring(find_puzzle("fables", "beside-her").text)
    expect(page.locator(".voice .goal").first).to_have_text("Win this turn.")
    bring("#" * 60_001)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    for hostile in ("game = 3", SHATTERED, "<script>alert(1)</script>"):
        bring(hostile)
        expect(page.locator("main [role=alert]")).not_to_be_empty()
        expect(page.locator("main a[href='/puzzles']")).to_be_visible()
    ann.troubles.clear()  # the browser tells of each answer that is a refusal
