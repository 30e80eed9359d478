#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::record {

/// Names of tags that have a meaning of their own. `docs/record-format.md` says which; players' names are under the
/// text of their `Party`. Any other name may be used too and is kept.
namespace tag {
inline constexpr std::string_view event = "Event";
inline constexpr std::string_view site = "Site";
inline constexpr std::string_view date = "Date";
inline constexpr std::string_view round = "Round";
inline constexpr std::string_view time_control = "TimeControl";
inline constexpr std::string_view setup = "Setup";
inline constexpr std::string_view position = "Position";

// These three are members of the record, not among its `Tags`.
inline constexpr std::string_view game = "Game";
inline constexpr std::string_view result = "Result";
inline constexpr std::string_view reason = "Reason";
}  // namespace tag

struct Tag {
    std::string name;
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

/// What is known about a game besides its course: names with values, each name once, in the order they were given.
class Tags {
  public:
    /// The view lives until the tags change.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;
    /// Replaces the value in its place, or adds the tag at the end.
    void set(std::string_view name, std::string_view value);
    void remove(std::string_view name);

    [[nodiscard]] std::size_t size() const { return tags_.size(); }
    [[nodiscard]] auto begin() const { return tags_.begin(); }
    [[nodiscard]] auto end() const { return tags_.end(); }

    friend bool operator==(const Tags&, const Tags&) = default;

  private:
    std::vector<Tag> tags_;
};

}  // namespace tessera::record
