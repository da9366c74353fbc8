"""`flibuste play`: a whole game in the terminal, in plain lines of text."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flibuste.bots import ask, find_bot
from flibuste.bots.plans import Mind
from flibuste.cli.ask import position_of
from flibuste.cli.boards import find_board
from flibuste.cli.terminal import console
from flibuste.cli.terms import seed_of
from flibuste.games import find_title
from flibuste.kernel.chance import Rng, rng_from_text
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import NOBODY, Event
from flibuste.kernel.moves import Move
from flibuste.kernel.options import read_options
from flibuste.kernel.outcome import ScoreLine
from flibuste.kernel.refusals import BadOption, Refused
from flibuste.kernel.set_up import SetUp
from flibuste.kernel.title import Title
from flibuste.phrases import Args, Phrases
from flibuste.words import Words

NO_BOTS: Final = ["none"]
USUAL_BOT: Final = "captain"
PERSON: Final = ""
"""In a list of bots by name: no bot sits there."""
MOST_SHOWN: Final = 20
"""How many moves that fit what was typed are shown to choose from."""
WORD: Final = re.compile(r"[\w+/-]+")

with suppress(ImportError):  # not on every system; where it is, arrow keys work at the prompt
    import readline  # noqa: F401


class Leave(Exception):
    """The player has had enough."""


@dataclass
class Sitting:
    """Who sits where: a bot, or None for a person at this terminal."""

    bots: list[Mind | None]
    names: list[str]
    rngs: list[Rng]

    @property
    def you(self) -> int:
        """The only person's seat: the one who is spoken to as "you"."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else NOBODY


def run(args: Namespace) -> int:
    set_up = position_of(args.position) if args.position else None
    title = find_title(args.title) if set_up is None else _title_of(set_up, args)
    phrases = Phrases(args.lang, ["flibuste.cli", "flibuste.bots"])
    bots = _bots(title, args)
    sitting = _sit_down(bots, args, phrases)
    options = read_options(title.name, title.options, dict(args.option)) if set_up is None else set_up.terms.options
    if bots.count(PERSON) > 1 and title.is_private(title.agree(len(bots), options)):
        raise BadOption(
            f"In this game of {title.name} players have secrets, and a terminal has no curtain: "
            f"only one person can play here, the others at the page."
        )
    words = Words(title, args.lang, options)
    game = start(title, len(sitting.bots), options, args.seed) if set_up is None else _game_of(set_up, sitting, args)
    game.is_seeded = args.seed is not None
    if args.record is not None:
        Path(args.record).open("a", encoding="utf-8").close()  # a file that cannot be written is said before the game
    return TextTable(game, sitting, words, phrases, args.record).run()


def _title_of(set_up: SetUp, args: Namespace) -> Title:
    """A position brings its title, seats and options along."""
    if args.option or args.title not in ("", set_up.title.id) or args.seats not in (None, set_up.terms.seats):
        raise BadOption("A position has its own title, seats and options; leave those away, or name the same.")
    args.seats = set_up.terms.seats
    return set_up.title


def _game_of(set_up: SetUp, sitting: Sitting, args: Namespace) -> Game:
    """What the only person cannot know is dealt anew; with several, what no spectator can."""
    position = set_up.position()
    position.determinize(sitting.you, rng_from_text(f"{seed_of(args)} dealt"))
    return SetUp(set_up.title, set_up.terms, position.to_data()).game(args.seed)


def _bots(title: Title, args: Namespace) -> list[str]:
    """People first, then the bots that were asked for; without a wish you meet captains in all other seats."""
    if args.bots is None:
        seats = args.seats or title.presets[0].least
        return [PERSON, *[USUAL_BOT] * (seats - 1)]
    bots: list[str] = [] if args.bots == NO_BOTS else args.bots
    seats = args.seats or max(title.presets[0].least, len(bots) + 1)
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots do not fit at {seats} seats.")
    return [PERSON] * (seats - len(bots)) + bots


