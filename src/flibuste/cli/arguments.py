"""What may be written after `flibuste`. A command is imported only when it runs, so that --help is quick."""

from __future__ import annotations

import argparse
import importlib
from argparse import Namespace
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from flibuste import __version__
from flibuste._modes import mode

__all__ = ["Namespace", "build_parser"]

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence; the usage is long and `--help` is there for it."""
        self.exit(2, f"{self.prog}: {message.rstrip('.')}. See `{self.prog} --help`.\n")


class Version(argparse.Action):
    """Looked up only when asked: saying whether the engine is compiled imports it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> NoReturn:
        print(f"flibuste {__version__} ({mode()})")
        parser.exit(0)


def build_parser() -> Parser:
    parser = Parser(
        prog="flibuste",
        description="Play and study sea-faring board games. Alone it starts the server and opens the page.",
    )
    parser.add_argument(
        "--version", action=Version, nargs=0, help="say the version, and whether the engine is compiled"
    )
    _add_serve_options(parser)
    parser.set_defaults(run=_command("serve"))
    commands: Subparsers = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=Parser)
    _add_serve(commands)
    _add_bot_worker(commands)
    _add_play(commands)
    _add_sit(commands)
    _add_simulate(commands)
    _add_dataset(commands)
    _add_statistics(commands)
    _add_perft(commands)
    _add_arena(commands)
    _add_replay(commands)
    _add_analyse(commands)
    _add_puzzles(commands)
    _add_ask(commands)
    _add_lists(commands)
    _add_bench(commands)
    _add_store_commands(commands)
    return parser


def _command(module: str, function: str = "run") -> Callable[[Namespace], int]:
    def run(args: Namespace) -> int:
        found: Callable[[Namespace], int] = getattr(importlib.import_module(f"flibuste.cli.{module}"), function)
        return found(args)

    return run


# --- the commands -----------------------------------------------------------------------------------------------------


def _add_serve(commands: Subparsers) -> None:
    serve = commands.add_parser("serve", help="start the server and open the page", description="Start the server.")
    _add_serve_options(serve)
    serve.set_defaults(run=_command("serve"))


def _add_serve_options(parser: Parser) -> None:
    # Suppressed defaults: what stands before `serve` must not be overwritten by a default after it.
    hidden = argparse.SUPPRESS
    parser.add_argument("--host", default=hidden, help="address to listen on (default 127.0.0.1: this machine only)")
    parser.add_argument("--port", type=_port, default=hidden, help="port to listen on (default 8000; 0: any free one)")
    parser.add_argument(
        "--address",
        metavar="URL",
        default=hidden,
        help="where people find this server, such as https://play.example.org; passkeys and notices need it",
    )
    _add_store(parser)
    parser.add_argument("--no-browser", action="store_true", default=hidden, help="do not open the page")
    parser.add_argument(
        "--second-thoughts",
        type=_pause,
        metavar="SECONDS",
        default=hidden,
        help="time to take a move back before a bot answers it (default 1.5)",
    )
    parser.add_argument(
        "--allow-seeds",
        action="store_true",
        default=hidden,
        help="let people choose the seed of a game with others, who are told so (for studies)",
    )
    parser.add_argument(
        "--allow-local-hooks",
        action="store_true",
        default=hidden,
        help="let people's own programs be told of their turns in this machine's network too, not only in public",
    )
    parser.add_argument(
        "--patience",
        type=_pause,
        metavar="SECONDS",
        default=hidden,
        help="how long somebody may be away before others may let a bot play for them (default 180)",
    )
    parser.add_argument(
        "--keep-finished",
        type=_days,
        metavar="DAYS",
        default=hidden,
        help="delete finished games after so many days (default: keep them for ever)",
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        default=hidden,
        help="proxies that tell visitors' addresses, such as 127.0.0.1,10.1.0.0/16 (default none)",
    )
    parser.add_argument(
        "--log", choices=["plain", "json"], default=hidden, help="sentences, or a line of JSON for each event"
    )
    parser.add_argument(
        "--metrics-open", action="store_true", default=hidden, help="let everybody read /metrics, not only this machine"
    )
    parser.add_argument(
        "--processes",
        type=_count,
        metavar="NUMBER",
        default=hidden,
        help="so many server processes behind one address (default 1; more need a store in PostgreSQL)",
    )
    parser.add_argument(
        "--between",
        metavar="ADDRESS",
        default=hidden,
        help="this machine's address for servers on other machines that share the store (default: there are none)",
    )
    parser.add_argument(
        "--bots-at",
        metavar="HOST:PORT/PLACES",
        default=hidden,
        help="machines apart by commas where `flibuste bot-worker` lets bots think too (default: none)",
    )
    parser.add_argument(
        "--lease",
        type=_seconds,
        metavar="SECONDS",
        default=hidden,
        help="of several processes, one that is not heard of for so long loses its tables to the others (default 10)",
    )


