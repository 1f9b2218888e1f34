"""How often, and by whom: limits of cards, modifiers, reactions and combat cards (VTES-SEQ-11 to -13)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, permissions
from noctuary.games.vtes.board import find, is_ready
from noctuary.games.vtes.card import By, Card, Limit, UseOf, Using
from noctuary.games.vtes.kinds import AIM, EVENT, MASTER, MODIFIER, MOST_PLAYERS, NONE, OUT_OF_TURN, REACTION
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# How long a use stays spent: `UseOf.once`.
EACH_PHASE: Final = 1
EACH_TURN: Final = 2
EACH_ACTION: Final = 3
EACH_COMBAT: Final = 4
EACH_ROUND: Final = 5
EDGE_USED: Final = 1  # in `Methuselah.used`: for a pool in this unlock phase
MASTER_PLAYED: Final = 2  # … a master card of this master phase
MAY_WITHDRAW: Final = 3  # … as she began her turn (VTES-OUST-07)
TWO_ACTIONS: Final = 4  # … a card has set the base of this master phase to two (VTES-RUL-03)
A_MINION: Final = 32  # `Action.disciplines` holds uid * A_MINION + Discipline
LIMITS: Final = 16  # `InPlay.used` holds use index * LIMITS + limit


def is_barred(s: State, kind: int) -> bool:
    """Whether nobody plays that card any more this turn."""
    for note in s.lasting:
        if note.what == notes.BARRED and note.kind == kind:
            return True
    return False


def why_not_play(s: State, seat: Seat, card: Card, use: UseOf, minion: InPlay | None) -> Refusal | None:
    """A minion plays the same modifier or reaction once in an action (VTES-SEQ-11)."""
    if s.lasting and is_barred(s, card.kind):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-barred"))
    if card.limits and is_spent(s, card, use, minion):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-spent"))  # the card says so
    if card.types & MASTER:
        return _why_not_master(s, seat, card)
    if card.types & EVENT:
        return _why_not_event(s, seat, card)
    action = s.action
    if action is None or minion is None:
        return None
    if (use.types or card.types) & (MODIFIER | REACTION) and (minion.uid, card.kind) in action.played:
        return Refusal(RuleId("VTES-SEQ-11"), MessageId("vtes-why-same-card"))
    return None


def _why_not_master(s: State, seat: Seat, card: Card) -> Refusal | None:
    """With a master phase action; out of turn, with one of the next phase (VTES-MASTER-02, -05)."""
    player = s.players[seat]
    if card.keywords & OUT_OF_TURN:
        if seat == s.active:
            return Refusal(RuleId("VTES-MASTER-05"), MessageId("vtes-why-out-of-turn"))
        return (
            Refusal(RuleId("VTES-MASTER-05"), MessageId("vtes-why-out-of-turn-played"))
            if player.out_of_turn
            else None
        )
    if seat != s.active:
        return Refusal(RuleId("VTES-MASTER-02"), MessageId("vtes-why-master"))
    return (
        Refusal(RuleId("VTES-MASTER-02"), MessageId("vtes-why-master-used"))
        if player.master_actions < 1
        else None
    )


def _why_not_event(s: State, seat: Seat, card: Card) -> Refusal | None:
    """One a turn, each once in a game (VTES-DISC-04, VTES-RUL-10)."""
    player = s.players[seat]
    if seat != s.active:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-event"))
    if player.event_played:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-event-played"))
    if player.discard_actions < 1:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-discard-used"))
    key = card.kind * MOST_PLAYERS + seat if s.settings.events_once_each else card.kind * MOST_PLAYERS
    return Refusal(RuleId("VTES-RUL-10"), MessageId("vtes-why-event-once")) if key in s.events else None


def why_not_modify(s: State, use: UseOf, minion: InPlay) -> Refusal | None:
    """Only the acting minion plays action modifiers, unless the text is for another (VTES-SEQ-12)."""
    action = s.action
    if is_blood_hunt(s):
        return Refusal(RuleId("VTES-DIAB-02"), MessageId("vtes-why-blood-hunt"))
    if action is None or not is_acting(s, minion.controller):
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-modifier"))
    if action.actor != minion.uid and use.by != By.OTHERS:
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-acting-minion"))
    if use.by == By.OTHERS and (action.seat != minion.controller or action.actor == minion.uid):
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-other-than-actor"))
    return None


def is_blood_hunt(s: State) -> bool:
    """No action modifiers and no reactions then (VTES-DIAB-02)."""
    return s.referendum is not None and s.referendum.hunt


def why_not_react(s: State, use: UseOf, minion: InPlay) -> Refusal | None:
    """Ready unlocked minions of other Methuselahs; a locked one if awake, or if the text says so."""
    action = s.action
    if is_blood_hunt(s):
        return Refusal(RuleId("VTES-DIAB-02"), MessageId("vtes-why-blood-hunt"))
    if action is None or action.seat == minion.controller:
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-reaction"))
    if not is_ready(minion):
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-not-ready"))
    if permissions.forbidden(s, permissions.TO_REACT, minion.uid):
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-cannot-react"))
    if s.combat is not None:
        return Refusal(
            RuleId("VTES-COMBAT-03"), MessageId("vtes-why-only-combat-cards")
        )  # not even as a combat card is played (VTES-SEQ-18)
    if use.even_locked:
        return None
    if use.needs_locked:
        return None if minion.locked else Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-needs-locked"))
    if minion.locked and minion.uid not in action.awake:
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-locked-reacts"))
    return None


def why_not_in_combat(s: State, use: UseOf, minion: InPlay) -> Refusal | None:
    """Combat cards are played by the combatants, unless the text is for others (VTES-COMBAT-03)."""
    combat = s.combat
    if combat is None:
        return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-no-combat"))
    fights = minion.uid in (combat.sides[0].uid, combat.sides[1].uid)
    if use.by == By.OTHERS:
        return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-combatant")) if fights else None
    return None if fights else Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-not-combatant"))


def why_not_use(s: State, seat: Seat, card: InPlay, use: UseOf, index: int) -> Refusal | None:
    """A limit belongs to the card (VTES-SEQ-13); it is used by whoever its text gives the use to."""
    if use.once and _key(use, index) in card.used:
        return Refusal(RuleId("VTES-SEQ-13"), MessageId("vtes-why-used"))
    if not is_user(s, seat, card, use):
        return Refusal(RuleId("VTES-SETUP-11"), MessageId("vtes-why-not-yours"))
    player = s.players[seat]
    if use.master_action and player.master_actions < 1:
        return Refusal(RuleId("VTES-MASTER-02"), MessageId("vtes-why-master-used"))
    if use.discard_action and player.discard_actions < 1:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-discard-used"))
    if use.transfers > player.transfers:
        return Refusal(RuleId("VTES-INFL-06"), MessageId("vtes-why-transfers"))
    return None


def _key(use: UseOf, index: int) -> int:
    """Uses that share a limit count as one."""
    return (index if use.limit_as == NOTHING else use.limit_as) * LIMITS + use.once


def is_user(s: State, seat: Seat, card: InPlay, use: UseOf) -> bool:
    """ "You" is the card's controller; some texts give the use to the host's controller (VTES-RUL-04), levies
    of a phase to whoever's phase it is."""
    if use.by == By.ANYONE:
        return True
    if use.by == By.ACTIVE:
        return seat == s.active
    if use.by == By.HOST:
        host = find(s, card.host)
        if host is not None:
            return seat == host.controller
    return seat == card.controller


