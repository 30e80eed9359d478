#pragma once

#include <cstdint>

#include "core/cell.hpp"

namespace tessera::pijersi {

/// The four forms of a turn (P7).
enum class Form : std::uint8_t {
    cube,             ///< a cube, alone or from the top of a stack, moves from `from` to `to`
    stack,            ///< a stack moves from `from` to `to`
    cube_then_stack,  ///< a cube moves from `from` onto the own cube on `via`; the new stack goes on to `to`
    stack_then_cube,  ///< a stack moves from `from` to `via`; its top goes on to `to`
};

/// A whole turn. `via` is `to` where the form has no second half, so that equal turns are equal values.
struct Move {
    Form form = Form::cube;
    Cell from;
    Cell via;
    Cell to;
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace tessera::pijersi
