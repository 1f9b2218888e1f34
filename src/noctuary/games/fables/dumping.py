"""A whole state as a document: cards by slug, seats by letter, nothing left out.

`loading.load` reads it back to the same state, bit for bit. The names of the fields are those of the state;
a deck is written from the top. There is no null anywhere, so that TOML can hold a dump too.
"""

# not compiled: it writes documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, state
from noctuary.games.fables.inline import write_card
from noctuary.games.fables.kinds import TYPE_SLUGS
from noctuary.games.fables.notation import AVATARS, pile_slug
from noctuary.games.fables.setups import DUEL, TEAMS
from noctuary.games.fables.sheet import Pool
from noctuary.games.fables.state import (
    DRAWN,
    NO_THRESHOLD,
    NOBODY,
    Board,
    Durable,
    LastAction,
    RelicRow,
    State,
    Step,
    Turn,
)
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE, chance_document, letter, slug_or_none, slugs

ALL: Final = "all"  # everybody

# The ways of inflicting damage by name.
VIA_NAMES: Final = {
    state.VIA_ATTACK: "attack",
    state.VIA_ATTACK_TALENT: "attack-talent",
    state.VIA_DEFENSE_TALENT: "defense-talent",
    state.VIA_MOVEMENT_TALENT: "movement-talent",
    state.VIA_EPIC: "epic",
    state.VIA_EFFECT: "effect",
    state.VIA_COUNTER: "counter",
    state.VIA_RELIC: "relic",
    state.VIA_SELF: "self",
    state.VIA_DEFENSE: "defense",
    state.VIA_MOVE: "move",
}

# Fields of a board and of a turn that are written as they are.
BOARD_NUMBERS: Final = ("hp", "max_hp", "defense", "max_defense", "power", "square", "track", "turns_taken")
BOARD_TOKENS: Final = ("awakening", "qi", "combo", "mist", "bramble")
BOARD_FLAGS: Final = ("out", "epic_due", "awake")
BOARD_CARDS: Final = ("hand", "discard", "play", "twists", "epics", "seen_epics", "shown", "cache")
TURN_FLAGS: Final = ("acted", "relic_used", "extra_turn", "apex_open")
TURN_NUMBERS: Final = (
    "boost",
    "value_bonus",
    "draw_bonus",
    "combo_level",
    "attack_run",
    "whetstone",
    "drum",
    "discount",
    "seal",
    "hourglass",
)
TURN_MARKS: Final = ("used", "done", "triggered")


def dump(s: State) -> Document:
    document: Document = _settings(s)
    document["chance"] = chance_document(s.chance)
    document["active"] = letter(s.active)
    document["slot"] = SEAT_LETTERS[s.slot]
    document["turn_number"] = s.turn_number
    document["extra_turns"] = s.extra_turns
    document["winner"] = _winner(s)
    document["seats"] = {letter(board.seat): _board(s, board) for board in s.boards}
    document["piles"] = {s.pool.cards[kind].slug: left for kind, left in enumerate(s.piles)}
    document["poison"] = s.poison
    document["matches"] = s.matches
    document["owners"] = {
        "poison": letter(s.poison_owner),
        "matches": letter(s.match_owner),
        "tentacles": letter(s.tentacle_owner),
    }
    document["turn"] = _turn(s, s.turn)
    document["agenda"] = [_step(s.pool, step) for step in s.agenda]
    document["packets"] = [
        {
            "source": letter(packet.source),
            "target": letter(packet.target),
            "amount": packet.amount,
            "via": VIA_NAMES[packet.via],
        }
        for packet in s.packets
    ]
    if s.relics is not None:
        document["relic_row"] = _relic_row(s.pool, s.relics)
    if s.pool.inline:
        document["cards"] = [write_card(card) for card in s.pool.inline]
    return document


def mark(pool: Pool, number: int) -> Json:
    """A note such as "this Twist has been used": nearly always a card, and otherwise a number."""
    return pool.cards[number].slug if 0 <= number < len(pool.cards) else number


