"""Bots that think on other machines."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.server.helpers import PATIENCE
from tests.server.places import children
from tests.server.test_host import position_call

from flibuste.server.bots_afar import SECRET, BadMachine, Machine, read_machines, secret
from flibuste.server.bots_pool import BotPool

WORD = "a word that both sides know"


class There:
    """`flibuste bot-worker` as on another machine."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "flibuste", "bot-worker", "127.0.0.1:0", "--places", "2"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, SECRET: WORD})
        assert self._process.stdout is not None
        found = re.search(r"127\.0\.0\.1:\d+", self._process.stdout.readline())
        assert found is not None
        self.machine = Machine(found.group(), 2)

    def thinking(self) -> list[int]:
        return children(self._process.pid)

    def end(self) -> None:
        """All of it at once, as when a machine goes off."""
        if self._process.poll() is None:
            for pid in [*self.thinking(), self._process.pid]:
                os.kill(pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.fixture
def there() -> Iterator[There]:
    there = There()
    yield there
    there.end()


def test_bots_think_there_and_here_when_there_is_lost(there: There, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECRET, WORD)

    async def run() -> None:
        pool = BotPool(workers=1, machines=[there.machine])
        try:
            assert (await pool.choose(position_call("greedy"), "anne")).move == "reveal"
            assert list(pool._afar.values()) == [there.machine.address]
            (thinking,) = there.thinking()
            os.kill(thinking, signal.SIGKILL)
            assert (await pool.choose(position_call("greedy"), "anne")).move == "reveal"
            there.end()
            answers = await asyncio.gather(*[pool.choose(position_call("random"), "anne") for _ in range(5)])
            assert [answer.move for answer in answers] == ["reveal"] * 5
            assert pool._all, "somebody thinks"
            assert not pool._afar, "and nobody there"
        finally:
            await pool.close()

    asyncio.run(run())


def test_who_does_not_know_the_word_does_not_think_there(there: There, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECRET, "another word of the same length"[: len(WORD)])

    async def run() -> None:
        pool = BotPool(workers=1, machines=[there.machine])
        try:
            assert (await pool.choose(position_call("greedy"), "anne")).move == "reveal"
            assert not pool._afar
        finally:
            await pool.close()

    asyncio.run(run())
    assert there.thinking() == []


def test_how_machines_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_machines("") == []
    assert read_machines("10.0.0.7:9000/8, mill:9000") == [Machine("10.0.0.7:9000", 8), Machine("mill:9000", 1)]
    for wrong in ("mill", "mill:x", ":9000", "mill:9000/0", "mill:9000/x"):
        with pytest.raises(BadMachine, match="HOST:PORT/PLACES"):
            read_machines(wrong)
    for short in ("", "short"):
        monkeypatch.setenv(SECRET, short)
        with pytest.raises(BadMachine, match="at least 16 letters"):
            secret()
