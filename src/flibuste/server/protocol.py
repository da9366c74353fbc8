"""What the page and the server say to each other. The page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from flibuste.games import titles
from flibuste.kernel.options import Value
from flibuste.kernel.outcome import ScoreLine
from flibuste.server.store import ClockTerms, WhatIf

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
    lesson: str
    """The name of the lesson about what is new in it; empty: there is none."""


class ModeInfo(msgspec.Struct):
    """Presets that people would call one game. Words: `mode-<id>`, and what it is about as their attribute."""

    id: str
    presets: list[str]
    """The usual one first."""
    seats: list[int]
    """The fewest and the most."""
    minutes: list[int]
    """That it takes with so many."""
    weight: int
    """From 1 (light) to 3 (heavy)."""
    together: bool
    """All win or lose together."""


class TitleInfo(msgspec.Struct):
    id: str
    name: str
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    modes: list[ModeInfo]
    catalogue: list[dict[str, bool | int | str | list[int | str | list[Any] | dict[str, Any]] | dict[str, Any]]]
    """Objects say what a piece does, in the terms of its title."""
    bots: list[str]
    """Levels to choose from, from gentle to strong."""
    lesson: int
    """How many stops its lesson for newcomers has; 0: there is none."""
    puzzles: int
    """How many there are, one for each day; 0: none."""


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
    """Seconds since no screen of it has been connected; 0: one is, or it is a bot's. The lobby tells none."""
    stand_in: str = ""
    """The bot that plays for this person now; empty: they play themselves."""
    resigned: bool = False
    """The bot plays on to the end."""
    person: str = ""
    """Who sits there, where that is somebody who keeps their name: their page is /p/<person>."""


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
    rated: bool = False
    """The game counts for the ratings of those who play it."""
    took_back: bool = False
    """With everybody's consent something was taken back that had been revealed: whoever chose again knew it."""
    clock: ClockTerms | None = None
    """How much time people have; None: as much as they want."""
    pace: str = ""
    """live or day, as its clock is; empty: it has none."""
    chat: bool = True
    """People may talk to each other there."""
    what_if: WhatIf | None = None
    """Where it was copied from, if it asks what would have been: it counts for nothing, and says so."""
    set_up: bool = False
    """It began with a position that was set up by hand."""
    cut_short: bool = False
    """People ended the game before its rules did, so that it cannot be studied."""


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
    person: str = ""
    """As in Hello: who makes it sits where a seat here bears their name."""
    rated: bool = False
    """The game counts. Refused where it cannot: everybody must keep their name, or be a bot of a named level."""
    clock: ClockTerms | None = None
    chat: bool = True
    """Whether people may talk to each other there."""
    patience: int = 0
    """Seconds that somebody may be away before others may let a bot play for them; 0: as the server has it."""


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
    rateable: bool = False
    """Several play against each other, and nobody else plays along."""


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
    person: str = ""
    """As in Hello: then the name is theirs."""


class Follow(msgspec.Struct):
    token: str


class WhatIfAsk(msgspec.Struct):
    """A copy of a table as it was after so many moves, to be played on from there against bots."""

    moves: int
    seat: int
    """To be played; the others get bots."""
    token: str = ""
    """Needed while the game is played: what-ifs are then for who plays it against bots alone."""
    tree: str = ""
    """The key to a tree that it is to be kept in as a branch; empty: in none."""


class CommentInfo(msgspec.Struct):
    """What is said about a moment of a line; an empty text takes away what was said."""

    table: str
    moves: int
    """After so many."""
    text: str


class TreeAsk(msgspec.Struct):
    """To look at a tree of what-ifs of this table, and, with its key, to change it."""

    key: str = ""
    """What its owner's device has made up; the tree of a new key is empty."""
    tree: str = ""
    """Without a key: the tree of a link that somebody has shared."""
    comment: CommentInfo | None = None
    shared: bool | None = None
    """Whether who has its link may look at it."""
    drop: str = ""
    """A branch that is to be forgotten, with all that leave it."""
    stop: str = ""
    """A branch that is not to be played on."""

    @property
    def changes(self) -> bool:
        return self.comment is not None or self.shared is not None or self.drop != "" or self.stop != ""


