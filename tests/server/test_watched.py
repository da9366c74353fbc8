"""The operator sees how the server is: /health, /ready, /metrics, and a log for machines."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import OpenServer, Server, tokens
from tests.server.test_host import OwnThoughts, open_host, position_call, wish

from flibuste.server import bots_pool, metrics, watching
from flibuste.server.bots_pool import BotPool
from flibuste.server.metrics import Counter, Gauge, Histogram
from flibuste.server.store import NotSaved, Outdated
from flibuste.server.watching import Watch

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
SAMPLE = re.compile(r'^(\w+)((?:\{\w+="[^"\\\n]*"\})?) (-?[0-9.e+-]+|[+]Inf)$')


@pytest.fixture(autouse=True)
def well() -> Iterator[None]:
    """What one test breaks is whole again for the next."""
    yield
    metrics.STORE_WORKS.set(1.0)


def samples(text: str) -> dict[str, float]:
    """Each value by its name and label. Every line must be as Prometheus reads it."""
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kinds[name] = line.split(" ")
        elif not line.startswith("# HELP "):
            match = SAMPLE.match(line)
            assert match is not None, line
            assert match[1] in kinds or re.sub("_(bucket|sum|count)$", "", match[1]) in kinds
            found[match[1] + match[2]] = float(match[3])
    return found


def test_a_histogram_adds_up() -> None:
    histogram = Histogram("test_seconds", "For this test.")
    metrics._all.remove(histogram)
    for seconds in (0.0005, 0.001, 0.3, 99.0):
        histogram.observe(seconds)
    lines = list(histogram.lines())
    assert lines[0] == 'test_seconds_bucket{le="0.001"} 2'
    assert 'test_seconds_bucket{le="0.5"} 3' in lines
    assert lines[-3:] == ['test_seconds_bucket{le="+Inf"} 4', "test_seconds_sum 99.3015", "test_seconds_count 4"]


def test_counters_and_gauges() -> None:
    counter, gauge = Counter("test_total", "x", "by"), Gauge("test", "x")
    metrics._all.remove(counter)
    metrics._all.remove(gauge)
    counter.add("bot")
    counter.add("bot", 2.5)
    assert list(counter.lines()) == ['test_total{by="bot"} 3.5']
    with gauge.one_more():
        assert list(gauge.lines()) == ["test 1"]
    assert list(gauge.lines()) == ["test 0"]


def test_the_dashboard_shows_what_there_is() -> None:
    shown = re.findall(r"flibuste_\w+", DASHBOARD.read_text("utf-8"))
    there = {metric.name for metric in metrics._all}
    assert {re.sub("_bucket$", "", name) for name in shown} == there


def test_a_full_disk_is_loud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(metrics, "_loud_at", 0.0)

    async def play() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, store):
            watch = Watch(host, tmp_path)
            made = await host.make_table(wish("here", "here"))
            table = host.find(made.table.id)
            assert await watch.troubles() == []
            failed = metrics.NOT_STORED.values[""]
            with monkeypatch.context() as patch:
                patch.setattr(store, "_write", lambda rows: NotSaved("This could not be saved (disk is full)."))
                for _ in range(3):
                    with pytest.raises(NotSaved):
                        await table.admission.rename(0, "Nobody")
            assert metrics.NOT_STORED.values[""] == failed + 3
            assert await watch.troubles() == ["The last write to the store failed."]
            assert caplog.text.count("Nothing can be stored: This could not be saved (disk is full).") == 1
            await table.admission.rename(0, "Anne")
            assert await watch.troubles() == []

    asyncio.run(play())


def test_who_is_not_the_first_to_write_something_alarms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Several servers that start on a new store each mean to keep the same secret."""

    async def play() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, store):
            await metrics.on_disk(store.put("secrets", "ours", 0, "one", 0.0))
            failed = metrics.NOT_STORED.values[""]
            with pytest.raises(Outdated):
                await metrics.on_disk(store.put("secrets", "ours", 0, "another", 0.0))
            assert metrics.NOT_STORED.values[""] == failed
            assert await Watch(host, tmp_path).troubles() == []
            assert "Nothing can be stored" not in caplog.text

    asyncio.run(play())


