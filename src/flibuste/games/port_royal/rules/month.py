"""The end of a month: the story goes on, events come again, and the chapter may end (PR-ADV-30 to -35, -40 to -47)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from flibuste.games.port_royal.frames import BUY_OFF, BUYER, MONTH
from flibuste.games.port_royal.moves import FORGO_MOVE, MARKER, MARKER_MOVE, PortRoyalMove
from flibuste.games.port_royal.pieces import CARDS
from flibuste.games.port_royal.position import (
    CHAPTER_LOST,
    CHAPTER_WON,
    Adventure,
    OpenMission,
    PortRoyalPosition,
)
from flibuste.games.port_royal.rules.coins import pay, shuffle_draw_pile
from flibuste.games.port_royal.rules.goal import finish
from flibuste.games.port_royal.rules.missions import free_markers, lift_marker
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.tale import (
    CHAPTERS,
    EVENTS,
    MARKER_OFF,
    MARKER_PRICE,
    STORY_BY_CODE,
    VARIABLE_MARKER_PRICE,
    VICTORY,
    Mission,
    Victory,
)
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadRecord, Reason


def end_month(p: PortRoyalPosition) -> None:
    """Where the newest mission's hourglass leads (PR-ADV-30)."""
    adventure = p.adventure
    assert adventure is not None
    if p.logbook is not None:
        p.logbook.tell("month-ended", {"month": adventure.month})
    if p.terms.variable:
        MONTH.push(p)
        BUY_OFF.push(p, p.active)
        return
    follow(p, arrow_of(p, adventure.missions[-1].mission))


def follow(p: PortRoyalPosition, way: str) -> None:
    if way == VICTORY:
        end_chapter(p)
        return
    MONTH.push(p)
    if way == MARKER_OFF:
        close_story(p)
        BUY_OFF.push(p, p.active)
        return
    story = STORY_BY_CODE[way]
    read(p, way)
    if story.then == VICTORY:
        end_chapter(p)


def arrow_of(p: PortRoyalPosition, mission: Mission) -> str:
    """Straight on, by how the table plays, or by whether an earlier mission was accomplished (PR-ADV-31, -32)."""
    if mission.next:
        return mission.next
    if mission.asked:
        done = any([is_accomplished(p, code) for code in mission.asked])
        if p.logbook is not None:
            p.logbook.tell("hourglass-asked", {"missions": mission.asked, "done": done})
        return mission.yes if done else mission.no
    return mission.cooperative if p.terms.adventure_team else mission.competitive


def is_accomplished(p: PortRoyalPosition, code: str) -> bool:
    adventure = p.adventure
    assert adventure is not None
    return any([one.mission.code == code and len(one.slots) > 0 for one in adventure.missions])


def close_story(p: PortRoyalPosition) -> None:
    """The closing card is read once (PR-ADV-72)."""
    adventure = p.adventure
    assert adventure is not None
    if not adventure.closed:
        adventure.closed = True
        read(p, CHAPTERS[p.terms.chapter - 1].closing)


def read(p: PortRoyalPosition, code: str) -> None:
    """A story card: the cards that it adds, and its mission (PR-ADV-13, -30)."""
    adventure = p.adventure
    assert adventure is not None
    story = STORY_BY_CODE[code]
    adventure.read.append(int(story.index))
    p.reveal(story.index)
    if p.logbook is not None:
        p.logbook.tell("story-read", {"story": code})
    if story.adds and story.adds not in p.terms.groups and story.adds not in adventure.added:
        add_cards(p, story.adds)
    if story.mission:
        lay_mission(p, p.terms.printing.mission(story.mission))


def lay_mission(p: PortRoyalPosition, mission: Mission) -> None:
    adventure = p.adventure
    assert adventure is not None
    adventure.missions.append(OpenMission(mission, [], []))
    if p.logbook is not None:
        p.logbook.tell("mission-opened", {"mission": mission.code})


def add_cards(p: PortRoyalPosition, group: i64) -> None:
    """Shuffled into the draw pile, once in a campaign (PR-ADV-14, -58)."""
    adventure = p.adventure
    assert adventure is not None
    number: i64 = 0
    for card in CARDS:
        if card.group == group:
            for _copy in range(card.copies):
                p.draw_pile = append(p.draw_pile, card.index)
                number += 1
    if p.logbook is not None:
        p.logbook.tell("cards-added", {"cards": number, "group": group})
    shuffle_draw_pile(p)
    adventure.kept_by = 0
    adventure.added.append(int(group))
    adventure.added_at.append(int(p.shuffles))


