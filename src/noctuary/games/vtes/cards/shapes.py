"""Shapes that many cards share, so that a definition says only what is its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from noctuary.games.vtes.blocks.amounts import Amount
from noctuary.games.vtes.blocks.atoms import VAMPIRES, YOURS, Having, On
from noctuary.games.vtes.blocks.conditions import Unless
from noctuary.games.vtes.blocks.effects.bodies import Employ, Teaches
from noctuary.games.vtes.blocks.effects.play import PutInPlay, PutOn, Recruit
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.states import COPY
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, StrikeOf, Target, Trait, UseOf
from noctuary.games.vtes.cards.lines import REACTING, More, discipline_of
from noctuary.games.vtes.cards.uses import use
from noctuary.games.vtes.kinds import (
    ACTION,
    ALLY,
    BASIC,
    BLEED,
    CARD_ACTION,
    COMBAT,
    DISCARD,
    DISCIPLINE_CARD,
    DURING_ACTION,
    EMPLOY,
    EQUIP,
    EQUIPMENT,
    EVENT,
    IN_PLAY,
    MANEUVERS,
    MASTER,
    MASTER_PHASE,
    MINION_PHASE,
    MODIFIER,
    NO_CARD_TYPE,
    NONE,
    ON_CARD,
    OUT_OF_TURN,
    POLITICAL,
    POLITICS,
    REACTION,
    READY,
    RECRUIT,
    RETAINER,
    STRIKE,
    SUPERIOR,
)
from noctuary.kernel.move import NOTHING


class _Whole(More, total=False):
    """… and what a shape itself may be about."""

    action: ActionOf | None
    strike: StrikeOf | None
    terms: Effect | None


def _played(
    card: Card,
    types: int,
    windows: int,
    effects: Sequence[Effect],
    level: int = NONE,
    discipline: int = NOTHING,
    **more: Unpack[_Whole],
) -> None:
    """From hand, as one of its types, with the Discipline at one level."""
    if level == NONE:
        discipline = NOTHING
    elif discipline == NOTHING and not card.all_disciplines:
        discipline = discipline_of(card)
    card.uses.append(UseOf(windows, effects, types=types, discipline=discipline, level=level, **more))


# -- played by minions ------------------------------------------------------------------------------------


def modifier(
    card: Card,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    windows: int = DURING_ACTION,
    discipline: int = NOTHING,
    **more: Unpack[More],
) -> None:
    _played(card, MODIFIER, windows, effects, level, discipline, **more)


def reaction(
    card: Card,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    windows: int = REACTING,
    discipline: int = NOTHING,
    **more: Unpack[More],
) -> None:
    _played(card, REACTION, windows, effects, level, discipline, **more)


def combat_card(
    card: Card,
    windows: int,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    discipline: int = NOTHING,
    **more: Unpack[More],
) -> None:
    _played(card, COMBAT, windows, effects, level, discipline, **more)


def strike_card(
    card: Card,
    strike: StrikeOf,
    level: int = NONE,
    *,
    effects: Sequence[Effect] = (),
    conditions: Sequence[Condition] = (),
    discipline: int = NOTHING,
    target: Target | None = None,
    deferred: int = 0,
) -> None:
    """`effects`: what it does when it is played, not when the strike resolves.

    One with a maneuver can be played for it, which binds its player to the strike (VTES-COMBAT-08).
    """
    windows = 1 << STRIKE | strike.maneuver << MANEUVERS
    _played(
        card,
        COMBAT,
        windows,
        effects,
        level,
        discipline,
        conditions=conditions,
        strike=strike,
        target=target,
        deferred=deferred,
    )


def action_card(
    card: Card,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    kind: int = CARD_ACTION,
    stealth: int = 0,
    directed: bool = False,
    bleed: int = 0,
    traits: Sequence[Trait] = (),
    announced: Sequence[Effect] = (),
    discipline: int = NOTHING,
    **more: Unpack[More],
) -> None:
    action = ActionOf(
        kind, stealth=stealth, directed=directed, bleed=bleed, traits=traits, announced=announced
    )
    _played(card, ACTION, 1 << MINION_PHASE, effects, level, discipline, action=action, **more)


def bleed_card(
    card: Card,
    bleed: int,
    level: int = NONE,
    *,
    stealth: int = 0,
    effects: Sequence[Effect] = (),
    traits: Sequence[Trait] = (),
    announced: Sequence[Effect] = (),
    discipline: int = NOTHING,
    **more: Unpack[More],
) -> None:
    """(D) Bleed with so much more (VTES-ACT-20); `effects` follow it, `announced` come before anything."""
    action_card(
        card,
        effects,
        level,
        kind=BLEED,
        bleed=bleed,
        directed=True,
        stealth=stealth,
        traits=traits,
        announced=announced,
        discipline=discipline,
        **more,
    )


def referendum(
    card: Card,
    effects: Sequence[Effect],
    terms: Effect | None = None,
    *,
    stealth: int = 1,
    traits: Sequence[Trait] = (),
    **more: Unpack[More],
) -> None:
    """A political action: always undirected, +1 stealth (VTES-POL-01). `traits`: what holds meanwhile."""
    action = ActionOf(POLITICS, stealth=stealth, traits=traits)
    _played(card, POLITICAL, 1 << MINION_PHASE, effects, terms=terms, action=action, **more)


def equipment(card: Card, *, conditions: Sequence[Condition] = (), after: Sequence[Effect] = ()) -> None:
    """Equip with it: +1 stealth, undirected (VTES-ACT-12). `after`: what else equipping with it does."""
    card.stays = ON_CARD
    effects: list[Effect] = [PutOn(SELF), *after]
    action = ActionOf(EQUIP, stealth=1)
    _played(card, EQUIPMENT, 1 << MINION_PHASE, effects, conditions=conditions, action=action)


def location_of_minion(card: Card) -> None:
    """Equip with it; in play it is a location on its bearer, no equipment, and one is all it has."""
    equipment(card, conditions=[Unless(COPY & On(SELF))])
    card.becomes = NO_CARD_TYPE


def weapon(card: Card, strike: StrikeOf) -> None:
    """Equipment that its bearer strikes with (VTES-STRIKE-12)."""
    equipment(card)
    use(card, 1 << STRIKE, [], strike=strike)


def ally(card: Card, *, superior: int = 0, **more: Unpack[More]) -> None:
    """Recruit it: +1 stealth, undirected; its body is printed on it (VTES-ACT-13).

    `superior`: the life it has if played so.
    """
    card.stays = READY
    level = BASIC if card.disciplines else NONE
    action = ActionOf(RECRUIT, stealth=1)
    _played(card, ALLY, 1 << MINION_PHASE, [Recruit()], level, action=action, **more)
    if card.disciplines:
        _played(card, ALLY, 1 << MINION_PHASE, [Recruit(superior)], SUPERIOR, action=action, **more)


def retainer(
    card: Card,
    *,
    superior: int = 0,
    basic_after: Sequence[Effect] = (),
    superior_after: Sequence[Effect] = (),
    **more: Unpack[More],
) -> None:
    """Employ it: +1 stealth, undirected (VTES-ACT-13).

    `superior`: the life it has if played so; `…_after`: what else the action does at each level.
    """
    card.stays = ON_CARD
    level = BASIC if card.disciplines else NONE
    action = ActionOf(EMPLOY, stealth=1)
    effects: list[Effect] = [PutOn(SELF), *basic_after]
    _played(card, RETAINER, 1 << MINION_PHASE, effects, level, action=action, **more)
    if card.disciplines:
        effects = [Employ(superior) if superior else PutOn(SELF), *superior_after]
        _played(card, RETAINER, 1 << MINION_PHASE, effects, SUPERIOR, action=action, **more)


# -- played by the Methuselah -----------------------------------------------------------------------------


def master(card: Card, effects: Sequence[Effect] = (), *, stays: int = NOTHING, **more: Unpack[More]) -> None:
    card.stays = stays
    _played(card, MASTER, 1 << MASTER_PHASE, effects, **more)


def out_of_turn(
    card: Card,
    windows: int,
    effects: Sequence[Effect] = (),
    *,
    stays: int = NOTHING,
    **more: Unpack[More],
) -> None:
    """A master for another Methuselah's turn, in the windows its text names (VTES-MASTER-05)."""
    assert card.keywords & OUT_OF_TURN, f"{card.name} has not the keyword out-of-turn"
    card.stays = stays
    _played(card, MASTER, windows, effects, **more)


