#include "lab/openings/self_play.hpp"

#include <algorithm>

#include "search/table.hpp"

namespace tessera::lab {

namespace {

/// Far more than any game of the six has had; T1 and T2 end them before.
constexpr std::size_t most_actions = 2'000;

}  // namespace

OpeningGame played_opening(const play::Game& game, const OpeningPlay& settings, CandidateFinder& finder,
                           std::uint64_t number) {
    Random random(mixed(settings.seed) ^ number);
    const auto session = game.start(game.info);
    search::Table table(1);
    OpeningGame result;
    std::size_t opening = 0;
    std::optional<Seat> last;
    while (!session->outcome() && session->played().size() < most_actions) {
        const Seat seat = session->seat_to_move();
        if (!last || last->index != seat.index) ++result.turns;
        last = seat;
        std::optional<std::string> action;
        if (result.turns <= settings.turns) {
            const auto candidates = finder.candidates(*session);
            if (!candidates.empty()) action = chosen(candidates, settings.variety, random).action;
            ++opening;
        } else {
            action = session->think({.nodes = settings.nodes}, {.seed = random.next(), .table = &table});
        }
        if (!action || !session->act(*action)) break;
    }
    const auto ended = session->outcome();
    result.is_finished = ended.has_value();
    if (ended) result.winner = ended->winner;
    result.plies = session->filed_plies();
    result.plies.resize(std::min(opening, result.plies.size()));
    return result;
}

}  // namespace tessera::lab
