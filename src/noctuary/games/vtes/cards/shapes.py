"""Shapes that many cards share, so that a definition says only what is its own."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.vtes.card import ActionOf, Card, Condition, Effect, StrikeOf, Target, UseOf
from noctuary.games.vtes.conditions import ByOthers
from noctuary.games.vtes.effects.play import BurnThis, PutInPlay, PutOn
from noctuary.games.vtes.kinds import (
    ACTION,
    AS_PLAYED,
    ATTEMPT,
    BASIC,
    BLEED,
    CARD_ACTION,
    COMBAT,
    DECLINED,
    DURING_ACTION,
    EQUIP,
    EQUIPMENT,
    IN_PLAY,
    MASTER,
    MASTER_PHASE,
    MINION_PHASE,
    MODIFIER,
    NO_ATTEMPT,
    NONE,
    ON_CARD,
    POLITICAL,
    POLITICS,
    REACTION,
    STRIKE,
    SUPERIOR,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.targets import ThisCard
from noctuary.kernel.move import NOTHING

REACTING = 1 << NO_ATTEMPT | 1 << ATTEMPT | 1 << DECLINED
ANY_TIME = (1 << len(WINDOW_SLUGS)) - 1 & ~(1 << STRIKE | 1 << AS_PLAYED)  # whoever has the impulse


def discipline_of(card: Card, index: int = 0) -> int:
    return card.disciplines[index] if card.disciplines else NOTHING


def levels(card: Card) -> tuple[int, int]:
    """Basic and superior, or neither for a card without a Discipline."""
    return (BASIC, SUPERIOR) if card.disciplines else (NONE, NONE)


def modifier(
    card: Card,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    windows: int = DURING_ACTION,
    conditions: Sequence[Condition] = (),
    target: Target | None = None,
    discipline: int = NOTHING,
    by_others: bool = False,
    deferred: int = 0,
) -> None:
    """An action modifier at one level."""
    card.uses.append(
        UseOf(
            windows,
            effects,
            types=MODIFIER,
            discipline=_needed(card, discipline, level),
            level=level,
            conditions=conditions,
            target=target,
            by_others=by_others,
            deferred=deferred,
        )
    )


def reaction(
    card: Card,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    windows: int = REACTING,
    conditions: Sequence[Condition] = (),
    target: Target | None = None,
    discipline: int = NOTHING,
    needs_locked: bool = False,
    deferred: int = 0,
    blood: int = 0,
) -> None:
    card.uses.append(
        UseOf(
            windows,
            effects,
            types=REACTION,
            discipline=_needed(card, discipline, level),
            level=level,
            conditions=conditions,
            target=target,
            needs_locked=needs_locked,
            deferred=deferred,
            blood=blood,
        )
    )


def combat_card(
    card: Card,
    windows: int,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    conditions: Sequence[Condition] = (),
    discipline: int = NOTHING,
    deferred: int = 0,
) -> None:
    card.uses.append(
        UseOf(
            windows,
            effects,
            types=COMBAT,
            discipline=_needed(card, discipline, level),
            level=level,
            conditions=conditions,
            deferred=deferred,
        )
    )


def strike_card(
    card: Card,
    strike: StrikeOf,
    level: int = NONE,
    *,
    effects: Sequence[Effect] = (),
    conditions: Sequence[Condition] = (),
    discipline: int = NOTHING,
) -> None:
    """`effects`: what it does when it is played, not when the strike resolves."""
    card.uses.append(
        UseOf(
            1 << STRIKE,
            effects,
            types=COMBAT,
            discipline=_needed(card, discipline, level),
            level=level,
            conditions=conditions,
            strike=strike,
        )
    )


def granted(
    card: Card,
    windows: int,
    effects: Sequence[Effect],
    *,
    conditions: Sequence[Condition] = (),
    target: Target | None = None,
    blood: int = 0,
) -> None:
    """What another use of the card grants (`effects.action.Grant`)."""
    card.uses.append(UseOf(windows, effects, conditions=conditions, target=target, granted=True, blood=blood))


def action_card(
    card: Card,
    effects: Sequence[Effect],
    level: int = NONE,
    *,
    stealth: int = 0,
    directed: bool = False,
    target: Target | None = None,
    conditions: Sequence[Condition] = (),
    kind: int = CARD_ACTION,
    bleed: int = 0,
    discipline: int = NOTHING,
) -> None:
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            effects,
            types=ACTION,
            discipline=_needed(card, discipline, level),
            level=level,
            conditions=conditions,
            target=target,
            action=ActionOf(kind, stealth=stealth, directed=directed, bleed=bleed),
        )
    )


def bleed_card(card: Card, bleed: int, level: int = NONE, *, stealth: int = 0) -> None:
    """(D) Bleed with so much more (VTES-ACT-20)."""
    action_card(card, [], level, kind=BLEED, bleed=bleed, directed=True, stealth=stealth)


def referendum(
    card: Card,
    effects: Sequence[Effect],
    terms: Effect | None = None,
    *,
    stealth: int = 1,
    conditions: Sequence[Condition] = (),
) -> None:
    """A political action: always undirected, +1 stealth (VTES-POL-01)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            effects,
            types=POLITICAL,
            terms=terms,
            conditions=conditions,
            action=ActionOf(POLITICS, stealth=stealth),
        )
    )


