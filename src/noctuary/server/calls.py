"""What is asked about people, tables and replays. The rest of the site's requests stand in `site/`.

The routes and the description of the interface (`noctuary serve --schema`) are both made of these tables.
"""

from __future__ import annotations

from typing import Final

from starlette.routing import Route

from noctuary.server import wire
from noctuary.server.api import Api
from noctuary.server.call import Call, route, routes_of
from noctuary.server.wires import retold

CALLS: Final = (
    Call(
        "get",
        "/api/hello",
        Api.hello,
        "What a page needs before it shows anything.",
        wire.Hello,
        query=("lang",),
    ),
    Call(
        "post",
        "/api/session",
        Api.session,
        "Become a guest; or change name or language.",
        wire.Person,
        wire.NewSession,
    ),
    Call(
        "post",
        "/api/account",
        Api.account,
        "Turn a guest into an account; games stay.",
        wire.Person,
        wire.Account,
        (),
        201,
    ),
    Call("delete", "/api/account", Api.delete_account, "Delete everything about oneself.", status=204),
    Call(
        "post", "/api/sign-in", Api.sign_in, "Sign in; a guest's games come along.", wire.Person, wire.Account
    ),
    Call("post", "/api/sign-out", Api.sign_out, "End this session and close its sockets.", status=204),
    Call(
        "post",
        "/api/notices",
        Api.read_notices,
        "What moderators have told her in `hello` is read.",
        status=204,
    ),
    Call("get", "/api/blocks", Api.blocks, "Whom one has blocked.", wire.BlockList),
    Call("delete", "/api/blocks/{number}", Api.unblock, "Block somebody no longer.", status=204),
    Call(
        "get",
        "/api/tables",
        Api.tables,
        "One's own tables and the public ones.",
        wire.Tables,
        query=("lang",),
    ),
    Call("post", "/api/tables", Api.make_table, "Make a table.", wire.Made, wire.NewTable, (), 201),
    Call(
        "delete", "/api/tables/{table}", Api.discard, "Throw away a damaged table of one's own.", status=204
    ),
    Call(
        "post",
        "/api/tables/{table}/again",
        Api.again,
        "Play a finished game against bots once more.",
        wire.Made,
        wire.Again,
        (),
        201,
    ),
    Call("get", "/api/tables/{table}/record", Api.record, "The record of a finished game.", str),
    Call(
        "get",
        "/api/tables/{table}/report",
        Api.report,
        "A bug report, with what one's seat knows.",
        str,
        query=("lang",),
    ),
    Call("get", "/api/tables/{table}/faces/{slug}", Api.faces, "A card in both languages.", wire.CardFaces),
    Call(
        "get",
        "/api/replays/{table}",
        Api.replay,
        "A game to look through.",
        retold.ReplayInfo,
        query=("seat", "lang"),
    ),
    Call(
        "get",
        "/api/replays/{table}/at/{made}",
        Api.replay_at,
        "The game after its first moves.",
        retold.ReplayFrame,
        query=("seat", "lang", "text"),
    ),
    Call(
        "post",
        "/api/replays/{table}/play",
        Api.play_from,
        "Go on from there.",
        wire.Made,
        retold.FromHere,
        (),
        201,
    ),
    Call(
        "get",
        "/api/replays/{table}/story",
        Api.story,
        "Why a finished game ended, the standings, a curve and the moments that counted.",
        retold.Story,
        query=("lang",),
    ),
    Call(
        "post",
        "/api/replays/{table}/analysis",
        Api.analyse,
        "Begin to analyse a finished game.",
        status=202,
    ),
    Call(
        "get",
        "/api/replays/{table}/analysis",
        Api.analysis,
        "How far that is, everybody's chances, and the moves that cost most.",
        retold.AnalysisTold,
        query=("lang",),
    ),
    Call(
        "delete",
        "/api/replays/{table}/analysis",
        Api.stop_analysis,
        "Stop what one has begun.",
        status=204,
    ),
    Call(
        "get",
        "/api/replays/{table}/verify",
        Api.verify,
        "Replay from the seed and compare.",
        retold.Verified,
    ),
)


def routes(api: Api) -> list[Route]:
    """The calls, and the door through which `noctuary play` comes in."""
    return [*routes_of(CALLS, api), route("/play/{door}", api.door, "get")]
