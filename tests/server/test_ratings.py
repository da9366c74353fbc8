"""Games that are rated: who may, what counts, and that each counts once, whenever the server is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_host import OwnThoughts, open_host
from tests.server.test_people import key

from flibuste.kernel.refusals import UnknownTitle
from flibuste.server.exchange import exported, imported
from flibuste.server.host import BadWish, Host
from flibuste.server.people import NoSuchPerson, Person
from flibuste.server.profiles import board_info, person_info
from flibuste.server.protocol import NewTable, SeatWish
from flibuste.server.ratings import TOO_FEW, Change, Ratings, standing, value
from flibuste.server.store import SqliteStore
from flibuste.server.table import Table
from flibuste.server.troubles import NotKept

pytestmark = pytest.mark.usefixtures("own_titles")


def in_host(folder: Path, work: Callable[[Host], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with open_host(folder / "tables.sqlite3") as (host, _):
            await work(host)

    asyncio.run(run())


def wish(*seats: str, rated: bool = True, **more: Any) -> NewTable:
    """Seats as `here Anne`, `open`, `bot mate`."""
    wishes = [
        SeatWish("bot", bot=seat.split()[1]) if seat.startswith("bot") else SeatWish(*seat.split()) for seat in seats
    ]
    return NewTable("regatta", wishes, {"rival": False}, rated=rated, **more)


async def known(host: Host, *names: str) -> list[Person]:
    return [await host.people.keep(name, key(name[0].lower()), "") for name in names]


async def opened(host: Host, anne: Person, *others: Person, bots: int = 0, rated: bool = True) -> Table:
    """A table of these people and so many bots."""
    seats = ["here Anne", *["open"] * len(others), *["bot mate"] * bots]
    made = await host.make_table(wish(*seats, rated=rated), anne.sitter)
    table = host.find(made.table.id)
    for other in others:
        await table.admission.join("", sitter=other.sitter)
    return table


async def sail(table: Table, but: int = 0) -> None:
    """To its end, or so many moves before it."""
    while not table.over and table.moves_made < len(table.seats) * 3 - but:
        if table.bot_to_move:
            await asyncio.sleep(0)
        else:
            await table.move(table.seat_to_move, "row", table.moves_made)


async def until(is_so: Callable[[], bool]) -> None:
    for _ in count():
        if is_so():
            return
        await asyncio.sleep(0.01)


async def settled(table: Table) -> None:
    await until(lambda: table.is_settled)


def test_a_rated_game_counts_for_all_who_played_it_bots_too(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        table = await opened(host, anne, bart, bots=1)
        assert table.info().rated
        await sail(table)
        await settled(table)
        ratings = [host.ratings.get("regatta", who) for who in (anne.id, bart.id, "bot:mate")]
        assert [rating.games for rating in ratings if rating is not None] == [1, 1, 1]
        ranks = table.outcome["ranks"] if table.outcome is not None else []
        mus = [rating.mu for rating in ratings if rating is not None]
        for a, b in ((0, 1), (1, 2), (0, 2)):
            assert (mus[a] > mus[b]) == (ranks[a] < ranks[b]), "who came before is rated higher"  # type: ignore[index]
        person = host.people.find(anne.id)
        assert person is not None
        tally = person.tallies["regatta"]
        assert (tally.games, tally.won, tally.best_table) == (1, int(ranks[0] == 1), table.id)  # type: ignore[index]
        assert tally.expected == pytest.approx(1 / 3)
        assert list(person.rivals) == [bart.id], "a bot is nobody's rival"
        await until(lambda: host.people.tables(anne.id, 5) == [])

    in_host(tmp_path, play)


def test_an_unrated_game_is_counted_and_not_rated(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        (anne,) = await known(host, "Anne")
        table = await opened(host, anne, bots=1, rated=False)
        await sail(table)
        await settled(table)
        person = host.people.find(anne.id)
        assert person is not None
        assert person.tallies["regatta"].games == 1
        assert host.ratings.get("regatta", anne.id) is None

    in_host(tmp_path, play)


def test_what_cannot_be_rated_is_refused(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        (anne,) = await known(host, "Anne")
        for refused in (
            wish("here Anne", "bot mate", seed="chosen"),
            wish("here Anne"),
            wish("here Anne", "here Guest"),
            wish("here Anne", "bot random"),
            wish("bot mate", "bot mate"),
        ):
            with pytest.raises(BadWish):
                await host.make_table(refused, anne.sitter)
        with pytest.raises(BadWish):
            await host.make_table(wish("here Guest", "bot mate"))
        rival = wish("here Anne", "bot mate")
        rival.options = {"rival": True}
        with pytest.raises(BadWish):
            await host.make_table(rival, anne.sitter)
        table = await opened(host, anne, bots=0, rated=False)
        assert not table.info().rated

    in_host(tmp_path, play)


def test_only_people_who_keep_their_names_come_to_a_rated_table_and_once(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        made = await host.make_table(wish("here Anne", "open", "link"), anne.sitter)
        table = host.find(made.table.id)
        for sitter in (None, anne.sitter):
            with pytest.raises(NotKept):
                await table.admission.join("Guest", sitter=sitter)
            with pytest.raises(NotKept):
                await table.admission.admit([key("x")], [key.token for key in made.invitations], sitter=sitter)
        await table.admission.join("", sitter=bart.sitter)
        assert [one.person for one in table.seats] == [anne.id, bart.id, ""]

    in_host(tmp_path, play)


def test_a_hint_lets_a_game_count_for_nothing(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        (anne,) = await known(host, "Anne")
        table = await opened(host, anne, bots=1)
        await table.hint_turn(0, 0)
        assert not table.info().rated
        await sail(table)
        await settled(table)
        assert host.ratings.get("regatta", anne.id) is None

    in_host(tmp_path, play)


def test_who_leaves_early_comes_last_and_it_is_told(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        table = await opened(host, anne, bart, bots=1)
        await table.seating.leave(0)
        await sail(table)
        await settled(table)
        first, second, bot = (host.ratings.get("regatta", who) for who in (anne.id, bart.id, "bot:mate"))
        assert first is not None
        assert second is not None
        assert bot is not None
        assert first.mu < min(second.mu, bot.mu)
        person = host.people.find(anne.id)
        assert person is not None
        assert person.left == 1

    in_host(tmp_path, play)


def test_a_game_that_is_given_up_counts_and_a_table_that_is_closed_does_not(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        table = await opened(host, anne, bart)
        await table.seating.resign(1)
        await settled(table)
        person, other = host.people.find(anne.id), host.people.find(bart.id)
        assert person is not None
        assert other is not None
        assert (person.tallies["regatta"].won, person.left, other.left) == (1, 0, 1)
        assert person.rivals == {bart.id: (1, 0)}
        assert person.tallies["regatta"].best is None, "no score of a game that was not played to its end"

        closed = await opened(host, anne, bots=1)
        await closed.seating.close(0)
        await settled(closed)
        person = host.people.find(anne.id)
        assert person is not None
        assert person.tallies["regatta"].games == 1

    in_host(tmp_path, play)


def test_a_rematch_is_rated_like_the_game_before(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, _ = await known(host, "Anne", "Bart")
        wished = wish("here Anne", "bot mate")
        made = await host.make_table(wished, anne.sitter)
        await sail(host.find(made.table.id))
        again = await host.rematch(made.table.id, made.keys[0].token)
        # a regatta is a campaign: its next race begins with a lead, and is no fair one to be rated
        assert not again.table.rated
        assert again.table.seats[0].person == anne.id

    in_host(tmp_path, play)


def test_a_page_tells_of_games_ratings_and_rivals(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        anne, bart = await known(host, "Anne", "Bart")
        for _ in range(TOO_FEW):
            table = await opened(host, anne, bart, bots=1)
            await sail(table)
            await settled(table)
        info = person_info(host.people, host.ratings, anne.id)
        assert (info.name, info.games, info.left, info.few) == ("Anne", TOO_FEW, 0, TOO_FEW)
        assert info.won == sum(tally.won for tally in info.tallies)
        (tally,) = info.tallies
        assert tally.rating is not None
        assert (tally.rating.games, len(tally.rating.points)) == (TOO_FEW, TOO_FEW)
        assert tally.expected == pytest.approx(TOO_FEW / 3, abs=0.01)
        assert [rival.name for rival in info.rivals] == ["Bart"]
        assert info.rivals[0].ahead + info.rivals[0].behind <= TOO_FEW
        board = board_info(host.people, host.ratings, "regatta")
        lows = [standing.value - standing.spread for standing in board.standings]
        assert all(low >= after - 2 for low, after in pairwise(lows)), "the best first, but for rounding"
        assert {(standing.id, standing.name) for standing in board.standings} == {
            (anne.id, "Anne"),
            (bart.id, "Bart"),
            ("", "mate"),
        }
        assert [bot.name for bot in board.bots] == ["mate"]
        with pytest.raises(NoSuchPerson):
            person_info(host.people, host.ratings, "nobody")
        with pytest.raises(UnknownTitle):
            board_info(host.people, host.ratings, "nothing")

    in_host(tmp_path, play)


# --- once -------------------------------------------------------------------------------------------------------------


class Mortal(SqliteStore):
    """Ends after so many more writes: what comes then is never written, and nobody is told."""

    left = 10**9
    is_dead = False

    def _enqueue(self, entry: Any) -> asyncio.Future[None]:
        self.left -= 1
        if self.left < 0:
            self.is_dead = True
            return asyncio.get_running_loop().create_future()
        return super()._enqueue(entry)


@asynccontextmanager
async def mortal_host(file: Path) -> AsyncIterator[tuple[Host, Mortal]]:
    store = Mortal(file)
    store.claim()
    host = Host(store, OwnThoughts(), second_thoughts=0.0)
    await host.start()
    try:
        yield host, store
    finally:
        await host.close()


@pytest.mark.parametrize("writes", range(9))
def test_a_game_counts_once_wherever_its_server_is_killed(tmp_path: Path, writes: int) -> None:
    """After the last move, and after each write from then on."""

    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with mortal_host(file) as (host, store):
            anne, bart = await known(host, "Anne", "Bart")
            table = await opened(host, anne, bart)
            await sail(table, but=1)
            await until(lambda: host.people.tables(bart.id, 1) != [])
            store.left = 1 + writes
            await sail(table)
            await until(lambda: store.is_dead or table.settling is None)
        id = table.id
        for _ in range(2):
            async with mortal_host(file) as (host, _):
                await settled(host.find(id))
                await until(lambda: host._results.expected() == [])
                for person in (anne, bart):
                    rating, kept = host.ratings.get("regatta", person.id), host.people.find(person.id)
                    assert rating is not None
                    assert kept is not None
                    assert (rating.games, len(rating.points), kept.tallies["regatta"].games) == (1, 1, 1)

    asyncio.run(run())


def test_an_exported_game_is_not_counted_again_where_it_is_imported(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite3"
        async with open_host(file) as (host, store):
            (anne,) = await known(host, "Anne")
            table = await opened(host, anne, bots=1)
            await sail(table)
            await settled(table)
            log = store.log(table.id)
            assert log is not None
            text = exported(store, log)
        other = SqliteStore(tmp_path / "other.sqlite3")
        other.lay([imported(text)])
        async with open_host(tmp_path / "other.sqlite3") as (host, _):
            laid = host.find(table.id)
            assert laid.is_settled
            assert laid.is_rated
            assert laid.sitters == {anne.id}

    asyncio.run(run())


def test_who_has_played_too_little_stands_behind_all_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_host(tmp_path / "tables.sqlite3") as (_, store):
            ratings = Ratings(store)
            for number in range(TOO_FEW):
                await ratings.apply("regatta", "old", Change(-0.5, 0.9), f"t{number}", float(number))
                await ratings.apply("regatta", "old", Change(-0.5, 0.9), f"t{number}", float(number))
            await ratings.apply("regatta", "new", Change(9.0, 0.5), "t", 0.0)
            old, new = ratings.get("regatta", "old"), ratings.get("regatta", "new")
            assert old is not None
            assert new is not None
            assert old.games == TOO_FEW
            assert value(new.mu) > 1500 > value(old.mu)
            assert standing(old) > standing(new)
            assert [who for who, _ in ratings.board("regatta", 10)] == ["old"]

    asyncio.run(run())
