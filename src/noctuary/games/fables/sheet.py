"""The Fable sheet: her numbers, her cards, and the moments at which her own rules speak.

The rules ask a sheet at each of these moments; a Fable's module answers only where her sheet, Twists or
Epics have something to say. A method that may ask returns a generator, or None where there is nothing
to ask; `me` is always the seat of the Fable whose sheet it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from noctuary.games.fables.card import Card, Role
from noctuary.games.fables.effect import Use
from noctuary.games.fables.kinds import (
    BASIC_COST,
    BASIC_LEVEL,
    FIRST_OWN,
    NO_TYPE,
    TYPE_SLUGS,
    basic_type,
)
from noctuary.games.fables.relic import Relic
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.refusal import Refusal

if TYPE_CHECKING:
    from noctuary.games.fables.state import Packet, Packets, State, Step

NO_TOKENS: Final[Mapping[str, tuple[int, str]]] = {}
NO_MORE: Final = (NOTHING, NOTHING)  # the last two numbers of a step that needs only its card
NOT_HER_ACTION: Final = Refusal(RuleId("FAB-ACT-09"), MessageId("fables-remedy-not-her-action"))
NO_BASIC_CARD: Final = Refusal(RuleId("FAB-TALENT-01"), MessageId("fables-remedy-no-basic-card"))
NO_SUCH_CARD: Final = Refusal(
    RuleId("FAB-CARD-01"), MessageId("fables-remedy-not-in-hand")
)  # to play is to put from hand into the play area
WRONG_TYPE: Final = Refusal(RuleId("FAB-ACT-11"), MessageId("fables-remedy-wrong-type"))
USED_THIS_TURN: Final = Refusal(RuleId("FAB-RUL-28"), MessageId("fables-remedy-used-this-turn"))


class Sheet:
    """One Fable. Reserves run from top to bottom, two Twists each (FAB-SETUP-06, FAB-TWIST-03)."""

    def __init__(
        self,
        slug: str,
        *,
        max_hp: int,
        max_defense: int,
        threshold: int,
        attack: Sequence[Card],
        defense: Sequence[Card],
        movement: Sequence[Card],
        twists: Sequence[Card],
        last_twists: Sequence[Card],
        epics: Sequence[Card],
        epics_at_start: int = 0,
        last_acts_once: bool = False,
        tokens: Mapping[str, tuple[int, str]] = NO_TOKENS,
    ) -> None:
        self.slug = slug
        self.max_hp = max_hp
        self.max_defense = max_defense
        self.threshold = threshold
        self.talents = [list(attack), list(defense), list(movement)]
        self.twists = list(twists)  # the first Twist of the attack, defense and movement reserve
        self.last_twists = list(last_twists)  # one for all three reserves, or one each
        self.epics = list(epics)
        self.epics_at_start = epics_at_start  # handed out at set-up (FAB-SETUP-10)
        self.last_acts_once = last_acts_once  # her last Twists act once and are destroyed (FAB-TWIST-02)
        # Her own fields of a board: how many such tokens there are, and the rule that says so.
        self.tokens = dict(tokens)
        # Moments that come all the time: only the sheets that have something to say are asked.
        self.speaks_at_start = type(self).start_effects is not Sheet.start_effects
        self.triggered_by_damage = type(self).triggers is not Sheet.triggers
        self.speaks_at_end = (
            type(self).end_effects is not Sheet.end_effects
            or type(self).before_end_draw is not Sheet.before_end_draw
            or type(self).after_end_draw is not Sheet.after_end_draw
        )
        self.watches_end_draw = type(self).before_foe_end_draw is not Sheet.before_foe_end_draw
        self.surcharges = type(self).surcharge is not Sheet.surcharge
        self.watches_purchases = type(self).foe_bought is not Sheet.foe_bought
        self.follows_moves = type(self).moved is not Sheet.moved
        # Filled in by the pool, which numbers the cards.
        self.first_kind = 0
        self.reserves: list[list[int]] = []
        self.epic_kinds: list[int] = []

    def own_cards(self) -> list[Card]:
        """Every distinct card of this Fable, in the order in which the pool numbers them."""
        return [
            *self.talents[0],
            *self.talents[1],
            *self.talents[2],
            *self.twists,
            *self.last_twists,
            *self.epics,
        ]

    def owns_talent(self, kind: int) -> bool:
        return self.first_kind <= kind < self.first_kind + sum(map(len, self.talents))

    # -- set-up and turn --------------------------------------------------------------------------

    def set_up(self, s: State, me: Seat) -> Play | None:
        """Special set-up printed on the sheet (FAB-SETUP-10)."""
        return None

    def start_effects(self, s: State, me: Seat) -> list[int]:
        """Kinds of her Twists (or her first kind, for a rule of the sheet) that act as her turn starts."""
        return []

    def start(self, s: State, me: Seat, effect: int) -> Play | None:
        """Carry out one of `start_effects`."""
        return None

    def refreshed(self, s: State, me: Seat, defense_lost: int) -> None:
        """Her refresh phase has set Defense to 0."""

    def end_draw_bonus(self, s: State, me: Seat) -> int:
        """Extra cards at her end-of-turn draw from permanent effects."""
        return 0

    def before_end_draw(self, s: State, me: Seat) -> Play | None:
        """Offers that enlarge her end draw (FAB-RUL-24)."""
        return None

    def before_foe_end_draw(self, s: State, me: Seat, foe: Seat) -> None:
        """The opponent on her track is about to draw at the end of her turn."""

    def after_end_draw(self, s: State, me: Seat) -> Play | None:
        return None

    def end_effects(self, s: State, me: Seat) -> list[int]:
        """Like `start_effects`, for step 5 of her end phase."""
        return []

    def end(self, s: State, me: Seat, effect: int) -> Play | None:
        return None

    # -- values -----------------------------------------------------------------------------------

    def value_bonus(self, s: State, me: Seat, card_type: int) -> int:
        """Change of the value of each of her basic cards of this type (Avatars)."""
        return 0

    def bends_cards(self, s: State, me: Seat) -> bool:
        """Whether `may_count_as` or `imaginary_cards` could have something to say now."""
        return False

    def may_count_as(self, s: State, me: Seat, kind: int, card_type: int) -> bool:
        """Whether this card, not of that type by itself, may be played as one (once: see `counted_as`)."""
        return False

    def why_not_count_as(self, s: State, me: Seat, kind: int, card_type: int) -> Refusal:
        """What keeps a card that is not of that type from being played as one."""
        return WRONG_TYPE

    def counted_as(self, s: State, me: Seat, kind: int) -> None:
        """A card has been played thanks to `may_count_as`."""

    def imaginary_cards(self, s: State, me: Seat) -> list[int]:
        """Cards that are not there but may be paid for in another way (Bloodletting)."""
        return []

    def why_not_imaginary(self, s: State, me: Seat, kind: int) -> Refusal:
        """Why a card that is not in her hand cannot be paid for in another way either."""
        return NO_SUCH_CARD

    def defense_gain(self, s: State, me: Seat, amount: int) -> int:
        """What a Defense action really adds to Defense."""
        return amount

    def attack_reach(self, s: State, me: Seat, foe: Seat) -> bool:
        """Whether an Attack action reaches this foe although she is beyond range 1."""
        return False

    # -- announcing an action -----------------------------------------------------------------------

    def reach_bonus(self, s: State, me: Seat, use_kind: int, card: Card) -> int:
        """The most that her options could add to the range of this Talent."""
        return 0

    def announce(self, s: State, use: Use) -> Play | None:
        """Optional boosts of a Talent or Epic, chosen before anything is paid."""
        return None

    def announce_attack(self, s: State, me: Seat, foe: Seat) -> Play | None:
        """Optional boosts of an Attack action: they add to `s.turn.boost`."""
        return None

    def announce_move(self, s: State, me: Seat) -> Play | None:
        """Optional boosts of a Move action: they add to `s.turn.boost`."""
        return None

    def uses_talents(self, s: State, me: Seat) -> bool:
        """Whether her Talent cards still are Talents (the Kraken makes basic cards of them)."""
        return True

    def why_not_free_talent(self, s: State, me: Seat) -> Refusal | None:
        """What keeps a Talent from being used without its basic card; None in Dorothy's combo."""
        return NO_BASIC_CARD

    # -- what happened ------------------------------------------------------------------------------

    def triggers(self, s: State, me: Seat, packets: Packets) -> Play | None:
        """Her own "when you inflict" effects at the end of her action, before it is settled (FAB-RUL-07).

        Asked again until it returns None, so each call deals with one trigger (`s.turn.triggered`).
        """
        return None

    def passed_through(self, s: State, me: Seat, foe: Seat) -> Play | None:
        """A Move action carried her through the foe or the foe through her."""
        return None

    def moved(self, s: State, me: Seat, value: int) -> Play | None:
        """Her own Move action of this Movement value is done."""
        return None

    def attacked(self, s: State, me: Seat, damage: int) -> None:
        """Her own Attack action of this damage is done."""

    def talent_used(self, s: State, use: Use) -> None:
        """Her own Talent is done."""

    def entered_square(self, s: State, me: Seat, other: Seat, crossed: list[int]) -> None:
        """Another Fable came onto these squares of her track, in this order; she stands on the last one."""

    def poison_entered(self, s: State, me: Seat, holder: Seat) -> int:
        """HP the holder loses on top because a Poison card reached her discard pile."""
        return 0

    def match_used(self, s: State, me: Seat, holder: Seat) -> None:
        """An opponent has made use of a Match."""

    def match_types_barred(self, s: State, me: Seat) -> list[int]:
        """Types that opponents' Matches may not stand for."""
        return []

    def foe_bought(self, s: State, me: Seat, foe: Seat, pile: int) -> None:
        """An opponent has bought a card from this pile."""

    def surcharge(self, s: State, me: Seat, pile: int) -> int:
        """Extra Power an opponent pays for a card from this pile."""
        return 0

    def unlocked(self, s: State, me: Seat, twist: int) -> Play | None:
        """A Twist of hers has just been unlocked; one-shot Twists act now."""
        return None

    def epic_to_twists(self) -> bool:
        """A chosen Epic goes to the Twist area instead of the hand."""
        return False

    def epic_gained(self, s: State, me: Seat, epic: int) -> None:
        """A chosen Epic has reached the Twist area."""

    # -- being hurt ---------------------------------------------------------------------------------

    def immune(self, s: State, me: Seat) -> int:
        """The card through which damage and loss pass her by unless she accepts them; NOTHING if none."""
        return NOTHING

    def standing_reduction(self, s: State, me: Seat) -> int:
        """Every damage packet against her is smaller by this much."""
        return 0

    def reduce(self, s: State, me: Seat, packet: Packet) -> Play | None:
        """An optional reduction of this packet: it calls `reduce_packet` (FAB-TIMING-02)."""
        return None

    def hurt(self, s: State, me: Seat, source: Seat, lost: int) -> None:
        """Damage (not loss) has just cost her HP; what needs no choice and no waiting happens here."""

    def responses(self, s: State, me: Seat) -> list[int]:
        """Responses waiting for the end of the action: kinds of cards, or her first kind for the sheet."""
        return []

    def respond(self, s: State, me: Seat, response: int) -> Play | None:
        """Carry out one of `responses`; it must then be gone from that list."""
        return None

    # -- special actions ----------------------------------------------------------------------------

    def special_moves(self, s: State, me: Seat, moves: list[Move]) -> None:
        """Append the special actions she may take now (FAB-ACT-09)."""

    def why_not_special(self, s: State, me: Seat, move: Move) -> Refusal | None:
        """The rule that forbids this special action, or None; here: the action is not hers."""
        return NOT_HER_ACTION

    def special(self, s: State, me: Seat, move: Move) -> Play | None:
        """Carry out a special action."""
        return None

    def relic_squares(self, s: State, me: Seat) -> list[int]:
        """Squares whose relics she may use as if she stood there (FAB-RELIC-02, FAB-RUL-40)."""
        return [s.boards[me].square]

    def tail(self, s: State, step: Step) -> Play | None:
        """What is left of a card's text after something hidden has shown itself (`later`)."""
        return None

    def tail_fits(self, s: State, step: Step) -> bool:
        """Whether `tail` can carry this step out: a position may name any."""
        return False

    def looks_at(self, s: State, step: Step) -> Seat:
        """Whose cards lie open until `tail` puts them away; -1 if nobody's."""
        return Seat(-1)

    # -- 2v2 ------------------------------------------------------------------------------------------

    def switched_track(self, s: State, me: Seat) -> None:
        """She has changed track."""

    def reveals_decks(self) -> bool:
        """Whether another's cards that lie open for a choice of hers come from the deck, not the hand."""
        return False

    def eliminated(self, s: State, me: Seat) -> None:
        """She is out: her components leave the game (FAB-2V2-15)."""

    def other_eliminated(self, s: State, me: Seat, other: Seat) -> None:
        """Another Fable is out; called before her cards leave the game."""

    # -- limits (what a position may say) --------------------------------------------------------------

    def limits(self, twists: Sequence[int]) -> tuple[int, int]:
        """Max HP and max Defense with these cards in her Twist area."""
        return self.max_hp, self.max_defense

    def token_limit(self, name: str, twists: Sequence[int]) -> int:
        """The most of her own `tokens` of this name with these cards in her Twist area."""
        return self.tokens[name][0]

    def impossible_tokens(self, s: State, me: Seat) -> tuple[str, str] | None:
        """A field of her board that can never be as it is, and the rule that says so."""
        return None

    # -- counting (views, evaluation, conservation) -----------------------------------------------------

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        """Her own counters for the table's rail: slug and number."""
        return []


