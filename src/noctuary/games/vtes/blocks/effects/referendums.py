"""Effects on a whole referendum: called off, votes that count one way only, losses that are shared."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Amount
from noctuary.games.vtes.blocks.effects.on_cards import OnCardsBy
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.board import clockwise
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.rules import calling_off, expiry, politics
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


class CancelReferendum(Effect):
    """It is called off before the votes are tallied; a card that was played to call it goes back to hand."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-cancel-referendum")

    def run(self, s: State, using: Using) -> Play | None:
        calling_off.cancel(s)
        calling_off.take_card_back(s)
        return None


class NotAgain(Effect):
    """Nobody of the acting Methuselah's performs the same political action again this turn."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-not-again")

    def run(self, s: State, using: Using) -> Play | None:
        calling_off.forbid_again(s)
        return None


class ShareLosses(Effect):
    """If it passes and makes you lose pool, whoever controls its caller loses as much."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-share-losses")

    def run(self, s: State, using: Using) -> Play | None:
        calling_off.share(s, using.seat, using.kind)
        return None


class VotesAgainst(OnCardsBy):
    """More votes, which are there only if the vampire casts against the referendum."""

    message = "vtes-effect-votes-against"

    def __init__(self, more: int | Amount, whom: Which = SELF) -> None:
        super().__init__(more, whom)

    def do(self, s: State, using: Using, card: InPlay) -> None:
        more, until = self.amount.of(s, using), expiry.END_OF_ACTION
        expiry.last(s, numbers.VOTES_AGAINST, card.uid, more, until, using.kind)


def _against(s: State, using: Using) -> list[Seat]:
    """Who has cast votes or ballots against, herself or by a vampire of hers; each once."""
    cast = () if s.referendum is None else s.referendum.cast
    seats = [politics.voter(s, source)[0] for source, _, side in cast if side == politics.AGAINST]
    return [seat for seat in clockwise(s, s.active) if seat in seats]


VOTED_AGAINST: Final = Who("voted-against", _against)
