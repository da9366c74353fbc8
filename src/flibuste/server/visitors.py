"""Who asks: the address that a visitor's budgets belong to.

Whoever plays on the server's own machine is not counted. Behind a proxy the address is the one that the proxy tells,
where the operator has said that it is one: anybody else could write any address there.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.limits import BUDGETS, MOST_CONNECTED, PERSON, Crowd, Limits, TooOften
from flibuste.server.metrics import REFUSED

log: Final = logging.getLogger("flibuste")

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

FORWARDED: Final = b"x-forwarded-for"
HOME: Final = 64
"""Bits of an IPv6 address that are one household's."""
UNKNOWN: Final = "unknown"
"""All whose proxy does not tell an address."""


class BadProxy(FlibusteError):
    pass


class Visitor:
    """Somebody who asks. What they do is counted, except on this machine itself."""

    def __init__(self, limits: Limits, address: str, is_here: bool = False) -> None:
        self.address = address
        """Empty on this machine itself."""
        self.is_here = is_here
        """On this machine, and no proxy of it either: the operator, or whoever plays alone."""
        self._limits = limits
        self._person = ""
        self._spent: Counter[str] = Counter()
        """While nobody knows who they are."""

    def spend(self, kind: str, amount: int = 1) -> None:
        """From the budget of the address, and from that of the person where it is known who asks."""
        if not self.address:
            return
        self._limits.spend(kind, self.address, amount)
        if self._person:
            self._limits.spend(kind, self._person, amount)
        else:
            self._spent[kind] += amount

    def is_person(self, id: str) -> None:
        """They keep a name: what they have asked for so far they have asked for as that person."""
        if self._person:
            return
        self._person = f"{PERSON}{id}"
        while self._spent:
            kind, amount = self._spent.popitem()
            self._limits.spend(kind, self._person, amount)

    def spend_at(self, kind: str, table: str, seat: int) -> None:
        """From the budget of a seat, and from that of all seats of theirs together."""
        if self.address:
            self._limits.spend(kind, f"{table} {seat}")
            self.spend(BUDGETS[kind].sum)

    @contextmanager
    def trying_keys(self, wrong: type[FlibusteError]) -> Iterator[None]:
        """Who guesses too often is not even told whether the next guess was right."""
        if self.address:
            self._limits.check("keys", self.address)
        try:
            yield
        except wrong:
            self.spend("keys")
            raise

    @contextmanager
    def socket(self) -> Iterator[None]:
        """While one of theirs is open."""
        if not self.address:
            yield
            return
        self._limits.open_socket(self.address)
        try:
            yield
        finally:
            self._limits.close_socket(self.address)


class Visitors:
    """Tells visitors apart."""

    def __init__(self, limits: Limits, proxies: Sequence[Network]) -> None:
        self._limits = limits
        self._proxies = proxies
        self._has_warned = False
        self._connected = Crowd()

    def who(self, scope: Any) -> Visitor:
        """Who is behind a connection or request, by its ASGI scope."""
        client = scope.get("client")
        peer = read_address(client[0]) if client else None
        told = [value for name, value in scope["headers"] if name == FORWARDED]
        if peer is not None and self._is_proxy(peer) and told:
            return Visitor(self._limits, self._behind(b",".join(told).decode("latin-1")))
        if peer is None or peer.is_loopback:
            if told:
                self._warn()
            return Visitor(self._limits, "", is_here=not told)
        return Visitor(self._limits, household(peer))

    def _warn(self) -> None:
        if not self._has_warned:
            self._has_warned = True
            log.warning("A proxy on this machine is not known as one, so nobody behind it has limits: say --proxy.")

    def connect(self, peer: str) -> str | None:
        """Whose connection it is, for disconnect(); None where they have too many."""
        home = self._counted(peer)
        if not home:
            return home
        try:
            self._limits.spend("connections", home)
        except TooOften:
            return None
        if self._connected.enter(home, MOST_CONNECTED):
            return home
        REFUSED.add("connections")
        return None

    def disconnect(self, home: str) -> None:
        if home:
            self._connected.leave(home)

    def _counted(self, peer: str) -> str:
        """Whose connections are counted; empty on this machine, and for a proxy, which has those of many."""
        address = read_address(peer)
        return "" if address is None or address.is_loopback or self._is_proxy(address) else household(address)

    def _behind(self, told: str) -> str:
        """Each proxy adds whom it was asked by at the end: the last that is no proxy of ours is the visitor."""
        for hop in reversed(told.split(",")):
            address = read_address(hop.strip())
            if address is None:
                return UNKNOWN
            if not self._is_proxy(address):
                return household(address)
        return UNKNOWN

    def _is_proxy(self, address: Address) -> bool:
        return any(address in network for network in self._proxies)


def read_address(text: str) -> Address | None:
    """An address, also as some proxies write it: `[::1]:80`, `10.0.0.1:80`. None where it is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def household(address: Address) -> str:
    if address.version == 4:
        return str(address)
    return str(ip_network((address, HOME), strict=False))


def read_proxies(text: str) -> list[Network]:
    """`none`, or addresses and networks apart by commas: `127.0.0.1,10.1.0.0/16`."""
    if text == "none":
        return []
    try:
        return [ip_network(part.strip(), strict=False) for part in text.split(",")]
    except ValueError:
        raise BadProxy(
            f"Proxies are none, or addresses apart by commas such as 127.0.0.1,10.1.0.0/16, and {text!r} is neither."
        ) from None
