"""A table of Port Royal as plain lines."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, cast

from flibuste.cli.boards.board import Facts, TextBoard
from flibuste.games.port_royal.adventure_view import AdventureView, MissionView, VoyageView
from flibuste.games.port_royal.view import ContractView, HarborCard, OpenExpedition, PlayerView, PortRoyalView
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.phrases import Args
from flibuste.words import Words

TOLD_ELSEWHERE: Final = ("ship", "expedition", "contract", "gift")
"""Coins that the trade, expedition, contract or gift just told has brought."""
SEEN_ANYWAY: Final = ("window-opened", "window-closed", "turn-ending")
"""What the next question shows: who may pick, and that the turn ends."""
INDENT: Final = "  "


class PortRoyalBoard(TextBoard):
    def describe(self, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
        table = cast(PortRoyalView, view)
        reader = you if you >= 0 else table["seat_to_move"]
        lines = _turn(table, words, names, you) if full else []
        tale = table["adventure"]
        if tale is not None:
            lines += _month(tale, words)
        lines += _harbor(table, words, reader)
        if table["pending"]:
            lines.append(words.text("line-pending", {**words.card_args(table["pending"]), "step": table["step"]}))
        lines += [_expedition(item, words, reader) for item in table["expeditions"]]
        if full:
            lines += [_contract(item, words, names, reader, you) for item in table["contracts"]]
            lines += [] if tale is None else [_mission(one, words, names, reader, you) for one in tale["missions"]]
        shown = range(len(table["players"])) if full else [reader] if reader >= 0 else []
        for seat in shown:
            lines += [_player(table, seat, words, names, you), *_belongings(table, seat, words, full)]
        return lines + _odds(table, words) if odds else lines

    def tells_odds(self, options: Mapping[str, Value]) -> bool:
        return options["bust_odds"] == "always"

    def worth_telling(self, event: Event) -> bool:
        if event.name == "coins-gained":
            return event.facts["source"] not in TOLD_ELSEWHERE
        return event.name not in SEEN_ANYWAY

    def question(self, step: str, view: Data, moves: Collection[str]) -> tuple[str, Facts]:
        """After a Gambler's throw no card is turned over by hand any more; the first card of a turn must be."""
        gambled = "gamble" in moves and "reveal" not in moves
        return "gambled" if gambled else step, {"cards": view["allowance"], "first": "stop" not in moves}

    def is_at_hand(self, move: Move, view: Data) -> bool:
        open_cards = str([view[place] for place in ("harbor", "expeditions", "contracts", "adventure")])
        codes = [move.facts[fact] for fact in ("card", "contract", "mission") if fact in move.facts]
        return all(f"'{code}'" in open_cards for code in codes)


def _turn(view: PortRoyalView, words: Words, names: Sequence[str], you: int) -> list[str]:
    lines = [words.text("line-turn", {"round": view["round"], **words.seat_args(view["active"], names, you)})]
    if view["last_round"]:
        lines.append(words.text("line-last-round"))
    piles: Args = {"cards": view["draw_pile"], "discard": len(view["discard"])}
    lines.append(words.text("line-piles", piles))
    team = view["team"]
    if team is not None:
        facts: Args = {fact: team[fact] for fact in ("done", "contracts", "time_deck", "victory_pile")}
        lines.append(words.text("line-team", facts))
    return lines


def _harbor(view: PortRoyalView, words: Words, reader: int) -> list[str]:
    if not view["harbor"]:
        return [words.text("line-harbor-empty")]
    head = words.text("line-harbor", {"colors": view["colors"]})
    return [head, *[f"{INDENT}- " + _harbor_card(card, words, reader) for card in view["harbor"]]]


def _harbor_card(card: HarborCard, words: Words, reader: int) -> str:
    args = words.card_args(card["card"])
    if args["kind"] == "ship":
        if reader >= 0:
            args["coins"] = card["offers"][reader]["gain"]
        return words.text("line-ship", args)
    if reader < 0:
        return words.text("line-character", args)
    offer = card["offers"][reader]
    args["cost"] = offer["cost"]
    return words.text("line-character", args) + " " + words.text("line-short", {"short": offer["short"]})


def _expedition(item: OpenExpedition, words: Words, reader: int) -> str:
    args = words.card_args(item["card"])
    if reader < 0:
        return words.text("line-expedition-open", args)
    return words.text("line-expedition", {**args, "missing": item["missing"][reader]})