def is_acting(s: State, seat: Seat) -> bool:
    """Whether the action that is going on is hers, or is taken by a minion that has become hers."""
    action = s.action
    if action is None:
        return False
    if action.seat == seat:
        return True
    actor = find(s, action.actor)
    return actor is not None and actor.controller == seat


def was_played(s: State, kind: int) -> bool:
    """Whether some minion has played this card in the action that is going on."""
    action = s.action
    if action is not None:
        for _, played_kind in action.played:
            if played_kind == kind:
                return True
    return False


def is_remembered(s: State, kind: int) -> bool:
    """Whether this card has left something behind, or lies in play."""
    return any(effect.kind == kind for effect in s.lasting) or any(card.kind == kind for card in s.cards)


def is_spent(s: State, card: Card, use: UseOf, minion: InPlay | None) -> bool:
    """Whether a copy has been played of which there is only one each turn, combat, game …

    The limit belongs to the card: it counts whatever use was made of it, unless it speaks of one level.
    """
    me = NOTHING if minion is None else minion.uid
    for limit in card.limits:
        if limit.level in (NONE, use.level) and _noted(s, card, use, limit, me):
            return True
    return False


def _noted(s: State, card: Card, use: UseOf, limit: Limit, minion: int) -> bool:
    about = minion if limit.each_minion else NOTHING
    wanted = card.uses.index(use) if limit.each_use else limit.level
    return any(
        note.what == notes.SPENT
        and (note.kind, note.until, note.about) == (card.kind, limit.until, about)
        and (wanted == note.amount or (wanted == NONE and not limit.each_use))
        for note in s.lasting
    )