def test_little_space_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (host, _):
            watch = Watch(host, tmp_path)
            with monkeypatch.context() as patch:
                patch.setattr(watching, "LEAST_SPACE", 2**62)
                assert await watch.troubles() == ["There is little space left for the store."] == await watch.troubles()
            assert caplog.text.count("are left for the store") == 1
            assert await watch.troubles() == []
            assert metrics.SPACE.values[""] > 0

    asyncio.run(play())


def test_a_store_that_cannot_be_read_and_bots_that_do_not_answer_are_told(tmp_path: Path) -> None:
    async def play() -> None:
        bots = OwnThoughts()
        async with open_host(tmp_path / "tables.sqlite3", bots) as (host, store):
            watch = Watch(host, None)
            bots.fail = "crash"
            assert await watch.troubles() == ["The processes of the bots do not answer."]
            store._reader.close()
            assert "The store cannot be read." in await watch.troubles()

    asyncio.run(play())


def test_a_pool_is_well_when_a_process_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        pool = BotPool(workers=1)
        try:
            assert await pool.is_well()
            monkeypatch.setattr(bots_pool, "ANSWERS_WITHIN", 0.3)
            (worker,) = pool._all
            worker.send_signal(signal.SIGSTOP)
            assert not await pool.is_well()
            assert (await pool.choose(position_call("greedy"), "anne")).move == "reveal", "another has taken its place"
        finally:
            await pool.close()

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.server
def test_what_happens_is_counted(open_server: OpenServer) -> None:
    before = samples(open_server.ask("/metrics")[1].decode())
    made = open_server.make_table("here", "bot:random", options={"first_player": "1"})
    page = open_server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    while page.update["seat_to_move"] != 1:
        page.move("stop" if "stop" in str(page.update["moves"]) else page.update["moves"][0]["notation"])
        page.wait_for_moves(page.update["moves_made"] + 1)
    while page.update["seat_to_move"] != 0:
        page.wait_for("update")
    after = samples(open_server.ask("/metrics")[1].decode())

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert grown("flibuste_sockets") == 1
    assert grown('flibuste_tables{status="playing"}') == 1
    assert grown('flibuste_moves_total{by="person"}') == grown("flibuste_acknowledged_seconds_count") > 0
    assert grown('flibuste_moves_total{by="bot"}') == grown("flibuste_bot_thought_seconds_count") > 0
    assert grown("flibuste_stored_seconds_count") > grown("flibuste_acknowledged_seconds_count")
    page.say("nonsense")
    page.wait_for("trouble")


@pytest.mark.server
def test_only_this_machine_reads_the_metrics(open_server: OpenServer) -> None:
    assert open_server.ask("/metrics")[0] == 200
    assert open_server.ask("/metrics", None, "8.8.8.8")[0] == 404
    assert open_server.ask("/metrics", None, "127.0.0.1")[0] == 404, "nobody can claim to be here"
    for path in ("/health", "/ready"):
        status, content = open_server.ask(path, None, "8.8.8.8")
        assert (status, json.loads(content)) == (200, {"status": "ok", "troubles": []})
    metrics.STORE_WORKS.set(0.0)
    status, content = open_server.ask("/ready", None, "8.8.8.8")
    assert (status, json.loads(content)["status"]) == (503, "trouble")


@pytest.mark.server
def test_a_log_for_machines_and_open_metrics(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(tmp_path / "tables.sqlite3", "--log", "json", "--metrics-open", "--proxy", "127.0.0.1", log=log)
    try:
        assert server.ask("/metrics", None, "8.8.8.8")[0] == 200
        made = server.make_table("here", "bot:random", options={"decision_limit": 100})
    finally:
        server.end()
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["event"] for line in lines] == ["begun", "table-made", "ends"]
    assert (lines[1]["table"], lines[1]["level"]) == (made["table"]["id"], "info")
