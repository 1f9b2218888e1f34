"""The text table: the board in words, as the terminal reads it out too."""

from __future__ import annotations

from noctuary.boards import sections_of as board_in_words
from noctuary.boards.sight import Looking
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.wire import Section, TextLine
from noctuary.text.catalogue import Language
from noctuary.text.words import Words


def sections_of(match: Match, seat: Seat | None, words: Words, language: Language) -> list[Section]:
    board = board_in_words(Looking(match, words, seat), language)
    return [
        Section(section.heading, [TextLine(line.text, line.word, line.card) for line in section.lines])
        for section in board
    ]
