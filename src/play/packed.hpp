#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tessera::play {

/// One choice: of `total` equal parts, the `width` from `first` on. A number below `total` takes one part; what is
/// likelier takes more parts and costs fewer bits.
struct Choice {
    std::uint32_t first = 0;
    std::uint32_t width = 1;
    std::uint32_t total = 1;
};

/// How likely each printable character is to come next, and the end of a text: the more often it came before, the
/// likelier. Writer and reader learn the same from the same text.
class LetterOdds {
  public:
    LetterOdds() { weights_.fill(1); }

    static constexpr std::size_t end = 95;  ///< behind the characters from ' ' to '~'

    [[nodiscard]] Choice choice_of(std::size_t letter) const;
    /// The letter whose parts hold this one.
    [[nodiscard]] std::size_t letter_at(std::uint32_t part) const;
    [[nodiscard]] std::uint32_t total() const { return total_; }
    void saw(std::size_t letter);

  private:
    std::array<std::uint32_t, end + 1> weights_{};
    std::uint32_t total_ = end + 1;
};

/// Choices packed into one number as large as they need, without loss between them (asymmetric numeral systems, Duda
/// 2009, over a number that is never cut). The number is told in digits of six bits, the lowest first.
class Packer {
  public:
    /// A number below `total`.
    void number(std::uint32_t value, std::uint32_t total);
    /// Any number; small ones cost little.
    void count(std::uint64_t value);
    /// Printable ASCII.
    void text(std::string_view text);

    [[nodiscard]] std::vector<std::uint8_t> digits() const;

  private:
    std::vector<Choice> choices_;
};

/// Takes choices out again in the order in which they were packed. Whoever unpacks something else gets something else,
/// never a fault: what is read must be packed again and compared.
class Unpacker {
  public:
    explicit Unpacker(std::span<const std::uint8_t> digits);

    [[nodiscard]] std::uint32_t number(std::uint32_t total);
    [[nodiscard]] std::uint64_t count();
    /// At most so many characters.
    [[nodiscard]] std::string text(std::size_t most);

  private:
    std::vector<std::uint32_t> words_;
};

}  // namespace tessera::play
