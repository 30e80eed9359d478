#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/player.hpp"
#include "play/game_info.hpp"

namespace tessera::cli::terminal {

/// Who has which seat, in the order of the seats.
using Players = std::vector<Player>;

/// Every seat of a game, in the order in which they act.
[[nodiscard]] std::vector<Seat> seats_of(const play::GameInfo& info);

[[nodiscard]] Side side_of(const play::GameInfo& info, Seat seat);

/// Whether a side is played by two, each with a seat.
[[nodiscard]] bool has_partners(const play::GameInfo& info);

/// How a seat is called: `White`, or where it has a partner `White wl`.
[[nodiscard]] std::string seat_name(const play::GameInfo& info, Seat seat);

/// The seats that a person means by a word: one by its own name (`wl`), or all of a side by the beginning of the side's
/// name or as `p1` or `p2`. None: the word means nothing.
[[nodiscard]] std::vector<Seat> seats_meant(const play::GameInfo& info, std::string_view word);

/// What a person can write for a seat or a side, for messages: `White, Black, wl, bl, wd, bd`.
[[nodiscard]] std::vector<std::string_view> seat_words(const play::GameInfo& info);

/// Whether this player can have this seat: a script has one of its own, in the games that have a script.
[[nodiscard]] bool can_have(const play::GameInfo& info, Seat seat, Player player);

/// Who can have some seat of the game, as `players` and `--seat` read it.
[[nodiscard]] std::vector<std::string_view> player_words_of(const play::GameInfo& info);

/// Where nobody says otherwise a person has the first seat, a script its own, and the engine all others.
[[nodiscard]] Players usual_players(const play::GameInfo& info);

}  // namespace tessera::cli::terminal
