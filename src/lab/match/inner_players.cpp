#include "lab/match/inner_players.hpp"

#include <chrono>

#include "core/random.hpp"
#include "lab/workers.hpp"
#include "play/form.hpp"

namespace tessera::lab {

namespace {

constexpr int usual_depth = 2;

std::uint64_t seed_of(const Task& task, std::uint64_t own) {
    return mixed(task.seed ^ mixed(own));
}

/// The answer, or why there is none: a search that finds nothing was stopped before it had looked at anything.
std::expected<Answer, PlayerFault> answer_of(std::optional<std::string> action, std::optional<search::Score> score) {
    if (!action) return std::unexpected(PlayerFault{PlayerFault::Kind::illegal, "found no action to play"});
    return Answer{*std::move(action), score};
}

}  // namespace

search::Milliseconds now_in_milliseconds() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

std::expected<Answer, PlayerFault> RandomPlayer::choose(const play::Session& session, const Task& task) {
    return answer_of(session.random_action(seed_of(task, seed_)), std::nullopt);
}

PlainPlayer::PlainPlayer(const PlayerSpec& spec)
    : name_(spec.name), seed_(spec.settings.seed), depth_(spec.limits.depth.value_or(usual_depth)) {}

std::expected<Answer, PlayerFault> PlainPlayer::choose(const play::Session& session, const Task& task) {
    return answer_of(session.plain_action(depth_, seed_of(task, seed_)), std::nullopt);
}

EnginePlayer::EnginePlayer(const PlayerSpec& spec)
    : name_(spec.name),
      settings_(spec.settings),
      table_(std::make_unique<search::Table>(spec.settings.hash_megabytes)),
      workers_(workers(spec.settings.threads)) {}

std::expected<void, PlayerFault> EnginePlayer::new_game() {
    table_->clear();  // so that a game does not depend on those before it
    return {};
}

search::Control EnginePlayer::control_for(const play::Session& session, const Task& task,
                                          std::optional<search::Score>& score) const {
    return {
        .stop = task.stop,
        .now = now_in_milliseconds,
        .report = [&score](const search::Report& report) { score = report.score; },
        .seed = seed_of(task, settings_.seed),
        .table = table_.get(),
        .workers = &workers_,
        .threads = settings_.threads,
        .strength = settings_.level ? play::strength_in(session.info(), *settings_.level, session.seat_to_move(),
                                                        task.game ^ mixed(settings_.seed))
                                    : settings_.strength,
        .techniques = settings_.techniques,
    };
}

std::expected<Answer, PlayerFault> EnginePlayer::choose(const play::Session& session, const Task& task) {
    std::optional<search::Score> score;
    auto action = session.think(task.limits, control_for(session, task, score));
    return answer_of(std::move(action), score);
}

}  // namespace tessera::lab
