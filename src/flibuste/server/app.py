"""The web app around the host: HTTP by Litestar, sockets handed straight to sockets.py."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Final, TypeVar, cast
from urllib.parse import quote

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter
from litestar.types import Receive, Scope, Send

from flibuste.bots import level_names
from flibuste.games import find_title, titles
from flibuste.kernel.refusals import BadOption, BadPosition, FlibusteError, Reason, UnknownTitle
from flibuste.kernel.title import Title
from flibuste.plain import one_line
from flibuste.server import cards, metrics, pages, people_api, positions, reasons, sockets
from flibuste.server.asking import FOUND, POSTED_TO, VISITOR, AnyRequest, refusals
from flibuste.server.asking import host_of as _host
from flibuste.server.asking import visitor_of as _visitor
from flibuste.server.bells import NoBells
from flibuste.server.clocks import BadClock
from flibuste.server.finished import Finished
from flibuste.server.fleet import Elsewhere
from flibuste.server.host import BadWish, Host, NoSuchTable, NotNow, NotYours, TooMany, clean
from flibuste.server.lessons import NoLesson, lesson_of, named_lesson, stops_of
from flibuste.server.limits import TooOften
from flibuste.server.lobby import Lobby, serve_lobby
from flibuste.server.passkeys import NoPasskeys
from flibuste.server.people import BadKey, BadPasskey, NameKept, NoSuchPerson, TooManyDevices
from flibuste.server.protocol import (
    CampaignInfo,
    FinishedPage,
    Follow,
    HangBell,
    Health,
    Join,
    LessonInfo,
    LobbyNews,
    LobbyWish,
    NewTable,
    Problem,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleVerdict,
    RematchAsk,
    RulebookInfo,
    SeatKey,
    Setting,
    SettingInfo,
    StudyAsk,
    StudyInfo,
    TableInfo,
    TableMade,
    TitleInfo,
    TreeAsk,
    TreeInfo,
    TreeMade,
    Update,
    WhatIfAsk,
)
from flibuste.server.puzzles import TODAY, NoAnswer, puzzle_told, verdict_on
from flibuste.server.ratings import can_be_rated
from flibuste.server.reasons import reason_info, reason_of
from flibuste.server.rulebooks import NoRulebook, rulebook_of
from flibuste.server.site import Site
from flibuste.server.store import BadStore, BrokenTable, Fenced, NotSaved, Unreachable
from flibuste.server.studies import TooManyStudies
from flibuste.server.trees import NoSuchTree
from flibuste.server.troubles import NotKept
from flibuste.server.visitors import Visitor, Visitors
from flibuste.server.watching import Watch
from flibuste.server.wire import EXTENSION, Wire
from flibuste.study.puzzles import NoPuzzle, puzzles_of
from flibuste.study.tables import to_csv

log: Final = logging.getLogger("flibuste")

LARGEST_BODY: Final = 64 * 1024
LARGEST_CAMPAIGN: Final = 16 * 1024 * 1024
SOCKETS: Final = "/ws/"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
"""Posted where a route says so by `takes_text`: campaigns and records. All else is JSON, which no form sends."""
FORMATS: Final = {"json": JSON, "csv": "text/csv; charset=utf-8"}
"""Of a study that is saved."""
ELSEWHERE_CODE: Final = 1008
HEADERS: Final = {
    # Styles may be inline because Svelte writes style attributes; scripts never are.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
STATUS: Final[dict[type[FlibusteError], int]] = {
    NoSuchTable: 404,
    NoSuchTree: 404,
    NoLesson: 404,
    NoPuzzle: 404,
    NoAnswer: 409,
    NoRulebook: 404,
    UnknownTitle: 404,
    NotYours: 403,
    NotNow: 409,
    BadOption: 409,
    BadPosition: 409,
    BadWish: 409,
    NameKept: 409,
    TooManyDevices: 409,
    BadKey: 409,
    BadPasskey: 403,
    NoPasskeys: 409,
    NoBells: 409,
    NoSuchPerson: 404,
    NotKept: 409,
    BadClock: 409,
    TooMany: 429,
    TooManyStudies: 429,
    NotSaved: 500,
    BadStore: 500,
    BrokenTable: 500,
    Unreachable: 500,
    Fenced: 500,
    Elsewhere: 500,
}

Content = TypeVar("Content")
AsgiApp = Callable[[Scope, Receive, Send], Awaitable[None]]


@get("/health", responses=refusals())
async def health() -> Health:
    """Answers while the server lives."""
    return Health("ok", [])


@get(
    "/ready",
    spends="checks",
    responses={
        **refusals(),
        503: ResponseSpec(Health, generate_examples=False, description="People cannot play here now."),
    },
)
async def ready(state: State) -> Response[Health]:
    """Whether people can play here: 503 with the troubles where they cannot."""
    return _health(await cast(Watch, state.watch).troubles())


@get("/ready/own", spends="checks", include_in_schema=False)
async def own_ready(state: State) -> Response[Health]:
    """The same of this process alone."""
    return _health(await cast(Watch, state.watch).own_troubles())


def _health(troubles: list[str]) -> Response[Health]:
    if troubles:
        return Response(Health("trouble", troubles), status_code=503)
    return Response(Health("ok", []))


@get(["/metrics", "/metrics/{which:str}"], spends="checks", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(state: State, request: AnyRequest, which: str = "") -> Response[str]:
    """For the operator: how busy people are here is nobody else's business. Of all processes, of `own` or `each`."""
    if which not in ("", "own", "each") or not (state.metrics_open or _visitor(request).is_here):
        raise NotFoundException("There is nothing at this address.")
    watch = cast(Watch, state.watch)
    if which == "own":
        text = watch.own_metrics()
    else:
        text = await (watch.metrics_of_each() if which else watch.metrics())
    return Response(text, headers={"content-type": metrics.TEXT})


