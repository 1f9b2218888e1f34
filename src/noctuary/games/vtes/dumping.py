"""A whole state as a document: cards by slug, seats by letter, windows and phases by name, nothing left out.

`loading.load` reads it back to the same state, bit for bit. Decks are written from the top; what lies on a
card is written inside it; what has its usual value is not written at all. There is no null anywhere, so that
TOML can hold a dump too.
"""

# not compiled: it writes documents and is never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import agenda
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.going_on import (
    Action,
    Combat,
    Fighter,
    Referendum,
    Strike,
    new_action,
    new_combat,
    new_fighter,
    new_referendum,
)
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    CONTESTED,
    IN_PLAY,
    MOST_PLAYERS,
    ON_CARD,
    PHASE_SLUGS,
    READY,
    REGION_SLUGS,
    SECT_SLUGS,
    TITLE_SLUGS,
    TORPOR,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.state import (
    InPlay,
    Lasting,
    Methuselah,
    State,
    Step,
    Uncontrolled,
    Window,
    new_in_play,
    new_methuselah,
)
from noctuary.kernel.deck_fields import lists_document
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import chance_document, letter, letters, slug_or_none, slugs

PRINTED: Final = "printed"  # a sect, clan or title that nothing has changed
RANGES: Final = ("close", "long")
# Where a Methuselah's cards lie, as tables of hers; everything else lies on one of them.
TABLES: Final = {READY: "ready", TORPOR: "torpor", IN_PLAY: "in_play", CONTESTED: "contested"}

# Fields that are written as they are.
CARD_NUMBERS: Final = ("stun", "level", "since", "capacity", "chosen", "second", "nightmares")
CARD_FLAGS: Final = (
    "locked",
    "late",
    "title_contested",
    "contested",
    "contest_due",
    "wounded",
    "returns_at_end",
    "leaves",
)
CARD_LISTS: Final = ("used", "done", "corruption")
PLAYER_PHASE: Final = ("master_actions", "discard_actions", "transfers")
PLAYER_NUMBERS: Final = ("debt", "turns", "last_turn", "withdrawing")
PLAYER_FLAGS: Final = ("out", "trifle_used", "out_of_turn", "event_played", "burned_option")
PLAYER_LISTS: Final = ("owed", "used")
PLAYER_CARDS: Final = ("hand", "ash", "removed", "shown")
ACTION_NUMBERS: Final = (
    "target",
    "pool_cost",
    "blood_cost",
    "stealth",
    "bleed",
    "blocker",
    "blocked_by",
    "votes",
    "bled",
)
ACTION_FLAGS: Final = ("limited", "card_placed", "successful", "over", "continues")
ACTION_LISTS: Final = ("disciplines", "awake", "cannot_block", "items")
FIGHTER_NUMBERS: Final = (
    "seat",
    "committed",
    "additional",
    "lost",
    "inflicted",
    "hurt",
    "pending",
    "pending_aggravated",
    "unpreventable",
    "unpreventable_aggravated",
    "past_fortitude",
    "past_fortitude_aggravated",
    "environmental",
    "maneuvers",
    "presses",
)
FIGHTER_FLAGS: Final = ("additional_used", "dodging", "named")
COMBAT_NUMBERS: Final = ("round", "last", "queued", "striking", "stage", "before_uid")
COMBAT_FLAGS: Final = ("range_set", "pressed", "ended", "goes_on", "of_block", "first_block")
REFERENDUM_NUMBERS: Final = ("source", "votes_for", "votes_against")
REFERENDUM_FLAGS: Final = ("passed", "hunt")
REFERENDUM_LISTS: Final = ("terms",)
LASTING_NUMBERS: Final = ("what", "about", "amount", "until", "source")
USING_NUMBERS: Final = ("minion", "source", "x", "pool_off", "blood_off", "payer", "origin")
STRIKE_NUMBERS: Final = ("source", "target", "more")


