"""What people read of Twisted Fables: cards, moves, questions, the log."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from noctuary.games.fables import notation, verbs, words
from noctuary.games.fables.card import epic, talents
from noctuary.games.fables.effect import T_TIMES_B, A, Amount, B, T
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.sheet import Pool, Sheet
from noctuary.games.fables.words import WORDS, describe_move, event_text
from noctuary.kernel.event import Event
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.refusal import Refusal
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.tables.fables_table import table

EN, FR = Language.EN, Language.FR
NBSP = "\u00a0"
SLUGS = WORDS.card_slugs()


def assert_reads_well(text: str) -> None:
    assert text
    assert text == text.strip()
    for wrong in ("{", "}", "???", "  ", "fables-", "None", ".."):
        assert wrong not in text, text


def test_the_words_are_found_by_the_name_of_the_game() -> None:
    assert words_of("fables") is WORDS


# -- cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_and_relic_reads_well(slug: str, language: Language) -> None:
    for text in (
        WORDS.card_title(slug, language),
        WORDS.card_line(slug, language),
        WORDS.card_text(slug, language),
    ):
        assert_reads_well(text)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_and_relic_mentions_its_amounts(slug: str, language: Language) -> None:
    """FAB-TALENT-03, FAB-RELIC-03. A 0 or 1 may be told in words: "the top card"."""
    text = WORDS.card_text(slug, language)
    for number in amounts_of(slug):
        assert number in (0, 1) or str(number) in text, text


def amounts_of(slug: str) -> list[str | int]:
    card = POOL.relics[POOL.relic_of[slug]].card if slug in POOL.relic_of else POOL.cards[POOL.kind_of[slug]]
    phrases = [effect.phrase() for effect in card.effects]
    amounts = [amount for phrase in phrases for amount in phrase.amounts.values()]
    if card.reach is not None:
        amounts.append(card.reach)
    numbers = [number for phrase in phrases for number in phrase.numbers.values()]
    return [*(words.amount_text(amount, card) for amount in amounts), *numbers, *card.numbers.values()]


@pytest.mark.parametrize("language", Language)
def test_no_two_cards_or_relics_have_the_same_title(language: Language) -> None:
    titles = [WORDS.card_title(slug, language) for slug in SLUGS]
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize(
    ("amount", "card_type", "read"),
    [
        (T, ATTACK, [1, 2, 3]),
        (T + B, ATTACK, ["1+⚔", "2+⚔", "3+⚔"]),
        (T_TIMES_B, DEFENSE, ["⛨", "2×⛨", "3×⛨"]),
        (B + A, MOVEMENT, ["➤+✦", "➤+✦", "➤+✦"]),
        (T * 2, ATTACK, [2, 4, 6]),
        (Amount(-1) + T + B, MOVEMENT, ["➤", "1+➤", "2+➤"]),
        (Amount(-1) + B, ATTACK, ["⚔−1", "⚔−1", "⚔−1"]),
        (Amount(), ATTACK, [0, 0, 0]),
    ],
)
def test_amounts_read_as_sums_with_the_talents_level_put_in(
    amount: Amount, card_type: int, read: list[str | int]
) -> None:
    """FAB-TALENT-03"""
    cards = talents(card_type, ("one", "two", "three"), [])
    assert [words.amount_text(amount, card) for card in cards] == read


CARD_TEXTS = tomllib.loads((Path(__file__).parent / "card_texts.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("slug", CARD_TEXTS)
def test_reds_cards_and_those_of_all_read_like_this(slug: str, language: Language) -> None:
    parts = (WORDS.card_title, WORDS.card_line, WORDS.card_text)
    assert " · ".join(part(slug, language) for part in parts) == CARD_TEXTS[slug][language.value]


def test_a_card_that_a_position_defines_reads_from_its_clauses() -> None:
    made = epic("my-own-epic", POOL.cards[POOL.kind_of["pot-shot"]].effects, reach=Amount(2))
    pool = Pool(POOL.order, [made])
    kind = len(pool.cards) - 1
    assert words.card_title(pool, kind, FR) == "My own epic"
    assert words.card_text(pool, kind, EN).startswith("Range 2. Inflict")


# -- Fables -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("sheet", POOL.order, ids=[sheet.slug for sheet in POOL.order])
def test_every_sheet_reads_well(sheet: Sheet, language: Language) -> None:
    assert_reads_well(words.fable_name(sheet.slug, language))
    assert_reads_well(words.sheet_text(sheet, language))
    assert str(sheet.max_hp) in words.sheet_line(sheet, language)


def test_a_relic_counts_with_the_level_of_the_talent_paid() -> None:
    """FAB-RELIC-03"""
    relic = POOL.relics[POOL.relic_of["tortoise-scale"]]
    assert words.relic_text(relic, EN) == "Gain 1+◆ Defense."
    assert "◆" in words.relic_line(relic, FR)


def test_the_sheet_line_gives_her_numbers() -> None:
    red = POOL.sheets["red"]
    assert words.sheet_line(red, EN) == "30 HP · max Defense 6 · Epic threshold 15"
    assert words.sheet_line(red, FR) == "30 PV · Défense max. 6 · Seuil Épique 15"


def test_two_seats_with_the_same_fable_are_told_apart() -> None:
    match = table("red", "red").match
    assert WORDS.seat_name(match, Seat(1), EN) == "Little Red Riding Hood (B)"
    match = table("red", "snow").match
    assert WORDS.seat_name(match, Seat(0), FR) == "Le Chaperon Rouge"


# -- moves, questions, refusals -----------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("verb", notation.WORDS.verbs, ids=list(notation.WORDS.by_word))
def test_every_verb_is_described_with_and_without_its_options(verb: int, language: Language) -> None:
    s = table("red", "snow").state
    shape = notation.WORDS.verbs[verb][1]
    full = [1] * len(shape)
    least = [NOTHING if slot.optional else 1 for slot in shape]
    for numbers in (full, least):
        assert_reads_well(describe_move(s, move(verb, *numbers), language))


MOVES = {
    "attack attack-2": ("Attack with Attack 2", "Attaquer avec Attaque 2"),
    "use crack-shot attack-3": ("Use Crack Shot with Attack 3", "Utiliser Tir d’expert avec Attaque 3"),
    "use crack-shot": ("Use Crack Shot without a basic card", "Utiliser Tir d’expert sans carte de base"),
    "buy joker": ("Buy Joker for 2 Power", "Acheter Joker pour 2 en Pouvoir"),
    "resolve epic": ("Choose your Epic", "Choisir votre carte Épique"),
    "resolve electrified-shield": ("Electrified Shield", "Champ électrique"),
    "left": ("To the left", "Vers la gauche"),
    "right 1": ("1 square to the right", "1 case vers la droite"),
    "right 2": ("2 squares to the right", "2 cases vers la droite"),
    "start 5 1": ("Square 5 of track 2", "Case 5, Compteur de Combat 2"),
    "pile attack-1": ("Attack 1 pile", "Réserve Attaque 1"),
    "pile A:defense": (
        "Defense reserve of Little Red Riding Hood",
        "Réserve de défense (le Chaperon Rouge)",
    ),
    "end": ("End your activation phase", "Finir votre phase d’activation"),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_read_like_this(text: str) -> None:
    match = table("red", "snow").match
    read = tuple(WORDS.describe_move(match, match.parse(text), language) for language in (EN, FR))
    assert read == MOVES[text]


def test_an_effect_under_the_first_number_of_a_fable_is_her_sheet_unless_that_card_waits() -> None:
    waiting = move(verbs.RESOLVE, POOL.sheets["red"].first_kind)
    s = table("red", "snow").state
    assert describe_move(s, waiting, EN) == "The special rule of Little Red Riding Hood"
    s = table("red", "snow", a={"durables": [("pot-shot", None, 1)]}).state
    assert describe_move(s, waiting, EN) == "Pot Shot"


def test_a_question_names_the_card_that_asks_it() -> None:
    t = table(
        "red",
        "red",
        a={"hand": ["attack-2"]},
        b={"hand": ["crack-shot"], "twists": ["hooded-system"], "square": 5},
    )
    t.play("attack attack-2")
    decision = t.match.decision
    assert decision is not None
    assert WORDS.prompt_text(t.match, decision, EN) == "Hooded System: discard a Talent against the 2 damage?"
    assert (
        WORDS.prompt_text(t.match, decision, FR)
        == f"Système Chaperon{NBSP}: défausser un Talent contre 2 Dégâts{NBSP}?"
    )


def test_a_refusal_gives_the_rule_its_sentence_and_what_would_help() -> None:
    """FAB-TALENT-05"""
    match = Match.start("fables")
    end = match.parse("end")
    refusal = Refusal(RuleId("FAB-TALENT-05"), MessageId("fables-remedy-closer"), 2)
    assert words.WORDS.refusal_text(match, Seat(0), refusal, end, EN) == (
        "You are 2 squares too far away.\n"
        "FAB-TALENT-05: You cannot use a Talent that has a range when the opponent is out of that range, "
        "whatever else the Talent does."
    )
    first, second = words.WORDS.refusal_text(match, Seat(0), refusal, end, FR).split("\n")
    assert first == "Il vous manque 2 cases de portée."
    assert second.startswith(f"FAB-TALENT-05{NBSP}: ")
    ruled = Refusal(RuleId("FAB-ACT-04"))
    assert words.WORDS.refusal_text(match, Seat(0), ruled, end, EN).startswith("FAB-ACT-04: ")


# -- the log ------------------------------------------------------------------------------------------


def test_a_turn_reads_like_this_in_both_languages() -> None:
    t = table(
        "red",
        "snow",
        a={"hand": ["crack-shot", "attack-1", "attack-2"], "square": 5},
        b={"defense": 1},
    )
    t.play("use crack-shot attack-2", "attack attack-1")
    read = {
        language: [WORDS.event_text(t.match, event, language, None) for event in t.log()]
        for language in (EN, FR)
    }
    assert read[EN][:3] == [
        "Little Red Riding Hood uses Crack Shot with Attack 2.",
        "Little Red Riding Hood inflicts 4 damage on Snow White.",
        "Snow White takes 4 damage: Defense absorbs 1, and 3 HP are lost.",
    ]
    assert read[FR][:3] == [
        "Le Chaperon Rouge utilise Tir d’expert avec Attaque 2.",
        f"Le Chaperon Rouge frappe Blanche Neige{NBSP}: 4 Dégâts.",
        f"Blanche Neige subit 4 Dégâts{NBSP}: sa Défense en absorbe 1 et elle perd 3 PV.",
    ]
    assert "Little Red Riding Hood gains 1 Power." in read[EN]
    assert "Le Chaperon Rouge gagne 1 en Pouvoir." in read[FR]


def test_only_the_owner_reads_which_cards_she_draws() -> None:
    s = table("red", "mermaid" if "mermaid" in POOL.sheets else "snow").state
    drawn = [POOL.kind_of[slug] for slug in ("attack-1", "joker", "attack-1")]
    event = Event(
        MessageId("fables-log-draw"),
        {"who": 0, "count": 3},
        Seat(0),
        MessageId("fables-log-draw-own"),
        {"who": 0, "count": 3, "cards": drawn},
    )
    assert event_text(s, event, EN, Seat(0)) == "Little Red Riding Hood draws 2 × Attack 1 and Joker."
    for other in (Seat(1), None):
        assert event_text(s, event, FR, other) == "Le Chaperon Rouge pioche 3 cartes."


def test_damage_to_oneself_is_said_so() -> None:
    s = table("red", "snow").state
    event = Event(MessageId("fables-log-inflict"), {"who": 1, "foe": 1, "count": 1})
    assert event_text(s, event, EN, None) == "Snow White inflicts 1 damage on herself."
    assert event_text(s, event, FR, None) == "Blanche Neige s’inflige 1 Dégât."


def test_articles_are_small_inside_a_sentence_and_capital_at_its_beginning() -> None:
    s = table("red", "beauty").state
    event = Event(MessageId("fables-log-inflict"), {"who": 1, "foe": 0, "count": 1})
    said = event_text(s, event, FR, None)
    assert said.startswith("La Belle au Bois Dormant frappe")
    assert "le Chaperon Rouge" in said


GAMES = [
    (sheet.slug, POOL.order[(place + 1) % len(POOL.order)].slug) for place, sheet in enumerate(POOL.order)
]


@pytest.mark.parametrize("fables", GAMES, ids=["-".join(pair) for pair in GAMES])
def test_whole_games_read_well_for_every_seat_and_bystander(fables: tuple[str, str]) -> None:
    """Every question, every offered move and every line of the log, in both languages."""
    read_a_game(list(fables))


@pytest.mark.parametrize(("first", "relics"), [(0, "printed"), (3, "house"), (6, "none")])
def test_a_game_of_four_reads_well_with_and_without_relics(first: int, relics: str) -> None:
    read_a_game([sheet.slug for sheet in POOL.order[first : first + 4]], relics)


def read_a_game(fables: list[str], relics: str = "none") -> None:
    setup: Document = {"fables": list(fables), "relics": relics}
    match = Match.start("fables", setup, "-".join(fables).encode(), log=True)
    chance = Random(1)
    read: set[object] = set()  # each kind of thing once is enough
    for _ in range(2500):
        decision = match.decision
        if decision is None:
            break
        for language in Language:
            if (decision.prompt, decision.source) not in read:
                assert_reads_well(WORDS.prompt_text(match, decision, language))
        for offered in decision.moves:
            if offered not in read:
                for language in Language:
                    assert_reads_well(WORDS.describe_move(match, offered, language))
        read |= {(decision.prompt, decision.source), *decision.moves}
        match.play(chance.choice(decision.moves))
    for event in match.log:
        for seat in (*range(match.seats), None):
            message = event.heard_by(None if seat is None else Seat(seat))
            if str(message) not in read:
                read.add(str(message))
                for language in Language:
                    listener = None if seat is None else Seat(seat)
                    assert_reads_well(WORDS.event_text(match, event, language, listener))
