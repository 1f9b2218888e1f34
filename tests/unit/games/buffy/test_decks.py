"""Decks: the check of every rule of construction, and the text that is read and written."""

from __future__ import annotations

import pytest

from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.decks import Deck, Format, check, read_deck, write_deck
from noctuary.games.buffy.pool import default_decks, default_pool, pool_with
from noctuary.games.buffy.words import fault_text
from noctuary.kernel.errors import InFile
from noctuary.kernel.game import Json
from noctuary.text.catalogue import Language, error_text


def kit(level: int, version: str = "", rank: str = "hero") -> Json:
    slug = f"kit-{level}{version}"
    return {"slug": slug, "type": "character", "who": "kit", "rank": rank, "level": level, "talents": {}}


def supporting(slug: str, who: str, rank: str) -> Json:
    return {"slug": slug, "type": "character", "who": who, "rank": rank, "level": 1, "talents": {}}


def kick(number: int) -> Json:
    ability: Json = {"do": [{"effect": "recycle-now"}]}
    return {"slug": f"kick{number}", "type": "action", "timing": ["end"], "icons": {}, "ability": [ability]}


def quest(number: int) -> Json:
    return {"slug": f"quest{number}", "type": "challenge", "side": "good", "goals": {"charm": 1}, "reward": 1}


def thing(number: int) -> Json:
    return {"slug": f"thing{number}", "type": "item"}


CARDS: list[Json] = [
    {"slug": "kit-essence", "type": "essence", "who": "kit", "side": "good"},
    {"slug": "turncoat-essence", "type": "essence", "who": "turncoat", "side": "either"},
    kit(1),
    kit(1, "b"),
    kit(2),
    kit(3),
    supporting("good-1", "good", "companion"),
    supporting("evil-1", "evil", "minion"),
    supporting("turn-good", "turncoat", "hero"),
    supporting("turn-evil", "turncoat", "villain"),
    *map(kick, range(9)),
    *map(thing, range(16)),
    *map(quest, range(8)),
    {"slug": "storm", "type": "event", "ability": [{"do": [{"effect": "recycle-now"}]}]},
    {"slug": "tale-1", "type": "episode-one", "episode": "tale", "ending": {}},
    {"slug": "tale-2", "type": "episode-two", "episode": "tale"},
    {"slug": "street", "type": "location"},
    {"slug": "library", "type": "location", "unique": True},
    {"slug": "rumour", "type": "item", "tournament": False},
]
POOL: Pool = pool_with(inline=CARDS)


SEVEN = "quest0 quest1 quest2 quest3 quest4 quest5 quest6"


def deck_of(
    resources: str = "",
    *,
    essence: str = "kit-essence",
    main: str = "kit-1",
    challenges: str = SEVEN,
    locations: str = "",
    second_parts: str = "",
    fill: int = 40,
) -> Deck:
    """Forty cards: those named (`3*kick0`), then items."""
    kinds = cards(resources or main)
    things = [POOL.kind_of[f"thing{number % 16}"] for number in range(48)]
    kinds += things[: max(fill - len(kinds), 0)]
    return Deck(
        POOL.kind_of[essence],
        POOL.kind_of[main],
        kinds,
        cards(challenges),
        cards(locations),
        cards(second_parts),
    )


def cards(words: str) -> list[int]:
    found: list[int] = []
    for word in words.split():
        count, _, slug = word.rpartition("*")
        found += [POOL.kind_of[slug]] * int(count or 1)
    return found


def rules(deck: Deck, form: Format = Format.CASUAL) -> list[str]:
    """The rules it breaks, each fault with a sentence in both languages."""
    faults = check(deck, POOL, form)
    for language in Language:
        assert all(fault_text(POOL, fault, language).startswith(fault.rule) for fault in faults)
    return [fault.rule for fault in faults]


MANY_KICKS = " ".join(f"3*kick{number}" for number in range(6))


def test_a_plain_deck_is_legal() -> None:
    assert rules(deck_of("kit-1 3*kit-2 kick0 good-1", fill=42)) == []


def test_the_decks_that_come_with_noctuary_are_legal() -> None:
    """BUF-SETUP-01"""
    assert {name: check(deck, default_pool()) for name, deck in default_decks().items()} == {
        name: [] for name in default_decks()
    }
    assert len(default_decks()) >= 4


