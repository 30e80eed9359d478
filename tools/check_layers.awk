# The work of tools/check_layers: reads C++ files whose names start with src/ and prints `file:line: fault`.

BEGIN {
    # The arrows, lowest first: what each layer may include besides itself. `games` in a list means every game.
    allowed["core"] = ""
    allowed["games"] = "core"
    allowed["record"] = "core"
    allowed["search"] = "core"
    allowed["solver"] = "core games"
    allowed["play"] = "core games record search solver"
    allowed["protocol"] = allowed["play"] " play"
    allowed["store"] = "core record"
    allowed["wasm"] = allowed["protocol"] " protocol"
    allowed["lab"] = allowed["server"] = allowed["wasm"] " store"
    allowed["cli"] = allowed["wasm"] " lab server store"

    list("core games record search solver play protocol", engine_side)
    # Input and output, clocks, threads, and randomness that differs from one library to the next.
    list("iostream ostream istream fstream cstdio stdio.h syncstream print filesystem thread mutex shared_mutex " \
         "condition_variable future chrono ctime time.h random", forbidden)
}

FNR == 1 {
    in_comment = 0
    raw_end = ""
    layer = layer_of(substr(FILENAME, length("src/") + 1))
    folder = layer
    sub(/\/.*/, "", folder)
    if (!(folder in allowed)) {
        fault("unknown layer " folder "; the table in tools/check_layers.awk does not have it")
        nextfile
    }
}

{
    inside = in_comment || raw_end != ""
    code = code_of($0)
    # The name in quotes is gone from `code`, so whether this is an include is seen there and which one in the line.
    if (!inside && code ~ /^[ \t]*#[ \t]*include/) check_include($0)
    else if (folder in engine_side) check_code(code)
}

END { exit faults > 0 }

function check_include(line,    name, quote) {
    if (!match(line, /#[ \t]*include[ \t]*["<][^">]*[">]/)) return
    name = substr(line, RSTART, RLENGTH - 1)
    match(name, /["<]/)
    quote = substr(name, RSTART, 1)
    name = substr(name, RSTART + 1)

    if (split(name, part, "/") > 1 && part[1] in allowed) check_arrow(name)
    else if (quote == "\"") fault("\"" name "\" is not a path from src, which every include of ours is")
    else if (folder in engine_side && name in forbidden) {
        fault(layer " is on the engine side and must not include <" name ">: no input, output, clock, thread there")
    }
}

function check_arrow(name,    other, may) {
    other = layer_of(name)
    if (other == layer) return
    list(allowed[folder], may)
    sub(/\/.*/, "", name)
    if (name in may) return
    fault(layer " must not include " other)
}

function check_code(code) {
    code = " " code " "
    if (code ~ /[^A-Za-z0-9_]throw[^A-Za-z0-9_]/) fault(layer " is on the engine side and must not throw")
    if (code ~ /[^A-Za-z0-9_]try[ \t]*(\{|$)/) fault(layer " is on the engine side and must not try and catch")
    if (code ~ /[^A-Za-z0-9_](fmt::print|std::cout|std::cerr|std::clog|f?printf|puts)[^A-Za-z0-9_]/) {
        fault(layer " is on the engine side and must not print")
    }
    # Also without the header, which another one may bring.
    if (code ~ /[^A-Za-z0-9_](steady|system|high_resolution)_clock[^A-Za-z0-9_]/) {
        fault(layer " is on the engine side and must not look at a clock")
    }
}

# The folder under src; for a game its own.
function layer_of(path,    part) {
    split(path, part, "/")
    return part[1] == "games" ? part[1] "/" part[2] : part[1]
}

# The line without comments and without the contents of strings; remembers a comment or raw string left open.
function code_of(line,    code, token, before) {
    code = ""
    while (line != "") {
        if (in_comment) {
            if (!index(line, "*/")) return code
            line = substr(line, index(line, "*/") + 2)
            in_comment = 0
        } else if (raw_end != "") {
            if (!index(line, raw_end)) return code
            line = substr(line, index(line, raw_end) + length(raw_end))
            raw_end = ""
        } else if (match(line, /\/\/|\/\*|"|'/)) {
            token = substr(line, RSTART, RLENGTH)
            before = substr(line, 1, RSTART - 1)
            line = substr(line, RSTART + RLENGTH)
            code = code before
            if (token == "//") return code
            if (token == "/*") in_comment = 1
            else if (token == "\"" && before ~ /R$/ && match(line, /^[^(]*\(/)) {
                raw_end = ")" substr(line, 1, RLENGTH - 1) "\""
                line = substr(line, RLENGTH + 1)
            } else if (token == "\"") {
                if (match(line, /^([^"\\]|\\.)*"/)) line = substr(line, RLENGTH + 1)
                code = code "\"\""
            } else if (before !~ /[0-9A-Fa-f]$/ && match(line, /^([^'\\]|\\[^']+|\\')'/)) {
                # Not a digit separator, which has a digit before it.
                line = substr(line, RLENGTH + 1)
                code = code "''"
            }
        } else {
            return code line
        }
    }
    return code
}

# The words of a text as the indices of an array.
function list(text, set,    word, i) {
    for (i in set) delete set[i]
    split(text, word, " ")
    for (i in word) set[word[i]] = 1
}

function fault(text) {
    printf "%s:%d: %s\n", FILENAME, FNR, text
    ++faults
}
