#pragma once

#include <memory>

#include "cli/play/edit_reader.hpp"
#include "core/drawing.hpp"

namespace tessera::cli::terminal {

/// A line editor on a terminal; through pipes, plain lines that are echoed.
[[nodiscard]] std::unique_ptr<LineReader> suitable_reader(const DrawStyle& style, EditReader::Completer completer);

}  // namespace tessera::cli::terminal
