#include "play/form.hpp"

#include <algorithm>
#include <cstddef>

#include "core/random.hpp"
#include "search/handicap.hpp"

namespace tessera::play {

namespace {

constexpr int whole = 100;  // hundredths of a level

/// Levels go on as they begin below the first, and lead to the most strength that can be said above the last.
int strength_at(const Levels& levels, int hundredths) {
    const auto& known = levels.strengths;
    const int count = static_cast<int>(known.size());
    const int below = std::clamp(hundredths / whole, 1, count);
    const int low = known[static_cast<std::size_t>(below - 1)];
    const int high = below < count ? known[static_cast<std::size_t>(below)] : search::most_strength;
    return std::clamp(low + (high - low) * (hundredths - whole * below) / whole, 0, search::most_strength);
}

}  // namespace

std::optional<int> strength_in(const GameInfo& info, int level, Seat seat, std::uint64_t game) {
    if (level >= full_level) return std::nullopt;
    const auto form = static_cast<std::uint32_t>(info.levels.form);
    Random random(mixed(game) ^ (0xF0A3ULL + seat.index));
    const auto drawn = static_cast<int>(random.below(2 * form + 1)) - info.levels.form;
    return strength_at(info.levels, whole * std::max(level, 1) + drawn);
}

std::optional<int> usual_strength(const GameInfo& info, int level) {
    if (level >= full_level) return std::nullopt;
    return strength_at(info.levels, whole * std::max(level, 1));
}

}  // namespace tessera::play
