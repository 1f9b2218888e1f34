"""Political actions from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import clockwise, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.referendums import called
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.questions import choose
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.move import move


@printed.political_action("Ancilla Empowerment", fr="Ascension des ancillas")
def ancilla_empowerment(card: Card) -> None:
    referendum(card, [BurnForMinions()])


class BurnForMinions(Effect):
    """Each Methuselah burns 1 pool for each minion she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-for-minions")

    def run(self, s: State, using: Using) -> Play | None:
        for seat in clockwise(s, s.active):
            count = sum(card.controller == seat and is_minion(s, card) for card in s.cards)
            zones.burn_pool(s, seat, count)
        return None


@printed.political_action("Consanguineous Boon", fr="Faveur consanguine", keywords="boon")
def consanguineous_boon(card: Card) -> None:
    referendum(card, [GainForClan()], ChooseClan())


class ChooseClan(Effect):
    """Any clan, of which somebody controls a vampire; another would be no boon to anybody."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-terms-clan")

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        return [("clan", chosen[0], 0)]

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        clans = sorted({numbers.clan(s, card) for card in s.cards if is_vampire(s, card)})
        moves = [move(verbs.CLAN, clan) for clan in clans]
        answer = yield from choose(using.seat, "vtes-ask-clan", moves, "VTES-POL-03", using.kind)
        called(s).terms = (answer.a,)
        numbers_told(s, "vtes-log-terms-clan", using.seat, clan=answer.a)


class GainForClan(Effect):
    """Each Methuselah gains 1 pool for each vampire of the clan that she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gain-for-clan")

    def run(self, s: State, using: Using) -> Play | None:
        clan = called(s).terms[0]
        for seat in clockwise(s, s.active):
            count = sum(
                card.controller == seat and is_vampire(s, card) and numbers.clan(s, card) == clan
                for card in s.cards
            )
            zones.gain_pool(s, seat, count)
        return None
