#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::server {

enum class Matter : std::uint8_t { draw, undo, rematch };

[[nodiscard]] std::string_view word_of(Matter matter);
[[nodiscard]] std::optional<Matter> parse_matter(std::string_view word);

struct Offer {
    Matter matter = Matter::draw;
    int seat = 0;
    friend bool operator==(const Offer&, const Offer&) = default;
};

/// What was offered and not answered yet. Sides are seats modulo two.
class Offers {
  public:
    [[nodiscard]] const std::vector<Offer>& standing() const { return standing_; }
    [[nodiscard]] bool stands(Matter matter, int seat) const;
    /// Whether one of the other side's stands, and by whom.
    [[nodiscard]] std::optional<int> from_opponents_of(int seat, Matter matter) const;
    /// An offer may be made once for so many actions played: who was declined asks again after the next one.
    [[nodiscard]] bool was_made(Matter matter, int seat, std::size_t played) const;

    void make(Offer offer, std::size_t played);
    /// Declined or fulfilled: all that stands of it is gone.
    void drop(Matter matter);
    /// An offer lapses when its maker's opponent acts.
    void acted(int seat);
    void clear() { standing_.clear(); }

  private:
    struct Made {
        Offer offer;
        std::size_t played = 0;
    };

    std::vector<Offer> standing_;
    std::vector<Made> made_;  ///< the latest of each kind and seat
};

}  // namespace tessera::server