def equipment(card: Card, *, conditions: Sequence[Condition] = ()) -> None:
    """Equip with it: +1 stealth, undirected (VTES-ACT-12)."""
    card.stays = ON_CARD
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [PutOn(on_self=True)],
            types=EQUIPMENT,
            conditions=conditions,
            action=ActionOf(EQUIP, stealth=1),
        )
    )


def master(
    card: Card,
    effects: Sequence[Effect] = (),
    *,
    target: Target | None = None,
    number: Target | None = None,
    conditions: Sequence[Condition] = (),
    stays: int = NOTHING,
    deferred: int = 0,
) -> None:
    card.stays = stays
    card.uses.append(
        UseOf(
            1 << MASTER_PHASE,
            effects,
            types=MASTER,
            target=target,
            number=number,
            conditions=conditions,
            deferred=deferred,
        )
    )


def location(card: Card) -> None:
    """A master that stays in play by itself; it can be used the turn it arrives (VTES-MASTER-07)."""
    master(card, [PutInPlay()], stays=IN_PLAY)


def on_minion(card: Card, target: Target) -> None:
    """A master that stays on a minion."""
    master(card, [PutOn()], target=target, stays=ON_CARD)


def use(
    card: Card,
    windows: int,
    effects: Sequence[Effect],
    *,
    locks: bool = False,
    once: int = 0,
    limit_as: int = NOTHING,
    target: Target | None = None,
    number: Target | None = None,
    conditions: Sequence[Condition] = (),
    strike: StrikeOf | None = None,
    blood: int = 0,
    pool: int = 0,
    by_anyone: bool = False,
    by_host: bool = False,
    by_active: bool = False,
    optional: bool = True,
    master_action: bool = False,
    discard_action: bool = False,
    transfers: int = 0,
) -> None:
    """A use of a card in play that is no action."""
    card.uses.append(
        UseOf(
            windows,
            effects,
            in_play=True,
            locks=locks,
            once=once,
            limit_as=limit_as,
            target=target,
            number=number,
            conditions=conditions,
            strike=strike,
            blood=blood,
            pool=pool,
            by_anyone=by_anyone,
            by_host=by_host,
            by_active=by_active,
            optional=optional,
            master_action=master_action,
            discard_action=discard_action,
            transfers=transfers,
        )
    )


def burnable(card: Card, *, pool: int = 0) -> None:
    """Minions can burn it as a (D) action, directed at its controller (VTES-SETUP-11)."""
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            [BurnThis()],
            in_play=True,
            target=ThisCard(),
            conditions=[ByOthers()],
            by_anyone=True,
            pool=pool,
            action=ActionOf(CARD_ACTION, directed=True),
        )
    )


def _needed(card: Card, discipline: int, level: int) -> int:
    if level == NONE or card.all_disciplines:
        return NOTHING
    return discipline if discipline != NOTHING else discipline_of(card)
