"""What a position expects of a match: values by their paths, offers, and refusals by their rules."""

# not compiled: it checks files and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import listening, shown
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import ABANDON_WORD, CONCEDE_WORD, GONE_WORD, Move, read_number
from noctuary.kernel.view import document

_ORDERED: Final = ("deck", "row")  # lists whose order is part of the game; others just say what is there
_NOT_IN_DUMP: Final = ("offered", "decision", "view", "over", "winner")
_OF_QUESTION: Final = ("decision", "offered", "only_offered", "refused")


def is_about_question(path: str) -> bool:
    """Whether a path looks at the open question: what is asked, offered or refused."""
    return path.strip().partition(".")[0] in _OF_QUESTION


def named_seat(match: Match, text: str) -> tuple[str, str]:
    """The letter of the seat that a line begins with, and the move."""
    letter, _, move = text.partition(" ")
    if len(letter) != 1 or letter not in SEAT_LETTERS[: match.seats] or not move:
        raise NoctuaryError(MessageId("error-script-line"), text=text)
    return letter, move


def of_seat(match: Match, text: str) -> str:
    """The move without the letter of the seat that makes it, which must be the one that is asked."""
    letter, move = named_seat(match, text)
    if match.decision is None:
        raise NoctuaryError(MessageId("error-match-over"))
    if SEAT_LETTERS[match.decision.seat] != letter:
        asked = SEAT_LETTERS[match.decision.seat]
        raise NoctuaryError(MessageId("error-not-her-decision"), seat=letter, asked=asked, text=text)
    return move


def read_line(match: Match, text: str) -> Move:
    """A move with the letter of the seat that makes it. Whoever concedes, or has gone, need not be asked."""
    letter, _, words = text.partition(" ")
    if words.strip() in (CONCEDE_WORD, GONE_WORD) and letter in SEAT_LETTERS[: match.seats] and letter:
        return match.parse(words, Seat(SEAT_LETTERS.index(letter)))
    return match.parse(of_seat(match, text))


def flat(table: Document, path: str = "") -> list[tuple[str, Json]]:
    """Dotted paths and values; `refused` stays a table, and so does an empty one."""
    found: list[tuple[str, Json]] = [(path, table)] if path == "refused" else []
    for name, value in table.items() if path != "refused" else ():
        inner = f"{path}.{name}" if path else name
        if isinstance(value, dict) and value and inner != "refused":
            found += flat(value, inner)
        else:
            found.append((inner, value))
    return found


def check(match: Match, path: str, expected: Json) -> None:
    if path == "refused" and isinstance(expected, dict):
        for move, rule in expected.items():
            check_refused(match, move, str(rule))
        return
    if path == "absent" and isinstance(expected, list):
        for name in expected:
            _check_absent(match, str(name))
        return
    if path in ("offered", "only_offered") and isinstance(expected, list):
        _check_offered(match, expected, only=path == "only_offered")
        return
    found = look_up(match, path)
    if not _same(path, expected, found):
        raise NoctuaryError(
            MessageId("error-expected-value"), path=path, expected=shown(expected), found=shown(found)
        )


def _check_offered(match: Match, expected: list[Json], *, only: bool) -> None:
    """These moves are offered, among others or (`only`) and nothing else."""
    found = [] if match.decision is None else [match.notation(move) for move in match.decision.moves]
    missing = [move for move in expected if move not in found]
    if missing:
        raise NoctuaryError(MessageId("error-expected-offer"), move=shown(missing), found=shown(found))
    more = [move for move in found if move not in expected]
    if only and more:
        raise NoctuaryError(MessageId("error-expected-no-offer"), move=shown(more))


