"""Block attempts (VTES-BLOCK)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds, numbers, permissions
from noctuary.games.vtes.blocks.atoms import ALLIES, YOURS
from noctuary.games.vtes.blocks.effects.action import (
    Intercept,
    Redirect,
    Stealth,
    UnlockAndBlock,
    Wake,
)
from noctuary.games.vtes.blocks.states import YOUNGER
from noctuary.games.vtes.blocks.targets import Methuselah
from noctuary.games.vtes.blocks.who import ANOTHER
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import ATTEMPT, DECLINED, DURING_ACTION, MODIFIER, NO_ATTEMPT, REACTION
from noctuary.games.vtes.rules import actions, blocking
from tests.tables.vtes_cards import refused
from tests.tables.vtes_table import Adds, Box, Does, Table, vtes_table


def three(box: Box | None = None, **more: Any) -> Table:
    """A's prey is B, her predator C."""
    seats: dict[str, Any] = {
        "A": {"ready": ["ann"]},
        "B": {"ready": ["bob"]},
        "C": {"ready": ["cyd"]},
        **more,
    }
    return vtes_table(box, **seats)


def add_deflect(box: Box) -> None:
    """A card that turns a bleed to somebody else."""
    effects = [Redirect()]
    use = UseOf(
        1 << DECLINED,
        effects,
        types=REACTION,
        target=Methuselah(ANOTHER, prompt="vtes-ask-redirect", rule="VTES-ACT-09"),
    )
    box.library("deflect", REACTION, use)


def test_the_prey_is_asked_first_then_the_predator() -> None:
    """VTES-BLOCK-01: of an undirected action; VTES-BLOCK-02."""
    box = Box()
    box.vampire("dee", more_intercept=1)
    table = three(box, D={"ready": ["dee"]}).play("A hunt ann")
    assert table.asked() == ("B", "no-attempt")
    assert table.refusal("block cyd") == "VTES-BLOCK-03"
    table.play("B pass")
    assert table.asked() == ("D", "no-attempt")
    table.play("D block dee")
    assert table.state.action is not None
    assert (table.state.action.actor, table.state.action.blocker) == (
        table.card("ann").uid,
        table.card("dee").uid,
    )


def test_only_the_target_of_a_directed_action_blocks() -> None:
    """VTES-BLOCK-01: the predator is not even asked."""
    table = three().play("A bleed ann")
    assert table.asked() == ("B", "no-attempt")
    table.play("B pass")
    assert table.seat("B").pool == 29


def test_two_players_are_asked_once() -> None:
    """VTES-RUL-24: prey and predator are the same."""
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}).play("A hunt ann", "B pass")
    assert table.state.action is None


def test_locked_torpid_and_forbidden_minions_do_not_block() -> None:
    """VTES-BLOCK-03."""
    box = Box()
    box.vampire("bill", traits=[Adds(permissions.TO_BLOCK, -1)])
    table = three(
        box, B={"ready": {"bob": 5, "ben": {"locked": True}, "bill": 5}, "torpor": {"bea": 3}}
    ).play("A bleed ann")
    assert [text for text in table.offered() if text.startswith("block")] == ["block bob"]
    for name in ("ben", "bill", "bea"):
        assert table.refusal(f"block {name}") == "VTES-BLOCK-03"


def test_one_attempt_at_a_time_and_no_new_target_meanwhile() -> None:
    """VTES-BLOCK-04: state B."""
    box = _intercept_box()
    add_deflect(box)
    table = three(
        box,
        A={"ready": ["ann"], "hand": ["cloak"]},
        B={"ready": ["bob", "ben"], "hand": ["eye", "deflect"]},
    ).play("A bleed ann", "B block bob")
    assert table.asked() == ("A", "attempt")
    table.play("A play cloak by ann")
    assert table.asked() == ("B", "attempt")
    assert table.refusal("block ben") == "VTES-BLOCK-04"
    assert table.refusal("play deflect by ben") == "VTES-BLOCK-14"


def _intercept_box() -> Box:
    box = Box()
    box.library("eye", REACTION, UseOf(DURING_ACTION, [Intercept(1)], types=REACTION))
    box.library("cloak", MODIFIER, UseOf(DURING_ACTION, [Stealth(1)], types=MODIFIER))
    box.library("veil", MODIFIER, UseOf(DURING_ACTION, [Stealth(2)], types=MODIFIER))
    return box


def test_an_attempt_succeeds_if_intercept_is_at_least_stealth() -> None:
    """VTES-BLOCK-05: both 0 is enough; a hunt has 1."""
    table = three().play("A bleed ann", "B block bob")
    assert table.card("bob").locked
    table = three().play("A hunt ann", "B block bob")
    assert not table.card("bob").locked
    assert table.asked() == ("B", "no-attempt")


