"""Decks: a crypt and a library, and what is wrong with one (VTES-DECK)."""

# not compiled: it reads lists and is never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.kernel.fault import Fault as Fault
from noctuary.kernel.ids import MessageId, RuleId


class Format(Enum):
    """VTES-DECK-01, VTES-DECK-04."""

    STANDARD = "standard"
    TOURNAMENT = "tournament"  # standard without banned cards
    STARTER = "starter"
    PRECON = "precon"
    FIFTH = "fifth"  # standard with cards of the fifth edition only

    @property
    def least_crypt(self) -> int:
        return {"starter": 6, "precon": 6}.get(self.value, 12)

    @property
    def library(self) -> tuple[int, int]:
        return {"starter": (40, 60), "precon": (40, 90)}.get(self.value, (60, 90))

    def admits(self, card: Card) -> bool:
        """Whether a card may be in such a deck at all (VTES-DECK-03, VTES-DECK-04)."""
        if self is Format.FIFTH:
            return card.fifth
        return self is not Format.TOURNAMENT or not card.banned


@dataclass
class Deck:
    """Kinds of cards, both lists sorted."""

    crypt: list[int]
    library: list[int]
    name: str = ""


def check(deck: Deck, pool: Pool, form: Format = Format.STANDARD) -> list[Fault]:
    """Everything that is wrong with the deck; an empty list for a legal one."""
    faults: list[Fault] = []
    if len(deck.crypt) < form.least_crypt:
        faults.append(_fault("VTES-DECK-01", "crypt-size", given=len(deck.crypt), least=form.least_crypt))
    least, most = form.library
    if not least <= len(deck.library) <= most:
        faults.append(_fault("VTES-DECK-01", "library-size", given=len(deck.library), least=least, most=most))
    wrong_place = [kind for kind in deck.crypt if not pool.cards[kind].is_crypt]
    wrong_place += [kind for kind in deck.library if pool.cards[kind].is_crypt]
    if wrong_place:
        faults.append(_fault("VTES-DECK-01", "wrong-place", sorted(set(wrong_place))))
    faults += _groups(deck, pool)
    barred = [kind for kind in {*deck.crypt, *deck.library} if not form.admits(pool.cards[kind])]
    if barred and form is Format.FIFTH:
        faults.append(_fault("VTES-DECK-04", "not-fifth", sorted(barred)))
    elif barred:
        faults.append(_fault("VTES-DECK-03", "banned", sorted(barred)))
    return faults


def _groups(deck: Deck, pool: Pool) -> list[Fault]:
    """One group, or two consecutive ones (VTES-DECK-02)."""
    groups = {pool.cards[kind].group for kind in deck.crypt if pool.cards[kind].is_crypt}
    if fits_groups(groups):
        return []
    return [_fault("VTES-DECK-02", "groups", groups=", ".join(map(str, sorted(groups - {0}))))]


def fits_groups(groups: set[int]) -> bool:
    """Whether crypt cards of these groups go together; 0 is ANY and goes with all (VTES-DECK-02)."""
    numbered = groups - {0}
    return not numbered or max(numbered) - min(numbered) <= 1


def _fault(rule: str, message: str, kinds: Sequence[int] = (), **arguments: str | int) -> Fault:
    return Fault(RuleId(rule), MessageId(f"vtes-deck-{message}"), kinds, arguments)
