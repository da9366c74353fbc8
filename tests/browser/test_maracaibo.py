"""The table of Maracaibo: games by clicking, everything on one screen, nothing for axe to find."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import DESK, PATIENCE_MS, PHONE, Game, Port, Visitors, by_clicking
from tests.browser.test_adventure import OVERLAP
from tests.browser.test_axe import check as check_axe
from tests.browser.test_one_screen import check as check_one_screen
from tests.server.helpers import Server

from flibuste.bots import ask, find_bot
from flibuste.games.maracaibo.position import MaracaiboPosition, Player
from flibuste.kernel.chance import quick

MOST_CHOICES: Final = 400
EVERY_MODULE: Final = {
    "hidden_locations": True,
    "hidden_developments": True,
    "skirmishes": True,
    "quest_hunters": True,
    "rubies": True,
    "sunny_retirement": True,
}
GAMES: Final[dict[str, tuple[int, dict[str, Any], tuple[int, int], str]]] = {
    "two players": (2, {}, DESK, "en"),
    "jordan": (1, {"jordan_b_cards": 2}, PHONE, "fr"),
    "every module": (2, EVERY_MODULE, DESK, "fr"),
}
"""Seats, options, size and language."""
LIKED: Final = ("buy", "build", "spend", "do", "take", "explore", "bury", "figurehead", "market", "place", "upgrade")
"""What a plain player does rather than anything else."""


class Crossing(Game):
    """A table of Maracaibo whose seats are all played from here."""

    def __init__(self, server: Server, seats: int, seed: str, kind: str = "here", **more: Any) -> None:
        super().__init__(server, seats, seed, kind, **{"title": "maracaibo", "options": {}, **more})
        self._done: Counter[str] = Counter()

    def until(self, there: Callable[[Crossing], bool]) -> Crossing:
        """Played on by all seats; what was done least comes first, so that everything happens."""
        while not there(self):
            moves = [move.notation for move in self._game.moves()]
            liked = [move for move in moves if move.split()[0] in LIKED]
            chosen = min(liked or moves, key=lambda move: self._done[move])
            self._done[chosen] += 1
            self.move(chosen)
        return self

    @property
    def to_move(self) -> int:
        return self._game.seat_to_move

    def well(self, seed: int, there: Callable[[Player], bool]) -> Crossing:
        """Played on as `mate` plays, until the first seat sails in the last round with so much before it."""
        bot, rng, game = find_bot("greedy"), quick(seed), self._game
        while not game.over:
            position = game.clone_position()
            assert isinstance(position, MaracaiboPosition)
            if (position.round, game.step, game.seat_to_move) == (3, "sail", 0) and there(position.players[0]):
                self._look()
                return self
            game.submit(game.seat_to_move, bot.choose(ask(position, rng), rng).notation)
        raise AssertionError("that moment did not come in this game")


class MaracaiboTable:
    """What somebody finds on the page of a table, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator('[data-tour~="actions"]')
        self.mine = page.locator('[data-tour~="actions"][data-mine="yes"] [data-move]')
        self.places = page.locator('[data-tour~="actions"][data-mine="yes"] [data-choice]')
        self.sheet = page.locator("dialog[open] table").first
        self.played: Counter[str] = Counter()
        expect(page.locator("main.board")).to_be_visible(timeout=PATIENCE_MS)

    def choose(self) -> None:
        """One decision: a place is chosen by one click and sailed to by another, everything else is one button."""
        if self.places.count():
            self.page.locator("[data-choice]").last.click()
            self.played["sail"] += 1
            self.panel.locator(".go button").click()
        else:
            offered = [button for button in self.mine.all() if not button.get_attribute("aria-disabled")]
            moves = {str(button.get_attribute("data-move")): button for button in offered}
            liked = [move for move in moves if move.split()[0] in LIKED] or list(moves)
            chosen = min(liked, key=lambda move: self.played[move.split()[0]])
            self.played[chosen.split()[0]] += 1
            moves[chosen].click()
        expect(self.panel).to_have_attribute("aria-busy", "false")


