#pragma once

#include <string_view>

namespace tessera {

/// How a position is drawn as text.
struct DrawStyle {
    enum class Colours : unsigned char { none, ansi };
    enum class Letters : unsigned char { ascii, unicode };

    Colours colours = Colours::none;
    Letters letters = Letters::ascii;
};

}  // namespace tessera