@get("/api/titles", responses=refusals())
async def list_titles(request: AnyRequest) -> Response[list[TitleInfo]]:
    return _packed(request, [_title_info(title) for title in titles()])


@post("/api/titles/{id:str}/check", status_code=200, responses=POSTED_TO)
async def check_setting(id: str, data: Setting) -> SettingInfo:
    """Whether a title can be played so, before a table is made."""
    title = find_title(id)
    try:
        terms = title.agree(data.seats, data.options)
    except BadOption as problem:
        return SettingInfo(sockets.told(problem), problem.key, [])
    preview = title.preview(terms)
    return SettingInfo(
        "", "", title.warnings(terms), None if preview is None else dict(preview), can_be_rated(title, terms)
    )


@get(["/api/titles/{id:str}/lesson", "/api/titles/{id:str}/lesson/{name:str}"], responses=refusals(400, 404))
async def show_lesson(request: AnyRequest, id: str, name: str = "") -> Response[LessonInfo]:
    return _packed(request, lesson_of(id, name))


@get("/api/titles/{id:str}/rules", responses=refusals(400, 404))
async def show_rules(request: AnyRequest, id: str) -> Response[RulebookInfo]:
    return _packed(request, rulebook_of(id))


@get("/api/titles/{id:str}/puzzle", responses=refusals(400, 404))
async def show_puzzle(id: str, day: str = TODAY) -> PuzzleInfo:
    """The puzzle of a day, or today's; the day changes at midnight in Greenwich."""
    return puzzle_told(id, day, datetime.now(UTC).date())


@post("/api/titles/{id:str}/puzzle", status_code=200, responses=POSTED_TO)
async def answer_puzzle(id: str, data: PuzzleAnswer) -> PuzzleVerdict:
    """Whether that is the best move, and why. Nothing is kept of it."""
    return verdict_on(id, data.day, data.move, datetime.now(UTC).date())


@get("/api/tables", spends="wishes", responses=refusals())
async def list_tables(state: State) -> list[TableInfo]:
    """Tables that everyone may see and that are not over, those that need a newer version included."""
    return _host(state).lobby()


@post("/api/lobby", spends="wishes", status_code=200, responses=POSTED_TO)
async def show_lobby(state: State, request: AnyRequest, data: LobbyWish) -> LobbyNews:
    """What the lobby's socket tells, once: for who cannot have a socket."""
    try:  # once more: Litestar took 0 for false
        told = msgspec.json.decode(await request.body(), type=dict[str, object])
        wish = msgspec.convert({name: _counted(value) for name, value in told.items()}, type(data))
    except msgspec.ValidationError as problem:
        raise HTTPException(f"This is no wish for the lobby: {problem}.", status_code=400) from None
    lobby = cast(Lobby, state.lobby)
    return lobby.page(wish, lobby.own_tables(_visitor(request)))


