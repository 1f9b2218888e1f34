"""Whole games in real browsers: by keyboard alone, between two, among three with somebody who looks on."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.browser.people import People, Person, play_out


@pytest.mark.parametrize(("game", "turns"), [("fables", 12), ("buffy", 2), ("vtes", 12)])
def test_a_whole_game_against_a_bot_by_keyboard_alone(people: People, game: str, turns: int) -> None:
    ann = people.person()
    table = ann.table(game, turns=turns)
    ann.open(table)
    assert ann.play_by_keys() > 5
    ann.page.locator("#over").wait_for()
    assert ann.get(f"/api/replays/{table}?lang=en")["phase"] == "over"


def test_from_the_lobby_to_the_first_question_by_keyboard_alone(people: People) -> None:
    ann = people.person()
    ann.page.goto("/")
    ann.page.locator(".game .primary").first.wait_for()
    ann.tab_to(".game .primary")
    ann.press("Enter")
    seen = ann.wait_for_question()
    assert seen["offers"]
    assert ann.page.locator("#prompt-text").inner_text()


def test_a_whole_game_between_two_browsers(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob", language="fr-FR")
    table = ann.table("fables", "me", "open", turns=6)
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    play_out(ann, bob)
    assert ann.get(f"/api/replays/{table}?lang=en")["phase"] == "over"
    assert len(ann.log()) == len(bob.log())
    assert ann.log() != bob.log(), "each reads in her own language"


def test_three_seats_and_somebody_who_looks_on(people: People) -> None:
    """Ann and Bob play with a bot; Cleo and Bob are told what they may see, and no card of Ann's hand."""
    ann, bob, cleo = people.person("Ann"), people.person("Bob"), people.person("Cleo")
    table = ann.table("buffy", "me", "open", "bot", turns=1)
    for person in (ann, bob, cleo):
        person.overhear()
        person.open(table)
    bob.sit(1)
    watch = HandWatch(ann, bob, cleo)
    play_out(ann, bob, after_each=watch.check)
    cleo.page.locator("#over").wait_for()
    assert watch.kept, "Ann has held cards from one answer to the next"
    assert cleo.page.locator(".hand").count() == 0


class HandWatch:
    """What stays in a hand from one answer to the next is in nothing that anybody else is told meanwhile."""

    def __init__(self, holder: Person, *others: Person) -> None:
        self.holder = holder
        self.others = others
        self.kept: set[str] = set()
        self._before = self._hand(holder)
        self._read = [len(other.frames) for other in others]
        self._theirs: set[str] = set()

    def check(self) -> None:
        after = self._hand(self.holder)
        for other in self.others:
            self._theirs |= self._hand(other).keys()
        kept = (
            {slug for slug, count in self._before.items() if after[slug] >= count}
            - self._theirs
            - self._on_board()
        )
        for place, other in enumerate(self.others):
            told = "".join(other.frames[self._read[place] :])
            assert not [slug for slug in kept if f'"{slug}"' in told], (
                f"{other.name} was told of a hidden card"
            )
            self._read[place] = len(other.frames)
        self.kept |= kept
        self._before = after

    def _hand(self, person: Person) -> Counter[str]:
        return Counter(person.cards("[data-zone=hand]"))

    def _on_board(self) -> set[str]:
        return set(self.holder.cards("[data-zone=board]"))
