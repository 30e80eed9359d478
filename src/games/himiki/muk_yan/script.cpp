#include "games/himiki/muk_yan/script.hpp"

#include <utility>

#include <fmt/format.h>

namespace tessera::himiki {

namespace {

using muk_yan::Aim;
using muk_yan::Dice;
using muk_yan::Roll;

/// By a list, because a variant cannot change its kind at compile time everywhere.
template <std::size_t count, class Numbered>
constexpr std::array<Roll, count> rolls(Numbered numbered) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
        return std::array<Roll, count>{Roll(numbered(static_cast<unsigned>(i)))...};
    }(std::make_index_sequence<count>());
}

constexpr auto rolls_of_dice = rolls<muk_yan::all_dice.size()>([](unsigned i) { return muk_yan::all_dice[i]; });
constexpr auto rolls_of_a_cube = rolls<orientations>([](unsigned i) { return Orientation::numbered(i); });

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
    const Orientation lies = *std::get_if<Orientation>(&roll);
    Position::MoveList fallen;
    for (const Move& move : position.legal_moves()) {
        if (move.lies() == lies) fallen.push_back(move);
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

RollReading reading_of(const Position& position, const Roll& roll) {
    const auto* dice = std::get_if<Dice>(&roll);
    if (dice == nullptr) return {};
    const muk_yan::Agenda& agenda = muk_yan::agenda_of(*dice);
    const auto entry = [&](Aim aim) {
        const std::string_view stance = agenda.stance == muk_yan::Stance::offensive ? "o" : "d";
        return fmt::format("{}{}", number_of(aim), aim == Aim::movement ? stance : "");
    };
    RollReading reading = {.dice = {letter_of(dice->black), letter_of(dice->white)}};
    for (const Aim aim : agenda.aims) reading.list.push_back(entry(aim));
    reading.aim = entry(muk_yan::Fitting(position).under(*dice).aim);
    return reading;
}

}  // namespace tessera::himiki