def _counted(value: object) -> object:
    """To JSON 20.0 is as whole a number as 20."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


@get("/api/finished", spends="records", responses=refusals(400))
async def list_finished(state: State, before: float = 0.0, id: str = "") -> FinishedPage:
    """Listed games that are over, the newest first; with what a page answered, the page after it."""
    return cast(Finished, state.finished).page(before, id)


@post("/api/tables", spends="tables", responses=POSTED_TO)
async def make_table(state: State, request: AnyRequest, data: NewTable) -> TableMade:
    host = _host(state)
    return _made(request, await host.make_table(data, host.sitter(data.person, _visitor(request))))


@route(
    ["/api/tables", "/api/tables/{id:str}/study", "/api/titles/{id:str}/puzzle"],
    http_method="OPTIONS",
    status_code=204,
    include_in_schema=False,
)
async def tell_methods(id: str = "") -> Response[None]:
    """Where two functions serve one address, Litestar would tell the methods of one of them."""
    return Response(None, status_code=204, headers={"allow": "GET, POST, OPTIONS"})


@get("/api/tables/{id:str}", responses=FOUND)
async def show_table(state: State, request: AnyRequest, id: str) -> TableInfo:
    host = _host(state)
    host.open_for(_visitor(request), id)
    return host.info(id)


@post("/api/tables/{id:str}/join", spends="joins", responses=POSTED_TO)
async def join_table(state: State, request: AnyRequest, id: str, data: Join) -> SeatKey:
    """Takes the first open seat."""
    host, name = _host(state), clean(data.name)
    sitter = host.sitter(data.person, _visitor(request))
    host.people.check_free(name, sitter.id if sitter is not None else "")
    return await host.find(id).admission.join(name, data.promise, sitter)


@post("/api/tables/{id:str}/rematch", spends="tables", responses=POSTED_TO)
async def play_again(state: State, request: AnyRequest, id: str, data: RematchAsk) -> TableMade:
    with _visitor(request).trying_keys(NotYours):
        return _made(request, await _host(state).rematch(id, data.token, data.again))


@post("/api/tables/{id:str}/what-if", spends="tables", responses=POSTED_TO)
async def ask_what_if(state: State, request: AnyRequest, id: str, data: WhatIfAsk) -> TableMade:
    """A private copy of a table as it was after some of its moves, to be played on against bots."""
    with _visitor(request).trying_keys(NotYours):
        return _made(request, await _host(state).what_if(id, data))


@post("/api/tables/{id:str}/tree", spends="records", status_code=200, responses=POSTED_TO)
async def ask_tree(state: State, request: AnyRequest, id: str, data: TreeAsk) -> TreeInfo:
    """A tree of what-ifs of a table, as it is after what was wished; what is private is told to who has its key."""
    if data.changes:
        _visitor(request).spend("notes")
    host = _host(state)
    return await host.trees.ask(host.find(id), data)


@post(
    "/api/tables/{id:str}/tree/file",
    status_code=200,
    media_type=MediaType.TEXT,
    responses=POSTED_TO,
)
async def save_tree(state: State, request: AnyRequest, id: str, data: TreeAsk) -> str:
    """The record of a finished game, with the tree as its variations."""
    host, visitor = _host(state), _visitor(request)
    host.open_for(visitor, id)
    table = host.find(id)
    visitor.spend("records", host.trees.size(table, data))
    return await host.trees.file(table, data)


@post("/api/tables/{id:str}/follow", status_code=200, responses=POSTED_TO)
async def follow_people(state: State, request: AnyRequest, id: str, data: Follow) -> TableMade:
    """Where those who played at a table play now."""
    host, visitor = _host(state), _visitor(request)
    host.open_for(visitor, id)
    with visitor.trying_keys(NotYours):
        return host.follow(id, data.token, visitor)


@post("/api/tables/{id:str}/bell", spends="bells", status_code=204, responses=POSTED_TO)
async def hang_bell(state: State, request: AnyRequest, id: str, data: HangBell) -> None:
    """A browser is to be called when it is the turn of seats whose keys it holds."""
    host = _host(state)
    with _visitor(request).trying_keys(NotYours):
        await host.bells.hang(host.find(id), data)


@get("/api/tables/{id:str}/record", spends="records", media_type=MediaType.TEXT, responses=refusals(404, 409))
async def show_record(state: State, id: str) -> str:
    """JSON lines: everything when the game is over, until then the moves alone."""
    return await _host(state).find(id).record()


@get("/api/tables/{id:str}/study", spends="records", responses=refusals(400, 404, 409))
async def show_study(state: State, id: str, since: Annotated[int, Parameter(ge=0, le=100_000)] = 0) -> StudyInfo:
    """What is known of a finished game, and how far its study is; only of its moves from `since` on."""
    host = _host(state)
    return await host.studies.look(host.find(id), since)


@post("/api/tables/{id:str}/study", spends="studies", status_code=200, responses=POSTED_TO)
async def ask_study(state: State, request: AnyRequest, id: str, data: StudyAsk) -> StudyInfo:
    """Begins the study of a finished game, goes on with it, or stops it."""
    host, address = _host(state), _visitor(request).address
    table = host.find(id)
    if not data.wanted:
        return await host.studies.stop(table, address)
    return await host.studies.begin(table, address)


@get("/api/tables/{id:str}/study/moves/{moves:int}", spends="records", responses=refusals(400, 404, 409))
async def show_studied(state: State, id: str, moves: Annotated[int, Parameter(ge=0, le=100_000)]) -> Update:
    """A finished game as it was after so many moves, for the eyes of the seat that was to choose, with its choices.

    After its last move: as everybody sees it since it is over.
    """
    host = _host(state)
    return await host.pasts.still(host.find(id), moves)


@get("/api/tables/{id:str}/study/{format:str}", spends="records", responses=refusals(400, 404, 409))
async def save_study(state: State, id: str, format: str) -> Response[str]:
    """A study that is done, as `json` or as `csv`, a row for each move."""
    if format not in FORMATS:
        raise NotFoundException("A study is had as json or csv.")
    host = _host(state)
    analysis = await host.studies.analysis(host.find(id))
    text = to_csv(analysis) if format == "csv" else json.dumps(analysis.to_data(), indent=1) + "\n"
    return Response(text, media_type=FORMATS[format])


@get("/api/campaigns/{id:str}", responses=FOUND)
async def show_campaign(state: State, request: AnyRequest, id: str) -> CampaignInfo:
    host = _host(state)
    _visitor(request).spend("chapters", host.chapters(id))
    return host.campaign(id)


@get("/api/campaigns/{id:str}/file", media_type=MediaType.TEXT, responses=FOUND)
async def save_campaign(state: State, request: AnyRequest, id: str) -> str:
    """JSON lines: all its games, those that are over with their records."""
    host = _host(state)
    _visitor(request).spend("records", host.chapters(id))
    return await host.save_campaign(id)


@dataclass
class TakesText(Operation):
    """Its body is read as it comes; that it is text has to be told by hand."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody({TEXT: text}, required=True)


