"""What is seen of the sets, and what stays hidden: contracts, team, stored ships, the time deck."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.port_royal.table import TITLE, Table, arrange, new_table, random_moves, set_games

from flibuste.games.port_royal.pieces import CONTRACTS, codes
from flibuste.games.port_royal.piles import cards_in, faces_of
from flibuste.games.port_royal.play import PortRoyal
from flibuste.games.port_royal.view import ContractView, PlayerView, PortRoyalView, Team
from flibuste.kernel.chance import quick
from flibuste.kernel.logbook import Luck


def test_the_view_is_what_it_says_it_is() -> None:
    """PR-CON-03, PR-COOP-02: exactly the declared keys at every step, the same for everybody."""
    for number, table in enumerate(set_games(32, "plain")):
        for made, _ in enumerate(random_moves(table, number, 150)):
            if made % 7:
                continue
            view = table.game.view(0)
            assert json.loads(json.dumps(view)) == view
            assert all(table.game.view(seat) == view for seat in range(-1, table.game.seats))
            seen = table.view
            assert set(seen) == set(PortRoyalView.__annotations__)
            assert all(set(player) == set(PlayerView.__annotations__) for player in seen["players"])
            assert all(set(one) == set(ContractView.__annotations__) for one in seen["contracts"])
            assert (seen["team"] is not None) == (seen["contracts_mode"] == "cooperative")
            assert seen["team"] is None or set(seen["team"]) == set(Team.__annotations__)
            assert bool(seen["contracts"]) == (seen["contracts_mode"] != "none")


def test_a_position_read_back_is_seen_the_same() -> None:
    """PR-CON-15, PR-GAM-02: nothing that is seen or can be done is lost in the data, at any step."""
    steps: set[str] = set()
    for number, table in enumerate(set_games(60, "data")):
        for made, _ in enumerate(random_moves(table, number, 150)):
            if made % 11 and table.step in ("discover", "window"):
                continue
            steps.add(table.step)
            data = table.p.to_data()
            again = TITLE.position_from_data(json.loads(json.dumps(data)))
            assert again.to_data() == data
            assert again.view(0) == table.p.view(0)
            assert [move.notation for move in again.moves()] == table.legal
    assert steps >= {"store", "gift", "waive", "nest", "claim_now", "bank"}


def test_a_copy_goes_its_own_way() -> None:
    """PR-CON-03: markers, nests, stored ships, time deck and victory pile of a position are not those of its copy."""
    for number, table in enumerate(set_games(32, "copies")):
        for made, _ in enumerate(random_moves(table, number, 120)):
            if made % 13:
                continue
            before = json.dumps(table.p.to_data())
            twin = table.p.clone()
            rng = quick(made)
            for _ in range(40):
                if twin.seat_to_move() < 0:
                    break
                twin.play(twin.random_move(rng))
            assert json.dumps(table.p.to_data()) == before


# --- contracts --------------------------------------------------------------------------------------------------------


def test_the_contract_that_a_decision_is_about() -> None:
    """PR-CON-13, PR-CONL-05, PR-CONL-14: to be claimed now, a Nemesis, a nest; else none."""
    table = arrange(harbor="flute:1/1", top="flute:5/4", agenda="jinx luminary")
    assert table.view["pending_contract"] == ""
    assert table.play("reveal").view["pending_contract"] == "contract:jinx"
    agenda = "frigate_nemesis galleon_nemesis pirates_nest"
    table = arrange(harbor="galleon:4/2", agenda=agenda).play("stop", "trade galleon:4/2")
    assert (table.step, table.view["pending_contract"]) == ("waive", "contract:galleon_nemesis")
    table = arrange(areas={0: "sailor:3/1"}, top="flute:1/1", agenda=agenda).play("reveal")
    assert (table.step, table.view["pending_contract"]) == ("repel", "")
    assert table.play("repel").view["pending_contract"] == "contract:pirates_nest"


def test_where_the_next_card_comes_from() -> None:
    """PR-COOP-04: the first of a team's turn from the time deck, while cards are revealed."""
    team = arrange(contracts="cooperative", agenda="jinx luminary", top="sailor:3/1", time="sailor:3/1 jack:6/1")
    assert team.view["from_time_deck"]
    assert not team.play("reveal").view["from_time_deck"]
    assert not arrange(agenda="jinx luminary").view["from_time_deck"]


