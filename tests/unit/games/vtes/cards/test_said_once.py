"""What a card says runs once, when the pool is put together: nothing of it is left to run during a game.

The modules of the cards are not compiled (setup.py), so whatever did run there would be slow in every wheel:
a piece stands in `blocks`, where it is compiled like the rules.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from noctuary.games.vtes.cards import printed

CARDS = Path(printed.__file__).parent


def runs_later(tree: ast.Module) -> Iterator[str]:
    """Classes, and functions that could be handed to a piece: anything but what defines a card at once."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield f"class {node.name}"
        if isinstance(node, ast.Lambda):
            yield f"a lambda in line {node.lineno}"
        if isinstance(node, ast.FunctionDef):
            arguments = [one.arg for one in node.args.args]
            answer = None if node.returns is None else ast.unparse(node.returns)
            if node not in tree.body or arguments[:1] != ["card"] or answer != "None":
                yield f"def {node.name}"


def test_nothing_a_card_says_runs_during_a_game() -> None:
    modules = sorted(CARDS.glob("*/*.py"))
    assert len(modules) > 50
    found = [
        f"{module.parent.name}/{module.name}: {what}"
        for module in modules
        for what in runs_later(ast.parse(module.read_text(encoding="utf-8")))
    ]
    assert found == []
