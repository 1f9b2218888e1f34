"""What is in play, as the cards show it: characters, what they bear, challenges, the running conflict.

Nothing here asks what effects say: that is the business of `rules.characters` and `rules.goals`.
"""

from __future__ import annotations

from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import COMPANION, HERO, ITEM, MINION, SKILL, VILLAIN
from noctuary.games.buffy.state import Attached, Character, Conflict, PlacedChallenge, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# -- characters ---------------------------------------------------------------------------------------


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


def takes_part(s: State, uid: int) -> bool:
    running = s.conflict
    if running is None:
        return False
    return uid == running.fighter or uid == running.target or uid in running.facing


# -- what they show -----------------------------------------------------------------------------------


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


def printed_traits(s: State, character: Character) -> int:
    """Bit mask of the traits of the top card and of the attachments (BUF-TRT-02)."""
    cards = s.pool.cards
    mask = cards[character.levels[-1]].traits
    for attached in character.attached:
        mask |= cards[attached.kind].traits
    return mask


def printed_talent(s: State, character: Character, talent: int) -> int:
    """What the top card and the attachments show."""
    cards = s.pool.cards
    value = cards[character.levels[-1]].talents[talent]
    for attached in character.attached:
        value += cards[attached.kind].talents[talent]
    return value


# -- what they bear -----------------------------------------------------------------------------------


def items(s: State, character: Character) -> list[Attached]:
    return [attached for attached in character.attached if s.pool.type[attached.kind] == ITEM]


def skills(s: State, character: Character) -> list[Attached]:
    return [attached for attached in character.attached if s.pool.type[attached.kind] == SKILL]


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


# -- challenges and conflicts -------------------------------------------------------------------------


def seek_challenge(s: State, uid: int) -> PlacedChallenge | None:
    """The challenge with this number, or None when it is no longer in play."""
    for placed in s.challenges:
        if placed.uid == uid:
            return placed
    return None


def running_conflict(s: State) -> Conflict:
    """The fight or challenge going on; there must be one."""
    running = s.conflict
    if running is None:
        raise AssertionError("no fight or challenge is running")
    return running
