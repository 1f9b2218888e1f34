"""Noctuary: a table that knows the rules of three card games of the night."""

from noctuary.kernel.decision import Decision
from noctuary.kernel.errors import InFile, NoctuaryError, Refused, tell_errors_with
from noctuary.kernel.event import Event
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.kernel.records import engine_version
from noctuary.kernel.refusal import Refusal

__version__ = engine_version()


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
