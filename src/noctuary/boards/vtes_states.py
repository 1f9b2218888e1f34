"""What can be said now of a VTES card in play, in words: the terminal, the text table and the browser have it
from here."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from noctuary.games.vtes.seen import InPlay
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.text import Language, say

_say: Final = lru_cache(maxsize=4096)(say)  # a table has few states, and tells them again with every move


def states(one: InPlay, lang: Language) -> list[str]:
    """Blood, life or counters first, then how it lies, whose it is, and what a minion can do."""
    return [*_counters(one, lang), *_how_it_lies(one, lang), *_as_a_minion(one, lang)]


def _counters(one: InPlay, lang: Language) -> list[str]:
    if one.vampire:
        return [_say(lang, "vtes-board-blood", counters=one.counters, capacity=one.capacity or 0)]
    if one.vampire is False:
        return [_say(lang, "vtes-board-life", counters=one.counters)]
    return [_say(lang, "vtes-board-counters", counters=one.counters)] if one.counters else []


def _how_it_lies(one: InPlay, lang: Language) -> list[str]:
    found = [_say(lang, "vtes-board-locked")] if one.locked else []
    if one.region in ("torpor", "contested"):
        found.append(_say(lang, f"vtes-board-{one.region}"))
    if one.stun:
        found.append(_say(lang, "vtes-board-stunned"))
    if one.returns is not None:
        found.append(_say(lang, "vtes-board-borrowed", who=seat_letter(Seat(one.returns))))
    elif one.owner != one.controller:
        found.append(_say(lang, "vtes-board-owned", who=seat_letter(Seat(one.owner))))
    if one.nightmares:
        found.append(_say(lang, "vtes-board-nightmares", count=one.nightmares))
    if one.face_down:
        found.append(_say(lang, "vtes-board-holds", count=one.face_down))
    if one.corruption:
        whose = _whose(one.corruption)
        found.append(_say(lang, "vtes-board-corruption", count=len(one.corruption), who=whose))
    return found


def _whose(seats: list[int]) -> str:
    """`A, B ×2`."""
    counts = Counter(seats)
    return ", ".join(
        f"{seat_letter(Seat(seat))} ×{counts[seat]}" if counts[seat] > 1 else seat_letter(Seat(seat))
        for seat in sorted(counts)
    )


def _as_a_minion(one: InPlay, lang: Language) -> list[str]:
    if one.vampire is None:
        return []
    found = [_say(lang, f"vtes-clan-{one.clan}")] if one.clan else []
    if one.sect:
        found.append(_say(lang, f"vtes-sect-{one.sect}"))
    if one.title not in (None, "none"):
        found.append(_say(lang, f"vtes-title-{one.title}"))
    if one.title_contested:
        found.append(_say(lang, "vtes-board-title-contested"))
    if one.votes:
        found.append(_say(lang, "vtes-board-votes", count=one.votes))
    found.append(_say(lang, "vtes-board-bleed", count=one.bleed or 0))
    found.append(_say(lang, "vtes-board-strength", count=one.strength or 0))
    return [*found, *(_level(code, lang) for code in sorted(one.disciplines or (), key=str.islower))]


def _level(code: str, lang: Language) -> str:
    """A Discipline by its name; those at superior come first and say so."""
    name = _say(lang, f"vtes-discipline-{code.lower()}")
    return name if code.islower() else _say(lang, "vtes-board-superior", name=name)
