"""Shapes that many cards share, so that a definition says only what is its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict, Unpack

from noctuary.games.vtes.blocks.amounts import Amount
from noctuary.games.vtes.blocks.atoms import BEARER, CHOSEN, COPY, SELF, THIS, VAMPIRES, YOURS, Having, On
from noctuary.games.vtes.blocks.atoms import READY as READY_MINION
from noctuary.games.vtes.blocks.conditions import AS_REFERENDUM, BY_BEARER, YOUR_TURN, HasAll, Is, Unless
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.bodies import Employ, Teaches
from noctuary.games.vtes.blocks.effects.later import After, When
from noctuary.games.vtes.blocks.effects.on_cards import Burn, StealEquipment, TakeControl
from noctuary.games.vtes.blocks.effects.play import PutInPlay, PutOn, Recruit
from noctuary.games.vtes.blocks.targets import OneOf, ThisCard
from noctuary.games.vtes.blocks.traits import GoesBack, PlaysAsVampire
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.card import (
    ActionOf,
    By,
    Card,
    Condition,
    Effect,
    Limit,
    StrikeOf,
    Target,
    Trait,
    UseOf,
)
from noctuary.games.vtes.kinds import (
    ACTION,
    AIMING,
    ALLY,
    AS_PLAYED,
    ATTEMPT,
    BASIC,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BETWEEN_ACTIONS,
    BLEED,
    CARD_ACTION,
    COMBAT,
    COMBAT_ENDING,
    DECLINED,
    DISCARD,
    DISCIPLINE_CARD,
    DISCIPLINE_CODES,
    DURING_ACTION,
    EMPLOY,
    END_OF_ROUND,
    ENTER_COMBAT,
    EQUIP,
    EQUIPMENT,
    EVENT,
    IN_PLAY,
    INDEPENDENT,
    INFLUENCE,
    MANEUVERS,
    MASTER,
    MASTER_PHASE,
    MINION_PHASE,
    MODIFIER,
    NO_ATTEMPT,
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
    STRIKES_CHOSEN,
    SUPERIOR,
    UNLOCK,
    WINDOW_SLUGS,
    WOULD_BE_OUSTED,
)
from noctuary.games.vtes.rules import limits
from noctuary.kernel.move import NOTHING

AT_END_OF_ROUND: Final = 1 << END_OF_ROUND | 1 << COMBAT_ENDING  # before and after what keeps combat going
IN_ROUND: Final = 1 << BEFORE_RANGE | 1 << BEFORE_STRIKES | 1 << STRIKES_CHOSEN  # until strikes resolve
REACTING: Final = 1 << NO_ATTEMPT | 1 << ATTEMPT | 1 << DECLINED
WAKING: Final = REACTING | 1 << AS_PLAYED  # VTES-SEQ-18
ANY_TIME: Final = (1 << len(WINDOW_SLUGS)) - 1 & ~(
    1 << STRIKE | 1 << AIMING | 1 << AS_PLAYED | 1 << WOULD_BE_OUSTED
)  # whoever has the impulse


OUTSIDE_ACTIONS: Final = (
    1 << UNLOCK | 1 << MASTER_PHASE | 1 << MINION_PHASE | 1 << INFLUENCE | 1 << DISCARD
) | (1 << BETWEEN_ACTIONS)


class More(TypedDict, total=False):
    """What a shape hands on to its use as it stands: the fields of `UseOf`."""

    conditions: Sequence[Condition]
    target: Target | None
    number: Target | None
    locks: bool
    once: int
    limit_as: int
    pool: int
    blood: int
    deferred: int
    optional: bool
    by: int
    needs_locked: bool
    even_locked: bool
    master_action: bool
    discard_action: bool
    transfers: int


class _InPhase(TypedDict, total=False):
    """The same, less the conditions."""

    target: Target | None
    number: Target | None
    locks: bool
    once: int
    limit_as: int
    pool: int
    blood: int
    optional: bool
    by: int
    master_action: bool
    discard_action: bool
    transfers: int


class _Whole(More, total=False):
    """… and what a shape itself may be about."""

    action: ActionOf | None
    strike: StrikeOf | None
    terms: Effect | None


def only_one(
    card: Card, until: int, *, each_minion: bool = False, level: int = NONE, each_use: bool = False
) -> None:
    """Only one can be played each turn, combat, game …: `until` says when another one can (`expiry`)."""
    card.limits.append(Limit(until, each_minion=each_minion, level=level, each_use=each_use))


class At(TypedDict):
    """Where a use stands on the card: what `at` hands to a shape."""

    level: int
    discipline: int
    conditions: Sequence[Condition]


def at(marks: str, *conditions: Condition) -> At:
    """`at("dai")`, `at("dai obf")`, `at("DAI OBF")`: the Disciplines of one line, capitals for superior.

    For a card whose lines ask for different ones; where all lines ask for the same, the level is enough.
    """
    codes = marks.split()
    needed = [(DISCIPLINE_CODES.index(code.lower()), SUPERIOR if code.isupper() else BASIC) for code in codes]
    together = [HasAll([which for which, _ in needed], [level for _, level in needed])]
    first, level = needed[0]
    more = together if len(needed) > 1 else []
    return At(level=level, discipline=first, conditions=[*more, *conditions])


def discipline_of(card: Card, index: int = 0) -> int:
    return card.disciplines[index] if card.disciplines else NOTHING


def levels(card: Card) -> tuple[int, int]:
    """Basic and superior, or neither for a card without a Discipline."""
    return (BASIC, SUPERIOR) if card.disciplines else (NONE, NONE)


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


# -- not played: granted, or used in play -----------------------------------------------------------------


def granted(
    card: Card,
    windows: int,
    effects: Sequence[Effect],
    *,
    strike: StrikeOf | None = None,
    **more: Unpack[More],
) -> None:
    """What another use of the card grants (`effects.action.Grant`)."""
    card.uses.append(UseOf(windows, effects, granted=True, strike=strike, **more))


def answer(card: Card, to: int, effects: Sequence[Effect], **more: Unpack[More]) -> None:
    """What others can do with their minions while use `to` of the card is being played."""
    card.uses.append(UseOf(1 << AS_PLAYED, effects, granted=True, answers=to, **more))


def use(
    card: Card,
    windows: int,
    effects: Sequence[Effect],
    *,
    strike: StrikeOf | None = None,
    **more: Unpack[More],
) -> None:
    """A use of a card in play that is no action."""
    card.uses.append(UseOf(windows, effects, in_play=True, strike=strike, **more))


def in_phase(
    card: Card,
    window: int,
    effects: Sequence[Effect],
    *,
    conditions: Sequence[Condition] = (),
    **more: Unpack[_InPhase],
) -> None:
    """A use in the user's own phase."""
    use(card, 1 << window, effects, conditions=[YOUR_TURN, *conditions], **more)


