"""The page and the tables: complete, self-contained, in the colors of the house."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from tests.arena.conftest import Contests

from flibuste.arena.contest import Contest
from flibuste.arena.deals import Deal, GameResult
from flibuste.arena.pairings import Lineup, Settings
from flibuste.arena.plan import Plan, Question
from flibuste.arena.report.drawing import curves, verdict
from flibuste.arena.report.markdown import markdown
from flibuste.arena.report.page import page
from flibuste.arena.report.story import Story, tell
from flibuste.arena.report.style import DAY, NIGHT
from flibuste.arena.results import Session
from flibuste.arena.statistics import Estimate, Times

STYLES = Path(__file__).parents[2] / "web" / "src" / "styles"
SEARCH = {
    "kind": "gauntlet",
    "challengers": ("search:500", "search:2000", "search:8000"),
    "bots": ("greedy", "baseline"),
}


def made_up(settings: Settings, deals: int) -> list[Deal]:
    """Games that any bot could have played."""
    rng = Random("made up")
    return [_deal(rng, lineup, number) for lineup in settings.lineups() for number in range(deals)]


def _deal(rng: Random, lineup: Lineup, number: int) -> Deal:
    games = []
    times = {name: Times() for name in lineup}
    for turn in range(len(lineup)):
        seats = lineup[turn:] + lineup[:turn]
        winner = rng.randrange(len(seats))
        points = tuple(9 + 3 * (seat == winner) for seat in range(len(seats)))
        games.append(GameResult(seats, points, tuple(float(seat == winner) for seat in range(len(seats))), 100))
        for name in seats:
            times[name].add(rng.random() / 100)
    return Deal(lineup, number, tuple(games), times)


def story(settings: Settings, deals: int = 12, plan: Plan | None = None) -> Story:
    plan = plan or Plan(deals)
    return tell(Contest(settings, plan, made_up(settings, deals)), Session(plan, workers="1 process"))


class Tags(HTMLParser):
    """Checks that tags are closed in order, and keeps what they say."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def read(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    return tags


@pytest.mark.parametrize("seats", [2, 4])
def test_the_page_needs_nothing_else(robin: Contests, seats: int) -> None:
    text = page(story(robin(seats=seats, **SEARCH)))
    assert read(text).links == []
    assert "<script" not in text
    assert "url(" not in text
    assert "nan" not in re.findall(r'="([^"]*)"', text)


def test_the_page_has_every_picture(robin: Contests) -> None:
    headings = read(page(story(robin(**SEARCH)))).headings
    assert headings[:4] == ["Ratings", "Wins", "Strength over playouts", "Deal by deal"]
    headings = read(page(story(robin()))).headings
    assert "Strength over playouts" not in headings


def test_the_bars_say_what_the_tables_say(robin: Contests) -> None:
    told = story(robin())
    share = told.found.pairings[0].share.value
    text = page(told)
    assert f'width="{100 * share:.2f}%"' in text
    assert f"{100 * share:.1f} %" in markdown(told)


@pytest.mark.parametrize(
    "low, high, side", [(0.51, 0.9, "above"), (0.1, 0.49, "below"), (0.4, 0.6, "open"), (0.5, 0.6, "open")]
)
def test_a_bar_has_the_color_of_its_side(low: float, high: float, side: str) -> None:
    assert verdict(Estimate((low + high) / 2, low, high), 0.5) == side


def test_a_contest_that_could_stop_early_shows_the_interval_that_allows_for_it(robin: Contests) -> None:
    fixed = story(robin(), 40, Plan(40)).found.pairings[0]
    asked = story(robin(), 40, Plan(40, Question(within=0.001))).found.pairings[0]
    assert asked.deals == fixed.deals
    assert asked.share.value == pytest.approx(fixed.share.value)
    assert asked.share == asked.curve[-1].share
    assert asked.share.low < fixed.share.low < fixed.share.high < asked.share.high


def test_strength_over_playouts_is_against_the_same_rival(robin: Contests) -> None:
    found = curves(story(robin(**SEARCH)).found)
    assert [(curve.family, curve.against) for curve in found] == [("search:", "greedy"), ("search:", "baseline")]
    assert [playouts for playouts, _ in found[0].points] == [500, 2000, 8000]


@pytest.mark.parametrize("deals", [0, 1])
def test_hardly_any_deals_are_told_too(robin: Contests, deals: int) -> None:
    told = story(robin(seats=3), deals, Plan(5))
    assert "inf" not in markdown(told).replace("definition", "")
    assert "Not finished" in page(told)
    read(page(told))


def test_a_free_for_all_is_told_by_table(robin: Contests) -> None:
    told = story(robin(seats=3, bots=("a", "b", "c", "d"), free_for_all=True))
    text = markdown(told)
    assert "free-for-all" in text
    assert "| a | b, c |" in text
    assert len(told.found.pairings) == 12
    read(page(told))


def test_names_cannot_break_the_page(robin: Contests) -> None:
    told = story(robin(bots=("<b>&", "a|b")))
    read(page(told))
    assert "<b>&" not in page(told).replace("<b>&lt;b&gt;&amp;", "")
    assert "a\\|b" in markdown(told)


def test_markdown_says_how_to_repeat_it_and_whether_it_is_settled(robin: Contests) -> None:
    text = markdown(story(robin(), 30, Plan(30, Question(above=0.9))))
    assert "`flibuste arena round-robin port_royal --seats 2 --bots random,baseline --seed s --deals 30" in text
    assert "below 90.0 %" in text
    assert "valid at every moment at once" in text


@pytest.mark.parametrize("tokens, sheet", [(DAY, "tokens.css"), (NIGHT, "night.css")])
def test_the_colors_are_those_of_the_house(tokens: dict[str, str], sheet: str) -> None:
    rules = dict(re.findall(r"--([\w-]+): ([^;]+);", (STYLES / sheet).read_text()))
    assert {name: rules.get(name) for name in tokens} == tokens