def dump(s: State) -> Document:
    document: Document = {
        "cards": s.pool.number,
        "time_limit": s.settings.time_limit,
        "arrive_at_end": s.settings.arrive_at_end,
        "events_once_each": s.settings.events_once_each,
        "tournament": s.settings.tournament,
        "every_phase": s.settings.every_phase,
        **lists_document(s.settings.closed_lists),
        "chance": chance_document(s.chance),
        "turn_number": s.turn_number,
        "active": letter(s.active),
        "phase": PHASE_SLUGS[s.phase],
        "edge": letter(s.edge),
        "over": s.over_now,
        "seats": {letter(player.seat): _player(s, player) for player in s.players},
        "events": [_event(s.pool, packed) for packed in s.events],
        "actions": s.actions,
        "next_uid": s.next_uid,
        "windows": [_window(window) for window in s.windows],
        "playing": [using_document(s.pool, using) for using in s.playing],
        "agenda": [_step(s.pool, step) for step in s.agenda],
        "lasting": [_lasting(s.pool, lasting) for lasting in s.lasting],
    }
    if s.action is not None:
        document["action"] = _action(s.pool, s.action)
    if s.combat is not None:
        document["combat"] = _combat(s.pool, s.combat)
    if s.referendum is not None:
        document["referendum"] = _referendum(s.pool, s.referendum)
    return document


def _unusual(thing: object, usual: object, names: Sequence[str]) -> Document:
    """The fields that differ from those of a new one; lists instead of tuples."""
    found: Document = {}
    for name in names:
        value = getattr(thing, name)
        if value != getattr(usual, name):
            found[name] = list(value) if isinstance(value, tuple) else value
    return found


def _event(pool: Pool, packed: int) -> str:
    """`anthelios:A`; A for all where an event is played once at the table (VTES-RUL-10)."""
    return f"{pool.cards[packed // MOST_PLAYERS].slug}:{letter(packed % MOST_PLAYERS)}"


# -- seats ---------------------------------------------------------------------------------------------


def _player(s: State, player: Methuselah) -> Document:
    usual = new_methuselah(player.seat)
    written: Document = {"pool": player.pool, "points": victory_points(player)}
    for name in PLAYER_PHASE:
        written[name] = getattr(player, name)
    for name in PLAYER_CARDS:
        kinds = getattr(player, name)
        if kinds:
            written[name] = slugs(s.pool, kinds)
    written["library"] = slugs(s.pool, player.library[::-1])
    written["crypt"] = slugs(s.pool, player.crypt[::-1])
    written["uncontrolled"] = [_uncontrolled(s, one) for one in player.uncontrolled]
    written["shown_to"] = letter(player.shown_to)
    written.update(_unusual(player, usual, (*PLAYER_NUMBERS, *PLAYER_FLAGS, *PLAYER_LISTS)))
    for region, name in TABLES.items():
        lying = [
            card
            for card in s.cards
            if card.host == NOTHING and card.region == region and card.controller == player.seat
        ]
        if lying:
            written[name] = _by_name(s, lying, s.cards)
    return written


def victory_points(player: Methuselah) -> int | float:
    """Victory points as people count them: 1, 1.5 (VTES-OUST-06)."""
    return player.points // 2 if player.points % 2 == 0 else player.points / 2


def _uncontrolled(s: State, one: Uncontrolled) -> Document:
    written: Document = {"card": s.pool.cards[one.kind].slug, "uid": one.uid, "counters": one.counters}
    for card in s.banished:
        if card.uid == one.uid:
            written["banished"] = _card(s, card, s.banished)
    return written


def _by_name(s: State, found: list[InPlay], among: list[InPlay]) -> Document:
    """Tables by the slug of the card; a second one of the same slug says its number too."""
    written: Document = {}
    for card in found:
        slug = s.pool.cards[card.kind].slug
        written[f"{slug}#{card.uid}" if slug in written else slug] = _card(s, card, among)
    return written


def _card(s: State, card: InPlay, among: list[InPlay]) -> Document:
    usual = new_in_play(card.uid, card.kind, card.owner, card.controller, card.region)
    written: Document = {"uid": card.uid, "counters": card.counters}
    if card.host != NOTHING:
        written["controller"] = letter(card.controller)
        if card.region != ON_CARD:
            written["region"] = REGION_SLUGS[card.region]
    if card.owner != card.controller:
        written["owner"] = letter(card.owner)
    if card.sect != NOTHING:
        written["sect"] = SECT_SLUGS[card.sect]
    if card.clan != NOTHING:
        written["clan"] = s.pool.clans[card.clan]
    if card.title != NOTHING:
        written["title"] = TITLE_SLUGS[card.title]
    if card.was_in != card.region:
        written["was_in"] = REGION_SLUGS[card.was_in]
    if card.returns != NOTHING:
        written["returns"] = letter(card.returns)
    if card.under:
        written["under"] = [s.pool.cards[kind].slug for kind in card.under]
        written["under_of"] = letters(tuple(Seat(seat) for seat in card.under_of))
    written.update(_unusual(card, usual, ("city", *CARD_NUMBERS, *CARD_FLAGS, *CARD_LISTS)))
    lying = [other for other in among if other.host == card.uid]
    if lying:
        written["on"] = _by_name(s, lying, among)
    return written


