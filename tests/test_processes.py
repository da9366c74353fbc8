from __future__ import annotations

import signal
import subprocess
import sys

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
