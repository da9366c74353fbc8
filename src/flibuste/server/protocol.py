"""What the page and the server say to each other. The page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from flibuste.games import titles
from flibuste.kernel.options import Value
from flibuste.kernel.outcome import ScoreLine

# --- what each title brings itself ------------------------------------------------------------------------------------

ONE_OF: Final = "one_of"
"""Marks what is of one title's own type: under this name, the types of all titles."""
VIEWS: Final = [title.view_type for title in titles()]
PREVIEWS: Final = [title.preview_type for title in titles() if title.preview_type is not None]

View = Annotated[dict[str, object], msgspec.Meta(extra={ONE_OF: ("View", VIEWS)})]
"""What a seat may know of its table."""
Preview = Annotated[dict[str, object], msgspec.Meta(extra={ONE_OF: ("Preview", PREVIEWS)})]
"""What can be shown of a table before its game."""

# --- what is the same for every table ---------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    id: str
    kind: str
    """switch, choice, seat or number"""
    default: Value
    rule: str
    goes_with: dict[str, list[Value]] = {}
    """Values of other options without which it stays at its default."""
    choices: list[str] = []
    least: int = 0
    most: int = 0


class PresetInfo(msgspec.Struct):
    """A published way to play."""

    id: str
    seats: list[int]
    options: dict[str, Value]


class TitleInfo(msgspec.Struct):
    id: str
    name: str
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    catalogue: list[dict[str, bool | int | str | list[int | str | list[Any] | dict[str, Any]] | dict[str, Any]]]
    """Objects say what a piece does, in the terms of its title."""
    bots: list[str]
    """Levels to choose from, from gentle to strong."""
    lesson: int
    """How many stops its lesson for newcomers has; 0: there is none."""


class SeatInfo(msgspec.Struct):
    """Who sits there. kind: `here` (at the creator's screen), `link`, `open` (anyone in the lobby) or `bot`."""

    kind: str
    name: str
    bot: str = ""
    taken: bool = True
    online: bool = False
    screens: int = 0
    """How many hold a key to it, whether they are online or not; none for a bot."""
    promise: str = ""
    """SHA-256 of what it adds to luck, for all to see before anything is added; empty: it adds nothing."""
    away: int = 0
    """Seconds since no screen of it has been connected; 0: one is, or it is a bot's."""
    stand_in: str = ""
    """The bot that plays for this person now; empty: they play themselves."""
    resigned: bool = False
    """The bot plays on to the end."""


class TableInfo(msgspec.Struct):
    id: str
    title: str
    name: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    status: str
    """waiting (for somebody, or to be dealt), playing, over, closed (nobody plays it to its end);

    or newer: this version of the program cannot open it
    """
    seat_to_move: int
    moves: int
    created: float
    commitment: str
    listed: bool
    """Whether the lobby shows it to everyone."""
    private: bool
    """Whether a seat may know something that another may not."""
    rivals: list[str]
    """Who plays along without a seat; words: `rival-<code>`. In lists of points they follow the seats."""
    campaign: str
    """The table of the first game of the campaign that this one belongs to; empty when it belongs to none."""
    chapter: int
    """Of that campaign, from 1; else 0."""
    seeded: bool
    """Whoever opened it chose where luck comes from and may know every card: told wherever the table is shown."""
    hints: int
    """How many hints were asked for: such a game counts for nothing but itself, and says so."""
    opener: int = -1
    """The seat of who may put bots into free seats and close the table while it waits; -1: nobody sits there."""
    allied: bool = False
    """In a game: all win or lose together."""
    duel: bool = False
    """In a game: two seats play against each other, so that one can resign and the other wins."""
    patience: int = 0
    """Seconds that somebody may be away before others may let a bot play for them."""


class SeatWish(msgspec.Struct):
    kind: str
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct):
    title: str
    seats: list[SeatWish]
    options: dict[str, Value] = {}
    name: str = ""
    listed: bool = True
    seed: str = ""
    """For studies: makes the game repeatable, and known to who chose it. Empty: a secret from the operating system.

    Refused where somebody else may play, unless the one who runs the server allows it.
    """


