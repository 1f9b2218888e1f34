"""How a fight or a challenge stands: who is ahead, and what the other one needs (BUF-FRE, BUF-CRE)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Iterable

from noctuary.games.buffy import in_play
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import TALENT_SLUGS, TALENTS
from noctuary.games.buffy.names import challenge_text, character_text, seat_name
from noctuary.games.buffy.notation import challenge_name, character_name
from noctuary.games.buffy.rules import conflict, fight
from noctuary.games.buffy.state import NOBODY, Conflict, State
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.contest import Contest, Contests
from noctuary.text.words import listed, sentence


class BuffyContests(Contests):
    def now(self, match: Match, language: Language) -> Contest | None:
        s = mine(match.state)
        running = s.conflict
        if running is None:
            return None
        if conflict.is_fight(running):
            actors, targets = _characters(s, [running.fighter]), _characters(s, [running.target])
            lines = _fight(s, running, language)
        else:
            actors, targets = _characters(s, running.facing), ()
            if in_play.seek_challenge(s, running.challenge) is not None:
                targets = (f"play/{challenge_name(s, running.challenge)}",)
            lines = _challenge(s, running, language)
        return Contest(actors, targets, tuple(sentence(line) for line in lines))


def _characters(s: State, uids: Iterable[int]) -> tuple[str, ...]:
    """Those of them that are in play."""
    return tuple(f"play/{character_name(s, uid)}" for uid in uids if in_play.seek(s, uid) is not None)


def _fight(s: State, running: Conflict, language: Language) -> list[str]:
    """The higher total wins; a tie both lose, unless a card says otherwise (BUF-FGT-07, BUF-FGT-11)."""
    if fight.is_decided(s):
        return []
    totals, talent = conflict.totals(s), running.resolving
    mine, theirs = totals.attacker[talent], totals.defender[talent]
    tied = fight.tie_break(s, running)
    ahead = running.attacker if mine > theirs else running.defender
    names = {
        running.attacker: character_text(s, running.fighter, language),
        running.defender: character_text(s, running.target, language),
    }
    told = {"talent": say(language, f"buffy-talent-{TALENT_SLUGS[talent]}")}
    if mine == theirs:
        if tied == NOBODY:
            return [say(language, "buffy-contest-level", amount=mine, **told)]
        return [say(language, "buffy-contest-level-won", amount=mine, who=names[tied], **told)]
    behind = running.defender if ahead == running.attacker else running.attacker
    by = abs(mine - theirs)
    return [
        say(
            language,
            "buffy-contest-leads",
            who=names[ahead],
            foe=names[behind],
            most=max(mine, theirs),
            least=min(mine, theirs),
            by=by,
            more=by if tied == behind else by + 1,
            tie="nobody" if tied == NOBODY else "behind" if tied == behind else "ahead",
            **told,
        )
    ]


def _challenge(s: State, running: Conflict, language: Language) -> list[str]:
    """Every goal has to be met or exceeded, and what is required to be there (BUF-CRE-03, BUF-CHL-10)."""
    placed = in_play.seek_challenge(s, running.challenge)
    if placed is None or not running.facing or running.winner != NOBODY:
        return []
    totals = conflict.totals(s)
    card = challenge_text(s, running.challenge, language)
    if not totals.required:
        return [say(language, "buffy-contest-requirement", card=card)]
    goals = [talent for talent in range(TALENTS) if totals.counts >> talent & 1]
    spare = {talent: totals.attacker[talent] - totals.defender[talent] for talent in goals}
    lacking = [talent for talent in goals if spare[talent] < 0]
    if lacking:
        missing = [
            say(language, "buffy-contest-lacks", talent=_talent(talent, language), by=-spare[talent])
            for talent in lacking
        ]
        who = seat_name(s, running.attacker, language)
        return [say(language, "buffy-contest-missing", who=who, card=card, what=listed(language, missing))]
    if not goals:
        return [say(language, "buffy-contest-met", card=card)]
    least = min(goals, key=lambda talent: spare[talent])
    foe = seat_name(s, running.defender, language)
    talent, by = _talent(least, language), spare[least] + 1
    return [say(language, "buffy-contest-met-by", card=card, foe=foe, talent=talent, by=by)]


def _talent(talent: int, language: Language) -> str:
    return say(language, f"buffy-talent-{TALENT_SLUGS[talent]}")


CONTESTS = BuffyContests()
