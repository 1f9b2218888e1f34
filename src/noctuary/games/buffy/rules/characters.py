"""What characters are with all that effects say: types, traits, talents, requirements (BUF-CHR, BUF-REQ).

What the cards alone show stands in `in_play`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import asked, in_play, standing
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.context import SEES_ALL, SEES_PRINTED, SEES_TRAITS, SEES_TYPES, Force
from noctuary.games.buffy.kinds import COMPANION, EVIL, GOOD, HERO, ITEM, ITEMS, TALENTS
from noctuary.games.buffy.standing_cache import nothing_says
from noctuary.games.buffy.state import Character, State
from noctuary.games.buffy.vocabulary import CAUSE_COST
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

ALREADY_FATIGUED: Final = Refusal(RuleId("BUF-FAT-02"), MessageId("buffy-remedy-fatigued-already"))
NOT_YOURS_ALONE: Final = Refusal(RuleId("BUF-CHG-03"), MessageId("buffy-remedy-for-one-alone"))
TRAIT_MISSING: Final = Refusal(RuleId("BUF-REQ-08"), MessageId("buffy-remedy-trait"))
NOBODY_MEETS_IT: Final = Refusal(RuleId("BUF-REQ-04"), MessageId("buffy-remedy-nobody-meets-it"))

_TRAITS: Final = asked.TRAIT_GIVEN | asked.TRAIT_TAKEN


# -- types and traits ---------------------------------------------------------------------------------


def rank_of(s: State, character: Character) -> int:
    """Hero, Companion, Villain or Minion; of cards that change it the latest prevails (BUF-GOLD-01)."""
    changed = NOTHING
    for force in standing.in_force(s, asked.TYPE, character.owner, SEES_PRINTED):
        if force.effect.concerns(s, force, character):
            changed = force.effect.gives()
    return in_play.printed_rank(s, character) if changed == NOTHING else changed


def side_of(s: State, character: Character) -> int:
    """GOOD or EVIL, by the character's type (BUF-CHR-01)."""
    return side_of_rank(rank_of(s, character))


def side_of_rank(rank: int) -> int:
    return GOOD if rank in (HERO, COMPANION) else EVIL


def has_trait(s: State, character: Character, trait: int) -> bool:
    """On the cards or given by an effect; what an effect takes away is gone (BUF-GOLD-01)."""
    printed = in_play.printed_traits(s, character) >> trait & 1 == 1
    if nothing_says(s, _TRAITS):
        return printed
    if standing.says(s, asked.TRAIT_TAKEN, character, trait, SEES_TYPES):
        return False
    return printed or standing.says(s, asked.TRAIT_GIVEN, character, trait, SEES_TYPES)


# -- talents ------------------------------------------------------------------------------------------


def talent(s: State, character: Character, which: int) -> int:
    """Card, attachments, effects and fatigue (BUF-FRE-02); may be negative (BUF-FAT-06)."""
    value = in_play.printed_talent(s, character, which) + _bonus(s, character, which)
    if character.fatigued and not standing.says(s, asked.NO_PENALTY, character, sees=SEES_TRAITS):
        value -= 1
    return value


def _bonus(s: State, character: Character, which: int) -> int:
    """By how much effects change a talent: what replaces the printed one, and every bonus (BUF-TAL-02)."""
    forces = standing.in_force(s, asked.TALENT, character.owner, SEES_TRAITS)
    if not forces:
        return 0
    kind = character.levels[-1]
    printed = s.pool.cards[kind].talents
    changed: list[int] | None = None
    bonus = 0
    for force in forces:
        effect = force.effect
        if not effect.concerns(s, force, character):
            continue
        if not effect.rewrites:
            if effect.means(s, force, which, kind):
                bonus += standing.amount(s, force, character)
        else:
            if changed is None:
                changed = printed[:]
            effect.rewrite(s, force, changed)
    return bonus if changed is None else changed[which] - printed[which] + bonus


def talents(s: State, character: Character) -> list[int]:
    return [talent(s, character, which) for which in range(TALENTS)]


# -- attachments --------------------------------------------------------------------------------------


