"""How an action, a combat or a referendum stands: what it comes to now, and what would turn it."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.going_on import ACTING, OPPOSING, Action, Combat
from noctuary.games.vtes.kinds import BLEED
from noctuary.games.vtes.names import in_play_text, seat_name, tidy
from noctuary.games.vtes.notation import card_name
from noctuary.games.vtes.rules import politics, strikes
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.contest import Contest, Contests
from noctuary.text.words import sentence


class VtesContests(Contests):
    """The innermost of them: a combat may come of an action, a referendum is one."""

    def now(self, match: Match, language: Language) -> Contest | None:
        s = mine(match.state)
        if s.combat is not None:
            found = _combat(s, s.combat, language)
        elif s.referendum is not None:
            found = _referendum(s, language)
        elif s.action is not None:
            found = _action(s, s.action, language)
        else:
            return None
        lines = tuple(sentence(tidy(language, line)) for line in found.lines)
        return Contest(found.actors, found.targets, lines)


def _card(s: State, uid: int) -> tuple[str, ...]:
    return () if find(s, uid) is None else (f"play/{card_name(s, uid)}",)


# -- actions --------------------------------------------------------------------------------------------


def _action(s: State, action: Action, language: Language) -> Contest:
    """Whoever tries to block is at the actor; else the actor is at what the action is directed at."""
    actor = _card(s, action.actor)
    if action.blocker != NOTHING and find(s, action.blocker) is not None:
        return Contest(_card(s, action.blocker), actor, (_block(s, action, language),))
    seats = tuple(f"seat/{seat_letter(seat)}" for seat in action.targets)
    return Contest(actor, _card(s, action.target) or seats, tuple(_unblocked(s, action, language)))


def _block(s: State, action: Action, language: Language) -> str:
    """An attempt succeeds with as much intercept as the action has stealth (VTES-BLOCK-05)."""
    stealth, intercept = numbers.stealth(s), numbers.intercept(s, action.blocker)
    blocks = intercept >= stealth
    return say(
        language,
        f"vtes-contest-{'blocks' if blocks else 'fails-to-block'}",
        minion=in_play_text(s, action.blocker, language),
        stealth=stealth,
        intercept=intercept,
        by=intercept - stealth + 1 if blocks else stealth - intercept,
    )


def _unblocked(s: State, action: Action, language: Language) -> list[str]:
    found = [say(language, "vtes-contest-unblocked", stealth=numbers.stealth(s))]
    bled = action.targets[0] if action.kind == BLEED and action.targets else NOBODY
    if bled != NOBODY:
        amount, pool = max(0, numbers.action_bleed(s)), s.players[bled].pool
        who = seat_name(bled, language)
        after = max(0, pool - amount)
        found.append(say(language, "vtes-contest-bleed", who=who, amount=amount, before=pool, after=after))
    return found


# -- combat ---------------------------------------------------------------------------------------------


def _combat(s: State, combat: Combat, language: Language) -> Contest:
    acting, opposing = combat.sides[ACTING].uid, combat.sides[OPPOSING].uid
    lines = [_damage(s, combat, side, language) for side in (ACTING, OPPOSING)]
    return Contest(_card(s, acting), _card(s, opposing), tuple(line for line in lines if line))


def _damage(s: State, combat: Combat, side: int, language: Language) -> str:
    """What this side is about to take: of strikes that have resolved, or that are declared."""
    one = combat.sides[side]
    amount = one.pending + one.pending_aggravated
    message = "vtes-contest-takes"
    if not amount:
        amount, message = strikes.would_inflict(s, combat, 1 - side), "vtes-contest-would-take"
    if not amount or find(s, one.uid) is None:
        return ""
    return say(
        language,
        message,
        minion=in_play_text(s, one.uid, language),
        amount=amount,
        aggravated=one.pending_aggravated,
    )


# -- referendums ----------------------------------------------------------------------------------------


def _referendum(s: State, language: Language) -> Contest:
    """More votes for than against pass it; a tie fails (VTES-POL-02)."""
    called = s.referendum
    assert called is not None
    votes_for, against = politics.tally(s)
    passes = votes_for > against
    line = say(
        language,
        f"vtes-contest-{'passes' if passes else 'fails'}",
        by=votes_for - against if passes else against - votes_for + 1,
        against=against,
        **{"for": votes_for},
    )
    targets: list[str] = []
    for what, number, _ in politics.terms(s):
        targets += [f"seat/{seat_letter(Seat(number))}"] if what == "seat" else []
        targets += _card(s, number) if what == "card" else ()
    return Contest(_card(s, called.caller), tuple(dict.fromkeys(targets)), (line,))


CONTESTS = VtesContests()
