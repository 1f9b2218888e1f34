"""What is done to a whole referendum: it is cancelled, or what it costs one costs another too (VTES-POL)."""

from __future__ import annotations

from noctuary.games.vtes import happenings, notes, numbers
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import NOBODY, Using
from noctuary.games.vtes.kinds import POLLING
from noctuary.games.vtes.rules import expiry, windows, zones
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def cancel(s: State) -> None:
    """No votes are tallied: nothing that waits for them, or for its end, takes place (VTES-POL-02)."""
    called = s.referendum
    if called is None:
        return
    s.referendum = None
    if not called.hunt:
        happened(s, happenings.REFERENDUM_FAILED, called.caller)
    if windows.open_kind(s) == POLLING:
        windows.drop(s)
    if called.card != NOTHING:
        cards(s, "vtes-log-referendum-cancelled", called.seat, [called.card])


def take_card_back(s: State) -> None:
    """The card that was played to call it goes to its owner's hand, before it is burned (VTES-ACT-22).

    Who has too many cards then discards down (VTES-SETUP-09).
    """
    action = s.action
    if action is not None and action.card != NOTHING and not action.card_placed:
        action.card_placed = True
        using = action.using
        owner = action.seat if using is None or using.owner == NOBODY else using.owner
        zones.to_hand(s, owner, action.card)
        cards(s, "vtes-log-takes-back", owner, [action.card])


# -- not again this turn --------------------------------------------------------------------------------


def forbid_again(s: State) -> None:
    """No minion of the acting Methuselah performs the same political action again this turn.

    Of a card in play it is that one: another copy offers an action of its own (VTES-ACT-02).
    """
    action = s.action
    if action is None or action.using is None:
        return
    using, about = action.using, numbers.about_seat(action.seat)
    expiry.last(s, notes.NOT_AGAIN, about, using.source, expiry.END_OF_TURN, using.kind)


def why_not_again(s: State, using: Using) -> Refusal | None:
    for effect in s.lasting:
        if effect.what == notes.NOT_AGAIN and (effect.about, effect.kind, effect.amount) == (
            numbers.about_seat(using.seat),
            using.kind,
            using.source,
        ):
            return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-not-again"))
    return None


# -- losses that are shared -----------------------------------------------------------------------------


def share(s: State, seat: Seat, kind: int) -> None:
    """What the referendum makes her lose, whoever controls its caller will lose as well."""
    expiry.last(s, notes.POISONED, numbers.about_seat(seat), 0, expiry.END_OF_ACTION, kind)


def share_losses(s: State) -> None:
    """The referendum has done what it does: gains do not make up for a loss."""
    called = s.referendum
    caller = None if called is None else find(s, called.caller)
    for effect in s.lasting[:]:
        if effect.what == notes.POISONED and called is not None:
            zones.burn_pool(s, called.seat if caller is None else caller.controller, effect.amount)
            expiry.forget(s, notes.POISONED, effect.about)
