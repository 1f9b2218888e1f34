"""What a seat may see, written down piece by piece (VTES-SETUP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes import numbers, permissions, seen
from noctuary.games.vtes.board import find, is_minion, is_vampire, predator, prey, ready_minions
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.dumping import victory_points
from noctuary.games.vtes.going_on import LONG, Action, Combat, Fighter, Referendum
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    AS_PLAYED,
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
from noctuary.games.vtes.rules import blocking, politics, windows
from noctuary.games.vtes.state import NOBODY, InPlay, Methuselah, State, Uncontrolled
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def view(s: State, seat: Seat | None) -> seen.VtesView:
    open_window = s.windows[-1] if s.windows else None
    return seen.VtesView(
        game="vtes",
        seat=None if seat is None else int(seat),
        turn=s.turn_number,
        active=int(s.active),
        phase=PHASE_SLUGS[s.phase],
        edge=None if s.edge == NOBODY else int(s.edge),
        seats=[_player(s, player, seat) for player in s.players],
        cards=[_card(s, card, seat) for card in s.cards],
        window=None if open_window is None else WINDOW_SLUGS[open_window.kind],
        moment=_moment(s),
        impulse=None if open_window is None else int(open_window.impulse),
        order=[int(one) for one in windows.order(s)] if open_window is not None else [],
        passed=[] if open_window is None else [int(one) for one in open_window.asked],
        subject=None if open_window is None else _name(s, open_window.subject),
        playing=[_using(s, using) for using in s.playing],
        action=None if s.action is None else _action(s, s.action),
        combat=None if s.combat is None else _combat(s, s.combat),
        referendum=None if s.referendum is None else _referendum(s, s.referendum),
    )


def slugs(s: State, kinds: Sequence[int]) -> list[str]:
    return [s.pool.cards[kind].slug for kind in kinds]


def _player(s: State, player: Methuselah, seat: Seat | None) -> seen.Methuselah:
    mine = player.seat == seat
    side = seen.Methuselah(
        pool=player.pool,
        points=victory_points(player),
        out=player.out,
        prey=_seat(NOBODY if player.out else prey(s, player.seat)),
        predator=_seat(NOBODY if player.out else predator(s, player.seat)),
        hand_size=len(player.hand),
        library_size=len(player.library),
        crypt_size=len(player.crypt),
        ash=slugs(s, player.ash),
        removed=slugs(s, player.removed),
        owed=len(player.owed),
        master_actions=player.master_actions,
        discard_actions=player.discard_actions,
        transfers=player.transfers,
        withdrawing=player.withdrawing > 0,
        uncontrolled=[_uncontrolled(s, one, mine) for one in player.uncontrolled],
    )
    if player.shown and player.shown_to == seat:
        side.shown = slugs(s, player.shown)
    if mine or permissions.forbidden(s, permissions.TO_HIDE_HAND, numbers.about_seat(player.seat)):
        side.hand = slugs(s, player.hand)
    if mine:
        side.library = slugs(s, sorted(player.library))  # what is in it can be counted; not the order
        side.crypt = slugs(s, sorted(player.crypt))
    return side


def _uncontrolled(s: State, one: Uncontrolled, mine: bool) -> seen.Uncontrolled:
    banished = any(card.uid == one.uid for card in s.banished)
    found = seen.Uncontrolled(counters=one.counters)
    if mine or banished:
        found.card = s.pool.cards[one.kind].slug
    if mine:
        found.word = uncontrolled_name(s, one.uid)
    if banished:
        found.on = slugs(s, [card.kind for card in s.banished if card.host == one.uid])
    return found


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else int(seat)


def _name(s: State, uid: int) -> str | None:
    """A card in play by its word of notation."""
    return None if find(s, uid) is None else card_name(s, uid)


def _moment(s: State) -> str | None:
    """The window that is open, or over which cards are being played (VTES-SEQ-05)."""
    return next((WINDOW_SLUGS[one.kind] for one in reversed(s.windows) if one.kind != AS_PLAYED), None)


def _using(s: State, using: Using) -> seen.Played:
    """A card being played: by whom, and on what: a card in play, or a Methuselah."""
    target = s.pool.cards[using.kind].uses[using.index].target
    aimed = target is not None and target.names == "card"
    return seen.Played(
        card=s.pool.cards[using.kind].slug,
        seat=int(using.seat),
        by=_name(s, using.minion),
        target=_name(s, using.target) if aimed else None,
        target_seat=_seat(using.target_seat),
    )


def _card(s: State, card: InPlay, seat: Seat | None) -> seen.InPlay:
    one = seen.InPlay(
        name=card_name(s, card.uid),
        card=s.pool.cards[card.kind].slug,
        owner=int(card.owner),
        controller=int(card.controller),
        region=REGION_SLUGS[card.region],
        host=None if card.host == NOTHING else card_name(s, card.host),
        locked=card.locked,
        counters=card.counters,
        stun=card.stun,
        returns=_seat(card.returns),
    )
    one.nightmares, one.face_down = card.nightmares, len(card.under)
    if card.under and card.controller == seat:
        one.under = slugs(s, card.under)
    if card.corruption:
        one.corruption = [int(seat) for seat in card.corruption]
    if is_minion(s, card) and card.region != CONTESTED:
        _add_minion(s, card, one)
    return one


def _add_minion(s: State, card: InPlay, one: seen.InPlay) -> None:
    one.bleed = numbers.bleed(s, card)
    one.strength = numbers.strength(s, card)
    one.vampire = is_vampire(s, card)
    if s.pool.bodies[card.kind] == VAMPIRE:
        levels = [(code, numbers.discipline(s, card, d)) for d, code in enumerate(DISCIPLINE_CODES)]
        one.capacity = numbers.capacity(s, card)
        one.clan = s.pool.clans[numbers.clan(s, card)]
        one.sect = SECT_SLUGS[numbers.sect(s, card)]
        one.title = TITLE_SLUGS[numbers.held_title(s, card)]
        one.title_contested = card.title_contested
        one.votes = numbers.votes(s, card)
        one.disciplines = [code.upper() if level == 2 else code for code, level in levels if level]


def _action(s: State, action: Action) -> seen.Action:
    return seen.Action(
        kind=ACTION_SLUGS[action.kind],
        actor=card_name(s, action.actor),
        seat=int(action.seat),
        card=None if action.card == NOTHING else s.pool.cards[action.card].slug,
        targets=[int(seat) for seat in action.targets],
        target=None if action.target == NOTHING or not action.targets else card_name(s, action.target),
        stealth=numbers.stealth(s),
        bleed=numbers.action_bleed(s) if action.kind == BLEED else 0,
        blocker=None if action.blocker == NOTHING else card_name(s, action.blocker),
        intercept=None if action.blocker == NOTHING else numbers.intercept(s, action.blocker),
        declined=[int(seat) for seat in action.declined],
        eligible=[int(seat) for seat in blocking.eligible(s, action)],
        blockers=_blockers(s, action),
        limited=action.limited,
    )


def _blockers(s: State, action: Action) -> list[str]:
    """The minions that may still block: what everybody sees of them allows it (VTES-BLOCK-03, -07)."""
    if action.over:
        return []
    return [
        card_name(s, card.uid)
        for seat in blocking.eligible(s, action)
        if seat not in action.declined
        for card in ready_minions(s, seat)
        if blocking.why_not_minion_blocks(s, action, card) is None
    ]


def _combat(s: State, combat: Combat) -> seen.Combat:
    return seen.Combat(
        round=combat.round,
        range="long" if combat.range == LONG else "close",
        sides=[_fighter(s, one) for one in combat.sides],
        pressed=combat.pressed,
    )


def _fighter(s: State, one: Fighter) -> seen.Fighter:
    card, strike = find(s, one.uid), one.strike
    strength = 0 if card is None else numbers.strength(s, card)
    declared = None
    if strike is not None:
        declared = "hand" if strike.card == NOTHING else s.pool.cards[strike.card].slug
    return seen.Fighter(
        minion=card_name(s, one.uid),
        seat=int(one.seat),
        strike=declared,
        strength=strength,
        pending=one.pending,
        aggravated=one.pending_aggravated,
        additional=one.additional,
    )


def _referendum(s: State, called: Referendum) -> seen.Referendum:
    votes_for, votes_against = politics.tally(s)
    return seen.Referendum(
        caller=card_name(s, called.caller),
        seat=int(called.seat),
        card=None if called.card == NOTHING else s.pool.cards[called.card].slug,
        terms=_terms(s),
        for_=votes_for,
        against=votes_against,
        cast=[_vote(s, source, votes, side) for source, votes, side in called.cast],
        left=[politics.votes_on_table(s, player.seat) for player in s.players],
        blood_hunt=called.hunt,
    )


def _terms(s: State) -> list[seen.Term]:
    """What was chosen when it was called: Methuselahs with their points, a clan, a card (VTES-POL-03)."""
    found: list[seen.Term] = []
    for what, number, points in politics.terms(s):
        if what == "seat":
            found.append(seen.Term(seat=number, points=points))
        elif what == "clan":
            found.append(seen.Term(clan=s.pool.clans[number]))
        else:
            found.append(seen.Term(card=card_name(s, number)))
    return found


def _vote(s: State, source: int, votes: int, side: int) -> seen.Vote:
    """By a card in play, by the Edge or by a political action card."""
    voter, uid = politics.voter(s, source)
    return seen.Vote(seat=_seat(voter), by=_name(s, uid), votes=votes, for_=side == politics.FOR)
