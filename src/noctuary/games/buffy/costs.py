"""Costs: prices paid in full before an effect. Their numbers are in `vocabulary`.

What a cost leaves to choose is asked first, for all costs, before anything is paid: nothing hidden shows
itself in between.
"""

from __future__ import annotations

from noctuary.games.buffy import targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Ability, Cost, Filter
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import ACTION, CHARACTER, EVENT, LOCATION
from noctuary.games.buffy.questions import choose_attachment, choose_character, choose_kind
from noctuary.games.buffy.rules import attachments, characters, episodes, victory, zones
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

TOO_TIRED = Refusal(RuleId("BUF-FAT-02"))
NOT_ENOUGH_CARDS = Refusal(RuleId("BUF-RUL-35"))
NOTHING_TO_GIVE = Refusal(RuleId("BUF-RUL-35"))


class Choice:
    """What was chosen to pay one cost with."""

    __slots__ = ("bearers", "picked")

    def __init__(self) -> None:
        self.picked: list[int] = []  # characters, or kinds of cards
        self.bearers: list[int] = []  # of attachments


# -- whether it can be paid ---------------------------------------------------------------------------


def why_not_pay(s: State, ctx: Context, ability: Ability) -> Refusal | None:
    for cost in ability.costs:
        refusal = _why_not(s, ctx, cost)
        if refusal is not None:
            return refusal
    return None


def _why_not(s: State, ctx: Context, cost: Cost) -> Refusal | None:
    pay = cost.pay
    side = s.sides[ctx.seat]
    if pay == v.COST_DESTINY:
        return victory.why_not_pay(s, ctx.seat, cost.amount)
    if pay == v.COST_DISCARD:
        return None if len(side.hand) - _played_from_hand(s, ctx) >= cost.amount else NOT_ENOUGH_CARDS
    if pay == v.COST_FATIGUE_THIS or pay == v.COST_FATIGUE:
        needed = cost.amount if pay == v.COST_FATIGUE else 1
        return None if len(_tireable(s, ctx, cost)) >= needed else TOO_TIRED
    if pay == v.COST_FATIGUE_CARD:
        return None if _own_place(s, ctx, True) != NOTHING else TOO_TIRED
    if pay == v.COST_DISCARD_CHARACTER:
        return None if _mine(s, ctx, cost.filter) else NOTHING_TO_GIVE
    if pay == v.COST_DISCARD_ATTACHED:
        return None if len(_attached(s, ctx, [])) >= cost.amount else NOTHING_TO_GIVE
    if pay == v.COST_MILL:
        return None if len(side.deck) + len(side.discard) >= cost.amount else NOT_ENOUGH_CARDS
    if pay == v.COST_CRYPT_DISCARDED:
        return None if len(side.discard) >= cost.amount else NOT_ENOUGH_CARDS
    return None  # the card itself, which is there


def _played_from_hand(s: State, ctx: Context) -> int:
    """1 for a card that is still in the hand it will be played from: it cannot pay for itself."""
    return 1 if s.pool.type[ctx.kind] in (ACTION, EVENT) else 0


def _tireable(s: State, ctx: Context, cost: Cost) -> list[Character]:
    """Who can pay by fatiguing (BUF-FAT-07, BUF-FAT-09)."""
    if cost.pay == v.COST_FATIGUE:
        able = _mine(s, ctx, cost.filter)
    elif ctx.uid != NOTHING:
        able = [character for character in s.characters if character.uid == ctx.uid]
    else:
        able = characters.taking_part(s, ctx.seat) or _mine(s, ctx, cost.filter)
        if s.pool.type[ctx.kind] == LOCATION:
            able = [character for character in able if character.space == ctx.space]
    return [one for one in able if characters.why_not_fatigue(s, one, v.CAUSE_COST) is None]


def _mine(s: State, ctx: Context, which: Filter | None) -> list[Character]:
    mine = characters.of(s, ctx.seat)
    return mine if which is None else [one for one in mine if targets.admits(s, ctx, which, one)]


def _own_place(s: State, ctx: Context, refreshed: bool) -> int:
    """Where on its bearer the skill or item that pays is; NOTHING if it is not there, or fatigued."""
    bearer = characters.seek(s, ctx.uid)
    if bearer is not None:
        for place, attached in enumerate(bearer.attached):
            if attached.kind == ctx.kind and not (refreshed and attached.fatigued):
                return place
    return NOTHING


