#include "play/tactic_json.hpp"

#include <array>
#include <optional>
#include <vector>

#include "solver/tactics/attempt.hpp"

namespace tessera::play {

namespace {

std::optional<std::string> text_in(const Json& asked, const char* name) {
    if (!asked.is_object() || !asked.contains(name) || !asked[name].is_string()) return std::nullopt;
    return asked[name].get<std::string>();
}

std::optional<std::vector<std::string>> texts_in(const Json& asked, const char* name) {
    if (!asked.is_object() || !asked.contains(name) || !asked[name].is_array()) return std::nullopt;
    std::vector<std::string> texts;
    for (const Json& text : asked[name]) {
        if (!text.is_string()) return std::nullopt;
        texts.push_back(text.get<std::string>());
    }
    return texts;
}

std::string_view word_of(solver::tactics::Attempt::State state) {
    constexpr std::array<std::string_view, 3> words = {"open", "solved", "wrong"};
    return words[static_cast<std::size_t>(state)];
}

}  // namespace

Json tactic_attempt(const Session& /*session*/, const Json& asked) {
    const auto game = text_in(asked, "game");
    const auto position = text_in(asked, "position");
    const auto solution = texts_in(asked, "solution");
    const auto played = texts_in(asked, "played");
    if (!game || !position || !solution || !played) {
        return {{"error",
                 "an attempt has a game and a position, which are texts, and a solution and what was played, "
                 "which are lists of actions"}};
    }
    const auto attempt = solver::tactics::judged_attempt(*game, *position, *solution, *played);
    if (!attempt) return {{"error", attempt.error().what}};
    return {{"state", word_of(attempt->state)}, {"reply", attempt->reply}};
}

}  // namespace tessera::play
