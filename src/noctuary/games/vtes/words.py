"""Everything a person reads of VTES, in either language: cards (`card_text`), moves, windows, the log."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Final

from noctuary.games.vtes import card_text, notation, numbers, verbs
from noctuary.games.vtes.board import find, prey
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_names import names_in
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.concerning import USUAL, moment, stop_groups
from noctuary.games.vtes.decks import Fault
from noctuary.games.vtes.emblems import emblem_of
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import (
    CONTESTED,
    DISCIPLINE_CODES,
    PHASE_SLUGS,
    SECT_SLUGS,
    SUPERIOR,
    TITLE_SLUGS,
    TYPE_SLUGS,
)
from noctuary.games.vtes.names import (
    Arguments,
    card_title,
    in_play_text,
    seat_name,
    tidy,
    uncontrolled_text,
)
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.state import NOBODY, State
from noctuary.games.vtes.why_words import why_text
from noctuary.games.vtes.window_words import passing_text, window_text
from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event, Told
from noctuary.kernel.game import NO_ANSWER
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE, NOTHING, Move
from noctuary.kernel.refusal import Refusal
from noctuary.text import told
from noctuary.text.catalogue import Language, has, say
from noctuary.text.moments import Moment, StopGroup
from noctuary.text.pool_words import PoolWords
from noctuary.text.told import Namer
from noctuary.text.words import Way, sentence

_WINDOW: Final = "vtes-window-"  # prompts of windows; all others are questions of cards and rules
_ASK: Final = "vtes-ask-"
_MARK: Final = re.compile(r"\[(\w+)\]")
_ACTION: Final = "vtes-log-action-"

# -- moves and questions ------------------------------------------------------------------------------


def describe_move(s: State, decision: Decision | None, move: Move, language: Language) -> str:
    """A label for the move: what it does, in a few words."""
    seat = None if decision is None else decision.seat
    if move.verb == verbs.PASS and seat is not None and s.windows:
        return passing_text(s, seat, language)
    way = move_way(s, move, language)
    if way is not None:
        levels = ", ".join(title for _, title, _ in way.tags)
        return tidy(language, say(language, "vtes-move-at", move=way.label, levels=levels))
    if move.verb == verbs.PLAY:
        return _with_use(s, _play_label(s, move, language), move.a, move.c, language)
    if move.verb == verbs.USE:
        card = find(s, move.a)
        label = _use_label(s, move, language)
        return label if card is None else _with_use(s, label, card.kind, move.b, language)
    if move.verb == verbs.GRANTED:
        return _granted_label(s, move, language)
    word, shape = notation.WORDS.verbs[move.verb][0], notation.WORDS.names(move.verb)
    message = f"vtes-move-{word}"
    if move.verb in (verbs.DONE, verbs.NO) and decision is not None:
        particular = f"{message}-{decision.prompt.removeprefix(_ASK)}"
        message = particular if has(particular) else message
    if move.verb in (verbs.PAY_CONTEST, verbs.YIELD) and _contests_title(s, move.a):
        message = f"{message}-title"
    return tidy(language, say(language, message, **_arguments(s, move, shape, language)))


def _contests_title(s: State, uid: int) -> bool:
    """A vampire whose title is contested stays in play (VTES-TITLE-04); a contested card does not."""
    card = find(s, uid)
    return card is not None and card.region != CONTESTED


def _play_label(s: State, move: Move, language: Language) -> str:
    card = card_title(s.pool, move.a, language)
    if move.b == NOTHING:
        return say(language, "vtes-move-play", card=card)
    return say(language, "vtes-move-play-by", card=card, by=in_play_text(s, move.b, language))


def _use_label(s: State, move: Move, language: Language) -> str:
    card = in_play_text(s, move.a, language)
    if move.c in (NOTHING, move.a):
        return say(language, "vtes-move-use", card=card)
    return say(language, "vtes-move-use-by", card=card, by=in_play_text(s, move.c, language))


def _granted_label(s: State, move: Move, language: Language) -> str:
    """What a card has given a minion for a while, with its text: the card itself has gone."""
    card = s.pool.cards[move.a]
    label = say(
        language,
        "vtes-move-effect",
        card=card_title(s.pool, move.a, language),
        by=in_play_text(s, move.b, language),
    )
    text = card_text.use_text(s.pool, card, move.c, language)
    return tidy(language, say(language, "vtes-move-which", move=label, text=text))


def move_way(s: State, move: Move, language: Language) -> Way | None:
    """One of several ways to play a card that Disciplines and their levels tell apart (VTES-SEQ-09)."""
    if move.verb != verbs.PLAY or move.c >= len(s.pool.cards[move.a].uses):
        return None
    card = s.pool.cards[move.a]
    reading = card_text.Reader(s.pool, card, language)
    marks = [reading.marks(use) for use in card.uses if not use.granted and not use.in_play]
    mark = reading.marks(card.uses[move.c])
    if not mark or marks.count(mark) != 1 or len(marks) == 1:
        return None
    text = card_text.use_text(s.pool, card, move.c, language).removeprefix(mark).strip()
    return Way(
        _play_label(s, move, language), [_level_tag(one, language) for one in _MARK.findall(mark)], text
    )


def _level_tag(mark: str, language: Language) -> tuple[str, str, str]:
    """`dom` or `DOM`: the Discipline, and the level by the size of its letters."""
    level = "superior" if mark.isupper() else "basic"
    name = say(language, f"vtes-discipline-{mark.lower()}")
    return mark, say(language, "vtes-discipline-at", discipline=name, level=level), level


def _with_use(s: State, label: str, kind: int, index: int, language: Language) -> str:
    """Which of several uses it is, or what an action with a card in play does; others need no more words."""
    card = s.pool.cards[kind]
    if index >= len(card.uses):
        return label
    use = card.uses[index]
    alike = [one for one in card.uses if not one.granted and one.in_play == use.in_play]
    if len(alike) == 1 and not (use.in_play and use.action is not None):
        return label
    text = card_text.use_text(s.pool, card, index, language)
    return tidy(language, say(language, "vtes-move-which", move=label, text=text))


def _arguments(s: State, move: Move, shape: list[str], language: Language) -> Arguments:
    """What the notation's words stand for; a second card goes by `other`."""
    found: Arguments = {"amount": _amount(s, move), "foe": _foe(s, move, language)}
    for what, number in zip(shape, (move.a, move.b, move.c), strict=False):
        name = {"kind": "card", "mine": "card", "seat": "who"}.get(what, what)
        found["other" if name in found else name] = _thing(s, what, number, language)
    return found


