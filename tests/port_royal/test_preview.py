"""Previews promise what then happens."""

from __future__ import annotations

from tests.port_royal.table import TITLE, Table, arrange, random_games, random_moves, set_games

from flibuste.games.port_royal.pieces import BY_CODE
from flibuste.games.port_royal.rules.trade_and_recruit import balance
from flibuste.kernel.logbook import Event, Logbook

QUIET = ("collect", "sell", "gift")
"""How a trade is settled when nobody wants anything special."""


def test_previews_of_a_window() -> None:
    """PR-FEE-02, PR-SHIP-02, PR-CHR-09: gain less fee, cost with discount and fee."""
    table = arrange(harbor="flute:2/2 sailor:5/2", areas={1: "trader-blue:3/1 senorita:7/2"}, coins={0: 9, 1: 9}).play(
        "stop"
    )
    assert table.preview("trade flute:2/2") == {"coins": 2, "influence": 0, "fee": 0}
    assert table.preview("hire sailor:5/2") == {"coins": -5, "influence": 2, "fee": 0}
    assert table.preview("pass") == {}
    table.play("pass")
    assert table.preview("trade flute:2/2") == {"coins": 2, "influence": 0, "fee": 1}
    assert table.preview("hire sailor:5/2") == {"coins": -5, "influence": 2, "fee": 1}


def test_coins_of_a_card_with_the_fee() -> None:
    """PR-FEE-01, PR-FEE-02: what the bots count on is what the moves promise."""
    table = arrange(harbor="flute:2/2 sailor:3/1", coins={0: 9, 1: 9}).play("stop")
    for fee in (0, 1):
        for code, coins in (("flute:2/2", 2 - fee), ("sailor:3/1", -3 - fee)):
            assert balance(table.p, table.seat, BY_CODE[code]) == coins
        table.play("pass")


def test_a_preview_never_tells_what_is_hidden() -> None:
    """PR-DISC-01: of a reveal there is nothing to say."""
    table = arrange(harbor="flute:1/1", top="flute:5/4")
    assert table.preview("reveal") == {}
    assert table.preview("stop") == {"cards": 1}


def check(table: Table, notation: str) -> str:
    """Plays a legal move on a copy and compares; returns what kind of promise was kept."""
    move = TITLE.book.named(notation)
    promised = table.game.preview(move)
    seat = table.seat
    twin = table.p.clone()
    book = Logbook()
    twin.logbook = book
    before = twin.players[seat]
    coins, influence = len(before.coins), before.influence
    harbor = [card.code for card in twin.harbor]
    twin.play(move)
    verb = notation.split()[0]
    while twin.step() == "crew":
        twin.play(twin.moves()[0])
    while verb in ("trade", "waive", "collect", "store", "sell") and twin.step() in ("waive", "store", "gift"):
        twin.play(next(move for move in twin.moves() if move.notation.split()[0] in QUIET))
    events = book.take_events()
    if verb == "claim":
        return check_claim(notation, promised, events)
    if verb in ("waive", "collect") and twin.step() != "over":
        assert len(twin.players[seat].coins) - coins == promised["coins"]
        assert twin.players[seat].influence - influence == promised["influence"]
        assert [event.facts["coins"] for event in events if event.name == "fee-paid"] == [1] * promised["fee"]
    if verb in ("trade", "hire", "expedition"):
        assert len(twin.players[seat].coins) - coins == promised["coins"]
        assert twin.players[seat].influence - influence == promised["influence"]
    if verb in ("trade", "hire"):
        assert [event.facts["coins"] for event in events if event.name == "fee-paid"] == [1] * promised["fee"]
    if verb == "stop":
        opened = [event.facts for event in events if event.name == "window-opened"]
        assert opened[0] == {"seat": seat, "cards": promised["cards"]}
    if verb == "admit":
        busted = [event.facts["cards"] for event in events if event.name == "busted"]
        assert busted == ([harbor] if promised["bust"] else [])
        return f"admit {promised['bust']}"
    return verb


def check_claim(notation: str, promised: dict[str, int], events: list[Event]) -> str:
    """Slot and influence; a first marker on the way promises nothing."""
    completed = [event.facts for event in events if event.name == "contract-completed"]
    if not promised:
        assert completed == []
        assert events[0].name == "contract-progress"
        return "claim: progress"
    paid = sum(int(str(event.facts["coins"])) for event in events if event.name == "ransom-paid")
    assert completed[0]["contract"] == notation.split()[1]
    assert promised == {"coins": int(str(completed[0]["coins"])) - paid, "influence": completed[0]["influence"]}
    return "claim"


def test_every_preview_comes_true_with_the_sets() -> None:
    """PR-CON-05, PR-CON-06, PR-CONL-07, PR-XC-07, PR-SAIL-07: every legal move of random games of every preset."""
    kept: dict[str, int] = {}
    for number, table in enumerate(set_games(64, "previews")):
        for _ in random_moves(table, number, 150):
            for notation in table.legal:
                kind = check(table, notation)
                kept[kind] = kept.get(kind, 0) + 1
    assert {"claim", "claim: progress", "waive", "collect", "trade", "gamble", "store", "sell", "gift"} <= set(kept)


def test_every_preview_comes_true() -> None:
    """PR-SHIP-01, PR-HIRE-01, PR-FEE-01, PR-EXP-02, PR-TRD-08, PR-BUST-01: every legal move of random games."""
    kept: dict[str, int] = {}
    for number, table in enumerate(random_games(60, "previews")):
        for _ in random_moves(table, number):
            if table.p.decisions > 1000:
                break
            for notation in table.legal:
                kind = check(table, notation)
                kept[kind] = kept.get(kind, 0) + 1
    assert {"trade", "hire", "expedition", "stop", "admit 0", "admit 1"} <= {
        kind for kind, times in kept.items() if times >= 5
    }
