"""Diablerie and the blood hunt (VTES-DIAB)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import happenings, kinds, numbers, permissions
from noctuary.games.vtes.board import there
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import MASTER, SUPERIOR
from noctuary.games.vtes.rules import diablerie
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import Adds, Box, Does, Table, When, vtes_table


def eaten(box: Box | None = None, **more: Any) -> Table:
    """Ann diablerises Tom, who is no older than her and lies in her own torpor region."""
    box = Box() if box is None else box
    seats: dict[str, Any] = {"A": {"ready": {"ann": 3}, "torpor": {"tom": 4}}, "B": {}, **more}
    return vtes_table(box, **seats).play("A diablerise ann tom")


def eaten_elder(box: Box, **zones: list[str]) -> Table:
    """… who is older; she holds these cards."""
    box.vampire("tom", capacity=8)
    return eaten(box, A={"ready": {"ann": 3}, "torpor": {"tom": 4}, **zones})


def lesson(box: Box, slug: str, code: str) -> None:
    which = kinds.DISCIPLINE_CODES.index(code)
    box.library(slug, MASTER, keywords=kinds.DISCIPLINE_CARD, disciplines=[which], stays=kinds.ON_CARD)


def test_all_blood_goes_to_the_diablerist_and_the_victim_burns() -> None:
    """VTES-DIAB-01: the excess is lost; everything else on the victim burns."""
    box = Box()
    box.library("fame", MASTER, stays=kinds.ON_CARD)
    table = eaten(box, A={"ready": {"ann": 3}, "torpor": {"tom": {"counters": 4, "on": ["fame"]}}})
    assert table.card("ann").counters == 5
    assert sorted(table.ash("A")) == ["fame", "tom"]


def test_equipment_may_be_taken() -> None:
    """VTES-DIAB-01."""
    box = Box()
    for slug in ("gun", "axe"):
        box.library(slug, kinds.EQUIPMENT, stays=kinds.ON_CARD)
    lying = {"tom": {"counters": 4, "on": ["gun", "axe"]}}
    table = eaten(box, A={"ready": {"ann": 3}, "torpor": lying})
    assert table.offered() == ["target gun", "target axe", "done"]
    table.play("A target gun", "A done")
    assert table.card("gun").host == table.card("ann").uid
    assert sorted(table.ash("A")) == ["axe", "tom"]


def test_a_diablerist_takes_no_second_vehicle() -> None:
    """VTES-DIAB-01, VTES-ACT-12."""
    box = Box()
    for slug in ("car", "bike"):
        box.library(slug, kinds.EQUIPMENT, keywords=kinds.VEHICLE, stays=kinds.ON_CARD)
    table = eaten(
        box, A={"ready": {"ann": {"on": ["car"]}}, "torpor": {"tom": {"counters": 4, "on": ["bike"]}}}
    )
    assert table.card("car").host == table.card("ann").uid
    assert sorted(table.ash("A")) == ["bike", "tom"]


def test_an_older_victim_teaches_a_discipline() -> None:
    """VTES-DIAB-01, VTES-MASTER-07: from hand, library or ash heap; +1 capacity without blood."""
    for zone in ("hand", "library", "ash"):
        box = Box()
        lesson(box, "dominate", "dom")
        box.library("page", kinds.COMBAT)
        hand = ["page"] * (7 if zone != "hand" else 6)
        table = eaten_elder(box, **{"hand": hand, zone: ["dominate", *(hand if zone == "hand" else [])]})
        assert table.offered() == [f"fetch dominate {zone}", "done"]
        table.play(f"A fetch dominate {zone}")
        ann = table.card("ann")
        assert numbers.discipline(table.state, ann, kinds.DISCIPLINE_CODES.index("dom")) == kinds.BASIC
        assert (numbers.capacity(table.state, ann), ann.counters) == (6, 5)
        assert table.card("dominate").host == ann.uid


def test_the_hand_is_refilled_after_a_lesson_out_of_it() -> None:
    """VTES-DIAB-01."""
    box = Box()
    lesson(box, "dominate", "dom")
    box.library("page", kinds.COMBAT)
    table = eaten_elder(box, hand=["dominate", *["page"] * 6], library=["page"])
    table.play("A fetch dominate hand").offered()
    assert table.hand("A") == ["page"] * 7


def test_nobody_learns_from_the_question_what_a_library_holds() -> None:
    """VTES-DIAB-01, VTES-SEQ-20: it is put in any case, and all the others see is the same."""
    seen = []
    for library in (["dominate", "page"], ["page", "page"]):
        box = Box()
        lesson(box, "dominate", "dom")
        box.library("page", kinds.COMBAT)
        table = eaten_elder(box, hand=["page"] * 7, library=library)
        assert table.asked() == ("A", "vtes-ask-learn")
        before = table.state.chance.drawn
        table.play("A done")
        assert table.state.chance.drawn > before  # searched, so it is shuffled
        seen.append((str(table.match.view(Seat(1))), [event.message for event in table.log()]))
    assert seen[0] == seen[1]


def test_a_younger_victim_or_a_superior_discipline_teaches_nothing() -> None:
    """VTES-DIAB-01, VTES-MASTER-07: ages are compared before the card."""
    box = Box()
    lesson(box, "dominate", "dom")
    table = eaten(box, A={"ready": {"ann": 3}, "torpor": {"tom": 4}, "hand": ["dominate"]})
    assert table.hand("A") == ["dominate"]
    assert table.window() != "vtes-ask-learn"
    box = Box()
    lesson(box, "dominate", "dom")
    box.vampire("ann", disciplines={"dom": SUPERIOR})
    table = eaten_elder(box, hand=["dominate"])
    assert table.window() != "vtes-ask-learn"  # no card there is could teach her anything


def test_effects_keyed_to_a_diablerie_come_after_the_lesson_and_before_the_hunt() -> None:
    """VTES-DIAB-02."""
    seen: list[tuple[int, bool]] = []
    box = Box()
    lesson(box, "dominate", "dom")
    witness = box.library("witness", MASTER, stays=kinds.IN_PLAY)
    witness.triggers = [
        When(
            happenings.DIABLERISED,
            lambda s, c, a: seen.append((numbers.capacity(s, there(s, a)), s.referendum is not None)),
        )
    ]
    eaten_elder(box, hand=["dominate"], in_play=["witness"]).play("A fetch dominate hand").offered()
    assert seen == [(6, False)]


def test_a_diablerised_vampire_has_lost_its_blood() -> None:
    """VTES-DIAB-01, VTES-OUST-07: that is the end of its controller's withdrawal."""
    table = vtes_table(A={"ready": {"ann": 3}}, B={"torpor": {"tom": 4}})
    table.seat("B").withdrawing = 1
    table.play("A diablerise ann tom").finish()
    assert table.seat("B").withdrawing == 2


