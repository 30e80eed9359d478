#pragma once

#include <cstddef>
#include <string_view>

namespace tessera::cli::terminal {

/// Where the step of an action's text that begins at `from`, or that `from` is inside of, ends. A step is a cell with
/// what stands before it: `a4`, then `-b5`. It ends after the next number, or with the text where none follows. What is
/// named before the cell and joined to it by `@`, `:` or `>` is a step of its own: `C-MR`, then `@C3`.
[[nodiscard]] std::size_t step_end(std::string_view action, std::size_t from);

/// The first step: mostly the cell that an action starts from.
[[nodiscard]] std::string_view first_step(std::string_view action);

}  // namespace tessera::cli::terminal
