"""What everybody may see of people: their games, their ratings, and who plays best."""

from __future__ import annotations

from typing import Final

from flibuste.bots import level_names
from flibuste.games import find_title, titles
from flibuste.server.marks import ROW, SEVEN_SEAS, WORD_KEPT
from flibuste.server.people import NoSuchPerson, People, Person, marks_of, titles_finished
from flibuste.server.protocol import BoardInfo, MarkInfo, PersonInfo, RatingInfo, RivalInfo, StandingInfo, TallyInfo
from flibuste.server.ratings import BOT, TOO_FEW, Rating, Ratings, spread, value

MOST_RIVALS: Final = 5
MOST_STANDINGS: Final = 50


def person_info(people: People, ratings: Ratings, id: str) -> PersonInfo:
    person = people.find(id)
    if person is None:
        raise NoSuchPerson("no-such-person")
    tallies = [
        TallyInfo(
            title,
            tally.games,
            tally.won,
            round(tally.expected, 3),
            tally.best,
            tally.best_table,
            tally.best_seats,
            _rating_info(ratings.get(title, id)),
        )
        for title, tally in sorted(person.tallies.items(), key=lambda entry: -entry[1].games)
    ]
    games, won = sum(tally.games for tally in tallies), sum(tally.won for tally in tallies)
    rivals = _rivals(people, person)
    return PersonInfo(
        person.id, person.name, person.since, games, won, person.left, tallies, rivals, _marks(people, person), TOO_FEW
    )


def _rating_info(rating: Rating | None) -> RatingInfo | None:
    if rating is None:
        return None
    points = [(point.when, value(point.mu), spread(point.sigma)) for point in rating.points]
    return RatingInfo(value(rating.mu), spread(rating.sigma), rating.games, points)


def _rivals(people: People, person: Person) -> list[RivalInfo]:
    met = sorted(person.rivals.items(), key=lambda entry: -sum(entry[1]))
    found = [(people.find(id), ahead, behind) for id, (ahead, behind) in met[:MOST_RIVALS]]
    return [RivalInfo(rival.id, rival.name, ahead, behind) for rival, ahead, behind in found if rival is not None]


def _marks(people: People, person: Person) -> list[MarkInfo]:
    ways = {WORD_KEPT: (person.row, ROW), SEVEN_SEAS: (titles_finished(person), len(titles()))}
    found = [
        MarkInfo(mark, count, round(people.share_with(mark), 3), *ways.get(mark, (0, 1)))
        for mark, count in marks_of(person).items()
    ]
    return [mark for mark in found if mark.count or mark.done]


def board_info(people: People, ratings: Ratings, title: str) -> BoardInfo:
    find_title(title)
    standings = [_standing(people, who, rating) for who, rating in ratings.board(title, MOST_STANDINGS)]
    bots = [(BOT + level, ratings.get(title, BOT + level)) for level in level_names()]
    return BoardInfo(
        title,
        [standing for standing in standings if standing is not None],
        [_bot_standing(who, rating) for who, rating in bots if rating is not None],
        TOO_FEW,
    )


def _standing(people: People, who: str, rating: Rating) -> StandingInfo | None:
    if who.startswith(BOT):
        return _bot_standing(who, rating)
    person = people.find(who)
    if person is None:
        return None
    return StandingInfo(person.id, person.name, value(rating.mu), spread(rating.sigma), rating.games)


def _bot_standing(who: str, rating: Rating) -> StandingInfo:
    return StandingInfo("", who.removeprefix(BOT), value(rating.mu), spread(rating.sigma), rating.games)
