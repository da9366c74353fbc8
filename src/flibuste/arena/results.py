"""The results file: JSON lines, one for each finished deal, so that a contest can be stopped and gone on with.

The first line says which contest it is. A line `session` is added whenever the contest is begun or gone on with.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from flibuste._modes import mode
from flibuste.arena.deals import Deal, DealLine, deal_to_data
from flibuste.arena.pairings import Lineup, Settings
from flibuste.arena.plan import Plan
from flibuste.bots import versioned
from flibuste.games import find_title
from flibuste.kernel.refusals import FlibusteError

VERSION: Final = 1
BEGINNING: Final = b'{"arena":'


class BadResults(FlibusteError):
    """A results file that is broken, or of another contest."""


@dataclass(frozen=True)
class Header:
    arena: int
    settings: Settings
    rules: int
    components: str
    versions: tuple[str, ...] = ()
    """The bots as they will be found for ever, `greedy@1`; files from before do not say it."""
    features: int = 0
    """The version of what networks see; 0 where a file from before does not say it."""


@dataclass(frozen=True)
class Session:
    """Under which plan, and on what, the deals after this line were played."""

    plan: Plan
    mode: str = field(default_factory=mode)
    workers: str = ""
    python: str = field(default_factory=platform.python_version)
    began: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))


@dataclass(frozen=True)
class _SessionLine:
    session: Session


@dataclass
class Kept:
    """What a results file holds."""

    settings: Settings
    session: Session
    deals: list[Deal]
    size: int
    """Bytes up to the end of the last whole line."""


def read_results(path: Path) -> Kept:
    with path.open("rb") as file:
        kept = _read(file, path.name)
    if kept is None:
        raise BadResults(f"{path.name} is empty: no arena has written to it yet.")
    return kept


class Results:
    """Takes finished deals. Without a file they are only remembered."""

    def __init__(self, settings: Settings, session: Session, file: BinaryIO | None = None) -> None:
        self.settings = settings
        self.session = session
        self.deals: list[Deal] = []
        self._file = file
        self._is_noted = False

    def add(self, deal: Deal) -> None:
        self.note_session()
        self.deals.append(deal)
        self._write(deal_to_data(deal))

    def note_contest(self) -> None:
        self._write(asdict(_header(self.settings)))

    def note_session(self) -> None:
        """Once, and only when there is news: to look again at a contest that is over leaves the file alone."""
        if not self._is_noted:
            self._write({"session": asdict(self.session)})
            self._is_noted = True

    def _write(self, data: dict[str, object]) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(data) + b"\n")
            self._file.flush()


@contextmanager
def results_for(path: Path | None, settings: Settings, session: Session) -> Iterator[Results]:
    """Where the deals of this contest go; those of an earlier session are in it already."""
    if path is None:
        yield Results(settings, session)
        return
    with path.open("a+b") as file, _alone(file, path.name):
        file.seek(0)
        kept = _read(file, path.name)
        results = Results(settings, session, file)
        if kept is not None:
            _compare(kept.settings, settings, path.name)
            results.deals += kept.deals
        file.truncate(0 if kept is None else kept.size)  # drops a line that was torn when the machine stopped
        if kept is None:
            results.note_contest()
        if kept is None or kept.session.plan != session.plan:
            results.note_session()
        yield results


# --- reading ----------------------------------------------------------------------------------------------------------


def _read(file: BinaryIO, name: str) -> Kept | None:
    lines = file.read().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        torn = lines.pop()
        if not lines and not BEGINNING.startswith(torn[: len(BEGINNING)]):
            raise BadResults(f"{name} does not begin as the results of an arena do.")
    if not lines:
        return None
    header = _read_header(lines[0], name)
    kept = Kept(header.settings, Session(Plan(0)), [], sum(map(len, lines)))
    meet = set(header.settings.lineups())
    for number, line in enumerate(lines[1:], 2):
        _read_line(kept, line, meet, f"Line {number} of {name}")
    return kept


def _read_header(line: bytes, name: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BadResults(f"{name} does not begin as the results of an arena do.") from None
    if header.arena != VERSION:
        raise BadResults(f"{name} was written by another version of the arena ({header.arena}, not {VERSION}).")
    now = _header(header.settings)
    if (header.rules, header.components) != (now.rules, now.components):
        raise BadResults(f"{name} has games of other rules or components of {now.settings.title} than today's.")
    if header.versions and header.versions != now.versions:
        raise BadResults(f"{name} has games of {', '.join(header.versions)}, not of {', '.join(now.versions)}.")
    if header.features not in (0, now.features):
        raise BadResults(f"{name} has games with features of version {header.features}, not {now.features}.")
    return header


def _read_line(kept: Kept, line: bytes, meet: set[Lineup], where: str) -> None:
    try:
        if line.startswith(b'{"session":'):
            kept.session = msgspec.json.decode(line, type=_SessionLine).session
            return
        deal = msgspec.json.decode(line, type=DealLine).read()
    except msgspec.MsgspecError:
        raise BadResults(f"{where} is broken: it is not a finished deal.") from None
    if deal.lineup not in meet:
        raise BadResults(f"{where} is a deal of {', '.join(deal.lineup)}, who do not meet in this contest.")
    if not _fits(deal, kept.settings.seats):
        raise BadResults(f"{where} is broken: its games do not fit {kept.settings.seats} seats.")
    kept.deals.append(deal)


def _fits(deal: Deal, seats: int) -> bool:
    numbers = {len(game.points) for game in deal.games} | {len(game.won) for game in deal.games} | {len(deal.games)}
    seated = all(sorted(game.seats) == sorted(deal.lineup) for game in deal.games)
    return numbers == {seats} and seated and set(deal.times) == set(deal.lineup)


def _header(settings: Settings) -> Header:
    title = find_title(settings.title)
    terms = title.agree(settings.seats, settings.options)
    versions = tuple(versioned(bot) for bot in settings.everybody())
    return Header(VERSION, settings, title.rules, title.components(terms), versions, title.features(terms).version)


def _compare(kept: Settings, wanted: Settings, name: str) -> None:
    before, now = asdict(kept), asdict(wanted)
    for key, value in now.items():
        if before[key] != value:
            old, new = _shown(before[key]), _shown(value)
            raise BadResults(f"{name} has another contest: its {key.replace('_', '-')} is {old}, not {new}.")


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{key}={one}" for key, one in value.items())
    return ",".join(map(str, value)) or "none" if isinstance(value, tuple | list) else str(value)


# --- one writer at a time ---------------------------------------------------------------------------------------------


class _alone:  # noqa: N801 - reads as part of a `with`
    """Keeps a second arena off the same file, where the system can."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self.file = file
        self.name = name

    def __enter__(self) -> None:
        if os.name != "posix":
            return
        import fcntl

        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadResults(f"{self.name} is being written by another arena.") from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closing the file lets it go."""