def levy(card: Card, window: int, effects: Sequence[Effect], conditions: Sequence[Condition]) -> None:
    """What the Methuselah whose phase it is has to do, once in each of her phases (VTES-SEQ-14)."""
    use(
        card,
        1 << window,
        effects,
        conditions=conditions,
        once=limits.EACH_PHASE,
        by=By.ACTIVE,
        optional=False,
    )


BY_ITSELF: Final = Is(SELF, BEARER)
OTHER_MINIONS: Final = Is(SELF, ~BEARER)  # than the one with this card: anybody's (VTES-RUL-07)


def burnable(
    card: Card,
    *,
    pool: int = 0,
    by: Sequence[Condition] = (OTHER_MINIONS,),
    more: Sequence[Effect] = (),
    stealth: int = 0,
    directed: bool = True,
) -> None:
    """Minions can burn it as a (D) action, directed at its controller (VTES-SETUP-11).

    `by`: which minions, others than its bearer unless said; `more`: what else comes of it.
    """
    action = ActionOf(CARD_ACTION, stealth=stealth, directed=directed)
    _action_against(card, [*more, Burn(THIS)], by, pool, action)


def stealable(card: Card, by: Condition) -> None:
    """Minions of other Methuselahs can take it as a (D) action."""
    taking = ActionOf(CARD_ACTION, directed=True)
    _action_against(card, [TakeControl(THIS)], [Is(THIS, ~YOURS), by], 0, taking)


def _action_against(
    card: Card, effects: Sequence[Effect], by: Sequence[Condition], pool: int, action: ActionOf
) -> None:
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            effects,
            in_play=True,
            target=ThisCard(),
            conditions=by,
            by=By.ANYONE,
            pool=pool,
            action=action,
        )
    )


def anybodys_action(
    card: Card,
    action: ActionOf,
    effects: Sequence[Effect],
    target: Target,
    by: Sequence[Condition],
    *,
    pool: int = 0,
) -> None:
    """An action that minions of any Methuselah may take while the card is in play."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            effects,
            in_play=True,
            target=target,
            conditions=by,
            by=By.ANYONE,
            pool=pool,
            action=action,
        )
    )


def burned_by_referendum(card: Card, *, traits: Sequence[Trait] = ()) -> None:
    """Any vampire can call a referendum to burn it (VTES-POL-01); `traits` hold in that action."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [Burn(THIS)],
            in_play=True,
            conditions=[AS_REFERENDUM],
            by=By.ANYONE,
            action=ActionOf(POLITICS, stealth=1, traits=traits),
        )
    )


