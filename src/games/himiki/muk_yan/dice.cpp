#include "games/himiki/muk_yan/dice.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::himiki::muk_yan {

namespace {

constexpr std::array<std::string_view, 3> element_names = {"fire", "water", "wood"};

}  // namespace

Parsed<Dice> parse_dice(std::string_view text) {
    const auto black = text.size() == 2 ? parse_element(text[0]) : std::nullopt;
    const auto white = text.size() == 2 ? parse_element(text[1]) : std::nullopt;
    if (!black || !white) {
        return malformed(
            0, fmt::format("{} is no roll: two of H M K, the black die's and the white one's, as 'HM'", quoted(text)));
    }
    return Dice{*black, *white};
}

std::string told(Dice dice) {
    return fmt::format("black {}, white {}", element_names[index_of(dice.black)], element_names[index_of(dice.white)]);
}

}  // namespace tessera::himiki::muk_yan
