"""The page of a series: it needs nothing but itself, and says everything in either language."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from noctuary.games import buffy
from noctuary.sim import (
    Ladder,
    Outcome,
    Plan,
    Report,
    Standings,
    Swiss,
    Tournament,
    run_series,
    run_swiss,
    run_tournament,
)
from noctuary.sim.page import Page
from noctuary.sim.pictures import WIDTH, Span, bars, spans, ticks
from noctuary.text.catalogue import Language

FABLES = Plan("fables", ("red", "snow"), ("greedy", "random"), 6, b"seed", mirror=True, course=True)
LANGUAGES = list(Language)
READY = Path(buffy.__file__).parent / "ready_decks" / "ada-vance-60.txt"


class Read(HTMLParser):
    """A page as a browser takes it: its tags in order, and the words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


@pytest.fixture(scope="module")
def report() -> Report:
    return run_series(FABLES)


@pytest.fixture(scope="module")
def ladder() -> Standings:
    return run_tournament(Ladder(("random", "greedy"), replace(FABLES, games=2), (("red", "snow"),)))


@pytest.fixture(scope="module")
def swiss() -> Swiss:
    return run_swiss(Tournament("fables", ("red", "snow", "alice"), "random", 2, b"s", (("turn_cap", 8),)), 2)


def pages(report: Report, ladder: Standings, swiss: Swiss, language: Language) -> list[str]:
    return [
        Page("fables", language).of_series(report),
        Page("fables", language).of_contest(ladder),
        Page("fables", language).of_swiss(swiss),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_loads_nothing_from_anywhere(
    report: Report, ladder: Standings, swiss: Swiss, language: Language
) -> None:
    for page in pages(report, ladder, swiss, language):
        read = Read(page)
        tags = {tag for tag, _ in read.tags}
        assert not tags & {"script", "link", "img", "iframe", "object", "embed", "use", "image"}
        for _, attributes in read.tags:
            assert not {"src", "href", "srcset", "xlink:href"} & set(attributes)
            assert not any(name.startswith("on") for name in attributes)
        assert not re.search(r"url\(|@import|https?:", page)
        assert f'<html lang="{language.value}">' in page
        assert "viewport" in page
        assert "prefers-color-scheme: dark" in page


def test_every_picture_has_a_title_for_those_who_do_not_see_it(report: Report) -> None:
    page = Page("fables", Language.EN).of_series(report)
    assert page.count("<svg") == page.count('role="img"><title>') >= 5


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        (
            Language.EN,
            "Games won|Games won by seat|Who won against whom|Length in turns|Whoever begins|"
            "HP over time|Cards played and won",
        ),
        (
            Language.FR,
            "Parties gagnées|Parties gagnées par place|Qui a gagné contre qui|Durée en tours|Qui commence|"
            "PV au fil du temps|Cartes jouées et victoires",
        ),
    ],
)
def test_it_has_the_pictures_that_people_want(report: Report, language: Language, headings: str) -> None:
    page = Page("fables", language).of_series(report)
    assert re.findall(r"<h2>(.*?)</h2>", page) == headings.split("|")


def test_no_english_is_left_on_a_french_page(report: Report, ladder: Standings, swiss: Swiss) -> None:
    english = [set(Read(page).words) for page in pages(report, ladder, swiss, Language.EN)]
    french = [set(Read(page).words) for page in pages(report, ladder, swiss, Language.FR)]
    for one, other in zip(english, french, strict=True):
        both = {
            text.lstrip("123 ") for text in one & other if re.search(r"[a-z]{3}", text) and "{" not in text
        }
        same = {"greedy", "random", "greedy, random", "random, greedy", "seed", "Alice"}
        assert both <= same


def test_numbers_are_written_as_the_language_writes_them(report: Report) -> None:
    assert "100.0 %" in Page("fables", Language.EN).of_series(report)
    french = Page("fables", Language.FR).of_series(report)
    assert "100,0\u00a0%" in french
    assert not re.search(r"\d\.\d+\s%", french)


def test_it_is_the_same_from_one_seed_whoever_played(report: Report) -> None:
    again = run_series(FABLES, jobs=2)
    assert Page("fables", Language.EN).of_series(again) == Page("fables", Language.EN).of_series(report)


def test_what_somebody_named_is_never_markup() -> None:
    plan = Plan("fables", ("<b>red", "snow"), ("<i>mine", "random"), 1, b"<u>")
    told = Report(plan)
    told.add(plan, Outcome(0, (0,), 9, 99, cards=({"<s>": 1}, {"<s>": 9}), vitals=((1, 2), (3, 4))))
    for _ in range(9):
        told.sums.add(plan, Outcome(0, (1,), 9, 99, cards=({"<s>": 1}, {"<s>": 9})))
    page = Page("fables", Language.EN).of_series(told)
    assert not re.search(r"<[bisu]>", page)
    assert "&lt;i&gt;mine" in page