@by_clicking
@pytest.mark.parametrize("mode", GAMES)
def test_a_game_by_clicking(server: Port, visit: Visitors, mode: str, whole: bool) -> None:
    """To the score sheet, which adds up."""
    seats, options, size, language = GAMES[mode]
    game = Crossing(server, seats, f"clicked {mode}", kind="bot:baseline", options=options)
    if not whole:
        game.until(lambda game: game.view["round"] == 3 and game.to_move == 0)
    page = visit(game.link(0), name="Anne", size=size, language=language)
    table = MaracaiboTable(page)
    for _ in range(MOST_CHOICES):
        expect(table.mine.or_(table.places).or_(table.sheet).first).to_be_visible()
        if table.sheet.is_visible():
            break
        table.choose()
    expect(table.sheet).to_be_visible()
    assert table.played["sail"] > 0
    assert table.played["jordan"] > 0 or seats > 1
    sources = table.sheet.locator("tbody th")
    assert sources.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    rows = table.sheet.locator("tbody tr, tfoot tr").all()
    numbers = [
        [int(text) for text in re.findall(r"-?\d+", " ".join(row.locator("td").all_inner_texts()).replace("−", "-"))]
        for row in rows
    ]
    scorers = max(seats, 2)  # Jordan has a column of his own
    sums = [row for row in numbers if len(row) == scorers]
    assert any(row == [sum(column) for column in zip(*sums[:at], strict=True)] for at, row in enumerate(sums) if at > 1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("step", ["sail", "upgrade", "raid", "explore", "bury"])
def test_every_kind_of_decision_fits_and_can_be_read_by_all(
    server: Port, visit: Visitors, step: str, size: tuple[int, int]
) -> None:
    game = Crossing(server, 3, f"looked at {step}").until(
        lambda game: game.view["round"] == 2 and game.view["step"] == step
    )
    page = visit(game.link(game.to_move), size=size)
    table = MaracaiboTable(page)
    expect(table.panel).to_have_attribute("data-step", step)
    check_axe(page, step)
    if size == DESK:
        check_one_screen(page)
    elif step == "sail":
        table.places.first.click()
        expect(table.panel.locator(".go button")).to_be_visible()
    choices = table.panel.locator("[data-move], [data-choice], .go")
    assert size == DESK or not choices.evaluate_all(OVERLAP)


@pytest.mark.parametrize("step", ["upgrade", "figurehead"])
def test_with_every_module_no_choice_is_out_of_sight(server: Port, visit: Visitors, step: str) -> None:
    game = Crossing(server, 4, f"long {step}", options=EVERY_MODULE).until(
        lambda game: game.view["step"] == step and len(game._game.moves()) > 4
    )
    page = visit(game.link(game.to_move), language="fr")
    table = MaracaiboTable(page)
    assert table.panel.locator(".now").evaluate("(list) => list.scrollHeight - list.clientHeight") <= 1
    check_one_screen(page)


def test_a_seat_keeps_its_color(server: Port, visit: Visitors) -> None:
    """The third one's is not the usual: in the waiting room and at the table, and nowhere else."""
    server.make_table("here", "open", name="Usual colors")
    made = server.make_table("here", "here", "link", title="maracaibo", name="Colors")
    page = visit(f"/t/{made['table']['id']}#{made['keys'][0]['token']}", size=DESK)
    purple = "rgb(107, 74, 134)"
    expect(page.locator("main li .seat.s2")).to_have_css("background-color", purple)
    page.goto(Crossing(server, 3, "colors").link())
    expect(page.locator("main.board .seat.s2").first).to_have_css("background-color", purple)
    page.goto("/")
    expect(page.locator('[data-game="port_royal"] .seat.s0').first).to_be_visible()
    expect(page.locator(":root")).not_to_have_attribute("data-game", "maracaibo")


def test_a_card_out_of_reach_says_why(server: Port, visit: Visitors) -> None:
    game = Crossing(server, 2, "too far").until(lambda game: game.view["step"] == "sail")
    page = visit(game.link(game.to_move))
    MaracaiboTable(page)
    page.locator('[data-tour="sea"] [data-at^="place:c9."]').first.click()
    expect(page.get_by_text("MA-MOV-01")).to_be_visible()


CUT_OFF: Final = """() => [...document.querySelectorAll('[data-at^="place:"] .effect > span')]
  .filter((line) => line.scrollWidth > line.clientWidth + 1)
  .map((line) => line.closest("button").title)"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cards_do_is_never_cut_off(server: Port, visit: Visitors, size: tuple[int, int], language: str) -> None:
    game = Crossing(server, 4, "cards").until(lambda game: game.now["moves_made"] > 250 and game.at("sail"))
    page = visit(game.link(game.to_move), size=size, language=language)
    MaracaiboTable(page)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT_OFF) == []


UNDER_TAGS: Final = """() => [...document.querySelectorAll('[data-at^="place:"]:has(.tag) .tile')]
  .map((tile) => [tile, tile.closest("button").querySelector(".tag")].map((one) => one.getBoundingClientRect()))
  .map(([tile, tag]) => tile.top >= tag.bottom - 1)"""


def test_a_black_market_covers_no_value_tile(server: Port, visit: Visitors) -> None:
    def has_both(game: Crossing) -> bool:
        return any(place["market"] and place["value_tile"] for place in game.view["places"])

    game = Crossing(server, 4, "tags").until(has_both)
    page = visit(game.link(game.to_move), size=DESK)
    MaracaiboTable(page)
    apart = page.evaluate(UNDER_TAGS)
    assert apart and all(apart)


def test_a_dozen_developments_are_seen_at_once(server: Port, visit: Visitors) -> None:
    def has_many(game: Crossing) -> bool:
        player = game.view["players"][game.to_move]
        return len(player["cards"]) + len(player["residences"]) >= 9

    game = Crossing(server, 2, "dozen").until(lambda game: has_many(game) or game.view["step"] == "over")
    page = visit(game.link(game.to_move), size=DESK)
    MaracaiboTable(page)
    own = page.locator('[data-tour="own"] .bought')
    assert own.locator("[data-card]").count() >= 9
    hidden = own.evaluate("(list) => list.scrollHeight - list.clientHeight")
    assert hidden <= 1


CUT: Final = """() => ["", " .totals", " .boards", " .cards", " .bought"]
  .map((part) => document.querySelector('[data-tour="own"]' + part))
  .filter((part) => part.scrollHeight > part.clientHeight + 1)
  .map((part) => part.className)"""


@pytest.mark.parametrize(
    ("seed", "quests", "cards", "options"), [(0, 4, 7, {}), (5, 6, 6, {}), (3, 3, 5, EVERY_MODULE)]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_lies_before_a_player_late_in_a_game_is_never_cut_off(
    server: Port, visit: Visitors, language: str, seed: int, quests: int, cards: int, options: dict[str, Any]
) -> None:
    """Many quests, cards, treasures and a figurehead with things to spend swords on."""

    def has_much(player: Player) -> bool:
        return len(player.quests) >= quests and len(player.cards) + int(player.residences).bit_count() >= cards

    game = Crossing(server, 2, f"late {seed}", options=options).well(seed, has_much)
    page = visit(game.link(0), size=DESK, language=language)
    MaracaiboTable(page)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT) == []


def test_fingers_bring_the_sea_nearer_and_ask_what_a_card_is(server: Port, visit: Visitors) -> None:
    game = Crossing(server, 2, "fingers").until(lambda game: game.at("sail"))
    page = visit(game.link(game.to_move), size=PHONE)
    table = MaracaiboTable(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    sheet = page.locator('[data-tour="sea"] .scroller > *')
    before = sheet.evaluate("(sheet) => sheet.getBoundingClientRect().width")
    touch("touchStart", (150, 250), (200, 250))
    touch("touchMove", (130, 250), (220, 250))
    touch("touchMove", (110, 250), (240, 250))
    touch("touchEnd")
    wider = "(wide) => document.querySelector('[data-tour=\"sea\"] .scroller > *').getBoundingClientRect().width > wide"
    page.wait_for_function(wider, arg=before + 50)
    place = table.page.locator('[data-at^="place:c"][data-move]').first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    touch("touchStart", middle)
    expect(page.locator(".bubble")).to_have_text(re.compile(r"step"))
    touch("touchEnd")
    page.touchscreen.tap(*middle)  # the first that counts: a second one would sail
    expect(page.locator(".bubble")).to_have_count(0)
    expect(table.panel.locator(".go button")).to_be_visible()


def test_on_a_phone_the_log_opens_at_its_newest_line(server: Port, visit: Visitors) -> None:
    game = Crossing(server, 2, "log").until(lambda game: game.at("sail") and game.view["round"] == 2)
    page = visit(game.link(game.to_move), size=PHONE)
    page.get_by_role("navigation").get_by_role("button", name="Log").click()
    log = page.locator("ol.log:visible")
    expect(log.locator("> li").last).to_be_in_viewport()
    expect(log.locator("> li").first).not_to_be_in_viewport()
