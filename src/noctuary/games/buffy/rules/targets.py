"""Filters and targets: which characters, challenges, spaces, cards and players a text means.

Seen from the user of the text (`Context.seat`). On a location "you" is whoever is concerned (BUF-LOC-04).
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import board, in_play
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.context import SEES_TRAITS, SEES_TYPES, Context
from noctuary.games.buffy.kinds import CHARACTER
from noctuary.games.buffy.pieces import Filter, Place, Player, Whose
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.state import NOBODY, Character, PlacedChallenge, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

EVERYTHING: Final = Filter()


# -- characters ---------------------------------------------------------------------------------------


def admits_for(s: State, seat: Seat, which: Filter, character: Character) -> bool:
    """Whether the filter means this character, for a player and without a card in play."""
    return admits(s, Context(seat, NOTHING, NOTHING), which, character)


def admits(s: State, ctx: Context, which: Filter, character: Character) -> bool:
    """Whether the filter means this character."""
    if which.whose != Whose.ANYBODY and not _is_whose(s, ctx, which.whose, character.owner):
        return False
    if which.who != NOTHING and character.who != which.who:
        return False
    if which.fatigued != NOTHING and character.fatigued != (which.fatigued == 1):
        return False
    if which.main != NOTHING and in_play.is_main(s, character) != (which.main == 1):
        return False
    if which.other and character.uid == ctx.uid:
        return False
    if which.level and in_play.top(s, character).level != which.level:
        return False
    if which.title and in_play.top(s, character).slug != which.title:
        return False
    if which.conflict != NOTHING and in_play.takes_part(s, character.uid) != (which.conflict == 1):
        return False
    if which.ranks and not which.ranks >> _rank(s, ctx, character) & 1:
        return False
    if which.trait != NOTHING and not _has_trait(s, ctx, character, which.trait):
        return False
    if which.place == Place.ANYWHERE:
        return True
    return admits_space(s, ctx, which, character.space, character.owner)


def _is_whose(s: State, ctx: Context, whose: Whose, owner: Seat) -> bool:
    """On a location "yours" is everybody's, and an opponent is whoever does not own the space."""
    if whose == Whose.ANYBODY:
        return True
    seat = ctx.seat
    if seat == NOBODY:
        return whose == Whose.MINE or board.owner_of(s, ctx.space) != owner
    return (owner == seat) == (whose == Whose.MINE)


def _rank(s: State, ctx: Context, character: Character) -> int:
    if ctx.sees >= SEES_TYPES:
        return characters.rank_of(s, character)
    return in_play.printed_rank(s, character)


def _has_trait(s: State, ctx: Context, character: Character, trait: int) -> bool:
    if ctx.sees >= SEES_TRAITS:
        return characters.has_trait(s, character, trait)
    return in_play.printed_traits(s, character) >> trait & 1 == 1


def matching(s: State, ctx: Context, which: Filter) -> list[Character]:
    return [character for character in s.characters if admits(s, ctx, which, character)]


def opposing_fighter(s: State, ctx: Context) -> int:
    """Whom the user's character fights; NOTHING outside a fight of theirs."""
    running = s.conflict
    if running is None or running.challenge != NOTHING:
        return NOTHING
    if ctx.uid != NOTHING and in_play.takes_part(s, ctx.uid):
        return running.target if ctx.uid == running.fighter else running.fighter
    if ctx.seat == running.attacker:
        return running.target
    return running.fighter if ctx.seat == running.defender else NOTHING


# -- spaces -------------------------------------------------------------------------------------------


def admits_space(
    s: State, ctx: Context, which: Filter, space: int, owner: Seat = NOBODY, here: int = NOTHING
) -> bool:
    """Whether a space is where the filter says; `here` stands in where the card itself is nowhere."""
    place = which.place
    if place == Place.ANYWHERE:
        return True
    if place == Place.HERE or place == Place.ADJACENT:
        return _is_near(s, ctx, place, space, here)
    seat = ctx.seat if ctx.seat != NOBODY else owner
    return board.place_matches(s, seat, which, space)


def _is_near(s: State, ctx: Context, place: Place, space: int, here: int) -> bool:
    """ "Here" is where the card is; a played action outside a conflict goes by whom it has chosen, else by
    where the user has characters."""
    for spot in [here] if here != NOTHING else spots(s, ctx):
        if spot == space if place == Place.HERE else board.adjacent(s, spot, space):
            return True
    return False


