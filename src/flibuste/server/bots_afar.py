"""Bots that think on other machines: `flibuste bot-worker` there, `--bots-at` here.

To the pool a place on another machine is a process like its own: a small one, which hands questions and answers on. So
one that is lost is survived as one that was killed. Nothing goes out but what the bot's seat may know, and games that
are over.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import socket
import subprocess
import sys
import threading
from typing import Final, NamedTuple

from flibuste.kernel.refusals import FlibusteError

SECRET: Final = "FLIBUSTE_BOTS_SECRET"
"""The variable of the environment that both sides have it from."""
SAID_WITHIN: Final = 20.0
"""Seconds in which whoever calls says the secret, or is called."""


class BadMachine(FlibusteError):
    pass


class Machine(NamedTuple):
    address: str
    places: int
    """So many bots may think there at once."""


def read_machines(text: str) -> list[Machine]:
    """Addresses apart by commas, each with how many may think there: `10.0.0.7:9000/8`."""
    return [_machine(part.strip()) for part in text.split(",")] if text else []


def _machine(text: str) -> Machine:
    address, _, places = text.partition("/")
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not (places or "1").isdecimal() or int(places or "1") < 1:
        raise BadMachine(
            f"A machine for bots is written HOST:PORT/PLACES, such as 10.0.0.7:9000/8, and {text!r} is not."
        )
    return Machine(address, int(places or "1"))


def secret() -> bytes:
    """As both sides say it."""
    said = os.environ.get(SECRET, "")
    if len(said) < 16:
        raise BadMachine(f"Set {SECRET} to the same secret of at least 16 letters here and there.")
    return said.encode()


# --- there ------------------------------------------------------------------------------------------------------------


def serve(address: str, places: int) -> None:
    """Lets so many bots at once think for servers that know the secret, until Ctrl-C."""
    known = secret()
    host, _, port = _machine(address).address.rpartition(":")
    try:
        listener = socket.create_server((host, int(port)))
    except OSError as problem:
        raise BadMachine(f"{address} cannot be listened at ({problem.strerror}).") from None
    free = threading.BoundedSemaphore(places)
    print(f"Bots may think at {host}:{listener.getsockname()[1]} (Ctrl-C ends it)", flush=True)
    with listener:
        while True:
            line, _ = listener.accept()
            threading.Thread(target=_think, args=(line, known, free), daemon=True).start()


def _think(line: socket.socket, known: bytes, free: threading.BoundedSemaphore) -> None:
    """A process whose questions and answers are the line itself; it ends with it."""
    with line, contextlib.suppress(OSError):
        line.settimeout(SAID_WITHIN)
        said = line.recv(len(known), socket.MSG_WAITALL)
        line.settimeout(None)
        if not hmac.compare_digest(said, known) or not free.acquire(blocking=False):
            return
        try:
            command = [sys.executable, "-m", "flibuste.server.bot_worker"]
            subprocess.run(command, stdin=line.fileno(), stdout=line.fileno(), check=False, start_new_session=True)
        finally:
            free.release()


# --- here -------------------------------------------------------------------------------------------------------------


def hand_on(address: str) -> None:
    """The process of the pool: lines from here go there, and answers come back, until either side ends."""
    host, _, port = address.rpartition(":")
    with socket.create_connection((host, int(port)), SAID_WITHIN) as line, line.makefile("rb") as answers:
        line.settimeout(None)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        line.sendall(secret())
        for question in sys.stdin.buffer:
            line.sendall(question)
            answer = answers.readline()
            if not answer:
                return
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    with contextlib.suppress(OSError):  # the pool finds that it has ended
        hand_on(sys.argv[1])
