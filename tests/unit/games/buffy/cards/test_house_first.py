"""The first cards of the house set (`house.toml`): each does what it says, and only then."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.buffy.blocks.challenges import ChangeGoal
from noctuary.games.buffy.blocks.talents import Boost
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.kinds import BUTT_KICKING, SMARTS, WEIRDNESS
from noctuary.games.buffy.rules import goals
from tests.tables.buffy_house import card, faced, finish, house, placed, raised, running, step_on, until
from tests.tables.buffy_table import Table
from tests.tables.buffy_texts import talents

ADA, MILO, ROOK, INES, THEO, NAN = (
    f"{who}-1"
    for who in ("ada-vance", "milo-hart", "rook-delaney", "ines-duarte", "theo-blank", "nan-pruitt")
)
VESNA, CAIN, ASHGRAVE, CROWE, TWINS = (
    f"{who}-1"
    for who in ("countess-vesna", "brother-cain", "lord-ashgrave", "sexton-crowe", "the-gutter-twins")
)


def amount_on(slug: str) -> int:
    """The number in the card's first effect: it is tuned now and then."""
    effect = card(slug).abilities[0].effects[0]
    assert isinstance(effect, Boost | ChangeGoal)
    assert effect.amount > 0
    return effect.amount


# -- the Main Characters ------------------------------------------------------------------------------


def test_the_night_calls_to_a_fight_while_others_move() -> None:
    """ada-vance-essence: BUF-TURN-10, BUF-FGT-05"""
    t = house({ADA: "A1"}, {CROWE: "A1"}, step="movement")
    t.play("A use ada-vance-essence")
    finish(t)
    assert t.find(CROWE) is None
    assert t.step == "movement"
    assert (
        house({ADA: "A1"}, {CROWE: "A1"}, step="resource").refusal("use ada-vance-essence") == "BUF-TURN-10"
    )
    assert house({ADA: "A1"}, {CROWE: "A2"}).refusal("use ada-vance-essence") == "BUF-RUL-61"


@pytest.mark.parametrize(("night", "value"), [(True, 5), (False, 4)])
def test_the_night_watch_is_stronger_by_night(night: bool, value: int) -> None:
    """ada-vance-2"""
    t = house({raised("ada-vance", 2): "A1", ROOK: "A1"}, night=night)
    assert talents(t, "ada-vance-2")[BUTT_KICKING] == value
    assert talents(t, ROOK)[BUTT_KICKING] == 3


def test_unbroken_she_attacks_once_without_tiring() -> None:
    """ada-vance-3: BUF-FAT-09"""
    t = house({raised("ada-vance", 3): "A1"}, {CROWE: "A1", TWINS: "A1"}, step="conflict")
    finish(t.play(f"A fight ada-vance-3 > {CROWE}"))
    assert not t.fatigued("ada-vance-3")
    finish(t.play("B pass", f"A fight ada-vance-3 > {TWINS}"))
    assert t.fatigued("ada-vance-3")


def test_the_librarian_knows_more_and_casts_spells() -> None:
    """milo-hart-essence: BUF-REQ-08"""
    hand: dict[str, Any] = {"step": "resource", "a_hand": ["chalk-and-salt"]}
    t = house({MILO: "A1", ROOK: "A1"}, a_essence="milo-hart-essence", **hand)
    assert talents(t, MILO)[SMARTS] == card(MILO).talents[SMARTS] + amount_on("milo-hart-essence")
    assert t.refusal(f"attach chalk-and-salt > {MILO}") is None
    assert t.refusal(f"attach chalk-and-salt > {ROOK}") == "BUF-REQ-08"
    other = house({MILO: "A1"}, **hand)  # not the Main Character of this player
    assert other.refusal(f"attach chalk-and-salt > {MILO}") == "BUF-REQ-08"


