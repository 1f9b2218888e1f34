"""Characters in play (BUF-CHR): what they are, fatigue (BUF-FAT), requirements (BUF-REQ), leaving play.

The `printed_…` functions know the cards only; the others add what standing and lasting effects say, which
they ask of `abilities`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import abilities, happenings
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import (
    COMPANION,
    EVIL,
    GOOD,
    HERO,
    ITEM,
    ITEMS,
    MINION,
    SKILL,
    TALENTS,
    VILLAIN,
)
from noctuary.games.buffy.rules import conflict, zones
from noctuary.games.buffy.standing_cache import nothing_says
from noctuary.games.buffy.state import Attached, Character, State
from noctuary.games.buffy.vocabulary import CAUSE_COST, CAUSE_EFFECT, GRANT_TRAIT, WAIVE_TALENT, WAIVE_TRAIT
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

ALREADY_FATIGUED: Final = Refusal(RuleId("BUF-FAT-02"))
NOT_YOURS_ALONE: Final = Refusal(RuleId("BUF-CHG-03"))
TRAIT_MISSING: Final = Refusal(RuleId("BUF-REQ-08"))
NOBODY_MEETS_IT: Final = Refusal(RuleId("BUF-REQ-04"))


# -- who is in play ---------------------------------------------------------------------------------


def seek(s: State, uid: int) -> Character | None:
    """The character with this number, or None when it is no longer in play."""
    for character in s.characters:
        if character.uid == uid:
            return character
    return None


def find(s: State, uid: int) -> Character:
    """The character with this number; it must be in play."""
    character = seek(s, uid)
    if character is None:
        raise AssertionError(f"no character {uid} in play")
    return character


def of(s: State, seat: Seat) -> list[Character]:
    """A player's characters, in the order in which they came into play."""
    return [character for character in s.characters if character.owner == seat]


def at(s: State, space: int) -> list[Character]:
    return [character for character in s.characters if character.space == space]


def main_of(s: State, seat: Seat) -> Character | None:
    """The Main Character, None while she is not in play (BUF-RUL-50)."""
    who = s.pool.cards[s.sides[seat].essence].who
    for character in s.characters:
        if character.owner == seat and character.who == who:
            return character
    return None


def taking_part(s: State, seat: Seat) -> list[Character]:
    """A player's characters in the running conflict; the defender of a challenge has none (BUF-RUL-18)."""
    running = s.conflict
    if running is None:
        return []
    if running.challenge != NOTHING:
        uids = running.facing if seat == running.attacker else ()
    elif seat == running.attacker:
        uids = (running.fighter,)
    else:
        uids = (running.target,) if seat == running.defender else ()
    return [character for character in s.characters if character.uid in uids]


# -- what a character is ----------------------------------------------------------------------------


def top(s: State, character: Character) -> Card:
    """Only the top level card counts (BUF-RES-08)."""
    return s.pool.cards[character.levels[-1]]


def is_main(s: State, character: Character) -> bool:
    """Whoever matches her player's essence (BUF-ESS-01)."""
    return character.who == s.pool.cards[s.sides[character.owner].essence].who


def is_supporting(s: State, character: Character) -> bool:
    """BUF-CHR-02"""
    return not is_main(s, character)


def printed_rank(s: State, character: Character) -> int:
    """The type on the card, promoted if it matches the essence (BUF-ESS-02)."""
    rank = top(s, character).rank
    return promoted(rank) if is_main(s, character) else rank


def promoted(rank: int) -> int:
    if rank == COMPANION:
        return HERO
    return VILLAIN if rank == MINION else rank


def rank_of(s: State, character: Character) -> int:
    """Hero, Companion, Villain or Minion; a card that changes it prevails (BUF-GOLD-01)."""
    changed = abilities.changed_rank(s, character)
    return printed_rank(s, character) if changed == NOTHING else changed


def side_of(s: State, character: Character) -> int:
    """GOOD or EVIL, by the character's type (BUF-CHR-01)."""
    return side_of_rank(rank_of(s, character))


def side_of_rank(rank: int) -> int:
    return GOOD if rank in (HERO, COMPANION) else EVIL