class NamedMove(msgspec.Struct):
    """A move of a line that is worth naming: one that leads into a branch, or that something is said about."""

    number: int
    """From 1."""
    seat: int
    move: ReplyInfo


class LineInfo(msgspec.Struct):
    """One line of a tree: the game itself, or a branch."""

    table: TableInfo
    of: str
    """The table whose line it leaves; empty: it is the game itself."""
    scores: list[int]
    """At its end, or now; as a spectator knows them."""
    outcome: OutcomeInfo | None
    """How it ended, where it was played to its end."""
    moves: list[NamedMove]


class TreeInfo(msgspec.Struct):
    """A tree of what-ifs. Its branches stand in the order they were begun in."""

    tree: str
    """For its link, `/tree/<table>/<tree>`."""
    own: bool
    """The key to it was told."""
    shared: bool
    lines: list[LineInfo]
    comments: list[CommentInfo]


class TreeMade(msgspec.Struct):
    """A tree that came from a file, with the key to it."""

    table: TableInfo
    key: str


class PieceMoved(msgspec.Struct):
    """One thing goes from a place of a position to another."""

    source: str
    index: int
    """Which of the list that lies there, or of the kinds that are counted there."""
    target: str


class NumberSet(msgspec.Struct):
    place: str
    value: int


class PieceOwned(msgspec.Struct):
    """Somebody has a piece from now on, or not."""

    place: str
    index: int
    """Of the place's `names`."""
    has: bool


class ThingStood(msgspec.Struct):
    """Something on a cell of the map becomes otherwise."""

    place: str
    cell: str
    value: int = 0
    """How many stand there, or the seat to which the cell belongs (-1: nobody's)."""
    index: int = 0
    """Of the place's `names`, where several kinds are counted."""


class PositionAsk(msgspec.Struct):
    """A position to be set up: of a text, of a moment, or fresh; and one change to it."""

    text: str = ""
    """As PositionInfo.text; empty: of `moment` or fresh."""
    table: str = ""
    moment: WhatIfAsk | None = None
    """Of that table, as its seat knew it; allowed where a what-if is."""
    title: str = ""
    seats: int = 0
    options: dict[str, Value] = {}
    """Of a fresh game."""
    move: PieceMoved | None = None
    number: NumberSet | None = None
    owned: PieceOwned | None = None
    stood: ThingStood | None = None
    turn: int | None = None
    """The seat whose turn it is to be."""


class PlaceInfo(msgspec.Struct):
    """A place of a position whose things can be changed. Words: `laid-<name>`."""

    id: str
    name: str
    seat: int
    """Whose it is; -1: everybody's."""
    kind: str
    """pieces (by code, the last uppermost), counts (of the kinds `names`), number or owned (of the codes `names`); and
    on the map spot (where one thing stands), crowd (how many of the kinds `names` stand on each cell) or claims (whose
    each cell is)
    """
    items: list[str] = []
    counts: list[int] = []
    names: list[str] = []
    value: int = 0
    least: int = 0
    most: int = 0
    to: list[str] = []
    """Places to which things can go from here."""
    cell: str = ""
    """Of a spot; empty: off the map."""
    crowds: dict[str, list[int]] = {}
    claims: dict[str, int] = {}
    """-1: nobody's."""


class PositionInfo(msgspec.Struct):
    """A position that somebody sets up: they see all of it."""

    text: str
    """The whole of it, in one line."""
    title: str
    seats: int
    options: dict[str, Value]
    view: View
    """As who is to move sees it."""
    eye: int
    seat_to_move: int
    scores: list[int]
    rivals: list[str]
    private: bool
    turn: bool
    """Whose turn it is can be changed."""
    places: list[PlaceInfo]


