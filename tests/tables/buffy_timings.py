"""The house at a given step or stage: A holds cards to play then, against a foe and a challenge."""

from __future__ import annotations

from typing import Any, Final

from tests.tables.buffy_house import FILLER, House
from tests.tables.buffy_table import Table, buffy_table

STEPS: Final = ("prologue", "refresh", "movement", "resource", "conflict", "end")
STAGES: Final = ("choose", "battle", "resolve", "discard")
CHALLENGE: Final = "something-in-the-boiler-room"  # good: Butt-Kicking 4
ADA, THEO, ROOK, INES, MILO = "ada-vance-1", "theo-blank-1", "rook-delaney-1", "ines-duarte-1", "milo-hart-1"
VESNA, CROWE, TWINS = "countess-vesna-1", "sexton-crowe-1", "the-gutter-twins-1"


def table(
    timing: str,
    *hand: str,
    fighter: str = ADA,
    foe: str = VESNA,
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    challenge: str = CHALLENGE,
    **more: Any,
) -> Table:
    """A's fighter stands on A1 with B's foe and B's challenge, and A holds the cards; passes until `timing`.

    The Main Characters are Ada Vance (A) and Countess Vesna (B) unless `a` and `b` say otherwise.
    """
    mine: dict[str, Any] = {
        "essence": "ada-vance-essence",
        "characters": {fighter: "A1"},
        "deck": [FILLER] * 3,
    }
    theirs: dict[str, Any] = {
        "essence": "countess-vesna-essence",
        "characters": {foe: "A1"},
        "deck": [FILLER] * 3,
    }
    mine.update(a or {})
    mine.setdefault("hand", list(hand))
    theirs.update(b or {})
    step = timing if timing in STEPS else "conflict"
    more.setdefault("challenges", {f"B:{challenge}": "A1"})
    t = buffy_table(House(), step=step, a=mine, b=theirs, **more)
    if timing.startswith("fight-"):
        t.play(f"A fight {fighter} > {foe}")
    elif timing.startswith("challenge-"):
        t.play(f"A face {challenge} with {fighter}")
        if "go" in t.offered():
            t.play("A go")
    while t.step != timing:
        t.play("pass")
    return t


def defending(timing: str, *hand: str, **more: Any) -> Table:
    """The same challenge with the sides exchanged: A faces it, B holds the cards and has the watch."""
    b = {"hand": list(hand), **more.pop("b", {})}
    t = table(timing, b=b, **more)
    return t.play("A pass") if t.asked()[0] == "A" else t


def is_played(t: Table, slug: str, letter: str = "A", zone: str = "discard") -> bool:
    return slug in t.cards(letter, zone) and slug not in t.cards(letter, "hand")
