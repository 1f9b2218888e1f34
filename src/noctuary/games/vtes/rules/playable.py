"""What can be played and used now, and why nothing else (VTES-SEQ-05 to -17)."""

from __future__ import annotations

from noctuary.games.vtes import notes, permissions, verbs
from noctuary.games.vtes.board import bearer, find, is_minion, minions
from noctuary.games.vtes.card import By, Card, UseOf, Using, Way
from noctuary.games.vtes.kinds import (
    COMBAT,
    CONTESTED,
    EQUIPMENT,
    MINION_CARDS,
    MODIFIER,
    REACTION,
    READY,
    TORPOR,
)
from noctuary.games.vtes.rules import (
    contests,
    costs,
    holding,
    limits,
    moments,
    requirements,
    targeting,
    windows,
)
from noctuary.games.vtes.rules.card_actions import why_not_act
from noctuary.games.vtes.rules.strikes import why_not_strike
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal


def add_moves(s: State, seat: Seat, kind_of_window: int, moves: list[Move]) -> None:
    """Every card in hand and every card in play that can be used in the open window."""
    played_in = s.pool.windows
    last = NOTHING
    for kind in s.players[seat].hand:  # sorted: equal cards lie together
        if played_in[kind] >> kind_of_window & 1 and kind != last:
            _add_plays(s, seat, kind, kind_of_window, moves)
            last = kind
    if s.in_force.holds:
        _add_held(s, seat, kind_of_window, moves)
    if s.in_force.used_in >> kind_of_window & 1:
        _add_uses_in_play(s, seat, kind_of_window, moves)


def _add_held(s: State, seat: Seat, kind_of_window: int, moves: list[Move]) -> None:
    """What lies face down on cards of hers and can be played as if from hand."""
    for card in holding.holders(s, seat):
        only = holding.only_minion(s, card)
        for kind in sorted(set(card.under)):
            if s.pool.windows[kind] >> kind_of_window & 1 and kind not in s.players[seat].hand:
                found: list[Move] = []
                _add_plays(s, seat, kind, kind_of_window, found)
                moves += [one for one in found if only in (NOTHING, one.b) and one not in moves]


def _add_uses_in_play(s: State, seat: Seat, kind_of_window: int, moves: list[Move]) -> None:
    used_in = s.pool.used_in
    for card in s.cards:
        if used_in[card.kind] >> kind_of_window & 1:
            _add_uses(s, seat, card, kind_of_window, moves)


def _add_plays(s: State, seat: Seat, kind: int, kind_of_window: int, moves: list[Move]) -> None:
    definition = s.pool.cards[kind]
    for index, use in enumerate(definition.uses):
        if use.windows >> kind_of_window & 1 and not use.in_play and not use.granted:
            for minion in _who_may_play(s, seat, definition, use):
                if _why_not_from_hand(s, seat, definition, index, minion) is None:
                    moves.append(move(verbs.PLAY, kind, NOTHING if minion is None else minion.uid, index))


def _who_may_play(s: State, seat: Seat, definition: Card, use: UseOf) -> list[InPlay | None]:
    """The minions that could; a master or event is played by the Methuselah herself (None).

    Whoever is refused for not being in the action or combat at hand is left out beforehand.
    """
    if not definition.types & MINION_CARDS:
        return [None]
    types = use.types or definition.types
    action, combat = s.action, s.combat
    if types & MODIFIER and use.by != By.OTHERS:
        return [] if action is None else [find(s, action.actor)]
    if types & REACTION:
        return [] if action is None or action.seat == seat else _who_may_react(s, seat, action.awake, use)
    if types & COMBAT and use.by != By.OTHERS:
        return [] if combat is None else [find(s, side.uid) for side in combat.sides]
    acts = use.action is not None
    return [
        card
        for card in s.cards
        if card.controller == seat and is_minion(s, card) and not (acts and card.locked)
    ]


def _who_may_react(s: State, seat: Seat, awake: tuple[int, ...], use: UseOf) -> list[InPlay | None]:
    """Ready and unlocked or awake; locked, where the use is for such (VTES-SEQ-12)."""
    return [
        card
        for card in s.cards
        if card.controller == seat
        and card.region == READY
        and (
            use.even_locked or card.locked == use.needs_locked or (card.uid in awake and not use.needs_locked)
        )
    ]


