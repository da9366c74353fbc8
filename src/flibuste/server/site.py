"""Where people find this server, as its operator says it with `--address`.

What a visitor's browser says of that (Host, Origin) is the visitor's to say. Passkeys hold for one address alone, and
what is told elsewhere (cards of links, notices) must lead back here: both need the operator's word. Without it only
`localhost` is known, which is always the visitor's own machine.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from flibuste.kernel.refusals import FlibusteError

HERE: Final = "localhost"
OF_NOBODY: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""What names end in that are given out to nobody."""


class BadAddress(FlibusteError):
    pass


class Site(NamedTuple):
    address: str = ""
    """`https://play.example.org`; empty: the operator has said nothing."""
    host: str = HERE

    def is_own(self, origin: str) -> bool:
        """Whether a page of this origin is one of ours."""
        if self.address:
            return origin == self.address
        return _host_of(origin) == HERE

    def may_be_called(self, host: str) -> bool:
        """Whether a browser on this machine may know the server by that name (Host).

        A name that anybody can buy may have been made to lead here, so that a page of theirs passes for one of ours.
        """
        name = _host_of(f"//{host}")
        return "." not in name or name == self.host or name.endswith(OF_NOBODY) or _is_number(name)

    @property
    def told(self) -> str:
        """For people."""
        return self.address or f"http://{HERE}"


UNSAID: Final = Site()


def read_site(address: str) -> Site:
    """BadAddress where browsers would not trust a page there."""
    if not address:
        return UNSAID
    wrong = BadAddress(
        f"People cannot come to {address!r}: --address begins with https:// (or is http://{HERE}) and ends with "
        "the server's name or its port."
    )
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        raise wrong from None
    is_safe = parts.scheme == "https" or (parts.scheme == "http" and host == HERE)
    if not host or not is_safe or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise wrong
    is_usual = port in (None, 443 if parts.scheme == "https" else 80)
    return Site(f"{parts.scheme}://{host}" + ("" if is_usual else f":{port}"), host)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""