def _add_bot_worker(commands: Subparsers) -> None:
    worker = commands.add_parser(
        "bot-worker",
        help="let bots of servers elsewhere think here",
        description="Let bots of servers elsewhere think here: those that have the same FLIBUSTE_BOTS_SECRET.",
    )
    worker.add_argument("listen", metavar="HOST:PORT", help="where servers reach it, such as 10.0.0.7:9000")
    worker.add_argument("--places", type=_count, default=1, metavar="NUMBER", help="how many at once (default 1)")
    worker.set_defaults(run=_command("bot_worker"))


def _add_play(commands: Subparsers) -> None:
    play = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Play in this terminal, in plain lines. Bots take the last seats; people share the terminal.",
    )
    play.add_argument("title", metavar="TITLE", nargs="?", default="")
    play.add_argument("--position", metavar="TEXT", help="begin with a position: its line of text, or a file with it")
    play.add_argument("--text", action="store_true", help="in the terminal: the only way here; `flibuste` has the page")
    _add_game_options(play)
    play.add_argument(
        "--bots", type=_names, metavar="A,B", help="bots for the last seats (default: captains in all but one); none"
    )
    play.add_argument("--names", type=_names, default=[], metavar="A,B", help="names of the people, in seat order")
    play.add_argument("--record", metavar="FILE", help="write the record there when the game ends or is left")
    _add_language(play)
    play.set_defaults(run=_command("play"))


def _add_sit(commands: Subparsers) -> None:
    sit = commands.add_parser(
        "sit",
        help="let a bot take a seat at a server's table",
        description="Let a bot take a seat at a server's table by its link, and play there until the game is over. It "
        "sees what a page would: random, engine:COMMAND and onnx:FILE can play so, and guests that need no more.",
    )
    sit.add_argument("url", metavar="LINK", help="an invitation, such as https://example.org/t/TABLE#KEY")
    sit.add_argument("--bot", required=True, metavar="NAME", help="who plays")
    sit.add_argument("--name", default="", metavar="NAME", help="what it is called at the table")
    sit.add_argument("--seed", help="makes its choices repeatable: any text")
    sit.add_argument("--pause", type=_pause, default=1.0, metavar="SECONDS", help="before each move (default 1)")
    sit.set_defaults(run=_command("sit"))


def _add_simulate(commands: Subparsers) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games. With fewer bots than seats the last bot fills up. Seats rotate from "
        "game to game, and each deal is played once in each rotation: every bot meets every seat with the same luck. "
        "The same seed gives the same games whatever the number of jobs.",
    )
    simulate.add_argument("title", metavar="TITLE")
    _add_game_options(simulate)
    _add_games(simulate, "random")
    _add_records(simulate)
    _add_json(simulate)
    simulate.set_defaults(run=_command("simulate"))


def _add_dataset(commands: Subparsers) -> None:
    dataset = commands.add_parser(
        "dataset",
        help="let bots play, and write every decision for learners",
        description="Let bots play as simulate does, and write what was seen, allowed and chosen at every decision, "
        "with how the game ended: as arrays of numpy (.npz) or as a table (.parquet, which needs pyarrow). "
        "docs/research.md says what each column holds.",
    )
    dataset.add_argument("title", metavar="TITLE")
    _add_game_options(dataset)
    _add_games(dataset, "baseline")
    dataset.add_argument("--out", required=True, metavar="FILE", help="where to write: FILE.npz or FILE.parquet")
    dataset.add_argument(
        "--chances",
        type=int,
        default=0,
        metavar="PLAYOUTS",
        help="add everybody's chance to win before each move, found by so many playouts (default: none)",
    )
    dataset.set_defaults(run=_command("dataset"))


def _add_statistics(commands: Subparsers) -> None:
    statistics = commands.add_parser(
        "statistics",
        help="let bots play, and tell what the games are like",
        description="Let bots play as simulate does, and tell what the games are like: how much there is to choose, "
        "how long they last, how often the lead changes, how often they are tied, what each seat wins, and, of games "
        "that are studied, how much of winning is luck. docs/research.md says what the numbers mean.",
    )
    statistics.add_argument("title", metavar="TITLE")
    _add_game_options(statistics)
    _add_games(statistics, "random")
    statistics.add_argument(
        "--studied", type=_number, default=0, metavar="N", help="study a game of each of the first N deals (default 0)"
    )
    statistics.add_argument("--playouts", type=_count, default=200, help="how closely, for each position (default 200)")
    _add_json(statistics)
    statistics.set_defaults(run=_command("statistics"))


