# shellcheck shell=bash disable=SC2034,SC2154 # its variables are used, and `root` is set, where it is sourced
# What the two commands share. Sourced, never run; the caller has set `root` to the project's folder.
# Everything here speaks on standard error, so that what tessera-run prints is the game's alone.

# Debian packages by purpose; docs/building.md says what each is for.
packages_to_build=(g++ cmake ninja-build pkg-config libfmt-dev nlohmann-json3-dev libcli11-dev libedit-dev
    libboost1.81-dev libssl-dev libsodium-dev libsqlite3-dev libpq-dev libspdlog-dev libtomlplusplus-dev prometheus-cpp-dev)
packages_to_test=("${packages_to_build[@]}" ccache libgtest-dev libgmock-dev libbenchmark-dev python3-jsonschema
    postgresql-15)
packages_for_clang=(clang-19 llvm-19 libclang-rt-19-dev)
packages_for_wasm=(clang-19 llvm-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
    libclang-rt-19-dev-wasm32 nodejs)

say() { printf '%s\n' "$*" >&2; }

# die STATUS SENTENCE
die() {
    say "${0##*/}: $2"
    exit "$1"
}

# A terminal that a person looks at: progress may overwrite its own line there.
is_watched() { [[ -t 2 && -z ${CI:-} && ${TERM:-dumb} != dumb ]]; }

# Reads a command's output: a person sees its newest line, a log file sees nothing.
show_progress() {
    local line width
    if ! is_watched; then
        cat >/dev/null
        return
    fi
    width=$(tput cols 2>/dev/null || echo 80)
    # A line that wraps cannot be overwritten, so it is cut; a control character in it would make the cut wrong.
    while IFS= read -r line; do
        line=${line//[[:cntrl:]]/}
        printf '\r\033[K%s' "${line:0:width-1}" >&2
    done
    printf '\r\033[K' >&2
}

# logged LOG COMMAND...: the command's output goes to LOG, and to everybody if the command fails.
logged() {
    local log=$1 status
    shift
    mkdir -p "${log%/*}"
    if "$@" </dev/null 2>&1 | tee "$log" | show_progress; then return 0; else status=$?; fi
    cat "$log" >&2
    return "$status"
}

# Installed already? Node may come from anywhere, if it is new enough.
is_installed() {
    local major
    if [[ $1 == nodejs ]] && major=$(node --version 2>/dev/null); then
        major=${major#v}
        ((${major%%.*} >= 18)) && return 0
    fi
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# install_missing PURPOSE PACKAGE...: does nothing, and needs no rights, if all packages are there.
install_missing() {
    local purpose=$1 package as_root=() missing=()
    shift
    [[ -z ${TESSERA_NO_INSTALL:-} ]] || return 0
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system, so nothing is installed; needed are the like of: $*"
        return 0
    fi
    for package in "$@"; do is_installed "$package" || missing+=("$package"); done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        # A password is asked for only where somebody can type it.
        if sudo -n true 2>/dev/null; then
            as_root=(sudo -n)
        elif command -v sudo >/dev/null && [[ -t 0 ]] && is_watched; then
            as_root=(sudo)
        else
            die 2 "needs root or sudo once, $purpose: apt-get install --no-install-recommends ${missing[*]}"
        fi
    fi
    say "Installing with apt, $purpose: ${missing[*]}"
    if ((${#as_root[@]})); then
        say "This needs root, through sudo, because packages are installed for the whole system."
        "${as_root[@]}" true || die 2 "sudo was refused."
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # A fresh machine may still be busy with its own upgrades: wait for the lock. Nothing is ever removed.
    local apt=(apt-get -o DPkg::Lock::Timeout=300 -o APT::Get::Remove=false --assume-yes)
    # One broken third-party source must not stop us: whether the packages can be found is what counts.
    logged "$root/build/log/apt-update.log" "${as_root[@]}" "${apt[@]}" update ||
        say "apt-get update complained; going on with what is known."
    logged "$root/build/log/apt-install.log" "${as_root[@]}" "${apt[@]}" install --no-install-recommends "${missing[@]}" ||
        die 2 "could not install ${missing[*]}; apt's words are above."
}

# A build folder that was copied or moved here with the project remembers its old place, and CMake refuses it.
forget_moved_build() {
    local cache=$1/CMakeCache.txt
    [[ -f $cache ]] || return 0
    grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" || rm -rf -- "$1"
}

# The project's files, relative to `root` and ended by NUL: what git knows or would add, or what is there without git.
project_files() {
    if git -C "$root" rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        # A file deleted but not yet committed is still listed.
        git -C "$root" ls-files -z --cached --others --exclude-standard -- "$@" |
            while IFS= read -r -d '' file; do
                if [[ -f $root/$file ]]; then printf '%s\0' "$file"; fi
            done
    else
        (cd "$root" && find "$@" \( -name .git -o -name build -o -name node_modules \) -prune -o -type f -print0 |
            sed -z 's|^\./||' | sort -z)
    fi
}
