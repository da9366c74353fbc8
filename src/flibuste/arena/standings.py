"""What a contest has shown so far: the numbers behind every table and picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from flibuste.arena.contest import Contest
from flibuste.arena.course import Course
from flibuste.arena.deals import Deal
from flibuste.arena.pairings import Lineup
from flibuste.arena.statistics import Estimate, Evidence, Games, Part, Times, mean_of, ratings, share_of

ANCHOR = 1000.0
"""The rating of the bot that the others are measured by."""
GLANCES = 48
"""Points of a curve over the deals."""


@dataclass(frozen=True)
class Glance:
    """How a win share stood after so many deals."""

    deals: int
    share: Estimate


@dataclass(frozen=True)
class PairingRow:
    """One bot of a line-up: in a duel only the challenger, in a free-for-all each."""

    bot: str
    lineup: Lineup
    rivals: list[str]
    deals: int
    games: int
    share: Estimate
    ahead: Estimate
    decisions: Estimate
    answer: str
    curve: list[Glance]

    @property
    def is_duel(self) -> bool:
        return len(self.rivals) == 1


@dataclass(frozen=True)
class BotRow:
    bot: str
    rating: Estimate
    games: int
    share: Estimate
    points: Estimate
    ahead: Estimate
    times: Times


@dataclass(frozen=True)
class Standings:
    bots: list[BotRow]
    """The best first."""
    pairings: list[PairingRow]
    seats: list[Estimate]
    """How much each seat has won, whoever sat there."""
    deals: int
    games: int
    over: bool


def standings(contest: Contest) -> Standings:
    courses = list(contest.courses.values())
    deals = [deal for course in courses for deal in course.counted]
    rows = [row for course in courses for row in _pairing_rows(course, contest)]
    rated = _rated(contest)
    bots = [_bot_row(bot, deals, rated[bot], contest) for bot in contest.settings.everybody()]
    bots.sort(key=lambda row: -row.rating.value)
    games = sum(len(deal.games) for deal in deals)
    return Standings(bots, rows, _seat_shares(deals, contest), len(deals), games, contest.over)


def live_share(course: Course, bot: str, confidence: float) -> Estimate:
    """For those who watch: they look again and again, so only the interval that allows for it is right."""
    return course.evidence[bot].interval(confidence)


# --- pairings ---------------------------------------------------------------------------------------------------------


def _pairing_rows(course: Course, contest: Contest) -> list[PairingRow]:
    return [_pairing_row(bot, course, contest) for bot in course.evidence]


def _pairing_row(bot: str, course: Course, contest: Contest) -> PairingRow:
    confidence = contest.plan.confidence
    deals = course.counted
    stopped_early = contest.plan.question is not None
    return PairingRow(
        bot=bot,
        lineup=course.lineup,
        rivals=[name for name in dict.fromkeys(course.lineup) if name != bot],
        deals=len(deals),
        games=sum(len(deal.games) for deal in deals),
        share=live_share(course, bot, confidence) if stopped_early else share_of(_won(deals, bot), confidence),
        ahead=mean_of([deal.ahead_of_rivals(bot) for deal in deals], confidence),
        decisions=mean_of([deal.decisions() for deal in deals], confidence),
        answer=course.answers[bot],
        curve=_curve(deals, bot, confidence),
    )


def _won(deals: list[Deal], bot: str) -> list[Part]:
    return [deal.won_by(bot) for deal in deals]


def _curve(deals: list[Deal], bot: str, confidence: float) -> list[Glance]:
    """Closer together at the beginning, where more happens."""
    moments = {max(1, round(len(deals) * (step / GLANCES) ** 1.6)) for step in range(1, GLANCES + 1)}
    evidence = Evidence()
    curve: list[Glance] = []
    for number, part in enumerate(_won(deals, bot), 1):
        evidence.add(part.total / part.size)
        if number in moments:
            curve.append(Glance(number, evidence.interval(confidence)))
    return curve


# --- bots -------------------------------------------------------------------------------------------------------------


def _bot_row(bot: str, deals: list[Deal], rating: Estimate, contest: Contest) -> BotRow:
    confidence = contest.plan.confidence
    own = [deal for deal in deals if bot in deal.lineup]
    times = Times()
    for deal in own:
        times.join(deal.times[bot])
    return BotRow(
        bot=bot,
        rating=rating,
        games=sum(len(deal.games) for deal in own),
        share=share_of(_by_number(own, lambda deal: deal.won_by(bot)), confidence),
        points=mean_of(_by_number(own, lambda deal: deal.points_of(bot)), confidence),
        ahead=mean_of(_by_number(own, lambda deal: deal.ahead_of_rivals(bot)), confidence),
        times=times,
    )


def _by_number(deals: list[Deal], part: Callable[[Deal], Part]) -> list[Part]:
    """All line-ups play the same deals, so what they show of one of them belongs together."""
    together: defaultdict[int, list[Part]] = defaultdict(list)
    for deal in deals:
        together[deal.number].append(part(deal))
    return [Part(sum(one.total for one in parts), sum(one.size for one in parts)) for parts in together.values()]


def _rated(contest: Contest) -> dict[str, Estimate]:
    names = contest.settings.everybody()
    place = {name: number for number, name in enumerate(names)}
    together: defaultdict[int, list[Games]] = defaultdict(list)
    for course in contest.courses.values():
        for deal in course.counted:
            together[deal.number].append(_as_games(deal, place))
    lineups = [_seats_of(lineup, place) for lineup in contest.courses]
    found = ratings(lineups, list(together.values()), place[contest.settings.anchor()], contest.plan.confidence)
    return {
        name: Estimate(ANCHOR + one.value, ANCHOR + one.low, ANCHOR + one.high)
        for name, one in zip(names, found, strict=True)
    }


def _as_games(deal: Deal, place: dict[str, int]) -> Games:
    won = {place[name]: deal.won_by(name).total for name in dict.fromkeys(deal.lineup)}
    return Games(_seats_of(deal.lineup, place), float(len(deal.games)), won)


def _seats_of(lineup: Lineup, place: dict[str, int]) -> dict[int, int]:
    return {place[name]: lineup.count(name) for name in lineup}


def _seat_shares(deals: list[Deal], contest: Contest) -> list[Estimate]:
    def won_at(seat: int) -> Callable[[Deal], Part]:
        return lambda deal: Part(sum(game.won[seat] for game in deal.games), len(deal.games))

    return [
        share_of(_by_number(deals, won_at(seat)), contest.plan.confidence) for seat in range(contest.settings.seats)
    ]
