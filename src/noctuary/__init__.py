"""Noctuary: a table that knows the rules of three card games of the night."""

from noctuary.kernel.errors import NoctuaryError, Refused
from noctuary.kernel.match import Match

__all__ = ["Match", "NoctuaryError", "Refused"]
