"""Positions that cannot be are refused, with the field and the rule; what can be derived is derived."""

from __future__ import annotations

import pytest

from noctuary.games.vtes.kinds import CONTESTED, READY
from noctuary.games.vtes.state import State
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.positions import open_position

ACTION = """
[position]
seats.A.ready.anson = { uid = 1, locked = true }
seats.B.ready.marcel = { uid = 2 }
windows = [{ window = "minion" }, { window = "no-attempt" }]
action = { kind = "bleed", actor = 1, targets = ["B"] }
"""
COMBAT = """
[position]
seats.A.ready.anson = { uid = 1, locked = true }
seats.B.ready.marcel = { uid = 2 }
windows = [{ window = "minion" }, { window = "before-range", below = 1 }]
agenda = [{ step = "after-resolution" }]
action = { kind = "bleed", actor = 1, targets = ["B"], blocker = 2 }
combat = { sides = [{ uid = 1 }, { uid = 2 }] }
"""
REFERENDUM = """
[position]
seats.A.ready.anson = { uid = 1, locked = true }
seats.B.ready.marcel = { uid = 2 }
windows = [{ window = "minion" }, { window = "polling", below = 1 }]
agenda = [{ step = "after-resolution" }]
referendum = { caller = 1, card = "parity-shift" }

[position.action]
kind = "politics"
actor = 1
card = "parity-shift"
using = { seat = "A", card = "parity-shift", use = 0, minion = 1 }
"""


def opened(position: str) -> Match:
    return open_position(f'game = "vtes"\n{position}')


def refused(position: str) -> tuple[str, str]:
    """The field that is wrong, and the rule."""
    with pytest.raises(NoctuaryError) as caught:
        opened(position)
    problem = getattr(caught.value, "problem", caught.value)
    return str(problem.arguments["field"]), str(problem.arguments.get("rule", ""))


@pytest.mark.parametrize("position", [ACTION, COMBAT, REFERENDUM])
def test_what_is_going_on_goes_on_to_its_end(position: str) -> None:
    match = opened(position)
    for _ in range(60):
        assert match.decision is not None
        match.play(match.decision.moves[-1])
    assert isinstance(match.state, State)
    assert match.state.action is None


@pytest.mark.parametrize(
    ("situation", "field", "rule"),
    [
        ("seats.A.ready.anson = 12", "seats.A.ready.anson.counters", "VTES-SETUP-10"),
        ("seats.A.torpor.anson = 12", "seats.A.torpor.anson.counters", "VTES-SETUP-10"),
        ("seats.A.ready.anson.on.anson = {}", "seats.A.ready.anson.on.anson", "VTES-SETUP-06"),
        ("seats.A.in_play.anson = 1", "seats.A.in_play.anson", "VTES-SETUP-06"),
        ("seats.A.in_play.vessel.on.fame = {}", "seats.A.in_play.vessel.on.fame", "VTES-SETUP-06"),
        ("seats.A.ready.anson.on.vessel.region = 'ready'", "seats.A.ready.anson.on.vessel", "VTES-SETUP-06"),
        ("seats.A.ready.anson = {}\nseats.A.torpor.anson = {}", "seats.A.torpor.anson", "VTES-CONTEST-02"),
        ("seats.A.contested.anson.contested = false", "seats.A.contested.anson", "VTES-CONTEST-01"),
        ("seats.A.ready.anson.contested = true", "seats.A.ready.anson.contested", "VTES-CONTEST-01"),
        ("seats.A.ready.anson.wounded = true", "windows", "VTES-DMG-02"),
        ("seats.A.ready.anson.returns_at_end = true", "seats.A.ready.anson.returns_at_end", "VTES-SECT-07"),
        ("phase = 'influence'\nseats.A.transfers = 40", "seats.A.transfers", "VTES-INFL-01"),
        ("seats.A.transfers = -1", "seats.A.transfers", "VTES-INFL-01"),
        ("seats.B.points = 0.3", "seats.B.points", "VTES-OUST-02"),
        ("seats.B.points = 1", "seats.B.points", "VTES-OUST-02"),
        ("seats.C.out = true\nedge = 'C'", "edge", "VTES-OUST-03"),
        ("seats.C = { out = true, hand = ['fame'] }", "seats.C.hand", "VTES-OUST-03"),
        ("seats.C = { out = true, ready.anson = 1 }", "seats.C.ready.anson", "VTES-OUST-03"),
        ("seats.C = { out = true }\nactive = 'C'", "active", "VTES-OUST-03"),
        ("seats.B.out = true", "over", "VTES-OUST-05"),
        ("over = true", "over", "VTES-OUST-05"),
        ("windows = []", "windows", "VTES-SEQ-02"),
        ("windows = [{ window = 'unlock' }]", "windows", "VTES-SEQ-02"),
        ("windows = [{ window = 'minion', acting = 'B' }]", "windows.1", "VTES-SEQ-02"),
        ("windows = [{ window = 'minion', below = 3 }]", "windows.1", "VTES-SEQ-02"),
        ("windows = [{ window = 'minion' }, { window = 'attempt' }]", "windows.2.window", "VTES-ACT-21"),
        ("windows = [{ window = 'minion' }, { window = 'strike' }]", "windows.2.window", "VTES-COMBAT-01"),
        ("windows = [{ window = 'minion' }, { window = 'polling' }]", "windows.2.window", "VTES-POL-02"),
        ("windows = [{ window = 'minion' }, { window = 'as-played' }]", "playing", "VTES-SEQ-05"),
        ("agenda = [{ step = 'end-combat' }]", "agenda.1.step", "VTES-COMBAT-01"),
        ("agenda = [{ step = 'effect', seat = 'A', a = 0 }]", "agenda.1", ""),
        ("agenda = [{ step = 'replace' }]", "agenda.1", ""),
        (
            "agenda = [{ step = 'end-turn', seat = 'A' }, { step = 'end-turn', seat = 'A' }]",
            "windows",
            "VTES-SEQ-02",
        ),
        ("action = { actor = 1 }", "action.actor", "VTES-ACT-01"),
    ],
)
def test_what_cannot_be_is_refused(situation: str, field: str, rule: str) -> None:
    assert refused(f"[position]\n{situation}\n") == (field, rule)


