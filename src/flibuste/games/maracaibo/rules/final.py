"""The final scoring in its nine parts (MA-SCO)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import BURIED, QUESTS_SCORING, TREASURES
from flibuste.games.maracaibo.pieces import (
    CARDS,
    DOUBLOONS_FOR_A_POINT,
    ISLAND_VALUES,
    MANY_QUESTS,
    MANY_QUESTS_POINTS,
    MISSED_QUEST,
    PER_BURIED,
    PER_RIVER,
    QUESTS,
    RESIDENCES,
    TRACK,
    Quest,
    quest_codes,
)
from flibuste.games.maracaibo.position import JORDAN, PLAY, RUNNING, SOURCES, Jordan, MaracaiboPosition, Player
from flibuste.games.maracaibo.quest_slots import EVERYBODY, is_known_to, quest_in, slot_of
from flibuste.games.maracaibo.rules.step import Step
from flibuste.games.maracaibo.scoring import outcome
from flibuste.kernel.frames import drop_pending
from flibuste.kernel.moves import Move

JORDAN_DEVELOPMENT = 6
JORDAN_RESIDENCE = 15
JORDAN_QUEST = 5
JORDAN_RUBY = 2


def value_of_treasure(cubes: i64) -> i64:
    """By the cubes left on its island (MA-SCO-07)."""
    return ISLAND_VALUES[min(cubes, len(ISLAND_VALUES) - 1)]


def reaches(player: Player, quest: Quest, level: i64) -> bool:
    """Both parts of a level must be met (MA-QT-18); level 0 is the lower one."""
    wanted = quest.high if level else quest.low
    for part in range(len(quest.asks)):
        if player.number_of(quest.asks[part]) < wanted[part]:
            return False
    return True


def quest_points(player: Player, quest: Quest, hunters: bool) -> i64:
    """Of the highest level reached (MA-QST-05); Quest Hunters want the harder one (MA-MOD-QH-02)."""
    high = reaches(player, quest, 1)
    if hunters:
        return quest.hunted_vp if high else -MISSED_QUEST
    if high:
        return quest.high_vp
    return quest.low_vp if reaches(player, quest, 0) else 0


def final_points(p: MaracaiboPosition, player: Player, quests: list[int]) -> list[int]:
    """The parts after the score track, as the game stands; of quests only these are counted, and first (MA-SCO-12)."""
    of_quests: i64 = 0
    scoring: i64 = 0
    for quest in quests:
        points: i64 = quest_points(player, QUESTS[quest], p.terms.quest_hunters)
        of_quests += points
        if points > 0:
            scoring += 1
    return [
        PER_RIVER * player.rivers,
        player.doubloons // DOUBLOONS_FOR_A_POINT,
        sum([CARDS[card].vp for card in player.cards]),
        endgame_points(player, scoring),
        sum([residence_points(player, residence, scoring) for residence in built_by(player)]),
        treasure_points(p, player),
        PER_BURIED * player.tally[BURIED],
        of_quests,
        MANY_QUESTS_POINTS if scoring >= MANY_QUESTS else 0,
        0,
    ]


def parts_by_now(p: MaracaiboPosition, viewer: i64, player: Player) -> list[int]:
    """The score track and what the final scoring would add if it came now, as far as the viewer knows."""
    if p.ending != RUNNING:
        return list(player.points)
    quests = [quest_in(slot) for slot in player.quests if is_known_to(slot, viewer)]
    return [player.points[PLAY], *final_points(p, player, quests)]


def units(player: Player, unit: i64, scoring: i64) -> i64:
    return scoring if unit == QUESTS_SCORING else player.number_of(unit)


def endgame_points(player: Player, scoring: i64) -> i64:
    """Grey effects of developments; of sets only full ones count (MA-ICON-35)."""
    points: i64 = 0
    for card in player.cards:
        for score in CARDS[card].endgame:
            points += units(player, score.unit, scoring) // score.each * score.points
    return points


def built_by(player: Player) -> list[int]:
    return [number for number in range(len(RESIDENCES)) if player.residences >> number & 1]


def residence_points(player: Player, residence: i64, scoring: i64) -> i64:
    """Capped at what is printed (MA-SCO-06)."""
    scores = RESIDENCES[residence].scores
    assert scores is not None
    points: i64 = scores.amount * units(player, scores.type, scoring)
    return scores.most if points > scores.most else points


def treasure_points(p: MaracaiboPosition, player: Player) -> i64:
    points: i64 = 0
    for type in range(len(TREASURES)):
        points += player.tally[type] * value_of_treasure(p.islands[type])
    return points


def quests_of(player: Player) -> list[int]:
    return [quest_in(slot) for slot in player.quests]


def jordan_points(p: MaracaiboPosition) -> list[int]:
    """Jordan's own parts, in the order of the score sheet (MA-SOLO-30, MA-MOD-RUBY-06)."""
    jordan = p.jordan
    assert jordan is not None
    treasures: i64 = 0
    for type in range(len(TREASURES)):
        treasures += jordan.hoard[type] * value_of_treasure(p.islands[type])
    residences = len([number for number in range(len(RESIDENCES)) if jordan.residences >> number & 1])
    return [
        PER_RIVER * TRACK[jordan.explorer].rivers,
        0,
        JORDAN_DEVELOPMENT * len(jordan.cards),
        0,
        JORDAN_RESIDENCE * residences,
        treasures,
        0,
        JORDAN_QUEST * len(jordan.quests),
        MANY_QUESTS_POINTS if len(jordan.quests) >= MANY_QUESTS else 0,
        JORDAN_RUBY * jordan.rubies,
    ]


