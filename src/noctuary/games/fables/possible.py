"""Whether a Fable can be as a position says: what follows from her Twists, her Epics and her tokens."""

# not compiled: it checks documents and is never in a hot loop.

from __future__ import annotations

from noctuary.games.fables import agenda
from noctuary.games.fables.components import zones
from noctuary.games.fables.pending import waits_for
from noctuary.games.fables.state import NO_THRESHOLD, NOBODY, Board, State
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import letter


def limits(s: State, board: Board) -> tuple[int, int]:
    """Max HP and max Defense; a Twist whose unlocking still waits has not changed them yet."""
    twists = list(board.twists)
    for step in s.agenda:
        if step.kind == agenda.UNLOCKED and step.seat == board.seat and step.a in twists:
            twists.remove(step.a)
    return board.sheet.limits(twists)


def epics_about(s: State, board: Board) -> list[int]:
    """Her Epics that lie anywhere but among those to choose from."""
    about = [kind for _, cards in zones(board) for kind in cards]
    return [kind for kind in board.sheet.epic_kinds if kind in about]


def epics_to_choose_from(s: State, board: Board) -> int:
    """Three, less what her set-up has handed out (FAB-SETUP-10)."""
    sheet = board.sheet
    handed_out = 0 if waits_for(s, board.seat, agenda.SET_UP) else sheet.epics_at_start
    return len(sheet.epic_kinds) - handed_out


def check_board(s: State, board: Board, fields: Fields) -> None:
    """Called with every field read."""
    if board.out:
        _check_gone(s, board, fields)
        return
    _check_epics(s, board, fields)
    _check_twists(s, board, fields)
    _check_tokens(s, board, fields)


def _check_gone(s: State, board: Board, fields: Fields) -> None:
    """Whoever is out has taken all she had with her, unless that ended the game (FAB-2V2-15).

    What she was playing as she fell stays where it was put.
    """
    if all(other.out for other in s.boards if other.team == board.team):
        return
    for name, cards in [*zones(board), ("epics", list(board.epics))]:
        if cards and name not in ("play", "durables"):
            fields.refuse("impossible", name, rule="FAB-2V2-15")


def _check_epics(s: State, board: Board, fields: Fields) -> None:
    """One choice a game: before it all are there to choose from, after it one more is hers (FAB-EPIC-01)."""
    sheet = board.sheet
    chosen = board.threshold == NO_THRESHOLD
    left = 0 if chosen else epics_to_choose_from(s, board)
    most = len(sheet.epic_kinds) - epics_to_choose_from(s, board) + int(chosen)
    about = len(epics_about(s, board))
    if len(set(board.epics)) != left or len(board.epics) != left or about > most:
        count = len(board.epics)
        fields.fail("epics", "epics", count=count, left=left, about=about, most=most, rule="FAB-EPIC-01")
    due = not chosen and board.hp <= board.threshold
    if (board.epic_due and chosen) or (due and not board.epic_due):
        fields.fail("impossible", "epic_due", given=shown(board.epic_due), rule="FAB-RUL-51")


def _check_twists(s: State, board: Board, fields: Fields) -> None:
    """A Twist that acts once lies there only until it has acted (FAB-TWIST-02); none lies on a reserve."""
    sheet = board.sheet
    for reserve, gone, name in zip(sheet.reserves, board.reserves, ("attack", "defense", "movement")):
        if gone < len(reserve) and s.pool.is_twist[reserve[gone]]:
            left = len(reserve) - gone
            fields.table("reserves").fail("impossible", name, given=str(left), rule="FAB-TWIST-01")
    last = sheet.reserves[0][-1]
    acting = sum(step.kind == agenda.UNLOCKED and step.a == last for step in s.agenda)
    if sheet.last_acts_once and board.twists.count(last) > acting:
        fields.fail("impossible", "twists", given=s.pool.cards[last].slug, rule="FAB-TWIST-02")


def _check_tokens(s: State, board: Board, fields: Fields) -> None:
    sheet = board.sheet
    problem = sheet.impossible_tokens(s, board.seat)
    if problem is not None:
        fields.fail("impossible", problem[0], given=shown(getattr(board, problem[0])), rule=problem[1])
    if board.hurt and not any(
        step.kind in (agenda.CLOSE, agenda.SETTLE, agenda.RESPOND) for step in s.agenda
    ):
        fields.fail("impossible", "hurt", given=str(len(board.hurt)), rule="FAB-TIMING-01")
    if board.bramble and board.bramble_by == NOBODY:
        fields.refuse("impossible", "bramble", rule="FAB-RUL-49")


def check_course(s: State, fields: Fields) -> None:
    """Whose turn it is, and how far the game has come."""
    if s.winner == NOBODY and s.slot != s.active:
        partner = (s.slot + 2) % len(s.boards)
        if not s.settings.teams or not s.boards[s.slot].out or s.active != partner:
            fields.refuse("impossible", "slot", rule="FAB-2V2-08")
    left = [board for board in s.boards if not board.out]
    if s.settings.teams and len(left) == 2 and s.winner == NOBODY and left[0].track != left[1].track:
        fields.fail(
            "impossible",
            f"seats.{letter(left[1].seat)}.track",
            given=str(left[1].track),
            rule="FAB-2V2-13",
        )
    for board in left:
        if board.square == 0 and not waits_for(s, board.seat, agenda.PLACE) and s.winner == NOBODY:
            fields.fail("impossible", f"seats.{letter(board.seat)}.square", given="0", rule="FAB-SETUP-03")
    relics = s.relics
    if relics is not None:
        missing = relics.row[1:].count(NOTHING)
        if missing > len(relics.deck) + len(relics.discard):
            fields.fail("impossible", "relic_row.row", given="none", rule="FAB-RELIC-04")