def printed_traits(s: State, character: Character) -> int:
    """Bit mask of the traits of the top card and of the attachments (BUF-TRT-02)."""
    cards = s.pool.cards
    mask = cards[character.levels[-1]].traits
    for attached in character.attached:
        mask |= cards[attached.kind].traits
    return mask


def has_trait(s: State, character: Character, trait: int) -> bool:
    """On the cards or given by an effect; what an effect takes away is gone (BUF-GOLD-01)."""
    printed = printed_traits(s, character) >> trait & 1 == 1
    return (
        printed if nothing_says(s, 1 << GRANT_TRAIT) else abilities.keeps_trait(s, character, trait, printed)
    )


def printed_talent(s: State, character: Character, talent: int) -> int:
    """What the top card and the attachments show."""
    cards = s.pool.cards
    value = cards[character.levels[-1]].talents[talent]
    for attached in character.attached:
        value += cards[attached.kind].talents[talent]
    return value


def talent(s: State, character: Character, which: int) -> int:
    """Card, attachments, effects and fatigue (BUF-FRE-02); may be negative (BUF-FAT-06)."""
    value = printed_talent(s, character, which) + abilities.talent_bonus(s, character, which)
    if character.fatigued and not abilities.ignores_fatigue(s, character):
        value -= 1
    return value


def talents(s: State, character: Character) -> list[int]:
    return [talent(s, character, which) for which in range(TALENTS)]


# -- attachments ------------------------------------------------------------------------------------


def items(s: State, character: Character) -> list[Attached]:
    return [attached for attached in character.attached if s.pool.type[attached.kind] == ITEM]


def skills(s: State, character: Character) -> list[Attached]:
    return [attached for attached in character.attached if s.pool.type[attached.kind] == SKILL]


def item_capacity(s: State, character: Character) -> int:
    """Two, unless a card says more (BUF-RES-12)."""
    return ITEMS + abilities.item_capacity_bonus(s, character)


def has_room(s: State, character: Character) -> bool:
    held = 0
    for attached in character.attached:
        if s.pool.type[attached.kind] == ITEM:
            held += 1
    return held < item_capacity(s, character)


def place_of(character: Character, kind: int) -> int:
    """Where in `attached` the first card of this kind is, NOTHING if none is."""
    for place, attached in enumerate(character.attached):
        if attached.kind == kind:
            return place
    return NOTHING


def replace_attached(character: Character, place: int, attached: Attached) -> None:
    cards = character.attached
    character.attached = (*cards[:place], attached, *cards[place + 1 :])


def take_off(s: State, character: Character, place: int) -> Attached:
    """Take an attachment off a character; where it goes is up to the caller."""
    cards = character.attached
    character.attached = (*cards[:place], *cards[place + 1 :])
    s.texts = None
    return cards[place]


# -- fatigue ----------------------------------------------------------------------------------------


def why_not_fatigue(s: State, character: Character, cause: int = CAUSE_COST) -> Refusal | None:
    """Who is fatigued cannot do what would fatigue, unless spared that (BUF-FAT-07, BUF-FAT-09)."""
    if character.fatigued and not abilities.prevents_fatigue(s, character, cause):
        return ALREADY_FATIGUED
    return None


def fatigue(s: State, character: Character, cause: int = CAUSE_EFFECT) -> bool:
    """Turn a character sideways, unless spared that; whether it was turned (BUF-FAT-01, BUF-FAT-02)."""
    return not character.fatigued and pay_fatigue(s, character, cause)


def pay_fatigue(s: State, character: Character, cause: int = CAUSE_COST) -> bool:
    """The price of an act: whoever is spared it may have been fatigued before (BUF-FAT-09)."""
    if abilities.spare_fatigue(s, character, cause):
        return False
    character.fatigued = True
    if s.log is not None:
        tell.numbers(s, "buffy-log-fatigued", character.owner, card=character.levels[-1])
    abilities.happened(s, happenings.CHARACTER_FATIGUED, character.owner, character.uid, character.levels[-1])
    return True


def refresh(s: State, character: Character) -> bool:
    """Turn the character card upright, its attachments apart (BUF-FAT-04); whether it was turned."""
    if not character.fatigued or abilities.no_refresh(s, character):
        return False
    character.fatigued = False
    abilities.happened(
        s, happenings.CHARACTER_REFRESHED, character.owner, character.uid, character.levels[-1]
    )
    return True


