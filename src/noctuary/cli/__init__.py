"""The `noctuary` command."""

from __future__ import annotations

from noctuary.cli.entry import main

__all__ = ["main"]
