"""Prints which features a title has: `python -m flibuste.envs.describe port_royal --seats 3 --option gambler=on`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from flibuste.games import find_title
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.title import Title


def table(book: FeatureBook) -> str:
    """In Markdown, one line for each feature."""
    lines = ["| feature | numbers | shape | most | unit | meaning |", "| --- | --- | --- | --- | --- | --- |"]
    for feature in book.features:
        end = feature.start + feature.length - 1
        numbers = f"{feature.start:,}" if feature.length == 1 else f"{feature.start:,} – {end:,}"
        shape = " × ".join(str(size) for size in feature.shape)
        lines.append(
            f"| `{feature.name}` | {numbers} | {shape} | {feature.most} | {feature.unit} | {feature.meaning} |"
        )
    return "\n".join(lines)


def heading(title: Title, seats: int, book: FeatureBook) -> str:
    return f"{title.name}, {seats} seats, features version {book.version}: {book.size:,} numbers"


def describe(title: Title, seats: int, options: Mapping[str, object]) -> str:
    book = title.features(title.agree(seats, options))
    return f"{heading(title, seats, book)}\n\n{table(book)}"


def read_options(title: Title, texts: list[str]) -> dict[str, object]:
    """`name=value` as a person types it."""
    kinds = {option.id: option for option in title.options}
    found: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        found[name] = kinds[name].read(value) if name in kinds else value
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m flibuste.envs.describe", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    try:
        title = find_title(args.title)
        print(describe(title, args.seats, read_options(title, args.option)))
    except FlibusteError as error:
        parser.exit(2, f"{error}\n")


if __name__ == "__main__":
    main()
