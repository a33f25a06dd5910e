"""Stores that a test has opened are let go, also where it fails: a forgotten one would keep the process alive."""

from collections.abc import Iterator

import pytest

from tests import hosting


@pytest.fixture(autouse=True)
def stores_let_go() -> Iterator[None]:
    yield
    while hosting.OPENED:
        hosting.OPENED.pop()._db.stop()
