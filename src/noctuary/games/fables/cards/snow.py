"""Snow White: her Poison circles through the opponent's deck and costs HP whenever it is discarded."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.card import epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, NumberEffect, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT, POISON_1, POISON_3
from noctuary.games.fables.questions import choose_kind, choose_number, confirm
from noctuary.games.fables.rules.damage import lose_hp
from noctuary.games.fables.rules.zones import (
    discard_hand,
    draw,
    enter_discard,
    leave_the_game,
    shuffle_into_deck,
)
from noctuary.games.fables.shared_effects import Damage, Mill, PlaceBeside, shuffle_back
from noctuary.games.fables.sheet import Sheet
from noctuary.games.fables.state import (
    NOBODY,
    VIA_ATTACK,
    VIA_ATTACK_TALENT,
    Packets,
    State,
    has_twist,
    opponents,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING

# Places in `Sheet.own_cards`, after the nine Talents.
CRYSTAL_COFFIN: Final = 9
CORRUPTED_DESTINY: Final = 10
VENOMOUS_TURN: Final = 11
POISONED_PURITY: Final = 12

POISON_CARDS: Final = 18
POISON_PER_LEVEL: Final = 6
COFFIN_DAMAGE: Final = 2
PURITY_LOSS: Final = 1


# -- the Poison deck --------------------------------------------------------------------------------


def is_poison(kind: int) -> bool:
    return POISON_1 <= kind <= POISON_3


def top_poison(s: State, count: int) -> list[int]:
    """The next cards of the Poison deck, level 1 on top (FAB-EX-13); as many as remain (FAB-RUL-18)."""
    gone = POISON_CARDS - s.poison
    return [POISON_1 + (gone + place) // POISON_PER_LEVEL for place in range(min(count, s.poison))]


def give_poison(s: State, me: Seat, foe: Seat, cards: list[int]) -> None:
    """Poison works card by card as it enters her discard pile (FAB-RUL-16)."""
    if s.log is not None and cards:
        tell.cards(s, "fables-log-give-poison", me, cards, foe=int(foe))
    for kind in cards:
        if s.boards[foe].out:
            return  # what she holds leaves the game with her (FAB-2V2-17)
        enter_discard(s, foe, kind)


def give_top_poison(s: State, me: Seat, foe: Seat) -> None:
    cards = top_poison(s, 1)
    s.poison -= len(cards)
    give_poison(s, me, foe, cards)


# -- clauses ----------------------------------------------------------------------------------------


class GivePoison(AmountEffect):
    """Up to so many Poison cards for the opponent; under Corrupted Destiny one of them hides in her deck."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-give-poison")

    def ask(self, s: State, use: Use) -> Play:
        most = min(self.amount.of(use), s.poison)
        count = yield from choose_number(use.seat, "fables-ask-give-poison", most, use.kind)
        cards = top_poison(s, count)
        hidden = yield from self._choose_hidden(s, use, cards)
        s.poison -= count
        if hidden != NOTHING:
            cards.remove(hidden)
            shuffle_into_deck(s, use.foe, [hidden])
            tell.cards(s, "fables-log-hide-poison", use.seat, [hidden], foe=int(use.foe))
        give_poison(s, use.seat, use.foe, cards)

    def _choose_hidden(self, s: State, use: Use, cards: list[int]) -> Ask[int]:
        """A card shuffled into her deck has not entered a discard pile and costs nothing yet."""
        if not has_twist(s, use.seat, CORRUPTED_DESTINY):
            return NOTHING
        source = s.boards[use.seat].sheet.first_kind + CORRUPTED_DESTINY
        kind = yield from choose_kind(
            use.seat, "fables-ask-corrupted-destiny", cards, source, "FAB-CARD-06", or_none=True
        )
        return kind


class FoeDiscardsHand(Effect):
    """Her whole hand, an Epic included, before she may respond (FAB-HERO-04, FAB-TIMING-03)."""

    needs_foe = True
    message = MessageId("fables-effect-foe-discards-hand")

    def run(self, s: State, use: Use) -> Play | None:
        discard_hand(s, use.foe)
        return None


class FoeDraws(AmountEffect):
    needs_foe = True
    message = MessageId("fables-effect-foe-draws")

    def run(self, s: State, use: Use) -> Play | None:
        if not s.boards[use.foe].out:
            draw(s, use.foe, self.amount.of(use))
        return None


