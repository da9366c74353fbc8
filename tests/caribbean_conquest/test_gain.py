"""What a point would add to the income, as the view tells a group on the march (CC-TURN-02, CC-END-05)."""

from __future__ import annotations

from mypy_extensions import u8
from tests.caribbean_conquest.table import CHART, arrange

from flibuste.games import find_title
from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import gain_of
from flibuste.kernel.chance import rng_from_text


def test_a_point_adds_one_and_one_that_completes_its_zone_makes_all_of_it_double() -> None:
    title = find_title("caribbean_conquest")
    p = title.new_position(title.agree(2, {}), rng_from_text("gain"), None)
    assert isinstance(p, CaribbeanConquest)
    seen = set()
    for zone in range(3):
        for point in [point for point in p.realm.points if p.realm.zone[point] == zone]:
            told = gain_of(p, 0, point)
            before = p.count(0)
            p.control[point] = u8(1)
            assert p.count(0) - before == told
            assert gain_of(p, 0, point) == 0
            seen.add(int(told))
    assert seen == {1, 1 + p.realm.per_zone}


def test_cities_are_in_no_zone_and_other_cells_are_no_points() -> None:
    p = arrange(2, control={0: "7,6 9,4"}).p
    assert gain_of(p, 0, CHART.named("11,3")) == 1 + 3
    assert gain_of(p, 0, CHART.named("7,10")) == 1
    assert gain_of(p, 0, CHART.named("0,5")) == 0
