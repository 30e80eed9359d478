#include "play/packed.hpp"

#include <cassert>
#include <ranges>
#include <string_view>

namespace tessera::play {

namespace {

/// A number of any size, the lowest 32 bits first and no zero at the end.
using Words = std::vector<std::uint32_t>;

constexpr int word_bits = 32;
constexpr int digit_bits = 6;

/// Divides and gives back what is left over.
std::uint32_t divide(Words& words, std::uint32_t by) {
    std::uint64_t left = 0;
    for (std::uint32_t& word : std::views::reverse(words)) {
        const std::uint64_t whole = (left << word_bits) | word;
        word = static_cast<std::uint32_t>(whole / by);
        left = whole % by;
    }
    while (!words.empty() && words.back() == 0) words.pop_back();
    return static_cast<std::uint32_t>(left);
}

void multiply_and_add(Words& words, std::uint32_t by, std::uint32_t plus) {
    std::uint64_t carried = plus;
    for (std::uint32_t& word : words) {
        carried += std::uint64_t{word} * by;
        word = static_cast<std::uint32_t>(carried);
        carried >>= word_bits;
    }
    if (carried > 0) words.push_back(static_cast<std::uint32_t>(carried));
}

void put(Words& words, const Choice& choice) {
    const std::uint32_t within = divide(words, choice.width);
    multiply_and_add(words, choice.total, choice.first + within);
}

constexpr std::uint32_t count_bits = 4;
constexpr std::uint32_t count_values = 1U << count_bits;
constexpr int most_count_digits = 64 / count_bits;

/// How much a letter's odds grow each time that it is seen.
constexpr std::uint32_t learned = 12;

}  // namespace

Choice LetterOdds::choice_of(std::size_t letter) const {
    std::uint32_t first = 0;
    for (std::size_t i = 0; i < letter; ++i) first += weights_[i];
    return {first, weights_[letter], total_};
}

std::size_t LetterOdds::letter_at(std::uint32_t part) const {
    std::size_t letter = 0;
    while (part >= weights_[letter]) part -= weights_[letter++];
    return letter;
}

void LetterOdds::saw(std::size_t letter) {
    weights_[letter] += learned;
    total_ += learned;
}

void Packer::number(std::uint32_t value, std::uint32_t total) {
    assert(value < total);
    choices_.push_back({value, 1, total});
}

void Packer::count(std::uint64_t value) {
    while (value >= count_values) {
        number(static_cast<std::uint32_t>(value % count_values) + count_values, 2 * count_values);
        value /= count_values;
    }
    number(static_cast<std::uint32_t>(value), 2 * count_values);
}

void Packer::text(std::string_view text) {
    LetterOdds odds;
    const auto add = [&](std::size_t letter) {
        choices_.push_back(odds.choice_of(letter));
        odds.saw(letter);
    };
    for (const char c : text) {
        assert(c >= ' ' && c <= '~');
        add(static_cast<std::size_t>(c - ' '));
    }
    add(LetterOdds::end);
}

std::vector<std::uint8_t> Packer::digits() const {
    // What goes in last comes out first.
    Words words;
    for (const auto& choice : std::views::reverse(choices_)) put(words, choice);
    std::vector<std::uint8_t> digits;
    while (!words.empty()) digits.push_back(static_cast<std::uint8_t>(divide(words, 1U << digit_bits)));
    return digits;
}

Unpacker::Unpacker(std::span<const std::uint8_t> digits) {
    for (const std::uint8_t digit : std::views::reverse(digits)) multiply_and_add(words_, 1U << digit_bits, digit);
}

std::uint32_t Unpacker::number(std::uint32_t total) {
    return divide(words_, total);
}

std::uint64_t Unpacker::count() {
    std::uint64_t value = 0;
    for (int i = 0; i < most_count_digits; ++i) {
        const std::uint32_t digit = number(2 * count_values);
        value |= std::uint64_t{digit % count_values} << (static_cast<std::uint32_t>(i) * count_bits);
        if (digit < count_values) break;
    }
    return value;
}

std::string Unpacker::text(std::size_t most) {
    LetterOdds odds;
    std::string text;
    while (text.size() <= most) {
        const std::uint32_t part = divide(words_, odds.total());
        const std::size_t letter = odds.letter_at(part);
        const Choice choice = odds.choice_of(letter);
        multiply_and_add(words_, choice.width, part - choice.first);
        if (letter == LetterOdds::end) break;
        odds.saw(letter);
        text.push_back(static_cast<char>(' ' + static_cast<int>(letter)));
    }
    return text;
}

}  // namespace tessera::play
