"""Each command: what it prints, its JSON, its exit codes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Command
from tests.server.helpers import PATIENCE

from flibuste._modes import mode
from flibuste.bots import Bot, bot_names, level_names
from flibuste.bots.match import Played, play_match
from flibuste.cli import bench, peers, searches, simulate
from flibuste.games import find_title, titles
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.game import start
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.serve import Settings

SIMULATE = ("simulate", "port_royal", "--json", "--seed", "s")


def record_text(moves: int = 40) -> str:
    game = start(find_title("port_royal"), 2, {}, "record")
    rng = rng_from_text("record")
    for _ in range(moves):
        game.submit(game.seat_to_move, game.moves()[rng.below(len(game.moves()))])
    return game.record().to_text()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(record_text(), encoding="utf-8")
    return file


def numbers(data: dict[str, Any]) -> dict[str, Any]:
    """A simulation without what depends on the machine."""
    return {key: value for key, value in data.items() if key not in ("seconds", "jobs")}


# --- lists ------------------------------------------------------------------------------------------------------------


def test_titles_as_json(flibuste: Command) -> None:
    said = flibuste("titles", "--json")
    assert said.code == 0
    listed = json.loads(said.out)
    assert [title["id"] for title in listed] == [title.id for title in titles()]
    port_royal = listed[0]
    assert port_royal["name"] == "Port Royal"
    assert port_royal["seats"] == [1, 5]
    assert {"id", "kind", "default"} <= set(port_royal["options"][0])


@pytest.mark.parametrize("language, word", [("en", "harbor"), ("fr", "navire")])
def test_titles_in_words(flibuste: Command, language: str, word: str) -> None:
    said = flibuste("titles", "--lang", language)
    assert said.code == 0
    assert "port_royal" in said.out
    assert "ending=points" in said.out
    assert word in said.out


def test_bots_as_json(flibuste: Command) -> None:
    listed = json.loads(flibuste("bots", "--json").out)
    assert [bot["name"] for bot in listed] == level_names() + bot_names()
    assert {frozenset(bot) for bot in listed} == {frozenset({"name", "description"})}


@pytest.mark.parametrize("language, word", [("en", "strongest"), ("fr", "plus fort")])
def test_bots_in_words(flibuste: Command, language: str, word: str) -> None:
    """Levels first, then what studies compare, then how to write the rest: each with a sentence of its own."""
    said = flibuste("bots", "--lang", language)
    assert said.code == 0
    listed = [line.split(maxsplit=1) for line in said.out.splitlines()]
    assert [name for name, _ in listed] == [*level_names(), *bot_names(), "search:N", "engine:COMMAND", "onnx:FILE"]
    assert len({sentence for _, sentence in listed}) == len(listed)
    assert all(" " in sentence and sentence.endswith(".") for _, sentence in listed)
    assert word in said.out


def test_version(flibuste: Command) -> None:
    said = flibuste("--version")
    assert said.code == 0
    assert said.out.startswith("flibuste ")
    assert f"({mode()})" in said.out


def test_help_names_every_command(flibuste: Command) -> None:
    said = flibuste("--help")
    assert said.code == 0
    for command in (
        "serve",
        "play",
        "simulate",
        "replay",
        "titles",
        "bots",
        "bench",
        "arena",
        "dataset",
        "perft",
        "statistics",
        "sit",
    ):
        assert command in said.out
        assert flibuste(command, "--help").code == 0


def test_the_command_as_a_module() -> None:
    child = subprocess.run([sys.executable, "-m", "flibuste", "--version"], capture_output=True, text=True, check=False)
    assert child.returncode == 0
    assert child.stdout.startswith("flibuste ")
    assert child.stderr == ""


# --- serve ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words, wanted",
    [
        ((), {}),
        (("--port", "8123", "--no-browser"), {"port": 8123, "no_browser": True}),
        (("serve",), {}),
        (
            ("serve", "--host", "::", "--port", "0", "--store", "sqlite:///x.db"),
            {"host": "::", "port": 0, "store": "sqlite:///x.db"},
        ),
        (("serve", "--second-thoughts", "0"), {"second_thoughts": 0.0}),
        (("serve", "--keep-finished", "30"), {"keep_finished": 30.0}),
        (("serve", "--proxy", "10.0.0.1"), {"proxy": "10.0.0.1"}),
        (("--port", "8123", "serve", "--no-browser"), {"port": 8123, "no_browser": True}),
    ],
)
def test_serve(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], wanted: dict[str, Any]
) -> None:
    calls: list[Settings] = []

    def run(settings: Settings) -> int:
        calls.append(settings)
        return 7

    monkeypatch.setattr("flibuste.server.serve.run", run)
    assert flibuste(*words).code == 7
    assert calls == [Settings(**wanted)]


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_simulate_as_json(flibuste: Command) -> None:
    said = flibuste(*SIMULATE, "--games", "12", "--bots", "random,baseline")
    assert said.code == 0
    data = json.loads(said.out)
    assert data["games"] == 12
    assert data["bots"] == ["random", "baseline"]
    assert sum(data["wins"].values()) == pytest.approx(1)
    assert set(data["points"]) == {"random", "baseline"}
    assert data["decisions"] > 12 * 20
    assert data["seconds"] > 0
    assert data["finished"] is True


def test_simulate_is_the_same_for_a_seed_whatever_the_jobs(flibuste: Command) -> None:
    words = (*SIMULATE, "--games", "30", "--bots", "random,baseline", "--seats", "3")
    one = json.loads(flibuste(*words).out)
    two = json.loads(flibuste(*words, "--jobs", "2").out)
    assert numbers(one) == numbers(two)
    other = json.loads(flibuste("simulate", "port_royal", "--json", "--seed", "t", "--games", "30").out)
    assert other["decisions"] != one["decisions"]


def test_the_last_bot_fills_up(flibuste: Command) -> None:
    data = json.loads(flibuste(*SIMULATE, "--games", "4", "--bots", "random,baseline", "--seats", "4").out)
    assert data["bots"] == ["random", "baseline", "baseline", "baseline"]


def test_options_reach_the_games(flibuste: Command) -> None:
    data = json.loads(flibuste(*SIMULATE, "--games", "3", "--option", "decision_limit=100").out)
    assert data["options"]["decision_limit"] == 100
    assert data["lengths"]["most"] <= 100


def test_each_bot_plays_each_seat_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, ...]] = []

    def watch(title: Title, terms: Terms, luck: str, bots: list[Bot], rngs: list[Rng], recorded: bool) -> Played:
        seen.append(tuple(bot.name for bot in bots))
        return play_match(title, terms, luck, bots, rngs, recorded)

    monkeypatch.setattr(simulate, "play_match", watch)
    options = find_title("port_royal").agree(3, {}).options
    match = simulate.Match("port_royal", 3, options, ("random", "baseline", "greedy"), "x")
    simulate.play_share(simulate.Share(match, 0, 3))
    for seat in range(3):
        assert sorted(names[seat] for names in seen) == ["baseline", "greedy", "random"]


def test_a_shared_victory_is_split() -> None:
    tally = simulate.Tally(games=4)
    tally.wins.update({("greedy", 1): 1, ("greedy", 2): 1, ("random", 2): 1, ("greedy", 4): 4, ("random", 1): 1})
    assert tally.win_share("greedy") == (1 + 0.5 + 1) / 4
    assert tally.win_share("random") == (0.5 + 1) / 4


def test_ten_wins_of_ten_are_not_certainty(flibuste: Command) -> None:
    data = json.loads(flibuste(*SIMULATE, "--games", "10", "--bots", "baseline,random").out)
    low, high = data["intervals"]["baseline"]
    assert data["wins"]["baseline"] == high == 1.0
    assert 0.3 < low < 0.8
    assert data["intervals"]["random"] == [0.0, pytest.approx(1 - low)]


def test_results_name_versions(flibuste: Command) -> None:
    data = json.loads(flibuste(*SIMULATE, "--games", "2", "--bots", "greedy@1,mate").out)
    assert data["versions"] == {"greedy@1": "greedy@1", "mate": "mate"}
    title = find_title("port_royal")
    assert (data["rules"], data["book"]) == (title.rules, title.book.version)
    assert data["features"] == title.features(title.agree(2, {})).version


def test_simulate_as_a_table(flibuste: Command) -> None:
    said = flibuste("simulate", "port_royal", "--seed", "s", "--games", "4", "--bots", "random,baseline")
    assert said.code == 0
    assert "4 games" in said.out
    assert re.search(r"^baseline@1 +1 +[\d.]+ %", said.out, re.MULTILINE)
    assert "per second" in said.out
    assert said.err == ""


@pytest.mark.parametrize(("games", "told"), [(1, "1 game forfeited: "), (2, "2 games forfeited: ")])
def test_simulate_tells_what_was_forfeited(flibuste: Command, games: int, told: str) -> None:
    engine = f"engine:{sys.executable} -c exit(3)"
    said = flibuste("simulate", "port_royal", "--seats", "2", "--games", str(games), "--bots", f"{engine},random")
    assert f"{told}The engine" in said.out
    assert "has ended by itself, with code 3." in said.out


@pytest.mark.parametrize("form", ["--json", None])
def test_an_interrupted_simulation_tells_what_was_played(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, form: str | None
) -> None:
    real = simulate.play_share
    played = iter(range(3))

    def play_three(share: simulate.Share) -> simulate.Tally:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return real(share)

    monkeypatch.setattr(simulate, "play_share", play_three)
    said = flibuste("simulate", "port_royal", "--games", "50", *([form] if form else []))
    assert said.code == 130
    if form:
        data = json.loads(said.out)
        assert data["games"] == 3
        assert data["finished"] is False
    else:
        assert "3 games" in said.out
        assert "interrupted" in said.err


def children_of(pid: int) -> list[str]:
    listed = subprocess.run(["ps", "-A", "-o", "ppid="], capture_output=True, text=True, check=True).stdout
    return [parent for parent in listed.split() if parent == str(pid)]


@pytest.mark.slow
def test_ctrl_c_ends_a_simulation_on_several_processes() -> None:
    words = ["simulate", "port_royal", "--games", "1000000", "--jobs", "2", "--json"]
    command = [sys.executable, "-m", "flibuste", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        try:
            while child.poll() is None and len(children_of(child.pid)) < 2:
                time.sleep(0.05)
            os.kill(child.pid, signal.SIGINT)
            out, err = child.communicate(timeout=PATIENCE)
        finally:
            child.kill()
    assert child.returncode == 130, err
    assert json.loads(out)["finished"] is False
    assert "Traceback" not in err


# --- replay -----------------------------------------------------------------------------------------------------------


def test_replay_in_words(flibuste: Command, record: Path) -> None:
    said = flibuste("replay", str(record))
    assert said.code == 0
    assert "Player 1 reveals" in said.out
    french = flibuste("replay", str(record), "--lang", "fr")
    assert "Joueur 1 révèle" in french.out


def test_replay_as_json(flibuste: Command, record: Path) -> None:
    data = json.loads(flibuste("replay", str(record), "--upto", "7", "--json").out)
    assert data["title"] == "port_royal"
    assert data["moves"] == 7
    assert data["of"] == 40
    assert data["over"] is False
    assert data["outcome"] is None
    assert len(data["scores"]) == 2
    whole = json.loads(flibuste("replay", str(record), "--json").out)
    assert whole["moves"] == 40
    assert whole["hash"] != data["hash"]


@pytest.mark.usefixtures("own_titles_here")
def test_a_replay_tells_the_secrets_that_stand_in_its_record(flibuste: Command) -> None:
    game = start(find_title("whisper"), 2, {}, "replay")
    game.submit(0, "draw")
    told = json.loads(flibuste("replay", "-", "--json", typed=game.record().to_text()).out)["events"]
    assert [event["name"] for event in told if "tokens" in event["facts"]] == ["dealt", "dealt", "drew"]


def test_a_game_played_from_a_seed_is_not_called_fair(flibuste: Command, tmp_path: Path) -> None:
    for name, seed in {"mine": ("--seed", "mine"), "fair": ()}.items():
        file = str(tmp_path / name)
        flibuste("play", "port_royal", "--text", *seed, "--record", file, typed="q\n")
        said = flibuste("replay", file).out
        assert ("comes from a seed" in said) is (name == "mine")
        assert ("fixed before the first move" in said) is (name == "fair")
        assert json.loads(flibuste("replay", file, "--json").out)["seeded"] is (name == "mine")


def test_replay_from_a_pipe(flibuste: Command) -> None:
    assert json.loads(flibuste("replay", "-", "--json", typed=record_text(5)).out)["moves"] == 5


# --- bench ------------------------------------------------------------------------------------------------------------


def test_bench_as_json(flibuste: Command) -> None:
    said = flibuste("bench", "port_royal", "--json", "--seconds", "0.02")
    assert said.code == 0
    runs = json.loads(said.out)["runs"]
    assert [run["seats"] for run in runs if run["mode"] == mode()] == [2, 3, 4, 5]
    assert {run["mode"] for run in runs} == {"interpreted", mode()}
    for run in runs:
        assert run["title"] == "port_royal"
        for figure in ("decisions_per_second", "games_per_second", "clones_per_second", "moves_us"):
            assert run[figure] > 0


def test_bench_measures_the_search_bot(flibuste: Command) -> None:
    found = json.loads(flibuste("bench", "--json", "--seconds", "0.02").out)["searches"]
    wanted = [("port_royal", 2), ("port_royal", 4), ("amerigo", 2), ("maracaibo", 2)]
    wanted += [("treasure_map", 2), ("caribbean_conquest", 2)]
    assert [(run["game"], run["seats"]) for run in found if run["mode"] == mode()] == wanted
    assert {run["mode"] for run in found} == {"interpreted", mode()}
    for run in found:
        assert (run["engine"], run["playout"]) == ("Flibuste", searches.OURS)
        for figure in ("playouts_per_second", "nodes_per_second", "playouts_per_tree"):
            assert run[figure] > 0


def test_bench_as_a_table(flibuste: Command) -> None:
    said = flibuste("bench", "--seconds", "0.02")
    assert said.code == 0
    assert "decisions/s" in said.out
    assert "playouts/s" in said.out


@pytest.fixture
def search_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(game: str, seconds: float) -> searches.Growth:
        raise ImportError

    def broken(game: str, seconds: float) -> searches.Growth:
        raise AttributeError("no such bot")

    def here(game: str, seconds: float) -> searches.Growth:
        return searches.Growth(9.5, None, 7)

    found = [
        searches.SearchPeer("Here", "chess", 2, "C++", "its playout", here),
        searches.SearchPeer("Away", "go", 2, "C++", "x", absent),
        searches.SearchPeer("Odd", "go", 2, "C++", "x", broken),
    ]
    monkeypatch.setattr(bench, "SEARCH_PEERS", found)


@pytest.mark.usefixtures("search_peers")
def test_bench_with_peers(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(game: str, seconds: float) -> float:
        raise ImportError

    def broken(game: str, seconds: float) -> float:
        raise AttributeError("no such loop")

    here = peers.Peer("Here", "chess", "its loop", lambda game, seconds: 12345.0)
    others = [peers.Peer("Away", "go", "x", absent), peers.Peer("Odd", "go", "x", broken)]
    monkeypatch.setattr(bench, "PEERS", [here, *others])
    said = json.loads(flibuste("bench", "--json", "--peers", "--seconds", "0.02").out)
    found = said["peers"]
    assert found[0] == {"name": "Here", "game": "chess", "decisions_per_second": 12345.0, "loop": "its loop"}
    assert found[1] == {"name": "Away", "game": "go", "decisions_per_second": None, "loop": "not installed"}
    assert found[2]["loop"] == "failed: AttributeError: no such loop"
    trees = [(run["engine"], run["playouts_per_second"], run["playout"]) for run in said["searches"][-3:]]
    assert trees[0] == ("Here", 9.5, "its playout")
    assert trees[1] == ("Away", None, "not installed")
    assert trees[2] == ("Odd", None, "failed: AttributeError: no such bot")


@pytest.mark.usefixtures("search_peers")
def test_bench_with_peers_as_a_table(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS", [peers.Peer("Here", "chess", "its loop", lambda game, seconds: 12345.0)])
    said = flibuste("bench", "port_royal", "--peers", "--seconds", "0.02").out
    rows = [" ".join(line.split()) for line in said.splitlines()]
    assert "Here chess 2 C++ 9.5 - 7 its playout" in rows
    assert "Away go 2 C++ - - - not installed" in rows
    assert "Here chess 12 345 its loop" in rows


def test_there_are_twenty_middle_positions_over_all_seat_counts() -> None:
    positions = bench.middle_positions(find_title("port_royal"))
    assert len(positions) == 20
    assert {len(position.scores()) for position in positions} == {2, 3, 4, 5}
    assert all(position.moves() for position in positions)


# --- statistics -------------------------------------------------------------------------------------------------------

STATISTICS = ("statistics", "port_royal", "--seed", "s")


def test_statistics_as_json_are_the_same_whatever_the_jobs(flibuste: Command) -> None:
    words = (*STATISTICS, "--seats", "3", "--games", "12", "--json")
    data = json.loads(flibuste(*words).out)
    assert numbers(data) == numbers(json.loads(flibuste(*words, "--jobs", "2").out))
    simulated = json.loads(flibuste(*SIMULATE, "--seats", "3", "--games", "12").out)
    assert data["decisions"]["mean"] * 12 == pytest.approx(simulated["decisions"])
    assert data["games"] == 12
    assert 0 < data["forced"] < 1 < data["legal_moves"]["mean"] < data["legal_moves"]["most"]
    assert data["turns"]["most"] < data["decisions"]["most"]
    assert data["one_winner"] + data["shared"] + data["nobody"] == pytest.approx(1)
    assert sum(share for share, *_ in data["wins_by_seat"]) == pytest.approx(1)
    assert all(low <= share <= high for share, low, high in [*data["wins_by_seat"], data["wins_of_who_begins"]])


def test_statistics_as_a_table(flibuste: Command) -> None:
    said = flibuste(*STATISTICS, "--games", "4", "--bots", "baseline")
    assert said.code == 0
    assert said.out.startswith("Port Royal, 2 seats, 4 games, baseline@1, seed s, rules")
    assert re.search(r"^legal moves +[\d.]+ +\d+ +1 +\d+$", said.out, re.MULTILINE)
    assert re.search(r"^who begins +[\d.]+ % ", said.out, re.MULTILINE)
    assert re.search(r"^forced decisions: [\d.]+ %$", said.out, re.MULTILINE)


def test_how_much_of_winning_is_luck(flibuste: Command) -> None:
    words = (*STATISTICS, "--games", "2", "--bots", "greedy", "--option", "sets=small", "--studied", "3")
    data = json.loads(flibuste(*words, "--playouts", "10", "--json").out)
    luck, low, high = data["luck"]
    assert low < luck < high
    assert (data["studied"], data["playouts"]) == (3, 10)
    assert data["luck"] == json.loads(flibuste(*words, "--playouts", "10", "--json", "--jobs", "2").out)["luck"]
    said = flibuste(*words, "--playouts", "10")
    assert f"luck: {100 * luck:.0f} % ± " in said.out
    assert "of what winners gained (3 games, 10 playouts)" in said.out
    alone = json.loads(flibuste(*STATISTICS, "--games", "2", "--studied", "1", "--playouts", "5", "--json").out)
    assert alone["luck"][1:] == [None, None]
    assert json.loads(flibuste(*STATISTICS, "--games", "2", "--json").out)["luck"] is None


def test_a_team_wins_together_or_not_at_all(flibuste: Command) -> None:
    words = ("--games", "4", "--option", "contracts=cooperative", "--json")
    data = json.loads(flibuste(*STATISTICS, *words).out)
    assert data["one_winner"] == 0
    assert data["lead_changes"]["most"] == 0


# --- perft ------------------------------------------------------------------------------------------------------------

PERFT = ("perft", "port_royal", "--seed", "1", "--depth", "5")


def test_perft_tells_the_positions_at_each_depth(flibuste: Command) -> None:
    said = flibuste(*PERFT)
    assert said.code == 0
    assert said.out.startswith("Port Royal, 2 seats, seed 1, after 0 random moves")
    assert re.search(r"^5 +16$", said.out, re.MULTILINE)
    assert "31 positions" in said.out


def test_perft_as_json_from_later_on(flibuste: Command) -> None:
    said = json.loads(flibuste(*PERFT, "--after", "30", "--option", "gambler=on", "--json").out)
    assert said["positions"] == [2, 2, 4, 6, 10]
    assert (said["seats"], said["seed"], said["after"], said["options"]["gambler"]) == (2, "1", 30, True)


# --- what cannot be ---------------------------------------------------------------------------------------------------

BAD = [
    (("simulate", "chess"), "no title 'chess'"),
    (("play", "chess", "--text"), "no title 'chess'"),
    (("bench", "chess"), "no title 'chess'"),
    (("simulate", "port_royal", "--bots", "deep_blue"), "no bot 'deep_blue'"),
    (("simulate", "port_royal", "--seats", "6"), "1 to 5 players"),
    (("simulate", "port_royal", "--seats", "2", "--bots", "random,random,random"), "do not fit"),
    (("simulate", "port_royal", "--bots", "random,,random"), "empty name"),
    (("simulate", "port_royal", "--games", "0"), "'0' is not a whole number"),
    (("simulate", "port_royal", "--games", "many"), "'many' is not a whole number"),
    (("simulate", "port_royal", "--jobs", "-1"), "'-1'"),
    (("simulate", "port_royal", "--option", "weather=fine"), "no option 'weather'"),
    (("simulate", "port_royal", "--option", "ending=never"), "Option ending takes one of"),
    (("simulate", "port_royal", "--option", "ending"), "NAME=VALUE"),
    (("perft", "chess"), "no title 'chess'"),
    (("perft", "port_royal", "--depth", "0"), "'0' is not a whole number"),
    (("perft", "amerigo", "--seats", "5"), "2 to 4 players"),
    (("play", "port_royal", "--seats", "1"), "2 to 5 players"),
    (("play", "port_royal", "--seats", "2", "--bots", "random,random,random"), "do not fit"),
    (("play", "port_royal", "--names", "Anne,Bao"), "2 names for 1 people"),
    (("play", "port_royal", "--lang", "tlh"), "no words in 'tlh'"),
    (("play", "port_royal", "--record", "/no/such/folder/x"), "/no/such/folder/x"),
    (("titles", "--lang", "tlh"), "no words in 'tlh'"),
    (("replay", "/no/such/file"), "/no/such/file"),
    (("replay", "/"), "/"),
    (("bench", "--seconds", "0"), "not a number of seconds"),
    (("bench", "--seconds", "soon"), "not a number of seconds"),
    (("--port", "70000"), "not a port"),
    (("dance",), "dance"),
]


@pytest.mark.parametrize("words, sentence", BAD, ids=lambda value: " ".join(value) if isinstance(value, tuple) else "")
def test_what_cannot_be_is_said_in_one_sentence(flibuste: Command, words: tuple[str, ...], sentence: str) -> None:
    said = flibuste(*words)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("flibuste")
    assert sentence in said.err
    assert said.err.count("\n") == 1


DEEP = '{"players":' + "[" * 900 + "]" * 900 + "}"


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "empty"),
        ("not json\n", "Line 1"),
        ('{"flibuste": 0}\n', "not a Flibuste record"),
        ('{"flibuste": 99}\n', "has format 99; this version of Flibuste reads 1, a newer one may"),
        (record_text(3).replace('"port_royal"', '"krakens"'), "a game of 'krakens', which this version"),
        (record_text(3).replace('"rules":', '"rules":9'), "knows the rules 1 to"),
        (record_text(3).replace('"options":{', '"options":{"krakens":2,'), "has no option 'krakens'"),
        ('{"flibuste": 1}\n', "broken"),
        (record_text(3) + '{"seat": 0, "step": "discover", "move": "fly"}\n', "no move written 'fly'"),
        (record_text(3) + '{"seat": 7, "step": "discover", "move": "reveal"}\n', "not legal"),
        ("[" * 100_000, "Line 1"),
        ('{"flibuste": ' + "9" * 5_000 + "}", "Line 1"),
        (record_text(3) + "[" * 100_000, "Line 5"),
        (record_text(3).replace('"port_royal"', '"a\\\\nflibuste: forged\\\\u001b[2J"'), "forged"),
        (record_text(3).replace('"port_royal"', '"' + "x" * 100_000 + '"'), "xxx…"),
        (record_text(3).replace('"seats":2', '"seats":' + "9" * 40), "1 to 5 players"),
        (record_text(3).replace('"options":{', f'"position":{DEEP},"options":{{'), "broken"),
    ],
    ids=range(17),
)
def test_broken_records(flibuste: Command, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "broken"
    file.write_text(text, encoding="utf-8")
    said = flibuste("replay", str(file))
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_record_that_is_no_text(flibuste: Command, tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(b"\xff\xfe\x00")
    said = flibuste("replay", str(file))
    assert said.code == 2
    assert "UTF-8" in said.err


def test_too_many_moves_to_replay(flibuste: Command, record: Path) -> None:
    said = flibuste("replay", str(record), "--upto", "41")
    assert said.code == 2
    assert "has 40 moves" in said.err
    assert flibuste("replay", str(record), "--upto", "-1").code == 2


def test_nobody_reads_to_the_end(record: Path) -> None:
    """`flibuste replay … | head` must not end in a traceback."""
    command = f"{sys.executable} -m flibuste replay {record} | head -n 1"
    child = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert child.stdout.count("\n") == 1
    assert child.stderr == ""
