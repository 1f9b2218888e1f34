"""The Match Girl: her Matches help whoever draws them, and every one that burns pays her."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.card import TALENT_COST, Card, Role, epic, talents, twist
from noctuary.games.fables.effect import Amount, AmountEffect, B, Effect, NumberEffect, Phrase, T, Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MATCH, MOVEMENT
from noctuary.games.fables.questions import choose_number, confirm
from noctuary.games.fables.rules.damage import inflict_by, pay_hp, raise_damage
from noctuary.games.fables.rules.markers import gain_power, recover, spend_power
from noctuary.games.fables.rules.movement import NOBODY_HERE, free_beside, go, why_too_far
from noctuary.games.fables.rules.zones import draw, leave_the_game, mill, remove_kinds
from noctuary.games.fables.shared_effects import Damage, GainDefense
from noctuary.games.fables.sheet import NOT_HER_ACTION, USED_THIS_TURN, Sheet
from noctuary.games.fables.state import NOBODY, State, foe_of, has_twist
from noctuary.kernel import tell
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.questions import choose
from noctuary.kernel.refusal import Refusal

# Places in `Sheet.own_cards`, after the nine Talents.
RITUAL_OF_PAIN: Final = 9
INFLAMED_CRAVING: Final = 10
AFTER_ALL_IVE_GIVEN: Final = 11
PLAYING_WITH: Final = 12  # fire, hopes and lives: one per basic type, in their order

MATCHES: Final = 12  # FAB-LIMIT-06
POWER_PER_MATCH: Final = 1  # when an opponent uses one
POWER_PER_DAMAGE: Final = 3
DAMAGE_OF_PAIN: Final = 2  # Ritual of Pain
CARDS_OF_CRAVING: Final = 1  # Inflamed Craving

NO_MATCH_LEFT: Final = Refusal(RuleId("FAB-RUL-52"), MessageId("fables-remedy-no-match-left"))


# -- the Match deck ---------------------------------------------------------------------------------


def give_matches(s: State, me: Seat, foe: Seat, count: int) -> None:
    """From the Match deck onto a deck, as many as are left (FAB-RUL-52)."""
    count = min(count, s.matches)
    if count > 0:
        s.matches -= count
        s.boards[foe].deck += [MATCH] * count
        tell.numbers(s, "fables-log-matches-given", me, foe=int(foe), count=count)


def matches_to_take(s: State, foe: Seat) -> int:
    """How many Matches lie in that discard pile."""
    return 0 if foe == NOBODY or s.boards[foe].out else s.boards[foe].discard.count(MATCH)


def take_back_matches(s: State, me: Seat, foe: Seat, count: int) -> None:
    """From a discard pile back to the Match deck."""
    for _ in range(count):
        s.boards[foe].discard.remove(MATCH)
    s.matches += count
    if count:
        tell.numbers(s, "fables-log-matches-back", me, foe=int(foe), count=count)


# -- her clauses ------------------------------------------------------------------------------------


class PowerIntoDamage(NumberEffect):
    """You may pay Power; the packet grows by 1 for so much of it."""

    asks = True
    message = MessageId("fables-effect-power-into-damage")
    named = "price"

    def ask(self, s: State, use: Use) -> Play:
        most = s.boards[use.seat].power // self.number
        more = yield from choose_number(use.seat, "fables-ask-power-into-damage", most, use.kind)
        spend_power(s, use.seat, more * self.number)
        raise_damage(s, use, more)


class HpIntoCards(AmountEffect):
    """Lose up to so many HP and draw as many cards; what she names may be her last (as in FAB-RUL-11)."""

    asks = True
    message = MessageId("fables-effect-hp-into-cards")

    def ask(self, s: State, use: Use) -> Play:
        most = min(self.amount.of(use), s.boards[use.seat].hp)
        hp = yield from choose_number(use.seat, "fables-ask-hp-into-cards", most, use.kind)
        pay_hp(s, use.seat, hp)
        draw(s, use.seat, hp + use.more_cards)


class CollectSouls(Effect):
    """Up to B Matches from the opponent's discard pile back to the Match deck, each for Power and HP."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-collect-souls")

    def __init__(self, power: int, hp: int) -> None:
        self.power = power
        self.hp = hp

    def ask(self, s: State, use: Use) -> Play:
        most = min(B.of(use), matches_to_take(s, use.foe))
        count = yield from choose_number(use.seat, "fables-ask-collect-souls", most, use.kind)
        take_back_matches(s, use.seat, use.foe, count)
        gain_power(s, use.seat, count * self.power)
        recover(s, use.seat, count * self.hp)

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"power": self.power, "hp": self.hp}, amount=B)


