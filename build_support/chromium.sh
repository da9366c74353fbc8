#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests, and says so where it cannot be had.
set -uo pipefail
. "$(dirname "$0")/debian.sh"

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit 0
done
# the shell alone spends less of a processor on most tests; it is not everywhere where Chromium is
from_debian "chromium for the browser tests" chromium chromium-headless-shell fonts-dejavu-core && exit 0
from_debian "chromium for the browser tests" chromium fonts-dejavu-core && exit 0
echo "flibuste: THERE IS NO CHROMIUM and it could not be installed: the browser tests will fail. Install it and try again." >&2
exit 0
