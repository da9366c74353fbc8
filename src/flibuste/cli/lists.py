"""`flibuste titles` and `flibuste bots`."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from flibuste.bots import bot_names, guest_names, level_names
from flibuste.cli.terminal import print_json
from flibuste.games import titles as all_titles
from flibuste.kernel.options import Option
from flibuste.phrases import Phrases
from flibuste.words import Words

HOW_TO_NAME: Final = {"search:N": "about-search-n", "engine:COMMAND": "about-engine", "onnx:FILE": "about-onnx"}
"""Bots without a fixed name."""


def titles(args: Namespace) -> int:
    if args.json:
        print_json([title.to_data() for title in all_titles()])
        return 0
    for title in all_titles():
        words = Words(title, args.lang)
        least, most = title.seats
        print(f"{title.id}: {words.text('title-name')}, {least}-{most}")
        print(f"  {words.text('title-description')}")
        for option in title.options:
            print(
                f"  --option {option.id}={_default(option)}: {words.option(option.id)} ({option.hint(title.seats[1])})"
            )
    return 0


def bots(args: Namespace) -> int:
    phrases = Phrases(args.lang, ["flibuste.cli", "flibuste.bots"])
    listed = {name: phrases.text(f"bot-{name}", form="text") for name in level_names()}
    listed |= {name: phrases.text(f"about-{name}") for name in bot_names()}
    listed |= {name: phrases.text("about-guest") for name in guest_names()}
    if args.json:
        print_json([{"name": name, "description": description} for name, description in listed.items()])
        return 0
    listed |= {name: phrases.text(id) for name, id in HOW_TO_NAME.items()}
    width = max(map(len, listed))
    for name, description in listed.items():
        print(f"{name:<{width}}  {description}")
    return 0


def _default(option: Option) -> str:
    if isinstance(option.default, bool):
        return "on" if option.default else "off"
    return str(option.default)
