#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/parse_error.hpp"
#include "core/perft.hpp"
#include "lab/openings/self_play.hpp"

namespace tessera::lab {

struct OpeningSettings {
    std::string game = {};
    std::size_t games = 1'000;
    OpeningPlay play = {};
    std::size_t least = 3;  ///< a position that fewer games came to is left out
};

/// How many games, and how they ended.
struct GameCount {
    std::size_t games = 0;
    std::size_t first_won = 0;
    std::size_t drawn = 0;

    void add(const OpeningGame& game);
    friend bool operator==(const GameCount&, const GameCount&) = default;
};

/// What was played in the first turns of many games, and how those ended.
struct OpeningBook {
    using Actions = std::map<std::string, GameCount>;

    GameCount all = {};
    std::map<std::uint64_t, Actions> positions = {};  ///< by filed key
    std::map<unsigned, GameCount> lengths = {};       ///< by the turns that games took
    std::uint64_t start = 0;                          ///< the filed key of the start
};

/// Plays the games and counts. Any number of workers finds the same.
[[nodiscard]] Parsed<OpeningBook> played_book(const OpeningSettings& settings, const ForEachIndex& for_each);

/// The file of data/openings: docs/openings.md has its form.
[[nodiscard]] std::string to_json(const OpeningBook& book, const OpeningSettings& settings);

/// Who wins, what is played first and how long it takes, for who made the game.
[[nodiscard]] std::string report_of(const OpeningBook& book, const OpeningSettings& settings);

}  // namespace tessera::lab
