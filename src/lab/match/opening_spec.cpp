#include "lab/match/opening_spec.hpp"

#include <limits>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::lab {

namespace {

using Kind = OpeningSpec::Kind;

constexpr std::uint64_t most_plies = 500;

Parsed<void> take_seed(OpeningSpec& spec, const std::vector<Field>& parts, std::size_t which) {
    if (parts.size() > which + 1) return malformed(parts[which + 1].at, "nothing comes after an opening's seed");
    if (parts.size() <= which) return {};
    spec.seed = parse_number(parts[which].text, std::numeric_limits<std::uint64_t>::max());
    if (!spec.seed) return malformed(parts[which].at, fmt::format("{} is no seed", quoted(parts[which].text)));
    return {};
}

Parsed<void> take_plies(OpeningSpec& spec, const std::vector<Field>& parts) {
    if (parts.size() < 2) return {};
    const auto plies = parse_number(parts[1].text, most_plies);
    if (!plies) {
        return malformed(parts[1].at, fmt::format("a random opening has 0 to {} actions, not {}", most_plies,
                                                  quoted(parts[1].text)));
    }
    spec.plies = static_cast<unsigned>(*plies);
    return {};
}

}  // namespace

Parsed<OpeningSpec> parse_openings(std::string_view text) {
    const auto parts = split(text, ':');
    const std::string_view word = parts[0].text;
    if (text.empty()) return malformed(0, "openings are start, random:PLIES, setup:NAME or a file");
    if (text == "start") return OpeningSpec{.kind = Kind::start};
    if (word == "random") {
        OpeningSpec spec{.kind = Kind::random};
        if (const auto taken = take_plies(spec, parts); !taken) return std::unexpected(taken.error());
        if (const auto taken = take_seed(spec, parts, 2); !taken) return std::unexpected(taken.error());
        return spec;
    }
    if (word == "setup") {
        if (parts.size() < 2 || parts[1].text.empty()) return malformed(text.size(), "setup wants a name: setup:NAME");
        OpeningSpec spec{.kind = Kind::setup, .setup = std::string(parts[1].text)};
        if (const auto taken = take_seed(spec, parts, 2); !taken) return std::unexpected(taken.error());
        return spec;
    }
    return OpeningSpec{.kind = Kind::file, .path = std::string(text)};
}

}  // namespace tessera::lab