# --- markers bought off -----------------------------------------------------------------------------------------------


def marker_price(p: PortRoyalPosition) -> int:
    return VARIABLE_MARKER_PRICE if p.terms.variable else MARKER_PRICE


def may_buy_off(p: PortRoyalPosition, seat: i64) -> bool:
    return len(p.players[seat].coins) >= marker_price(p) and free_markers(p, seat) > 0


class BuyOff(Step):
    """From the active player clockwise: the leftmost marker for coins, once each (PR-ADV-46, -47)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return BUYER.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [MARKER_MOVE, FORGO_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        seat: i64 = BUYER.of(p)
        if move.verb == MARKER:
            pay(p, seat, marker_price(p))
            if p.logbook is not None:
                p.logbook.tell("marker-bought-off", {"seat": seat, "coins": marker_price(p)})
            lift_marker(p, seat)
        next_buyer(p)
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        """Who cannot is not asked."""
        if not may_buy_off(p, BUYER.of(p)):
            next_buyer(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("marker-first", "PR-ADV-46", {"coins": marker_price(p)})


def next_buyer(p: PortRoyalPosition) -> None:
    seat: i64 = clockwise(BUYER.of(p), p.seats)
    BUY_OFF.pop(p)
    if seat != p.active:
        BUY_OFF.push(p, seat)


# --- the next month ---------------------------------------------------------------------------------------------------


class Month(Step):
    """Nobody decides here: when all that a month's end brings is settled, the events are laid for the next one."""

    def settle(self, p: PortRoyalPosition) -> None:
        MONTH.pop(p)
        recycle_events(p)
        p.settle()


def recycle_events(p: PortRoyalPosition) -> None:
    """The pile is turned over, so events come again in their order, after one that nobody knows (PR-ADV-33, -34)."""
    adventure = p.adventure
    assert adventure is not None
    adventure.month += 1
    if p.logbook is not None:
        p.logbook.tell("month-began", {"month": adventure.month})
    adventure.deck = adventure.past[::-1]
    adventure.past = []
    if adventure.unused:
        adventure.deck.append(draw_unused(p, adventure))


def draw_unused(p: PortRoyalPosition, adventure: Adventure) -> int:
    """By lot; face down."""
    number = adventure.unused[p.chance.below(len(adventure.unused))]
    book = p.logbook
    if book is not None:
        scripted = book.scripted("event")
        if scripted is not None:
            wanted = [one for one in adventure.unused if [EVENTS[one].code] == scripted]
            if not wanted:
                raise BadRecord(f"There is no unused event {scripted}.")
            number = wanted[0]
        book.fell("event", [EVENTS[number].code])
    adventure.unused.remove(number)
    return number


# --- the end of a chapter ---------------------------------------------------------------------------------------------


def victory_for(p: PortRoyalPosition) -> Victory:
    return p.terms.printing.victories[int(p.seats)]


def markers_on_missions(p: PortRoyalPosition) -> int:
    adventure = p.adventure
    assert adventure is not None
    return sum([len(one.slots) for one in adventure.missions])


def has_won_chapter(p: PortRoyalPosition) -> bool:
    """Every mission, enough markers and enough influence, at this moment and no other (PR-ADV-41, -73)."""
    adventure = p.adventure
    assert adventure is not None
    wanted = victory_for(p)
    if any([not one.slots for one in adventure.missions]):
        return False
    return markers_on_missions(p) >= wanted.markers and sum(p.scores()) >= wanted.influence


def end_chapter(p: PortRoyalPosition) -> None:
    """A team's game ends at once (PR-ADV-40, -42, -43)."""
    won = has_won_chapter(p)
    read_last_page(p, won)
    finish(p, CHAPTER_WON if won else CHAPTER_LOST)


def read_last_page(p: PortRoyalPosition, won: bool) -> None:
    """Also where everybody plays alone; a tale without a lost try has a page more (PR-ADV-42, -74)."""
    chapter = CHAPTERS[p.terms.chapter - 1]
    last = chapter.won if won else chapter.lost
    read(p, last)
    epilogue = STORY_BY_CODE[last].then
    if epilogue and p.terms.perfect:
        read(p, epilogue)