def test_a_translator_trades_a_card_once_a_turn() -> None:
    """milo-hart-2: BUF-TURN-10"""
    milo = {raised("milo-hart", 2): "A1"}
    t = house(milo, step="refresh", a_hand=["haymaker", "haymaker"])
    t.play("A use milo-hart-2")
    while t.asked()[1].startswith("buffy-ask-cost"):
        step_on(t)
    assert t.cards("A", "hand") == ["fence-post", "haymaker"]
    assert t.play("B pass").refusal("use milo-hart-2") == "BUF-TURN-04"
    assert house(milo, step="refresh").refusal("use milo-hart-2") == "BUF-RUL-35"


def test_the_keeper_of_the_index_lowers_the_highest_goal() -> None:
    """milo-hart-3: BUF-RUL-26"""
    milo = {raised("milo-hart", 3): "A1"}
    t = house(milo, step="conflict", challenges={"B:marginalia-in-blood": "A1"})
    faced(t, "marginalia-in-blood", "milo-hart-3").play("A use milo-hart-3")
    assert goals.goals_of(t.state, placed(t)) == [NO_GOAL, 3, 3, NO_GOAL]
    t = house(milo, {VESNA: "A1"}, step="conflict", active="B", challenges={"A:rent-is-due": "A1"})
    faced(t, "rent-is-due", VESNA).play("B pass")
    assert t.refusal("use milo-hart-3") == "BUF-GOLD-01"  # he defends


@pytest.mark.parametrize(
    ("night", "space", "value"), [(True, "park", 4), (False, "park", 3), (True, "B1", 3)]
)
def test_her_vampires_are_strong_in_the_park_by_night(night: bool, space: str, value: int) -> None:
    """countess-vesna-essence"""
    t = house({}, {VESNA: space, CROWE: space}, night=night)
    assert talents(t, VESNA)[BUTT_KICKING] == value
    assert talents(t, CROWE)[BUTT_KICKING] == 1  # no Vampire


def test_by_night_she_sends_a_minion_to_the_park() -> None:
    """countess-vesna-2: BUF-RUL-51"""
    court = {raised("countess-vesna", 2): "B1", CROWE: "B2", ASHGRAVE: "B3"}
    t = house({}, court, step="movement", night=True, active="B").play("B use countess-vesna-2")
    assert t.place(CROWE) == "park"
    assert house({}, court, step="movement", active="B").refusal("use countess-vesna-2") == "BUF-GOLD-01"
    lonely = {raised("countess-vesna", 2): "B1", ASHGRAVE: "B3"}
    t = house({}, lonely, step="movement", night=True, active="B")
    assert t.refusal("use countess-vesna-2") == "BUF-RUL-61"


@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 2)])
def test_whom_she_beats_loses_a_card(answer: str, left: int) -> None:
    """countess-vesna-3: BUF-RUL-10"""
    t = house({THEO: "B1"}, {raised("countess-vesna", 3): "B1"}, step="conflict", active="B", a_deck=[])
    t.state.sides[0].hand = sorted([card("haymaker").kind, card("short-cut").kind])
    t.play(f"B fight countess-vesna-3 > {THEO}")
    while answer not in t.offered():
        t.play("pass")
    t.play(f"B {answer}")
    assert len(t.side("A").hand) == left


def test_what_he_defends_becomes_harder() -> None:
    """brother-cain-essence: BUF-RUL-26"""
    cain: dict[str, Any] = {"b_essence": "brother-cain-essence", "step": "conflict"}
    t = house({MILO: "A1"}, {CAIN: "B1"}, challenges={"B:marginalia-in-blood": "A1"}, **cain)
    faced(t, "marginalia-in-blood", MILO).play("A pass", "B use brother-cain-essence")
    raised_to = 3 + amount_on("brother-cain-essence")
    assert goals.goals_of(t.state, placed(t)) == [NO_GOAL, 5, raised_to, NO_GOAL]
    t = house({}, {CAIN: "A1"}, active="B", challenges={"A:wake-the-old-well": "A1"}, **cain)
    faced(t, "wake-the-old-well", CAIN)
    assert t.refusal("use brother-cain-essence") == "BUF-GOLD-01"  # he attacks


