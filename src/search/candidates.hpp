#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/steps.hpp"

namespace tessera::search {

/// A step that may be tried, and when.
template <GamePosition P>
struct Candidate {
    typename Steps<P>::Step step;
    std::uint32_t place;   ///< where Ordering learns of it
    int order;             ///< the highest is tried first
    std::uint16_t number;  ///< as the rules list it, from 1
    bool is_urgent;        ///< it changes much: a capture, a point, an arrival
};

/// The steps of all positions on the line at hand, one list behind the other, so that no memory is taken on the way.
template <GamePosition P>
class Candidates {
  public:
    Candidates() { all_.reserve(4096); }

    [[nodiscard]] std::size_t size() const { return all_.size(); }
    [[nodiscard]] const Candidate<P>& operator[](std::size_t i) const { return all_[i]; }
    void add(const Candidate<P>& candidate) { all_.push_back(candidate); }
    /// Forgets those from number `first` on: the list of a position that is done.
    void cut(std::size_t first) { all_.resize(first); }

    /// Brings the most promising of those from `i` to the end to place `i` of a list that begins at `first`. Mostly a
    /// few are enough; after them the rest is sorted.
    void pick_next(std::size_t first, std::size_t i) {
        constexpr std::size_t picked_singly = 8;
        if (i - first > picked_singly) return;
        if (i - first == picked_singly) {
            std::sort(all_.begin() + static_cast<std::ptrdiff_t>(i), all_.end(),
                      [](const Candidate<P>& a, const Candidate<P>& b) {
                          return a.order != b.order ? a.order > b.order : a.number < b.number;
                      });
            return;
        }
        std::size_t best = i;
        for (std::size_t j = i + 1; j < all_.size(); ++j) {
            if (all_[j].order > all_[best].order) best = j;
        }
        std::swap(all_[i], all_[best]);
    }

  private:
    std::vector<Candidate<P>> all_;
};

}  // namespace tessera::search
