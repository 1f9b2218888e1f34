"""Referendums: terms, polling, tally (VTES-POL), and the blood hunt (VTES-DIAB-02)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings, numbers, permissions, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_ready, is_vampire
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.going_on import Referendum, new_referendum
from noctuary.games.vtes.kinds import (
    AFTER_REFERENDUM,
    POLITICAL,
    POLLING,
    PRISCI_VOTES,
    PRISCUS,
)
from noctuary.games.vtes.rules import calling_off, following, windows, zones
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import NOBODY, InPlay, State, Step
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

VERBS: Final = frozenset({verbs.VOTE, verbs.VOTE_EDGE, verbs.VOTE_CARD})
FOR: Final = 1
AGAINST: Final = 0
# Sources of votes in `Referendum.cast`: the uid of a vampire, or one of these less a seat or a uid.
_EDGE: Final = -100
_CARD: Final = -200
_IN_PLAY: Final = -1000


# -- calling -------------------------------------------------------------------------------------------


def begin(s: State, using: Using, caller: InPlay) -> None:
    """The action was unblocked: the terms, then polling (VTES-POL-02)."""
    if not is_ready(caller):
        return  # no referendum if the acting vampire is no longer ready (VTES-POL-03)
    called = new_referendum(caller.uid, using.seat, using.kind)
    called.source = using.source
    s.referendum = called
    push(s, agenda.POLL, using.seat, using=using)
    push(s, agenda.TERMS, using.seat, using=using)


def begin_blood_hunt(s: State, seat: Seat, uid: int) -> None:
    """Automatic, not an action: no modifiers, no reactions, no free vote (VTES-DIAB-02)."""
    card = find(s, uid)
    if card is None or s.referendum is not None:
        return
    called = new_referendum(uid, seat, NOTHING)
    called.hunt = True
    s.referendum = called
    cards(s, "vtes-log-blood-hunt", seat, [card.kind])
    windows.open_window(s, POLLING, s.active)


def run_step(s: State, step: Step) -> None:
    if step.kind == agenda.BLOOD_HUNT:
        begin_blood_hunt(s, step.seat, step.a)
    elif s.referendum is None:
        return
    elif step.kind == agenda.POLL:
        if s.referendum.passed:
            _decided(s, s.referendum)  # VTES-POL-09
        else:
            windows.open_window(s, POLLING, step.seat)
    elif step.kind == agenda.DECIDE:
        _decide(s, s.referendum)
    else:
        _over(s)


def start_step(s: State, step: Step) -> Play | None:
    using = step.using
    assert using is not None
    terms = s.pool.cards[using.kind].uses[using.index].terms
    return None if terms is None or s.referendum is None else terms.run(s, using)


# -- polling (VTES-POL-04, VTES-POL-05) ----------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    for card in s.cards:
        if card.controller == seat and why_not_vote(s, seat, card.uid) is None:
            for side in (FOR, AGAINST):
                if why_not_side(s, card, side) is None:
                    moves.append(move(verbs.VOTE, card.uid, side))
    if why_not_vote_edge(s, seat) is None:
        moves += [move(verbs.VOTE_EDGE, FOR), move(verbs.VOTE_EDGE, AGAINST)]
    for kind in _vote_cards(s, seat):
        moves += [move(verbs.VOTE_CARD, kind, FOR), move(verbs.VOTE_CARD, kind, AGAINST)]


def _vote_cards(s: State, seat: Seat) -> list[int]:
    called = s.referendum
    if called is None or seat in called.card_votes:
        return []
    if _has_calling_card(called, seat):
        return [called.card]
    return [kind for kind in sorted(set(s.players[seat].hand)) if s.pool.types[kind] & POLITICAL]


def could_burn(s: State, seat: Seat) -> bool:
    """Whether a political action card, were it in her hand, could be burned for a vote."""
    called = s.referendum
    return called is not None and seat not in called.card_votes and not _has_calling_card(called, seat)


def _has_calling_card(called: Referendum, seat: Seat) -> bool:
    """Whoever has called it with a card has that card's vote, and can burn no other."""
    return called.seat == seat and called.card != NOTHING and called.source == NOTHING


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    if s.referendum is None or windows.open_kind(s) != POLLING:
        return Refusal(RuleId("VTES-POL-04"), MessageId("vtes-why-no-referendum"))
    if wanted.verb == verbs.VOTE:
        card = find(s, wanted.a)
        refusal = why_not_vote(s, seat, wanted.a)
        return refusal if refusal is not None or card is None else why_not_side(s, card, wanted.b)
    if wanted.verb == verbs.VOTE_EDGE:
        return why_not_vote_edge(s, seat)
    return (
        None
        if wanted.a in _vote_cards(s, seat)
        else Refusal(RuleId("VTES-POL-05"), MessageId("vtes-why-vote-card"))
    )


