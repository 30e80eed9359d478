#include "cli/input_text.hpp"

#include <iostream>
#include <iterator>

#include "cli/play/save_file.hpp"

namespace tessera::cli {

std::string input_text(const std::string& path) {
    if (path != "-") return terminal::read_file(path);
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

}  // namespace tessera::cli
