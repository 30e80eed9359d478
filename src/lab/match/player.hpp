#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "lab/match/player_spec.hpp"
#include "play/session.hpp"

namespace tessera::lab {

/// Why a player could not go on. `what` is a sentence without its full stop.
struct PlayerFault {
    enum class Kind : unsigned char {
        illegal,  ///< an action that cannot be played
        silent,   ///< no answer in time
        died,     ///< the program has ended
        unfit,    ///< it never began to play: no later game would go better
        stopped   ///< nobody's fault: the match was stopped
    };
    Kind kind = Kind::died;
    std::string what;
};

/// What a player may use for one action.
struct Task {
    search::Limits limits = {};               ///< a clock among them where the match has one
    std::uint64_t seed = 0;                   ///< for what is left to chance
    std::uint64_t game = 0;                   ///< the same for all actions of a game
    const std::atomic<bool>* stop = nullptr;  ///< set when the match is given up
};

struct Answer {
    std::string action;                                 ///< in any form that `Session::act` takes
    std::optional<search::Score> score = std::nullopt;  ///< for the side to move, where the player says
};

/// Somebody who plays one game after another, one at a time.
class Player {
  public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    [[nodiscard]] virtual const std::string& name() const = 0;
    /// A new game begins; what is remembered of the last one is forgotten.
    [[nodiscard]] virtual std::expected<void, PlayerFault> new_game() = 0;
    /// An action for the side to move. The game has not ended.
    [[nodiscard]] virtual std::expected<Answer, PlayerFault> choose(const play::Session& session, const Task& task) = 0;
};

/// What a match asks of all its players.
struct PlayerTerms {
    std::string game = {};                   ///< its id
    search::Milliseconds patience = 60'000;  ///< how long a program may keep silent beyond its time
};

/// The player of that description, ready to play; an error where its program cannot be started.
[[nodiscard]] std::expected<std::unique_ptr<Player>, PlayerFault> make_player(const PlayerSpec& spec,
                                                                              const PlayerTerms& terms);

/// Milliseconds since any fixed moment.
[[nodiscard]] search::Milliseconds now_in_milliseconds();

}  // namespace tessera::lab
