"""What a person can press: on one screen no two different commands read alike, in either language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

import noctuary
from noctuary.text.catalogue import Language

_TEXTS: Final = Path(noctuary.__file__).parent / "text"
_WEB: Final = Path(__file__).resolve().parents[3] / "web" / "src"
_PAGES: Final = ("Lobby", "TablePage", "LearnPage", "ReplayPage")
_IMPORTED: Final = re.compile(r'(?:from|import\()\s*"@/([\w/.-]+\.svelte)"')
# A button, or a link that looks like one; `aria-label` is what is heard of one that shows a picture only.
_PRESSED: Final = re.compile(r"<(button|a)\b(?P<inside>.*?)</\1>", re.DOTALL)
_NAMED: Final = re.compile(r'"(web-[a-z0-9-]+)"')
# Different messages for one and the same thing: what they do does not depend on which of them is pressed.
_SAME_THING: Final = (
    {"web-table-resume", "web-resume"},
    {"web-table-look", "web-replay"},
)


def screen(page: str) -> set[Path]:
    """A page and everything that can be drawn on it."""
    found: set[Path] = set()
    waiting = [_WEB / "pages" / f"{page}.svelte"]
    while waiting:
        file = waiting.pop()
        if file not in found and file.exists():
            found.add(file)
            waiting += [_WEB / name for name in _IMPORTED.findall(file.read_text())]
    return found


def commands(page: str) -> Iterator[str]:
    for file in screen(page):
        for pressed in _PRESSED.finditer(file.read_text()):
            yield from _NAMED.findall(_label(pressed["inside"]))


def _label(inside: str) -> str:
    """What stands on it or is heard of it, without what it does and what is only explained."""
    return "\n".join(
        re.findall(r"\{t\((?:[^()]|\([^()]*\))*\)\}", re.sub(r"(title|data-tip)=\{[^}]*\}", "", inside))
    )


def written(language: Language, message: str) -> str:
    """The text as it stands in the catalogue: what is filled in later makes no two of them alike."""
    return texts(language)[message].strip().rstrip("…").strip().casefold()


def texts(language: Language) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted((_TEXTS / language.value).glob("web*.ftl")):
        for name, text in re.findall(r"^(web-[a-z0-9-]+) = (.*)$", file.read_text(), re.MULTILINE):
            found[name] = text
    return found


@pytest.mark.parametrize("page", _PAGES)
def test_a_page_has_commands_that_are_read_from_it(page: str) -> None:
    assert len(set(commands(page))) > 5


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("page", _PAGES)
def test_no_two_commands_of_one_screen_read_alike(page: str, language: Language) -> None:
    by_label: dict[str, set[str]] = defaultdict(set)
    known = texts(language)
    for message in commands(page):
        if message in known:
            by_label[written(language, message)].add(message)
    alike = [
        pair
        for messages in by_label.values()
        for pair in combinations(sorted(messages), 2)
        if not any(set(pair) <= same for same in _SAME_THING)
    ]
    assert not alike


# -- the words we have settled on --------------------------------------------------------------------------

# Undo is « annuler », resuming « reprendre la partie », a replay is « revu »: never one word for two of them.
# The games' words are those of their official French editions.
_NOT_SAID: Final = {
    r"reprendre (le|un|votre|son) (dernier )?coup|coup( \w+)? repris|coup à reprendre": "annuler (undo)",
    r"rediffusion": "revoir la partie (replay)",
    r"\bcéder\b(?! (X|le titre))": "passer d’avance (yield); only VTES's contested cards are yielded",
    r"points? de Destin\b": "points de destinée (Buffy)",
    r"Méthusalem|Méthuselah": "Mathusalem (VTES)",
    r"(dé)?verrouill": "incliner, redresser (VTES)",
    r"\bsaigne[rz]?\b": "mordre, morsure (VTES)",
    r"\bfurtivité": "discrétion (VTES)",
    r"\bsbires?\b": "serviteur (VTES)",
    r"\bpiscine\b": "réserve (VTES)",
    r"\b(tu|toi|ton|tes)\b": "vous",
    r"[\u00a0\u202f]…(?! \d)|\.\.\.": "… without a space before it",
    r"\bundo\b|\breplay\b|\bbot\b": "a French word",
}
# Where these words are commands that are typed, and where a card's own title is quoted.
_TYPED: Final = re.compile(r"cli-plain-help|cli-help|cli-command|cli-[a-z-]*bots?\b|--\w|\{ \"|noctuary ")
_SPOKEN: Final = (
    "web*",
    "cli*",
    "server",
    "common",
    "games",
    "*-board",
    "buffy-patrol",
    "*-lessons",
    "*-words",
    "fables",
    "vtes",
)


def french() -> Iterator[tuple[str, str]]:
    """File and line of every text that a person reads at the table, cards and rulebooks aside."""
    folder = _TEXTS / Language.FR.value
    for file in sorted({file for name in _SPOKEN for file in folder.glob(f"{name}.ftl")}):
        for line in file.read_text().splitlines():
            if not line.startswith("#"):
                yield file.name, line


def _read(line: str) -> str:
    """What is read of a line: neither the name of its message, nor of what is filled in."""
    return re.sub(r"\{[^}]*\}", "X", re.sub(r"^[\w-]+ =", "", line))


@pytest.mark.parametrize(("pattern", "instead"), _NOT_SAID.items())
def test_french_says_one_thing_by_one_word(pattern: str, instead: str) -> None:
    said = [
        f"{file}: {line.strip()}"
        for file, line in french()
        if re.search(pattern, _read(line), re.IGNORECASE) and not _TYPED.search(line)
    ]
    assert not said, f"say {instead}"


@pytest.mark.parametrize("language", Language)
def test_the_keys_of_the_terminal_have_names_of_their_own(language: Language) -> None:
    file = _TEXTS / language.value / "cli.ftl"
    names = re.findall(r"^cli-key-[a-z-]+ = (.*)$", file.read_text(), re.MULTILINE)
    assert len(names) > 5
    assert len(names) == len({name.casefold() for name in names})
