#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/rooms/answer.hpp"

namespace tessera::server {

/// The puzzle of each day, the same as web/src/puzzles/daily.ts finds without a server, and what a solution of it
/// costs.
class Daily {
  public:
    /// Reads the packs that take part; a pack that is not there is an error with a sentence.
    explicit Daily(const std::filesystem::path& packs);

    struct Puzzle {
        std::string key;   ///< `mindlock/F001`
        std::string game;  ///< `mindlock`
        std::string position;
        int par = 0;
    };
    /// Nothing for what is no date, or one before the first day.
    [[nodiscard]] const Puzzle* of(std::string_view date) const;

  private:
    std::vector<Puzzle> puzzles_;  ///< by key
};

/// Whole days since 2026-01-01; nothing where it is no date or before it.
[[nodiscard]] std::optional<std::int64_t> day_number(std::string_view date);
/// `2026-11-18`, by UTC.
[[nodiscard]] std::string date_of(Moment now);

/// Replays actions from the puzzle's position; they must solve it.
[[nodiscard]] Answer<int> cost_of_solution(const Daily::Puzzle& puzzle, const std::vector<std::string>& actions);

}  // namespace tessera::server
