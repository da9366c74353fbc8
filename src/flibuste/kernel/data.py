"""Plain data: what goes into JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

Data = Mapping[str, object]
"""A JSON object: strings, numbers, booleans, None, and lists and objects of them."""


def compact(data: object) -> str:
    """One line of JSON, the same for the same data on every machine."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    """A short fingerprint of data, for comparing positions."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
