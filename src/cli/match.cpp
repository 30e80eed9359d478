// `tessera match`.

#include <ctime>
#include <fstream>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/play/interrupt.hpp"
#include "cli/ticker.hpp"
#include "core/text.hpp"
#include "lab/match/match_report.hpp"

namespace tessera::cli {

namespace {

lab::Adjudication adjudication_of(const std::string& text) {
    constexpr std::uint64_t most_lead = 1'000'000;
    constexpr std::uint64_t most_answers = 1'000;
    const auto parts = split(text, ':');
    if (parts.size() == 2) {
        const auto lead = parse_number(parts[0].text, most_lead);
        const auto answers = parse_number(parts[1].text, most_answers);
        if (lead && answers && *lead > 0 && *answers > 0) {
            return {.lead = static_cast<int>(*lead), .answers = static_cast<unsigned>(*answers)};
        }
    }
    throw Failure(fmt::format("--adjudge: it wants LEAD:ANSWERS, as 800:6, not {}", quoted(text)));
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts = {};
    localtime_r(&now, &parts);
    constexpr int epoch = 1900;
    return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + epoch, parts.tm_mon + 1, parts.tm_mday);
}

lab::MatchSettings settings_of(const MatchRequest& request) {
    lab::MatchSettings settings = request.settings;
    if (const auto why = lab::unsuitable(settings.game)) throw Failure("--game: " + *why);
    settings.players = {value_or_fail(lab::parse_player(request.a), "player A"),
                        value_or_fail(lab::parse_player(request.b), "player B")};
    settings.openings = value_or_fail(lab::parse_openings(request.openings), "--openings");
    if (!request.clock.empty()) settings.terms.clock = value_or_fail(lab::parse_clock(request.clock), "--clock");
    if (!request.sprt.empty()) settings.sprt = value_or_fail(lab::parse_sprt(request.sprt), "--sprt");
    if (!request.adjudge.empty()) settings.terms.adjudication = adjudication_of(request.adjudge);
    settings.date = today();
    return settings;
}

}  // namespace

void play_match(const MatchRequest& request) {
    const lab::MatchSettings settings = settings_of(request);
    std::ofstream records;
    if (!request.save.empty()) {
        records.open(request.save, std::ios::binary | std::ios::app);
        if (!records) throw Failure(fmt::format("--save: {} cannot be written", request.save));
    }
    const terminal::InterruptGuard guard;
    Ticker ticker;
    lab::MatchHooks hooks = {
        .on_pair = [&](const lab::Tally& tally) { ticker.show([&] { return lab::score_line(settings, tally); }); },
        .stop = &terminal::interrupt_flag(),
    };
    if (records.is_open()) {
        // At once, so that nothing is lost if the match is ended from outside.
        hooks.on_record = [&](std::string_view record) { records << record << '\n' << std::flush; };
    }
    const auto result = lab::play_match(settings, workers(request.concurrency), hooks);
    ticker.clear();
    if (!result) throw Failure(result.error());
    fmt::print("{}", lab::report_of(settings, *result));
    if (records.is_open() && !records) throw Failure(fmt::format("--save: {} cannot be written", request.save));
    if (result->broken) throw Failure("the match broke off: " + *result->broken);
}

}  // namespace tessera::cli
