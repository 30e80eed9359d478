#include "protocol/ugi_go.hpp"

#include <limits>

#include <fmt/format.h>

namespace tessera::protocol {

namespace {

constexpr std::uint64_t most_depth = 99;
constexpr std::uint64_t most_time = 1'000'000'000'000;  // some thirty years

/// Puts the number after a word where it belongs; says whether the word is one that takes a number.
bool take_number(GoCommand& command, std::string_view word, std::uint64_t number) {
    const auto time = static_cast<search::Milliseconds>(number);
    search::Limits& limits = command.limits;
    if (word == "depth")
        limits.depth = static_cast<int>(number);
    else if (word == "nodes")
        limits.nodes = number;
    else if (word == "movetime")
        limits.movetime = time;
    else if (word == "p1time")
        limits.clock.first = time;
    else if (word == "p2time")
        limits.clock.second = time;
    else if (word == "p1inc")
        limits.increment.first = time;
    else if (word == "p2inc")
        limits.increment.second = time;
    else if (word == "perft")
        command.perft = static_cast<int>(number);
    else
        return false;
    return true;
}

std::optional<std::uint64_t> greatest_for(std::string_view word) {
    if (word == "depth" || word == "perft") return most_depth;
    if (word == "nodes") return std::numeric_limits<std::uint64_t>::max();
    if (word == "movetime" || word == "p1time" || word == "p2time" || word == "p1inc" || word == "p2inc")
        return most_time;
    return std::nullopt;
}

}  // namespace

Parsed<GoCommand> parse_go(const std::vector<Field>& words) {
    GoCommand command;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto [word, at] = words[i];
        if (word == "infinite") {
            command.until_stop = true;
            continue;
        }
        const bool has_next = i + 1 < words.size();
        if (word == "manual") {
            if (!has_next) return malformed(at, "go manual wants an action");
            command.manual = words[++i].text;
            continue;
        }
        const auto most = greatest_for(word);
        if (!most) return malformed(at, fmt::format("go does not know {}", quoted(word)));
        const auto number = has_next ? parse_number(words[i + 1].text, *most) : std::nullopt;
        if (!number) return malformed(at, fmt::format("go {} wants a whole number from 0 to {}", word, *most));
        take_number(command, word, *number);
        ++i;
    }
    if (words.empty()) command.until_stop = true;
    return command;
}

}  // namespace tessera::protocol
