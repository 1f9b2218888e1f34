"""Skills and items (BUF-RES-09 … 18, BUF-SKL, BUF-ITM): attaching, upgrading, swapping, taking off."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, asked, happenings, in_play, standing, verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import ITEM, SKILL
from noctuary.games.buffy.questions import choose_kind
from noctuary.games.buffy.rules import characters, reports, targets, tiring, zones
from noctuary.games.buffy.state import Attached, Character, State, Step
from noctuary.games.buffy.vocabulary import CAUSE_SKILL, FORBID_ATTACH, FORBID_SWAP
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

SKILLS_EACH_TURN: Final = 1  # BUF-RES-10

NOT_TO_BE_DROPPED: Final = Refusal(RuleId("BUF-ITM-01"), MessageId("buffy-remedy-not-dropped"))
NOT_IN_HAND: Final = Refusal(RuleId("BUF-RES-01"), MessageId("buffy-remedy-not-in-hand"))
NOT_YOUR_CHARACTER: Final = Refusal(RuleId("BUF-RES-18"), MessageId("buffy-remedy-not-your-character"))
FATIGUED: Final = Refusal(RuleId("BUF-RES-09"), MessageId("buffy-remedy-fatigued"))
ONE_SKILL_PER_TURN: Final = Refusal(RuleId("BUF-RES-10"), MessageId("buffy-remedy-one-skill"))
NO_ROOM: Final = Refusal(RuleId("BUF-RES-12"), MessageId("buffy-remedy-no-room"))
NOTHING_TO_EXCHANGE: Final = Refusal(RuleId("BUF-RES-13"), MessageId("buffy-remedy-nothing-to-exchange"))
NOT_TOGETHER: Final = Refusal(RuleId("BUF-RES-14"), MessageId("buffy-remedy-not-together"))
NO_ROOM_FOR_SWAP: Final = Refusal(RuleId("BUF-RES-15"), MessageId("buffy-remedy-no-room-for-swap"))
SWAPPED_ALREADY: Final = Refusal(RuleId("BUF-RES-16"), MessageId("buffy-remedy-swapped"))
SKILLS_STAY: Final = Refusal(RuleId("BUF-RES-17"), MessageId("buffy-remedy-skills-stay"))
A_CARD_FORBIDS: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))
FOR_ONE_ALONE: Final = Refusal(RuleId("BUF-CHG-03"), MessageId("buffy-remedy-for-one-alone"))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """Attach, upgrade, swap, in this order; equal cards are one move."""
    last = NOTHING
    for kind in s.sides[seat].hand:
        if kind != last and (s.pool.type[kind] == ITEM or s.pool.type[kind] == SKILL):
            _add_bearers(s, seat, kind, moves)
        last = kind
    _add_swaps(s, seat, moves)


def _add_bearers(s: State, seat: Seat, kind: int, moves: list[Move]) -> None:
    anybody = s.pool.cards[kind].bearer is not None
    for character in s.characters:
        if anybody or character.owner == seat:
            if why_not_attach(s, seat, kind, character) is None:
                moves.append(move(verbs.ATTACH, kind, character.uid))
            else:
                _add_upgrades(s, seat, kind, character, moves)


def _add_upgrades(s: State, seat: Seat, kind: int, character: Character, moves: list[Move]) -> None:
    if s.pool.type[kind] == ITEM and not characters.has_room(s, character):
        for old in held_items(s, character):
            if why_not_upgrade(s, seat, kind, character, old) is None:
                moves.append(move(verbs.UPGRADE, kind, character.uid, old))


def _add_swaps(s: State, seat: Seat, moves: list[Move]) -> None:
    mine = [character for character in s.characters if character.owner == seat]
    for giver in mine:
        if not giver.attached:
            continue
        receivers = [other for other in mine if other.space == giver.space and other is not giver]
        if not receivers:
            continue
        for kind in held_items(s, giver):
            for receiver in receivers:
                if why_not_swap(s, seat, kind, giver, receiver) is None:
                    moves.append(move(verbs.SWAP, kind, giver.uid, receiver.uid))


def held_items(s: State, character: Character) -> list[int]:
    """Each kind of item once, in order of their numbers."""
    return sorted({attached.kind for attached in in_play.items(s, character)})


# -- who may bear a card ----------------------------------------------------------------------------


def why_not_bear(s: State, seat: Seat, card: Card, character: Character) -> Refusal | None:
    """One's own character wherever it is (BUF-RES-18), or whom the card names; "X only" on X (BUF-CHG-03)."""
    if card.bearer is not None:
        if not targets.admits_for(s, seat, card.bearer, character):
            return NOT_YOUR_CHARACTER
    elif character.owner != seat:
        return NOT_YOUR_CHARACTER
    if card.only != NOTHING and card.only != character.who:
        return FOR_ONE_ALONE
    if standing.forbidden(s, FORBID_ATTACH, character):
        return A_CARD_FORBIDS
    return characters.why_not_meet(s, seat, card, character)


