"""A running conflict and the effects that last, in a document."""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, in_play
from noctuary.games.buffy.blocks.catalogue import EFFECTS, number_of
from noctuary.games.buffy.context import TEXT, has_text
from noctuary.games.buffy.kinds import (
    CHALLENGE_CHOOSE,
    CHALLENGE_WON,
    FIGHT_WON,
    LOCATION,
    STEPS,
    TALENT_SLUGS,
    TALENTS,
    TIMING_SLUGS,
)
from noctuary.games.buffy.pieces import Effect, Until
from noctuary.games.buffy.positions import dumping
from noctuary.games.buffy.positions.dumping import DRAW, UNTIL_NAMES
from noctuary.games.buffy.positions.fields import MOST_UID, RESOURCES, card_or_none, read_space
from noctuary.games.buffy.positions.pending import read_step
from noctuary.games.buffy.state import DRAWN, NOBODY, Conflict, Lasting, State, new_conflict
from noctuary.kernel.fields import Fields
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE, seat_or_none

_MOST_VALUE: Final = 999
_MOST_TEXT: Final = 64 * 64  # abilities and their effects
_MOST_WHAT: Final = 1 << 62
_TALENT_WORDS: Final = TALENTS + 3  # a talent, or a word for one (`vocabulary.CHOSEN_TALENT` …)


# -- fights and challenges ----------------------------------------------------------------------------


def read_conflict(s: State, fields: Fields) -> Conflict:
    seats = len(s.sides)
    timing = TIMING_SLUGS.index(fields.choice("timing", "fight-choose", TIMING_SLUGS[STEPS:]))
    attacker = fields.seat("attacker", s.active, seats)
    defender = fields.seat("defender", Seat((attacker + 1) % seats), seats)
    made = new_conflict(timing, attacker, defender)
    made.watch = fields.seat("watch", attacker, seats)
    winner = fields.choice("winner", NONE, [NONE, DRAW, *SEAT_LETTERS[:seats]])
    made.winner = DRAWN if winner == DRAW else Seat(SEAT_LETTERS.find(winner))
    made.resolving = TALENT_SLUGS.index(fields.choice("resolving", TALENT_SLUGS[0], TALENT_SLUGS))
    made.facing = tuple(fields.numbers("facing", 1, MOST_UID))
    made.left = tuple(fields.numbers("left", 1, MOST_UID))
    made.attacker_stacks = _stacks(s, fields.table("attacker_stacks"))
    made.defender_stacks = _stacks(s, fields.table("defender_stacks"))
    made.afterwards = tuple(read_step(s, table) for table in fields.tables("afterwards"))
    for name in dumping.CONFLICT_FLAGS:
        setattr(made, name, fields.flag(name))
    made.passes = fields.number("passes", 0, 0, 2, "BUF-FCH-05")
    for name in ("fighter", "target", "challenge"):
        setattr(made, name, fields.number(name, NOTHING, NOTHING, MOST_UID))
    fields.finish()
    if s.winner == NOBODY:
        _check_sides(s, made, fields)
        _check_who_takes_part(s, made, fields)
    return made


def _stacks(s: State, fields: Fields) -> tuple[tuple[tuple[int, int], ...], ...]:
    made = tuple(tuple(_stacked(s, stacked) for stacked in fields.tables(name)) for name in TALENT_SLUGS)
    fields.finish()
    return made


def _stacked(s: State, fields: Fields) -> tuple[int, int]:
    kind = card_or_none(s.pool, fields, "card", RESOURCES)
    made = kind, fields.number("value", 1, -_MOST_VALUE, _MOST_VALUE)
    fields.finish()
    return made


def _check_sides(s: State, running: Conflict, fields: Fields) -> None:
    """A duel between two players who are in the game (BUF-MUL-02); only they have watches (BUF-RUL-48)."""
    two = (running.attacker, running.defender)
    if running.attacker == running.defender or s.sides[running.defender].out:
        fields.refuse("impossible", "defender", rule="BUF-MUL-02")
    if s.sides[running.attacker].out:
        fields.refuse("impossible", "attacker", rule="BUF-MUL-02")
    if running.watch not in two:
        fields.refuse("impossible", "watch", rule="BUF-RUL-48")
    if running.winner not in (*two, NOBODY, DRAWN):
        fields.refuse("impossible", "winner", rule="BUF-MUL-02")
    decided = running.timing in (FIGHT_WON, FIGHT_WON + 1, CHALLENGE_WON, CHALLENGE_WON + 1)
    if decided and running.winner == NOBODY:
        fields.fail("impossible", "winner", given=NONE, rule="BUF-FRE-03")
    for place, step in enumerate(running.afterwards, start=1):
        if step.kind != agenda.START_FIGHT:
            name = agenda.STEP_NAMES[step.kind]
            fields.fail("impossible", f"afterwards.{place}.step", given=name, rule="BUF-RUL-16c")


