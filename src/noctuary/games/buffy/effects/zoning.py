"""Cards from one zone to another (primitives 42, 43, 45, 46)."""

from __future__ import annotations

from noctuary.games.buffy import abilities, agenda, board, happenings, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Effect, Target
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.effects.challenges import take_out
from noctuary.games.buffy.kinds import CHALLENGE
from noctuary.games.buffy.questions import choose_attachment, choose_kind, choose_space
from noctuary.games.buffy.rules import attachments, characters, conflict, goals, placing, zones
from noctuary.games.buffy.state import Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def can_concern(s: State, ctx: Context, effect: Effect, character: Character) -> bool:
    """Whether the effect could change anything for this character."""
    return effect.card_type == NOTHING or bool(removable(s, effect, character))


def removable(s: State, effect: Effect, character: Character) -> list[tuple[int, int]]:
    """Skills or items that can be taken off this character, as (kind, bearer)."""
    return [
        (attached.kind, character.uid)
        for attached in character.attached
        if effect.card_type in (NOTHING, s.pool.type[attached.kind])
        and not abilities.protects_attachment(s, character, attached.kind)
    ]


# -- fetching -----------------------------------------------------------------------------------------


def pile(s: State, seat: Seat, zone: int) -> list[int]:
    side = s.sides[seat]
    if zone == v.ZONE_DECK:
        return side.deck
    return side.discard if zone == v.ZONE_DISCARD else side.hand


def offered(s: State, ctx: Context, effect: Effect) -> list[int]:
    """The cards an effect that fetches or places cards may take; each kind once."""
    if effect.op == v.PLACE_CHARACTER:
        seat, zone, enters = ctx.seat, effect.zone_from, True
    else:
        seat = ctx.seats[0] if ctx.seats else ctx.seat
        zone = v.ZONE_DECK if effect.op == v.SEARCH else v.ZONE_DISCARD
        enters = effect.zone_to == v.ZONE_PLAY
    kinds = targets.matching_cards(s, seat, effect, pile(s, seat, zone))
    if not enters:
        return kinds
    return [kind for kind in kinds if placing.why_not_enter(s, seat, s.pool.cards[kind]) is None]


def search(s: State, ctx: Context, effect: Effect) -> Play | None:
    """42: look through one's own Resource Deck; one may find nothing. Then it is shuffled."""
    return _search(s, ctx, effect)


def _search(s: State, ctx: Context, effect: Effect) -> Play:
    ctx.seats = [ctx.seat]  # nobody looks through another's deck
    found: list[int] = []
    for _ in range(max(effect.amount, 1)):
        left = [
            kind
            for kind in offered(s, ctx, effect)
            if pile(s, ctx.seat, v.ZONE_DECK).count(kind) > found.count(kind)
        ]
        kind = yield from choose_kind(ctx.seat, "buffy-ask-search", left, ctx.kind, or_none=True)
        if kind == NOTHING:
            break
        found.append(kind)
    spaces = yield from _choose_spaces(s, ctx, effect, found)
    for kind in found:
        s.sides[ctx.seat].deck.remove(kind)
    zones.shuffle_deck(s, ctx.seat)
    _bring(s, ctx.seat, effect, found, spaces)


def recover(s: State, ctx: Context, effect: Effect) -> Play | None:
    """43: from the discard pile to the hand, the deck or into play."""
    return _recover(s, ctx, effect) if offered(s, ctx, effect) else None


def _recover(s: State, ctx: Context, effect: Effect) -> Play:
    seat = ctx.seats[0]
    found: list[int] = []
    for _ in range(max(effect.amount, 1)):
        left = [
            kind for kind in offered(s, ctx, effect) if s.sides[seat].discard.count(kind) > found.count(kind)
        ]
        kind = yield from choose_kind(ctx.seat, "buffy-ask-recover", left, ctx.kind)
        if kind == NOTHING:
            break
        found.append(kind)
    spaces = yield from _choose_spaces(s, ctx, effect, found)
    for kind in found:
        s.sides[seat].discard.remove(kind)
    _bring(s, seat, effect, found, spaces)


def entry_spaces(s: State, ctx: Context, effect: Effect) -> list[int]:
    """Where a character comes into play: on one's own spaces, unless the text says otherwise (BUF-RES-02)."""
    if effect.place is None:
        return board.own_spaces(s, ctx.seat)
    return targets.spaces(s, ctx, effect.place)


def _choose_spaces(s: State, ctx: Context, effect: Effect, found: list[int]) -> Ask[list[int]]:
    """A space for each card that comes into play."""
    spaces: list[int] = []
    if effect.zone_to == v.ZONE_PLAY:
        for kind in found:
            space = yield from choose_space(ctx.seat, "buffy-ask-entry", entry_spaces(s, ctx, effect), kind)
            spaces.append(space)
    return spaces


def _bring(s: State, seat: Seat, effect: Effect, found: list[int], spaces: list[int]) -> None:
    """Cards that have left their zone arrive in the other."""
    deck = s.sides[seat].deck
    for place, kind in enumerate(found):
        if effect.zone_to == v.ZONE_PLAY:
            if spaces[place] != NOTHING and placing.why_not_enter(s, seat, s.pool.cards[kind]) is None:
                placing.enter_play(s, seat, kind, spaces[place], "buffy-log-enters")
            else:
                zones.to_discard(s, seat, kind)
        elif effect.zone_to == v.ZONE_TOP:
            deck.append(kind)
        elif effect.zone_to == v.ZONE_BOTTOM:
            deck.insert(0, kind)
        elif effect.zone_to == v.ZONE_DECK:
            deck.append(kind)
        else:
            zones.into_hand(s, seat, kind)
    if effect.zone_to == v.ZONE_DECK and found:
        zones.shuffle_deck(s, seat)
    if s.log is not None and found and effect.zone_to != v.ZONE_PLAY:
        _tell_brought(s, seat, effect, found)


