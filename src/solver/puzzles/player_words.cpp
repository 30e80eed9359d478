#include "solver/puzzles/player_words.hpp"

#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/cells.hpp"

namespace tessera::solver::puzzles {

using himiki::name;

std::string word_of(const BlackCube& cube) {
    return fmt::format("the black {} on {}", word_of(cube.top), name(cube.cell));
}

std::string number_word(std::size_t number) {
    constexpr std::array<std::string_view, 9> words = {"no",   "one", "two",   "three", "four",
                                                       "five", "six", "seven", "eight"};
    return number < words.size() ? std::string(words[number]) : fmt::to_string(number);
}

std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view link = i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ";
        text += link;
        text += parts[i];
    }
    return text;
}

std::string listed(const std::vector<BlackCube>& cubes) {
    std::vector<std::string> parts;
    for (const BlackCube& cube : cubes) parts.push_back(word_of(cube));
    return listed(parts);
}

std::string sentence(std::string_view clause) {
    std::string text(clause);
    if (!text.empty()) text[0] = to_upper(text[0]);
    return text + '.';
}

}  // namespace tessera::solver::puzzles
