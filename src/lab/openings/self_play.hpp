#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/side.hpp"
#include "lab/openings/candidates.hpp"
#include "play/registry.hpp"

namespace tessera::lab {

/// How games are played whose openings are collected.
struct OpeningPlay {
    std::uint64_t nodes = 2'000;  ///< positions looked at for an action
    unsigned turns = 12;          ///< of both sides: the opening, which varies and is kept
    Variety variety = {};
    std::uint64_t seed = 1;
};

/// A game of the engine against itself, as far as a collection wants to know it.
struct OpeningGame {
    std::vector<play::FiledPly> plies = {};  ///< of the opening
    std::optional<Side> winner = {};         ///< nobody: drawn
    unsigned turns = 0;                      ///< of both sides, till the end
    bool is_finished = false;                ///< not broken off for its length
};

/// Plays game number `number` from the ordinary start. The same settings and number give the same game.
[[nodiscard]] OpeningGame played_opening(const play::Game& game, const OpeningPlay& settings, CandidateFinder& finder,
                                         std::uint64_t number);

}  // namespace tessera::lab
