"""A server of one's own for the length of a run: on a free port, with a database that is thrown away."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

_ADDRESS: Final = re.compile(r"https?://\S+")
_GOODBYE_SECONDS: Final = 20.0


@contextlib.contextmanager
def own_server(database: str | None = None, more: Sequence[str] = ()) -> Iterator[str]:
    """Its address. It ends with the block."""
    with tempfile.TemporaryDirectory(prefix="noctuary-load-", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "noctuary", "serve", "--measuring", "--port", "0", "--lang", "en"]
        command += ["--database", database or f"sqlite:///{folder}/tables.db", *more]
        with Path(folder, "log").open("w") as log:  # thousands who leave at once are no news to anybody
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            yield _address(process, Path(folder, "log"))
        finally:
            process.terminate()
            try:
                process.wait(_GOODBYE_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()


def _address(process: subprocess.Popen[str], log: Path) -> str:
    """What it says when it is ready, or why it is not."""
    assert process.stdout is not None
    for line in process.stdout:
        found = _ADDRESS.search(line)
        if found is not None:
            return found.group()
    said = log.read_text(errors="replace").splitlines()
    raise NoctuaryError(MessageId("load-error-no-server"), problem=said[-1] if said else "")