def prince(box: Box, slug: str, city: str) -> None:
    box.vampire(slug, title=kinds.PRINCE, city=city)


def test_the_blood_hunt_is_called_at_once_and_burns_the_diablerist() -> None:
    """VTES-DIAB-02, VTES-RUL-26: the Methuselah whose turn it is begins; not an action."""
    box = Box()
    prince(box, "bob", "Paris")
    prince(box, "amy", "Lyon")
    table = eaten(
        box, A={"ready": {"ann": 3, "amy": 5}, "torpor": {"tom": 4}}, B={"ready": {"bob": {"locked": True}}}
    )
    assert table.asked() == ("A", "polling")
    table.play("A pass", "B vote bob for", "A pass")
    assert table.gone("ann")


def test_a_tied_blood_hunt_fails() -> None:
    """VTES-DIAB-02."""
    box = Box()
    prince(box, "bob", "Paris")
    prince(box, "amy", "Lyon")
    table = eaten(
        box,
        A={"ready": {"ann": 3, "amy": {"locked": True}}, "torpor": {"tom": 4}},
        B={"ready": {"bob": {"locked": True}}},
    )
    table.play("A vote amy against", "B vote bob for")
    assert not table.gone("ann")
    assert table.state.referendum is None


def test_no_modifiers_and_no_reactions_in_a_blood_hunt() -> None:
    """VTES-DIAB-02: nobody has a free vote, but a political card may be burned."""
    box = Box()
    prince(box, "bob", "Paris")
    use = UseOf(1 << kinds.POLLING, [Does(lambda s, u: None)], types=kinds.REACTION)
    box.library("shout", kinds.REACTION, use)
    box.library("motion", kinds.POLITICAL)
    table = eaten(box, B={"ready": ["bob"], "hand": ["shout", "motion"]}).pass_until("polling")
    assert table.asked() == ("B", "polling")
    assert table.refusal("play shout by bob") == "VTES-DIAB-02"
    table.play("B vote-card motion for")
    assert table.ash("B") == ["motion"]


