"""A plugin for mypy that shows mypyc all compiled modules at once.

mypyc makes quick code where it knows every subclass of a class: no check whether an attribute was ever set, no search
for the method. It looks at one cycle of imports after the other, and would take a class of the kernel for one without
subclasses before it has seen the titles. Here every module is said to depend on every other, so that all are one cycle.
"""

from mypy.nodes import MypyFile
from mypy.plugin import Plugin

import compiling

PRIORITY = 10  # that of an import at the top of a module
NO_LINE = -1


class WholeProgram(Plugin):
    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        names = [compiling.module_name(path) for path in compiling.modules()]
        return [(PRIORITY, name, NO_LINE) for name in names] if file.fullname in names else []


def plugin(version: str) -> type[Plugin]:
    return WholeProgram