def _add_uses(s: State, seat: Seat, card: InPlay, kind_of_window: int, moves: list[Move]) -> None:
    for index, use in enumerate(s.pool.cards[card.kind].uses):
        if not use.in_play or not use.windows >> kind_of_window & 1 or not limits.is_user(s, seat, card, use):
            continue
        for uid in _who_may_use(s, seat, card, use):
            if _why_not_use_card(s, seat, card, index, uid) is None:
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
    if kind not in s.players[seat].hand and holding.holder_of(s, seat, kind, uid) is None:
        return Refusal(RuleId("VTES-SEQ-05"), MessageId("vtes-why-not-in-hand"))
    if (
        not 0 <= index < len(definition.uses)
        or definition.uses[index].in_play
        or definition.uses[index].granted
    ):
        return Refusal(RuleId("VTES-SEQ-05"), MessageId("vtes-why-no-such-use"))
    use = definition.uses[index]
    if not use.windows >> windows.open_kind(s) & 1:
        return moments.why_not_now(s, seat, definition, use)
    if uid != NOTHING and not requirements.is_minion_card(definition):
        return Refusal(RuleId("VTES-SEQ-08"), MessageId("vtes-why-no-minion-plays"))
    return _why_not_from_hand(s, seat, definition, index, find(s, uid))


def could_play_one(s: State, seat: Seat, ways: list[Way], reach: int) -> bool:
    """Whether she could play a card in one of these ways now if she held it: for `deciding.could_act`.

    Where one is refused, so are those that ask for more, unless it is only its own card that is.
    """
    for way in ways:
        if way.needs & reach or not way.needs:
            if could_play(s, seat, way.kind, way.index):
                return True
            if way.heavier and _may_be_spent(s, seat, way) and could_play_one(s, seat, way.heavier, reach):
                return True
    return False


def _may_be_spent(s: State, seat: Seat, way: Way) -> bool:
    """Played in this action (VTES-SEQ-11) or before, too dear by what lies in play, or not the strike that
    somebody is bound to (VTES-COMBAT-08)."""
    if limits.was_played(s, way.kind) or limits.is_barred(s, way.kind):
        return True
    if s.in_force.costs:
        return True  # one card has become dearer than another
    combat = s.combat
    if combat is not None and (combat.sides[0].committed != NOTHING or combat.sides[1].committed != NOTHING):
        return True
    return way.remembers and limits.is_remembered(s, way.kind)


def could_play(s: State, seat: Seat, kind: int, index: int) -> bool:
    """In this way, which is for the open window."""
    definition = s.pool.cards[kind]
    use = definition.uses[index]
    for minion in _who_may_play(s, seat, definition, use):
        using = Using(seat, kind, index, NOTHING if minion is None else minion.uid)
        if _is_time(s, use, using) and _why_not_from_hand(s, seat, definition, index, minion) is None:
            return True
    return False


def _is_time(s: State, use: UseOf, using: Using) -> bool:
    """Whether its conditions hold and its effects lack nothing: what fails most often, asked first."""
    for condition in use.conditions:
        if condition.why_not(s, using) is not None:
            return False
    for effect in use.effects:
        if effect.why_not(s, using) is not None:
            return False
    return True


def _why_not_from_hand(
    s: State, seat: Seat, definition: Card, index: int, minion: InPlay | None
) -> Refusal | None:
    """In a window for this use, whether or not she holds the card."""
    use = definition.uses[index]
    if definition.unique and contests.own_copy(s, seat, definition.kind):
        return Refusal(RuleId("VTES-CONTEST-02"), MessageId("vtes-why-own-copy"))
    if definition.types & MINION_CARDS:
        if minion is None or minion.controller != seat:
            return Refusal(RuleId("VTES-SEQ-08"), MessageId("vtes-why-not-your-minion"))
        refusal = _why_not_this_minion(s, definition, use, minion)
        if refusal is not None:
            return refusal
    elif not requirements.master_allowed(s, seat, definition):
        return Refusal(RuleId("VTES-SEQ-08"), MessageId("vtes-why-master-requires"))
    using = Using(seat, definition.kind, index, NOTHING if minion is None else minion.uid)
    refusal = limits.why_not_play(s, seat, definition, use, minion)
    if refusal is None:
        refusal = costs.why_not_afford(s, definition, use, using, minion)
    return refusal if refusal is not None else why_not_do(s, use, using)


