"""The unlock phase: late replacements, unlocking, contests, the Edge (VTES-UNLOCK)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers, permissions, verbs
from noctuary.games.vtes.board import controlled, find, is_minion
from noctuary.games.vtes.kinds import CONTESTED, INFERNAL
from noctuary.games.vtes.rules import contests, limits, requirements, titles, withdrawal, zones
from noctuary.games.vtes.rules.expiry import expire_unlock
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK, draw_owed
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

VERBS: Final = frozenset(
    {
        verbs.PAY_CONTEST,
        verbs.YIELD,
        verbs.EDGE_POOL,
        verbs.UNLOCK_INFERNAL,
        verbs.BURN_OPTION,
        verbs.WITHDRAW,
    }
)
_WITHOUT_CARD: Final = [move(verbs.EDGE_POOL), move(verbs.WITHDRAW)]


def begin(s: State) -> None:
    """Steps 1 and 2; step 3 is the window (VTES-UNLOCK-01, VTES-UNLOCK-02)."""
    seat = s.active
    player = s.players[seat]
    player.used = ()
    withdrawal.begin_turn(s, seat)
    for other in s.players:
        other.burned_option = False
    draw_owed(s, seat, UNTIL_UNLOCK)
    _return_minions(s, seat)
    withdrawal.check(s, seat)
    for card in controlled(s, seat):
        _unlock(s, card)
    expire_unlock(s, seat)
    contests.begin_unlock(s, seat)
    titles.begin_unlock(s, seat)


def _return_minions(s: State, seat: Seat) -> None:
    """Temporary control ends now (VTES-UNLOCK-01)."""
    for card in [one for one in s.cards if one.controller == seat and one.returns != NOBODY]:
        zones.give_back(s, card)


def stun(s: State, card: InPlay) -> None:
    """Locked, with a stun counter: it misses its next automatic unlock (VTES-UNLOCK-05)."""
    card.locked = True
    card.stun += 1


def _unlock(s: State, card: InPlay) -> None:
    """Everything she controls, except what does not unlock as normal (VTES-UNLOCK-03 to -05)."""
    stunned = card.stun > 0
    card.stun = 0
    if stunned or does_not_unlock(s, card):
        return
    card.locked = False


def does_not_unlock(s: State, card: InPlay) -> bool:
    return numbers.has_trait(s, card, INFERNAL) or permissions.forbidden(s, permissions.TO_UNLOCK, card.uid)


# -- what is offered ------------------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    last = NOTHING
    for kind in s.players[seat].hand:  # sorted: equal cards lie together
        if kind != last and s.pool.cards[kind].burn_option and why_not_burn(s, seat, kind) is None:
            moves.append(move(verbs.BURN_OPTION, kind))
        last = kind
    if seat != s.active:
        return
    for wanted in _WITHOUT_CARD:
        if why_not(s, seat, wanted) is None:
            moves.append(wanted)
    for card in s.cards:
        if card.controller != seat:
            continue
        if not (card.locked or card.region == CONTESTED or card.title_contested):
            continue
        for verb in (verbs.PAY_CONTEST, verbs.YIELD, verbs.UNLOCK_INFERNAL):
            if why_not(s, seat, move(verb, card.uid)) is None:
                moves.append(move(verb, card.uid))


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    if wanted.verb == verbs.BURN_OPTION:
        return why_not_burn(s, seat, wanted.a)
    if seat != s.active:
        return Refusal(RuleId("VTES-UNLOCK-06"), MessageId("vtes-why-your-phase"))
    if wanted.verb == verbs.EDGE_POOL:
        spent = s.edge != seat or limits.EDGE_USED in s.players[seat].used
        return Refusal(RuleId("VTES-UNLOCK-08"), MessageId("vtes-why-edge-pool")) if spent else None
    if wanted.verb == verbs.WITHDRAW:
        return withdrawal.why_not(s, seat)
    card = find(s, wanted.a)
    if card is None or card.controller != seat:
        return Refusal(RuleId("VTES-SEQ-23"), MessageId("vtes-why-not-yours"))
    if wanted.verb == verbs.UNLOCK_INFERNAL:
        fits = is_minion(s, card) and card.locked and numbers.has_trait(s, card, INFERNAL)
        return (
            None
            if fits and s.players[seat].pool >= 1
            else Refusal(RuleId("VTES-UNLOCK-03"), MessageId("vtes-why-infernal"))
        )
    if card.region == CONTESTED:
        return contests.why_not(s, card, wanted.verb)
    return titles.why_not_contest(s, card, wanted.verb)


def why_not_burn(s: State, seat: Seat, kind: int) -> Refusal | None:
    """One card in each unlock phase, by a Methuselah without a minion that could play it (VTES-RUL-21)."""
    card, player = s.pool.cards[kind], s.players[seat]
    if not card.burn_option or kind not in player.hand or player.burned_option:
        return Refusal(RuleId("VTES-MASTER-09"), MessageId("vtes-why-burn-option"))
    return (
        Refusal(RuleId("VTES-RUL-21"), MessageId("vtes-why-burn-option-met"))
        if requirements.controls_one(s, seat, card)
        else None
    )


def could_burn(s: State, seat: Seat) -> bool:
    """Whether some card with the burn option, were it in her hand, could be burned now."""
    if s.players[seat].burned_option:
        return False
    return any(not requirements.controls_one(s, seat, card) for card in s.pool.burn_options)


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Contests are paid or yielded before the phase ends (VTES-UNLOCK-09)."""
    if seat != s.active:
        return None
    if contests.unsettled(s, seat):
        return Refusal(RuleId("VTES-CONTEST-03"), MessageId("vtes-why-contest-first"))
    return (
        Refusal(RuleId("VTES-TITLE-04"), MessageId("vtes-why-title-first"))
        if titles.unsettled(s, seat)
        else None
    )


def play(s: State, seat: Seat, wanted: Move) -> None:
    player = s.players[seat]
    if wanted.verb == verbs.BURN_OPTION:
        player.burned_option = True
        zones.discard(s, seat, wanted.a)
    elif wanted.verb == verbs.EDGE_POOL:
        player.used = (*player.used, limits.EDGE_USED)
        zones.gain_pool(s, seat, 1)
    elif wanted.verb == verbs.WITHDRAW:
        withdrawal.announce(s, seat)
    else:
        _with_card(s, seat, wanted)


def _with_card(s: State, seat: Seat, wanted: Move) -> None:
    card = find(s, wanted.a)
    assert card is not None
    if wanted.verb == verbs.UNLOCK_INFERNAL:
        zones.burn_pool(s, seat, 1)
        card.locked = False
        cards(s, "vtes-log-unlock", seat, [card.kind])
    elif card.region == CONTESTED:
        contests.settle(s, card, wanted.verb)
    else:
        titles.settle_contest(s, card, wanted.verb)
