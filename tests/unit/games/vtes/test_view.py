"""What everybody sees of what is going on: block attempts, impulse, combat, votes, terms; what faces say."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.words import WORDS
from noctuary.kernel.ids import Seat
from noctuary.kernel.view import document
from noctuary.server.presenting.faces import face
from noctuary.server.wire import Tag
from noctuary.text.catalogue import Language
from tests.tables.vtes_stages import STAGES, stage
from tests.tables.vtes_table import vtes_table


def seen(name: str, seat: int | None = None) -> dict[str, Any]:
    match, _ = stage(name)
    return document(match.view(None if seat is None else Seat(seat)))


# -- windows and actions ------------------------------------------------------------------------------


def test_who_has_the_impulse_and_who_has_passed() -> None:
    """VTES-SEQ-02, VTES-SEQ-03: A bleeds B and has passed; B comes before the others."""
    view = seen("bleed")
    assert (view["window"], view["impulse"], view["passed"]) == ("no-attempt", 1, [0])
    assert view["order"] == [0, 1, 2, 3, 4]


def test_the_minions_that_may_block_are_the_unlocked_ones_of_the_target() -> None:
    """VTES-BLOCK-01, VTES-BLOCK-03."""
    action = seen("bleed")["action"]
    assert action["eligible"] == [1]
    assert action["blockers"] == ["alexa-draper", "horst-von-bruhl"], "not Naomi Stewart, who is locked"


def test_whoever_has_declined_has_no_blockers_left() -> None:
    """VTES-BLOCK-07."""
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={"ready": ["cid"]})
    table.play("A hunt ann")
    action: dict[str, Any] = document(table.match.view(None))["action"]  # type: ignore[assignment]
    assert (action["eligible"], action["targets"]) == ([1, 2], [])
    while (s := table.state).action is not None and not s.action.declined:
        table.play(f"{'ABC'[s.windows[-1].impulse]} pass")
    action = document(table.match.view(None))["action"]  # type: ignore[assignment]
    assert (action["declined"], action["blockers"]) == ([1], ["cid"])


def test_an_attempt_shows_who_and_how_well() -> None:
    action = seen("attempt")["action"]
    assert (action["blocker"], action["intercept"], action["stealth"]) == ("alexa-draper", 0, 0)


def test_a_card_being_played_says_by_whom() -> None:
    """VTES-SEQ-05: it waits for answers; those who look on see it, too."""
    view = seen("played")
    assert (view["window"], view["moment"]) == ("as-played", "attempt")
    played = {"card": "conditioning", "seat": 0, "by": "gelasia-fotiou", "target": None, "target_seat": None}
    assert view["playing"] == [played]


# -- combat -------------------------------------------------------------------------------------------


def test_a_combat_shows_who_chooses_and_what_was_chosen() -> None:
    view = seen("combat")
    acting, opposing = view["combat"]["sides"]
    assert (acting["minion"], acting["seat"]) == ("colette", 0)
    assert (acting["strike"], acting["strength"]) == ("hand", 1)
    assert (opposing["minion"], opposing["seat"], opposing["strike"]) == ("horst-von-bruhl", 1, None)
    assert (view["window"], view["subject"]) == ("strike", "horst-von-bruhl")


# -- referendums --------------------------------------------------------------------------------------


def test_a_referendum_shows_its_terms_and_every_vote() -> None:
    """VTES-POL-03, VTES-POL-04: points by Methuselah, votes by source."""
    called = seen("referendum")["referendum"]
    assert called["terms"] == [
        {"seat": 0, "points": -1},
        {"seat": 2, "points": -2},
        {"seat": 3, "points": -1},
    ]
    assert called["cast"] == [{"seat": 1, "by": "alexa-draper", "votes": 2, "for": True}]
    assert (called["for"], called["against"]) == (2, 0)


@pytest.mark.parametrize(
    ("card", "chosen", "told"),
    [
        ("kine-resources-contested", (0, 3, 1), [("seat", 1, -3), ("seat", 2, -1)]),
        ("parity-shift", (1, 2, 0, 1), [("seat", 1, -3), ("seat", 0, 2), ("seat", 2, 1)]),
        ("consanguineous-boon", (7,), [("clan", 7, 0)]),
        ("toreador-justicar", (12,), [("card", 12, 0)]),
        ("rumors-of-gehenna", (0, 2), [("seat", 0, 0), ("seat", 2, 0)]),
    ],
)
def test_terms_are_told_piece_by_piece(
    card: str, chosen: tuple[int, ...], told: list[tuple[str, int, int]]
) -> None:
    """VTES-POL-03: what a Methuselah would lose, what others would gain, a clan, a card."""
    pool = default_pool()
    terms = pool.cards[pool.kind_of[card]].uses[0].terms
    assert terms is not None
    assert terms.told_terms(vtes_table().state, chosen) == told


def test_every_card_that_asks_for_terms_tells_them() -> None:
    asking = {use.terms for card in default_pool().cards for use in card.uses if use.terms is not None}
    s = vtes_table().state
    assert asking
    for terms in asking:
        assert terms.told_terms(s, (1, 2, 0)), type(terms).__name__


def test_votes_that_lie_open_are_counted_for_each_seat_and_cards_in_hand_are_not() -> None:
    """VTES-POL-05: princes and primogens, and 1 for the Edge, which A has; B has cast one vampire's votes."""
    assert seen("referendum")["referendum"]["left"] == [3, 2, 0, 2, 0, 2]


def test_a_vote_by_the_edge_is_told_as_hers_who_had_it() -> None:
    match, _ = stage("referendum")
    while match.decision is not None and match.decision.seat != Seat(0):
        match.play_text("pass")
    match.play_text("vote-edge against")
    called: dict[str, Any] = document(match.view(None))["referendum"]  # type: ignore[assignment]
    assert called["cast"][-1] == {"seat": 0, "by": None, "votes": 1, "for": False}
    assert called["left"][0] == 2


# -- what stays hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STAGES)
def test_nothing_of_it_hangs_on_what_a_seat_cannot_see(name: str) -> None:
    """VTES-SETUP-07: in the middle of an action, a combat or a referendum, too."""
    match, _ = stage(name)
    for seat in range(match.seats):
        twin = match.imagine(Seat(seat), b"another world")
        assert twin.view(Seat(seat)) == match.view(Seat(seat))
        assert twin.view(None) == match.view(None)


# -- faces --------------------------------------------------------------------------------------------


def test_a_face_has_clan_and_disciplines_by_their_codes() -> None:
    shown = face("alexa-draper", WORDS, Language.EN)
    assert shown.tags[0] == Tag("Ventrue", "Ventrue", "")
    assert Tag("DOM", "Dominate", "superior") in shown.tags
    assert Tag("pot", "Potence", "basic") in shown.tags


def test_a_library_card_has_the_disciplines_it_needs() -> None:
    assert face("govern-the-unaligned", WORDS, Language.FR).tags == [Tag("dom", "Domination", "basic")]
    assert face("blood-doll", WORDS, Language.FR).tags == []
