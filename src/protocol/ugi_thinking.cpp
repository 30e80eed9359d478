// The part of UGI that runs beside the reader of lines: `go` and `stop`.

#include <algorithm>

#include <fmt/format.h>

#include "play/form.hpp"
#include "protocol/ugi.hpp"

namespace tessera::protocol {

namespace {

std::string score_text(search::Score score) {
    switch (score.kind) {
        case search::Score::Kind::centi:
            return fmt::format("cp {}", score.value);
        case search::Score::Kind::win:
            return fmt::format("win {}", score.value);
        case search::Score::Kind::loss:
            return fmt::format("win -{}", score.value);
    }
    return {};
}

std::uint64_t per_second(std::uint64_t nodes, search::Milliseconds time) {
    const auto seconds = static_cast<double>(std::max<search::Milliseconds>(time, 1)) / 1000;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

/// The number of the line is told only to who has asked for several.
std::string info_line(const search::Report& report, bool with_rank) {
    return fmt::format("info depth {} seldepth {}{} score {} nodes {} nps {} hashfull {} time {} pv {}", report.depth,
                       std::max(report.deepest, report.depth),
                       with_rank ? fmt::format(" multipv {}", report.rank) : std::string(), score_text(report.score),
                       report.nodes, per_second(report.nodes, report.time), report.table_permille, report.time,
                       fmt::join(report.line, " "));
}

/// What is left of the limits after so much time.
search::Limits after(search::Limits limits, search::Milliseconds spent) {
    const auto less = [spent](std::optional<search::Milliseconds>& time) {
        if (time) time = std::max<search::Milliseconds>(1, *time - spent);
    };
    less(limits.movetime);
    less(limits.clock[Side::first]);
    less(limits.clock[Side::second]);
    return limits;
}

}  // namespace

void Ugi::think(const GoCommand& command) {
    if (session_->outcome()) return refuse({Fault::illegal, 0, "the game is over, there is nothing to think about"});
    // A clock of the other side alone is no limit for this one.
    const search::Limits& limits = command.limits;
    const bool has_end = limits.depth || limits.nodes || search::time_budget(limits, session_->side_to_move());
    if (!has_end && !host_.launch) {
        return refuse(
            {Fault::malformed, 0, "without threads 'stop' cannot be heard: give 'go' a depth, nodes or movetime"});
    }
    holds_answer_ = command.until_stop || !has_end;
    std::shared_ptr<play::Session> session = session_->clone();
    run([this, session, command] {
        const ForEachIndex workers = workers_or_none();
        // Making a large table takes a while, and who waits for the answer waits for that too.
        const auto began = host_.now();
        search::Table& memory = table();
        const search::Limits left = after(command.limits, host_.now() - began);
        const search::Control control{
            .stop = &stop_,
            .now = host_.now,
            .report = [this](const search::Report& report) { say(info_line(report, options_.multi_pv > 1)); },
            .seed = options_.seed,
            .table = &memory,
            .workers = workers ? &workers : nullptr,
            .threads = static_cast<unsigned>(options_.threads),
            .lines = static_cast<unsigned>(options_.multi_pv),
            .strength = play::strength_in(session->info(), static_cast<int>(options_.level), session->seat_to_move(),
                                          options_.seed + games_begun_),
        };
        answer_ = fmt::format("bestmove {}", session->think(left, control).value_or("none"));
        if (!holds_answer_) say(answer_);
    });
}

void Ugi::count_lines(int depth) {
    holds_answer_ = false;
    std::shared_ptr<play::Session> session = session_->clone();
    run([this, session, depth] {
        std::unique_ptr<PerftTable> table;
        if (options_.hash_megabytes > 0) table = std::make_unique<PerftTable>(options_.hash_megabytes << 20);
        const ForEachIndex workers = workers_or_none();
        const PerftOptions options{table.get(), workers ? &workers : nullptr, &stop_};
        const auto started = host_.now();
        const std::uint64_t count = session->perft(depth, options);
        const auto time = host_.now() - started;
        if (stop_) return say("info string perft stopped");
        say(fmt::format("info depth {} nodes {} nps {} time {}", depth, count, per_second(count, time), time));
        say(fmt::format("response {}", count));
    });
}

ForEachIndex Ugi::workers_or_none() const {
    return host_.workers ? host_.workers(static_cast<unsigned>(options_.threads)) : ForEachIndex();
}

/// Made when it is first needed: perft and rules need none.
search::Table& Ugi::table() {
    if (!table_ || table_for_ != options_.hash_megabytes) {
        table_.reset();
        table_ = std::make_unique<search::Table>(static_cast<std::size_t>(options_.hash_megabytes));
        table_for_ = options_.hash_megabytes;
    }
    return *table_;
}

void Ugi::run(std::function<void()> job) {
    stop_ = false;
    if (host_.launch) {
        host_.launch(std::move(job));
    } else {
        job();
    }
}

void Ugi::stop() {
    stop_ = true;
    if (host_.wait) host_.wait();
    if (!holds_answer_) return;
    holds_answer_ = false;
    say(answer_);
}

}  // namespace tessera::protocol
