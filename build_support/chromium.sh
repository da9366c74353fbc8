#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests, and says so where it cannot be had.
set -uo pipefail
. "$(dirname "$0")/debian.sh"

# the shell draws the same pages without a window to keep, which takes a sixth of the time off the tests
command -v chromium-headless-shell >/dev/null && exit 0
from_debian "chromium for the browser tests" chromium-headless-shell fonts-dejavu-core && exit 0
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit 0
done
from_debian "chromium for the browser tests" chromium fonts-dejavu-core && exit 0
echo "flibuste: THERE IS NO CHROMIUM and it could not be installed: the browser tests will fail. Install it and try again." >&2
exit 0
