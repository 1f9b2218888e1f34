"""How an attack stands: what damage is coming to whom, and what of it Defense takes (FAB-DMG-01)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.fables.game import mine
from noctuary.games.fables.rules.damage import shares
from noctuary.games.fables.state import State
from noctuary.games.fables.words import seat_name
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.contest import Contest, Contests
from noctuary.text.words import sentence


class FablesContests(Contests):
    def now(self, match: Match, language: Language) -> Contest | None:
        s = mine(match.state)
        coming = [packet for packet in s.packets if packet.amount and not s.boards[packet.target].out]
        if not coming:
            return None
        targets = dict.fromkeys(packet.target for packet in coming)
        sources = dict.fromkeys(packet.source for packet in coming if packet.source != packet.target)
        return Contest(
            tuple(f"seat/{seat_letter(seat)}" for seat in sources),
            tuple(f"seat/{seat_letter(seat)}" for seat in targets),
            tuple(_coming(s, seat, language) for seat in targets),
        )


def _coming(s: State, target: Seat, language: Language) -> str:
    """One packet after the other, as they would be settled now (FAB-RUL-05)."""
    board = s.boards[target]
    defense, hp = board.defense, board.hp
    for packet in s.packets:
        if packet.target == target:
            absorbed, lost = shares(defense, hp, packet.amount)
            defense, hp = defense - absorbed, hp - lost
    return sentence(
        say(
            language,
            "fables-contest-coming",
            who=seat_name(s, target, language, within=True),
            absorbed=board.defense - defense,
            lost=board.hp - hp,
            hp=hp,
            out="yes" if hp <= 0 else "no",
        )
    )


CONTESTS = FablesContests()
