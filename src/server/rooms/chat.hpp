#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/rooms/answer.hpp"

namespace tessera::server {

enum class ChatRoom : std::uint8_t { players, watchers };

[[nodiscard]] std::string_view word_of(ChatRoom room);
[[nodiscard]] std::optional<ChatRoom> parse_chat_room(std::string_view word);

/// Without control characters, those that turn the direction of writing among them, and without blanks at both ends;
/// refused where nothing is left or more than 300 characters are.
[[nodiscard]] Answer<std::string> cleaned_text(std::string_view text);

/// Whether these eyes are in the room: players hear the watchers before and after the game, not while it runs; watchers
/// never hear the players.
[[nodiscard]] bool may_hear(ChatRoom room, Eyes eyes, store::GameState state);
/// Whether they may speak there. H33: in games of four players are silent while the game runs.
[[nodiscard]] std::optional<Refusal> why_silent(ChatRoom room, Eyes eyes, store::GameState state, std::size_t seats);

struct ChatLine {
    ChatRoom room = ChatRoom::players;
    Eyes seat = {};
    std::string name = {};
    std::string text = {};
    Moment at = 0;
    std::string player = {};  ///< the id; empty for who has left
    std::int64_t number = 0;  ///< of its event
};

[[nodiscard]] Json to_json(const ChatLine& line);

/// The latest lines of both rooms, those of one never at the cost of the other.
class ChatLog {
  public:
    static constexpr std::size_t most_of_a_room = 50;

    void add(ChatLine line);
    /// All that was said from a seat was said by who has it now.
    void rename(int seat, const Player& to);
    /// All that somebody said as a watcher.
    void rename(std::string_view from, const Player& to);
    [[nodiscard]] bool has_watcher(std::string_view player) const;
    /// What was said by that event, if it is among the latest.
    [[nodiscard]] const ChatLine* line(std::int64_t number) const;
    [[nodiscard]] const std::vector<ChatLine>& lines() const { return lines_; }

  private:
    std::vector<ChatLine> lines_;
};

}  // namespace tessera::server
