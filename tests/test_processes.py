from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.processes import deaf_to_ctrl_c

# Sends itself Ctrl-C before anything of ours is loaded: a process that still hears it ends with a traceback.
STARTS_SLOWLY = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('loaded')"


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows cannot block signals")
def test_a_process_that_is_still_loading_does_not_hear_ctrl_c() -> None:
    with deaf_to_ctrl_c():
        child = subprocess.run([sys.executable, "-c", STARTS_SLOWLY], capture_output=True, text=True, check=False)
    assert (child.returncode, child.stdout) == (0, "loaded\n")
    heard = subprocess.run([sys.executable, "-c", STARTS_SLOWLY], capture_output=True, text=True, check=False)
    assert "KeyboardInterrupt" in heard.stderr


# In a process with one thread: where there are more, another may take the signal whenever it likes.
HEARS_LATER = """
import os, signal
from flibuste.processes import deaf_to_ctrl_c
try:
    with deaf_to_ctrl_c():
        os.kill(os.getpid(), signal.SIGINT)
        print("started")
    print("deaf")
except KeyboardInterrupt:
    print("heard")
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows cannot block signals")
def test_the_parent_hears_it_afterwards() -> None:
    parent = subprocess.run([sys.executable, "-c", HEARS_LATER], capture_output=True, text=True, check=True)
    assert parent.stdout == "started\nheard\n"


# A contest in which an engine hangs: one process of ours for it, and the engine's own.
HANGS = """
import os, sys
from flibuste.cli import main
if __name__ == "__main__":
    sys.exit(main(["arena", "round-robin", "port_royal", "--processes", "2", "--bots", sys.argv[1] + ",random"]))
"""
ENGINE = """
import os, sys, time
open(sys.argv[1], "a").write(f"{os.getpid()} {os.getppid()} ")
time.sleep(100000)
"""


def is_gone(pid: int) -> bool:
    """Ended; somebody else may still have to hear of it."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a hanging engine sees only the end of its input")
def test_neither_workers_nor_engines_outlive_a_contest_that_is_killed(tmp_path: Path) -> None:
    for name, text in (("contest.py", HANGS), ("engine.py", ENGINE)):
        (tmp_path / name).write_text(text)
    pids = tmp_path / "pids"
    engine = f"engine:{sys.executable} {tmp_path / 'engine.py'} {pids}"
    contest = subprocess.Popen([sys.executable, str(tmp_path / "contest.py"), engine])
    wait_for(lambda: pids.exists() and len(pids.read_text().split()) >= 4)
    contest.kill()
    contest.wait()
    others = [int(pid) for pid in pids.read_text().split()]
    wait_for(lambda: all(is_gone(pid) for pid in others))