class Setting(msgspec.Struct):
    """A number of seats and options that somebody thinks of playing."""

    seats: int
    options: dict[str, Value]


class SettingInfo(msgspec.Struct):
    error: str
    """Why it cannot be played; empty when it can."""
    clash: str
    """Where options do not go together, the key of the words for it: `clash-<key>`; else empty."""
    warnings: list[str]
    """What the rulebook advises against; words: `warning-<key>`."""
    preview: Preview | None = None
    """What of the table is fixed already."""


class SeatKey(msgspec.Struct):
    """Holds a seat: whoever has the token sees and plays it."""

    seat: int
    token: str


class TableMade(msgspec.Struct):
    table: TableInfo
    keys: list[SeatKey]
    """To the creator: one for each seat `here`. To who plays again: those of their own seats, the same as before."""
    invitations: list[SeatKey] = []
    """To the creator: one for each `link`. An invitation is no key: whoever says hello with it first gets the seat.

    An `open` seat gets its key when somebody joins.
    """


class Join(msgspec.Struct):
    name: str
    promise: str = ""
    """As in Hello."""


class Follow(msgspec.Struct):
    token: str


class RematchAsk(msgspec.Struct):
    token: str
    again: str = ""
    """An earlier table of the same campaign: its chapter is tried again from where it began. Empty: on from here."""


class ChapterInfo(msgspec.Struct):
    """One game of a campaign."""

    table: TableInfo
    outcome: OutcomeInfo | None
    """None while it is played."""
    legacy: dict[str, Any] | None
    """What the one before handed on to it."""


class CampaignInfo(msgspec.Struct):
    """Its id is that of its first table."""

    id: str
    games: list[ChapterInfo]
    """In the order in which they were begun: the last is the one to go on with."""


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    """ok, or trouble"""
    troubles: list[str]
    """Sentences for its operator."""


class Problem(msgspec.Struct):
    """Every refusal of the HTTP API."""

    error: str


# --- at the table: from the page --------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello"):
    """First message on a socket: the seats it holds (none: a spectator), and the words already seen."""

    tokens: list[str]
    events_seen: int = 0
    invitations: list[str] = []
    """Each is used once: the first token is the key to its seat from then on, so whoever came by it makes one up."""
    promise: str = ""
    """SHA-256, hexadecimal, of what the seats of this screen will add to luck. The last seat to come ends promising."""
    deltas: bool = False
    """After its first update it wants only Changes, and makes of them what an Update would have said."""


class MakeMove(msgspec.Struct, tag="move"):
    id: int
    seat: int
    move: str
    after: int
    """Number of moves made when the player chose: a move for an older moment is refused."""


class Undo(msgspec.Struct, tag="undo"):
    id: int
    seat: int
    after: int
    """Number of moves made when the player chose: sent twice, it takes one move back."""


class AskWhy(msgspec.Struct, tag="why"):
    id: int
    seat: int
    move: str


class SitDown(msgspec.Struct, tag="sit"):
    """Of several people at one screen who have secrets from each other, the one in this seat looks at it now."""

    id: int
    seat: int


class Rename(msgspec.Struct, tag="rename"):
    id: int
    seat: int
    name: str


class Invite(msgspec.Struct, tag="invite"):
    """Who holds a seat wants to play it on another screen too. Its earlier invitation, if not used yet, is void."""

    id: int
    seat: int


class Reveal(msgspec.Struct, tag="reveal"):
    """All seats are taken and nothing is dealt yet: what a seat has promised to add, 32 hexadecimal digits."""

    id: int
    seat: int
    nonce: str


class PutBot(msgspec.Struct, tag="bot"):
    """Who opened a waiting table puts a bot into a free seat; in a game it plays for somebody who is away."""

    id: int
    seat: int
    place: int
    """The seat that the bot takes."""
    bot: str = ""
    """Its level, where it takes a free seat."""


