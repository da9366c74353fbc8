"""The server from src/, interpreted and restarted on edits, beside Vite with hot reload; both end together.

python build_support/dev.py PORT [ARGS of flibuste]
"""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence

import page


def main(port: str, *args: str) -> int:
    environment = os.environ | {
        "FLIBUSTE_PURE": "1",
        "PYTHONPATH": str(page.ROOT / "src"),
        "FLIBUSTE_SERVER": f"http://127.0.0.1:{port}",
    }
    server = shlex.join([sys.executable, "-m", "flibuste", "--port", port, "--no-browser", *args])
    commands: Sequence[list[str]] = [
        [sys.executable, "-m", "watchfiles", "--filter", "python", "--sigint-timeout", "2", server, "src"],
        [sys.executable, page.__file__, "npm", "run", "dev", "--silent"],
    ]
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))
    processes = [subprocess.Popen(line, cwd=page.ROOT, env=environment, start_new_session=True) for line in commands]
    try:
        while all(process.poll() is None for process in processes):
            time.sleep(0.2)
        return 1  # one of the two gave up, and has said why
    finally:
        for process in processes:  # each leads a group of its own, with everything it started
            try:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait(5)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                pass


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["8000"])))
