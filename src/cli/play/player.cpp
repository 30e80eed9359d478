#include "cli/play/player.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/text.hpp"
#include "play/game_info.hpp"

namespace tessera::cli {

namespace {

constexpr std::array<std::pair<Player, std::string_view>, 5> names = {{{Player::person, "person"},
                                                                       {Player::engine, "engine"},
                                                                       {Player::random, "random"},
                                                                       {Player::muk_yan, "muk-yan"},
                                                                       {Player::ruthless_muk_yan, "muk-yan:ruthless"}}};

constexpr std::uint64_t deepest = 64;
constexpr std::uint64_t longest = 3'600'000;

}  // namespace

std::string_view to_text(Player player) {
    for (const auto& [one, name] : names) {
        if (one == player) return name;
    }
    return "";
}

std::optional<Player> parse_player(std::string_view text) {
    for (const auto& [player, name] : names) {
        if (text == name || (text.starts_with(name) && text[name.size()] == ' ')) return player;
    }
    return std::nullopt;
}

std::vector<std::string_view> player_words() {
    std::vector<std::string_view> words;
    for (const auto& [player, name] : names) words.push_back(name);
    return words;
}

std::string to_text(const Level& level) {
    std::vector<std::string> parts;
    if (level.skill) parts.push_back(fmt::format("level {}", *level.skill));
    if (level.depth) parts.push_back(fmt::format("depth {}", *level.depth));
    if (level.movetime) parts.push_back(fmt::format("{:g} s", static_cast<double>(*level.movetime) / 1000));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::optional<Level> parse_level(std::string_view text) {
    const auto number_after = [&](std::string_view word, std::uint64_t most) -> std::optional<int> {
        if (!text.starts_with(word)) return std::nullopt;
        const auto number = parse_number(trimmed(text.substr(word.size())), most);
        return number && *number > 0 ? std::optional(static_cast<int>(*number)) : std::nullopt;
    };
    for (const std::string_view word : {"", "level "}) {
        if (const auto skill = number_after(word, play::full_level)) return Level{.skill = skill};
    }
    if (const auto depth = number_after("depth ", deepest)) return Level{.depth = depth};
    const bool in_milliseconds = text.ends_with("ms");
    if (!in_milliseconds && !text.ends_with("s")) return std::nullopt;
    text.remove_suffix(in_milliseconds ? 2 : 1);
    const std::uint64_t unit = in_milliseconds ? 1 : 1'000;
    const auto number = parse_number(trimmed(text), longest / unit);
    if (!number || *number == 0) return std::nullopt;
    return Level{.movetime = static_cast<search::Milliseconds>(*number * unit)};
}

}  // namespace tessera::cli
