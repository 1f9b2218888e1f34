"""The sweep after every effect: capacity, contests, ousts, hands (VTES-SETUP-09, -10, VTES-OUST-01)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import is_vampire
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import CONTESTED, HAND_SIZE, MASTER_PHASE
from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import contests, master, ousting, titles, windows, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


def table(s: State) -> None:
    """What cannot live burns, the poolless are ousted; a master phase may have got longer."""
    bodies(s)
    if s.in_force.burning:
        _burn_what_says_so(s)
    ousting.check(s)
    if s.phase == MASTER_PHASE and windows.open_kind(s) == MASTER_PHASE:
        master.recount(s)


def between_effects(s: State) -> None:
    """Names and titles contest, hands refill.

    Contests wait until what a card does on entering play is done (VTES-CONTEST-01).
    """
    contests.check(s)
    titles.check(s)
    hands(s)


def _burn_what_says_so(s: State) -> None:
    """Cards that are burned once something is so: `Card.burned_if`."""
    for card in s.cards:  # a list of its own: what leaves is taken out of a new one
        conditions = s.pool.cards[card.kind].burned_if
        if conditions and card.region != CONTESTED:
            using = Using(card.controller, card.kind, 0, source=card.uid)
            if all(condition.why_not(s, using) is None for condition in conditions):
                zones.burn(s, card)


def bodies(s: State) -> None:
    """No vampire holds more blood than its capacity (VTES-SETUP-10); what has no life left is burned."""
    least, most = s.pool.least_counters, s.pool.most_counters
    as_printed = not numbers.speaks(s, numbers.CAPACITY)
    for card in s.cards:  # a list of its own: what leaves is taken out of a new one
        if as_printed and least[card.kind] <= card.counters <= most[card.kind] + card.capacity:
            continue
        if card.counters < least[card.kind]:
            zones.burn(s, card)
        elif is_vampire(s, card) and card.counters > numbers.capacity(s, card):
            zones.take(s, card, card.counters - numbers.capacity(s, card))


def hands(s: State) -> None:
    """At once draw up or discard down; a card whose replacement waits holds its place (VTES-SETUP-09)."""
    if s.playing:
        return  # a card is being played: its replacement comes when its window closes (VTES-SEQ-05)
    as_normal = not numbers.speaks(s, numbers.HAND)
    for player in s.players:
        held = len(player.hand) + len(player.owed)
        if player.out or (as_normal and held == HAND_SIZE):
            continue
        room = numbers.hand_size(s, player.seat) - held
        if room > 0 and player.library:
            zones.draw(s, player.seat, room)
        elif room < 0 and player.hand:
            push(s, agenda.DISCARD_DOWN, player.seat)


def discard_down(s: State, seat: Seat) -> Play | None:
    player = s.players[seat]
    if len(player.hand) + len(player.owed) <= numbers.hand_size(s, seat) or not player.hand:
        return None
    return _discard_down(s, seat)


def _discard_down(s: State, seat: Seat) -> Play:
    kind = yield from choose_kind(seat, "vtes-ask-discard-down", s.players[seat].hand, rule="VTES-SETUP-09")
    zones.discard(s, seat, kind, replaced=False)
    push(s, agenda.DISCARD_DOWN, seat)
