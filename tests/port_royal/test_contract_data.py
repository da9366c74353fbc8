"""Contracts as rows of data: what each row says, and what a row cannot say."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.games.port_royal.pieces import CONTRACTS, PACKAGE, Contract
from flibuste.kernel.components import MARKS, Row, load_components
from flibuste.kernel.refusals import BadComponents


def rows() -> list[Row]:
    return load_components(PACKAGE, "contract.toml").rows("contract")


def named(name: str) -> Contract:
    return next(contract for contract in CONTRACTS if contract.name == name)


def asked(contract: Contract) -> list[str]:
    return [ask.written(ask.count) for ask in contract.conditions]


def test_six_contracts_have_a_moment() -> None:
    """PR-CON-13"""
    with_moment = {contract.name for contract in CONTRACTS if contract.moment >= 0}
    speculators = {"speculator", "major_speculator"}
    assert with_moment == {"tax_inspector", "jinx", "frigate_nemesis", "galleon_nemesis"} | speculators
    assert all(bool(contract.conditions) == (contract.moment < 0) for contract in CONTRACTS)


def test_four_contracts_are_for_the_active_player_alone() -> None:
    """PR-CON-14"""
    alone = {contract.name for contract in CONTRACTS if contract.active_only}
    assert alone == {"pirates_nest", "major_speculator", "speculator", "jinx"}


def test_three_contracts_have_progress_spaces() -> None:
    """PR-CON-15"""
    spaces = {contract.name: contract.spaces for contract in CONTRACTS if contract.spaces}
    assert spaces == {"speculator": 1, "frigate_nemesis": 2, "galleon_nemesis": 1}


@pytest.mark.parametrize(
    ("name", "conditions"),
    [
        ("trade_master", ["trader:2"]),
        ("bruja", ["captain:1", "senorita:1"]),
        ("thrifty_staff", ["cheap_characters:4:3"]),
        ("mercenary", ["swords:3"]),
        ("explorer", ["expeditions:1"]),
        ("pirates_nest", ["nest:5"]),
        ("small_estate", ["influence:12"]),
        ("ransom", ["coins:15"]),
    ],
)
def test_what_a_row_asks_for(name: str, conditions: list[str]) -> None:
    """PR-CONL-01, PR-CONL-02, PR-CONL-03, PR-CONL-04, PR-CONL-14, PR-CONL-16, PR-CONL-17"""
    assert asked(named(name)) == conditions


def test_every_row_says_how_sure_each_part_is() -> None:
    """Conditions, rewards and seals are not equally sure."""
    for row in rows():
        assert {row["mark"], row["asks_mark"], row["seal_mark"]} <= set(MARKS)


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"asks": {"swords": "many"}}, "swords of 'x' should be a whole number, not 'many'"),
        ({"asks": {"swords": -1}}, "swords of 'x' should be a whole number, not -1"),
        ({"asks": {"beards": 3}}, "not 'beards'"),
        ({"asks": {"nest": 5}}, "not 'nest'"),
        ({"pays": {"swords": 3}}, "pays of 'x' can be coins, nest, not 'swords'"),
        ({"asks": 3}, "asks of 'x' should be a table, not 3"),
        ({"asks": {"swords": 3}, "rewards": [3, "two"]}, "rewards of 'x' should be a list of whole numbers"),
        ({"moment": "midnight"}, "moment of 'x' should be one of bust, tax, colors, gold, not 'midnight'"),
        ({"moment": "colors"}, "nobody can tell when 'x' is completed"),
        ({"moment": "gold"}, "nobody can tell when 'x' is completed"),
        ({"moment": "bust", "asks": {"swords": 3}}, "nobody can tell when 'x' is completed"),
        ({}, "nobody can tell when 'x' is completed"),
    ],
)
def test_a_mistake_in_a_row_is_told_in_one_sentence(facts: Row, says: str) -> None:
    with pytest.raises(BadComponents) as wrong:
        Contract(0, {"id": "x", **facts})
    assert says in str(wrong.value)
    assert "\n" not in str(wrong.value)


def own_rows(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> dict[str, Contract]:
    """The contracts of somebody who has written this file."""
    (folder / "port_royal").mkdir()
    (folder / "port_royal" / "contract.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("FLIBUSTE_COMPONENTS", str(folder))
    return {str(row["name"]): Contract(0, row) for row in rows()}


def test_an_owner_puts_in_what_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another pair, another number; the others stay."""
    text = '[[contract]]\nid = "contract:luminary"\nasks = { jester = 2 }\nasks_mark = "confirmed"\n'
    contracts = own_rows(tmp_path, monkeypatch, text + '[[contract]]\nid = "contract:ransom"\npays = { coins = 12 }\n')
    assert asked(contracts["luminary"]) == ["jester:2"]
    assert asked(contracts["ransom"]) == ["coins:12"]
    assert asked(contracts["bruja"]) == asked(named("bruja"))


@pytest.mark.parametrize("fact", ["asks = { swords = 3 }", 'asks = "much"', 'color = "blue"', "times = 2"])
def test_an_owner_cannot_make_it_another_contract(fact: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Jinx has a moment and asks for nothing else."""
    with pytest.raises(BadComponents, match=r"contract .contract:jinx. has no|cannot be changed"):
        own_rows(tmp_path, monkeypatch, f'[[contract]]\nid = "contract:jinx"\n{fact}\n')
