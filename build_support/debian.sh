# What the tests need beyond Python packages: `from_debian WHAT PACKAGE...` installs it where apt-get is and may be used.

from_debian() {
    local what=$1 as_root=() log
    shift
    if [ "$(id -u)" -ne 0 ]; then
        if sudo -n true 2>/dev/null; then as_root=(sudo -n); else return 1; fi
    fi
    command -v apt-get >/dev/null || return 1
    echo "flibuste: installing $what (apt-get)" >&2
    log=$(mktemp)
    "${as_root[@]}" apt-get update -qq >"$log" 2>&1 # an old list may do, so its failure is not the end
    if "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >>"$log" 2>&1; then
        rm -f "$log"
        return 0
    fi
    tail -n 5 "$log" >&2
    rm -f "$log"
    return 1
}
