#include "record/escape.hpp"

#include <array>
#include <cstddef>
#include <optional>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/utf8.hpp"

namespace tessera::record {
namespace {

struct Escape {
    char letter;
    char meaning;
};

constexpr std::array<Escape, 7> escapes = {
    {{'\\', '\\'}, {'"', '"'}, {'{', '{'}, {'}', '}'}, {'n', '\n'}, {'t', '\t'}, {'s', ' '}}};

void append_escaped(std::string& text, char c) {
    for (const Escape& escape : escapes) {
        if (escape.meaning == c) text += {'\\', escape.letter};
    }
}

/// Appends what the escape at `at` means.
std::optional<ParseError> append_unescaped(std::string& value, std::string_view text, std::size_t at) {
    for (const Escape& escape : escapes) {
        if (at + 1 < text.size() && escape.letter == text[at + 1]) {
            value += escape.meaning;
            return std::nullopt;
        }
    }
    return ParseError{Fault::malformed, at,
                      fmt::format("{} is no escape; write \\\\ for a backslash", quoted(text.substr(at, 2)))};
}

}  // namespace

std::string escaped_value(std::string_view value) {
    std::string text;
    for (const char c : value) {
        if (std::string_view("\\\"\n\t").contains(c)) {
            append_escaped(text, c);
        } else {
            text += c;
        }
    }
    return text;
}

std::string escaped_comment(std::string_view comment) {
    std::string text;
    for (std::size_t i = 0; i < comment.size(); ++i) {
        const char c = comment[i];
        const bool is_inside = i != 0 && i + 1 != comment.size();
        const bool stays = c == ' ' ? is_inside && text.back() != ' ' : !std::string_view("\\}\n\t").contains(c);
        if (stays) {
            text += c;
        } else {
            append_escaped(text, c);
        }
    }
    return text;
}

Parsed<std::string> unescaped_value(std::string_view text) {
    std::string value;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            value += text[i];
        } else if (const auto error = append_unescaped(value, text, i++)) {
            return std::unexpected(*error);
        }
    }
    return value;
}

Parsed<std::string> unescaped_comment(std::string_view text) {
    std::string comment;
    bool blank_before = false;
    bool empty = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_blank(text[i])) {
            blank_before = true;
            continue;
        }
        if (blank_before && !empty) comment += ' ';
        blank_before = false;
        empty = false;
        if (text[i] != '\\') {
            comment += text[i];
        } else if (const auto error = append_unescaped(comment, text, i++)) {
            return std::unexpected(*error);
        }
    }
    return comment;
}

}  // namespace tessera::record
