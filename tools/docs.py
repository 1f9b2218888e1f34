"""Build the documentation site (`make docs`): no warning, no dead link, nothing loaded from elsewhere.

usage: docs.py [FOLDER]     where the site goes; build/docs unless you say so
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "docs"
TARGET = ROOT / "build" / "docs"
# What a browser fetches by itself; a link waits until somebody follows it.
FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src"}
FETCHED_LINKS = ("stylesheet", "icon", "preload", "modulepreload")


class Pieces(HTMLParser):
    """The places of a page, what it links to and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {key: value or "" for key, value in attrs}
        self.places.update(named[key] for key in ("id", "name") if key in named)
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        elif tag == "link" and named.get("rel") in FETCHED_LINKS:
            self.loaded.append(named.get("href", ""))
        elif tag in FETCHED and FETCHED[tag] in named:
            self.loaded.append(named[FETCHED[tag]])


@cache
def pieces(page: Path) -> Pieces:
    found = Pieces()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def faults(site: Path) -> Iterator[str]:
    """Every link that leads nowhere, and everything that is loaded from another server."""
    for page in sorted(site.rglob("*.html")):
        found = pieces(page)
        for address in found.loaded:
            if urlsplit(address).netloc:
                yield f"{page.relative_to(site)}: loads {address}"
        for address in [*found.links, *found.loaded]:
            if _leads_nowhere(page, address):
                yield f"{page.relative_to(site)}: nothing is at {address}"


def _leads_nowhere(page: Path, address: str) -> bool:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return False
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not target.is_file():
        return True
    place = unquote(parts.fragment)
    return bool(place) and target.suffix == ".html" and place not in pieces(target).places


def main(arguments: list[str]) -> int:
    from sphinx.cmd.build import build_main

    site = Path(arguments[0]) if arguments else TARGET
    # -W: a warning is a fault; all are told before it ends.
    code = build_main(["-q", "-W", "--keep-going", "-b", "html", str(SOURCE), str(site)])
    found = list(faults(site)) if code == 0 else []
    for fault in found:
        print(fault, file=sys.stderr)
    if code == 0 and not found:
        print(f"The documentation is in {site / 'index.html'}")
    return code or bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
