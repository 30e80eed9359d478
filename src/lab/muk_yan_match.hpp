#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/perft.hpp"
#include "games/himiki/muk_yan/agenda.hpp"
#include "games/himiki/rules.hpp"
#include "search/temper.hpp"

namespace tessera::lab {

/// Who plays White against Muk Yan.
enum class Challenger : std::uint8_t {
    random,  ///< any legal action
    greedy,  ///< the action that brings most points at once; where none brings any, any
    engine,  ///< the search of the terminal game, which expects a Black as free as itself
    reader   ///< a search that knows the lists and weighs the dice
};

inline constexpr std::array<Challenger, 4> challengers = {Challenger::random, Challenger::greedy, Challenger::engine,
                                                          Challenger::reader};

/// What is measured.
struct MukYanTrial {
    himiki::Edition edition = himiki::Edition::second;
    search::Temper temper = search::Temper::fair;
    int depth = 3;             ///< of the two that search, in actions
    std::size_t games = 1000;  ///< of each challenger
    std::uint64_t seed = 1;
};

/// What came of some games, seen from White.
struct MukYanTally {
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;  ///< by T1 or T2
    std::uint64_t lost = 0;
    std::uint64_t turns = 0;                                          ///< of both, without placing
    std::uint64_t actions = 0;                                        ///< of both, without placing
    std::array<std::uint64_t, himiki::muk_yan::aim_count> aims = {};  ///< Muk Yan's actions by number

    [[nodiscard]] std::uint64_t games() const { return won + drawn + lost; }
    MukYanTally& operator+=(const MukYanTally& other);
    friend bool operator==(const MukYanTally&, const MukYanTally&) = default;
};

using MukYanTallies = std::array<MukYanTally, challengers.size()>;

/// Plays game number `number` of a challenger: the same whoever plays it, whenever.
[[nodiscard]] MukYanTally play_against_muk_yan(const MukYanTrial& trial, Challenger challenger, std::size_t number);

/// Plays all games, on as many threads as `for_each` has, and adds them up by challenger.
[[nodiscard]] MukYanTallies measure_muk_yan(const MukYanTrial& trial, const ForEachIndex& for_each);

}  // namespace tessera::lab
