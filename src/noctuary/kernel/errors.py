"""What a person can put right: errors with a message of the catalogues and its arguments."""

# not compiled: the server and the command line have errors of their own, and no interpreted class can
# inherit from a compiled one

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import Move
from noctuary.kernel.quoting import quoted
from noctuary.kernel.refusal import Refusal


class NoctuaryError(Exception):
    """Something a person can put right. Its text is one clear line: a message id with arguments.

    The catalogues turn it into the person's language; `str()` gives a plain English line for
    programs that do not. What somebody wrote is repeated in it only as far as it helps her.
    """

    def __init__(self, message: MessageId, **arguments: str | int) -> None:
        self.message = message
        self.arguments = {name: quoted(name, value) for name, value in arguments.items()}
        super().__init__(message, self.arguments)

    def __str__(self) -> str:
        for tell in _teller:
            with suppress(Exception):  # whoever prints an error must not meet another one
                return tell(self)
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message}: {told}" if told else self.message

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


_teller: list[Callable[[NoctuaryError], str]] = []


def tell_errors_with(tell: Callable[[NoctuaryError], str]) -> None:
    """How an error becomes a sentence: the kernel has no words of its own, the package lends it some."""
    _teller[:] = [tell]


class Refused(NoctuaryError):
    """A well-formed move that is not offered; nothing has changed."""

    def __init__(self, refusal: Refusal, move: Move, notation: str) -> None:
        super().__init__(MessageId("refused"), rule=refusal.rule, move=notation)
        self.refusal = refusal
        self.move = move
        self.notation = notation


class InFile(NoctuaryError):
    """Something wrong in a file: the problem itself, and where it stands. Line 0: nobody can say."""

    def __init__(self, problem: NoctuaryError, file: str, line: int) -> None:
        message = "error-in-file" if line else "error-in-file-somewhere"
        super().__init__(MessageId(message), file=file, line=str(line), problem=str(problem))
        self.problem = problem
        self.file = file
        self.line = line
