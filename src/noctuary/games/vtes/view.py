"""What a seat may see, written down piece by piece (VTES-SETUP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import is_minion, is_vampire, predator, prey
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    BLEED,
    CONTESTED,
    DISCIPLINE_CODES,
    PHASE_SLUGS,
    REGION_SLUGS,
    SECT_SLUGS,
    TITLE_SLUGS,
    VAMPIRE,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.notation import card_name, uncontrolled_name
from noctuary.games.vtes.rules import politics, windows
from noctuary.games.vtes.state import LONG, NOBODY, Action, Combat, InPlay, Methuselah, Referendum, State
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def view(s: State, seat: Seat | None) -> Document:
    open_window = s.windows[-1] if s.windows else None
    return {
        "game": "vtes",
        "seat": None if seat is None else int(seat),
        "turn": s.turn_number,
        "active": int(s.active),
        "phase": PHASE_SLUGS[s.phase],
        "edge": None if s.edge == NOBODY else int(s.edge),
        "seats": [_player(s, player, seat) for player in s.players],
        "cards": [_card(s, card) for card in s.cards],
        "window": None if open_window is None else WINDOW_SLUGS[open_window.kind],
        "impulse": None if open_window is None else int(open_window.impulse),
        "order": [int(one) for one in windows.order(s)] if open_window is not None else [],
        "playing": [{"card": s.pool.cards[using.kind].slug, "seat": int(using.seat)} for using in s.playing],
        "action": None if s.action is None else _action(s, s.action),
        "combat": None if s.combat is None else _combat(s, s.combat),
        "referendum": None if s.referendum is None else _referendum(s, s.referendum),
    }


def slugs(s: State, kinds: Sequence[int]) -> list[Json]:
    return [s.pool.cards[kind].slug for kind in kinds]


def _player(s: State, player: Methuselah, seat: Seat | None) -> Document:
    mine = player.seat == seat
    seen: Document = {
        "pool": player.pool,
        "points": player.points / 2,
        "out": player.out,
        "prey": _seat(NOBODY if player.out else prey(s, player.seat)),
        "predator": _seat(NOBODY if player.out else predator(s, player.seat)),
        "hand_size": len(player.hand),
        "library_size": len(player.library),
        "crypt_size": len(player.crypt),
        "ash": slugs(s, player.ash),
        "removed": slugs(s, player.removed),
        "owed": len(player.owed),
        "master_actions": player.master_actions,
        "discard_actions": player.discard_actions,
        "transfers": player.transfers,
        "withdrawing": player.withdrawing > 0,
        "uncontrolled": [
            {
                "card": s.pool.cards[one.kind].slug,
                "word": uncontrolled_name(s, one.uid),
                "counters": one.counters,
            }
            if mine
            else {"counters": one.counters}
            for one in player.uncontrolled
        ],
    }
    if player.shown and player.shown_to == seat:
        seen["shown"] = slugs(s, player.shown)
    if mine or numbers.forbidden(s, numbers.TO_HIDE_HAND, numbers.about_seat(player.seat)):
        seen["hand"] = slugs(s, player.hand)
    if mine:
        seen["library"] = slugs(s, sorted(player.library))  # what is in it can be counted; not the order
        seen["crypt"] = slugs(s, sorted(player.crypt))
    return seen


def _seat(seat: Seat) -> Json:
    return None if seat == NOBODY else int(seat)


def _card(s: State, card: InPlay) -> Document:
    seen: Document = {
        "name": card_name(s, card.uid),
        "card": s.pool.cards[card.kind].slug,
        "owner": int(card.owner),
        "controller": int(card.controller),
        "region": REGION_SLUGS[card.region],
        "host": None if card.host == NOTHING else card_name(s, card.host),
        "locked": card.locked,
        "counters": card.counters,
    }
    if card.stun:
        seen["stun"] = card.stun
    if card.corruption:
        seen["corruption"] = [int(seat) for seat in card.corruption]
    if is_minion(s, card) and card.region != CONTESTED:
        seen.update(_minion(s, card))
    return seen


def _minion(s: State, card: InPlay) -> Document:
    seen: Document = {
        "bleed": numbers.bleed(s, card),
        "strength": numbers.strength(s, card),
        "vampire": is_vampire(s, card),
    }
    if s.pool.types[card.kind] == VAMPIRE:
        levels = [(code, numbers.discipline(s, card, d)) for d, code in enumerate(DISCIPLINE_CODES)]
        seen["capacity"] = numbers.capacity(s, card)
        seen["clan"] = s.pool.clans[numbers.clan(s, card)]
        seen["sect"] = SECT_SLUGS[numbers.sect(s, card)]
        seen["title"] = TITLE_SLUGS[numbers.held_title(s, card)]
        seen["title_contested"] = card.title_contested
        seen["votes"] = numbers.votes(s, card)
        seen["disciplines"] = [code.upper() if level == 2 else code for code, level in levels if level]
    return seen


def _action(s: State, action: Action) -> Document:
    return {
        "kind": ACTION_SLUGS[action.kind],
        "actor": card_name(s, action.actor),
        "seat": int(action.seat),
        "card": None if action.card == NOTHING else s.pool.cards[action.card].slug,
        "targets": [int(seat) for seat in action.targets],
        "target": None if action.target == NOTHING or not action.targets else card_name(s, action.target),
        "stealth": numbers.stealth(s),
        "bleed": numbers.action_bleed(s) if action.kind == BLEED else 0,
        "blocker": None if action.blocker == NOTHING else card_name(s, action.blocker),
        "intercept": None if action.blocker == NOTHING else numbers.intercept(s, action.blocker),
        "declined": [int(seat) for seat in action.declined],
    }


def _combat(s: State, combat: Combat) -> Document:
    return {
        "round": combat.round,
        "range": "long" if combat.range == LONG else "close",
        "sides": [
            {
                "minion": card_name(s, one.uid),
                "strike": None
                if one.strike is None
                else ("hand" if one.strike.card == NOTHING else s.pool.cards[one.strike.card].slug),
                "pending": one.pending,
                "aggravated": one.pending_aggravated,
                "additional": one.additional,
            }
            for one in combat.sides
        ],
        "pressed": combat.pressed,
    }


def _referendum(s: State, called: Referendum) -> Document:
    votes_for, votes_against = politics.tally(s)
    return {
        "caller": card_name(s, called.caller),
        "card": None if called.card == NOTHING else s.pool.cards[called.card].slug,
        "terms": list(called.terms),
        "for": votes_for,
        "against": votes_against,
        "blood_hunt": called.hunt,
    }
