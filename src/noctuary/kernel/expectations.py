"""What a position expects of a match: values by their paths, offers, and refusals by their rules."""

# not compiled: it checks files and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE_WORD, Move, read_number

_ORDERED: Final = ("deck", "row")  # lists whose order is part of the game; others just say what is there


def of_seat(match: Match, text: str) -> str:
    """The move without the letter of the seat that makes it, which must be the one that is asked."""
    letter, _, move = text.partition(" ")
    if letter not in SEAT_LETTERS[: match.seats] or not move:
        raise NoctuaryError(MessageId("error-script-line"), text=text)
    if match.decision is None:
        raise NoctuaryError(MessageId("error-match-over"))
    if SEAT_LETTERS[match.decision.seat] != letter:
        asked = SEAT_LETTERS[match.decision.seat]
        raise NoctuaryError(MessageId("error-not-her-decision"), seat=letter, asked=asked, text=text)
    return move


def read_line(match: Match, text: str) -> Move:
    """A move with the letter of the seat that makes it. Whoever concedes need not be asked."""
    letter, _, words = text.partition(" ")
    if words.strip() == CONCEDE_WORD and letter in SEAT_LETTERS[: match.seats] and letter:
        return match.parse(words, Seat(SEAT_LETTERS.index(letter)))
    return match.parse(of_seat(match, text))


def flat(table: Document, path: str = "") -> list[tuple[str, Json]]:
    """Dotted paths and values; `refused` stays a table."""
    found: list[tuple[str, Json]] = []
    for name, value in table.items():
        inner = f"{path}.{name}" if path else name
        if isinstance(value, dict) and inner != "refused":
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
    found = look_up(match, path)
    if path == "offered" and isinstance(expected, list) and isinstance(found, list):
        missing = [move for move in expected if move not in found]
        if missing:
            raise NoctuaryError(MessageId("error-expected-offer"), move=shown(missing), found=shown(found))
    elif not _same(path, expected, found):
        raise NoctuaryError(
            MessageId("error-expected-value"), path=path, expected=shown(expected), found=shown(found)
        )


def _same(path: str, expected: Json, found: Json) -> bool:
    if isinstance(expected, list) and isinstance(found, list) and path.rpartition(".")[2] not in _ORDERED:
        return sorted(map(repr, expected)) == sorted(map(repr, found))
    return expected == found and isinstance(expected, bool) == isinstance(found, bool)


def check_refused(match: Match, move: str, rule: str) -> None:
    refusal = match.why_not(read_line(match, move))
    found = "legal" if refusal is None else refusal.rule
    if found != rule:
        raise NoctuaryError(MessageId("error-expected-refusal"), move=move, rule=rule, found=found)


def _check_absent(match: Match, path: str) -> None:
    try:
        found = look_up(match, path)
    except NoctuaryError:
        return
    raise NoctuaryError(MessageId("error-expected-absent"), path=path, found=shown(found))


def look_up(match: Match, path: str) -> Json:
    """A value by its path: `A.hp`, `piles.joker`, `winner`, `decision.seat`, `view.B.seats.0.hand_size`."""
    first, _, rest = path.partition(".")
    value: Json
    if first == "offered":
        value, rest = _decision(match)["offered"], ""
    elif first == "decision":
        value = _decision(match)
    elif first in ("over", "winner"):
        value = match.over if first == "over" else winner_of(match)
        rest = ""
    elif first == "view":
        letter, _, rest = rest.partition(".")
        value = match.view(Seat(SEAT_LETTERS.index(letter)) if letter in SEAT_LETTERS else None)
    else:
        value = match.game.dump(match.state)
        rest = f"seats.{path}" if first in SEAT_LETTERS else path
    for part in rest.split(".") if rest else []:
        value = _inner(value, part, path)
    return value


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
    """`A`, or `A+C` for a team; `draw`; `none` while the game goes on."""
    if not match.over:
        return "none"
    return "+".join(SEAT_LETTERS[seat] for seat in match.winners) or "draw"
