#include "cli/play/autosave.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <system_error>
#include <unistd.h>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/save_file.hpp"

namespace tessera::cli::terminal {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view extension = ".record";

std::optional<fs::path> folder_of(const char* variable) {
    const char* value = std::getenv(variable);
    // The XDG specification says to ignore paths that are not absolute.
    if (value == nullptr || *value != '/') return std::nullopt;
    return value;
}

}  // namespace

std::optional<fs::path> Autosave::ordinary_folder() {
    if (const auto state = folder_of("XDG_STATE_HOME")) return *state / "tessera";
    if (const auto home = folder_of("HOME")) return *home / ".local" / "state" / "tessera";
    return std::nullopt;
}

void Autosave::begin(std::string_view id) {
    const std::tm now = fmt::localtime(std::time(nullptr));
    std::error_code ignored;
    int number = 1;
    do {
        name_ = fmt::format("{}.{:%Y%m%d-%H%M%S}-{}-{}{}", id, now, ::getpid(), number++, extension);
    } while (folder_ &&
             (fs::exists(file_in(State::unfinished), ignored) || fs::exists(file_in(State::finished), ignored)));
}

void Autosave::go_on_with(const fs::path& file) {
    begin(game_of(file));
    std::error_code ignored;
    if (folder_) fs::rename(file, file_in(State::unfinished), ignored);
}

std::string Autosave::game_of(const fs::path& file) {
    const std::string name = file.filename().string();
    return name.substr(0, name.find('.'));
}

fs::path Autosave::file_in(State state) const {
    return *folder_ / (state == State::unfinished ? "unfinished" : "finished") / name_;
}

void Autosave::keep(std::string_view record, State state) {
    if (!folder_ || name_.empty()) return;
    const fs::path file = file_in(state);
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) throw Failure(fmt::format("cannot make {}: {}", file.parent_path().string(), error.message()));
    write_file(file, record);
    fs::remove(file_in(state == State::unfinished ? State::finished : State::unfinished), error);
}

void Autosave::drop() {
    if (!folder_ || name_.empty()) return;
    std::error_code ignored;
    fs::remove(file_in(State::unfinished), ignored);
    fs::remove(file_in(State::finished), ignored);
}

bool Autosave::is_kept() const {
    std::error_code ignored;
    return folder_ && !name_.empty() && fs::exists(file_in(State::unfinished), ignored);
}

std::vector<fs::path> Autosave::unfinished(std::optional<std::string_view> id) const {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    if (folder_) {
        for (fs::directory_iterator it(*folder_ / "unfinished", error), end; !error && it != end; it.increment(error)) {
            const std::string name = it->path().filename().string();
            if (!name.ends_with(extension) || name == name_) continue;
            if (id && game_of(it->path()) != *id) continue;
            std::error_code no_time;
            found.emplace_back(it->last_write_time(no_time), it->path());
        }
    }
    std::ranges::sort(found, std::greater{});
    std::vector<fs::path> files;
    files.reserve(found.size());
    for (const auto& [time, path] : found) files.push_back(path);
    return files;
}

}  // namespace tessera::cli::terminal
