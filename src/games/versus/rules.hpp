#pragma once

namespace tessera::versus {

/// There are no options: the size of the board is in the type of the position, so that cells fit its machine words.
struct Rules {
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace tessera::versus
