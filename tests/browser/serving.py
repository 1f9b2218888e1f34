"""A server for browsers: a process of its own, so that it can be stopped, killed and started again.

`python -m tests.browser.serving FOLDER PORT` runs it: without pauses and limits, with bots that answer at
once, and with one seed for every deal, so that a test sees the same cards each time. At `/staging/NAME` it
sets up a table in the middle of something (`tests/tables/stages.py`) for whoever asks.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unittest import mock

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

if TYPE_CHECKING:
    from noctuary.server.app import Server

ROOT: Final = Path(__file__).resolve().parent.parent.parent
_READY_SECONDS: Final = 90
_SEED: Final = bytes([7]) * 32


class Serving:
    """One server and the folder that it keeps everything in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serving", str(self.folder), str(self.port)]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "NOCTUARY_HOME": str(self.folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.port = int(self._first_line(self._process))

    def stop(self) -> None:
        """In good order: everybody is told."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(_READY_SECONDS)
        assert process.stdout is not None
        process.stdout.close()

    def _first_line(self, process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        deadline = time.monotonic() + _READY_SECONDS
        while time.monotonic() < deadline:
            if select.select([process.stdout], [], [], 1.0)[0]:
                line = process.stdout.readline().strip()
                if line:
                    return line
            if process.poll() is not None:
                raise AssertionError(f"the server has ended with {process.returncode}")
        raise AssertionError("the server does not start")


def main(folder: Path, port: int) -> None:
    from noctuary.server import laying, running
    from noctuary.server.app import Server, make_app
    from noctuary.server.bots import Task, workshop
    from noctuary.server.pages import find_client
    from noctuary.server.settings import Settings
    from tests.server.playing import QUICK, WIDE, InstantBots

    class BotsBeside(InstantBots):
        """Long work goes on in a thread: pages are answered meanwhile, as by a real server."""

        async def work(self, task: Task) -> dict[str, Any] | None:
            return dict(json.loads(await asyncio.to_thread(workshop.answer, task.line())))

    listener = running.listen("127.0.0.1", port, or_next=False)
    database = f"sqlite:///{folder / 'tables.db'}"
    wanted = Settings(database=database, port=port, client=find_client(), limits=WIDE, patience=QUICK)
    settings = running.at_port(wanted, listener)

    async def ready() -> None:
        print(settings.port, flush=True)

    server = Server(settings, BotsBeside((), 1, 1.0))
    app = make_app(settings, server)
    app.router.routes.insert(0, Route("/staging/{name}", partial(set_up, server), methods=["POST"]))
    with mock.patch.object(laying, "new_seed", return_value=_SEED):
        running.serve(app, settings, listener, ready)


async def set_up(server: Server, request: Request) -> JSONResponse:
    """A table for the asker, at her seat of a stage, with bots at the others."""
    from noctuary.server.wires.retold import FromHere
    from tests.tables.ends import ENDS, end
    from tests.tables.stages import stage

    visitor = await server.sessions.visitor(request)
    assert visitor is not None
    name = request.path_params["name"]
    match, seat = end(name) if name in ENDS else stage(name)
    table = await server.house.laying.go_on_from(visitor.person, match, FromHere(0, seat, "random"))
    return JSONResponse({"table": table.row.id})


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
