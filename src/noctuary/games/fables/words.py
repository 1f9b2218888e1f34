"""Everything a person reads of Twisted Fables, in either language.

What a card says is written from what it does: its definition gives the range, the clauses and their amounts,
the catalogues give the sentences.
"""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, notation, verbs
from noctuary.games.fables.card import Card, Role
from noctuary.games.fables.effect import Amount, Phrase
from noctuary.games.fables.emblems import emblem_of
from noctuary.games.fables.game import mine
from noctuary.games.fables.kinds import BASIC_KINDS, NO_TYPE, POISON_1, TYPE_SLUGS, printed_value
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.relic import Relic
from noctuary.games.fables.rules.reinforcement import price
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.sheet import Pool, Sheet
from noctuary.games.fables.state import State
from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move
from noctuary.text.catalogue import Language, has, say
from noctuary.text.moments import MINE, TARGET, Moment
from noctuary.text.pool_words import PoolWords
from noctuary.text.sitting import name_or_letter
from noctuary.text.told import Namer
from noctuary.text.words import sentence

# What stays open until a card is used: the value of the basic card played with a Talent, by type, the
# Awakening tokens spent (FAB-TALENT-03), and the level of the Talent paid for a relic (FAB-RELIC-03).
ICONS: Final = ("⚔", "⛨", "➤")
AWAKENING_ICON: Final = "✦"
PAID_LEVEL_ICON: Final = "◆"

# -- cards --------------------------------------------------------------------------------------------


def card_title(pool: Pool, kind: int, language: Language) -> str:
    """Its title; a card that a position defines for itself goes by its slug."""
    slug = pool.cards[kind].slug
    title = f"fables-card-{slug}"
    return say(language, title) if has(title) else sentence(slug.replace("-", " "))


def card_line(pool: Pool, kind: int, language: Language) -> str:
    """Type, level and cost, where it has them."""
    card = pool.cards[kind]
    kind_of_card = "joker" if card.type == NO_TYPE else TYPE_SLUGS[card.type]
    message = f"fables-line-{card.role.name.lower()}"
    return say(language, message, type=kind_of_card, level=card.level, cost=card.cost)


def card_text(pool: Pool, kind: int, language: Language) -> str:
    """A text of its own for basic cards, Poison, Match and Twists; otherwise range and clauses, in order."""
    card = pool.cards[kind]
    if card.role is Role.BASIC:
        slug = "joker" if card.type == NO_TYPE else TYPE_SLUGS[card.type]
        return say(language, f"fables-text-{slug}", value=printed_value(kind))
    if card.role is Role.POISON:
        return say(language, "fables-text-poison", lost=kind - POISON_1)
    if card.role is Role.BLOOD:
        return say(language, "fables-text-blood", value=printed_value(kind))
    own_text = f"fables-text-{card.slug}"
    if card.role is Role.TWIST or has(own_text):
        return say(language, own_text, **card.numbers)
    return written_from(card, language)


def written_from(card: Card, language: Language) -> str:
    """Range, keyword and clauses, as the definition has them."""
    clauses = [_clause(card, effect.phrase(), language) for effect in card.effects]
    return " ".join([*_keywords(card, language), *clauses])


def _keywords(card: Card, language: Language) -> list[str]:
    words = []
    if card.reach is not None:
        words.append(say(language, "fables-range", reach=amount_text(card.reach, card)))
    if card.durable:
        words.append(say(language, "fables-durable"))
    return words


def _clause(card: Card, phrase: Phrase, language: Language) -> str:
    arguments: dict[str, str | int] = dict(phrase.numbers)
    for name, amount in phrase.amounts.items():
        arguments[name] = amount_text(amount, card)
    return say(language, phrase.message, **arguments)


