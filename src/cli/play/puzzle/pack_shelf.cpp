#include "cli/play/puzzle/pack_shelf.hpp"

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/save_file.hpp"
#include "core/text.hpp"
#include "solver/puzzles/pack.hpp"

namespace tessera::cli::terminal {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view extension = ".json";

std::vector<fs::path> shelves() {
    std::vector<fs::path> folders;
    if (const char* data = std::getenv("TESSERA_DATA"); data != nullptr && *data != '\0') folders.emplace_back(data);
    folders.emplace_back(TESSERA_DATA_DIR);
    for (fs::path& folder : folders) folder /= "puzzles";
    return folders;
}

std::optional<fs::path> file_named(std::string_view name) {
    for (const fs::path& folder : shelves()) {
        std::error_code ignored;
        if (fs::path file = folder / fmt::format("{}{}", name, extension); fs::is_regular_file(file, ignored)) {
            return file;
        }
    }
    return std::nullopt;
}

bool is_path(std::string_view text) {
    return text.find('/') != std::string_view::npos || text.ends_with(extension);
}

}  // namespace

std::vector<std::string> pack_names() {
    std::set<std::string> names;
    for (const fs::path& folder : shelves()) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            const fs::path stem = it->path().stem();
            // A second extension is that of the packs' schema.
            if (it->path().extension() == extension && !stem.has_extension()) names.insert(stem.string());
        }
    }
    return {names.begin(), names.end()};
}

solver::puzzles::Pack open_pack(std::string_view name_or_path) {
    std::optional<fs::path> file;
    if (is_path(name_or_path)) {
        file = typed_path(name_or_path);
    } else if (file = file_named(name_or_path); !file) {
        const auto names = pack_names();
        if (names.empty()) {
            throw Failure(fmt::format("there is no pack {}: no packs are found; --pack also takes the path of a file",
                                      quoted(name_or_path)));
        }
        throw Failure(fmt::format("there is no pack {}; there are: {}; --pack also takes the path of a file",
                                  quoted(name_or_path), fmt::join(names, ", ")));
    }
    auto pack = value_or_fail(solver::puzzles::parse_pack(read_file(*file)), file->string());
    if (pack.name.empty()) pack.name = file->stem().string();
    if (pack.puzzles.empty()) throw Failure(fmt::format("{} has no puzzles in it", file->string()));
    return pack;
}

}  // namespace tessera::cli::terminal