def test_a_contract_as_everybody_sees_it() -> None:
    """PR-CON-03, PR-CON-15: slots in order, progress and its round, what each seat lacks, who could claim."""
    table = arrange(
        3,
        areas={1: "priest:4/1 jester:5/1", 2: "jester:7/2"},
        agenda="luminary frigate_nemesis jinx",
        slots={"luminary": [0], "jinx": [2, 0]},
        progress={"frigate_nemesis": {1: 2}},
    )
    assert table.seen("luminary") == {
        "contract": "contract:luminary",
        "slots": [0],
        "progress": [0, 0, 0],
        "since": [0, 0, 0],
        "spaces": 0,
        "offered_at": 0,
        "missing": [[], [], ["priest:1"]],
        "claimable": [False, True, False],
    }
    assert table.seen("frigate_nemesis") == {
        "contract": "contract:frigate_nemesis",
        "slots": [],
        "progress": [0, 2, 0],
        "since": [0, 1, 0],
        "spaces": 2,
        "offered_at": 0,
        "missing": [[f"times:{count}"] for count in (3, 1, 3)],
        "claimable": [False, False, False],
    }
    assert table.seen("jinx")["missing"] == [[], ["moment"], []]
    assert [(player["markers"], player["completed"]) for player in table.view["players"]] == [(1, 2), (2, 0), (2, 1)]


def test_what_is_claimable_can_be_claimed() -> None:
    """PR-CON-09, PR-CON-10: by the seat whose own time it is, and nothing else; nobody lacks what is claimable."""
    own_time = ("discover", "window", "turn_end")
    claimed = 0
    for number, table in enumerate(set_games(48, "claimable")):
        for _ in random_moves(table, number, 200):
            view = table.view
            for one in view["contracts"]:
                for seat in range(table.game.seats):
                    assert not one["claimable"][seat] or (seat not in one["slots"] and one["missing"][seat] == [])
            if table.step in own_time:
                fine = {one["contract"] for one in view["contracts"] if one["claimable"][table.seat]}
                assert fine == {move.split()[1] for move in table.legal if move.startswith("claim ")}
                claimed += len(fine)
    assert claimed > 5


def test_the_catalogue_has_every_contract() -> None:
    """PR-COMP-07: with its slots and seal, and how sure they are."""
    rows = [row for row in TITLE.catalogue() if row["kind"] == "contract"]
    assert [row["code"] for row in rows] == [contract.code for contract in CONTRACTS]
    for row in rows:
        rewards = row["rewards"]
        assert isinstance(rewards, list)
        assert rewards == sorted(rewards, reverse=True)
        assert len(rewards) == 5
        assert {row["mark"], row["seal_mark"]} <= {"confirmed", "likely", "invented"}


# --- what is hidden ---------------------------------------------------------------------------------------------------


def seen_cards(view: PortRoyalView) -> Counter[str]:
    """Every card whose face lies open."""
    seen = Counter(view["discard"]) + Counter(card["card"] for card in view["harbor"])
    seen += Counter(card["card"] for card in view["expeditions"])
    if view["step"] in ("repel", "store", "waive", "nest"):
        seen[view["pending"]] += 1
    for player in view["players"]:
        seen += Counter(player["area"]) + Counter(player["nest"])
        seen += Counter(ship for row in player["stored"] for ship in row["ships"])
    return seen