def _thing(s: State, what: str, number: int, language: Language) -> str | int:
    if what == "card":
        return in_play_text(s, number, language)
    if what == "kind":
        return card_title(s.pool, number, language)
    if what == "mine":
        return uncontrolled_text(s, number, language)
    if what == "seat":
        return seat_name(Seat(number), language)
    if what == "discipline":
        return say(language, f"vtes-discipline-{DISCIPLINE_CODES[number]}")
    if what == "clan":
        return say(language, f"vtes-clan-{s.pool.clans[number]}")
    return say(language, f"vtes-sect-{SECT_SLUGS[number]}") if what == "sect" else number


def _amount(s: State, move: Move) -> int:
    """The number that a label tells: of a bleed, of votes, of a hand strike."""
    if move.verb == verbs.STRIKE:
        return _hand_damage(s)
    card = find(s, move.a)
    if card is None:
        return 0
    if move.verb == verbs.BLEED:
        return numbers.bleed(s, card)
    return numbers.votes(s, card) if move.verb == verbs.VOTE else 0


def _hand_damage(s: State) -> int:
    combat = s.combat
    if combat is None or not s.windows:
        return 0
    for one in combat.sides:
        card = find(s, one.uid)
        if card is not None and one.uid == s.windows[-1].subject:
            return numbers.strength(s, card)
    return 0


def _foe(s: State, move: Move, language: Language) -> str:
    """Whom a bleed is directed at: the prey (VTES-ACT-09)."""
    card = find(s, move.a) if move.verb == verbs.BLEED else None
    return "" if card is None else seat_name(prey(s, card.controller), language)


