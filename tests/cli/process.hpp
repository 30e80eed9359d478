#pragma once

#include <string>
#include <vector>

namespace tessera::cli {

/// What a run of the program gave.
struct Ran {
    int code = -1;
    std::string out;
    std::string err;
};

/// Runs `tessera` with these arguments and this standard input, to its end.
[[nodiscard]] Ran run(const std::vector<std::string>& arguments, const std::string& input = "");

}  // namespace tessera::cli
