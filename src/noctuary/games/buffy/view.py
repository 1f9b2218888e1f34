"""What a seat may see, written down piece by piece (BUF-RUL-44)."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.buffy import in_play, seen
from noctuary.games.buffy.board import neighbours, owner_of, ring, space_name
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.kinds import RANK_SLUGS, TALENT_SLUGS, TALENTS, TIMING_SLUGS, Talent
from noctuary.games.buffy.notation import character_name
from noctuary.games.buffy.rules import characters, conflict, goals, movement
from noctuary.games.buffy.state import (
    DRAWN,
    FROM_CHALLENGES,
    FROM_DECK,
    FROM_HAND,
    NOBODY,
    Attached,
    Character,
    Conflict,
    PlacedChallenge,
    Side,
    State,
)
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def view(s: State, seat: Seat | None) -> seen.BuffyView:
    running = s.conflict
    return seen.BuffyView(
        game="buffy",
        seat=None if seat is None else int(seat),
        turn=s.turn_number,
        day=s.day,
        active=int(s.active),
        step=TIMING_SLUGS[s.step],
        watch=int(s.watch),
        passes=s.passes,
        park_holder=None if s.park_holder == NOBODY else int(s.park_holder),
        park_count=s.park_count,
        turn_limit=s.settings.turn_limit,
        seats=[_side(s, side, seat) for side in s.sides],
        spaces=[_space(s, space) for space in range(len(s.locations))],
        ring=[space_name(space) for space in ring(len(s.sides))],
        characters=[_character(s, character) for character in s.characters],
        challenges=[_challenge(s, placed) for placed in s.challenges],
        conflict=None if running is None else _conflict(s, running),
        events=slugs(s, s.events),
    )


def slugs(s: State, kinds: Sequence[int]) -> list[str]:
    return [s.pool.cards[kind].slug for kind in kinds]


def slug_or_none(s: State, kind: int) -> str | None:
    return None if kind == NOTHING else s.pool.cards[kind].slug


def _side(s: State, side: Side, seat: Seat | None) -> seen.Side:
    hand, deck, challenges = _zones(side)
    found = seen.Side(
        essence=s.pool.cards[side.essence].slug,
        main_card=slug_or_none(s, side.main_card),
        destiny=side.destiny,
        out=side.out,
        hand_size=len(hand),
        deck_size=len(deck),
        discard=slugs(s, side.discard),
        crypt=slugs(s, side.crypt),
        challenge=slug_or_none(s, challenges[-1] if challenges else NOTHING),
        challenges_left=len(challenges),
        locations_left=len(side.locations),
        part_one=slug_or_none(s, side.part_one),
        parts_two=slugs(s, side.parts_two),
        second_parts_left=len(side.second_parts),
    )
    if side.shown and side.shown_to == seat:
        found.shown = slugs(s, side.shown)
    if side.seat == seat:
        found.hand = slugs(s, hand)
        found.deck = slugs(s, sorted(deck))  # what is in it can be counted; not the order
        found.challenge_deck = slugs(s, sorted(challenges[:-1]))
        found.locations = slugs(s, side.locations)
        found.second_parts = slugs(s, side.second_parts)
    return found


def _zones(side: Side) -> tuple[list[int], list[int], list[int]]:
    """Hand, Resource Deck and Challenge Deck, with the cards that somebody is looking at."""
    hand, deck, challenges = side.hand, side.deck, side.challenges
    if side.shown_from == FROM_HAND:
        hand = sorted([*hand, *side.shown])
    elif side.shown_from == FROM_DECK:
        deck = [*deck, *side.shown]
    elif side.shown_from == FROM_CHALLENGES:
        challenges = [*challenges, *side.shown]
    return hand, deck, challenges


def _space(s: State, space: int) -> seen.Space:
    owner = owner_of(s, space)
    return seen.Space(
        space=space_name(space),
        owner=None if owner == NOBODY else int(owner),
        location=slug_or_none(s, s.locations[space]),
        adjacent=[space_name(other) for other in neighbours(s, space)],
    )


def _character(s: State, character: Character) -> seen.Character:
    return seen.Character(
        name=character_name(s, character.uid),
        owner=int(character.owner),
        who=s.pool.people[character.who],
        levels=slugs(s, character.levels),
        space=space_name(character.space),
        fatigued=character.fatigued,
        main=in_play.is_main(s, character),
        rank=RANK_SLUGS[characters.rank_of(s, character)],
        traits=_traits(s, character),
        talents=_by_talent([characters.talent(s, character, talent) for talent in range(TALENTS)]),
        attached=[_attached(s, attached) for attached in character.attached],
        moves_left=max(movement.moves_allowed(s, character) - character.moves_made, 0),
    )


def _traits(s: State, character: Character) -> list[str]:
    return [name for trait, name in enumerate(s.pool.traits) if characters.has_trait(s, character, trait)]


def _attached(s: State, attached: Attached) -> seen.Attached:
    card = s.pool.cards[attached.kind].slug
    return seen.Attached(card=card, owner=int(attached.owner), fatigued=attached.fatigued)


def _challenge(s: State, placed: PlacedChallenge) -> seen.Challenge:
    return seen.Challenge(
        card=s.pool.cards[placed.kind].slug,
        owner=int(placed.owner),
        space=space_name(placed.space),
        goals=_goals(goals.goals_of(s, placed)),
        reward=goals.reward_of(s, placed),
        faced_by=[int(seat) for seat in placed.faced_by],
    )


def _by_talent(values: list[int]) -> dict[Talent, int]:
    return {TALENT_SLUGS[talent]: value for talent, value in enumerate(values)}


def _goals(values: list[int]) -> dict[Talent, int]:
    """Only what is a goal (BUF-RUL-26)."""
    return {TALENT_SLUGS[talent]: goal for talent, goal in enumerate(values) if goal != NO_GOAL}


def _conflict(s: State, running: Conflict) -> seen.Conflict:
    """The contest as everybody sees it, totals as they would be compared now."""
    totals = conflict.totals(s)
    fight = conflict.is_fight(running)
    placed = in_play.seek_challenge(s, running.challenge)
    winner = running.winner
    return seen.Conflict(
        stage=TIMING_SLUGS[running.timing],
        attacker=int(running.attacker),
        defender=int(running.defender),
        watch=int(running.watch),
        fighter=_name(s, running.fighter),
        target=_name(s, running.target),
        challenge=None if placed is None else s.pool.cards[placed.kind].slug,
        facing=[character_name(s, uid) for uid in running.facing],
        resolving=TALENT_SLUGS[running.resolving] if fight else None,
        attacker_stacks=_stacks(s, running.attacker_stacks),
        defender_stacks=_stacks(s, running.defender_stacks),
        attacker_totals=_by_talent(totals.attacker),
        defender_totals=_by_talent(totals.defender) if fight else _goals(totals.defender),
        counting=[TALENT_SLUGS[talent] for talent in range(TALENTS) if totals.counts >> talent & 1],
        required=totals.required,
        winner=None if winner == NOBODY else "draw" if winner == DRAWN else int(winner),
    )


def _name(s: State, uid: int) -> str | None:
    return None if uid == NOTHING else character_name(s, uid)


def _stacks(s: State, stacks: tuple[tuple[tuple[int, int], ...], ...]) -> dict[Talent, list[seen.Stacked]]:
    """By talent: cards and what they add; an effect that counts like a card has none."""
    return {
        TALENT_SLUGS[talent]: [seen.Stacked(card=slug_or_none(s, kind), value=value) for kind, value in stack]
        for talent, stack in enumerate(stacks)
        if stack
    }
