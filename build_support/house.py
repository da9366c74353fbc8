"""Keeps .venv in step with the sources; each command does nothing when nothing changed. Run with .venv/bin/python.

house.py deps NAME...        install dependencies: "build", "plain", or the name of an extra of pyproject.toml
house.py install [--strict]  those of the build, then the wheel; --strict: where there is a C compiler, it must succeed
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import page

ROOT = page.ROOT
STAMPS = Path(sys.prefix)
INSTALLED = STAMPS / ".flibuste-installed"
PIP = "pip==26.3"
# Python compiles what it imports; that is a small part of all these packages
PIP_INSTALL = [sys.executable, "-m", "pip", "install", "-qq", "--no-compile", "--disable-pip-version-check"]
BUILD = "import sys; sys.path.insert(0, 'build_support'); import backend; backend.build_wheel(sys.argv[1])"


def say(line: str) -> None:
    print(f"flibuste: {line}", file=sys.stderr, flush=True)


def run(command: list[str]) -> None:
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code:
        raise SystemExit(code)


@contextmanager
def alone() -> Iterator[None]:
    """Two makes at once take turns."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (STAMPS / ".flibuste-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def requirements(name: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    match name:
        case "build":
            node = [] if page.system_node() else [page.NODE]
            return [PIP, *project["build-system"]["requires"], *node]
        case "plain":
            return list(project["project"]["dependencies"])
        case _:
            return list(project["project"]["optional-dependencies"][name])


def deps(*names: str) -> None:
    wanted = {name: "\n".join(requirements(name)) for name in names}
    late = {name: text for name, text in wanted.items() if page.read(STAMPS / f".flibuste-deps-{name}") != text}
    if not late:
        return
    say(f"installing Python packages ({', '.join(late)})")
    run([*PIP_INSTALL, *"\n".join(late.values()).split("\n")])
    for name, text in late.items():
        (STAMPS / f".flibuste-deps-{name}").write_text(text, "utf-8")


def packages() -> None:
    """Python's and, where Node is there already, the front end's meanwhile."""
    with ThreadPoolExecutor(1) as pool:
        web = pool.submit(page.install) if page.system_node() and not page.fresh() else None
        deps("build", "plain")
        if web is not None:
            web.result()


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT / "src"):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.endswith(".egg-info")]
        if Path(folder) == page.PAGE.parent:
            folders[:] = [name for name in folders if name != page.PAGE.name]
        yield from (Path(folder, name) for name in files)
    yield from page.sources()
    yield from (ROOT / "build_support").glob("*.*")
    yield from (path for name in ("pyproject.toml", "setup.py", "LICENSE") if (path := ROOT / name).exists())


def compiler() -> str | None:
    return shutil.which(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0])


def build(wheels: Path, wish: str) -> None:
    """Builds the wheel; says what the build says for people, and the rest only when it failed."""
    environment = {**os.environ, "FLIBUSTE_COMPILE": wish, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", BUILD, str(wheels)]
    log = ROOT / "build/log.txt"
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    with log.open("w") as file, subprocess.Popen(command, cwd=ROOT, env=environment, **pipes) as process:
        for line in process.stdout or ():
            file.write(line)
            if line.startswith("flibuste:"):
                print(line, end="", file=sys.stderr, flush=True)
    if process.returncode:
        print(*log.read_text(errors="replace").splitlines()[-40:], sep="\n", file=sys.stderr)
        raise SystemExit("flibuste: the build failed; all it said is in build/log.txt")


def install(*flags: str) -> None:
    wish = os.environ.get("FLIBUSTE_COMPILE") or "auto"
    if "--strict" in flags and wish == "auto":
        if compiler():
            wish = "1"
        else:
            say("there is no C compiler: this runs the interpreted engine only")
    state = f"{page.digest(iter(set(sources())))} {compiler() if wish != '0' else 'none'}"
    done, _, way = page.read(INSTALLED).rpartition(" ")
    if done == state and (wish != "1" or way == "compiled"):
        return
    packages()
    wheels = ROOT / "build" / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir(parents=True)
    say("building and installing the package")
    build(wheels, wish)
    (wheel,) = wheels.glob("*.whl")
    run([*PIP_INSTALL, "--no-deps", "--no-index", "--force-reinstall", str(wheel)])
    kernel = Path(sysconfig.get_path("platlib"), "flibuste", "kernel")
    way = "compiled" if any(kernel.glob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")) else "interpreted"
    INSTALLED.write_text(f"{state} {way}", "utf-8")
    say(f"installed, {way}{'' if way == 'compiled' or wish == '0' else ' (why: build/log.txt)'}")


def main(command: str = "", *args: str) -> int:
    if sys.prefix == sys.base_prefix:
        raise SystemExit("flibuste: run this with .venv/bin/python; `make` does")
    match command:
        case "deps":
            with alone():
                deps(*args)
        case "install":
            with alone():
                install(*args)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