class PositionText(msgspec.Struct):
    text: str


class PositionHints(msgspec.Struct):
    moves: list[MoveInfo]
    """What may be done there, as far as hints name it."""
    hints: list[HintInfo]
    """The best first."""


class PositionTable(msgspec.Struct):
    """A private table that begins with a position, for one person against bots."""

    text: str
    seat: int
    name: str = ""
    bot: str = "mate"
    """Who plays the other seats."""


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


class FinishedInfo(msgspec.Struct):
    """A game that is over, for all to look at."""

    table: TableInfo
    outcome: OutcomeInfo | None
    ended: float


class FinishedPage(msgspec.Struct):
    """Some of them, the newest first."""

    tables: list[FinishedInfo]
    before: float
    """To ask on with, together with the id; 0: there are no more."""
    id: str


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    """ok, or trouble"""
    troubles: list[str]
    """Sentences for its operator."""


class StudyAsk(msgspec.Struct):
    """What shall become of the study of a finished game."""

    wanted: bool = True
    """False: it stops where it is."""


class PuzzleAnswer(msgspec.Struct):
    """The move that somebody chose in the puzzle of a day."""

    move: str
    day: str = ""
    """As in 2026-11-18; empty: today's."""


class Problem(msgspec.Struct):
    """Every refusal of the HTTP API: one English sentence, and the same as data, for pages."""

    error: str
    reason: ReasonInfo


# --- people -----------------------------------------------------------------------------------------------------------


class KeepName(msgspec.Struct):
    """Somebody wants to keep their name on this device, which has made up a key of its own."""

    name: str
    key: str
    """20 to 64 letters, digits, - or _. The server keeps its SHA-256."""
    device: str = ""
    """What its person may call the device."""


class Whose(msgspec.Struct):
    """A device that tells whose it is."""

    person: str
    """`id.key`"""


class NewName(msgspec.Struct):
    person: str
    name: str


class DropDevice(msgspec.Struct):
    person: str
    device: str
    """As in DeviceInfo."""


class Arrive(msgspec.Struct):
    """A person comes to this device by a code."""

    code: str
    key: str
    device: str = ""


class DeviceInfo(msgspec.Struct):
    id: str
    label: str
    since: float
    seen: float
    """To the day."""
    own: bool
    """The one that asks."""


class PasskeyInfo(msgspec.Struct):
    id: str
    label: str
    """The device that it was made on, as its person knows it."""
    since: float
    seen: float


class Ways(msgspec.Struct):
    """How people can be known and called here."""

    passkeys: bool
    host: str
    """Passkeys are good where the page's address has this name."""
    address: str
    """That address, for people."""
    bell: str
    """The key that browsers know this server's calls by; empty: it calls nobody."""


class PasskeyAsk(msgspec.Struct):
    """What a new passkey is to sign. Bytes are base64url, here and below."""

    challenge: str
    host: str
    user: str
    name: str
    known: list[str]
    """Ids of those that there are."""
    algorithms: list[int]


class HangBell(msgspec.Struct):
    """A browser that is to be called when it is the turn of these seats, as its push subscription says."""

    tokens: list[str]
    endpoint: str
    key: str
    auth: str
    says: str = ""
    """What it then shows; empty: it is not to be called any more."""


class NewPasskey(msgspec.Struct):
    person: str
    id: str
    client_data: str
    attestation: str
    device: str = ""


class AskPasskey(msgspec.Struct):
    """A device that a person wants to come to by a passkey."""

    key: str
    """The one that it has made up; who answers brings the same."""


class PasskeyQuestion(msgspec.Struct):
    """What any passkey of this server is to sign."""

    challenge: str
    host: str


class OpenPasskey(msgspec.Struct):
    """A person comes to this device by a passkey."""

    id: str
    user: str
    client_data: str
    authenticator_data: str
    signature: str
    key: str
    device: str = ""