@post(
    "/api/campaigns",
    request_max_body_size=LARGEST_CAMPAIGN,
    operation_class=TakesText,
    spends="campaigns",
    takes_text=True,
    responses=POSTED_TO,
)
async def bring_back_campaign(state: State, request: AnyRequest) -> TableMade:
    """Takes what save_campaign gave, as plain text."""
    return _made(request, await _host(state).bring_back((await request.body()).decode(errors="replace")))


@post(
    "/api/trees",
    request_max_body_size=LARGEST_CAMPAIGN,
    operation_class=TakesText,
    spends="trees",
    takes_text=True,
    responses=POSTED_TO,
)
async def bring_back_tree(state: State, request: AnyRequest) -> TreeMade:
    """Takes what save_tree gave, or any record of a finished game, as plain text."""
    return await _host(state).plant((await request.body()).decode(errors="replace"))


@get(
    [
        "/",
        "/new",
        "/new/{rest:path}",
        "/watch",
        "/about",
        "/campaigns",
        "/c/{rest:path}",
        "/t/{rest:path}",
        "/learn/{rest:path}",
        "/rules/{rest:path}",
        "/study/{rest:path}",
        "/tree/{rest:path}",
        "/position/{rest:path}",
        "/puzzle/{rest:path}",
        "/p/{rest:path}",
    ],
    include_in_schema=False,
)
async def show_page(state: State, request: AnyRequest) -> Response[bytes]:
    host, language = _host(state), cards.language_of(request.headers.get("accept-language", ""))
    path = request.url.path
    card = await cards.card_of(host, path, language, _visitor(request))
    address = host.site.address or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return pages.shown(card.head(address, quote(path), language) + pages.ahead(path), *_taken(request))


