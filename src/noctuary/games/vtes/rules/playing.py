"""Playing a card and using one in play: announce, answer, replace, pay, carry out (VTES-SEQ-05)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, numbers, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, minions
from noctuary.games.vtes.card import Card, UseOf, Using, X
from noctuary.games.vtes.kinds import (
    AS_PLAYED,
    COMBAT,
    CONTESTED,
    LEAVE_TORPOR,
    MODIFIER,
    REACTION,
    TORPOR,
    TRIFLE,
)
from noctuary.games.vtes.questions import choose_card, choose_number, choose_target
from noctuary.games.vtes.rules import contests, limits, requirements, windows, zones
from noctuary.games.vtes.rules.actions import begin_card_action, why_not_act
from noctuary.games.vtes.rules.strikes import aims, declare, why_not_strike
from noctuary.games.vtes.state import NOBODY, InPlay, Lasting, State, Step
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

# -- what can be played now -----------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """Every card in hand and every card in play that can be used in the open window."""
    kind_of_window = windows.open_kind(s)
    pool = s.pool
    last = NOTHING
    for kind in s.players[seat].hand:
        if kind != last and pool.windows[kind] >> kind_of_window & 1:
            _add_plays(s, seat, kind, moves)
        last = kind
    for card in s.cards:
        if pool.used_in[card.kind] >> kind_of_window & 1:
            _add_uses(s, seat, card, moves)
    for effect in s.lasting:
        if effect.what == numbers.GRANTS:
            granted = move(verbs.GRANTED, effect.kind, effect.about, effect.amount)
            if granted not in moves and why_not_granted(s, seat, granted) is None:
                moves.append(granted)


def _add_plays(s: State, seat: Seat, kind: int, moves: list[Move]) -> None:
    definition = s.pool.cards[kind]
    players = _who_may_play(s, seat, definition)
    for index, use in enumerate(definition.uses):
        if not use.in_play and not use.granted:
            for uid in players:
                if why_not_play(s, seat, kind, uid, index) is None:
                    moves.append(move(verbs.PLAY, kind, uid, index))


def _who_may_play(s: State, seat: Seat, definition: Card) -> list[int]:
    """The minions that could; a master or event is played by the Methuselah herself."""
    if not requirements.is_minion_card(definition):
        return [NOTHING]
    return [minion.uid for minion in minions(s, seat)]


def _add_uses(s: State, seat: Seat, card: InPlay, moves: list[Move]) -> None:
    for index, use in enumerate(s.pool.cards[card.kind].uses):
        if not use.in_play:
            continue
        for uid in _who_may_use(s, seat, card, use):
            if why_not_use(s, seat, card.uid, index, uid) is None:
                moves.append(move(verbs.USE, card.uid, index, uid))


def _who_may_use(s: State, seat: Seat, card: InPlay, use: UseOf) -> list[int]:
    """A granted action is done by a minion: the bearer, the card itself, or whoever its text names."""
    if use.action is None:
        return [NOTHING]
    return [minion.uid for minion in minions(s, seat)]


# -- why not --------------------------------------------------------------------------------------------


def why_not_play(s: State, seat: Seat, kind: int, uid: int, index: int) -> Refusal | None:
    """The rule that keeps this minion (NOTHING: the Methuselah) from playing the card in this way now."""
    definition = s.pool.cards[kind]
    if kind not in s.players[seat].hand or index >= len(definition.uses):
        return Refusal(RuleId("VTES-SEQ-05"))
    return _why_not_from_hand(s, seat, kind, uid, index)


def could_play(s: State, seat: Seat, kind: int) -> bool:
    """Whether she could play this card now if she held it: for `deciding.could_act`."""
    definition = s.pool.cards[kind]
    for index, use in enumerate(definition.uses):
        if not use.in_play and use.windows >> windows.open_kind(s) & 1:
            for uid in _who_may_play(s, seat, definition):
                if _why_not_from_hand(s, seat, kind, uid, index) is None:
                    return True
    return False


def _why_not_from_hand(s: State, seat: Seat, kind: int, uid: int, index: int) -> Refusal | None:
    definition = s.pool.cards[kind]
    use = definition.uses[index]
    if use.in_play or use.granted or not use.windows >> windows.open_kind(s) & 1:
        return Refusal(RuleId("VTES-SEQ-02"))
    if definition.unique and contests.own_copy(s, seat, kind):
        return Refusal(RuleId("VTES-CONTEST-02"))
    minion = find(s, uid) if uid != NOTHING else None
    if requirements.is_minion_card(definition):
        if minion is None or minion.controller != seat:
            return Refusal(RuleId("VTES-SEQ-08"))
        refusal = _why_not_this_minion(s, definition, use, minion)
        if refusal is not None:
            return refusal
    elif uid != NOTHING or not requirements.master_allowed(s, seat, definition):
        return Refusal(RuleId("VTES-SEQ-08"))
    refusal = limits.why_not_play(s, seat, definition, use, minion)
    if refusal is None:
        refusal = requirements.why_not_afford(s, seat, definition, use, minion)
    return refusal if refusal is not None else _why_not_do(s, use, Using(seat, kind, index, uid))


def _why_not_this_minion(s: State, definition: Card, use: UseOf, minion: InPlay) -> Refusal | None:
    """Modifiers by the acting minion, reactions by ready unlocked ones, combat cards by combatants."""
    types = use.types or definition.types
    if minion.region == TORPOR and not _plays_in_torpor(s, types, minion):
        return Refusal(RuleId("VTES-TORPOR-02"))
    refusal: Refusal | None = None
    if types & MODIFIER:
        refusal = limits.why_not_modify(s, use, minion)
    elif types & REACTION:
        refusal = limits.why_not_react(s, use, minion)
    elif types & COMBAT:
        refusal = limits.why_not_in_combat(s, use, minion)
    if refusal is not None:
        return refusal
    return requirements.why_not_meet(s, definition, use, minion)


def _plays_in_torpor(s: State, types: int, minion: InPlay) -> bool:
    """Modifiers in its own action to leave torpor (VTES-TORPOR-02)."""
    action = s.action
    leaving = action is not None and action.actor == minion.uid and action.kind == LEAVE_TORPOR
    return leaving and bool(types & MODIFIER)


def why_not_granted(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """What a card has granted to a minion for a while, once."""
    minion = find(s, wanted.b)
    if minion is None or minion.controller != seat or not _grants(s, wanted):
        return Refusal(RuleId("VTES-SEQ-13"))
    use = s.pool.cards[wanted.a].uses[wanted.c]
    if not use.windows >> windows.open_kind(s) & 1:
        return Refusal(RuleId("VTES-SEQ-02"))
    refusal = requirements.why_not_afford(s, seat, s.pool.cards[wanted.a].free, use, minion)
    return refusal if refusal is not None else _why_not_do(s, use, Using(seat, wanted.a, wanted.c, wanted.b))


def _grants(s: State, wanted: Move) -> list[Lasting]:
    return [
        effect
        for effect in s.lasting
        if effect.what == numbers.GRANTS
        and (effect.kind, effect.about, effect.amount) == (wanted.a, wanted.b, wanted.c)
    ]


def why_not_use(s: State, seat: Seat, source: int, index: int, uid: int) -> Refusal | None:
    """The rule that keeps this Methuselah from using a card in play in this way now."""
    card = find(s, source)
    if card is None or card.region == CONTESTED or index >= len(s.pool.cards[card.kind].uses):
        return Refusal(RuleId("VTES-SEQ-23"))
    use = s.pool.cards[card.kind].uses[index]
    if not use.in_play or not use.windows >> windows.open_kind(s) & 1:
        return Refusal(RuleId("VTES-SEQ-02"))
    if use.locks and card.locked:
        return Refusal(RuleId("VTES-SEQ-16"))
    using = Using(seat, card.kind, index, uid, source)
    refusal = limits.why_not_use(s, seat, card, use, index)
    if refusal is None:
        payer = find(s, bearer(s, using))
        refusal = requirements.why_not_afford(s, seat, s.pool.cards[card.kind].free, use, payer)
    return refusal if refusal is not None else _why_not_do(s, use, using)


def _why_not_do(s: State, use: UseOf, using: Using) -> Refusal | None:
    """Conditions, a target, and what the effects need (VTES-SEQ-17)."""
    for condition in use.conditions:
        refusal = condition.why_not(s, using)
        if refusal is not None:
            return refusal
    if use.target is not None and not use.target.choices(s, using):
        return Refusal(RuleId("VTES-SEQ-17"))
    if use.number is not None and use.target is None and not use.number.choices(s, using):
        return Refusal(RuleId("VTES-SEQ-17"))
    if use.action is not None:
        refusal = why_not_act(s, using)
        if refusal is not None:
            return refusal
    if use.strike is not None:
        refusal = why_not_strike(s, using)
        if refusal is not None:
            return refusal
    if use.terms is not None and use.terms.why_not(s, using) is not None:
        return Refusal(RuleId("VTES-POL-03"))  # terms that cannot be chosen
    for effect in use.effects:
        refusal = effect.why_not(s, using)
        if refusal is not None:
            return refusal
    return None


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """What is mandatory in this window is used before she passes (VTES-SEQ-14)."""
    kind_of_window = windows.open_kind(s)
    for card in s.cards:
        if s.pool.used_in[card.kind] >> kind_of_window & 1:
            for index, use in enumerate(s.pool.cards[card.kind].uses):
                if (
                    use.in_play
                    and not use.optional
                    and why_not_use(s, seat, card.uid, index, NOTHING) is None
                ):
                    return Refusal(RuleId("VTES-SEQ-14"))
    return None


# -- announcing -----------------------------------------------------------------------------------------


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    """Announce a card with all its choices (VTES-SEQ-05)."""
    use = s.pool.cards[wanted.a].uses[wanted.c]
    using = Using(seat, wanted.a, wanted.c, wanted.b)
    if (
        use.target is None
        and use.number is None
        and not _asks_for_x(s.pool.cards[wanted.a])
        and not aims(s, using)
    ):
        announce(s, using)
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


def use_granted(s: State, seat: Seat, wanted: Move) -> Play | None:
    """It is spent, paid for, and does what it says."""
    spent = _grants(s, wanted)[0]
    s.lasting = [effect for effect in s.lasting if effect is not spent]
    use = s.pool.cards[wanted.a].uses[wanted.c]
    using = Using(seat, wanted.a, wanted.c, wanted.b)
    if use.target is None:
        begin_granted(s, using)
        return None
    return _ask_and_begin(s, use, using)


def _ask_and_begin(s: State, use: UseOf, using: Using) -> Play:
    target = use.target
    assert target is not None
    chosen = yield from choose_target(s, target, using)
    begin_granted(s, Using(using.seat, using.kind, using.index, using.minion, NOTHING, chosen))


def begin_granted(s: State, using: Using) -> None:
    use = s.pool.cards[using.kind].uses[using.index]
    windows.used(s)
    _pay(s, use, using)
    _push_effects(s, use, using)


def _asks_for_x(definition: Card) -> bool:
    return X in (definition.pool, definition.blood)


def _ask_and_announce(s: State, use: UseOf, using: Using) -> Play:
    x = 0
    definition = s.pool.cards[using.kind]
    if using.source == NOTHING and _asks_for_x(definition):
        x = yield from _choose_x(s, definition, using)
    chosen, chosen_seat = NOTHING, NOBODY
    target = use.target
    if target is not None:
        answer = yield from choose_target(s, target, using)
        if target.names == "seat":
            chosen_seat = Seat(answer)
        elif target.names == "number":
            x = answer
        else:
            chosen = answer
    using = Using(using.seat, using.kind, using.index, using.minion, using.source, chosen, chosen_seat, x)
    retainers = aims(s, using)
    if retainers:
        chosen = yield from choose_card(
            using.seat, "vtes-ask-aim", retainers, using.kind, "VTES-STRIKE-14", or_none=True
        )
        using = Using(using.seat, using.kind, using.index, using.minion, using.source, chosen, chosen_seat, x)
    if use.number is not None:
        x = yield from choose_target(s, use.number, using)
        using = Using(using.seat, using.kind, using.index, using.minion, using.source, chosen, chosen_seat, x)
    if using.source == NOTHING:
        announce(s, using)
    else:
        begin_use(s, using)


def _choose_x(s: State, definition: Card, using: Using) -> Ask[int]:
    """As much as can be paid; X may be 0 (VTES-SEQ-07)."""
    most = s.players[using.seat].pool
    if definition.blood == X:
        minion = find(s, using.minion)
        most = 0 if minion is None else minion.counters
    return (yield from choose_number(using.seat, "vtes-ask-x", 0, most, using.kind, "VTES-SEQ-07"))


def announce(s: State, using: Using) -> None:
    """The card leaves the hand; others may answer before it does anything."""
    s.players[using.seat].hand.remove(using.kind)
    _tell_played(s, using)
    limits.played(s, using)
    windows.used(s)
    s.playing.append(using)
    windows.open_window(s, AS_PLAYED, s.active if s.action is None else s.action.seat, using.kind)


def _tell_played(s: State, using: Using) -> None:
    """Who plays what; the card first, then the minion."""
    if s.log is None:
        return
    minion = find(s, using.minion)
    if minion is None:
        cards(s, "vtes-log-plays", using.seat, [using.kind])
    else:
        cards(s, "vtes-log-plays-by", using.seat, [using.kind], minion=minion.kind)


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
    cards(s, "vtes-log-uses", using.seat, [card.kind])
    _pay(s, use, using)
    if use.strike is not None:
        declare(s, using)
    _push_effects(s, use, using)


# -- carrying out ---------------------------------------------------------------------------------------


def as_played_closed(s: State) -> None:
    """Nobody has cancelled it: the replacement first, then the card (VTES-SEQ-05)."""
    using = s.playing[-1]
    push(s, agenda.BEGIN_CARD, using.seat, using=using)
    replace(s, using)


def replace(s: State, using: Using) -> None:
    """Draw for the card played, now or when its text says (VTES-SEQ-22)."""
    use = s.pool.cards[using.kind].uses[using.index]
    if use.deferred:
        player = s.players[using.seat]
        player.owed = (*player.owed, use.deferred)
    else:
        push(s, agenda.REPLACE, using.seat)


def bearer(s: State, using: Using) -> int:
    """The minion that plays or uses it: named, or the one the card lies on, or the card itself."""
    if using.minion != NOTHING:
        return using.minion
    source = find(s, using.source)
    if source is None:
        return NOTHING
    return source.host if source.host != NOTHING else source.uid


def begin_card(s: State, using: Using) -> None:
    """An action begins, a strike is declared; everything else pays and does what it says."""
    s.playing.pop()
    definition = s.pool.cards[using.kind]
    use = definition.uses[using.index]
    if definition.keywords & TRIFLE:
        _trifle(s, using.seat)
    if use.action is not None:
        begin_card_action(s, using)
        return
    _pay(s, use, using)
    if use.strike is not None:
        declare(s, using)
    push(s, agenda.CARD_DONE, using.seat, using=using)
    _push_effects(s, use, using)


def _trifle(s: State, seat: Seat) -> None:
    """The first one of the phase that is not cancelled gives a master phase action back (VTES-MASTER-04)."""
    player = s.players[seat]
    if not player.trifle_used:
        player.trifle_used = True  # out of turn it counts in her next master phase (VTES-MASTER-05)
        player.master_actions += seat == s.active


def _pay(s: State, use: UseOf, using: Using) -> None:
    definition = s.pool.cards[using.kind]
    in_play = using.source != NOTHING or use.granted
    card = definition.free if in_play else definition
    minion = find(s, bearer(s, using))
    blood = requirements.blood_cost(s, card, use, minion)
    pool = requirements.pool_cost(s, card, use, using.seat)
    if not in_play:
        blood += using.x if definition.blood == X else 0
        pool += using.x if definition.pool == X else 0
    if blood and minion is not None:
        zones.burn_blood(s, minion, blood)
    if pool:
        zones.burn_pool(s, using.seat, pool)


def _push_effects(s: State, use: UseOf, using: Using) -> None:
    """The first effect is to come first: last in, first out."""
    for index in range(len(use.effects) - 1, -1, -1):
        push(s, agenda.EFFECT, using.seat, index, using=using)


def card_done(s: State, using: Using) -> None:
    """A card that has done what it says goes to its owner's ash heap, unless an effect put it into play."""
    if not any(effect.places for effect in s.pool.cards[using.kind].uses[using.index].effects):
        zones.to_ash(s, using.seat, using.kind)


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


def cancel(s: State) -> None:
    """The card being played has no effect: it was played, its cost is paid, its replacement drawn at once."""
    using = s.playing.pop()
    windows.drop(s)
    definition = s.pool.cards[using.kind]
    use = definition.uses[using.index]
    if not requirements.pays_at_resolution(definition, use):
        _pay(s, use, using)
    zones.to_ash(s, using.seat, using.kind)
    push(s, agenda.REPLACE, using.seat)
