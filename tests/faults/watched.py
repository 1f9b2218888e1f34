"""A nursery whose servers have a disk and a clock that can fail: one for all, it is slow to come up."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.faults.serving import Nursery, Served
from tests.faults.shim import Shim


class Watched:
    """Servers of its nursery that use `file` as their database are watched; others are left alone."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="noctuary-faults-"))
        self.live = self.folder / "live"
        self.file = self.live / "tables.db"
        self.live.mkdir()
        self.shim = Shim(self.folder, self.file)
        self.nursery = Nursery(self.shim.environment)

    def server(self) -> Served:
        """A server with nothing in its database yet, and all well."""
        shutil.rmtree(self.live)
        self.live.mkdir()
        self.shim.begin_anew()
        return Served(self.nursery, self.folder, f"sqlite:///{self.file}")

    def close(self) -> None:
        self.nursery.close()
        shutil.rmtree(self.folder, ignore_errors=True)
