"""What a seat may see of an adventure: story and chapter, months and events, missions, adventurers and crowns."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.port_royal.frames import (
    CHOOSE_SIDE,
    CHOOSING_SEAT,
    COINS_TO_SHARE,
    FRAMES,
    GIVE_ARES,
    GIVEN_FOR,
    MISSION_AT_HAND,
    MISSION_NOW,
    MISSION_SEAT,
    SHARE_COINS,
)
from flibuste.games.port_royal.pieces import CARDS, codes
from flibuste.games.port_royal.position import Adventure, Legacy, OpenMission, PortRoyalPosition, crown_influence
from flibuste.games.port_royal.rules.abilities import looks_of
from flibuste.games.port_royal.rules.begin import may_be
from flibuste.games.port_royal.rules.cargo import prices_at_inns
from flibuste.games.port_royal.rules.crowns import voyage_of
from flibuste.games.port_royal.rules.missions import (
    can_accomplish,
    free_markers,
    has_marker_for,
    lacking,
)
from flibuste.games.port_royal.rules.month import marker_price, markers_on_missions, victory_for
from flibuste.games.port_royal.tale import (
    ADVENTURERS,
    CHAPTERS,
    COINS_A_LOST_TRY,
    CROWN_SPACES,
    EVENT_BITS,
    EVENTS,
    MISSIONS,
    SHIELD_INFLUENCE,
    SHIELDS,
    SPACE_CROWNS,
    STORIES,
    STORY_BY_CODE,
    Mission,
    Story,
    months_of,
)


class MissionView(TypedDict):
    mission: str
    slots: list[int]
    """Seats that accomplished it, in order: the first has the reward of the slot."""
    waiting: list[int]
    """Seats whose marker has come to the first of its two spaces."""
    missing: list[list[str]]
    """For each seat all that it lacks, as `swords:2` (words: `missing-swords`); empty when it has accomplished it or
    could do so."""
    ready: list[bool]
    """For each seat whether it could accomplish it in its own time, as things are, or is asked at this very moment."""
    asks: bool
    """The end of the month will ask whether somebody has accomplished it; if not, the next mission is a harder one."""


class RewardView(TypedDict):
    mission: str
    first_coins: int
    """For the first to accomplish it, as `first_crowns`; `crowns` are for everybody."""
    first_crowns: int
    crowns: int


class StoryView(TypedDict):
    """A page of the story that was read in this game."""

    story: str
    asked: list[str]
    """Missions after which the hourglass had asked, of which one must be accomplished; empty: nothing was asked."""
    answer: bool
    """Whether one of them was."""
    mission: str
    """The mission that it brought, or empty."""
    cards: dict[str, int]
    """The cards that joined the draw pile with it."""


class GoalView(TypedDict):
    """What the team must have at the end of the last month, and what it has."""

    missions: int
    missions_wanted: int
    markers: int
    markers_wanted: int
    influence: int
    influence_wanted: int


class CrownTrack(TypedDict):
    spaces: int
    shields: list[int]
    """Spaces with a shield, and in `influence` what each gives."""
    influence: list[int]
    windows: list[int]
    """Crowns for each space that a marker leaves on an adventurer, the door first."""


class EarlierGame(TypedDict):
    """A game of the same campaign."""

    chapter: int
    won: bool
    winners: list[int]


class VoyageView(TypedDict):
    """What an adventure adds to a player."""

    adventurer: str
    """Empty before a side was chosen."""
    sides: list[str]
    """The adventurers that it could become; empty afterwards."""
    markers: int
    """Left on the adventurer, those that wait on the first space of a mission among them."""
    free: int
    """Those that can still go to a mission."""
    awake: bool
    """The door is empty: the ability works."""
    trophy: bool
    crowns: int
    crown_influence: int
    cargo: list[str]
    """Ships kept for what they carry."""
    inns: list[int]
    """What Innkeepers who have not bought in this turn pay, the best first."""
    looks: int
    """Looks at the draw pile that are left in this turn."""
    lent_swords: int
    """Swords for repelling that the event of the turn lends."""
    shared: int
    """Coins of lost tries that it was given."""


class AdventureView(TypedDict):
    mode: str
    """competitive, cooperative or variable"""
    chapter: int
    """0 in the variable mode."""
    attempt: int
    """1: nobody has lost this chapter yet."""
    lost_coins: int
    """Coins that lost tries have brought."""
    to_share: int
    """Of these, coins that the first player has still to give out."""
    month: int
    months: int
    """With the end of which this chapter ends; 0: it goes on until somebody has won."""
    untold: int
    """Missions that the story of this chapter has still to bring."""
    event: str
    """Of this turn; empty before it is revealed."""
    days: list[str]
    """The events of this month in their order, the end of the month last; empty: one that nobody knows."""
    today: int
    """Which of them belongs to this turn, revealed or not; -1: none, since this turn has ended the month before."""
    missions: list[MissionView]
    rewards: list[RewardView]
    """Of missions that give something else in this game than in those that begin today (PR-ADV-82)."""
    pending_mission: str
    """The mission about which somebody must decide at this moment; or empty."""
    newest: str
    """The mission whose hourglass counts; empty in the variable mode."""
    goal: GoalView | None
    """Only for a team."""
    marker_price: int
    """For which a marker may be bought off at the end of this month; 0: not yet, or never."""
    opening: StoryView | None
    """The first page of the chapter, which is read when adventurers are chosen and coins are dealt."""
    story: list[StoryView]
    """Pages read in this game, in their order."""
    campaign: list[EarlierGame]
    track: CrownTrack
    looking: list[str]
    """The cards of the draw pile that this viewer is looking at."""
    looked_at: int
    """How many the active player is looking at."""
    top: str
    """The top card of the draw pile, where this viewer has put it back; or empty."""
    kept_by: int
    """Who has put it back; -1: nobody knows it."""


def adventure_view(p: PortRoyalPosition, viewer: i64) -> AdventureView | None:
    adventure = p.adventure
    if adventure is None:
        return None
    terms = p.terms
    looked_at = codes(p.looked_at())
    return {
        "mode": str(terms.options["adventure"]),
        "chapter": 0 if terms.variable else terms.chapter,
        "attempt": terms.lost_tries + 1,
        "lost_coins": COINS_A_LOST_TRY * terms.lost_tries,
        "to_share": coins_to_share(p),
        "month": adventure.month,
        "months": months_of(terms.chapter) if terms.adventure_team else 0,
        "untold": 0 if terms.variable else months_of(terms.chapter) - len(adventure.missions),
        "event": EVENTS[adventure.event].code if adventure.event >= 0 else "",
        "days": [day(adventure, number) for number in [*adventure.past, *reversed(adventure.deck)]],
        "today": len(adventure.past) - (1 if adventure.event >= 0 else 0),
        "missions": [mission_view(p, one) for one in adventure.missions],
        "rewards": [reward_view(mission) for mission in terms.printing.otherwise_rewarded()],
        "pending_mission": pending_mission(p),
        "newest": "" if terms.variable or not adventure.missions else adventure.missions[-1].mission.code,
        "goal": goal_view(p, adventure) if terms.adventure_team else None,
        "marker_price": marker_price(p) if terms.variable or adventure.closed else 0,
        "opening": opening_view(p),
        "story": [story_view(adventure, STORIES[number]) for number in adventure.read],
        "campaign": earlier_games(p),
        "track": {
            "spaces": CROWN_SPACES,
            "shields": SHIELDS,
            "influence": SHIELD_INFLUENCE,
            "windows": SPACE_CROWNS,
        },
        "looking": looked_at if viewer == p.active else [],
        "looked_at": len(looked_at),
        "top": top_card(p, adventure, viewer),
        "kept_by": adventure.kept_by - 1,
    }


def coins_to_share(p: PortRoyalPosition) -> int:
    """Everything until sides are chosen, then what is left of it."""
    place = FRAMES.find(p, SHARE_COINS)
    return COINS_TO_SHARE.at(p, place) if place >= 0 else 0


def day(adventure: Adventure, number: int) -> str:
    return EVENTS[number].code if adventure.seen & EVENT_BITS[number] else ""


def top_card(p: PortRoyalPosition, adventure: Adventure, viewer: i64) -> str:
    if not adventure.shows_top_to(viewer) or len(p.draw_pile) == 0:
        return ""
    return CARDS[p.draw_pile[len(p.draw_pile) - 1]].code


# --- missions ---------------------------------------------------------------------------------------------------------


def mission_view(p: PortRoyalPosition, one: OpenMission) -> MissionView:
    asked = MISSION_NOW.is_on_top(p) and MISSION_AT_HAND.of(p) == one.mission.index
    return {
        "mission": one.mission.code,
        "slots": one.slots[:],
        "waiting": one.waiting[:],
        "missing": [missing_for(p, seat, one) for seat in range(p.seats)],
        "ready": [can_accomplish(p, seat, one) or (asked and seat == MISSION_SEAT.of(p)) for seat in range(p.seats)],
        "asks": any([one.mission.code in other.mission.asked for other in newest_of(p)]),
    }


def reward_view(mission: Mission) -> RewardView:
    return {
        "mission": mission.code,
        "first_coins": mission.first_coins,
        "first_crowns": mission.first_crowns,
        "crowns": mission.crowns,
    }


def newest_of(p: PortRoyalPosition) -> list[OpenMission]:
    """The mission whose hourglass counts, if there is one."""
    adventure = p.adventure
    return adventure.missions[-1:] if adventure is not None and not p.terms.variable else []


def missing_for(p: PortRoyalPosition, seat: i64, one: OpenMission) -> list[str]:
    if seat in one.slots:
        return []
    return lacking(p, seat, one) if has_marker_for(p, seat, one) else ["marker"]


def pending_mission(p: PortRoyalPosition) -> str:
    if MISSION_NOW.is_on_top(p):
        return MISSIONS[MISSION_AT_HAND.of(p)].code
    return MISSIONS[GIVEN_FOR.of(p)].code if GIVE_ARES.is_on_top(p) else ""


def goal_view(p: PortRoyalPosition, adventure: Adventure) -> GoalView:
    wanted = victory_for(p)
    return {
        "missions": len([1 for one in adventure.missions if one.slots]),
        "missions_wanted": months_of(p.terms.chapter),
        "markers": markers_on_missions(p),
        "markers_wanted": wanted.markers,
        "influence": sum(p.scores()),
        "influence_wanted": wanted.influence,
    }


# --- the story --------------------------------------------------------------------------------------------------------


def story_view(adventure: Adventure, story: Story) -> StoryView:
    asked: list[str] = []
    answer = False
    for one in adventure.missions:
        if one.mission.asked and story.code in (one.mission.yes, one.mission.no):
            asked = one.mission.asked
            answer = story.code == one.mission.yes
    return {
        "story": story.code,
        "asked": asked,
        "answer": answer,
        "mission": story.mission,
        "cards": cards_joined(adventure, story),
    }


def opening_view(p: PortRoyalPosition) -> StoryView | None:
    if p.terms.variable:
        return None
    story = STORY_BY_CODE[CHAPTERS[p.terms.chapter - 1].first]
    cards = cards_of_group(story.adds) if story.adds not in p.terms.groups else {}
    return {"story": story.code, "asked": [], "answer": False, "mission": story.mission, "cards": cards}


def cards_joined(adventure: Adventure, story: Story) -> dict[str, int]:
    """Empty where an earlier game had brought them already."""
    return cards_of_group(story.adds) if story.adds in adventure.added else {}


def cards_of_group(group: i64) -> dict[str, int]:
    if group == 0:
        return {}
    return {card.code: card.copies for card in CARDS if card.group == group}


def earlier_games(p: PortRoyalPosition) -> list[EarlierGame]:
    return [
        {"chapter": int(str(one["chapter"])), "won": one["won"] is True, "winners": seats_in(one["winners"])}
        for one in Legacy(p.terms.legacy).told
    ]


def seats_in(winners: object) -> list[int]:
    return [seat for seat in winners if isinstance(seat, int)] if isinstance(winners, list) else []


# --- players ----------------------------------------------------------------------------------------------------------


def voyage_view(p: PortRoyalPosition, seat: i64) -> VoyageView | None:
    if p.adventure is None:
        return None
    player = p.players[seat]
    voyage = voyage_of(p, seat)
    return {
        "adventurer": voyage.adventurer().code if voyage.side >= 0 else "",
        "sides": sides_for(p, seat),
        "markers": voyage.markers,
        "free": free_markers(p, seat),
        "awake": voyage.gone > 0,
        "trophy": voyage.has_trophy,
        "crowns": voyage.crowns,
        "crown_influence": crown_influence(player),
        "cargo": codes(voyage.cargo),
        "inns": prices_at_inns(p, seat),
        "looks": looks_of(player) - p.adventure.looks if seat == p.active and voyage.side >= 0 else 0,
        "lent_swords": voyage.lent_swords,
        "shared": voyage.shared,
    }


def sides_for(p: PortRoyalPosition, seat: i64) -> list[str]:
    """In a draft only for whoever picks now."""
    if voyage_of(p, seat).side >= 0 or not CHOOSE_SIDE.is_on_top(p):
        return []
    if p.terms.drafted and seat != CHOOSING_SEAT.of(p):
        return []
    return [one.code for one in ADVENTURERS if may_be(p, seat, one.index)]
