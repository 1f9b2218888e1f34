"""The relics of the printed deck."""

from __future__ import annotations

import pytest

from noctuary.games.fables.pool import POOL
from noctuary.games.fables.settings import RelicDeck
from noctuary.kernel.move import NOTHING
from tests.tables.fables_relics import LEVELS, ONE, THREE, TWO, lay, on, relic_discard, use
from tests.tables.fables_table import table


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