def fatigue_attached(character: Character, place: int) -> bool:
    """An attachment fatigues on its own (BUF-FAT-04, BUF-FAT-10)."""
    attached = character.attached[place]
    if attached.fatigued:
        return False
    replace_attached(character, place, Attached(attached.kind, attached.owner, True, attached.swapped))
    return True


def refresh_attached(character: Character, place: int) -> bool:
    attached = character.attached[place]
    if not attached.fatigued:
        return False
    replace_attached(character, place, Attached(attached.kind, attached.owner, False, attached.swapped))
    return True


# -- requirements -----------------------------------------------------------------------------------


def why_not_meet(s: State, seat: Seat, card: Card, character: Character) -> Refusal | None:
    """One single character must have it all, stacks left aside (BUF-REQ-01, BUF-REQ-02, BUF-REQ-07)."""
    if card.only != NOTHING and why_not_only(s, seat, card) is not None:
        return NOT_YOURS_ALONE
    for which, value in card.needs:
        short = value - talent(s, character, which)
        if short > 0 and not abilities.waived(s, seat, character, card, WAIVE_TALENT):
            return Refusal(RuleId("BUF-REQ-01"), MessageId("buffy-remedy-talent"), short)
    if card.needs_trait == NOTHING or has_trait(s, character, card.needs_trait):
        return None
    return None if abilities.waived(s, seat, character, card, WAIVE_TRAIT) else TRAIT_MISSING


def why_not_only(s: State, seat: Seat, card: Card) -> Refusal | None:
    """An "X only" card serves the player whose essence is X's (BUF-CHG-03)."""
    if card.only == NOTHING or card.only == s.pool.cards[s.sides[seat].essence].who:
        return None
    return NOT_YOURS_ALONE


def why_not_any(s: State, seat: Seat, card: Card) -> Refusal | None:
    """An action: any one of your characters, in a conflict one that takes part (BUF-REQ-04, BUF-RUL-18)."""
    refusal = why_not_only(s, seat, card)
    if refusal is not None or not (card.needs or card.needs_trait != NOTHING):
        return refusal
    refusal = NOBODY_MEETS_IT
    for character in _who_may_meet(s, seat):
        refusal = why_not_meet(s, seat, card, character)
        if refusal is None:
            return None
    return refusal


def _who_may_meet(s: State, seat: Seat) -> list[Character]:
    """Those who take part; all of a player's where nobody of theirs can (BUF-RUL-18, BUF-RUL-48)."""
    running = s.conflict
    if running is None:
        return of(s, seat)
    fights = seat == running.defender and running.challenge == NOTHING
    return taking_part(s, seat) if fights or seat == running.attacker else of(s, seat)


def any_meets(s: State, seat: Seat, card: Card) -> bool:
    return why_not_any(s, seat, card) is None


# -- leaving play -----------------------------------------------------------------------------------


def leave_play(s: State, character: Character, to_crypt: bool = False) -> None:
    """Level cards to discard pile or Crypt, attachments to the discard pile (BUF-CHR-08, BUF-CHR-10).

    Every card goes to its owner's pile (BUF-RUL-31). Whoever was in a conflict leaves it (BUF-RUL-15c).
    """
    s.characters.remove(character)
    s.texts = None
    for kind in character.levels:
        if to_crypt:
            zones.to_crypt(s, character.owner, kind)
        else:
            zones.to_discard(s, character.owner, kind)
    for attached in character.attached:
        zones.to_discard(s, attached.owner, attached.kind)
    s.lasting = tuple([lasting for lasting in s.lasting if lasting.uid != character.uid])
    if s.log is not None:
        message = "buffy-log-crypted" if to_crypt else "buffy-log-discarded"
        tell.numbers(s, message, character.owner, card=character.levels[-1])
    if s.conflict is not None:
        conflict.leave(s, character.uid)
    happening = happenings.CHARACTER_CRYPTED if to_crypt else happenings.CHARACTER_DISCARDED
    top_card = character.levels[-1]
    abilities.happened(s, happening, character.owner, character.uid, top_card, character.attached)
