"""The `noctuary` command."""

from __future__ import annotations

import sys
from typing import NoReturn

from noctuary.cli.interrupts import end_silently


def main() -> NoReturn:
    """Run the command; the bare library lacks what it prints with, and says so."""
    end_silently()
    try:
        from noctuary.cli.entry import run
    except ModuleNotFoundError as missing:
        if missing.name not in ("click", "rich"):
            raise
        from noctuary.text import language_from, say

        print("noctuary: " + say(language_from(), "cli-error-bare-library"), file=sys.stderr)
        sys.exit(2)
    sys.exit(run(sys.argv[1:]))
