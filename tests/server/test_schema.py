"""The interface as it is described is the interface as it is."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest
from starlette.routing import Route

from noctuary.server.app import make_app
from noctuary.server.schema import openapi
from noctuary.server.settings import Settings
from noctuary.server.site.areas import ALL_CALLS
from noctuary.server.wires import asks
from tools import wire_types


def test_the_clients_types_are_current() -> None:
    for target, text in wire_types.files().items():
        assert target.read_text(encoding="utf-8") == text, "run python tools/wire_types.py"


def test_every_route_is_described_and_every_description_is_a_route(settings: Settings) -> None:
    app = make_app(settings)
    routes = {
        (method.lower(), route.path.replace(":int", ""))
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
        if "{rest" not in route.path
    }
    assert routes == {(call.method, call.path) for call in ALL_CALLS}


def test_the_description_names_no_type_that_it_does_not_have() -> None:
    described = openapi()
    text = json.dumps(described)
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= described["components"]["schemas"].keys()


@pytest.mark.parametrize("kind", get_args(asks.Asked))
def test_every_message_of_a_client_is_strict(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(json.dumps({"t": tag, "and_more": 1}), type=asks.Asked)