@get("/{path:path}", include_in_schema=False)
async def show_file(request: AnyRequest, path: str) -> Response[bytes]:
    found = pages.file(path, *_taken(request)) or pages.lost(path, request.headers.get("accept-encoding", ""))
    if found is None:
        raise NotFoundException("There is nothing at this address.")
    return found


def _taken(request: AnyRequest) -> tuple[str, str]:
    """The encodings that its reader takes, and the ETag of what it has already."""
    return request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")


def _packed(request: AnyRequest, content: Content) -> Response[Content]:
    """Compressed for who takes it: only for what is long, and the same for everybody."""
    body = msgspec.json.encode(content)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = _gzipped(body), {**headers, "content-encoding": "gzip"}
    return cast("Response[Content]", Response(body, media_type=MediaType.JSON, headers=headers))


@lru_cache(maxsize=32)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def _title_info(title: Title) -> TitleInfo:
    more = {
        "catalogue": title.catalogue(),
        "bots": level_names(),
        "lesson": stops_of(title),
        "presets": [{**preset.to_data(), "lesson": named_lesson(title, preset)} for preset in title.presets],
        "puzzles": len(puzzles_of(title.id)),
    }
    return msgspec.convert({**title.to_data(), **more}, TitleInfo)


async def _protect(response: Response[object]) -> Response[object]:
    response.headers.update(HEADERS)
    return response


def is_elsewhere(scope: Scope, site: Site, is_here: bool) -> bool:
    """Whether a page of another place asks, in the name of who looks at it. Programs name no page at all.

    `is_here`: on this machine itself, where the other place may have had its own name lead.
    """
    headers = dict(scope["headers"])
    origin, host = headers.get(b"origin"), headers.get(b"host", b"")
    if origin is None:
        return False
    return origin.partition(b"://")[2] != host or (is_here and not site.may_be_called(host.decode("latin-1")))


def _made(request: AnyRequest, made: TableMade) -> TableMade:
    """Whoever makes a table pays for the time of its bots."""
    table = made.table
    _host(request.app.state).note_maker(table.id, _visitor(request).address)
    facts = {"event": "table-made", "table": table.id, "title": table.title, "seats": len(table.seats)}
    log.info("Table %s was made.", table.id, extra={"facts": facts})
    return made


async def _check_request(request: AnyRequest) -> Response[Problem] | None:
    """Raises TooOften where the visitor's budget for this is spent; a route says by `spends` which one, if any."""
    visitor = _visitor(request)
    problem = _wrong_post(request) if request.method == "POST" else None
    if problem is None and "spends" in request.route_handler.opt:
        visitor.spend(request.route_handler.opt["spends"])
    return problem


def _wrong_post(request: AnyRequest) -> Response[Problem] | None:
    if is_elsewhere(request.scope, _host(request.app.state).site, _visitor(request).is_here):
        sentence = "This was asked by a page of another place; open the server's own page."
        return _problem(sentence, 403, reasons.ELSEWHERE)
    wanted = (JSON, TEXT) if request.route_handler.opt.get("takes_text") else (JSON,)
    if request.content_type[0] not in wanted:
        sentence = f"What is posted here must be {' or '.join(wanted)}, not {request.content_type[0]!r}."
        return _problem(sentence, 415, reasons.NOT_UNDERSTOOD)
    return None


def _problem(sentence: str, status: int, reason: str | Reason) -> Response[Problem]:
    told = reason_info(Reason(reason, "") if isinstance(reason, str) else reason)
    problem = Problem(one_line(sentence), told)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=HEADERS)


def _refused(_: AnyRequest, problem: FlibusteError) -> Response[Problem]:
    return _problem(sockets.told(problem), STATUS.get(type(problem), 400), reason_of(problem))


