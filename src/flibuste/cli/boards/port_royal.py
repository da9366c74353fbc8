"""A table of Port Royal as plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from flibuste.games.port_royal.view import HarborCard, OpenExpedition, PortRoyalView
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.words import Args, Words

TOLD_ELSEWHERE: Final = ("ship", "expedition")
"""Coins that the trade or the expedition just told has brought."""


def worth_telling(event: Event) -> bool:
    if event.name == "coins-gained":
        return event.facts["source"] not in TOLD_ELSEWHERE
    return event.name != "window-opened"


def describe(data: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
    view = cast(PortRoyalView, data)
    reader = you if you >= 0 else view["seat_to_move"]
    lines = _turn(view, words, names, you) if full else []
    lines += _harbor(view, words, reader)
    if view["pending"]:
        lines.append(words.text("line-pending", words.card_args(view["pending"])))
    lines += [_expedition(item, words, reader) for item in view["expeditions"]]
    shown = range(len(view["players"])) if full else [reader] if reader >= 0 else []
    lines += [_player(view, seat, words, names, you) for seat in shown]
    return lines + _odds(view, words) if odds else lines


def _turn(view: PortRoyalView, words: Words, names: Sequence[str], you: int) -> list[str]:
    lines = [words.text("line-turn", {"round": view["round"], **words.seat_args(view["active"], names, you)})]
    if view["last_round"]:
        lines.append(words.text("line-last-round"))
    piles: Args = {"cards": view["draw_pile"], "discard": len(view["discard"])}
    return [*lines, words.text("line-piles", piles)]


def _harbor(view: PortRoyalView, words: Words, reader: int) -> list[str]:
    if not view["harbor"]:
        return [words.text("line-harbor-empty")]
    head = words.text("line-harbor", {"colors": view["colors"]})
    return [head, *["  - " + _harbor_card(card, words, reader) for card in view["harbor"]]]


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


def _player(view: PortRoyalView, seat: int, words: Words, names: Sequence[str], you: int) -> str:
    player = view["players"][seat]
    args: Args = {fact: player[fact] for fact in ("coins", "influence", "swords")}
    args |= {"cards": len(player["area"]), "cards_list": words.list([words.card(code) for code in player["area"]])}
    return words.text("line-player", {**args, **words.seat_args(seat, names, you)})


def _odds(view: PortRoyalView, words: Words) -> list[str]:
    odds = view["odds"]
    if odds is None:
        return []
    percent = round(100 * odds["bad"] / odds["cards"])
    return [words.text("line-odds", {"bad": odds["bad"], "cards": odds["cards"], "percent": percent})]