@pytest.mark.parametrize(
    ("position", "before", "after", "field", "rule"),
    [
        (ACTION, "actor = 1", "actor = 9", "action.actor", "VTES-ACT-01"),
        (ACTION, "ready.anson", "torpor.anson", "action.actor", "VTES-TORPOR-02"),
        (ACTION, "actor = 1", 'actor = 1, seat = "B"', "action.seat", "VTES-ACT-01"),
        (ACTION, '"no-attempt" }', '"attempt" }', "action.blocker", "VTES-BLOCK-03"),
        (ACTION, '"no-attempt" }', '"no-attempt", asked = ["A"] }', "windows.2.asked", "VTES-SEQ-02"),
        (ACTION, '{ window = "minion" }, ', "", "windows", "VTES-SEQ-02"),
        (ACTION, ', { window = "no-attempt" }', "", "action", "VTES-SEQ-04"),
        (COMBAT, "{ uid = 2 }] }", "{ uid = 1 }] }", "combat.sides.1", "VTES-COMBAT-01"),
        (COMBAT, "{ uid = 2 }] }", "{ uid = 2, pending = -1 }] }", "combat.sides.2.pending", "VTES-DMG-01"),
        (COMBAT, '"before-range"', '"strike"', "windows.2.subject", "VTES-STRIKE-01"),
        (COMBAT, '"before-range"', '"to-torpor"', "windows.2.subject", "VTES-TORPOR-03"),
        (REFERENDUM, 'caller = 1, card = "parity-shift"', "caller = 1", "referendum.card", ""),
        (REFERENDUM, "caller = 1,", "caller = 1, cast = [1, 1, 7],", "referendum.cast", "VTES-POL-04"),
        (REFERENDUM, "use = 0", "use = 7", "action.using.use", "VTES-SEQ-05"),
    ],
)
def test_what_cannot_go_on_is_refused(position: str, before: str, after: str, field: str, rule: str) -> None:
    assert before in position
    assert refused(position.replace(before, after)) == (field, rule)


def test_points_are_whole_or_half() -> None:
    match = opened(
        "[position]\nseats.A.points = 0.5\nseats.B.points = 1.0\nseats.C.out = true\nseats.D.out = true\n"
    )
    assert isinstance(match.state, State)
    assert [player.points for player in match.state.players] == [1, 2, 0, 0]
    dumped = match.dump()["state"]["seats"]  # type: ignore[index,call-overload]
    assert [seat["points"] for seat in dumped.values()] == [0.5, 1, 0, 0]  # type: ignore[union-attr,index,call-overload]


def test_unique_cards_of_two_methuselahs_are_contested() -> None:
    match = opened("[position]\nseats.A.ready.anson = 1\nseats.B.ready.anson = 1\n")
    assert isinstance(match.state, State)
    assert [(card.region, card.contested) for card in match.state.cards] == [(CONTESTED, True)] * 2


def test_a_card_in_the_contested_region_is_contested() -> None:
    match = opened("[position.seats]\nA.contested.anson = 1\nB.contested.anson = 1\n")
    assert isinstance(match.state, State)
    assert [(card.contested, card.was_in) for card in match.state.cards] == [(True, READY)] * 2


def test_whoever_withdraws_leaves_nothing_to_be_done() -> None:
    """None of the phases of her last turn takes place (VTES-OUST-07)."""
    match = opened(
        "[position]\nactive = 'B'\nphase = 'discard'\nseats.A = { withdrawing = 1 }\nseats.C.pool = 3\n"
    )
    while isinstance(match.state, State) and not match.state.players[0].out:
        match.play_text("pass")
    assert isinstance(match.state, State)
    assert match.state.agenda == []


def test_a_vampire_made_by_another_has_a_clan() -> None:
    """A position says which: it is printed on nothing (VTES-SECT-01)."""
    position = "[position]\nseats.A.ready.childe-of-the-revolution = { counters = 1%s }\nseats.B.pool = 9\n"
    field, rule = refused(position % "")
    assert field.endswith("clan")
    assert rule == "VTES-SECT-01"
    opened(position % ', clan = "brujah"')
