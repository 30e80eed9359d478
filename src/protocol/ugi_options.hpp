#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "play/registry.hpp"

namespace tessera::protocol {

/// What `setoption` can change.
struct UgiOptions {
    std::string game = "pijersi";
    std::string setup;  ///< empty: the game's ordinary start
    std::uint64_t seed = 0;
    std::uint64_t threads = 1;
    std::uint64_t hash_megabytes = 64;
    std::uint64_t multi_pv = 1;
    std::uint64_t level = play::full_level;

    /// Takes a setting; nothing changes where it is refused. Names are read in any case.
    Parsed<void> set(std::string_view name, std::string_view value, unsigned processors);

    /// The `option …` lines that `ugi` answers with.
    [[nodiscard]] std::vector<std::string> lines(unsigned processors) const;
};

}  // namespace tessera::protocol
