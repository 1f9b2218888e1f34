"""Links lead somewhere: in the repository's own pages, and in the site that `make docs` builds."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.docs.pages import OUTSIDE, ROOT, Page, pages
from tools import docs

LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
BOTH = ("README.md", "LISEZMOI.md")


def _targets(page: Page) -> list[str]:
    found = (one or other for one, other in LINK.findall(page.text))
    return [target for target in found if not re.match(r"[a-z]+:", target)]


def _anchors(text: str) -> set[str]:
    """As headings are called where the repository is shown."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", pages(), ids=str)
def test_every_link_of_a_page_leads_somewhere(page: Page) -> None:
    for target in _targets(page):
        name, _, anchor = target.partition("#")
        path = (page.path.parent / name).resolve() if name else page.path
        assert path.exists(), f"{page}: nothing is at {target}"
        if anchor:
            assert anchor in _anchors(path.read_text(encoding="utf-8")), f"{page}: {target}"


def test_both_languages_of_the_first_page_say_the_same() -> None:
    """Headings, pictures, tables, blocks and links correspond; only players have French pages."""
    english, french = (Page(ROOT / name) for name in BOTH)
    shapes = [
        [re.sub(r"[^#|`!].*", "", line) for line in page.text.splitlines() if line[:1] in "#|`!"]
        for page in (english, french)
    ]
    assert shapes[0] == shapes[1]
    plain = {"README.md": "LISEZMOI.md", "docs/players/index.md": "docs/joueurs/index.md"}
    told = [plain.get(target, target).replace("-en.webp", "-fr.webp") for target in _targets(english)]
    assert told == [target if target != "README.md" else "LISEZMOI.md" for target in _targets(french)]


def test_players_have_every_page_in_both_languages() -> None:
    names = [sorted(path.name for path in (ROOT / "docs" / one).iterdir()) for one in ("players", "joueurs")]
    assert names[0] == names[1]


def test_the_first_page_shows_it_all_within_a_screen() -> None:
    """What it is, a picture, the two commands, and where to go: before the first heading after the title."""
    for name in BOTH:
        top = (ROOT / name).read_text(encoding="utf-8").split("\n## ")[0]
        assert top.count("![") == 1
        assert "make play" in top
        assert "make test" in top
        assert len(re.findall(r"^\| .*\*\*", top, re.MULTILINE)) == 5
        assert len(top.splitlines()) < 32


PATHS = re.compile(r"`([^`\s]*/[^`\s]*)`")
SHORT = {"b/": "games/buffy/", "f/": "games/fables/", "v/": "games/vtes/"}
ANY = re.compile(r"<\w+>")


def test_where_to_change_what_names_places_that_are_there() -> None:
    text = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    table = [line for line in text.splitlines() if line.startswith("| ") and "`" in line]
    assert len(table) > 15
    for path in chain.from_iterable(PATHS.findall(line) for line in table):
        known = SHORT.get(path[:2], path[:2]) + path[2:]
        root = ROOT if known.startswith(("docs", "tests", "tools", "web")) else ROOT / "src" / "noctuary"
        assert list(root.glob(ANY.sub("*", known))), path


# -- what looks through the built site ---------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "a.html").write_text('<h1 id="top">A</h1><a href="b.html#here">b</a>', encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="here"></p><a href="https://example.org">x</a>', encoding="utf-8")
    return tmp_path


def test_a_site_without_faults_has_none(site: Path) -> None:
    assert list(docs.faults(site)) == []


@pytest.mark.parametrize(
    ("piece", "fault"),
    [
        ('<a href="c.html">c</a>', "c.html: nothing is at c.html"),
        ('<a href="b.html#there">b</a>', "c.html: nothing is at b.html#there"),
        ('<img src="missing.png">', "c.html: nothing is at missing.png"),
        ('<script src="https://cdn.example/x.js"></script>', "c.html: loads https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//cdn.example/x.css">', "c.html: loads //cdn.example/x.css"),
    ],
)
def test_a_fault_of_the_site_is_told(site: Path, piece: str, fault: str) -> None:
    (site / "c.html").write_text(piece.replace("c.html", "d.html"), encoding="utf-8")
    assert list(docs.faults(site)) == [fault.replace("at c.html", "at d.html")]


def test_the_pages_outside_the_site_are_looked_at() -> None:
    assert {str(page) for page in pages()} >= set(OUTSIDE)