def test_a_failed_attempt_locks_nobody_and_may_be_repeated() -> None:
    """VTES-BLOCK-06."""
    table = three().play("A hunt ann", "B block bob", "B block bob", "B pass")
    assert table.asked() == ("C", "no-attempt")


def test_who_passes_while_nobody_attempts_has_declined_for_good() -> None:
    """VTES-BLOCK-07."""
    table = three(_intercept_box(), C={"ready": ["cyd"], "hand": ["eye"]}).play("A hunt ann", "B pass")
    table.play("C block cyd", "C play eye by cyd").finish()
    table = three().play("A hunt ann", "B pass", "C block cyd")
    assert table.asked()[0] == "C"
    table.play("C pass")
    assert table.state.action is None


def test_who_is_passed_over_has_declined_too() -> None:
    """VTES-BLOCK-07: the prey without a minion that could block does not hold up the predator."""
    table = three(B={}).play("A hunt ann")
    assert table.asked() == ("C", "no-attempt")
    assert table.refusal("block cyd") is None


def test_stealth_and_intercept_last_for_the_whole_action() -> None:
    """VTES-BLOCK-08: over later attempts; VTES-BLOCK-09, VTES-BLOCK-10: only when needed, one by one."""
    table = three(
        _intercept_box(),
        A={"ready": ["ann"], "hand": ["cloak", "veil"]},
        B={"ready": ["bob", "ben"], "hand": ["eye", "eye"]},
    )
    table.play("A bleed ann")
    assert table.asked() == ("B", "no-attempt")  # no stealth before an attempt
    assert "play eye by bob" not in table.offered()
    table.play("B block bob")
    assert table.asked() == ("A", "attempt")
    table.play("A play cloak by ann")
    assert table.asked() == ("B", "attempt")  # 1 against 0: she needs no more
    table.play("B play eye by bob")
    assert table.refusal("play cloak by ann") is not None
    table.play("A play veil by ann")
    assert numbers.stealth(table.state) == 3
    assert numbers.intercept(table.state, table.card("bob").uid) == 1
    assert table.asked() == ("B", "no-attempt")
    table.play("B block ben")
    assert numbers.intercept(table.state, table.card("ben").uid) == 0


def test_intercept_is_for_the_blocker_and_only_while_it_lacks() -> None:
    """VTES-BLOCK-10."""
    table = three(_intercept_box(), B={"ready": ["bob", "ben"], "hand": ["eye"]}).play(
        "A hunt ann", "B block bob"
    )
    assert table.asked() == ("B", "attempt")
    assert table.refusal("play eye by ben") == "VTES-BLOCK-10"
    table.play("B play eye by bob")
    assert table.card("bob").locked


def test_lowering_the_other_side_needs_no_need() -> None:
    """VTES-BLOCK-09."""
    box = Box()
    box.vampire("ann", capacity=8)
    box.library(
        "fog", MODIFIER, UseOf(DURING_ACTION, [Intercept(-1, (ALLIES | YOUNGER) & ~YOURS)], types=MODIFIER)
    )
    table = three(box, A={"ready": ["ann"], "hand": ["fog"]}).play("A bleed ann", "A play fog by ann")
    table.play("B block bob")
    assert not table.card("bob").locked
    assert numbers.intercept(table.state, table.card("bob").uid) == -1


def test_a_successful_block_has_a_window_then_locks_the_blocker_and_makes_combat() -> None:
    """VTES-BLOCK-11."""
    box = Box()
    use = UseOf(1 << kinds.BLOCKED, [Does(lambda s, u: None)], types=MODIFIER)
    box.library("last-word", MODIFIER, use)
    table = three(box, A={"ready": ["ann"], "hand": ["last-word"]}).play("A bleed ann", "B block bob")
    assert table.asked() == ("A", "blocked")
    assert not table.card("bob").locked
    table.play("A pass")
    assert table.card("bob").locked
    assert table.state.combat is not None


def test_an_action_that_ends_first_spares_the_blocker() -> None:
    """VTES-BLOCK-12: it does not lock, there is no combat."""
    box = Box()
    use = UseOf(1 << kinds.BLOCKED, [Does(lambda s, u: actions.end_now(s))], types=MODIFIER)
    box.library("retreat", MODIFIER, use)
    table = three(box, A={"ready": ["ann"], "hand": ["retreat"]}).play("A bleed ann", "B block bob")
    table.play("A play retreat by ann")
    assert table.state.action is None
    assert table.state.combat is None
    assert not table.card("bob").locked


def test_an_attempt_fails_when_its_blocker_is_locked() -> None:
    """VTES-BLOCK-12."""
    box = Box()

    def lock(s: Any, using: Any) -> None:
        next(card for card in s.cards if card.uid == s.action.blocker).locked = True

    box.library("trip", MODIFIER, UseOf(1 << ATTEMPT, [Does(lock)], types=MODIFIER))
    table = three(box, A={"ready": ["ann"], "hand": ["trip"]}).play("A bleed ann", "B block bob")
    table.play("A play trip by ann")
    assert table.state.combat is None
    assert table.seat("B").pool == 29


