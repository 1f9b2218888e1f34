"""Library cards that become vampires, and what comes with them."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import DISCIPLINE_CARD, ON_CARD, READY
from noctuary.games.vtes.rules import expiry, searching, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


class BecomeVampire(Effect):
    """This card comes to the ready region as a vampire without blood, which must hunt this turn.

    What it is then its own facts say (`Card.becomes`). `of_clan`: it has the clan of the acting vampire.
    """

    places = True
    makes_vampires = True

    def __init__(self, *, of_clan: bool = False) -> None:
        self.of_clan = of_clan

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-become-vampire")

    def run(self, s: State, using: Using) -> Play | None:
        made, maker = zones.enter_played(s, using, READY), find(s, using.minion)
        if self.of_clan and maker is not None:
            made.clan = numbers.clan(s, maker)
        expiry.last(s, notes.MUST_HUNT, made.uid, 1, expiry.END_OF_TURN, using.kind)
        if s.action is not None:
            s.action.card_placed = True
        return None


class FetchDiscipline(Effect):
    """Search library, hand and ash heap for a Discipline master and put it on the vampire just made."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-fetch-discipline")

    def run(self, s: State, using: Using) -> Play | None:
        made = _newest(s, using)
        return None if made is None else self._run(s, using, made.uid)

    def _run(self, s: State, using: Using, uid: int) -> Play:
        kind = yield from searching.fetch(
            s,
            using.seat,
            "vtes-ask-fetch-discipline",
            lambda kind: bool(s.pool.cards[kind].keywords & DISCIPLINE_CARD),
            source=using.kind,
        )
        if kind != NOTHING:
            zones.enter(s, kind, using.seat, ON_CARD, uid)
            cards(s, "vtes-log-finds-discipline", using.seat, [kind])


def _newest(s: State, using: Using) -> InPlay | None:
    """The vampire that this card has become."""
    made = [card for card in s.cards if card.kind == using.kind and card.owner == using.seat]
    return made[-1] if made and is_vampire(s, made[-1]) else None