def _check_who_takes_part(s: State, running: Conflict, fields: Fields) -> None:
    """Characters in play, each of its own player; who has left or is gone is none (BUF-RUL-15)."""
    owners = {character.uid: character.owner for character in s.characters}
    is_fight = running.timing < CHALLENGE_CHOOSE
    fighters = (("fighter", running.fighter, running.attacker), ("target", running.target, running.defender))
    for name, uid, seat in fighters:
        if uid != NOTHING and (not is_fight or owners.get(uid) != seat):
            fields.refuse("not-in-play", name, rule="BUF-FGT-03")
    if len(set(running.facing)) < len(running.facing):
        fields.refuse("not-in-play", "facing", rule="BUF-CHL-03")
    for uid in running.facing:
        if is_fight or owners.get(uid) != running.attacker:
            fields.fail("not-in-play", "facing", given=str(uid), rule="BUF-CHL-03")
    gone = running.challenge != NOTHING and running.winner != NOBODY
    faced = in_play.seek_challenge(s, running.challenge) is not None or gone
    if faced == is_fight:
        fields.refuse("not-in-play", "challenge", rule="BUF-CHL-02")


# -- effects that last --------------------------------------------------------------------------------


def read_lasting(s: State, fields: Fields) -> Lasting:
    seats = len(s.sides)
    number = fields.number("op", NOTHING, 1, len(EFFECTS))
    made = Lasting(
        answers=0,
        source=card_or_none(s.pool, fields, "source"),
        user=seat_or_none(fields, "user", seats),
        uid=fields.number("uid", NOTHING, NOTHING, MOST_UID),
        talent=fields.number("talent", NOTHING, NOTHING, _TALENT_WORDS - 1),
        amount=fields.number("amount", NOTHING, -_MOST_VALUE, _MOST_VALUE),
        what=fields.number("what", NOTHING, -_MOST_VALUE, _MOST_WHAT),
        until=Until(UNTIL_NAMES.index(fields.choice("until", "turn", UNTIL_NAMES))),
        effect=fields.number("effect", 0, 0, _MOST_TEXT),
        holder=fields.number("holder", NOTHING, NOTHING, MOST_UID),
        space=read_space(s, fields, "space", NOTHING),
        seat=seat_or_none(fields, "seat", seats),
    )
    fields.finish()
    _check_text(s, made, number, fields)
    made.answers = _effect_of(s, made).answers
    return made


def _effect_of(s: State, lasting: Lasting) -> Effect:
    place, number = divmod(lasting.effect, TEXT)
    return s.pool.cards[lasting.source].abilities[place].effects[number]


def _check_text(s: State, lasting: Lasting, number: int, fields: Fields) -> None:
    """It stands on the card it names, and is of the sort it says."""
    if lasting.source == NOTHING:
        fields.fail("unknown-card", "source", given=NONE)
    if lasting.user == NOBODY:
        fields.fail("impossible", "user", given=NONE, rule="BUF-GOLD-01")
    wrong = _misfit(s, lasting, number)
    if wrong:
        fields.refuse("impossible", wrong, rule="BUF-GOLD-01")


def _misfit(s: State, lasting: Lasting, number: int) -> str:
    """The field that fits no text, if one does not: a position may say anything."""
    if not has_text(s, lasting.source * TEXT * TEXT + lasting.effect):
        return "effect"
    place, of_text = divmod(lasting.effect, TEXT)
    if of_text >= len(s.pool.cards[lasting.source].abilities[place].effects):
        return "effect"
    if number != number_of(_effect_of(s, lasting)):
        return "op"
    of_location = s.pool.type[lasting.source] == LOCATION
    return "holder" if of_location and not 0 < lasting.holder < len(s.locations) else ""