def _contract(item: ContractView, words: Words, names: Sequence[str], reader: int, you: int) -> str:
    """The contract, who has it, and how far it is for the reader."""
    contract, slots = item["contract"], item["slots"]
    done: Args = {"seats": len(slots), "seats_list": words.list([names[seat] for seat in slots])}
    parts = [words.text("line-contract", {**words.contract_args(contract), **done})]
    coins = words.reward(contract, len(slots))
    if coins:
        parts.append(words.text("line-contract-reward", {"coins": coins}))
    if reader >= 0 and reader not in slots:
        args = words.seat_args(reader, names, you)
        if item["progress"][reader]:
            parts.append(words.text("line-contract-space", {**args, "space": item["progress"][reader]}))
        lacks = [words.missing(lack) for lack in item["missing"][reader]]
        told = "line-contract-missing" if lacks else "line-contract-ready"
        parts.append(words.text(told, {**args, "missing": words.list(lacks)}))
    return " ".join(parts)


def _player(view: PortRoyalView, seat: int, words: Words, names: Sequence[str], you: int) -> str:
    player = view["players"][seat]
    args: Args = {fact: player[fact] for fact in ("coins", "influence", "swords")}
    args |= {"cards": len(player["area"]), "cards_list": words.list([words.card(code) for code in player["area"]])}
    return words.text("line-player", {**args, **words.seat_args(seat, names, you)})


def _belongings(view: PortRoyalView, seat: int, words: Words, full: bool) -> list[str]:
    """What lies beside the crew, where the game has such things."""
    player = view["players"][seat]
    lines = [*_stored(player, words)]
    voyage = player["voyage"]
    if voyage is not None and voyage["adventurer"]:
        lines += _voyage(voyage, words)
    if player["nest"]:
        lines.append(words.text("line-nest", {"cards_list": words.list([words.card(code) for code in player["nest"]])}))
    if player["gamblers"] and seat == view["active"] and view["step"] == "discover":
        lines.append(words.text("line-gamblers", {"count": player["gamblers"]}))
    if full and view["contracts"]:
        lines.append(words.text("line-markers", {"completed": player["completed"], "markers": player["markers"]}))
    return [INDENT + line for line in lines]


def _stored(player: PlayerView, words: Words) -> Iterator[str]:
    for group in player["stored"]:
        ships = words.list([words.card(code) for code in group["ships"]])
        yield words.text("line-stored", {"merchant_the": words.card(group["merchant"], "the"), "cards_list": ships})


# --- adventures -------------------------------------------------------------------------------------------------------


def _month(tale: AdventureView, words: Words) -> list[str]:
    """Which month it is, the event of the turn, and what a team has of what it needs."""
    lines = [words.text("line-month", {"month": tale["month"], "months": tale["months"]})]
    if tale["event"]:
        args: Args = {"event": words.card(tale["event"]), "event_text": words.card(tale["event"], "text")}
        lines.append(words.text("line-event", args))
    if tale["looking"]:
        lines.append(
            words.text("line-looking", {"cards_list": words.list([words.card(c, "a") for c in tale["looking"]])})
        )
    if tale["top"]:
        lines.append(words.text("line-top", {"card_a": words.card(tale["top"], "a")}))
    goal = tale["goal"]
    if goal is not None:
        facts: Args = {fact: number for fact, number in goal.items() if isinstance(number, int)}
        lines.append(words.text("line-goal", facts))
    return lines


def _mission(one: MissionView, words: Words, names: Sequence[str], reader: int, you: int) -> str:
    """The mission, who has accomplished it, and how far it is for the reader."""
    slots = one["slots"]
    args: Args = {"mission": words.card(one["mission"]), "mission_text": words.card(one["mission"], "text")}
    args |= {"seats": len(slots), "seats_list": words.list([names[seat] for seat in slots])}
    parts = [words.text("line-mission", args)]
    if reader >= 0 and reader not in slots:
        lacks = [words.missing(lack) for lack in one["missing"][reader]]
        told = "line-contract-missing" if lacks else "line-contract-ready"
        parts.append(words.text(told, {**words.seat_args(reader, names, you), "missing": words.list(lacks)}))
    return " ".join(parts)


def _voyage(voyage: VoyageView, words: Words) -> list[str]:
    args: Args = {
        "adventurer": words.card(voyage["adventurer"]),
        "ability": words.card(voyage["adventurer"], "ability"),
    }
    args |= {"awake": "yes" if voyage["awake"] else "no", "trophy": "yes" if voyage["trophy"] else "no"}
    lines = [words.text("line-voyage", {**args, "crowns": voyage["crowns"], "markers": voyage["markers"]})]
    if voyage["cargo"]:
        cargo = words.list([words.card(code, "a") for code in voyage["cargo"]])
        lines.append(words.text("line-cargo", {"cards_list": cargo}))
    return lines


def _odds(view: PortRoyalView, words: Words) -> list[str]:
    odds = view["odds"]
    if odds is None:
        return []
    percent = round(100 * odds["bad"] / odds["cards"])
    return [words.text("line-odds", {"bad": odds["bad"], "cards": odds["cards"], "percent": percent})]
