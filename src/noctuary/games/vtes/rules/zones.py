"""Cards and counters on the move: draw, burn, gain, enter and leave play (VTES-SETUP-06 to -12)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_vampire, on
from noctuary.games.vtes.kinds import EVENT, IN_PLAY, MASTER, ON_CARD, READY, RETAINER, TORPOR, VAMPIRE
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import InPlay, State, Uncontrolled, new_in_play
from noctuary.games.vtes.tell import cards, hidden_cards, numbers_told
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

WHILE_IN_PLAY: Final = 5  # of `UseOf.deferred`, see `replacing.py`


# -- counters -------------------------------------------------------------------------------------------


def gain_pool(s: State, seat: Seat, amount: int) -> None:
    if amount > 0 and not s.players[seat].out:
        s.players[seat].pool += amount
        numbers_told(s, "vtes-log-gain-pool", seat, amount=amount)


def burn_pool(s: State, seat: Seat, amount: int) -> None:
    """A debt larger than her pool takes all of it (VTES-OUST-01); `sweep` sees to who is ousted."""
    player = s.players[seat]
    lost = min(amount, player.pool)
    if lost > 0:
        player.pool -= lost
        _spoil_withdrawal(s, seat)
        numbers_told(s, "vtes-log-burn-pool", seat, amount=lost)


def spend_pool(s: State, seat: Seat, amount: int) -> None:
    """Pool that is moved elsewhere, not burned: it is spent all the same (VTES-OUST-07)."""
    s.players[seat].pool -= amount
    _spoil_withdrawal(s, seat)


def gain_blood(s: State, card: InPlay, amount: int) -> int:
    """What a vampire has room for; the excess goes to the bank at once (VTES-SETUP-10)."""
    if is_vampire(s, card):
        amount = min(amount, numbers.capacity(s, card) - card.counters)
    amount = max(amount, 0)
    card.counters += amount
    return amount


def burn_blood(s: State, card: InPlay, amount: int) -> int:
    """If fewer are there than demanded, all of them are affected (VTES-SEQ-23)."""
    lost = min(amount, card.counters)
    card.counters -= lost
    if lost and s.pool.types[card.kind] != RETAINER:
        _spoil_withdrawal(s, card.controller)
    return lost


def _spoil_withdrawal(s: State, seat: Seat) -> None:
    player = s.players[seat]
    if player.withdrawing == 1:
        player.withdrawing = 2  # VTES-OUST-07


# -- hand, library, ash heap ------------------------------------------------------------------------------


def draw(s: State, seat: Seat, count: int = 1) -> None:
    """From the top of the library; an empty one means no draw (VTES-SETUP-09)."""
    player = s.players[seat]
    drawn = [player.library.pop() for _ in range(min(count, len(player.library)))]
    if drawn:
        player.hand = sorted([*player.hand, *drawn])
        hidden_cards(s, "vtes-log-draw", seat, drawn)


def to_ash(s: State, owner: Seat, kind: int) -> None:
    """Whose owner has left the table leaves the game (VTES-OUST-03)."""
    player = s.players[owner]
    (player.removed if player.out else player.ash).append(kind)


def discard(s: State, seat: Seat, kind: int, *, replaced: bool = True) -> None:
    """The hand is drawn up afterwards (`sweep`), unless a card takes that draw upon itself."""
    s.players[seat].hand.remove(kind)
    to_ash(s, seat, kind)
    cards(s, "vtes-log-discard", seat, [kind])
    if replaced:
        spares_a_draw(s, seat)


def spares_a_draw(s: State, seat: Seat) -> bool:
    """A card of hers with counters gives one up instead of the draw, and is burned with its last."""
    for card in s.cards:
        definition = s.pool.cards[card.kind]
        if definition.spares_draws and card.controller == seat and card.region == IN_PLAY:
            card.counters -= 1
            if card.counters <= 0:
                burn(s, card)
            return True
    return False


# -- entering and leaving play ----------------------------------------------------------------------------


def enter(s: State, kind: int, owner: Seat, region: int, host: int = NOTHING) -> InPlay:
    """A card comes into play, unlocked; its life with it (VTES-ACT-13)."""
    card = new_in_play(s.next_uid, kind, owner, owner, region)
    s.next_uid += 1
    card.host = host
    card.counters = s.pool.cards[kind].life
    s.cards.append(card)
    if region == READY:
        push(s, agenda.ENTERED, owner, card.uid)
    return card


def arrive(s: State, seat: Seat, vampire: Uncontrolled) -> InPlay:
    """From the uncontrolled region to the ready one: the counters become its blood (VTES-INFL-07)."""
    player = s.players[seat]
    player.uncontrolled = [one for one in player.uncontrolled if one.uid != vampire.uid]
    card = enter(s, vampire.kind, seat, READY)
    card.counters = min(vampire.counters, numbers.capacity(s, card))
    cards(s, "vtes-log-arrive", seat, [vampire.kind])
    return card


def burn(s: State, card: InPlay) -> None:
    """To its owner's ash heap, and what lies on it too; the counters go to the bank (VTES-SETUP-12)."""
    if find(s, card.uid) is None:
        return
    for attached in on(s, card.uid):
        burn(s, attached)
    leave(s, card)
    to_ash(s, card.owner, card.kind)
    if card.merged != NOTHING:
        to_ash(s, card.owner, card.merged)
    cards(s, "vtes-log-burned", card.controller, [card.kind])
    happened(s, happenings.BURNED, card.uid)


