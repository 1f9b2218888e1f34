"""The influence phase: transfers, and vampires who arrive (VTES-INFL)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, numbers, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import controlled, find
from noctuary.games.vtes.kinds import SCARCE, TRANSFERS
from noctuary.games.vtes.questions import choose_uncontrolled
from noctuary.games.vtes.rules import banishing, contests, limits, zones
from noctuary.games.vtes.state import Methuselah, State, Uncontrolled
from noctuary.games.vtes.tell import cards, hidden_cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

_FIRST_TURNS: Final = 3  # whose transfers are fewer (VTES-INFL-02)
_MERGE_TRANSFERS: Final = 4  # VTES-RUL-09
_SCARCE_POOL: Final = 3  # VTES-INFL-10


def begin(s: State) -> None:
    """Four, or as many as the number of the turn in the first turns; then what cards add (VTES-INFL-01)."""
    player = s.players[s.active]
    base = s.turn_number if s.turn_number <= _FIRST_TURNS and player.turns == 1 else TRANSFERS
    player.transfers = base + numbers.added(s, numbers.TRANSFERS, numbers.about_seat(s.active))


# -- what is offered ------------------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    player = s.players[seat]
    transfers = _can_transfer(player)
    for vampire in player.uncontrolled:
        if transfers:
            moves.append(move(verbs.TRANSFER, vampire.uid))
        if vampire.counters:
            if _can_take_back(player, vampire):
                moves.append(move(verbs.TAKE_BACK, vampire.uid))
            if _is_grown(s, vampire) and _why_not_with(s, seat, verbs.ARRIVE, vampire) is None:
                moves.append(move(verbs.ARRIVE, vampire.uid))
        if s.pool.merged and why_not_merge(s, seat, vampire) is None:
            moves.append(move(verbs.MERGE, vampire.uid))
    if _can_draw(player):
        moves.append(move(verbs.DRAW_CRYPT))


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    if seat != s.active:
        return Refusal(RuleId("VTES-INFL-01"), MessageId("vtes-why-your-phase"))
    if wanted.verb == verbs.DRAW_CRYPT:
        return (
            None
            if _can_draw(s.players[seat])
            else Refusal(RuleId("VTES-INFL-05"), MessageId("vtes-why-draw-crypt"))
        )
    vampire = uncontrolled(s, seat, wanted.a)
    if vampire is None:
        return Refusal(RuleId("VTES-SEQ-23"), MessageId("vtes-why-not-uncontrolled"))
    return _why_not_with(s, seat, wanted.verb, vampire)


def _can_draw(player: Methuselah) -> bool:
    return player.transfers >= TRANSFERS and player.pool >= 1 and bool(player.crypt)


def _can_transfer(player: Methuselah) -> bool:
    return player.transfers >= 1 and player.pool >= 1


def _can_take_back(player: Methuselah, vampire: Uncontrolled) -> bool:
    return player.transfers >= 2 and vampire.counters >= 1


def _why_not_with(s: State, seat: Seat, verb: int, vampire: Uncontrolled) -> Refusal | None:
    player = s.players[seat]
    if verb == verbs.TRANSFER:
        return (
            None if _can_transfer(player) else Refusal(RuleId("VTES-INFL-03"), MessageId("vtes-why-transfer"))
        )
    if verb == verbs.TAKE_BACK:
        return (
            None
            if _can_take_back(player, vampire)
            else Refusal(RuleId("VTES-INFL-04"), MessageId("vtes-why-take-back"))
        )
    if verb == verbs.MERGE:
        return why_not_merge(s, seat, vampire)
    if s.settings.arrive_at_end:
        return Refusal(RuleId("VTES-RUL-02"), MessageId("vtes-why-arrive-at-end"))
    return why_not_arrive(s, seat, vampire)


def _is_grown(s: State, vampire: Uncontrolled) -> bool:
    return vampire.counters >= s.pool.cards[vampire.kind].capacity


def why_not_arrive(s: State, seat: Seat, vampire: Uncontrolled) -> Refusal | None:
    """Enough counters, and not a name that she controls already (VTES-INFL-07, VTES-INFL-08)."""
    if not _is_grown(s, vampire):
        return Refusal(RuleId("VTES-INFL-07"), MessageId("vtes-why-arrive"))
    return (
        Refusal(RuleId("VTES-CONTEST-02"), MessageId("vtes-why-own-copy"))
        if contests.own_copy(s, seat, vampire.kind)
        else None
    )


def why_not_merge(s: State, seat: Seat, vampire: Uncontrolled) -> Refusal | None:
    """The other version of a vampire that she controls (VTES-INFL-09, VTES-RUL-09)."""
    player = s.players[seat]
    if player.transfers < _MERGE_TRANSFERS or player.pool < 1:
        return Refusal(RuleId("VTES-RUL-09"), MessageId("vtes-why-merge-cost"))
    return (
        None
        if _other_version(s, seat, vampire.kind) != NOTHING
        else Refusal(RuleId("VTES-INFL-09"), MessageId("vtes-why-merge"))
    )


def _other_version(s: State, seat: Seat, kind: int) -> int:
    """The uid of a vampire of hers that can merge with this card: one of the two is advanced."""
    for one in controlled(s, seat):
        if _together(s, kind, one.kind) != NOTHING:
            return one.uid
    return NOTHING


def _together(s: State, kind: int, other: int) -> int:
    """The kind that two versions of a vampire make, merged."""
    return s.pool.merged.get((kind, other), s.pool.merged.get((other, kind), NOTHING))


def uncontrolled(s: State, seat: Seat, uid: int) -> Uncontrolled | None:
    return next((one for one in s.players[seat].uncontrolled if one.uid == uid), None)


def remove_uncontrolled(s: State, seat: Seat, uid: int) -> None:
    """Out of the game, with its counters; everybody sees it."""
    gone = uncontrolled(s, seat, uid)
    if gone is not None:
        owner = s.players[banishing.owner_of(s, seat, uid)]
        banishing.forget(s, uid)
        zones.drop_uncontrolled(s, seat, gone)
        owner.removed += s.pool.cards[gone.kind].kinds


# -- what it does ---------------------------------------------------------------------------------------


def play(s: State, seat: Seat, wanted: Move) -> None:
    player = s.players[seat]
    if wanted.verb == verbs.DRAW_CRYPT:
        player.transfers -= TRANSFERS
        zones.burn_pool(s, seat, 1)
        draw_crypt(s, seat)
        return
    vampire = uncontrolled(s, seat, wanted.a)
    assert vampire is not None
    if wanted.verb == verbs.TRANSFER:
        player.transfers -= 1
        zones.transfer(s, seat, vampire, 1)
        hidden_cards(s, "vtes-log-transfer", seat, [vampire.kind])
    elif wanted.verb == verbs.TAKE_BACK:
        player.transfers -= 2
        zones.transfer(s, seat, vampire, -1)
        hidden_cards(s, "vtes-log-take-back", seat, [vampire.kind])
    elif wanted.verb == verbs.MERGE:
        merge(s, seat, vampire)
    else:
        arrive(s, seat, vampire)


def draw_crypt(s: State, seat: Seat) -> None:
    """The top of the crypt, face down, to the uncontrolled region (VTES-INFL-05)."""
    player = s.players[seat]
    if player.crypt:
        drawn = Uncontrolled(s.next_uid, player.crypt.pop())
        player.uncontrolled.append(drawn)
        s.next_uid += 1
        hidden_cards(s, "vtes-log-draw-crypt", seat, [drawn.kind])


def arrive(s: State, seat: Seat, vampire: Uncontrolled) -> None:
    """A scarce one costs 3 pool for each of its clan that she controls already (VTES-INFL-10)."""
    definition = s.pool.cards[vampire.kind]
    if definition.traits_mask & SCARCE:
        kin = [one for one in controlled(s, seat) if s.pool.cards[one.kind].is_crypt]
        same = sum(numbers.clan(s, one) == definition.clan for one in kin)
        zones.burn_pool(s, seat, _SCARCE_POOL * same)
    if banishing.is_banished(s, vampire.uid):
        banishing.come_back(s, seat, vampire)
    else:
        zones.arrive(s, seat, vampire)


def merge(s: State, seat: Seat, vampire: Uncontrolled) -> None:
    """One vampire, the advanced card on top; merging is not entering play (VTES-INFL-09).

    What is on the controlled card stays, what was on the other is lost; the new sect counts (VTES-RUL-09).
    """
    player = s.players[seat]
    player.transfers -= _MERGE_TRANSFERS
    zones.burn_pool(s, seat, 1)
    card = find(s, _other_version(s, seat, vampire.kind))
    assert card is not None
    banishing.forget(s, vampire.uid)
    zones.drop_uncontrolled(s, seat, vampire)
    kind = _together(s, vampire.kind, card.kind)
    if s.pool.cards[card.kind].advanced:
        limits.move_up(card, len(s.pool.cards[vampire.kind].uses))
    card.kind = kind
    numbers.take_stock(s)
    card.sect = NOTHING
    cards(s, "vtes-log-merges", seat, [kind])


# -- the end of the phase (VTES-RUL-02) -------------------------------------------------------------------


def arrivals(s: State, seat: Seat) -> Play | None:
    """Whoever still qualifies may arrive now, in any order.

    She is asked wherever a face-down vampire has counters: whether it could arrive is nobody else's to know.
    """
    player = s.players[seat]
    if player.out or not any(one.counters for one in player.uncontrolled):
        return None
    return _arrivals(s, seat)


def _qualified(s: State, seat: Seat) -> list[int]:
    return [one.uid for one in s.players[seat].uncontrolled if why_not_arrive(s, seat, one) is None]


def _arrivals(s: State, seat: Seat) -> Play:
    uid = yield from choose_uncontrolled(
        seat, "vtes-ask-arrive", _qualified(s, seat), rule="VTES-RUL-02", or_none=True
    )
    vampire = uncontrolled(s, seat, uid)
    if vampire is not None:
        arrive(s, seat, vampire)
        push(s, agenda.ARRIVALS, seat)
