"""Observations stay as they are under their version: what was learned from them would be worth nothing otherwise."""

from __future__ import annotations

import json

from tests.envs.pinned import STORED, checksum, settings


def test_every_published_way_to_play_is_seen_as_it_always_was() -> None:
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    assert {name: checksum(setting) for name, setting in settings().items()} == stored
