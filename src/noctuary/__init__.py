"""Noctuary: a table that knows the rules of three card games of the night."""

from importlib import import_module
from typing import TYPE_CHECKING

from noctuary.kernel.errors import InFile, NoctuaryError, Refused, tell_errors_with

if TYPE_CHECKING:
    from noctuary.kernel.decision import Decision
    from noctuary.kernel.event import Event
    from noctuary.kernel.match import Match
    from noctuary.kernel.move import Move
    from noctuary.kernel.refusal import Refusal

    __version__: str

# Loaded when it is asked for: a command that somebody ends in its first moment is ended by its own code.
_HOMES = {"Decision": "decision", "Event": "event", "Match": "match", "Move": "move", "Refusal": "refusal"}


def __getattr__(name: str) -> object:
    if name == "__version__":
        found: object = import_module("noctuary.kernel.records").engine_version()
    elif name in _HOMES:
        found = getattr(import_module(f"noctuary.kernel.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def _in_english(error: NoctuaryError) -> str:
    """The sentence for whoever prints an error, and the id by which it can be looked up or asked for.

    The catalogues are read only when there is one to be told.
    """
    from noctuary.text import Language, error_text

    problem = error.problem if isinstance(error, InFile) else error
    name = "" if isinstance(problem, Refused) else f" [{problem.message}]"  # a rule says more than an id
    return error_text(Language.EN, error) + name


tell_errors_with(_in_english)

__all__ = ["Decision", "Event", "Match", "Move", "NoctuaryError", "Refusal", "Refused", "__version__"]
