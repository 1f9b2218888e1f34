"""Effects and targets of cards that stay on a minion: retainers, Discipline masters."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Phrase, Target, Trait, Using
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, SUPERIOR
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play


class Employ(PutOn):
    """A retainer with another number of life than is printed: at superior, as a rule (VTES-ACT-13)."""

    def __init__(self, life: int) -> None:
        super().__init__(on_self=True)
        self.life = life

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-employ", {"life": self.life})

    def run(self, s: State, using: Using) -> Play | None:
        super().run(s, using)
        card = s.cards[-1]
        if card.kind == using.kind and find(s, card.host) is not None:
            zones.put(s, card, self.life - card.counters)
        return None


class Pupils(Target):
    """A vampire of yours that can still learn the Discipline (VTES-MASTER-07)."""

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-pupil", discipline=f"vtes-discipline-{DISCIPLINE_CODES[self.discipline]}")

    def choices(self, s: State, using: Using) -> list[int]:
        return [
            card.uid
            for card in s.cards
            if card.controller == using.seat
            and is_vampire(s, card)
            and numbers.discipline(s, card, self.discipline) < SUPERIOR
        ]


class Teaches(Trait):
    """One more level and capacity for the vampire with the card: only said, `numbers` counts such cards."""

    what = numbers.CAPACITY

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-teaches", discipline=f"vtes-discipline-{DISCIPLINE_CODES[self.discipline]}")
