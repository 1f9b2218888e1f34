"""Chromium, PostgreSQL and Redis for the tests, found where `make test` puts them (`tools/programs.py`)."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

import pytest

ROOT: Final = Path(__file__).parents[2]
FETCHED: Final = ROOT / ".venv" / "programs"


def find_chromium() -> Path | None:
    found = tool("programs").find_chromium(str(FETCHED))
    return Path(found) if found else None


def find_postgresql() -> Path | None:
    """The folder of `initdb` and `postgres`."""
    found = tool("programs").find_postgresql(str(FETCHED))
    return Path(found) if found else None


def find_redis() -> Path | None:
    """The program `redis-server`."""
    found = tool("programs").find_redis(str(FETCHED))
    return Path(found) if found else None


def missing(what: str) -> NoReturn:
    """Nothing is skipped silently where everything has to be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def tool(name: str) -> ModuleType:
    """A module of `tools/`, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
