"""What is said of a VTES card in play: corruption and borrowed vampires, in both languages."""

from __future__ import annotations

import pytest

from noctuary.boards.vtes_states import states
from noctuary.games.vtes.seen import InPlay
from noctuary.text import Language


def card(**more: object) -> InPlay:
    plain = {"name": "ann", "card": "ann", "owner": 0, "controller": 0, "region": "ready", "host": None}
    return InPlay(**{**plain, "locked": False, "counters": 2, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (Language.EN, ["2 counters", "borrowed from C", "3 corruption counters (A, B ×2)"]),
        (Language.FR, ["2 compteurs", "emprunté à C", "3 compteurs de corruption (A, B ×2)"]),
    ],
)
def test_a_borrowed_card_and_corruption_are_told(lang: Language, told: list[str]) -> None:
    assert states(card(controller=1, returns=2, corruption=[1, 0, 1]), lang) == told


def test_superior_disciplines_come_first() -> None:
    vampire = card(vampire=True, capacity=5, bleed=1, strength=1, disciplines=["aus", "DOM"])
    assert states(vampire, Language.EN)[-2:] == ["superior Dominate", "Auspex"]


def test_a_card_that_somebody_took_says_whose_it_is() -> None:
    assert "owned by A" in states(card(controller=1), Language.EN)
