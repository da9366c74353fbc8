"""Small changes to a source file, each of which should make some test fail: `<` for `<=`, 4 for 3, a line left out."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Final

OPPOSITES: Final[list[tuple[type[ast.AST], type[ast.AST]]]] = [
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.In, ast.NotIn),
    (ast.Is, ast.IsNot),
    (ast.And, ast.Or),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.FloorDiv),
    (ast.BitAnd, ast.BitOr),
    (ast.LShift, ast.RShift),
]
OPPOSITE: Final = {one: other for pair in OPPOSITES for one, other in (pair, pair[::-1])}
BOUNDS: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
OPPOSITE_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIGNS: Final = dict(
    zip(
        [sign for pair in OPPOSITES for sign in pair],
        [
            "<",
            "<=",
            ">",
            ">=",
            "==",
            "!=",
            "in",
            "not in",
            "is",
            "is not",
            "and",
            "or",
            *"+-",
            "*",
            "//",
            *"&|",
            "<<",
            ">>",
        ],
        strict=True,
    )
)

Edit = Callable[[], None]
Node = ast.stmt | ast.expr


@dataclass(frozen=True)
class Owner:
    """What a change is part of: the outermost function around it, `Discover.moves`, or a constant of its module."""

    name: str
    is_function: bool


@dataclass(frozen=True)
class Change:
    """One change to one file."""

    file: Path
    line: int
    column: int
    text: str
    """The line as it is."""
    what: str
    """What becomes what: `< → <=`."""
    owner: Owner
    make: Edit
    """Does it to the tree of its source. It cannot be undone."""

    twins: int = 0
    """How many before it say the same of the same place: in `a + b + c` either sign can be meant."""

    @property
    def key(self) -> str:
        number = f" ({self.twins + 1})" if self.twins else ""
        return f"{self.file.name}:{self.line}:{self.column} {self.what}{number}"


class Source:
    """A file, its tree, and all changes that can be made to it."""

    def __init__(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        self.file = file
        self._tree = ast.parse(text, str(file))
        self._lines = text.splitlines()

    def changes(self) -> list[Change]:
        """In the order of the file."""
        found = [change for node in self._tree.body for change in self._outside(node, "")]
        found.sort(key=lambda change: (change.line, change.column))
        keys = [change.key for change in found]
        return [replace(change, twins=keys[:place].count(change.key)) for place, change in enumerate(found)]

    def code(self) -> CodeType:
        """The whole file, with the changes that were made to it."""
        return compile(ast.fix_missing_locations(self._tree), str(self.file), "exec")

    # --- finding ------------------------------------------------------------------------------------------------------

    def _outside(self, node: ast.stmt, inside: str) -> Iterator[Change]:
        """In what stands outside of functions: classes, functions and constants."""
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                yield from self._outside(part, f"{inside}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield from self._in_block(node.body, Owner(f"{inside}{node.name}", True))
        elif not inside and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield from self._in_expression(node.value, Owner(target.id, False))

    def _in_block(self, block: list[ast.stmt], owner: Owner) -> Iterator[Change]:
        for place, node in enumerate(block):
            if isinstance(node, ast.Assert) or _is_docstring(node):
                continue
            if _can_be_left_out(node):
                yield self._change(
                    node,
                    f"left out: {_short(node)}",
                    owner,
                    partial(block.__setitem__, place, ast.copy_location(ast.Pass(), node)),
                )
            if isinstance(node, ast.If | ast.While):
                yield from self._negated(node.test, owner, partial(setattr, node, "test"))
            if isinstance(node, ast.AugAssign) and type(node.op) in OPPOSITE:
                yield self._swapped(node, node, owner)
            for name, value in ast.iter_fields(node):
                parts = value if isinstance(value, list) else [value]
                if parts and isinstance(parts[0], ast.stmt):
                    yield from self._in_block(parts, owner)
                elif name not in ("annotation", "returns", "decorator_list"):
                    for part in parts:
                        if isinstance(part, ast.expr):
                            yield from self._in_expression(part, owner)

    def _in_expression(self, expression: ast.expr, owner: Owner) -> Iterator[Change]:
        for node in ast.walk(expression):
            if isinstance(node, ast.Compare):
                for place in range(len(node.ops)):
                    yield from self._compared(node, place, owner)
            elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in OPPOSITE:
                yield self._swapped(node, node, owner)
            elif isinstance(node, ast.Constant):
                yield from self._counted(node, owner)
            elif isinstance(node, ast.Name) and node.id in OPPOSITE_NAMES:
                other = OPPOSITE_NAMES[node.id]
                yield self._change(node, f"{node.id} → {other}", owner, partial(setattr, node, "id", other))
            elif isinstance(node, ast.IfExp):
                yield from self._negated(node.test, owner, partial(setattr, node, "test"))
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield from self._negated(node.operand, owner, partial(setattr, node, "operand"))
            elif isinstance(node, ast.comprehension):
                for place, test in enumerate(node.ifs):
                    yield from self._negated(test, owner, partial(node.ifs.__setitem__, place))

    # --- one change ---------------------------------------------------------------------------------------------------

    def _compared(self, node: ast.Compare, place: int, owner: Owner) -> Iterator[Change]:
        """`< 3` is not made `<= 3`: that is what `< 4` is."""
        sign, right = type(node.ops[place]), node.comparators[place]
        if sign in BOUNDS and isinstance(right, ast.Constant):
            return
        other = OPPOSITE[sign]()
        edit = partial(node.ops.__setitem__, place, other)
        yield self._change(right, f"{SIGNS[sign]} → {SIGNS[type(other)]}", owner, edit)

    def _swapped(self, at: Node, node: ast.BoolOp | ast.BinOp | ast.AugAssign, owner: Owner) -> Change:
        other = OPPOSITE[type(node.op)]
        return self._change(
            at, f"{SIGNS[type(node.op)]} → {SIGNS[other]}", owner, partial(setattr, node, "op", other())
        )

    def _counted(self, node: ast.Constant, owner: Owner) -> Iterator[Change]:
        value = node.value
        if isinstance(value, bool):
            yield self._change(node, f"{value} → {not value}", owner, partial(setattr, node, "value", not value))
        elif isinstance(value, int):
            for other in (value + 1, value - 1):
                yield self._change(node, f"{value} → {other}", owner, partial(setattr, node, "value", other))

    def _negated(self, test: ast.expr, owner: Owner, put: Callable[[ast.expr], None]) -> Iterator[Change]:
        """`==` is not negated here: it becomes `!=` anyhow."""
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) not in BOUNDS:
            return
        other = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        yield self._change(test, f"not ({_short(test)})", owner, partial(put, other))

    def _change(self, at: Node, what: str, owner: Owner, make: Edit) -> Change:
        return Change(self.file, at.lineno, at.col_offset, self._lines[at.lineno - 1].strip(), what, owner, make)


def _can_be_left_out(node: ast.stmt) -> bool:
    """Not where a name would be missing afterwards: nobody needs a test for that."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Delete)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 60 else f"{text[:57]}..."
