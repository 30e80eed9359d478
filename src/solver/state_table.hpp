#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tessera::solver {

/// Different states, numbered in the order in which they came. They are kept whole, so that two states are never taken
/// for one.
template <class State>
class StateTable {
  public:
    [[nodiscard]] std::size_t size() const { return states_.size(); }
    [[nodiscard]] const State& state(std::uint32_t index) const { return states_[index]; }

    void clear() {
        states_.clear();
        std::fill(slots_.begin(), slots_.end(), vacant);
    }

    /// The number of the state, and whether it is new.
    std::pair<std::uint32_t, bool> insert(const State& state) {
        if (2 * (states_.size() + 1) > slots_.size()) grow();
        const std::size_t slot = slot_of(state);
        if (slots_[slot] != vacant) return {slots_[slot], false};
        slots_[slot] = static_cast<std::uint32_t>(states_.size());
        states_.push_back(state);
        return {slots_[slot], true};
    }

    [[nodiscard]] std::optional<std::uint32_t> find(const State& state) const {
        if (slots_.empty()) return std::nullopt;
        const std::uint32_t index = slots_[slot_of(state)];
        if (index == vacant) return std::nullopt;
        return index;
    }

  private:
    static constexpr std::uint32_t vacant = ~std::uint32_t{0};
    static constexpr std::size_t first_size = 1 << 10;

    /// Where the state is, or the vacant slot where it belongs.
    [[nodiscard]] std::size_t slot_of(const State& state) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = static_cast<std::size_t>(state.hash()) & mask;
        while (slots_[slot] != vacant && !(states_[slots_[slot]] == state)) slot = (slot + 1) & mask;
        return slot;
    }

    void grow() {
        slots_.assign(std::max(first_size, 2 * slots_.size()), vacant);
        for (std::size_t i = 0; i < states_.size(); ++i) slots_[slot_of(states_[i])] = static_cast<std::uint32_t>(i);
    }

    std::vector<State> states_;
    std::vector<std::uint32_t> slots_;  ///< a power of two of them, at most half in use
};

}  // namespace tessera::solver
