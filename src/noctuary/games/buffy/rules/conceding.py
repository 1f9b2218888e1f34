"""A player leaves the game (BUF-RUL-49).

Whatever is theirs is out of the game, only the locations stay; what they were still to do is dropped, and a
duel they were in is broken off. Players count by `Side.out`, so the others go on as one player fewer.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, board
from noctuary.games.buffy.kinds import CHALLENGE_WON, FIGHT_DISCARD, HAND
from noctuary.games.buffy.pieces import Until
from noctuary.games.buffy.rules import attachments, challenge, conflict, fight, victory, zones
from noctuary.games.buffy.state import DRAWN, NOBODY, State, Step
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

OUT_ALREADY: Final = Refusal(RuleId("BUF-RUL-49"), MessageId("buffy-remedy-out"))


def why_not_concede(s: State, seat: Seat) -> Refusal | None:
    return OUT_ALREADY if s.sides[seat].out else None


def concede(s: State, seat: Seat) -> None:
    """Close the seat; the last player left wins at once."""
    s.sides[seat].out = True
    s.texts = None
    if s.log is not None:
        tell.numbers(s, "buffy-log-concede", seat)
    left = board.seats_from(s, seat)
    if len(left) == 1:
        victory.win(s, left[0], "buffy-log-last-victory")
        return
    _drop_duties(s, seat)
    _break_off(s, seat)
    _clear_table(s, seat)
    _clear_zones(s, seat)
    _pass_on(s, seat)


# -- what was still to be done ------------------------------------------------------------------------


def _drop_duties(s: State, seat: Seat) -> None:
    """In set-up somebody else lays the next location and chooses day or night."""
    after = board.next_seat(s, seat)
    steps: list[Step] = []
    for step in s.agenda:
        if step.seat != seat:
            steps.append(step)
        elif step.kind in (agenda.LAY, agenda.DAYLIGHT):
            steps.append(Step(step.kind, after, step.a))
    s.agenda = steps
    for side in s.sides:
        if side.shown_to == seat:
            zones.give_back_shown(side)


def _break_off(s: State, seat: Seat) -> None:
    """A duel needs two. Nobody wins it; the one who is left tires as after any other (BUF-RUL-15b, -25)."""
    running = s.conflict
    if running is None:
        return
    running.afterwards = tuple([step for step in running.afterwards if step.seat != seat])
    if seat not in (running.attacker, running.defender):
        return
    s.agenda = [step for step in s.agenda if step.kind not in (agenda.STAGE, agenda.SUB_STAGE_OVER)]
    running.winner = DRAWN
    other = conflict.other_side(running, seat)
    if other == running.attacker:
        if conflict.is_fight(running):
            if running.timing < FIGHT_DISCARD:
                fight.tire(s)
        elif running.timing < CHALLENGE_WON:
            challenge.tire(s)
    conflict.finish(s)
    agenda.push(s, agenda.DISCARD, other, len(s.sides[other].hand) - HAND)  # BUF-FDI-02, BUF-CDI-01


# -- what was theirs ----------------------------------------------------------------------------------


def _clear_table(s: State, seat: Seat) -> None:
    gone = [character.uid for character in s.characters if character.owner == seat]
    gone += [placed.uid for placed in s.challenges if placed.owner == seat]
    _take_out_characters(s, seat)
    _take_off_attachments(s, seat)
    _take_out_challenges(s, seat)
    _end_what_lasts(s, seat, gone)
    _take_out_episodes(s, seat)
    s.texts = None


def _take_out_characters(s: State, seat: Seat) -> None:
    """With whatever they bear; another player's card returns to its owner's pile (BUF-RUL-31)."""
    for character in s.characters:
        if character.owner == seat:
            s.sides[seat].crypt.extend(character.levels)
            for attached in character.attached:
                if attached.owner == seat:
                    zones.to_crypt(s, seat, attached.kind)
                else:
                    zones.to_discard(s, attached.owner, attached.kind)
    s.characters = [character for character in s.characters if character.owner != seat]
    s.texts = None


def _take_off_attachments(s: State, seat: Seat) -> None:
    """Their skills and items on other players' characters."""
    for character in s.characters:
        for place in reversed(range(len(character.attached))):
            if character.attached[place].owner == seat:
                attachments.discard_attached(s, character, place, to_crypt=True)


def _take_out_challenges(s: State, seat: Seat) -> None:
    for placed in s.challenges:
        if placed.owner == seat:
            zones.to_crypt(s, seat, placed.kind)
    s.challenges = [placed for placed in s.challenges if placed.owner != seat]


def _end_what_lasts(s: State, seat: Seat, gone: list[int]) -> None:
    """What lasted for somebody or something that is gone, or as long as a card of theirs was in play."""
    s.lasting = tuple(
        [
            lasting
            for lasting in s.lasting
            if lasting.uid not in gone and not (lasting.user == seat and lasting.until == Until.WHILE)
        ]
    )


def _take_out_episodes(s: State, seat: Seat) -> None:
    side = s.sides[seat]
    side.crypt.extend([kind for kind in (side.part_one, *side.parts_two) if kind != NOTHING])
    side.part_one = NOTHING
    side.parts_two = ()


def _clear_zones(s: State, seat: Seat) -> None:
    """Hidden cards leave the game unseen."""
    side = s.sides[seat]
    zones.give_back_shown(side)
    side.hand = []
    side.deck = []
    side.challenges = []
    side.locations = []
    side.second_parts = ()
    if s.park_holder == seat:
        s.park_holder = NOBODY
        s.park_count = 0


def _pass_on(s: State, seat: Seat) -> None:
    """The watch goes to the next player, in set-up the lead too; nobody has passed."""
    after = board.next_seat(s, seat)
    s.passes = 0
    if s.watch == seat:
        s.watch = after
    if s.turn_number == 0 and s.first == seat:
        s.first = s.active = s.watch = after
