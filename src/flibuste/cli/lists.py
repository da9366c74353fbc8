"""`flibuste titles` and `flibuste bots`."""

from __future__ import annotations

from argparse import Namespace

from flibuste.bots import bot_names, guest_names
from flibuste.cli.terminal import print_json
from flibuste.games import titles as all_titles
from flibuste.kernel.options import Option
from flibuste.words import Words


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
            print(f"  --option {option.id}={_default(option)}: {words.option(option.id)} ({option.hint()})")
    return 0


def bots(args: Namespace) -> int:
    names = bot_names() + guest_names()
    if args.json:
        print_json(names)
    else:
        print("\n".join(names))
    return 0


def _default(option: Option) -> str:
    if isinstance(option.default, bool):
        return "on" if option.default else "off"
    return str(option.default)
