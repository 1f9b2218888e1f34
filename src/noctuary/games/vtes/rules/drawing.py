"""Drawing where a card of hers offers others than those of the library: she is asked for each draw."""

from __future__ import annotations

from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import holding, zones
from noctuary.games.vtes.state import InPlay, State, Step
from noctuary.games.vtes.tell import hidden_cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def start(s: State, step: Step) -> Play | None:
    """A draw whose turn has come: what offered others may be gone by now."""
    card = holding.drawn_instead(s, step.seat)
    if card is not None and s.players[step.seat].library:
        return _choose(s, step.seat, card, replaces=step.a == 1)
    _draw(s, step.seat, replaces=step.a == 1)
    return None


def _choose(s: State, seat: Seat, card: InPlay, *, replaces: bool) -> Play:
    """One of those on the card, or the top card of the library (VTES-SETUP-09)."""
    own = [kind for kind, owner in zip(card.under, card.under_of) if owner == seat]
    kind = yield from choose_kind(seat, "vtes-ask-draw-instead", own, card.kind, or_none=True)
    if kind == NOTHING:
        _draw(s, seat, replaces=replaces)
        return
    holding.remove(card, kind, seat)
    player = s.players[seat]
    player.hand = sorted([*player.hand, kind])
    hidden_cards(s, "vtes-log-draw-instead", seat, [kind])


def _draw(s: State, seat: Seat, *, replaces: bool) -> None:
    """Another card may take a replacement upon itself."""
    if not (replaces and zones.spares_a_draw(s, seat)):
        zones.draw_top(s, seat)
