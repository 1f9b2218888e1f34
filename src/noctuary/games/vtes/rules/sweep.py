"""One sweep after every effect: capacity, contests, ousts, hands (VTES-SETUP-09, -10, VTES-OUST-01)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import is_vampire
from noctuary.games.vtes.kinds import ALLY, RETAINER
from noctuary.games.vtes.questions import choose_kind
from noctuary.games.vtes.rules import contests, ousting, titles, windows, zones
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


def sweep(s: State) -> None:
    """What cannot live burns, the poolless are ousted; between effects names, titles contest, hands refill.

    Contests wait until what a card does on entering play is done (VTES-CONTEST-01).
    """
    for card in s.cards:
        if is_vampire(s, card):
            if card.counters > numbers.capacity(s, card):
                card.counters = numbers.capacity(s, card)
        elif card.counters <= 0 and s.pool.types[card.kind] & (ALLY | RETAINER):
            zones.burn(s, card)
            break
    ousting.check(s)
    if not s.over_now and windows.is_idle(s):
        contests.check(s)
        titles.check(s)
        hands(s)


def hands(s: State) -> None:
    """At once draw up or discard down; a card whose replacement waits holds its place (VTES-SETUP-09)."""
    if s.playing:
        return  # a card is being played: its replacement comes when its window closes (VTES-SEQ-05)
    for player in s.players:
        if player.out:
            continue
        room = numbers.hand_size(s, player.seat) - len(player.hand) - len(player.owed)
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
