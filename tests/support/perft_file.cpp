#include "support/perft_file.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace tessera::support {

std::vector<PerftCase> read_perft_file(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::vector<PerftCase> cases;
    std::string name;
    std::string position;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string kind;
        if (!(words >> kind) || kind == "#") continue;
        if (kind == "id") {
            words >> name;
        } else if (kind == "pos") {
            position = line.substr(4);
        } else if (kind == "perft") {
            PerftCase one{std::filesystem::path(path).stem(), name, position, 0, 0};
            if (!(words >> one.depth >> one.count)) throw std::runtime_error("bad line in " + path + ": " + line);
            cases.push_back(one);
        } else {
            throw std::runtime_error("bad line in " + path + ": " + line);
        }
    }
    return cases;
}

}  // namespace tessera::support
