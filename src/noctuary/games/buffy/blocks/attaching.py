"""Skills and items: onto a character and off it again."""

from __future__ import annotations

from noctuary.games.buffy import asked, happenings, in_play, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block, told_waived
from noctuary.games.buffy.blocks.shapes import CARD, COUNTED, FROM, TARGET, TO, WAIVE, WHICH, Shape, word_of
from noctuary.games.buffy.blocks.zones import attachment_to_hand, pile, removable
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import ITEM, SKILL
from noctuary.games.buffy.pieces import Filter, Target, Until, Whose
from noctuary.games.buffy.questions import choose_attachment, choose_character, choose_kind
from noctuary.games.buffy.rules import attachments, characters, reports, targets, tiring, zones
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import Attached, Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


class Attach(Block):
    """A skill or item onto a character, one's own or an opponent's."""

    slug = "attach"
    shape = Shape(
        TARGET, CARD, FROM, may=(TARGET, WHICH, WAIVE), waive=("fatigue", "talent", "trait", "limit")
    )
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        card_type: int,
        zone_from: int,
        which: Filter | None = None,
        waived: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.card_type = card_type
        self.zone_from = zone_from
        self.waived = waived

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return bool(self._attachable(s, ctx, character))

    def _attachable(self, s: State, ctx: Context, character: Character) -> list[int]:
        """Skills and items in the zone that it can put on this character."""
        kinds = sorted(set(pile(s, ctx.seat, self.zone_from)))
        return [kind for kind in kinds if self._fits(s, ctx, character, s.pool.cards[kind])]

    def _fits(self, s: State, ctx: Context, character: Character, card: Card) -> bool:
        if (card.type != SKILL and card.type != ITEM) or self.card_type not in (NOTHING, card.type):
            return False
        if card.only != NOTHING and card.only != character.who:  # BUF-CHG-03
            return False
        if characters.why_not_only(s, ctx.seat, card) is not None:
            return False
        if not attachments.may_bear(s, ctx.seat, card, character):
            return False
        if standing.forbidden(s, v.FORBID_ATTACH, character):
            return False
        return _meets(s, character, card, self.waived) and self._has_room(s, character, card)

    def _has_room(self, s: State, character: Character, card: Card) -> bool:
        unlimited = self.waived & v.WAIVE_LIMIT != 0
        if card.type == ITEM:
            return unlimited or characters.has_room(s, character)
        if not unlimited:
            limit = attachments.SKILLS_EACH_TURN + standing.total(s, asked.SKILLS, character)
            if character.skills_taken >= limit:
                return False
        tires = not self.waived & v.WAIVE_FATIGUE
        return not tires or characters.why_not_fatigue(s, character, v.CAUSE_SKILL) is None

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._attach(s, ctx)

    def _attach(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            character = in_play.find(s, uid)
            kinds = self._attachable(s, ctx, character)
            kind = yield from choose_kind(ctx.seat, "buffy-ask-attach", kinds, ctx.kind)
            if kind == NOTHING:
                continue
            pile(s, ctx.seat, self.zone_from).remove(kind)
            if self.zone_from == v.ZONE_DECK:
                zones.shuffle_deck(s, ctx.seat)
            self._put_on(s, ctx.seat, kind, character)

    def _put_on(self, s: State, seat: Seat, kind: int, character: Character) -> None:
        """Attach, then tire (BUF-RUL-35)."""
        attachments.put_on(s, kind, seat, character)
        if s.pool.type[kind] == SKILL:
            if not self.waived & v.WAIVE_LIMIT:
                character.skills_taken += 1
            if not self.waived & v.WAIVE_FATIGUE:
                tiring.pay_fatigue(s, character, v.CAUSE_SKILL)

    def words(self, w: Sayer) -> Words:
        return {
            "card": w.card_type(self.card_type, "one", attached=True),
            "origin": w.say(f"buffy-origin-{word_of(v.ZONES, self.zone_from)}"),
            "waived": told_waived(w, self.shape, self.waived),
        }


def _meets(s: State, character: Character, card: Card, waived: int) -> bool:
    """What the effect does not waive, another card may (BUF-REQ-03)."""
    for talent, value in card.needs:
        if characters.talent(s, character, talent) < value and not (
            waived & v.WAIVE_TALENT
            or characters.waived(s, character.owner, character, card, asked.NEEDS_NO_TALENT)
        ):
            return False
    if card.needs_trait == NOTHING or characters.has_trait(s, character, card.needs_trait):
        return True
    if waived & v.WAIVE_TRAIT:
        return True
    return characters.waived(s, character.owner, character, card, asked.NEEDS_NO_TRAIT)


class Unattach(Block):
    """A skill or item off a character: discarded, to its owner's hand, or to another character."""

    slug = "unattach"
    shape = Shape(TARGET, CARD, TO, may=(TARGET, WHICH, COUNTED))
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        card_type: int,
        zone_to: int,
        which: Filter | None = None,
        counted: Filter | None = None,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.card_type = card_type
        self.zone_to = zone_to
        self.counted = counted  # to which character

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return bool(self._movable(s, ctx, character))

    def _movable(self, s: State, ctx: Context, character: Character) -> list[tuple[int, int]]:
        """What can be taken off this character; to be moved it needs somebody to receive it."""
        found = removable(s, character, self.card_type)
        if self.zone_to != v.ZONE_OTHER:
            return found
        return [(kind, uid) for kind, uid in found if self._receivers(s, ctx, character, kind)]

    def _receivers(self, s: State, ctx: Context, bearer: Character, kind: int) -> list[int]:
        """Who may receive it: with room, meeting what it needs; an "X only" card never moves (BUF-CHG-03)."""
        card = s.pool.cards[kind]
        if card.only != NOTHING:
            return []
        owner = bearer.attached[in_play.place_of(bearer, kind)].owner
        if self.counted is None:
            found = in_play.of(s, ctx.seat)
        else:
            found = targets.matching(s, ctx, self.counted)
        return [
            one.uid
            for one in found
            if one.uid != bearer.uid
            and _meets(s, one, card, 0)
            and attachments.may_bear(s, owner, card, one)
            and (card.type == SKILL or characters.has_room(s, one))
        ]

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._unattach(s, ctx)

    def _unattach(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            character = in_play.seek(s, uid)
            if character is None:
                continue
            able = self._movable(s, ctx, character)
            kind, _ = yield from choose_attachment(ctx.seat, "buffy-ask-attachment", able, ctx.kind)
            if kind == NOTHING:
                continue
            if self.zone_to == v.ZONE_HAND:
                attachment_to_hand(s, character, kind)
            elif self.zone_to == v.ZONE_OTHER:
                receivers = self._receivers(s, ctx, character, kind)
                other = yield from choose_character(ctx.seat, "buffy-ask-receiver", receivers, kind)
                _hand_over(s, character, in_play.find(s, other), kind)
            else:
                attachments.discard_attached(s, character, in_play.place_of(character, kind))

    def words(self, w: Sayer) -> Words:
        return {
            "card": w.card_type(self.card_type, "one", attached=True),
            "counted": w.phrase(self.counted or Filter(Whose.MINE), "one"),
            "to": word_of(v.ZONES, self.zone_to),
        }


def _hand_over(s: State, giver: Character, receiver: Character, kind: int) -> None:
    """It keeps its own fatigue, and nobody tires (BUF-RUL-59)."""
    capacity = characters.item_capacity(s, giver)
    given = in_play.take_off(s, giver, in_play.place_of(giver, kind))
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
    reports.happened(s, happenings.UNATTACHED, giver.owner, giver.uid, kind)
    reports.happened(s, happenings.ATTACHED, receiver.owner, receiver.uid, kind)
    attachments.limit_fell(s, giver, capacity)
