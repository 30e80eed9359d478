#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/rooms/room.hpp"

namespace tessera::server {

/// Bad input, told to the client as it is.
struct BadInput {
    Refusal refusal;
};

/// What a route takes from a body, checked once, here. Throws `BadInput` with a sentence that names the field.
class Fields {
  public:
    /// The text must be a JSON object; an empty text is an empty one.
    explicit Fields(std::string_view text);

    struct Length {
        std::size_t least = 0;
        std::size_t most = 0;  ///< characters of UTF-8
    };
    [[nodiscard]] std::string text(const char* name, Length length) const;
    [[nodiscard]] std::optional<std::string> maybe_text(const char* name, Length length) const;
    [[nodiscard]] std::int64_t number(const char* name, std::int64_t least, std::int64_t most) const;
    [[nodiscard]] std::optional<std::int64_t> maybe_number(const char* name, std::int64_t least,
                                                           std::int64_t most) const;
    [[nodiscard]] bool flag(const char* name, bool otherwise) const;
    [[nodiscard]] const Json& all() const { return body_; }

  private:
    Json body_;
};

/// A number from a query, or `otherwise` where it is not given.
[[nodiscard]] std::int64_t query_number(const std::string& text, const char* name, std::int64_t least,
                                        std::int64_t most);

/// How many characters; nothing where it is no UTF-8 or has control characters other than a line's end.
[[nodiscard]] std::optional<std::size_t> characters_of(std::string_view text);

/// JSON from somewhere else: nothing where it is none, or nests so deeply that it cannot be meant.
[[nodiscard]] std::optional<Json> parse_message(std::string_view text);

}  // namespace tessera::server