def test_a_good_deck_holds_no_evil_characters() -> None:
    """BUF-DCK-01"""
    assert rules(deck_of("kit-1 evil-1")) == ["BUF-DCK-01"]


@pytest.mark.parametrize(("main", "stranger"), [("turn-good", "evil-1"), ("turn-evil", "good-1")])
def test_a_turncoats_deck_is_on_the_side_of_its_main_card(main: str, stranger: str) -> None:
    """BUF-ESS-04, BUF-DCK-01"""
    friend = "good-1" if stranger == "evil-1" else "evil-1"
    assert rules(deck_of(f"{main} {friend}", essence="turncoat-essence", main=main)) == []
    assert rules(deck_of(f"{main} {stranger}", essence="turncoat-essence", main=main)) == ["BUF-DCK-01"]


def test_forty_cards_at_least_and_sixty_in_constructed_tournaments() -> None:
    """BUF-DCK-02, BUF-CHG-02"""
    assert rules(deck_of(fill=39)) == ["BUF-DCK-02"]
    assert rules(deck_of(fill=36), Format.SEALED) == ["BUF-DCK-02"]
    assert rules(deck_of(f"kit-1 {MANY_KICKS}", fill=54), Format.CONSTRUCTED) == ["BUF-DCK-02"]
    sixty = f"kit-1 3*kit-2 2*kit-3 {MANY_KICKS}"
    assert rules(deck_of(sixty, fill=60), Format.CONSTRUCTED) == []


def test_essence_locations_challenges_and_second_parts_have_their_own_places() -> None:
    """BUF-DCK-03, BUF-ZON-02"""
    assert rules(deck_of("kit-1 street quest0 tale-2", fill=43)) == ["BUF-DCK-03"] * 3
    assert rules(deck_of("kit-1 street quest0 tale-2", fill=42)) == ["BUF-DCK-03"] * 3 + ["BUF-DCK-02"]
    assert rules(deck_of("kit-1 kit-essence", fill=41)) == ["BUF-ZON-02"]
    assert "BUF-DCK-04" in rules(deck_of(challenges="6*street quest0"))


@pytest.mark.parametrize("challenges", ["quest0 quest1", "quest0 quest1 quest2 quest3 quest4 quest5 quest5"])
def test_seven_different_challenges(challenges: str) -> None:
    """BUF-DCK-04"""
    assert rules(deck_of(challenges=challenges)) == ["BUF-DCK-04"]


def test_a_second_part_needs_its_first() -> None:
    """BUF-DCK-05, BUF-EPI-01"""
    assert rules(deck_of(second_parts="tale-2")) == ["BUF-DCK-05"]
    assert rules(deck_of("kit-1 tale-1", second_parts="tale-2")) == []
    assert rules(deck_of("kit-1 tale-1", second_parts="2*tale-2")) == ["BUF-EPI-01"]


def test_a_first_part_may_be_there_alone_to_be_stacked() -> None:
    """BUF-DCK-10"""
    assert rules(deck_of("kit-1 tale-1")) == []


def test_three_copies_of_a_card_one_of_an_event_or_a_first_part() -> None:
    """BUF-DCK-06, BUF-EVT-02"""
    assert rules(deck_of("kit-1 4*kick0")) == ["BUF-DCK-06"]
    assert rules(deck_of("kit-1 2*storm")) == ["BUF-DCK-06"]
    assert rules(deck_of("kit-1 2*tale-1")) == ["BUF-DCK-06"]


def test_eight_locations_a_unique_one_once() -> None:
    """BUF-DCK-07, BUF-RUL-58"""
    assert rules(deck_of(locations="8*street")) == []
    assert rules(deck_of(locations="9*street")) == ["BUF-DCK-07"]
    assert rules(deck_of(locations="2*library")) == ["BUF-RUL-58"]


def test_three_cards_of_each_level_of_a_character() -> None:
    """BUF-DCK-08, BUF-EX-19"""
    assert rules(deck_of("2*kit-1 kit-1b 3*kit-2 3*kit-3")) == []
    assert rules(deck_of("2*kit-1 2*kit-1b 3*kit-2 3*kit-3")) == ["BUF-DCK-08"]


