#include "solver/tactics/check.hpp"

#include <map>
#include <set>

#include <fmt/format.h>

#include "solver/tactics/described.hpp"
#include "solver/tactics/reading.hpp"
#include "solver/tactics/twins.hpp"

namespace tessera::solver::tactics {

namespace {

/// The first thing that is wrong with a line as the solution of a tactic, or nothing.
template <GamePosition P>
std::string fault_of_line(const P& start, const Line<P>& line, const Tactic& tactic) {
    if (line.size() != 2 * std::size_t{tactic.steps} - 1) return "its solution does not have as many turns as it says";
    if (tactic.within < tactic.steps) return "it looks less far than its solution goes";
    Prover<P> prover;
    if (tactic.steps > 1 && prover.wins(start, tactic.steps - 1)) return "it is won in fewer turns";
    P now = start;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const unsigned left = tactic.steps - static_cast<unsigned>(i / 2);
        if (i % 2 == 0) {
            const auto winning = prover.winning_turns(now, i == 0 ? tactic.within : left, 2);
            if (winning.empty()) return fmt::format("turn {} has no win", i / 2 + 1);
            if (winning.size() > 1) return fmt::format("turn {} can be won in several ways", i / 2 + 1);
            if (!(winning[0].after == line[i].after)) return fmt::format("turn {} is not the one that wins", i / 2 + 1);
        } else if (line[i].after.outcome() || (left > 2 && prover.wins(line[i].after, left - 2))) {
            return fmt::format("defence {} does not hold out longest", i / 2 + 1);
        }
        now = line[i].after;
    }
    Tactic again = described(start, line, tactic.within);
    again.id = tactic.id;
    if (again.solution != tactic.solution) return "its solution is not written canonically";
    if (!(again == tactic)) return "its features, rating, grade or themes are not what they should be";
    return {};
}

template <GamePosition P>
std::string fault_of(const Tactic& tactic, const typename P::Rules& rules) {
    const auto start = read_position<P>(tactic.position, rules);
    if (!start) return start.error().what;
    const auto line = read_solution(*start, tactic.solution);
    if (!line) return line.error().what;
    return fault_of_line(*start, *line, tactic);
}

template <GamePosition P>
std::vector<std::string> all_faults(const TacticPack& pack, const typename P::Rules& rules,
                                    const ForEachIndex* for_each) {
    std::vector<std::string> found(pack.tactics.size());
    const auto job = [&](std::size_t i) { found[i] = fault_of<P>(pack.tactics[i], rules); };
    if (for_each != nullptr) {
        (*for_each)(found.size(), job);
    } else {
        for (std::size_t i = 0; i < found.size(); ++i) job(i);
    }
    std::vector<std::string> faults;
    std::set<std::string> ids;
    std::map<std::string, std::string> twins;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::string& id = pack.tactics[i].id;
        if (!found[i].empty()) faults.push_back(fmt::format("{}: {}", id, found[i]));
        if (!ids.insert(id).second) faults.push_back(fmt::format("{}: there are two of this id", id));
        const auto position = P::parse(pack.tactics[i].position, rules);
        if (!position) continue;
        const auto [twin, is_new] = twins.try_emplace(twin_text(*position), id);
        if (!is_new) faults.push_back(fmt::format("{}: it is {} seen from elsewhere", id, twin->second));
    }
    return faults;
}

}  // namespace

std::vector<std::string> faults_of(const TacticPack& pack, const ForEachIndex* for_each) {
    const auto faults = with_game(pack.game, [&](auto of) -> Parsed<std::vector<std::string>> {
        using Game = decltype(of);
        return all_faults<typename Game::Position>(pack, Game::rules, for_each);
    });
    return faults ? *faults : std::vector{faults.error().what};
}

}  // namespace tessera::solver::tactics