def amount_text(amount: Amount, card: Card) -> str | int:
    """An amount as this card reads it: `2+⚔`, `2×⚔`, `⚔+✦`; a number where nothing is open."""
    fixed, paid = amount.flat + amount.t * card.level, 0
    if card.role is Role.RELIC:
        fixed, paid = amount.flat, amount.t
    icon = "" if card.type == NO_TYPE else ICONS[card.type]  # without a basic card, its value is 0
    terms = [
        _times(paid, PAID_LEVEL_ICON),
        _times(amount.b + amount.tb * card.level, icon),
        _times(amount.a, AWAKENING_ICON),
    ]
    open_terms = "+".join(term for term in terms if term)
    if not open_terms:
        return fixed
    if fixed > 0:
        return f"{fixed}+{open_terms}"
    return f"{open_terms}−{-fixed}" if fixed else open_terms


def _times(factor: int, icon: str) -> str:
    if factor == 0 or not icon:
        return ""
    return icon if factor == 1 else f"{factor}×{icon}"


# -- relics -------------------------------------------------------------------------------------------


def relic_title(relic: Relic, language: Language) -> str:
    return say(language, f"fables-relic-{relic.slug}")


def relic_line(relic: Relic, language: Language) -> str:
    """Printed or of our own design (FAB-RUL-49), and what ◆ means."""
    house = relic.deck is RelicDeck.HOUSE
    return say(language, "fables-line-house-relic" if house else "fables-line-relic")


def relic_text(relic: Relic, language: Language) -> str:
    return written_from(relic.card, language)


# -- Fables -------------------------------------------------------------------------------------------


def fable_name(slug: str, language: Language) -> str:
    """Her name as a title."""
    return say(language, f"fables-name-{slug}")


def seat_name(s: State, seat: Seat, language: Language, *, within: bool = False) -> str:
    """The name of the Fable who sits there; with whoever plays her where two play the same one."""
    slug = s.boards[seat].sheet.slug
    name = say(language, f"fables-name-{slug}.within" if within else f"fables-name-{slug}")
    if sum(board.sheet.slug == slug for board in s.boards) == 1:
        return name
    return say(language, "fables-name-at-seat", name=name, letter=name_or_letter(seat))


def sheet_line(sheet: Sheet, language: Language) -> str:
    """Her numbers."""
    return say(
        language,
        "fables-sheet-line",
        hp=sheet.max_hp,
        defense=sheet.max_defense,
        threshold=sheet.threshold,
    )


def sheet_text(sheet: Sheet, language: Language) -> str:
    """The special rules of her sheet."""
    return say(language, f"fables-sheet-{sheet.slug}")


# -- moves and questions ------------------------------------------------------------------------------

# Verbs that read differently without their optional number.
_WITHOUT: Final = {
    verbs.USE: "fables-move-use-free",
    verbs.RESOLVE: "fables-move-resolve-epic",
    verbs.LEFT: "fables-move-left",
    verbs.RIGHT: "fables-move-right",
}
_WITH: Final = {verbs.LEFT: "fables-move-left-by", verbs.RIGHT: "fables-move-right-by"}


def describe_move(s: State, move: Move, language: Language) -> str:
    """A label for the move: what it does, in a few words."""
    word, slots = notation.WORDS.verbs[move.verb]
    optional = next((place for place, slot in enumerate(slots) if slot.optional), None)
    numbers = (move.a, move.b, move.c)
    if optional is None:
        message = f"fables-move-{word}"
    elif numbers[optional] == NOTHING:
        message = _WITHOUT[move.verb]
    else:
        message = _WITH.get(move.verb, f"fables-move-{word}")
    if move.verb == verbs.RESOLVE and _is_sheet_rule(s, move.a):
        message = "fables-move-resolve-sheet"
    return say(language, message, **_arguments_of(s, move, language))


def _is_sheet_rule(s: State, effect: int) -> bool:
    """A rule of the sheet goes by her first kind, unless that Talent itself waits, durable (`Sheet`)."""
    return any(
        board.sheet.first_kind == effect and not any(durable.card == effect for durable in board.durables)
        for board in s.boards
    )


