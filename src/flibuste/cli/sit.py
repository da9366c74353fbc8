"""`flibuste sit`: a bot takes a seat at a server's table by its link, as a person at a page would."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from librt.vecs import extend, vec
from mypy_extensions import i16
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from flibuste.bots import Bot, Question, dismiss_engines, find_bot
from flibuste.cli.terms import seed_of
from flibuste.games import find_title
from flibuste.kernel.chance import Rng, quick, rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import FlibusteError
from flibuste.server.protocol import (
    AskNumbers,
    FromPage,
    Gone,
    Hello,
    MakeMove,
    Numbers,
    Refusal,
    Rename,
    TableChanged,
    TableInfo,
    ToPage,
    Trouble,
    Update,
    Welcome,
)
from flibuste.server.seats import INVITATION, new_token

STALE = "stale"
"""The reason of a refusal: somebody took a move back meanwhile, and an update comes."""
MESSAGES: msgspec.json.Decoder[ToPage] = msgspec.json.Decoder(ToPage)


class Link(NamedTuple):
    """A link to seats of a table, with the keys that open them from now on."""

    parts: SplitResult
    table: str
    keys: list[str]
    invitations: list[str]

    @property
    def socket(self) -> str:
        scheme = "wss" if self.parts.scheme == "https" else "ws"
        return f"{scheme}://{self.parts.netloc}/ws/{self.table}"

    @property
    def again(self) -> str:
        """By which one comes back: an invitation is good for once."""
        return f"{self.parts.scheme}://{self.parts.netloc}/t/{self.table}#{','.join(self.keys)}"


def run(args: Namespace) -> int:
    link = read_link(args.url)
    bot = find_bot(args.bot)
    if not bot.by_view and not bot.by_numbers:
        raise FlibusteError(
            f"{args.bot} thinks in whole positions, and a server tells a page only what its seat may know: "
            f"sit down with random, with engine:COMMAND, or with onnx:FILE."
        )
    guest = Guest(bot, args.name or args.bot.partition(":")[0], rng_from_text(seed_of(args)), args.pause)
    try:
        with called(link) as socket:
            guest.play(socket, link)
    finally:
        dismiss_engines()
    return 0


def read_link(url: str) -> Link:
    parts = urlsplit(url)
    place, _, table = parts.path.rpartition("/")
    tokens = [token for token in parts.fragment.split(",") if token]
    if parts.scheme not in ("http", "https") or not parts.netloc or place != "/t" or not table or not tokens:
        raise FlibusteError(f"Give the whole link to a seat, such as https://example.org/t/TABLE#KEY, not {url!r}.")
    invitations = [token for token in tokens if token.startswith(INVITATION)]
    return Link(parts, table, [new_token() if token in invitations else token for token in tokens], invitations)


@contextmanager
def called(link: Link) -> Iterator[ClientConnection]:
    try:
        with connect(link.socket, max_size=None) as socket:
            yield socket
    except ConnectionClosed as problem:
        raise FlibusteError(f"The server has ended the call; come back with {link.again}") from problem
    except (OSError, InvalidHandshake, InvalidURI) as problem:
        raise FlibusteError(f"No table answers at {link.parts.netloc}: {problem}.") from problem


class SeenPosition(Position):
    """A decision as a page sees it: the view and the legal moves, and nothing that could be played on.

    For who asked there are the numbers of the title's features besides.
    """

    def __init__(self, seat: int, update: Update, moves: list[Move], numbers: list[int]) -> None:
        super().__init__(quick(1), None)
        self.seat = seat
        self.update = update
        self.legal = moves
        self.previews = {move.notation: move.preview for move in update.moves}
        self.numbers = vec[i16](numbers)

    def seat_to_move(self) -> int:
        return self.seat

    def moves(self) -> list[Move]:
        return self.legal

    def preview(self, move: Move) -> dict[str, int]:
        return self.previews[move.notation]

    def view(self, seat: int) -> Data:
        return self.update.view

    def observe(self, seat: int, out: vec[i16]) -> vec[i16]:
        return extend(out, self.numbers)

    def scores(self, viewer: int = -1) -> list[int]:
        return self.update.scores


class Guest:
    """A bot at a table of a server, from its hello to the end of the game."""

    def __init__(self, bot: Bot, name: str, rng: Rng, pause: float) -> None:
        self.bot = bot
        self.name = name
        self.rng = rng
        self.pause = pause
        self.table: TableInfo | None = None
        self.seats: list[int] = []
        self.begun = False
        self.update: Update | None = None
        """The decision for which numbers were asked."""

    def play(self, socket: ClientConnection, link: Link) -> None:
        say(socket, Hello(link.keys, invitations=link.invitations))
        while True:
            message = MESSAGES.decode(socket.recv())
            if isinstance(message, Gone | Trouble):
                raise FlibusteError(message.why)
            if isinstance(message, Refusal) and message.reason.key != STALE:
                raise FlibusteError(f"The server has refused what {self.name} did, by the reason {message.reason.key}.")
            if isinstance(message, Welcome):
                self.sit_down(socket, message, link)
            elif isinstance(message, TableChanged):
                self.look_at(message.table)
            elif isinstance(message, Update):
                if message.outcome is not None:
                    self.tell_the_end(message)
                    return
                self.think(socket, message)
            elif isinstance(message, Numbers) and self.update is not None and message.after == self.update.moves_made:
                self.answer(socket, self.update, message.numbers)

    def sit_down(self, socket: ClientConnection, welcome: Welcome, link: Link) -> None:
        self.seats = welcome.own_seats
        if not self.seats:
            raise FlibusteError("This link opens no seat; it is for watching.")
        if welcome.table.private and len(self.seats) > 1:
            raise FlibusteError("In this game players have secrets: let a bot sit at one seat only.")
        self.look_at(welcome.table)
        places = ", ".join(str(seat + 1) for seat in self.seats)
        print(
            f"{self.name} sits at {welcome.table.name or welcome.table.title}, seat {places}: {link.again}", flush=True
        )
        for seat in self.seats:
            say(socket, Rename(0, seat, f"{self.name} (bot)"))  # nobody shall take it for a person

    def look_at(self, table: TableInfo) -> None:
        if table.status == "closed":
            raise FlibusteError("The table was closed before the game was over.")
        self.table = table

    def think(self, socket: ClientConnection, update: Update) -> None:
        self.begin()
        seat = update.seat_to_move
        if seat not in self.seats or not update.moves:
            return
        time.sleep(self.pause)
        if self.bot.by_numbers:
            self.update = update
            say(socket, AskNumbers(update.moves_made + 1, seat, update.moves_made))
        else:
            self.answer(socket, update, [])

    def answer(self, socket: ClientConnection, update: Update, numbers: list[int]) -> None:
        self.update = None
        seat = update.seat_to_move
        move = self.bot.choose(Question(self.position(seat, update, numbers), seat), self.rng)
        say(socket, MakeMove(update.moves_made + 1, seat, move.notation, update.moves_made))

    def begin(self) -> None:
        assert self.table is not None, "a server welcomes before it tells anything else"
        if not self.begun:
            self.begun = True
            for seat in self.seats:
                self.bot.begins(self.table.title, len(self.table.seats), seat, self.table.options)

    def position(self, seat: int, update: Update, numbers: list[int]) -> Position:
        assert self.table is not None
        game = find_title(self.table.title)

        class Here(SeenPosition):
            title: ClassVar[str] = game.id

        return Here(seat, update, [game.book.named(move.notation) for move in update.moves], numbers)

    def tell_the_end(self, update: Update) -> None:
        assert update.outcome is not None
        self.begin()
        seats = len(update.outcome.utility)
        for seat in self.seats:
            self.bot.ends(seat, update.outcome.utility, update.scores[:seats], None)
            share = update.outcome.utility[seat]
            print(f"seat {seat + 1}: {'won' if share == 1 else 'tied' if share else 'lost'}, points {update.scores}")


def say(socket: ClientConnection, message: FromPage) -> None:
    socket.send(msgspec.json.encode(message).decode())