def test_he_fights_with_weirdness() -> None:
    """brother-cain-2: BUF-FGT-06"""
    people = {raised("brother-cain", 2): "A1", CROWE: "A1"}
    t = house({ROOK: "A1"}, people, step="conflict", active="B")
    t.play(f"B fight brother-cain-2 > {ROOK}", "B use brother-cain-2")
    assert running(t).resolving == WEIRDNESS
    t = house({ROOK: "A1"}, people, step="conflict", active="B").play(f"B fight {CROWE} > {ROOK}")
    assert t.refusal("use brother-cain-2") == "BUF-GOLD-01"  # it is not his fight


def test_he_calls_a_minion_back_for_a_point() -> None:
    """brother-cain-3: BUF-DST-03"""
    cain: dict[str, Any] = {"step": "resource", "active": "B", "b_essence": "brother-cain-essence"}
    t = house({}, {raised("brother-cain", 3): "B1"}, b_discard=[CROWE, ASHGRAVE], b_destiny=1, **cain)
    t.play("B use brother-cain-3")
    while t.find(CROWE) is None:
        t.play(t.offered()[0])
    assert t.place(CROWE).startswith("B")
    assert t.destiny("B") == 0
    poor = house({}, {raised("brother-cain", 3): "B1"}, b_discard=[CROWE], **cain)
    assert poor.refusal("use brother-cain-3") == "BUF-DST-03"
    nobody = house({}, {raised("brother-cain", 3): "B1"}, b_discard=[ASHGRAVE], b_destiny=1, **cain)
    assert nobody.refusal("use brother-cain-3") == "BUF-RUL-61"


# -- the others ---------------------------------------------------------------------------------------


def test_rook_takes_a_punch_for_nothing_once_a_turn() -> None:
    """rook-delaney-2: BUF-FCH-04, BUF-FAT-09"""
    good = {raised("rook-delaney", 2): "A1", THEO: "A1", NAN: "A1"}
    t = house(good, {CROWE: "A1", TWINS: "A1"}, step="conflict", active="B")
    finish(t.play(f"B fight {CROWE} > {THEO}", "B pass", "A double rook-delaney-2"))
    assert not t.fatigued("rook-delaney-2")
    finish(t.play("A pass", f"B fight {TWINS} > {NAN}", "B pass", "A double rook-delaney-2"))
    assert t.fatigued("rook-delaney-2")


def test_nan_gets_somebody_else_up() -> None:
    """nan-pruitt-1: BUF-FAT-02"""
    people: dict[str, Any] = {"step": "conflict", "a_fatigued": [ROOK]}
    t = house({NAN: "A1", ROOK: "A1", THEO: "A1"}, **people).play(f"A use {NAN}")
    assert (t.fatigued(NAN), t.fatigued(ROOK)) == (True, False)
    assert house({NAN: "A1", ROOK: "A2"}, **people).refusal(f"use {NAN}") == "BUF-RUL-61"
    tired = house({NAN: "A1", ROOK: "A1"}, step="conflict", a_fatigued=[ROOK, NAN])
    assert tired.refusal(f"use {NAN}") == "BUF-FAT-02"


def test_ashgrave_does_not_show_that_he_is_tired() -> None:
    """lord-ashgrave-2: BUF-FAT-06"""
    t = house({}, {raised("lord-ashgrave", 2): "B1", CROWE: "B1"}, b_fatigued=["lord-ashgrave-2", CROWE])
    assert talents(t, "lord-ashgrave-2") == (4, 1, 0, 2)
    assert talents(t, CROWE) == (0, 1, -1, -1)


# -- challenges ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("group", "reward"), [((ADA,), 3), ((ROOK,), 2), ((ADA, ROOK), 2)])
def test_one_against_the_pack_is_worth_more_alone(group: tuple[str, ...], reward: int) -> None:
    """one-against-the-pack: BUF-CHL-02"""
    t = house({ADA: "A1", ROOK: "A1"}, step="conflict", challenges={"B:one-against-the-pack": "A1"})
    faced(t, "one-against-the-pack", *group)
    assert goals.reward_of(t.state, placed(t)) == reward


