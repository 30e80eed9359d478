#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lab/match/elo.hpp"
#include "lab/match/game.hpp"

namespace tessera::lab {

/// The two players of a match.
enum class Contestant : unsigned char { a, b };

[[nodiscard]] constexpr std::size_t index_of(Contestant who) {
    return static_cast<std::size_t>(who);
}

/// The side of A in a game of a pair: first, then second.
[[nodiscard]] constexpr Side side_of_a(std::size_t game_of_pair) {
    return game_of_pair == 0 ? Side::first : Side::second;
}

/// What a match needs to remember of a game.
struct GameSummary {
    PlayedGame::End end = PlayedGame::End::board;
    std::optional<Side> winner = std::nullopt;
    std::string reason = {};
    std::string told = {};
    std::size_t actions = 0;

    [[nodiscard]] static GameSummary of(const PlayedGame& game);
};

using PairSummary = std::array<GameSummary, 2>;

/// What came of the pairs so far, seen from A.
struct Tally {
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    PairCounts pairs = {};
    BySide<std::uint64_t> wins_by_side = {};
    std::uint64_t actions = 0;                       ///< of both, after the openings
    std::array<std::uint64_t, 2> time_losses = {};   ///< by contestant
    std::array<std::uint64_t, 2> forfeits = {};      ///< by contestant
    std::map<std::string, std::uint64_t> ends = {};  ///< by the word of the reason
    std::vector<std::string> faults = {};            ///< what is told of games that were forfeited, the first few

    [[nodiscard]] std::uint64_t games() const { return won + drawn + lost; }
    /// A's share of the points; a half without games.
    [[nodiscard]] double score() const;
    void add(const PairSummary& pair);
    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace tessera::lab
