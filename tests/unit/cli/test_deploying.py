"""The files around a server: all of them are shipped, systemd reads them, and no option is unknown."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final

import click
import pytest

from noctuary.cli.entry import noctuary, run
from noctuary.cli.speaking import Session
from noctuary.server.deploying import Example
from noctuary.text import Language
from tests.docs.commands import why_unknown

DEPLOY: Final = Path(__file__).resolve().parents[3] / "deploy"
ANALYSE: Final = shutil.which("systemd-analyze")
UNITS: Final = [example for example in Example if example.value.startswith("noctuary")]


def _lines(example: Example, name: str) -> list[str]:
    """What a unit says under this name."""
    text = (DEPLOY / example.value).read_text(encoding="utf-8")
    return re.findall(rf"^{name}=(.*)$", text, re.MULTILINE)


def test_every_file_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert {example.value for example in Example} == {file.name for file in DEPLOY.iterdir()}
    for example in Example:
        assert run(["serve", "--example", example.value]) == 0
        assert capsys.readouterr().out == (DEPLOY / example.value).read_text(encoding="utf-8")
    assert run(["serve", "--example", "passwd"]) == 2


@pytest.mark.parametrize("example", [Example.SERVICE, Example.BACKUP], ids=lambda one: one.value)
def test_what_a_unit_starts_is_a_command_that_there_is(example: Example) -> None:
    (line,) = _lines(example, "ExecStart")
    words = shlex.split(line.partition("bin/noctuary ")[2].rstrip("'"))
    filled = ["https://play.example.org" if word == "${ORIGIN}" else word for word in words]
    command = [word for word in filled if word != "$OPTIONS"]
    assert len(command) > 2
    assert why_unknown(command) is None, line
    assert why_unknown([*command, "--no-such-option"]) is not None, "the test would notice"


def test_what_may_be_set_for_a_unit_is_an_option() -> None:
    """`OPTIONS=--keep-games 365d`, as the page about hosting says."""
    serve = noctuary.get_command(click.Context(noctuary, obj=Session(Language.EN)), "serve")
    assert serve is not None
    known = {word for param in serve.params for word in param.opts}
    hosting = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = {
        word for line in re.findall(r"OPTIONS=(--[^`]*)`", hosting) for word in re.findall(r"--[a-z-]+", line)
    }
    assert {"--keep-games", "--database"} <= named <= known


@pytest.mark.skipif(ANALYSE is None, reason="systemd is not here")
@pytest.mark.parametrize("example", UNITS, ids=lambda one: one.value)
def test_systemd_understands_every_line(example: Example, tmp_path: Path) -> None:
    """Programs that are not installed here, and users, are not what it is asked about."""
    for unit in UNITS:
        text = (DEPLOY / unit.value).read_text(encoding="utf-8")
        text = re.sub(
            r"^(ExecStart\w*)=(?:/opt/noctuary/bin/noctuary|/usr/bin/find)", r"\1=/bin/true", text, flags=re.M
        )
        (tmp_path / unit.value).write_text(text)
    assert ANALYSE is not None
    asked = subprocess.run(
        [ANALYSE, "verify", "--man=no", str(tmp_path / example.value)], capture_output=True, text=True
    )
    ours = [line for line in asked.stderr.splitlines() if "noctuary" in line]
    assert (ours, asked.returncode) == ([], 0), asked.stderr


def test_both_proxies_do_what_a_proxy_has_to_do() -> None:
    """nginx is tried with a whole server (tests/server/test_restarting.py); of Caddy the same is read here.

    It passes `Host` and sockets on, sets the visitor's address instead of believing it, writes no log and
    cuts no silent socket by itself: those are its ways, unless somebody says otherwise.
    """
    caddy = (DEPLOY / Example.CADDY.value).read_text(encoding="utf-8")
    nginx = (DEPLOY / Example.NGINX.value).read_text(encoding="utf-8")
    (listens,) = _lines(Example.SOCKET, "ListenStream")
    assert f"reverse_proxy {listens} {{" in caddy
    assert f"proxy_pass http://{listens};" in nginx
    assert caddy.count("{") == caddy.count("}")
    assert re.search(r"^play\.example\.org \{$", caddy, re.MULTILINE), "the name brings https with it"
    assert "lb_try_duration 60s" in caddy
    assert "proxy_connect_timeout 60s;" in nginx
    assert re.search(r"max_size 1MB", caddy)
    assert "client_max_body_size 1m;" in nginx
    said = set(re.findall(r"^\s*([a-z_]+)", re.sub(r"#.*", "", caddy), re.MULTILINE))
    assert said == {"play", "reverse_proxy", "lb_try_duration", "request_body", "max_size"}, (
        "nothing else: neither headers, nor logs, nor timeouts, nor trusted proxies"
    )
