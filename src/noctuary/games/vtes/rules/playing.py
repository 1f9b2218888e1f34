"""Playing a card and using one in play: announce, answer, replace, pay, carry out (VTES-SEQ-05)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import bearer, find, there
from noctuary.games.vtes.card import FROM_HAND, Card, UseOf, Using, X
from noctuary.games.vtes.kinds import (
    AS_PLAYED,
    MINION_CARDS,
    TRIFLE,
)
from noctuary.games.vtes.questions import choose_number, choose_target, confirm
from noctuary.games.vtes.rules import costs, holding, limits, targeting, windows, zones
from noctuary.games.vtes.rules.card_actions import begin_card_action
from noctuary.games.vtes.rules.replacing import OR_TAKE_BACK
from noctuary.games.vtes.rules.strikes import aims, choose_aim, declare
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import NOBODY, InPlay, State, Step
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    """Announce a card with all its choices (VTES-SEQ-05)."""
    use = s.pool.cards[wanted.a].uses[wanted.c]
    using = Using(seat, wanted.a, wanted.c, wanted.b)
    if (
        use.target is None
        and use.number is None
        and not _asks_for_x(s.pool.cards[wanted.a])
        and not aims(s, using)
        and not (s.in_force.costs and costs.can_be_helped(s, use, using))
        and not (s.in_force.holds and _is_twice_there(s, using))
    ):
        announce(s, using, _held(s, using))
        return None
    return _ask_and_announce(s, use, using)


def use_in_play(s: State, seat: Seat, wanted: Move) -> Play | None:
    card = find(s, wanted.a)
    assert card is not None
    use = s.pool.cards[card.kind].uses[wanted.b]
    using = Using(seat, card.kind, wanted.b, wanted.c, wanted.a)
    if use.target is None and use.number is None and not aims(s, using):
        begin_use(s, using)
        return None
    return _ask_and_announce(s, use, using)


def _asks_for_x(definition: Card) -> bool:
    return definition.x_is is None and X in (definition.pool, definition.blood)


def _ask_and_announce(s: State, use: UseOf, using: Using) -> Play:
    x = 0
    definition = s.pool.cards[using.kind]
    if using.source == NOTHING and _asks_for_x(definition) and use.number is None:
        x = yield from _choose_x(s, definition, using)
    chosen, chosen_seat = NOTHING, NOBODY
    target = use.target
    if target is not None:
        answer = yield from choose_target(s, target, using, targeting.choices(s, target, using))
        if target.names == "seat":
            chosen_seat = Seat(answer)
        elif target.names == "number":
            x = answer
        else:
            chosen = answer
    using = Using(using.seat, using.kind, using.index, using.minion, using.source, chosen, chosen_seat, x)
    if aims(s, using):
        chosen = yield from choose_aim(s, using)
        using = Using(using.seat, using.kind, using.index, using.minion, using.source, chosen, chosen_seat, x)
    if use.number is not None:
        second = targeting.choices(s, use.number, using, second=True)
        x = yield from choose_target(s, use.number, using, second)
        using = Using(using.seat, using.kind, using.index, using.minion, using.source, chosen, chosen_seat, x)
    if using.source != NOTHING:
        begin_use(s, using)
        return
    if s.in_force.costs:
        using = yield from cheaper(s, use, using)
    held = _held(s, using)
    if held is None and _is_twice_there(s, using):
        held = holding.holder_of(s, using.seat, using.kind, using.minion)
        assert held is not None
        wanted = yield from confirm(using.seat, "vtes-ask-from-card", held.kind)
        held = held if wanted else None
    announce(s, using, held)


def _held(s: State, using: Using) -> InPlay | None:
    """The card in play that it is played from, where it is not in hand."""
    if using.kind in s.players[using.seat].hand:
        return None
    return holding.holder_of(s, using.seat, using.kind, using.minion)


def _is_twice_there(s: State, using: Using) -> bool:
    """In hand, and on a card in play as well: she says which one she plays."""
    in_hand = using.kind in s.players[using.seat].hand
    return in_hand and holding.holder_of(s, using.seat, using.kind, using.minion) is not None


def cheaper(s: State, use: UseOf, using: Using) -> Ask[Using]:
    """What can be locked to pay less for the card is asked for, one after the other."""
    locked: list[int] = []
    for discount in costs.discounts(s, use, using):
        wanted = costs.is_needed(s, use, using)
        if not wanted:
            source = there(s, discount.uid)
            wanted = yield from confirm(using.seat, "vtes-ask-discount", source.kind, "VTES-SEQ-07")
        if wanted:
            locked.append(discount.uid)
            using = costs.with_discount(s, use, using, discount)
    for uid in locked:
        source = there(s, uid)
        source.locked = True
        cards(s, "vtes-log-uses", using.seat, [source.kind], target=NOTHING)
    for uid in costs.payers(s, use, using):
        wanted = costs.is_needed(s, use, using)
        if not wanted:
            wanted = yield from confirm(using.seat, "vtes-ask-payer", there(s, uid).kind, "VTES-SEQ-07")
        if wanted:
            return costs.paid_by(using, uid)
    return using


def _choose_x(s: State, definition: Card, using: Using) -> Ask[int]:
    """As much as can be paid; X may be 0 (VTES-SEQ-07)."""
    most = s.players[using.seat].pool
    if definition.blood == X:
        minion = find(s, using.minion)
        most = 0 if minion is None else minion.counters
    return (yield from choose_number(using.seat, "vtes-ask-x", 0, most, using.kind, "VTES-SEQ-07"))


def announce(s: State, using: Using, held: InPlay | None = None) -> None:
    """The card leaves the hand, or the card that it lies on; others may answer before it does anything."""
    if held is None:
        s.players[using.seat].hand.remove(using.kind)
    else:
        using = holding.take(s, using, held)
    _tell_played(s, using)
    limits.played(s, using)
    windows.used(s)
    s.playing.append(using)
    windows.open_window(s, AS_PLAYED, windows.acting(s), using.kind)
    if s.in_force.awaited[happenings.CANCELS] and cancels_others(s):
        happened(s, happenings.CANCELS, using.kind)


def cancels_others(s: State) -> bool:
    """Whether the card being played would cancel a minion card that somebody else is playing."""
    if len(s.playing) < 2:
        return False
    using, answered = s.playing[-1], s.playing[-2]
    if using.seat == answered.seat or not s.pool.types[answered.kind] & MINION_CARDS:
        return False
    return any(effect.cancels for effect in s.pool.cards[using.kind].uses[using.index].effects)


def _tell_played(s: State, using: Using) -> None:
    """Who plays what, and what is chosen with it; the card first, then the minion."""
    if s.log is None:
        return
    minion = find(s, using.minion)
    target, foe = _target_kind(s, using), _target_seat(s, using)
    if minion is None:
        cards(s, "vtes-log-plays", using.seat, [using.kind], target=target, foe=foe)
    else:
        cards(s, "vtes-log-plays-by", using.seat, [using.kind], minion=minion.kind, target=target, foe=foe)


def _target_kind(s: State, using: Using) -> int:
    """The card in play that it is used on, for the log."""
    target = s.pool.cards[using.kind].uses[using.index].target
    card = find(s, using.target) if target is not None and target.names == "card" else None
    return NOTHING if card is None else card.kind


def _target_seat(s: State, using: Using) -> Seat:
    """The Methuselah who is chosen with it; whom an action is directed at is told as it begins."""
    is_action = s.pool.cards[using.kind].uses[using.index].action is not None
    return NOBODY if is_action else using.target_seat


def begin_use(s: State, using: Using) -> None:
    """Using a card in play: paid at once, and nobody can answer it (VTES-SEQ-04)."""
    card = find(s, using.source)
    assert card is not None
    use = s.pool.cards[card.kind].uses[using.index]
    limits.used(s, using.seat, card, using.index, use)
    windows.used(s)
    if use.locks:
        card.locked = True
    if use.action is not None:
        begin_card_action(s, using)
        return
    if s.log is not None:
        cards(s, "vtes-log-uses", using.seat, [card.kind], target=_target_kind(s, using))
    pay(s, use, using)
    if use.strike is not None:
        declare(s, using)
    push_effects(s, use, using)


# -- carrying out ---------------------------------------------------------------------------------------


def as_played_closed(s: State) -> None:
    """Nobody has cancelled it: the replacement first, then the card (VTES-SEQ-05)."""
    using = s.playing[-1]
    push(s, agenda.BEGIN_CARD, using.seat, using=using)
    replace(s, using)


def replace(s: State, using: Using) -> None:
    """Draw for the card played, now or when its text says (VTES-SEQ-22)."""
    use = s.pool.cards[using.kind].uses[using.index]
    if using.origin != FROM_HAND:
        return  # no card has left the hand
    if use.deferred:
        player = s.players[using.seat]
        player.owed = (*player.owed, use.deferred)
    else:
        push(s, agenda.REPLACE, using.seat)


def begin_card(s: State, using: Using) -> None:
    """An action begins, a strike is declared; everything else pays and does what it says.

    Cards in play that wait for it to be played speak when it is done.
    """
    s.playing.pop()
    definition = s.pool.cards[using.kind]
    use = definition.uses[using.index]
    if definition.keywords & TRIFLE:
        _trifle(s, using.seat)
    if use.action is not None:
        happened(s, happenings.CARD_PLAYED, using.kind)
        begin_card_action(s, using)
        return
    pay(s, use, using)
    if use.strike is not None:
        declare(s, using)
    happened(s, happenings.CARD_PLAYED, using.kind)  # before the next strike is chosen
    push(s, agenda.CARD_DONE, using.seat, using=using)
    push_effects(s, use, using)


def _trifle(s: State, seat: Seat) -> None:
    """The first one of the phase that is not cancelled gives a master phase action back (VTES-MASTER-04)."""
    player = s.players[seat]
    if not player.trifle_used:
        player.trifle_used = True  # out of turn it counts in her next master phase (VTES-MASTER-05)
        player.master_actions += seat == s.active


def pay(s: State, use: UseOf, using: Using) -> None:
    minion = find(s, bearer(s, using))
    pool, blood = costs.price(s, use, using, minion)
    if blood and minion is not None:
        zones.burn_blood(s, minion, blood)
    if pool:
        costs.pay_pool(s, using, pool)


def push_effects(s: State, use: UseOf, using: Using) -> None:
    """The first effect is to come first: last in, first out."""
    for index in range(len(use.effects) - 1, -1, -1):
        push(s, agenda.EFFECT, using.seat, index, using=using)


def card_done(s: State, using: Using) -> None:
    """A card that has done what it says goes to its owner's ash heap, unless an effect put it into play."""
    if not any(effect.places for effect in s.pool.cards[using.kind].uses[using.index].effects):
        zones.played_away(s, using)


def start_effect(s: State, step: Step) -> Play | None:
    using = step.using
    assert using is not None
    return s.pool.cards[using.kind].uses[using.index].effects[step.a].run(s, using)


def start_rest(s: State, step: Step) -> Play | None:
    """What an effect left for later, because something hidden had to show itself first."""
    using = step.using
    assert using is not None
    return s.pool.cards[using.kind].uses[using.index].effects[step.a].rest(s, using, step.b)


# -- cancelling (VTES-SEQ-06) -----------------------------------------------------------------------------


def cancel(s: State, *, pays: bool = True) -> None:
    """The card being played has no effect: it was played, and its replacement is drawn at once.

    Its cost is paid all the same, unless whatever cancels it says otherwise (`pays`).
    """
    using = s.playing.pop()
    windows.drop(s)
    definition = s.pool.cards[using.kind]
    use = definition.uses[using.index]
    if pays and not costs.pays_at_resolution(definition, use):
        pay(s, use, using)
    zones.played_away(s, using)
    happened(s, happenings.CARD_PLAYED, using.kind)
    if using.origin == FROM_HAND:
        takes_back = use.deferred == OR_TAKE_BACK
        push(s, agenda.TAKE_BACK if takes_back else agenda.REPLACE, using.seat)
