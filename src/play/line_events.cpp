#include "play/line_events.hpp"

#include <algorithm>
#include <charconv>

namespace tessera::play {

namespace {

using Kind = LineEvent::Kind;

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The uppermost piece on a cell, and how many stand there.
struct Standing {
    const Scene::Piece* top = nullptr;
    int pieces = 0;
};

Standing standing_on(const Scene& scene, std::string_view cell) {
    Standing found;
    for (const Scene::Piece& piece : scene.pieces) {
        if (piece.cell != cell) continue;
        ++found.pieces;
        if (found.top == nullptr || piece.level > found.top->level) found.top = &piece;
    }
    return found;
}

/// A piece that is taken where none stood has come there by this action, and so is the actor's own.
LineEvent taking(const Motion& motion, const Scene& before, Side actor) {
    const auto [top, pieces] = standing_on(before, motion.cell);
    if (top == nullptr) return {.kind = Kind::taking, .side = opponent(actor), .cell = motion.cell, .value = "cube"};
    return {.kind = Kind::taking,
            .side = opponent(top->side),
            .cell = motion.cell,
            .value = std::string(top->kind),
            .amount = pieces};
}

LineEvent pull(const Motion& motion, const Scene& before, Side actor) {
    const auto top = standing_on(before, motion.cell).top;
    const bool is_numbered = top != nullptr && !top->faces.empty();
    return {.kind = Kind::pull,
            .side = actor,
            .cell = motion.cell,
            .value = is_numbered ? top->faces.front() : std::string()};
}

LineEvent points(const Motion& motion) {
    return {.kind = motion.cell.empty() ? Kind::points : Kind::target,
            .side = *motion.side,
            .cell = motion.cell,
            .value = motion.value,
            .amount = number_in(motion.value)};
}

std::optional<LineEvent> event_of(const Motion& motion, const Scene& before, Side actor) {
    if (motion.kind == "take") return taking(motion, before, actor);
    if (motion.kind == "pull") return pull(motion, before, actor);
    if (motion.kind == "points" && motion.side) return points(motion);
    if (motion.kind == "hold" && motion.side)
        return LineEvent{.kind = Kind::hold, .side = *motion.side, .value = motion.value};
    return std::nullopt;
}

}  // namespace

FollowedLine followed(const Session& start, std::span<const std::string> line) {
    FollowedLine result;
    const auto session = start.clone();
    result.outcome = session->outcome();
    std::optional<Seat> last;
    for (const std::string& action : line) {
        if (result.outcome) break;
        const Scene before = session->scene();
        const Side actor = session->side_to_move();
        const Seat seat = session->seat_to_move();
        if (!session->act(action)) break;
        if (last != seat) ++result.turns;
        last = seat;
        result.actions.push_back(session->played().back());
        const auto add = [&](LineEvent event) {
            event.ply = result.actions.size();
            event.turn = result.turns;
            result.events.push_back(std::move(event));
        };
        for (const auto& beat : session->last_motions()) {
            for (const Motion& motion : beat) {
                if (auto event = event_of(motion, before, actor)) add(*std::move(event));
            }
        }
        result.outcome = session->outcome();
        if (result.outcome && result.outcome->winner) {
            add({.kind = Kind::end,
                 .side = *result.outcome->winner,
                 .value = std::string(result.outcome->reason->word)});
        }
    }
    return result;
}

}  // namespace tessera::play
