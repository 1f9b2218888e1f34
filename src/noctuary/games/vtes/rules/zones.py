"""Cards and counters on the move: draw, burn, gain, enter and leave play (VTES-SETUP-06 to -12)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings, notes, numbers, permissions
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_minion, is_vampire, on
from noctuary.games.vtes.card import FOR_GOOD, Using
from noctuary.games.vtes.kinds import (
    EVENT,
    IN_PLAY,
    MASTER,
    MINION_PHASE,
    NO_TITLE,
    ON_CARD,
    READY,
    RED_LIST,
    TITLE_CARD,
    TORPOR,
    VAMPIRE,
)
from noctuary.games.vtes.rules import holding
from noctuary.games.vtes.rules.triggers import at_once, happened
from noctuary.games.vtes.state import NOBODY, InPlay, Lasting, State, Uncontrolled, new_in_play
from noctuary.games.vtes.tell import cards, hidden_cards, numbers_told
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

ENDS_WITH_SOURCE: Final = 7  # of `Lasting.until`: `expiry.WHILE_IN_PLAY`
WHILE_IN_PLAY: Final = 5  # of `UseOf.deferred`, see `replacing.py`


# -- counters -------------------------------------------------------------------------------------------


def gain_pool(s: State, seat: Seat, amount: int) -> None:
    if amount > 0 and not s.players[seat].out:
        s.players[seat].pool += amount
        s.bank += amount
        numbers_told(s, "vtes-log-gain-pool", seat, amount=amount)


def burn_pool(s: State, seat: Seat, amount: int) -> None:
    """A debt larger than her pool takes all of it (VTES-OUST-01); `sweep` sees to who is ousted."""
    lost = lose_pool(s, seat, amount)
    if lost > 0:
        numbers_told(s, "vtes-log-burn-pool", seat, amount=lost)


def lose_pool(s: State, seat: Seat, amount: int) -> int:
    """The same where another line of the log tells it: how much she has lost."""
    player = s.players[seat]
    lost = max(0, min(amount, player.pool))
    player.debt += max(0, amount - player.pool)
    if lost > 0:
        player.pool -= lost
        s.bank -= lost
        _spoil_withdrawal(s, seat)
        if s.referendum is not None and s.referendum.passed:
            _note_loss(s, numbers.about_seat(seat), lost)
    return lost


def _note_loss(s: State, about: int, lost: int) -> None:
    """By what a referendum does: some cards ask for it (`calling_off.py`)."""
    for place, effect in enumerate(s.lasting):
        if effect.what == notes.POISONED and effect.about == about:
            more = effect.amount + lost
            s.lasting[place] = Lasting(effect.what, about, more, effect.until, effect.kind)


def transfer(s: State, seat: Seat, vampire: Uncontrolled, amount: int) -> None:
    """Pool that is moved, not burned: it is spent all the same (VTES-OUST-07); below 0, moved back."""
    s.players[seat].pool -= amount
    _set_uncontrolled(s, seat, vampire, vampire.counters + amount)
    if amount > 0:
        _spoil_withdrawal(s, seat)


def put_on_uncontrolled(s: State, seat: Seat, vampire: Uncontrolled, amount: int) -> None:
    """Counters from the bank."""
    s.bank += amount
    _set_uncontrolled(s, seat, vampire, vampire.counters + amount)


def _set_uncontrolled(s: State, seat: Seat, vampire: Uncontrolled, counters: int) -> None:
    player = s.players[seat]
    changed = Uncontrolled(vampire.uid, vampire.kind, counters)
    player.uncontrolled = [changed if one.uid == vampire.uid else one for one in player.uncontrolled]


def drop_uncontrolled(s: State, seat: Seat, vampire: Uncontrolled) -> None:
    """It leaves the uncontrolled region for good; its counters go to the bank."""
    player = s.players[seat]
    player.uncontrolled = [one for one in player.uncontrolled if one.uid != vampire.uid]
    s.bank -= vampire.counters


def put(s: State, card: InPlay, amount: int) -> None:
    """Plain counters from the bank, as many as it says."""
    card.counters += amount
    s.bank += amount


def take(s: State, card: InPlay, amount: int) -> int:
    """Back to the bank, as far as there are so many (VTES-SEQ-23); how many were."""
    lost = min(amount, card.counters)
    card.counters -= lost
    s.bank -= lost
    return lost


def gain_blood(s: State, card: InPlay, amount: int) -> int:
    """What a vampire has room for; the excess goes to the bank at once (VTES-SETUP-10)."""
    if is_vampire(s, card):
        amount = min(amount, numbers.capacity(s, card) - card.counters)
    amount = max(amount, 0)
    put(s, card, amount)
    return amount


def burn_blood(s: State, card: InPlay, amount: int) -> int:
    """If fewer are there than demanded, all of them are affected (VTES-SEQ-23)."""
    lost = take(s, card, amount)
    if lost and is_minion(s, card):
        _spoil_withdrawal(s, card.controller)
    return lost


def _spoil_withdrawal(s: State, seat: Seat) -> None:
    player = s.players[seat]
    if player.withdrawing == 1:
        player.withdrawing = 2  # VTES-OUST-07


# -- hand, library, ash heap ------------------------------------------------------------------------------


def to_hand(s: State, seat: Seat, kind: int) -> None:
    """A card comes back: hands are sorted, and `sweep` sees to how large they are."""
    player = s.players[seat]
    player.hand = sorted([*player.hand, kind])


def draw(s: State, seat: Seat, count: int = 1) -> None:
    """From the library, or, as she chooses for each, from a card of hers that offers it (`drawing`)."""
    if holding.drawn_instead(s, seat) is None:
        draw_top(s, seat, count)
        return
    for _ in range(min(count, len(s.players[seat].library))):
        push(s, agenda.DRAW, seat)


def draw_top(s: State, seat: Seat, count: int = 1) -> None:
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


def shuffle_in(s: State, owner: Seat, kind: int) -> None:
    """Into the library, wherever it comes from."""
    library = s.players[owner].library
    library.append(kind)
    s.chance.shuffle(library)
    cards(s, "vtes-log-shuffled-in", owner, [kind])


def played_away(s: State, using: Using) -> None:
    """A card that was played goes to its owner's ash heap, or out of the game."""
    owner = using.seat if using.owner == NOBODY else using.owner
    if using.origin == FOR_GOOD:
        s.players[owner].removed.append(using.kind)
    else:
        to_ash(s, owner, using.kind)


