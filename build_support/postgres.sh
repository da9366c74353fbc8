#!/usr/bin/env bash
# Sees to it that there is a PostgreSQL for the tests of the store, and says so where it cannot be had. It is never started here.
set -uo pipefail
. "$(dirname "$0")/debian.sh"

command -v initdb >/dev/null && exit 0
compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null && exit 0
from_debian "PostgreSQL for the tests of the store" postgresql && exit 0
echo "flibuste: there is no PostgreSQL and it could not be installed: the tests of stores in it are left out." >&2
exit 0
