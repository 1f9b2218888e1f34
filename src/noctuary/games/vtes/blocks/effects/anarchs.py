"""What Anarchs get out of a fight, and out of a card that is discarded."""

from __future__ import annotations

from noctuary.games.vtes import happenings, kinds, notes
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Phrase, Trigger
from noctuary.games.vtes.questions import choose_card, choose_uncontrolled
from noctuary.games.vtes.rules import fighting, influence, requirements, sects, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class FeedsFlames(Trigger):
    """A minion that fights an Anarch is lost: whoever controls the Anarch can add to a vampire of hers."""

    happening = happenings.COMBATANT_LOST

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-feeds-flames")

    def _victor(self, s: State, about: int) -> InPlay | None:
        side = fighting.side_of(s, about)
        if s.combat is None or side == NOTHING:
            return None
        victor = find(s, s.combat.sides[1 - side].uid)
        return victor if victor is not None and sects.is_anarch(s, victor) else None

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        victor = self._victor(s, about)
        return victor is not None and bool(s.players[victor.controller].uncontrolled)

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        victor = self._victor(s, about)
        return None if victor is None else self._feed(s, card, victor.controller)

    def _feed(self, s: State, card: InPlay, seat: Seat) -> Play:
        uids = [one.uid for one in s.players[seat].uncontrolled]
        uid = yield from choose_uncontrolled(seat, "vtes-ask-feeds-flames", uids, card.kind, or_none=True)
        vampire = influence.uncontrolled(s, seat, uid)
        if vampire is not None:
            zones.put_on_uncontrolled(s, seat, vampire, 1)


class UnlocksAnarch(Trigger):
    """The discard phase action it has given discards a card about Anarchs: one of them can unlock.

    Which of her discard phase actions she uses is up to her: it is this one for as long as one is to be had.
    """

    happening = happenings.DISCARDED

    def _locked(self, s: State) -> list[int]:
        return [
            card.uid
            for card in s.cards
            if card.locked and card.region == kinds.READY and sects.is_anarch(s, card)
        ]

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        mine = card.controller == s.active and notes.noted(s, notes.GAVE_DISCARD, card.uid)
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
                if (effect.what, effect.about) != (notes.GAVE_DISCARD, card.uid)
            ]


def _is_about_anarchs(card: Card) -> bool:
    """It requires an Anarch, or a title of theirs (VTES-SECT-02), or makes a vampire one."""
    if any(effect.joins == kinds.ANARCH for use_of in card.uses for effect in use_of.effects):
        return True
    return requirements.requires_sect(card, kinds.ANARCH)