def discard(s: State, seat: Seat, kind: int, *, replaced: bool = True) -> None:
    """The hand is drawn up afterwards (`sweep`), unless a card takes that draw upon itself."""
    s.players[seat].hand.remove(kind)
    to_ash(s, seat, kind)
    cards(s, "vtes-log-discard", seat, [kind])
    if replaced:
        draw_or_spare(s, seat)


def draw_or_spare(s: State, seat: Seat) -> bool:
    """Whether the draw that replaces a card is seen to: spared by a card of hers, or asked for first."""
    if s.players[seat].library and holding.drawn_instead(s, seat) is not None:
        push(s, agenda.DRAW, seat, 1)
        return True
    return spares_a_draw(s, seat)


def spares_a_draw(s: State, seat: Seat) -> bool:
    """A card of hers with counters gives one up instead of the draw, and is burned with its last."""
    for card in s.cards:
        definition = s.pool.cards[card.kind]
        if definition.spares_draws and card.controller == seat and card.region == IN_PLAY:
            take(s, card, 1)
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
    card.since = s.turn_number
    card.late = s.phase > MINION_PHASE
    s.cards.append(card)
    numbers.take_stock(s)
    put(s, card, s.pool.cards[kind].life)
    if region == READY:
        push(s, agenda.ENTERED, owner, card.uid)
    return card


