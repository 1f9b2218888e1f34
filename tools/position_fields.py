"""Write down every field of every game's positions: `python tools/position_fields.py [--check]`.

The names, values and defaults are what the games' own readers ask for (`kernel.fields.listening`) while they
read the positions of the tests and the samples below; the meanings are the remarks in their states. A test
fails when `docs/position-fields.md` is not current, or a field has no meaning.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import Asked, listening
from noctuary.kernel.game import Document, Json
from noctuary.kernel.games import find_game

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "docs" / "position-fields.md"
WORDS: Final = Path(__file__).with_suffix(".toml")  # samples, and meanings that no remark tells
GAMES: Final = ("fables", "buffy", "vtes")
NAMES: Final = {"fables": "Twisted Fables", "buffy": "Buffy", "vtes": "VTES"}
LONGEST: Final = 140  # letters of a list of words that are written out
HEAD: Final = ("| field | value | without a word | meaning |", "|---|---|---|---|")
FAR: Final = 9000  # a bound that nobody needs to know

_REMARK: Final = re.compile(r"^    (?:    self\.)?(\w+)(?:: [^=#]+)?(?: = [^#]+)?  # (.+)$")
_CLASS: Final = re.compile(r"^class (\w+)")
_SPACE: Final = re.compile(r"[A-F][1-4]|park")


class Section(NamedTuple):
    """A table of the format: what stands in it, and the classes whose remarks say what it means."""

    title: str
    tables: str  # a pattern of paths; seats are A, numbers of a list #, cards CARD
    classes: tuple[str, ...] = ()


_SEAT: Final = r"seats\.A"
_IN_PLAY: Final = rf"{_SEAT}\.((ready|torpor|in_play|contested)\.CARD|uncontrolled\.#\.banished)(\.on\.CARD)*"
SECTIONS: Final = {
    "fables": (
        Section("The table", "|chance|piles|owners|relic_row", ("State", "RelicRow")),
        Section("A seat: `seats.A`", rf"seats|{_SEAT}|{_SEAT}\.reserves", ("Board",)),
        Section("`durables` of a seat", rf"{_SEAT}\.durables\.#", ("Durable",)),
        Section("`fate` and `hurt` of a seat", rf"{_SEAT}\.(fate|hurt)\.#"),
        Section("This turn: `turn`", "turn", ("Turn",)),
        Section("The action before: `turn.last`", r"turn\.last", ("LastAction",)),
        Section("Damage still to be settled: `packets`", r"packets\.#", ("Packet",)),
        Section("What is still to be done: `agenda`", r"agenda\.#", ("Step",)),
        Section("Cards of its own: `[[card]]`", r"cards\.#(\.effects\.#)?"),
    ),
    "buffy": (
        Section("The table", "|chance|park|locations", ("State", "Settings")),
        Section("A seat: `seats.A`", rf"seats|{_SEAT}|{_SEAT}\.(characters|challenges)", ("Side",)),
        Section("A character: `characters` of a seat", rf"{_SEAT}\.characters\.CARD", ("Character",)),
        Section("What is attached: `attached` of a character", r".*\.attached(\.#)?", ("Attached",)),
        Section("A challenge: `challenges` of a seat", rf"{_SEAT}\.challenges\.CARD", ("PlacedChallenge",)),
        Section("A fight or challenge: `conflict`", r"conflict", ("Conflict",)),
        Section("Its talent stacks", r"conflict\.(attacker|defender)_stacks(\.[a-z-]+\.#)?"),
        Section("Effects in force: `lasting`", r"lasting\.#", ("Lasting",)),
        Section("What is still to be done: `agenda`", r"(agenda|conflict\.afterwards)\.#", ("Step",)),
    ),
    "vtes": (
        Section("The table", "|chance", ("State", "Settings")),
        Section("A seat: `seats.A`", rf"seats|{_SEAT}", ("Methuselah",)),
        Section(
            "An uncontrolled card: `uncontrolled` of a seat", rf"{_SEAT}\.uncontrolled\.#", ("Uncontrolled",)
        ),
        Section("A card in play: `ready`, `torpor`, `in_play`, `contested` of a seat", _IN_PLAY, ("InPlay",)),
        Section("Open windows, the last one on top: `windows`", r"windows\.#", ("Window",)),
        Section("The action: `action`", "action", ("Action",)),
        Section("The combat: `combat`", "combat", ("Combat",)),
        Section("Its two sides: `combat.sides`", r"combat\.sides\.#", ("Fighter",)),
        Section("A strike: `strike` of a side", r"combat\.sides\.#\.strike", ("Strike",)),
        Section("The referendum: `referendum`", "referendum", ("Referendum",)),
        Section("A use of a card: `playing`, `using`", r"playing\.#|.*\.using", ("Using",)),
        Section("What is still to be done, the last step first: `agenda`", r"agenda\.#", ("Step",)),
        Section("Effects that last: `lasting`", r"lasting\.#", ("Lasting",)),
    ),
}


# -- listening to the readers ----------------------------------------------------------------------------


def fields_of(game: str, samples: list[Document]) -> dict[str, Asked]:
    """Every field that the game's reader asks for, with the particular names in its path made general."""
    reader = find_game(game)
    found: dict[str, Asked] = {}
    for document in [*_positions(game), *samples]:
        # A sample need not be possible: what was asked for until it was refused has been heard.
        with listening() as heard, suppress(NoctuaryError):
            reader.load(document)
        for path, asked in heard.items():
            found.setdefault(_general(path), asked)
    return found