def discipline_master(card: Card) -> None:
    """On a vampire of yours: one level of the Discipline and 1 capacity more (VTES-MASTER-07)."""
    assert card.keywords & DISCIPLINE_CARD, f"{card.name} has not the keyword discipline"
    which = discipline_of(card)
    on_minion(card, OneOf(VAMPIRES & YOURS & ~Having(which, SUPERIOR)))
    card.traits.append(Teaches(which))


def stays_in_play(card: Card, counters: int | Amount = 0) -> None:
    """A master that stays in play by itself, with counters if it has any."""
    master(card, [PutInPlay(counters)], stays=IN_PLAY)


def location(card: Card) -> None:
    """It can be used the turn it arrives (VTES-MASTER-07)."""
    stays_in_play(card)


def becomes_ally(card: Card, *, life: int, strength: int = 0, bleed: int = 0) -> None:
    """A master that is an ally in play, and may act at once (VTES-ACT-04)."""
    card.becomes = ALLY
    card.life, card.strength, card.bleed = life, strength, bleed
    master(card, [PutInPlay()], stays=READY)


def on_minion(card: Card, target: Target) -> None:
    """A master that stays on a minion."""
    master(card, [PutOn()], target=target, stays=ON_CARD)


def event(card: Card, deferred: int = 0) -> None:
    """Played with a discard phase action, it stays in play (VTES-DISC-04, VTES-DISC-07)."""
    card.stays = IN_PLAY
    _played(card, EVENT, 1 << DISCARD, [PutInPlay()], deferred=deferred)
