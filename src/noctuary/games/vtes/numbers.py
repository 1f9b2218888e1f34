"""Numbers that follow from what is in play: never stored, always asked for (VTES-SEQ-19).

Each is the printed value, what the cards in play add (`Trait.number`) and what lasts (`s.lasting`).
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import ANYTHING, Using
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.in_force import InForce
from noctuary.games.vtes.kinds import (
    CONTESTED,
    DISCIPLINE_CARD,
    DISCIPLINES,
    EQUIPMENT,
    HAND_SIZE,
    INDEPENDENT,
    INDEPENDENT_VOTES,
    NO_TITLE,
    NONE,
    OF_A_CLAN,
    SUPERIOR,
    TITLE_SECT,
    TITLE_VOTES,
    VAMPIRE,
)
from noctuary.games.vtes.state import InPlay, Lasting, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# What a number is about: a uid, or a Methuselah (`about_seat`).
STEALTH: Final = 0
INTERCEPT: Final = 1
BLEED: Final = 2
STRENGTH: Final = 3
CAPACITY: Final = 4
VOTES: Final = 5
HUNT: Final = 6  # blood gained by a hunt
VOTES_AGAINST: Final = 7  # more votes, if this vampire casts against the referendum
HAND: Final = 8  # about a Methuselah from here on
TRANSFERS: Final = 9
MASTER_ACTIONS: Final = 10  # on top of the base (VTES-RUL-03)
MASTER_BASE: Final = 11  # "two instead of one"
DISCARD_ACTIONS: Final = 12
BLOOD_COST: Final = 13  # of the cards a minion plays
POOL_COST: Final = 14  # of the cards a Methuselah plays
COMBAT_COST: Final = 171  # blood that combat cards cost this minion besides
VOTE_COST: Final = 15  # blood that a vote against the referendum of this caller costs
POINTS: Final = 19  # victory points of a Methuselah: only said, `ousting.award` gives them
MANEUVERS: Final = 17  # optional ones that this minion has each combat
DAMAGE_TAKEN: Final = 27  # below 0: damage to this minion is reduced, each time (VTES-DMG-06)
MENDS_AGGRAVATED: Final = 28  # above 0: this vampire treats aggravated damage as normal (VTES-DMG-07)
HANDS_AGGRAVATED: Final = 31  # above 0: damage from this minion's hand strikes is aggravated
DISCIPLINE: Final = 32  # DISCIPLINE + d: levels of a Discipline that are granted
DRAWN_INSTEAD: Final = 186  # cards on this one can be drawn in place of those of the library
SAID: Final = 182  # of a trait that is only told: what it says stands on the card (`Card`)
FIRST_STRIKE: Final = 61  # above 0: whatever this minion strikes with is first strike (VTES-STRIKE-04)
_LAST_DISCIPLINE: Final = DISCIPLINE + DISCIPLINES - 1
SETS: Final = 70  # SETS + STRENGTH, SETS + BLEED in `s.lasting`: the number it stands at, not what it adds
BALLOTS: Final = 150  # of a priscus, on top of the one it has (VTES-POL-06)
EDGE_VOTES: Final = 151  # votes that burning the Edge is worth to this Methuselah, on top of the one
RESCUE_COST: Final = 152  # blood that a rescue by this vampire costs, on top of the rule's (VTES-ACT-16)
ATTEMPT_TOLL: Final = 153  # blood (life) that an attempt to block costs this very minion (VTES-BLOCK-13)
PLAYS_AS: Final = 154  # lent: the clan this vampire also counts as for what the cards it plays require
ATTEMPT_COST: Final = 92  # blood (life) that an attempt to block this actor costs (VTES-BLOCK-13)
BLOCK_TOLL: Final = 93  # … that whoever blocks this actor burns, as far as possible
# What is lent, not added (`Trait.lends`): the latest wins, and what was before counts again when it ends.
_PLACES: Final = 64  # more than any use has effects
SECT: Final = 100
CLAN: Final = 101
TITLE: Final = 102


def about_seat(seat: Seat) -> int:
    return -2 - seat


def seat_about(about: int) -> Seat:
    """The Methuselah whom `about_seat` stands for."""
    return Seat(-2 - about)


def take_stock(s: State) -> None:
    """A card has come or gone: find out anew what those in play could say."""
    s.in_force = InForce(s.pool, [card.kind for card in s.cards], DISCIPLINE, _LAST_DISCIPLINE)


def added(s: State, what: int, about: int) -> int:
    """What cards in play and lasting effects add to a number."""
    total = _added_by_cards(s, what, about) if s.in_force.numbers[what] else 0
    for effect in s.lasting:
        if effect.what != what or effect.about != about:
            continue
        if effect.source == NOTHING or _counts(s, effect):
            total += effect.amount
    return total


def on_condition(index: int, place: int) -> int:
    """The `source` of a lasting number that counts only at times: which effect of which use says when."""
    return index * _PLACES + place


def _counts(s: State, effect: Lasting) -> bool:
    card = find(s, effect.about)
    if card is None:
        return False
    index, place = divmod(effect.source, _PLACES)
    using = Using(card.controller, effect.kind, index, card.uid)
    return s.pool.cards[effect.kind].uses[index].effects[place].lasts_now(s, using)


def _added_by_cards(s: State, what: int, about: int) -> int:
    total = 0
    has_traits = s.pool.has_traits
    for card in s.cards:
        if has_traits[card.kind] and card.region != CONTESTED:
            for trait in s.pool.cards[card.kind].traits:
                if trait.what == what or trait.what == ANYTHING:
                    total += trait.number(s, card, what, about)
    return total


def _set(s: State, what: int, about: int, printed: int) -> int:
    """What additions stand on: "strength of X" sets it, the latest wins; then the former counts again."""
    base = printed
    for effect in s.lasting:
        if effect.what == SETS + what and effect.about == about:
            base = effect.amount
    return base


def speaks(s: State, what: int) -> bool:
    """Whether anything at all could change this number of anybody."""
    if s.in_force.numbers[what]:
        return True
    for effect in s.lasting:
        if effect.what == what:
            return True
    return False


def is_anything_taught(s: State) -> bool:
    """Whether anything at all could add to somebody's Disciplines."""
    if s.in_force.teaches:
        return True
    for effect in s.lasting:
        if DISCIPLINE <= effect.what <= _LAST_DISCIPLINE:
            return True
    return False


