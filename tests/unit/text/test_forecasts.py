"""Forecasts beside offers and warnings before ruinous ones, game by game, in both languages."""

from __future__ import annotations

import pytest

from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.forecast import Foretold, forecast_of, foretold
from tests.tables.buffy_table import buffy_table
from tests.tables.fables_table import table as fables_table
from tests.tables.vtes_table import vtes_table
from tests.tables.vtes_turns import until

EN, FR = Language.EN, Language.FR


def beside(match: Match, text: str, language: Language = EN) -> Foretold:
    """What a person reads beside the offer of this notation."""
    found = {match.notation(move): told for move, told in foretold(match, language).items()}
    return found[text]


# -- Twisted Fables ------------------------------------------------------------------------------------


def test_an_attack_says_what_is_absorbed_and_what_hurts() -> None:
    """FAB-RUL-05"""
    table = fables_table("red", "snow", a={"hand": ["attack-3"], "square": 5}, b={"square": 6, "defense": 1})
    assert beside(table.match, "attack attack-3").forecast.startswith("1 absorbed, 2 damage")
    assert beside(table.match, "attack attack-3", FR).forecast.startswith("absorbé")


def test_a_move_says_how_far_apart_they_are_then() -> None:
    table = fables_table("red", "snow", a={"hand": ["movement-2"], "square": 2}, b={"square": 6})
    table.play("move movement-2")
    assert "distance 4 → 2" in beside(table.match, "right").forecast


def test_a_purchase_says_what_power_is_left() -> None:
    table = fables_table("red", "snow", a={"power": 7})
    price = 3
    cost = beside(table.match, "buy attack-2").forecast
    assert cost == f"Power 7 → {7 - price}"


def test_the_end_of_a_turn_warns_of_cards_that_cost_nothing() -> None:
    """FAB-TURN-06"""
    table = fables_table("red", "snow", a={"hand": ["attack-1"], "square": 5}, b={"square": 6})
    assert "Attack 1" in beside(table.match, "end").warning
    assert "Attaque 1" in beside(table.match, "end", FR).warning
    far = fables_table("red", "snow", a={"hand": ["attack-1"], "square": 1}, b={"square": 9})
    assert beside(far.match, "end").warning == ""


def test_the_end_of_a_turn_warns_of_power_that_is_lost() -> None:
    """FAB-TURN-07"""
    rich = fables_table("red", "snow", a={"power": 7})
    assert "7 Power" in beside(rich.match, "end").warning
    assert beside(fables_table("red", "snow", a={"power": 1}).match, "end").warning == ""


# -- VTES ----------------------------------------------------------------------------------------------


def test_a_bleed_says_what_the_prey_is_left_with() -> None:
    table = vtes_table(A={"ready": ["ann"]}, B={"pool": 9, "ready": ["bob"]})
    told = beside(table.match, "bleed ann")
    assert told.forecast == "your prey’s pool 9 → 8 (unless answered)"
    assert told.warning == ""
    assert "réserve de votre proie 9 → 8" in beside(table.match, "bleed ann", FR).forecast


def test_a_transfer_says_how_much_blood_of_how_much_and_what_is_left() -> None:
    """VTES-INFL-03, VTES-INFL-07"""
    table = until(vtes_table(A={"uncontrolled": {"ann": 3}, "pool": 22}, B={}), "influence", "A")
    assert beside(table.match, "transfer u:ann").forecast == "blood 4 of 5, your pool 22 → 21"
    table.play("transfer u:ann")
    assert "blood 5 of 5: can arrive" in beside(table.match, "transfer u:ann").forecast


def test_an_excess_transfer_is_warned_of() -> None:
    table = until(vtes_table(A={"uncontrolled": {"ann": 5}}, B={}), "influence", "A")
    assert "wasted" in beside(table.match, "transfer u:ann").warning
    assert "perdu" in beside(table.match, "transfer u:ann", FR).warning


def test_pool_to_the_brink_is_warned_of() -> None:
    table = until(vtes_table(A={"uncontrolled": {"ann": 0}, "pool": 2}, B={}), "influence", "A")
    assert beside(table.match, "transfer u:ann").warning == "This leaves you 1 pool."


def test_a_full_vampire_left_behind_is_warned_of() -> None:
    """VTES-RUL-02"""
    table = until(vtes_table(A={"uncontrolled": {"ann": 5}}, B={}), "influence", "A")
    table.play("pass")
    assert "would stay" in beside(table.match, "done").warning


def test_passing_on_a_lethal_bleed_is_warned_of_where_one_could_block() -> None:
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"], "pool": 1}).play("A bleed ann")
    while table.asked()[0] != "B":
        table.play("pass")
    assert "ousts you" in beside(table.match, "pass").warning
    assert beside(table.match, "block bob").warning == ""
    helpless = vtes_table(A={"ready": ["ann"]}, B={"pool": 1})
    helpless.play("A bleed ann")
    assert all(one.warning == "" for one in foretold(helpless.match, EN).values()), "nothing is to be done"


# -- Buffy ---------------------------------------------------------------------------------------------


def test_a_fight_says_who_leads_and_what_is_won() -> None:
    """BUF-FRE-02, BUF-FGT-08"""
    table = buffy_table(
        step="conflict", a={"characters": {"buffy-1": "A1"}}, b={"characters": {"thug-1": "A1"}, "destiny": 1}
    )
    told = beside(table.match, "fight buffy-1 > thug-1").forecast
    assert told.startswith("you lead by 1, your Destiny 0 → 1")
    assert told.endswith("(unless answered)")
    assert "votre Destinée 0 → 1" in beside(table.match, "fight buffy-1 > thug-1", FR).forecast


def test_letting_the_other_reach_ten_destiny_is_warned_of() -> None:
    """BUF-VIC-01"""
    table = buffy_table(
        step="conflict",
        active="B",
        a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]},
        b={"characters": {"spike-2": "A1"}, "destiny": 9},
    )
    table.play("B fight spike-2 > buffy-1")
    while not (table.asked()[0] == "A" and any(text.startswith("stack kick") for text in table.offered())):
        table.play("pass")
    assert "lose the game" in beside(table.match, "pass").warning
    assert beside(table.match, "stack kick > butt-kicking").warning == ""


# -- any game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fables", "vtes", "buffy"])
def test_every_game_of_ours_foretells(game: str) -> None:
    assert forecast_of(game) is not None


# -- bounded ---------------------------------------------------------------------------------------------


def test_no_question_is_foretold_at_any_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is too much to try, the first things told are what comes of letting things happen."""
    rich = fables_table("red", "snow", a={"power": 7})
    assert beside(rich.match, "buy attack-2").forecast
    monkeypatch.setattr("noctuary.text.forecast._MOST_PLAYED", 1)
    assert beside(rich.match, "buy attack-2").forecast == ""
    assert "7 Power" in beside(rich.match, "end").warning
    assert list(foretold(rich.match, EN)) == list(rich.match.decision.moves if rich.match.decision else ())
