#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tessera::cli::terminal {

inline constexpr std::size_t screen_width = 80;

/// Words side by side in columns of one width, as many as fit the screen, line by line, each line ended.
[[nodiscard]] std::string in_columns(std::span<const std::string> words, std::size_t indent);

/// Words one after the other behind a label, with the lines that follow indented below the first word.
[[nodiscard]] std::string labelled(std::string_view label, std::span<const std::string> words);

/// A text behind a label, broken between words where a line is full.
[[nodiscard]] std::string labelled(std::string_view label, std::string_view text);

/// A text broken between words where a line is full.
[[nodiscard]] std::string wrapped(std::string_view text);

/// Sentences one after the other, each line as many as fit it. Codes for colours take no room.
[[nodiscard]] std::string in_lines(std::span<const std::string> sentences);

/// A sentence broken between its words where a line is full.
[[nodiscard]] std::string broken(std::string_view sentence);

}  // namespace tessera::cli::terminal
