"""Nothing is lost by a reload, a socket that breaks after every message, or a server that dies."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.people import People, Person, play_out, play_stubbornly

# A browser says so when its network is back; a page that listens need not wait out its pauses.
_BACK_AT_ONCE = "setInterval(() => window.dispatchEvent(new Event('online')), 30)"


def is_complete(person: Person, table: str) -> bool:
    """Whether her page, told piece by piece, shows what the server shows somebody who comes in now."""
    pieces = person.log()
    person.page.reload()
    person.page.locator("#over").wait_for()
    return person.log() == pieces and person.get(f"/api/replays/{table}?lang=en")["phase"] == "over"


def test_a_reload_after_every_answer(people: People) -> None:
    ann = people.person()
    table = ann.table("buffy", turns=1)
    ann.open(table)

    def reload() -> None:
        ann.page.reload()
        ann.page.wait_for_selector(".frame")

    assert play_out(ann, after_each=reload) > 5
    assert is_complete(ann, table)


class BadLine:
    """Breaks after every message, in either direction; every third move is lost on the way.

    Two bad lines would tell each other of every break for ever: there, what changes nothing on the table does
    not break them.
    """

    def __init__(self, person: Person, *, only_moves: bool = False) -> None:
        self.broken = 0
        self.bad = True
        self._only_moves = only_moves
        self._moves = 0
        person.context.add_init_script(_BACK_AT_ONCE)
        person.page.route_web_socket("**/ws/table/**", self._opened)

    def _opened(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda message: self._sent(near, far, str(message)))
        far.on_message(lambda message: self._told(near, far, str(message)))

    def _sent(self, near: WebSocketRoute, far: WebSocketRoute, message: str) -> None:
        if not self.bad or '"move"' not in message:
            far.send(message)
            return
        self._moves += 1
        if self._moves % 3:
            far.send(message)
        self._break(near, far)

    def _told(self, near: WebSocketRoute, far: WebSocketRoute, message: str) -> None:
        near.send(message)
        if self.bad and not (self._only_moves and '"view":[]' in message):
            self._break(near, far)

    def _break(self, near: WebSocketRoute, far: WebSocketRoute) -> None:
        self.broken += 1
        near.close(code=1011)
        far.close()


@pytest.mark.parametrize(("game", "turns"), [("fables", 4), ("buffy", 1)])
def test_a_socket_that_breaks_after_every_message(people: People, game: str, turns: int) -> None:
    ann = people.person()
    line = BadLine(ann)
    table = ann.table(game, turns=turns)
    ann.open(table)
    play_stubbornly(ann)
    assert line.broken > 10
    assert is_complete(ann, table)


def test_two_people_with_bad_lines(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    table = ann.table("fables", "me", "open", turns=2)
    lines = [BadLine(ann, only_moves=True), BadLine(bob, only_moves=True)]
    lines[1].bad = False
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    lines[1].bad = True
    play_stubbornly(ann, bob)
    assert all(line.broken > 5 for line in lines)
    assert is_complete(ann, table)
    assert is_complete(bob, table)


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_ends_in_mid_game(own_people: People, how: str) -> None:
    """What was acknowledged is on disk: after the restart the same question is asked."""
    ann = own_people.person()
    ann.context.add_init_script(_BACK_AT_ONCE)
    table = ann.table("fables", turns=4)
    ann.open(table)
    serving = own_people.serving
    end: Callable[[], None] = {"stop": serving.stop, "kill": serving.kill}[how]
    for _ in range(3):
        seen = ann.wait_for_question()
        ann.answer_by_keys(seen)
        ann.wait_for_question(seen["decision"])
    before = ann.log()
    end()
    ann.page.locator(".band.lost").wait_for()
    serving.start()
    ann.page.locator(".band.lost").wait_for(state="detached")
    ann.wait_for_question()
    assert ann.log() == before
    play_out(ann)
    ann.troubles = [trouble for trouble in ann.troubles if "WebSocket" not in trouble]
    assert is_complete(ann, table)
