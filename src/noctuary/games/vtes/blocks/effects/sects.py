"""What changes what a vampire is: its sect, a Discipline it is taught."""

from __future__ import annotations

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.blocks.effects.on_cards import OnCards, special
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.pointing import CHOSEN
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import ANYTHING, Phrase, Trait, Using
from noctuary.games.vtes.kinds import DISCIPLINES, NONE, SUPERIOR
from noctuary.games.vtes.questions import choose
from noctuary.games.vtes.rules import sects
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.refusal import Refusal


class Join(OnCards):
    """It becomes a member of the sect, for good (VTES-SECT-01)."""

    def __init__(self, sect: int, whom: Which) -> None:
        super().__init__(whom)
        self.sect = sect
        self.joins = sect

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-join", {"sect": self.sect}, {"whom": self.whom}, special(self.whom))

    def do(self, s: State, using: Using, card: InPlay) -> None:
        if is_vampire(s, card):
            sects.become(s, card, self.sect)


def _mastered(s: State, uid: int) -> list[int]:
    """The Disciplines that a minion has at superior."""
    minion = find(s, uid)
    if minion is None:
        return []
    return [which for which in range(DISCIPLINES) if numbers.discipline(s, minion, which) == SUPERIOR]


class PutOnToTeach(PutOn):
    """This card goes on the chosen vampire, for a Discipline that the acting one has at superior."""

    def __init__(self) -> None:
        super().__init__(CHOSEN)

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-on-to-teach")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if _mastered(s, using.minion) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._ask(s, using)

    def _ask(self, s: State, using: Using) -> Play:
        mastered = [move(verbs.DISCIPLINE, which) for which in _mastered(s, using.minion)]
        if not mastered:
            return
        answer = yield from choose(using.seat, "vtes-ask-teach", mastered, source=using.kind)
        before = len(s.cards)
        super().run(s, using)
        if len(s.cards) > before:
            s.cards[-1].second = answer.a


class TeachesSecond(Trait):
    """One more level of the Discipline that was chosen for its bearer: `InPlay.second`."""

    what = ANYTHING

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-teaches-second")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        taught = card.second != NOTHING and what == numbers.DISCIPLINE + card.second
        return int(taught and about == card.host) + NONE
