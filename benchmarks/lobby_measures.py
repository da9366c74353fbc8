"""What the lobby costs a phone on its first visit: times, bytes, shifts, and the score that Lighthouse's curves give.

    python benchmarks/lobby_measures.py [--url http://localhost:8000/] [--runs 5] [--desk]

Chromium is slowed down as Lighthouse does it when it applies its mobile throttling itself: four times less processor,
562.5 ms for each request, 1.4 Mbit/s. With `--desk` it is not. Each run is a first visit; the median of all is told.
Speed Index, which takes a film of the page, is not measured: the other weights share its tenth.
"""

from __future__ import annotations

import argparse
import math
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

QUIET: Final = 5.0
"""Seconds without a long task or a request after which nothing more is to come, as in Time to Interactive."""
ERFC_FIFTH: Final = 0.9061938024368232
"""Where the complementary error function is a fifth: the tenth best of a hundred score 90."""


class Curve(NamedTuple):
    weight: float
    tenth: float
    """What the best tenth of all pages stays below."""
    median: float


MOBILE: Final = {
    "FCP ms": Curve(10, 1800, 3000),
    "LCP ms": Curve(25, 2500, 4000),
    "TBT ms": Curve(30, 200, 600),
    "CLS": Curve(25, 0.1, 0.25),
}
DESK: Final = {
    "FCP ms": Curve(10, 934, 1600),
    "LCP ms": Curve(25, 1200, 2400),
    "TBT ms": Curve(30, 150, 350),
    "CLS": Curve(25, 0.1, 0.25),
}
SLOW_LINE: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1474.56 * 1024 / 8,
    "uploadThroughput": 675 * 1024 / 8,
}
WATCH: Final = """() => {
  window.seen = { lcp: 0, cls: 0, tasks: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  watch("layout-shift", (entry) => entry.hadRecentInput || (seen.cls += entry.value));
  watch("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}"""
TELL: Final = """() => {
  const fcp = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const late = seen.tasks.filter(([start, lasts]) => start + lasts > fcp);
  const tbt = late.reduce((sum, [start, lasts]) => sum + Math.max(0, start + lasts - Math.max(start, fcp) - 50), 0);
  return { "FCP ms": fcp, "LCP ms": seen.lcp, "TBT ms": tbt, "CLS": seen.cls };
}"""


def score(value: float, curve: Curve) -> float:
    """Between 0 and 1, by the log-normal curve through the best tenth (0.9) and the median (0.5)."""
    spread = -math.log(curve.tenth / curve.median)
    x = math.log(max(value, 1e-9) / curve.median) * ERFC_FIFTH / spread
    return (1 - math.erf(x)) / 2


def whole(measures: dict[str, float], curves: dict[str, Curve]) -> float:
    total = sum(curve.weight for curve in curves.values())
    return 100 * sum(score(measures[name], curve) * curve.weight for name, curve in curves.items()) / total


def visit(browser: Browser, url: str, is_desk: bool) -> dict[str, float]:
    """One first visit."""
    size = (1350, 940) if is_desk else (412, 823)
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, is_mobile=not is_desk, has_touch=not is_desk
    )
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    counts = {"bytes": 0.0, "requests": 0.0}

    def add(message: dict[str, float]) -> None:
        counts["bytes"] += message["encodedDataLength"]
        counts["requests"] += 1

    line.on("Network.loadingFinished", add)
    if not is_desk:
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(f"({WATCH})()")
    page.goto(url, wait_until="networkidle")
    page.wait_for_timeout(QUIET * 1000)
    measures: dict[str, float] = page.evaluate(TELL)
    context.close()
    return {**measures, "KB": counts["bytes"] / 1000, "requests": counts["requests"]}


@contextmanager
def served(url: str) -> Iterator[str]:
    """The address given, or that of a server with an empty store."""
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", "0", "--store", store]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found is not None, "the server did not start"
            yield found[0] + "/"
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the first visit of the lobby.")
    parser.add_argument("--url", default="", help="a page to measure (default: the lobby of a server of its own)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--desk", action="store_true", help="as on a desk: nothing is slowed down")
    args = parser.parse_args()
    curves = DESK if args.desk else MOBILE
    with served(args.url) as url, sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        runs = [visit(browser, url, args.desk) for _ in range(args.runs)]
        browser.close()
    for name in runs[0]:
        values = sorted(run[name] for run in runs)
        median = statistics.median(values)
        points = f"  score {100 * score(median, curves[name]):3.0f}" if name in curves else ""
        print(f"{name:10} {median:9.3f}  ({values[0]:.3f} to {values[-1]:.3f}){points}")
    print(f"{'score':10} {statistics.median(whole(run, curves) for run in runs):5.0f}")


if __name__ == "__main__":
    main()
