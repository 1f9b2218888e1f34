"""One nursery for all tests here: it takes longer to come up than anything that is tried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.databases import Absent
from tests.faults.watched import Watched
from tests.tools.programs import missing


@pytest.fixture(scope="session")
def one_watched() -> Iterator[Watched]:
    try:
        made = Watched()
    except Absent as absent:
        missing(str(absent))
    yield made
    made.close()


@pytest.fixture
def watched(one_watched: Watched) -> Iterator[Watched]:
    """Its servers keep their promises, unless a test says otherwise."""
    yield one_watched
    one_watched.nursery.lie = ""
    one_watched.shim.begin_anew()