# -- keeping count ----------------------------------------------------------------------------------------


def played(s: State, using: Using) -> None:
    """A master or event costs an action of its phase, even if it is cancelled (VTES-MASTER-05)."""
    card, player = s.pool.cards[using.kind], s.players[using.seat]
    spend(s, card, using.index, using.minion)
    if card.keywords & AIM:
        expiry.last(s, notes.AIM_PLAYED, using.minion, 1, expiry.END_OF_ROUND, using.kind)
    if card.types & MASTER:
        if card.keywords & OUT_OF_TURN:
            player.out_of_turn = True
        else:
            player.master_actions -= 1
            player.used = (*player.used, MASTER_PLAYED)
    elif card.types & EVENT:
        player.discard_actions -= 1
        player.event_played = True
        more = using.seat if s.settings.events_once_each else 0
        s.events = (*s.events, card.kind * MOST_PLAYERS + more)
    action = s.action
    played_as = card.uses[using.index].types or card.types
    if action is not None and played_as & (MODIFIER | REACTION):  # VTES-SEQ-10, VTES-SEQ-11
        action.played = (*action.played, (using.minion, using.kind))
    if action is not None:
        uses_disciplines(s, using)


def uses_disciplines(s: State, using: Using) -> None:
    """Remember which ones the minion has used in this action, cancelled or not (VTES-SEQ-09)."""
    action, card = s.action, s.pool.cards[using.kind]
    if action is None or using.minion == NOTHING or not card.disciplines:
        return
    use = card.uses[using.index]
    found = [use.discipline] if use.discipline != NOTHING else []
    for condition in use.conditions:
        found += condition.used_disciplines()
    if not found and card.all_disciplines:
        found = card.disciplines
    action.disciplines = (*action.disciplines, *[using.minion * A_MINION + which for which in found])


def has_used(s: State, minion: int, discipline: int) -> bool:
    """Whether this minion has used it in the action that is going on."""
    return s.action is not None and minion * A_MINION + discipline in s.action.disciplines


def disciplines_used(s: State, minion: int) -> int:
    """How many different ones this minion has used in the action that is going on."""
    used = () if s.action is None else s.action.disciplines
    return len({one for one in used if one // A_MINION == minion})


def spend(s: State, card: Card, index: int, minion: int) -> None:
    """A copy of which there is only one in a while has been played, or equipped with by an effect."""
    for limit in card.limits:
        about = minion if limit.each_minion else NOTHING
        spent = index if limit.each_use else card.uses[index].level
        expiry.last(s, notes.SPENT, about, spent, limit.until, card.kind)


def used(s: State, seat: Seat, card: InPlay, index: int, use: UseOf) -> None:
    player = s.players[seat]
    player.master_actions -= use.master_action
    player.discard_actions -= use.discard_action
    player.transfers -= use.transfers
    if use.once:
        card.used = (*card.used, _key(use, index))


def move_up(card: InPlay, by: int) -> None:
    """Its uses have so many others before them now: what is spent stays spent."""
    card.used = tuple(spent + by * LIMITS for spent in card.used)


def renew(s: State, limit: int) -> None:
    """A phase, turn, action, combat or round is over: what it limited can be used again."""
    for card in s.cards:
        if card.used:
            card.used = tuple(spent for spent in card.used if spent % LIMITS != limit)
