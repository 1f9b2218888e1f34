"""A folder of decks: a list in each file, or archives of many (JSON, packed or not)."""

from __future__ import annotations

import gzip
import json
import lzma
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final, cast

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import read_text, told_name
from noctuary.text.decks import DeckBook, ListedDeck, ReadDeck

_ARCHIVES: Final = (".json", ".xz", ".gz")
_LONGEST: Final = 128 * 1024 * 1024  # bytes of an archive, unpacked: four times all tournaments so far
_MOST_FILES: Final = 20_000
_HEAD: Final = 15  # lines of a list in which the day stands
_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_ISO_DAY: Final = re.compile(r"\b(\d{4}-\d\d-\d\d)\b")
_WRITTEN_DAY: Final = re.compile(r"^([A-Za-z]{3})[a-z]{0,6} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b")


@dataclass
class DeckFolder:
    """The decks of a folder; while they are read, the files that hold none are remembered."""

    book: DeckBook
    folder: Path
    since: str = ""  # only decks of that day and later; those without a day are left out then
    without_deck: list[str] = field(default_factory=list)

    def decks(self) -> Iterator[ReadDeck]:
        for file in self._files():
            found = False
            for listed in self._listed(file):
                if self.since and listed.day < self.since:
                    found = found or bool(listed.day)
                    continue
                deck = self.book.read(listed.text)
                if deck.copies or deck.lacking():
                    found = True
                    yield deck
            if not found:
                self.without_deck.append(told_name(file.name))

    def _files(self) -> list[Path]:
        try:
            files = sorted(file for file in self.folder.iterdir() if file.is_file())
        except OSError as wrong:
            raise NoctuaryError(
                MessageId("error-cannot-read-file-because"),
                file=told_name(self.folder),
                problem=wrong.strerror or str(wrong),
            ) from None
        if len(files) > _MOST_FILES:
            raise NoctuaryError(MessageId("cli-error-too-many-files"), most=_MOST_FILES)
        return files

    def _listed(self, file: Path) -> Iterator[ListedDeck]:
        if file.suffix.lower() in _ARCHIVES:
            yield from self._archived(file)
            return
        try:
            text = read_text(file)
        except NoctuaryError:
            return  # a picture, or something else that is no list
        yield ListedDeck(text, _day(text))

    def _archived(self, file: Path) -> Iterator[ListedDeck]:
        try:
            with _opened(file) as archive:
                data = archive.read(_LONGEST + 1)
            if len(data) <= _LONGEST:
                yield from self.book.listed(json.loads(data))
        except (OSError, EOFError, ValueError, RecursionError, lzma.LZMAError):
            return  # no archive of decks


def _opened(file: Path) -> IO[bytes]:
    match file.suffix.lower():
        case ".xz":
            return lzma.open(file)
        case ".gz":
            return cast("IO[bytes]", gzip.open(file))
        case _:
            return file.open("rb")


def _day(text: str) -> str:
    """When it was played, as the archive of tournaments writes it above a list: `March 2nd 2025`."""
    for line in text.splitlines()[:_HEAD]:
        written = _WRITTEN_DAY.match(line.strip())
        if written and written.group(1).lower() in _MONTHS:
            month = _MONTHS.index(written.group(1).lower()) + 1
            return f"{written.group(3)}-{month:02}-{int(written.group(2)):02}"
        iso = _ISO_DAY.search(line)
        if iso:
            return iso.group(1)
    return ""