# -- what is going on ----------------------------------------------------------------------------------


def _window(window: Window) -> Document:
    return {
        "window": WINDOW_SLUGS[window.kind],
        "acting": letter(window.acting),
        "impulse": letter(window.impulse),
        "asked": letters(window.asked),
        "subject": window.subject,
        "below": window.below,
    }


def using_document(pool: Pool, using: Using) -> Document:
    """A card outside play that was chosen goes by its slug."""
    written: Document = {
        "seat": letter(using.seat),
        "card": slug_or_none(pool, using.kind),
        "use": using.index,
    }
    if using.target != NOTHING:
        written["target"] = pool.cards[using.target].slug if chooses_kind(pool, using) else using.target
    if using.target_seat != NOTHING:
        written["target_seat"] = letter(using.target_seat)
    if using.owner != NOTHING:
        written["owner"] = letter(using.owner)
    return {**written, **_unusual(using, Using(using.seat, using.kind, using.index), USING_NUMBERS)}


def chooses_kind(pool: Pool, using: Using) -> bool:
    """Whether its target is a card outside play."""
    if using.kind == NOTHING or using.index >= len(pool.cards[using.kind].uses):
        return False
    target = pool.cards[using.kind].uses[using.index].target
    return target is not None and target.names == "kind"


def _action(pool: Pool, action: Action) -> Document:
    written: Document = {
        "kind": ACTION_SLUGS[action.kind],
        "actor": action.actor,
        "seat": letter(action.seat),
        "card": slug_or_none(pool, action.card),
        "targets": letters(action.targets),
        "declined": letters(action.declined),
        "intercepts": [number for pair in action.intercepts for number in pair],
        "played": [f"{pool.cards[kind].slug}:{uid}" for uid, kind in action.played],
    }
    if action.using is not None:
        written["using"] = using_document(pool, action.using)
    usual = new_action(action.kind, action.actor, Seat(action.seat))
    return {**written, **_unusual(action, usual, (*ACTION_NUMBERS, *ACTION_FLAGS, *ACTION_LISTS))}


def _combat(pool: Pool, combat: Combat) -> Document:
    usual = new_combat(NOTHING, NOTHING)
    return {
        "sides": [_fighter(pool, one) for one in combat.sides],
        "range": RANGES[combat.range],
        **_unusual(combat, usual, (*COMBAT_NUMBERS, *COMBAT_FLAGS)),
    }


def _fighter(pool: Pool, one: Fighter) -> Document:
    names = (*FIGHTER_NUMBERS, *FIGHTER_FLAGS)
    written: Document = {"uid": one.uid, **_unusual(one, new_fighter(one.uid), names)}
    if one.strike is not None:
        written["strike"] = _strike(pool, one.strike)
    return written


def _strike(pool: Pool, strike: Strike) -> Document:
    return {
        "card": slug_or_none(pool, strike.card),
        "use": strike.index,
        "more_aggravated": strike.more_aggravated,
        **_unusual(strike, Strike(strike.card, strike.index), STRIKE_NUMBERS),
    }


def _referendum(pool: Pool, called: Referendum) -> Document:
    usual = new_referendum(called.caller, called.seat, called.card)
    return {
        "caller": called.caller,
        "seat": letter(called.seat),
        "card": slug_or_none(pool, called.card),
        "cast": [number for vote in called.cast for number in vote],
        "card_votes": letters(called.card_votes),
        **_unusual(called, usual, (*REFERENDUM_NUMBERS, *REFERENDUM_FLAGS, *REFERENDUM_LISTS)),
    }


def _step(pool: Pool, step: Step) -> Document:
    """What its numbers mean is the step's own business."""
    written: Document = {
        "step": agenda.STEP_NAMES[step.kind],
        "seat": letter(step.seat),
        **_unusual(step, Step(step.kind), ("a", "b", "c")),
    }
    if step.using is not None:
        written["using"] = using_document(pool, step.using)
    return written


def _lasting(pool: Pool, lasting: Lasting) -> Document:
    written: Document = {"card": slug_or_none(pool, lasting.kind)}
    for name in LASTING_NUMBERS:
        written[name] = getattr(lasting, name)
    return written
