"""Rules that no other file names: small ones, each with a situation in which breaking it would show."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import conflicts, hands
from noctuary.games.buffy.decks import Deck, check
from noctuary.games.buffy.kinds import EITHER
from noctuary.games.buffy.rules import conflict
from noctuary.games.buffy.sets import Gathering, read_set
from tests.tables.buffy_table import Box, Table, buffy_table, usual_box
from tests.tables.buffy_texts import MINE, Effect, Target, played, talents

DRAW = hands.Draw(amount=1)


# -- challenges -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stacked", "destiny"), [(False, 1), (True, 4)])
def test_goals_are_not_requirements(stacked: bool, destiny: int) -> None:
    """BUF-CHG-13: who is below every goal may face it, stack and even win; a requirement would forbid it."""
    box = usual_box()
    box.challenge("riddle", goals={"bk": 3, "sm": 3}, reward=2)
    box.action("lecture", played(DRAW), timings=["challenge-choose"], needs={"bk": 3, "sm": 3})
    a = {"characters": {"xander-1": "A1"}, "hand": ["kick", "lecture", "quip"], "destiny": 2}
    t = buffy_table(box, step="conflict", a=a, challenges={"B:riddle": "A1"})
    assert t.offered() == ["face riddle with xander-1", "pass"]
    t.play("A face riddle with xander-1")
    assert conflict.totals(t.state).attacker[:2] == [1, 1]
    assert t.refusal("play lecture") == "BUF-REQ-01"  # the same numbers as a requirement
    t.play("A pass", "B pass")
    assert {"stack kick > butt-kicking", "stack quip > smarts"} <= set(t.offered())
    if stacked:
        t.play("A stack kick > butt-kicking", "B pass", "A stack quip > smarts", "B pass")
        assert conflict.totals(t.state).attacker[:2] == [3, 3]
    while t.step in ("challenge-battle", "challenge-resolve"):
        t.play("pass")
    assert t.destiny("A") == destiny
    assert t.challenges() == ({} if stacked else {"riddle": "A1"})


def test_totals_are_compared_before_anybody_fatigues() -> None:
    """BUF-RUL-27: the goals are just met, and would not be by fatigued characters."""
    box = usual_box()
    box.challenge("riddle", goals={"bk": 4, "sm": 2}, reward=2)
    a = {"characters": {"buffy-1": "A1", "xander-1": "A1"}, "destiny": 2}
    t = buffy_table(box, step="conflict", a=a, challenges={"B:riddle": "A1"})
    t.play("A face riddle with buffy-1", "A add xander-1", *["pass"] * 5)
    assert t.step == "challenge-resolve"
    assert conflict.totals(t.state).attacker[:2] == [4, 2]
    t.play("pass")
    assert t.fatigued("buffy-1")
    assert t.fatigued("xander-1")
    assert talents(t, "buffy-1")[:2] == (2, 0)  # too little by now
    assert talents(t, "xander-1")[:2] == (0, 0)
    assert (t.destiny("A"), t.challenges()) == (4, {})


def mixed(*join: Effect) -> Table:
    """A has Buffy, Willow and the evil thug on A1, with a challenge that either side may face."""
    box = usual_box()
    box.challenge("truce", goals={"bk": 9}, side=EITHER)
    box.action("me-too", played(*join or [DRAW]), timings=["challenge-choose"])
    a = {"characters": {"buffy-1": "A1", "thug-1": "A1", "willow-1": "A1"}, "hand": ["me-too"]}
    return buffy_table(box, step="conflict", a=a, challenges={"B:truce": "A1"})


def test_good_and_evil_never_face_a_challenge_together() -> None:
    """BUF-RUL-28"""
    t = mixed()
    assert [f"face truce with {one}" for one in ("buffy-1", "thug-1", "willow-1")] == t.offered()[:3]
    t.play("A face truce with buffy-1")
    assert t.offered() == ["add willow-1", "go"]
    assert t.refusal("add thug-1") is not None
    t = mixed().play("A face truce with thug-1")  # nobody else may come along: it begins at once
    running = t.state.conflict
    assert running is not None
    assert running.facing == (t.character("thug-1").uid,)


@pytest.mark.parametrize(("waived", "joins"), [(0, False), (v.WAIVE_SIDE, True)])
def test_nor_does_an_effect_bring_them_together_unless_it_says_so(waived: int, joins: bool) -> None:
    """BUF-RUL-28, BUF-GOLD-01"""
    join = conflicts.JoinConflict(target=Target.CHOSEN, which=MINE, waived=waived)
    t = mixed(join).play("A face truce with buffy-1", "A add willow-1")
    assert (t.refusal("play me-too") is None) == joins
    alone = mixed(join).play("A face truce with buffy-1", "A go", "A play me-too")
    if joins:
        alone.play("A target thug-1")
    running = alone.state.conflict
    assert running is not None
    newcomer = "thug-1" if joins else "willow-1"
    assert running.facing == (alone.character("buffy-1").uid, alone.character(newcomer).uid)


# -- actions and events -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to_crypt", "pile", "other"), [(False, "discard", "crypt"), (True, "crypt", "discard")]
)
def test_an_action_played_for_effect_is_discarded(to_crypt: bool, pile: str, other: str) -> None:
    """BUF-CON-05: afterwards, so that it cannot draw itself; the card may say otherwise."""
    box = usual_box()
    box.action("ambush", played(DRAW), timings=["conflict"], to_crypt=to_crypt)
    a = {"characters": {"buffy-1": "A1"}, "hand": ["ambush", "ambush"], "discard": ["kick"]}
    t = buffy_table(box, step="conflict", a=a).play("A play ambush")
    assert t.cards("A", "hand") == ["ambush", "kick"]
    assert t.cards("A", pile) == ["ambush"]
    assert t.cards("A", other) == []
    assert t.cards("B", "discard") == []
    assert t.asked()[0] == "B"


@pytest.mark.parametrize("player", ["A", "B"])
def test_an_event_discarded_unplayed_is_not_used_up(player: str) -> None:
    """BUF-RUL-42: the opponent's copy may be played, and one's own once it comes back."""
    box = usual_box()
    box.event("fog", played(DRAW))
    a = {"hand": ["fog"], "deck": ["lamp"], "characters": {"buffy-1": "A1"}}
    b = {"hand": ["fog"], "deck": ["lamp"], "characters": {"spike-1": "B1"}}
    t = buffy_table(box, step="prologue", a=a, b=b).play("A pass", "B pass", "A discard fog")
    assert t.cards("A", "hand") == ["fog", "lamp"]  # recycled at once
    assert t.state.events == ()
    while t.step != "prologue":
        t.play(t.offered()[-1])
    while t.asked()[0] != player:
        t.play("pass")
    assert t.refusal("play fog") is None
    t.play(f"{player} play fog")
    assert t.cards(player, "crypt") == ["fog"]
    assert t.refusal("play fog") == "BUF-EVT-03"  # now it is


# -- decks and printings ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "first", "second", "broken"),
    [
        (38, True, True, []),
        (38, True, False, []),
        (38, False, False, ["BUF-DCK-02"]),
        (37, True, True, ["BUF-DCK-02"]),
        (37, True, False, ["BUF-DCK-02"]),
        (39, False, False, []),
    ],
)
def test_part_one_counts_toward_the_deck_and_part_two_does_not(
    items: int, first: bool, second: bool, broken: list[str]
) -> None:
    """BUF-EPI-02: forty cards with the Main Character."""
    box = usual_box()
    for number in range(13):
        box.item(f"thing-{number}")
    pool = box.pool()
    resources = ["buffy-1", *[f"thing-{number % 13}" for number in range(items)]]
    challenges = [f"good-deed-{n}" for n in (1, 2, 3, 4)] + [f"evil-deed-{n}" for n in (1, 2, 3)]
    deck = Deck(
        pool.kind_of["buffy-essence"],
        pool.kind_of["buffy-1"],
        [pool.kind_of[slug] for slug in [*resources, *["pilot-one"] * first]],
        [pool.kind_of[slug] for slug in challenges],
        second_parts=[pool.kind_of["pilot-two"]] * second,
    )
    faults = check(deck, pool)
    assert [fault.rule for fault in faults] == broken
    assert [fault.arguments["count"] for fault in faults] == [39] * len(broken)


def printed(mark: str) -> Box:
    """The usual cards and `tome` as a set tells it, with this line about its printing."""
    text = f"""format = 1
