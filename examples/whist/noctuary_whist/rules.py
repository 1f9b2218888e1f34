"""The rules: what may be played, who wins a trick, what is drawn. Each stands under its id."""

from __future__ import annotations

from noctuary.kernel import tell
from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal
from noctuary_whist.cards import pack, rank_of, suit_of
from noctuary_whist.state import NOBODY, SEATS, State, new_state, other, to_play

PLAY = 1  # the one verb of the game: a = the card


def deal(chance: Chance, *, small: bool, first: Seat) -> State:
    """A quarter of the pack each; the next card is turned up, and its suit is trumps (WHI-DEAL-01)."""
    s = new_state(chance)
    cards = pack(small=small)
    size = len(cards) // 4
    chance.shuffle(cards)
    for seat in range(SEATS):
        s.hands[seat] = sorted(cards.pop() for _ in range(size))
    s.stock = cards
    s.turned = s.stock.pop()
    s.trump = suit_of(s.turned)
    s.leader = first
    return s


# -- what may be played -------------------------------------------------------------------------------


def why_not_play(s: State, seat: Seat, card: int) -> Refusal | None:
    """A card of one's hand, and one of the suit that was led if one has any."""
    hand = s.hands[seat]
    if card not in hand:
        return Refusal(RuleId("WHI-PLAY-01"))
    if s.led == NOTHING or suit_of(card) == suit_of(s.led):
        return None
    if any(suit_of(held) == suit_of(s.led) for held in hand):
        return Refusal(RuleId("WHI-PLAY-02"), MessageId("whist-remedy-follow"))
    return None


def decision(s: State) -> Decision:
    seat = to_play(s)
    moves = [move(PLAY, card) for card in s.hands[seat] if why_not_play(s, seat, card) is None]
    prompt = "whist-ask-lead" if s.led == NOTHING else "whist-ask-follow"
    return Decision(seat, MessageId(prompt), moves, RuleId("WHI-PLAY-01"), s.led)


# -- playing ------------------------------------------------------------------------------------------


def play(s: State, wanted: Move) -> None:
    seat, card = to_play(s), wanted.a
    s.hands[seat].remove(card)
    if card in s.open[seat]:
        s.open[seat].remove(card)
    tell.numbers(s, "whist-log-plays", seat, card=card)
    if s.led == NOTHING:
        s.led = card
        return
    winner = trick_winner(s, card)
    s.led = NOTHING
    s.leader = winner  # WHI-PLAY-04
    tell.numbers(s, "whist-log-wins", winner)
    if s.turned == NOTHING:
        s.tricks[winner] += 1  # WHI-WIN-01
    else:
        draw(s, winner)
    if not s.over():
        s.trick += 1


def trick_winner(s: State, answer: int) -> Seat:
    """The higher trump, or else the higher card of the suit that was led (WHI-PLAY-03)."""
    if suit_of(answer) == suit_of(s.led):
        return other(s.leader) if rank_of(answer) > rank_of(s.led) else s.leader
    return other(s.leader) if suit_of(answer) == s.trump else s.leader


def draw(s: State, winner: Seat) -> None:
    """The turned-up card for the winner, the next one, unseen, for the loser (WHI-DRAW-01, WHI-DRAW-02)."""
    loser = other(winner)
    s.hands[winner] = sorted([*s.hands[winner], s.turned])
    s.open[winner].append(s.turned)
    tell.numbers(s, "whist-log-takes", winner, card=s.turned)
    unseen = s.stock.pop()
    s.hands[loser] = sorted([*s.hands[loser], unseen])
    tell.hidden_cards(s, "whist-log-draws", loser, [unseen])
    s.turned = s.stock.pop() if s.stock else NOTHING
    if s.turned == NOTHING:
        tell.numbers(s, "whist-log-counts", s.leader)


# -- the end ------------------------------------------------------------------------------------------


def concede(s: State, seat: Seat) -> None:
    """WHI-WIN-02"""
    s.conceded = seat
    tell.numbers(s, "whist-log-concedes", seat)


def winners(s: State) -> list[Seat]:
    """Whoever has more of the tricks that count (WHI-WIN-01); equally many are a draw."""
    if s.conceded != NOBODY:
        return [other(Seat(s.conceded))]
    if not s.over() or s.tricks[0] == s.tricks[1]:
        return []
    return [Seat(0) if s.tricks[0] > s.tricks[1] else Seat(1)]
