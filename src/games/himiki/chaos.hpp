#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/inline_vector.hpp"
#include "core/side.hpp"
#include "games/himiki/board.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// Where the tiles of an Expert game are (H40-H57).
class Chaos {
  public:
    [[nodiscard]] constexpr TileSet hand(Seat seat) const { return hands_[seat.index]; }
    constexpr void set_hand(Seat seat, TileSet tiles) { hands_[seat.index] = tiles; }

    /// Cells with a terrain tile.
    [[nodiscard]] constexpr Cells terrain() const { return terrain_; }
    [[nodiscard]] constexpr std::optional<Tile> terrain_on(Cell cell) const {
        if ((terrain_ & set_of(cell)) == 0) return std::nullopt;
        for (std::size_t i = 0; i < lying_.size(); ++i) {
            if (lying_[i] == cell.index + 1) return kinds_[i];
        }
        return std::nullopt;
    }
    constexpr void lay(Tile tile, Cell cell) {
        lying_[place_of(tile)] = static_cast<std::uint8_t>(cell.index + 1);
        terrain_ |= set_of(cell);
    }
    constexpr void lift(Tile tile, Cell cell) {
        lying_[place_of(tile)] = 0;
        terrain_ &= ~set_of(cell);
    }

    /// Who has the major yokai before them (H46).
    [[nodiscard]] constexpr std::optional<Seat> yokai() const { return held(yokai_); }
    constexpr void set_yokai(std::optional<Seat> seat) { yokai_ = kept(seat); }

    /// Turns still to be played confused, the next first (H45).
    [[nodiscard]] constexpr std::optional<Seat> confused(std::size_t i) const { return held(confused_[i]); }
    constexpr void set_confused(std::optional<Seat> first, std::optional<Seat> second) {
        confused_ = {kept(first), kept(second)};
    }

    /// Every tile that is in a hand, on the board, before a player or at work as confusion.
    [[nodiscard]] constexpr TileSet in_play() const {
        TileSet all;
        for (const TileSet tiles : hands_) all = all.with(tiles);
        for (std::size_t i = 0; i < lying_.size(); ++i) {
            if (lying_[i] != 0) all.add(kinds_[i]);
        }
        if (yokai_ != 0) all.add(Tile::major_yokai);
        if (confused_[0] != 0) all.add(Tile::confusion);
        return all;
    }

    /// Where each tile is, for telling whether one was used: hands, board and the yokai.
    struct Places {
        std::array<TileSet, 4> hands = {};
        std::array<std::uint8_t, 6> lying = {};
        std::uint8_t yokai = 0;
        friend constexpr bool operator==(const Places&, const Places&) = default;
    };
    [[nodiscard]] constexpr Places tiles_left() const { return {hands_, lying_, yokai_}; }

    /// All of it in two words, for keys.
    [[nodiscard]] constexpr std::pair<std::uint64_t, std::uint64_t> words() const {
        std::uint64_t hands = 0;
        std::uint64_t table = yokai_;
        for (const TileSet hand : hands_) hands = hands << 16 | hand.bits();
        for (const std::uint8_t cell : lying_) table = table << 6 | cell;
        for (const std::uint8_t seat : confused_) table = table << 4 | seat;
        return {hands, table};
    }

    friend constexpr bool operator==(const Chaos&, const Chaos&) = default;

  private:
    static constexpr std::array<Tile, 6> kinds_ = {Tile::impulse,  Tile::mirror,   Tile::gate_of_hell,
                                                   Tile::teleport, Tile::transfer, Tile::vortex};

    [[nodiscard]] static constexpr std::size_t place_of(Tile tile) {
        std::size_t i = 0;
        while (i + 1 < kinds_.size() && kinds_[i] != tile) ++i;
        return i;
    }
    [[nodiscard]] static constexpr std::optional<Seat> held(std::uint8_t number) {
        if (number == 0) return std::nullopt;
        return Seat{static_cast<std::uint8_t>(number - 1)};
    }
    [[nodiscard]] static constexpr std::uint8_t kept(std::optional<Seat> seat) {
        return seat ? static_cast<std::uint8_t>(seat->index + 1) : std::uint8_t{0};
    }

    // Numbers are kept plus one: 0 is none.
    std::array<TileSet, 4> hands_{};
    Cells terrain_ = 0;
    std::array<std::uint8_t, 6> lying_{};
    std::array<std::uint8_t, 2> confused_{};
    std::uint8_t yokai_ = 0;
};

}  // namespace tessera::himiki
