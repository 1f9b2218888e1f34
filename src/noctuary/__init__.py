"""Noctuary: a table that knows the rules of three card games of the night."""

from noctuary.kernel.match import Match
from noctuary.kernel.refusal import NoctuaryError, Refused

__all__ = ["Match", "NoctuaryError", "Refused"]