def test_a_new_target_clears_what_was_declined() -> None:
    """VTES-RUL-20, VTES-BLOCK-14, VTES-BLOCK-04: from state C back to A, for whoever may now block."""
    box = Box()
    add_deflect(box)
    table = three(box, B={"ready": ["bob"], "hand": ["deflect"]}).play("A bleed ann", "B pass")
    assert table.asked() == ("B", "declined")
    table.play("B play deflect by bob")
    assert table.asked() == ("C", "no-attempt")
    assert table.ash("B") == ["deflect"]
    table.play("C pass")
    assert (table.seat("B").pool, table.seat("C").pool) == (30, 29)


def test_a_failed_attempt_is_no_obstacle_to_declining() -> None:
    """VTES-BLOCK-14: after it one may decline and redirect the bleed."""
    box = _intercept_box()
    add_deflect(box)
    table = (
        three(box, A={"ready": ["ann"], "hand": ["cloak"]}, B={"ready": ["bob"], "hand": ["deflect"]})
        .play("A bleed ann", "B block bob", "A play cloak by ann")
        .pass_until("declined")
    )
    table.play("B play deflect by bob")
    assert table.state.action is not None
    assert table.state.action.targets == (2,)


def test_stealth_lasts_across_a_new_target() -> None:
    """VTES-BLOCK-08."""
    box = _intercept_box()
    add_deflect(box)
    table = (
        three(box, A={"ready": ["ann"], "hand": ["cloak"]}, B={"ready": ["bob"], "hand": ["deflect"]})
        .play("A bleed ann", "B block bob", "A play cloak by ann")
        .pass_until("declined")
    )
    table.play("B play deflect by bob", "C block cyd")
    assert numbers.stealth(table.state) == 1
    assert not table.card("cyd").locked


def test_the_new_target_is_chosen_as_the_card_is_announced() -> None:
    """VTES-SEQ-05: before anybody can answer, and everybody sees who it is."""
    box = Box()
    add_deflect(box)
    wake = UseOf(1 << kinds.AS_PLAYED, [Wake()], types=REACTION, needs_locked=True)
    box.library("wake", REACTION, wake)
    cyd = {"ready": {"cyd": {"locked": True}}, "hand": ["wake"]}
    table = three(box, B={"ready": ["bob"], "hand": ["deflect"]}, C=cyd, D={"ready": ["dee"]})
    table.play("A bleed ann", "B pass", "B play deflect by bob")
    assert table.asked() == ("B", "vtes-ask-redirect")
    assert table.offered() == ["player C", "player D"]
    assert table.refusal("player A") == "VTES-ACT-09"
    table.play("B player C")
    assert table.asked() == ("C", "as-played")
    assert table.state.playing[-1].target_seat == 2
    assert table.state.action is not None
    assert table.state.action.targets == (1,), "it has not been carried out yet"
    table.play("C play wake by cyd", "C block cyd")
    assert table.state.combat is not None


def test_a_bleed_turned_to_somebody_who_has_left_stays_where_it_is() -> None:
    """VTES-SEQ-05, VTES-OUST-03: she cannot become its target any more."""
    box = Box()
    add_deflect(box)
    wake = UseOf(1 << kinds.AS_PLAYED, [Wake()], types=REACTION, needs_locked=True)
    box.library("wake", REACTION, wake)
    cyd = {"ready": {"cyd": {"locked": True}}, "hand": ["wake"]}
    table = three(box, B={"ready": ["bob"], "hand": ["deflect"]}, C=cyd, D={"ready": ["dee"]})
    table.play("A bleed ann", "B pass", "B play deflect by bob", "B player C", "C concede").finish()
    assert (table.seat("B").pool, table.seat("D").pool) == (30 - 1 + 6, 30)


def test_nobody_is_made_to_bleed_herself() -> None:
    """VTES-ACT-09: redirected neither."""
    box = Box()
    add_deflect(box)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"], "hand": ["deflect"]})
    table.play("A bleed ann", "B pass")
    assert table.seat("B").pool == 29


def test_a_wake_lets_a_locked_minion_react_and_block() -> None:
    """VTES-SEQ-18: it stays locked; for the rest of the action only."""
    box = Box()
    use = UseOf(DURING_ACTION, [Wake()], types=REACTION, needs_locked=True)
    box.library("wake", REACTION, use)
    table = three(box, B={"ready": {"bob": {"locked": True}}, "hand": ["wake"]}).play("A bleed ann")
    assert table.refusal("block bob") == "VTES-BLOCK-03"
    table.play("B play wake by bob")
    assert table.card("bob").locked
    table.play("B block bob")
    assert table.state.combat is not None


