"""The search where seats have secrets: what it tells apart, what it credits others with, what it makes of its own."""

from __future__ import annotations

import pytest
from tests.whisper import DRAW, KEEP, SHOW, STAKES, WAIT, Whisper, WhisperPosition

from flibuste.bots import ask, find_bot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.match import play_out
from flibuste.bots.search import Node, Search, SearchBot
from flibuste.kernel.chance import quick
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position


def dealt(*pile: int, seats: int = 2, open_hands: bool = False) -> WhisperPosition:
    """A fresh game: the pile from its top, so the first tokens are those of seat 0; what is missing lies below."""
    title = Whisper()
    position = title.new_position(title.agree(seats, {"open_hands": open_hands}), quick(1), None)
    below = [token for token in range(1, 17) if token not in pile]
    position.pile = [*below, *reversed(pile)]
    for player in position.players:
        player.hand = sorted(position.pile.pop() for _ in range(2))
    return position


def grown(position: Position, playouts: int) -> Search:
    rng = quick(7)
    search = Search(ask(position, rng), rng)
    search.grow(playouts)
    return search


def place_of(node: Node, move: Move) -> int:
    return node.moves.index(move)


def kids_of(node: Node, move: Move) -> list[Node]:
    return list(node.kids[place_of(node, move)].values())


def only_kid(node: Node, move: Move) -> Node:
    (kid,) = kids_of(node, move)
    return kid


def rivals_turn(playouts: int, open_hands: bool = False) -> Node:
    """A tree of seat 0, which holds 5 and 6, has drawn 13 and 14 and must keep one: the node after it keeps the 14."""
    position = dealt(5, 6, 1, 2, 13, 14, open_hands=open_hands)
    position.play(DRAW)
    return only_kid(grown(position, playouts).root, KEEP[13])


# --- what is told apart -----------------------------------------------------------------------------------------------


def test_what_the_seat_draws_itself_leads_to_nodes_of_their_own() -> None:
    search = grown(dealt(5, 6), 300)
    assert len(kids_of(search.root, DRAW)) > 20


def test_what_another_draws_leads_to_one_node() -> None:
    choice = only_kid(rivals_turn(600), DRAW)
    assert len(choice.moves) > 10, "over many samples they could keep nearly anything"


def test_with_open_hands_everybody_sees_what_is_drawn() -> None:
    assert len(kids_of(rivals_turn(600, open_hands=True), DRAW)) > 5


def test_secret_choices_of_others_lead_to_the_same_place() -> None:
    choice = only_kid(rivals_turn(600), DRAW)
    assert len({id(kids) for kids in choice.kids}) == 1
    (mine,) = choice.kids[0].values()
    assert mine.visits > 20
    assert set(mine.moves) == {SHOW[4], SHOW[13], STAKES, WAIT}


def test_own_secret_choices_lead_to_different_places() -> None:
    position = dealt(5, 6)
    position.play(DRAW)
    search = grown(position, 100)
    assert len(search.root.moves) == len({id(kids) for kids in search.root.kids}) == 2


def test_a_search_tells_nodes_apart_by_all_that_its_seat_has_seen() -> None:
    position = dealt(5, 6)
    before = position.sights_of(0), position.sights_of(1)
    position.reveal_to(0, 7)
    assert position.sights_of(0) != before[0]
    assert position.sights_of(1) == before[1]
    position.reveal(7)
    assert position.sights_of(1) != before[1]
    assert position.revealed == 2, "neither can be taken back"


# --- among the moves that this sample's secrets allow -----------------------------------------------------------------


def test_a_node_learns_of_moves_that_only_some_secrets_allow() -> None:
    position = dealt(5, 6)
    node = Node()
    node.add(WAIT, {})
    node.visits = 3
    search = grown(position, 0)
    assert search.choose_among(node, position, [SHOW[4]]) == 1
    assert node.moves == [WAIT, SHOW[4]]
    assert list(node.offers) == [3, 1], "until now the only move it knew was always legal"
    assert search.choose_among(node, position, [SHOW[4], WAIT]) == 1
    assert list(node.offers) == [4, 2]


def test_a_move_is_offered_as_often_as_it_was_legal_and_tried_at_most_so_often() -> None:
    theirs = rivals_turn(800)
    assert sum(theirs.tried) == theirs.visits > 100
    assert all(tries <= offers for tries, offers in zip(theirs.tried, theirs.offers, strict=True))
    assert theirs.offers[place_of(theirs, WAIT)] == theirs.visits, "this one is always legal"
    assert 3 * theirs.offers[place_of(theirs, SHOW[15])] < theirs.visits
    assert SHOW[4] not in theirs.moves, "seat 0 holds it, so no sample gives it to them"


def test_a_rival_is_credited_with_what_it_knows() -> None:
    """Who holds the 16 shows it gladly, who holds a 1 does not: in samples where they could, not on average."""
    theirs = rivals_turn(2000)

    def share(move: Move) -> float:
        place = place_of(theirs, move)
        return float(theirs.tried[place]) / float(theirs.offers[place])

    assert share(SHOW[15]) > 3 * share(SHOW[0])
    choice = only_kid(theirs, DRAW)
    half = KEEP[8].number
    kept = [(move.number >= half, tries) for move, tries in zip(choice.moves, choice.tried, strict=True)]
    assert sum(tries for great, tries in kept if great) > 2 * sum(tries for great, tries in kept if not great)


def test_a_seat_s_prospects_are_those_that_it_knows_itself() -> None:
    position = dealt(5, 6, 15, 16)
    search = grown(position, 0)
    assert search.prospects(position) == [position.estimate(0)[0], position.estimate(1)[1]]
    assert search.prospects(position)[1] > position.estimate(0)[1]


# --- what it makes of it ----------------------------------------------------------------------------------------------


def last_turn(hand: list[int], shown: list[list[int]]) -> WhisperPosition:
    """The last choice of a game: that of seat 1, whose hand it is. Seat 0 holds two tokens that it cannot know."""
    taken = [*hand, *shown[0], *shown[1]]
    others = [token for token in range(8, 0, -1) if token not in taken][:2]
    position = dealt(*others, *hand)
    for player, tokens in zip(position.players, shown, strict=True):
        player.shown = tokens
        position.pile = [token for token in position.pile if token not in tokens]
    position.turn = 5
    return position


@pytest.mark.parametrize("bot", [SearchBot(200), GreedyBot()], ids=["search", "greedy"])
def test_who_holds_the_greatest_hand_stakes_and_who_holds_little_does_not(bot: SearchBot | GreedyBot) -> None:
    rng = quick(3)
    strong = last_turn([15, 16], shown=[[13, 14], []])
    weak = last_turn([1, 2], shown=[[], [13, 14]])
    assert bot.choose(ask(strong, rng), rng) is STAKES
    assert bot.choose(ask(weak, rng), rng) is not STAKES


def test_of_two_tokens_the_better_is_kept() -> None:
    position = dealt(5, 6)
    position.pile[-2:] = [2, 14]
    position.play(DRAW)
    assert find_bot("search:100").choose(ask(position, quick(1)), quick(2)) is KEEP[13]


def test_a_few_playouts_beat_chance() -> None:
    won = 0.0
    for deal in range(20):
        position = Whisper().new_position(Whisper().agree(2, {}), quick(deal // 2), None)
        bots = [find_bot("search:60"), find_bot("random")]
        if deal % 2:
            bots.reverse()
        play_out(position, bots, [quick(deal), quick(deal + 1)])
        won += position.outcome().utility[deal % 2]
    assert won >= 17.0
