#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tessera::support {

/// One count of a perft file.
struct PerftCase {
    std::string game;  ///< the file's name without its ending: the id
    std::string name;
    std::string position;
    int depth;
    std::uint64_t count;
};

/// All counts of `tests/data/perft/<game>.perft`: blocks of `id`, `pos` and `perft n count`. Throws on a bad file.
[[nodiscard]] std::vector<PerftCase> read_perft_file(const std::string& path);

}  // namespace tessera::support
