#include "lab/match/player_spec.hpp"

#include <array>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/text.hpp"

namespace tessera::lab {

namespace {

using Kind = PlayerSpec::Kind;

constexpr std::string_view option_prefix = "option.";

struct KindName {
    std::string_view name;
    Kind kind;
    std::string_view settings;  ///< those it takes, for the error
};

constexpr std::array<KindName, 4> kinds = {{
    {"random", Kind::random, "seed, name"},
    {"plain", Kind::plain, "depth, seed, name"},
    {"engine", Kind::engine, "movetime, nodes, depth, level, strength, threads, hash, seed, without, name"},
    {"ugi", Kind::ugi, "movetime, nodes, depth, name, option.NAME"},
}};

/// A setting that is a number, who has it, and where it goes.
struct NumberSetting {
    std::string_view name;
    std::uint64_t least;
    std::uint64_t most;
    void (*put)(PlayerSpec& spec, std::uint64_t number);
    bool (*fits)(Kind kind);
};

constexpr std::uint64_t day = 86'400'000;  // in milliseconds

constexpr bool thinks(Kind kind) {
    return kind == Kind::engine || kind == Kind::ugi;
}
constexpr bool is_engine(Kind kind) {
    return kind == Kind::engine;
}

constexpr std::array<NumberSetting, 8> numbers = {{
    {"movetime", 1, day,
     [](PlayerSpec& s, std::uint64_t n) { s.limits.movetime = static_cast<search::Milliseconds>(n); }, thinks},
    {"nodes", 1, std::numeric_limits<std::uint64_t>::max(), [](PlayerSpec& s, std::uint64_t n) { s.limits.nodes = n; },
     thinks},
    {"depth", 1, 99, [](PlayerSpec& s, std::uint64_t n) { s.limits.depth = static_cast<int>(n); },
     [](Kind kind) { return kind != Kind::random; }},
    {"level", 1, 10, [](PlayerSpec& s, std::uint64_t n) { s.settings.level = static_cast<int>(n); }, is_engine},
    {"strength", 0, 1000, [](PlayerSpec& s, std::uint64_t n) { s.settings.strength = static_cast<int>(n); }, is_engine},
    {"threads", 1, 1024, [](PlayerSpec& s, std::uint64_t n) { s.settings.threads = static_cast<unsigned>(n); },
     is_engine},
    {"hash", 0, 1U << 20U, [](PlayerSpec& s, std::uint64_t n) { s.settings.hash_megabytes = n; }, is_engine},
    {"seed", 0, std::numeric_limits<std::uint64_t>::max(), [](PlayerSpec& s, std::uint64_t n) { s.settings.seed = n; },
     [](Kind kind) { return kind != Kind::ugi; }},
}};

Parsed<void> take_number(PlayerSpec& spec, const NumberSetting& setting, const Field& value) {
    const auto number = parse_number(value.text, setting.most);
    if (!number || *number < setting.least) {
        return malformed(value.at, fmt::format("{} is a whole number from {} to {}, not {}", setting.name,
                                               setting.least, setting.most, quoted(value.text)));
    }
    setting.put(spec, *number);
    return {};
}

/// `without=null_move+history`: to measure what a technique is worth.
Parsed<void> leave_out(search::Techniques& techniques, const Field& value) {
    for (const Field& part : split(value.text, '+')) {
        bool* const technique = search::technique_named(techniques, part.text);
        if (technique == nullptr) {
            return malformed(part.at + value.at,
                             fmt::format("there is no technique {}; there are: {}", quoted(part.text),
                                         fmt::join(search::technique_names(), ", ")));
        }
        *technique = false;
    }
    return {};
}

/// `name=value`, where it fits the kind of player.
Parsed<void> take(PlayerSpec& spec, const KindName& kind, const Field& part) {
    const std::size_t equals = part.text.find('=');
    const std::string_view name = part.text.substr(0, equals);
    if (equals == std::string_view::npos) {
        return malformed(part.at, fmt::format("{} needs a value, as in {}", quoted(name),
                                              name.empty() ? "movetime=100" : fmt::format("{}=1", name)));
    }
    const Field value{part.text.substr(equals + 1), part.at + equals + 1};
    if (value.text.empty()) return malformed(value.at, fmt::format("{} has no value", name));
    if (name == "name") {
        spec.name = value.text;
        return {};
    }
    if (name == "without" && spec.kind == Kind::engine) return leave_out(spec.settings.techniques, value);
    for (const NumberSetting& setting : numbers) {
        if (setting.name == name && setting.fits(spec.kind)) return take_number(spec, setting, value);
    }
    if (spec.kind == Kind::ugi && name.starts_with(option_prefix) && name.size() > option_prefix.size()) {
        spec.options.push_back({std::string(name.substr(option_prefix.size())), std::string(value.text)});
        return {};
    }
    return malformed(part.at,
                     fmt::format("a player {} has no setting {}; it has: {}", kind.name, quoted(name), kind.settings));
}

Parsed<void> take_all(PlayerSpec& spec, const KindName& kind, const Field& settings) {
    for (const Field& part : split(settings.text, ',')) {
        if (const auto taken = take(spec, kind, {part.text, part.at + settings.at}); !taken) return taken;
    }
    return {};
}

}  // namespace

Parsed<PlayerSpec> parse_player(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(",:"), text.size());
    const std::string_view word = text.substr(0, end);
    const auto* const kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindName& k) { return k.name == word; });
    if (kind == kinds.end()) {
        return malformed(0, fmt::format("there is no player {}; there are: random, plain, engine, ugi", quoted(word)));
    }
    PlayerSpec spec{.kind = kind->kind, .name = std::string(text)};
    std::size_t settings_end = text.size();
    if (spec.kind == Kind::ugi) {
        settings_end = text.find(':');
        if (settings_end == std::string_view::npos || trimmed(text.substr(settings_end + 1)).empty()) {
            return malformed(text.size(), "ugi needs a program, as in 'ugi:./other ugi'");
        }
        spec.command = trimmed(text.substr(settings_end + 1));
    }
    if (end < settings_end) {
        const Field settings{text.substr(end + 1, settings_end - end - 1), end + 1};
        if (const auto taken = take_all(spec, *kind, settings); !taken) return std::unexpected(taken.error());
    }
    return spec;
}

}  // namespace tessera::lab