def _settings(s: State) -> Document:
    settings = s.settings
    names: list[Json] = [board.sheet.slug for board in s.boards]
    made: Document = {
        "mode": TEAMS if settings.teams else DUEL,
        "fables": names,
        "mirror": len(set(map(str, names))) < len(names),
        "relics": settings.relics.name.lower(),
        "first": letter(s.first),
        "start_squares": [settings.start_left, settings.start_right],
        "basic_copies": settings.basic_copies,
        "turn_cap": settings.turn_cap,
    }
    if settings.ask_anyway:  # left out otherwise: digests of old games stay as they are
        made["ask_anyway"] = True
    return made


def _winner(s: State) -> str:
    if s.winner == NOBODY:
        return NONE
    if s.winner == DRAWN:
        return "draw"
    return "+".join(letter(board.seat) for board in s.boards if board.team == s.winner)


def _board(s: State, board: Board) -> Document:
    pool = s.pool
    written: Document = {name: getattr(board, name) for name in (*BOARD_NUMBERS, *BOARD_TOKENS, *BOARD_FLAGS)}
    for name in BOARD_CARDS:
        written[name] = slugs(pool, getattr(board, name))
    written["deck"] = slugs(pool, board.deck[::-1])
    written["threshold"] = 0 if board.threshold == NO_THRESHOLD else board.threshold
    written["durables"] = [_durable(pool, durable) for durable in board.durables]
    written["reserves"] = {
        name: len(reserve) - gone
        for name, reserve, gone in zip(TYPE_SLUGS, board.sheet.reserves, board.reserves)
    }
    written["hurt"] = [{"source": letter(source), "lost": lost} for source, lost in board.hurt]
    written["shown_to"] = ALL if board.shown_to == state.EVERYBODY else letter(board.shown_to)
    written["avatar"] = AVATARS[board.avatar]
    written["tentacles"] = list(board.tentacles)
    written["fate"] = [{"pile": pile_slug(s, token // 2), "red": token % 2 == 1} for token in board.fate]
    written["bramble_by"] = letter(board.bramble_by)
    return written


def _durable(pool: Pool, durable: Durable) -> Json:
    return {
        "card": pool.cards[durable.card].slug,
        "basic": slug_or_none(pool, durable.basic),
        "value": durable.value,
        "spent": durable.spent,
    }


def _turn(s: State, turn: Turn) -> Document:
    written: Document = {name: getattr(turn, name) for name in (*TURN_FLAGS, *TURN_NUMBERS)}
    for name in TURN_MARKS:
        written[name] = [mark(s.pool, number) for number in getattr(turn, name)]
    written["composing"] = NONE if turn.composing == NOTHING else TYPE_SLUGS[turn.composing]
    written["played"] = slugs(s.pool, turn.played)
    written["draw_offers"] = list(turn.draw_offers)
    written["lasting_attack"] = [[amount, actions] for amount, actions in turn.lasting_attack]
    if turn.last is not None:
        written["last"] = _last(s.pool, turn.last)
    return written


def _last(pool: Pool, last: LastAction) -> Document:
    return {
        "via": VIA_NAMES[last.via],
        "card": slug_or_none(pool, last.card),
        "value": last.value,
        "power": last.power,
        "more_damage": last.more_damage,
        "more_range": last.more_range,
        "basic": slug_or_none(pool, last.basic),
    }


def _step(pool: Pool, step: Step) -> Json:
    """Steps whose first number is a card name it; what the others mean is the step's own business."""
    names_card = step.kind in (agenda.TAIL, agenda.UNLOCKED)
    return {
        "step": agenda.STEP_NAMES[step.kind],
        "seat": letter(step.seat),
        "a": mark(pool, step.a) if names_card else step.a,
        "b": step.b,
        "c": step.c,
    }


def _relic_row(pool: Pool, relics: RelicRow) -> Document:
    return {
        "row": [_relic(pool, relic) for relic in relics.row[1:]],
        "deck": [_relic(pool, relic) for relic in relics.deck[::-1]],
        "discard": [_relic(pool, relic) for relic in relics.discard],
    }


def _relic(pool: Pool, relic: int) -> str:
    return NONE if relic == NOTHING else pool.relics[relic].slug