set = "mine"
name = {{ en = "Mine", fr = "À moi" }}

[[card]]
slug = "tome"
type = "item"
name = {{ en = "Tome", fr = "Grimoire" }}
{mark}
talents = {{ smarts = 2 }}
needs = {{ smarts = 3 }}
"""
    gathering = Gathering()
    gathering.add_set(read_set(text, "mine.toml"))
    box = usual_box()
    box.cards += gathering.pool().cards
    return box


@pytest.mark.parametrize("mark", ["", "printing = 1", "printing = 2"])
def test_the_mark_of_the_first_printing_has_no_effect_on_play(mark: str) -> None:
    """BUF-MRP-03: a printing that is the only one plays as printed, whether it is the first or not."""
    a = {"characters": {"willow-1": "A1", "xander-1": "A1"}, "hand": ["tome", "tome"]}
    t = buffy_table(printed(mark), step="resource", a=a, b={"characters": {"spike-1": "A1"}})
    assert t.refusal("attach tome > xander-1") == "BUF-REQ-01"
    t.play("A attach tome > willow-1")
    assert t.attached("willow-1") == ["tome"]
    assert talents(t, "willow-1") == (0, 5, 2, 1)
    t.play("B pass", "A pass", "A fight willow-1 > spike-1", "A pass", "B pass")
    t.play("A stack tome > butt-kicking")
    assert conflict.totals(t.state).attacker[0] == 1  # like any item