def _too_often(_: AnyRequest, problem: TooOften) -> Response[Problem]:
    answer = _problem(str(problem), 429, reason_of(problem))
    answer.headers["retry-after"] = str(problem.seconds)
    return answer


def _http_problem(_: AnyRequest, problem: HTTPException) -> Response[Problem]:
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = [str(item.get("message")) for item in extra if isinstance(item, dict) and item.get("message")]
    sentence = "; ".join([problem.detail.rstrip("."), *details])
    reason = reasons.OF_STATUS.get(problem.status_code, reasons.NOT_UNDERSTOOD)
    answer = _problem(f"{sentence}.", problem.status_code, reason)
    answer.headers.update(problem.headers or {})
    return answer


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return _problem("What was posted is nested too deeply to be read.", 400, reasons.NOT_UNDERSTOOD)


def _unexpected(request: AnyRequest, problem: Exception) -> Response[Problem]:
    log.error("%s %r failed", request.method, request.url.path, exc_info=problem)
    return _problem("Something went wrong on the server; its log says more.", 500, reasons.FAILED)


async def _turn_away(code: int, receive: Receive, send: Send) -> None:
    """A socket that is not even opened."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": None})


def make_app(host: Host, visitors: Visitors, metrics_open: bool, begun: Callable[[], None]) -> AsgiApp:
    """The whole server as an ASGI application, for uvicorn with `ws=Wire`. `begun` is called when it can be asked."""
    watch = Watch(host, host.folder)
    lobby = Lobby(host)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await host.start()
        watching = asyncio.create_task(watch.keep())
        begun()
        log.info("The server can be asked.", extra={"facts": {"event": "begun"}})
        try:
            yield
        finally:
            log.info("The server ends.", extra={"facts": {"event": "ends"}})
            watching.cancel()
            await host.close()

    http = Litestar(
        [
            health,
            ready,
            own_ready,
            show_metrics,
            list_titles,
            check_setting,
            show_lesson,
            show_rules,
            tell_methods,  # before the others, or Litestar brings its own
            list_tables,
            show_lobby,
            list_finished,
            make_table,
            show_table,
            join_table,
            play_again,
            ask_what_if,
            ask_tree,
            save_tree,
            follow_people,
            hang_bell,
            show_record,
            show_puzzle,
            answer_puzzle,
            show_study,
            show_studied,
            ask_study,
            save_study,
            show_campaign,
            save_campaign,
            bring_back_campaign,
            bring_back_tree,
            *people_api.routes,
            *positions.routes,
            show_page,
            show_file,
        ],
        lifespan=[life],
        state=State(
            {"host": host, "lobby": lobby, "finished": Finished(host), "watch": watch, "metrics_open": metrics_open}
        ),
        exception_handlers={
            FlibusteError: _refused,
            TooOften: _too_often,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Flibuste", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        before_request=_check_request,
        after_request=_protect,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )

    async def answer(visitor: Visitor, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever is asked for counts, be there such a thing or not."""
        visitor.spend("requests")
        if scope["type"] == ScopeType.WEBSOCKET and is_elsewhere(scope, host.site, visitor.is_here):
            await _turn_away(ELSEWHERE_CODE, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and scope["path"].startswith(SOCKETS):
            id = scope["path"].removeprefix(SOCKETS)
            wire = cast(Wire, cast(dict[str, object], scope["extensions"])[EXTENSION])
            line = sockets.Socket(cast(sockets.Receive, receive), cast(sockets.Send, send), wire, visitor)
            await (sockets.serve_socket(host, id, line) if id else serve_lobby(lobby, line))
        else:
            cast(dict[str, object], scope["state"])[VISITOR] = visitor
            await http(scope, receive, send)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            return await http(scope, receive, send)
        try:
            await answer(visitors.who(scope), scope, receive, send)
        except TooOften as problem:  # before anything else was looked at
            if scope["type"] == ScopeType.WEBSOCKET:
                await _turn_away(sockets.TRY_AGAIN_CODE, receive, send)
            else:
                request: AnyRequest = Request(scope)
                await _too_often(request, problem).to_asgi_response(None, request)(scope, receive, send)

    return app
