"""The options of section 20: their defaults, and that each changes what its rule says."""

from __future__ import annotations

import pytest
from tests.amerigo.table import TITLE, arrange, new_table

from flibuste.kernel.refusals import BadOption


def test_the_usual_options() -> None:
    """AM-SET-05, AM-SET-10, AM-PHA-13, AM-SAIL-12, AM-GOLD-04, AM-TOK-31, AM-END-12: the ledger's table of defaults."""
    assert [(option.id, option.default, option.rule) for option in TITLE.options] == [
        ("layout", 0, "AM-SET-05"),
        ("allow_extra_chests", False, "AM-SET-10"),
        ("tower", "rulebook", "AM-PHA-13"),
        ("post_needs_step", False, "AM-SAIL-12"),
        ("track_end_needs_base_ap", True, "AM-GOLD-04"),
        ("tok17_permanent", False, "AM-TOK-31"),
        ("decision_limit", 5000, "AM-END-12"),
    ]


@pytest.mark.parametrize(
    "options", [{"layout": -1}, {"tower": "wooden"}, {"decision_limit": 99}, {"post_needs_step": "yes"}, {"solo": True}]
)
def test_what_is_no_option_is_refused(options: dict[str, int | bool | str]) -> None:
    """AM-SET-01: no variant but these."""
    with pytest.raises(BadOption):
        new_table(2, preset=options)


def test_the_number_of_a_map() -> None:
    """AM-SET-05: the same map for every table, drawn by lot without a number."""
    maps = [new_table(3, seed, layout=4711).view["map"] for seed in ("one", "two")]
    assert maps[0] == maps[1]
    maps = [new_table(3, seed).view["map"] for seed in ("one", "two")]
    assert maps[0] != maps[1]


def test_the_number_of_a_map_leaves_other_luck_alone() -> None:
    """AM-SET-05: two tables with one map have their own pirates, tokens and cubes."""
    views = [new_table(3, seed, layout=4711).view for seed in ("one", "two")]
    assert views[0]["tokens"] != views[1]["tokens"]
    assert views[0]["market"] != views[1]["market"]


def test_extra_chests_count_as_chests() -> None:
    """AM-SET-10: a sixth large island has one too."""
    layout = next(
        layout
        for layout in range(1, 200)
        if sum(island["large"] for island in new_table(4, layout=layout, allow_extra_chests=True).view["islands"]) == 6
    )
    assert new_table(4, layout=layout, allow_extra_chests=True).p.pieces().count("chest") == 6
    assert new_table(4, layout=layout).p.pieces().count("chest") <= 5


@pytest.mark.parametrize(("tower", "sticks"), [("loose", 60), ("usual", 70), ("rulebook", 90), ("sticky", 80)])
def test_towers(tower: str, sticks: int) -> None:
    """AM-PHA-13: four of them, from the data."""
    piece = next(piece for piece in TITLE.catalogue() if piece["code"] == f"tower-{tower}")
    assert piece["sticks"] == sticks
    assert new_table(2, tower=tower).p.terms.tower.sticks == sticks


def test_all_rulings_at_once() -> None:
    """AM-SAIL-12, AM-GOLD-04, AM-TOK-31: the other way round, in one position each."""
    options = {"post_needs_step": True, "track_end_needs_base_ap": False, "tok17_permanent": True}
    table = arrange(cubes="1 black", red="cannons 11, gold 1", preset=options).play("act black", "steps 2")
    assert (table.red.cannons, table.red.gold) == (12, 2)