def _same(path: str, expected: Json, found: Json) -> bool:
    """Of a table, what the file says is so; 1 and 1.0 are one number, but no number is a flag."""
    if isinstance(expected, dict) and isinstance(found, dict):
        if not expected:
            return not found
        return all(name in found and _same(name, value, found[name]) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            return False
        if path.rpartition(".")[2] in _ORDERED:
            return all(_same("", one, other) for one, other in zip(expected, found, strict=True))
        return _same_in_any_order(expected, found)
    return expected == found and isinstance(expected, bool) == isinstance(found, bool)


def _same_in_any_order(expected: list[Json], found: list[Json]) -> bool:
    left = list(found)
    for one in expected:
        place = next((place for place, other in enumerate(left) if _same("", one, other)), -1)
        if place < 0:
            return False
        left.pop(place)
    return True


def check_refused(match: Match, move: str, rule: str) -> None:
    refusal = match.why_not(read_line(match, move))
    found = "legal" if refusal is None else refusal.rule
    if found != rule:
        raise NoctuaryError(MessageId("error-expected-refusal"), move=move, rule=rule, found=found)


def _check_absent(match: Match, path: str) -> None:
    try:
        found = look_up(match, path, with_defaults=False)
    except NoctuaryError:
        return
    raise NoctuaryError(MessageId("error-expected-absent"), path=path, found=shown(found))


def look_up(match: Match, path: str, *, with_defaults: bool = True) -> Json:
    """A value by its path: `A.hp`, `piles.joker`, `winner`, `decision.seat`, `view.B.seats.0.hand_size`.

    A dump leaves out what is usual; with defaults, that has its value too.
    """
    first, _, rest = path.partition(".")
    if first in _NOT_IN_DUMP:
        value, rest = _beside_dump(match, first, rest)
        return _walk(value, rest.split(".") if rest else [], path)
    dump = match.game.dump(match.state)
    parts = path.split(".")
    if first in SEAT_LETTERS:
        parts.insert(0, "seats")
    try:
        return _walk(dump, parts, path)
    except NoctuaryError:
        if not with_defaults:
            raise
        return _usual(match, dump, parts, path)


def _beside_dump(match: Match, first: str, rest: str) -> tuple[Json, str]:
    """What stands in no dump, and the rest of the path that leads into it."""
    if first == "offered":
        return _decision(match)["offered"], ""
    if first == "decision":
        return _decision(match), rest
    if first == "view":
        letter, _, rest = rest.partition(".")
        seen_by = Seat(SEAT_LETTERS.index(letter)) if letter and letter in SEAT_LETTERS else None
        return document(match.view(seen_by)), rest
    return match.over if first == "over" else winner_of(match), ""


def _walk(value: Json, parts: list[str], path: str) -> Json:
    for part in parts:
        value = _inner(value, part, path)
    return value


def _usual(match: Match, dump: Document, parts: list[str], path: str) -> Json:
    """The value that a field has which a dump leaves out: what it is when the dump is read again."""
    try:
        with listening() as heard:
            match.game.load(dump)
    except NoctuaryError:
        pass  # in the middle of a move; what has been read so far is known
    for length in range(len(parts), 0, -1):
        asked = heard.get(_as_fields_name_it(dump, parts[:length]))
        if asked is not None and asked.default is not None:
            return _walk(asked.default, parts[length:], path)
    raise NoctuaryError(MessageId("error-no-such-path"), path=path)


def _as_fields_name_it(dump: Document, parts: list[str]) -> str:
    """The path of a field as its reader names it: there lists count from 1."""
    value: Json = dump
    named: list[str] = []
    for part in parts:
        place = read_number(part) if isinstance(value, list) else None
        named.append(part if place is None else str(place + 1))
        try:
            value = _inner(value, part, "")
        except NoctuaryError:
            value = None
    return ".".join(named)


def _inner(value: Json, part: str, path: str) -> Json:
    if isinstance(value, dict) and part in value:
        return value[part]
    place = read_number(part) if isinstance(value, list) else None
    if isinstance(value, list) and place is not None and place < len(value):
        return value[place]
    if isinstance(value, (list, dict)) and part == "size":
        return len(value)
    raise NoctuaryError(MessageId("error-no-such-path"), path=path)


def _decision(match: Match) -> Document:
    decision = match.decision
    if decision is None:
        return {"seat": "none", "offered": []}
    return {
        "seat": SEAT_LETTERS[decision.seat],
        "prompt": decision.prompt,
        "rule": decision.rule,
        "amount": decision.amount,
        "offered": [match.notation(move) for move in decision.moves],
    }


def winner_of(match: Match) -> str:
    """`A`, or `A+C` for a team; `draw`; `abandoned` by everybody; `none` while the game goes on."""
    if not match.over:
        return "none"
    if match.abandoned:
        return ABANDON_WORD
    return "+".join(SEAT_LETTERS[seat] for seat in match.winners) or "draw"
