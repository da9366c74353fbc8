"""Options: what a table may choose, and how a wrong choice is refused."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.kernel.options import Choice, Number, Option, SeatChoice, Switch, read_options, resolve
from flibuste.kernel.refusals import BadOption
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
OPTIONS: list[Option] = [
    Switch("storm", True, ""),
    Choice("ending", ["short", "long"], "short", ""),
    SeatChoice("first", 5, ""),
    Number("limit", 10, 20, 15, ""),
]


def refusal(**wanted: object) -> str:
    with pytest.raises(BadOption) as refused:
        resolve("Game", OPTIONS, wanted, 3)
    return str(refused.value)


def test_what_nobody_chose_is_the_default() -> None:
    chosen = {"storm": True, "ending": "long", "first": "random", "limit": 15}
    assert resolve("Game", OPTIONS, {"ending": "long"}, 3) == chosen


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    assert refusal(strom=True) == "Game has no option 'strom'; it has: storm, ending, first, limit."


@pytest.mark.parametrize("value", [1, "on", None])
def test_a_switch_is_on_or_off(value: object) -> None:
    assert refusal(storm=value) == f"Option storm takes on or off with 3 seats, not {value!r}."


@pytest.mark.parametrize("value", ["middle", 1, None, ["short"]])
def test_a_choice_is_one_of_its_values(value: object) -> None:
    assert refusal(ending=value) == f"Option ending takes one of short, long with 3 seats, not {value!r}."


@pytest.mark.parametrize("value", [9, 21, 15.0, "15", True])
def test_a_number_lies_between_its_bounds(value: object) -> None:
    assert refusal(limit=value) == f"Option limit takes a whole number from 10 to 20 with 3 seats, not {value!r}."


def test_a_seat_must_be_taken_by_somebody() -> None:
    assert resolve("Game", OPTIONS, {"first": "3"}, 3)["first"] == "3"
    assert refusal(first="4") == "Option first takes one of random, 1, 2, 3 with 3 seats, not '4'."


def test_samples_are_values_that_the_option_takes() -> None:
    for option in OPTIONS:
        for seats in (2, 5):
            assert option.samples(seats)
            assert all(option.takes(value, seats) for value in option.samples(seats))


def test_typed_options_become_values() -> None:
    texts = {"storm": "off", "ending": "long", "first": "2", "limit": "12"}
    assert read_options("Game", OPTIONS, texts) == {"storm": False, "ending": "long", "first": "2", "limit": 12}
    with pytest.raises(BadOption, match="Game has no option 'x'"):
        read_options("Game", OPTIONS, {"x": "1"})


@pytest.mark.parametrize("text", ["many", "--5", "²", "1.5", ""])
def test_what_is_no_number_stays_text_and_is_refused_later(text: str) -> None:
    values = read_options("Game", OPTIONS, {"limit": text})
    assert values == {"limit": text}
    assert refusal(**values).endswith(f"not {text!r}.")


@TITLES
def test_too_few_and_too_many_players_are_refused(title: Title) -> None:
    least, most = title.seats
    for seats in (-1, 0, least - 1, most + 1):
        with pytest.raises(BadOption, match=f"{title.name} is for {least} to {most} players, not {seats}"):
            flibuste.new_game(title.id, seats)


@TITLES
def test_every_default_is_a_legal_choice(title: Title) -> None:
    for seats in range(title.presets[0].least, title.seats[1] + 1):
        assert title.agree(seats, {}).options == {option.id: option.default for option in title.options}


@TITLES
def test_every_title_has_a_decision_limit_that_is_on(title: Title) -> None:
    limit = next(option for option in title.options if option.id == "decision_limit")
    assert isinstance(limit, Number)
    assert limit.least <= int(limit.default) <= limit.most


@TITLES
def test_a_title_as_data_lists_its_options(title: Title) -> None:
    data = title.to_data()
    assert data["seats"] == list(title.seats)
    options = data["options"]
    assert isinstance(options, list)
    assert [option["id"] for option in options] == [option.id for option in title.options]
    assert all({"id", "kind", "default", "rule"} <= set(option) for option in options)
