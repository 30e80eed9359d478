#include "games/himiki/muk_yan/script.hpp"

#include <fmt/format.h>

namespace tessera::himiki {

namespace {

using muk_yan::Aim;
using muk_yan::Dice;
using muk_yan::Roll;

constexpr auto rolls_of_dice = [] {
    std::array<Roll, muk_yan::all_dice.size()> rolls{};
    for (std::size_t i = 0; i < rolls.size(); ++i) rolls[i] = muk_yan::all_dice[i];
    return rolls;
}();

constexpr auto rolls_of_a_cube = [] {
    std::array<Roll, orientations> rolls{};
    for (unsigned i = 0; i < orientations; ++i) rolls[i] = Orientation::numbered(i);
    return rolls;
}();

}  // namespace

std::optional<Seat> scripted_seat(const Rules& rules) {
    return rules.has_muk_yan() ? std::optional(Seat{1}) : std::nullopt;
}

std::span<const Roll> rolls_of(const Position& position) {
    if (scripted_seat(position.rules()) != position.seat_to_move() || position.outcome()) return {};
    if (position.phase() == Phase::place) return rolls_of_a_cube;
    return rolls_of_dice;
}

Position::MoveList scripted_moves(const Position& position, const Roll& roll) {
    if (const auto* dice = std::get_if<Dice>(&roll)) return muk_yan::Fitting(position).under(*dice).moves;
    Position::MoveList fallen;
    for (const Move& move : position.legal_moves()) {
        if (move.lies() == std::get<Orientation>(roll)) fallen.push_back(move);
    }
    return fallen;
}

std::string telling(const Position& position, const Roll& roll) {
    const auto* dice = std::get_if<Dice>(&roll);
    if (dice == nullptr) return "Muk Yan rolls a cube";
    const Aim found = muk_yan::Fitting(position).under(*dice).aim;
    std::string read;
    for (const Aim aim : muk_yan::agenda_of(*dice).aims) {
        read += fmt::format("{}{}", read.empty() ? "" : ", ", name_of(aim));
        if (aim == found) break;
    }
    return fmt::format("Muk Yan rolls {}: {} -> {}", told(*dice), read, name_of(found));
}

}  // namespace tessera::himiki
