#include "cli/play/columns.hpp"

#include <algorithm>
#include <vector>

#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

/// How many columns a text takes, of which all but the codes for colours is ASCII.
std::size_t shown_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = std::min(text.find('m', i), text.size());
        } else {
            ++width;
        }
    }
    return width;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> parts;
    for (const Field& word : words(text)) parts.emplace_back(word.text);
    return parts;
}

}  // namespace

std::string in_lines(std::span<const std::string> sentences) {
    std::string text;
    std::size_t column = 0;
    for (const std::string& sentence : sentences) {
        const std::size_t width = shown_width(sentence);
        const bool fits = column > 0 && column + 1 + width <= screen_width;
        if (column > 0) text += fits ? ' ' : '\n';
        text += sentence;
        column = fits ? column + 1 + width : width;
    }
    return text.empty() ? text : text + '\n';
}

std::string broken(std::string_view sentence) {
    std::string text;
    std::size_t column = 0;
    for (const Field& word : words(sentence)) {
        const std::size_t width = shown_width(word.text);
        const bool fits = column > 0 && column + 1 + width <= screen_width;
        if (column > 0) text += fits ? ' ' : '\n';
        text += word.text;
        column = fits ? column + 1 + width : width;
    }
    return text;
}

std::string in_columns(std::span<const std::string> words, std::size_t indent) {
    std::size_t widest = 0;
    for (const std::string& word : words) widest = std::max(widest, word.size());
    const std::size_t column = widest + 2;
    const std::size_t per_line = std::max<std::size_t>(1, (screen_width - indent) / column);
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_last = (i + 1) % per_line == 0 || i + 1 == words.size();
        if (i % per_line == 0) text.append(indent, ' ');
        text += words[i];
        if (is_last) {
            text += '\n';
        } else {
            text.append(column - words[i].size(), ' ');
        }
    }
    return text;
}

std::string labelled(std::string_view label, std::span<const std::string> words) {
    std::string text(label);
    std::size_t column = label.size();
    for (const std::string& word : words) {
        if (column + 1 + word.size() > screen_width) {
            text += '\n';
            text.append(label.size(), ' ');
            column = label.size();
        }
        text += ' ';
        text += word;
        column += 1 + word.size();
    }
    return text + '\n';
}

std::string labelled(std::string_view label, std::string_view text) {
    return labelled(label, words_of(text));
}

std::string wrapped(std::string_view text) {
    return in_lines(words_of(text));
}

}  // namespace tessera::cli::terminal