def prompt_text(s: State, decision: Decision, language: Language) -> str:
    """The question, with the card that asks it and its number; of a window, all that is going on."""
    if decision.prompt.startswith(_WINDOW) and s.windows:
        return sentence(window_text(s, decision.seat, language))
    source = "" if decision.source == NOTHING else card_title(s.pool, decision.source, language)
    text = say(language, decision.prompt, source=source, amount=decision.amount)
    return sentence(tidy(language, text))


# -- the log ------------------------------------------------------------------------------------------


def event_text(s: State, event: Event, language: Language, seat: Seat | None) -> str:
    """A line of the log as this seat hears it; what its numbers mean follows from their names (`tell`).

    The first of `cards` is the minion or card that it is about, a second one goes by `other`.
    """
    message, values = event.heard_by(seat)
    arguments = _Namer(s, language).arguments(values)
    card = values.get("card", NOTHING)
    arguments["with"] = "no" if card == NOTHING else "yes"
    arguments["aimed"] = _aim(values)
    kinds = values.get("cards")
    if isinstance(kinds, list):
        for name, kind in zip(("minion", "other"), kinds, strict=False):
            arguments.setdefault(name, card_title(s.pool, kind, language))
        if kinds:
            arguments.setdefault("card", card_title(s.pool, kinds[0], language))
    return sentence(tidy(language, say(language, message, **arguments)))


def _aim(told: Mapping[str, Told]) -> str:
    """Whether a card was played on another one, or with a Methuselah chosen."""
    if told.get("target", NOTHING) != NOTHING:
        return "yes"
    return "who" if told.get("foe", NOBODY) != NOBODY else "no"


class _Namer(Namer):
    cards = ("card", "minion", "other", "source", "target")

    def __init__(self, s: State, language: Language) -> None:
        super().__init__(language)
        self._state = s

    def title(self, kind: int) -> str:
        return card_title(self._state.pool, kind, self.language)

    def somebody(self, seat: Seat) -> str:
        return seat_name(seat, self.language)

    def other(self, name: str, value: int) -> str | int:
        if name == "phase":
            return say(self.language, f"vtes-phase-name-{PHASE_SLUGS[value]}")
        if name == "sect":
            return say(self.language, f"vtes-sect-{SECT_SLUGS[value]}")
        return say(self.language, f"vtes-title-{TITLE_SLUGS[value]}") if name == "title" else value


# -- decks --------------------------------------------------------------------------------------------


def fault_text(pool: Pool, fault: Fault, language: Language) -> str:
    return told.fault_text(fault, language, partial(card_title, pool), tidy)


# -- faces --------------------------------------------------------------------------------------------


def card_numbers(card: Card) -> dict[str, int]:
    """The numbers on a card's face, whichever it has; an X is none."""
    found = {
        "capacity": card.capacity,
        "group": card.group,
        "pool": card.pool,
        "blood": card.blood,
        "life": card.life,
        "strength": card.strength,
        "bleed": card.bleed,
    }
    return {name: number for name, number in found.items() if number > 0}


def card_tags(pool: Pool, card: Card, language: Language) -> list[tuple[str, str, str]]:
    """The clan, and the Disciplines by their codes: small for basic, capitals for superior."""
    clans = [card.clan] if card.is_crypt else list(card.clans)
    names = [say(language, f"vtes-clan-{pool.clans[clan]}") for clan in clans]
    found = [(name, name, "") for name in names]
    for which, code in enumerate(DISCIPLINE_CODES):
        level = card.levels[which] if card.is_crypt else int(which in card.disciplines)
        if level:
            kind = "superior" if level == SUPERIOR else "basic"
            title = say(language, f"vtes-discipline-{code}")
            found.append((code.upper() if level == SUPERIOR else code, title, kind))
    return found


# -- what the rest of Noctuary asks for ---------------------------------------------------------------


