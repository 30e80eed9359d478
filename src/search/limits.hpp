#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/perft.hpp"
#include "core/side.hpp"
#include "search/techniques.hpp"

namespace tessera::search {

class Table;

using Milliseconds = std::int64_t;

/// How long to think: until the first limit that is reached. None of them: until stopped.
struct Limits {
    std::optional<int> depth = std::nullopt;
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<Milliseconds> movetime = std::nullopt;
    BySide<std::optional<Milliseconds>> clock = {};
    BySide<Milliseconds> increment = {};
};

/// What a score says: a number of hundredths for the side to move, or a forced end in so many actions.
struct Score {
    enum class Kind : unsigned char { centi, win, loss };
    Kind kind = Kind::centi;
    int value = 0;
    friend bool operator==(const Score&, const Score&) = default;
};

/// What one finished iteration found. Actions are canonical texts, the first one to be played now.
struct Report {
    int depth = 0;
    int deepest = 0;    ///< actions of the longest line looked at
    unsigned rank = 1;  ///< 1 is the best line, 2 the next
    Score score = {};
    std::uint64_t nodes = 0;
    Milliseconds time = 0;
    unsigned table_permille = 0;
    std::vector<std::string> line = {};
};

/// What the outside gives to a search: it has no clock and no threads of its own.
struct Control {
    const std::atomic<bool>* stop = nullptr;         ///< set from outside: come back soon
    std::function<Milliseconds()> now = {};          ///< time since any fixed moment
    std::function<void(const Report&)> report = {};  ///< called after each iteration; may be empty
    std::uint64_t seed = 0;                          ///< chooses among equal actions
    Table* table = nullptr;                          ///< memory from earlier searches; without it a small one is made
    const ForEachIndex* workers = nullptr;           ///< threads to search with; none: the caller's own
    unsigned threads = 1;                            ///< how many of them
    unsigned lines = 1;                              ///< how many first actions are told, the best first
    std::optional<int> strength = std::nullopt;      ///< thousandths (handicap.hpp); none: full strength
    Techniques techniques = {};                      ///< all of them, but for measuring
};

/// When to stop: not to begin another iteration after `soft`, and to break off at `hard`.
struct TimeBudget {
    Milliseconds soft = 0;
    Milliseconds hard = 0;
};

/// How much of a clock to use on one action: a share of what is left and most of the increment, never all of it.
/// Nothing where there is no time limit.
[[nodiscard]] std::optional<TimeBudget> time_budget(const Limits& limits, Side side);

}  // namespace tessera::search