def _arguments_of(s: State, move: Move, language: Language) -> dict[str, str | int]:
    arguments: dict[str, str | int] = {}
    shape = notation.WORDS.names(move.verb)
    first = shape[0] if shape else ""
    if first in ("card", "effect") and move.a != NOTHING:
        arguments["card"] = card_title(s.pool, move.a, language)
    if shape == ["card", "card"] and move.b != NOTHING:
        arguments["basic"] = card_title(s.pool, move.b, language)
    if first == "number":
        arguments["number"] = move.a
    if first == "pile":
        arguments["pile"] = sentence(pile_name(s, move.a, language))
    if first == "avatar":
        arguments["avatar"] = say(language, f"fables-avatar-{notation.AVATARS[move.a]}")
    if move.verb == verbs.START_AT:
        arguments["track"] = move.b + 1
    elif move.verb == verbs.RELIC:
        arguments["square"] = move.b
        arguments["relic"] = _relic_on(s, move.b, language)
    elif move.verb == verbs.BUY:
        arguments["price"] = price(s, s.active, move.a)
    elif move.verb == verbs.RESOLVE:
        arguments["who"] = _owner_name(s, move.a, language)
    return arguments


def _relic_on(s: State, square: int, language: Language) -> str:
    number = s.relics.row[square] if s.relics is not None else NOTHING
    return say(language, "nothing") if number == NOTHING else relic_title(s.pool.relics[number], language)


def _owner_name(s: State, kind: int, language: Language) -> str:
    number = s.pool.sheet_of[kind] if kind != NOTHING else NOTHING
    return "" if number == NOTHING else say(language, f"fables-name-{s.pool.order[number].slug}.within")


def pile_name(s: State, pile: int, language: Language) -> str:
    """A pile of basic cards by its card, a reserve by its type and its owner."""
    if pile < BASIC_KINDS:
        return say(language, "fables-pile-basic", card=card_title(s.pool, pile, language))
    seat, card_type = divmod(pile - BASIC_KINDS, 3)
    who = seat_name(s, Seat(seat), language, within=True)
    return say(language, "fables-pile-reserve", type=TYPE_SLUGS[card_type], who=who)


def prompt_text(s: State, decision: Decision, language: Language) -> str:
    """The question, with the card that asks it, its number, and the damage about to be settled."""
    source = "" if decision.source == NOTHING else card_title(s.pool, decision.source, language)
    damage = s.packets[0].amount if s.packets else 0
    return sentence(say(language, decision.prompt, source=source, amount=decision.amount, damage=damage))


# -- the phases of a turn ---------------------------------------------------------------------------------

STEP_SLUGS: Final = ("initial", "refresh", "activation", "end")  # FAB-TURN-02
_ENDING: Final = (
    agenda.END_POWER,
    agenda.END_HAND,
    agenda.END_PLAY,
    agenda.END_DRAW,
    agenda.END_RELICS,
    agenda.END_EFFECTS,
    agenda.NEXT_TURN,
)


def current_step(s: State) -> str:
    """The phase, by what still stands on the agenda; none while the game is set up."""
    if s.turn_number == 0:
        return ""
    waiting = {step.kind for step in s.agenda}
    if agenda.REFRESH in waiting:
        return "initial"
    return "end" if waiting.intersection(_ENDING) else "activation"


# -- the log ------------------------------------------------------------------------------------------


def event_text(s: State, event: Event, language: Language, seat: Seat | None) -> str:
    """A line of the log as this seat hears it; what its numbers mean follows from their names (`Event`)."""
    message, told = event.heard_by(seat)
    namer = _Namer(s, language)
    arguments = namer.arguments(told)
    cards = told.get("cards")
    if isinstance(cards, list) and cards:
        arguments.setdefault("card", card_title(s.pool, cards[0], language))
        arguments["rest"] = namer.titles(cards[1:])
    arguments["oneself"] = "yes" if told.get("foe") == told.get("who") else "no"
    return sentence(say(language, message, **arguments))


class _Namer(Namer):
    def __init__(self, s: State, language: Language) -> None:
        super().__init__(language)
        self._state = s

    def title(self, kind: int) -> str:
        return card_title(self._state.pool, kind, self.language)

    def somebody(self, seat: Seat) -> str:
        return seat_name(self._state, seat, self.language, within=True)

    def other(self, name: str, value: int) -> str | int:
        return relic_title(self._state.pool.relics[value], self.language) if name == "relic" else value


# -- what the rest of Noctuary asks for ---------------------------------------------------------------


