"""Costs: prices paid in full before an effect. Their numbers are in `vocabulary`.

What a cost leaves to choose is asked first, for all costs, before anything is paid: nothing hidden shows
itself in between.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Ability, Cost, Filter
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import ACTION, CHARACTER, ESSENCE, EVENT, ITEM, LOCATION, SKILL
from noctuary.games.buffy.questions import choose_attachment, choose_character, choose_kind
from noctuary.games.buffy.rules import attachments, characters, episodes, victory, zones
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

TOO_TIRED: Final = Refusal(RuleId("BUF-FAT-02"))
NOT_ENOUGH_CARDS: Final = Refusal(RuleId("BUF-RUL-35"))
NOTHING_TO_GIVE: Final = Refusal(RuleId("BUF-RUL-35"))


_SUMMED: Final[tuple[int, ...]] = (
    v.COST_DISCARD,
    v.COST_DESTINY,
    v.COST_DISCARD_ATTACHED,
    v.COST_MILL,
    v.COST_CRYPT_DISCARDED,
)
_TIRING: Final = (v.COST_FATIGUE_THIS, v.COST_FATIGUE)
_GIVING_UP: Final = (v.COST_DISCARD_CARD, v.COST_CRYPT_CARD)
# What is still needed to pay with leaves play last; a deck that runs out may recycle the discard pile.
_LATE: Final = {
    v.COST_DISCARD_ATTACHED: 1,
    v.COST_DISCARD_CARD: 2,
    v.COST_CRYPT_CARD: 2,
    v.COST_DISCARD_CHARACTER: 3,
    v.COST_MILL: 4,
}


class Choice:
    """What was chosen to pay one cost with."""

    __slots__ = ("bearers", "pay", "picked")

    def __init__(self, pay: int) -> None:
        self.pay = pay
        self.picked: list[int] = []  # characters, or kinds of cards
        self.bearers: list[int] = []  # of attachments


# -- whether it can be paid ---------------------------------------------------------------------------


def why_not_pay(s: State, ctx: Context, ability: Ability) -> Refusal | None:
    return why_not_pay_all(s, ctx, ability.costs)


def why_not_pay_all(s: State, ctx: Context, costs: list[Cost]) -> Refusal | None:
    for cost in costs:
        refusal = _why_not(s, ctx, cost)
        if refusal is not None:
            return refusal
    return _why_not_together(s, ctx, costs) if len(costs) > 1 else None


def _why_not_together(s: State, ctx: Context, costs: list[Cost]) -> Refusal | None:
    """No card, Point or character pays twice (BUF-DST-03, BUF-FAT-02)."""
    gives_up = _gives_up(costs)
    crypted = sum([cost.amount for cost in costs if cost.pay == v.COST_CRYPT_DISCARDED])
    for pay in _SUMMED:
        total = sum([cost.amount for cost in costs if cost.pay == pay])
        if total and pay == v.COST_MILL:
            total += crypted  # both may come out of the discard pile
        if total and pay == v.COST_DISCARD_ATTACHED and gives_up and ctx.uid != NOTHING:
            total += s.pool.type[ctx.kind] in (SKILL, ITEM)  # the source itself is spoken for
        refusal = _why_not(s, ctx, Cost(pay, total)) if total else None
        if refusal is not None:
            return refusal
    if not _each_by_another(_discards(s, ctx, costs), []):
        return NOTHING_TO_GIVE
    return None if _each_by_another(_demands(s, ctx, costs), []) else TOO_TIRED


def _gives_up(costs: list[Cost]) -> bool:
    """Whether the source itself is part of the price."""
    return any(cost.pay in _GIVING_UP for cost in costs)


def _demands(s: State, ctx: Context, costs: list[Cost]) -> list[list[int]]:
    """For each character that must fatigue, who can."""
    found: list[list[int]] = []
    for cost in costs:
        if cost.pay in _TIRING:
            able = [one.uid for one in _tireable(s, ctx, cost)]
            found += [able] * (cost.amount if cost.pay == v.COST_FATIGUE else 1)
    return found


def _discards(s: State, ctx: Context, costs: list[Cost]) -> list[list[int]]:
    """For each character to be discarded, who can be: not the source, if that is given up besides."""
    source = ctx.uid if _gives_up(costs) and s.pool.type[ctx.kind] == CHARACTER else NOTHING
    return [
        [one.uid for one in _mine(s, ctx, cost.filter) if one.uid != source]
        for cost in costs
        if cost.pay == v.COST_DISCARD_CHARACTER
    ]


def _each_by_another(demands: list[list[int]], taken: list[int]) -> bool:
    """Whether a different character is left for each demand."""
    if not demands:
        return True
    return any(uid not in taken and _each_by_another(demands[1:], [*taken, uid]) for uid in demands[0])


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
    elif ctx.uid != NOTHING or s.pool.type[ctx.kind] == ESSENCE:  # the Main Character, if she is in play
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
    for place in _paying_order(ability.costs):
        cost = ability.costs[place]
        _pay(s, ctx, cost, Choice(cost.pay))


def pay(s: State, ctx: Context, ability: Ability) -> Play:
    made: list[Choice] = []
    for place in range(len(ability.costs)):
        choice = yield from _choose(s, ctx, ability.costs, place, made)
        made.append(choice)
    for place in _paying_order(ability.costs):
        _pay(s, ctx, ability.costs[place], made[place])


def _paying_order(costs: list[Cost]) -> list[int]:
    """Their places: as written, but what leaves play goes last."""
    return [place for late in range(5) for place, cost in enumerate(costs) if _LATE.get(cost.pay, 0) == late]


def _choose(s: State, ctx: Context, costs: list[Cost], place: int, made: list[Choice]) -> Ask[Choice]:
    cost = costs[place]
    kind = cost.pay
    choice = Choice(kind)
    if kind == v.COST_DISCARD:
        hand = s.sides[ctx.seat].hand
        yield from _choose_cards(ctx, choice, made, hand, cost.amount, "buffy-ask-cost-discard")
    elif kind == v.COST_CRYPT_DISCARDED:
        pile = s.sides[ctx.seat].discard
        yield from _choose_cards(ctx, choice, made, pile, cost.amount, "buffy-ask-cost-crypt")
    elif kind == v.COST_DISCARD_ATTACHED:
        yield from _choose_attached(s, ctx, choice, made, cost.amount, _gives_up(costs))
    elif kind == v.COST_DISCARD_CHARACTER:
        taken = [uid for other in made if other.pay == kind for uid in other.picked]
        demands = _discards(s, ctx, costs)[len(taken) :]
        yield from _choose_people(ctx, choice, demands, taken, 1, "buffy-ask-cost-character")
    elif kind in _TIRING:
        taken = [uid for other in made if other.pay in _TIRING for uid in other.picked]
        demands = _demands(s, ctx, costs[place:])
        needed = cost.amount if kind == v.COST_FATIGUE else 1
        yield from _choose_people(ctx, choice, demands, taken, needed, "buffy-ask-cost-fatigue")
    return choice


def _choose_people(
    ctx: Context, choice: Choice, demands: list[list[int]], taken: list[int], count: int, prompt: str
) -> Play:
    """One after the other, and never somebody without whom a later cost could not be paid."""
    for place in range(count):
        rest = demands[place + 1 :]
        able = [uid for uid in demands[place] if uid not in taken and _each_by_another(rest, [*taken, uid])]
        uid = yield from choose_character(ctx.seat, prompt, able, ctx.kind)
        taken.append(uid)
        choice.picked.append(uid)


def _choose_cards(
    ctx: Context, choice: Choice, made: list[Choice], pile: list[int], amount: int, prompt: str
) -> Play:
    left = pile[:]
    for other in made:
        if other.pay == choice.pay:
            for kind in other.picked:
                left.remove(kind)
    for _ in range(amount):
        kind = yield from choose_kind(ctx.seat, prompt, left, ctx.kind)
        left.remove(kind)
        choice.picked.append(kind)


def _choose_attached(
    s: State, ctx: Context, choice: Choice, made: list[Choice], amount: int, gives_up: bool
) -> Play:
    chosen: list[tuple[int, int]] = []
    if gives_up and ctx.uid != NOTHING and s.pool.type[ctx.kind] in (SKILL, ITEM):
        chosen.append((ctx.kind, ctx.uid))
    for other in made:
        if other.pay == v.COST_DISCARD_ATTACHED:
            chosen += zip(other.picked, other.bearers, strict=True)
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
