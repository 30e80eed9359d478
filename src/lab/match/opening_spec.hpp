#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/parse_error.hpp"

namespace tessera::lab {

/// Where the openings of a match come from, as the command line says it.
struct OpeningSpec {
    enum class Kind : unsigned char {
        start,   ///< the ordinary start, every time
        random,  ///< so many actions by chance
        setup,   ///< a set-up of the game that chance has a part in
        file     ///< positions or records
    };
    Kind kind = Kind::random;
    std::optional<unsigned> plies = std::nullopt;      ///< of `random`; none: what suits the game
    std::string setup = {};                            ///< of `setup`
    std::string path = {};                             ///< of `file`
    std::optional<std::uint64_t> seed = std::nullopt;  ///< none: the match's
};

/// Reads `start`, `random[:PLIES[:SEED]]`, `setup:NAME[:SEED]` or the path of a file.
[[nodiscard]] Parsed<OpeningSpec> parse_openings(std::string_view text);

}  // namespace tessera::lab
