"""The Little Mermaid: her Tentacles hold squares of the track, and where they are she is strong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import open_unit, push
from noctuary.games.fables.card import Card, epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, NumberEffect, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.questions import choose_square
from noctuary.games.fables.rules.basic_cards import counts_as, in_hand, value_of
from noctuary.games.fables.rules.damage import inflict_by, lose_hp, raise_damage
from noctuary.games.fables.rules.markers import gain_defense, gain_power, recover
from noctuary.games.fables.rules.movement import LEFT, RIGHT, is_free, place
from noctuary.games.fables.rules.talents import new_use
from noctuary.games.fables.rules.zones import destroy_twist, draw, pay_with, without
from noctuary.games.fables.shared_effects import Damage
from noctuary.games.fables.sheet import Sheet
from noctuary.games.fables.state import NOBODY, State, foe_of, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import choose, distinct
from noctuary.kernel.refusal import Refusal

# Places in `Sheet.own_cards`, after the nine Talents. Her Epic joins the Twists (see `epic_to_twists`).
RAGING_TEMPEST: Final = 9
MYSTIC_ECHOES: Final = 10
DAUGHTER_OF_OCEANS: Final = 11
RISING_TIDE: Final = 12
RESTORING_WATERS: Final = 13
PURGING_FLOOD: Final = 14
KRAKEN_STIRS: Final = 15

TALENT_KINDS: Final = 9
MOST_TENTACLES: Final = 4  # FAB-LIMIT-06
ON_SHEET: Final = 0  # the "square" of a Tentacle that has left the track (FAB-RUL-46)

ECHOES_REDUCTION: Final = 1
SQUARES_PER_STEP: Final = 2  # Daughter of Oceans
FLOOD_LOSS: Final = 1
WATERS_MAX_HP: Final = 18
WATERS_HP: Final = 2
KRAKEN_HP: Final = 1

NO_MOVEMENT_CARD: Final = Refusal(RuleId("FAB-ACT-09"), MessageId("fables-remedy-no-movement-card"))
NO_TENTACLE_ON_TRACK: Final = Refusal(RuleId("FAB-RUL-46"), MessageId("fables-remedy-no-tentacle"))


# -- Tentacles -------------------------------------------------------------------------------------------


def on_track(s: State, me: Seat) -> list[int]:
    """The squares that hold Tentacles, each once."""
    return [square for square in distinct(list(s.boards[me].tentacles)) if square != ON_SHEET]


def on_tentacle(s: State, me: Seat, who: Seat) -> bool:
    """Whether this Fable, herself or the opponent on her track, shares a square with a Tentacle of hers."""
    return who != NOBODY and s.boards[who].square in s.boards[me].tentacles


def add_tentacle(s: State, me: Seat, square: int) -> None:
    board = s.boards[me]
    board.tentacles = tuple(sorted((*board.tentacles, square)))


def shift_tentacle(s: State, me: Seat, here: int, there: int) -> None:
    """Along the track; Tentacles share squares with Fables and with each other."""
    board = s.boards[me]
    if here == there or here not in board.tentacles:
        return
    board.tentacles = without(board.tentacles, here)
    add_tentacle(s, me, there)
    if s.log is not None:
        tell.numbers(s, "fables-log-tentacle", me, start=here, square=there)
    step = RIGHT if there > here else LEFT
    tentacle_enters(s, me, list(range(here + step, there + step, step)))


def tentacle_enters(s: State, me: Seat, squares: list[int]) -> None:
    """The Purging Flood: a Tentacle has come onto these squares, crossed ones included."""
    foe = foe_of(s, me)
    if foe != NOBODY:
        flood(s, me, foe, squares.count(s.boards[foe].square))


def flood(s: State, me: Seat, foe: Seat, tentacles: int) -> None:
    if tentacles and has_twist(s, me, PURGING_FLOOD) and not s.boards[foe].out:
        tell.numbers(s, "fables-log-flood", me, foe=int(foe), count=tentacles)
        lose_hp(s, foe, FLOOD_LOSS * tentacles)


def choose_way(s: State, me: Seat, least: int, most: int, source: int, rule: str) -> Ask[tuple[int, int]]:
    """Which Tentacle, and which square `least` to `most` away it moves to; there must be one on the track."""
    token = yield from choose(
        me, "fables-ask-tentacle", [move(verbs.TOKEN, square) for square in on_track(s, me)], rule, source
    )
    here = token.a
    squares = [
        square
        for square in range(max(here - most, 1), min(here + most, s.settings.squares) + 1)
        if abs(square - here) >= least
    ]
    there = yield from choose_square(me, "fables-ask-tentacle-to", squares, source, rule)
    return here, there


# -- Talents ---------------------------------------------------------------------------------------------


class MoreOnTentacle(AmountEffect):
    """Damage +X if the opponent shares a square with a Tentacle (FAB-DMG-07)."""

    message = MessageId("fables-effect-more-on-tentacle")

    def run(self, s: State, use: Use) -> Play | None:
        if on_tentacle(s, use.seat, use.foe):
            raise_damage(s, use, self.amount.of(use))
        return None


class PowerOnTentacle(AmountEffect):
    """Gain Power if you share a square with a Tentacle."""

    message = MessageId("fables-effect-power-on-tentacle")

    def run(self, s: State, use: Use) -> Play | None:
        if on_tentacle(s, use.seat, use.seat):
            gain_power(s, use.seat, self.amount.of(use))
        return None


class LashOnTentacle(AmountEffect):
    """Damage to an opponent who shares a square with a Tentacle, wherever that is."""

    message = MessageId("fables-effect-lash-on-tentacle")

    def run(self, s: State, use: Use) -> Play | None:
        if on_tentacle(s, use.seat, use.foe):
            inflict_by(s, use, self.amount.of(use))
        return None


class RideTentacle(AmountEffect):
    """Optional: place yourself with a Tentacle, not on the opponent's square, and gain Defense.

    Staying where you are is a placement too if a Tentacle is there.
    """

    asks = True
    message = MessageId("fables-effect-ride-tentacle")

    def ask(self, s: State, use: Use) -> Play:
        me = use.seat
        squares = [square for square in on_track(s, me) if is_free(s, square, me)]
        square = yield from choose_square(
            me, "fables-ask-ride-tentacle", squares, use.kind, "FAB-CARD-06", or_none=True
        )
        if square != NOTHING:
            place(s, me, square)
            gain_defense(s, me, self.amount.of(use))


class MoveTentacle(AmountEffect):
    """Choose a Tentacle and move it at least one square."""

    asks = True
    message = MessageId("fables-effect-move-tentacle")

    def ask(self, s: State, use: Use) -> Play:
        most = self.amount.of(use)
        if most > 0 and on_track(s, use.seat):
            here, there = yield from choose_way(s, use.seat, 1, most, use.kind, "FAB-TALENT-03")
            shift_tentacle(s, use.seat, here, there)


class DrawOnTentacle(AmountEffect):
    """Draw if you share a square with a Tentacle."""

    message = MessageId("fables-effect-draw-on-tentacle")

    def run(self, s: State, use: Use) -> Play | None:
        if on_tentacle(s, use.seat, use.seat):
            draw(s, use.seat, self.amount.of(use))
        return None


class FoeOnTentacleDiscards(AmountEffect):
    """An opponent who shares a square with a Tentacle discards cards of her choice."""

    message = MessageId("fables-effect-foe-on-tentacle-discards")

    def run(self, s: State, use: Use) -> Play | None:
        if on_tentacle(s, use.seat, use.foe):
            push(s, agenda.DISCARD, use.foe, self.amount.of(use))
        return None


def seas(slugs: tuple[str, str, str]) -> list[Card]:
    """Her movement Talents: the first level makes nobody discard."""
    calm: list[Effect] = [MoveTentacle(B), DrawOnTentacle(T)]
    rough = [*calm, FoeOnTentacleDiscards(T + Amount(-1))]
    return [talents(MOVEMENT, slugs, calm)[0], *talents(MOVEMENT, slugs, rough)[1:]]


# -- Epics: `run` is what they do on reaching the Twist area; the rest stands on the sheet ------------------


class LowerMaxHp(NumberEffect):
    """Her maximum HP is this number from now on; HP above it are cut."""

    message = MessageId("fables-effect-lower-max-hp")
    named = "most"

    def run(self, s: State, use: Use) -> Play | None:
        board = s.boards[use.seat]
        board.max_hp = self.number
        board.hp = min(board.hp, self.number)
        return None


class TentaclesToSheet(Effect):
    """Every Tentacle leaves the track for the sheet (FAB-RUL-46)."""

    message = MessageId("fables-effect-tentacles-to-sheet")

    def run(self, s: State, use: Use) -> Play | None:
        board = s.boards[use.seat]
        board.tentacles = (ON_SHEET,) * len(board.tentacles)
        return None


class Standing(NumberEffect):
    """A clause that holds as long as the card lies in the Twist area; the sheet carries it out."""

    named = "count"

    def __init__(self, message: str, number: int = 0) -> None:
        super().__init__(number)
        self.message = MessageId(message)


class Mermaid(Sheet):
    def set_up(self, s: State, me: Seat) -> Play | None:
        """One Tentacle on her own square (FAB-SETUP-10)."""
        s.tentacle_owner = me
        s.boards[me].tentacles = (s.boards[me].square,)
        return None

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        return [("tentacles", len(s.boards[me].tentacles))]

    # -- the action: discard a Movement card to move a Tentacle (FAB-ACT-09, FAB-RUL-54) --

    def special_moves(self, s: State, me: Seat, moves: list[Move]) -> None:
        if on_track(s, me):
            for kind in in_hand(s, me).by_type[MOVEMENT]:
                moves.append(move(verbs.TENTACLE, kind))

    def why_not_special(self, s: State, me: Seat, wanted: Move) -> Refusal | None:
        if wanted.verb != verbs.TENTACLE:
            return super().why_not_special(s, me, wanted)
        if not on_track(s, me):
            return NO_TENTACLE_ON_TRACK
        in_hand = wanted.a in s.boards[me].hand
        return None if in_hand and counts_as(s, me, wanted.a, MOVEMENT) else NO_MOVEMENT_CARD

    def special(self, s: State, me: Seat, wanted: Move) -> Play | None:
        return self._move_one(s, me, wanted.a)

    def _move_one(self, s: State, me: Seat, kind: int) -> Play:
        most = value_of(s, me, kind, MOVEMENT)
        here, there = yield from choose_way(s, me, 0, most, kind, "FAB-CARD-05")
        open_unit(s)
        pay_with(s, me, kind)
        shift_tentacle(s, me, here, there)

    # -- Twists --

    def attack_reach(self, s: State, me: Seat, foe: Seat) -> bool:
        """The Raging Tempest: an Attack action reaches whoever stands with a Tentacle."""
        return has_twist(s, me, RAGING_TEMPEST) and on_tentacle(s, me, foe)

    def standing_reduction(self, s: State, me: Seat) -> int:
        """Mystic Echoes while she stands with a Tentacle; the Kraken's Tentacles on her sheet."""
        reduction = s.boards[me].tentacles.count(ON_SHEET)
        if has_twist(s, me, MYSTIC_ECHOES) and on_tentacle(s, me, me):
            reduction += ECHOES_REDUCTION
        return reduction

    def relic_squares(self, s: State, me: Seat) -> list[int]:
        """Mystic Echoes: Relics under Tentacles may be used from afar (FAB-RUL-40)."""
        here = s.boards[me].square
        if not has_twist(s, me, MYSTIC_ECHOES):
            return [here]
        return [here, *[square for square in on_track(s, me) if square != here]]

    def moved(self, s: State, me: Seat, value: int) -> Play | None:
        """Daughter of Oceans: her Move action may carry a Tentacle along, half as far."""
        if not has_twist(s, me, DAUGHTER_OF_OCEANS) or value < SQUARES_PER_STEP or not on_track(s, me):
            return None
        return self._carry_along(s, me, value // SQUARES_PER_STEP)

    def _carry_along(self, s: State, me: Seat, most: int) -> Play:
        source = self.first_kind + DAUGHTER_OF_OCEANS
        here, there = yield from choose_way(s, me, 0, most, source, "FAB-CARD-05")
        shift_tentacle(s, me, here, there)

    def unlocked(self, s: State, me: Seat, twist: int) -> Play | None:
        """The Rising Tide: one more Tentacle, and the card is destroyed (FAB-TWIST-02)."""
        if twist != self.first_kind + RISING_TIDE:
            return None
        board = s.boards[me]
        if len(board.tentacles) < MOST_TENTACLES and not has_twist(s, me, KRAKEN_STIRS):
            return self._tide(s, me, twist)
        if len(board.tentacles) < MOST_TENTACLES:
            add_tentacle(s, me, ON_SHEET)
            tell.numbers(s, "fables-log-tentacle-on-sheet", me)
        destroy_twist(s, me, twist)
        return None

    def _tide(self, s: State, me: Seat, twist: int) -> Play:
        """A unit of its own (FAB-RUL-50)."""
        squares = list(range(1, s.settings.squares + 1))
        square = yield from choose_square(me, "fables-ask-rising-tide", squares, twist, "FAB-TWIST-02")
        open_unit(s)
        add_tentacle(s, me, square)
        tell.numbers(s, "fables-log-tentacle-rises", me, square=square)
        destroy_twist(s, me, twist)
        tentacle_enters(s, me, [square])

    # -- Epics --

    def epic_to_twists(self) -> bool:
        return True

    def epic_gained(self, s: State, me: Seat, epic: int) -> None:
        use = new_use(s, me, epic, NOTHING, 0)
        for effect in use.card.effects:
            effect.run(s, use)

    def end_effects(self, s: State, me: Seat) -> list[int]:
        """Restoring Waters and the Kraken act at the end of her turn."""
        acting = (self.first_kind + RESTORING_WATERS, self.first_kind + KRAKEN_STIRS)
        return [twist for twist in s.boards[me].twists if twist in acting]

    def end(self, s: State, me: Seat, effect: int) -> Play | None:
        if effect == self.first_kind + RESTORING_WATERS:
            recover(s, me, WATERS_HP)
        else:
            lose_hp(s, me, KRAKEN_HP)
        return None

    def entered_square(self, s: State, me: Seat, other: Seat, crossed: list[int]) -> None:
        """The Purging Flood: an opponent has come onto Tentacles."""
        board = s.boards[me]
        if s.boards[other].team != board.team and s.boards[other].track == board.track:
            flood(s, me, other, sum(board.tentacles.count(square) for square in crossed))

    def uses_talents(self, s: State, me: Seat) -> bool:
        return not has_twist(s, me, KRAKEN_STIRS)

    def bends_cards(self, s: State, me: Seat) -> bool:
        return has_twist(s, me, KRAKEN_STIRS)

    def may_count_as(self, s: State, me: Seat, kind: int, card_type: int) -> bool:
        """The Kraken: her Talents are basic cards of the type they required, with their level as value."""
        return (
            self.first_kind <= kind < self.first_kind + TALENT_KINDS
            and s.pool.type[kind] == card_type
            and has_twist(s, me, KRAKEN_STIRS)
        )

    # -- what a position may say --

    def limits(self, twists: Sequence[int]) -> tuple[int, int]:
        restored = self.first_kind + RESTORING_WATERS in twists
        return (WATERS_MAX_HP if restored else self.max_hp), self.max_defense

    def impossible_tokens(self, s: State, me: Seat) -> tuple[str, str] | None:
        """One Tentacle from set-up on (FAB-SETUP-10); the Kraken holds all on her sheet (FAB-RUL-46)."""
        tentacles = s.boards[me].tentacles
        if s.tentacle_owner == me and not tentacles:
            return "tentacles", "FAB-SETUP-10"
        on_sheet = tentacles.count(ON_SHEET)
        stirs = has_twist(s, me, KRAKEN_STIRS)
        return None if on_sheet == (len(tentacles) if stirs else 0) else ("tentacles", "FAB-RUL-46")

    # -- 2v2 --

    def switched_track(self, s: State, me: Seat) -> None:
        """Her Tentacles change track with her, and may come onto an opponent's square there (FAB-2V2-17)."""
        tentacle_enters(s, me, list(s.boards[me].tentacles))

    def eliminated(self, s: State, me: Seat) -> None:
        s.boards[me].tentacles = ()
        s.tentacle_owner = NOBODY


MERMAID: Final = Mermaid(
    "mermaid",
    max_hp=36,
    max_defense=3,
    threshold=18,
    tokens={"tentacles": (MOST_TENTACLES, "FAB-LIMIT-06")},
    attack=talents(
        ATTACK,
        ("sirens-call", "sirens-song", "sirens-shriek"),
        [Damage(T + B), MoreOnTentacle(T), PowerOnTentacle(T)],
        reach=T,
    ),
    defense=talents(
        DEFENSE,
        ("surging-wrath", "erupting-wrath", "avenging-wrath"),
        [LashOnTentacle(B), RideTentacle(T)],
    ),
    movement=seas(("the-encroaching-sea", "the-invading-sea", "the-conquering-sea")),
    twists=[
        twist("the-raging-tempest"),
        twist("mystic-echoes", less=ECHOES_REDUCTION),
        twist("daughter-of-oceans"),
    ],
    last_twists=[twist("the-rising-tide")],
    last_acts_once=True,
    epics=[
        epic(
            "restoring-waters",
            [LowerMaxHp(WATERS_MAX_HP), Standing("fables-effect-restoring-waters", WATERS_HP)],
        ),
        epic("the-purging-flood", [Standing("fables-effect-purging-flood", FLOOD_LOSS)]),
        epic(
            "the-kraken-stirs",
            [
                TentaclesToSheet(),
                Standing("fables-effect-kraken-reduction"),
                Standing("fables-effect-kraken-talents"),
                Standing("fables-effect-kraken-hunger", KRAKEN_HP),
            ],
        ),
    ],
)
