#include "cli/play/seats.hpp"

#include <fmt/format.h>

#include "cli/play/letters.hpp"
#include "play/saved_game.hpp"

namespace tessera::cli::terminal {

namespace {

std::vector<Seat> seats_of_side(const play::GameInfo& info, Side side) {
    std::vector<Seat> seats = seats_of(info);
    std::erase_if(seats, [&](Seat seat) { return side_of(info, seat) != side; });
    return seats;
}

}  // namespace

std::vector<Seat> seats_of(const play::GameInfo& info) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < play::seat_count(info); ++i) seats.push_back(Seat{static_cast<std::uint8_t>(i)});
    return seats;
}

Side side_of(const play::GameInfo& info, Seat seat) {
    return play::party_of(info, seat).side;
}

bool has_partners(const play::GameInfo& info) {
    return play::party_of(info, Seat{}).partner.has_value();
}

std::string seat_name(const play::GameInfo& info, Seat seat) {
    const std::string_view side = info.side_names[side_of(info, seat)];
    return has_partners(info) ? fmt::format("{} {}", side, info.seats[seat.index]) : std::string(side);
}

std::vector<Seat> seats_meant(const play::GameInfo& info, std::string_view word) {
    if (word.empty()) return {};
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
        if (is_same_but_for_case(info.seats[i], word)) return {Seat{static_cast<std::uint8_t>(i)}};
    }
    if (is_same_but_for_case(word, "p1")) return seats_of_side(info, Side::first);
    if (is_same_but_for_case(word, "p2")) return seats_of_side(info, Side::second);
    for (const Side side : {Side::first, Side::second}) {
        if (begins_but_for_case(info.side_names[side], word)) return seats_of_side(info, side);
    }
    return {};
}

std::vector<std::string_view> seat_words(const play::GameInfo& info) {
    std::vector<std::string_view> words = {info.side_names.first, info.side_names.second};
    if (has_partners(info)) words.insert(words.end(), info.seats.begin(), info.seats.end());
    return words;
}

bool can_have(const play::GameInfo& info, Seat seat, Player player) {
    return !is_script(player) || (info.script && info.script->seat == seat);
}

std::vector<std::string_view> player_words_of(const play::GameInfo& info) {
    std::vector<std::string_view> words = player_words();
    std::erase_if(words, [&](std::string_view word) { return is_script(*parse_player(word)) && !info.script; });
    return words;
}

Players usual_players(const play::GameInfo& info) {
    Players players(play::seat_count(info), Player::engine);
    players.front() = Player::person;
    if (info.script) players[info.script->seat.index] = Player::muk_yan;
    return players;
}

}  // namespace tessera::cli::terminal
