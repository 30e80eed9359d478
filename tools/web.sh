# shellcheck shell=bash disable=SC2034,SC2154 # for the same reasons as lib.sh
# Builds the pages of web/. Sourced after lib.sh, never run.

packages_for_web=(chromium)

# Vite wants a newer node than Debian 12 has.
is_new_enough() {
    local version major minor
    version=$("$1" --version 2>/dev/null) || return 1
    IFS=. read -r major minor _ <<<"${version#v}"
    ((major > 20 || (major == 20 && minor >= 19)))
}

# find_node: sets `node` to one that is new enough; where there is none, to one of its own from the npm registry, which
# is put into build/ and touches nothing else.
find_node() {
    node=$(command -v node || true)
    if [[ -n $node && -z ${TESSERA_OWN_NODE:-} ]] && is_new_enough "$node" && command -v npm >/dev/null; then return; fi
    command -v npm >/dev/null || install_missing "to build the pages" nodejs npm
    local kind=x64
    [[ $(uname -m) != aarch64 ]] || kind=arm64
    local own=$root/build/node
    node=$own/node_modules/node-linux-$kind/bin/node
    if [[ ! -x $node ]]; then
        say "Fetching a newer node for the pages ..."
        mkdir -p "$own"
        logged "$root/build/log/node.log" npm install --prefix "$own" --no-fund --no-audit "node-linux-$kind@24" ||
            die 1 "could not fetch node; npm's words are above."
    fi
}

# build_web WASM: the pages with this engine into web/dist.
build_web() {
    local wasm=$1
    (
        cd "$root/web" || exit
        if [[ ! -f node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]]; then
            npm ci
            # npm does not always touch it.
            touch node_modules/.package-lock.json
        fi
        TESSERA_WASM=$wasm "$node" node_modules/vite/bin/vite.js build
        "$node" compress.mjs
    )
}
