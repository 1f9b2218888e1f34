"""Who sits where and what lies where: the questions that every chapter asks of the table."""

from __future__ import annotations

from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import ALLY, CONTESTED, READY, TORPOR, VAMPIRE
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# -- seats (VTES-SETUP-01) ----------------------------------------------------------------------------


def clockwise(s: State, seat: Seat) -> list[Seat]:
    """Everybody still in the game, from this seat on in turn order, herself first if she is."""
    return [player.seat for player in s.players[seat:] + s.players[:seat] if not player.out]


def prey(s: State, seat: Seat) -> Seat:
    """The next survivor to the left; NOBODY for the last one."""
    for player in s.players[seat + 1 :] + s.players[:seat]:
        if not player.out:
            return player.seat
    return NOBODY


def predator(s: State, seat: Seat) -> Seat:
    """The survivor to the right. With two players prey and predator are the same (VTES-RUL-24)."""
    others = clockwise(s, seat)
    return others[-1] if others and others[-1] != seat else NOBODY


def survivors(s: State) -> list[Seat]:
    return [player.seat for player in s.players if not player.out]


# -- counters (VTES-SETUP-02) -------------------------------------------------------------------------


def given_out(s: State) -> int:
    """All counters that the bank has given out: pool, blood, life, plain counters."""
    found = sum([card.counters for card in s.cards]) + sum([card.counters for card in s.banished])
    for player in s.players:
        found += player.pool + sum([one.counters for one in player.uncontrolled])
    return found


# -- cards in play ------------------------------------------------------------------------------------


def find(s: State, uid: int) -> InPlay | None:
    """The card with this uid, contested ones too; None once it has left."""
    if uid == NOTHING:
        return None
    for card in s.cards:
        if card.uid == uid:
            return card
    return None


def there(s: State, uid: int) -> InPlay:
    """The card with this uid, which the caller knows to be there."""
    found = find(s, uid)
    assert found is not None, f"no card {uid} in play"
    return found


def in_play(s: State) -> list[InPlay]:
    """Everything that is in play: contested cards are not, nor what lies on them (VTES-SETUP-06)."""
    return [card for card in s.cards if card.region != CONTESTED]


def controlled(s: State, seat: Seat) -> list[InPlay]:
    return [card for card in s.cards if card.controller == seat and card.region != CONTESTED]


def on(s: State, uid: int) -> list[InPlay]:
    """What lies on a card; on a contested one it is contested with it."""
    return [card for card in s.cards if card.host == uid]


def is_minion(s: State, card: InPlay) -> bool:
    return bool(s.pool.bodies[card.kind] & (VAMPIRE | ALLY)) and card.region in (READY, TORPOR)


def is_vampire(s: State, card: InPlay) -> bool:
    return s.pool.bodies[card.kind] == VAMPIRE and card.region in (READY, TORPOR)


def is_ally(s: State, card: InPlay) -> bool:
    return bool(s.pool.bodies[card.kind] & ALLY) and card.region == READY


def is_ready(card: InPlay) -> bool:
    return card.region == READY


def minions(s: State, seat: Seat) -> list[InPlay]:
    """Hers, ready or in torpor."""
    return [card for card in s.cards if card.controller == seat and is_minion(s, card)]


def ready_minions(s: State, seat: Seat) -> list[InPlay]:
    return [card for card in s.cards if card.controller == seat and card.region == READY]


def ready_vampires(s: State, seat: Seat) -> list[InPlay]:
    return [card for card in ready_minions(s, seat) if is_vampire(s, card)]


# -- as seen from a use of a card ------------------------------------------------------------------------


def bearer(s: State, using: Using) -> int:
    """The minion that plays or uses it: named, or the one the card lies on, or the card itself."""
    if using.minion != NOTHING:
        return using.minion
    return host_of(s, using)


def host_of(s: State, using: Using) -> int:
    """The minion that the card in play lies on, or the vampire that it is."""
    source = find(s, using.source)
    if source is None:
        return NOTHING
    return source.host if source.host != NOTHING else source.uid