# -- minions ------------------------------------------------------------------------------------------


def capacity(s: State, card: InPlay) -> int:
    """Never below 1 (VTES-SECT-05); a Discipline master adds 1 (VTES-MASTER-07)."""
    printed = s.pool.cards[card.kind].capacity
    return max(1, printed + card.capacity + _lessons(s, card, NOTHING) + added(s, CAPACITY, card.uid))


def _lessons(s: State, card: InPlay, which: int) -> int:
    """Discipline masters on a vampire: for one Discipline, or (NOTHING) all of them."""
    if not s.in_force.teaches:
        return 0
    found = 0
    for one in s.cards:
        if one.host == card.uid:
            definition = s.pool.cards[one.kind]
            fits = which == NOTHING or which in definition.disciplines
            if fits and definition.keywords & DISCIPLINE_CARD:
                found += 1
    return found


def bleed(s: State, card: InPlay) -> int:
    """What it bleeds for by itself: 1 for vampires, the printed number of an ally (VTES-ACT-10)."""
    definition = s.pool.cards[card.kind]
    base = 1 if s.pool.bodies[card.kind] == VAMPIRE else definition.bleed
    return max(0, _set(s, BLEED, card.uid, base) + definition.more_bleed + added(s, BLEED, card.uid))


def strength(s: State, card: InPlay) -> int:
    """What sets it replaces the base; what a vampire has printed is added to that (VTES-STRIKE-12)."""
    definition = s.pool.cards[card.kind]
    base = 1 if s.pool.bodies[card.kind] == VAMPIRE else definition.strength
    return max(0, _set(s, STRENGTH, card.uid, base) + definition.more_strength + added(s, STRENGTH, card.uid))


