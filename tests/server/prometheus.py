"""A strict reader of Prometheus's text format (version 0.0.4): whatever is not in order raises."""

from __future__ import annotations

import re

_NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
_HEAD = re.compile(rf"# (HELP|TYPE) ({_NAME}) (.+)")
_LABEL = r'[a-zA-Z_]\w*="[^"\\\n]*"'
_SAMPLE = re.compile(rf"({_NAME})(?:\{{({_LABEL}(?:,{_LABEL})*)\}})? (\S+)")
_KINDS = ("counter", "gauge", "histogram")


def read(text: str) -> dict[str, float]:
    """Every sample by its name, with its labels where it has any: `moves_total{by=people}`."""
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
        name, labels, number = sample.groups()
        family = re.sub(r"_(bucket|sum|count)$", "", name) if name not in kinds else name
        assert family in kinds, f"{line}: nobody has said what it is"
        key = name if labels is None else f"{name}{{{labels}}}".replace('"', "")
        assert key not in samples, f"{key} twice"
        samples[key] = float(number)
    for name, kind in kinds.items():
        if kind == "histogram":
            _check_histogram(name, samples)
    return samples


def _check_histogram(name: str, samples: dict[str, float]) -> None:
    for key, count in samples.items():
        if key.startswith(f"{name}_count"):
            whose = key.removeprefix(f"{name}_count").strip("{}")  # of one process, or of the only one
            of = [each for each in samples if each.startswith(f"{name}_bucket") and whose in each]
            buckets = [samples[each] for each in of]
            assert buckets == sorted(buckets)
            assert "le=+Inf" in of[-1]
            assert buckets[-1] == count
