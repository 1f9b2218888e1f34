"""Check a finished game without Noctuary: the seed is the promised one, and the deal follows from it.

    python examples/verify_seed.py game.txt --hash 5f0c…   # the hash that the table showed from the beginning

A table shows the hash of its seed before the first card is dealt, and the seed when the game is over. This
program needs nothing but Python: it computes the hash again, then draws the lots and shuffles the decks
again by the rule in docs/records-and-positions.md ("Chance"), and compares them with the deal that the
record tells of. Compare in turn what it prints with the cards you remember: your first hand is on top.

Without the hash that you noted yourself nothing shows that the seed was chosen before the game: a record that
is made up afterwards names whatever hash fits. Then the program says so and ends with 3. It ends with 0 if
promise and deal hold, with 1 if something does not fit, and with 2 if it cannot read what it was given.
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
MOST_BYTES = 16 * 1024 * 1024  # of a record
HASH = re.compile("[0-9a-f]{64}")
NO_DEAL = (
    "The record does not tell of a deal: the game began at a position, is older, "
    "or was played by noctuary sim."
)
NO_PROMISE = (
    "NOT CHECKED: that this seed was promised before the game. For that, give the hash that the table showed "
    "from the beginning: --hash …"
)


class Wrong(Exception):
    """Something does not fit."""


class Unreadable(Exception):
    """Nothing can be said about it."""


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


def read_seed(tags: dict[str, str]) -> bytes:
    """The seed of the record, if its own hash is the one that the record names."""
    if "Seed" not in tags:
        raise Wrong("The record has no seed: the game is not over, or this is no record.")
    try:
        seed = bytes.fromhex(tags["Seed"])
    except ValueError:
        raise Unreadable("the seed is not hexadecimal") from None
    named = tags.get("SeedHash")
    if named is not None and named.strip().lower() != hash_of(seed):
        raise Wrong(f"The record contradicts itself: it names {plain(named)}, its seed has {hash_of(seed)}.")
    return seed


def check_promise(seed: bytes, promised: str) -> None:
    """What was shown before the game is the hash of this seed."""
    noted = promised.strip().lower()
    if HASH.fullmatch(noted) is None:
        raise Unreadable("--hash takes the whole hash, 64 hexadecimal digits")
    if noted != hash_of(seed):
        raise Wrong(f"This is not the seed that was promised: you noted {noted}, it has {hash_of(seed)}.")


def read_deal(tags: dict[str, str]) -> list[dict[str, Any]]:
    """What chance did, step by step: lots that are drawn and piles that are shuffled, and nothing else."""
    if "Deal" not in tags:
        raise Wrong(NO_DEAL)
    try:
        deal = json.loads(tags["Deal"])
    except (ValueError, RecursionError):
        raise Unreadable("the deal is no JSON, or is nested too deeply") from None
    if not isinstance(deal, list) or not all(is_lot(step) or is_pile(step) for step in deal):
        raise Unreadable("the deal is not made of lots and piles")
    if not any(len(step.get("lot", step.get("cards"))) > 1 for step in deal):
        raise Wrong(NO_DEAL)  # nothing that could have fallen otherwise
    return deal


def is_lot(step: Any) -> bool:
    """`fell` is one of `lot`, which is not empty."""
    if not isinstance(step, dict) or "lot" not in step:
        return False
    return are_words(step["lot"]) and len(step["lot"]) > 0 and isinstance(step.get("fell"), str)


def is_pile(step: Any) -> bool:
    if not isinstance(step, dict) or "lot" in step or not isinstance(step.get("pile"), str):
        return False
    return all(are_words(step.get(name)) for name in ("cards", "drawn", "left"))


def are_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def plain(text: str) -> str:
    """A record is a stranger's: nothing in it may command the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:200]


def check_deal(seed: bytes, deal: list[dict[str, Any]]) -> list[str]:
    """Draw and shuffle as the game did; what lies where, a line for each, or what is wrong first."""
    chance, told = Chance(seed), []
    for step in deal:
        if "lot" in step:
            fell = step["lot"][chance.below(len(step["lot"]))]
            if fell != step["fell"]:
                raise Wrong(f"The lot fell on {plain(fell)}, but the record says {plain(step['fell'])}.")
            told.append(f"first: {plain(fell)}")
            continue
        pile = plain(step["pile"])
        order = chance.shuffled(step["cards"])[::-1]  # the top of a deck is the end of its list
        drawn, left = order[: len(step["drawn"])], order[len(step["drawn"]) :]
        if sorted(drawn) != sorted(step["drawn"]) or left != step["left"]:
            raise Wrong(f"{pile}: the seed gives another order than the record says.")
        told.append(f"{pile}: {', '.join(map(plain, order[:TOP]))}{' …' if len(order) > TOP else ''}")
    return told


def read_tags(file: Path) -> dict[str, str]:
    with file.open("rb") as record:
        data = record.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Unreadable(f"it is longer than {MOST_BYTES} bytes")
    return tags_of(data.decode("utf-8"))


def check(record: Path, promised: str | None) -> int:
    tags = read_tags(record)
    seed = read_seed(tags)
    if promised is not None:
        check_promise(seed, promised)
        print(f"The seed is the one that was promised: {hash_of(seed)}")
    else:
        print(f"The hash of the seed in this record: {hash_of(seed)}")
    for line in check_deal(seed, read_deal(tags)):
        print(line)
    print("The deal follows from the seed.")
    if promised is None:
        print(NO_PROMISE, file=sys.stderr)
        return 3
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the seed and the deal of a finished game.")
    parser.add_argument("record", type=Path, help="the record that the table offers when the game is over")
    parser.add_argument("--hash", help="the hash of the seed that you noted at the beginning")
    asked = parser.parse_args(arguments)
    try:
        return check(asked.record, asked.hash)
    except (OSError, UnicodeDecodeError, Unreadable) as wrong:
        print(f"This cannot be read: {wrong}", file=sys.stderr)
        return 2
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
