"""Check a finished game without Noctuary: the seed is the promised one, and the deal follows from it.

    python examples/verify_seed.py game.txt --hash 5f0c…   # the hash that the table showed from the beginning

A table shows the hash of its seed before the first card is dealt, and the seed when the game is over. This
program needs nothing but Python: it computes the hash again, then draws the lots and shuffles the decks
again by the rule in docs/records-and-positions.md ("Chance"), and compares them with the deal that the
record tells of. Compare in turn what it prints with the cards you remember: your first hand is on top.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

TAG = re.compile(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$')
WORD = 4  # bytes of a number
TOP = 10  # cards of each deck that are printed


class Wrong(Exception):
    """Something does not fit."""


def tags_of(text: str) -> dict[str, str]:
    """The head of the first game in a record."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        tag = TAG.match(line.strip())
        if tag is not None:
            found[tag.group(1)] = re.sub(r"\\(.)", r"\1", tag.group(2))
        elif found and line.strip():
            break  # the moves begin
    return found


def hash_of(seed: bytes) -> str:
    """What is shown before the game."""
    return hashlib.blake2b(seed, digest_size=32, person=b"noctuary-seed").hexdigest()


class Chance:
    """Numbers from a seed: BLAKE2b over a counter, sixteen words of four bytes from each hash."""

    def __init__(self, seed: bytes) -> None:
        self._key = hashlib.blake2b(seed, digest_size=64, person=b"noctuary-chance").digest()
        self._hashes = 0

    def _words(self) -> list[int]:
        self._hashes += 1
        digest = hashlib.blake2b(self._hashes.to_bytes(8, "big"), key=self._key).digest()
        return [int.from_bytes(digest[at : at + WORD], "big") for at in range(0, len(digest), WORD)]

    def below(self, limit: int) -> int:
        """A lot: a number from 0 to limit - 1."""
        while True:
            for word in self._words():
                if word * limit % 2**32 >= 2**32 % limit:  # otherwise some numbers would be likelier
                    return word * limit >> 32

    def shuffled(self, cards: list[str]) -> list[str]:
        """The last place changes with one of those up to it, then the one before it, and so on."""
        pile = list(cards)
        words: list[int] = []
        last = len(pile) - 1
        while last > 0:
            words = words or self._words()
            word = words.pop(0)
            if word * (last + 1) % 2**32 < 2**32 % (last + 1):
                continue
            other = word * (last + 1) >> 32
            pile[last], pile[other] = pile[other], pile[last]
            last -= 1
        return pile


def check_hash(tags: dict[str, str], promised: str | None) -> bytes:
    """The seed, if it is the one that was promised."""
    if "Seed" not in tags:
        raise Wrong("The record has no seed: the game is not over, or this is no record.")
    try:
        seed = bytes.fromhex(tags["Seed"])
    except ValueError:
        raise Wrong("The seed of the record cannot be read.") from None
    found = hash_of(seed)
    for name, hashed in (("record", tags.get("SeedHash")), ("table", promised)):
        if hashed is not None and hashed.strip().lower() != found:
            raise Wrong(f"This is not the seed that was promised: the {name} says {hashed}, it has {found}.")
    return seed


def check_deal(seed: bytes, deal: list[dict[str, Any]]) -> list[str]:
    """Draw and shuffle as the game did; what lies where, a line for each, or what is wrong first."""
    chance, told = Chance(seed), []
    for step in deal:
        if "lot" in step:
            fell = step["lot"][chance.below(len(step["lot"]))]
            if fell != step["fell"]:
                raise Wrong(f"The lot fell on {fell}, but the record says {step['fell']}.")
            told.append(f"first: {fell}")
            continue
        order = chance.shuffled(step["cards"])[::-1]  # the top of a deck is the end of its list
        drawn, left = order[: len(step["drawn"])], order[len(step["drawn"]) :]
        if sorted(drawn) != sorted(step["drawn"]) or left != step["left"]:
            raise Wrong(f"{step['pile']}: the seed gives another order than the record says.")
        told.append(f"{step['pile']}: {', '.join(order[:TOP])}{' …' if len(order) > TOP else ''}")
    return told


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the seed and the deal of a finished game.")
    parser.add_argument("record", type=Path, help="the record that the table offers when the game is over")
    parser.add_argument("--hash", help="the hash of the seed that you noted at the beginning")
    asked = parser.parse_args(arguments)
    try:
        tags = tags_of(asked.record.read_text(encoding="utf-8"))
        seed = check_hash(tags, asked.hash)
        print(f"The seed is the one that was promised: {hash_of(seed)}")
        if "Deal" not in tags:
            raise Wrong("The record does not tell of a deal: the game began at a position, or is older.")
        for line in check_deal(seed, json.loads(tags["Deal"])):
            print(line)
        print("The deal follows from the seed.")
    except (OSError, UnicodeDecodeError, ValueError, KeyError, TypeError) as wrong:
        print(f"The record cannot be read: {wrong}", file=sys.stderr)
        return 2
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
