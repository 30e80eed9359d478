#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/match/game_clock.hpp"
#include "lab/match/player.hpp"

namespace tessera::lab {

/// A game is given to a side when so many answers in a row, of both players, say that it leads by so much.
struct Adjudication {
    int lead = 0;  ///< in hundredths
    unsigned answers = 0;
};

/// What holds for every game of a match.
struct GameTerms {
    std::optional<ClockSettings> clock = std::nullopt;
    std::optional<Adjudication> adjudication = std::nullopt;
    std::size_t most_actions = 2'000;  ///< after the opening; then it is a draw
};

/// Who sits on a side, and how long he may think.
struct Seated {
    Player* player = nullptr;
    search::Limits limits = {};
};

/// How long an action took and what was left on the clock after it.
struct ActionTime {
    search::Milliseconds spent = 0;
    std::optional<search::Milliseconds> left = std::nullopt;
};

/// How a game went.
struct PlayedGame {
    enum class End : unsigned char {
        board,         ///< by the rules
        time,          ///< the loser's clock
        illegal,       ///< the loser's action cannot be played
        silent,        ///< the loser does not answer
        died,          ///< the loser's program has ended
        action_limit,  ///< a draw, because it went on too long
        adjudged       ///< both players said so
    };
    std::unique_ptr<play::Session> session;  ///< with all actions, the opening's too
    End end = End::board;
    std::optional<Side> winner = std::nullopt;
    std::string reason = {};             ///< a word for records: `arrival`, `time`
    std::string told = {};               ///< whose fault it was, in one sentence, where it was somebody's
    std::size_t opening_actions = 0;     ///< of the session's
    std::vector<ActionTime> times = {};  ///< of the others

    [[nodiscard]] std::size_t actions() const { return times.size(); }
};

/// Whether a game ended by what a program did outside the rules: an illegal action, silence, death.
[[nodiscard]] bool is_forfeit(PlayedGame::End end);

/// Plays on from where the session stands. Nothing if it was stopped; an error if a player cannot be had at all.
[[nodiscard]] std::expected<std::optional<PlayedGame>, PlayerFault> play_game(std::unique_ptr<play::Session> session,
                                                                              const BySide<Seated>& seats,
                                                                              const GameTerms& terms,
                                                                              std::uint64_t seed,
                                                                              const std::atomic<bool>& stop);

}  // namespace tessera::lab
