"""Relic mode: the row, every printed relic and every house relic."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

import pytest

from noctuary.games.fables.game import GAME, mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules.setup import new_game
from noctuary.games.fables.settings import RelicDeck, Settings
from noctuary.games.fables.state import State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.fables_table import Placing, Table, table

# Red's attack Talents of levels 1 to 3 pay for relics.
ONE, TWO, THREE = "pot-shot", "crack-shot", "sniper-shot"
PAYMENT = {1: ONE, 2: TWO, 3: THREE}
LEVELS = (1, 2, 3)


def lay(t: Table, row: dict[int, str]) -> Table:
    """The same table with these relics on these squares, swapped in from the deck or from other squares."""
    s = t.state.copy()
    assert s.relics is not None
    for square, slug in row.items():
        wanted, there = POOL.relic_of[slug], s.relics.row[square]
        if wanted in s.relics.deck:
            s.relics.deck[s.relics.deck.index(wanted)] = there
        elif wanted != there:
            s.relics.row[s.relics.row.index(wanted)] = there
        s.relics.row[square] = wanted
    return Table(Match.at(GAME, s, b"relics", log=True))


def on(
    slug: str,
    *fables: str,
    me: int = 4,
    row: Mapping[int, str] = MappingProxyType({}),
    a: Placing = MappingProxyType({}),
    b: Placing = MappingProxyType({}),
    d: Placing = MappingProxyType({}),
) -> Table:
    """A Fable (Red unless named) stands on this relic, with a Talent of every level in her hand."""
    more = a.get("hand", [])
    assert isinstance(more, list)
    names = fables or ("red", "red")
    deck = POOL.relics[POOL.relic_of[slug]].deck
    seats: dict[str, Placing] = {"a": {"square": me, **a, "hand": [ONE, TWO, THREE, *more]}, "b": b}
    if len(names) == 4:
        seats["d"] = d
    return lay(table(*names, relics_deck=deck, **seats), {me: slug, **row})  # type: ignore[arg-type]


def use(t: Table, level: int, square: int = 4) -> Table:
    return t.play(f"relic {PAYMENT[level]} {square}")


def relic_slugs(numbers: list[int]) -> list[str | None]:
    return [None if number == NOTHING else POOL.relics[number].slug for number in numbers]


def row(t: Table) -> list[str | None]:
    assert t.state.relics is not None
    return relic_slugs(t.state.relics.row)


def relic_deck(t: Table) -> list[int]:
    assert t.state.relics is not None
    return t.state.relics.deck


def relic_discard(t: Table) -> list[str | None]:
    assert t.state.relics is not None
    return relic_slugs(t.state.relics.discard)


def all_relics(s: State) -> Counter[int]:
    assert s.relics is not None
    return Counter(s.relics.row[1:] + s.relics.deck + s.relics.discard)


# -- the decks and the row ----------------------------------------------------------------------------


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
    seen = t.match.view(Seat(1))["relics"]
    assert isinstance(seen, dict)
    assert seen == {"deck_size": 50 - squares, "row": row(t)[1:], "discard": []}


def test_without_relic_mode_there_is_nothing_to_use() -> None:
    """FAB-RELIC-01"""
    t = table("red", "snow", a={"hand": [ONE]})
    assert t.refusal(f"relic {ONE} 4") == "FAB-RELIC-01"
    assert t.match.view(None)["relics"] is None


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


# -- printed relics -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_grail_mends_hit_points_up_to_the_maximum(level: int) -> None:
    """FAB-DMG-06"""
    t = use(on("parched-grail", a={"hp": 28}), level)
    assert t.board("A").hp == min(28 + level, 30)


@pytest.mark.parametrize("level", LEVELS)
def test_the_key_draws_and_then_discards_one_less(level: int) -> None:
    t = use(on("treasure-key", a={"deck": ["attack-1", "defense-1", "movement-1", "joker"]}), level)
    before = 2 + level
    assert len(t.board("A").hand) == before
    for left in range(level - 1, 0, -1):
        decision = t.match.decision
        assert decision is not None
        assert (decision.prompt, decision.amount) == ("fables-ask-discard", left)
        t.play("discard attack-1" if "discard attack-1" in t.offered() else "discard defense-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert len(t.board("A").hand) == before - (level - 1)


def test_the_key_draws_the_talent_that_paid_for_it_when_the_deck_is_empty() -> None:
    """FAB-CARD-02"""
    t = use(on("treasure-key"), 1)
    assert t.cards("A", "hand") == sorted([ONE, TWO, THREE])


def test_the_orb_takes_basic_cards_and_discards_the_rest() -> None:
    """FAB-CARD-03, FAB-RUL-17"""
    t = use(on("orb-of-foresight", a={"deck": ["joker", "omega-shield", "attack-2", "movement-1"]}), 3)
    assert t.cards("A", "hand") == sorted([ONE, TWO, "joker", "attack-2"])
    assert t.cards("A", "discard") == sorted([THREE, "omega-shield"])
    assert t.cards("A", "deck") == ["movement-1"]


def test_poison_revealed_is_discarded_and_works_and_a_match_is_no_basic_card() -> None:
    """FAB-RUL-16, FAB-RUL-17"""
    t = on("orb-of-foresight", "red", "snow", a={"deck": ["poison-3", "match", "attack-1"]})
    use(t, 3)
    assert t.board("A").hp == 30 - 2
    assert t.cards("A", "discard") == sorted(["match", "poison-3", THREE])


def test_revealing_reshuffles_when_the_deck_is_short() -> None:
    """FAB-CARD-03, FAB-RUL-15"""
    t = use(on("orb-of-foresight", a={"deck": ["attack-1"]}), 3)
    assert t.cards("A", "hand") == sorted([ONE, TWO, "attack-1"])
    assert t.cards("A", "discard") == [THREE]
    assert t.cards("A", "deck") == []


def test_the_rift_takes_talents_and_epics_and_everybody_has_seen_the_epic() -> None:
    """FAB-CARD-03, FAB-INFO-03"""
    t = use(on("rift-of-truth", a={"deck": ["system-hack", "omega-shield", "attack-2"]}), 3)
    assert t.cards("A", "hand") == sorted([ONE, TWO, "omega-shield", "system-hack"])
    assert t.cards("A", "discard") == sorted([THREE, "attack-2"])
    assert t.cards("A", "seen_epics") == ["system-hack"]


def test_the_grimoire_shuffles_up_to_that_many_discarded_cards_back() -> None:
    """FAB-CARD-05"""
    t = use(on("grimoire-of-retelling", a={"discard": ["attack-3", "attack-3", "joker"]}), 2)
    assert t.offered() == [
        "from-discard attack-3",
        "from-discard joker",
        f"from-discard {TWO}",  # the Talent just paid
        "done",
    ]
    t.play("from-discard attack-3", "from-discard attack-3")
    assert sorted(t.cards("A", "deck")) == ["attack-3", "attack-3"]
    assert t.cards("A", "discard") == sorted([TWO, "joker"])


def test_cards_on_their_way_back_lie_open_until_the_last_one_is_chosen() -> None:
    """FAB-LIMIT-01"""
    t = use(on("grimoire-of-retelling", a={"discard": ["attack-3", "joker"]}), 2)
    t.play("from-discard attack-3")
    assert (t.cards("A", "shown"), t.cards("A", "deck")) == (["attack-3"], [])
    t.play("done")
    assert (t.cards("A", "shown"), t.cards("A", "deck")) == ([], ["attack-3"])


def test_the_grimoire_may_take_nothing_and_poison_shuffled_back_does_no_harm() -> None:
    """FAB-CARD-05, FAB-RUL-16"""
    t = use(on("grimoire-of-retelling"), 3).play("done")
    assert t.cards("A", "deck") == []
    t = use(on("grimoire-of-retelling", "red", "snow", a={"discard": ["poison-3"]}), 3)
    t.play("from-discard poison-3", "done")
    assert (t.board("A").hp, t.cards("A", "deck")) == (30, ["poison-3"])


def test_the_sword_destroys_from_hand_and_discard_pile_mixed() -> None:
    """FAB-LIMIT-07"""
    t = use(on("nightmare-sword", a={"hand": ["attack-1"], "discard": ["defense-1"]}), 3)
    t.play("from-hand attack-1", "from-discard defense-1", f"from-discard {THREE}")
    assert t.cards("A", "hand") == sorted([ONE, TWO])
    assert t.cards("A", "discard") == []


def test_the_sword_may_stop_early_and_never_touches_a_match() -> None:
    """FAB-CARD-05"""
    t = use(on("nightmare-sword", a={"hand": ["match"], "discard": ["match"]}), 2)
    assert "from-hand match" not in t.offered()
    assert "from-discard match" not in t.offered()
    assert t.refusal("from-hand match") == "FAB-CARD-05"
    t.play(f"from-hand {ONE}", "done")
    assert t.cards("A", "hand") == sorted([THREE, "match"])


@pytest.mark.parametrize("destroyed", [0, 1, 2])
def test_the_bean_draws_as_many_as_it_destroys(destroyed: int) -> None:
    deck = ["defense-1"] * 4
    t = use(on("jacks-magic-bean", a={"discard": ["attack-1"] * 2, "deck": deck}), 2)
    t.play(*["from-discard attack-1"] * destroyed)
    if destroyed < 2:
        t.play("done")
    assert t.cards("A", "hand") == sorted([ONE, THREE, *["defense-1"] * destroyed])


def test_alakazam_plays_the_talent_with_a_basic_card_of_value_1() -> None:
    """FAB-RELIC-06, FAB-RUL-39"""
    t = use(on("alakazam", b={"square": 6}), 3)
    assert t.board("B").hp == 30 - (3 + 1)
    assert t.cards("A", "play") == [THREE]
    assert t.cards("A", "discard") == []
    assert t.board("A").power == 0
    assert relic_discard(t) == ["alakazam"]


def test_alakazam_is_refused_when_the_talent_would_be_out_of_range() -> None:
    """FAB-RUL-39, FAB-TALENT-05"""
    t = on("alakazam", b={"square": 6})
    assert t.refusal(f"relic {ONE} 4") == "FAB-TALENT-05"
    assert t.refusal(f"relic {TWO} 4") is None


def test_alakazam_keeps_a_durable_talent_in_play_without_a_basic_card() -> None:
    """FAB-RELIC-06, FAB-TALENT-06"""
    t = on("alakazam", a={"hand": ["omega-shield"]}, b={"square": 6})
    t.play("relic omega-shield 4")
    assert t.board("A").defense == 1
    assert [(d.card, d.basic, d.value) for d in t.board("A").durables] == [
        (POOL.kind_of["omega-shield"], NOTHING, 1)
    ]
    t.play("end", "B end")
    assert t.board("B").hp == 30 - 3 - 6  # its own damage, then the shield strikes back
    assert "omega-shield" in t.cards("A", "discard") + t.cards("A", "hand") + t.cards("A", "deck")
    assert t.board("A").durables == ()


def test_alakazam_asks_what_the_talent_asks_and_announces_its_boosts() -> None:
    """FAB-RUL-39, FAB-HERO-01, FAB-HERO-02"""
    t = on("alakazam", a={"hand": ["unleashed-fury"], "twists": ["overdrive-burn"]}, b={"square": 6})
    t.play("relic unleashed-fury 4", f"choose {TWO}", "number 1")
    assert t.board("B").hp == 30 - (3 + 2)
    assert t.board("B").square == 7
    assert t.cards("A", "discard") == [TWO]


def test_a_longer_range_may_bring_alakazams_talent_within_reach() -> None:
    """FAB-RUL-39, FAB-HERO-01"""
    t = on("alakazam", a={"twists": ["transformed-senses"]}, b={"square": 7})
    t.play(f"relic {ONE} 4")
    assert t.offered() == [f"choose {TWO}", f"choose {THREE}"]
    t.play(f"choose {TWO}")
    assert t.board("B").hp == 30 - 2


def test_alakazam_counts_as_using_a_talent_but_never_completes_a_combo() -> None:
    """FAB-RUL-39, FAB-RUL-44: a relic comes between"""
    hand = ["probing-engaged", "defense-1", "enemy-in-range", "enemy-sighted"]
    t = table(
        "dorothy",
        "red",
        relics_deck=RelicDeck.PRINTED,
        a={"hand": hand, "square": 5, "twists": ["apex-force-approved"]},
    )
    t = lay(t, {5: "alakazam"})
    t.play("use probing-engaged defense-1", "relic enemy-in-range 5")
    assert t.board("A").combo == 0
    t.play("use enemy-sighted")
    assert t.board("A").combo == 1


def test_the_dreams_find_a_card_of_at_most_that_level() -> None:
    """FAB-RELIC-07: neither an Epic nor a Match"""
    deck = ["attack-3", "joker", "attack-2", "system-hack", "match", "omega-shield", "poison-2"]
    t = use(on("dream-navigation", a={"deck": deck}), 2)
    assert t.offered() == ["choose attack-2", "choose joker", "choose poison-2"]
    assert t.refusal("choose system-hack") == "FAB-RELIC-07"
    t.play("choose attack-2")
    assert t.cards("A", "hand") == sorted([ONE, THREE, "attack-2"])
    assert sorted(t.cards("A", "deck")) == sorted(set(deck) - {"attack-2"})


def test_the_dreams_find_nothing_where_nothing_fits() -> None:
    """FAB-RUL-30"""
    t = use(on("dream-navigation", a={"deck": ["attack-3", "system-hack"]}), 1)
    assert t.cards("A", "hand") == sorted([TWO, THREE])
    t = use(on("dream-navigation"), 1)  # nor in an empty deck: searching is not drawing
    assert t.cards("A", "discard") == [ONE]


# -- house relics: on the track -----------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_ember_burns_within_its_level(level: int) -> None:
    """FAB-MOVE-05"""
    t = on("wandering-ember", b={"square": 4 + level})
    if level > 1:
        assert t.refusal(f"relic {PAYMENT[level - 1]} 4") == "FAB-MOVE-05"
    assert use(t, level).board("B").hp == 30 - level


@pytest.mark.parametrize("level", LEVELS)
def test_the_scale_adds_defense_up_to_the_maximum(level: int) -> None:
    """FAB-DMG-08"""
    assert use(on("tortoise-scale"), level).board("A").defense == level + 1
    assert use(on("tortoise-scale", a={"defense": 5}), level).board("A").defense == 6


@pytest.mark.parametrize(
    ("level", "foe", "squares"), [(1, 6, [1, 2, 3, 4, 5, 7]), (3, 5, [1, 2, 3, 4, 6, 7, 8, 9])]
)
def test_the_boots_walk_either_way_through_the_opponent(level: int, foe: int, squares: list[int]) -> None:
    """FAB-CARD-05, FAB-MOVE-02"""
    t = use(on("wind-boots", b={"square": foe}), level)
    assert t.offered() == [f"to {square}" for square in squares]
    assert t.refusal(f"to {foe}") == "FAB-CARD-05"
    t.play("to 7")
    assert (t.board("A").square, t.board("A").power) == (7, 0)


@pytest.mark.parametrize(
    ("foe", "level", "squares", "ends", "damage"), [(6, 1, 2, 8, 0), (6, 2, 3, 9, 1), (5, 3, 0, 5, 0)]
)
def test_the_horn_butts_the_opponent_away(foe: int, level: int, squares: int, ends: int, damage: int) -> None:
    """FAB-MOVE-08"""
    t = use(on("rams-horn", b={"square": foe}), level).play(f"number {squares}")
    assert (t.board("B").square, t.board("B").hp) == (ends, 30 - damage)


def test_the_horn_hurts_whoever_already_stands_at_the_end_and_reaches_two_squares() -> None:
    """FAB-MOVE-05"""
    t = on("rams-horn", me=8, b={"square": 9})
    assert use(t, 1, 8).board("B").hp == 29
    assert on("rams-horn", b={"square": 7}).refusal(f"relic {THREE} 4") == "FAB-MOVE-05"


@pytest.mark.parametrize(("level", "squares", "ends", "power"), [(1, 2, 7, 0), (3, 4, 5, 1), (2, 0, 9, 0)])
def test_the_hook_pulls_the_opponent_closer(level: int, squares: int, ends: int, power: int) -> None:
    """FAB-MOVE-07, FAB-CARD-05"""
    t = use(on("star-hook", b={"square": 9}), level).play(f"number {squares}")
    assert (t.board("B").square, t.board("A").power) == (ends, power)


def test_the_hook_needs_no_pull_when_she_is_next_to_you() -> None:
    t = use(on("star-hook", b={"square": 3}), 1)
    assert (t.board("B").square, t.board("A").power) == (3, 1)


def test_the_mirror_swaps_squares_within_two_and_its_level() -> None:
    """FAB-MOVE-05"""
    t = on("twin-mirror", b={"square": 8})
    assert t.refusal(f"relic {ONE} 4") == "FAB-MOVE-05"
    use(t, 2)
    assert (t.board("A").square, t.board("B").square) == (8, 4)


def test_the_bramble_shortens_the_opponents_first_move_and_leaves_her_power() -> None:
    t = use(on("stubborn-bramble", b={"square": 6, "hand": ["movement-3", "movement-3"]}), 1)
    t.play("end", "B move movement-3", "left")
    assert t.board("B").square == 5
    assert t.board("B").power == 3
    t.play("move movement-3", "right")
    assert t.board("B").square == 8  # only the first one


def test_the_bramble_withers_at_the_start_of_your_next_turn() -> None:
    t = use(on("stubborn-bramble"), 3)
    assert t.board("B").bramble == 4
    t.play("end", "B end")
    assert t.board("B").bramble == 0


@pytest.mark.parametrize(("farther", "ends"), [(0, 5), (1, 6), (3, 8)])
def test_the_drum_carries_the_next_move_as_much_farther_as_you_like(farther: int, ends: int) -> None:
    """FAB-CARD-05"""
    hand = ["movement-1", "movement-2"]
    t = use(on("marching-drum", a={"hand": hand}, b={"square": 9}), 2)
    t.play("move movement-1", "right", f"number {farther}")
    assert (t.board("A").square, t.board("A").power) == (ends, 1)
    t.play("move movement-2", "left")
    assert t.board("A").square == ends - 2  # only that one


def test_the_drum_falls_silent_at_the_end_of_the_turn() -> None:
    """FAB-RUL-28"""
    t = use(on("marching-drum"), 2).play("end")
    assert t.state.turn.drum == 0


# -- house relics: damage, Defense and HP -------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_whetstone_sharpens_the_next_attack_only(level: int) -> None:
    t = use(on("whetstone", a={"hand": ["attack-1", "attack-2"]}, b={"square": 5}), level)
    t.play("attack attack-1", "go")
    assert (t.board("B").hp, t.board("A").power) == (30 - 1 - level, 1)
    t.play("attack attack-2")
    assert t.board("B").hp == 30 - 1 - level - 2


def test_system_hack_repeats_an_attack_with_its_whetstone() -> None:
    """FAB-RUL-12"""
    t = use(on("whetstone", a={"hand": ["attack-1", "system-hack"]}, b={"square": 5, "threshold": -1}), 3)
    t.play("attack attack-1", "epic system-hack")
    assert t.board("B").hp == 30 - 2 * 4


@pytest.mark.parametrize(("level", "left"), [(1, 3), (2, 2), (3, 1)])
def test_cold_ash_lowers_defense_without_damage(level: int, left: int) -> None:
    t = use(on("cold-ash", b={"defense": 5, "square": 7}), level)
    assert (t.board("B").defense, t.board("B").hp) == (left, 30)


def test_cold_ash_stops_at_0_and_reaches_three_squares() -> None:
    """FAB-GOAL-05, FAB-MOVE-05"""
    assert use(on("cold-ash", b={"defense": 1}), 3).board("B").defense == 0
    assert on("cold-ash", b={"square": 8}).refusal(f"relic {THREE} 4") == "FAB-MOVE-05"


@pytest.mark.parametrize("lost", [0, 1, 3])
def test_the_scales_weigh_hit_points_against_power(lost: int) -> None:
    """FAB-DMG-03, FAB-CARD-05"""
    t = use(on("bone-scales", a={"defense": 4}), 3).play(f"number {lost}")
    board = t.board("A")
    assert (board.hp, board.power, board.defense) == (30 - lost, 2 * lost, 4)


def test_the_scales_never_take_the_last_hit_point_and_may_bring_an_epic() -> None:
    """FAB-EPIC-05"""
    t = use(on("bone-scales", a={"hp": 2, "threshold": -1}), 3)
    assert t.offered() == ["number 0", "number 1"]
    assert use(on("bone-scales", a={"hp": 1, "threshold": -1}), 3).asked()[1] == "fables-ask-action"
    t = use(on("bone-scales", a={"hp": 16}), 1).play("number 1")
    assert t.asked() == ("A", "fables-ask-epic")


def test_the_mist_swallows_part_of_the_first_damage_only() -> None:
    t = use(on("borrowed-mist", b={"hand": ["attack-2", "attack-2"], "square": 5}), 2)
    t.play("end", "B attack attack-2", "go")
    assert t.board("A").hp == 30
    t.play("attack attack-2")
    assert t.board("A").hp == 28


def test_the_mist_waits_for_real_damage() -> None:
    """FAB-EX-11: the Mad Hatter's level-1 Attack inflicts nothing"""
    b = {"avatar": 2, "hand": ["attack-1", "attack-3"], "square": 5}
    t = table("red", "alice", active="B", a={"mist": 2}, b=b)
    t.play("attack attack-1", "go")
    assert t.board("A").mist == 2
    t.play("attack attack-3")
    assert (t.board("A").mist, t.board("A").hp) == (0, 30)


