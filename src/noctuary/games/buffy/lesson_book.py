"""The lessons of the Buffy CCG (`lessons/`): what they cover, and the words that their moves may have."""

# not compiled: it reads files and talks to people.

from __future__ import annotations

from functools import cache
from typing import Final

from noctuary.games.buffy import notation
from noctuary.games.buffy.board import find_space
from noctuary.games.buffy.decks import Deck, read_deck
from noctuary.games.buffy.kinds import TALENT_SLUGS
from noctuary.games.buffy.pool import default_pool
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.move import NOTHING
from noctuary.text.learn.lesson import LessonBook

_JOINTS: Final = (">", "with", "for")
_SEATS: Final = 2
TOPICS: Final = (
    "placing-a-challenge",
    "movement",
    "placing-characters",
    "attaching",
    "facing-a-challenge",
    "refreshing",
    "park-control",
    "fight",
    "ascending",
    "resurrection",
    "park-victory",
    "destiny-victory",
)


class BuffyLessons(LessonBook):
    topics = TOPICS

    def check_move(self, fields: Fields, field: str, text: str) -> None:
        """That its words exist shows now, while the file is read."""
        verb, *words = text.split() or [""]
        verbs = list(notation.WORDS.by_word)
        if verb not in verbs:
            fields.fail("not-allowed", field, given=shown(verb), allowed=", ".join(verbs))
        for word in words:
            known = word in (*_JOINTS, *TALENT_SLUGS) or find_space(word, _SEATS) != NOTHING
            if not known and word not in default_pool().kind_of:
                fields.fail("unknown-card", field, given=word)


LESSONS: Final = BuffyLessons("buffy", "noctuary.games.buffy")


@cache
def teaching_decks() -> tuple[Deck, Deck]:
    """The two short decks that First Patrol is dealt from: the player's, and the Countess's."""
    folder = LESSONS.folder / "first-patrol"
    ada, vesna = (
        read_deck((folder / f"{name}.txt").read_text(encoding="utf-8"), default_pool(), name)
        for name in ("patrol-ada", "patrol-vesna")
    )
    return ada, vesna
