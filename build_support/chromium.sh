#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests, and says so where it cannot be had.
set -uo pipefail

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit 0
done

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if sudo -n true 2>/dev/null; then as_root=(sudo -n); else as_root=(false); fi
fi
if command -v apt-get >/dev/null && [ "${as_root[*]:-}" != false ]; then
    echo "flibuste: installing chromium for the browser tests (apt-get)" >&2
    log=$(mktemp)
    "${as_root[@]}" apt-get update -qq >"$log" 2>&1 # an old list may do, so its failure is not the end
    if "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >>"$log" 2>&1; then
        rm -f "$log"
        exit 0
    fi
    tail -n 5 "$log" >&2
    rm -f "$log"
fi
echo "flibuste: THERE IS NO CHROMIUM and it could not be installed: the browser tests will fail. Install it and try again." >&2
exit 0
