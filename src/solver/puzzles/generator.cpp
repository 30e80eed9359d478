#include "solver/puzzles/generator.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "games/himiki/puzzle/symmetry.hpp"
#include "solver/puzzles/features.hpp"
#include "solver/puzzles/needs.hpp"
#include "solver/puzzles/orders.hpp"

namespace tessera::solver::puzzles {

namespace {

constexpr unsigned least_par = 2;
constexpr unsigned most_par = 10;
constexpr unsigned least_black = 2;
/// Independent turns may come in any order; beyond this many a person no longer feels a single solution.
constexpr std::uint64_t most_orders = 24;

/// Work is done in rounds of this size, so that the result does not depend on who was first.
constexpr std::size_t round_size = 256;

/// Which puzzles are still wanted.
class Shelf {
  public:
    explicit Shelf(const Order& order, std::size_t kinds)
        : order_(order), kinds_(kinds), counts_(grades.size() * kinds) {}

    [[nodiscard]] bool is_full() const { return puzzles_.size() == grades.size() * order_.of_each_grade; }
    [[nodiscard]] std::size_t size() const { return puzzles_.size(); }

    /// A kind fills at most its share of a grade.
    void add(const Puzzle& puzzle, std::size_t kind) {
        const auto grade = static_cast<std::size_t>(puzzle.grade);
        if (held(grade) >= order_.of_each_grade || counts_[grade * kinds_ + kind] >= share_) return;
        if (!seen_.insert(to_text(himiki::puzzle::canonical(puzzle.position))).second) return;
        ++counts_[grade * kinds_ + kind];
        puzzles_.push_back(puzzle);
        ++found_;
    }

    /// Some kinds hardly give puzzles of some grades. Where a while brings too few of those that are missing, every
    /// kind may fill more.
    void end_round() {
        if (++rounds_ % rounds_of_a_while_ != 0) return;
        const std::size_t missing = grades.size() * order_.of_each_grade - puzzles_.size();
        if (few_of_missing_ * found_ < missing) share_ += std::max(1U, order_.of_each_grade / 20);
        found_ = 0;
    }

    [[nodiscard]] std::vector<Puzzle> sorted() && {
        // Found earlier goes first among equals.
        std::vector<std::size_t> places(puzzles_.size());
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
        std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
            return std::tuple(puzzles_[a].grade, puzzles_[a].rating, a) <
                   std::tuple(puzzles_[b].grade, puzzles_[b].rating, b);
        });
        std::vector<Puzzle> sorted;
        std::array<unsigned, grades.size()> numbers{};
        for (const std::size_t place : places) {
            Puzzle& puzzle = sorted.emplace_back(std::move(puzzles_[place]));
            const unsigned number = ++numbers[static_cast<std::size_t>(puzzle.grade)];
            puzzle.id = fmt::format("{}{:03}", letter_of(puzzle.grade), number);
        }
        return sorted;
    }

  private:
    static constexpr unsigned rounds_of_a_while_ = 8;
    static constexpr std::size_t few_of_missing_ = 5;  ///< less than a fifth is too few

    [[nodiscard]] unsigned held(std::size_t grade) const {
        unsigned sum = 0;
        for (std::size_t kind = 0; kind < kinds_; ++kind) sum += counts_[grade * kinds_ + kind];
        return sum;
    }

    const Order& order_;
    std::size_t kinds_;
    std::vector<unsigned> counts_;  ///< by grade and kind
    unsigned share_ = static_cast<unsigned>((order_.of_each_grade + kinds_ - 1) / kinds_);
    unsigned rounds_ = 0;
    std::size_t found_ = 0;  ///< in this while
    std::set<std::string> seen_;
    std::vector<Puzzle> puzzles_;
};

}  // namespace

Puzzle described(const Position& position, const Solution<Position>& solution) {
    Puzzle puzzle;
    puzzle.par = solution.par;
    puzzle.position = position;
    puzzle.features = features_of(position, solution);
    puzzle.rating = rating_of(puzzle.par, puzzle.features);
    puzzle.grade = grade_of(puzzle.rating);
    for (const Line& line : solution.lines) puzzle.solutions.push_back(record_text(position, line));
    return puzzle;
}

std::optional<Puzzle> proved_puzzle(const Position& position, std::size_t most_states) {
    const SolveOptions limits = {.most_states = most_states};
    const auto solution = solve(position, most_orders + 1, limits);
    if (solution.verdict != Verdict::solved || solution.par < least_par || solution.par > most_par ||
        solution.count > most_orders) {
        return std::nullopt;
    }
    if (!is_one_up_to_order(position, solution.lines)) return std::nullopt;
    return described(stripped(position, solution, limits), solution);
}

std::optional<Puzzle> made_puzzle(const Recipe& recipe, himiki::Edition edition, std::uint64_t number) {
    Random random(number);
    auto puzzle = proved_puzzle(thrown(recipe, edition, random), recipe.most_states);
    if (!puzzle) return std::nullopt;
    const Features& features = puzzle->features;
    const bool has_all = features.white >= recipe.white.least && features.black >= least_black &&
                         features.terrain >= recipe.terrain.least && features.events >= recipe.events.least &&
                         features.holds >= recipe.holds.least;
    const bool replays = features.replays > 0;
    const bool has_replays = recipe.replays == Replays::any || replays == (recipe.replays == Replays::needed);
    return has_all && has_replays ? puzzle : std::nullopt;
}

std::vector<Puzzle> made_puzzles(const Order& order) {
    const auto recipes = order.recipes.empty() ? recipes_for(order.edition) : order.recipes;
    Shelf shelf(order, recipes.size());
    std::uint64_t tries = 0;
    while (!shelf.is_full() && tries < order.most_tries) {
        std::vector<std::optional<Puzzle>> round(round_size);
        const auto job = [&](std::size_t i) {
            const std::uint64_t number = mixed(order.seed) + tries + i;
            round[i] = made_puzzle(recipes[i % recipes.size()], order.edition, number);
        };
        if (order.for_each != nullptr) {
            (*order.for_each)(round_size, job);
        } else {
            for (std::size_t i = 0; i < round_size; ++i) job(i);
        }
        for (std::size_t i = 0; i < round_size && !shelf.is_full(); ++i) {
            if (round[i]) shelf.add(*round[i], i % recipes.size());
        }
        tries += round_size;
        shelf.end_round();
        if (order.go_on && !order.go_on(shelf.size(), tries)) break;
    }
    return std::move(shelf).sorted();
}

}  // namespace tessera::solver::puzzles