def test_a_locked_minion_that_could_be_woken_is_asked_whatever_the_hand() -> None:
    """VTES-RUL-17: whether she is asked tells nobody whether she holds a wake."""
    box = Box()
    box.library("wake", REACTION, UseOf(DURING_ACTION, [Wake()], types=REACTION, needs_locked=True))
    box.library("other", kinds.MASTER, UseOf(1 << kinds.MASTER_PHASE, types=kinds.MASTER))
    asked = []
    for hand in ("wake", "other"):
        table = three(box, B={"ready": {"bob": {"locked": True}}, "hand": [hand]}).play("A bleed ann")
        asked.append(table.asked())
    assert asked == [("B", "no-attempt")] * 2
    without = three(box, B={"ready": {"bob": {"locked": True}}}).play("A bleed ann")
    assert without.state.action is None


def rouse_box() -> Box:
    box = Box()
    use = UseOf(1 << NO_ATTEMPT, [UnlockAndBlock(1)], types=REACTION, needs_locked=True)
    box.library("rouse", REACTION, use)
    return box


def test_unlock_and_block_obliges_to_attempt_at_once() -> None:
    """VTES-BLOCK-15."""
    table = three(rouse_box(), B={"ready": {"bob": {"locked": True}}, "hand": ["rouse"]})
    table.play("A hunt ann", "B play rouse by bob")
    assert table.state.combat is not None
    assert table.state.combat.sides[1].uid == table.card("bob").uid


def test_unlock_and_block_does_not_override_whose_turn_it_is() -> None:
    """VTES-BLOCK-15: prey before predator, and of a bleed only the target."""
    asleep: dict[str, Any] = {"ready": {"cyd": {"locked": True}}, "hand": ["rouse"]}
    table = three(rouse_box(), B={"ready": ["bob"], "hand": ["rouse"]}, C=asleep).play("A hunt ann")
    assert refused(table, "C play rouse by cyd") == "VTES-BLOCK-01"
    table.play("B pass")
    assert table.refusal("play rouse by cyd") is None
    table = three(rouse_box(), C=asleep).play("A bleed ann")
    assert refused(table, "C play rouse by cyd") == "VTES-BLOCK-01"


def priced(price: int, **b: Any) -> Table:
    """Attempts to block Ann cost blood."""
    box = Box()
    box.vampire("ann", traits=[Adds(numbers.ATTEMPT_COST, price)])
    return three(box, B=b)


def test_an_attempt_has_its_price_each_time() -> None:
    """VTES-BLOCK-13: it must be payable, and a failed attempt is paid for too."""
    table = priced(2, ready={"bob": 5, "ben": 1, "bea": 5}).play("A hunt ann")
    assert table.refusal("block ben") == "VTES-BLOCK-13"
    table.play("B block bob", "B block bob")
    assert table.card("bob").counters == 1
    assert table.refusal("block bob") == "VTES-BLOCK-13"


@pytest.mark.parametrize(("answer", "blood", "fights"), [("yes", 4, True), ("no", 5, False)])
def test_a_price_put_on_a_running_attempt_is_paid_or_the_attempt_given_up(
    answer: str, blood: int, fights: bool
) -> None:
    """VTES-BLOCK-13: given up, it may be tried again."""
    table = toll_on_attempt(5).play(f"B {answer}")
    assert table.card("bob").counters == blood
    assert (table.state.combat is not None) == fights
    if not fights:
        assert table.offered() == ["block bob", "pass"]


def test_who_cannot_pay_the_price_of_a_running_attempt_gives_it_up() -> None:
    """VTES-BLOCK-13."""
    table = toll_on_attempt(0)
    assert table.state.combat is None
    assert not table.card("bob").locked
    assert table.seat("B").pool == 29


def toll_on_attempt(blood: int) -> Table:
    box = Box()
    toll = Does(lambda s, u: blocking.put_price(s, 1, u.kind))
    box.library("toll", MODIFIER, UseOf(1 << ATTEMPT, [toll], types=MODIFIER))
    table = three(box, A={"ready": ["ann"], "hand": ["toll"]}, B={"ready": {"bob": blood}})
    return table.play("A bleed ann", "B block bob", "A play toll by ann")


def test_blockers_burn_blood_as_far_as_they_have_it() -> None:
    """VTES-BLOCK-13: on success, not for the attempt."""
    box = Box()
    box.vampire("ann", traits=[Adds(numbers.BLOCK_TOLL, 2)])
    table = three(box, B={"ready": {"bob": 1}}).play("A bleed ann", "B block bob")
    assert (table.card("bob").counters, table.card("bob").locked) == (0, True)
    table = three(box, B={"ready": {"bob": 1}}).play("A hunt ann", "B block bob")
    assert table.card("bob").counters == 1
