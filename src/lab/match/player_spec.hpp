#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "search/limits.hpp"
#include "search/techniques.hpp"

namespace tessera::lab {

/// How our own engine is set besides its limits.
struct EngineSettings {
    std::optional<int> level = std::nullopt;     ///< 1 to 10; none: as well as it can
    std::optional<int> strength = std::nullopt;  ///< thousandths, instead of a level
    unsigned threads = 1;
    std::size_t hash_megabytes = 64;
    std::uint64_t seed = 0;  ///< mixed with the game's own
    search::Techniques techniques = {};
};

/// A setting of an external program.
struct UgiSetting {
    std::string name;
    std::string value;
    friend bool operator==(const UgiSetting&, const UgiSetting&) = default;
};

/// Who is to play, as the command line says it (docs/match.md).
struct PlayerSpec {
    enum class Kind : unsigned char {
        random,  ///< any legal action
        plain,   ///< counts material some actions deep
        engine,  ///< ours, in this process
        ugi      ///< a program of its own
    };
    Kind kind = Kind::random;
    std::string name = {};         ///< for reports and records
    search::Limits limits = {};    ///< depth, nodes and movetime; none of them: the match's
    EngineSettings settings = {};  ///< of `engine`; of the others the seed alone
    std::string command = {};      ///< of `ugi`, for the shell
    std::vector<UgiSetting> options = {};

    [[nodiscard]] bool has_limits() const { return limits.depth || limits.nodes || limits.movetime; }
};

/// Reads `random`, `plain:depth=3`, `engine:movetime=100,threads=2`, `ugi,nodes=5000,option.Hash=16:./other ugi`. An
/// error says what is wrong and where.
[[nodiscard]] Parsed<PlayerSpec> parse_player(std::string_view text);

}  // namespace tessera::lab