def enter_played(s: State, using: Using, region: int, host: int = NOTHING) -> InPlay:
    """The card that is being played comes into play, under the control of whoever plays it."""
    card = enter(s, using.kind, using.seat, region, host)
    card.owner = using.seat if using.owner == NOBODY else using.owner
    card.leaves = using.origin == FOR_GOOD
    return card


def arrive(s: State, seat: Seat, vampire: Uncontrolled) -> InPlay:
    """From the uncontrolled region to the ready one: the counters become its blood (VTES-INFL-07)."""
    drop_uncontrolled(s, seat, vampire)
    card = enter(s, vampire.kind, seat, READY)
    put(s, card, min(vampire.counters, numbers.capacity(s, card)))
    cards(s, "vtes-log-arrive", seat, [vampire.kind])
    return card


def burn(s: State, card: InPlay, by: int = NOTHING) -> None:
    """To its owner's ash heap, and what lies on it too; the counters go to the bank (VTES-SETUP-12).

    `by`: the vampire that burns it, where that does not follow from what is going on.
    """
    if find(s, card.uid) is None:
        return
    if is_minion(s, card) and numbers.has_trait(s, card, RED_LIST):
        _reward(s, card, _slayer(s, card) if by == NOTHING else by)
    was_ready = card.region == READY and is_minion(s, card)
    about_to_leave(s, card)
    for attached in on(s, card.uid):
        burn(s, attached)
    leave(s, card)
    cards(s, "vtes-log-burned", card.controller, [card.kind])
    if card.leaves:
        s.players[card.owner].removed += s.pool.cards[card.kind].kinds
    elif s.pool.cards[card.kind].goes_back and not s.players[card.owner].out:
        shuffle_in(s, card.owner, card.kind)
    else:
        for kind in s.pool.cards[card.kind].kinds:
            to_ash(s, card.owner, kind)
    happened(s, happenings.BURNED, card.uid)
    if was_ready:
        _lost(s, card)


def _lost(s: State, card: InPlay) -> None:
    """A ready minion is burned or in torpor now."""
    happened(s, happenings.READY_LOST, card.controller)
    if s.combat is not None and card.uid in (s.combat.sides[0].uid, s.combat.sides[1].uid):
        happened(s, happenings.COMBATANT_LOST, card.uid)


def about_to_leave(s: State, card: InPlay) -> None:
    """A ready minion leaves play with all that is on it: before that, what waits for it speaks."""
    if card.region == READY and is_minion(s, card):
        at_once(s, happenings.LEAVES_READY, card.uid)


def _slayer(s: State, card: InPlay) -> int:
    """Whoever fights it, or acts against whoever controls it."""
    if s.combat is not None:
        sides = [one.uid for one in s.combat.sides]
        return sides[1 - sides.index(card.uid)] if card.uid in sides else NOTHING
    action = s.action
    return action.actor if action is not None and card.controller in action.targets else NOTHING


def _reward(s: State, card: InPlay, by: int) -> None:
    """A trophy for the vampire that has burned a minion of the Red List of somebody else (VTES-SECT-08)."""
    hero = find(s, by)
    if hero is not None and is_vampire(s, hero) and hero.controller != card.controller:
        push(s, agenda.AWARD, hero.controller, hero.uid)


def remove(s: State, card: InPlay, seat: Seat) -> None:
    """Out of the game, because this Methuselah has left it, with what she controls on it (VTES-OUST-03).

    Whatever else lies on it is burned (VTES-SETUP-12): it goes to its owner's ash heap.
    """
    about_to_leave(s, card)
    for attached in on(s, card.uid):
        if attached.controller == seat:
            remove(s, attached, seat)
        else:
            burn(s, attached)
    leave(s, card)
    removed = s.players[card.owner].removed
    removed += s.pool.cards[card.kind].kinds


