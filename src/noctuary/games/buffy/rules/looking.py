"""Looking at hidden cards, and giving up cards by choice: steps of their own, each put to one player.

Cards being looked at lie apart (`Side.shown`), so that the state alone says who knows them. What is asked
about them comes in a step after the one that shows them.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, verbs
from noctuary.games.buffy.questions import choose_kind
from noctuary.games.buffy.rules import dealing, zones
from noctuary.games.buffy.state import FROM_CHALLENGES, FROM_DECK, FROM_HAND, NOBODY, Side, State, Step
from noctuary.games.buffy.vocabulary import ZONE_DECK
from noctuary.kernel import tell
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.event import Event
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, move

_RULE: Final = RuleId("BUF-RUL-44")


def show(s: State, step: Step) -> None:
    """SHOW_HAND, SHOW_DECK, SHOW_CHALLENGES: take the cards aside and let the one seat see them."""
    side = s.sides[step.a]
    if step.kind == agenda.SHOW_HAND:
        side.shown = tuple(side.hand)
        side.shown_from = FROM_HAND
        side.hand = []
    else:
        deck = side.deck if step.kind == agenda.SHOW_DECK else side.challenges
        count = min(step.b, len(deck))
        side.shown = tuple(deck[len(deck) - count :])
        side.shown_from = FROM_DECK if step.kind == agenda.SHOW_DECK else FROM_CHALLENGES
        del deck[len(deck) - count :]
    side.shown_to = step.seat
    _tell_looks(s, step.seat, side)


def _tell_looks(s: State, seat: Seat, side: Side) -> None:
    """Everybody hears who looks at how many cards; which they are, only the one who looks."""
    if s.log is not None:
        count = len(side.shown)
        s.log.append(
            Event(
                MessageId("buffy-log-looks"),
                {"who": int(seat), "foe": int(side.seat), "count": count},
                seat,
                MessageId("buffy-log-looks-own"),
                {"who": int(seat), "foe": int(side.seat), "count": count, "cards": list(side.shown)},
            )
        )


def _put_away(side: Side) -> None:
    side.shown = ()
    side.shown_to = NOBODY
    side.shown_from = NOTHING


def start(s: State, step: Step) -> Play | None:
    if step.kind == agenda.GIVE_UP:
        return give_up(s, step)
    side = s.sides[step.a]
    if not side.shown:
        _put_away(side)
        return None
    if step.kind == agenda.PICK:
        return _pick(s, step, side)
    return _looked(s, step, side) if step.kind == agenda.LOOKED else _reorder(s, step, side)


def _looked(s: State, step: Step, side: Side) -> Play:
    """A moment to look; then the cards go back as they were."""
    yield Decision(step.seat, MessageId("buffy-ask-looked"), [move(verbs.DONE)], _RULE)
    if step.b == ZONE_DECK:
        side.deck.extend(side.shown)
    else:
        side.hand = sorted(side.shown)
    _put_away(side)


def _pick(s: State, step: Step, side: Side) -> Play:
    """Choose cards of another player's hand, to be discarded; the rest goes back."""
    left = list(side.shown)
    picked: list[int] = []
    for _ in range(step.b):
        able = [kind for kind in left if step.c in (NOTHING, s.pool.type[kind])]
        kind = yield from choose_kind(step.seat, "buffy-ask-pick", able)
        if kind == NOTHING:
            break
        left.remove(kind)
        picked.append(kind)
    side.hand = sorted(side.shown)
    _put_away(side)
    for kind in picked:
        dealing.discard_from_hand(s, side.seat, kind)


def _reorder(s: State, step: Step, side: Side) -> Play:
    """Back on top in any order, the card chosen first uppermost (BUF-ZON-08)."""
    left = list(side.shown)
    order: list[int] = []
    while left:
        kind = yield from choose_kind(step.seat, "buffy-ask-reorder", left)
        left.remove(kind)
        order.append(kind)
    side.challenges.extend(reversed(order))
    _put_away(side)
    if s.log is not None:
        tell.numbers(s, "buffy-log-reordered", step.seat, foe=side.seat, card=side.challenges[-1])


def give_up(s: State, step: Step) -> Play | None:
    """Cards of a type from hand, of the player's own choice, to discard pile or Crypt (BUF-RUL-53)."""
    able = [kind for kind in s.sides[step.seat].hand if step.b in (NOTHING, s.pool.type[kind])]
    if step.a <= 0 or not able:
        return None
    if len(able) > step.a and len(set(able)) > 1:
        return _give_up_one(s, step, able)
    for kind in able[: step.a]:
        _part_with(s, step, kind)
    return None


def _give_up_one(s: State, step: Step, able: list[int]) -> Play:
    kind = yield from choose_kind(step.seat, "buffy-ask-give-up", able, rule="BUF-RUL-53")
    agenda.push(s, agenda.GIVE_UP, step.seat, step.a - 1, step.b, step.c)
    _part_with(s, step, kind)


def _part_with(s: State, step: Step, kind: int) -> None:
    if step.c != 1:
        dealing.discard_from_hand(s, step.seat, kind)
        return
    zones.take_from_hand(s, step.seat, kind)
    zones.to_crypt(s, step.seat, kind)
    if s.log is not None:
        tell.cards(s, "buffy-log-crypts", step.seat, [kind])
