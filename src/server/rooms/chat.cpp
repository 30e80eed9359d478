#include "server/rooms/chat.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace tessera::server {

namespace {

constexpr std::size_t most_characters = 300;

/// How many bytes the character here has. The text is well-formed UTF-8: the reader of JSON sees to that.
std::size_t length_at(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return std::min(length, text.size() - at);
}

/// C0, DEL, C1, line and paragraph separators, and marks of direction (U+200E, U+200F, U+2028 to U+202E, U+2066 to
/// U+2069), which can make a text look like another.
bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return byte(0) < 0x20 || byte(0) == 0x7F;
    if (character.size() == 2) return byte(0) == 0xC2 && byte(1) < 0xA0;
    if (character.size() != 3 || byte(0) != 0xE2) return false;
    if (byte(1) == 0x80) return byte(2) == 0x8E || byte(2) == 0x8F || (byte(2) >= 0xA8 && byte(2) <= 0xAE);
    return byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9;
}

}  // namespace

std::string_view word_of(ChatRoom room) {
    return room == ChatRoom::players ? "players" : "watchers";
}

std::optional<ChatRoom> parse_chat_room(std::string_view word) {
    if (word == word_of(ChatRoom::players)) return ChatRoom::players;
    if (word == word_of(ChatRoom::watchers)) return ChatRoom::watchers;
    return std::nullopt;
}

Answer<std::string> cleaned_text(std::string_view text) {
    std::string cleaned;
    for (std::size_t at = 0; at < text.size();) {
        const auto character = text.substr(at, length_at(text, at));
        // A line end or tab stands between words.
        if (character == "\n" || character == "\t") {
            cleaned += ' ';
        } else if (!is_control(character)) {
            cleaned += character;
        }
        at += character.size();
    }
    cleaned = trimmed(cleaned);
    std::size_t characters = 0;
    for (std::size_t at = 0; at < cleaned.size(); at += length_at(cleaned, at)) ++characters;
    if (characters == 0) return bad_wish("A message has at least one character.");
    if (characters > most_characters) return bad_wish("A message has at most 300 characters.");
    return cleaned;
}

bool may_hear(ChatRoom room, Eyes eyes, store::GameState state) {
    if (room == ChatRoom::players) return eyes.has_value();
    return !eyes || state != store::GameState::running;
}

std::optional<Refusal> why_silent(ChatRoom room, Eyes eyes, store::GameState state, std::size_t seats) {
    const bool is_running = state == store::GameState::running;
    if (room == ChatRoom::players) {
        if (!eyes) return Refusal{"forbidden", "Only players speak in the players' room."};
        if (is_running && seats > 2) {
            return Refusal{"illegal", "In games of four nobody speaks while the game is on.", "H33"};
        }
        return std::nullopt;
    }
    if (eyes && is_running) {
        return Refusal{"forbidden", "Players do not speak in the watchers' room while the game is on."};
    }
    return std::nullopt;
}

Json to_json(const ChatLine& line) {
    Json json = {{"room", word_of(line.room)},
                 {"seat", line.seat ? Json(*line.seat) : Json()},
                 {"name", line.name},
                 {"text", line.text},
                 {"at", line.at}};
    if (!line.player.empty()) json["player"] = line.player;
    return json;
}

void ChatLog::rename(int seat, const Player& to) {
    for (ChatLine& line : lines_) {
        if (line.seat != seat) continue;
        line.name = to.name;
        line.player = to.id;
    }
}

void ChatLog::rename(std::string_view from, const Player& to) {
    for (ChatLine& line : lines_) {
        if (line.seat || line.player != from) continue;
        line.name = to.name;
        line.player = to.id;
    }
}

bool ChatLog::has_watcher(std::string_view player) const {
    return std::ranges::any_of(lines_, [&](const ChatLine& line) { return !line.seat && line.player == player; });
}

const ChatLine* ChatLog::line(std::int64_t number) const {
    const auto found = std::ranges::find(lines_, number, &ChatLine::number);
    return found == lines_.end() ? nullptr : &*found;
}

void ChatLog::add(ChatLine line) {
    const auto is_same = [room = line.room](const ChatLine& other) { return other.room == room; };
    if (std::ranges::count_if(lines_, is_same) >= static_cast<std::ptrdiff_t>(most_of_a_room)) {
        lines_.erase(std::ranges::find_if(lines_, is_same));
    }
    lines_.push_back(std::move(line));
}

}  // namespace tessera::server