def remove_from_game(s: State, card: InPlay) -> None:
    """By an effect: whatever lies on it is burned (VTES-SETUP-12)."""
    for attached in on(s, card.uid):
        burn(s, attached)
    leave(s, card)
    s.players[card.owner].removed += s.pool.cards[card.kind].kinds
    cards(s, "vtes-log-removes", card.controller, [card.kind])


def leave(s: State, card: InPlay) -> None:
    """It is no longer in play; where it goes is the caller's business. What lies face down on it is burned.

    A card that stands for a title takes it along (VTES-TITLE-05).
    """
    holder = find(s, card.host)
    if holder is not None and s.pool.cards[card.kind].keywords & TITLE_CARD:
        holder.title, holder.title_contested = NO_TITLE, False
    s.bank -= card.counters
    for kind, owner in zip(card.under, card.under_of):
        if s.pool.cards[card.kind].held_leave:
            s.players[owner].removed.append(kind)
        else:
            to_ash(s, Seat(owner), kind)
    card.under = card.under_of = ()
    s.cards = [one for one in s.cards if one.uid != card.uid]
    numbers.take_stock(s)
    s.lasting = [
        effect
        for effect in s.lasting
        if effect.about != card.uid and (effect.until != ENDS_WITH_SOURCE or effect.source != card.uid)
    ]
    replace_late(s, card)


def replace_late(s: State, card: InPlay) -> None:
    """A card that is not replaced while in play has left it (VTES-SEQ-22)."""
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
    if card.controller != seat:
        card.controller = seat
        happened(s, happenings.CONTROL_CHANGED, card.uid)
    for attached in on(s, card.uid):
        stays = s.pool.types[attached.kind] & (MASTER | EVENT) or s.pool.cards[attached.kind].keeps_control
        if not stays:
            attached.controller = seat


def steal(s: State, card: InPlay, seat: Seat) -> None:
    """Hers from now on, for good."""
    card.returns, card.returns_at_end = NOBODY, False
    change_control(s, card, seat)
    cards(s, "vtes-log-takes-control", seat, [card.kind])


def borrow(s: State, card: InPlay, seat: Seat) -> None:
    """Hers until the end of the turn (VTES-SECT-07)."""
    if card.controller != seat:
        home = card.controller if card.returns == NOBODY else card.returns
        card.returns, card.returns_at_end = (NOBODY, False) if home == seat else (home, True)
        change_control(s, card, seat)
        cards(s, "vtes-log-borrows", seat, [card.kind])


def give_back(s: State, card: InPlay) -> None:
    """Temporary control ends; a minion whose Methuselah is out leaves the game too (VTES-OUST-03)."""
    home = card.returns
    card.returns, card.returns_at_end = NOBODY, False
    if s.players[home].out:
        remove(s, card, home)
    else:
        change_control(s, card, home)
        cards(s, "vtes-log-returns", home, [card.kind])


def to_torpor(s: State, card: InPlay, *, by_own_card: bool = False) -> None:
    """Cards and counters stay on it (VTES-TORPOR-01).

    An ally knows no torpor: where a card that it plays itself sends it there it is burned (VTES-TORPOR-04).
    """
    if by_own_card and s.pool.bodies[card.kind] != VAMPIRE:
        burn(s, card)
    elif card.region == READY and s.pool.bodies[card.kind] == VAMPIRE:
        card.region = TORPOR
        card.wounded = False
        cards(s, "vtes-log-torpor", card.controller, [card.kind])
        happened(s, happenings.WENT_TO_TORPOR, card.uid)
        _lost(s, card)


def leave_torpor(s: State, card: InPlay) -> None:
    """Ready again; it keeps its lock state and is no longer wounded (VTES-ACT-16)."""
    if permissions.forbidden(s, permissions.TO_BE_FREED, card.uid):
        return
    card.region = READY
    card.wounded = False
    cards(s, "vtes-log-left-torpor", card.controller, [card.kind])


def attach(card: InPlay, host: InPlay) -> None:
    card.region = ON_CARD
    card.host = host.uid
