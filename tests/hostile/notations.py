"""Moves that nobody means: real verbs with words, numbers and names that no table has."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random

from noctuary.kernel.match import Match

HUGE = (
    "99999999999999999999",
    "65534",
    "65535",
    "65536",
    "4096",
    "-1",
    "9" * 900,
    "٣" * 40,
    "²",
    "1e9",
    "0x7fffffff",
    "00000000000000000001",
)


def verbs_of(game: str) -> list[str]:
    """The verbs of a game's notation, and one that is every game's."""
    return [*import_module(f"noctuary.games.{game}.notation").WORDS.by_word, "concede"]


def hostile_word(random: Random, slugs: list[str]) -> str:
    """A word as hostile as it comes: numbers without end, uids of nothing, names that half exist."""
    number = random.choice([*HUGE, str(random.randrange(10**6)), str(random.randrange(70))])
    slug = random.choice(slugs)
    return random.choice(
        [
            number,
            f"#{number}",
            slug,
            f"{slug}#{number}",
            f"B:{slug}#{number}",
            f"u:#{number}",
            f"u:{slug}#{number}",
            f"{slug}@#{number}",
            f"use-{number}",
            f"{random.choice('ABCDEFGZ')}:{slug}",
            random.choice((">", "for", "with", "by", "-", "@", "#", ":", "u:", "A", "F", "hand", "for")),
            "\u200b" * 20,
            "a" * random.randrange(1, 200),
        ]
    )


def hostile_notations(match: Match, slugs: list[str], seed: int, count: int) -> Iterator[str]:
    """So many of them; half are shaped like what the table offers, so that they are read to their end."""
    random = Random(seed)
    verbs = verbs_of(match.game.name)
    for _ in range(count):
        offered = [] if match.decision is None else match.decision.moves
        if offered and random.random() < 0.5:
            words = match.notation(random.choice(offered)).split()
            for place in range(1, len(words)):
                if random.random() < 0.7:
                    words[place] = hostile_word(random, slugs)
        else:
            words = [random.choice(verbs)]
            words += [hostile_word(random, slugs) for _ in range(random.randrange(5))]
        yield random.choice(("", " ")).join(("", " ".join(words)))
