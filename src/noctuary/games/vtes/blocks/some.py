"""Cards that are chosen when an effect happens, not when it is announced."""

from __future__ import annotations

from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.noun import Noun
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Ask
from noctuary.kernel.move import NOTHING


class Some(Which):
    """So many of them, chosen one by one by whoever uses the card."""

    def __init__(self, which: Which, prompt: str, *, least: int = 1, most: int | Amount = 1) -> None:
        self.which = which
        self.prompt = prompt
        self.least = least  # 0: “you can”
        self.most = amount(most)

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return self.which.fits(s, using, card)

    def is_there(self, s: State, using: Using) -> bool:
        """Whether what has to be chosen can be."""
        if self.least and self.most.of(s, using) < 1:
            return False
        return len(self.which.found(s, using)) >= self.least

    def choose(self, s: State, using: Using) -> Ask[list[int]]:
        left = [card.uid for card in self.which.found(s, using)]
        most = self.most.of(s, using)
        chosen: list[int] = []
        while left and len(chosen) < most:
            may_stop = len(chosen) >= self.least
            uid = yield from choose_card(using.seat, self.prompt, left[:], using.kind, or_none=may_stop)
            if uid == NOTHING:
                break
            left.remove(uid)
            chosen.append(uid)
        return chosen

    def add_to(self, noun: Noun) -> None:
        self.which.add_to(noun)

    def key(self) -> tuple[object, ...]:
        return Some, self.which.key(), self.least, self.most.key()
