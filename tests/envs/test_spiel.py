"""Every title in OpenSpiel's registry."""

from __future__ import annotations

import doctest
import json
import pickle
import random
import re
import unittest
from collections import defaultdict
from typing import cast

import numpy as np
import pyspiel
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment

import flibuste
from flibuste.envs import spiel
from flibuste.envs.refusals import BadAction
from flibuste.envs.spiel import Course, DecidedChance, SpielState, Undecided, is_numbered, rules_for
from flibuste.kernel.data import compact
from flibuste.kernel.refusals import BadOption
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
GAMES = [
    "flibuste_port_royal(deals=50)",
    "flibuste_port_royal(players=1,contracts=cooperative,deals=50)",
    "flibuste_amerigo(deals=50)",
    "flibuste_treasure_map(deals=50,chance=nodes,decision_limit=100)",
    "flibuste_maracaibo(players=1,deals=50,chance=nodes)",
]
EVERY_GAME = pytest.mark.parametrize("text", GAMES)


def after(text: str, steps: int, seed: int = 1) -> SpielState:
    choose = random.Random(seed)
    state: SpielState = pyspiel.load_game(text).new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(choose.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(choose.choice(state.chance_outcomes())[0])
    return state


def test_the_example_works() -> None:
    tried = doctest.testmod(spiel)
    assert tried.attempted >= 3
    assert tried.failed == 0


@TITLES
def test_every_title_is_registered(title: Title) -> None:
    assert f"flibuste_{title.id}" in pyspiel.registered_names()


@EVERY_GAME
def test_openspiel_simulates_copies_and_writes_it_down(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_openspiel_finds_nothing_wrong(text: str) -> None:
    """Its own suite for games whose tree is too large to be walked."""
    facts = {"game": pyspiel.load_game(text), "game_name": text}
    suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(unittest.TestResult())
    assert result is not None
    assert result.testsRun >= 5
    assert result.errors == result.failures == []


@EVERY_GAME
def test_a_copy_goes_its_own_way(text: str) -> None:
    state = after(text, 30)
    twin = state.clone()
    before = state.observation_string(0), state.information_state_string(0), state.history()
    twin.apply_action(twin.legal_actions()[0])
    assert (state.observation_string(0), state.information_state_string(0), state.history()) == before
    assert twin.history() != state.history()


@EVERY_GAME
def test_a_history_leads_to_the_same_state_again(text: str) -> None:
    state = after(text, 40)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.observation_string(0) == state.observation_string(0)
    assert again.information_state_string(0) == state.information_state_string(0)


@EVERY_GAME
def test_a_state_can_be_pickled(text: str) -> None:
    state = after(text, 25)
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    for one in (state, again):
        one.apply_action(one.legal_actions()[-1])
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.observation_tensor(0) == state.observation_tensor(0)


@EVERY_GAME
def test_resampling_changes_nothing_that_the_player_knows(text: str) -> None:
    state = after(text, 20)
    player = state.current_player()
    draw = random.Random(3)
    twins = [state.resample_from_infostate(player, draw.random) for _ in range(3)]
    for twin in twins:
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
    hidden = {str(twin.position.to_data()) for twin in twins if twin.position is not None}
    assert len(hidden) == 3


def test_what_was_told_is_never_forgotten() -> None:
    state = after(GAMES[0], 5)
    for _ in range(80):
        before = state.information_state_string(0)
        state.apply_action(state.legal_actions()[-1])
        assert state.information_state_string(0).startswith(before)
        assert len(state.information_state_string(0)) > len(before)


def test_luck_has_nodes_of_its_own_where_it_has_few_results() -> None:
    state = after("flibuste_treasure_map(deals=7,chance=nodes)", 0)
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == ["spin"]
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(sector, 1 / 12) for sector in range(12)]
    sectors = set()
    for sector in range(12):
        twin = state.child(sector)
        assert not twin.is_chance_node()
        sectors.add(json.loads(twin.observation_string(0))["sector"])
    assert len(sectors) == 12


def test_of_what_has_many_results_samples_are_drawn() -> None:
    """The first player by lot, then a shuffle of the deck."""
    state = pyspiel.load_game("flibuste_port_royal(players=3,deals=7,chance=nodes)").new_initial_state()
    assert len(state.chance_outcomes()) == 3
    state.apply_action(2)
    assert len(state.chance_outcomes()) == 7
    state.apply_action(5)
    assert state.current_player() == 2


def test_nodes_bring_the_same_luck_as_the_rules_declare() -> None:
    """Every way that the three dice of a raid can fall is one of 216, each as likely as the others."""
    state = after("flibuste_maracaibo(deals=3,chance=nodes)", 0)
    choose = random.Random(2)
    while state.is_chance_node() or "dice" not in str(state):
        state.apply_action(choose.choice(state.legal_actions()))
    odds: dict[str, float] = defaultdict(float)
    reroll = next(action for action in state.legal_actions() if "reroll" in state.action_to_string(action))
    add_up(state.child(reroll), 1.0, odds)
    assert len(odds) == 216
    assert list(odds.values()) == pytest.approx([1 / 216] * 216)


def add_up(state: SpielState, share: float, odds: dict[str, float]) -> None:
    if not state.is_chance_node():
        odds[str(json.loads(state.observation_string(0))["dice"])] += share
        return
    for result, likely in state.chance_outcomes():
        add_up(state.child(result), share * likely, odds)


@pytest.mark.soak
@pytest.mark.parametrize("chance", ["deals", "nodes"])
@TITLES
def test_every_way_to_play_passes_openspiels_simulation(title: Title, chance: str) -> None:
    for preset in title.presets:
        options = {option.id: option for option in title.options}
        given = {id: int(value) if is_numbered(options[id]) else value for id, value in preset.options.items()}
        params = {"players": preset.least, "deals": 20, "chance": chance, "decision_limit": 100, **given}
        game = pyspiel.load_game(f"flibuste_{title.id}", params)
        assert str(pyspiel.load_game(str(game))) == str(game)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_shuffle_of_few_cards_has_all_its_orders() -> None:
    """PR-SMALL-02: two Sailors, three Pinnaces, a Skiff; from the top, by what is left of each kind."""
    game = pyspiel.load_game("flibuste_port_royal(sets=small,first_player=1,chance=nodes)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = game.new_initial_state()
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([3 / 6, 1 / 6, 2 / 6])
    odds: dict[str, float] = defaultdict(float)
    add_up_piles(state, 1.0, odds)
    assert len(odds) == 60
    assert list(odds.values()) == pytest.approx([1 / 60] * 60)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def add_up_piles(state: SpielState, share: float, odds: dict[str, float]) -> None:
    if not state.is_chance_node():
        assert state.position is not None
        odds[compact(state.position.to_data()["draw_pile"])] += share
        return
    for result, likely in state.chance_outcomes():
        add_up_piles(state.child(result), share * likely, odds)


def test_a_shuffle_of_few_cards_tells_unlike_ones_apart_alone() -> None:
    """The top card first; a pile that is all alike needs no luck."""
    rules = rules_for("port_royal", (("chance", "nodes"),))
    pile = vec[i64]([4, 7, 4])
    with pytest.raises(Undecided) as undecided:
        DecidedChance((), rules).mix(pile)
    assert undecided.value.odds == pytest.approx([2 / 3, 1 / 3])
    assert list(pile) == [4, 7, 4]
    DecidedChance((1,), rules).mix(pile)
    assert list(pile) == [4, 4, 7]
    DecidedChance((), rules).mix(vec[i64]([5] * 4))


def test_the_small_treasure_map_can_be_walked_through() -> None:
    """SA-SMALL-04, SA-SMALL-06: three tokens, each as likely; its finder alone can tell them apart."""
    game = pyspiel.load_game("flibuste_treasure_map(board=small,chance=nodes)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = game.new_initial_state()
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    dealt = [state.child(token) for token in range(3)]
    assert len({deal.information_state_string(0) for deal in dealt}) == 1
    for deal in dealt:
        deal.apply_action(deal.string_to_action("go W"))
    assert len({deal.information_state_string(0) for deal in dealt}) == 3
    assert len({deal.information_state_string(1) for deal in dealt}) == 1
    assert [history_length(deal) <= 40 for deal in dealt] == [True] * 3
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def history_length(state: SpielState) -> int:
    """Of a game that goes on from there with the last move of each list."""
    state = state.clone()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    return len(state.history())


def test_a_rival_without_a_seat_may_win() -> None:
    assert pyspiel.load_game("flibuste_maracaibo(players=1)").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("flibuste_port_royal", {"players": 4, "gambler": True, "decision_limit": 500})
    assert game.num_players() == 4
    assert game.max_game_length() == 500
    assert game.max_chance_outcomes() == 10_000
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    team = pyspiel.load_game("flibuste_port_royal(contracts=cooperative)")
    assert team.get_type().utility == pyspiel.GameType.Utility.IDENTICAL


def test_returns_are_the_shares_of_the_win() -> None:
    state = after(GAMES[0], 2000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1.0)
    assert after(GAMES[0], 3).returns() == [0.0, 0.0]


@pytest.mark.usefixtures("own_titles_here")
def test_a_secret_choice_is_told_to_others_by_its_face() -> None:
    course = Course(rules_for("whisper", (("players", 2),)))
    course.fall(1)
    for _ in range(2):  # draws, then keeps one of two
        assert course.position is not None
        course.play(course.position.moves()[0].number)
    draw, keep = (event for event in course.events if event.name == "chosen")
    assert [draw.seen_by(viewer)["facts"] for viewer in (0, 1, -1)] == [{"seat": 0, "move": "draw"}] * 3
    assert keep.seen_by(1)["facts"] == keep.seen_by(-1)["facts"] == {"seat": 0, "move": "keep"}
    assert re.fullmatch(r"keep \d+", str(cast("dict[str, object]", keep.seen_by(0)["facts"])["move"]))


def test_the_reinforcement_learning_environment_runs() -> None:
    env = Environment("flibuste_port_royal", deals=20)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == pytest.approx(1.0)


def test_bad_input_gets_one_sentence() -> None:
    with pytest.raises(BadOption, match=r"^Port Royal is for 1 to 5 players, not 7\.$"):
        pyspiel.load_game("flibuste_port_royal(players=7)")
    with pytest.raises(BadAction, match=r"^There must be at least one deal, not 0\.$"):
        pyspiel.load_game("flibuste_port_royal(deals=0)")
    with pytest.raises(BadAction, match=r"^chance takes one of deals, nodes, not 'dice'\.$"):
        pyspiel.load_game("flibuste_port_royal(chance=dice)")
    with pytest.raises(BadAction, match="Observers take no parameters"):
        pyspiel.load_game("flibuste_port_royal").make_py_observer(None, {"wide": True})


@pytest.mark.parametrize(
    ("text", "option", "value"),
    [
        ("flibuste_port_royal(players=3,first_player=2)", "first_player", "2"),
        ("flibuste_port_royal(first_player=0)", "first_player", "random"),
        ("flibuste_port_royal", "first_player", "random"),
        ("flibuste_caribbean_conquest(boxes=4)", "boxes", "4"),
        ("flibuste_caribbean_conquest", "boxes", "1"),
    ],
)
def test_choices_that_are_numbers_are_numbers_here_too(text: str, option: str, value: str) -> None:
    game = pyspiel.load_game(text)
    again = pyspiel.load_game(str(game))
    assert game.rules.setting.terms.options[option] == again.rules.setting.terms.options[option] == value
    assert str(again) == str(game)


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="first_player takes one of random, 1, 2 with 2 seats, not '3'"):
        pyspiel.load_game("flibuste_port_royal", {"players": 2, "first_player": 3})


def test_an_information_state_tensor_is_refused() -> None:
    state = pyspiel.load_game("flibuste_port_royal").new_initial_state()
    state.apply_action(3)
    with pytest.raises(BadAction, match="no fixed length"):
        state.information_state_tensor(0)
    assert not state.get_game().get_type().provides_information_state_tensor


def test_the_search_over_information_sets_in_python_plays() -> None:
    state = pyspiel.load_game("flibuste_port_royal").new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
