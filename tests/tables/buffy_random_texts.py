"""Cards with random texts: every primitive with whatever arguments it can take, to see what breaks."""

from __future__ import annotations

from random import Random
from typing import Any

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import (
    Ability,
    Condition,
    Cost,
    Effect,
    Filter,
    Mode,
    Place,
    Player,
    Target,
    Until,
    Whose,
)
from noctuary.games.buffy.kinds import CHALLENGE, CHARACTER, ITEM, SKILL
from noctuary.games.buffy.state import State
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_table import Box, buffy_state, usual_box

DRAW_TIMES = 1 << 1 | 1 << 8 | 1 << 14
EVERY_TIME = (1 << 19) - 1

# Primitives that mean something as a standing text.
STANDING = (
    *(v.BOOST, v.SET_TALENT, v.SWAP_TALENTS, v.COPY_TALENT, v.BOOST_PER, v.IGNORE_FATIGUE, v.FORBID_STACKING),
    *(v.ANY_ICON, v.CHANGE_GOAL, v.IGNORE_GOAL, v.CHANGE_REWARD, v.ALLOW_REFACING, v.WAIVE_REQUIREMENT),
    *(v.FORBID, v.CHANGE_DRAW, v.SURVIVE_DEFEAT, v.BREAK_TIE, v.PREVENT_FATIGUE, v.NO_REFRESH),
    *(v.EXTRA_MOVES, v.WIDEN_MOVES, v.FREE_MOVE, v.COUNT_AS_PARK, v.GRANT_TRAIT, v.CHANGE_TYPE),
    *(v.PROTECT_ATTACHMENT, v.CHANGE_CAPACITY, v.DESTINY, v.ASCEND),
)


def a_filter(random: Random) -> Filter:
    return Filter(
        random.choice(list(Whose)),
        ranks=random.choice((0, 0, 3, 12, 6)),
        trait=random.choice((NOTHING, NOTHING, 0, 1)),
        level=random.choice((0, 0, 0, 1)),
        fatigued=random.choice((NOTHING, NOTHING, 0, 1)),
        main=random.choice((NOTHING, NOTHING, 0, 1)),
        conflict=random.choice((NOTHING, NOTHING, NOTHING, 0, 1)),
        other=random.random() < 0.1,
        place=random.choice((Place.ANYWHERE, Place.ANYWHERE, *Place)),
        place_type=0,
        location="library",
    )


def a_what(random: Random, op: int) -> int:
    ranges = {
        v.BOOST_PER: len(v.COUNT_SLUGS),
        v.FORBID: v.FORBIDS,
        v.END_CONFLICT: 3,
        v.DISCARD_CARDS: 3,
        v.ASCEND: 4,
        v.CHANGE_TYPE: 4,
        v.CHANGE_CAPACITY: 2,
        v.DESTINY: 5,
        v.SET_TIME: 5,
        v.CANCEL: 2,
    }
    if op in (v.WAIVE_REQUIREMENT, v.START_FIGHT, v.JOIN_CONFLICT, v.REPLACE_FIGHTER, v.ATTACH, v.UNATTACH):
        return random.randrange(1, 128)
    if op == v.PREVENT_FATIGUE:
        return random.randrange(-1, 7)
    if op == v.CHANGE_GOAL:
        return random.choice((NOTHING, v.AMOUNT_REWARD))
    return random.randrange(ranges[op]) if op in ranges else NOTHING


def an_effect(random: Random, op: int) -> Effect:
    talents = [0, 1, 2, 3]
    if op != v.SWAP_TALENTS:
        talents += [v.CHOSEN_TALENT, v.LOWEST_TALENT, v.HIGHEST_TALENT]
        if op != v.CHANGE_RESOLVING:
            talents.append(v.ALL_TALENTS)
    zones_to = (v.ZONE_HAND, v.ZONE_TOP, v.ZONE_BOTTOM, v.ZONE_DECK, v.ZONE_PLAY)
    zone_to = random.choice(zones_to)
    if op == v.UNATTACH:
        zone_to = random.choice((v.ZONE_DISCARD, v.ZONE_HAND, v.ZONE_OTHER))
    if op == v.REMOVE_CHALLENGE:
        zone_to = random.choice((v.ZONE_BOTTOM, v.ZONE_CRYPT))
    card_type = random.choice((NOTHING, ITEM, SKILL))
    if op == v.SEARCH or op == v.RECOVER:
        card_type = CHARACTER if zone_to == v.ZONE_PLAY else card_type
    if op in (v.FATIGUE, v.REFRESH):
        card_type = random.choice((NOTHING, NOTHING, ITEM))
    if op in (v.CRYPT, v.WAIVE_REQUIREMENT) and random.random() < 0.3:
        card_type = CHALLENGE
    zone_from = random.choice((v.ZONE_HAND, v.ZONE_DISCARD, v.ZONE_DECK))
    if op == v.CRYPT and random.random() < 0.5:
        zone_from = v.ZONE_PLAY
    if op == v.REVEAL:
        zone_from = random.choice((v.ZONE_HAND, v.ZONE_DECK))
    target: Target = random.choice([one for one in Target if one != Target.NONE])
    if op in (v.FORBID, v.WAIVE_REQUIREMENT, v.ALLOW_REFACING) and random.random() < 0.4:
        target = Target.NONE
    if op in (v.SEARCH, v.RECOVER, v.PLACE_CHARACTER):
        target = Target.NONE
    return Effect(
        op,
        target=target,
        which=a_filter(random) if random.random() < 0.6 else None,
        player=random.choice(list(Player)),
        talent=random.choice(talents),
        talent_to=random.randrange(4),
        amount=random.choice((1, 1, 2, 3, -1 if op in (v.BOOST, v.CHANGE_GOAL, v.EXTRA_MOVES) else 1)),
        counted=a_filter(random) if random.random() < 0.3 else None,
        until=random.choice([one for one in Until if one != Until.WHILE]),
        what=a_what(random, op),
        trait=random.randrange(2),
        place=a_filter(random) if random.random() < 0.7 else None,
        card_type=card_type,
        zone_from=zone_from,
        zone_to=zone_to,
        fixed=random.random() < 0.3,
        timings=DRAW_TIMES,
    )


