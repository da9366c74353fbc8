"""What all routes of the HTTP API share: who asks, whom, and how else they may be answered."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from flibuste.server.host import Host
from flibuste.server.protocol import Problem
from flibuste.server.visitors import Visitor

VISITOR: Final = "visitor"
AnyRequest = Request[Any, Any, State]

REASONS: Final = {
    400: "It cannot be understood.",
    403: "It is not yours to ask.",
    404: "There is no such thing here.",
    409: "It cannot be done as wished, or not now.",
    413: "It is too large.",
    415: "It is of another type.",
    429: "It was asked too often; Retry-After says when to try again.",
}


def host_of(state: State) -> Host:
    return cast(Host, state.host)


def visitor_of(request: AnyRequest) -> Visitor:
    return cast(Visitor, request.scope["state"][VISITOR])


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of the API: how else a route may answer."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REASONS[status])
        for status in (*statuses, 429)
    }


FOUND: Final = refusals(404)
POSTED_TO: Final = refusals(400, 403, 404, 409, 413, 415)
