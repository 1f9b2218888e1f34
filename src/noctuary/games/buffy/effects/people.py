"""Characters and attachments (primitives 48 to 55)."""

from __future__ import annotations

from noctuary.games.buffy import abilities, happenings, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Card, Effect
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.effects import zoning
from noctuary.games.buffy.effects.talents import on_characters
from noctuary.games.buffy.kinds import ITEM, SKILL
from noctuary.games.buffy.questions import choose_attachment, choose_character, choose_kind, choose_space
from noctuary.games.buffy.rules import attachments, characters, placing, zones
from noctuary.games.buffy.state import Attached, Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def can_concern(s: State, ctx: Context, effect: Effect, character: Character) -> bool:
    """Whether the effect could change anything for this character; no other player's hand is looked at."""
    op = effect.op
    if op == v.ASCEND and effect.what == v.ASCEND_NOW:
        return character.owner == ctx.seat and bool(_next_levels(s, effect, character))
    if op == v.ASCEND and effect.what == v.ASCEND_DESCEND:
        return len(character.levels) > 1
    if op == v.ATTACH:
        return bool(_attachable(s, ctx, effect, character))
    if op == v.UNATTACH:
        return bool(_movable(s, ctx, effect, character))
    return True


# -- coming and rising --------------------------------------------------------------------------------


def place_character(s: State, ctx: Context, effect: Effect) -> Play | None:
    """48: into play by the usual rules of who may (BUF-CHR-04 … 06), also outside the Resource Step."""
    return _place(s, ctx, effect) if zoning.offered(s, ctx, effect) else None


def _place(s: State, ctx: Context, effect: Effect) -> Play:
    kind = yield from choose_kind(ctx.seat, "buffy-ask-place", zoning.offered(s, ctx, effect), ctx.kind)
    space = yield from choose_space(ctx.seat, "buffy-ask-entry", zoning.entry_spaces(s, ctx, effect), kind)
    if kind == NOTHING or space == NOTHING:
        return
    zoning.pile(s, ctx.seat, effect.zone_from).remove(kind)
    if effect.zone_from == v.ZONE_DECK:
        zones.shuffle_deck(s, ctx.seat)
    placing.enter_play(s, ctx.seat, kind, space, "buffy-log-enters")


def _next_levels(s: State, effect: Effect, character: Character) -> list[int]:
    """Cards in its player's hand it may ascend to, with the effect's discount (BUF-RES-04, BUF-RES-05)."""
    discount = abilities.ascend_discount(s, character) + effect.amount
    side = s.sides[character.owner]
    if abilities.forbidden(s, v.FORBID_ASCEND, character):
        return []
    return [
        kind
        for kind in sorted(set(side.hand))
        if placing.is_next_level(s, s.pool.cards[kind], character)
        and s.pool.cards[kind].destiny - discount <= side.destiny
    ]


def ascend(s: State, ctx: Context, effect: Effect) -> Play | None:
    """49: ascend now (besides the one time a turn), more cheaply, more often; or lose a level."""
    if effect.what == v.ASCEND_NOW:
        return _ascend(s, ctx, effect)
    if effect.what != v.ASCEND_DESCEND:
        on_characters(s, ctx, effect)
        return None
    for uid in ctx.uids:
        character = characters.seek(s, uid)
        if character is not None:
            placing.lower_level(s, character)
    return None