class Leave(msgspec.Struct, tag="leave"):
    """The seat of a waiting table is free again; in a game a bot plays for who has left."""

    id: int
    seat: int


class Return(msgspec.Struct, tag="return"):
    """Whoever left, or was away, plays again."""

    id: int
    seat: int


class Resign(msgspec.Struct, tag="resign"):
    """Of two the other wins; with more seats a bot plays on to the end."""

    id: int
    seat: int


class Claim(msgspec.Struct, tag="claim"):
    """Of two the other has been away for long, and it is their turn: the game is over, and won."""

    id: int
    seat: int


class Close(msgspec.Struct, tag="close"):
    """By who opened a table that waits, or who alone still plays: nobody will play it to its end."""

    id: int
    seat: int


class WatchLobby(msgspec.Struct, tag="lobby"):
    """On the socket of no table: wants to be told what is new in the lobby, and at tables of its own."""

    mine: list[str]


class AskHint(msgspec.Struct, tag="hint"):
    """Who plays against bots alone wants to know the best moves. The table is marked for ever."""

    id: int
    seat: int
    after: int
    """Number of moves made when the player asked."""


FromPage = (
    Hello
    | MakeMove
    | Undo
    | AskWhy
    | SitDown
    | Rename
    | Invite
    | Reveal
    | PutBot
    | Leave
    | Return
    | Resign
    | Claim
    | Close
    | AskHint
    | WatchLobby
)

# --- at the table: to the page ----------------------------------------------------------------------------------------


class ReasonInfo(msgspec.Struct):
    key: str
    rule: str
    facts: dict[str, bool | int | str | list[int | str]]


class MoveInfo(msgspec.Struct):
    notation: str
    key: str
    facts: dict[str, int | str]
    preview: dict[str, int]


class EventInfo(msgspec.Struct):
    name: str
    facts: dict[str, bool | int | str | list[int | str]]
    """A list holds names or numbers, never both."""


class OutcomeInfo(msgspec.Struct):
    ending: str
    ranks: list[int]
    winners: list[int]
    utility: list[float]
    team_won: bool | None
    team_rank: str = ""
    next_chapter: int = 0
    """The chapter that playing again goes on with, where the game hands something on to it; else 0."""


class NoteInfo(msgspec.Struct):
    """What somebody did at the table besides moves, in the words of an event, and where it stands in the log."""

    event: EventInfo
    events: int
    """How many events of the game came before it."""


class Welcome(msgspec.Struct, tag="welcome"):
    table: TableInfo
    own_seats: list[int]
    """The seats this socket plays."""
    notes: list[NoteInfo] = []


class Update(msgspec.Struct, tag="update"):
    """The table after a move (or an undo): the newest view, and the events since this socket's last update."""

    moves_made: int
    undone: bool
    """Events are void: moves were taken back, or other eyes look now. `events_from` lies before what the page has."""
    events_from: int
    """Number, counted over the whole game, of the first event in `events`."""
    events: list[EventInfo]
    eye: int
    """The seat whose secrets this shows; -1: nobody's, or everybody's after the game."""
    view: View
    seat_to_move: int
    moves: list[MoveInfo]
    """The legal moves of seat_to_move, for those who may see them."""
    may_undo: int
    """The seat that may take its last move back now; -1: none."""
    scores: list[int]
    score_sheet: list[ScoreLine]
    """Where points come from; filled when the game is over."""
    race: list[list[int]]
    """Filled when the game is over: everyone's points at the start of each round, and at the end."""
    outcome: OutcomeInfo | None


class Changes(msgspec.Struct, tag="changes"):
    """An Update, told by what has changed since the last one on this socket. Who fell behind is sent a whole one."""

    moves_made: int
    undone: bool
    events_from: int
    events: list[EventInfo]
    changes: list[Any] | dict[str, Any]
    """Of everything in the update from `eye` on; as in server/changes.py."""


class StopInfo(msgspec.Struct):
    """Something is said in a lesson: after so many moves, in the words `tutorial-<key>`."""

    after: int
    key: str
    at: str
    """What it points at on the board; empty: nothing."""
    move: str
    """What the learner must do to go on; empty: nothing."""


