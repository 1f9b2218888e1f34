"""The pages people read, and the samples in them: what is fenced, and what a remark before it says about it.

A remark is an HTML comment right before a block, so that nobody sees it who reads the page:

    <!-- not run: REASON -->                 the block cannot be run here
    <!-- not run `noctuary serve`: REASON --> those of its commands cannot that begin so
    <!-- tried by tests/x/test_y.py -->      that test runs it, because it needs a table laid for it
    <!-- all tried by tests/x/test_y.py -->  ... and every other python, toml and text block of this page
    <!-- file: mine.txt -->                  the block is a file that later samples of the page use
    <!-- given: PYTHON -->                   what a program takes for granted
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
# Outside the site; whoever looks through the repository meets them first.
OUTSIDE: Final = ("README.md", "LISEZMOI.md", "examples/README.md", "tests/README.md", "web/README.md")

_FENCE: Final = re.compile(
    r"(?P<remarks>(?:^<!--[^\n]*-->\n+)*)^(?P<fence>```+)(?P<language>[^\n]*)\n(?P<text>.*?)^(?P=fence)[ ]*$",
    re.MULTILINE | re.DOTALL,
)
_REMARK: Final = re.compile(r"<!-- (.*?) -->")
_WHOLE_PAGE: Final = re.compile(r"<!-- all tried by (\S+) -->")
_NOT_RUN: Final = re.compile(r"not run(?: `(?P<begins>[^`]+)`)?: (?P<reason>.+)")
_COMMAND: Final = re.compile(r"^(noctuary|make|pip|python3?) ", re.MULTILINE)
_SPAN: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass
class Sample:
    """A fenced block, and what is remarked about it."""

    page: Page
    line: int
    language: str
    text: str
    remarks: list[str]

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def told(self, kind: str) -> str | None:
        """What the remark of that kind says, if there is one."""
        return next((one.removeprefix(kind).strip() for one in self.remarks if one.startswith(kind)), None)

    def why_not_run(self, command: str = "") -> str | None:
        """The reason why this block, or this command of it, is not run."""
        for remark in self.remarks:
            found = _NOT_RUN.fullmatch(remark)
            if found and command.startswith(found["begins"] or ""):
                return found["reason"]
        return None

    @property
    def tried_by(self) -> str | None:
        """The test that runs it; a command is never left to a test that lays a table."""
        own = self.told("tried by ")
        return own if own is not None or self.language == "sh" else self.page.tried_by


class Page:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        found = _WHOLE_PAGE.search(self.text)
        self.tried_by = found[1] if found else None

    def __str__(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    def samples(self) -> list[Sample]:
        """Without what only tells the generator something (`{toctree}`)."""
        found = [self._sample(block) for block in _FENCE.finditer(self.text)]
        return [sample for sample in found if not sample.language.startswith("{")]

    def _sample(self, found: re.Match[str]) -> Sample:
        line = self.text.count("\n", 0, found.start("fence")) + 1
        language = found["language"].strip() or ("sh" if _COMMAND.search(found["text"]) else "text")
        return Sample(self, line, language, found["text"], _REMARK.findall(found["remarks"]))

    def spans(self) -> Iterator[str]:
        """What stands between back quotes within the text; a line break there is a space."""
        prose = re.sub(r"[ ]*\n(?!\n)[ ]*", " ", _FENCE.sub("\n\n", self.text))
        return (found[1] for found in _SPAN.finditer(prose))


def pages() -> list[Page]:
    inside = sorted(DOCS.rglob("*.md"))
    return [Page(path) for path in [*(ROOT / name for name in OUTSIDE), *inside]]
