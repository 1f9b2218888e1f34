"""Cards that take control of others' minions, for a turn or for good."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.card_names import names_in
from noctuary.games.vtes.pool import default_pool
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused, texts
from tests.tables.vtes_table import Table


def to_phase(table: Table, seat: int, phase: str) -> Table:
    """Everybody passes, and does what must be done, until this phase of this Methuselah's next turn."""
    now = table.state.turn_number
    for _ in range(200):
        if (table.state.active, table.window()) == (seat, phase) and table.state.turn_number > now:
            return table
        offered = table.offered()
        table.play(next(text for text in ("pass", "done", offered[0]) if text in offered))
    raise AssertionError(f"never came to {phase}")


# -- Puppet Master --------------------------------------------------------------------------------------


def puppet() -> Table:
    """Ann has played it on Bea, who is younger."""
    table = cards_table(
        "puppet-master", A={"ready": ["ann"], "hand": ["puppet-master"]}, B={"ready": ["bea"]}
    )
    return go(table, "A play puppet-master by ann use-2").finish()


def test_puppet_master_bleeds() -> None:
    table = cards_table("puppet-master")
    go(table, "A play puppet-master by abe").finish()
    assert table.seat("B").pool == 27
    assert table.card("abe").counters == 4


def test_puppet_master_locks_a_younger_vampire_and_keeps_it_locked() -> None:
    """VTES-UNLOCK-04; the card stays with who played it (VTES-SETUP-11)."""
    table = puppet()
    assert table.card("puppet-master").host == table.card("bea").uid
    assert table.card("puppet-master").controller == 0
    assert table.card("bea").locked
    to_phase(table, 1, "unlock")
    assert table.card("bea").locked


def test_puppet_master_works_in_your_next_minion_phase_and_not_before() -> None:
    table = puppet()
    assert refused(table, "A use puppet-master") == "VTES-SEQ-01"
    assert refused(table, "A pass") is None
    to_phase(table, 0, "minion")
    assert refused(table, "A pass") == "VTES-SEQ-14"


def test_puppet_master_takes_control_until_the_end_of_the_turn() -> None:
    """VTES-SECT-07, VTES-DISC-07."""
    table = puppet()
    to_phase(table, 0, "minion")
    go(table, "A use puppet-master")
    assert (table.card("bea").controller, table.card("bea").locked) == (0, False)
    assert table.ash("A") == ["puppet-master"]
    go(table, "A bleed bea").finish()
    assert table.seat("B").pool == 29
    to_phase(table, 1, "unlock")
    assert table.card("bea").controller == 1


def test_puppet_master_is_for_the_younger() -> None:
    table = cards_table("puppet-master", A={"ready": ["ann"], "hand": ["puppet-master"]})
    assert refused(table, "A play puppet-master by ann use-2") == "VTES-SEQ-17"


def test_a_minion_whose_methuselah_is_gone_does_not_come_back() -> None:
    """VTES-OUST-03."""
    box = card_box("puppet-master")
    table = cards_table(
        box=box,
        A={"ready": ["ann"]},
        B={"ready": {"bea": {"locked": True, "on": {"puppet-master": {"counters": 0}}}}, "pool": 1},
        C={},
    )
    table.card("puppet-master").controller = table.card("ann").controller
    go(table, "A use puppet-master", "A bleed bea").finish()
    assert table.seat("B").out
    assert table.card("bea").controller == 0
    to_phase(table, 2, "unlock")
    assert table.gone("bea")


def test_the_former_name_of_puppet_master_is_found() -> None:
    pool = default_pool()
    assert names_in(pool).called("Mind Rape") == [pool.kind_of["puppet-master"]]
    english, french = texts("puppet-master")
    assert "does not unlock as normal" in english
    assert "until the end of the turn" in english
    assert "vous en gardez le contrôle" in french


# -- Temptation -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "counters"), [("", 0), (" use-2", 1)])
def test_temptation_goes_on_a_ready_vampire(use: str, counters: int) -> None:
    table = cards_table("temptation", A={"ready": ["ann"], "hand": ["temptation"]})
    go(table, f"A play temptation by ann{use}", "A target bob")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    card = table.card("temptation")
    assert (card.host, card.controller, card.counters) == (table.card("bob").uid, 0, counters)
    assert table.card("ann").counters == 8