def test_seen_and_unseen_cards_are_the_whole_deck() -> None:
    """PR-COOP-02, PR-SAIL-11, PR-CONL-15: with time deck and victory pile hidden since the first shuffle."""
    for number, table in enumerate(set_games(40, "unseen")):
        deck = Counter(table.p.pieces())
        for made, _ in enumerate(random_moves(table, number, 200)):
            view = table.view
            if made % 7 or view["step"] == "claim_now":  # a tax may be in resolution
                continue
            aside = view["team"]["time_deck"] + view["team"]["victory_pile"] if view["team"] else 0
            dealt = [shuffle for player in view["players"] for shuffle in player["coins_from"]] + view["paid"]
            latest = max(row["shuffle"] for row in view["unseen"])
            for row in view["unseen"]:
                hidden = dealt.count(row["shuffle"]) + (view["draw_pile"] if row["shuffle"] == latest else 0)
                assert sum(row["cards"].values()) == hidden + (aside if row["shuffle"] == 1 else 0)
            unseen: Counter[str] = Counter()
            for row in view["unseen"]:
                unseen += Counter(row["cards"])
            assert seen_cards(view) + unseen == deck
            twin = table.p.clone()
            twin.determinize(table.seat, quick(made))
            assert twin.view(0) == view
            assert [move.notation for move in twin.moves()] == table.legal
            assert Counter(twin.pieces()) == deck


def redrawn(table: Table, times: int) -> list[PortRoyal]:
    found = []
    for seed in range(times):
        twin = table.p.clone()
        twin.determinize(0, quick(seed))
        found.append(twin)
    return found


def test_any_hidden_card_may_lie_anywhere() -> None:
    """PR-COOP-02: each of twelve hidden cards is as often on top of the time deck, in the victory pile, as a coin."""
    faces = [
        "sailor:7/3",
        "jack:6/1",
        "governor:8/0",
        "pirate:5/1",
        "pirate:7/2",
        "pirate:9/3",
        "flute:5/4",
        "skiff:5/4",
    ]
    table = arrange(
        1,
        contracts="cooperative",
        agenda="ransom",
        dry=True,
        top=" ".join(faces[:3]),
        time=" ".join(faces[3:6]),
        coins={0: " ".join(faces[6:])},
    )
    assert table.p.shuffles == 1
    twins = redrawn(table, 1600)
    places = {
        "time deck": Counter(codes(cards_in(twin.agenda.time_deck))[-1] for twin in twins if twin.agenda),
        "draw pile": Counter(codes(cards_in(twin.draw_pile))[-1] for twin in twins),
        "coins": Counter(codes(faces_of(twin.players[0].coins))[0] for twin in twins),
    }
    for place, counts in places.items():
        assert set(counts) == set(faces), place
        assert all(140 < count < 260 for count in counts.values()), (place, counts)


def test_a_reshuffle_does_not_mix_the_time_deck() -> None:
    """PR-COOP-12: after it the faces of the time deck are still those hidden since the first shuffle."""
    table = arrange(
        1,
        contracts="cooperative",
        agenda="ransom",
        dry=True,
        discard="sailor:3/1 sailor:3/1 sailor:5/2 sailor:5/2",
        time="pirate:5/1 pirate:7/2 pirate:9/3",
        banked=2,
        coins={0: "governor:8/0"},
        revealed=1,
    )
    banked = table.banked
    first = {"pirate:5/1", "pirate:7/2", "pirate:9/3", "governor:8/0", *banked}
    table.play("reveal")
    assert table.p.shuffles == 2
    tops = set()
    for twin in redrawn(table, 200):
        assert twin.agenda is not None
        assert set(codes(cards_in(twin.agenda.time_deck))) <= first
        assert set(codes(faces_of(twin.players[0].coins) + cards_in(twin.agenda.victory_pile))) <= first
        assert all(code.startswith("sailor") for code in codes(cards_in(twin.draw_pile)))
        tops.add(codes(cards_in(twin.agenda.time_deck))[-1])
    assert tops == first