@pytest.mark.parametrize(("size", "legal"), [(40, 20), (41, 20)])
def test_half_of_the_deck_may_be_actions(size: int, legal: int) -> None:
    """BUF-DCK-09"""
    kicks = [f"kick{number // 3}" for number in range(legal + 1)]
    assert rules(deck_of(" ".join(["kit-1", *kicks[:-1]]), fill=size)) == []
    assert rules(deck_of(" ".join(["kit-1", *kicks]), fill=size)) == ["BUF-DCK-09"]


def test_half_of_the_deck_may_be_characters() -> None:
    """BUF-DCK-09; what else is wrong is named as well"""
    assert rules(deck_of("3*kit-1 3*kit-2 3*kit-3 3*good-1", fill=20)) == ["BUF-DCK-02", "BUF-DCK-09"]


def test_the_main_character_is_in_the_deck_at_level_one() -> None:
    """BUF-DCK-11, BUF-ESS-03, BUF-RUL-07b"""
    assert rules(deck_of("good-1")) == ["BUF-DCK-11"]
    assert rules(deck_of("kit-1 kit-2", main="kit-2")) == ["BUF-DCK-11"]
    assert rules(deck_of("kit-1", main="kit-1b")) == ["BUF-DCK-11"]


def test_a_card_whose_numbers_are_not_known_is_not_for_tournaments() -> None:
    deck = deck_of(f"kit-1 3*kit-2 2*kit-3 {MANY_KICKS} rumour", fill=60)
    assert rules(deck) == []
    assert rules(deck, Format.CONSTRUCTED) == ["BUF-SETUP-01"]


def test_all_faults_are_named_at_once() -> None:
    deck = deck_of("kit-1 evil-1 4*kick0", challenges="quest0", locations="9*street", fill=30)
    assert rules(deck) == ["BUF-DCK-01", "BUF-DCK-02", "BUF-DCK-06", "BUF-DCK-04", "BUF-DCK-07"]


# -- as text ------------------------------------------------------------------------------------------


def test_a_deck_that_is_written_reads_the_same() -> None:
    for deck in default_decks().values():
        for language in ("", "en", "fr"):
            again = read_deck(write_deck(deck, default_pool(), language), default_pool())
            assert again.everything() == deck.everything()
            assert (again.main, again.name) == (deck.main, deck.name)


def test_cards_go_by_slug_or_title_and_headings_by_either_language() -> None:
    text = """
    nom: Essai  # a remark
    Essence: l’appel de la nuit
    [Deck de ressources]
    2x ada-vance-1
    3 × Haymaker
    crochet du droit
    [Défis]
    A Door Left Open
    [Lieux]
    2 Harrow Street
    """
    pool = default_pool()
    deck = read_deck(text, pool)
    slugs = [pool.cards[kind].slug for kind in deck.everything()]
    assert sorted(slugs) == sorted(
        [
            "ada-vance-essence",
            *["ada-vance-1"] * 2,
            *["haymaker"] * 4,
            "a-door-left-open",
            *["harrow-street"] * 2,
        ]
    )
    assert (deck.name, pool.cards[deck.main].slug) == ("Essai", "ada-vance-1")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("essence: ada-vance-essence\n3 nonsense\n", 2, "error-deck-unknown-card"),
        ("essence: ada-vance-essence\n\n100 haymaker\n", 3, "error-deck-count"),
        ("essence: ada-vance-essence\n[sideboard]\n", 2, "error-deck-section"),
        ("3 haymaker\n", 0, "error-deck-no-essence"),
        ("essence: haymaker\nada-vance-1\n", 1, "error-deck-not-an-essence"),
        ("essence: ada-vance-essence\n3 haymaker\n", 0, "error-deck-no-main"),
        ("#" * 70_000, 0, "error-deck-too-long"),
        ("99 haymaker\n" * 9, 6, "error-deck-count"),
    ],
)
def test_what_is_wrong_with_a_deck_file_is_said_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(InFile) as caught:
        read_deck(text, default_pool(), "mine.txt")
    assert (caught.value.line, caught.value.problem.message) == (line, message)
    for language in Language:
        assert error_text(language, caught.value)


def test_a_title_of_several_cards_is_not_enough() -> None:
    twin: list[Json] = [
        {"slug": slug, "type": "item", "name": {"en": "Same Lamp", "fr": "Même lampe"}}
        for slug in ("one", "two")
    ]
    with pytest.raises(InFile) as caught:
        read_deck("same lamp\n", pool_with(inline=twin))
    assert caught.value.problem.arguments["allowed"] == "one, two"