def _tell_brought(s: State, seat: Seat, effect: Effect, found: list[int]) -> None:
    """What was in the discard pile everybody knows; what a search finds only if the text reveals it."""
    to_hand = effect.zone_to == v.ZONE_HAND
    if effect.op == v.RECOVER or effect.fixed:
        tell.cards(s, "buffy-log-to-hand" if to_hand else "buffy-log-to-deck", seat, found)
    elif to_hand:
        tell.hidden_cards(s, "buffy-log-finds-hand", seat, found)
    else:
        tell.hidden_cards(s, "buffy-log-finds-deck", seat, found)


# -- the Crypt ----------------------------------------------------------------------------------------


def crypt(s: State, ctx: Context, effect: Effect) -> Play | None:
    """45: out of the game (BUF-ZON-04), from play, hand, discard pile or the top of the deck."""
    zone = effect.zone_from
    if zone == v.ZONE_HAND:
        for seat in reversed(ctx.seats):
            agenda.push(s, agenda.GIVE_UP, seat, max(effect.amount, 1), effect.card_type, 1)
        return None
    if zone == v.ZONE_DISCARD:
        return _crypt_discarded(s, ctx, effect)
    if zone == v.ZONE_DECK:
        for seat in ctx.seats:
            _crypt_top(s, seat, max(effect.amount, 1))
        return None
    return _crypt_from_play(s, ctx, effect)


def _crypt_top(s: State, seat: Seat, count: int) -> None:
    deck = s.sides[seat].deck
    taken = [deck.pop() for _ in range(min(count, len(deck)))]
    for kind in taken:
        zones.to_crypt(s, seat, kind)
    if s.log is not None and taken:
        tell.cards(s, "buffy-log-crypts", seat, taken)


def _crypt_discarded(s: State, ctx: Context, effect: Effect) -> Play:
    """The user chooses; with 0 every card that is meant goes."""
    for seat in ctx.seats:
        discard = s.sides[seat].discard
        count = effect.amount or len(discard)
        for _ in range(count):
            able = targets.matching_cards(s, seat, effect, discard)
            if effect.amount:
                kind = yield from choose_kind(ctx.seat, "buffy-ask-crypt", able, ctx.kind)
            else:
                kind = able[0] if able else NOTHING
            if kind == NOTHING:
                break
            discard.remove(kind)
            zones.to_crypt(s, seat, kind)
            if s.log is not None:
                tell.cards(s, "buffy-log-crypts", seat, [kind])


def _crypt_from_play(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        if effect.card_type == CHALLENGE:
            placed = goals.seek(s, uid)
            if placed is not None:
                take_out(s, placed, True)
            continue
        character = characters.seek(s, uid)
        if character is None:
            continue
        if effect.card_type == NOTHING:
            characters.leave_play(s, character, to_crypt=True)
            continue
        kind, _ = yield from choose_attachment(
            ctx.seat, "buffy-ask-attachment", removable(s, effect, character), ctx.kind
        )
        if kind != NOTHING:
            attachments.discard_attached(s, character, characters.place_of(character, kind), to_crypt=True)


# -- back to hand -------------------------------------------------------------------------------------


def return_to_hand(s: State, ctx: Context, effect: Effect) -> Play | None:
    """46: a character with all its level cards, or an attachment, to its owner's hand."""
    return _return(s, ctx, effect)


def _return(s: State, ctx: Context, effect: Effect) -> Play:
    if effect.target == Target.NONE:
        return
    for uid in ctx.uids:
        character = characters.seek(s, uid)
        if character is None:
            continue
        if effect.card_type == NOTHING:
            _character_to_hand(s, character)
            continue
        kind, _ = yield from choose_attachment(
            ctx.seat, "buffy-ask-attachment", removable(s, effect, character), ctx.kind
        )
        if kind != NOTHING:
            attachment_to_hand(s, character, kind)


def _character_to_hand(s: State, character: Character) -> None:
    """Its attachments are discarded (BUF-CHR-10); whoever was in a conflict has left it (BUF-RUL-15)."""
    s.characters.remove(character)
    s.texts = None
    for kind in character.levels:
        zones.into_hand(s, character.owner, kind)
    for attached in character.attached:
        zones.to_discard(s, attached.owner, attached.kind)
    s.lasting = tuple([lasting for lasting in s.lasting if lasting.uid != character.uid])
    if s.log is not None:
        tell.numbers(s, "buffy-log-returned", character.owner, card=character.levels[-1])
    if s.conflict is not None:
        conflict.leave(s, character.uid)
    top = character.levels[-1]
    abilities.happened(
        s, happenings.CHARACTER_RETURNED, character.owner, character.uid, top, character.attached
    )


def attachment_to_hand(s: State, character: Character, kind: int) -> None:
    capacity = characters.item_capacity(s, character)
    taken = characters.take_off(s, character, characters.place_of(character, kind))
    zones.into_hand(s, taken.owner, kind)
    if s.log is not None:
        tell.numbers(s, "buffy-log-returned", taken.owner, card=kind)
    abilities.happened(s, happenings.UNATTACHED, character.owner, character.uid, kind)
    attachments.limit_fell(s, character, capacity)