def _why_not_this_minion(s: State, definition: Card, use: UseOf, minion: InPlay) -> Refusal | None:
    """Modifiers by the acting minion, reactions by ready unlocked ones, combat cards by combatants."""
    types = use.types or definition.types
    if minion.region == TORPOR and not _plays_in_torpor(s, types, minion):
        return Refusal(RuleId("VTES-TORPOR-02"), MessageId("vtes-why-in-torpor"))
    refusal: Refusal | None = None
    if types & MODIFIER:
        refusal = limits.why_not_modify(s, use, minion)
    elif types & REACTION:
        refusal = limits.why_not_react(s, use, minion)
    elif types & COMBAT:
        refusal = limits.why_not_in_combat(s, use, minion)
    if refusal is not None:
        return refusal
    if permissions.may_not_play(s, minion, definition):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-may-not-play"))
    return requirements.why_not_meet(s, definition, use, minion)


def _plays_in_torpor(s: State, types: int, minion: InPlay) -> bool:
    """Modifiers in its own action: leaving torpor, or after what has sent it there (VTES-TORPOR-02)."""
    action = s.action
    return action is not None and action.actor == minion.uid and bool(types & MODIFIER)


def why_not_use(s: State, seat: Seat, source: int, index: int, uid: int) -> Refusal | None:
    """The rule that keeps this Methuselah from using a card in play in this way now."""
    card = find(s, source)
    return (
        Refusal(RuleId("VTES-SEQ-23"), MessageId("vtes-why-not-in-play"))
        if card is None
        else _why_not_use_card(s, seat, card, index, uid)
    )


def _why_not_use_card(s: State, seat: Seat, card: InPlay, index: int, uid: int) -> Refusal | None:
    source = card.uid
    if card.region == CONTESTED:
        return Refusal(RuleId("VTES-SEQ-23"), MessageId("vtes-why-contested"))
    if not 0 <= index < len(s.pool.cards[card.kind].uses) or not s.pool.cards[card.kind].uses[index].in_play:
        return Refusal(RuleId("VTES-SEQ-23"), MessageId("vtes-why-nothing-to-use"))
    use = s.pool.cards[card.kind].uses[index]
    if not use.windows >> windows.open_kind(s) & 1:
        return moments.why_not_moment(s, use)
    if use.locks and card.locked:
        return Refusal(RuleId("VTES-SEQ-16"), MessageId("vtes-why-card-locked"))
    equipped = card.host if s.pool.bodies[card.kind] & EQUIPMENT else NOTHING
    if equipped != NOTHING and permissions.forbidden(s, permissions.TO_USE_EQUIPMENT, equipped):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-unusable-equipment"))
    if notes.noted(s, notes.NOT_USABLE, source):
        return Refusal(RuleId("VTES-STRIKE-09"), MessageId("vtes-why-stolen"))
    using = Using(seat, card.kind, index, uid, source)
    refusal = limits.why_not_use(s, seat, card, use, index)
    if refusal is None:
        payer = find(s, bearer(s, using))
        refusal = costs.why_not_afford(s, s.pool.cards[card.kind].free, use, using, payer)
    return refusal if refusal is not None else why_not_do(s, use, using)


def why_not_do(s: State, use: UseOf, using: Using) -> Refusal | None:
    """Conditions, a target, and what the effects need (VTES-SEQ-17)."""
    for condition in use.conditions:
        refusal = condition.why_not(s, using)
        if refusal is not None:
            return refusal
    if use.target is not None and not targeting.choices(s, use.target, using):
        return Refusal(RuleId(use.target.lacking), MessageId("vtes-why-no-target"))
    if use.number is not None and use.target is None and not targeting.choices(s, use.number, using):
        return Refusal(RuleId(use.number.lacking), MessageId("vtes-why-no-target"))
    if use.action is not None:
        refusal = why_not_act(s, using)
        if refusal is not None:
            return refusal
    if use.strike is not None:
        refusal = why_not_strike(s, using)
        if refusal is not None:
            return refusal
    if use.terms is not None and use.terms.why_not(s, using) is not None:
        return Refusal(RuleId("VTES-POL-03"), MessageId("vtes-why-no-terms"))  # terms that cannot be chosen
    for effect in use.effects:
        refusal = effect.why_not(s, using)
        if refusal is not None:
            return refusal
    return None


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """What is mandatory in this window is used before she passes (VTES-SEQ-14)."""
    kind_of_window = s.windows[-1].kind
    if not s.in_force.must_use >> kind_of_window & 1:
        return None
    must_use = s.pool.must_use
    for card in s.cards:
        if must_use[card.kind] >> kind_of_window & 1:
            for index, use in enumerate(s.pool.cards[card.kind].uses):
                mandatory = use.in_play and not use.optional
                if mandatory and _why_not_use_card(s, seat, card, index, NOTHING) is None:
                    return Refusal(RuleId("VTES-SEQ-14"), MessageId("vtes-why-mandatory-use"))
    return None