def _add_perft(commands: Subparsers) -> None:
    perft = commands.add_parser(
        "perft",
        help="count the positions so many moves on, to check the rules",
        description="Count the positions after every legal move, after every two, and so on, from a game whose luck "
        "the seed gives. The same seed gives the same counts everywhere: docs/research.md has some.",
    )
    perft.add_argument("title", metavar="TITLE")
    _add_game_options(perft)
    perft.add_argument("--depth", type=_count, default=4, help="how many moves (default 4)")
    perft.add_argument(
        "--after", type=_number, default=0, metavar="N", help="begin after N random moves of the seed's (default 0)"
    )
    _add_json(perft)
    perft.set_defaults(run=_command("perft"))


def _add_arena(commands: Subparsers) -> None:
    arena = commands.add_parser(
        "arena",
        help="find out which bot is stronger",
        description="Hold a contest between bots. Each deal is played with every rotation of the bots over the seats, "
        "and counts once. With more than two seats the challenger meets copies of the other bot. The same seed gives "
        "the same games whatever the number of processes.",
    )
    arena.set_defaults(run=lambda _: arena.error("name a contest: round-robin, gauntlet, ladder, or report"))
    kinds: Subparsers = arena.add_subparsers(metavar="CONTEST", title="contests", parser_class=Parser)
    robin = _add_contest(kinds, "round-robin", "everybody meets everybody")
    robin.add_argument("--bots", type=_names, required=True, metavar="A,B,C", help="who plays")
    robin.add_argument("--free-for-all", action="store_true", help="a different bot at every seat of a table")
    gauntlet = _add_contest(kinds, "gauntlet", "one bot, or a few, against each of several")
    gauntlet.add_argument("--challenger", type=_names, required=True, metavar="A,B", help="who meets each of the bots")
    gauntlet.add_argument("--bots", type=_names, required=True, metavar="C,D", help="whom the challengers meet")
    ladder = _add_contest(kinds, "ladder", "each bot against the one before it")
    ladder.add_argument("--bots", type=_names, required=True, metavar="A,B,C", help="the rungs, the lowest first")
    again = kinds.add_parser(
        "report", help="tell the results of a contest again", description="Tell the results of a contest again."
    )
    again.add_argument("file", metavar="FILE", help="what --out of a contest has written")
    _add_report_options(again)
    again.set_defaults(run=_command("arena", "report"))


def _add_contest(kinds: Subparsers, kind: str, sentence: str) -> Parser:
    contest = kinds.add_parser(kind, help=sentence, description=f"{sentence.capitalize()}.")
    contest.add_argument("title", metavar="TITLE")
    _add_game_options(contest)
    contest.add_argument("--deals", type=_count, help="deals for each pairing (default 100; --until-settled: 2000)")
    contest.add_argument(
        "--until-settled",
        action="store_true",
        help="end a pairing as soon as it is settled whether the challenger wins more than its fair share",
    )
    contest.add_argument("--above", type=_percent, metavar="PERCENT", help="ask about this share, not the fair one")
    contest.add_argument(
        "--within", type=_percent, default=0.05, metavar="PERCENT", help="so near to that share is close (default 5)"
    )
    contest.add_argument("--confidence", type=_percent, default=0.95, metavar="PERCENT", help="default 95")
    contest.add_argument("--out", metavar="FILE", help="keep finished deals there; an unfinished contest goes on")
    _add_records(contest)
    contest.add_argument("--processes", type=_count, metavar="N", help="processes to use (default: one for each core)")
    contest.add_argument("--ray", action="store_true", help="play on a Ray cluster, by default a local one")
    contest.add_argument("--ray-address", metavar="ADDRESS", help="the Ray cluster to play on; auto finds one here")
    _add_report_options(contest)
    contest.set_defaults(run=_command("arena"), kind=kind, challenger=[], free_for_all=False)
    return contest


def _add_report_options(parser: Parser) -> None:
    parser.add_argument("--report", metavar="FILE", help="write a page with pictures there (HTML)")
    parser.add_argument("--markdown", metavar="FILE", help="write the tables there (Markdown)")
    _add_json(parser)


def _add_replay(commands: Subparsers) -> None:
    replay = commands.add_parser("replay", help="tell a recorded game again", description="Tell a recorded game again.")
    replay.add_argument("file", metavar="FILE", help="a record; - for standard input")
    replay.add_argument("--upto", type=_number, metavar="N", help="stop after the first N moves")
    _add_json(replay)
    _add_language(replay)
    replay.set_defaults(run=_command("replay"))