def may_bear(s: State, owner: Seat, card: Card, character: Character) -> bool:
    """Whether a card that names who may bear it names this character, as its owner reads it (BUF-GOLD-01)."""
    return card.bearer is None or targets.admits_for(s, owner, card.bearer, character)


def why_not_attach(s: State, seat: Seat, kind: int, character: Character) -> Refusal | None:
    """A skill or an item from hand; an item needs room, a skill a rested character."""
    card_type = s.pool.type[kind]
    if kind not in s.sides[seat].hand or (card_type != SKILL and card_type != ITEM):
        return NOT_IN_HAND
    if card_type == SKILL:
        refusal = why_not_train(s, character)
        if refusal is not None:
            return refusal
    elif not characters.has_room(s, character):
        return NO_ROOM
    return why_not_bear(s, seat, s.pool.cards[kind], character)


def why_not_train(s: State, character: Character) -> Refusal | None:
    """One skill per turn, which tires; whoever is spared that may be tired (BUF-RES-10, BUF-SKL-02)."""
    if character.skills_taken >= SKILLS_EACH_TURN + standing.total(s, asked.SKILLS, character):
        return ONE_SKILL_PER_TURN
    return FATIGUED if characters.why_not_fatigue(s, character, CAUSE_SKILL) is not None else None


# -- attaching --------------------------------------------------------------------------------------


def attach(s: State, seat: Seat, kind: int, character: Character) -> None:
    """Attach, then tire: the requirement is checked before the fatigue it causes (BUF-RUL-35)."""
    zones.take_from_hand(s, seat, kind)
    put_on(s, kind, seat, character)
    if s.pool.type[kind] == SKILL:
        character.skills_taken += 1
        tiring.pay_fatigue(s, character, CAUSE_SKILL)


def put_on(s: State, kind: int, owner: Seat, character: Character) -> None:
    """The card is attached; it stays when its requirement fails later (BUF-REQ-06)."""
    character.attached = (*character.attached, Attached(kind, owner))
    s.texts = None
    if s.log is not None:
        tell.numbers(s, "buffy-log-attached", owner, card=kind, other=character.levels[-1])
    reports.happened(s, happenings.ATTACHED, character.owner, character.uid, kind)


# -- upgrading --------------------------------------------------------------------------------------


def why_not_upgrade(s: State, seat: Seat, kind: int, character: Character, old: int) -> Refusal | None:
    """Only at the item limit, for a different item, and on one's own character (BUF-RES-13).

    A card that may be put on an opponent's character is attached there while there is room; it is no means of
    discarding what the opponent holds.
    """
    if kind not in s.sides[seat].hand or s.pool.type[kind] != ITEM:
        return NOT_IN_HAND
    if character.owner != seat or kind == old or characters.has_room(s, character):
        return NOTHING_TO_EXCHANGE
    if old not in held_items(s, character):
        return NOTHING_TO_EXCHANGE
    return why_not_bear(s, seat, s.pool.cards[kind], character)


def upgrade(s: State, seat: Seat, kind: int, character: Character, old: int) -> None:
    """The new item on, then the old one off; if that is prevented the new one goes instead (BUF-RUL-37)."""
    zones.take_from_hand(s, seat, kind)
    put_on(s, kind, seat, character)
    lost = kind if is_protected(s, character, old) else old
    discard_attached(s, character, in_play.place_of(character, lost))


# -- swapping ---------------------------------------------------------------------------------------


