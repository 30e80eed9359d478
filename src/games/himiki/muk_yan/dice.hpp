#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/parse_error.hpp"
#include "games/himiki/cube.hpp"

namespace tessera::himiki::muk_yan {

/// H61: what is rolled before each of Muk Yan's actions.
struct Dice {
    Element black = Element::fire;
    Element white = Element::fire;

    friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

/// All nine rolls, by the black die and then by the white one.
inline constexpr auto all_dice = [] {
    std::array<Dice, 9> dice{};
    for (unsigned i = 0; i < dice.size(); ++i) dice[i] = {elements[i / 3], elements[i % 3]};
    return dice;
}();

/// Reads `HM`, the black die's element and then the white one's, in either case.
[[nodiscard]] Parsed<Dice> parse_dice(std::string_view text);

/// `black fire, white water`.
[[nodiscard]] std::string told(Dice dice);

}  // namespace tessera::himiki::muk_yan
