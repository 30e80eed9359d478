#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/side.hpp"
#include "core/text.hpp"

namespace tessera::himiki {

/// H3, in an order in which each element is beaten by the next: fire by water, water by wood, wood by fire.
enum class Element : std::uint8_t { fire, water, wood };

inline constexpr std::array<Element, 3> elements = {Element::fire, Element::water, Element::wood};

[[nodiscard]] constexpr unsigned index_of(Element element) {
    return static_cast<unsigned>(element);
}
/// The element that beats this one.
[[nodiscard]] constexpr Element winner_over(Element element) {
    return static_cast<Element>((index_of(element) + 1) % 3);
}
/// The element that this one beats.
[[nodiscard]] constexpr Element beaten_by(Element element) {
    return static_cast<Element>((index_of(element) + 2) % 3);
}

inline constexpr std::array<char, 3> element_letters = {'H', 'M', 'K'};

[[nodiscard]] constexpr char letter_of(Element element) {
    return element_letters[index_of(element)];
}
[[nodiscard]] constexpr std::optional<Element> parse_element(char letter) {
    for (const Element element : elements) {
        if (letter_of(element) == to_upper(letter)) return element;
    }
    return std::nullopt;
}

/// The line along which a cube rolls: along the numbers (x) or along the letters (y).
enum class Axis : std::uint8_t { x, y };

/// How a cube lies (H4): one of 6, in three bits. The lowest bit is the parity of (top, x face, y face) as a
/// permutation of (fire, water, wood); a tip and a pivot each change it.
class Orientation {
  public:
    constexpr Orientation() = default;
    constexpr Orientation(Element top, unsigned twist)
        : bits_(static_cast<std::uint8_t>((index_of(top) << 1) | (twist & 1))) {}

    /// From what the text shows: the top and the x face. Equal ones are no cube.
    [[nodiscard]] static constexpr std::optional<Orientation> of_faces(Element top, Element x_face) {
        if (top == x_face) return std::nullopt;
        return Orientation(top, x_face == winner_over(top) ? 0 : 1);
    }
    [[nodiscard]] static constexpr Orientation numbered(unsigned number) {
        return Orientation(static_cast<Element>(number >> 1), number & 1);
    }

    [[nodiscard]] constexpr unsigned number() const { return bits_; }
    [[nodiscard]] constexpr unsigned twist() const { return bits_ & 1U; }
    [[nodiscard]] constexpr Element top() const { return static_cast<Element>(bits_ >> 1); }
    [[nodiscard]] constexpr Element face(Axis axis) const { return faces_[bits_][static_cast<unsigned>(axis)]; }
    /// H5: top and the face along the axis change places.
    [[nodiscard]] constexpr Orientation tipped(Axis axis) const { return Orientation(face(axis), twist() ^ 1U); }
    /// H5: x face and y face change places.
    [[nodiscard]] constexpr Orientation pivoted() const { return Orientation(top(), twist() ^ 1U); }

    friend constexpr bool operator==(Orientation, Orientation) = default;

  private:
    static constexpr auto faces_ = [] {
        std::array<std::array<Element, 2>, 6> faces{};
        for (unsigned i = 0; i < 6; ++i) {
            const auto top = static_cast<Element>(i >> 1);
            const bool even = (i & 1) == 0;
            faces[i] = {even ? winner_over(top) : beaten_by(top), even ? beaten_by(top) : winner_over(top)};
        }
        return faces;
    }();

    std::uint8_t bits_ = 0;
};

inline constexpr unsigned orientations = 6;

/// A cube of a side, as it lies.
struct Cube {
    Side side = Side::first;
    Orientation lies = {};

    friend constexpr bool operator==(const Cube&, const Cube&) = default;
};

}  // namespace tessera::himiki
