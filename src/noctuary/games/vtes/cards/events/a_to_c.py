"""Events from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event, use
from noctuary.games.vtes.kinds import MASTER, MASTER_PHASE
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


@printed.event("Anthelios, The Red Star", former=["Anthelios"], keywords="gehenna banned")
def anthelios_the_red_star(card: Card) -> None:
    event(card)
    use(
        card,
        1 << MASTER_PHASE,
        [Exchange()],
        once=limits.EACH_PHASE,
        master_action=True,
        by_anyone=True,
        target=MasterInHand(),
        number=MasterInAsh(),
        conditions=[YourTurn()],
    )


def _masters(s: State, kinds: list[int]) -> list[int]:
    return sorted({kind for kind in kinds if s.pool.types[kind] & MASTER})


class MasterInHand(Target):
    """A master card of one's hand; there must be one in the ash heap too."""

    names = "kind"
    prompt = "vtes-ask-exchange"

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-two-masters")

    def choices(self, s: State, using: Using) -> list[int]:
        player = s.players[using.seat]
        return _masters(s, player.hand) if _masters(s, player.ash) else []


class MasterInAsh(Target):
    names = "kind"
    prompt = "vtes-ask-exchange-for"

    def choices(self, s: State, using: Using) -> list[int]:
        return _masters(s, s.players[using.seat].ash)


class Exchange(Effect):
    """The two cards that were named change places; nothing is drawn."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-exchange")

    def run(self, s: State, using: Using) -> Play | None:
        player = s.players[using.seat]
        player.ash.remove(using.x)
        player.hand.remove(using.target)
        player.ash.append(using.target)
        player.hand = sorted([*player.hand, using.x])
        cards(s, "vtes-log-exchanges", using.seat, [using.target, using.x])
        return None