class ShuffleBack(NumberEffect):
    """Cards of your choice from the opponent's discard pile back into her deck, 0 included (FAB-CARD-05)."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-shuffle-back")
    named = "most"

    def ask(self, s: State, use: Use) -> Play:
        chosen = yield from shuffle_back(s, use, use.foe, self.number, "fables-ask-shuffle-back", verbs.CARD)
        if chosen:
            tell.cards(s, "fables-log-shuffle-back", use.seat, chosen, foe=int(use.foe))


class LossPerPoison(Effect):
    """1 HP for every Poison card in the opponent's discard pile: loss, not damage (FAB-DMG-03)."""

    needs_foe = True
    message = MessageId("fables-effect-loss-per-poison")

    def run(self, s: State, use: Use) -> Play | None:
        poisons = [kind for kind in s.boards[use.foe].discard if is_poison(kind)]
        lose_hp(s, use.foe, len(poisons))
        return None


# -- the sheet --------------------------------------------------------------------------------------


class Snow(Sheet):
    def set_up(self, s: State, me: Seat) -> Play | None:
        """The Poison deck, face up: six of each level, level 1 on top (FAB-SETUP-10, FAB-EX-13)."""
        s.poison = POISON_CARDS
        s.poison_owner = me
        return None

    def poison_entered(self, s: State, me: Seat, holder: Seat) -> int:
        """Each Poisoned Purity takes its own HP from an opponent (FAB-HERO-03)."""
        board = s.boards[me]
        if s.boards[holder].team == board.team:
            return 0
        return PURITY_LOSS * board.twists.count(self.first_kind + POISONED_PURITY)

    # -- Crystal Coffin: damage as inflicted, before Defense and responses (FAB-RUL-06) --

    def triggers(self, s: State, me: Seat, packets: Packets) -> Play | None:
        coffin = self.first_kind + CRYSTAL_COFFIN
        if not s.poison or coffin in s.turn.triggered or not has_twist(s, me, CRYSTAL_COFFIN):
            return None
        for packet in packets:
            by_attack = packet.source == me and packet.via in (VIA_ATTACK, VIA_ATTACK_TALENT)
            if by_attack and packet.amount >= COFFIN_DAMAGE and not s.boards[packet.target].out:
                return self._coffin(s, me, packet.target)
        return None

    def _coffin(self, s: State, me: Seat, foe: Seat) -> Play:
        coffin = self.first_kind + CRYSTAL_COFFIN
        s.turn.triggered = (*s.turn.triggered, coffin)
        if (yield from confirm(me, "fables-ask-top-poison", coffin)):
            give_top_poison(s, me, foe)

    # -- Venomous Turn: whoever moved through whom (FAB-RUL-32) --

    def passed_through(self, s: State, me: Seat, foe: Seat) -> Play | None:
        if not s.poison or not has_twist(s, me, VENOMOUS_TURN):
            return None
        return self._venomous_turn(s, me, foe)

    def _venomous_turn(self, s: State, me: Seat, foe: Seat) -> Play:
        if (yield from confirm(me, "fables-ask-top-poison", self.first_kind + VENOMOUS_TURN)):
            give_top_poison(s, me, foe)

    # -- 2v2 --

    def eliminated(self, s: State, me: Seat) -> None:
        """All Poison leaves the game; her opponents then shuffle their decks (FAB-2V2-15, FAB-2V2-16)."""
        s.poison = 0
        s.poison_owner = NOBODY
        leave_the_game(s, me, POISON_1, POISON_3)
        for seat in sorted(opponents(s, me)):
            tell.numbers(s, "fables-log-poison-gone", seat)

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        return [("poison", s.poison)]


SNOW: Final = Snow(
    "snow",
    max_hp=34,
    max_defense=6,
    threshold=17,
    attack=talents(
        ATTACK, ("shard-storm", "shard-tempest", "shard-vortex"), [Damage(T + B), Mill(T)], reach=Amount(1)
    ),
    defense=talents(
        DEFENSE,
        ("tainted-offering", "tainted-feast", "tainted-maelstrom"),
        [Damage(T), GivePoison(B)],
        reach=Amount(1),
    ),
    movement=talents(
        MOVEMENT,
        ("shattered-passage", "shattered-truth", "shattered-destiny"),
        [Damage(T), PlaceBeside()],
        reach=Amount(-1) + T + B,
    ),
    twists=[
        twist("crystal-coffin", least=COFFIN_DAMAGE),
        twist("corrupted-destiny"),
        twist("venomous-turn"),
    ],
    last_twists=[twist("poisoned-purity", loss=PURITY_LOSS)],
    epics=[
        epic(
            "rain-of-mirrors",
            [Damage(Amount(3)), FoeDiscardsHand(), FoeDraws(Amount(4))],
            reach=Amount(1),
        ),
        epic("brewing-destruction", [Damage(Amount(3)), ShuffleBack(3)], reach=Amount(3)),
        epic("seven-serpents", [LossPerPoison()], reach=Amount(1)),
    ],
)
