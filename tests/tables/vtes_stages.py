"""Situations of VTES to be looked at: a table of two, five or six in the middle of something.

A stage is a position and a few moves. Whoever is asked before the next of them comes up passes, so that a
stage does not hang on who is asked where; it ends when the seat that looks at it is asked, or another one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from noctuary.kernel.game import Document, Json
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.match import Match
from noctuary.text.passing import passing_index

MOST_PASSES: Final = 60

# What each seat has; a table of two takes the first two.
SEATS: Final[tuple[Document, ...]] = (
    {
        "pool": 22,
        "ready": {
            "gelasia-fotiou": {"counters": 6, "on": {"blood-doll": {"counters": 2}}},
            "colette": {"counters": 3},
            "andi-liu": {"counters": 2, "locked": True},
        },
        "uncontrolled": [{"card": "ashley", "counters": 3}, "sully"],
        "in_play": {"asylum-hunting-ground": {"counters": 0}, "the-barrens": {"counters": 0, "locked": True}},
        "hand": [
            *("govern-the-unaligned", "conditioning", "lost-in-crowds", "swallowed-by-the-night"),
            *("deflection", "telepathic-misdirection", "foreshadowing-destruction"),
        ],
        "library": ["bonding", "revelations", "on-the-qui-vive", "eyes-of-argus"] * 8,
        "ash": ["govern-the-unaligned", "bonding", "bonding", "wider-view"],
    },
    {
        "pool": 9,
        "ready": {
            "alexa-draper": {"counters": 6},
            "horst-von-bruhl": {"counters": 4, "on": {"44-magnum": {"counters": 0}}},
            "naomi-stewart": {"counters": 2, "locked": True},
        },
        "torpor": {"brock-sterling": {"counters": 1}},
        "uncontrolled": [{"card": "madison", "counters": 2}, "alice-chen", "chelsea-blake"],
        "in_play": {"ventrue-headquarters": {"counters": 0}},
        "hand": [
            *("deflection", "kine-resources-contested", "majesty", "parity-shift"),
            *("second-tradition-domain", "wake-with-evenings-freshness", "freak-drive"),
        ],
        "library": ["conditioning", "intimidation", "enchant-kindred"] * 9,
        "ash": ["majesty", "blood-doll"],
    },
    {
        "pool": 17,
        "ready": {"kathy-glens": {"counters": 5}, "massimo-falconi": {"counters": 4, "locked": True}},
        "uncontrolled": ["min-seo", "mkhokheli"],
        "in_play": {"art-museum": {"counters": 0}},
        "hand": ["majesty", "villein"],
        "library": ["enchant-kindred", "aire-of-elation"] * 9,
    },
    {
        "pool": 12,
        "ready": {
            "chrysanthemum": {"counters": 3},
            "lloyd-brooks": {"counters": 4},
            "nassir": {"counters": 3},
        },
        "uncontrolled": ["ayelech"],
        "hand": ["govern-the-unaligned", "theft-of-vitae", "apportation", "bonding"],
        "library": ["bonding", "mirror-walk"] * 9,
    },
    {
        "pool": 21,
        "ready": {"hesha-ruhadze-g6": {"counters": 7}, "crystal-lynn": {"counters": 2, "locked": True}},
        "torpor": {"marcel": {"counters": 0}},
        "uncontrolled": ["melech", "milton-fox"],
        "hand": ["form-of-mist", "earth-meld"],
        "library": ["entrancement", "lost-in-crowds"] * 9,
    },
    {
        "pool": 6,
        "ready": {"donny-kowalczyk": {"counters": 1}, "meaghan": {"counters": 2}},
        "uncontrolled": ["dr-stephen-norton"],
        "hand": ["bonding"],
        "library": ["bonding"] * 9,
    },
)
_OUSTED: Final[Document] = {"pool": 0, "out": True}


@dataclass(frozen=True)
class Stage:
    seats: int
    me: str
    script: tuple[str, ...] = ()  # `A bleed colette`
    active: str = "A"
    ousted: str = ""  # letters
    asked: str = ""  # who is asked at the end, if not the one who looks
    more: Document = field(default_factory=dict)


STAGES: Final = {
    "minions": Stage(5, "A"),
    "influence": Stage(2, "A", more={"phase": "influence"}),
    "bleed": Stage(5, "B", ("A play govern-the-unaligned by colette",)),
    "attempt": Stage(5, "A", ("A play govern-the-unaligned by gelasia-fotiou", "B block alexa-draper")),
    "played": Stage(
        5,
        "B",
        (
            *("A play govern-the-unaligned by gelasia-fotiou", "B block alexa-draper"),
            "A play conditioning by gelasia-fotiou",
        ),
    ),
    "afar": Stage(5, "D", ("D play govern-the-unaligned by lloyd-brooks",), active="D"),
    "combat": Stage(5, "B", ("A bleed colette", "B block horst-von-bruhl", "A strike")),
    "referendum": Stage(
        6,
        "B",
        (
            "B play kine-resources-contested by alexa-draper",
            *("B player C", "B player C", "B player D", "B player A"),
            "B vote alexa-draper for",
        ),
        active="B",
    ),
    "evening": Stage(5, "A", active="E", asked="E", more={"phase": "discard"}),
    "last-turns": Stage(2, "A", more={"time_limit": 11}),
    "ousted": Stage(5, "A", ousted="CD", more={"edge": "E"}),
}


def stage(name: str) -> tuple[Match, int]:
    """The match in the middle of it, and the seat that looks at it."""
    wanted = STAGES[name]
    seats: dict[str, Json] = {
        letter: dict(_OUSTED if letter in wanted.ousted else SEATS[place])
        for place, letter in enumerate(SEAT_LETTERS[: wanted.seats])
    }
    if wanted.ousted:  # who had them for her prey has their points
        seats["B"] = {**SEATS[1], "points": len(wanted.ousted)}
    game = find_game("vtes")
    document: Document = {
        "seats": seats,
        "active": wanted.active,
        "edge": "A",
        "turn_number": 9,
        **wanted.more,
    }
    match = Match.at(game, game.load(document), log=True)
    for line in wanted.script:
        letter, _, text = line.partition(" ")
        _pass_until(match, letter, text)
        match.play_text(text)
    _pass_until(match, wanted.asked or wanted.me)
    return match, SEAT_LETTERS.index(wanted.me)


def _pass_until(match: Match, letter: str, text: str = "") -> None:
    """Until this seat is asked, with something else to do than to pass."""
    for _ in range(MOST_PASSES):
        decision = match.decision
        assert decision is not None
        offered = [match.notation(move) for move in decision.moves]
        if SEAT_LETTERS[decision.seat] == letter and (text in offered or (not text and len(offered) > 1)):
            return
        index = passing_index(match)
        assert index is not None, f"{text or letter} never comes up: {offered}"
        match.play(decision.moves[index])
    raise AssertionError(f"{text or letter} never comes up")
