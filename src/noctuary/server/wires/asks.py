"""What a client asks over the socket of a table.

A client never sends a move of its own making, only the index of one that it was offered and the decision it
answers.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.bots.strengths import NORMAL
from noctuary.server.wire import BotName, DeckText, Index, Line, SeatNumber, Slug, Strict, Tongue
from noctuary.text.passing import PassLevel


class FromClient(Strict, tag_field="t"):
    """What a client asks at a table."""


class Enter(FromClient, tag="enter"):
    """The first message: where the client was, and how it wants to be told."""

    language: Tongue
    epoch: str = ""
    since: int = -1
    text_table: bool = False
    seat: SeatNumber | None = None  # a spectator's wish: whose sight
    fast: bool = False  # see `SetPace`


class PlayMove(FromClient, tag="move"):
    decision: int
    index: Index


class Why(FromClient, tag="why"):
    """Why can't I? About a typed move, or a word on the table that was pointed at."""

    about: Line


class Hint(FromClient, tag="hint"):
    """What would `hard` do here? Only at a table that has hints, and only about one's own question."""

    decision: int


class Say(FromClient, tag="say"):
    text: Line


class SetPassing(FromClient, tag="passing"):
    level: PassLevel
    stops: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=60)] = msgspec.field(
        default_factory=list
    )
    always: Annotated[list[Slug], Meta(max_length=60)] = msgspec.field(default_factory=list)
    never: Annotated[list[Slug], Meta(max_length=60)] = msgspec.field(default_factory=list)


class SetPace(FromClient, tag="pace"):
    """Bots lose no time where she is alone with them; where several people play, they keep an even pace."""

    fast: bool


class Undo(FromClient, tag="undo"):
    pass


class Answer(FromClient, tag="answer"):
    """Yes or no to what another seat asks."""

    id: int
    yes: bool


class Withdraw(FromClient, tag="withdraw"):
    """Take back what one has asked the others for."""

    id: int


class Sit(FromClient, tag="sit"):
    """Take an open seat, or a bot's: in a running game that asks those who play."""

    seat: SeatNumber
    choice: DeckText | None = None


class HandOver(FromClient, tag="hand-over"):
    """Give a seat (one's own; the host: an open one) to a bot."""

    seat: SeatNumber
    bot: BotName = NORMAL


class Leave(FromClient, tag="leave"):
    pass


class Concede(FromClient, tag="concede"):
    pass


class Pause(FromClient, tag="pause"):
    on: bool


class Rematch(FromClient, tag="rematch"):
    pass


class SetChat(FromClient, tag="set-chat"):
    """The host opens or closes the chat."""

    open: bool


class Mute(FromClient, tag="mute"):
    """Hear no more of what this seat's person says."""

    seat: SeatNumber
    on: bool


class Report(FromClient, tag="report"):
    """Show a line of the chat to the moderators of this server."""

    line: int
    why: Annotated[str, Meta(max_length=300)] = ""


class Block(FromClient, tag="block"):
    """Never again hear this person, nor sit with her: whoever said a line, or sits at a seat."""

    line: int | None = None
    seat: SeatNumber | None = None


class Speak(FromClient, tag="speak"):
    """Change the language, or the kind of table, without a reload: answered by a snapshot."""

    language: Tongue
    text_table: bool = False


class SetSight(FromClient, tag="set-sight"):
    """Let those who watch over one's shoulder see one's hand, or no longer."""

    shown: bool


class Claim(FromClient, tag="claim"):
    """An opponent has been away for the set time: end the game."""

    seat: SeatNumber


class Ping(FromClient, tag="ping"):
    pass


Asked: TypeAlias = (
    Enter
    | PlayMove
    | Why
    | Hint
    | Say
    | SetPassing
    | SetPace
    | Undo
    | Answer
    | Withdraw
    | Sit
    | HandOver
    | Leave
    | Concede
    | Pause
    | Rematch
    | SetChat
    | Mute
    | Report
    | Block
    | Speak
    | SetSight
    | Claim
    | Ping
)