def test_who_survives_gives_nothing_and_calls_no_hunt() -> None:
    """VTES-DIAB-03: a victim that has left torpor is not diablerised."""
    table = vtes_table(A={"ready": {"ann": 3, "tom": 4}}, B={})
    diablerie.diablerise(table.state, table.seat("A").seat, table.card("ann").uid, table.card("tom").uid)
    assert (table.card("ann").counters, table.card("tom").counters) == (3, 4)
    assert table.state.agenda == []


def test_the_blood_cursed_and_allies_commit_no_diablerie() -> None:
    """VTES-DIAB-04, VTES-DIAB-01, VTES-SECT-04: nor as blockers of who leaves torpor (VTES-TORPOR-05)."""
    box = Box()
    box.vampire("cursed", traits_mask=kinds.BLOOD_CURSED)
    box.vampire("meek", traits=[Adds(permissions.TO_DIABLERISE, -1)])
    box.ally("dog")
    table = vtes_table(box, A={"ready": ["cursed", "meek", "dog"], "torpor": ["tom"]}, B={})
    assert table.refusal("diablerise cursed tom") == "VTES-DIAB-04"
    assert table.refusal("diablerise meek tom") == "VTES-DIAB-04"
    assert table.refusal("diablerise dog tom") == "VTES-ACT-17"
    box.vampire("cursed", traits_mask=kinds.BLOOD_CURSED, more_intercept=1)
    table = vtes_table(box, A={"torpor": ["tom"]}, B={"ready": ["cursed"]})
    table.play("A leave-torpor tom", "B block cursed")
    assert table.state.action is None  # no question was put
    assert table.card("tom").region == kinds.TORPOR


def test_the_blocker_of_a_leave_torpor_action_may_eat() -> None:
    """VTES-TORPOR-05, VTES-DIAB-02: the hunt is on the blocker, before the action ends."""
    box = Box()
    box.vampire("bob", more_intercept=1)
    prince(box, "pia", "Paris")
    table = vtes_table(
        box, A={"ready": {"pia": {"locked": True}}, "torpor": {"ann": 3}}, B={"ready": {"bob": 1}}
    )
    table.play("A leave-torpor ann", "B block bob", "B yes")
    assert table.card("bob").counters == 4
    assert table.asked() == ("A", "polling")
    table.play("A vote pia for")
    assert table.gone("bob")
    assert table.state.action is None


def test_effects_after_resolution_wait_for_the_hunt() -> None:
    """VTES-DIAB-02, VTES-ACT-22."""
    box = Box()
    prince(box, "amy", "Lyon")
    box.library(
        "epilogue",
        kinds.MODIFIER,
        UseOf(1 << kinds.AFTER_ACTION, [Does(lambda s, u: None)], types=kinds.MODIFIER),
    )
    hand = {"ready": {"ann": 3, "amy": {"locked": True}}, "torpor": {"tom": 4}, "hand": ["epilogue"]}
    table = eaten(box, A=hand)
    assert table.asked() == ("A", "polling")
    table.play("A pass")
    assert table.asked() == ("A", "after-action")
