"""The page about views tells what views have, and the types of the browser say the same."""

from __future__ import annotations

import msgspec
import pytest

from noctuary.kernel.view import Piece
from tools import seen_types, view_fields, wire_types


def test_the_page_is_current() -> None:
    text = view_fields.TARGET.read_text(encoding="utf-8")
    assert text == view_fields.page(), "run python tools/view_fields.py"


@pytest.mark.parametrize("game", seen_types.games())
def test_every_field_of_a_view_is_explained_and_typed_for_the_browser(game: str) -> None:
    page, types = view_fields.page(), wire_types.view_text(game)
    for kind in seen_types.structs(game):
        for field in seen_types.fields(kind):
            assert f"| `{field.attribute}` |" in page
            assert field.name == "prompt" or f"  {field.name}:" in types or f"  {field.name}?:" in types


def test_a_field_without_a_remark_is_found() -> None:
    class Bare(Piece):
        wings: int

    with pytest.raises(seen_types.Unexplained, match="wings"):
        seen_types.fields(Bare)


def test_what_is_not_to_be_seen_is_not_there_even_as_null() -> None:
    class Some(Piece):
        hand: list[str] | None = None

    assert msgspec.to_builtins(Some()) == {}
    assert msgspec.to_builtins(Some(hand=[])) == {"hand": []}
