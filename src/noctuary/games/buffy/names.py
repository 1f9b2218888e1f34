"""What is at the table by its name: players, spaces, characters, challenges."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.buffy.board import space_name
from noctuary.games.buffy.card_words import card_title, person_name
from noctuary.games.buffy.kinds import PARK
from noctuary.games.buffy.state import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.sitting import name_or_letter


def seat_name(s: State, seat: Seat, language: Language) -> str:
    """The Main Character's name; with whoever plays it where two play the same one (BUF-CHR-03)."""
    people = [s.pool.cards[side.essence].who for side in s.sides]
    name = person_name(s.pool, people[seat], language)
    if people.count(people[seat]) == 1:
        return name
    return say(language, "buffy-name-at-seat", name=name, letter=name_or_letter(seat))


def space_text(s: State, space: int, language: Language) -> str:
    """The space and the location that lies there."""
    if space == PARK:
        return say(language, "buffy-park")
    name, kind = space_name(space), s.locations[space]
    if kind == NOTHING:
        return say(language, "buffy-space", space=name)
    location = card_title(s.pool, kind, language)
    return say(language, "buffy-space-at-location", space=name, location=location)


def character_text(s: State, uid: int, language: Language) -> str:
    """By the top card; with the player's name where two players have the same one in play."""
    found = next((character for character in s.characters if character.uid == uid), None)
    if found is None:
        return say(language, "nobody")
    top = found.levels[-1]
    title = card_title(s.pool, top, language)
    if sum(character.levels[-1] == top for character in s.characters) == 1:
        return title
    return say(language, "buffy-name-at-seat", name=title, letter=name_or_letter(found.owner))


def challenge_text(s: State, uid: int, language: Language) -> str:
    found = next((placed.kind for placed in s.challenges if placed.uid == uid), NOTHING)
    return say(language, "nothing") if found == NOTHING else card_title(s.pool, found, language)
