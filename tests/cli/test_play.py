"""Games in the terminal, by scripted typing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from tests.cli.conftest import Command

from flibuste.cli.boards import find_board
from flibuste.games import find_title
from flibuste.games.port_royal.view import PortRoyalView
from flibuste.kernel.data import Data
from flibuste.kernel.game import start
from flibuste.kernel.outcome import Outcome
from flibuste.kernel.records import read_record
from flibuste.words import Words

PLAY = ("play", "port_royal", "--text", "--seed", "a", "--bots", "baseline", "--option", "first_player=1")
QUICK = ("--option", "decision_limit=100")


def test_a_whole_game(flibuste: Command, tmp_path: Path) -> None:
    """Whoever stops after the first card and takes the last offer plays a game to its end."""
    file = tmp_path / "record"
    said = flibuste(*PLAY, "--record", str(file), typed="2\n1\n" * 400)
    assert said.code == 0
    assert "Result" in said.out
    assert "The game is over." in said.out
    assert f"flibuste replay {file}" in said.out
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert flibuste("replay", str(file)).code == 0


def test_a_whole_game_in_french_among_people(flibuste: Command) -> None:
    people = ("--bots", "none", "--seats", "3", "--names", "Zoé,Bao")
    typed = "1\n2\n1\n" * 100
    said = flibuste("play", "port_royal", *people, *QUICK, "--lang", "fr", "--seed", "b", typed=typed)
    assert said.code == 0
    assert "Port Royal, 3 joueurs\xa0: Zoé, Bao et Joueur 3." in said.out
    assert "Zoé, votre choix" in said.out
    assert "La limite de décisions met fin à la partie." in said.out
    assert "Résultat" in said.out


def test_the_table_is_told_in_plain_lines(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="1\nq\n")
    assert "Round 1, your turn." in said.out
    assert "  1. Reveal a card" in said.out
    assert "You: 3 coins, 0 influence, 0 swords." in said.out
    assert "\x1b" not in said.out
    assert not any(character in said.out for character in "─│┌━┃╭")


@pytest.mark.parametrize("typed", ["q\n", "", "1\nquit\n"], ids=["q", "end of input", "quit"])
def test_leaving_is_polite(flibuste: Command, typed: str) -> None:
    said = flibuste(*PLAY, typed=typed)
    assert said.code == 0
    assert "The game was left after" in said.out
    assert "--record FILE" in said.out
    assert said.err == ""


def test_ctrl_c_is_polite_and_keeps_the_record(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "record"
    said = flibuste(*PLAY, "--record", str(file))
    assert said.code == 0
    assert f"The record is in {file}." in said.out
    assert read_record(file.read_text(encoding="utf-8")).entries == []


def test_commands(flibuste: Command, tmp_path: Path) -> None:
    file = tmp_path / "now"
    said = flibuste(*PLAY, typed=f"?\n1\ns\nl\nw {file}\nw /no/such/folder/x\nfly\n99\nhire kraken\n\nq\n")
    assert "u: take your last move back" in said.out
    assert "Risk of a bust" in said.out
    assert said.out.count("Round 1: your turn.") == 2
    assert f"The record is in {file}." in said.out
    assert len(read_record(file.read_text(encoding="utf-8")).entries) == 1
    assert "/no/such/folder/x: " in said.out
    assert "I do not understand “fly”" in said.out
    assert "I do not understand “99”" in said.out
    assert "I do not understand “hire kraken”" in said.out


def test_a_move_by_its_notation_and_a_refusal(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="stop\nreveal\nrepel\nstop\nq\n")
    assert "The first card of a turn must be revealed." in said.out
    assert "You reveal" in said.out
    assert "You stop with" in said.out


def test_a_move_by_some_of_its_words(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="r\nCARD rev\nstop trade\nq\n")
    assert "I do not understand “r”" in said.out
    assert said.out.count("You reveal") == 1
    assert "You stop with" in said.out


def test_undo(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="u\nreveal\nu\nstop\nundo\nstop\nq\n")
    assert "You have no move to take back." in said.out
    assert "Something was revealed since then" in said.out
    assert said.out.count("You stop with") == 2
    assert "Taken back." in said.out


def test_why(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="why stop and\nwhy reveal\nwhy\nwhy kraken\nwhy hire\nwhy hire sailor:3/1\nq\n")
    assert "Stop and trade: The first card of a turn must be revealed. (rule PR-DISC-01)" in said.out
    assert "Reveal a card: you may do that now." in said.out
    assert "No move is called “kraken”" in said.out
    assert said.out.count("There is no ") >= 2


# --- the sets ---------------------------------------------------------------------------------------------------------

ALONE = (
    "play",
    "port_royal",
    "--text",
    "--seed",
    "b",
    "--seats",
    "1",
    "--bots",
    "none",
    "--option",
    "contracts=cooperative",
)


def alone() -> PortRoyalView:
    """How the game of ALONE begins."""
    return cast(PortRoyalView, start(find_title("port_royal"), 1, {"contracts": "cooperative"}, "b").view(0))


def test_alone_against_time(flibuste: Command) -> None:
    said = flibuste(*ALONE, typed="1\n2\n" * 100)
    assert said.code == 0
    assert "Port Royal, 1 player: Player 1." in said.out
    words = Words(find_title("port_royal"), "en")
    for one in alone()["contracts"]:
        name, asks = words.card(one["contract"]), words.card(one["contract"], "text")
        assert f"Open contract: “{name}”. {asks}" in said.out
        assert f"Contract “{name}”: {asks} Nobody has completed it yet." in said.out
        lacks = words.list([words.missing(lack) for lack in one["missing"][0]])
        assert f" You lack {lacks}." in said.out
    team = alone()["team"]
    assert team is not None
    assert f"Contracts done: 0 of 3. Time deck: {team['time_deck']} cards. Victory pile: no card." in said.out
    assert f"The first card of the turn comes from the time deck: {team['time_deck'] - 1} cards left." in said.out
    assert "Time ran out before all contracts were done: everyone loses." in said.out
    assert "1. Player 1" not in said.out  # a team has no ranking


def test_a_team_that_wins_has_a_rank(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    won = Outcome("contracts_done", [1], True, "pirate")
    monkeypatch.setattr("flibuste.kernel.game.Game.outcome", lambda game: won)
    said = flibuste(*ALONE, "--lang", "fr", typed="1\n2\n" * 100)
    assert "Tous les contrats ont été remplis à temps" in said.out
    assert "Rang\xa0: Pirate." in said.out


def test_why_not_this_contract(flibuste: Command) -> None:
    said = flibuste(*ALONE, typed="why claim the contract\nwhy claim contract:luminary\nwhy gamble\nq\n")
    words = Words(find_title("port_royal"), "en")
    for one in alone()["contracts"]:
        assert f"Claim the contract “{words.card(one['contract'])}”: " in said.out
    assert "(rule PR-CON-" in said.out
    assert "You have no Gambler left to use this turn. (rule PR-GAM-02)" in said.out


SETS = ("contracts=competitive", "gambler=on", "sets_sail_cards=on")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_with_everything(flibuste: Command, language: str) -> None:
    options = [word for option in (*SETS, "first_player=1") for word in ("--option", option)]
    typed = "1\n2\n3\n" * 300
    bots = ("--bots", "baseline,baseline", "--seed", "f")
    said = flibuste("play", "port_royal", *bots, *options, "--lang", language, typed=typed)
    assert said.code == 0
    assert {"en": "Contract “", "fr": "Contrat «\xa0"}[language] in said.out
    assert {"en": "Markers left: 3.", "fr": "Marqueurs restants\xa0: 3."}[language] in said.out
    assert not re.search(r"\b(line|card|contract|missing|event|reason|prompt|move)-[a-z-]+", said.out)


def view_with_belongings() -> PortRoyalView:
    """A table at which everything that can lie beside a crew lies there."""
    game = start(find_title("port_royal"), 2, {"contracts": "competitive", "first_player": "1"}, "hold")
    view = cast(PortRoyalView, game.view(0))
    view["players"][0] |= {
        "stored": [{"merchant": "u-merchant-blue:8/3", "ships": ["flute:1/1", "u-flute:2/2"]}],
        "nest": ["pinnace:1/1"],
        "gamblers": 2,
        "completed": 1,
        "markers": 1,
    }
    view["contracts"][0] |= {"slots": [1], "progress": [1, 0], "missing": [[], []]}
    view["contracts"][1] |= {"slots": [0, 1], "missing": [[], []]}
    view["pending"], view["step"] = "frigate:1/1", "waive"
    return view


def test_what_lies_beside_a_crew() -> None:
    view = view_with_belongings()
    words = Words(find_title("port_royal"), "en")
    told = find_board("port_royal").describe(cast(Data, view), words, ["Anne", "Bao"], 0, True, False)
    assert "  Under the blue Merchant: Flute and Flute." in told
    assert "  Kept for the Pirate’s Nest: Pinnace." in told
    assert "  Contracts completed: 1. Markers left: 1." in told
    assert "Just traded: a frigate (1 sword), worth 1 coin." in told
    contracts = [line for line in told if line.startswith("Contract “")]
    assert "Completed by Bao." in contracts[0]
    assert contracts[0].endswith("You are on space 1. You meet its condition.")
    assert contracts[1].endswith(("Completed by Anne and Bao.", "coin.", "coins."))
    view["step"] = "discover"
    told = find_board("port_royal").describe(cast(Data, view), words, ["Anne", "Bao"], 0, False, False)
    assert "  2 Gamblers to use this turn." in told
    assert not any(line.startswith("Contract") for line in told)
    assert words.complaints == []


@pytest.mark.parametrize("language, captain", [("en", "Captain 2"), ("fr", "Capitaine 2")])
def test_without_wishes_you_meet_a_captain(flibuste: Command, language: str, captain: str) -> None:
    said = flibuste("play", "port_royal", "--option", "first_player=1", "--lang", language, typed="q\n")
    assert captain in said.out


def test_other_bots_go_by_their_names(flibuste: Command) -> None:
    said = flibuste("play", "port_royal", "--bots", "greedy,search:20", "--option", "first_player=1", typed="q\n")
    assert "Greedy 2" in said.out
    assert "Search 3" in said.out


def test_a_bot_that_is_not_there_leaves_no_empty_record(flibuste: Command, tmp_path: Path) -> None:
    file = tmp_path / "record"
    said = flibuste("play", "port_royal", "--bots", "hal", "--record", str(file))
    assert said.code != 0
    assert "There is no bot 'hal'" in said.err
    assert not file.exists()


def test_the_same_seed_is_the_same_game(flibuste: Command) -> None:
    typed = "1\n2\n1\n" * 20
    assert flibuste(*PLAY, typed=typed).out == flibuste(*PLAY, typed=typed).out


@pytest.mark.usefixtures("own_titles_here")
def test_people_with_secrets_do_not_share_a_terminal(flibuste: Command) -> None:
    said = flibuste("play", "whisper", "--bots", "none", "--seats", "2")
    assert said.code == 2
    assert "only one person can play here" in said.err
    assert said.err.count("\n") == 1
