"""OpenAPI and JSON Schema of the interface, made from its types: `noctuary serve --schema`."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, Final

import msgspec

from noctuary.server import wire
from noctuary.server.call import Call
from noctuary.server.security import CUSTOM_HEADER
from noctuary.server.site.areas import ALL_CALLS
from noctuary.server.wires import asks

_REFERENCE: Final = "#/components/schemas/{name}"


SOCKETS: Final[dict[str, dict[str, Any]]] = {
    "/ws/table/{table}": {"receives": asks.Asked, "sends": wire.FromServer},
    "/ws/lobby": {"receives": asks.Ping, "sends": wire.FromLobby},
}


def openapi() -> dict[str, Any]:
    """The whole interface; what crosses the sockets stands under `x-sockets`."""
    kinds = [kind for call in ALL_CALLS for kind in (call.takes, call.answers) if kind not in (None, str)]
    socket_kinds = [kind for ends in SOCKETS.values() for kind in ends.values()]
    schemas, components = msgspec.json.schema_components(
        [*kinds, wire.Problem, *socket_kinds], ref_template=_REFERENCE
    )
    named = dict(zip(map(id, kinds), schemas))
    problem = schemas[len(kinds)]
    told = iter(schemas[len(kinds) + 1 :])
    paths: dict[str, Any] = {}
    for call in ALL_CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call, named, problem)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Noctuary", "version": version("noctuary")},
        "paths": paths,
        "x-sockets": {path: {end: next(told) for end in ends} for path, ends in SOCKETS.items()},
        "components": {"schemas": components},
    }


def _operation(call: Call[Any], named: dict[int, Any], problem: Any) -> dict[str, Any]:
    parameters = [_parameter(word[1:-1], "path") for word in call.path.split("/") if word.startswith("{")]
    parameters += [_parameter(name, "query") for name in call.query]
    if call.method != "get":
        parameters.append(_parameter(CUSTOM_HEADER, "header"))
    operation: dict[str, Any] = {
        "summary": call.summary,
        "parameters": parameters,
        "responses": {
            str(call.status): {"description": call.summary, **_content(call.answers, named)},
            "default": {
                "description": "What is wrong, in the asker's language.",
                "content": {"application/json": {"schema": problem}},
            },
        },
    }
    if call.takes is not None:
        operation["requestBody"] = {"required": True, **_content(call.takes, named)}
    return operation


def _content(kind: Any, named: dict[int, Any]) -> dict[str, Any]:
    if kind is None:
        return {}
    if kind is str:
        return {"content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"content": {"application/json": {"schema": named[id(kind)]}}}


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place != "query", "schema": {"type": "string"}}
