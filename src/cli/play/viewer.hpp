#pragma once

#include <optional>
#include <string>

#include "cli/play/context.hpp"

namespace tessera::cli::terminal {

// In games with secrets the screen shows only what its viewer may know.

/// Whom the screen is for: the seat to act if a person has it; else the only person's; else nobody's, so that the
/// screen shows what all may see.
[[nodiscard]] std::optional<Seat> viewer_of(const Table& table);

/// The board and the position's text as the viewer may know them; when the game is over, all of it.
[[nodiscard]] std::string shown_board(const Table& table, const DrawStyle& style);
[[nodiscard]] std::string shown_position(const Table& table);

/// Whether the viewer may know what the seat to act can do: that can tell what it holds.
[[nodiscard]] bool may_see_actions(const Context& context);

/// Says so where the viewer may not know it; says whether that is the case.
bool refuse_to_tell_actions(Context& context);

/// Whether another person than the last one who saw the screen is to see it now, and secrets are at stake.
[[nodiscard]] bool must_pass_screen(const Context& context);

/// Hides what stands on the screen and waits until the viewer says to have it. Blocks. If the person leaves instead,
/// the context is done.
void pass_screen(Context& context);

}  // namespace tessera::cli::terminal
