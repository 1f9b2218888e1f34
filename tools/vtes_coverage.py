"""Writes docs/vtes-coverage.md, which tells what of VTES is in: `vtes_coverage.py [RECENT.json ALL.json]`.

The cards and decks are those of the pool. What was measured against tournament-winning decks is kept in
docs/vtes-coverage.json; with two results of `noctuary cards vtes --coverage DIR --json`, one of the last
years (`--since`) and one of all, it is written anew first. `--check` only says whether the page is current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.kinds import TYPE_SLUGS
from noctuary.games.vtes.menu import MENU
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.text.catalogue import Language, say

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "vtes-coverage.md"
MEASURED: Final = ROOT / "docs" / "vtes-coverage.json"
TITLES: Final = {"recent": "of the last five years", "all": "of all time"}


def main() -> None:
    words = sys.argv[1:]
    if words == ["--check"]:
        if PAGE.read_text(encoding="utf-8") != page():
            raise SystemExit(f"{PAGE.name} is not current: run python tools/vtes_coverage.py")
        return
    if len(words) == 2:
        results = {
            name: json.loads(Path(file).read_text(encoding="utf-8")) for name, file in zip(TITLES, words)
        }
        MEASURED.write_text(json.dumps(results, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    elif words:
        raise SystemExit(__doc__)
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    cards = default_pool().printed
    crypt = [card for card in cards if card.is_crypt]
    library = [card for card in cards if not card.is_crypt]
    lines = [
        "# VTES: what is in",
        "",
        "Made by `tools/vtes_coverage.py` from the pool and the last measurement; do not change it by hand.",
        f"There are {len(library)} library cards and {len(crypt)} vampires, each with everything it does.",
        "",
        "## Measured against decks that won tournaments",
        "",
        *measured(json.loads(MEASURED.read_text(encoding="utf-8"))),
        "",
        "## Decks that come with it",
        "",
        "| deck | crypt | library | to play | how it wants to win |",
        "|---|---|---|---|---|",
        *ready(),
        "",
        "## Library",
        *by_type(library),
        "",
        "## Vampires",
        "",
        ", ".join(sorted(named(card) for card in crypt)) + ".",
    ]
    return "\n".join(lines) + "\n"


def measured(results: dict[str, Any]) -> Iterator[str]:
    """Decks and copies, and what most decks wait for."""
    yield "`noctuary cards vtes --coverage DIR` measures a folder of lists or archives; it said last:"
    yield ""
    yield "| decks | | whole | libraries whole | crypts whole | library copies | crypt copies |"
    yield "|---|---|---|---|---|---|---|"
    for name, found in results.items():
        decks, parts = found["decks"], found["parts"]
        library, crypt = parts["library"], parts["crypt"]
        shares = [
            (found["whole"], decks),
            (library["whole"], decks),
            (crypt["whole"], decks),
            (library["known"], library["copies"]),
            (crypt["known"], crypt["copies"]),
        ]
        told = " | ".join(f"{100 * part / whole:.1f} %" for part, whole in shares)
        yield f"| {TITLES[name]} | {decks} | {told} |"
    yield ""
    waiting = [f"{one['card']} ({one['decks']})" for one in results["recent"]["lacking"]]
    yield f"The cards that most of the recent decks wait for: {', '.join(waiting)}."


def ready() -> Iterator[str]:
    for choice in MENU.choices(Language.EN):
        deck = default_decks()[choice.slug]
        level = "" if choice.level is None else say(Language.EN, f"game-level-{choice.level.value}")
        yield f"| {deck.name} | {len(deck.crypt)} | {len(deck.library)} | {level} | {choice.about} |"


def by_type(cards: list[Card]) -> Iterator[str]:
    """A card of two types stands with both."""
    for bit, slug in enumerate(TYPE_SLUGS):
        names = sorted(card.name for card in cards if card.types >> bit & 1)
        if names:
            yield ""
            yield f"**{slug.replace('-', ' ').capitalize()}** ({len(names)}): {', '.join(names)}."


def named(card: Card) -> str:
    """With its group, because several vampires may have one name."""
    group = f"G{card.group}" if card.group else "ANY"
    return f"{card.name} ({group}{' ADV' if card.advanced else ''})"


if __name__ == "__main__":
    main()
