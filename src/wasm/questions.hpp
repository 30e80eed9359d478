#pragma once

#include <string>
#include <string_view>

#include "play/session.hpp"

namespace tessera::wasm {

/// Answers what pages ask besides lines of UGI. The text is the question's name, a line end and JSON; so is the answer
/// JSON, or `{"error": sentence}`. The game on the table stays as it is.
[[nodiscard]] std::string answer_to(const play::Session& session, std::string_view text);

}  // namespace tessera::wasm
