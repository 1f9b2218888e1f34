"""Texts of any size that are as bad as they can be for whoever reads them: decks, sets, records, positions.

`CASES` gives a text of about the wanted size for each name; none of them depends on chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

Case = Callable[[int], str]


def _filled(piece: str, size: int) -> str:
    """The piece again and again."""
    return (piece * (size // len(piece) + 1))[:size]


def _between(before: str, piece: str, after: str) -> Case:
    return lambda size: before + _filled(piece, size - len(before) - len(after)) + after


def _lines(line: str) -> Case:
    """The same line again and again, each with its number for `{}`."""

    def text(size: int) -> str:
        many = size // (len(line) + 4) + 1
        return "\n".join(line.replace("{}", str(number)) for number in range(many))[:size]

    return text


def _nested(before: str, opening: str, closing: str) -> Case:
    return lambda size: before + opening * (size // 2) + closing * (size // 2)


# -- signs in one line --------------------------------------------------------------------------------

RUNS: Final[dict[str, Case]] = {
    "spaces": _between("x", " ", "x"),
    "spaces only": _between("", " ", ""),
    "spaces behind a count": _between("2x Anson", " ", "x"),
    "spaces before a count": _between("Anson", " ", "x 2 y"),
    "spaces before a colon": _between("name", " ", "x"),
    "spaces in brackets": _between("[", " ", "x"),
    "spaces in round brackets": _between("1x a (", " ", "x"),
    "spaces before a group": _between("1x a (g", " ", "x"),
    "spaces behind a group": _between("1x a (g1", " ", "x"),
    "spaces behind a clan": _between("1x a Toreador: 1", " ", "x"),
    "spaces before a remark": _between("1x a", " ", "--x"),
    "tabs": _between("1 a", "\t", "x"),
    "hard spaces": _between("1 a", "\u00a0", "x"),
    "digits": _between("", "1", ""),
    "one number": _between("1 ", "9", ""),
    "letters": _between("1 ", "a", ""),
    "quotes": _between('"', '"', ""),
    "single quotes": _between("'", "'", ""),
    "backslashes": _between('[a "', "\\", '"]'),
    "opening brackets": _between("", "[", ""),
    "opening round brackets": _between("", "(", ""),
    "opening braces": _between("", "{", ""),
    "pairs of brackets": _between("", "[]", ""),
    "colons": _between("a", ":", "b"),
    "colons and spaces": _between("a", " :", "b"),
    "dashes": _between("", "- ", "x"),
    "equals signs": _between("", "=", ""),
    "dots": _between("", ".", ""),
    "glyphs": _between("", "$1", ""),
    "stars": _between("", "* ", ""),
    "numbers with dots": _between("", "1. ", ""),
    "commas": _between("", ",", ""),
    "slashes": _between("", "/", ""),
    "or or or": _between("crypt", " or ", ""),
    "groups": _between("1 a", " (g1)", "x"),
    "advanced": _between("1 a", " (adv)", "x"),
    "trademarks": _between("1 a", "(tm)", "x"),
    "marks above": _between("1 a", "\u0315\u0300\u05ae", ""),
    "marks above in a name": _between("name: a", "\u0315\u0300", ""),
    "zero width": _between("1 a", "\u200b", ""),
    "turned round": _between("1 ", "\u202e", "a"),
    "letters that grow": _between("1 ", "\ufdfa", ""),
    "sharp s": _between("1 ", "ß", ""),
    "nul": _between("1 ", "\x00", ""),
    "surrogates": _between("1 ", "\ud800", ""),
    "arabic digits": _between("", "٣", " a"),
}

# -- many lines ---------------------------------------------------------------------------------------

LINES: Final[dict[str, Case]] = {
    "empty lines": _between("", "\n", ""),
    "carriage returns": _between("", "\r\n", ""),
    "lines of spaces": _lines("      "),
    "unknown cards": _lines("1x Unknown Card {}"),
    "nearly known cards": _lines("1x Govern the Unalignet {}"),
    "known cards": _lines("1x Govern the Unaligned"),
    "cards in columns": _lines("1x Nobody {}   8  DOM NEC obf   prince  Guruhi:4"),
    "cards with groups": _lines("2x Anson (G1) (ADV) {}"),
    "cards without a count": _lines("Govern the Unaligned: {}"),
    "headings": _lines("Crypt (12 cards)"),
    "headings with colons": _lines("name: {}"),
    "sections": _lines("[resources]"),
    "wrong sections": _lines("[section {}]"),
    "words that mean nothing": _lines("word {}"),
    "remarks": _lines("# {}"),
    "moves": _lines("{}. A pass"),
    "moves of the wrong number": _lines("7. A pass {}"),
    "tags": _lines('[Tag{} "x"]'),
    "the same tag": _lines('[Game "vtes"]'),
    "tags that never close": _lines('[Tag{} "x'),
    "results": _lines("A+B"),
    "records": _lines('[Game "fables"]\n1. A pass\n*'),
    "comments": _lines("{comment}"),
    "variations": _lines("(1. A pass)"),
    "glyphs in lines": _lines("$1 $2 $3"),
}

# -- TOML ---------------------------------------------------------------------------------------------

_POSITION: Final = 'game = "fables"\n'
_REFUSED: Final = '"A buy {}" = "x"'
TOML: Final[dict[str, Case]] = {
    "lists in lists": _nested("a = ", "[", "]"),
    "tables in tables": _nested("a = ", "{b=", "}"),
    "dotted key": _between("a", ".a", " = 1"),
    "dotted header": _between("[a", ".a", "]"),
    "dotted key in a table": _between("x = { a", ".a", " = 1 }"),
    "spaced dotted key": _between("a", " . a", " = 1"),
    "dotted keys": _lines("a{}.b.c.d.e.f.g.h = 1"),
    "headers": _lines("[a{}]"),
    "deep headers": _lines("[a.b.c.d.e.f.g.h{}]"),
    "lists of tables": _lines("[[a]]"),
    "cards": _lines("[[card]]\nslug = 'x{}'"),
    "keys": _lines("a{} = 1"),
    "a number without end": _between("a = ", "9", ""),
    "a hexadecimal number": _between("a = 0x", "f", ""),
    "a fraction": _between("a = 0.", "9", ""),
    "a list": _between("a = [", "1,", "1]"),
    "a text": _between('a = "', "x", '"'),
    "escapes": _between('a = "', "\\n", '"'),
    "a text without end": _between('a = """', "x", ""),
    "quotes in a text": _between('a = """', '"" ', '"""'),
    "spaces before an error": _between("a = 1", " ", "x"),
    "spaces in a header": _between("[", " ", "x]"),
    "format and keys": lambda size: "format = 1\n" + _lines("a{} = 1")(size - 11),
    "position and keys": lambda size: _POSITION + _lines("a{} = 1")(size - len(_POSITION)),
    "position and title": lambda size: f'{_POSITION}title = "{"x" * size}"',
    "position and rules": lambda size: f"{_POSITION}rules = [{'1,' * (size // 2)}]",
    "position and blank lines": lambda size: _POSITION + "\n" * size,
    "position and script": lambda size: f'{_POSITION}script = """\n{_lines("? A.hp = 1")(size)}"""',
    "position and checks": lambda size: f"{_POSITION}[expect]\n{_lines('A.nothing{} = 1')(size)}",
    "position and refusals": lambda size: f"{_POSITION}[expect.refused]\n{_lines(_REFUSED)(size)}",
    "position and fields": lambda size: f"{_POSITION}[position]\n{_lines('x{} = 1')(size)}",
    "position and cards": lambda size: _POSITION + _lines("[[card]]\nslug = 'x{}'")(size),
    "position of huge numbers": lambda size: f"{_POSITION}[position]\nround = 0x{'f' * size}",
}

CASES: Final[dict[str, Case]] = {**RUNS, **LINES, **TOML}


def hostile_texts(size: int) -> Iterator[tuple[str, str]]:
    """Every case by its name, at about this size."""
    for name, case in CASES.items():
        yield name, case(size)