class DropPasskey(msgspec.Struct):
    person: str
    passkey: str


class Me(msgspec.Struct):
    """What a device is told of its own person."""

    id: str
    name: str
    since: float
    devices: list[DeviceInfo]
    tables: list[str]
    """Where this person has a seat, the newest last."""
    passkeys: list[PasskeyInfo]


class RatingInfo(msgspec.Struct):
    value: int
    spread: int
    """Nearly sure (95 %) that it lies no farther away."""
    games: int
    points: list[tuple[float, int, int]]
    """After each of the last games: when, value and spread."""


class TallyInfo(msgspec.Struct):
    """Somebody's games of one title."""

    title: str
    games: int
    won: int
    expected: float
    """How many chance alone would have won; 0 where all play together, or one alone."""
    best: int | None
    best_table: str
    best_seats: int
    rating: RatingInfo | None
    """None: not one rated game."""


class RivalInfo(msgspec.Struct):
    id: str
    name: str
    ahead: int
    """How often the person came before them."""
    behind: int


class MarkInfo(msgspec.Struct):
    """A fact about how somebody has played; words: `deed-<id>`."""

    id: str
    count: int
    """How often; 0: they are on the way to it."""
    share: float
    """Of all people who keep a name, those who have it."""
    done: int
    """How far they have come towards the first time, out of `of`."""
    of: int


class PersonInfo(msgspec.Struct):
    """Somebody's page, the same for everybody."""

    id: str
    name: str
    since: float
    games: int
    won: int
    left: int
    """Games that were not played to the end."""
    tallies: list[TallyInfo]
    """By title, the most played first."""
    rivals: list[RivalInfo]
    """People they have met most often."""
    marks: list[MarkInfo]
    """Those that they have, and those that they are on the way to."""
    few: int
    """Rated games below which a rating says too little."""


class StandingInfo(msgspec.Struct):
    """A person or a bot among the rated."""

    id: str
    """Empty for a bot."""
    name: str
    """Of a bot its level; words: `bot-<name>`."""
    value: int
    spread: int
    games: int


class BoardInfo(msgspec.Struct):
    """Who plays a title best, by the lower end of what their rating may be."""

    title: str
    standings: list[StandingInfo]
    bots: list[StandingInfo]
    """All levels that have played at all."""
    few: int
    """Who has fewer rated games is not among them."""


class OfferInfo(msgspec.Struct):
    """A person may come to another device, once."""

    code: str
    seconds: int


# --- at the table: from the page --------------------------------------------------------------------------------------


Mark = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]
"""A person's id, or what a browser made up; empty: a program, which is not counted."""


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
    person: str = ""
    """Whose device it is, `id.key`, where its person keeps their name. Never told to anybody."""
    take: str = ""
    """A key made up by who holds none here: it holds the seat of that person from then on, if there is one."""
    mark: Mark = ""
    """Who looks, for counting those aboard."""


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


class AskNumbers(msgspec.Struct, tag="numbers"):
    """A program that is to move wants what its seat may know as the numbers of the title's features."""

    id: int
    seat: int
    after: int
    """Number of moves made when it asked."""


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


class SetHook(msgspec.Struct, tag="hook"):
    """Where a program is told by POST that it is this seat's turn."""

    id: int
    seat: int
    url: str
    """Empty: nowhere."""


class AskHook(msgspec.Struct, tag="ask-hook"):
    """Where that is told now."""

    id: int
    seat: int


class TryHook(msgspec.Struct, tag="try-hook"):
    """Tells it there once, at once; refused with the reason where nobody takes it."""

    id: int
    seat: int


class SetNight(msgspec.Struct, tag="night"):
    """When somebody sleeps, so that a clock by day stands still: a minute of the day in UTC, and how many minutes."""

    id: int
    seat: int
    begins: int
    lasts: int
    """0: never."""


