"""What a person can put right: errors with a message of the catalogues and its arguments."""

# not compiled: the server and the command line have errors of their own, and no interpreted class can
# inherit from a compiled one

from __future__ import annotations

from noctuary.kernel.ids import MessageId
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
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message}: {told}" if told else self.message


class Refused(NoctuaryError):
    """A well-formed move that is not offered; nothing has changed."""

    def __init__(self, refusal: Refusal, notation: str) -> None:
        super().__init__(MessageId("refused"), rule=refusal.rule, move=notation)
        self.refusal = refusal
        self.notation = notation


class InFile(NoctuaryError):
    """Something wrong in a file: the problem itself, and where it stands. Line 0: nobody can say."""

    def __init__(self, problem: NoctuaryError, file: str, line: int) -> None:
        message = "error-in-file" if line else "error-in-file-somewhere"
        super().__init__(MessageId(message), file=file, line=str(line), problem=str(problem))
        self.problem = problem
        self.file = file
        self.line = line
