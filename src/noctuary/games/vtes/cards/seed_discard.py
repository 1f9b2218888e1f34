"""Cards that the rules were first explained with: what they begin, the discard phase ends."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.board import controlled, find, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Trait, Trigger, Using
from noctuary.games.vtes.cards.seed import stealable
from noctuary.games.vtes.cards.shapes import action_card, granted, location, use
from noctuary.games.vtes.conditions import YourTurn
from noctuary.games.vtes.effects.action import UnlockSelf
from noctuary.games.vtes.effects.play import BurnThis, PutInPlay
from noctuary.games.vtes.kinds import (
    ANARCH,
    BLEED,
    CHANGELING,
    DISCARD,
    IN_PLAY,
    READY,
    TITLE_SECT,
)
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import damage, expiry, sects
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal

# -- Powerbase: Los Angeles ------------------------------------------------------------------------------


def powerbase_los_angeles(card: Card) -> None:
    location(card)
    use(card, 1 << DISCARD, [GiveDiscardAction()], locks=True, conditions=[YourTurn()])
    card.triggers.append(UnlocksAnarch())
    stealable(card, OnlyAnarchs())


class OnlyAnarchs(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-by-anarchs")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, using.minion)
        fits = minion is not None and sects.is_anarch(s, minion)
        return None if fits else Refusal(RuleId("VTES-SEQ-08"))


class GiveDiscardAction(Effect):
    """One discard phase action more (VTES-DISC-03); `UnlocksAnarch` sees to what it is used for."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-discard-action")

    def run(self, s: State, using: Using) -> Play | None:
        s.players[using.seat].discard_actions += 1
        expiry.last(s, numbers.GAVE_DISCARD, using.source, 1, expiry.END_OF_TURN, using.kind)
        return None


def _is_about_anarchs(card: Card) -> bool:
    """It requires an Anarch, or a title of theirs (VTES-SECT-02), or makes a vampire one."""
    if any(effect.joins == ANARCH for use_of in card.uses for effect in use_of.effects):
        return True
    sects_needed = [*card.sects, *(TITLE_SECT[title] for title in card.titles)]
    return bool(sects_needed) and all(sect == ANARCH for sect in sects_needed)


class UnlocksAnarch(Trigger):
    """The discard phase action it has given discards a card about Anarchs: one of them can unlock.

    Which of her discard phase actions she uses is up to her: it is this one for as long as one is to be had.
    """

    happening = happenings.DISCARDED

    def _locked(self, s: State) -> list[int]:
        return [
            card.uid for card in s.cards if card.locked and card.region == READY and sects.is_anarch(s, card)
        ]

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        mine = card.controller == s.active and numbers.noted(s, numbers.GAVE_DISCARD, card.uid)
        return mine and _is_about_anarchs(s.pool.cards[about]) and bool(self._locked(s))

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        return self._run(s, card)

    def _run(self, s: State, card: InPlay) -> Play:
        uid = yield from choose_card(
            card.controller, "vtes-ask-unlock-anarch", self._locked(s), card.kind, or_none=True
        )
        anarch = find(s, uid)
        if anarch is not None:
            anarch.locked = False
            cards(s, "vtes-log-unlocks", card.controller, [anarch.kind])
            s.lasting = [
                effect
                for effect in s.lasting
                if (effect.what, effect.about) != (numbers.GAVE_DISCARD, card.uid)
            ]


# -- Song of Pan -----------------------------------------------------------------------------------------


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
            if not numbers.noted(s, numbers.HAS_BLED, card.uid):
                damage.outside_combat(s, card, self.amount)
        return None


# -- Fiendish Tongue -------------------------------------------------------------------------------------


def fiendish_tongue(card: Card) -> None:
    """What it grants is the second of its uses."""
    action_card(
        card,
        [UnlockInDiscardPhase("tzimisce", use=1)],
        kind=BLEED,
        bleed=1,
        directed=True,
        traits=[AnarchsSeeLess(1)],
    )
    granted(card, 1 << DISCARD, [UnlockSelf()], blood=1)


class AnarchsSeeLess(Trait):
    """Anarchs have less intercept."""

    what = numbers.INTERCEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-anarchs-see-less", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        minion = find(s, about) if what == numbers.INTERCEPT else None
        return -self.amount if minion is not None and sects.is_anarch(s, minion) else 0


class UnlockInDiscardPhase(Effect):
    """If the bleed succeeded, a vampire of the clan can pay to unlock in the discard phase (VTES-RUL-14)."""

    def __init__(self, clan: str, use: int) -> None:
        self.clan = clan
        self.use = use

    def phrase(self) -> Phrase:
        return Phrase("vtes-grant-unlock-in-discard", clan=f"vtes-clan-{self.clan}")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        bled = s.action is not None and s.action.bled > 0
        if bled and minion is not None and s.pool.clans[numbers.clan(s, minion)] == self.clan:
            expiry.last(s, numbers.GRANTS, minion.uid, self.use, expiry.END_OF_TURN, using.kind)
        return None
