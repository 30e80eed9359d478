#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/clock_time.hpp"
#include "record/party.hpp"
#include "record/result.hpp"
#include "record/setup.hpp"
#include "record/tags.hpp"
#include "record/turn.hpp"

namespace tessera::record {

/// What a commentator thinks of an entry: `$n` in the text. Any number from 1 to 255 is kept; these have a name.
enum class Judgement : std::uint8_t { good = 1, mistake, brilliant, blunder, interesting, doubtful };

/// One choice of one player, in the words of the game's notation, marks and all.
struct Action {
    std::string text;
    std::optional<Turn> turn = {};  ///< set on the action that begins a turn; none: the turn goes on

    friend bool operator==(const Action&, const Action&) = default;
};

/// Names of acts that have a meaning of their own; any other word of the same kind is kept too.
namespace act {
inline constexpr std::string_view point = "point";              ///< given to the party, by an arbiter or a rule
inline constexpr std::string_view resignation = "resignation";  ///< of the party
inline constexpr std::string_view time = "time";                ///< the party has used up its time
inline constexpr std::string_view agreement = "agreement";      ///< on a draw
}  // namespace act

/// What happened at the table but is no action of the rules: `(point P2 they_spoke)`, `(resignation P1)`.
struct Act {
    std::string word;
    std::optional<Party> party = {};
    std::optional<std::string> detail = {};

    friend bool operator==(const Act&, const Act&) = default;
};

/// A step of the game with what is noted about it.
struct Entry {
    std::variant<Action, Act> step = {};
    std::vector<Judgement> judgements = {};
    std::optional<ClockTime> left = {};      ///< on the clock of who acted, after it
    std::optional<ClockTime> spent = {};     ///< on this step
    std::vector<std::string> comments = {};  ///< after it

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A played game: all that is needed to replay it, and what people noted about it.
struct Record {
    std::string game = {};  ///< the id: `pijersi`
    Tags tags = {};
    std::vector<std::string> preface = {};  ///< comments before the first entry
    std::vector<Entry> entries = {};
    Result result = Result::unfinished;
    std::optional<std::string> reason = {};  ///< why it ended, as `Reason::word` has it

    friend bool operator==(const Record&, const Record&) = default;
};

/// The words of the actions alone, in order. They live as long as the record's entries.
[[nodiscard]] std::vector<std::string_view> actions_of(const Record& record);

/// The text of an act: `(point P2 they_spoke)`.
[[nodiscard]] std::string to_text(const Act& act);

/// The `Setup` tag taken apart, if there is a valid one.
[[nodiscard]] std::optional<Setup> setup_of(const Record& record);

}  // namespace tessera::record