def test_a_reveal_of_time_follows_the_odds() -> None:
    """PR-COOP-04: before the first card of a turn the odds speak of the time deck, then of the main pile."""
    table = arrange(
        1,
        contracts="cooperative",
        agenda="ransom",
        harbor="flute:1/1",
        revealed=0,
        dry=True,
        top="sailor:3/1 sailor:5/2",
        time="flute:5/4 pirate:7/2",
        coins={0: "governor:8/0"},
    )
    assert table.view["odds"] == {"bad": 1, "cards": 5}
    table = arrange(
        1,
        contracts="cooperative",
        agenda="ransom",
        harbor="flute:1/1",
        dry=True,
        discard="flute:5/4 sailor:5/2 sailor:3/1",
        time="pirate:5/1 pirate:7/2",
        coins={0: "governor:8/0"},
    )
    assert table.view["odds"] == {"bad": 1, "cards": 3}


def test_luck_to_come_is_not_in_a_redrawn_position() -> None:
    """PR-COOP-02: two games that differ only in hidden cards are redrawn to the same positions."""
    one = new_table(2, "x", contracts="cooperative", agenda="jinx ransom luminary bruja explorer")
    pile = next(luck.result for luck in one.game.record().luck if luck.what == "shuffle")
    other = Table(
        type(one.game)(
            TITLE,
            one.game.terms,
            b"another secret..",
            b"salt",
            [Luck("shuffle", pile[::-1]), Luck("contracts", [c.contract.code for c in one.agenda.contracts])],
        )
    )
    assert one.time_deck != other.time_deck
    for seed in range(5):
        twins = [one.p.clone(), other.p.clone()]
        for twin in twins:
            twin.determinize(0, quick(seed))
        assert twins[0].to_data() == twins[1].to_data()


def test_nothing_is_told_that_a_record_cannot_tell_again() -> None:
    """PR-CON-01: a record of every preset is replayed with the same events."""
    for number, table in enumerate(set_games(16, "again")):
        for _ in random_moves(table, number, 150):
            pass
        script = [*table.game.record().luck, *[luck for entry in table.game.entries for luck in entry.luck]]
        again = type(table.game)(TITLE, table.game.terms, b"0" * 16, b"1" * 16, script)
        for entry in table.game.entries:
            again.submit(entry.seat, entry.move)
        assert [(event.name, event.facts) for event in again.events] == [
            (event.name, event.facts) for event in table.game.events
        ]


def test_the_book_keeps_its_numbers() -> None:
    """PR-MIX-02: moves of the base game keep their places in the book, so that old records and tables stay valid."""
    book = [move.notation for move in TITLE.book.moves]
    assert book[:6] == ["reveal", "stop", "repel", "admit", "pass", "end"]
    of_sets = ("u-", "p-", "a-", "contract:")
    firsts = [place for place, notation in enumerate(book) if notation.split()[-1].startswith(of_sets)]
    assert all(not book[place].split()[-1].startswith(of_sets) for place in range(firsts[0]))
    for verb in ("gamble", "sell", "forgo", "waive", "collect", "nest", "discard", "bank", "leave"):
        assert verb in book[firsts[0] :]
    assert len(set(book)) == len(book)


@pytest.mark.parametrize("options", [{}, {"gambler": True}, {"contract_cards": True}])
def test_games_without_merchants_and_contracts_know_nothing_of_them(options: dict[str, object]) -> None:
    """PR-MIX-01: so that positions of old records have the same fingerprint."""
    table = new_table(3, preset=options)
    data = json.dumps(table.p.to_data()["players"])
    assert "hold" not in data
    assert "agenda" not in table.p.to_data()
    assert ("gambles" in table.p.to_data()) == bool(options.get("gambler"))
    assert [player["markers"] for player in table.view["players"]] == [0, 0, 0]