class VtesWords(PoolWords[Pool]):
    rule_prefix = "VTES"
    plays = ("vtes-log-plays", "vtes-log-plays-by")
    unordered_zones = ("library", "crypt")
    usual_stops = USUAL
    open_questions = tuple(f"{_WINDOW}{slug}" for slug in PHASE_SLUGS)

    def usual_pool(self) -> Pool:
        return default_pool()

    def pool_of(self, match: Match) -> Pool:
        return mine(match.state).pool

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        return seat_name(seat, language)

    def card_title(self, slug: str, language: Language) -> str:
        return card_title(self.pool, self.kind(slug), language)

    def card_line(self, slug: str, language: Language) -> str:
        return card_text.card_line(self.pool, self._card(slug), language)

    def card_text(self, slug: str, language: Language) -> str:
        return card_text.card_text(self.pool, self._card(slug), language)

    def _card(self, slug: str) -> Card:
        return self.pool.cards[self.kind(slug)]

    def cards_called(self, name: str) -> list[str]:
        """By whatever it is or was called, with or without accents, article and group."""
        return [self.pool.cards[kind].slug for kind in names_in(self.pool).called(name)]

    def card_kind(self, slug: str) -> str:
        """The type; of several, the first."""
        types = self._card(slug).types
        return next(name for bit, name in enumerate(TYPE_SLUGS) if types >> bit & 1)

    def kind_letter(self, kind: str, language: Language) -> str:
        return say(language, f"vtes-letter-{kind}")

    def card_numbers(self, slug: str) -> dict[str, int]:
        return card_numbers(self._card(slug))

    def card_tags(self, slug: str, language: Language) -> list[tuple[str, str, str]]:
        return card_tags(self.pool, self._card(slug), language)

    def card_emblem(self, slug: str) -> str:
        return emblem_of(self._card(slug), self.pool.clans)

    def card_in(self, word: str) -> str:
        """`B:vessel#12`, `u:anson`."""
        return word.partition("#")[0].rpartition(":")[2]

    def describe_move(self, match: Match, move: Move, language: Language) -> str:
        return describe_move(mine(match.state), match.decision, move, language)

    def move_way(self, match: Match, move: Move, language: Language) -> Way | None:
        return move_way(mine(match.state), move, language)

    def prompt_text(self, match: Match, decision: Decision, language: Language) -> str:
        return prompt_text(mine(match.state), decision, language)

    def remedy_text(self, match: Match, seat: Seat, refusal: Refusal, move: Move, language: Language) -> str:
        if refusal.remedy == NO_ANSWER or move.verb == CONCEDE:
            return super().remedy_text(match, seat, refusal, move, language)
        return why_text(mine(match.state), seat, refusal, move, language)

    def event_text(self, match: Match, event: Event, language: Language, seat: Seat | None) -> str:
        return event_text(mine(match.state), event, language, seat)

    def event_cards(self, match: Match, event: Event, seat: Seat | None) -> list[str]:
        named = event.named(("card", "minion", "other", "source", "target"), seat)
        return [self.pool.cards[kind].slug for kind in named]

    def event_played(self, match: Match, event: Event, seat: Seat | None) -> str | None:
        """An action by a card is announced with it: its playing has no line of its own."""
        card = event.told.get("card", NOTHING)
        if event.message.startswith(_ACTION) and isinstance(card, int) and card != NOTHING:
            return self.pool.cards[card].slug
        return super().event_played(match, event, seat)

    def source_slug(self, match: Match, decision: Decision) -> str | None:
        return None if decision.source == NOTHING else self.pool.cards[decision.source].slug

    def steps(self, language: Language) -> list[tuple[str, str]]:
        return [(slug, say(language, f"vtes-phase-{slug}")) for slug in PHASE_SLUGS]

    def current_step(self, match: Match) -> str:
        """Before the first turn there is none."""
        return PHASE_SLUGS[mine(match.state).phase] if match.turns else ""

    def stop_groups(self, language: Language) -> list[StopGroup]:
        return stop_groups(language)

    def moment(self, match: Match, seat: Seat) -> Moment:
        decision = match.decision
        in_window = decision is not None and decision.prompt.startswith(_WINDOW)
        return moment(mine(match.state), seat, in_window=in_window)


WORDS: Final = VtesWords()