def why_not_swap(s: State, seat: Seat, kind: int, giver: Character, receiver: Character) -> Refusal | None:
    """A one-way gift between two of one's own characters at one space (BUF-RES-14 … 17, BUF-RUL-36)."""
    if giver.owner != seat or receiver.owner != seat or giver is receiver or giver.space != receiver.space:
        return NOT_TOGETHER
    if s.pool.type[kind] == SKILL:
        return SKILLS_STAY
    if in_play.place_of(giver, kind) == NOTHING:
        return NOT_TOGETHER
    card = s.pool.cards[kind]
    if card.only != NOTHING:
        return FOR_ONE_ALONE
    if swappable(giver, kind) == NOTHING:
        return SWAPPED_ALREADY
    if not characters.has_room(s, receiver):
        return NO_ROOM_FOR_SWAP
    if standing.forbidden(s, FORBID_SWAP, giver) or standing.forbidden(s, FORBID_SWAP, receiver):
        return A_CARD_FORBIDS
    if not may_bear(s, giver.attached[swappable(giver, kind)].owner, card, receiver):
        return NO_ROOM_FOR_SWAP
    return characters.why_not_meet(s, seat, card, receiver)


def swappable(giver: Character, kind: int) -> int:
    """Where the first item of this kind is that has not been swapped this turn (BUF-RES-16)."""
    for place, attached in enumerate(giver.attached):
        if attached.kind == kind and not attached.swapped:
            return place
    return NOTHING


def swap(s: State, seat: Seat, kind: int, giver: Character, receiver: Character) -> None:
    """The item keeps its own fatigue, and nobody tires (BUF-RUL-59)."""
    capacity = characters.item_capacity(s, giver)
    given = in_play.take_off(s, giver, swappable(giver, kind))
    receiver.attached = (*receiver.attached, Attached(kind, given.owner, given.fatigued, True))
    if s.log is not None:
        tell.numbers(
            s, "buffy-log-swapped", seat, card=kind, source=giver.levels[-1], other=receiver.levels[-1]
        )
    reports.happened(s, happenings.UNATTACHED, seat, giver.uid, kind)
    reports.happened(s, happenings.ATTACHED, seat, receiver.uid, kind)
    limit_fell(s, giver, capacity)


# -- taking off -------------------------------------------------------------------------------------


def why_not_drop(s: State, seat: Seat, kind: int) -> Refusal | None:
    """An item that one of her characters holds cannot be laid aside at will (BUF-ITM-01)."""
    if kind in s.sides[seat].hand:
        return None
    for character in s.characters:
        if character.owner == seat and kind in held_items(s, character):
            return NOT_TO_BE_DROPPED
    return None


def is_protected(s: State, character: Character, kind: int) -> bool:
    """Whether this skill or item cannot be removed, by an effect or an upgrade (BUF-RUL-37).

    Its player may still swap it: a swap is no removal, the item stays attached and in the same hands
    (BUF-RES-14, BUF-RUL-36). What is to stay with its bearer says so itself, by forbidding swaps.
    """
    return standing.says(s, asked.PROTECTED, character, s.pool.type[kind])


def discard_attached(s: State, character: Character, place: int, to_crypt: bool = False) -> None:
    """An attachment leaves its bearer for its owner's discard pile or Crypt (BUF-RUL-31)."""
    capacity = characters.item_capacity(s, character)
    lost = in_play.take_off(s, character, place)
    if s.log is not None:
        tell.numbers(s, "buffy-log-detached", character.owner, card=lost.kind, other=character.levels[-1])
    if to_crypt:
        zones.to_crypt(s, lost.owner, lost.kind)
    else:
        zones.to_discard(s, lost.owner, lost.kind)
    reports.happened(s, happenings.UNATTACHED, character.owner, character.uid, lost.kind)
    limit_fell(s, character, capacity)


def limit_fell(s: State, character: Character, capacity: int) -> None:
    """An attachment that raised the item limit is gone: the surplus goes too (BUF-RUL-38).

    What a place or a lower level card once allowed stays, so no more is lost than the limit fell by.
    """
    limit = characters.item_capacity(s, character)
    surplus = min(capacity - limit, len(in_play.items(s, character)) - limit)
    if surplus > 0:
        agenda.push(s, agenda.SURPLUS, character.owner, character.uid, surplus)


def shed(s: State, step: Step) -> Play | None:
    """The owner chooses which item above the limit goes, one after another; some may have gone meanwhile."""
    character = in_play.seek(s, step.a)
    if character is None or step.b <= 0:
        return None
    if len(in_play.items(s, character)) <= characters.item_capacity(s, character):
        return None
    return _shed(s, step, character)


def _shed(s: State, step: Step, character: Character) -> Play:
    held = held_items(s, character)
    kind = yield from choose_kind(step.seat, "buffy-ask-surplus", held, character.levels[-1], "BUF-RUL-38")
    if step.b > 1:
        agenda.push(s, agenda.SURPLUS, step.seat, step.a, step.b - 1)
    discard_attached(s, character, in_play.place_of(character, kind))