def _add_analyse(commands: Subparsers) -> None:
    analyse = commands.add_parser(
        "analyse",
        help="study a finished game: chances, choices, luck",
        description="Study a finished game: everybody's chance to win at every move, what each choice cost, what luck "
        "gave. Interrupted, it goes on where it was when it is asked for the same file again. docs/study.md says what "
        "the numbers mean.",
    )
    analyse.add_argument("file", metavar="FILE", nargs="?", help="a record; - for standard input")
    analyse.add_argument("--table", metavar="ID", help="a table of the store instead, by the last part of its address")
    _add_store(analyse)
    analyse.add_argument("--out", metavar="FILE", help="FILE.json or FILE.csv (default: JSON, printed)")
    analyse.add_argument("--playouts", type=_count, default=1_000, help="for each position (default 1000)")
    analyse.add_argument("--redraws", type=_count, default=6, help="of each chance event (default 6)")
    analyse.add_argument("--processes", type=_count, default=1, help="how many at once (default 1)")
    analyse.add_argument("--ray", action="store_true", help="study on a Ray cluster, by default a local one")
    analyse.add_argument("--ray-address", metavar="ADDRESS", help="the Ray cluster to study on; auto finds one here")
    analyse.set_defaults(run=_command("analyse"))


def _add_puzzles(commands: Subparsers) -> None:
    puzzles = commands.add_parser("puzzles", help="find puzzles", description="Find puzzles.")
    kinds: Subparsers = puzzles.add_subparsers(metavar="WHAT", required=True, parser_class=Parser)
    _add_mine(kinds)
    take = kinds.add_parser(
        "take",
        help="add what was mined to the puzzles of each title",
        description="Add the puzzles of files that `mine` has written to TITLE.jsonl of each title. Puzzles that are "
        "there already stay where they are; others follow in the order of their games.",
    )
    take.add_argument("files", metavar="FILE", nargs="+", help="what `flibuste puzzles mine` has written")
    take.add_argument("--into", metavar="FOLDER", default=".", help="where the files of the titles lie (default: here)")
    take.add_argument("--most", type=_count, default=30, help="puzzles of each title (default 30)")
    take.set_defaults(run=_command("puzzles", "run_take"))


def _add_mine(kinds: Subparsers) -> None:
    mine = kinds.add_parser(
        "mine",
        help="find puzzles in games of bots",
        description="Let bots play, and find the positions in which one move is clearly best and a strong bot in a "
        "hurry misses it. Each game is written down when it is looked through; the same command goes on where it "
        "was. The same game gives the same puzzles on every machine. docs/study.md says what a puzzle must be.",
    )
    mine.add_argument("titles", metavar="TITLE", nargs="+")
    mine.add_argument("--out", metavar="FILE", help="a line for each game (default: puzzles.jsonl)")
    mine.add_argument("--games", type=_count, default=100, help="how many to play of each title (default 100)")
    mine.add_argument("--first", type=_count, default=1, metavar="N", help="the number of the first game (default 1)")
    mine.add_argument("--enough", type=_count, default=0, metavar="N", help="stop with so many puzzles of a title")
    mine.add_argument(
        "--playouts", type=_count, default=1_000, help="of a look; ten times as many check it (default 1000)"
    )
    mine.add_argument("--hasty", type=_count, default=20, metavar="PLAYOUTS", help="of the bot in a hurry (default 20)")
    mine.add_argument("--minutes", type=_count, default=0, help="begin no game after so many")
    mine.add_argument("--processes", type=_count, default=1, help="how many at once (default 1)")
    mine.set_defaults(run=_command("puzzles", "run_mine"))


def _add_ask(commands: Subparsers) -> None:
    ask = commands.add_parser(
        "ask",
        help="ask for the best moves in a position",
        description="Tell the best moves in a position that was set up, with everybody's chance to win and the points "
        "to expect after each, by what who is to move may know.",
    )
    ask.add_argument("position", metavar="TEXT", help="its line of text, or a file with it; - for standard input")
    ask.add_argument("--playouts", type=_count, default=1_000, help="how closely to look (default 1000)")
    _add_json(ask)
    _add_language(ask)
    ask.set_defaults(run=_command("ask"))


def _add_lists(commands: Subparsers) -> None:
    titles = commands.add_parser("titles", help="list the games", description="List the games and their options.")
    _add_json(titles)
    _add_language(titles)
    titles.set_defaults(run=_command("lists", "titles"))
    bots = commands.add_parser("bots", help="list the bots", description="List the bots.")
    _add_json(bots)
    _add_language(bots)
    bots.set_defaults(run=_command("lists", "bots"))


