"""Passing says what it does: whose watch comes, what ends, what begins (BUF-TURN-06, BUF-FCH-05)."""

from __future__ import annotations

from noctuary.games.buffy import verbs
from noctuary.games.buffy.kinds import TIMING_SLUGS
from noctuary.games.buffy.passing_words import passing_label, passing_text
from noctuary.kernel.move import move
from noctuary.text.catalogue import Language, catalogue, has
from tests.tables.buffy_table import Table, usual_box
from tests.tables.buffy_texts import at_table, in_challenge, in_fight

EN, FR = Language.EN, Language.FR


def told(t: Table, language: Language = EN) -> str:
    decision = t.match.decision
    assert decision is not None
    return passing_text(t.state, decision, language)


def label(t: Table, verb: int = verbs.PASS, language: Language = EN) -> str | None:
    decision = t.match.decision
    assert decision is not None
    return passing_label(t.state, decision, move(verb), language)


def test_the_watch_goes_on() -> None:
    t = at_table(usual_box(), step="movement")
    assert told(t) == "If you pass, the watch goes to spike."
    assert label(t) == "Pass: the watch goes to spike"
    assert label(t, language=FR) == "Passer\u00a0: la veille revient à spike"


def test_the_last_pass_ends_the_step_or_the_turn() -> None:
    t = at_table(usual_box(), step="movement").play("A pass")
    assert told(t) == "If you pass, the Movement Step ends and the Resource Step begins."
    assert told(t, FR) == "Si vous passez, l’étape de Mouvement s’achève et l’étape de Ressources commence."
    t = at_table(usual_box(), step="end").play("A pass")
    assert label(t) == (
        "Pass: the turn ends, the control of the Park is checked, and spike begins the next turn, by night"
    )


def test_each_stage_of_a_fight_leads_to_something() -> None:
    for stage, text in (
        ("fight-choose", "both of you draw cards and the battle begins"),
        ("fight-battle", "the battle ends and nothing more is stacked"),
        ("fight-resolve", "the totals decide the fight"),
    ):
        t = in_fight(usual_box(), stage).play("A pass")
        assert told(t) == f"If you pass, {text}."


def test_each_stage_of_a_challenge_leads_to_something() -> None:
    for stage, text in (
        ("challenge-battle", "la bataille s’achève et plus rien ne va dans les piles"),
        ("challenge-resolve", "les totaux décident du défi"),
    ):
        t = in_challenge(usual_box(), stage).play("A pass")
        assert told(t, FR) == f"Si vous passez, {text}."


def test_why_one_cannot_pass_yet() -> None:
    """BUF-TURN-05, BUF-FDI-03"""
    a = {"characters": {"buffy-1": "A1"}, "fatigued": ["buffy-1"]}
    t = at_table(usual_box(), step="refresh", a=a)
    assert told(t) == "You cannot pass before your fatigued cards are refreshed."


def test_declining_says_what_is_declined() -> None:
    t = at_table(usual_box(), step="movement")
    assert label(t, verbs.KEEP) == "Keep the rest, then draw up to 5 cards"
    assert label(t, verbs.MOVE) is None
    asked = [name.removeprefix("buffy-ask-") for name in catalogue(EN).ids if name.startswith("buffy-ask-")]
    particular = [name for name in catalogue(EN).ids if name.startswith("buffy-move-done-")]
    assert particular
    assert all(name.removeprefix("buffy-move-done-") in asked for name in particular)


def test_every_timing_in_which_one_may_pass_has_its_words() -> None:
    stages = [slug for slug in TIMING_SLUGS if slug.startswith(("fight-", "challenge-"))]
    assert stages
    assert all(has(f"buffy-pass-ends-{slug}") for slug in stages)
