#include "cli/play/thinking.hpp"

#include <chrono>
#include <future>

#include <fmt/format.h>

#include "cli/play/interrupt.hpp"
#include "play/form.hpp"

namespace tessera::cli::terminal {

namespace {

using Clock = std::chrono::steady_clock;

/// Nobody needs to be told about less.
constexpr std::chrono::milliseconds patience{400};
constexpr std::chrono::milliseconds beat{250};

search::Milliseconds now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

void show_until_ready(const std::future<std::optional<std::string>>& answer, Screen& screen, std::string_view who) {
    const auto started = Clock::now();
    auto wait = patience;
    while (answer.wait_for(wait) != std::future_status::ready) {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - started).count();
        screen.show_wait(fmt::format("{} is thinking, {} s (Ctrl-C: answer now)", who, seconds));
        wait = beat;
    }
    screen.clear_wait();
}

}  // namespace

std::optional<std::string> think(const play::Session& session, const Level& level, const Chance& chance, Screen& screen,
                                 std::string_view who) {
    search::Limits limits = {.depth = level.depth, .movetime = level.movetime};
    if (level.skill && !limits.depth && !limits.movetime) limits.movetime = ordinary_level.movetime;
    search::Control control = {.stop = &interrupt_flag(), .now = now, .report = {}, .seed = chance.seed};
    if (level.skill) {
        control.strength = play::strength_in(session.info(), *level.skill, session.seat_to_move(), chance.game);
    }
    auto answer = std::async(std::launch::async, [&] { return session.think(limits, control); });
    show_until_ready(answer, screen, who);
    return answer.get();
}

}  // namespace tessera::cli::terminal
