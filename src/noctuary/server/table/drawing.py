"""What there is to see at one moment of a match: each part drawn once for all who see it alike.

Between two moves a part stays as it was sent, in bytes: somebody who comes, goes or loses her line costs no
new picture, and what a client holds is a reference to what another one with the same sight holds, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import msgspec

from noctuary.boards import told_of
from noctuary.boards.sight import Looking
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import View, document
from noctuary.server.presenting.changes import diff
from noctuary.server.presenting.frames import cards_asked_about, contest_told
from noctuary.server.presenting.log import Pages, log_lines
from noctuary.server.presenting.prompts import prompt_for
from noctuary.server.presenting.sections import sections_of
from noctuary.server.wire import Change, LogLine
from noctuary.text.catalogue import Language
from noctuary.text.words import Words, words_of

ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(dict)

Names: TypeAlias = tuple[str, ...]


class Reader(NamedTuple):
    """Those who read the same: the same sight in the same language, where the same people sit."""

    sight: Seat | None
    language: Language
    names: Names


@dataclass(frozen=True)
class Asked:
    """The open question as it is sent, and the cards that it names."""

    prompt: bytes
    cards: tuple[str, ...]


class Drawing:
    """The parts of one moment, each made when somebody first looks at it."""

    def __init__(self, match: Match, decision: int) -> None:
        self.match = match
        self._decision = decision
        self._made = match.made
        self._views: dict[Seat | None, View] = {}
        self._documents: dict[bytes, Document] = {}
        self._changes: dict[tuple[bytes, bytes], list[Change]] = {}
        self._lines: dict[tuple[int, Reader], list[LogLine]] = {}
        self._seen: dict[Seat | None, bytes] = {}
        self._told: dict[Reader, bytes] = {}
        self._asked: dict[Reader, Asked] = {}
        self._sections: dict[Reader, list[bytes]] = {}
        self._words: dict[Names, Words] = {}

    def fits(self, match: Match, decision: int) -> bool:
        """Whether it still shows what there is."""
        return match is self.match and decision == self._decision and match.made == self._made

    def rest(self) -> None:
        """Everybody has been told: what is only needed to compare is not kept."""
        for made in (self._views, self._documents, self._changes, self._lines, self._words):
            made.clear()

    # -- parts --------------------------------------------------------------------------------------

    def seen(self, sight: Seat | None) -> bytes:
        """The view, packed; it has no words and is the same in every language."""
        found = self._seen.get(sight)
        if found is None:
            view = self._view(sight)
            found = self._seen[sight] = ENCODER.encode(view)
            self._documents[found] = document(view)  # it is sure to be compared
        return found

    def told(self, reader: Reader) -> bytes:
        """What can be said of things in play, and of what is open."""
        found = self._told.get(reader)
        if found is None:
            looking = Looking(self.match, self.words(reader.names), reader.sight, self._view(reader.sight))
            told: Document = {
                "told": {word: list(states) for word, states in told_of(looking, reader.language).items()},
                "contest": contest_told(self.match, reader.language, reader.names),
            }
            found = self._told[reader] = ENCODER.encode(told)
            self._documents[found] = told
        return found

    def asked(self, reader: Reader) -> Asked | None:
        """The open question, for the seat it is put to."""
        decision = self.match.decision
        if decision is None or decision.seat != reader.sight:
            return None
        found = self._asked.get(reader)
        if found is None:
            words = self.words(reader.names)
            prompt = prompt_for(self.match, reader.sight, words, reader.language, self._decision)
            assert prompt is not None
            cards = tuple(card for card in cards_asked_about(prompt, words) if isinstance(card, str))
            found = self._asked[reader] = Asked(ENCODER.encode(prompt), cards)
        return found

    def sections(self, reader: Reader) -> list[bytes]:
        """The text table, section by section."""
        found = self._sections.get(reader)
        if found is None:
            words = self.words(reader.names)
            read = sections_of(self.match, reader.sight, words, reader.language)
            found = self._sections[reader] = [ENCODER.encode(section) for section in read]
        return found

    def lines(self, since: int, reader: Reader, pages: Pages) -> list[LogLine]:
        """The log after the first `since` moves."""
        found = self._lines.get((since, reader))
        if found is None:
            found = log_lines(self.match, since, reader.sight, reader.language, reader.names, pages)
            self._lines[since, reader] = found
        return found

    @property
    def step(self) -> str:
        return self.words(()).current_step(self.match)

    def words(self, names: Names) -> Words:
        found = self._words.get(names)
        if found is None:
            found = self._words[names] = words_of(self.match.game.name).at(self.match).seated(names)
        return found

    # -- comparing ----------------------------------------------------------------------------------

    def document(self, packed: bytes) -> Document:
        found = self._documents.get(packed)
        if found is None:
            found = self._documents[packed] = _DECODER.decode(packed)
        return found

    def changes(self, old: bytes, new: bytes) -> list[Change]:
        """What is different; compared once for all who held the same."""
        if old == new:
            return []
        found = self._changes.get((old, new))
        if found is None:
            found = self._changes[old, new] = diff(self.document(old), self.document(new))
        return found

    def _view(self, sight: Seat | None) -> View:
        found = self._views.get(sight)
        if found is None:
            found = self._views[sight] = self.match.table_view(sight)
        return found


def words_changed(changes: Sequence[Change]) -> list[Json]:
    """Everything in which a card could be named that was not there before."""
    return [[str(change.path[-1]) if change.path else "", _json(change)] for change in changes]


def _json(change: Change) -> Json:
    return None if change.set is msgspec.UNSET else change.set
