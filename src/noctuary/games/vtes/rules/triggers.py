"""Something has happened: cards in play that wait for it put their effect on the agenda."""

from __future__ import annotations

from noctuary.games.vtes import agenda
from noctuary.games.vtes.board import find
from noctuary.games.vtes.kinds import CONTESTED
from noctuary.games.vtes.state import State, Step
from noctuary.kernel.decision import Play


def happened(s: State, happening: int, about: int) -> None:
    """The first card in play speaks first; each on a step of its own."""
    if not s.in_force.awaited[happening]:
        return
    waiting: list[Step] = []
    for card in s.cards:
        triggers = s.pool.cards[card.kind].triggers
        if triggers and card.region != CONTESTED:
            for index, trigger in enumerate(triggers):
                if trigger.happening == happening and trigger.applies(s, card, about):
                    waiting.append(Step(agenda.TRIGGER, card.controller, card.uid, index, about))
    waiting.reverse()
    s.agenda.extend(waiting)


def at_once(s: State, happening: int, about: int) -> None:
    """What is about to happen: what waits for it is done on the spot, and asks nobody."""
    if not s.in_force.awaited[happening]:
        return
    for card in s.cards[:]:
        for trigger in s.pool.cards[card.kind].triggers:
            if (
                trigger.happening == happening
                and card.region != CONTESTED
                and trigger.applies(s, card, about)
            ):
                trigger.run(s, card, about)


def start(s: State, step: Step) -> Play | None:
    """Its turn has come: a card that has left play meanwhile says nothing any more."""
    card = find(s, step.a)
    if card is None or card.region == CONTESTED:
        return None
    trigger = s.pool.cards[card.kind].triggers[step.b]
    if not trigger.applies(s, card, step.c):
        return None
    return trigger.run(s, card, step.c)