def remove(s: State, card: InPlay) -> None:
    """Out of the game, with what lies on it."""
    for attached in on(s, card.uid):
        remove(s, attached)
    leave(s, card)
    removed = s.players[card.owner].removed
    removed.append(card.kind)
    if card.merged != NOTHING:
        removed.append(card.merged)


def leave(s: State, card: InPlay) -> None:
    """It is no longer in play; where it goes is the caller's business."""
    s.cards = [one for one in s.cards if one.uid != card.uid]
    s.lasting = [effect for effect in s.lasting if effect.about != card.uid]
    if any(use.deferred == WHILE_IN_PLAY for use in s.pool.cards[card.kind].uses):
        _replace_at_last(s, card.owner)


def _replace_at_last(s: State, seat: Seat) -> None:
    """ "Do not replace while in play": now it is not (VTES-SEQ-22)."""
    player = s.players[seat]
    if WHILE_IN_PLAY in player.owed:
        place = player.owed.index(WHILE_IN_PLAY)
        player.owed = player.owed[:place] + player.owed[place + 1 :]
        push(s, agenda.REPLACE, seat)


def change_control(s: State, card: InPlay, seat: Seat) -> None:
    """What lies on it follows, except what stays with who played it (VTES-SETUP-11, VTES-SECT-07)."""
    card.controller = seat
    for attached in on(s, card.uid):
        if not s.pool.types[attached.kind] & (MASTER | EVENT):
            attached.controller = seat


def to_torpor(s: State, card: InPlay) -> None:
    """Cards and counters stay on it (VTES-TORPOR-01)."""
    if card.region == READY and s.pool.types[card.kind] == VAMPIRE:
        card.region = TORPOR
        card.wounded = False
        cards(s, "vtes-log-torpor", card.controller, [card.kind])
        happened(s, happenings.WENT_TO_TORPOR, card.uid)


def leave_torpor(s: State, card: InPlay) -> None:
    """Ready again; it keeps its lock state and is no longer wounded (VTES-ACT-16)."""
    card.region = READY
    card.wounded = False
    cards(s, "vtes-log-left-torpor", card.controller, [card.kind])


def attach(card: InPlay, host: InPlay) -> None:
    card.region = ON_CARD
    card.host = host.uid
