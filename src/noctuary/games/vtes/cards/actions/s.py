"""Action cards with S."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.effects.action import UnlockSelf
from noctuary.games.vtes.blocks.effects.play import BurnThis, PutInPlay
from noctuary.games.vtes.board import controlled, find, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Trait, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import action_card, use
from noctuary.games.vtes.kinds import CHANGELING, DISCARD, IN_PLAY
from noctuary.games.vtes.rules import damage
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play


@printed.action("Song of Pan", clan="Kiasyd", pool=1, keywords="unique")
def song_of_pan(card: Card) -> None:
    action_card(card, [UnlockSelf(), PutInPlay()], stealth=1)
    card.stays = IN_PLAY
    card.traits.append(FaeBleed(1))
    use(card, 1 << DISCARD, [BurnThis(), HurtTheIdle(1)], conditions=[YourTurn()], optional=False)


def _is_fae(s: State, card: InPlay) -> bool:
    """A Kiasyd, or a changeling ally."""
    if is_vampire(s, card):
        return s.pool.clans[numbers.clan(s, card)] == "kiasyd"
    return is_minion(s, card) and bool(s.pool.cards[card.kind].keywords & CHANGELING)


class FaeBleed(Trait):
    """All of them, whoever controls them."""

    what = numbers.BLEED

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-fae-bleed", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        minion = find(s, about) if what == numbers.BLEED else None
        return self.amount if minion is not None and _is_fae(s, minion) else 0


class HurtTheIdle(Effect):
    """Unpreventable damage for those who did not bleed successfully this turn (VTES-RUL-13)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-hurt-the-idle", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        hers = [card for card in controlled(s, using.seat) if _is_fae(s, card)]
        for card in hers:
            if not notes.noted(s, notes.HAS_BLED, card.uid):
                damage.outside_combat(s, card, self.amount)
        return None
