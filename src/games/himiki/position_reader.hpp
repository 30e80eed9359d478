#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/parse_error.hpp"
#include "core/text.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/reader_parts.hpp"

namespace tessera::himiki {

inline constexpr std::array<std::string_view, 9> phase_names = {"place",   "turn",     "replay",   "chaos", "chaos:r",
                                                                "impulse", "teleport", "transfer", "yokai"};

[[nodiscard]] constexpr std::string_view name_of(Phase phase) {
    return phase_names[static_cast<std::size_t>(phase)];
}

/// Reads a position string field by field. What it makes is consistent: there is an action to play until a side has
/// won.
template <class P>
class PositionReader {
  public:
    explicit PositionReader(const Rules& rules) : rules_(rules), position_(rules) {}

    [[nodiscard]] Parsed<P> read(std::string_view text) {
        const auto fields = split(text, ' ');
        constexpr std::size_t wanted = P::has_tiles ? 10 : 7;
        if (fields.size() != wanted) {
            return malformed(
                0, fmt::format("a position has {} fields separated by one space ({}), not {}", wanted,
                               P::has_tiles ? "board, actor, scores, holds, phase, pivot, left, hands, terrain, armed"
                                            : "board, actor, scores, holds, phase, pivot, left",
                               fields.size()));
        }
        using Step = Parsed<void> (PositionReader::*)(const Field&);
        constexpr std::array<Step, 7> steps = {&PositionReader::read_board,  &PositionReader::read_actor,
                                               &PositionReader::read_scores, &PositionReader::read_holds,
                                               &PositionReader::read_phase,  &PositionReader::read_pivot,
                                               &PositionReader::read_left};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (const auto done = (this->*steps[i])(fields[i]); !done) return std::unexpected(done.error());
        }
        if constexpr (P::has_tiles) {
            constexpr std::array<Step, 3> more = {&PositionReader::read_hands, &PositionReader::read_terrain,
                                                  &PositionReader::read_armed};
            for (std::size_t i = 0; i < more.size(); ++i) {
                if (const auto done = (this->*more[i])(fields[i + 7]); !done) return std::unexpected(done.error());
            }
        }
        if (const auto fits = check_phase(fields[4]); !fits) return std::unexpected(fits.error());
        return position_;
    }

  private:
    Parsed<void> read_board(const Field& field);
    Parsed<void> read_actor(const Field& field);
    Parsed<void> read_scores(const Field& field);
    Parsed<void> read_holds(const Field& field);
    Parsed<void> read_phase(const Field& field);
    Parsed<void> read_pivot(const Field& field);
    Parsed<void> read_left(const Field& field);
    Parsed<void> read_hands(const Field& field);
    Parsed<void> read_terrain(const Field& field);
    Parsed<void> read_armed(const Field& field);
    Parsed<void> check_phase(const Field& field);
    [[nodiscard]] Parsed<void> check_placing(const Field& field) const;
    [[nodiscard]] Parsed<Seat> seat_named(std::string_view text, std::size_t at) const;

    Rules rules_;
    P position_;
    Seat seat_{};
    Phase phase_ = Phase::turn;
    typename P::Trails trails_{};
    std::optional<std::size_t> marked_;  ///< which trail has the `!`
    Chaos chaos_;
    TileReader tiles_;
};

}  // namespace tessera::himiki