class LessonInfo(msgspec.Struct):
    """A recorded game that a newcomer plays along with."""

    title: str
    name: str
    """Empty for the lesson about the title itself."""
    options: dict[str, Value]
    seat: int
    """The learner's."""
    names: list[str]
    """Of all seats; the learner's own is empty."""
    updates: list[Update]
    """The table before the first move and after each."""
    stops: list[StopInfo]


class EntryInfo(msgspec.Struct):
    """Some sentences of a rulebook, `rules-<section>-<id>`: which rules they tell, and what they are about."""

    id: str
    rules: list[str]
    about: list[str]


class SectionInfo(msgspec.Struct):
    """A part of a rulebook, called `rules-<id>`; in play where an option has one of these values, or always."""

    id: str
    options: dict[str, list[Value]]
    entries: list[EntryInfo]


class RulebookInfo(msgspec.Struct):
    """How a title is played; the words are the page's own."""

    title: str
    sections: list[SectionInfo]
    kinds: list[str]
    """Kinds of pieces to look up."""
    rulings: list[str]
    """Rules that are ours, where the box says nothing or two things."""


class TableChanged(msgspec.Struct, tag="table"):
    table: TableInfo
    notes: list[NoteInfo] = []


class Done(msgspec.Struct, tag="done"):
    """The answer to a move, an undo, a seat taken at the screen, a rename or a share in luck: it is done."""

    id: int


class Refusal(msgspec.Struct, tag="refused"):
    id: int
    reason: ReasonInfo


class Why(msgspec.Struct, tag="why"):
    """reason is null when the move is legal."""

    id: int
    reason: ReasonInfo | None


class Invitation(msgspec.Struct, tag="invitation"):
    """The answer to Invite: the end of a link for another screen."""

    id: int
    token: str


class ReplyInfo(msgspec.Struct):
    """A move that somebody would make next."""

    notation: str
    key: str
    facts: dict[str, int | str]


class HintInfo(msgspec.Struct):
    """One of the best moves, by what its seat knows."""

    move: str
    win: list[float]
    """The chance of each seat to win after it."""
    points: list[float]
    """What each seat may expect to have in the end."""
    error: float
    """The standard error of the own chance."""
    reason: str
    """Words: `hint-<reason>`."""
    facts: dict[str, int]
    brings: dict[str, int]
    """What it is sure to bring, as previews say it."""
    reply: ReplyInfo | None


class Hints(msgspec.Struct, tag="hints"):
    """The answer to AskHint, the best move first."""

    id: int
    after: int
    """Number of moves made when it was true."""
    hints: list[HintInfo]


class Rematch(msgspec.Struct, tag="rematch"):
    """A new table with the same people, whose keys open their seats there too."""

    table: str
    keys: list[SeatKey]
    """Where it was made before keys were good for the next game: this socket's keys to it."""


class Gone(msgspec.Struct, tag="gone"):
    """No such table, or nothing that opens a seat. The socket is closed after it."""

    why: str
    key: str
    """Of the page's words for it: `gone`, `full`, `key-wrong` or `invitation-used`."""


class Trouble(msgspec.Struct, tag="trouble"):
    """A message that made no sense, or a socket that is turned away for now. Nothing happened."""

    why: str
    key: str = ""
    """Of the page's words for who is not let in: `too-often`, `unsaved` or `strange`; empty once somebody is."""


class LobbyNews(msgspec.Struct, tag="lobby"):
    """The lobby as it is now, sent whenever that changes."""

    listed: list[TableInfo]
    mine: list[TableInfo]
    """Those that were asked after and can be shown."""
    gone: list[str]
    """Those that do not exist any more."""


ToPage = (
    Welcome
    | Update
    | Changes
    | TableChanged
    | Done
    | Refusal
    | Why
    | Invitation
    | Hints
    | Rematch
    | Gone
    | Trouble
    | LobbyNews
)
