#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace tessera::search {

/// Which side of the truth a kept value is on.
enum class Bound : std::uint8_t { none, at_most, at_least, exact };

/// What the table knows of a position: eight bytes.
struct Known {
    std::int16_t value = 0;     ///< as seen from the position itself
    std::int16_t estimate = 0;  ///< its static evaluation
    std::uint16_t step = 0;     ///< the number of the best step in the list of steps, plus one; 0 if none is known
    std::uint8_t depth = 0;
    Bound bound = Bound::none;
};

/// Remembers positions already searched, in a fixed amount of memory that threads share without locks: an entry is
/// two words, the second XORed with the first, so that two half-written entries are not taken for a hit (Hyatt, Mann
/// 2002). Four entries make a cache line; of those the least worth is given up: shallow ones, and those of earlier
/// searches.
class Table {
  public:
    /// Takes as many megabytes as can be had, at least some kilobytes.
    explicit Table(std::size_t megabytes);

    [[nodiscard]] std::optional<Known> find(std::uint64_t key) const;
    void keep(std::uint64_t key, const Known& known);

    /// A new search begins: what is kept from now on is newer.
    void age() { age_ = static_cast<std::uint8_t>((age_ + 1) & age_mask); }
    void clear();

    /// How full it is with what this search has found, in thousandths.
    [[nodiscard]] unsigned permille() const;
    [[nodiscard]] std::size_t megabytes() const { return lines_count_ * sizeof(Line) >> 20; }

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&line_of(key)); }

  private:
    static constexpr std::uint8_t age_mask = 63;

    struct Entry {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Line {
        std::array<Entry, 4> entries;
    };

    [[nodiscard]] std::uint64_t packed(const Known& known) const;
    [[nodiscard]] static Known unpacked(std::uint64_t data);
    [[nodiscard]] int worth(std::uint64_t data) const;
    [[nodiscard]] Line& line_of(std::uint64_t key) const {
        // The upper bits choose the line, scaled to any number of lines; the check needs them all.
        return lines_[static_cast<std::size_t>((key >> 32) * lines_count_ >> 32)];
    }

    std::size_t lines_count_ = 1;
    std::unique_ptr<Line[]> lines_;
    std::uint8_t age_ = 0;
};

}  // namespace tessera::search