def stealth(s: State) -> int:
    """Of the action that is going on; it may go below 0 (VTES-BLOCK-08)."""
    action = s.action
    if action is None:
        return 0
    actor = find(s, action.actor)
    own = 0 if actor is None else s.pool.cards[actor.kind].more_stealth
    return own + action.stealth + added(s, STEALTH, action.actor)


def intercept(s: State, uid: int) -> int:
    """Of a minion that blocks, in the action that is going on."""
    card = find(s, uid)
    own = 0 if card is None else s.pool.cards[card.kind].more_intercept
    action = s.action
    changes = 0
    if action is not None:
        for minion, amount in action.intercepts:
            if minion == uid:
                changes += amount
        changes += _by_action(s, action, INTERCEPT, uid)
    return own + changes + added(s, INTERCEPT, uid)


def _by_action(s: State, action: Action, what: int, about: int) -> int:
    """What the action itself changes for as long as it is going on."""
    actor, using = find(s, action.actor), action.using
    if actor is None or using is None:
        return 0
    declared = s.pool.cards[using.kind].uses[using.index].action
    if declared is None or not declared.traits:
        return 0
    return sum([trait.number(s, actor, what, about) for trait in declared.traits])


def hunt(s: State, card: InPlay) -> int:
    """How much blood it gains by hunting (VTES-ACT-11)."""
    return 1 + s.pool.cards[card.kind].more_hunt + added(s, HUNT, card.uid)


def action_bleed(s: State) -> int:
    """What the bleed that is going on takes: the minion's own, the action's, what depends on the target."""
    action = s.action
    if action is None:
        return 0
    actor = find(s, action.actor)
    own = 0 if actor is None else bleed(s, actor) - _refused(s, action, actor)
    return own + action.bleed + (0 if action.limited else bleed_if_poor(s))


def _refused(s: State, action: Action, actor: InPlay) -> int:
    """What equipment adds to a bleed that only the card of the action adds to (`without_equipment`)."""
    using = action.using
    declared = None if using is None else s.pool.cards[using.kind].uses[using.index].action
    if using is None or declared is None or not declared.without_equipment:
        return 0
    found = 0
    for card in s.cards:
        if s.pool.bodies[card.kind] & EQUIPMENT and card.uid != using.source and card.region != CONTESTED:
            for trait in s.pool.cards[card.kind].traits:
                if trait.what == BLEED:
                    found += max(0, trait.number(s, card, BLEED, actor.uid))
    return found


def bleed_if_poor(s: State) -> int:
    """Limited bonuses that hold only against a target with little pool: one of them (VTES-ACT-10)."""
    action = s.action
    if action is None or not action.targets:
        return 0
    pool = s.players[action.targets[0]].pool
    found = [
        effect.amount
        for effect in s.lasting
        if effect.what == notes.BLEED_IF_POOL and effect.about == action.actor and pool <= effect.source
    ]
    return max(found, default=0)


def discipline(s: State, card: InPlay, which: int) -> int:
    """The level at which a minion has a Discipline."""
    level = s.pool.cards[card.kind].levels[which] + _lessons(s, card, which)
    level += added(s, DISCIPLINE + which, card.uid)
    return min(max(level, NONE), SUPERIOR)


def has_trait(s: State, card: InPlay, trait: int) -> bool:
    """One of the plain traits of a crypt card: infernal, scarce, sterile … (VTES-SECT-04)."""
    return bool(s.pool.cards[card.kind].traits_mask & trait)


# -- sect, clan, title (VTES-TITLE, VTES-SECT) ----------------------------------------------------------