def why_not_vote(s: State, seat: Seat, uid: int) -> Refusal | None:
    """A titled ready vampire, locked or not, that has votes left to cast (VTES-POL-05)."""
    card, called = find(s, uid), s.referendum
    if called is None or card is None or card.controller != seat or not is_ready(card):
        return Refusal(RuleId("VTES-POL-05"), MessageId("vtes-why-cannot-vote"))
    if not is_vampire(s, card) or permissions.forbidden(s, permissions.TO_VOTE, uid):
        return Refusal(RuleId("VTES-POL-05"), MessageId("vtes-why-cannot-vote"))
    has_ballot = numbers.title(s, card) == PRISCUS and numbers.ballots(s, card) > 0
    if has_ballot and all(source != uid for source, _, _ in called.cast):
        return None  # whatever its votes (VTES-POL-06)
    can_cast = left_to_cast(s, called, card, FOR) > 0 or left_to_cast(s, called, card, AGAINST) > 0
    return None if can_cast else Refusal(RuleId("VTES-POL-05"), MessageId("vtes-why-no-votes"))


def why_not_side(s: State, card: InPlay, side: int) -> Refusal | None:
    """A source casts all its votes one way; to vote against some callers costs blood (VTES-POL-04)."""
    called = s.referendum
    assert called is not None
    if _side_of(called, card.uid, side) != side:
        return Refusal(RuleId("VTES-POL-04"), MessageId("vtes-why-one-way"))
    if left_to_cast(s, called, card, side) < 1 and numbers.title(s, card) != PRISCUS:
        return Refusal(RuleId("VTES-POL-05"), MessageId("vtes-why-no-votes"))
    return (
        Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-vote-cost"))
        if card.counters < vote_cost(s, called, card, side)
        else None
    )


def vote_cost(s: State, called: Referendum, card: InPlay, side: int) -> int:
    """Paid once by each vampire, with the first votes it casts against."""
    if side != AGAINST or any(source == card.uid for source, _, _ in called.cast):
        return 0
    return numbers.added(s, numbers.VOTE_COST, called.caller)


def left_to_cast(s: State, called: Referendum, card: InPlay, side: int) -> int:
    """Votes can be cast in instalments: what an effect has added since may still be cast (VTES-POL-04)."""
    own = numbers.votes(s, card)
    if side == AGAINST:
        own += numbers.added(s, numbers.VOTES_AGAINST, card.uid)
    return own - sum(votes for source, votes, _ in called.cast if source == card.uid)


def why_not_vote_edge(s: State, seat: Seat) -> Refusal | None:
    called = s.referendum
    if called is None or s.edge != seat:
        return Refusal(RuleId("VTES-POL-05"), MessageId("vtes-why-no-edge"))
    return None


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    called = s.referendum
    assert called is not None
    if wanted.verb == verbs.VOTE:
        card = find(s, wanted.a)
        assert card is not None
        side = _side_of(called, card.uid, wanted.b)
        count = left_to_cast(s, called, card, side)
        zones.burn_blood(s, card, vote_cost(s, called, card, side))
        cast(s, card.uid, count, side)
        cards(s, "vtes-log-votes", seat, [card.kind], amount=count, side=side)
    elif wanted.verb == verbs.VOTE_EDGE:
        s.edge = NOBODY
        cast(s, _EDGE - seat, numbers.edge_votes(s, seat), wanted.a)
        numbers_told(s, "vtes-log-votes-edge", seat, side=wanted.a)
    else:
        called.card_votes = (*called.card_votes, seat)
        if not _has_calling_card(called, seat):
            zones.discard(s, seat, wanted.a)
        cast(s, _CARD - seat, 1, wanted.b)
        numbers_told(s, "vtes-log-votes-card", seat, side=wanted.b)
    windows.used(s)
    return None


def _side_of(called: Referendum, uid: int, wanted: int) -> int:
    """A source casts all its votes one way (VTES-POL-04)."""
    return next((side for source, _, side in called.cast if source == uid), wanted)


def cast(s: State, source: int, votes: int, side: int) -> None:
    called = s.referendum
    assert called is not None
    called.cast = (*called.cast, (source, votes, side))


def source_of_card(uid: int) -> int:
    """A card in play that gives its controller votes of her own."""
    return _IN_PLAY - uid


def abstain(s: State, uid: int) -> None:
    """Forced abstention removes votes and ballots already cast (VTES-POL-10)."""
    called = s.referendum
    if called is not None:
        called.cast = tuple(vote for vote in called.cast if vote[0] != uid)


# -- what everybody sees of it --------------------------------------------------------------------------


