"""What each viewer of a private game is shown: own secrets, nobody else's, and after the game everything."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.kernel.cases import determinized
from tests.server.helpers import OpenServer, tokens
from tests.server.test_host import OwnThoughts, seat, wish, with_host
from tests.whisper import WhisperPosition

import flibuste
from flibuste.kernel.lesson import Lesson, Stop
from flibuste.server.host import Host
from flibuste.server.lessons import _updates
from flibuste.server.store import SqliteStore
from flibuste.server.table import Table
from flibuste.server.viewer import Viewer

pytestmark = pytest.mark.usefixtures("own_titles")

Json = dict[str, Any]
SECRETS = {"tokens", "token", "box"}
"""Facts of events that only their owner may know, until the game is over."""
PUBLIC = {"shown", "hand-shown"}
"""Events that tell them to all."""


def at_a_table(tmp_path: Path, play: Callable[[Host, Table, Json], Awaitable[None]], *kinds: str) -> None:
    """A game of Whisper, with a viewer for each seat, one who watches, and a screen with the first two seats."""

    async def run(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish(*(kinds or ("here", "here")), title="whisper"))
        table = host.find(made.table.id)
        watcher = Viewer((), lambda: None)
        await table.attach(watcher, 0)
        viewers = {"first": await seat(host, made, 0), "second": await seat(host, made, 1)}
        viewers |= {"both": await seat(host, made, 0, 1), "watcher": watcher}
        await play(host, table, viewers)

    with_host(tmp_path, run)


def news(viewer: Viewer) -> Json:
    """The newest update; nothing else waits."""
    letters = [json.loads(letter.text) for letter in viewer.take()]
    updates = [letter for letter in letters if letter["type"] == "update"]
    assert len(updates) == 1
    return cast(Json, updates[0])


def known_hands(update: Json) -> list[int]:
    return [number for number, player in enumerate(update["view"]["players"]) if player["hand"] is not None]


def owners_of_secrets(update: Json) -> set[int]:
    """Whose secrets the events tell."""
    return {
        event["facts"]["seat"]
        for event in update["events"]
        if event["name"] not in PUBLIC and SECRETS & set(event["facts"])
    }


def test_each_seat_is_told_its_own_secrets_and_no_others(tmp_path: Path) -> None:
    async def play(host: Host, table: Table, viewers: Json) -> None:
        script = ["draw", "keep", "draw", "keep", "stake"]
        for number in range(len(script) + 1):
            for name, own in {"first": 0, "second": 1, "watcher": -1}.items():
                update = news(viewers[name])
                assert update["eye"] == own
                assert known_hands(update) == [own] * (own >= 0)
                assert owners_of_secrets(update) <= {own}
                assert bool(update["moves"]) == (update["seat_to_move"] == own), "moves go to the seat alone"
                assert update["scores"] == table._ready().scores(own)
                drawn = update["view"]["drawn"]
                assert (drawn is None) == (update["seat_to_move"] != own)
            if number < len(script):
                moves = [move for move in table._ready().moves() if move.face == script[number]]
                await table.move(table.seat_to_move, moves[0].notation, number)

    at_a_table(tmp_path, play)


def test_others_see_the_faces_of_moves_in_the_record_until_the_game_is_over(tmp_path: Path) -> None:
    async def play(host: Host, table: Table, viewers: Json) -> None:
        made = []
        game = table._ready()
        while game.seat_to_move >= 0:
            made.append(game.clone_position().baseline_move())
            await table.move(game.seat_to_move, made[-1].notation, len(made) - 1)
            lines = [json.loads(line) for line in (await table.record()).splitlines()]
            said = [line["move"] for line in lines if "move" in line]
            assert said == [move.notation if game.seat_to_move < 0 else move.face for move in made]
        assert "keep" in [move.face for move in made]

    at_a_table(tmp_path, play)


def test_after_the_game_everybody_is_told_everything(tmp_path: Path) -> None:
    async def play(host: Host, table: Table, viewers: Json) -> None:
        while not table.over:
            move = table._ready().clone_position().baseline_move().notation
            await table.move(table.seat_to_move, move, table.moves_made)
        late = Viewer((), lambda: None)
        await table.attach(late, 0)
        told = [news(viewer) for viewer in (*viewers.values(), late)]
        for update in told:
            assert update | {"undone": True} == told[0] | {"undone": True}
            assert known_hands(update) == [0, 1]
            assert owners_of_secrets(update) == {0, 1}
            assert update["events_from"] == 0

    at_a_table(tmp_path, play)


def test_what_was_taken_back_tells_others_nothing_of_what_it_was(tmp_path: Path) -> None:
    async def play(host: Host, table: Table, viewers: Json) -> None:
        await table.move(0, "draw", 0)
        with pytest.raises(Exception, match="cannot-undo-revealed"):
            await table.undo(0, table.moves_made)
        seen = []
        for choice in (0, 1):
            keep = table._ready().moves()[choice].notation
            await table.move(0, keep, 1)
            after = news(viewers["second"])
            assert after["may_undo"] == 0, "nothing came to light"
            await table.undo(0, table.moves_made)
            seen.append([after, news(viewers["second"])])
        for one in seen:
            one[0].update(undone=False, events_from=0, events=[])
        assert seen[0] == seen[1]

    at_a_table(tmp_path, play)


# --- several people at one screen -------------------------------------------------------------------------------------


def test_a_shared_screen_shows_the_secrets_of_who_sits_before_it(tmp_path: Path) -> None:
    async def play(host: Host, table: Table, viewers: Json) -> None:
        screen = viewers["both"]
        log: list[Json] = []

        def shown() -> tuple[int, list[int], set[int]]:
            """Whose eyes, whose hands, and whose secrets in all that the page has been told and not told to forget."""
            update = news(screen)
            log[update["events_from"] :] = update["events"]
            assert bool(update["moves"]) == (update["eye"] == update["seat_to_move"])
            return update["eye"], known_hands(update), owners_of_secrets({"events": log})

        assert shown() == (-1, [], set()), "nobody has said that they sit there"
        await table.audience.sit_down(screen, 0)
        assert shown() == (0, [0], {0})
        await table.move(0, "draw", 0)
        assert shown() == (0, [0], {0})
        await table.move(0, table._ready().moves()[0].notation, 1)
        assert shown() == (-1, [], set()), "the other is to move: whoever looks now may be anybody"
        await table.undo(0, table.moves_made)
        assert shown() == (-1, [], set()), "and whoever took the move back too"
        await table.audience.sit_down(screen, 1)
        assert shown() == (-1, [], set()), "it is not the other's turn"
        await table.audience.sit_down(screen, 0)
        await table.move(0, table._ready().moves()[0].notation, 1)
        await table.audience.sit_down(screen, 1)
        assert shown() == (1, [1], {1})

    at_a_table(tmp_path, play)


def test_a_shared_screen_turns_by_itself_while_there_is_nothing_to_hide(tmp_path: Path) -> None:
    """An adventure's only secrets are what somebody saw of the draw pile, until that is drawn (PR-ADVC-04)."""

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(
            msgspec.structs.replace(wish("here", "here", adventure="cooperative", first_player="1"), seed="pilot0")
        )
        table = host.find(made.table.id)
        screen = await seat(host, made, 0, 1)

        async def make(move: str) -> Json:
            await table.move(table.seat_to_move, move, table.moves_made)
            return news(screen)

        update = news(screen)
        while update["view"]["step"] != "event":  # both choose who they are
            assert update["eye"] == update["seat_to_move"]
            update = await make(update["moves"][0]["notation"])
        update = await make("event")
        assert (update["view"]["step"], update["eye"], update["view"]["adventure"]["looking"]) == ("look", -1, [])
        await table.audience.sit_down(screen, 0)
        update = news(screen)
        assert (update["eye"], len(update["view"]["adventure"]["looking"])) == (0, 5)
        update = await make(update["moves"][0]["notation"])
        assert (update["eye"], bool(update["view"]["adventure"]["top"])) == (0, True), "still sitting there"
        update = await make("reveal")
        while update["seat_to_move"] == 0:
            verbs = {move["notation"].split()[0]: move["notation"] for move in update["moves"]}
            update = await make(next(verbs[verb] for verb in ("stop", "admit", "pass", "end") if verb in verbs))
        assert update["eye"] == 1, "what the first had seen is drawn"

    with_host(tmp_path, play)