class Pool:
    """Every kind of card in the game, numbered once; shared by all states.

    `inline` are cards of one position file, after all others: the sheets' numbers stay the same.
    `relics` have numbers of their own.
    """

    def __init__(
        self, sheets: Sequence[Sheet], inline: Sequence[Card] = (), relics: Sequence[Relic] = ()
    ) -> None:
        self.sheets = {sheet.slug: sheet for sheet in sheets}
        self.order = list(sheets)
        self.cards: list[Card] = [
            Card(slug_of_basic(kind), Role.BASIC, basic_type(kind), BASIC_LEVEL[kind], BASIC_COST[kind])
            for kind in range(10)
        ]
        self.cards.append(Card("match", Role.MATCH))
        self.cards += [Card(f"poison-{level}", Role.POISON, NO_TYPE, level) for level in (1, 2, 3)]
        self.cards += [Card(f"blood-{level}", Role.BLOOD, NO_TYPE, level) for level in (1, 2, 3)]
        self.sheet_of: list[int] = [-1] * FIRST_OWN  # index into `order` of each kind's Fable
        for number, sheet in enumerate(sheets):
            self._number(number, sheet)
        self.token_owner = {name: sheet for sheet in sheets for name in sheet.tokens}
        self.inline = list(inline)
        self.cards += self.inline
        self.sheet_of += [-1] * len(self.inline)
        self.kind_of = {card.slug: kind for kind, card in enumerate(self.cards)}
        self.relics = list(relics)
        self.relic_of = {relic.slug: number for number, relic in enumerate(self.relics)}
        # Hot tables.
        self.level = [card.level for card in self.cards]
        self.cost = [card.cost for card in self.cards]
        self.type = [card.type for card in self.cards]
        self.is_talent = [card.role is Role.TALENT for card in self.cards]
        self.is_epic = [card.role is Role.EPIC for card in self.cards]
        self.is_twist = [card.role is Role.TWIST for card in self.cards]

    def _number(self, number: int, sheet: Sheet) -> None:
        sheet.first_kind = len(self.cards)
        own = sheet.own_cards()
        kind_of = {card.slug: sheet.first_kind + place for place, card in enumerate(own)}
        self.cards += own
        self.sheet_of += [number] * len(own)
        sheet.epic_kinds = [kind_of[card.slug] for card in sheet.epics]
        sheet.reserves = [self._reserve(sheet, card_type, kind_of) for card_type in range(3)]

    def _reserve(self, sheet: Sheet, card_type: int, kind_of: dict[str, int]) -> list[int]:
        """One level-1, two level-2, first Twist, three level-3, second Twist, from the top (FAB-SETUP-06)."""
        one, two, three = (kind_of[card.slug] for card in sheet.talents[card_type])
        first = kind_of[sheet.twists[card_type].slug]
        last = sheet.last_twists[card_type if len(sheet.last_twists) > 1 else 0]
        return [one, two, two, first, three, three, three, kind_of[last.slug]]


def slug_of_basic(kind: int) -> str:
    card_type = basic_type(kind)
    return "joker" if card_type == NO_TYPE else f"{TYPE_SLUGS[card_type]}-{BASIC_LEVEL[kind]}"
