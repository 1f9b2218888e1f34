"""The language that cards are written in: which cards, how much, when, and what is done to them.

A piece plays (`fits`, `of`, `why_not`, `run`), reads (`phrase`, `noun`), compares (`key`) and composes: a
`Which` with `&`, `|`, `~`, an `Amount` with `*`. What only one card says is still a piece of its own, but it
takes a `Which` for whom and an `Amount` for how much, as all others do.
"""
