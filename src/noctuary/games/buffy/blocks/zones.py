"""Cards from one zone to another: searching, recovering, the Crypt, back to hand."""

from __future__ import annotations

from noctuary.games.buffy import agenda, board, happenings, in_play
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.challenges import take_out
from noctuary.games.buffy.blocks.shapes import AMOUNT, CARD, FROM, PLAYER, TARGET, WHICH, Shape, word_of
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import CHALLENGE, ITEM, SKILL
from noctuary.games.buffy.pieces import Filter, Place, Player, Target, Until
from noctuary.games.buffy.questions import choose_attachment, choose_kind
from noctuary.games.buffy.rules import (
    attachments,
    characters,
    leaving,
    reports,
    targets,
    zones,
)
from noctuary.games.buffy.saying import Sayer, Words
from noctuary.games.buffy.state import Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def pile(s: State, seat: Seat, zone: int) -> list[int]:
    side = s.sides[seat]
    if zone == v.ZONE_DECK:
        return side.deck
    return side.discard if zone == v.ZONE_DISCARD else side.hand


def removable(s: State, character: Character, card_type: int) -> list[tuple[int, int]]:
    """Skills or items that can be taken off this character, as (kind, bearer)."""
    return [
        (attached.kind, character.uid)
        for attached in character.attached
        if card_type in (NOTHING, s.pool.type[attached.kind])
        and not attachments.is_protected(s, character, attached.kind)
    ]


def entry_spaces(s: State, ctx: Context, place: Filter | None) -> list[int]:
    """Where a character comes into play: on one's own spaces, unless the text says otherwise (BUF-RES-02)."""
    return board.own_spaces(s, ctx.seat) if place is None else targets.spaces(s, ctx, place)


def told_entry(w: Sayer, place: Filter | None) -> str:
    return w.space(place or Filter(place=Place.OWN_SPACE))


# -- the Crypt ----------------------------------------------------------------------------------------


class Crypt(Block):
    """Out of the game (BUF-ZON-04), from play, hand, discard pile or the top of the deck."""

    slug = "crypt"
    shape = Shape(FROM, may=(TARGET, WHICH, CARD, PLAYER, AMOUNT))
    asks = True

    def __init__(
        self,
        *,
        zone_from: int,
        target: Target = Target.NONE,
        which: Filter | None = None,
        card_type: int = NOTHING,
        player: Player = Player.YOU,
        amount: int = 0,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, player=player, until=until)
        self.zone_from = zone_from
        self.card_type = card_type
        self.amount = amount

    def is_about_challenges(self) -> bool:
        return self.card_type == CHALLENGE

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return self.card_type == NOTHING or bool(removable(s, character, self.card_type))

    def run(self, s: State, ctx: Context) -> Play | None:
        if self.zone_from == v.ZONE_HAND:
            for seat in reversed(ctx.seats):
                agenda.push(s, agenda.GIVE_UP, seat, max(self.amount, 1), self.card_type, 1)
            return None
        if self.zone_from == v.ZONE_DISCARD:
            return self._from_discard(s, ctx)
        if self.zone_from == v.ZONE_DECK:
            for seat in ctx.seats:
                _crypt_top(s, seat, max(self.amount, 1))
            return None
        return self._from_play(s, ctx)

    def _from_discard(self, s: State, ctx: Context) -> Play:
        """The user chooses; with 0 every card that is meant goes."""
        for seat in ctx.seats:
            discard = s.sides[seat].discard
            for _ in range(self.amount or len(discard)):
                able = targets.matching_cards(s, seat, self.which, self.card_type, discard)
                if self.amount:
                    kind = yield from choose_kind(ctx.seat, "buffy-ask-crypt", able, ctx.kind)
                else:
                    kind = able[0] if able else NOTHING
                if kind == NOTHING:
                    break
                discard.remove(kind)
                zones.to_crypt(s, seat, kind)
                if s.log is not None:
                    tell.cards(s, "buffy-log-crypts", seat, [kind])

    def _from_play(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            if self.card_type == CHALLENGE:
                placed = in_play.seek_challenge(s, uid)
                if placed is not None:
                    take_out(s, placed, True)
                continue
            character = in_play.seek(s, uid)
            if character is None:
                continue
            if self.card_type == NOTHING:
                leaving.leave_play(s, character, to_crypt=True)
                continue
            able = removable(s, character, self.card_type)
            kind, _ = yield from choose_attachment(ctx.seat, "buffy-ask-attachment", able, ctx.kind)
            if kind != NOTHING:
                place = in_play.place_of(character, kind)
                attachments.discard_attached(s, character, place, to_crypt=True)

    def variant(self) -> str:
        if self.zone_from in (v.ZONE_HAND, v.ZONE_DISCARD):
            return f"-{word_of(v.ZONES, self.zone_from)}"
        return "-card" if self.card_type in (SKILL, ITEM) else ""

    def words(self, w: Sayer) -> Words:
        which = self.which or targets.EVERYTHING
        return {
            "card": w.card_type(self.card_type, "one", attached=True),
            "cards": w.cards(which, self.card_type, max(self.amount, 1)),
        }


def _crypt_top(s: State, seat: Seat, count: int) -> None:
    deck = s.sides[seat].deck
    taken = [deck.pop() for _ in range(min(count, len(deck)))]
    for kind in taken:
        zones.to_crypt(s, seat, kind)
    if s.log is not None and taken:
        tell.cards(s, "buffy-log-crypts", seat, taken)


# -- back to hand -------------------------------------------------------------------------------------


class ReturnToHand(Block):
    """A character with all its level cards, or an attachment, to its owner's hand."""

    slug = "return-to-hand"
    shape = Shape(TARGET, may=(TARGET, WHICH, CARD))
    asks = True

    def __init__(
        self,
        *,
        target: Target,
        which: Filter | None = None,
        card_type: int = NOTHING,
        until: Until = Until.INSTANT,
    ) -> None:
        super().__init__(target=target, which=which, until=until)
        self.card_type = card_type

    def can_concern(self, s: State, ctx: Context, character: Character) -> bool:
        return self.card_type == NOTHING or bool(removable(s, character, self.card_type))

    def run(self, s: State, ctx: Context) -> Play | None:
        return self._return(s, ctx)

    def _return(self, s: State, ctx: Context) -> Play:
        for uid in ctx.uids:
            character = in_play.seek(s, uid)
            if character is None:
                continue
            if self.card_type == NOTHING:
                leaving.return_to_hand(s, character)
                continue
            able = removable(s, character, self.card_type)
            kind, _ = yield from choose_attachment(ctx.seat, "buffy-ask-attachment", able, ctx.kind)
            if kind != NOTHING:
                attachment_to_hand(s, character, kind)

    def variant(self) -> str:
        return "-card" if self.card_type in (SKILL, ITEM) else ""

    def words(self, w: Sayer) -> Words:
        return {"card": w.card_type(self.card_type, "one", attached=True)}


def attachment_to_hand(s: State, character: Character, kind: int) -> None:
    capacity = characters.item_capacity(s, character)
    taken = in_play.take_off(s, character, in_play.place_of(character, kind))
    zones.into_hand(s, taken.owner, kind)
    if s.log is not None:
        tell.numbers(s, "buffy-log-returned", taken.owner, card=kind)
    reports.happened(s, happenings.UNATTACHED, character.owner, character.uid, kind)
    attachments.limit_fell(s, character, capacity)
