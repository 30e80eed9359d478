#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/perft.hpp"
#include "lab/match/game.hpp"
#include "lab/match/opening_spec.hpp"
#include "lab/match/player_spec.hpp"
#include "lab/match/sprt.hpp"
#include "lab/match/tally.hpp"

namespace tessera::lab {

/// A match of A against B.
struct MatchSettings {
    std::string game = {};  ///< its id
    std::array<PlayerSpec, 2> players = {};
    OpeningSpec openings = {};
    std::size_t games = 100;  ///< an odd number is rounded up: games come in pairs
    std::uint64_t seed = 1;
    search::Limits limits = {};  ///< of players that name none
    GameTerms terms = {};
    std::optional<SprtSettings> sprt = std::nullopt;
    search::Milliseconds patience = 60'000;  ///< how long a program may keep silent beyond its time
    std::string date = {};                   ///< for records

    [[nodiscard]] std::size_t pairs() const { return (games + 1) / 2; }
};

/// What the outside hears of a match and says to it. Called by one thread at a time, in the order of the pairs.
struct MatchHooks {
    std::function<void(const Tally& tally)> on_pair = {};
    std::function<void(std::string_view record)> on_record = {};  ///< of each game; may be empty: none is written
    const std::atomic<bool>* stop = nullptr;                      ///< set from outside: come back soon
};

struct MatchResult {
    Tally tally = {};
    Verdict verdict = Verdict::undecided;
    std::optional<std::string> broken = std::nullopt;  ///< why it could not go on, in one sentence
};

/// Why that game is none for two players, in one sentence; nothing if it is one.
[[nodiscard]] std::optional<std::string> unsuitable(std::string_view game);

/// Plays the match on as many threads as `for_each` has. With limits that no clock decides, the same settings give the
/// same result on any number of threads: pairs are counted in their order, and a test that has come to its end forgets
/// those beyond. An error means that not even the first game could begin.
[[nodiscard]] std::expected<MatchResult, std::string> play_match(const MatchSettings& settings,
                                                                 const ForEachIndex& for_each, const MatchHooks& hooks);

}  // namespace tessera::lab
