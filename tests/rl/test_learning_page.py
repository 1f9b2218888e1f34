"""`docs/learning.md`: every sample on the page runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs/learning.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_a_sample_runs(number: int) -> None:
    exec(compile(SAMPLES[number], f"learning.md, sample {number}", "exec"), {"__name__": "sample"})


def test_the_page_has_its_samples() -> None:
    assert len(SAMPLES) == 5
