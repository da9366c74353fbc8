"""A text message as sockets send it: framed once for all who get it, and compressed once for those who take that.

Each is compressed by itself (no context is taken over), so a socket needs no memory for it, and how long one becomes
tells nothing of another. Compressed are only updates, which hold nothing that a person has written, and the lobby,
which holds no secret: so nobody can put a guess beside somebody's secret and see in the length whether it was right.
Keys travel as they are.
"""

from __future__ import annotations

import zlib
from functools import cached_property
from typing import Final

TEXT: Final = 0x81
COMPRESSED: Final = 0x40
"""RSV1 of permessage-deflate (RFC 7692)."""
WINDOW: Final = 15
LEAST: Final = 200
"""Bytes: below it is not worth it."""
_END: Final = b"\x00\x00\xff\xff"


class Letter:
    def __init__(self, text: bytes, may_pack: bool = False) -> None:
        self.text = text
        self._may_pack = may_pack and len(text) >= LEAST

    def __len__(self) -> int:
        return len(self.text)

    @cached_property
    def plain(self) -> bytes:
        return frame(self.text)

    @cached_property
    def packed(self) -> bytes:
        if not self._may_pack:
            return self.plain
        press = zlib.compressobj(wbits=-WINDOW)
        return frame((press.compress(self.text) + press.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END), COMPRESSED)


def frame(message: bytes, more: int = 0) -> bytes:
    """A whole text message in one unmasked frame, as servers send it. `more`: further bits of its first byte."""
    size, first = len(message), TEXT | more
    if size < 126:
        return bytes((first, size)) + message
    if size < 65536:
        return bytes((first, 126)) + size.to_bytes(2, "big") + message
    return bytes((first, 127)) + size.to_bytes(8, "big") + message