class Ask(msgspec.Struct, tag="ask"):
    """Of everybody at the table; at most one thing is asked for at a time."""

    id: int
    seat: int
    what: str
    """take-back or pause"""
    after: int
    """Number of moves made when it was wished for: sent twice, it is asked for once."""
    about: dict[str, int] = {}
    """take-back: `events`, how many came before the line of the log that shall be void; none: the last decision."""


class Answer(msgspec.Struct, tag="answer"):
    """To what is asked for. Who asked takes it back by not agreeing."""

    id: int
    seat: int
    request: int
    """The number of what is answered."""
    agrees: bool


class SailOn(msgspec.Struct, tag="sail-on"):
    """Ends a pause; whoever plays may."""

    id: int
    seat: int


class Attend(msgspec.Struct, tag="attend"):
    """Whether this page is looked at; a page says so when that changes, and is not answered."""

    looks: bool


class Say(msgspec.Struct, tag="say"):
    """To everybody at the table, by who holds a seat there: a line of plain text, or one of the reactions."""

    id: int
    seat: int
    text: str = ""
    reaction: str = ""
    """bravo, ouch, cheers, patience, coffee or thanks; empty: the text counts."""


class LobbyWish(msgspec.Struct):
    """What somebody wants to see of the lobby, besides tables of their own."""

    mine: list[str]
    text: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Part of the name of a table, or of somebody at it."""
    title: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Tables of this title alone; empty: of all."""
    pace: Annotated[str, msgspec.Meta(max_length=4)] = ""
    """live or day; empty: any."""
    rated: bool = False
    """Rated games alone."""
    open: Annotated[int, msgspec.Meta(ge=0, le=200)] = 20
    """How many open tables it shows."""
    sailing: Annotated[int, msgspec.Meta(ge=0, le=200)] = 2
    """How many that are played."""


class WatchLobby(LobbyWish, tag="lobby"):
    """On the socket of no table: wants to be told what is new. Said again when something else is looked for."""

    mark: Mark = ""
    """Who looks, for counting those aboard: the first one counts."""


class AskHint(msgspec.Struct, tag="hint"):
    """Who plays against bots alone wants to know the best moves. The table is marked for ever."""

    id: int
    seat: int
    after: int
    """Number of moves made when the player asked."""


class AskPast(msgspec.Struct, tag="past"):
    """Whoever looks at a table wants to know how its game came here."""

    id: int
    since: int = 0
    """Moves that the page knows of already."""


class LookBack(msgspec.Struct, tag="look"):
    """Whoever looks at a table wants to see it as it was."""

    id: int
    moves: int
    """After so many moves."""
    eye: int = -1
    """With the eyes of the own seat, or -1: a spectator's. After the game with anybody's."""