def test_the_mist_lifts_at_the_start_of_your_next_turn() -> None:
    t = use(on("borrowed-mist"), 2)
    assert t.board("A").mist == 3
    t.play("end", "B end")
    assert t.board("A").mist == 0


# -- house relics: cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_hourglass_draws_more_at_the_end_and_discards_all_but_one_of_them(level: int) -> None:
    """FAB-TURN-06, FAB-RUL-24"""
    t = use(on("cracked-hourglass", a={"deck": ["attack-1"] * 6 + ["joker"] * 4}), level).play("end")
    for _ in range(level - 1):
        assert t.asked() == ("A", "fables-ask-discard")
        t.play("discard joker")
    assert len(t.board("A").hand) == 7
    assert t.asked() == ("B", "fables-ask-action")


def test_the_hourglass_leaves_four_cards_to_an_important_date() -> None:
    """FAB-RUL-23"""
    t = use(on("cracked-hourglass", a={"deck": ["attack-1"] * 6 + ["joker"] * 4}), 3)
    t.state.turn.extra_turn = True
    t.play("end")
    while t.asked()[1] == "fables-ask-discard":
        t.play("discard attack-1")
    assert len(t.board("A").hand) == 4


def test_the_quill_takes_one_of_the_top_cards_and_orders_the_others() -> None:
    deck = ["attack-1", "defense-1", "movement-1", "joker", "attack-3"]
    t = use(on("scribes-quill", a={"deck": deck}), 3)
    assert t.asked() == ("A", "fables-ask-relic-take")
    assert t.offered() == ["choose attack-1", "choose defense-1", "choose movement-1", "choose joker"]
    t.play("choose joker", "on-top attack-1", "on-top movement-1")
    assert t.cards("A", "deck") == ["defense-1", "movement-1", "attack-1", "attack-3"]
    assert t.cards("A", "hand") == sorted([ONE, TWO, "joker"])
    assert t.cards("A", "shown") == []


