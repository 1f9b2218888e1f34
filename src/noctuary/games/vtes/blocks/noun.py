"""What a `Which` reads as: the parts of a noun phrase, which each language puts in its own order."""

from __future__ import annotations

from noctuary.games.vtes.card import Phrase


class Noun:
    """A definite one (“this minion”), or a head with what is said before, after and of whom.

    `either`: “an ally or a younger vampire”, each with its own.
    """

    __slots__ = ("adjectives", "definite", "either", "head", "rank", "tails", "whose")

    def __init__(self) -> None:
        self.definite: Phrase | None = None
        self.head = Phrase("vtes-noun-card")
        self.rank = 0  # of what the head says: a clan says more than a type does
        self.adjectives: list[Phrase] = []
        self.tails: list[Phrase] = []
        self.whose: Phrase | None = None
        self.either: list[Noun] = []

    def suggest(self, head: Phrase) -> None:
        """What it is said of, where nothing says what it is."""
        if self.rank == 0:
            self.head = head

    def be(self, rank: int, head: Phrase) -> None:
        """It is called by what says most: “a Toreador”, not “a Toreador vampire”."""
        if rank > self.rank:
            self.rank, self.head = rank, head


def text(slug: str, *, negated: bool = False, **words: str) -> Phrase:
    """The message of an atom; of its contrary where it is negated."""
    return Phrase(f"vtes-which-not-{slug}" if negated else f"vtes-which-{slug}", None, None, "", **words)