class FablesWords(PoolWords[Pool]):
    """Relics count as cards here: they, too, go by their slugs."""

    rule_prefix = "FAB"
    plays = tuple(f"fables-log-{what}" for what in ("attack", "defend", "move", "use", "epic", "nudge"))
    open_questions = ("fables-ask-action", "fables-ask-mulligan")

    def usual_pool(self) -> Pool:
        return POOL

    def pool_of(self, match: Match) -> Pool:
        return mine(match.state).pool

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        return seat_name(mine(match.state), seat, language)

    def card_slugs(self) -> list[str]:
        return [*self.pool.kind_of, *self.pool.relic_of]

    def card_title(self, slug: str, language: Language) -> str:
        if slug in self.pool.relic_of:
            return relic_title(self._relic(slug), language)
        return card_title(self.pool, self.kind(slug), language)

    def card_line(self, slug: str, language: Language) -> str:
        if slug in self.pool.relic_of:
            return relic_line(self._relic(slug), language)
        return card_line(self.pool, self.kind(slug), language)

    def card_text(self, slug: str, language: Language) -> str:
        if slug in self.pool.relic_of:
            return relic_text(self._relic(slug), language)
        return card_text(self.pool, self.kind(slug), language)

    def is_card(self, slug: str) -> bool:
        return super().is_card(slug) or slug in self.pool.relic_of

    def card_kind(self, slug: str) -> str:
        if slug in self.pool.relic_of:
            return "relic"
        card = self.pool.cards[self.kind(slug)]
        if card.role not in (Role.BASIC, Role.TALENT):
            return card.role.name.lower()
        return "joker" if card.type == NO_TYPE else TYPE_SLUGS[card.type]

    def kind_letter(self, kind: str, language: Language) -> str:
        return say(language, f"fables-letter-{kind}")

    def card_numbers(self, slug: str) -> dict[str, int]:
        """Level and value; how far it reaches, its basic card counted as 1."""
        if slug in self.pool.relic_of:
            return {}
        kind = self.kind(slug)
        card = self.pool.cards[kind]
        numbers = {"level": card.level, "cost": card.cost}
        if card.role in (Role.BASIC, Role.BLOOD):
            numbers["value"] = printed_value(kind)
        if card.reach is not None:
            reach = card.reach
            numbers["reach"] = reach.flat + reach.b + (reach.t + reach.tb) * card.level
        elif card.role is Role.BASIC and self.card_kind(slug) in ("attack", "joker"):
            numbers["reach"] = 1
        return {name: number for name, number in numbers.items() if number}

    def card_emblem(self, slug: str) -> str:
        return emblem_of(slug)

    def describe_move(self, match: Match, move: Move, language: Language) -> str:
        return describe_move(mine(match.state), move, language)

    def prompt_text(self, match: Match, decision: Decision, language: Language) -> str:
        return prompt_text(mine(match.state), decision, language)

    def event_text(self, match: Match, event: Event, language: Language, seat: Seat | None) -> str:
        return event_text(mine(match.state), event, language, seat)

    def event_cards(self, match: Match, event: Event, seat: Seat | None) -> list[str]:
        return [mine(match.state).pool.cards[kind].slug for kind in event.named(("card", "source"), seat)]

    def source_slug(self, match: Match, decision: Decision) -> str | None:
        return mine(match.state).pool.cards[decision.source].slug

    def _relic(self, slug: str) -> Relic:
        return self.pool.relics[self.pool.relic_of[slug]]

    def steps(self, language: Language) -> list[tuple[str, str]]:
        return [(slug, say(language, f"fables-step-{slug}")) for slug in STEP_SLUGS]

    def current_step(self, match: Match) -> str:
        return current_step(mine(match.state))

    def moment(self, match: Match, seat: Seat) -> Moment:
        """It is aimed at whoever damage is coming to."""
        s = mine(match.state)
        found = {MINE} if s.active == seat else set()
        if any(packet.target == seat for packet in s.packets):
            found.add(TARGET)
        return Moment("", frozenset(found), (match.turns,))


WORDS: Final = FablesWords()
