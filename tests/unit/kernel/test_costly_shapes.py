"""Shapes that read like any other line and cost a multiple once compiled: the hot modules have none of them.

Each was found in a profile, where it took a share of every decision (docs/performance.md).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.tools.compiled_modules import HAS_SOURCES, PACKAGE, is_compiled, module_path, origins

pytestmark = pytest.mark.skipif(not HAS_SOURCES, reason="an installed package has no setup.py")

TYPES = ("NewType", "TypeVar")  # calls that make a type, not a constant
STANDING = ("Final", "TypeAlias")
FUNCTIONS = (ast.FunctionDef, ast.Lambda)


class Module:
    """The source of one module, and where its names come from."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)
        self.origins = origins(self.tree)

    def where(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 0)}"


# -- the shapes -------------------------------------------------------------------------------------------


def open_constants(module: Module) -> Iterator[str]:
    """A module constant without `Final` is looked up in a dictionary each time it is used."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign):
            makes_a_type = isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in TYPES
            names = [ast.unparse(target) for target in node.targets]
            if not makes_a_type and names != ["__all__"]:
                yield f"{module.where(node)}: {', '.join(names)} is not Final"
        elif isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith(STANDING):
            yield f"{module.where(node)}: {ast.unparse(node.target)} is not Final"


def boxed_tuples(module: Module) -> Iterator[str]:
    """A `Final` tuple of fixed length is built anew where it is indexed by a variable or looped over.

    `Final[tuple[int, ...]]` is built once. Asking whether something is `in` a fixed one is quick.
    """
    for function in ast.walk(module.tree):
        if isinstance(function, FUNCTIONS):
            for node in ast.walk(function):
                if isinstance(node, ast.Subscript) and not isinstance(node.slice, (ast.Constant, ast.Slice)):
                    used, how = node.value, "indexed"
                elif isinstance(node, (ast.For, ast.comprehension)):
                    used, how = node.iter, "looped over"
                else:
                    continue
                if is_fixed_tuple(module, used):
                    yield f"{module.where(used)}: the fixed tuple {ast.unparse(used)} is {how}"


def is_fixed_tuple(module: Module, used: ast.expr) -> bool:
    if isinstance(used, ast.Name):
        home = module.origins.get(used.id)
        return used.id in (fixed_tuples(module.tree) if home is None else fixed_tuples_of(home))
    if isinstance(used, ast.Attribute) and isinstance(used.value, ast.Name):
        package = module.origins.get(used.value.id)
        return package is not None and used.attr in fixed_tuples_of(f"{package}.{used.value.id}")
    return False


@cache
def fixed_tuples_of(module: str) -> set[str]:
    path = module_path(module) if module.startswith("noctuary.") else None
    return set() if path is None else fixed_tuples(ast.parse(path.read_text(encoding="utf-8")))


@cache
def fixed_tuples(tree: ast.Module) -> set[str]:
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Tuple)
        and ast.unparse(node.annotation) == "Final"
    }


def caught_endings(module: Module) -> Iterator[str]:
    """Catching StopIteration writes a traceback each time a generator ends; a `for` loop just ends."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ExceptHandler) and "StopIteration" in ast.unparse(node.type or node):
            yield f"{module.where(node)}: except StopIteration"


def sent_answers(module: Module) -> Iterator[str]:
    """`send` goes through Python's calling convention; answers lie ready in `Decision.answer`."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "send":
            yield f"{module.where(node)}: {ast.unparse(node)}"


SHAPES: list[Callable[[Module], Iterator[str]]] = [open_constants, boxed_tuples, caught_endings, sent_answers]

# -- looking for them -------------------------------------------------------------------------------------


@cache
def hot_modules() -> list[Module]:
    paths = [path for path in sorted(PACKAGE.rglob("*.py")) if is_compiled(path)]
    return [Module(path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8")) for path in paths]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_no_hot_module_has_this_shape(shape: Callable[[Module], Iterator[str]]) -> None:
    modules = hot_modules()
    assert len(modules) > 150
    assert [found for module in modules for found in shape(module)] == []


OFFENDERS = """
from typing import Final
from noctuary.kernel.errors import NoctuaryError
LIMIT = 4
COSTS: Final = (1, 3, 6)
LEVELS: Final[tuple[int, ...]] = (1, 2, 3)

def cost(level: int) -> int:
    if level in COSTS and LEVELS[level] and COSTS[0]:
        return COSTS[level]
    for one in COSTS:
        level += one
    try:
        return running.send(level)
    except StopIteration:
        return sum(cost for cost in COSTS)
"""


def test_every_shape_is_found_where_it_stands() -> None:
    module = Module("offenders", OFFENDERS)
    found = [line for shape in SHAPES for line in shape(module)]
    assert sorted(found) == [
        "offenders:10: the fixed tuple COSTS is indexed",
        "offenders:11: the fixed tuple COSTS is looped over",
        "offenders:14: running.send(level)",
        "offenders:15: except StopIteration",
        "offenders:16: the fixed tuple COSTS is looped over",
        "offenders:4: LIMIT is not Final",
    ]