def terms(s: State) -> list[tuple[str, int, int]]:
    """What was chosen when it was called (VTES-POL-03), as `Effect.told_terms` has it."""
    called = s.referendum
    if called is None or called.card == NOTHING or not called.terms:
        return []
    chosen = s.pool.cards[called.card].uses[_using(s, called).index].terms
    return [] if chosen is None else chosen.told_terms(s, called.terms)


def voter(s: State, source: int) -> tuple[Seat, int]:
    """Who has cast the votes of a source, and with which card in play; NOTHING: by the Edge, or from hand."""
    if source >= 0 or source <= _IN_PLAY:
        uid = source if source >= 0 else _IN_PLAY - source
        card = find(s, uid)
        return (NOBODY, uid) if card is None else (card.controller, uid)
    return Seat((_CARD if source <= _CARD else _EDGE) - source), NOTHING


def votes_on_table(s: State, seat: Seat) -> int:
    """What she can still cast with what lies open: her vampires and the Edge (VTES-POL-05)."""
    called = s.referendum
    if called is None:
        return 0
    vampires = [card for card in s.cards if why_not_vote(s, seat, card.uid) is None]
    own = sum(max(0, left_to_cast(s, called, card, AGAINST)) for card in vampires)
    return own + (numbers.edge_votes(s, seat) if s.edge == seat else 0)


# -- tally (VTES-POL-02, VTES-POL-06) ------------------------------------------------------------------


def tally(s: State) -> tuple[int, int]:
    """Votes for and against, the bloc of the prisci among them."""
    called = s.referendum
    assert called is not None
    votes = [0, 0]
    for _, count, side in called.cast:
        votes[side] += count
    ballots = _ballots(s, called)
    if ballots[FOR] != ballots[AGAINST]:
        votes[FOR if ballots[FOR] > ballots[AGAINST] else AGAINST] += PRISCI_VOTES
    return votes[FOR], votes[AGAINST]


def _ballots(s: State, called: Referendum) -> list[int]:
    """Of the prisci, one each: the majority of those who do not abstain has the bloc (VTES-POL-06)."""
    ballots = [0, 0]
    for card in s.cards:
        if is_vampire(s, card) and numbers.title(s, card) == PRISCUS:
            side = _side_of(called, card.uid, NOTHING)
            if side != NOTHING:
                ballots[side] += numbers.ballots(s, card)
    return ballots


def window_closed(s: State, kind: int) -> None:
    called = s.referendum
    if called is None:
        return
    if kind == POLLING:
        _tally(s, called)
    else:
        s.referendum = None


def _tally(s: State, called: Referendum) -> None:
    """More votes for than against passes; a tie fails."""
    called.votes_for, called.votes_against = tally(s)
    waiting = following.awaited(s, following.TALLIED)
    if waiting:
        push(s, agenda.DECIDE, called.seat)
        following.happen(s, waiting)
    else:
        _decide(s, called)


def _decide(s: State, called: Referendum) -> None:
    called.passed = called.votes_for > called.votes_against
    _decided(s, called)


def pass_automatically(s: State) -> None:
    """No polling; "by how many" is 0 (VTES-POL-09)."""
    if s.referendum is not None:
        s.referendum.passed = True


def _decided(s: State, called: Referendum) -> None:
    """It does what it does if it passes; then what waits for its end."""
    message = "vtes-log-passes" if called.passed else "vtes-log-fails"
    numbers_told(s, message, called.seat, amount=called.votes_for, against=called.votes_against)
    push(s, agenda.AFTER_TALLY, called.seat)
    if not called.passed:
        return
    if s.action is not None and not called.hunt:
        s.action.votes = called.votes_for - called.votes_against
    if called.hunt:
        card = find(s, called.caller)
        if card is not None:
            zones.burn(s, card)
        return
    using = _using(s, called)
    for place in range(len(s.pool.cards[called.card].uses[using.index].effects) - 1, -1, -1):
        push(s, agenda.EFFECT, called.seat, place, using=using)


def _using(s: State, called: Referendum) -> Using:
    action = s.action
    if action is not None and action.using is not None:
        return action.using
    return Using(called.seat, called.card, 0, called.caller, called.source)


def _over(s: State) -> None:
    """Effects "after the referendum" wait for what it does, ousts included (VTES-POL-07)."""
    called = s.referendum
    assert called is not None
    calling_off.share_losses(s)
    if called.hunt:
        s.referendum = None
    else:
        push(s, agenda.OPEN_WINDOW, called.seat, AFTER_REFERENDUM)
    if called.passed:
        happened(s, happenings.REFERENDUM_PASSED, called.caller)
    elif not called.hunt:
        happened(s, happenings.REFERENDUM_FAILED, called.caller)
