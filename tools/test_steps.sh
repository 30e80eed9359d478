# shellcheck shell=bash disable=SC2016,SC2034,SC2154 # for the same reasons as lib.sh; xargs hands $0 on
# The steps of tessera-test: for each its title, its packages and a function. Sourced by it, never run.
# A step runs in the project's folder under `set -e`, without input. It says `checks passed: N` for what ctest does not
# count. $effort is quick, normal or full.

# `asan` runs what `dev` runs, with the same assertions, but for edge and hub of the server, which `release` and `tsan` run:
# it is enough to have `dev` while working and before a release.
all_steps=(format layers tidiness release bench wasm web online asan tsan fuzz tidy)
full_steps=(format layers tidiness dev release bench wasm web online asan tsan fuzz tidy)
quick_steps=(format layers tidiness dev bench)

declare -A step_title=(
    [format]="the code is as clang-format writes it"
    [layers]="no include goes against the layers"
    [tidiness]="no stray paths, blanks, overlong files, broken scripts"
    [dev]="build with assertions, quick tests"
    [release]="optimised build, tests of the finished program, great counts"
    [bench]="the engine's signature is the recorded one"
    [wasm]="the engine side as WebAssembly, tested under node"
    [web]="the pages: types, units, and whole games in Chromium"
    [online]="online play: several browsers against real servers"
    [asan]="tests under the address and undefined-behaviour sanitizers"
    [tsan]="threaded tests under the thread sanitizer"
    [fuzz]="every parser against made-up input, under sanitizers"
    [tidy]="clang-tidy finds nothing"
)

declare -A step_packages=(
    [format]="clang-format-19"
    [layers]=""
    [tidiness]=""
    [dev]="${packages_to_test[*]}"
    [release]="${packages_to_test[*]}"
    [bench]="${packages_to_test[*]}"
    [wasm]="${packages_to_test[*]} ${packages_for_wasm[*]}"
    [web]="${packages_to_test[*]} ${packages_for_wasm[*]} ${packages_for_web[*]}"
    [online]="${packages_to_test[*]} ${packages_for_wasm[*]} ${packages_for_web[*]}"
    [asan]="${packages_to_test[*]} ${packages_for_clang[*]}"
    [tsan]="${packages_to_test[*]} ${packages_for_clang[*]}"
    [fuzz]="${packages_to_test[*]} ${packages_for_clang[*]}"
    [tidy]="${packages_to_test[*]} ${packages_for_clang[*]} clang-tidy-19"
)

cores=$(nproc)

# build PRESET [TARGET...]
# Asio and Beast take longer to compile with the sanitizers of asan than all the rest: short of a full run, edge and hub of
# the server are tested by the steps release and tsan.
build() {
    forget_moved_build "$root/build/$1"
    local options=()
    if [[ $1 == asan ]]; then
        if [[ $effort == full ]]; then options=(-DTESSERA_SERVER=all); else options=(-DTESSERA_SERVER=inner); fi
    fi
    cmake --preset "$1" "${options[@]}"
    cmake --build --preset "$1" ${2:+--target "${@:2}"}
}

# run_tests PRESET [CTEST OPTION...]
run_tests() { ctest --preset "$1" --parallel "$cores" "${@:2}"; }

step_format() {
    tools/format --check
    echo "checks passed: 1"
}

step_layers() {
    tools/check_layers --self-test
    tools/check_layers
    echo "checks passed: 2"
}

step_tidiness() {
    tools/check_tree
    echo "checks passed: 1"
}

step_dev() {
    build dev
    run_tests dev -L quick
}

step_release() {
    build release
    if [[ $effort == quick ]]; then run_tests release -L quick; else run_tests release; fi
}

step_bench() {
    build release tessera
    build/release/src/cli/tessera bench | tee build/log/signature.txt
    if [[ -f bench/signature.txt ]]; then
        # A change of the engine's behaviour is to be seen and meant: whoever means it commits the new numbers.
        diff -u bench/signature.txt build/log/signature.txt
    fi
    echo "checks passed: 1"
}

step_wasm() {
    build wasm
    run_tests wasm
}

step_web() {
    build wasm tessera_wasm tessera_wasm_threads
    find_node
    build_web "$root/build/wasm/src/wasm/tessera.wasm"
    cd web || return
    "$node" node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
    "$node" node_modules/vitest/vitest.mjs run
    "$node" node_modules/@playwright/test/cli.js test
    echo "checks passed: 1"
}

step_online() {
    # What people run, with the pages that they get.
    build release tessera
    build wasm tessera_wasm tessera_wasm_threads
    find_node
    build_web "$root/build/wasm/src/wasm/tessera.wasm"
    cd web || return
    "$node" node_modules/@playwright/test/cli.js test --config playwright.online.config.ts
}

step_asan() {
    build asan
    if [[ $effort == full ]]; then run_tests asan; else run_tests asan -L quick; fi
}

step_tsan() {
    build tsan threads_tests
    run_tests tsan -L threads
}

# fuzz_one SECONDS TARGET: keeps what it learns in build, so that the next run starts from there.
fuzz_one() {
    local name
    name=$(basename "$2")
    local corpus=build/fuzz/corpus/$name findings=build/fuzz/findings/$name seeds=tests/fuzz/corpus/${name%_fuzz}
    mkdir -p "$corpus" "$findings"
    local folders=("$corpus")
    if [[ -d $seeds ]]; then folders+=("$seeds"); fi
    if "$2" -max_total_time="$1" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$findings/" \
        "${folders[@]}" >"build/log/$name.log" 2>&1; then
        grep number_of_executed_units "build/log/$name.log" | sed "s|.*:|$name: inputs tried:|"
    else
        cat "build/log/$name.log"
        echo "$name found a fault; the input is in $findings"
        return 1
    fi
}

