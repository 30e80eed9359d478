#include "cli/play/puzzle/progress.hpp"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/save_file.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "tessera puzzles 1";
constexpr unsigned most_moves = 100'000;

/// Pack, name and position. What would break the line is replaced.
std::string key_of(std::string_view pack, const solver::puzzles::Puzzle& puzzle) {
    std::string key = fmt::format("{} {} {}", pack, puzzle.id, to_text(puzzle.position));
    for (char& c : key) {
        if (static_cast<unsigned char>(c) < ' ') c = '?';
    }
    return key;
}

}  // namespace

Progress::Progress(const std::optional<fs::path>& folder) {
    if (folder) file_ = *folder / "puzzles";
}

Progress::Text Progress::parsed(std::string_view text) {
    Text result;
    const auto lines = split(text, '\n');
    result.is_whole = lines.front().text == first_line && lines.back().text.empty();
    for (const Field& line : lines) {
        if (line.text.empty() || line.text == first_line) continue;
        const std::size_t space = line.text.find(' ');
        const auto moves = parse_number(line.text.substr(0, space), most_moves);
        const bool is_text =
            std::ranges::none_of(line.text, [](char c) { return static_cast<unsigned char>(c) < ' '; });
        if (!moves || space == std::string_view::npos || !is_text) {
            result.is_whole = false;
            continue;
        }
        result.best.try_emplace(std::string(line.text.substr(space + 1)), static_cast<unsigned>(*moves));
    }
    return result;
}

std::optional<std::string> Progress::read() {
    std::error_code error;
    if (!file_ || !fs::exists(*file_, error)) return std::nullopt;
    Text text;
    try {
        text = parsed(read_file(*file_));
    } catch (const Failure& failure) {
        return fmt::format("What you have solved so far is not known: {}.", failure.what());
    }
    best_ = std::move(text.best);
    if (text.is_whole) return std::nullopt;
    fs::path aside = *file_;
    aside += ".damaged";
    fs::rename(*file_, aside, error);
    std::string what = fmt::format("The file of solved puzzles is damaged and was set aside as {}; {} could be read.",
                                   aside.string(), best_.size());
    try {
        write();
    } catch (const Failure& failure) {
        what += fmt::format(" It cannot be written anew: {}.", failure.what());
    }
    return what;
}

std::optional<unsigned> Progress::best(std::string_view pack, const solver::puzzles::Puzzle& puzzle) const {
    const auto found = best_.find(key_of(pack, puzzle));
    return found == best_.end() ? std::nullopt : std::optional(found->second);
}

void Progress::take(const Best& other) {
    for (const auto& [key, moves] : other) {
        const auto [entry, is_new] = best_.try_emplace(key, moves);
        if (!is_new) entry->second = std::min(entry->second, moves);
    }
}

void Progress::add(std::string_view pack, const solver::puzzles::Puzzle& puzzle, unsigned moves) {
    take({{key_of(pack, puzzle), moves}});
    if (!file_) return;
    // Another terminal may have written meanwhile.
    std::error_code error;
    if (fs::exists(*file_, error)) take(parsed(read_file(*file_)).best);
    write();
}

void Progress::write() const {
    std::error_code error;
    fs::create_directories(file_->parent_path(), error);
    if (error) throw Failure(fmt::format("cannot make {}: {}", file_->parent_path().string(), error.message()));
    std::string text = fmt::format("{}\n", first_line);
    for (const auto& [key, moves] : best_) text += fmt::format("{} {}\n", moves, key);
    write_file(*file_, text);
}

}  // namespace tessera::cli::terminal
