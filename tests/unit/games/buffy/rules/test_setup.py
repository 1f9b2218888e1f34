"""Setting up (BUF-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.decks import Deck
from noctuary.games.buffy.game import GAME
from noctuary.games.buffy.kinds import MINION
from noctuary.games.buffy.rules import setup
from noctuary.games.buffy.state import Settings
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.match import Match
from tests.tables.buffy_table import Box, Table, usual_box

CHALLENGES = [f"{side}-deed-{number}" for side in ("good", "evil") for number in range(1, 5)][:7]
FILLING = ["kick", "kick", "quip", "quip", "smile", "stake", "book", "lamp", "training", "study"]


def deck(pool: Pool, who: str, locations: Sequence[str] = (), main: str = "") -> Deck:
    main = main or f"{who}-1"
    kinds = pool.kind_of
    return Deck(
        kinds[f"{who}-essence"],
        kinds[main],
        [kinds[slug] for slug in (main, main, *FILLING)],
        [kinds[slug] for slug in CHALLENGES],
        [kinds[slug] for slug in locations],
    )


def deal(
    *people: str,
    locations: Sequence[Sequence[str]] = ((), (), ()),
    box: Box | None = None,
    seed: bytes = b"deal",
    opening_hand: bool = False,
) -> Table:
    pool = (box or usual_box()).pool()
    decks = [deck(pool, who, owned) for who, owned in zip(people, locations)]
    settings = Settings(opening_hand=opening_hand)
    return Table(Match.at(GAME, setup.new_game(pool, settings, decks, Chance(match_key(seed))), seed))


def test_decks_are_shuffled_and_the_top_challenge_lies_face_up() -> None:
    """BUF-SETUP-01, BUF-SETUP-02, BUF-SETUP-04, BUF-ZON-01"""
    tables = [deal("buffy", "spike", seed=seed) for seed in (b"1", b"2")]
    assert tables[0].cards("A", "deck") != tables[1].cards("A", "deck")
    view = tables[0].seen()
    assert view["seats"][0]["challenge"] == tables[0].cards("A", "challenges")[0]
    assert "challenge_deck" not in view["seats"][0]


def test_the_starting_card_leaves_the_resource_deck() -> None:
    """BUF-RUL-07b, BUF-ESS-03"""
    table = deal("buffy", "spike")
    assert table.cards("A", "deck").count("buffy-1") == 1
    assert len(table.cards("A", "deck")) == 11


def test_essences_and_main_characters_are_revealed_with_no_destiny() -> None:
    """BUF-SETUP-05, BUF-DST-01, BUF-ZON-02"""
    view = deal("buffy", "spike").seen()
    seen = [(seat["essence"], seat["main_card"], seat["destiny"]) for seat in view["seats"]]
    assert seen == [("buffy-essence", "buffy-1", 0), ("spike-essence", "spike-1", 0)]


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_the_only_villain_begins(seed: bytes) -> None:
    """BUF-SETUP-06"""
    assert deal("buffy", "spike", seed=seed).asked()[0] == "B"


@pytest.mark.parametrize("people", [("buffy", "buffy"), ("spike", "spike")])
def test_without_one_villain_chance_decides(people: tuple[str, str]) -> None:
    """BUF-SETUP-07, BUF-CHR-03"""
    assert {deal(*people, seed=bytes([seed])).asked()[0] for seed in range(12)} == {"A", "B"}


def test_with_several_villains_chance_decides_among_them() -> None:
    """BUF-RUL-05"""
    found = {deal("spike", "buffy", "spike", seed=bytes([seed])).asked()[0] for seed in range(12)}
    assert found == {"A", "C"}


def test_a_minion_promoted_by_its_essence_counts_as_a_villain() -> None:
    """BUF-SETUP-14, BUF-ESS-02"""
    box = usual_box()
    box.essence("thug-essence")
    box.character("thug-1", rank=MINION)
    for seed in range(6):
        assert deal("buffy", "thug", box=box, seed=bytes([seed])).asked()[0] == "B"


def test_main_characters_start_on_own_spaces_from_the_active_player_on() -> None:
    """BUF-SETUP-08"""
    table = deal("buffy", "spike")
    assert table.offered() == ["start B1", "start B2", "start B3", "start B4"]
    table.play("B start B2", "A start A4")
    assert (table.place("spike-1"), table.place("buffy-1")) == ("B2", "A4")
    assert not table.fatigued("buffy-1")


def test_the_active_player_chooses_day_or_night() -> None:
    """BUF-SETUP-09"""
    table = deal("buffy", "spike").play("B start B1", "A start A1")
    assert table.asked() == ("B", "buffy-ask-daylight")
    table.play("B night")
    assert not table.state.day


def placed(*locations: Sequence[str]) -> Table:
    table = deal("buffy", "spike", locations=locations)
    return table.play("B start B1", "A start A1", "B day")


def test_players_take_turns_putting_locations_on_own_spaces() -> None:
    """BUF-SETUP-10, BUF-LOC-01, BUF-BOARD-04"""
    table = placed(["library", "street"], ["bronze"])
    assert table.asked()[0] == "B"
    assert [move for move in table.offered() if "A" in move or "park" in move] == []
    table.play("B lay bronze > B3", "A lay library > A1", "A lay street > A2")
    state = table.state
    assert [state.pool.cards[kind].slug for kind in state.locations if kind >= 0] == [
        "library",
        "street",
        "bronze",
    ]
    assert (table.step, state.turn_number) == ("prologue", 1)


def test_a_pass_is_not_final_but_all_in_a_row_are() -> None:
    """BUF-RUL-06"""
    table = placed(["library", "street"], ["bronze", "street"])
    table.play("B done", "A lay library > A1", "B lay bronze > B1", "A done", "B done")
    assert table.step == "prologue"


def test_a_unique_location_is_put_into_play_once() -> None:
    """BUF-SETUP-12, BUF-LOC-02"""
    table = placed(["library", "street"], ["library", "street"])
    table.play("B lay library > B1")
    assert not any("library" in move for move in table.offered())
    table.play("A lay street > A1", "B lay street > B2")
    assert table.state.locations.count(table.state.pool.kind_of["street"]) == 2


def test_four_locations_at_most_and_the_rest_to_the_crypt() -> None:
    """BUF-SETUP-03, BUF-SETUP-11"""
    table = placed(["street"] * 6, [])
    table.play(*[f"A lay street > A{place}" for place in range(1, 5)])
    assert table.step == "prologue"
    assert table.cards("A", "crypt") == ["street", "street"]
    assert table.cards("A", "locations") == []


def test_there_is_no_opening_hand_unless_agreed_on() -> None:
    """BUF-SETUP-13, BUF-RUL-07"""
    for agreed, cards in ((False, 0), (True, 5)):
        table = deal("buffy", "spike", opening_hand=agreed)
        table.play("B start B1", "A start A1", "B day")
        assert len(table.side("A").hand) == cards
