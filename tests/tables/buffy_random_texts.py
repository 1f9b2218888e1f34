"""Cards with random texts: every block with whatever it can be told, to see what breaks."""

from __future__ import annotations

from random import Random
from typing import Any

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import card_costs, catalogue
from noctuary.games.buffy.blocks import costs as prices
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.kinds import CHALLENGE, CHARACTER, ITEM, SKILL
from noctuary.games.buffy.pieces import (
    Ability,
    Condition,
    Cost,
    Filter,
    Mode,
    Place,
    Player,
    Target,
    Until,
    Whose,
)
from noctuary.games.buffy.state import State
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_table import Box, buffy_state, usual_box

DRAW_TIMES = 1 << 1 | 1 << 8 | 1 << 14
EVERY_TIME = (1 << 19) - 1


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


def fixed_words(random: Random, kind: type[Block]) -> dict[str, Any]:
    """What some blocks would not make sense of."""
    zone_to = random.choice((v.ZONE_HAND, v.ZONE_TOP, v.ZONE_BOTTOM, v.ZONE_DECK, v.ZONE_PLAY))
    to_play = zone_to == v.ZONE_PLAY
    none_at_times = {"target": Target.NONE} if random.random() < 0.4 else {}
    of_challenges = {"card_type": CHALLENGE} if random.random() < 0.3 else {}
    from_play = {"zone_from": v.ZONE_PLAY} if random.random() < 0.5 else {}
    found: dict[str, dict[str, Any]] = {
        "swap-talents": {"talent": random.randrange(4)},
        "change-resolving-talent": {"talent": random.randrange(7)},
        "unattach": {"zone_to": random.choice((v.ZONE_DISCARD, v.ZONE_HAND, v.ZONE_OTHER))},
        "remove-challenge": {"zone_to": random.choice((v.ZONE_BOTTOM, v.ZONE_CRYPT))},
        "search": {"zone_to": zone_to, **({"card_type": CHARACTER} if to_play else {})},
        "recover": {"zone_to": zone_to, **({"card_type": CHARACTER} if to_play else {})},
        "fatigue": {"card_type": random.choice((NOTHING, NOTHING, ITEM))},
        "refresh": {"card_type": random.choice((NOTHING, NOTHING, ITEM))},
        "crypt": {**of_challenges, **from_play},
        "waive-requirement": {**of_challenges, **none_at_times},
        "reveal": {"zone_from": random.choice((v.ZONE_HAND, v.ZONE_DECK))},
        "forbid": none_at_times,
        "allow-refacing": none_at_times,
        "boost": {"amount": random.choice((1, 2, -1))},
        "change-goal": {"amount": random.choice((1, 2, -1))},
        "extra-moves": {"amount": random.choice((1, 2, -1))},
    }
    return found.get(kind.slug, {})


def an_effect(random: Random, kind: type[Block]) -> Block:
    """Whatever the block can be told."""
    anything: dict[str, Any] = {
        "target": random.choice([one for one in Target if one != Target.NONE]),
        "which": a_filter(random) if random.random() < 0.6 else None,
        "player": random.choice(list(Player)),
        "talent": random.choice((*range(7), v.ALL_TALENTS)),
        "talent_to": random.randrange(4),
        "amount": random.choice((1, 1, 2, 3)),
        "counted": a_filter(random) if random.random() < 0.3 else None,
        "what": random.randrange(len(kind.shape.what) or 1),
        "waived": random.randrange(1, 128),
        "trait": random.randrange(2),
        "place": a_filter(random) if random.random() < 0.7 else None,
        "card_type": random.choice((NOTHING, ITEM, SKILL)),
        "zone_from": random.choice((v.ZONE_HAND, v.ZONE_DISCARD, v.ZONE_DECK)),
        "zone_to": v.ZONE_HAND,
        "fixed": random.random() < 0.3,
        "timings": DRAW_TIMES,
        **fixed_words(random, kind),
    }
    optional = [field.argument for field in kind.shape.may if field not in kind.shape.needs]
    left_out = [name for name in optional if random.random() < 0.2]
    names = [field.argument for field in kind.shape.fields()]
    told = {name: anything[name] for name in names if name not in left_out}
    return kind(until=random.choice([one for one in Until if one != Until.WHILE]), **told)


def a_condition(random: Random) -> Condition:
    kind = random.choice(catalogue.CONDITIONS)
    anything = {
        "amount": random.randrange(3),
        "which": a_filter(random) if random.random() < 0.7 else None,
        "player": random.choice(list(Player)),
        "talent": random.randrange(4),
        "card_type": random.choice((NOTHING, ITEM, SKILL)),
    }
    return kind(**{field.argument: anything[field.argument] for field in kind.shape.fields()})


def a_cost(random: Random) -> Cost:
    which = a_filter(random) if random.random() < 0.3 else None
    plain = (
        card_costs.Discard,
        card_costs.PayDestiny,
        card_costs.Mill,
        card_costs.CryptDiscarded,
        card_costs.DiscardAttached,
    )
    made: list[Cost] = [kind(amount=1) for kind in plain]
    return random.choice([*made, prices.Fatigue(which=which), card_costs.DiscardCharacter(which=which)])


def an_ability(random: Random, mode: Mode) -> Ability:
    count = random.choice((1, 1, 2, 3))
    effects = [an_effect(random, random.choice(catalogue.EFFECTS)) for _ in range(count)]
    costs: list[Cost] = []
    if mode != Mode.STANDING and random.random() < 0.4:
        costs.append(a_cost(random))
    return Ability(
        mode,
        effects,
        timings=EVERY_TIME if mode == Mode.USED else 0,
        conditions=[a_condition(random) for _ in range(random.choice((0, 0, 0, 1)))],
        costs=costs,
        once=1 if mode == Mode.USED else random.choice((0, 0, 1, 2)),
        may=random.random() < 0.3,
        trigger=random.randrange(len(happenings.WORDS)) if mode == Mode.TRIGGERED else NOTHING,
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
