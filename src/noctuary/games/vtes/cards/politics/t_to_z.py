"""Political actions from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.play import placed
from noctuary.games.vtes.board import find, is_ready, is_vampire
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.referendums import called
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.kinds import CAMARILLA, JUSTICAR, ON_CARD
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import expiry, titles, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.political_action("Toreador Justicar", fr="Justicar Toréador", keywords="title")
def toreador_justicar(card: Card) -> None:
    referendum(card, [MakeJusticar()], ChooseToreador(), conditions=[ToreadorToChoose()])


def _ready_toreador(s: State) -> list[InPlay]:
    return [
        card
        for card in s.cards
        if is_vampire(s, card) and is_ready(card) and s.pool.clans[numbers.clan(s, card)] == "toreador"
    ]


def _candidates(s: State) -> list[int]:
    """Only a Camarilla vampire can be chosen for a Camarilla title (VTES-TITLE-01, official ruling)."""
    return [card.uid for card in _ready_toreador(s) if numbers.sect(s, card) == CAMARILLA]


class ToreadorToChoose(Condition):
    """Without one the terms cannot be chosen (VTES-POL-03)."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if _candidates(s) else Refusal(RuleId("VTES-POL-03"))


class ChooseToreador(Effect):
    """A ready Camarilla Toreador; in this referendum each ready Toreador has one vote more."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-toreador")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("card", chosen[0], 0)]

    def run(self, s: State, using: Using) -> Play | None:
        if not _candidates(s):
            s.referendum = None  # VTES-POL-03
            return None
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        choices = _candidates(s)
        uid = yield from choose_card(using.seat, "vtes-ask-justicar", choices, using.kind, "VTES-POL-03")
        chosen = find(s, uid)
        called(s).terms = (uid,)
        for one in _ready_toreador(s):
            expiry.last(s, numbers.VOTES, one.uid, 1, expiry.END_OF_ACTION, using.kind)
        if chosen is not None:
            cards(s, "vtes-log-terms-card", using.seat, [chosen.kind])


class MakeJusticar(Effect):
    """The card lies on the chosen vampire and stands for the title (VTES-TITLE-05)."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-make-justicar")

    def run(self, s: State, using: Using) -> Play | None:
        chosen = find(s, called(s).terms[0])
        if chosen is not None and is_vampire(s, chosen):
            titles.grant(s, chosen, JUSTICAR)
            card = zones.enter(s, using.kind, using.seat, ON_CARD, chosen.uid)
            card.controller = chosen.controller
            placed(s, using)
        return None
