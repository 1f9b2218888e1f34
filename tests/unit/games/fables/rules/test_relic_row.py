"""Relics: the decks, the row and what nobody may know of them (FAB-REL)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from noctuary.games.fables.game import GAME, mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules.setup import new_game
from noctuary.games.fables.settings import RelicDeck, Settings
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.kernel.view import document
from tests.tables.fables_relics import (
    ONE,
    TWO,
    all_relics,
    lay,
    on,
    relic_deck,
    relic_discard,
    relic_slugs,
    row,
    use,
)
from tests.tables.fables_table import Table, table

# -- the decks and the row ---------------------------------------------------------------------------------


def test_the_printed_deck_has_ten_relics_five_times_and_the_house_deck_fifty_cards() -> None:
    """FAB-RUL-49, FAB-LIMIT-05"""
    printed = [relic for relic in POOL.relics if relic.deck is RelicDeck.PRINTED]
    house = [relic for relic in POOL.relics if relic.deck is RelicDeck.HOUSE]
    assert [relic.copies for relic in printed] == [5] * 10
    assert Counter(relic.copies for relic in house) == {3: 10, 2: 10}
    assert len({relic.slug for relic in POOL.relics}) == 30


@pytest.mark.parametrize(
    ("fables", "squares"), [(("red", "snow"), 9), (("red", "snow", "mulan", "alice"), 11)]
)
@pytest.mark.parametrize("deck", [RelicDeck.PRINTED, RelicDeck.HOUSE])
def test_a_relic_lies_face_up_on_every_square_and_the_rest_is_the_deck(
    fables: tuple[str, ...], squares: int, deck: RelicDeck
) -> None:
    """FAB-RELIC-01, FAB-RELIC-05: the parallel squares of both tracks share one"""
    t = table(*fables, relics_deck=deck)
    assert None not in row(t)[1:]
    assert len(row(t)) == squares + 1
    assert len(relic_deck(t)) == 50 - squares
    seen = document(t.match.view(Seat(1)))["relics"]
    assert isinstance(seen, dict)
    assert seen == {"deck_size": 50 - squares, "row": row(t)[1:], "discard": []}


def test_without_relic_mode_there_is_nothing_to_use() -> None:
    """FAB-RELIC-01"""
    t = table("red", "snow", a={"hand": [ONE]})
    assert t.refusal(f"relic {ONE} 4") == "FAB-RELIC-01"
    assert document(t.match.view(None))["relics"] is None


def test_the_level_of_the_talent_is_what_the_wish_brings() -> None:
    """FAB-EX-09, FAB-RELIC-02, FAB-RELIC-03"""
    t = use(on("wish"), 2)
    assert t.board("A").power == 2
    assert t.cards("A", "discard") == [TWO]
    assert relic_discard(t) == ["wish"]
    assert row(t)[4] is None


def test_an_empty_place_is_refilled_at_the_end_of_the_turn() -> None:
    """FAB-EX-09, FAB-RELIC-04, FAB-TURN-06"""
    t = use(on("wish"), 2)
    following = relic_deck(t)[-1]
    t.play("end")
    assert row(t)[4] == POOL.relics[following].slug
    assert len(relic_deck(t)) == 40
    assert all_relics(t.state) == dict.fromkeys(range(10), 5)


def test_an_empty_relic_deck_is_made_anew_from_its_discard_pile() -> None:
    """FAB-RELIC-04"""
    t = on("wish")
    s = t.state.copy()
    assert s.relics is not None
    s.relics.discard, s.relics.deck = s.relics.deck, []
    t = use(Table(Match.at(GAME, s, b"relics")), 1)
    t.play("end")
    assert row(t)[4] is not None
    assert (len(relic_deck(t)), relic_discard(t)) == (41, [])


def test_a_relic_is_used_once_per_turn() -> None:
    """FAB-RELIC-02, FAB-ACT-10"""
    t = use(on("wish", row={5: "wish"}, a={"hand": ["movement-1"]}), 1)
    t.play("move movement-1", "right")
    assert t.refusal(f"relic {TWO} 5") == "FAB-RELIC-02"
    assert not [text for text in t.offered() if text.startswith("relic")]


def test_only_the_relic_of_your_own_square_works() -> None:
    """FAB-RELIC-02"""
    t = on("wish", row={5: "wish"})
    assert t.refusal(f"relic {ONE} 5") == "FAB-RELIC-02"
    assert t.refusal(f"relic {ONE} 99") == "FAB-RELIC-02"
    assert t.refusal(f"relic {ONE} 4") is None


def test_a_used_relic_is_gone_until_the_end_of_the_turn() -> None:
    """FAB-RELIC-04"""
    t = use(on("wish"), 1)
    t.state.turn.relic_used = False
    assert t.refusal(f"relic {TWO} 4") == "FAB-RELIC-04"


@pytest.mark.parametrize("card", ["attack-1", "joker", "poison-2", "match", "system-hack"])
def test_only_a_talent_pays(card: str) -> None:
    """FAB-RUL-39, FAB-RUL-17"""
    assert on("wish", a={"hand": [card]}).refusal(f"relic {card} 4") == "FAB-RUL-39"


def test_a_talent_that_is_not_in_hand_does_not_pay() -> None:
    """FAB-RUL-39"""
    assert on("wish", a={"discard": ["omega-shield"]}).refusal("relic omega-shield 4") == "FAB-RUL-39"


def test_using_a_relic_is_an_action_so_no_focus_afterwards() -> None:
    """FAB-ACT-01, FAB-ACT-02"""
    t = on("wish")
    assert "focus" in t.offered()
    assert t.refusal("focus") is None
    use(t, 1)
    assert t.refusal("focus") == "FAB-ACT-02"


def test_in_2v2_a_relic_used_on_one_track_is_gone_on_the_other_too() -> None:
    """FAB-RELIC-05"""
    t = on("wish", "red", "snow", "mulan", "alice", me=5, d={"square": 5, "hand": [ONE]})
    t.play(f"relic {ONE} 5")
    assert row(t)[5] is None
    s = t.state.copy()
    s.active, s.turn.relic_used = Seat(3), False
    other = Table(Match.at(GAME, s, b"relics"))
    assert other.refusal(f"relic {ONE} 5") == "FAB-RELIC-04"


def mermaid(*, twists: list[str]) -> Table:
    """The Little Mermaid stands on a Grail; one of her Tentacles lies under a Wish."""
    talent = POOL.sheets["mermaid"].talents[0][0].slug
    a = {"square": 4, "hand": [talent], "twists": twists, "tentacles": (4, 7)}
    return lay(table("mermaid", "red", relics_deck=RelicDeck.PRINTED, a=a), {4: "parched-grail", 7: "wish"})


def test_mystic_echoes_reaches_relics_under_tentacles() -> None:
    """FAB-RUL-40"""
    t = mermaid(twists=["mystic-echoes"])
    talent = t.cards("A", "hand")[0]
    offered = [text for text in t.offered() if text.startswith("relic")]
    assert offered == [f"relic {talent} 4", f"relic {talent} 7"]
    t.play(f"relic {talent} 7")
    assert t.board("A").power == 1
    assert (row(t)[4], row(t)[7]) == ("parched-grail", None)
    assert relic_discard(t) == ["wish"]
    assert t.refusal(f"relic {talent} 4") == "FAB-RELIC-02"


def test_without_mystic_echoes_tentacles_reach_no_relic() -> None:
    """FAB-RUL-40, FAB-RELIC-02"""
    t = mermaid(twists=[])
    assert t.refusal(f"relic {t.cards('A', 'hand')[0]} 7") == "FAB-RELIC-02"


def test_the_krakens_talents_are_basic_cards_and_pay_for_nothing() -> None:
    """FAB-RUL-39"""
    t = mermaid(twists=["the-kraken-stirs"])
    assert t.refusal(f"relic {t.cards('A', 'hand')[0]} 4") == "FAB-RUL-39"


# -- 2v2 without an opponent on the track ------------------------------------------------------------------


@pytest.mark.parametrize("relic", POOL.relics, ids=[relic.slug for relic in POOL.relics])
def test_a_relic_that_needs_an_opponent_is_refused_without_one_on_the_track(relic: object) -> None:
    """FAB-RUL-35, FAB-2V2-09"""
    needing = {
        "wandering-ember",
        "rams-horn",
        "star-hook",
        "twin-mirror",
        "dark-lantern",
        "stubborn-bramble",
        "cold-ash",
        "alakazam",  # Red's shot has a range
    }
    slug = str(getattr(relic, "slug", ""))
    away = {"track": 1, "square": 1}
    t = on(slug, "red", "snow", "mulan", "alice", me=5, b=away, d={"track": 1, "square": 11})
    refusal = t.refusal(f"relic {TWO} 5")
    assert refusal == ("FAB-RUL-35" if slug in needing else None)
    if refusal is None:
        t.play(f"relic {TWO} 5")  # and it goes through to the end
        while t.asked()[1] != "fables-ask-action":
            t.play(t.offered()[0])


# -- what nobody may know ----------------------------------------------------------------------------------


def test_the_relic_deck_is_imagined_anew() -> None:
    """FAB-RELIC-01: the order of the deck is hidden, the row is not"""
    t = on("wish")
    twin = mine(t.match.imagine(Seat(0), b"another").state)
    assert twin.relics is not None
    assert relic_slugs(twin.relics.row) == row(t)
    assert sorted(twin.relics.deck) == sorted(relic_deck(t))
    assert twin.relics.deck != relic_deck(t)


@pytest.mark.parametrize("relic", POOL.relics, ids=[relic.slug for relic in POOL.relics])
def test_a_copy_and_an_imagined_twin_stand_at_the_same_question(relic: object) -> None:
    """Every question of a relic comes before anything hidden shows itself, or in a step of its own."""
    slug = str(getattr(relic, "slug", ""))
    deck = ["attack-1", "defense-1", "movement-1", "joker", "attack-2"]
    b = {"square": 5, "hand": ["attack-1", "attack-2", "joker", "defense-1"], "deck": deck}
    t = use(on(slug, a={"deck": deck, "discard": ["attack-3"]}, b=b), 2)
    for _ in range(4):
        decision = t.match.decision
        assert decision is not None
        for twin in (t.match.copy(), t.match.imagine(Seat(0), b"another")):
            assert twin.decision is not None
            assert (twin.decision.prompt, twin.decision.moves) == (decision.prompt, decision.moves)
        if decision.prompt == "fables-ask-action":
            break
        t.match.play(decision.moves[0])


# -- whole games -------------------------------------------------------------------------------------------


ALL_FABLES = [sheet.slug for sheet in POOL.order]


@pytest.mark.parametrize("deck", [RelicDeck.PRINTED, RelicDeck.HOUSE])
@pytest.mark.parametrize("number", range(12))
def test_whole_random_games_in_relic_mode_keep_every_relic(deck: RelicDeck, number: int) -> None:
    """FAB-RELIC-01 to FAB-RELIC-05; every third game is a 2v2"""
    dice = random.Random(f"{deck}-{number}")
    teams = number % 3 == 2
    fables = dice.sample(ALL_FABLES, 4 if teams else 2)
    settings = Settings(teams=teams, relics=deck)
    sheets = [POOL.sheets[name] for name in fables]
    seed = b"relics-%d-%d" % (deck, number)
    match = Match.at(GAME, new_game(POOL, settings, sheets, Chance(match_key(seed))), seed)
    relics = all_relics(mine(match.state))
    used = 0
    for _ in range(1500):
        decision = match.decision
        if decision is None:
            break
        paid = [move for move in decision.moves if match.notation(move).startswith("relic ")]
        used += bool(paid)
        match.play(dice.choice(paid or decision.moves))
        s = mine(match.state)
        assert all_relics(s) - Counter({NOTHING: 11}) == relics
        assert all(0 <= board.hp <= board.max_hp and 0 <= board.power <= 25 for board in s.boards)
        assert all(0 <= board.defense <= board.max_defense for board in s.boards)
    assert used > 0
