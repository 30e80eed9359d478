#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/random.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// An Expert game as one seat may know it (H40): its own tiles, all that lies open, and how many tiles others hold.
/// Nothing in it depends on a hidden tile.
class View {
  public:
    View() = default;

    /// The position without the tiles that this seat does not see.
    [[nodiscard]] const ExpertPosition& shown() const { return shown_; }
    /// Nobody's view is that of a spectator.
    [[nodiscard]] std::optional<Seat> seat() const { return seat_; }
    [[nodiscard]] bool sees_hand_of(Seat seat) const { return seat_ == seat; }
    [[nodiscard]] unsigned tiles_held_by(Seat seat) const { return held_[seat.index]; }
    /// Tiles that cannot be in a hidden hand: seen now, or played before.
    [[nodiscard]] TileSet known() const { return shown_.chaos().in_play().with(played_); }

    friend bool operator==(const View&, const View&) = default;

  private:
    friend View view_of(const ExpertPosition& position, std::optional<Seat> viewer, std::span<const Move> moves);

    ExpertPosition shown_ = {};
    std::optional<Seat> seat_ = {};
    std::array<std::uint8_t, 4> held_ = {};
    TileSet played_ = {};
};

/// `moves` are those played so far, as many as are known: a tile that was played is in no hand any more.
[[nodiscard]] View view_of(const ExpertPosition& position, std::optional<Seat> viewer,
                           std::span<const Move> moves = {});

/// A full position that agrees with the view, each as likely as another. Tiles in no hand stay aside, unseen.
[[nodiscard]] ExpertPosition sample(const View& view, Random& random);

/// The position string with a `?` for each tile that is not seen: `w:CJ,MH;b:?,?,?`.
[[nodiscard]] std::string to_text(const View& view);

static_assert(HiddenPosition<ExpertPosition>);

}  // namespace tessera::himiki
