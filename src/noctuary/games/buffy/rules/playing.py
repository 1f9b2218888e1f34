"""Playing actions and events (BUF-ACT, BUF-EVT) and using effects of cards in play (BUF-TURN-10).

An ability is paid for at once; its effects follow one by one from the agenda.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, happenings, in_play, standing, verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.context import (
    Context,
    ability_of,
    effect_of,
    find_context,
    knows_step,
    pack,
    unpack,
)
from noctuary.games.buffy.kinds import ACTION, EVENT, PROLOGUE
from noctuary.games.buffy.pieces import Ability, Cost, Mode
from noctuary.games.buffy.rules import characters, looking, paying, reacting, reports, zones
from noctuary.games.buffy.standing_cache import texts_in_play
from noctuary.games.buffy.state import CHALLENGE_TEXT, EPISODE_TEXT, OWN_TEXT, State, Step, TextInPlay
from noctuary.games.buffy.vocabulary import FORBID_ACTIONS, FORBID_EVENTS, FORBID_USE
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, is_among, move
from noctuary.kernel.refusal import Refusal

NOT_IN_HAND: Final = Refusal(RuleId("BUF-ACT-01"), MessageId("buffy-remedy-not-in-hand"))
WRONG_TIME: Final = Refusal(RuleId("BUF-ACT-01"), MessageId("buffy-remedy-timing"))
ONLY_STACKED: Final = Refusal(RuleId("BUF-ACT-01"), MessageId("buffy-remedy-only-stacked"))
IN_THE_PROLOGUE: Final = Refusal(RuleId("BUF-PRO-01"), MessageId("buffy-remedy-event"))
PLAYED_BEFORE: Final = Refusal(RuleId("BUF-EVT-03"), MessageId("buffy-remedy-played-before"))
A_CARD_FORBIDS: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))
NOT_TRUE: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-condition"))  # so its text says
NOTHING_TO_DO: Final = Refusal(RuleId("BUF-RUL-61"), MessageId("buffy-remedy-nothing-to-do"))
NOT_IN_PLAY: Final = Refusal(RuleId("BUF-TURN-10"), MessageId("buffy-remedy-not-usable"))
NOT_NOW: Final = Refusal(RuleId("BUF-TURN-10"), MessageId("buffy-remedy-use-when"))
USED_UP: Final = Refusal(RuleId("BUF-TURN-04"), MessageId("buffy-remedy-used-up"))  # its text states a limit


# -- what may be done ---------------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, timing: int, moves: list[Move]) -> None:
    """Actions and events, then effects of cards in play; equal cards are one move."""
    last = NOTHING
    now = 1 << timing
    plays = s.pool.plays
    for kind in s.sides[seat].hand:
        if kind != last and plays[kind] & now and why_not_play(s, seat, kind) is None:
            moves.append(move(verbs.PLAY, kind))
        last = kind
    heard = texts_in_play(s)
    if heard.timings & now:
        for text in heard.usable:
            if text.uses & now and _may_use(s, seat, text):
                _add_uses(s, seat, timing, text, moves)


def _add_uses(s: State, seat: Seat, timing: int, text: TextInPlay, moves: list[Move]) -> None:
    for index, ability in enumerate(s.pool.cards[text.kind].abilities):
        if ability.mode == Mode.USED and ability.timings >> timing & 1:
            wanted = move(verbs.USE, text.kind, text.holder, index)
            if is_among(wanted, moves):
                continue
            ctx = context_of(s, seat, text.kind, text.holder, index)
            if _why_not_ability(s, ctx, ability) is None:
                moves.append(wanted)


def _may_use(s: State, seat: Seat, text: TextInPlay) -> bool:
    """Own characters, their attachments and the own essence; episodes, which concern everybody (BUF-EPI-04);
    locations with an own character (BUF-LOC-04); challenges that are one's own or have an own character.
    """
    if text.role == EPISODE_TEXT or text.seat == seat:
        return True
    if text.role == OWN_TEXT:
        return False
    space = text.holder
    if text.role == CHALLENGE_TEXT:
        placed = in_play.seek_challenge(s, text.holder)
        space = NOTHING if placed is None else placed.space
    for character in s.characters:
        if character.space == space and character.owner == seat:
            return True
    return False


def _is_usable(s: State, seat: Seat, kind: int, holder: int) -> bool:
    """Whether it is a card in play whose effects this player may use."""
    for text in texts_in_play(s).usable:
        if text.kind == kind and text.holder == holder and _may_use(s, seat, text):
            return True
    return False


def why_not_play(s: State, seat: Seat, kind: int) -> Refusal | None:
    """An action in its step or stage, an event in the Prologue, with somebody who meets its requirements."""
    card = s.pool.cards[kind]
    if kind not in s.sides[seat].hand or card.type not in (ACTION, EVENT):
        return NOT_IN_HAND
    refusal = _why_not_event(s, seat, card) if card.type == EVENT else _why_not_action(s, seat, card)
    if refusal is None:
        refusal = characters.why_not_any(s, seat, card)
    return _why_not_any_ability(s, seat, card) if refusal is None else refusal


def _why_not_event(s: State, seat: Seat, card: Card) -> Refusal | None:
    """Once in a game, whoever played it (BUF-EVT-03)."""
    if s.conflict is not None or s.step != PROLOGUE:
        return IN_THE_PROLOGUE
    if card.kind in s.events:
        return PLAYED_BEFORE
    return A_CARD_FORBIDS if standing.forbidden_to(s, FORBID_EVENTS, seat) else None


def _why_not_action(s: State, seat: Seat, card: Card) -> Refusal | None:
    timing = reports.now(s)
    if not s.pool.plays[card.kind] >> timing & 1:
        return WRONG_TIME if s.pool.plays[card.kind] else ONLY_STACKED
    return A_CARD_FORBIDS if standing.forbidden_to(s, FORBID_ACTIONS, seat) else None


def _why_not_any_ability(s: State, seat: Seat, card: Card) -> Refusal | None:
    """One of its texts must be able to do something."""
    refusal: Refusal | None = ONLY_STACKED
    for index, ability in enumerate(card.abilities):
        if ability.mode == Mode.PLAYED:
            refusal = _why_not_ability(s, context_of(s, seat, card.kind, NOTHING, index), ability)
            if refusal is None:
                return None
    return refusal


def context_of(s: State, seat: Seat, kind: int, holder: int, index: int) -> Context:
    """One text of a card in play or in her hand, as she would use it now."""
    ctx = find_context(s, seat, kind, holder)
    ctx.ability = index
    return ctx


def why_not_use(s: State, seat: Seat, kind: int, holder: int, index: int) -> Refusal | None:
    """An effect of a card in play, in a step or stage that its text allows (BUF-TURN-10)."""
    if not _is_usable(s, seat, kind, holder) or not 0 <= index < len(s.pool.cards[kind].abilities):
        return NOT_IN_PLAY
    ability = s.pool.cards[kind].abilities[index]
    if ability.mode != Mode.USED or not ability.timings >> reports.now(s) & 1:
        return NOT_NOW
    return _why_not_ability(s, context_of(s, seat, kind, holder, index), ability)


def _why_not_ability(s: State, ctx: Context, ability: Ability) -> Refusal | None:
    if standing.is_spent(s, ctx, ability):
        return USED_UP
    if not standing.all_hold(s, ctx, ability):
        return NOT_TRUE
    refusal = paying.why_not_pay(s, ctx, ability.costs)
    if refusal is not None:
        return refusal
    if ability.mode == Mode.USED and standing.forbidden_to(s, FORBID_USE, ctx.seat):
        return A_CARD_FORBIDS
    return None if _can_happen(s, ctx, ability) else NOTHING_TO_DO


def _can_happen(s: State, ctx: Context, ability: Ability) -> bool:
    """A text without anything to do cannot be used: some effect must find whom or what it needs."""
    for effect in ability.effects:
        if effect.can_happen(s, ctx, ability):
            return True
    return False


# -- doing it -----------------------------------------------------------------------------------------


def play_card(s: State, seat: Seat, kind: int) -> Play | None:
    """The card leaves the hand; what it does follows, then it is discarded (BUF-ACT-03)."""
    due: list[Context] = []
    asks = False
    price: list[Cost] = []  # of several texts the later ones only while they can be paid as well
    for index, ability in enumerate(s.pool.cards[kind].abilities):
        if ability.mode == Mode.PLAYED:
            ctx = context_of(s, seat, kind, NOTHING, index)
            if _why_not_ability(s, ctx, ability) is not None:
                continue
            if due and paying.why_not_pay(s, ctx, price + ability.costs) is not None:
                continue
            price = price + ability.costs
            due.append(ctx)
            asks = asks or paying.asks(ctx, ability.costs)
    zones.take_from_hand(s, seat, kind)
    if asks:
        return _play_card(s, seat, kind, due)
    for ctx in due:
        paying.pay_plainly(s, ctx, ability_of(s, ctx).costs)
    _take_effect(s, seat, kind, due)
    return None


def _play_card(s: State, seat: Seat, kind: int, due: list[Context]) -> Play:
    for ctx in due:
        yield from paying.pay(s, ctx, ability_of(s, ctx).costs)
    _take_effect(s, seat, kind, due)


def _take_effect(s: State, seat: Seat, kind: int, due: list[Context]) -> None:
    """Its effects lie ready on the agenda; whoever waited for the card reacts before them."""
    is_event = s.pool.type[kind] == EVENT
    if s.log is not None:
        tell.numbers(s, "buffy-log-event" if is_event else "buffy-log-action", seat, card=kind)
    if is_event:
        s.events = (*s.events, kind)
    agenda.push(s, agenda.AFTER_PLAY, seat, kind)
    for ctx in reversed(due):
        _ready(s, ctx)
    reports.happened(
        s, happenings.EVENT_PLAYED if is_event else happenings.ACTION_PLAYED, seat, NOTHING, kind
    )


def _ready(s: State, ctx: Context) -> None:
    ability = s.pool.cards[ctx.kind].abilities[ctx.ability]
    standing.mark_used(s, ctx, ability)
    if ability.effects:
        s.agenda.append(pack(ctx, agenda.EFFECT))


def use(s: State, seat: Seat, kind: int, holder: int, index: int) -> Play | None:
    """Pay for the effect of a card in play; the effect follows."""
    ctx = context_of(s, seat, kind, holder, index)
    ability = s.pool.cards[kind].abilities[index]
    if s.log is not None:
        tell.numbers(s, "buffy-log-use", seat, card=kind)
    if paying.asks(ctx, ability.costs):
        return _use(s, ctx, ability)
    paying.pay_plainly(s, ctx, ability.costs)
    _ready(s, ctx)
    return None


def _use(s: State, ctx: Context, ability: Ability) -> Play:
    yield from paying.pay(s, ctx, ability.costs)
    _ready(s, ctx)


# -- the agenda ---------------------------------------------------------------------------------------


def run_step(s: State, step: Step) -> None:
    """The steps that ask nobody."""
    if step.kind == agenda.AFTER_PLAY:
        if s.pool.cards[step.a].to_crypt or s.pool.type[step.a] == EVENT:  # BUF-PRO-09
            zones.to_crypt(s, step.seat, step.a)
        else:
            zones.to_discard(s, step.seat, step.a)
    else:
        looking.show(s, step)


def step_fits(s: State, step: Step) -> bool:
    """Whether an EFFECT or TRIGGER step can be carried out: the text is there, and of that sort."""
    if not knows_step(s, step):
        return False
    ctx = unpack(s, step)
    ability = ability_of(s, ctx)
    if step.kind == agenda.EFFECT:
        return ability.mode != Mode.STANDING and ctx.effect < len(ability.effects)
    return ability.mode == Mode.TRIGGERED and ctx.effect == 0


def start_step(s: State, step: Step) -> Play | None:
    """The steps that may ask."""
    if step.kind == agenda.EFFECT:
        ctx = unpack(s, step)
        return effect_of(s, ctx).start(s, ctx)
    if step.kind == agenda.TRIGGER:
        return reacting.react(s, step)
    return looking.start(s, step)
