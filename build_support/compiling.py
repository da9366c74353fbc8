"""What of the engine is compiled, and the pieces in which the C compiler gets it.

mypyc turns each module into C. The modules of a title become one library, and so do those of every other folder: all
cores have something to do, and an edit of one title leaves the others alone. A call from one library to another goes
through a pointer, which costs next to nothing; what mypyc knows about classes would cost much more if it ended at a
library's border, so it does not (whole_program.py).
"""

import hashlib
import os
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SRC = Path("src")
C_CODE = Path("build/c")
ENGINE = ("src/flibuste/kernel", "src/flibuste/games", "src/flibuste/bots")
"""Where nothing may run interpreted unless pyproject.toml says why."""
UNIT = 900_000
"""Bytes of C that are compiled in one go: so many that reading the headers is a small part of the work, and so few that
all cores finish together and an edit is compiled in seconds."""
FAST = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fcommon") if os.name == "posix" else ()
"""What a library defines is its own, so that calls within it need no table. A table of pointers into another library is
defined by every C file that mypyc lets read it: `-fcommon` makes them one."""
HIDDEN = """\
#include <Python.h>
#include <CPy.h>
#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif
"""
"""At the head of each piece: what other pieces of the library define is no further away than what this one does."""
INCLUDE = re.compile(rb'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)


# --- which modules ----------------------------------------------------------------------------------------------------


@cache
def modules() -> list[str]:
    """The files to compile, relative to the root."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["flibuste"]
    return chosen(ROOT, table["compiled"], table["interpreted"])


def chosen(root: Path, compiled: Iterable[str], interpreted: Mapping[str, str]) -> list[str]:
    found = {path.relative_to(root).as_posix() for pattern in compiled for path in root.glob(pattern)}
    for name, reason in interpreted.items():
        if name not in found or not reason.strip():
            raise SystemExit(f"pyproject.toml, [tool.flibuste.interpreted]: {name} does not exist, or has no reason")
    every = {path.relative_to(root).as_posix() for folder in ENGINE for path in (root / folder).rglob("*.py")}
    if forgotten := without_packages(every - found):
        raise SystemExit(f"pyproject.toml, [tool.flibuste]: neither compiled nor interpreted: {', '.join(forgotten)}")
    return without_packages(found - interpreted.keys())


def without_packages(names: Iterable[str]) -> list[str]:
    return sorted(name for name in names if not name.endswith("/__init__.py"))


def module_name(path: str | Path) -> str:
    return ".".join(Path(path).relative_to(SRC).with_suffix("").parts)


def libraries(files: Iterable[str], root: Path = ROOT) -> dict[str, list[str]]:
    """The modules of each library, by its name. A title is a folder that holds `rules`."""
    made: dict[str, list[str]] = {}
    for file in files:
        folders = Path(file).parents
        home = next((folder for folder in folders if (root / folder / "rules").is_dir()), folders[0])
        made.setdefault(module_name(home), []).append(file)
    return made


# --- from modules to C ------------------------------------------------------------------------------------------------


def extensions(files: list[str]) -> list[Extension]:
    """Writes the C code. Returns the libraries, and for each module the few lines that find it in its library."""
    from mypyc.build import generate_c_extension_shim
    from mypyc.common import shared_lib_name

    arguments = compiler_arguments()
    written, runtime, headers = translate(files)
    made: list[Extension] = []
    for name, members in libraries(files).items():
        pieces = [write_unit(f"{name}-{number}", piece) for number, piece in enumerate(units(written[name]), 1)]
        include = [str(C_CODE.joinpath(*name.split(".")).parent), str(C_CODE), *headers]
        made.append(Extension(shared_lib_name(name), [*pieces, runtime], include, extra_compile_args=arguments))
        for module in map(module_name, members):
            finder = generate_c_extension_shim(module, module.split(".")[-1], str(C_CODE), name)
            made.append(Extension(module, [finder], extra_compile_args=arguments))
    return made


def compiler_arguments() -> list[str]:
    from mypyc.build import get_cflags

    # a warning of a compiler that mypyc does not know yet is no reason to run slowly
    return [flag for flag in get_cflags(opt_level="2", debug_level="0") if flag not in ("-Werror", "/WX")] + [*FAST]


def translate(files: list[str]) -> tuple[dict[str, list[str]], str, list[str]]:
    """The C files of each library, one that all of them share, and where to look for its headers."""
    from mypyc.build import include_dir, mypyc_build
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, multi_file=True, target_dir=str(C_CODE))
    options.global_opts = True  # mypyc would give this up for separate libraries; whole_program.py makes it safe
    # The strict settings of pyproject.toml are for `make check`; here only what mypyc itself needs must hold. It keeps
    # nothing from run to run: it takes seconds, and what comes out as before is not compiled again.
    flags = ["--config-file=build_support/mypyc.ini", "--explicit-package-bases", f"--cache-dir={os.devnull}"]
    separate: list[tuple[list[str], str | None]] = [(members, name) for name, members in libraries(files).items()]
    groups, written, needs = mypyc_build([*flags, *files], options, separate=separate)

    runtime = write_unit("runtime", [*RUNTIME_C_FILES, *(need.path for need in needs)])
    headers = [include_dir(), *(str(Path(include_dir(), folder)) for need in needs for folder in need.include_dirs)]
    return {str(name): c_files for (_, name), (c_files, _) in zip(groups, written, strict=True)}, runtime, headers


def units(c_files: Iterable[str]) -> Iterator[list[str]]:
    """In the order of their names, so that an edit seldom moves a module from one piece to another."""
    piece: list[str] = []
    size = 0
    for file in sorted(c_files):
        more = Path(file).stat().st_size
        if piece and size + more > UNIT:
            yield piece
            piece, size = [], 0
        piece.append(Path(file).relative_to(C_CODE).as_posix())
        size += more
    yield piece


def write_unit(name: str, c_files: Iterable[str]) -> str:
    path = C_CODE / "units" / f"{name}.c"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(HIDDEN + "".join(f"#include <{file}>\n" for file in c_files), "utf-8")
    return str(path)


# --- what is new since the last time ----------------------------------------------------------------------------------


def inputs(source: str, folders: Iterable[str]) -> list[Path]:
    """A C file and all that it reads, but for what comes with Python and the system."""
    seen: set[Path] = set()
    waiting = [Path(source)]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            near = [path.parent, *(Path(folder) for folder in folders)]
            waiting += [found for name in included(path) for folder in near if (found := folder / name).exists()]
    return sorted(seen)


@cache
def included(path: Path) -> list[str]:
    return [name.decode() for name in INCLUDE.findall(path.read_bytes())]


def size(extension: Extension, source: str) -> int:
    return sum(path.stat().st_size for path in inputs(source, extension.include_dirs))


def fingerprint(extension: Extension, source: str) -> str:
    """The same for two runs whose object files would be the same."""
    compiler = [sys.version, os.environ.get("CC"), os.environ.get("CFLAGS")]
    whole = hashlib.sha256(repr([compiler, extension.include_dirs, extension.extra_compile_args]).encode())
    for path in inputs(source, extension.include_dirs):
        whole.update(f"{path.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()
