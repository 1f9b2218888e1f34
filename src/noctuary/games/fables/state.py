"""The state of a Twisted Fables game: plain data, copied by hand in a microsecond or two.

Records that are passed round (packets, steps, durables) are never changed, only replaced, so that
copies may share them. Those that come and go with every action are kept for the next one when they are no
longer needed (`free_list_len`); none of them can be part of a cycle, so the collector need not know them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from noctuary.games.fables.kinds import BASIC_KINDS
from noctuary.games.fables.settings import Settings
from noctuary.games.fables.sheet import Pool, Sheet
from noctuary.kernel.chance import Chance
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.steps import Step as Step

NOBODY: Final = Seat(-1)
EVERYBODY: Final = Seat(-2)
DRAWN: Final = Seat(-2)  # in place of a winner: only a turn cap ends a game so (FAB-RUL-47)
NO_THRESHOLD: Final = -1
NO_AVATAR: Final = 0

# What inflicts damage (a packet's `via`), and what the latest action was.
VIA_ATTACK: Final = 0  # the Attack action
VIA_ATTACK_TALENT: Final = 1
VIA_DEFENSE_TALENT: Final = 2
VIA_MOVEMENT_TALENT: Final = 3
VIA_EPIC: Final = 4
VIA_EFFECT: Final = 5  # start-of-turn effects and other units outside actions
VIA_COUNTER: Final = 6
VIA_RELIC: Final = 7
VIA_SELF: Final = 8  # damage a Fable does to herself
VIA_DEFENSE: Final = 9  # the Defense action (it inflicts nothing)
VIA_MOVE: Final = 10  # the Move action
# By a Talent's type.
TALENT_VIAS: Final[tuple[int, ...]] = (VIA_ATTACK_TALENT, VIA_DEFENSE_TALENT, VIA_MOVEMENT_TALENT)


@mypyc_attr(free_list_len=1, acyclic=True)
class Packet:
    """Damage that has been inflicted and waits for the end of the action (FAB-RUL-05)."""

    __slots__ = ("amount", "source", "target", "via")

    def __init__(self, source: Seat, target: Seat, amount: int, via: int) -> None:
        self.source = source
        self.target = target
        self.amount = amount
        self.via = via


Packets: TypeAlias = list[Packet]


class Durable:
    """A durable card in play with the basic card played with it and the values it had (FAB-TALENT-06)."""

    __slots__ = ("basic", "card", "spent", "value")

    def __init__(self, card: int, basic: int, value: int, spent: int = 0) -> None:
        self.card = card
        self.basic = basic  # NOTHING if none was played
        self.value = value  # B when it was played
        self.spent = spent  # how much of a limited effect is used up


@mypyc_attr(free_list_len=1, acyclic=True)
class LastAction:
    """The latest action of this turn, with its values and bonuses (System Hack, combos)."""

    __slots__ = ("basic", "card", "more_damage", "more_range", "power", "value", "via")

    def __init__(
        self,
        via: int,
        card: int = NOTHING,
        value: int = 0,
        power: int = 0,
        more_damage: int = 0,
        more_range: int = 0,
        basic: int = NOTHING,
    ) -> None:
        self.via = via
        self.card = card  # the Talent or Epic; NOTHING for basic actions
        self.value = value
        self.power = power
        self.more_damage = more_damage
        self.more_range = more_range
        self.basic = basic


@mypyc_attr(acyclic=True)
class Board:
    """One Fable at the table: her markers, her cards and her tokens."""

    seat: Seat
    sheet: Sheet
    team: int
    hp: int  # FAB-SETUP-02
    max_hp: int
    defense: int
    max_defense: int
    power: int
    threshold: int  # NO_THRESHOLD once the Epic is chosen
    square: int
    track: int
    out: bool
    turns_taken: int
    epic_due: bool  # HP have been at or below the threshold (FAB-RUL-51)
    hand: list[int]  # always sorted
    deck: list[int]  # the last one is on top
    discard: list[int]
    play: list[int]
    durables: tuple[Durable, ...]
    reserves: tuple[int, ...]  # cards gone from the top of each of the three
    twists: tuple[int, ...]
    epics: tuple[int, ...]  # still to choose from
    hurt: tuple[tuple[Seat, int], ...]  # packets that cost HP and await responses: source, HP
    seen_epics: tuple[int, ...]  # Epics of hers that everybody has seen (FAB-INFO-03)
    shown: tuple[int, ...]  # cards of hers that are being looked at, on their way
    shown_to: Seat  # or the one seat that looks at them
    cache: tuple[int, ...]  # Red's stored cards
    awake: bool  # Sleeping Beauty
    awakening: int
    avatar: int  # Alice
    qi: int  # Mulan
    combo: int  # Dorothy
    tentacles: tuple[int, ...]  # the Little Mermaid's; square 0 is her sheet
    fate: tuple[int, ...]  # Scheherazade's tokens: 2 * pile, + 1 if red
    mist: int  # Borrowed Mist: the next damage is smaller
    bramble: int  # Stubborn Bramble: her next Move action is shorter
    bramble_by: Seat

    def copy(self) -> Board:
        twin = Board()
        twin.seat = self.seat
        twin.sheet = self.sheet
        twin.team = self.team
        twin.hp = self.hp
        twin.max_hp = self.max_hp
        twin.defense = self.defense
        twin.max_defense = self.max_defense
        twin.power = self.power
        twin.threshold = self.threshold
        twin.square = self.square
        twin.track = self.track
        twin.out = self.out
        twin.turns_taken = self.turns_taken
        twin.epic_due = self.epic_due
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.play = self.play[:]
        twin.durables = self.durables
        twin.reserves = self.reserves
        twin.twists = self.twists
        twin.epics = self.epics
        twin.hurt = self.hurt
        twin.seen_epics = self.seen_epics
        twin.shown = self.shown
        twin.shown_to = self.shown_to
        twin.cache = self.cache
        twin.awake = self.awake
        twin.awakening = self.awakening
        twin.avatar = self.avatar
        twin.qi = self.qi
        twin.combo = self.combo
        twin.tentacles = self.tentacles
        twin.fate = self.fate
        twin.mist = self.mist
        twin.bramble = self.bramble
        twin.bramble_by = self.bramble_by
        return twin


@mypyc_attr(free_list_len=1, acyclic=True)
class Turn:
    """Facts that last one turn; every turn of any player begins with a new one (FAB-RUL-28)."""

    acted: bool  # any action of the activation phase: no Focus any more (FAB-ACT-02)
    relic_used: bool
    used: tuple[int, ...]  # once-per-turn Twists that have been used
    done: tuple[int, ...]  # start- or end-of-turn effects already carried out
    triggered: tuple[int, ...]  # own triggers already dealt with in this action
    last: LastAction | None
    composing: int  # type of the Attack, Defense or Move action being put together, NOTHING if none
    played: tuple[int, ...]  # its cards so far
    boost: int  # bonus announced for the action under way
    value_bonus: int  # Frabjous Day
    draw_bonus: int  # one-off additions to this turn's end draw
    draw_offers: tuple[int, ...]  # Mulan's Diverted Talents: most Qi each may take
    lasting_attack: tuple[tuple[int, int], ...]  # Beauty: damage, Attack actions left
    extra_turn: bool  # Important Date
    combo_level: int  # Dorothy: level of the Talent just used, 0 if none directly before
    apex_open: bool
    attack_run: int  # damage of the Attack action directly before, if there was one
    # House relics
    whetstone: int
    drum: int
    discount: int
    seal: int
    hourglass: int

    def copy(self) -> Turn:
        twin = Turn()
        twin.acted = self.acted
        twin.relic_used = self.relic_used
        twin.used = self.used
        twin.done = self.done
        twin.triggered = self.triggered
        twin.last = self.last
        twin.composing = self.composing
        twin.played = self.played
        twin.boost = self.boost
        twin.value_bonus = self.value_bonus
        twin.draw_bonus = self.draw_bonus
        twin.draw_offers = self.draw_offers
        twin.lasting_attack = self.lasting_attack
        twin.extra_turn = self.extra_turn
        twin.combo_level = self.combo_level
        twin.apex_open = self.apex_open
        twin.attack_run = self.attack_run
        twin.whetstone = self.whetstone
        twin.drum = self.drum
        twin.discount = self.discount
        twin.seal = self.seal
        twin.hourglass = self.hourglass
        return twin


class RelicRow:
    """Relic mode: the row of squares (NOTHING where a relic has been used), the deck and its discard pile."""

    row: list[int]  # by square, from 1: row[0] is unused
    deck: list[int]
    discard: list[int]

    def copy(self) -> RelicRow:
        twin = RelicRow()
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        return twin


class State(KernelState):
    """A whole game. `agenda` holds what is still to be done, the next thing last."""

    pool: Pool
    settings: Settings
    boards: list[Board]
    piles: list[int]
    poison: int  # cards left in the Poison deck
    matches: int  # cards left in the Match deck
    poison_owner: Seat  # set by the sheets at set-up; NOBODY once she is out
    match_owner: Seat
    tentacle_owner: Seat
    relics: RelicRow | None
    first: Seat
    active: Seat
    slot: int  # whose place in the turn order it is; differs from `active` after an elimination
    turn_number: int
    extra_turns: int  # Important Date: extra turns taken in a row
    turn: Turn
    agenda: list[Step]
    packets: list[Packet]
    winner: Seat  # the winning team's number once the game is over

    def copy(self) -> State:
        twin = State()
        twin.chance = self.chance.copy()
        twin.log = None
        twin.pool = self.pool
        twin.settings = self.settings
        twin.boards = [board.copy() for board in self.boards]
        twin.piles = self.piles[:]
        twin.poison = self.poison
        twin.matches = self.matches
        twin.poison_owner = self.poison_owner
        twin.match_owner = self.match_owner
        twin.tentacle_owner = self.tentacle_owner
        relics = self.relics
        twin.relics = None if relics is None else relics.copy()
        twin.first = self.first
        twin.active = self.active
        twin.slot = self.slot
        twin.turn_number = self.turn_number
        twin.extra_turns = self.extra_turns
        twin.turn = self.turn.copy()
        twin.agenda = self.agenda[:]
        twin.packets = self.packets[:]
        twin.winner = self.winner
        return twin

    def over(self) -> bool:
        return self.winner != NOBODY


def new_board(seat: Seat, team: int, sheet: Sheet) -> Board:
    made = Board()
    made.seat = seat
    made.sheet = sheet
    made.team = team
    made.hp = sheet.max_hp
    made.max_hp = sheet.max_hp
    made.defense = 0
    made.max_defense = sheet.max_defense
    made.power = 0
    made.threshold = sheet.threshold
    made.square = 0
    made.track = 0
    made.out = False
    made.turns_taken = 0
    made.epic_due = False
    made.hand = []
    made.deck = []
    made.discard = []
    made.play = []
    made.durables = ()
    made.reserves = (0, 0, 0)
    made.twists = ()
    made.epics = ()
    made.hurt = ()
    made.seen_epics = ()
    made.shown = ()
    made.shown_to = EVERYBODY
    made.cache = ()
    made.awake = False
    made.awakening = 0
    made.avatar = NO_AVATAR
    made.qi = 0
    made.combo = 0
    made.tentacles = ()
    made.fate = ()
    made.mist = 0
    made.bramble = 0
    made.bramble_by = NOBODY
    return made


def new_turn() -> Turn:
    made = Turn()
    made.acted = False
    made.relic_used = False
    made.used = ()
    made.done = ()
    made.triggered = ()
    made.last = None
    made.composing = NOTHING
    made.played = ()
    made.boost = 0
    made.value_bonus = 0
    made.draw_bonus = 0
    made.draw_offers = ()
    made.lasting_attack = ()
    made.extra_turn = False
    made.combo_level = 0
    made.apex_open = False
    made.attack_run = NOTHING
    made.whetstone = 0
    made.drum = 0
    made.discount = 0
    made.seal = 0
    made.hourglass = 0
    return made


def new_relic_row() -> RelicRow:
    made = RelicRow()
    made.row = []
    made.deck = []
    made.discard = []
    return made


def new_state(pool: Pool, settings: Settings, sheets: list[Sheet], chance: Chance) -> State:
    made = State()
    made.chance = chance
    made.log = None
    made.pool = pool
    made.settings = settings
    made.boards = [
        new_board(Seat(seat), seat % 2, sheet) for seat, sheet in enumerate(sheets)
    ]  # teams alternate round the table (FAB-2V2-01)
    made.piles = [settings.basic_copies * (2 if settings.teams else 1)] * BASIC_KINDS
    made.poison = 0
    made.matches = 0
    made.poison_owner = NOBODY
    made.match_owner = NOBODY
    made.tentacle_owner = NOBODY
    made.relics = None
    made.first = Seat(0)
    made.active = Seat(0)
    made.slot = 0
    made.turn_number = 0
    made.extra_turns = 0
    made.turn = new_turn()
    made.agenda = []
    made.packets = []
    made.winner = NOBODY
    return made


def foe_of(s: State, me: Seat) -> Seat:
    """The opponent on the same track, or NOBODY: she alone has a distance (FAB-2V2-09, FAB-RUL-35)."""
    mine = s.boards[me]
    if not s.settings.teams:
        return Seat(1 - me)
    for other in s.boards:
        if other.team != mine.team and other.track == mine.track and not other.out:
            return other.seat
    return NOBODY


def opponents(s: State, me: Seat) -> list[Seat]:
    """Every opponent still in the game, clockwise from the left neighbour."""
    count = len(s.boards)
    team = s.boards[me].team
    seats = [Seat((me + away) % count) for away in range(1, count)]
    return [seat for seat in seats if s.boards[seat].team != team and not s.boards[seat].out]


def seats_from(s: State, seat: Seat) -> list[Seat]:
    """Everyone still in the game, clockwise, this seat first (FAB-RUL-08)."""
    count = len(s.boards)
    return [Seat((seat + away) % count) for away in range(count) if not s.boards[(seat + away) % count].out]


def distance(s: State, one: Seat, other: Seat) -> int:
    """Squares from one Fable to another on the same track; 1 is next to her."""
    return abs(s.boards[one].square - s.boards[other].square)


def has_twist(s: State, me: Seat, offset: int) -> bool:
    """Whether this Fable has unlocked the card at that place of her own list (see `Sheet.own_cards`)."""
    return s.boards[me].sheet.first_kind + offset in s.boards[me].twists
