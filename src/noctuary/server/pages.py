"""The client's files: built pages from the wheel or, in a checkout, from `web/dist`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from noctuary.server.answers import language_of
from noctuary.text.catalogue import say

_INDEX: Final = "index.html"
_HERE: Final = Path(__file__).resolve().parent
_SHIPPED: Final = _HERE / "client"
_CHECKOUT: Final = _HERE.parent.parent.parent / "web" / "dist"


def find_client() -> Path | None:
    """Where the built client is. `NOCTUARY_CLIENT` names another place; the wheel brings its own."""
    named = os.environ.get("NOCTUARY_CLIENT")
    places = [Path(named)] if named else [_CHECKOUT, _SHIPPED]
    return next((place for place in places if (place / _INDEX).is_file()), None)


class Assets(StaticFiles):
    """Files whose names change with their content: they may be kept for ever."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def routes(client: Path | None) -> list[Route | Mount]:
    """Every address that is not ours otherwise is a page, and every page is the same file."""

    async def page(request: Request) -> Response:
        if client is None:
            return PlainTextResponse(say(language_of(request), "server-no-client"), 503)
        name = request.path_params["page"]
        if "/" not in name and "." in name:
            return _file(client, name)
        return FileResponse(client / _INDEX, headers={"cache-control": "no-cache"})

    found: list[Route | Mount] = []
    if client is not None and (client / "assets").is_dir():
        found.append(Mount("/assets", Assets(directory=client / "assets")))
    return [*found, Route("/{page:path}", page, methods=["GET"])]


def _file(client: Path, name: str) -> Response:
    """A file beside the page. A name that no file system knows is the name of no file."""
    file = client / name
    try:
        if not name.startswith(".") and file.is_file() and file.resolve().parent == client.resolve():
            return FileResponse(file)
    except (OSError, ValueError):
        pass
    return PlainTextResponse("", 404)
