"""Run a command line in this process, as a shell would."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from noctuary.cli.entry import run


@dataclass
class Answer:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class CommandLine:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Answer:
        self._capsys.readouterr()
        code = run(words)
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)

    def refused(self, *words: str) -> str:
        """The one line with which this command line is turned down."""
        answer = self(*words)
        assert answer.code == 2, answer
        assert answer.out == ""
        assert answer.err.count("\n") == 1, answer.err
        assert answer.err.startswith("noctuary: ")
        return answer.err
