#include "lab/techniques.hpp"

#include <fmt/format.h>

#include "play/bench.hpp"

namespace tessera::lab {

std::vector<TechniqueCost> technique_costs(const play::Game& game, std::optional<int> depth,
                                           const ForEachIndex& for_each) {
    std::vector<TechniqueCost> costs(1);
    for (const std::string_view name : search::technique_names()) costs.push_back({.without = std::string(name)});
    for_each(costs.size(), [&](std::size_t i) {
        play::BenchSettings settings{.depth = depth};
        if (bool* const technique = search::technique_named(settings.techniques, costs[i].without)) *technique = false;
        costs[i].nodes = play::bench_nodes(game, settings);
    });
    return costs;
}

std::string report_of(const std::vector<TechniqueCost>& costs) {
    std::string text = "without            nodes  times\n";
    const auto all = static_cast<double>(costs.front().nodes);
    for (const TechniqueCost& cost : costs) {
        text += fmt::format("{:12}  {:10}  {:5.2f}\n", cost.without.empty() ? "nothing" : cost.without, cost.nodes,
                            static_cast<double>(cost.nodes) / all);
    }
    return text;
}

}  // namespace tessera::lab