def test_who_sits_at_a_shared_screen_stays_while_others_elsewhere_move(tmp_path: Path) -> None:
    async def play(host: Host, table: Table, viewers: Json) -> None:
        screen = viewers["both"]
        await table.audience.sit_down(screen, 0)
        await table.move(0, "wait", 0)
        await table.audience.sit_down(screen, 1)
        await table.move(1, "wait", 1)
        assert (news(screen)["eye"], table.seat_to_move) == (1, 2)
        await table.move(2, "wait", 2)
        assert news(screen)["eye"] == -1

    at_a_table(tmp_path, play, "here", "here", "here")


def test_a_shared_screen_acts_for_who_sits_before_it(open_server: OpenServer) -> None:
    made = open_server.make_table("here", "here", title="whisper")
    page = open_server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")

    def refused(answer: Json) -> bool:
        return bool(answer["type"] == "refused" and answer["reason"]["key"] == "not-your-seat")

    assert refused(page.move("wait", seat=0)), "nobody has said that they sit there"
    assert refused(page.ask("why", seat=0, move="keep 1"))
    assert page.ask("sit", seat=0)["type"] == "done"
    page.wait_for("update")
    assert page.ask("why", seat=0, move="keep 1")["reason"]["key"] == "not-drawn"
    assert refused(page.ask("why", seat=1, move="keep 1"))
    assert page.move("wait", seat=0)["type"] == "done"
    assert refused(page.move("wait", seat=1, after=1))
    assert page.undo(0)["type"] == "done"
    assert refused(page.ask("sit", seat=2))