FromPage = (
    Hello
    | MakeMove
    | Undo
    | AskWhy
    | AskNumbers
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
    | SetHook
    | AskHook
    | TryHook
    | SetNight
    | Ask
    | Answer
    | SailOn
    | Attend
    | Say
    | AskPast
    | LookBack
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
    now: int = 0
    """The server's time in milliseconds, where the table has clocks."""


class ClockInfo(msgspec.Struct):
    """The clocks of a table, in milliseconds; `Welcome.now` says what time it is by the server."""

    left: list[int]
    """Of each seat, when last counted; by day for its turn."""
    runs: int
    """The seat whose clock runs; -1: none does."""
    since: int
    """From when on it counts down: the first moments of a decision are free."""
    still_until: int
    """It is night there, and the clock stands still until then; 0: it does not."""
    out: int
    """The seat whose time is up, so that others may decide what becomes of it; -1: none."""
    nights: list[list[int]]
    """Of each seat, the minute of the day in UTC when it begins, and its minutes; empty: nobody has said theirs."""
    anchored: int
    """Since when all of them stand still because everybody wanted a pause; 0: they do not."""


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
    clocks: ClockInfo | None = None
    """Of a table that has some."""


class Changes(msgspec.Struct, tag="changes"):
    """An Update, told by what has changed since the last one on this socket. Who fell behind is sent a whole one."""

    moves_made: int
    undone: bool
    events_from: int
    events: list[EventInfo]
    changes: list[Any] | dict[str, Any]
    """Of everything in the update from `eye` on; as in kernel/changes.py."""


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
    plates: list[str]
    """Pictures of how it is played, which the page draws. Words: `plate-<id>`."""
    printed: dict[str, int]
    """Numbers of its pieces that the words speak of."""


class TableChanged(msgspec.Struct, tag="table"):
    table: TableInfo
    notes: list[NoteInfo] = []


class ChatLine(msgspec.Struct):
    """Something that somebody at the table said."""

    seat: int
    at: int
    """Seconds since 1970."""
    text: str
    reaction: str


class Said(msgspec.Struct, tag="said"):
    """What was said at the table: to who comes, the newest lines; else what was said just now."""

    lines: list[ChatLine]
    whole: bool = False
    """These are all that this page has to show."""


class Here(msgspec.Struct, tag="here"):
    """Who is at the table, told when that changes, and when nothing else has."""

    seats: list[int]
    """Of each seat: 0, its person is here or it has none; -1, they look elsewhere; else seconds of their absence."""


class HookIs(msgspec.Struct, tag="hook"):
    """The answer to AskHook."""

    id: int
    url: str
    """Empty: nobody is told."""


class Asked(msgspec.Struct, tag="asked"):
    """What somebody asks of everybody, told anew with every answer: it happens when all who are asked agree."""

    request: int
    """Its number, which an answer names."""
    what: str
    by: int
    about: dict[str, int]
    """take-back: `events` that come before it, `moves` that stay, how many it `took`, whether something was `revealed`
    since."""
    asked: list[int]
    """The people who have to agree: not who is away, not bots, and not who asks."""
    agreed: list[int]
    refused: list[int]
    left: float
    """Seconds to answer in: no answer is a no."""
    ended: str = ""
    """Told once, when it ends: granted, refused, lapsed, withdrawn, moved (somebody played on) or left; empty: open."""


class Done(msgspec.Struct, tag="done"):
    """The answer to what has no other: it is done."""

    id: int


class Refusal(msgspec.Struct, tag="refused"):
    id: int
    reason: ReasonInfo


class Why(msgspec.Struct, tag="why"):
    """reason is null when the move is legal."""

    id: int
    reason: ReasonInfo | None


class Numbers(msgspec.Struct, tag="numbers"):
    """The answer to AskNumbers, in the order of the features."""

    id: int
    after: int
    numbers: list[int]


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


class ChancesInfo(msgspec.Struct):
    win: list[float]
    """Of each seat."""
    points: list[float]
    error: float
    """The standard error of the chance of the seat that looks."""


class StudiedInfo(msgspec.Struct):
    """One decision of a studied game."""

    number: int
    """How many moves were made before."""
    seat: int
    round: int
    """0 where the title has none."""
    move: ReplyInfo
    chances: ChancesInfo
    """Before it."""


class ReasonOfBest(msgspec.Struct):
    """Why a move is the best, as of a hint."""

    reason: str
    facts: dict[str, int]
    brings: dict[str, int]
    reply: ReplyInfo | None


class LineMove(msgspec.Struct):
    """A choice that somebody would probably make."""

    seat: int
    notation: str
    key: str
    facts: dict[str, int | str]


class MomentInfo(msgspec.Struct):
    """A move of a studied game that is worth looking at again."""

    number: int
    seat: int
    kind: str
    """choice or luck"""
    change: float
    """To the chance of that seat."""
    best: ReplyInfo
    best_chances: ChancesInfo
    played_chances: ChancesInfo
    why: ReasonOfBest | None
    line: list[LineMove]
    """What would probably follow the best move; empty where that hangs on luck."""
    events: list[EventInfo]
    """What happened by the move that was made."""


class SeatStudy(msgspec.Struct):
    luck: float
    choices: float
    agreement: float | None
    """Share of its real choices that were as good as the best; None where it had none."""


class SaidInfo(msgspec.Struct):
    """A sentence of the summary: words `study-<key>`."""

    key: str
    facts: dict[str, int]


class StudyInfo(msgspec.Struct):
    """A study of a finished game, or how far it is."""

    state: str
    """none, queued, computing, stopped, done, ended (by people) or old (its moves cannot be played any more)"""
    done: int = 0
    """Looks at moves."""
    total: int = 0
    seconds_left: int = 0
    playouts: int = 0
    together: bool = False
    """All win or lose together, or somebody plays alone."""
    moves: list[StudiedInfo] = []
    """As many as were asked for and are known."""
    end: ChancesInfo | None = None
    """How the game came out; this and what follows only when it is done."""
    seats: list[SeatStudy] = []
    moments: list[MomentInfo] = []
    words: list[SaidInfo] = []


class PuzzleInfo(msgspec.Struct):
    """The puzzle of a day, as the seat sees it that is to choose."""

    title: str
    day: str
    first: str
    """The earliest day that has one."""
    today: str
    options: dict[str, Value]
    seats: int
    seat: int
    rivals: list[str]
    private: bool
    update: Update


class AnswerInfo(msgspec.Struct):
    """One of the moves that were looked at closely."""

    move: ReplyInfo
    win: float
    """The chance of the seat with it."""
    error: float
    """The standard error of that."""


class PuzzleVerdict(msgspec.Struct):
    """What there is to say about a puzzle to who has answered."""

    move: ReplyInfo
    """What was chosen."""
    right: bool
    answers: list[AnswerInfo]
    """The best first; what is not among them was given up by the search."""
    tempting: str
    """What a strong bot in a hurry chooses."""
    why: ReasonOfBest
    line: list[LineMove]
    """What would probably follow the best move."""
    playouts: int


class Hints(msgspec.Struct, tag="hints"):
    """The answer to AskHint, the best move first."""

    id: int
    after: int
    """Number of moves made when it was true."""
    hints: list[HintInfo]


class Past(msgspec.Struct, tag="past"):
    """The answer to AskPast, which is the same for all. Rounds begin with events that name them (`round`)."""

    id: int
    since: int
    turns: list[int]
    """In whose turn each move after these was made."""
    told: list[int]
    """How many events there were after that many moves, and after each one more."""


class Then(msgspec.Struct, tag="then"):
    """The answer to LookBack: the table as that eye saw it then. Nobody can act in the past, so no moves are told."""

    id: int
    moves: int
    eye: int
    view: View
    seat_to_move: int
    scores: list[int]


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
    """The lobby as it is now, sent whenever that changes: as much of it as is shown, without one's own tables."""

    open: list[TableInfo]
    """Tables with a free seat for anyone that are what was looked for, the newest first."""
    open_found: int
    """How many there are of these."""
    open_count: int
    """How many there are in all."""
    sailing: list[TableInfo]
    """Tables that are played, the newest first."""
    sailing_count: int
    newer: list[TableInfo]
    """Tables that only a newer version of this program can open."""
    mine: list[TableInfo]
    """Those that were asked after and can be shown."""
    outcomes: dict[str, OutcomeInfo]
    """Of those of them that are over, by their ids."""
    gone: list[str]
    """Those that do not exist any more."""
    aboard: int
    """How many people are here now, whoever asks among them: at tables, and in the lobby."""


ToPage = (
    Welcome
    | Update
    | Changes
    | TableChanged
    | Asked
    | Here
    | HookIs
    | Said
    | Done
    | Refusal
    | Why
    | Numbers
    | Invitation
    | Hints
    | Past
    | Then
    | Rematch
    | Gone
    | Trouble
    | LobbyNews
)