def test_a_series_of_which_nothing_was_played_has_a_page_too() -> None:
    page = Page("fables", Language.EN).of_series(Report(FABLES))
    assert Read(page).tags
    assert "<svg" not in page, "an empty picture shows nothing"


def test_a_game_that_tells_nothing_of_cards_or_life_lacks_those_pictures() -> None:
    plan = replace(FABLES, course=False, games=1)
    page = Page("fables", Language.EN).of_series(run_series(plan))
    assert "Length in turns" in page
    assert "HP over time" not in page
    assert "Cards played" not in page


def test_who_thinks_by_the_clock_is_told() -> None:
    plan = Plan("fables", ("red", "snow"), ("hard@0.2s", "hard@20"), 1, b"")
    told = Report(plan)
    told.add(plan, Outcome(0, (0,), 9, 99))
    assert "By the clock: hard@0.2s." in Page("fables", Language.EN).of_series(told)


def test_what_cards_did_is_counted_by_seats() -> None:
    plan = Plan("fables", ("red", "snow"), ("random", "random"), 3, b"")
    told = Report(plan)
    told.add(plan, Outcome(0, (0,), 9, 99, cards=({"joker": 3}, {"joker": 1})))
    told.add(plan, Outcome(1, (1,), 9, 99, cards=({"joker": 1}, {})))
    told.add(plan, Outcome(2, (), 9, 99, cards=({"joker": 1}, {})))  # a draw says nothing of winning
    use = told.sums.cards["joker"]
    assert (use.by_winners, use.by_losers, use.times) == (1, 2, 5)


@pytest.mark.parametrize(
    ("least", "most", "found"),
    [
        (0, 100, [0, 25, 50, 75, 100]),
        (0, 0, [0]),
        (985, 1015, [990, 1000, 1010]),
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
    ],
)
def test_axes_have_round_numbers(least: float, most: float, found: list[float]) -> None:
    assert ticks(least, most, 4) == found


def test_the_settings_of_the_games_are_told() -> None:
    """Which lists a figure was made with changes what bots know."""
    plan = Plan("vtes", ("a", "b"), ("random", "random"), 1, b"", (("lists", "open"),))
    for language, told in ((Language.EN, "Open"), (Language.FR, "Ouvertes")):
        page = Page("vtes", language).of_series(Report(plan))
        assert re.search(rf">\s*{told}\s*<", page)
    assert Report(plan).document()["options"] == {"lists": "open"}


DECK = READY.read_text(encoding="utf-8")


def test_a_deck_from_a_file_goes_by_its_name() -> None:
    seats = (DECK, DECK.replace("name: ", "name: New "))
    report = run_series(Plan("buffy", seats, ("random", "random"), 1, b"seed", course=True))
    page = Page("buffy", Language.EN).of_series(report)
    assert "A The Night Calls" in page
    assert "B New The Night" in page
    assert "essence:" not in page


def test_two_drafts_of_one_deck_are_told_apart() -> None:
    drafts = (DECK, DECK + "\n# a second draft\n")
    standings = run_tournament(Tournament("buffy", drafts, "random", 2, b"seed"))
    assert standings.names == ["The Night Calls (60)", "The Night Calls (60) #2"]
    page = Read(Page("buffy", Language.EN).of_contest(standings))
    assert "2 The Night Calls (60) #2" in page.words
    assert sum(tag == "td" and "style" in fields for tag, fields in page.tags) == 2, "a cell for each of both"


def test_no_label_of_a_bar_is_cut_off() -> None:
    drawn = bars("", [(f"{turns}–{turns + 9}", 1) for turns in range(100, 340, 10)])
    labels = re.findall(r'<text x="([\d.]+)"[^>]*>([^<]+)<', drawn)
    assert labels[0][1] == "100–109"
    assert all(3 * len(label) <= float(x) <= WIDTH - 3 * len(label) for x, label in labels)


def test_names_that_begin_alike_are_told_apart_on_two_lines() -> None:
    names = ("Retourner sa veste · The Wrong Crowd", "Retourner sa veste · Which Side of the Street")
    drawn = spans("Elo", [Span(name, 50, 40, 60, "50") for name in names], 0, 100)
    labels = re.findall(r'class="ink">([^<]+)<title>', drawn)
    assert labels == ["Retourner sa", "veste · The…", "Retourner sa", "veste · Which…"]