step_fuzz() {
    # A file tests/fuzz/x_fuzz.cpp is a target of the same name. What it tests was built by the step asan.
    local seconds=10 targets=(tests/fuzz/*_fuzz.cpp)
    targets=("${targets[@]%.cpp}")
    build asan "${targets[@]##*/}"
    if [[ $effort == full ]]; then seconds=60; fi
    export -f fuzz_one
    printf '%s\0' "${targets[@]/#/build/asan/}" |
        xargs -0 -n 1 -P "$cores" bash -c 'fuzz_one "$0" "$1"' "${TESSERA_FUZZ_SECONDS:-$seconds}"
    echo "checks passed: ${#targets[@]}"
}

# tidy_one FILE: its findings in one piece, so that those of two files do not mix. A clean file is not looked at again
# until it, a header, a compile command or the list of checks changes.
tidy_one() {
    local findings clean
    clean=build/tidy/$({ echo "$tidy_options" && cat .clang-tidy "$1" build/tidy/common; } | sha256sum | cut -c 1-32)
    if [[ ! -f $clean ]]; then
        # shellcheck disable=SC2086 # several options or none
        if ! findings=$(clang-tidy-19 --quiet -p build/asan $tidy_options "$1" 2>&1); then
            printf '%s\n' "$findings" | grep -vE '^[0-9]+ (warnings|errors)|^Suppressed|^Error while processing|^Found compiler'
            return 1
        fi
        touch "$clean"
    fi
    echo "$1 is clean"
}

# tidy_joined NAME FILE...: are they clean as one file? Findings are not shown. An include that an earlier file had is left
# out, one that its own file had before is not: that is for clang-tidy to find.
tidy_joined() {
    local folder=build/tidy/joined/$1
    shift
    mkdir -p "$folder"
    awk 'FNR == 1 { delete own }
         /^#include/ { known = $0 in all && !($0 in own); all[$0]; own[$0]; if (known) $0 = "" }
         { print }' "$@" >"$folder/all.cpp"
    awk -v first="$root/$1" -v all="$root/$folder/all.cpp" '
         /^ *"directory": / { directory = $0 }
         /^ *"command": / { command = $0; sub(/ -o [^ ]* -c .*/, " -c " all "\",", command) }
         $0 ~ "^ *\"file\": " && index($0, "\"" first "\"") {
             printf "[{\n%s\n%s\n  \"file\": \"%s\"\n}]\n", directory, command, all
             exit
         }' build/asan/compile_commands.json >"$folder/compile_commands.json"
    # A name of one file may hide one of another; within a file the compilers see to that.
    # shellcheck disable=SC2086 # several options or none
    clang-tidy-19 --quiet -p "$folder" $tidy_options --extra-arg=-Wno-shadow "$folder/all.cpp" >"$folder/findings" 2>&1
}

# tidy_some FILE...: most of the time goes into the standard library's headers, so the files of a target are read as one.
# If anything is found, or if they do not go together (two helpers of one name), they are halved: what counts against a
# file in the end is what it says alone.
tidy_some() {
    local half=$(($# / 2)) status=0 name
    if (($# == 1)); then
        tidy_one "$1"
        return
    fi
    name=$({ echo "$tidy_options" && cat .clang-tidy "$@" build/tidy/common; } | sha256sum | cut -c 1-32)
    if [[ -f build/tidy/$name ]] || tidy_joined "$name" "$@"; then
        printf '%s is clean\n' "$@"
    else
        tidy_some "${@:1:half}" || status=1
        tidy_some "${@:half+1}" || status=1
    fi
    if ((!status)); then touch "build/tidy/$name"; fi
    return "$status"
}

# tidy_groups MOST: a line for each group of files in src that are built into one target with the same options.
tidy_groups() {
    awk -v root="$root/" -v most="$1" '
        /^ *"command": / { how = $0; sub(/\.dir\/[^ ]* -c .*/, "", how) }
        /^ *"file": / {
            file = $0
            sub(/^ *"file": "/, "", file)
            sub(/",?$/, "", file)
            if (index(file, root "src/") != 1) next
            file = substr(file, length(root) + 1)
            if (how == last && ++size <= most) { group = group " " file; next }
            if (group) print group
            group = file; last = how; size = 1
        }
        END { if (group) print group }' build/asan/compile_commands.json
}

step_tidy() {
    # The asan preset's commands are clang's own; nothing needs to be built.
    forget_moved_build "$root/build/asan"
    cmake --preset asan -DTESSERA_SERVER=all
    rm -rf build/tidy/joined
    mkdir -p build/tidy/joined
    project_files src | grep -z '\.hpp$' | xargs -0 cat build/asan/compile_commands.json >build/tidy/common
    # The path-sensitive analyzer doubles the time and says little that the sanitizers do not. Where there is time for
    # it, there is time for each file alone.
    local groups most=1
    tidy_options=
    if [[ $effort != full ]]; then
        tidy_options='--checks=-clang-analyzer-*'
        most=12
    fi
    mapfile -t groups < <(tidy_groups "$most")
    export root tidy_options
    export -f tidy_one tidy_joined tidy_some
    printf '%s\0' "${groups[@]}" | xargs -0 -n 1 -P "$cores" bash -c 'read -ra files <<<"$0" && tidy_some "${files[@]}"'
    echo "checks passed: $(wc -w <<<"${groups[*]}")"
}
