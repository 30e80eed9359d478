#pragma once

// Worked examples of the puzzles' rules: a puzzle as text, actions, and what came of them.

#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// An example under the rules of both editions, or of the one it names. Every question is put to both, and they must
/// agree.
class Scene {
  public:
    explicit Scene(std::string_view text, std::optional<Edition> only = std::nullopt) {
        for (const Edition edition : {Edition::first, Edition::second}) {
            if (only.value_or(edition) != edition) continue;
            const auto position = Position::parse(text, {edition});
            if (!position) throw std::invalid_argument(fmt::format("{}: {}", text, to_text(position.error())));
            positions_.push_back(*position);
        }
    }

    /// What comes of actions, each of which must be legal.
    template <class... Texts>
    [[nodiscard]] Scene after(const Texts&... texts) const {
        Scene scene = *this;
        for (Position& position : scene.positions_) (play(position, texts), ...);
        return scene;
    }

    [[nodiscard]] std::string text() const {
        return agreed([](const Position& position) { return to_text(position); });
    }
    /// The text without its board: `turn 1 - C3<C4 - - -`.
    [[nodiscard]] std::string state() const { return text().substr(text().find(' ') + 1); }
    [[nodiscard]] std::string board() const { return text().substr(0, text().find(' ')); }
    /// How the cube on a cell lies: `HM`, a black one `h.`; nothing if there is none.
    [[nodiscard]] std::string on(std::string_view name) const {
        return agreed([&](const Position& position) -> std::string {
            const auto cube = position.at(*parse_cell(name));
            if (!cube) return "";
            const char top = letter_of(cube->lies.top());
            if (cube->side == Side::second) return {to_lower(top), '.'};
            return {top, letter_of(cube->lies.face(Axis::x))};
        });
    }
    /// The legal actions that have these words in them.
    [[nodiscard]] std::set<std::string> actions(std::string_view with_words = "") const {
        return agreed([&](const Position& position) {
            std::set<std::string> texts;
            for (const Move& move : position.legal_moves()) {
                if (const std::string one = to_text(position, move); one.contains(with_words)) texts.insert(one);
            }
            return texts;
        });
    }
    [[nodiscard]] bool allows(std::string_view action) const {
        return agreed([&](const Position& position) { return position.parse_move(action).has_value(); });
    }
    /// Why an action is refused; nothing if it is not.
    [[nodiscard]] std::string refusal(std::string_view action) const {
        return agreed([&](const Position& position) {
            const auto move = position.parse_move(action);
            return move ? "" : to_text(move.error());
        });
    }
    [[nodiscard]] std::string recorded(std::string_view action) const {
        return agreed([&](const Position& position) { return record_text(position, *position.parse_move(action)); });
    }
    [[nodiscard]] unsigned spent() const {
        return agreed([](const Position& position) { return position.spent(); });
    }
    /// `ongoing`, `p1win` or `p2win`. A finished puzzle has no action.
    [[nodiscard]] std::string_view outcome() const {
        return agreed([](const Position& position) {
            if (position.outcome().has_value() != position.legal_moves().empty()) {
                throw std::logic_error(fmt::format("over, yet it goes on: {}", to_text(position)));
            }
            return tessera::to_text(position.outcome());
        });
    }

  private:
    static void play(Position& position, std::string_view text) {
        const auto move = position.parse_move(text);
        if (!move) {
            throw std::invalid_argument(fmt::format("{} in {}: {}", text, to_text(position), to_text(move.error())));
        }
        position.play(*move);
    }

    template <class Ask>
    [[nodiscard]] std::invoke_result_t<Ask, const Position&> agreed(Ask ask) const {
        auto answer = ask(positions_.front());
        if (ask(positions_.back()) != answer) {
            throw std::logic_error(fmt::format("the editions disagree: {} and {}", to_text(positions_.front()),
                                               to_text(positions_.back())));
        }
        return answer;
    }

    std::vector<Position> positions_;
};

inline constexpr Edition headlock_only = Edition::first;
inline constexpr Edition mindlock_only = Edition::second;

}  // namespace tessera::himiki::puzzle
