#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace tessera {

/// Remembers counts of positions already seen: a fixed table that threads share without locks. A slot holds the count
/// and the key XORed with it, so that two half-written slots are not taken for a hit (Hyatt, Mann 2002).
class PerftTable {
  public:
    /// Takes a power of two slots of 16 bytes, as many as fit; fewer where the memory cannot be had.
    explicit PerftTable(std::size_t bytes) {
        std::size_t slots = std::bit_floor(std::max(bytes / sizeof(Slot), std::size_t{1}));
        while (!(slots_ = std::unique_ptr<Slot[]>(new (std::nothrow) Slot[slots])) && slots > 1) slots /= 2;
        mask_ = slots - 1;
    }

    /// The count, or 0 if unknown: counts worth keeping are not 0.
    [[nodiscard]] std::uint64_t find(std::uint64_t key, int depth) const {
        const std::uint64_t tag = tagged(key, depth);
        const Slot& slot = slots_[tag & mask_];
        const std::uint64_t count = slot.count.load(std::memory_order_relaxed);
        return (slot.check.load(std::memory_order_relaxed) ^ count) == tag ? count : 0;
    }

    void keep(std::uint64_t key, int depth, std::uint64_t count) {
        const std::uint64_t tag = tagged(key, depth);
        Slot& slot = slots_[tag & mask_];
        slot.count.store(count, std::memory_order_relaxed);
        slot.check.store(tag ^ count, std::memory_order_relaxed);
    }

  private:
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> count{0};
    };

    static std::uint64_t tagged(std::uint64_t key, int depth) {
        return key + static_cast<std::uint64_t>(depth) * 0xD1B54A32D192ED03ULL;
    }

    std::size_t mask_;
    std::unique_ptr<Slot[]> slots_;
};

/// Runs a job for every number from 0 to n-1, perhaps on several threads at once, and returns when all are done.
/// The engine starts no threads itself: who calls it gives it such a function.
using ForEachIndex = std::function<void(std::size_t n, const std::function<void(std::size_t)>& job)>;

struct PerftOptions {
    PerftTable* table = nullptr;              ///< none: every line is walked
    const ForEachIndex* for_each = nullptr;   ///< none: one thread
    const std::atomic<bool>* stop = nullptr;  ///< set from outside to give up; the count is then meaningless
};

namespace detail {

template <GamePosition P>
[[nodiscard]] std::uint64_t last_ply(const P& position) {
    if constexpr (CountsMoves<P>) {
        return position.count_moves();
    } else {
        return position.legal_moves().size();
    }
}

template <GamePosition P>
[[nodiscard]] std::uint64_t perft_below(const P& position, int depth, const PerftOptions& options) {
    if (depth == 1) return last_ply(position);
    if (options.stop != nullptr && options.stop->load(std::memory_order_relaxed)) return 0;
    std::uint64_t key = 0;
    if (options.table != nullptr) {
        key = position.key();
        if (const std::uint64_t known = options.table->find(key, depth)) return known;
    }
    std::uint64_t sum = 0;
    for (const auto& move : position.legal_moves()) {
        P next = position;
        next.play(move);
        sum += perft_below(next, depth - 1, options);
    }
    if (options.table != nullptr && sum != 0) options.table->keep(key, depth, sum);
    return sum;
}

}  // namespace detail

/// The number of lines that start with each legal move, in the order of `legal_moves`. The depth is at least 1.
template <GamePosition P>
[[nodiscard]] std::vector<std::pair<typename P::Move, std::uint64_t>> divide(const P& position, int depth,
                                                                             const PerftOptions& options = {}) {
    std::vector<std::pair<typename P::Move, std::uint64_t>> counts;
    for (const auto& move : position.legal_moves()) counts.emplace_back(move, 0);
    const auto job = [&](std::size_t i) {
        P next = position;
        next.play(counts[i].first);
        counts[i].second = depth == 1 ? 1 : detail::perft_below(next, depth - 1, options);
    };
    if (options.for_each != nullptr) {
        (*options.for_each)(counts.size(), job);
    } else {
        for (std::size_t i = 0; i < counts.size(); ++i) job(i);
    }
    return counts;
}

/// The number of sequences of `depth` moves. Lines that end early are not counted; depth 0 counts the position itself.
template <GamePosition P>
[[nodiscard]] std::uint64_t perft(const P& position, int depth, const PerftOptions& options = {}) {
    if (depth <= 0) return 1;
    if (depth == 1) return detail::last_ply(position);
    std::uint64_t sum = 0;
    for (const auto& [move, count] : divide(position, depth, options)) sum += count;
    return sum;
}

}  // namespace tessera