def test_what_the_quill_shows_only_its_owner_sees() -> None:
    """FAB-INFO-02"""
    t = use(on("scribes-quill", a={"deck": ["attack-1", "defense-1", "movement-1"]}), 1)
    for seat, shown in ((0, ["attack-1", "defense-1"]), (1, None), (None, None)):
        seats = t.match.view(None if seat is None else Seat(seat))["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[0], dict)
        assert seats[0].get("shown") == shown


def test_the_quill_looks_at_as_many_as_there_are() -> None:
    """FAB-RUL-15, FAB-CARD-03"""
    t = use(on("scribes-quill", a={"deck": ["attack-1"]}), 3).play("choose attack-1")
    assert t.cards("A", "hand") == sorted([ONE, TWO, "attack-1"])
    assert t.cards("A", "deck") == [THREE]


def test_the_lantern_makes_the_opponent_discard_one_card_and_draw_one() -> None:
    b = {"hand": ["attack-1", "attack-2", "attack-3", "joker"], "deck": ["defense-1"]}
    t = use(on("dark-lantern", b=b), 1)
    assert t.asked() == ("A", "fables-ask-relic-make-discard")
    seen = [text for text in t.offered() if text != "done"]
    assert len(seen) == 2
    t.play(seen[0])
    slug = seen[0].split()[1]
    assert t.cards("B", "discard") == [slug]
    assert len(t.board("B").hand) == 4
    assert "defense-1" in t.cards("B", "hand")
    assert t.board("B").shown == ()


def test_the_lantern_may_only_look_and_only_its_bearer_sees() -> None:
    """FAB-CARD-06"""
    t = use(on("dark-lantern", b={"hand": ["attack-1", "joker"]}), 3)
    for seat, shown in ((0, ["attack-1", "joker"]), (1, None)):
        seats = t.match.view(Seat(seat))["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[1], dict)
        assert seats[1].get("shown") == shown
    t.play("done")
    assert t.cards("B", "hand") == ["attack-1", "joker"]
    assert t.cards("B", "discard") == []


def test_the_lantern_finds_nothing_in_an_empty_hand() -> None:
    """FAB-RUL-30"""
    t = use(on("dark-lantern"), 2)
    assert t.asked() == ("A", "fables-ask-action")


def test_the_apple_returns_a_basic_card_of_at_most_that_level() -> None:
    t = use(on("amber-apple", a={"discard": ["attack-3", "attack-2", "joker", "match"]}), 2)
    assert t.offered() == ["choose attack-2", "choose joker"]
    t.play("choose joker")
    assert t.cards("A", "hand") == sorted([ONE, THREE, "joker"])


def test_the_apple_finds_nothing_where_nothing_fits() -> None:
    """FAB-RUL-30"""
    t = use(on("amber-apple", a={"discard": ["attack-3"]}), 1)
    assert t.cards("A", "hand") == sorted([TWO, THREE])


@pytest.mark.parametrize("level", LEVELS)
def test_the_coal_destroys_one_card_and_gives_a_little_power(level: int) -> None:
    t = use(on("woodcutters-coal", a={"hand": ["attack-1"]}), level)
    assert "done" not in t.offered()
    t.play("from-hand attack-1")
    assert t.board("A").power == level - 1
    assert "attack-1" not in t.cards("A", "hand") + t.cards("A", "discard")


# -- house relics: buying and relics ------------------------------------------------------------------


def test_the_purse_pays_part_of_the_next_purchase_only() -> None:
    t = use(on("imps-purse"), 2)
    assert t.refusal("buy attack-2") is None  # 3 - 3
    assert t.refusal("buy attack-3") == "FAB-REINF-01"
    t.play("buy attack-1")
    assert t.board("A").power == 0  # never below 0, nothing given back
    assert t.refusal("buy attack-1") == "FAB-REINF-01"


def test_the_purse_is_its_owners_alone() -> None:
    t = use(on("imps-purse", "red", "snow"), 3)
    seats = t.match.view(Seat(1))["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    prices = seats[1]["prices"]
    assert isinstance(prices, dict)
    assert prices["attack-3"] == 6


def test_the_wax_seals_the_next_fitting_purchase_on_top_of_the_deck() -> None:
    t = use(on("sealing-wax", a={"power": 12, "deck": ["defense-1"]}), 2)
    t.play("buy attack-3", "buy attack-2", "buy joker")
    assert t.cards("A", "deck") == ["attack-2", "defense-1"]
    assert t.cards("A", "discard") == sorted([TWO, "attack-3", "joker"])


def test_the_wheel_replaces_other_relics_and_gives_power() -> None:
    """FAB-CARD-05"""
    t = on("pedlars-wheel", row={1: "cold-ash", 9: "whetstone"})
    following = relic_deck(t)[-2:]
    use(t, 3)
    assert "to 4" not in t.offered()  # the Wheel itself is used up
    t.play("to 9", "to 1", "done")
    assert row(t)[9] == POOL.relics[following[1]].slug
    assert row(t)[1] == POOL.relics[following[0]].slug
    assert sorted(map(str, relic_discard(t))) == ["cold-ash", "pedlars-wheel", "whetstone"]
    assert row(t)[4] is None
    assert t.board("A").power == 1


def test_the_wheel_may_replace_none_and_stops_at_the_level() -> None:
    """FAB-CARD-05"""
    t = use(on("pedlars-wheel"), 1).play("done")
    assert (t.board("A").power, relic_discard(t)) == (1, ["pedlars-wheel"])
    t = use(on("pedlars-wheel"), 1).play("to 2")
    assert t.asked() == ("A", "fables-ask-action")


# -- 2v2 without an opponent on the track -------------------------------------------------------------


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


# -- what nobody may know -----------------------------------------------------------------------------


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


# -- whole games --------------------------------------------------------------------------------------


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