def _attached(s: State, ctx: Context, chosen: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The user's skills and items in play that are not chosen yet, as (kind, bearer)."""
    found = [
        (attached.kind, character.uid)
        for character in characters.of(s, ctx.seat)
        for attached in character.attached
    ]
    for one in chosen:
        found.remove(one)
    return found


# -- paying -------------------------------------------------------------------------------------------


def asks(s: State, ctx: Context, ability: Ability) -> bool:
    """Whether paying leaves something to choose."""
    for cost in ability.costs:
        pay = cost.pay
        if pay in (v.COST_DISCARD, v.COST_FATIGUE, v.COST_DISCARD_CHARACTER):
            return True
        if pay in (v.COST_DISCARD_ATTACHED, v.COST_CRYPT_DISCARDED):
            return True
        if pay == v.COST_FATIGUE_THIS and ctx.uid == NOTHING:
            return True
    return False


def pay_plainly(s: State, ctx: Context, ability: Ability) -> None:
    """Pay where nothing is left to choose."""
    for cost in ability.costs:
        _pay(s, ctx, cost, Choice())


def pay(s: State, ctx: Context, ability: Ability) -> Play:
    choices: list[Choice] = []
    for cost in ability.costs:
        choice = yield from _choose(s, ctx, cost)
        choices.append(choice)
    for place, cost in enumerate(ability.costs):
        _pay(s, ctx, cost, choices[place])


def _choose(s: State, ctx: Context, cost: Cost) -> Ask[Choice]:
    choice = Choice()
    kind = cost.pay
    if kind == v.COST_DISCARD:
        yield from _choose_cards(ctx, choice, s.sides[ctx.seat].hand, cost.amount, "buffy-ask-cost-discard")
    elif kind == v.COST_CRYPT_DISCARDED:
        pile = s.sides[ctx.seat].discard
        yield from _choose_cards(ctx, choice, pile, cost.amount, "buffy-ask-cost-crypt")
    elif kind == v.COST_DISCARD_ATTACHED:
        yield from _choose_attached(s, ctx, choice, cost.amount)
    elif kind == v.COST_DISCARD_CHARACTER:
        uids = [one.uid for one in _mine(s, ctx, cost.filter)]
        uid = yield from choose_character(ctx.seat, "buffy-ask-cost-character", uids, ctx.kind)
        choice.picked.append(uid)
    elif kind == v.COST_FATIGUE or kind == v.COST_FATIGUE_THIS:
        able = [one.uid for one in _tireable(s, ctx, cost)]
        for _ in range(cost.amount if kind == v.COST_FATIGUE else 1):
            uid = yield from choose_character(ctx.seat, "buffy-ask-cost-fatigue", able, ctx.kind)
            able.remove(uid)
            choice.picked.append(uid)
    return choice


def _choose_cards(ctx: Context, choice: Choice, pile: list[int], amount: int, prompt: str) -> Play:
    left = pile[:]
    for _ in range(amount):
        kind = yield from choose_kind(ctx.seat, prompt, left, ctx.kind)
        left.remove(kind)
        choice.picked.append(kind)


def _choose_attached(s: State, ctx: Context, choice: Choice, amount: int) -> Play:
    chosen: list[tuple[int, int]] = []
    for _ in range(amount):
        one = yield from choose_attachment(
            ctx.seat, "buffy-ask-cost-attachment", _attached(s, ctx, chosen), ctx.kind
        )
        chosen.append(one)
        choice.picked.append(one[0])
        choice.bearers.append(one[1])


def _pay(s: State, ctx: Context, cost: Cost, choice: Choice) -> None:
    pay = cost.pay
    if pay == v.COST_DESTINY:
        victory.pay_destiny(s, ctx.seat, cost.amount)
    elif pay == v.COST_DISCARD:
        for kind in choice.picked:
            zones.discard_from_hand(s, ctx.seat, kind)
    elif pay == v.COST_FATIGUE_THIS or pay == v.COST_FATIGUE:
        for uid in choice.picked or [ctx.uid]:
            characters.pay_fatigue(s, characters.find(s, uid), v.CAUSE_COST)
            ctx.chosen = uid
    elif pay == v.COST_FATIGUE_CARD:
        characters.fatigue_attached(characters.find(s, ctx.uid), _own_place(s, ctx, True))
    elif pay == v.COST_MILL:
        zones.mill(s, ctx.seat, cost.amount)
    elif pay == v.COST_CRYPT_DISCARDED:
        for kind in choice.picked:
            s.sides[ctx.seat].discard.remove(kind)
            zones.to_crypt(s, ctx.seat, kind)
    elif pay == v.COST_DISCARD_CHARACTER:
        characters.leave_play(s, characters.find(s, choice.picked[0]))
    elif pay == v.COST_DISCARD_ATTACHED:
        for place, kind in enumerate(choice.picked):
            bearer = characters.find(s, choice.bearers[place])
            attachments.discard_attached(s, bearer, characters.place_of(bearer, kind))
    else:
        _give_up(s, ctx, pay == v.COST_CRYPT_CARD)


def _give_up(s: State, ctx: Context, to_crypt: bool) -> None:
    """The source itself leaves play: a character, a skill or item, or an episode."""
    if s.pool.type[ctx.kind] == CHARACTER:
        characters.leave_play(s, characters.find(s, ctx.uid), to_crypt)
    elif ctx.uid != NOTHING:
        bearer = characters.find(s, ctx.uid)
        attachments.discard_attached(s, bearer, characters.place_of(bearer, ctx.kind), to_crypt)
    else:
        episodes.cancel(s, ctx.seat, ctx.kind)
