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

/// How far the points of a position string go.
inline constexpr unsigned greatest_score = 99;

/// Reads a position string field by field. What it makes is consistent, unless it has found faults: there is an action
/// to play until a side has won.
template <class P>
class PositionReader {
  public:
    PositionReader(const Rules& rules, Faults& faults)
        : rules_(rules), faults_(&faults), position_(rules), tiles_(faults) {}

    [[nodiscard]] P read(std::string_view text) {
        const auto fields = split(text, ' ');
        if (const auto done = read_fields(fields); !done) {
            faults_->add(done.error());
            return position_;
        }
        check_phase(fields[4]);
        return position_;
    }

  private:
    Parsed<void> read_fields(const std::vector<Field>& fields) {
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
            if (auto done = (this->*steps[i])(fields[i]); !done) return done;
        }
        if constexpr (P::has_tiles) {
            constexpr std::array<Step, 3> more = {&PositionReader::read_hands, &PositionReader::read_terrain,
                                                  &PositionReader::read_armed};
            for (std::size_t i = 0; i < more.size(); ++i) {
                if (auto done = (this->*more[i])(fields[i + 7]); !done) return done;
            }
        }
        return {};
    }

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
    void check_phase(const Field& field);
    void check_placing(const Field& field);
    [[nodiscard]] Parsed<Seat> seat_named(std::string_view text, std::size_t at) const;

    Rules rules_;
    Faults* faults_;
    P position_;
    Seat seat_{};
    Phase phase_ = Phase::turn;
    typename P::Trails trails_{};
    std::optional<std::size_t> marked_;  ///< which trail has the `!`
    Chaos chaos_;
    TileReader tiles_;
};

}  // namespace tessera::himiki
