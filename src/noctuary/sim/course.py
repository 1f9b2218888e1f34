"""The course of a game for those who ask for it: which cards each seat played, and how life or pool went.

What a game goes by is its own to say (`Menu.vitals`), and which lines of its log tell of a card being played
(`Words.plays`). A game that says nothing has nothing to gather.
"""

from __future__ import annotations

from noctuary.kernel.match import Match
from noctuary.text.menu import menu_of
from noctuary.text.words import words_of


class Course:
    """One game that keeps its log. `look` at it after every move."""

    def __init__(self, match: Match) -> None:
        self._menu = menu_of(match.game.name)
        self._words = words_of(match.game.name).at(match)
        self._heard = 0
        self._turn = -1
        self.cards: list[dict[str, int]] = [{} for _ in range(match.seats)]
        self.vitals: list[tuple[int, ...]] = []  # one for each turn, and one for the end
        self.look(match)

    def look(self, match: Match) -> None:
        self._hear(match)
        if match.turns != self._turn or match.over:
            self._turn = match.turns
            vitals = self._menu.vitals(match)
            if vitals:
                self.vitals.append(vitals)

    def _hear(self, match: Match) -> None:
        """Cards that were played since; what nobody sees played counts for nobody."""
        for event in match.log[self._heard :]:
            who = event.told.get("who")
            card = self._words.event_played(match, event, None) if isinstance(who, int) else None
            if card is not None and isinstance(who, int) and 0 <= who < len(self.cards):
                self.cards[who][card] = self.cards[who].get(card, 0) + 1
        self._heard = len(match.log)