def tempted(counters: int, blood: int, phase: str = "minion") -> Table:
    table = cards_table(
        "temptation",
        phase=phase,
        A={"ready": ["ann"]},
        B={
            "ready": {
                "bob": {"counters": blood, "locked": True, "on": {"temptation": {"counters": counters}}}
            }
        },
    )
    table.card("temptation").controller = table.card("ann").controller
    return table


def test_temptation_grows_once_in_each_of_your_master_phases() -> None:
    """VTES-MASTER-08."""
    table = tempted(2, 5, "master")
    go(table, "A use temptation")
    assert table.card("temptation").counters == 3
    assert refused(table, "A use temptation") == "VTES-SEQ-13"


def test_temptation_takes_who_has_no_more_blood_than_it_has_counters() -> None:
    table = tempted(3, 3)
    go(table, "A use temptation use-2")
    bob, card = table.card("bob"), table.card("temptation")
    assert (bob.controller, bob.locked, card.counters, card.controller) == (0, False, 0, 0)
    to_phase(table, 1, "unlock")
    assert (table.card("bob").controller, table.card("temptation").controller) == (1, 0)


def test_temptation_needs_as_many_counters() -> None:
    assert refused(tempted(2, 3), "A use temptation use-2") == "VTES-SEQ-01"


def test_temptation_can_be_read() -> None:
    english, french = texts("temptation")
    assert "with 1 counter" in english
    assert "au moins autant de compteurs" in french


# -- Form of Corruption ---------------------------------------------------------------------------------


def corrupted(counters: int, blood: int, level: int = kinds.BASIC) -> Table:
    return cards_table(
        "form-of-corruption",
        phase="master",
        A={"ready": ["ann"], "in_play": {"form-of-corruption": {"counters": counters, "level": level}}},
        B={"ready": {"bob": blood, "bea": 6}},
    )


@pytest.mark.parametrize(("use", "level"), [("", kinds.BASIC), (" use-2", kinds.SUPERIOR)])
def test_form_of_corruption_is_put_in_play(use: str, level: int) -> None:
    table = cards_table("form-of-corruption", A={"ready": ["ann"], "hand": ["form-of-corruption"] * 2})
    go(table, f"A play form-of-corruption by ann{use}").finish()
    assert table.card("form-of-corruption").level == level
    table.card("ann").locked = False
    table.card("ann").done = ()
    assert refused(table, "A play form-of-corruption by ann") == "VTES-SEQ-01"


@pytest.mark.parametrize(("answer", "counters"), [("yes", 1), ("no", 0)])
def test_form_of_corruption_counts_the_edge(answer: str, counters: int) -> None:
    """The prey gets it and did not have it; who has it already does not get it."""
    table = cards_table(
        "form-of-corruption",
        active="B",
        A={"ready": ["ann"], "in_play": {"form-of-corruption": 0}},
        B={"ready": ["bob", "bea"]},
    )
    go(table, "B bleed bob", f"A {answer}").finish()
    assert table.card("form-of-corruption").counters == counters
    go(table, "B bleed bea").finish()
    assert table.card("form-of-corruption").counters == counters


@pytest.mark.parametrize(("level", "pool"), [(kinds.BASIC, 30), (kinds.SUPERIOR, 29)])
def test_form_of_corruption_takes_a_vampire_for_good(level: int, pool: int) -> None:
    """VTES-MASTER-08."""
    table = corrupted(3, 3, level)
    go(table, "A use form-of-corruption")
    assert table.card("bob").controller == 0
    assert table.seat("B").pool == pool
    assert table.ash("A") == ["form-of-corruption"]
    to_phase(table, 1, "minion")
    assert table.card("bob").controller == 0


def test_form_of_corruption_needs_as_many_counters_as_blood() -> None:
    assert refused(corrupted(2, 3), "A use form-of-corruption") == "VTES-SEQ-17"


def test_form_of_corruption_can_be_read() -> None:
    english, french = texts("form-of-corruption")
    assert "your prey gets the Edge" in english
    assert "[SER] Comme ci-dessus, et votre proie brûle 1 point de réserve" in french