def _lent(s: State, what: int, about: int) -> int:
    """What a card in play or a lasting effect lends to a minion; NOTHING is lent as a rule."""
    lent = NOTHING
    if s.in_force.numbers[what]:
        has_traits = s.pool.has_traits
        for card in s.cards:
            if has_traits[card.kind] and card.region != CONTESTED:
                for trait in s.pool.cards[card.kind].traits:
                    if trait.what == what:
                        given = trait.lends(s, card, about)
                        lent = lent if given == NOTHING else given
    for effect in s.lasting:
        if effect.what == what and effect.about == about:
            lent = effect.amount
    return lent


def sect(s: State, card: InPlay) -> int:
    """What is lent to it, what it has become, or what is printed; allies have none unless printed
    (VTES-SECT-06)."""
    lent = _lent(s, SECT, card.uid)
    if lent != NOTHING:
        return lent
    if card.sect != NOTHING:
        return card.sect
    printed = s.pool.cards[card.kind].sect
    return INDEPENDENT if printed == NOTHING and is_vampire(s, card) else printed


def plays_as(s: State, card: InPlay) -> int:
    """The clan that it has besides for what cards require of it; NOTHING as a rule."""
    return _lent(s, PLAYS_AS, card.uid)


def clan(s: State, card: InPlay) -> int:
    lent = _lent(s, CLAN, card.uid)
    if lent != NOTHING:
        return lent
    return s.pool.cards[card.kind].clan if card.clan == NOTHING else card.clan


def title(s: State, card: InPlay) -> int:
    """The title that works now: it sleeps while contested or while the sect does not fit (VTES-TITLE-01)."""
    held = held_title(s, card)
    if held == NO_TITLE or card.title_contested:
        return NO_TITLE
    return held if title_fits(s, card, held) else NO_TITLE


def title_fits(s: State, card: InPlay, held: int) -> bool:
    """Whether the sect, and the clan of a justicar's or Inner Circle seat, suit the title."""
    if TITLE_SECT[held] not in (NOTHING, sect(s, card)):
        return False
    if held not in OF_A_CLAN:
        return True
    if card.title == NOTHING:
        return clan(s, card) == s.pool.cards[card.kind].clan
    return card.city in ("", s.pool.clans[clan(s, card)])


def held_title(s: State, card: InPlay) -> int:
    """The title it has, whether or not it works."""
    lent = _lent(s, TITLE, card.uid)
    if lent != NOTHING:
        return lent
    return s.pool.cards[card.kind].title if card.title == NOTHING else card.title


def votes(s: State, card: InPlay) -> int:
    """Of a titled vampire and of effects in play; never below 0 (VTES-POL-10)."""
    held = title(s, card)
    own = s.pool.cards[card.kind].votes if held == INDEPENDENT_VOTES else TITLE_VOTES[held]
    if s.referendum is not None and s.action is not None:
        own += _by_action(s, s.action, VOTES, card.uid)
    return max(0, own + added(s, VOTES, card.uid))


def ballots(s: State, card: InPlay) -> int:
    """Of a priscus: one, unless something changes it (VTES-POL-06)."""
    action = s.action
    in_action = 0 if action is None else _by_action(s, action, BALLOTS, card.uid)
    return max(0, 1 + added(s, BALLOTS, card.uid) + in_action)


def edge_votes(s: State, seat: Seat) -> int:
    """What burning the Edge is worth in a referendum (VTES-POL-05)."""
    action, about = s.action, about_seat(seat)
    in_action = 0 if action is None else _by_action(s, action, EDGE_VOTES, about)
    return 1 + added(s, EDGE_VOTES, about) + in_action


# -- Methuselahs --------------------------------------------------------------------------------------


def hand_size(s: State, seat: Seat) -> int:
    return max(0, HAND_SIZE + added(s, HAND, about_seat(seat)))
