#include "search/handicap.hpp"

#include <algorithm>

namespace tessera::search {

namespace {

/// From `least` to `most` in equal ratios, by whole numbers so that every machine agrees.
std::uint64_t geometric(std::uint64_t least, std::uint64_t doublings, int strength) {
    const auto steps = static_cast<std::uint64_t>(strength) * doublings * 1024 / most_strength;
    const std::uint64_t whole = least << (steps / 1024);
    return whole + whole * (steps % 1024) / 1024;
}

}  // namespace

Handicap handicap_of(int strength) {
    strength = std::clamp(strength, 0, most_strength);
    // Beyond the middle nothing is misjudged any more: there only less is seen.
    constexpr int sure = 600;
    const int unsure = std::max(0, sure - strength);
    // Small errors do not decide between actions that are far apart; looking at these would only cost positions.
    const int most_loss = std::min(40 + unsure * unsure / 120, unsure * unsure / 75);
    // To judge each action by itself costs positions, 200 Elo and more of them. So that no level needs to lie beyond
    // such a step, the last of the errors go choice by choice.
    constexpr int first_whole = 566;
    constexpr int all_whole = 576;
    const int whole = std::clamp((strength - first_whole) * 1000 / (all_whole - first_whole), 0, 1000);
    return {.nodes = geometric(64, 12, strength),
            .noise = unsure * unsure / 600,
            .most_loss = most_loss,
            .careless = std::min(unsure * unsure / 180, 700),
            .whole = whole};
}

}  // namespace tessera::search