# -- Lunatic Eruption -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "level"), [("", kinds.BASIC), (" use-2", kinds.SUPERIOR)])
def test_lunatic_eruption_is_put_on_a_ready_minion(use: str, level: int) -> None:
    """A minion card on a minion follows it (VTES-SETUP-11)."""
    table = cards_table("lunatic-eruption", A={"ready": ["ann"], "hand": ["lunatic-eruption"]})
    go(table, f"A play lunatic-eruption by ann{use}", "A target bob").finish()
    card = table.card("lunatic-eruption")
    assert (card.host, card.controller, card.level) == (table.card("bob").uid, 1, level)
    assert table.card("ann").counters == 7


def mad(*on: str, **how: object) -> Table:
    """Ann is mad; Abe is not. It is their minion phase."""
    lying = {name: {"level": kinds.SUPERIOR} for name in on or ("lunatic-eruption",)}
    return cards_table(
        box=card_box("lunatic-eruption"),
        A={"ready": {"ann": {**how, "on": lying}, "abe": 6}},
        B={"ready": ["bob"]},
        C={"ready": ["bea"]},
    )


def test_a_mad_minion_must_attack_before_anybody_acts() -> None:
    """VTES-ACT-03."""
    table = mad()
    assert refused(table, "A bleed ann") == "VTES-ACT-03"
    assert refused(table, "A bleed abe") == "VTES-ACT-03"
    assert refused(table, "A pass") == "VTES-ACT-03"
    go(table, "A use lunatic-eruption by ann")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)  # only the prey has somebody to attack
    go(table, "A strike", "B strike").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (8, 8)
    assert refused(table, "A bleed abe") is None


def test_a_mad_minion_that_has_attacked_is_free() -> None:
    table = mad()
    go(table, "A use lunatic-eruption by ann", "A strike", "B strike").finish()
    table.card("ann").locked = False
    assert refused(table, "A bleed ann") is None
    assert refused(table, "A pass") is None


def test_two_of_them_leave_a_minion_stuck() -> None:
    """VTES-ACT-03."""
    table = mad("lunatic-eruption", "lunatic-eruption#2")
    for wanted in ("bleed ann", "hunt ann"):
        assert refused(table, f"A {wanted}") == "VTES-ACT-03"
    assert refused(table, "A bleed abe") is None
    assert refused(table, "A pass") is None


def test_a_mad_minion_that_must_hunt_hunts() -> None:
    table = mad(counters=0)
    assert refused(table, "A use lunatic-eruption by ann") == "VTES-ACT-03"
    assert refused(table, "A hunt ann") is None


def test_a_mad_minion_with_nobody_to_attack_is_stuck() -> None:
    """VTES-ACT-03: the others are free."""
    table = mad()
    table.card("bob").region = kinds.TORPOR
    assert refused(table, "A bleed ann") == "VTES-ACT-03"
    assert refused(table, "A bleed abe") is None
    assert refused(table, "A pass") is None


@pytest.mark.parametrize(("level", "blood"), [(kinds.BASIC, 6), (kinds.SUPERIOR, 5)])
def test_burning_it_hurts_if_it_was_played_at_superior(level: int, blood: int) -> None:
    table = cards_table(
        "lunatic-eruption",
        A={"ready": ["abe"]},
        B={"ready": {"bob": {"on": {"lunatic-eruption": {"level": level}}}}},
    )
    go(table, "A use lunatic-eruption use-2 by abe")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    assert table.gone("lunatic-eruption")
    assert table.card("abe").counters == blood


def test_burning_it_can_send_an_empty_minion_to_torpor() -> None:
    table = cards_table(
        "lunatic-eruption",
        A={"ready": {"abe": 1}},
        B={"ready": {"bob": {"on": {"lunatic-eruption": {"level": kinds.SUPERIOR}}}}},
    )
    go(table, "A use lunatic-eruption use-2 by abe")
    reach(table, "no-attempt", "declined", "would-succeed")
    table.card("abe").counters = 0
    table.finish()
    assert table.card("abe").region == kinds.TORPOR
    assert table.gone("lunatic-eruption")


def test_lunatic_eruption_can_be_read() -> None:
    english, french = texts("lunatic-eruption")
    assert "must first enter combat with a ready minion of its controller’s prey as a (D) action" in english
    assert "doit d’abord entrer en combat avec" in french
