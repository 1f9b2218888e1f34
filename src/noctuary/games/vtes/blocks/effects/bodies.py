"""What retainers and Discipline masters do to the minion they stay on."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Phrase, Trait, Using
from noctuary.games.vtes.kinds import DISCIPLINE_CODES
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play


class Employ(PutOn):
    """A retainer with another number of life than is printed: at superior, as a rule (VTES-ACT-13)."""

    def __init__(self, life: int) -> None:
        super().__init__(SELF)
        self.life = life

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-employ", {"life": self.life})

    def run(self, s: State, using: Using) -> Play | None:
        super().run(s, using)
        card = s.cards[-1]
        if card.kind == using.kind and find(s, card.host) is not None:
            zones.put(s, card, self.life - card.counters)
        return None


class Teaches(Trait):
    """One more level and capacity for the vampire with the card: only said, `numbers` counts such cards."""

    what = numbers.CAPACITY

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-teaches", discipline=f"vtes-discipline-{DISCIPLINE_CODES[self.discipline]}")