def jordan_parts_by_now(p: MaracaiboPosition, jordan: Jordan) -> list[int]:
    return list(jordan.points) if p.ending != RUNNING else [jordan.points[PLAY], *jordan_points(p)]


def forecast(p: MaracaiboPosition, viewer: i64) -> list[int]:
    """Everybody's points if the game ended now: most come with the final scoring."""
    found = [sum(parts_by_now(p, viewer, player)) for player in p.players]
    jordan = p.jordan
    return found if jordan is None else [*found, sum(jordan_parts_by_now(p, jordan))]


def score_the_end(p: MaracaiboPosition, ending: i64) -> None:
    drop_pending(p)
    p.ending = ending
    for seat in range(p.seats):
        player = p.players[seat]
        quests = quests_of(player)
        show_quests(p, seat, quests)
        parts = final_points(p, player, quests)
        for source in range(1, len(SOURCES)):
            player.points[source] = parts[source - 1]
        if p.logbook is not None:
            p.logbook.tell("final-scoring", {"seat": seat, "points": sum(list(player.points)), "parts": parts})
    jordan = p.jordan
    if jordan is not None:
        parts = jordan_points(p)
        for source in range(1, len(SOURCES)):
            jordan.points[source] = parts[source - 1]
        p.tell("final-scoring", {"rival": JORDAN, "points": sum(list(jordan.points)), "parts": parts})
    if p.logbook is not None:
        result = outcome(p)
        lost = jordan is not None and not result.winners
        p.logbook.tell("game-ended", {"winners": result.winners, "ending": result.ending, "lost": lost})


def show_quests(p: MaracaiboPosition, seat: i64, quests: list[int]) -> None:
    """Hands are turned up for the scoring."""
    player = p.players[seat]
    player.quests = [slot_of(quest, EVERYBODY) for quest in quests]
    for quest in quests:
        p.reveal(quest)
    if p.logbook is not None:
        p.logbook.tell("quests-revealed", {"seat": seat, "quests": quest_codes(quests)})


class Over(Step):
    """Nothing is pending any more."""

    def seat(self, p: MaracaiboPosition) -> i64:
        return -1

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return []
