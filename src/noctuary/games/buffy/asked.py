"""What the rules ask the cards in play: each question a bit, so that one nobody answers costs a comparison.

A rule that a card may change (BUF-GOLD-01) asks `standing` with one of these. A block says which it answers
(`Effect.answers`), and how. What `means` is told goes by the question: it stands behind each.
"""

from __future__ import annotations

from typing import Final

# Characters
TALENT: Final = 1 << 0  # what replaces a printed talent, and every bonus: the talent
NO_PENALTY: Final = 1 << 1  # no −1 while fatigued
TRAIT_GIVEN: Final = 1 << 2  # the trait
TRAIT_TAKEN: Final = 1 << 3  # the trait
TYPE: Final = 1 << 4  # Hero, Companion, Villain or Minion
SPARED: Final = 1 << 5  # fatigue that does not come: its cause
NO_REFRESH: Final = 1 << 6
MOVES: Final = 1 << 7  # more or fewer moves a turn
REACH: Final = 1 << 8  # spaces that a normal move may reach: the space
FREE_MOVE: Final = 1 << 9  # moves that are not counted: the space
ITEMS: Final = 1 << 10  # more or fewer items
SKILLS: Final = 1 << 11  # … or skills per turn
PROTECTED: Final = 1 << 12  # attachments that stay: the type of card
ASCENT_DISCOUNT: Final = 1 << 13
MORE_ASCENTS: Final = 1 << 14
SURVIVES: Final = 1 << 15  # defeated, but not discarded
# Characters and players
FORBIDDEN: Final = 1 << 16  # what is (FORBID_…)
NEEDS_NO_TALENT: Final = 1 << 17  # a card's requirement: the type of card
NEEDS_NO_TRAIT: Final = 1 << 18
# Players
NO_STACKING: Final = 1 << 19  # the talent
ANY_ICON: Final = 1 << 20
DRAW: Final = 1 << 21  # more or fewer cards: the step or stage
DRAW_LIMIT: Final = 1 << 22  # at most so many: the step or stage
TIE: Final = 1 << 23  # who wins it
DESTINY_KEPT: Final = 1 << 24
# Challenges and spaces
GOAL: Final = 1 << 25  # by how much it changes: the talent
NO_GOAL: Final = 1 << 26  # a goal that is none any more: the talent
REWARD: Final = 1 << 27
REFACING: Final = 1 << 28
PARK: Final = 1 << 29  # what counts as the Park: the space