def item_capacity(s: State, character: Character) -> int:
    """Two, unless a card says more (BUF-RES-12)."""
    return ITEMS + standing.total(s, asked.ITEMS, character)


def has_room(s: State, character: Character) -> bool:
    held = 0
    for attached in character.attached:
        if s.pool.type[attached.kind] == ITEM:
            held += 1
    return held < item_capacity(s, character)


# -- fatigue ------------------------------------------------------------------------------------------


def why_not_fatigue(s: State, character: Character, cause: int = CAUSE_COST) -> Refusal | None:
    """Who is fatigued cannot do what would fatigue, unless spared that (BUF-FAT-07, BUF-FAT-09)."""
    if character.fatigued and what_spares(s, character, cause) is None:
        return ALREADY_FATIGUED
    return None


def what_spares(s: State, character: Character, cause: int) -> Force | None:
    """What keeps this fatigue off (BUF-FAT-09); what does so always comes before what is used up."""
    found: Force | None = None
    for force in standing.in_force(s, asked.SPARED, character.owner, SEES_ALL):
        if not force.effect.means(s, force, cause) or not force.effect.concerns(s, force, character):
            continue
        if force.lasting is not None:
            endless = force.lasting.amount == 0
        elif standing.is_spent(s, force.ctx, force.ability):
            continue
        else:
            endless = force.ability.once == 0
        if endless:
            return force
        if found is None:
            found = force
    return found


# -- requirements -------------------------------------------------------------------------------------


def why_not_meet(s: State, seat: Seat, card: Card, character: Character) -> Refusal | None:
    """One single character must have it all, stacks left aside (BUF-REQ-01, BUF-REQ-02, BUF-REQ-07)."""
    if card.only != NOTHING and why_not_only(s, seat, card) is not None:
        return NOT_YOURS_ALONE
    for which, value in card.needs:
        short = value - talent(s, character, which)
        if short > 0 and not waived(s, seat, character, card, asked.NEEDS_NO_TALENT):
            return Refusal(RuleId("BUF-REQ-01"), MessageId("buffy-remedy-talent"), short)
    if card.needs_trait == NOTHING or has_trait(s, character, card.needs_trait):
        return None
    return None if waived(s, seat, character, card, asked.NEEDS_NO_TRAIT) else TRAIT_MISSING


def waived(s: State, seat: Seat, character: Character, card: Card, question: int) -> bool:
    """Whether a requirement of a card does not matter to the player, or to this character (BUF-REQ-03)."""
    for force in standing.in_force(s, question, seat, SEES_ALL):
        effect = force.effect
        if not effect.means(s, force, card.type):
            continue
        if effect.is_about_players():
            if effect.concerns_player(s, force, seat):
                return True
        elif effect.concerns(s, force, character):
            return True
    return False


def why_not_only(s: State, seat: Seat, card: Card) -> Refusal | None:
    """An "X only" card serves the player whose essence is X's (BUF-CHG-03)."""
    if card.only == NOTHING or card.only == s.pool.cards[s.sides[seat].essence].who:
        return None
    return NOT_YOURS_ALONE


def why_not_any(s: State, seat: Seat, card: Card) -> Refusal | None:
    """An action: any one of your characters, in a conflict one that takes part (BUF-REQ-04, BUF-RUL-18)."""
    refusal = why_not_only(s, seat, card)
    if refusal is not None or not (card.needs or card.needs_trait != NOTHING):
        return refusal
    refusal = NOBODY_MEETS_IT
    for character in _who_may_meet(s, seat):
        refusal = why_not_meet(s, seat, card, character)
        if refusal is None:
            return None
    return refusal


def _who_may_meet(s: State, seat: Seat) -> list[Character]:
    """Those who take part; all of a player's where nobody of theirs can (BUF-RUL-18, BUF-RUL-48)."""
    running = s.conflict
    if running is None:
        return in_play.of(s, seat)
    fights = seat == running.defender and running.challenge == NOTHING
    return in_play.taking_part(s, seat) if fights or seat == running.attacker else in_play.of(s, seat)


def any_meets(s: State, seat: Seat, card: Card) -> bool:
    return why_not_any(s, seat, card) is None