def test_a_page_that_comes_back_is_told_everything_with_the_eyes_it_has_now(open_server: OpenServer) -> None:
    made = open_server.make_table("here", "here", title="whisper")
    id, keys = made["table"]["id"], tokens(made)
    whole = open_server.page(id, keys[0]).wait_for("update")
    for shown in ([], keys[:1], keys[1:], keys):
        again = open_server.page(id, *shown, events_seen=len(whole["events"])).wait_for("update")
        assert (again["events_from"], again["undone"]) == (0, True)
        assert owners_of_secrets(again) == ({0} if shown == keys[:1] else {1} if shown == keys[1:] else set())


def test_a_reason_that_a_secret_is_part_of_is_told_to_its_seat_alone(open_server: OpenServer) -> None:
    made = open_server.make_table("link", "link", title="whisper")
    pages = [open_server.page(made["table"]["id"], token) for token in tokens(made)]
    watcher = open_server.page(made["table"]["id"])
    for page in (*pages, watcher):
        page.wait_for("update")
    pages[0].move("draw")
    pages[0].wait_for_moves(1)
    pages[0].random_move(random.Random(1))
    pages[0].wait_for_moves(2)
    pages[1].wait_for_moves(2)
    pages[1].move("wait")
    pages[0].wait_for_moves(3)
    hand = pages[0].update["view"]["players"][0]["hand"]
    middle = f"show {hand[1]}"
    assert pages[0].ask("why", seat=0, move=middle)["reason"]["facts"] == {
        "token": hand[1],
        "least": hand[0],
        "most": hand[2],
    }
    for page in (pages[1], watcher):
        assert page.ask("why", seat=0, move=middle)["reason"]["key"] == "not-your-seat"
        assert page.move(middle, seat=0, after=3)["reason"]["key"] == "not-your-seat"


# --- lessons ----------------------------------------------------------------------------------------------------------


def test_a_lesson_shows_the_table_with_the_learner_s_eyes() -> None:
    game = flibuste.new_game("whisper", 2, seed="lesson")
    for _ in range(4):
        game.submit(game.seat_to_move, game.moves()[0])
    lesson = Lesson(game.record(), 1, ["Anne", ""], [Stop(4, "end", "", "")])
    log: list[Json] = []
    for update in msgspec.to_builtins(_updates(game.title, lesson)):
        log += update["events"]
        assert update["eye"] == 1
        assert known_hands(update) == [1]
        assert bool(update["moves"]) == (update["seat_to_move"] == 1)
    assert owners_of_secrets({"events": log}) == {1}


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_is_asked_the_same_whatever_others_hide(tmp_path: Path) -> None:
    thoughts = OwnThoughts()

    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("bot:random", "here", title="whisper"))
        table = host.find(made.table.id)
        assert table.bot_task is not None
        game = table._ready()
        truth = [player.hand for player in cast(WhisperPosition, game._position).players]
        first = await table.bot_turn()
        assert first is not None
        game._position = determinized(game.clone_position(), 0, 5)
        other = cast(WhisperPosition, game._position)
        assert other.players[1].hand != truth[1]
        second = await table.bot_turn()
        assert second is not None
        assert first.position.to_data() == second.position.to_data()
        assert first.seed == second.seed
        assert game.secret.hex() not in json.dumps(first.position.to_data()) + first.seed

    with_host(tmp_path, play, thoughts)


def test_bots_play_a_private_game_to_its_end(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("bot:mate", "bot:captain", "bot:deckhand", title="whisper"))
        await seat(host, made)
        table = host.find(made.table.id)
        assert table.bot_task is not None
        await table.bot_task
        assert table.over

    with_host(tmp_path, play)
