"""PR-ADV-82: a game goes on with the numbers that missions and card 9 had when it began."""

from __future__ import annotations

from typing import Final

import pytest
from tests.port_royal.adventure.chapter import TOGETHER, begin, chapter, choose_sides
from tests.port_royal.table import TITLE

from flibuste.games.port_royal.pieces import PACKAGE
from flibuste.games.port_royal.tale import FOURTH_RULES, MISSIONS, NEWEST, THIRD_RULES, printing_of
from flibuste.kernel.components import load_components
from flibuste.kernel.game import known_terms
from flibuste.kernel.refusals import BadRecord

SECOND: Final = THIRD_RULES - 1


def test_the_first_at_mission_51_wins_what_it_gave_then() -> None:
    """PR-ADV-82, PR-ADV-21."""
    newer = chapter(1, number=5, missions="50 51", coins={0: 9}, harbor=FOUR, rules=THIRD_RULES)
    older = chapter(1, number=5, missions="50 51", coins={0: 9}, harbor=FOUR, rules=SECOND)
    for table in (newer, older):
        table.play("stop", "mission 51")
    assert newer.coins(0) - older.coins(0) == 2
    assert older.voyage(0).crowns - newer.voyage(0).crowns == 1


def test_the_first_at_mission_11_wins_what_it_gave_then() -> None:
    """PR-ADV-82, PR-ADV-21."""
    newer = chapter(1, number=1, missions="10 11", areas={0: "settler:4/1"})
    older = chapter(1, number=1, missions="10 11", areas={0: "settler:4/1"}, rules=THIRD_RULES)
    for table in (newer, older):
        table.play("mission 11")
    assert newer.coins(0) - older.coins(0) == 2


FOUR: Final = "sailor:3/1 sailor:3/1 settler:4/1 priest:4/1"


def test_card_9_asks_alone_for_what_it_asked_for_then() -> None:
    """PR-ADV-82, PR-ADV-41."""
    for rules, influence in ((SECOND, 11), (THIRD_RULES, 12), (FOURTH_RULES, 13)):
        goal = chapter(1, rules=rules).shown["goal"]
        assert goal is not None
        assert goal["influence_wanted"] == influence


def test_a_page_is_told_what_its_missions_give() -> None:
    """PR-ADV-82: of those alone that give something else today."""
    assert chapter(1, number=5).shown["rewards"] == []
    for rules in (SECOND, THIRD_RULES):
        told = chapter(1, number=5, rules=rules).shown["rewards"]
        then = printing_of(rules)
        assert {"mission": "mission:11", "first_coins": 2, "first_crowns": 0, "crowns": 1} in told
        assert [one["mission"] for one in told] == [
            one.code for one in MISSIONS if one.gives() != then.mission(one.code).gives()
        ]
    told = chapter(1, number=5, rules=SECOND).shown["rewards"]
    assert {"mission": "mission:51", "first_coins": 0, "first_crowns": 1, "crowns": 1} in told


@pytest.mark.parametrize("rules", [SECOND, THIRD_RULES, FOURTH_RULES])
def test_a_position_is_written_and_read_with_its_numbers(rules: int) -> None:
    """PR-ADV-82."""
    table = chapter(1, number=5, missions="50 51", rules=rules)
    position = table.game.clone_position()
    again = TITLE.position_from_data(position.to_data())
    assert again.view(0) == position.view(0)


def test_records_name_the_numbers_that_they_were_played_with() -> None:
    """PR-ADV-82: those of versions 3 and 4 are still opened, and by the older rulings alone."""
    assert TITLE.components(TITLE.agree(1, TOGETHER, SECOND)) == "1 3v"
    assert TITLE.components(TITLE.agree(1, TOGETHER, THIRD_RULES)) == "1 4v"
    assert TITLE.components(TITLE.agree(1, TOGETHER)) == f"1 {NEWEST.version}v"
    assert known_terms(TITLE, 1, TITLE.agree(1, TOGETHER).options, SECOND, "1 3v", None).rules == SECOND
    with pytest.raises(BadRecord, match="begun with the components 1 3v"):
        known_terms(TITLE, 1, TITLE.agree(1, TOGETHER).options, THIRD_RULES, "1 3v", None)


def test_a_campaign_goes_on_with_the_newest_numbers() -> None:
    """PR-ADV-82, PR-ADV-55: every chapter and every try is set up from scratch."""
    handed = {"chapter": 5, "groups": [80, 81, 82, 83, 84, 85], "lost_tries": 1, "told": []}
    table = choose_sides(begin(1, legacy=handed))
    assert table.game.terms.rules >= FOURTH_RULES
    assert table.shown["rewards"] == []


@pytest.mark.parametrize("rules", [2, 3])
def test_nothing_is_kept_that_is_no_different(rules: int) -> None:
    """PR-ADV-82: a file of older numbers names those alone that the next rulings changed."""
    files = [f"adventure_rules_{number}.toml" for number in (3, 2)]
    newer, older = (
        load_components(
            PACKAGE, "adventure.toml", earlier=[file for file in files if file >= f"adventure_rules_{least}"]
        )
        for least in (rules + 1, rules)
    )
    changed = {
        str(row["id"]): {fact for fact in row if row[fact] != before[fact]}
        for group in newer.groups
        for row, before in zip(newer.rows(group), older.rows(group), strict=True)
        if row != before
    }
    assert changed == CHANGED[rules]
    assert (newer.version, older.version) == (str(rules + 2), str(rules + 1))


CHANGED: Final = {
    2: {"mission:51": {"first_coins", "first_crowns"}, "victory:1": {"influence"}},
    3: {f"mission:{number}": {"first_coins"} for number in (11, 12, 30, 31, 33, 35)} | {"victory:1": {"influence"}},
}
