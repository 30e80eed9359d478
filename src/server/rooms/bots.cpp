// What seats without a person do.

#include <algorithm>
#include <chrono>

#include "play/form.hpp"
#include "server/rooms/inside.hpp"

namespace tessera::server {

namespace {

constexpr Millis least_thought = 20;

/// Stronger ones think longer, and nobody uses up a clock.
Millis budget_of(const Room::Inside& room, int level) {
    const Millis wanted = 300 + 70 * static_cast<Millis>(level);
    if (!room.is_real_time()) return wanted;
    constexpr Millis shares = 20;
    const Clock& clock = *room.clock;
    const Millis left = clock.left(room.session->side_to_move());
    const Millis extra = clock.terms().kind == ClockTerms::Kind::fischer ? clock.terms().extra : clock.free();
    return std::clamp(left / shares + extra / 2, least_thought, wanted);
}

search::Milliseconds now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

std::optional<Room::Task> Room::task() const {
    const Inside& room = *inside_;
    if (!room.is_running() || room.session->outcome()) return std::nullopt;
    const int seat = room.seat_to_act();
    const Place& place = room.place(seat);
    const auto ply = static_cast<int>(room.played());
    if (place.taker == Place::Taker::script) return Task{.seat = seat, .ply = ply, .is_script = true};
    if (place.taker != Place::Taker::bot) return std::nullopt;
    return Task{.seat = seat, .ply = ply, .level = place.level, .budget = budget_of(room, place.level)};
}

std::function<std::optional<std::string>()> Room::thought(const Task& task) const {
    const auto ply = static_cast<std::uint32_t>(task.ply);
    const Digest& seed = inside_->secret.seed;
    // Functions are copied, sessions are not.
    const std::shared_ptr<const play::Session> session = inside_->session->clone();
    if (task.is_script) {
        const auto temper = inside_->place(task.seat).temper;
        return [session, temper, dice = dice_seed(seed, ply)]() -> std::optional<std::string> {
            const auto rolled = session->roll(temper, dice);
            return rolled ? std::optional(rolled->action) : std::nullopt;
        };
    }
    // Of a game with secrets the session itself looks only at what the seat to act may know.
    return [session, level = task.level, budget = task.budget, chance = bot_seed(seed, ply), game = form_seed(seed)] {
        const auto strength = play::strength_in(session->info(), level, session->seat_to_move(), game);
        // Weaker levels look at so many positions, whatever the time: the same seed gives the same action.
        search::Limits limits;
        search::Control control{.seed = chance, .strength = strength};
        if (!strength) {
            limits.movetime = budget;
            control.now = now;
        }
        return session->think(limits, control);
    };
}

}  // namespace tessera::server
