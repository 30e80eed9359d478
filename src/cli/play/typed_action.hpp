#pragma once

#include <string>
#include <string_view>

#include "cli/play/context.hpp"

namespace tessera::cli::terminal {

/// Whether the text is a legal action as the engine writes it.
[[nodiscard]] bool is_legal(const Table& table, std::string_view text);

/// Why a text cannot be played, and what is legal and near it, as lines that end themselves.
[[nodiscard]] std::string refusal(const play::Session& session, std::string_view text, const ParseError& error);

/// Plays what the person typed, or says why not and what is near.
void play_typed(Context& context, std::string_view text);

}  // namespace tessera::cli::terminal
