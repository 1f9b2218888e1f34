"""One nursery for all tests here: it takes longer to come up than anything that is tried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.serving import Nursery


@pytest.fixture(scope="session")
def one_nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture
def nursery(one_nursery: Nursery) -> Iterator[Nursery]:
    """Its servers keep their promises, unless a test says otherwise."""
    yield one_nursery
    one_nursery.lie = ""
