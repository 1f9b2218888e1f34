"""What a card gives once it is in play: uses of its own, actions for those who may, what follows an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Unpack

from noctuary.games.vtes.blocks.atoms import VAMPIRES, YOURS
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.later import After, When
from noctuary.games.vtes.blocks.effects.on_cards import Burn, StealEquipment, TakeControl
from noctuary.games.vtes.blocks.in_actions import AS_REFERENDUM, BY_BEARER, YOUR_TURN
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import READY as READY_MINION
from noctuary.games.vtes.blocks.targets import OneOf, ThisCard
from noctuary.games.vtes.blocks.traits import GoesBack, PlaysAsVampire
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.card import ActionOf, By, Card, Condition, Effect, StrikeOf, Target, Trait, UseOf
from noctuary.games.vtes.cards.lines import InPhase, More
from noctuary.games.vtes.kinds import (
    AS_PLAYED,
    BASIC,
    BLEED,
    CARD_ACTION,
    DISCIPLINE_CODES,
    ENTER_COMBAT,
    INDEPENDENT,
    MINION_PHASE,
    POLITICS,
)
from noctuary.games.vtes.rules import limits

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
    **more: Unpack[InPhase],
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
