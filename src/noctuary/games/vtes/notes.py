"""What lasts about a card or a Methuselah and is no number: cards and rules note it, and ask for it.

They share `s.lasting` with numbers and permissions, so no two have the same number; the amount or the source
of a note says more.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.state import State

BLEED_IF_POOL: Final = 16  # a limited bleed bonus while the target has at most `source` pool
MANEUVERED: Final = 18  # this minion, by an optional maneuver of this combat
PLAYED: Final = 21  # this minion has played that card; amount: which use
GRANTS: Final = 22  # this minion may use that card; amount: which use
GRANTS_ON_BLOCK: Final = 23  # … in the combat that follows if it blocks
GRANTS_ANEW: Final = 26  # … in each further round of this combat
FOUGHT: Final = 160  # this minion has fought `amount`, and that combat is over
HOSTAGE: Final = 161  # this vampire has a hostage counter of the card `source` in play
BARRED: Final = 162  # nobody plays that card any more this turn
FED: Final = 24  # by a hunting ground this turn
PREVENTED: Final = 25  # points that this card has prevented in this combat
NOT_USABLE: Final = 29  # this card has been stolen in this round (VTES-STRIKE-09)
HAS_BLED: Final = 30  # this minion has bled successfully this turn
HARMS_EACH_ROUND: Final = 137  # environmental damage for this combatant with the first normal strikes
HARMS_AT_PRESS: Final = 138  # … for it in the press step, which cannot be prevented
RANGE_AHEAD: Final = 170  # the range of round `source` of this combat is `amount`
AIM_PLAYED: Final = 174  # this minion has played an aim with its strike, cancelled or not
AIMED: Final = 173  # damage that the strike of this combatant does besides, once it has done some
BONUS_STRIKE: Final = 172  # this combatant has an additional strike of its own: use `amount` of the card
FIRST_POINT_ONLY: Final = 139  # all damage in a round but the first point is prevented; 2: aggravated too
MARKED: Final = 64  # a minion of the Red List, by the Methuselah `amount` (VTES-SECT-08)
SPENT: Final = 97  # no other copy of the card yet, by this minion or (NOTHING) anybody; amount: its level
DIABLERIST: Final = 65  # this vampire has committed diablerie, in the turn `amount`
REGAINS_MASTER_ACTION: Final = 66  # this Methuselah, in her next master phase
HAS_HUNTED: Final = 67  # this minion has gained blood by the hunt that is going on
BLOCKS_IT: Final = 68  # this minion has blocked the action that is going on, whatever came of it
PAYS_NO_RESCUE: Final = 95  # this vampire will not pay for its rescue this turn (VTES-ACT-16)
FOLLOWS: Final = 104  # FOLLOWS + moment: use `amount` of the card is made then, by `source` (`following.py`)
MUST_HUNT: Final = 98  # this vampire, before it does anything else this turn (VTES-ACT-03)
HAS_BLOCKED: Final = 124  # this minion has blocked the action that is going on
BLOCKS_ANYWAY: Final = 123  # this minion's attempt ignores whom the action is directed at (VTES-BLOCK-01)
VEILED: Final = 120  # the next `amount` actions of a Methuselah's minions have +1 stealth
NOT_AGAIN: Final = 121  # nobody of this Methuselah's performs this political action again this turn
POISONED: Final = 122  # pool that this Methuselah has lost by the referendum; source: she who loses it too
BLOCK_FOUGHT: Final = 184  # a vampire has fought a vampire that had blocked it this turn
GAVE_DISCARD: Final = 96  # the discard phase action that this card has given may still be left


def noted(s: State, what: int, about: int) -> bool:
    """Whether something lasts about a card or a Methuselah."""
    for effect in s.lasting:
        if effect.what == what and effect.about == about:
            return True
    return False