def own_action(card: Card, action: ActionOf, *, blood: int = 0) -> None:
    """An action of the vampire itself, or of the one that bears the card."""
    by = [Is(SELF, VAMPIRES & BEARER)]
    card.uses.append(UseOf(1 << MINION_PHASE, in_play=True, conditions=by, blood=blood, action=action))


def bleeds(card: Card, bleed: int) -> None:
    """Whoever has the equipment can bleed with it; no other equipment adds to that (VTES-ACT-20)."""
    action = ActionOf(BLEED, directed=True, bleed=bleed, without_equipment=True)
    card.uses.append(UseOf(1 << MINION_PHASE, in_play=True, conditions=[BY_ITSELF], action=action))


def plays_as_vampire(card: Card, codes: str, sect: int = INDEPENDENT) -> None:
    """An ally that plays cards of one or another of these Disciplines as a vampire (VTES-SECT-06)."""
    disciplines = [DISCIPLINE_CODES.index(code) for code in codes.split()]
    for which in disciplines:
        card.levels[which] = BASIC
    card.plays_as, card.one_discipline = sect, len(disciplines) > 1
    card.traits.append(PlaysAsVampire(disciplines, sect))


def goes_back(card: Card) -> None:
    card.goes_back = True
    card.traits.append(GoesBack())


def enters_combat(card: Card, whom: Which, *, stealth: int = 0) -> None:
    """It can enter combat with such a ready minion of another Methuselah as a (D) action (VTES-ACT-19)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [EnterCombat()],
            in_play=True,
            target=OneOf(whom & READY_MINION & ~YOURS),
            conditions=[BY_ITSELF],
            action=ActionOf(ENTER_COMBAT, stealth=stealth, directed=True),
        )
    )


def offers_combat(
    card: Card, target: Target, *, stealth: int = 0, by: int = By.CONTROLLER, conditions: Sequence[Condition]
) -> None:
    """Minions, of its controller or (`by`) anybody, can enter combat with the target (VTES-ACT-19)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [EnterCombat()],
            in_play=True,
            conditions=conditions,
            target=target,
            by=by,
            action=ActionOf(ENTER_COMBAT, stealth=stealth, directed=True),
        )
    )


def steals_equipment(card: Card, which: Which, *, blood: int = 0) -> None:
    """The vampire can steal such equipment of another Methuselah as a (D) action."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [StealEquipment(CHOSEN)],
            in_play=True,
            conditions=[Is(SELF, VAMPIRES & BEARER)],
            target=OneOf(which & ~YOURS),
            blood=blood,
            action=ActionOf(CARD_ACTION, directed=True),
        )
    )


def calls(card: Card, effects: Sequence[Effect], terms: Effect, conditions: Sequence[Condition]) -> None:
    """The vampire can call a referendum without a card (VTES-POL-01)."""
    by = [Is(SELF, VAMPIRES & BEARER), *conditions]
    action = ActionOf(POLITICS, stealth=1)
    card.uses.append(
        UseOf(1 << MINION_PHASE, effects, in_play=True, conditions=by, terms=terms, action=action)
    )


def must_bleed(card: Card, bleed: int, conditions: Sequence[Condition]) -> None:
    """The vampire itself has to bleed with so much more, while some conditions hold (VTES-ACT-03)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            in_play=True,
            optional=False,
            conditions=[BY_BEARER, *conditions],
            action=ActionOf(BLEED, directed=True, bleed=bleed),
        )
    )


def must_act(card: Card, kind: int, effects: Sequence[Effect], target: Target) -> None:
    """What the minion that bears the card has to do: a (D) action (VTES-ACT-03)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            effects,
            in_play=True,
            optional=False,
            target=target,
            conditions=[BY_BEARER],
            action=ActionOf(kind, directed=True),
        )
    )


# -- afterwards -------------------------------------------------------------------------------------------


def follows(card: Card, *afters: After) -> None:
    """The uses that `After` speaks of: behind all that are played or used."""
    for after in afters:
        after.use = len(card.uses)
        granted(card, 0, after.effects)


def when(
    card: Card,
    name: str,
    happening: int,
    effects: Sequence[Effect],
    about: Which | Who | None = None,
    conditions: Sequence[Condition] = (),
) -> None:
    """When something happens, the card does this: behind all its other uses."""
    card.triggers.append(When(name, happening, len(card.uses), effects, about, conditions))
    granted(card, 0, effects)
