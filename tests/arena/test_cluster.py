"""The same games on a Ray cluster, here a local one of two processes."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.arena.conftest import Command

from flibuste.arena.deals import Deal, Task, play_deal

with_ray = pytest.mark.soak  # `make soak` installs it

WORDS = ("arena", "round-robin", "port_royal", "--bots", "random,baseline", "--seed", "s", "--deals", "5", "--json")


def without_times(out: str) -> object:
    data = json.loads(out)
    for row in data["bots"]:
        del row["seconds"]
    return data


@with_ray
def test_a_cluster_plays_the_same_games(flibuste: Command) -> None:
    def numbers(*more: str) -> object:
        said = flibuste(*WORDS, "--seats", "3", *more)
        assert said.code == 0, said.err
        return without_times(said.out)

    assert numbers("--ray", "--processes", "2") == numbers("--processes", "1")


@with_ray
def test_killed_workers_change_nothing(flibuste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (*WORDS, "--deals", "2")
    alone = flibuste(*words, "--processes", "1")

    def play_at_the_second_time(task: Task) -> Deal:
        mark = tmp_path / f"{'-'.join(task.lineup)}-{task.number}"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_deal(task)

    monkeypatch.setattr("flibuste.arena.cluster.play_deal", play_at_the_second_time)
    said = flibuste(*words, "--ray", "--processes", "2")
    assert said.code == 0, said.err
    assert len(list(tmp_path.iterdir())) == 2
    assert without_times(said.out) == without_times(alone.out)


@with_ray
def test_a_cluster_that_is_not_there_is_one_sentence(flibuste: Command) -> None:
    said = flibuste(*WORDS, "--ray-address", "no scheme")
    assert said.code == 2
    assert said.out == ""
    assert "There is no Ray cluster at no scheme" in said.err
    assert len(said.err.strip().splitlines()) == 1


def test_without_ray_it_says_how_to_get_it(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = flibuste(*WORDS, "--ray")
    assert said.code == 2
    assert said.err == "flibuste: Ray is not installed here; `pip install flibuste[cluster]` brings it.\n"


def test_a_cluster_that_wants_a_token_says_so_in_one_sentence(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    class WantsToken(Exception):
        """Ray's own errors are no errors of connection."""

    def init(**how: object) -> None:
        raise WantsToken("Authentication token is missing.\nSet RAY_AUTH_TOKEN.")

    ray = SimpleNamespace(init=init, exceptions=SimpleNamespace(RayError=WantsToken))
    monkeypatch.setitem(sys.modules, "ray", ray)
    said = flibuste(*WORDS, "--ray-address", "10.0.0.1:6379")
    assert said.code == 2
    assert said.err == "flibuste: There is no Ray cluster at 10.0.0.1:6379: Authentication token is missing.\n"
