"""Compiles the engine with mypyc where there is a C compiler; everywhere else it installs as plain Python.

`FLIBUSTE_COMPILE` says what to do: `auto` (the default) compiles when possible and falls back to plain Python, `0`
never compiles, `1` makes every failure fatal. What is compiled is listed in pyproject.toml under [tool.flibuste].
Either all of it is compiled or none: a part would not import. Extension modules go into wheels only, never into src/.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "build_support"))

import compiling  # noqa: E402 - it lies there
import page  # noqa: E402

COMPILE = os.environ.get("FLIBUSTE_COMPILE") or "auto"
BUILDS = {"bdist_wheel", "build", "build_ext"}  # the commands that need extensions; metadata and sdists do not


def say(line: str) -> None:
    print(f"flibuste: {line}", file=sys.stderr, flush=True)


def missing() -> str | None:
    """What keeps this machine from compiling, as far as one can tell without trying."""
    if os.name == "nt":  # setuptools finds the compiler itself, or fails
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed"
    return None


def extensions() -> list[Extension]:
    if COMPILE not in ("auto", "0", "1"):
        raise SystemExit(f"FLIBUSTE_COMPILE must be auto, 0 or 1, not {COMPILE!r}")
    files = compiling.modules()
    if COMPILE == "0" or not files or not BUILDS & set(sys.argv):
        return []
    if reason := missing():
        if COMPILE == "1":
            raise SystemExit(f"flibuste: cannot compile: {reason}")
        say(f"installing as plain Python, about thirty times slower: {reason}")
        return []
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    say(f"compiling {len(files)} modules with mypyc")
    try:
        found = compiling.extensions(files)
    except (Exception, SystemExit) as problem:  # mypyc leaves with SystemExit where the types do not fit
        if COMPILE == "1":
            raise
        print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
        say("installing as plain Python, about thirty times slower: mypyc failed")
        return []
    for extension in found:
        extension.optional = COMPILE != "1"
    return found


class Build(build):
    """Keeps the build folder free of what is no longer part of the package, so that no wheel picks it up."""

    # C first: the page, which build_py waits for, may be made meanwhile
    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")

    def run(self) -> None:
        lib = Path(self.build_lib)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in lib.rglob("*"):  # compiled modules stay: they are made anew only when their C code changed
            if path.is_file() and not path.name.endswith(suffix):
                path.unlink()
        super().run()
        wanted = {Path(path).resolve() for path in self.get_finalized_command("build_ext").get_outputs()}
        for path in lib.rglob(f"*{suffix}"):
            if path.resolve() not in wanted:
                path.unlink()


class BuildPy(build_py):
    """Collects the page with everything else."""

    def run(self) -> None:
        page.build()
        super().run()


class BuildExt(build_ext):
    """All extensions or none; and their C files side by side, as far as they are not as they were."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.inplace:
            raise SystemExit(
                "flibuste: extension modules must not be built inside src/; use `make play` or `pip install .`"
            )
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        outputs = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        optional = any(extension.optional for extension in self.extensions)
        for extension in self.extensions:
            extension.optional = False  # so that the first failure is seen here
        try:
            self.compile_side_by_side()
            super().build_extensions()
        except BaseException as problem:
            for path in outputs:  # an older success must not pass for this one
                path.unlink(missing_ok=True)
            if not optional or not isinstance(problem, (Exception, SystemExit)):
                raise
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
            say("installing as plain Python, about thirty times slower: the C compiler failed")
            self.extensions = self.distribution.ext_modules = []

    def compile_side_by_side(self) -> None:
        """setuptools works on one file of an extension after the other, and on all of them; it is left to link."""
        whose = {source: extension for extension in self.extensions for source in extension.sources}
        longest_first = sorted(whose, key=lambda source: -compiling.size(whose[source], source))
        with ThreadPoolExecutor(self.parallel) as pool:
            try:
                made = pool.map(lambda source: self.object_of(whose[source], source), longest_first)
                objects = dict(zip(longest_first, made, strict=True))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        for extension in self.extensions:
            extension.depends = extension.extra_objects = [objects[source] for source in extension.sources]
            extension.sources = []

    def object_of(self, extension: Extension, source: str) -> str:
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        stamp = Path(f"{made}.made-from")
        fingerprint = compiling.fingerprint(extension, source)
        if not Path(made).exists() or page.read(stamp) != fingerprint:
            stamp.unlink(missing_ok=True)
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            stamp.write_text(fingerprint, "utf-8")
        return made


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_py": BuildPy, "build_ext": BuildExt})