def a_condition(random: Random) -> Condition:
    return Condition(
        random.randrange(v.CONDITIONS),
        amount=random.randrange(3),
        which=a_filter(random) if random.random() < 0.7 else None,
        player=random.choice(list(Player)),
        talent=random.randrange(4),
        trait=0,
    )


def an_ability(random: Random, mode: Mode) -> Ability:
    ops = STANDING if mode == Mode.STANDING else tuple(range(1, v.OPS))
    effects = [an_effect(random, random.choice(ops)) for _ in range(random.choice((1, 1, 2, 3)))]
    costs: list[Cost] = []
    if mode != Mode.STANDING and random.random() < 0.4:
        able = [v.COST_DISCARD, v.COST_DESTINY, v.COST_MILL, v.COST_CRYPT_DISCARDED, v.COST_FATIGUE]
        able += [v.COST_DISCARD_ATTACHED, v.COST_DISCARD_CHARACTER]
        costs.append(Cost(random.choice(able), 1, a_filter(random) if random.random() < 0.3 else None))
    return Ability(
        mode,
        effects,
        timings=EVERY_TIME if mode == Mode.USED else 0,
        conditions=[a_condition(random) for _ in range(random.choice((0, 0, 0, 1)))],
        costs=costs,
        once=1 if mode == Mode.USED else random.choice((0, 0, 1, 2)),
        may=random.random() < 0.3,
        trigger=random.randrange(happenings.HAPPENINGS) if mode == Mode.TRIGGERED else NOTHING,
    )


def random_box(random: Random) -> Box:
    """The usual cards, each with a text or two that nobody has thought about."""
    box = usual_box()
    for card in box.cards:
        in_play = [Mode.STANDING, Mode.USED, Mode.TRIGGERED]
        modes = [Mode.PLAYED] if card.slug in ("quip", "kick", "smile", "eclipse") else in_play
        if random.random() < 0.5 or modes == [Mode.PLAYED]:
            card.abilities.append(an_ability(random, random.choice(modes)))
        card.timings = EVERY_TIME
    for number in range(12):
        box.action(f"trick-{number}", an_ability(random, Mode.PLAYED), icons=[("bk", 1)]).timings = EVERY_TIME
    box.action("answer", an_ability(random, Mode.TRIGGERED))
    box.trait("spellcraft")
    return box


def random_state(random: Random, players: int = 2) -> State:
    """A full table with random texts."""
    tricks = [f"trick-{number}" for number in range(12)]
    deck = [
        *tricks,
        *tricks,
        "answer",
        "stake",
        "lamp",
        "book",
        "training",
        "study",
        "eclipse",
        "buffy-2",
        "spike-2",
    ]
    deck += ["jonathan-1", "thug-1", "lackey-1", "xander-1", "mayor-1", "quip", "kick"]
    seats: dict[str, Any] = {}
    groups = (
        {"buffy-1": "A1", "willow-1": "A1", "giles-1": "park"},
        {"spike-1": "A1", "drusilla-1": "park", "thug-1": "B1"},
        {"faith-1": "C1", "angel-1": "park", "amy-1": "B1"},
    )
    for seat in range(players):
        mine = deck[:]
        random.shuffle(mine)
        seats["abc"[seat]] = {
            "characters": groups[seat],
            "attached": {next(iter(groups[seat])): ["stake", "training", "lamp"]},
            "hand": mine[:7],
            "deck": mine[7:],
            "discard": ["quip", "book", "amy-1", "stake"],
            "destiny": random.randrange(5),
            "challenge_deck": [f"good-deed-{number}" for number in (3, 4)],
            "parts_two": ["pilot-two"] if seat == 1 else [],
        }
    return buffy_state(
        random_box(random),
        step="resource",
        players=players,
        locations={"A1": "library", "B1": "street", "A2": "bronze"},
        challenges={"A:good-deed-1": "park", "B:evil-deed-1": "A1", "B:good-deed-2": "park"},
        **seats,
    )
