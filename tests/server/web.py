"""People over HTTP and sockets, each with a cookie of her own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from noctuary.server.app import Server

ORIGIN = "http://testserver"
COOKIE = "noctuary-local"
ME = {"sitter": "me", "choice": "red"}
BOT = {"sitter": "bot", "choice": "snow", "bot": "random"}


class Web:
    def __init__(self, client: TestClient, server: Server) -> None:
        self.client = client
        self.server = server

    def stranger(self) -> Browser:
        return Browser(self)

    def guest(self, name: str = "Ann") -> Browser:
        browser = Browser(self)
        answer = browser.post("/api/session", {"name": name})
        assert answer.status_code == 201, answer.text
        return browser


class Browser:
    """Keeps its cookie and sends what our own pages send."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.cookie: str | None = None

    def headers(self, more: dict[str, str] | None = None) -> dict[str, str]:
        headers = {"origin": ORIGIN, "x-noctuary": "1", **(more or {})}
        if self.cookie is not None:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        return {name: value for name, value in headers.items() if value}

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        self.web.client.cookies.clear()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        content = None if body is None else json.dumps(body)
        answer = self.web.client.request(
            method, path, content=content, headers=self.headers(named), follow_redirects=False
        )
        if COOKIE in answer.cookies:
            self.cookie = answer.cookies[COOKIE]
        self.web.client.cookies.clear()
        return answer

    def get(self, path: str, **headers: str) -> Any:
        return self.request("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.request("POST", path, {} if body is None else body, **headers)

    def table(self, game: str = "fables", *seats: dict[str, Any], **more: Any) -> str:
        wished = list(seats) or [
            {"sitter": "me", "choice": "red"},
            {"sitter": "bot", "choice": "snow", "bot": "random"},
        ]
        answer = self.post("/api/tables", {"game": game, "seats": wished, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @contextmanager
    def socket(self, path: str, **headers: str) -> Iterator[WebSocketTestSession]:
        self.web.client.cookies.clear()
        with self.web.client.websocket_connect(path, headers=self.headers(headers)) as socket:
            yield socket

    @contextmanager
    def at(self, table: str, **wishes: Any) -> Iterator[Seat]:
        with self.socket(f"/ws/table/{table}") as socket:
            seat = Seat(socket)
            seat.send(t="enter", **{"language": "en", **wishes})
            yield seat


class Seat:
    """A socket at a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def read(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of that kind."""
        while True:
            message = json.loads(self.socket.receive_text())
            assert isinstance(message, dict)
            if kind in (None, message["t"]):
                return message

    def read_to_the_end(self) -> WebSocketDisconnect:
        """Read on until the server closes; how it closed."""
        while True:
            try:
                self.read()
            except WebSocketDisconnect as closed:
                return closed

    def read_prompt(self) -> dict[str, Any]:
        """Read on until something is asked."""
        while True:
            message = self.read()
            if message.get("prompt"):
                prompt = message["prompt"]
                assert isinstance(prompt, dict)
                return prompt
