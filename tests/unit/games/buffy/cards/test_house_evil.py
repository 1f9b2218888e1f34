"""The house set's evil people: what each of them does, and when she or he cannot."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from noctuary.games.buffy.kinds import BUTT_KICKING, CHARACTER, EVIL, MINION, VILLAIN
from noctuary.games.buffy.pool import default_pool, default_sets
from noctuary.games.buffy.rules.characters import rank_of
from noctuary.games.buffy.rules.goals import goals_of
from noctuary.games.buffy.rules.victory import lose_destiny, park_controller
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, play_random, state_of
from tests.tables.buffy_house import House, card, finish, running, take_words, until
from tests.tables.buffy_table import Table, buffy_table
from tests.tables.buffy_texts import talents

OURS: Final = [
    table.slug
    for card_set in default_sets()
    if card_set.file == "house-evil.toml"
    for table in card_set.table.card
]
MAINS: Final = ("constance-quill", "countess-vesna", "brother-cain")
NBSP: Final = "\u00a0"
A, B, C = Seat(0), Seat(1), Seat(2)


def table(
    a: dict[str, str] | None = None, b: dict[str, str] | None = None, *, players: int = 2, **more: Any
) -> Table:
    """A plays Constance Quill, B plays Ada Vance, C Milo Hart; `a` and `b` say which characters stand where.

    Further words are `a_hand`, `b_fatigued` and so on, or of the situation.
    """
    seats: dict[str, dict[str, Any]] = {
        "a": {"essence": "constance-quill-essence", "characters": a or {}, "deck": ["haymaker"] * 12},
        "b": {"essence": "ada-vance-essence", "characters": b or {}, "deck": ["haymaker"] * 12},
        "c": {"essence": "milo-hart-essence", "deck": ["haymaker"] * 12},
    }
    take_words(seats, more)
    placed = {letter: seats[letter] for letter in "abc"[:players]}
    return buffy_table(House(), players=players, **placed, **more)


def fight(t: Table, who: str, whom: str, stage: str = "fight-choose") -> Table:
    return until(t.play(f"A fight {who} > {whom}"), stage)


# -- what is printed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", [slug for slug in OURS if card(slug).type == CHARACTER])
def test_its_numbers_lie_in_their_ranges(slug: str) -> None:
    printed = card(slug)
    main = default_pool().people[printed.who] in MAINS
    lowest, highest, top, destinies = {
        (True, 1): (6, 8, 3, range(1)),
        (True, 2): (8, 10, 4, range(3, 6)),
        (True, 3): (10, 12, 5, range(6, 8)),
        (True, 4): (12, 14, 6, range(8, 9)),
        (VILLAIN, 1): (4, 5, 3, range(1)),
        (VILLAIN, 2): (6, 7, 4, range(3, 5)),
        (MINION, 1): (2, 3, 2, range(1)),
        (MINION, 2): (4, 5, 3, range(2, 4)),
    }[(True, printed.level) if main else (printed.rank, printed.level)]
    assert lowest <= sum(printed.talents) <= highest
    assert max(printed.talents) <= top
    assert printed.destiny in destinies
    assert printed.side == EVIL


@pytest.mark.parametrize(("rank", "people", "twice", "vampires"), [(VILLAIN, 6, 6, 2), (MINION, 7, 3, 3)])
def test_there_are_enough_people(rank: int, people: int, twice: int, vampires: int) -> None:
    """BUF-CHR-05 can be reached; supporting characters of the house sets together."""
    pool = default_pool()
    cards = [one for one in pool.cards if one.type == CHARACTER and one.rank == rank]
    cards = [one for one in cards if pool.people[one.who] not in MAINS]
    first, second = ({one.who for one in cards if one.level == level} for level in (1, 2))
    assert len(first) >= people
    assert len(second) >= twice
    assert len({one.who for one in cards if one.traits >> pool.vampire & 1}) >= vampires


# -- Constance Quill ----------------------------------------------------------------------------------


def test_the_essence_makes_a_villain_of_the_minion() -> None:
    """BUF-ESS-02"""
    t = table({"constance-quill-1": "A1"}, a_destiny=1)
    assert rank_of(t.state, t.character("constance-quill-1")) == VILLAIN


def test_everybody_owes_me() -> None:
    t = table(
        {"constance-quill-1": "A1"},
        step="conflict",
        players=3,
        a_destiny=2,
        b_hand=["haymaker"],
        c_hand=["haymaker", "all-hands", "fence-post"],
    )
    t.play("A use constance-quill-essence")
    assert t.destiny("A") == 1
    t.play("A player C", "A choose fence-post", "A choose haymaker", "B pass", "C pass")
    assert t.cards("C", "hand") == ["all-hands"]
    assert t.refusal("use constance-quill-essence") == "BUF-TURN-04"


@pytest.mark.parametrize(
    ("a", "destiny", "refused"),
    [({"constance-quill-1": "A1"}, 0, "BUF-DST-03"), ({"mister-mum-1": "A1"}, 3, "BUF-GOLD-01")],
)
def test_who_cannot_pay_or_is_away_is_owed_nothing(a: dict[str, str], destiny: int, refused: str) -> None:
    t = table(a, step="conflict", a_destiny=destiny, b_hand=["haymaker"])
    assert t.refusal("use constance-quill-essence") == refused


def test_constance_quill_1() -> None:
    """Each opponent discards of their own choice, once per turn."""
    people = {"constance-quill-1": "A2", "gideon-marrow-1": "A1"}
    hand = ["fence-post", "opera-cloak"]
    t = table(people, {"theo-blank-1": "A1"}, step="conflict", players=3, b_hand=hand, c_hand=hand)
    fight(t, "gideon-marrow-1", "theo-blank-1", "fight-resolve").play("A pass", "B pass")
    asked = set()
    while t.asked()[1] == "buffy-ask-discard":
        asked.add(t.asked()[0])
        t.play("discard opera-cloak")
    assert asked == {"B", "C"}
    assert t.cards("C", "hand") == ["fence-post"]


def test_constance_quill_1_waits_for_her_own_side() -> None:
    people = {"constance-quill-1": "A1", "mister-mum-1": "A1"}
    t = table(people, {"ada-vance-1": "A1"}, step="conflict", active="B")
    finish(t.play("B fight ada-vance-1 > mister-mum-1"))
    assert t.destiny("B") == 1
    assert t.cards("B", "discard") == []


def test_constance_quill_1b() -> None:
    t = table(
        {"constance-quill-1b": "A1"}, step="resource", players=3, b_hand=["haymaker"], c_hand=["haymaker"]
    )
    t.play("A use constance-quill-1b")
    assert t.cards("B", "hand") == []
    assert t.cards("C", "hand") == ["haymaker"]
    t.play("B pass", "C pass")
    assert t.refusal("use constance-quill-1b") == "BUF-FAT-02"


@pytest.mark.parametrize(
    ("mine", "theirs", "refused"), [(4, 3, None), (3, 3, "BUF-GOLD-01"), (4, 4, "BUF-GOLD-01")]
)
def test_constance_quill_2(mine: int, theirs: int, refused: str | None) -> None:
    people = {"constance-quill-1/constance-quill-2": "A1"}
    t = table(people, step="end", a_hand=["haymaker"] * mine, b_hand=["haymaker"] * theirs)
    assert t.refusal("use constance-quill-2") == refused
    if refused is None:
        t.play("A use constance-quill-2")
        assert t.destiny("A") == 1
        assert t.fatigued("constance-quill-2")


@pytest.mark.parametrize(
    ("destiny", "space", "refused"), [(2, "A1", None), (1, "A1", "BUF-DST-03"), (2, "A2", "BUF-RUL-61")]
)
def test_constance_quill_3(destiny: int, space: str, refused: str | None) -> None:
    """Supporting characters only; what they bore is discarded (BUF-CHR-10)."""
    people = {"constance-quill-1/constance-quill-2/constance-quill-3": "A1"}
    foes = {"ada-vance-1": "A1", "rook-delaney-1": space}
    bears = {"rook-delaney-1": ["fence-post"]}
    t = table(people, foes, step="conflict", a_destiny=destiny, b_attached=bears)
    assert t.refusal("use constance-quill-3") == refused
    if refused is None:
        t.play("A use constance-quill-3")
        assert t.destiny("A") == 0
        assert (t.cards("B", "crypt"), t.cards("B", "discard")) == (["rook-delaney-1"], ["fence-post"])


# -- Countess Vesna, Brother Cain ---------------------------------------------------------------------


def test_countess_vesna_1b() -> None:
    t = table({"countess-vesna-1b": "A1"}, {"ada-vance-1": "A1", "nan-pruitt-1": "A2"}, step="conflict")
    t.play("A use countess-vesna-1b")
    assert t.fatigued("ada-vance-1")
    assert t.fatigued("countess-vesna-1b")
    assert not t.fatigued("nan-pruitt-1")
    t.play("B pass")
    assert t.refusal("use countess-vesna-1b") == "BUF-FAT-02"


def test_countess_vesna_1b_tires_nobody_who_is_tired() -> None:
    t = table({"countess-vesna-1b": "A1"}, {"ada-vance-1": "A1"}, step="conflict", b_fatigued=["ada-vance-1"])
    assert t.refusal("use countess-vesna-1b") == "BUF-RUL-61"


VESNA: Final = "countess-vesna-1b/countess-vesna-2/countess-vesna-3/countess-vesna-4"


@pytest.mark.parametrize(
    ("night", "foe", "holder"), [(True, "B1", 0), (False, "B1", -1), (True, "park", -1), (True, "A3", -1)]
)
def test_countess_vesna_4_rules_the_park_from_anywhere_by_night(night: bool, foe: str, holder: int) -> None:
    t = table({VESNA: "A3"}, {"ada-vance-1": foe}, night=night)
    assert park_controller(t.state) == holder


@pytest.mark.parametrize(("answer", "destinies"), [("yes", (10, 1)), ("no", (9, 2))])
def test_countess_vesna_4_takes_what_the_loser_has(answer: str, destinies: tuple[int, int]) -> None:
    """1 for the fight (BUF-FGT-08), and 1 from the opponent."""
    t = table({VESNA: "A1"}, {"rook-delaney-1": "A1"}, step="conflict", a_destiny=8, b_destiny=2)
    fight(t, "countess-vesna-4", "rook-delaney-1", "fight-resolve").play("A pass", "B pass", f"A {answer}")
    assert (t.destiny("A"), t.destiny("B")) == destinies


def in_challenge(slug: str, *, defender: str, hand: list[str], **more: Any) -> Table:
    """B's Ada alone faces a challenge on A1, with A's character `slug` there."""
    t = table(
        {slug: "A1"},
        {"ada-vance-1": "A1"},
        step="conflict",
        active="B" if defender == "A" else "A",
        challenges={f"{defender}:lights-on-harrow-street": "A1"},
        a_hand=hand,
        **more,
    )
    return t.play("face lights-on-harrow-street with ada-vance-1")


def goals(t: Table) -> list[int]:
    return goals_of(t.state, t.state.challenges[0])


def test_brother_cain_1b() -> None:
    """A challenge worth 3: its highest goal rises by 3 (BUF-RUL-26)."""
    t = in_challenge("brother-cain-1b", defender="A", hand=["haymaker", "fence-post"])
    assert goals(t) == [5, 3, -1, 4]
    t.play("B pass", "A use brother-cain-1b", "A choose haymaker")
    assert goals(t) == [8, 3, -1, 4]
    t.play("B pass")
    assert t.refusal("use brother-cain-1b") == "BUF-TURN-04"


def test_brother_cain_1b_pays_with_a_card() -> None:
    t = in_challenge("brother-cain-1b", defender="A", hand=[]).play("B pass")
    assert t.refusal("use brother-cain-1b") == "BUF-RUL-35"


def test_brother_cain_1b_only_defends() -> None:
    t = table(
        {"brother-cain-1b": "A1"},
        step="conflict",
        challenges={"B:a-door-left-open": "A1"},
        a_hand=["haymaker"],
    ).play("A face a-door-left-open with brother-cain-1b")
    assert t.refusal("use brother-cain-1b") == "BUF-GOLD-01"


# -- supporting Villains ------------------------------------------------------------------------------


def test_the_tallow_man_2() -> None:
    """He need not take part himself."""
    people = {"the-tallow-man-1/the-tallow-man-2": "A2", "gideon-marrow-1": "A1"}
    t = table(people, {"ada-vance-1": "A1"}, step="conflict", a_hand=["fine-print"], b_hand=["fine-print"])
    fight(t, "gideon-marrow-1", "ada-vance-1").play("A use the-tallow-man-2", "B pass")
    assert t.refusal("use the-tallow-man-2") == "BUF-FAT-02"
    until(t, "fight-battle").play("A stack fine-print > weirdness")
    assert t.refusal("stack fine-print > weirdness") == "BUF-GOLD-01"
    assert t.refusal("stack fine-print > smarts") is None


def test_doctor_sallow_1() -> None:
    t = table({"doctor-sallow-1": "A1"}, step="end", players=3).play(
        "A use doctor-sallow-1", "B pass", "C pass"
    )
    assert (len(t.cards("B", "deck")), len(t.cards("C", "deck"))) == (10, 12)
    assert t.refusal("use doctor-sallow-1") == "BUF-TURN-04"


def test_doctor_sallow_2() -> None:
    """An emptied deck is not recycled for it (BUF-ZON-06); only actions are cut out."""
    people = {"doctor-sallow-1/doctor-sallow-2": "A1"}
    deck = ["haymaker", "fence-post"]
    t = table(people, step="end", players=3, b_deck=deck, c_discard=["all-hands", "short-cut", "opera-cloak"])
    t.play("A use doctor-sallow-2")
    assert t.cards("B", "deck") == []
    assert len(t.cards("C", "deck")) == 9
    t.play("A player C")
    assert set(t.offered()) == {"choose short-cut", "choose haymaker", "choose all-hands"}
    t.play("A choose short-cut")
    assert t.cards("C", "crypt") == ["short-cut"]
    assert t.cards("B", "crypt") == []
    t.play("B pass", "C pass")
    assert t.refusal("use doctor-sallow-2") == "BUF-TURN-04"


def test_mother_needle_1() -> None:
    t = table(
        {"mother-needle-1": "A1"},
        {"ada-vance-1": "B1", "nan-pruitt-1": "B1"},
        step="prologue",
        duties="AB",
        a_hand=["haymaker", "haymaker"],
        b_fatigued=["ada-vance-1", "nan-pruitt-1"],
    )
    t.play("A use mother-needle-1", "A target ada-vance-1", "B pass")
    assert t.refusal("use mother-needle-1") == "BUF-TURN-04"
    until(t, "refresh")
    while t.step == "refresh":
        t.play("refresh" if "refresh" in t.offered() else "pass")
    assert t.fatigued("ada-vance-1")
    assert not t.fatigued("nan-pruitt-1")


@pytest.mark.parametrize(
    ("hand", "tired", "refused"),
    [([], ["ada-vance-1"], "BUF-RUL-35"), (["haymaker"], [], "BUF-RUL-61")],
)
def test_mother_needle_1_needs_a_card_and_a_victim(hand: list[str], tired: list[str], refused: str) -> None:
    t = table(
        {"mother-needle-1": "A1"},
        {"ada-vance-1": "B1"},
        step="prologue",
        duties="AB",
        a_hand=hand,
        b_fatigued=tired,
    )
    assert t.refusal("use mother-needle-1") == refused


def test_mother_needle_2() -> None:
    people = {"mother-needle-1/mother-needle-2": "A1"}
    t = table(people, {"ada-vance-1": "B1", "nan-pruitt-1": "B1"}, b_hand=["fence-post"])
    t.play("A use mother-needle-2", "A target ada-vance-1")
    assert t.refusal("move ada-vance-1 > park") == "BUF-GOLD-01"
    assert t.refusal("move nan-pruitt-1 > park") is None
    t.play("B pass")
    assert t.refusal("use mother-needle-2") == "BUF-FAT-02"
    until(t, "resource").play("A pass")
    assert t.refusal("attach fence-post > ada-vance-1") == "BUF-GOLD-01"
    assert t.refusal("attach fence-post > nan-pruitt-1") is None


def test_magistrate_vane_1() -> None:
    foes = {"ada-vance-1": "B1", "rook-delaney-1": "B1"}
    hand = ["ada-vance-2", "rook-delaney-2"]
    t = table({"magistrate-vane-1": "A1"}, foes, step="resource", b_destiny=5, b_hand=hand)
    t.play("A use magistrate-vane-1", "A target ada-vance-1")
    assert t.refusal("ascend ada-vance-1 > ada-vance-2") == "BUF-GOLD-01"
    assert t.refusal("ascend rook-delaney-1 > rook-delaney-2") is None
    t.play("B pass")
    assert t.refusal("use magistrate-vane-1") == "BUF-FAT-02"


def test_magistrate_vane_2() -> None:
    people = {"magistrate-vane-1/magistrate-vane-2": "A1"}
    hand = ["power-cut"]
    t = table(people, step="prologue", duties="AB", a_destiny=4, a_hand=hand, b_hand=hand)
    assert t.refusal("play power-cut") is None
    t.play("A pass")
    assert t.refusal("play power-cut") == "BUF-GOLD-01"
    for left in (4, 3):  # the first loss of a turn is none
        lose_destiny(t.state, A, 1)
        assert t.destiny("A") == left
    lose_destiny(t.state, B, 1)
    assert t.destiny("B") == 0


def test_gideon_marrow_1() -> None:
    foes = {"ada-vance-1": "A1", "rook-delaney-1": "A1"}
    t = fight(table({"gideon-marrow-1": "A1"}, foes, step="conflict"), "gideon-marrow-1", "ada-vance-1")
    t.play("A use gideon-marrow-1", "A target rook-delaney-1")
    assert t.refusal("double rook-delaney-1") == "BUF-GOLD-01"
    t.play("B pass")
    assert t.refusal("use gideon-marrow-1") == "BUF-TURN-04"


@pytest.mark.parametrize("space", ["A1", "A2"])
def test_gideon_marrow_2(space: str) -> None:
    people = {"gideon-marrow-1/gideon-marrow-2": space, "the-gutter-twins-1": "A1"}
    bears = {"ada-vance-1": ["fence-post", "dirty-fighting"]}
    t = table(people, {"ada-vance-1": "A1"}, step="conflict", b_attached=bears)
    fighter = "gideon-marrow-2" if space == "A1" else "the-gutter-twins-1"
    fight(t, fighter, "ada-vance-1")
    if fighter != "gideon-marrow-2":
        assert t.refusal("use gideon-marrow-2") == "BUF-GOLD-01"
        return
    t.play("A use gideon-marrow-2", "B pass")
    assert t.attached("ada-vance-1") == ["dirty-fighting"]
    assert t.cards("B", "discard") == ["fence-post"]
    assert t.refusal("use gideon-marrow-2") == "BUF-TURN-04"


def test_ines_of_the_mirror() -> None:
    """Weaker by day; she brings the night once per game."""
    t = table({"ines-of-the-mirror-1": "A1"}, step="prologue", duties="AB")
    assert talents(t, "ines-of-the-mirror-1") == (1, 0, 2, 0)
    t.play("A use ines-of-the-mirror-1", "B pass")
    assert not t.state.day
    assert talents(t, "ines-of-the-mirror-1") == (3, 0, 2, 0)
    assert t.refusal("use ines-of-the-mirror-1") == "BUF-TURN-04"


def test_ines_of_the_mirror_is_somebody_else() -> None:
    """BUF-CHR-11: the Inés of the good side may stand beside her, a second one of her own may not."""
    t = table(
        {"ines-of-the-mirror-1": "A1"}, step="resource", a_hand=["ines-duarte-1", "ines-of-the-mirror-1"]
    )
    assert t.refusal("place ines-duarte-1 > A2") is None
    assert t.refusal("place ines-of-the-mirror-1 > A2") == "BUF-RUL-29"


def test_by_night_ines_of_the_mirror_has_nothing_to_bring() -> None:
    t = table({"ines-of-the-mirror-1": "A1"}, step="prologue", duties="AB", night=True)
    assert t.refusal("use ines-of-the-mirror-1") == "BUF-GOLD-01"


# -- Minions ------------------------------------------------------------------------------------------


def test_sexton_crowe_2() -> None:
    people = {"sexton-crowe-1/sexton-crowe-2": "A1"}
    t = table(
        people, a_discard=["mister-mum-1", "the-gutter-twins-2", "the-gutter-twins-1", "lord-ashgrave-1"]
    )
    t.play("A use sexton-crowe-2", "A to A3")
    assert t.place("the-gutter-twins-1") == "A3"
    t.play("B pass")
    assert t.refusal("use sexton-crowe-2") == "BUF-FAT-02"


def test_sexton_crowe_2_digs_up_vampires_only() -> None:
    t = table({"sexton-crowe-1/sexton-crowe-2": "A1"}, a_discard=["mister-mum-1", "lord-ashgrave-1"])
    assert t.refusal("use sexton-crowe-2") == "BUF-RUL-61"


TWINS: Final = "the-gutter-twins-1/the-gutter-twins-2"


@pytest.mark.parametrize(("space", "refused"), [("A1", None), ("A2", "BUF-RUL-61")])
def test_the_gutter_twins_2(space: str, refused: str | None) -> None:
    """Late and tired (BUF-CHL-03), but there."""
    t = table(
        {"brother-cain-1b": "A1", TWINS: space},
        step="conflict",
        challenges={"B:a-door-left-open": "A1"},
        a_fatigued=["the-gutter-twins-2"],
    ).play("A face a-door-left-open with brother-cain-1b")
    assert t.refusal("use the-gutter-twins-2") == refused
    if refused is None:
        t.play("A use the-gutter-twins-2", "B pass")
        assert len(running(t).facing) == 2
        assert t.refusal("use the-gutter-twins-2") == "BUF-RUL-61"


@pytest.mark.parametrize(("space", "value"), [("park", 3), ("A1", 1)])
def test_dolly_grimshaw_1(space: str, value: int) -> None:
    t = table({"dolly-grimshaw-1": space})
    assert talents(t, "dolly-grimshaw-1")[BUTT_KICKING] == value


@pytest.mark.parametrize(("night", "refused"), [(False, "BUF-GOLD-01"), (True, None)])
def test_little_osric_1(night: bool, refused: str | None) -> None:
    t = table({"little-osric-1": "A1"}, {"ada-vance-1": "A1"}, step="conflict", active="B", night=night)
    assert t.refusal("fight ada-vance-1 > little-osric-1") == refused


def test_constable_blythe_1() -> None:
    t = table(
        {"constable-blythe-1": "A1"}, {"ada-vance-1": "A1", "nan-pruitt-1": "A1"}, step="conflict"
    ).play("A use constable-blythe-1", "A target ada-vance-1")
    assert t.refusal("fight ada-vance-1 > constable-blythe-1") == "BUF-GOLD-01"
    assert t.refusal("fight nan-pruitt-1 > constable-blythe-1") is None
    t.play("B pass")
    assert t.refusal("use constable-blythe-1") == "BUF-FAT-02"


def test_constable_blythe_1_needs_somebody_there() -> None:
    t = table({"constable-blythe-1": "A1"}, {"ada-vance-1": "A2"}, step="conflict")
    assert t.refusal("use constable-blythe-1") == "BUF-RUL-61"


def test_constable_blythe_2() -> None:
    people = {"constable-blythe-1/constable-blythe-2": "A1", "gideon-marrow-1": "A1"}
    t = table(people, {"ada-vance-1": "A1"}, step="conflict")
    fight(t, "gideon-marrow-1", "ada-vance-1").play("A use constable-blythe-2", "B pass")
    assert t.refusal("use constable-blythe-2") == "BUF-FAT-02"
    until(t, "fight-battle")
    assert (len(t.cards("A", "hand")), len(t.cards("B", "hand"))) == (5, 2)


def test_mister_mum_1() -> None:
    people = {"mister-mum-1": "A2", "gideon-marrow-1": "A1"}
    hand = ["haymaker", "all-hands", "fence-post"]
    t = table(people, {"ada-vance-1": "A1"}, step="conflict", b_hand=hand)
    assert t.refusal("use mister-mum-1") == "BUF-TURN-10"
    fight(t, "gideon-marrow-1", "ada-vance-1", "fight-battle").play(
        "A pass", "B stack all-hands > charm", "A pass", "B stack fence-post > charm", "A pass"
    )
    t.play("B stack haymaker > butt-kicking", "A use mister-mum-1", "B pass")
    assert [len(pile) for pile in running(t).defender_stacks] == [1, 0, 0, 0]
    assert t.cards("B", "discard") == ["all-hands", "fence-post"]
    assert t.refusal("use mister-mum-1") == "BUF-FAT-02"


@pytest.mark.parametrize(
    ("tired", "space", "refused"),
    [(["ada-vance-1"], "A1", None), ([], "A1", "BUF-RUL-61"), (["ada-vance-1"], "A2", "BUF-RUL-61")],
)
def test_ferris_mudd_1(tired: list[str], space: str, refused: str | None) -> None:
    """The receiver must be able to bear it (BUF-RES-15); it is still its owner's card (BUF-RUL-31)."""
    bears = {"ada-vance-1": ["silver-sabre", "dirty-fighting"]}
    people = {"ferris-mudd-1": "A1", "gideon-marrow-1": "A1"}
    t = table(people, {"ada-vance-1": space}, step="resource", b_attached=bears, b_fatigued=tired)
    assert t.refusal("use ferris-mudd-1") == refused
    if refused is None:
        t.play("A use ferris-mudd-1")
        assert t.attached("gideon-marrow-1") == ["silver-sabre"]
        assert t.character("gideon-marrow-1").attached[0].owner == B