def _sit_down(bots: list[str], args: Namespace, phrases: Phrases) -> Sitting:
    given: list[str] = list(args.names)
    people = bots.count(PERSON)
    if len(given) > people:
        raise BadOption(f"There are {len(given)} names for {people} people.")
    names = [*given, *[""] * (len(bots) - len(given))]
    for seat, bot in enumerate(bots):
        if bot != PERSON:
            names[seat] = phrases.text("bot", {"bot": _called(bot, phrases), "seat": seat + 1})
        names[seat] = names[seat] or phrases.text("player", {"seat": seat + 1})
    seed = os.urandom(8).hex() if args.seed is None else args.seed
    rngs = [rng_from_text(f"{seed} seat {seat}") for seat in range(len(bots))]
    return Sitting([None if bot == PERSON else Mind(find_bot(bot)) for bot in bots], names, rngs)


def _called(bot: str, phrases: Phrases) -> str:
    """A level in the reader's language, any other bot by its name: `Search` for `search:500`."""
    level = f"bot-{bot}"
    return phrases.text(level) if phrases.has(level) else bot.partition(":")[0].capitalize()


class TextTable:
    """One game at the terminal: tells what happens, asks people, lets bots choose."""

    def __init__(self, game: Game, sitting: Sitting, words: Words, phrases: Phrases, record: str | None) -> None:
        self.game = game
        self.sitting = sitting
        self.words = words
        self.phrases = phrases
        self.record = record
        self.board = find_board(game.title.id)
        self.out = console()
        self.turn: object = None
        """The turn that was described in full."""
        self.shown: list[Move] = []
        """The moves that numbers stand for: those of the list shown last."""

    def run(self) -> int:
        try:
            self._play()
        except (Leave, EOFError, KeyboardInterrupt):
            self._say("")
            self._say(self.phrases.text("goodbye", {"moves": len(self.game.entries)}))
        finally:
            # Kept first, told afterwards: a closed terminal must not cost the game.
            kept = self.record is not None and self._save(self.record)
        self._tell_how_to_see_it_again(kept)
        return 0

    def _play(self) -> None:
        game = self.game
        self._welcome()
        self._tell(game.events)
        while not game.over:
            seat = game.seat_to_move
            bot = self.sitting.bots[seat]
            if bot is None:
                self._ask(seat)
            else:
                self._let_choose(seat, bot)
        self._tell_result()

    def _let_choose(self, seat: int, bot: Mind) -> None:
        rng = self.sitting.rngs[seat]
        choice = bot.choose(ask(self.game.clone_position(), rng), rng)
        # Found again by its notation: what a bot returns comes from its own copy of the game.
        self._tell(self.game.submit(seat, choice.notation))

    # --- a person's decision ------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        self._describe(self._is_new_turn())
        self._show_choices(seat)
        while True:
            line = self._read(seat)
            if self._command(seat, line):
                return

    def _is_new_turn(self) -> bool:
        turn = self.board.turn(self.game.view(NOBODY))
        is_new, self.turn = turn != self.turn, turn
        return is_new

    def _show_choices(self, seat: int) -> None:
        self._say(self._prompt(seat), "bold")
        moves = self.game.moves()
        self._show(self.board.short_list(moves, self.game.preview))
        hidden = [move for move in moves if move not in self.shown]
        if hidden:
            self._say("  " + self.phrases.text("more", {"moves": len(hidden), "example": hidden[0].notation}))

    def _show(self, moves: list[Move]) -> None:
        self.shown = moves
        for number, move in enumerate(moves, 1):
            brings = self.words.preview(self.game.preview(move))
            self._say(f"  {number}. {self._move(move)}" + (f" ({brings})" if brings else ""))

    def _move(self, move: Move) -> str:
        return self.words.move(move, self.sitting.names, self.sitting.you)

    def _prompt(self, seat: int) -> str:
        open_moves = [move.notation for move in self.game.moves()]
        question, facts = self.board.question(self.game.step, self.game.view(seat), open_moves)
        return self.words.prompt(question, seat, self.sitting.names, self.sitting.you, facts)

    def _read(self, seat: int) -> str:
        if self.sitting.you == NOBODY:
            asked = self.phrases.text("ask-seat", {"name": self.sitting.names[seat]})
        else:
            asked = self.phrases.text("ask")
        return input(asked + " ").strip()

    def _command(self, seat: int, line: str) -> bool:
        """Does what was typed; true when the decision is over."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                self._show_choices(seat)
            case "?" | "h" | "help":
                self._help()
            case "q" | "quit" | "exit":
                raise Leave
            case "u" | "undo":
                return self._undo(seat)
            case "s":
                self._describe(True, odds=True)
                self._show_choices(seat)
            case "l":
                self._tell_again()
            case "why":
                self._why(seat, rest)
            case "w" if rest:
                if self._save(rest):
                    self._say(self.phrases.text("saved", {"file": rest}))
            case _:
                return self._choose(seat, line)
        return False

    def _choose(self, seat: int, line: str) -> bool:
        """A number of the list, a notation, or words that fit one legal move only."""
        if line.isdecimal():
            fitting = self.shown[int(line) - 1 : int(line)] if int(line) else []
        else:
            fitting = self._fitting(line)
        if len(fitting) == 1:
            return self._submit(seat, fitting[0])
        if not fitting:
            self._say(self.phrases.text("unclear", {"text": line, "most": len(self.shown)}))
        elif len(fitting) > MOST_SHOWN:
            self._say(self.phrases.text("too-many", {"text": line, "moves": len(fitting)}))
        else:
            self._say(self.phrases.text("several", {"text": line}))
            self._show(fitting)
        return False

    def _submit(self, seat: int, move: Move) -> bool:
        try:
            events = self.game.submit(seat, move)
        except Refused as refused:
            self._say(self._reason(refused))
            return False
        self._tell(events)
        return True

    def _fitting(self, text: str) -> list[Move]:
        """The move of this notation, legal or not; else legal moves with these words, or with words that begin so."""
        exact = self._by_notation(text)
        if exact is not None:
            return [exact]
        wanted = _words(text)
        said = {move: _words(f"{move.notation} {self._move(move)}") for move in self.game.moves()}
        if not wanted:
            return []
        found = [move for move, has in said.items() if wanted <= has]
        if found or any(len(word) < 2 for word in wanted):
            return found
        return [move for move, has in said.items() if all(any(one.startswith(word) for one in has) for word in wanted)]

    def _by_notation(self, text: str) -> Move | None:
        """Capital letters make no difference."""
        book = self.game.title.book
        wanted = text.casefold()
        return book.by_notation.get(text) or next((m for m in book.moves if m.notation.casefold() == wanted), None)

    def _undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat)
        except Refused as refused:
            self._say(self._reason(refused))
            return False
        self._say(self.phrases.text("undone"))
        return True

    def _why(self, seat: int, text: str) -> None:
        """Why the moves that these words name are not possible now; those that could matter at this table first."""
        found = self._named(text)
        if not found:
            self._say(self.phrases.text("why-which", {"text": text}))
        for move in found[:3]:
            reason = self.game.why_not(seat, move)
            if reason is None:
                self._say(self.phrases.text("why-legal", {"move": self._move(move)}))
                continue
            told = self.words.reason(reason, self.sitting.names, self.sitting.you)
            args = {"move": self._move(move), "reason": told, "rule": reason.rule}
            self._say(self.phrases.text("why-rule" if reason.rule else "why-reason", args))

    def _named(self, text: str) -> list[Move]:
        """The moves that somebody may mean; what lies on the table is meant rather than what is in the box."""
        if not text:
            return []
        exact = self._by_notation(text)
        if exact is not None:
            return [exact]
        wanted = text.casefold()
        found = [move for move in self.game.title.book.moves if wanted in self._move(move).casefold()]
        view = self.game.view(NOBODY)
        return [move for move in found if self.board.is_at_hand(move, view)] or found[:1]

    # --- telling ------------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        names = self.sitting.names
        args: Args = {"players": len(names), "names": self.words.list(names)}
        self._say(self.phrases.text("welcome", {**args, "title": self.words.text("title-name")}), "bold")
        self._say(self.phrases.text("hint"))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if self.board.worth_telling(event):
                self._say(self.words.event(event, self.sitting.names, self.sitting.you))

    def _tell_again(self) -> None:
        """Everyone's last turn; the whole game so far where it has no turns."""
        starts = [number for number, event in enumerate(self.game.events) if self.board.begins_turn(event)]
        seats = self.game.seats
        self._tell(self.game.events[starts[-seats] :] if len(starts) >= seats else self.game.events)

    def _describe(self, full: bool, odds: bool = False) -> None:
        view = self.game.view(self.sitting.you)
        odds = odds or self.board.tells_odds(self.game.options)
        self._say("")
        for line in self.board.describe(view, self.words, self.sitting.names, self.sitting.you, full, odds):
            self._say(line)

    def _help(self) -> None:
        notation = self.game.moves()[0].notation
        example = self._some_piece()
        self._say(self.phrases.text("help-number", {"notation": notation}))
        for line in ("undo", "state", "log"):
            self._say(self.phrases.text(f"help-{line}"))
        self._say(self.phrases.text("help-why", {"example": example}))
        self._say(self.phrases.text("help-save"))
        self._say(self.phrases.text("help-quit"))

    def _some_piece(self) -> str:
        """A piece that some move names; where no move does, a move."""
        for move in self.game.title.book.moves:
            for value in move.facts.values():
                if isinstance(value, str) and self.words.knows(value):
                    return self.words.card(value)
        return self._move(self.game.moves()[0])

    def _tell_result(self) -> None:
        outcome = self.game.outcome()
        self._say("")
        self._say(self.phrases.text("result"), "bold")
        self._say(self.words.ending(outcome.ending))
        if outcome.team_won is None:
            self._tell_standings(outcome.ranks)
        elif outcome.team_rank:
            self._say(self.words.text("line-rank", {"rank": self.words.rank(outcome.team_rank)}))
        for line in self.game.score_sheet():
            if any(line["points"]):
                self._tell_source(line)

    def _tell_standings(self, ranks: list[int]) -> None:
        names, scores = self._scorers(), self.game.scores()
        for place in sorted(range(len(names)), key=lambda place: (ranks[place], place)):
            args: Args = {"rank": ranks[place], "name": names[place], "points": scores[place]}
            self._say(self.phrases.text("standing", args))

    def _scorers(self) -> list[str]:
        """The players, then rivals without a seat."""
        rivals = self.game.title.rivals(self.game.terms)
        return [*self.sitting.names, *[self.words.text(f"rival-{code}") for code in rivals]]

    def _tell_source(self, line: ScoreLine) -> None:
        counts = zip(self._scorers(), line["points"], strict=True)
        points = ", ".join([f"{name} {count}" for name, count in counts])
        self._say(self.phrases.text("sheet-line", {"source": self.words.source(line["source"]), "points": points}))

    def _reason(self, refused: Refused) -> str:
        return self.words.reason(refused.reason, self.sitting.names, self.sitting.you)

    # --- the record ---------------------------------------------------------------------------------------------------

    def _save(self, file: str) -> bool:
        try:
            Path(file).write_text(self.game.record().to_text(), encoding="utf-8")
        except OSError as wrong:
            self._say(f"{file}: {wrong.strerror}.")
            return False
        return True

    def _tell_how_to_see_it_again(self, kept: bool) -> None:
        if not kept or self.record is None:
            self._say(self.phrases.text("goodbye-record"))
            return
        self._say(self.phrases.text("saved", {"file": self.record}))
        self._say(self.phrases.text("goodbye-replay", {"file": self.record}))

    def _say(self, line: str, style: str = "") -> None:
        self.out.print(line, style=style or None)


def _words(text: str) -> set[str]:
    return set(WORD.findall(text.casefold()))