def _positions(game: str) -> list[Document]:
    """The situations of the tests."""
    found: list[Document] = []
    for file in sorted((ROOT / "tests" / "positions" / game).rglob("*.toml")):
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        situation = document.get("position", {})
        if situation:
            situation.pop("script", None)
            found.append({**situation, "cards": document["card"]} if "card" in document else situation)
    return found


_BY_CARD: Final = ("ready", "torpor", "in_play", "contested", "on", "characters", "challenges", "piles")


def _general(path: str) -> str:
    parts: list[str] = []
    for part in path.split("."):
        before = parts[-1] if parts else ""
        if before in _BY_CARD:
            parts.append("CARD")
        elif before == "seats":
            parts.append("A")
        elif before == "locations" and _SPACE.fullmatch(part):
            parts.append("SPACE")
        else:
            parts.append("#" if part.isdecimal() else part)
    return ".".join(parts)


# -- what they mean --------------------------------------------------------------------------------------


def remarks(game: str) -> dict[str, dict[str, str]]:
    """The remarks behind the attributes of the game's classes; those of its view tell another page."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted((ROOT / "src" / "noctuary" / "games" / game).glob("*.py")):
        if file.name == "seen.py":
            continue
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            begun = _CLASS.match(line)
            name = begun[1] if begun else name
            told = _REMARK.match(line)
            if name and told:
                found.setdefault(name, {}).setdefault(told[1], told[2])
    return found


class Unexplained(Exception):
    """A field that nobody has said anything about."""


def _meaning(section: Section, name: str, told: dict[str, dict[str, str]], words: dict[str, str]) -> str:
    for kind in section.classes:
        given = words.get(f"{kind}.{name}") or told.get(kind, {}).get(name)
        if given:
            return given
    return words.get(name, "")


# -- writing ---------------------------------------------------------------------------------------------


def page() -> str:
    """The whole page."""
    words = tomllib.loads(WORDS.read_text(encoding="utf-8"))
    made = [words["head"].strip(), ""]
    for game in GAMES:
        samples = [tomllib.loads(text) for text in words[game].get("samples", [])]
        made += game_lines(game, fields_of(game, samples), {**words["meaning"], **words[game]["meaning"]})
    return "\n".join(made).rstrip() + "\n"


def game_lines(game: str, fields: dict[str, Asked], words: dict[str, str]) -> list[str]:
    told = remarks(game)
    lines = [f"## {NAMES[game]}", ""]
    rows: dict[str, dict[str, str]] = {}
    for path, asked in fields.items():
        table, _, name = path.rpartition(".")
        if path.endswith((".A", ".CARD", ".#")) and not table.endswith("piles"):
            continue  # a table itself: its fields follow
        section = next((one for one in SECTIONS[game] if re.fullmatch(one.tables, table)), None)
        shown = _shown_name(table, name)
        meaning = "" if section is None else _meaning(section, shown, told, words).replace("|", "\\|")
        if section is None or not meaning:
            raise Unexplained(f"{game}: {path}")
        row = f"| `{shown}` | {_what(asked)} | {_default(asked.default)} | {meaning} |"
        rows.setdefault(section.title, {}).setdefault(shown, row)
    for section in SECTIONS[game]:
        if section.title in rows:
            lines += [
                f"### {section.title}",
                "",
                "| field | value | without a word | meaning |",
                "|---|---|---|---|",
            ]
            lines += [*rows[section.title].values(), ""]
    return lines


_OF_TABLE: Final = ("chance", "piles", "owners", "relic_row", "park", "locations")
_OF_SEAT: Final = ("reserves", "fate", "hurt")


def _shown_name(table: str, name: str) -> str:
    """Small tables are told with the table around them: `piles.CARD`."""
    last = table.removesuffix(".#").rpartition(".")[2]
    return f"{last}.{name}" if last in (*_OF_TABLE, *_OF_SEAT) else name


def _what(asked: Asked) -> str:
    if asked.what == "number" and asked.allowed:
        least, _, most = asked.allowed.partition("–")
        if "," in most:
            return asked.allowed
        low = least if abs(int(least)) < FAR else ""
        high = most if abs(int(most)) < FAR else ""
        return f"{low}–{high}" if low and high else (f"number from {low}" if low else "number")
    if asked.what == "word":
        return (
            asked.allowed
            if len(asked.allowed) <= LONGEST
            else f"{asked.allowed[:LONGEST].rpartition(',')[0]} …"
        )
    kinds = {
        "flag": "true, false",
        "numbers": "list of numbers",
        "texts": "list of words",
        "tables": "list of tables",
    }
    return kinds.get(asked.what, asked.what)


_KINDS: Final = {
    "flag": "true, false",
    "numbers": "list of numbers",
    "texts": "list of words",
    "tables": "list of tables",
}


def _default(default: Json) -> str:
    if default is None or default == "" or (isinstance(default, str) and len(default) > 30):
        return ""
    return f"`{json.dumps(default)}`"


def main() -> None:
    text = page()
    if "--check" in sys.argv[1:]:
        if text != TARGET.read_text(encoding="utf-8"):
            sys.exit(f"{TARGET} is not current: run python tools/position_fields.py")
        return
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
