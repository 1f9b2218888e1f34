"""Whether a position of Buffy can come about: who has won, whose watch it is, who is still in the game."""

# not compiled: it checks documents and is never in a hot loop.

from __future__ import annotations

from noctuary.games.buffy import board
from noctuary.games.buffy.kinds import CHALLENGE, DESTINY_TO_WIN, PARK_TO_WIN
from noctuary.games.buffy.positions.dumping import DRAW
from noctuary.games.buffy.state import DRAWN, FROM_CHALLENGES, FROM_HAND, NOBODY, Side, State
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.position_words import NONE, letter


def read_winner(s: State, fields: Fields) -> Seat:
    """Whoever has 10 Destiny Points, holds the Park for the sixth time or is alone has won.

    BUF-VIC-01, BUF-VIC-02, BUF-RUL-49. Only what a turn limit brings has to be said (BUF-RUL-54).
    """
    best = max(side.destiny for side in s.sides)
    left = board.seats_from(s, Seat(0))
    winners = [side.seat for side in s.sides if side.destiny >= DESTINY_TO_WIN]
    usual = next((seat for seat in winners if s.sides[seat].destiny == best), NOBODY)
    if s.park_count >= PARK_TO_WIN and usual == NOBODY:
        winners, usual = [s.park_holder], s.park_holder
    if len(left) <= 1 and usual == NOBODY:
        winners, usual = left, (left[0] if left else NOBODY)
    allowed = [letter(seat) for seat in winners]
    if usual == NOBODY:
        limit = s.settings.turn_limit
        over = 0 < limit <= s.turn_number
        allowed = [NONE, DRAW, *SEAT_LETTERS[: len(s.sides)]] if over else [NONE]
    found = fields.choice("winner", letter(usual), allowed)
    return DRAWN if found == DRAW else Seat(SEAT_LETTERS.find(found))


def check_side(s: State, side: Side, fields: Fields) -> None:
    """Called with every field read."""
    if side.out and s.winner == NOBODY:
        _check_gone(s, side, fields)
    from_challenges = side.shown_from == FROM_CHALLENGES
    if any((s.pool.type[kind] == CHALLENGE) != from_challenges for kind in side.shown):
        fields.refuse("impossible", "shown", rule="BUF-ZON-08")
    if side.shown and side.shown_from == FROM_HAND and side.hand:
        fields.refuse("impossible", "hand", rule="BUF-RUL-44")  # the whole hand lies open


def _check_gone(s: State, side: Side, fields: Fields) -> None:
    """Whoever has left the game has nothing in it any more but locations (BUF-RUL-49)."""
    for name in ("hand", "deck", "challenges", "locations", "second_parts", "parts_two", "shown"):
        if getattr(side, name):
            field = "challenge_deck" if name == "challenges" else name
            fields.refuse("impossible", field, rule="BUF-RUL-49")
    owners = [one.owner for one in s.characters] + [placed.owner for placed in s.challenges]
    if side.seat in owners:
        fields.fail("impossible", "out", given=shown(True), rule="BUF-RUL-49")


def check_course(s: State, fields: Fields) -> None:
    """Who has the watch, and how many have passed."""
    if s.winner != NOBODY:
        return
    if s.sides[s.watch].out:
        fields.fail("impossible", "watch", given=letter(s.watch), rule="BUF-RUL-49")
    if s.passes >= board.players_in(s):
        fields.fail("impossible", "passes", given=str(s.passes), rule="BUF-TURN-06")
    if s.park_holder != NOBODY and s.sides[s.park_holder].out:
        fields.fail("impossible", "park.holder", given=letter(s.park_holder), rule="BUF-RUL-49")
