#include "protocol/ugi_options.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::protocol {

namespace {

constexpr std::uint64_t most_megabytes = 16'384;
constexpr std::uint64_t most_lines = 500;

bool same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
}

Parsed<void> set_number(std::uint64_t& target, std::string_view name, std::string_view value, std::uint64_t least,
                        std::uint64_t most) {
    const auto number = parse_number(value, most);
    if (!number || *number < least)
        return malformed(0, fmt::format("{} is a number from {} to {}, not {}", name, least, most, quoted(value)));
    target = *number;
    return {};
}

/// The set-ups that some game has, each once.
std::vector<std::string_view> all_setups() {
    std::vector<std::string_view> names;
    for (const play::Game& game : play::games()) {
        for (const std::string_view name : game.info.setups) {
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        }
    }
    return names;
}

/// The ordinary start of the game in hand; of any game, where it has no named one.
std::string_view ordinary_setup(std::string_view game) {
    for (const play::Game& each : play::games()) {
        if (each.info.id == game && !each.info.setups.empty()) return each.info.setups.front();
    }
    return all_setups().front();
}

}  // namespace

Parsed<void> UgiOptions::set(std::string_view name, std::string_view value, unsigned processors) {
    if (same_name(name, "Game")) {
        const auto session = play::new_session(value);
        if (!session) return std::unexpected(session.error());
        game = value;
        setup.clear();
        return {};
    }
    if (same_name(name, "Setup")) {
        const auto session = play::new_session(game);
        if (const auto known = (*session)->set_up(value, 0); !known) return known;
        setup = value;
        return {};
    }
    if (same_name(name, "Seed")) return set_number(seed, "Seed", value, 0, std::numeric_limits<std::uint64_t>::max());
    if (same_name(name, "Threads")) return set_number(threads, "Threads", value, 1, std::max(processors, 64U));
    if (same_name(name, "Hash")) return set_number(hash_megabytes, "Hash", value, 0, most_megabytes);
    if (same_name(name, "Level")) return set_number(level, "Level", value, 1, play::full_level);
    if (same_name(name, "MultiPV")) return set_number(multi_pv, "MultiPV", value, 1, most_lines);
    return malformed(0,
                     fmt::format("there is no option {}; there are: Game, Setup, Seed, Threads, Hash, MultiPV, Level",
                                 quoted(name)));
}

std::vector<std::string> UgiOptions::lines(unsigned processors) const {
    std::string games;
    for (const play::Game& each : play::games()) games += fmt::format(" var {}", each.info.id);
    std::string setups;
    for (const std::string_view name : all_setups()) setups += fmt::format(" var {}", name);
    return {
        fmt::format("option name Game type combo default {}{}", game, games),
        fmt::format("option name Setup type combo default {}{}", ordinary_setup(game), setups),
        fmt::format("option name Seed type spin default {} min 0 max {}", seed,
                    std::numeric_limits<std::uint64_t>::max()),
        fmt::format("option name Threads type spin default {} min 1 max {}", threads, std::max(processors, 64U)),
        fmt::format("option name Hash type spin default {} min 0 max {}", hash_megabytes, most_megabytes),
        fmt::format("option name Level type spin default {} min 1 max {}", level, play::full_level),
        fmt::format("option name MultiPV type spin default {} min 1 max {}", multi_pv, most_lines),
    };
}

}  // namespace tessera::protocol