# -- whole games --------------------------------------------------------------------------------------


def deck(who: str) -> str:
    """All our cards twice, with something to stack and attach."""
    resources = [slug for slug in OURS if card(slug).type == CHARACTER]
    resources += ["lord-ashgrave-1", "the-tallow-man-1", "sexton-crowe-1", "the-gutter-twins-1"]
    resources += [f"{name}-{level}" for name in MAINS[1:] for level in (1, 2, 3)]
    resources += [
        "haymaker",
        "all-hands",
        "fine-print",
        "fence-post",
        "silver-sabre",
        "dirty-fighting",
        "power-cut",
    ]
    challenges = [
        "a-door-left-open",
        "blood-on-the-ballroom-floor",
        "wake-the-old-well",
        "night-of-long-shadows",
    ]
    return "\n".join(
        [
            f"name: {who}",
            f"essence: {who}-essence",
            f"main: {who}-1b",
            "[resources]",
            *(f"2 {slug}" for slug in resources),
            "[challenges]",
            *challenges,
            "[locations]",
            "harrow-street",
        ]
    )


@pytest.mark.parametrize("number", range(20))
def test_random_games_of_these_cards_end_well(number: int) -> None:
    players = 2 + (number % 4 == 0) + (number % 8 == 0)
    names = [(*MAINS, *MAINS)[(number + seat) % 3] for seat in range(players)]
    setup: Document = {"decks": [deck(name) for name in names], "format": "free", "turn_limit": 8}
    match = Match.start("buffy", setup, bytes([number]), log=True)
    before = cards_in_game(state_of(match))
    before.update(side.main_card for side in state_of(match).sides)  # not on the board yet
    play_random(match, Random(number), 3000)
    assert match.decision is None
    assert cards_in_game(state_of(match)) == before
    assert_in_bounds(state_of(match))