class GiveMatches(NumberEffect):
    """Up to so many Matches from the Match deck onto the opponent's deck."""

    asks = True
    needs_foe = True
    message = MessageId("fables-effect-give-matches")
    named = "most"

    def ask(self, s: State, use: Use) -> Play:
        most = min(self.number, s.matches)
        count = yield from choose_number(use.seat, "fables-ask-give-matches", most, use.kind)
        give_matches(s, use.seat, use.foe, count)


class MillForMatches(NumberEffect):
    """The opponent's top cards are discarded; damage for every Match among them, be it 0."""

    needs_foe = True
    message = MessageId("fables-effect-mill-for-matches")
    named = "cards"

    def run(self, s: State, use: Use) -> Play | None:
        inflict_by(s, use, mill(s, use.foe, self.number).count(MATCH))
        return None


class HalfPowerDamage(Effect):
    """Damage of half your Power, rounded up; the Power stays."""

    needs_foe = True
    message = MessageId("fables-effect-half-power-damage")

    def run(self, s: State, use: Use) -> Play | None:
        inflict_by(s, use, (s.boards[use.seat].power + 1) // 2)
        return None


# -- her sheet --------------------------------------------------------------------------------------


class MatchGirl(Sheet):
    def set_up(self, s: State, me: Seat) -> Play | None:
        s.matches = MATCHES
        s.match_owner = me
        return None

    # -- her action: once per turn a Match onto the opponent's deck --

    def special_moves(self, s: State, me: Seat, moves: list[Move]) -> None:
        if self._why_not_kindle(s, me) is None:
            moves.append(move(verbs.KINDLE))

    def why_not_special(self, s: State, me: Seat, wanted: Move) -> Refusal | None:
        return self._why_not_kindle(s, me) if wanted.verb == verbs.KINDLE else NOT_HER_ACTION

    def _why_not_kindle(self, s: State, me: Seat) -> Refusal | None:
        """Once per turn, at range 1, while the Match deck lasts."""
        foe = foe_of(s, me)
        if foe == NOBODY:
            return NOBODY_HERE
        if self.first_kind in s.turn.used:
            return USED_THIS_TURN
        if s.matches == 0:
            return NO_MATCH_LEFT
        return why_too_far(s, me, foe, 1, "FAB-MOVE-05")

    def special(self, s: State, me: Seat, wanted: Move) -> Play | None:
        open_unit(s)
        s.turn.used = (*s.turn.used, self.first_kind)
        give_matches(s, me, foe_of(s, me), 1)
        return None

    # -- Matches in other hands: Power for her, and her last Twists --

    def _playing_with(self, s: State, me: Seat) -> list[int]:
        """The basic types whose last Twist she has unlocked."""
        first = self.first_kind + PLAYING_WITH
        twists = s.boards[me].twists
        return [card_type for card_type in (ATTACK, DEFENSE, MOVEMENT) if first + card_type in twists]

    def match_used(self, s: State, me: Seat, holder: Seat) -> None:
        gain_power(s, me, POWER_PER_MATCH * (1 + len(self._playing_with(s, me))))

    def match_types_barred(self, s: State, me: Seat) -> list[int]:
        return self._playing_with(s, me)

    # -- Twists whose price is a Match from the opponent's discard pile --

    def _may_pay(self, s: State, me: Seat, twist: int) -> bool:
        return has_twist(s, me, twist) and matches_to_take(s, foe_of(s, me)) > 0

    def _pays(self, s: State, me: Seat, twist: int, prompt: str) -> Ask[bool]:
        """Whether she sends a Match back for it."""
        if not (yield from confirm(me, prompt, self.first_kind + twist)):
            return False
        take_back_matches(s, me, foe_of(s, me), 1)
        return True

    def announce_attack(self, s: State, me: Seat, foe: Seat) -> Play | None:
        """Ritual of Pain with an Attack action."""
        return self._ritual(s, me) if self._may_pay(s, me, RITUAL_OF_PAIN) else None

    def _ritual(self, s: State, me: Seat) -> Play:
        if (yield from self._pays(s, me, RITUAL_OF_PAIN, "fables-ask-ritual-of-pain")):
            s.turn.boost += DAMAGE_OF_PAIN

    def announce(self, s: State, use: Use) -> Play | None:
        """Ritual of Pain with an attack Talent, Inflamed Craving with a defense Talent."""
        if use.card.type == ATTACK and self._may_pay(s, use.seat, RITUAL_OF_PAIN):
            return self._ritual_talent(s, use)
        if use.card.type == DEFENSE and self._may_pay(s, use.seat, INFLAMED_CRAVING):
            return self._craving(s, use)
        return None

    def _ritual_talent(self, s: State, use: Use) -> Play:
        if (yield from self._pays(s, use.seat, RITUAL_OF_PAIN, "fables-ask-ritual-of-pain")):
            use.more_damage += DAMAGE_OF_PAIN

    def _craving(self, s: State, use: Use) -> Play:
        if (yield from self._pays(s, use.seat, INFLAMED_CRAVING, "fables-ask-inflamed-craving")):
            use.more_cards += CARDS_OF_CRAVING

    # -- After All I've Given: a response, one for each packet that cost her HP --

    def hurt(self, s: State, me: Seat, source: Seat, lost: int) -> None:
        board = s.boards[me]
        if self.first_kind + AFTER_ALL_IVE_GIVEN in board.twists:
            board.hurt = (*board.hurt, (source, lost))

    def responses(self, s: State, me: Seat) -> list[int]:
        """Offered only with a Match to be had from whoever hurt her (FAB-RUL-35) and a square to step to."""
        for source, _ in s.boards[me].hurt:
            if matches_to_take(s, source) and free_beside(s, me, me):
                return [self.first_kind + AFTER_ALL_IVE_GIVEN]
        return []

    def respond(self, s: State, me: Seat, response: int) -> Play | None:
        return self._step_aside(s, me, response)

    def _step_aside(self, s: State, me: Seat, response: int) -> Play:
        board = s.boards[me]
        while not matches_to_take(s, board.hurt[0][0]):
            board.hurt = board.hurt[1:]
        source = board.hurt[0][0]
        board.hurt = board.hurt[1:]
        moves = [move(verbs.TO, square) for square in free_beside(s, me, me)]
        moves.append(move(verbs.NO))
        answer = yield from choose(me, "fables-ask-step-aside", moves, "FAB-CARD-06", response)
        if answer.verb == verbs.TO:
            take_back_matches(s, me, source, 1)
            go(s, me, answer.a)

    # -- 2v2 and the table --

    def eliminated(self, s: State, me: Seat) -> None:
        """Her Matches leave the game wherever they are; the decks searched are shuffled.

        As with Poison (FAB-2V2-15, FAB-2V2-16, FAB-RUL-38).
        """
        s.matches = 0
        s.match_owner = NOBODY
        leave_the_game(s, me, MATCH, MATCH)

    def other_eliminated(self, s: State, me: Seat, other: Seat) -> None:
        """Matches an eliminated Fable held return to the Match deck (FAB-2V2-17)."""
        s.matches += remove_kinds(s.boards[other], MATCH, MATCH)

    def gauges(self, s: State, me: Seat) -> list[tuple[str, int]]:
        return [("match", s.matches)]


def soul(slug: str, level: int) -> Card:
    """A movement Talent: each Match sent back brings Power equal to its level and 1 HP less than that."""
    effects = [Damage(T), CollectSouls(level, level - 1)]
    return Card(slug, Role.TALENT, MOVEMENT, level, TALENT_COST[level - 1], T, effects)


MATCH_GIRL: Final = MatchGirl(
    "match",
    max_hp=36,
    max_defense=6,
    threshold=18,
    attack=talents(
        ATTACK,
        ("make-a-wish", "regret-a-wish", "requite-a-wish"),
        [Damage(T + B), PowerIntoDamage(POWER_PER_DAMAGE)],
        reach=T,
    ),
    defense=talents(
        DEFENSE,
        ("diabolical-offer", "diabolical-gamble", "diabolical-deal"),
        [GainDefense(B), HpIntoCards(T)],
    ),
    movement=[soul("your-soul-weighed", 1), soul("your-soul-wanting", 2), soul("your-soul-ravaged", 3)],
    twists=[
        twist("ritual-of-pain", amount=DAMAGE_OF_PAIN),
        twist("inflamed-craving", cards=CARDS_OF_CRAVING),
        twist("after-all-ive-given"),
    ],
    last_twists=[
        twist("playing-with-fire", power=POWER_PER_MATCH),
        twist("playing-with-hopes", power=POWER_PER_MATCH),
        twist("playing-with-lives", power=POWER_PER_MATCH),
    ],
    epics=[
        epic("a-surfeit-of-wishes", [GiveMatches(3)]),
        epic("the-demons-due", [MillForMatches(6)], reach=Amount(3)),
        epic("infernal-overload", [HalfPowerDamage()], reach=Amount(1)),
    ],
)
