"""Games in the terminal, by scripted typing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Command

from flibuste.bots import bot_names
from flibuste.kernel.records import read_record

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


def test_without_wishes_you_meet_the_strongest_bot(flibuste: Command) -> None:
    said = flibuste("play", "port_royal", "--option", "first_player=1", typed="q\n")
    assert bot_names()[-1].capitalize() in said.out


def test_the_same_seed_is_the_same_game(flibuste: Command) -> None:
    typed = "1\n2\n1\n" * 20
    assert flibuste(*PLAY, typed=typed).out == flibuste(*PLAY, typed=typed).out
