#include "play/puzzle_json.hpp"

#include <algorithm>
#include <expected>

#include <fmt/format.h>

#include "solver/puzzles/features.hpp"
#include "solver/puzzles/generator.hpp"
#include "solver/puzzles/hints.hpp"
#include "solver/puzzles/needs.hpp"
#include "solver/puzzles/orders.hpp"

namespace tessera::play {

namespace {

namespace puzzles = solver::puzzles;
using puzzles::Position;
using solver::Verdict;
using Solved = solver::Solution<Position>;

/// A browser has no gigabytes to spare: this is about 200 megabytes.
constexpr std::size_t most_states_here = 4'000'000;
/// Solutions that are written out; there may be more.
constexpr std::size_t most_lines_told = 100;
constexpr std::size_t hint_count = 4;

Json fault(const std::string& sentence) {
    return {{"error", sentence}};
}

std::string text_of(const Json& asked, const char* name) {
    const auto found = asked.is_object() ? asked.find(name) : asked.end();
    return found != asked.end() && found->is_string() ? found->get<std::string>() : "";
}

std::optional<std::size_t> number_of(const Json& asked, const char* name) {
    const auto found = asked.is_object() ? asked.find(name) : asked.end();
    if (found == asked.end() || !found->is_number_integer() || *found < 0) return std::nullopt;
    return found->get<std::size_t>();
}

/// The puzzle that is asked about, or the sentence that says why there is none.
std::expected<Position, std::string> puzzle_of(const Json& asked) {
    const std::string game = text_of(asked, "game");
    if (game != "mindlock" && game != "headlock") {
        return std::unexpected(fmt::format("'{}' is no game of puzzles; there are: mindlock, headlock", game));
    }
    const himiki::puzzle::Rules rules = {game == "headlock" ? himiki::Edition::first : himiki::Edition::second};
    const auto position = Position::parse(text_of(asked, "position"), rules);
    if (!position) return std::unexpected(to_text(position.error()));
    return *position;
}

solver::SolveOptions options_of(const Json& asked) {
    solver::SolveOptions options = {
        .most_states = std::min(number_of(asked, "most_states").value_or(most_states_here), most_states_here)};
    if (const auto cost = number_of(asked, "most_cost")) options.most_cost = static_cast<unsigned>(*cost);
    return options;
}

Json remark_json(const puzzles::Remark& remark) {
    Json json = {{"saying", puzzles::word_of(remark.saying)}};
    for (const Cell cell : remark.cells) json["cells"].push_back(himiki::name(cell));
    for (const puzzles::BlackCube& cube : remark.cubes) {
        json["cubes"].push_back({{"top", std::string(1, letter_of(cube.top))}, {"cell", himiki::name(cube.cell)}});
    }
    if (remark.element) json["element"] = std::string(1, letter_of(*remark.element));
    if (remark.tile) json["tile"] = name_of(*remark.tile);
    if (remark.colour) json["side"] = party(*remark.colour);
    if (remark.number > 0) json["number"] = remark.number;
    json["text"] = english(remark);
    return json;
}

/// A solution action by action: canonical, and as records write it.
Json line_json(Position position, const puzzles::Line& line) {
    Json actions = Json::array();
    Json notation = Json::array();
    for (const puzzles::Move& move : line) {
        actions.push_back(to_text(position, move));
        notation.push_back(record_text(position, move));
        position.play(move);
    }
    return {{"actions", actions}, {"notation", notation}};
}

Json count_json(const Solved& solution) {
    return {{"count", std::min(solution.count, solver::most_solutions)},
            {"more", solution.count > solver::most_solutions}};
}

/// Whether the last try looked at all that it should have.
bool is_whole(const Solved& solution, const solver::SolveOptions& options) {
    return solution.verdict != Verdict::gave_up || solution.tries.back() <= options.most_states;
}

std::string_view verdict_word(const Solved& solution, const solver::SolveOptions& options) {
    switch (solution.verdict) {
        case Verdict::solved:
            return "solved";
        case Verdict::unsolvable:
            return "unsolvable";
        case Verdict::gave_up:
            break;
    }
    return is_whole(solution, options) ? "open" : "limit";
}

Json tries_json(const Solved& solution, const solver::SolveOptions& options) {
    Json tries = Json::array();
    for (std::size_t cost = 0; cost < solution.tries.size(); ++cost) {
        const bool is_last = cost + 1 == solution.tries.size();
        const bool is_refuted = !is_last || (solution.verdict != Verdict::solved && is_whole(solution, options));
        tries.push_back({{"cost", cost}, {"states", solution.tries[cost]}, {"refuted", is_refuted}});
    }
    return tries;
}

/// Every piece of the puzzle that could be left out, and whether PAR or the solutions would then be others.
Json pieces_json(const Position& position, const Solved& solution, const solver::SolveOptions& options) {
    const auto needless = puzzles::needless_pieces(position, solution, options);
    Json pieces = Json::array();
    for (const puzzles::Lessened& less : puzzles::lessened(position)) {
        Json piece = remark_json(less.piece);
        piece["needed"] = std::ranges::find(needless, less.piece) == needless.end();
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

void add_solutions(Json& json, const Position& position, const Solved& solution) {
    json["par"] = solution.par;
    json["solutions"] = count_json(solution);
    for (const puzzles::Line& line : solution.lines) {
        if (json["lines"].size() == most_lines_told) break;
        json["lines"].push_back(line_json(position, line));
    }
    if (solution.count == solution.lines.size()) {
        json["unique"] = puzzles::is_one_up_to_order(position, solution.lines);
    }
}

void add_description(Json& json, const Position& position, const Solved& solution) {
    const puzzles::Puzzle puzzle = puzzles::described(position, solution);
    json["rating"] = puzzle.rating;
    json["grade"] = std::string(1, letter_of(puzzle.grade));
    for (const auto& [name, member] : puzzles::feature_names) {
        json["features"][std::string(name)] = puzzle.features.*member;
    }
}

/// What a hint says, besides how much is left.
void add_hint(Json& json, const Position& position, const puzzles::Hints& hints, std::size_t step) {
    json["left"] = hints.left;
    json["text"] = hints.steps[step - 1];
    if (step >= hint_count - 1) json["action"] = hints.action;
    if (step == hint_count) {
        json["line"] = line_json(position, hints.line);
        return;
    }
    const puzzles::HintStep& told = hints.told[step - 1];
    json["example"] = told.is_example;
    json["remark"] = remark_json(told.remark);
    json["effects"] = Json::array();
    for (const puzzles::Remark& effect : told.effects) json["effects"].push_back(remark_json(effect));
}

}  // namespace

Json puzzle_proof(const Session&, const Json& asked) {
    const auto position = puzzle_of(asked);
    if (!position) return fault(position.error());
    const solver::SolveOptions options = options_of(asked);
    const Solved solution = puzzles::solve(*position, solver::most_solutions, options);
    Json json = {{"verdict", verdict_word(solution, options)}, {"tries", tries_json(solution, options)}};
    if (solution.verdict != Verdict::solved) return json;
    add_solutions(json, *position, solution);
    // A position without a cube to move, or one that is solved as it stands, is no puzzle that could be rated.
    if (position->is_solved()) return json;
    add_description(json, *position, solution);
    const auto wants_pieces = asked.find("pieces");
    if (wants_pieces == asked.end() || *wants_pieces != false)
        json["pieces"] = pieces_json(*position, solution, options);
    return json;
}

Json puzzle_hint(const Session&, const Json& asked) {
    const auto position = puzzle_of(asked);
    if (!position) return fault(position.error());
    const std::size_t step = number_of(asked, "step").value_or(0);
    if (step < 1 || step > hint_count) return fault(fmt::format("a hint's step is 1 to {}", hint_count));
    if (position->is_solved()) return fault("the puzzle is solved already");
    const solver::SolveOptions options = options_of(asked);
    const Solved solution = puzzles::solve(*position, puzzles::lines_for_hints, options);
    Json json = {{"verdict", verdict_word(solution, options)}, {"step", step}, {"steps", hint_count}};
    const auto hints = puzzles::hints_from(*position, solution);
    if (!hints) return json;
    json["solutions"] = count_json(solution);
    add_hint(json, *position, *hints, step);
    return json;
}

}  // namespace tessera::play
