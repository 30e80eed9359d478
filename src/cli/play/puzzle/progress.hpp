#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "solver/puzzles/puzzle.hpp"

namespace tessera::cli::terminal {

/// Which puzzles a person has solved and in how few moves, kept in one small file: a line a puzzle, the moves first and
/// then which puzzle it is. The position is part of that, so that another puzzle of the same name is not taken for it.
class Progress {
  public:
    /// Without a folder nothing is kept.
    explicit Progress(const std::optional<std::filesystem::path>& folder);

    /// Reads what was kept. Of a damaged file all that makes sense is used and the rest is set aside; what the person
    /// should know of that is returned.
    [[nodiscard]] std::optional<std::string> read();

    /// The fewest moves in which a puzzle was solved.
    [[nodiscard]] std::optional<unsigned> best(std::string_view pack, const solver::puzzles::Puzzle& puzzle) const;

    /// Keeps that a puzzle was solved. Throws `Failure` where it cannot be written; it is remembered all the same.
    void add(std::string_view pack, const solver::puzzles::Puzzle& puzzle, unsigned moves);

  private:
    using Best = std::map<std::string, unsigned>;

    struct Text {
        Best best = {};
        bool is_whole = true;
    };

    [[nodiscard]] static Text parsed(std::string_view text);
    void take(const Best& other);
    void write() const;

    std::optional<std::filesystem::path> file_;
    Best best_;
};

}  // namespace tessera::cli::terminal
