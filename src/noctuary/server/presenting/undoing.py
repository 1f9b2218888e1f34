"""What may be taken back between people: never past another's decision, a reveal, or chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec

from noctuary.kernel.game import Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.faces import texts_in
from noctuary.text.words import Words, words_of


@dataclass
class Before:
    """The moment before a move, as far as it decides whether the move may be taken back."""

    seat: Seat  # who was asked
    drawn: int  # how often chance had been asked
    seen: bytes  # what she saw, packed
    free: bool | None = None  # whether the move may be taken back, once somebody has asked


def before_move(match: Match, seen: bytes | None = None) -> Before | None:
    """To be kept when a move is about to be played: afterwards it would cost a replay of the whole match.

    `seen` is what the seat that is asked sees now, where it has been packed already.
    """
    decision = match.decision
    if decision is None:
        return None
    return Before(decision.seat, match.state.chance.drawn, seen or packed_view(match, decision.seat))


def packed_view(match: Match, seat: Seat | None) -> bytes:
    """What a seat sees, as small as it can be kept."""
    return msgspec.json.encode(match.table_view(seat))


def may_take_back(match: Match, before: Before | None, seat: Seat, seen: bytes | None = None) -> bool:
    """Whether this seat may take the last move back without asking anybody.

    Nobody else may have decided since, nothing may have been drawn by chance, and the seat may not have seen
    a card that it could not see before: what has been learned cannot be unlearned.
    """
    if before is None or before.seat != seat or before.drawn != match.state.chance.drawn:
        return False
    if before.free is None:
        words = words_of(match.game.name).at(match)
        before.free = not _more_is_seen(before.seen, seen or packed_view(match, seat), words)
    return before.free


def _more_is_seen(old: bytes, new: bytes, words: Words) -> bool:
    """Whether a card shows more often than before; what is alike in both need not be counted."""
    more: Counter[str] = Counter()
    _count(msgspec.json.decode(old), msgspec.json.decode(new), words.unordered_zones, more)
    return any(count > 0 and words.is_card(text) for text, count in more.items())


def _count(old: Json, new: Json, without: tuple[str, ...], more: Counter[str]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in old.keys() | new.keys():
            if name in without:
                continue
            if name in old and name in new:
                _count(old[name], new[name], without, more)
            else:
                there, sign = (new, 1) if name in new else (old, -1)
                _add([name, there[name]], sign, without, more)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for before, after in zip(old, new, strict=True):
            _count(before, after, without, more)
    else:
        _add(old, -1, without, more)
        _add(new, 1, without, more)


def _add(thing: Json, sign: int, without: tuple[str, ...], more: Counter[str]) -> None:
    for text in texts_in(thing, without):
        more[text] += sign
