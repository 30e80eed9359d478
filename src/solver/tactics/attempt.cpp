#include "solver/tactics/attempt.hpp"

#include <algorithm>

#include "solver/tactics/games.hpp"
#include "solver/tactics/reading.hpp"
#include "solver/tactics/turns.hpp"

namespace tessera::solver::tactics {

namespace {

template <GamePosition P>
class Judge {
  public:
    Judge(const P& start, std::span<const std::string> texts, std::vector<Turn<P>> solution)
        : attacker_(start.side_to_move()), texts_(texts), solution_(std::move(solution)) {}

    [[nodiscard]] Parsed<Attempt> judge(const std::vector<Turn<P>>& played) const {
        using enum Attempt::State;
        for (std::size_t i = 0; i < played.size(); ++i) {
            const bool is_attack = i % 2 == 0;
            const Side side = is_attack ? attacker_ : opponent(attacker_);
            const bool is_over = is_turn_over(played[i].after, side);
            if (!is_attack) {
                if (is_over ? played[i].after == solution_[i].after : begins(played[i], solution_[i])) continue;
                return malformed(0, "the defence that was played is not the solution's");
            }
            if (!is_over) return Attempt{can_become_right(played[i].after, i) ? open : wrong};
            if (!is_right(played[i].after, i)) return Attempt{wrong};
            if (played[i].after.outcome()) return Attempt{solved};
        }
        return Attempt{open, reply_after(played)};
    }

  private:
    [[nodiscard]] bool is_right(const P& after, std::size_t number) const {
        const auto ended = after.outcome();
        return after == solution_[number].after || (ended && ended->winner == attacker_);
    }

    [[nodiscard]] bool can_become_right(const P& begun, std::size_t number) const {
        return any_turn(begun, [&](auto, const P& after) { return is_right(after, number); });
    }

    static bool begins(const Turn<P>& begun, const Turn<P>& whole) {
        return begun.actions.size() < whole.actions.size() &&
               std::equal(begun.actions.begin(), begun.actions.end(), whole.actions.begin());
    }

    /// What is left of the defence that is due; nothing where the attacker is to act.
    [[nodiscard]] std::vector<std::string> reply_after(const std::vector<Turn<P>>& played) const {
        if (played.empty()) return {};
        const bool is_begun = !is_turn_over(played.back().after, opponent(attacker_)) && played.size() % 2 == 0;
        const std::size_t due = is_begun ? played.size() - 1 : played.size();
        if (due % 2 == 0) return {};
        std::size_t first = is_begun ? played.back().actions.size() : 0;
        for (std::size_t i = 0; i < due; ++i) first += solution_[i].actions.size();
        const std::size_t done = is_begun ? played.back().actions.size() : 0;
        const auto rest = texts_.subspan(first, solution_[due].actions.size() - done);
        return {rest.begin(), rest.end()};
    }

    Side attacker_;
    std::span<const std::string> texts_;
    std::vector<Turn<P>> solution_;
};

template <GamePosition P>
Parsed<Attempt> judged(std::string_view text, const typename P::Rules& rules, std::span<const std::string> solution,
                       std::span<const std::string> played) {
    const auto start = read_position<P>(text, rules);
    if (!start) return std::unexpected(start.error());
    auto right = read_solution(*start, solution);
    if (!right) return std::unexpected(right.error());
    const auto turns = read_turns(*start, played, "what was played");
    if (!turns) return std::unexpected(turns.error());
    return Judge<P>(*start, solution, *std::move(right)).judge(*turns);
}

}  // namespace

Parsed<Attempt> judged_attempt(std::string_view game, std::string_view position, std::span<const std::string> solution,
                               std::span<const std::string> played) {
    return with_game(game, [&](auto of) -> Parsed<Attempt> {
        using Game = decltype(of);
        return judged<typename Game::Position>(position, Game::rules, solution, played);
    });
}

}  // namespace tessera::solver::tactics