def _add_bench(commands: Subparsers) -> None:
    bench = commands.add_parser(
        "bench",
        help="measure the engine",
        description="Measure the engine on one core: random games, and clones, moves and the search bot's playouts of "
        "committed middle-game positions.",
    )
    bench.add_argument("title", metavar="TITLE", nargs="?", help="one title (default: all)")
    bench.add_argument("--peers", action="store_true", help="also other engines, where they are installed")
    bench.add_argument("--seconds", type=_seconds, default=1.0, help="time for each measurement (default 1)")
    _add_json(bench)
    bench.set_defaults(run=_command("bench"))


def _add_store_commands(commands: Subparsers) -> None:
    check = _add_store_command(commands, "check-store", "tell whether all that is kept of the tables is whole")
    check.add_argument("--repair", action="store_true", help="cut damaged tables back to their last whole line")
    check.set_defaults(run=_command("store", "check_store"))
    backup = _add_store_command(commands, "backup", "copy all that is kept into one file; the server may be running")
    backup.add_argument("file", metavar="FILE", help="a new file")
    backup.set_defaults(run=_command("store", "backup"))
    restore = _add_store_command(commands, "restore", "keep what a backup holds instead of what is kept now")
    restore.add_argument("file", metavar="FILE", help="what `flibuste backup` wrote")
    restore.set_defaults(run=_command("store", "restore"))
    export = _add_store_command(commands, "export", "write tables as records, a file for each")
    export.add_argument("folder", metavar="FOLDER", help="where to write them; it is made if need be")
    export.add_argument("tables", metavar="TABLE", nargs="*", help="these alone, by the last part of their addresses")
    export.set_defaults(run=_command("store", "export"))
    bring = _add_store_command(commands, "import", "lay tables from records")
    bring.add_argument("files", metavar="FILE", nargs="+", help="a record, or a folder of them (*.jsonl)")
    bring.set_defaults(run=_command("store", "bring_in"))
    forget = _add_store_command(commands, "forget", "replace a person's name at all tables")
    forget.add_argument("name", metavar="NAME", help="as it stands at the tables; capitals make no difference")
    forget.set_defaults(run=_command("store", "forget"))


def _add_store_command(commands: Subparsers, name: str, sentence: str) -> Parser:
    command = commands.add_parser(name, help=sentence, description=f"{sentence[0].upper()}{sentence[1:]}.")
    _add_store(command)
    return command


# --- options that several commands share ------------------------------------------------------------------------------


def _add_game_options(parser: Parser) -> None:
    parser.add_argument("--seats", type=_count, help="number of players")
    parser.add_argument(
        "--option", type=_option, action="append", default=[], metavar="NAME=VALUE", help="an option of the title"
    )
    parser.add_argument("--seed", help="makes the games repeatable: any text")


def _add_games(parser: Parser, bot: str) -> None:
    parser.add_argument("--games", type=_count, default=100, help="how many games (default 100)")
    parser.add_argument("--bots", type=_names, default=[bot], metavar="A,B", help=f"who plays (default {bot})")
    parser.add_argument("--jobs", type=_count, default=1, help="processes to use (default 1)")


def _add_store(parser: Parser) -> None:
    hidden = argparse.SUPPRESS  # it may stand before the command too
    parser.add_argument("--store", metavar="URL", default=hidden, help="where games are kept, such as sqlite:///FILE")


def _add_records(parser: Parser) -> None:
    parser.add_argument(
        "--records", metavar="FOLDER", help="keep the games: each in a file of this folder, or all in a file FILE.jsonl"
    )


def _add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for scripts")


def _add_language(parser: Parser) -> None:
    parser.add_argument("--lang", default="en", help="language: en or fr (default en)")


# --- values -----------------------------------------------------------------------------------------------------------


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: a whole number from 0 to 65535")
    return int(text)


def _pause(text: str) -> float:
    """A number of seconds that may be none."""
    return 0.0 if text == "0" else _seconds(text)


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days")
    return days


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


def _percent(text: str) -> float:
    """Between 0 and 100, as a share between 0 and 1."""
    try:
        percent = float(text)
    except ValueError:
        percent = 0.0
    if not 0 < percent < 100:
        raise argparse.ArgumentTypeError(f"{text!r} is not a percentage between 0 and 100")
    return percent / 100


def _names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty name between its commas")
    return names


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} should be written NAME=VALUE")
    return name.strip(), value.strip()
