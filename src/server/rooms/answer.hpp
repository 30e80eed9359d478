#pragma once

#include <expected>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "store/rows.hpp"

namespace tessera::server {

using Json = nlohmann::json;
using store::Moment;

/// Why something is not done: a stable word, one sentence, the rule's number where a rule forbids it. The words are
/// `malformed` (HTTP's 400), `forbidden` (403), `conflict` (409: too late, too early or not one's turn), `illegal`
/// (422: a rule of the game says no) and `damaged` (events that do not fit together).
struct Refusal {
    std::string code;
    std::string sentence;
    std::string rule = {};
};

template <class T>
using Answer = std::expected<T, Refusal>;

[[nodiscard]] inline std::unexpected<Refusal> bad_wish(std::string sentence) {
    return std::unexpected(Refusal{"malformed", std::move(sentence)});
}

[[nodiscard]] inline std::unexpected<Refusal> not_yours(std::string sentence) {
    return std::unexpected(Refusal{"forbidden", std::move(sentence)});
}

[[nodiscard]] inline std::unexpected<Refusal> not_now(std::string sentence) {
    return std::unexpected(Refusal{"conflict", std::move(sentence)});
}

[[nodiscard]] inline std::unexpected<Refusal> against_rule(std::string sentence, std::string rule) {
    return std::unexpected(Refusal{"illegal", std::move(sentence), std::move(rule)});
}

[[nodiscard]] inline std::unexpected<Refusal> damaged(std::string sentence) {
    return std::unexpected(Refusal{"damaged", std::move(sentence)});
}

/// Somebody who acts: the id (`g:…`, `a:…`) and the name that others see.
struct Player {
    std::string id;
    std::string name;
    std::optional<double> rating = {};
    bool is_bot = false;  ///< a program that plays by a token
    friend bool operator==(const Player&, const Player&) = default;
};

/// Whose eyes: a seat's number in the order in which seats act (side = seat % 2), or nothing for a watcher.
using Eyes = std::optional<int>;

}  // namespace tessera::server
