"""Fuzzers for every door that a stranger's text comes in by: `make soak`, or `python -m tests.fuzz --help`.

`havoc` spoils what is right, `doors` are what is knocked at, `found` keeps every input that ever broke one.
"""