def spots(s: State, ctx: Context) -> list[int]:
    if ctx.space != NOTHING:
        return [ctx.space]
    chosen = in_play.seek(s, ctx.chosen)
    if chosen is not None:
        return [chosen.space]
    return [character.space for character in s.characters if character.owner == ctx.seat]


def spaces(s: State, ctx: Context, which: Filter | None, here: int = NOTHING) -> list[int]:
    """The spaces a filter means, seen from `here` where the text moves something from there."""
    if which is None:
        return board.all_spaces(s)
    return [space for space in board.all_spaces(s) if admits_space(s, ctx, which, space, NOBODY, here)]


# -- challenges ---------------------------------------------------------------------------------------


def admits_challenge(s: State, ctx: Context, which: Filter, placed: PlacedChallenge) -> bool:
    if not _is_whose(s, ctx, which.whose, placed.owner):
        return False
    if which.title and s.pool.cards[placed.kind].slug != which.title:
        return False
    running = s.conflict
    if which.conflict != NOTHING:
        faced = running is not None and running.challenge == placed.uid
        if faced != (which.conflict == 1):
            return False
    if which.other and placed.uid == ctx.challenge:
        return False
    return admits_space(s, ctx, which, placed.space, placed.owner)


def matching_challenges(s: State, ctx: Context, which: Filter | None) -> list[PlacedChallenge]:
    return [placed for placed in s.challenges if which is None or admits_challenge(s, ctx, which, placed)]


def this_challenge(s: State, ctx: Context) -> int:
    """The challenge that carries the text, otherwise the one being faced."""
    if ctx.challenge != NOTHING:
        return ctx.challenge
    running = s.conflict
    return NOTHING if running is None else running.challenge


# -- cards not in play --------------------------------------------------------------------------------


def admits_card(s: State, seat: Seat, which: Filter | None, card_type: int, card: Card) -> bool:
    """A card in a hand, deck or pile: its type, and what the filter says of the printed card."""
    if card_type != NOTHING and card.type != card_type:
        return False
    if which is None:
        return True
    if which.title and card.slug != which.title:
        return False
    if which.trait != NOTHING and not card.traits >> which.trait & 1:
        return False
    if which.who != NOTHING and card.who != which.who:
        return False
    if which.level and card.level != which.level:
        return False
    main = card.type == CHARACTER and card.who == s.pool.cards[s.sides[seat].essence].who
    if which.ranks:
        rank = in_play.promoted(card.rank) if main else card.rank  # BUF-ESS-02
        if card.type != CHARACTER or not which.ranks >> rank & 1:
            return False
    return which.main == NOTHING or main == (which.main == 1)


def matching_cards(s: State, seat: Seat, which: Filter | None, card_type: int, kinds: list[int]) -> list[int]:
    """Each kind once, in order of their numbers."""
    cards = s.pool.cards
    return [kind for kind in sorted(set(kinds)) if admits_card(s, seat, which, card_type, cards[kind])]


# -- players ------------------------------------------------------------------------------------------


def other_side(s: State, seat: Seat) -> list[Seat]:
    """The opponent in the running duel; otherwise every opponent (BUF-MUL-02)."""
    running = s.conflict
    if running is not None and seat in (running.attacker, running.defender):
        return [running.defender if seat == running.attacker else running.attacker]
    return board.opponents(s, seat)


def players(s: State, ctx: Context, player: Player) -> list[Seat]:
    """Whom the word means, in the order of play; several for CHOSEN_OPPONENT means: choose."""
    seat = ctx.seat
    if player == Player.YOU:
        return [seat]
    if player == Player.OPPONENT:
        return other_side(s, seat)
    if player == Player.EACH:
        return board.seats_from(s, s.active)
    if player == Player.LEFT:
        return [board.next_seat(s, seat)]
    return [s.active] if player == Player.ACTIVE else board.opponents(s, seat)


def must_choose_player(s: State, ctx: Context, player: Player) -> bool:
    """One of several; "the opponent" outside a duel with several of them is one of the user's choice, too."""
    if player != Player.CHOSEN_OPPONENT and player != Player.OPPONENT:
        return False
    return len(players(s, ctx, player)) > 1


# -- counting -----------------------------------------------------------------------------------------


def count(s: State, ctx: Context, which: Filter | None) -> int:
    """How many characters the filter means."""
    return len(matching(s, ctx, EVERYTHING if which is None else which))