@pytest.mark.parametrize(("night", "goal"), [(False, 8), (True, 6)])
def test_long_shadows_fear_the_day(night: bool, goal: int) -> None:
    """night-of-long-shadows"""
    t = house(
        night=night, challenges={"B:night-of-long-shadows": "A1", "B:blood-on-the-ballroom-floor": "A2"}
    )
    assert [goals.goals_of(t.state, one)[BUTT_KICKING] for one in t.state.challenges] == [goal, 5]


def test_an_evil_challenge_is_not_for_heroes() -> None:
    """night-of-long-shadows, one-against-the-pack: BUF-CHL-04"""
    both = {"B:night-of-long-shadows": "A1", "A:one-against-the-pack": "A1"}
    t = house({ADA: "A1"}, {VESNA: "A1"}, step="conflict", challenges=both)
    assert t.refusal(f"face night-of-long-shadows with {ADA}") == "BUF-CHL-04"
    assert t.refusal(f"face one-against-the-pack with {ADA}") is None


# -- locations ----------------------------------------------------------------------------------------


def test_in_the_reading_room_one_learns_without_effort_once_a_turn() -> None:
    """the-reading-room: BUF-RES-09, BUF-FAT-09"""
    room: dict[str, Any] = {"step": "resource", "locations": {"A1": "the-reading-room"}}
    t = house({ROOK: "A1", INES: "A1"}, a_hand=["kitchen-latin", "dirty-fighting"], **room)
    t.play(f"A attach dirty-fighting > {ROOK}", "B pass", f"A attach kitchen-latin > {INES}")
    assert (t.fatigued(ROOK), t.fatigued(INES)) == (False, True)
    t = house({ROOK: "A2"}, {CROWE: "A1"}, a_hand=["dirty-fighting"], b_hand=["kitchen-latin"], **room)
    t.play(f"A attach dirty-fighting > {ROOK}", f"B attach kitchen-latin > {CROWE}")
    assert t.fatigued(ROOK)  # elsewhere
    assert t.fatigued(CROWE)  # no Hero and no Companion


@pytest.mark.parametrize(
    ("location", "space", "gains"),
    [
        ("north-cemetery", "A1", {VESNA: (1, 0, 0, 0), CAIN: (0, 0, 0, 0)}),
        ("the-drowned-chapel", "A1", {VESNA: (0, 0, 0, 0), CAIN: (0, 0, 1, 0)}),
        ("north-cemetery", "A2", {VESNA: (0, 0, 0, 0)}),
        ("the-drowned-chapel", "A2", {CAIN: (0, 0, 0, 0)}),
    ],
)
def test_a_place_lends_strength(location: str, space: str, gains: dict[str, tuple[int, ...]]) -> None:
    """north-cemetery, the-drowned-chapel"""
    t = house({}, {VESNA: "A1", CAIN: "A1"}, locations={space: location})
    for slug, gain in gains.items():
        printed = card(slug).talents
        assert talents(t, slug) == tuple(value + more for value, more in zip(printed, gain))


def test_the_clinic_closes_with_the_resource_step() -> None:
    """the-night-clinic: BUF-RUL-10"""
    tired: dict[str, Any] = {"a_fatigued": [ADA, ROOK], "b_fatigued": [CROWE]}
    t = house(
        {ADA: "A1", ROOK: "A2"}, {CROWE: "A1"}, locations={"A1": "the-night-clinic"}, step="resource", **tired
    )
    assert t.fatigued(ADA)
    until(t, "conflict")
    assert (t.fatigued(ADA), t.fatigued(CROWE), t.fatigued(ROOK)) == (False, False, True)


# -- skills and items ---------------------------------------------------------------------------------


def test_deep_pockets_hold_a_third_item() -> None:
    """deep-pockets: BUF-RES-12"""
    items: dict[str, Any] = {"step": "resource", "a_hand": ["opera-cloak"]}
    t = house({ROOK: "A1"}, a_attached={ROOK: ["deep-pockets", "fence-post", "fence-post"]}, **items)
    t.play(f"A attach opera-cloak > {ROOK}")
    assert t.attached(ROOK).count("fence-post") == 2
    full = house({ROOK: "A1"}, a_attached={ROOK: ["fence-post", "fence-post"]}, **items)
    assert full.refusal(f"attach opera-cloak > {ROOK}") == "BUF-RES-12"


