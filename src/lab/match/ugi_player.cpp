#include "lab/match/ugi_player.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::lab {

namespace {

using Kind = PlayerFault::Kind;

/// An answer that comes later than the clock allows has lost all the same; there is no use in waiting long for it.
constexpr search::Milliseconds patience_after_the_clock = 1'000;

bool same_name(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, to_lower, to_lower);
}

/// The name of an `option name Some Name type spin …` line.
std::optional<std::string> option_name(std::string_view line) {
    const auto parts = words(line);
    if (parts.size() < 3 || parts[0].text != "option" || parts[1].text != "name") return std::nullopt;
    std::string name;
    for (std::size_t i = 2; i < parts.size() && parts[i].text != "type"; ++i) {
        name += fmt::format("{}{}", name.empty() ? "" : " ", parts[i].text);
    }
    return name;
}

std::optional<int> parse_signed(std::string_view text) {
    constexpr std::uint64_t most = 1'000'000'000;
    const bool negative = text.starts_with('-');
    const auto number = parse_number(negative ? text.substr(1) : text, most);
    if (!number) return std::nullopt;
    return negative ? -static_cast<int>(*number) : static_cast<int>(*number);
}

/// `info … score cp 12` or `score win -3`.
std::optional<search::Score> score_in(const std::vector<Field>& line) {
    using ScoreKind = search::Score::Kind;
    for (std::size_t i = 0; i + 2 < line.size(); ++i) {
        if (line[i].text != "score") continue;
        const auto value = parse_signed(line[i + 2].text);
        if (!value) return std::nullopt;
        if (line[i + 1].text == "cp") return search::Score{ScoreKind::centi, *value};
        if (line[i + 1].text != "win") return std::nullopt;
        return search::Score{*value < 0 ? ScoreKind::loss : ScoreKind::win, std::abs(*value)};
    }
    return std::nullopt;
}

}  // namespace

std::string position_line(const play::Session& session) {
    std::string line = "position startpos";
    if (!session.start().is_ordinary) line = fmt::format("position fen {}", session.start().position);
    if (!session.played().empty()) line += " moves";
    for (const play::PlayedAction& action : session.played()) line += fmt::format(" {}", action.text);
    return line;
}

std::string go_line(const search::Limits& limits) {
    std::string line = "go";
    if (limits.depth) line += fmt::format(" depth {}", *limits.depth);
    if (limits.nodes) line += fmt::format(" nodes {}", *limits.nodes);
    if (limits.movetime) line += fmt::format(" movetime {}", *limits.movetime);
    if (limits.clock.first && limits.clock.second) {
        line += fmt::format(" p1time {} p2time {} p1inc {} p2inc {}", *limits.clock.first, *limits.clock.second,
                            limits.increment.first, limits.increment.second);
    }
    return line;
}

UgiPlayer::Patience UgiPlayer::usual_patience() const {
    return {.until = now_in_milliseconds() + terms_.patience};
}

UgiPlayer::Patience UgiPlayer::patience_for(const Task& task, Side side) const {
    search::Milliseconds time = task.limits.movetime.value_or(0) + terms_.patience;
    if (const auto left = task.limits.clock[side]) {
        time = *left + std::min(terms_.patience, patience_after_the_clock);
    }
    return {.until = now_in_milliseconds() + time, .stop = task.stop};
}

std::expected<void, PlayerFault> UgiPlayer::start() {
    auto started = UgiProcess::start(spec_.command);
    if (!started) return std::unexpected(started.error());
    process_ = *std::move(started);
    auto begun = introduce();
    if (begun) begun = wait_until_ready();
    if (begun) return {};
    process_.reset();
    const std::string_view when = begun.error().kind == Kind::unfit ? "" : " before the first game";
    return std::unexpected(
        PlayerFault{Kind::unfit, fmt::format("the program {} {}{}", quoted(spec_.command), begun.error().what, when)});
}

std::expected<void, PlayerFault> UgiPlayer::introduce() {
    const Patience patience = usual_patience();
    if (auto sent = process_->send("ugi", patience); !sent) return sent;
    std::vector<std::string> known;
    for (;;) {
        const auto line = process_->read(patience);
        if (!line) return std::unexpected(line.error());
        if (trimmed(*line) == "ugiok") return set_options(known);
        if (auto name = option_name(*line)) known.push_back(*std::move(name));
    }
}

/// A program of one game need not know the option `Game`; what the user sets must be there, or it would be in vain.
std::expected<void, PlayerFault> UgiPlayer::set_options(const std::vector<std::string>& known) {
    const auto knows = [&](std::string_view name) {
        return std::ranges::any_of(known, [&](const std::string& each) { return same_name(each, name); });
    };
    std::vector<UgiSetting> settings = spec_.options;
    if (knows("Game")) settings.insert(settings.begin(), UgiSetting{"Game", terms_.game});
    for (const UgiSetting& setting : settings) {
        if (!knows(setting.name)) {
            return std::unexpected(PlayerFault{Kind::unfit, fmt::format("has no option {}", quoted(setting.name))});
        }
        const std::string line = fmt::format("setoption name {} value {}", setting.name, setting.value);
        if (auto sent = process_->send(line, usual_patience()); !sent) return sent;
    }
    return {};
}

std::expected<void, PlayerFault> UgiPlayer::wait_until_ready() {
    const Patience patience = usual_patience();
    if (auto sent = process_->send("isready", patience); !sent) return sent;
    for (;;) {
        const auto line = process_->read(patience);
        if (!line) return std::unexpected(line.error());
        if (trimmed(*line) == "readyok") return {};
    }
}

std::expected<void, PlayerFault> UgiPlayer::new_game() {
    if (!process_) {
        if (auto started = start(); !started) return started;
    }
    auto ready = process_->send("uginewgame", usual_patience());
    if (ready) ready = wait_until_ready();
    if (!ready) process_.reset();
    return ready;
}

std::expected<Answer, PlayerFault> UgiPlayer::choose(const play::Session& session, const Task& task) {
    auto answer = ask(session, task);
    // Its answer may still come, in the midst of the next game.
    if (!answer) process_.reset();
    return answer;
}

std::expected<Answer, PlayerFault> UgiPlayer::ask(const play::Session& session, const Task& task) {
    if (!process_) return std::unexpected(PlayerFault{Kind::died, "has not been started"});
    const Patience patience = patience_for(task, session.side_to_move());
    for (const std::string& line : {position_line(session), go_line(task.limits)}) {
        if (auto sent = process_->send(line, patience); !sent) return std::unexpected(sent.error());
    }
    Answer answer;
    for (;;) {
        const auto line = process_->read(patience);
        if (!line) return std::unexpected(line.error());
        const auto parts = words(*line);
        if (parts.empty()) continue;
        if (parts[0].text == "info") {
            if (const auto score = score_in(parts)) answer.score = score;
        } else if (parts[0].text == "bestmove") {
            if (parts.size() > 1) answer.action = parts[1].text;
            return answer;
        }
    }
}

}  // namespace tessera::lab
