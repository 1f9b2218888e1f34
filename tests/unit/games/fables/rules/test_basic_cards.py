"""What a hand offers is kept by the kinds in it, and is what each card's own rule says."""

from __future__ import annotations

from random import Random

from noctuary.games.fables.game import mine
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.rules.basic_cards import counts_as, in_hand
from noctuary.games.fables.state import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.fables_games import TURN_CAP, setup_number


def by_the_rules(s: State, me: Seat, card_type: int) -> list[int]:
    """Card by card, without anything that is kept."""
    hand = sorted(set(s.boards[me].hand))
    return [kind for kind in hand if counts_as(s, me, kind, card_type)] + s.boards[me].sheet.imaginary_cards(
        s, me
    )


def test_a_kept_answer_is_the_same_as_asking_card_by_card() -> None:
    """FAB-ACT-08, FAB-ACT-11; Swift Reprisal, Bloodletting, the Kraken and barred Matches included."""
    bent = 0
    for number in range(0, 90, 2):
        random = Random(number)
        match = Match.start("fables", {**setup_number(number), "turn_cap": TURN_CAP}, str(number).encode())
        for _ in range(400):
            decision = match.decision
            if decision is None:
                break
            match.play(random.choice(decision.moves))
            s = mine(match.state)
            for board in s.boards:
                for card_type in (ATTACK, DEFENSE, MOVEMENT):
                    expected = by_the_rules(s, board.seat, card_type)
                    assert in_hand(s, board.seat).by_type[card_type] == expected
                bent += board.sheet.bends_cards(s, board.seat)
    assert bent > 100
