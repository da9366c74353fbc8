"""Several pages at one table that drop, return, say things twice, late and in another order: all see the same at last.

What a page has added up over all that must be what one sees that comes new.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from tests.conftest import SOAK
from tests.server.helpers import Json, OpenServer, Page, tokens

pytestmark = pytest.mark.server

SEATS = 3
PAGES = 4
"""One of them only watches."""


class Client:
    """A page as a browser has it: it adds up what it is told, and comes back with how much it has seen."""

    def __init__(self, server: OpenServer, table: str, keys: list[str]) -> None:
        self.server = server
        self.table = table
        self.keys = keys
        self.events: list[Any] = []
        self.update: Json = {}
        self.held: list[Json] = []
        """Messages that are still under way."""
        self._last_id = 0
        self.page: Page | None = None
        self.come()

    def come(self) -> None:
        self.page = self.server.page(self.table, *self.keys, events_seen=len(self.events), deltas=True)
        self.catch_up()

    def drop(self) -> None:
        """In the middle of whatever it was told."""
        assert self.page is not None
        self.page.close()
        self.page = None

    def say(self, message: Json) -> None:
        if self.page is not None:
            self._last_id += 1
            self.page.say({**message, "id": self._last_id})

    def catch_up(self) -> None:
        """Reads all that was sent so far: a view may follow the answer that it was sent with, so two are waited for."""
        for _ in range(2):
            self.say({"type": "why", "seat": max(0, self.update.get("seat_to_move", 0)), "move": "reveal"})
            while self._hear().get("id") != self._last_id:
                pass

    def _hear(self) -> Json:
        assert self.page is not None
        message = self.page.hear()
        if message["type"] == "update":
            self._take(message)
        return message

    def _take(self, update: Json) -> None:
        start = update["events_from"]
        assert start == len(self.events) or (update["undone"] and start < len(self.events))
        self.events = self.events[:start] + update["events"]
        self.update = update

    def seen(self) -> Json:
        """All that it shows."""
        return {**self.update, "events": self.events, "events_from": 0, "undone": False}


class Clients(RuleBasedStateMachine):
    server: OpenServer

    def __init__(self) -> None:
        super().__init__()
        self.clients: list[Client] = []

    @initialize(title=st.sampled_from(["port_royal", "whisper"]), seed=st.integers(0, 99))
    def sit_down(self, title: str, seed: int) -> None:
        made = self.server.make_table(*["link"] * SEATS, title=title, seed=str(seed))
        self.table = made["table"]["id"]
        keys = tokens(made)
        self.clients = [Client(self.server, self.table, [key]) for key in keys]
        self.clients.append(Client(self.server, self.table, []))
        for client in self.clients:
            client.catch_up()

    @rule(who=st.integers(0, PAGES - 1), pick=st.integers(0, 99), times=st.integers(1, 3))
    def play(self, who: int, pick: int, times: int) -> None:
        """As it sees the table now, which may be long ago; perhaps several times."""
        message = self._wish(self.clients[who], pick)
        for _ in range(times):
            self.clients[who].say(message)

    @rule(pick=st.integers(0, 99), times=st.integers(1, 2))
    def play_in_turn(self, pick: int, times: int) -> None:
        for client in self.clients[:SEATS]:
            if client.page is not None:
                client.catch_up()
                if client.update["seat_to_move"] == self.clients.index(client):
                    for _ in range(times):
                        client.say(self._wish(client, pick))
                    return

    @rule(who=st.integers(0, PAGES - 1), pick=st.integers(0, 99))
    def hold_back(self, who: int, pick: int) -> None:
        """A message that the network keeps for a while."""
        self.clients[who].held.append(self._wish(self.clients[who], pick))

    @rule(who=st.integers(0, PAGES - 1), order=st.randoms(use_true_random=False))
    def let_go(self, who: int, order: Any) -> None:
        held, self.clients[who].held = self.clients[who].held, []
        order.shuffle(held)
        for message in held:
            self.clients[who].say(message)

    @rule(who=st.integers(0, PAGES - 1), times=st.integers(1, 2))
    def undo(self, who: int, times: int) -> None:
        client = self.clients[who]
        for _ in range(times):
            client.say({"type": "undo", "seat": client.update["may_undo"], "after": client.update["moves_made"]})

    @rule(who=st.integers(0, PAGES - 1), picks=st.lists(st.integers(0, 99), min_size=2, max_size=6))
    def miss_something(self, who: int, picks: list[int]) -> None:
        """Others play, take back and play on, while one of them is away."""
        self.drop(who)
        for pick in picks:
            self.play_in_turn(pick, 1)
            for client in self.clients[:SEATS]:
                if client.page is not None and pick % 2:
                    client.catch_up()
                    self.undo(self.clients.index(client), 1)
        self.come_back(who)

    @rule(who=st.integers(0, SEATS - 1), name=st.sampled_from(["Anne", "Mary", ""]))
    def rename(self, who: int, name: str) -> None:
        self.clients[who].say({"type": "rename", "seat": who, "name": name})

    @rule(
        who=st.integers(0, SEATS - 1), other=st.integers(0, SEATS - 1), kind=st.sampled_from(["leave", "return", "bot"])
    )
    def come_or_go(self, who: int, other: int, kind: str) -> None:
        """A bot plays for who has left, at the same time as the others do."""
        self.clients[who].say({"type": kind, "seat": who, "place": other})

    @rule(who=st.integers(0, PAGES - 1))
    def drop(self, who: int) -> None:
        if self.clients[who].page is not None:
            self.clients[who].drop()

    @rule(who=st.integers(0, PAGES - 1))
    def come_back(self, who: int) -> None:
        if self.clients[who].page is None:
            self.clients[who].come()

    @precondition(lambda self: bool(self.clients))
    @rule(who=st.integers(0, PAGES - 1))
    def read(self, who: int) -> None:
        if self.clients[who].page is not None:
            self.clients[who].catch_up()

    def _wish(self, client: Client, pick: int) -> Json:
        update = client.update
        legal = [move["notation"] for move in update["moves"]] or ["reveal"]
        seat = update["seat_to_move"]
        return {"type": "move", "seat": seat, "move": legal[pick % len(legal)], "after": update["moves_made"]}

    def teardown(self) -> None:
        for client in self.clients:
            if client.page is None:
                client.come()
        for seat, client in enumerate(self.clients[:SEATS]):
            client.say({"type": "return", "seat": seat})  # from here on no bot moves
        for _ in range(2):  # what one of them said last is told to all
            for client in self.clients:
                client.catch_up()
        for client in self.clients:
            fresh = Client(self.server, self.table, client.keys)
            assert client.seen() == fresh.seen()
            fresh.drop()
        for client in self.clients:
            client.drop()
        self.server.pages.clear()


def test_all_see_the_same_at_last(open_server: OpenServer) -> None:
    wanted = settings(
        max_examples=300 if SOAK else 40,
        stateful_step_count=60 if SOAK else 40,
        suppress_health_check=[*HealthCheck],
        phases=[Phase.generate],  # where an answer never comes, each try at a shorter example would wait for it as long
    )

    class Here(Clients):
        server = open_server

    run_state_machine_as_test(Here, settings=wanted)