def test_a_grimoire_is_read_once_and_tires_itself() -> None:
    """pocket-grimoire: BUF-FAT-04, BUF-REQ-01"""
    t = house({MILO: "A1"}, step="resource", a_attached={MILO: ["pocket-grimoire"]})
    t.play(f"A use pocket-grimoire@{MILO}")
    assert t.cards("A", "hand") == ["fence-post"]
    assert not t.fatigued(MILO)
    assert t.play("B pass").refusal(f"use pocket-grimoire@{MILO}") == "BUF-FAT-02"
    t = house({ROOK: "A1"}, step="resource", a_hand=["pocket-grimoire"])
    assert t.refusal(f"attach pocket-grimoire > {ROOK}") == "BUF-REQ-01"


# -- actions ------------------------------------------------------------------------------------------


def fighting(stage: str, hand: list[str], fighter: str = ADA, **more: Any) -> Table:
    t = house({fighter: "A1"}, {TWINS: "A1"}, step="conflict", a_hand=hand, **more)
    return until(t.play(f"A fight {fighter} > {TWINS}"), stage)


def test_a_haymaker_lasts_as_long_as_the_fight() -> None:
    """haymaker: BUF-ACT-01"""
    t = fighting("fight-battle", ["haymaker"]).play("A play haymaker")
    assert talents(t, ADA)[BUTT_KICKING] == 5
    finish(t)
    assert talents(t, ADA)[BUTT_KICKING] == 2  # 3, and fatigued
    assert house({ADA: "A1"}, step="conflict", a_hand=["haymaker"]).refusal("play haymaker") == "BUF-ACT-01"


def test_a_second_wind_refreshes_before_the_others_are_rested() -> None:
    """second-wind: BUF-ACT-01"""
    t = house({ADA: "A1", ROOK: "A1"}, step="movement", a_hand=["second-wind"], a_fatigued=[ROOK])
    assert not t.play("A play second-wind").fatigued(ROOK)
    fresh = house({ADA: "A1"}, step="movement", a_hand=["second-wind"])
    assert fresh.refusal("play second-wind") == "BUF-RUL-61"


def test_wits_decide_the_fight() -> None:
    """battle-of-wits: BUF-FGT-06, BUF-REQ-04"""
    t = fighting("fight-choose", ["battle-of-wits"], fighter=MILO).play("A play battle-of-wits")
    assert running(t).resolving == SMARTS
    assert fighting("fight-choose", ["battle-of-wits"]).refusal("play battle-of-wits") == "BUF-REQ-01"


def test_out_the_back_and_away() -> None:
    """out-the-back: BUF-FGT-13, BUF-CHL-09"""
    t = fighting("fight-battle", ["out-the-back"]).play("A play out-the-back")
    finish(t)
    assert t.find(ADA) is not None
    assert (t.destiny("A"), t.destiny("B")) == (0, 1)
    assert (
        house({ADA: "A1"}, step="conflict", a_hand=["out-the-back"]).refusal("play out-the-back")
        == "BUF-ACT-01"
    )


def test_a_short_cut_is_not_a_move() -> None:
    """short-cut: BUF-RUL-51, BUF-MOV-03"""
    t = house({ADA: "A1"}, step="movement", a_hand=["short-cut"]).play("A play short-cut")
    while t.asked()[0] == "A":
        t.play("A to A2") if "to A2" in t.offered() else t.play(t.offered()[0])
    t.play("B pass", f"A move {ADA} > A3")
    assert t.place(ADA) == "A3"
    tired = house({ADA: "A1"}, step="movement", a_hand=["short-cut"], a_fatigued=[ADA])
    assert tired.refusal("play short-cut") == "BUF-RUL-61"


