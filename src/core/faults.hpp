#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "core/refusal.hpp"
#include "core/text.hpp"

namespace tessera {

/// What every game says of a number in a position. What else can be wrong with one that is written well, each game's
/// refusals.hpp has as `position_refusals`; docs/refusals.md repeats it all for dictionaries.
inline constexpr Refusal number_out_of_range = {"number_out_of_range", "", "{0} is no number from {1} to {2}"};

/// One thing that is wrong with a position, and where an editor shows it.
struct PositionFault {
    ParseError error = {};
    std::string cell = {};   ///< the cell concerned, if it is one
    std::string field = {};  ///< the key of the field of the draft concerned (core/draft.hpp), if it is one

    friend bool operator==(const PositionFault&, const PositionFault&) = default;
};

/// All that is wrong with a position, in the order of its text. A reader that finds a text malformed stops; one that
/// finds a position that cannot be adds that and goes on, so that an editor can show everything at once.
class Faults {
  public:
    /// What to add: a row of the table and what fills it.
    struct Found {
        Refusal row;
        std::size_t at = 0;  ///< in the text
        std::vector<std::string> arguments = {};
        std::string cell = {};
        std::string_view field = {};
        std::string_view rule = {};  ///< where the row cites several
    };

    void add(Found found);
    /// The text is no position at all.
    void add(ParseError malformed) { list_.push_back({.error = std::move(malformed)}); }
    void add(const std::unexpected<ParseError>& malformed) { add(malformed.error()); }

    /// Reads a field that is a number from 0 to `most`; 0 where it is none, which is added.
    [[nodiscard]] unsigned read_number(const Field& field, unsigned most, std::string_view key);

    [[nodiscard]] bool empty() const { return list_.empty(); }
    [[nodiscard]] const ParseError& first() const { return list_.front().error; }
    [[nodiscard]] const std::vector<PositionFault>& list() const { return list_; }

  private:
    std::vector<PositionFault> list_;
};

/// What `parse` makes of what was read: the position, or the first fault.
template <class P>
[[nodiscard]] Parsed<P> parsed(const P& position, const Faults& faults) {
    if (!faults.empty()) return std::unexpected(faults.first());
    return position;
}

}  // namespace tessera
