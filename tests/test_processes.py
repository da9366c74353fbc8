from __future__ import annotations

import os
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


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows cannot block signals")
def test_the_parent_hears_it_afterwards() -> None:
    inside = False
    with pytest.raises(KeyboardInterrupt), deaf_to_ctrl_c():
        os.kill(os.getpid(), signal.SIGINT)
        inside = True
    assert inside