def test_the_fine_print_is_written_by_the_defender() -> None:
    """fine-print: BUF-RUL-26"""
    challenge: dict[str, Any] = {"step": "conflict", "challenges": {"B:marginalia-in-blood": "A1"}}
    t = house({MILO: "A1"}, {CAIN: "B1"}, b_hand=["fine-print"], **challenge)
    faced(t, "marginalia-in-blood", MILO).play("A pass", "B play fine-print", "B talent weirdness")
    assert goals.goals_of(t.state, placed(t)) == [NO_GOAL, 5, 5, NO_GOAL]
    t = faced(house({MILO: "A1"}, a_hand=["fine-print"], **challenge), "marginalia-in-blood", MILO)
    assert t.refusal("play fine-print") == "BUF-GOLD-01"


def test_all_hands_lift_the_whole_group() -> None:
    """all-hands: BUF-GOLD-01"""
    both: dict[str, Any] = {"step": "conflict", "challenges": {"B:lights-on-harrow-street": "A1"}}
    t = house(
        {ADA: "A1", ROOK: "A1", THEO: "A1"}, {VESNA: "B1"}, a_hand=["all-hands"], b_hand=["all-hands"], **both
    )
    until(faced(t, "lights-on-harrow-street", ADA, ROOK), "challenge-battle").play("A play all-hands")
    assert talents(t, ADA) == (4, 2, 1, 3)
    assert talents(t, ROOK) == (4, 1, 1, 2)
    assert talents(t, THEO) == (0, 1, 0, 2)  # looks on
    assert t.refusal("play all-hands") == "BUF-GOLD-01"  # B defends


def test_and_stay_down_after_a_victory_only() -> None:
    """and-stay-down: BUF-RUL-16b"""
    t = fighting("fight-result", ["and-stay-down"]).play("A play and-stay-down")
    assert t.destiny("A") == 2
    assert "and-stay-down" in t.cards("A", "crypt")
    t = house({ADA: "A1"}, {raised("countess-vesna", 3): "A1"}, step="conflict", a_hand=["and-stay-down"])
    t.play(f"A fight {ADA} > countess-vesna-3")
    while t.state.conflict is not None:
        assert "play and-stay-down" not in t.offered()
        step_on(t)


# -- events and the episode ---------------------------------------------------------------------------


def test_a_power_cut_costs_everybody_a_card() -> None:
    """power-cut: BUF-PRO-09, BUF-PRO-10"""
    t = house(step="prologue", a_hand=["power-cut", "haymaker"], b_hand=["power-cut", "short-cut"])
    t.play("A play power-cut", "B discard short-cut")
    assert (t.cards("A", "hand"), t.cards("B", "hand")) == ([], ["power-cut"])
    assert t.cards("A", "crypt") == ["power-cut"]
    assert t.refusal("play power-cut") == "BUF-EVT-03"


def test_an_eclipse_turns_day_into_night() -> None:
    """eclipse-over-town: BUF-TURN-08"""
    t = house(step="prologue", a_hand=["eclipse-over-town"]).play("A play eclipse-over-town")
    assert not t.state.day
    late = house(step="movement", a_hand=["eclipse-over-town"])
    assert late.refusal("play eclipse-over-town") == "BUF-PRO-01"


def test_homecoming_moves_from_the_school_to_the_park() -> None:
    """homecoming-1, homecoming-2: BUF-EPI-03, BUF-EPI-05, BUF-EPI-06"""
    people = {ADA: "A1", ROOK: "park", THEO: "park"}
    episode: dict[str, Any] = {
        "step": "resource",
        "locations": {"A1": "gymnasium"},
        "a_hand": ["homecoming-1"],
    }
    assert house(people, **episode).refusal("episode homecoming-1") == "BUF-EPI-03"
    t = house(people, a_second_parts=["homecoming-2"], **episode).play("A episode homecoming-1")
    assert talents(t, ADA) == (3, 1, 0, 3)
    until(until(t, "end"), "movement")
    t.play("B pass", f"A move {ADA} > park")
    assert t.side("A").parts_two == (card("homecoming-2").kind,)
    assert talents(t, ADA) == (4, 1, 0, 2)
    for character in t.state.characters:
        character.space = 1
    until(until(t, "end"), "prologue")
    assert t.side("A").parts_two == ()
