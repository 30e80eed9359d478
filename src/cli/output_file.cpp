#include "cli/output_file.hpp"

#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "cli/failure.hpp"

namespace tessera::cli {

namespace {

Failure cannot_write(const std::string& path) {
    return Failure(fmt::format("{}: the file cannot be written", path));
}

}  // namespace

OutputFile::OutputFile(std::string path) : path_(std::move(path)) {
    if (!path_.empty() && !std::ofstream(path_, std::ios::app)) throw cannot_write(path_);
}

void OutputFile::write(std::string_view text) const {
    if (path_.empty()) {
        fmt::print("{}", text);
        return;
    }
    std::ofstream file(path_, std::ios::binary);
    file << text;
    file.close();
    if (!file) throw cannot_write(path_);
}

}  // namespace tessera::cli
