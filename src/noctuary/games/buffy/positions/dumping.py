"""A whole state as a document: cards by slug, seats by letter, spaces by name, nothing left out.

`loading.load` reads it back to the same state, bit for bit. Decks are written from the top. There is no null
anywhere, so that TOML can hold a dump too.
"""

# not compiled: it writes documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda
from noctuary.games.buffy.blocks.catalogue import number_of
from noctuary.games.buffy.board import space_name
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.context import TEXT
from noctuary.games.buffy.kinds import TALENT_SLUGS, TIMING_SLUGS
from noctuary.games.buffy.pieces import Until
from noctuary.games.buffy.state import (
    DRAWN,
    Attached,
    Character,
    Conflict,
    Lasting,
    PlacedChallenge,
    Side,
    State,
    Step,
)
from noctuary.kernel.deck_fields import lists_document
from noctuary.kernel.game import Document, Json
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE, chance_document, letter, slug_or_none, slugs

DRAW: Final = "draw"

UNTIL_NAMES: Final = [until.name.lower() for until in Until]

SHOWN_FROM: Final = (NONE, "hand", "deck", "challenges")

# Fields that are written as they are.
SIDE_FLAGS: Final = ("out", "resurrected")
SIDE_CARDS: Final = ("hand", "discard", "crypt", "locations", "second_parts", "parts_two", "shown")
CHARACTER_NUMBERS: Final = ("moves_made", "skills_taken", "ascended")
CONFLICT_FLAGS: Final = ("resolving_locked", "doubled")
CONFLICT_NUMBERS: Final = ("fighter", "target", "challenge", "passes")
LASTING_NUMBERS: Final = ("uid", "talent", "amount", "what", "effect", "holder")


def dump(s: State) -> Document:
    document: Document = {
        "opening_hand": s.settings.opening_hand,
        "turn_limit": s.settings.turn_limit,
        **lists_document(s.settings.closed_lists),
        "chance": chance_document(s.chance),
        "turn_number": s.turn_number,
        "day": s.day,
        "active": letter(s.active),
        "first": letter(s.first),
        "step": TIMING_SLUGS[s.step],
        "watch": letter(s.watch),
        "passes": s.passes,
        "duties": [letter(side.seat) for side in s.sides if s.duties >> side.seat & 1],
        "winner": DRAW if s.winner == DRAWN else letter(s.winner),
        "park": {"holder": letter(s.park_holder), "count": s.park_count},
        "seats": {letter(side.seat): _side(s, side) for side in s.sides},
        "locations": {
            space_name(space): s.pool.cards[kind].slug
            for space, kind in enumerate(s.locations)
            if kind != NOTHING
        },
        "events": slugs(s.pool, s.events),
        "used": list(s.used),
        "used_ever": list(s.used_ever),
        "lasting": [_lasting(s, lasting) for lasting in s.lasting],
        "next_uid": s.next_uid,
        "agenda": [step_document(step) for step in s.agenda],
    }
    if s.conflict is not None:
        document["conflict"] = _conflict(s, s.conflict)
    if s.pool.extra:
        document["cards"] = s.pool.extra
    return document


# -- seats ------------------------------------------------------------------------------------------


def _side(s: State, side: Side) -> Document:
    pool = s.pool
    written: Document = {
        "essence": pool.cards[side.essence].slug,
        "main_card": slug_or_none(pool, side.main_card),
        "destiny": side.destiny,
        "deck": slugs(pool, side.deck[::-1]),
        "challenge_deck": slugs(pool, side.challenges[::-1]),
        "part_one": slug_or_none(pool, side.part_one),
        "shown_to": letter(side.shown_to),
        "shown_from": SHOWN_FROM[side.shown_from + 1],
    }
    for name in SIDE_FLAGS:
        written[name] = getattr(side, name)
    for name in SIDE_CARDS:
        written[name] = slugs(pool, getattr(side, name))
    written["characters"] = _by_name(
        pool,
        [
            (character.levels[-1], _character(s, character))
            for character in s.characters
            if character.owner == side.seat
        ],
    )
    written["challenges"] = _by_name(
        pool, [(placed.kind, _challenge(placed)) for placed in s.challenges if placed.owner == side.seat]
    )
    return written


def _by_name(pool: Pool, found: list[tuple[int, Document]]) -> Document:
    """Tables by the slug of the card; a second one of the same slug says its number too."""
    written: Document = {}
    for kind, table in found:
        slug = pool.cards[kind].slug
        written[f"{slug}#{table['uid']}" if slug in written else slug] = table
    return written


def _character(s: State, character: Character) -> Document:
    written: Document = {
        "uid": character.uid,
        "space": space_name(character.space),
        "levels": slugs(s.pool, character.levels),
        "fatigued": character.fatigued,
        "attached": [_attached(s, character, attached) for attached in character.attached],
    }
    for name in CHARACTER_NUMBERS:
        written[name] = getattr(character, name)
    return written


def _attached(s: State, character: Character, attached: Attached) -> Json:
    """Just the card, unless there is something to say about it."""
    slug = s.pool.cards[attached.kind].slug
    if attached.owner == character.owner and not attached.fatigued and not attached.swapped:
        return slug
    return {
        "card": slug,
        "owner": letter(attached.owner),
        "fatigued": attached.fatigued,
        "swapped": attached.swapped,
    }


def _challenge(placed: PlacedChallenge) -> Document:
    return {
        "uid": placed.uid,
        "space": space_name(placed.space),
        "faced_by": [letter(seat) for seat in placed.faced_by],
    }


# -- the conflict, lasting effects, the agenda ------------------------------------------------------


def _conflict(s: State, running: Conflict) -> Document:
    written: Document = {
        "timing": TIMING_SLUGS[running.timing],
        "attacker": letter(running.attacker),
        "defender": letter(running.defender),
        "watch": letter(running.watch),
        "winner": DRAW if running.winner == DRAWN else letter(running.winner),
        "resolving": TALENT_SLUGS[running.resolving],
        "facing": list(running.facing),
        "left": list(running.left),
        "attacker_stacks": _stacks(s.pool, running.attacker_stacks),
        "defender_stacks": _stacks(s.pool, running.defender_stacks),
        "afterwards": [step_document(step) for step in running.afterwards],
    }
    for name in (*CONFLICT_FLAGS, *CONFLICT_NUMBERS):
        written[name] = getattr(running, name)
    return written


def _stacks(pool: Pool, stacks: tuple[tuple[tuple[int, int], ...], ...]) -> Document:
    return {
        name: [{"card": slug_or_none(pool, kind), "value": value} for kind, value in stack]
        for name, stack in zip(TALENT_SLUGS, stacks)
    }


def _lasting(s: State, lasting: Lasting) -> Document:
    place, number = divmod(lasting.effect, TEXT)
    written: Document = {
        "source": slug_or_none(s.pool, lasting.source),
        "user": letter(lasting.user),
        "until": UNTIL_NAMES[lasting.until],
        "space": NONE if lasting.space == NOTHING else space_name(lasting.space),
        "seat": letter(lasting.seat),
        "op": number_of(s.pool.cards[lasting.source].abilities[place].effects[number]),
    }
    for name in LASTING_NUMBERS:
        written[name] = getattr(lasting, name)
    return written


def step_document(step: Step) -> Document:
    """What its numbers mean is the step's own business."""
    return {
        "step": agenda.STEP_NAMES[step.kind],
        "seat": letter(step.seat),
        "a": step.a,
        "b": step.b,
        "c": step.c,
    }