def _ascend(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        character = characters.find(s, uid)
        levels = _next_levels(s, effect, character)
        kind = yield from choose_kind(ctx.seat, "buffy-ask-ascend", levels, ctx.kind)
        if kind != NOTHING:
            zones.take_from_hand(s, ctx.seat, kind)
            placing.raise_level(s, character, kind)


# -- what they are ------------------------------------------------------------------------------------


def grant_trait(s: State, ctx: Context, effect: Effect) -> None:
    """50: has a trait, or has it no longer."""
    on_characters(s, ctx, effect)


def change_type(s: State, ctx: Context, effect: Effect) -> None:
    """51: Hero, Companion, Villain or Minion."""
    on_characters(s, ctx, effect)


def protect_attachment(s: State, ctx: Context, effect: Effect) -> None:
    """54: skills or items stay where they are."""
    on_characters(s, ctx, effect)


def change_capacity(s: State, ctx: Context, effect: Effect) -> None:
    """55: how many items a character holds, or how many skills it takes in a turn."""
    on_characters(s, ctx, effect)


# -- attaching ----------------------------------------------------------------------------------------


def _attachable(s: State, ctx: Context, effect: Effect, character: Character) -> list[int]:
    """Skills and items in the zone that the effect can put on this character."""
    zone = zoning.pile(s, ctx.seat, effect.zone_from)
    return [kind for kind in sorted(set(zone)) if _can_bear(s, ctx, effect, character, s.pool.cards[kind])]


def _can_bear(s: State, ctx: Context, effect: Effect, character: Character, card: Card) -> bool:
    if card.type != SKILL and card.type != ITEM:
        return False
    if not targets.admits_card(s, ctx.seat, effect.counted, effect.card_type, card):
        return False
    if card.only != NOTHING and card.only != character.who:  # BUF-CHG-03
        return False
    if characters.why_not_only(s, ctx.seat, card) is not None:
        return False
    if not attachments.may_bear(s, ctx.seat, card, character):
        return False
    if abilities.forbidden(s, v.FORBID_ATTACH, character):
        return False
    waived = max(effect.what, 0)
    return _meets(s, character, card, waived) and _has_room(s, character, card, waived)


def _meets(s: State, character: Character, card: Card, waived: int) -> bool:
    """What the effect does not waive, another card may (BUF-REQ-03)."""
    for talent, value in card.needs:
        if characters.talent(s, character, talent) < value and not _waives(
            s, character, card, waived, v.WAIVE_TALENT
        ):
            return False
    if card.needs_trait == NOTHING or characters.has_trait(s, character, card.needs_trait):
        return True
    return _waives(s, character, card, waived, v.WAIVE_TRAIT)


def _waives(s: State, character: Character, card: Card, waived: int, what: int) -> bool:
    return waived & what != 0 or abilities.waived(s, character.owner, character, card, what)


def _has_room(s: State, character: Character, card: Card, waived: int) -> bool:
    if card.type == ITEM:
        return waived & v.WAIVE_LIMIT != 0 or characters.has_room(s, character)
    if not waived & v.WAIVE_LIMIT:
        limit = attachments.SKILLS_EACH_TURN + abilities.skills_per_turn_bonus(s, character)
        if character.skills_taken >= limit:
            return False
    tires = not waived & v.WAIVE_FATIGUE
    return not tires or characters.why_not_fatigue(s, character, v.CAUSE_SKILL) is None


def attach(s: State, ctx: Context, effect: Effect) -> Play | None:
    """52: a skill or item onto a character, one's own or an opponent's."""
    return _attach(s, ctx, effect)


def _attach(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        character = characters.find(s, uid)
        kinds = _attachable(s, ctx, effect, character)
        kind = yield from choose_kind(ctx.seat, "buffy-ask-attach", kinds, ctx.kind)
        if kind == NOTHING:
            continue
        zoning.pile(s, ctx.seat, effect.zone_from).remove(kind)
        if effect.zone_from == v.ZONE_DECK:
            zones.shuffle_deck(s, ctx.seat)
        _put_on(s, ctx.seat, kind, character, max(effect.what, 0))


def _put_on(s: State, seat: Seat, kind: int, character: Character, waived: int) -> None:
    """Attach, then tire (BUF-RUL-35)."""
    attachments.put_on(s, kind, seat, character)
    if s.pool.type[kind] == SKILL:
        if not waived & v.WAIVE_LIMIT:
            character.skills_taken += 1
        if not waived & v.WAIVE_FATIGUE:
            characters.pay_fatigue(s, character, v.CAUSE_SKILL)


# -- taking off ---------------------------------------------------------------------------------------


def _movable(s: State, ctx: Context, effect: Effect, character: Character) -> list[tuple[int, int]]:
    """What can be taken off this character; to be moved it needs somebody to receive it."""
    found = zoning.removable(s, effect, character)
    if effect.zone_to != v.ZONE_OTHER:
        return found
    return [(kind, uid) for kind, uid in found if _receivers(s, ctx, effect, character, kind)]


def _receivers(s: State, ctx: Context, effect: Effect, bearer: Character, kind: int) -> list[int]:
    """Who may receive it: with room, meeting its requirements; an "X only" card never moves (BUF-CHG-03)."""
    card = s.pool.cards[kind]
    if card.only != NOTHING:
        return []
    owner = bearer.attached[characters.place_of(bearer, kind)].owner
    found = characters.of(s, ctx.seat) if effect.counted is None else targets.matching(s, ctx, effect.counted)
    waived = max(effect.what, 0)
    return [
        one.uid
        for one in found
        if one.uid != bearer.uid
        and _meets(s, one, card, waived)
        and attachments.may_bear(s, owner, card, one)
        and (card.type == SKILL or waived & v.WAIVE_LIMIT or characters.has_room(s, one))
    ]


def unattach(s: State, ctx: Context, effect: Effect) -> Play | None:
    """53: a skill or item off a character: discarded, to its owner's hand, or to another character."""
    return _unattach(s, ctx, effect)


def _unattach(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        character = characters.seek(s, uid)
        if character is None:
            continue
        kind, _ = yield from choose_attachment(
            ctx.seat, "buffy-ask-attachment", _movable(s, ctx, effect, character), ctx.kind
        )
        if kind == NOTHING:
            continue
        if effect.zone_to == v.ZONE_HAND:
            zoning.attachment_to_hand(s, character, kind)
        elif effect.zone_to == v.ZONE_OTHER:
            receivers = _receivers(s, ctx, effect, character, kind)
            other = yield from choose_character(ctx.seat, "buffy-ask-receiver", receivers, kind)
            _hand_over(s, character, characters.find(s, other), kind)
        else:
            attachments.discard_attached(s, character, characters.place_of(character, kind))


def _hand_over(s: State, giver: Character, receiver: Character, kind: int) -> None:
    """It keeps its own fatigue, and nobody tires (BUF-RUL-59)."""
    capacity = characters.item_capacity(s, giver)
    given = characters.take_off(s, giver, characters.place_of(giver, kind))
    receiver.attached = (*receiver.attached, Attached(kind, given.owner, given.fatigued, given.swapped))
    if s.log is not None:
        tell.numbers(
            s,
            "buffy-log-handed-over",
            receiver.owner,
            card=kind,
            source=giver.levels[-1],
            other=receiver.levels[-1],
        )
    abilities.happened(s, happenings.UNATTACHED, giver.owner, giver.uid, kind)
    abilities.happened(s, happenings.ATTACHED, receiver.owner, receiver.uid, kind)
    attachments.limit_fell(s, giver, capacity)
