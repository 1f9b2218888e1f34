"""A strict reader of Prometheus's text format (version 0.0.4): whatever is not in order raises."""

from __future__ import annotations

import re

_NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
_HEAD = re.compile(rf"# (HELP|TYPE) ({_NAME}) (.+)")
_SAMPLE = re.compile(rf'({_NAME})(?:\{{([a-zA-Z_]\w*)="([^"\\\n]*)"\}})? (\S+)')
_KINDS = ("counter", "gauge", "histogram")


def read(text: str) -> dict[str, float]:
    """Every sample by its name, with its label where it has one: `moves_total{by=people}`."""
    assert text.endswith("\n")
    kinds: dict[str, str] = {}
    samples: dict[str, float] = {}
    for line in text.splitlines():
        head = _HEAD.fullmatch(line)
        if head is not None:
            what, name, told = head.groups()
            if what == "TYPE":
                assert name not in kinds, f"{name} twice"
                assert told in _KINDS, told
                kinds[name] = told
            continue
        sample = _SAMPLE.fullmatch(line)
        assert sample is not None, line
        name, label, word, number = sample.groups()
        family = re.sub(r"_(bucket|sum|count)$", "", name) if name not in kinds else name
        assert family in kinds, f"{line}: nobody has said what it is"
        key = name if label is None else f"{name}{{{label}={word}}}"
        assert key not in samples, f"{key} twice"
        samples[key] = float(number)
    for name, kind in kinds.items():
        if kind == "histogram":
            _check_histogram(name, samples)
    return samples


def _check_histogram(name: str, samples: dict[str, float]) -> None:
    buckets = [value for key, value in samples.items() if key.startswith(f"{name}_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == samples[f"{name}_bucket{{le=+Inf}}"] == samples[f"{name}_count"]
