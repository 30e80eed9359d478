#include "cli/play/columns.hpp"

#include <algorithm>
#include <vector>

#include "core/text.hpp"

namespace tessera::cli::terminal {

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
    std::vector<std::string> parts;
    for (const Field& word : words(text)) parts.emplace_back(word.text);
    return labelled(label, parts);
}

}  // namespace tessera::cli::terminal
