#include "lab/match/game_record.hpp"

#include <algorithm>

#include "play/saved_game.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"

namespace tessera::lab {

namespace {

using record::Record;

record::ClockTime clock_time(search::Milliseconds time) {
    return record::ClockTime{static_cast<std::uint64_t>(std::max<search::Milliseconds>(0, time))};
}

/// Every seat of a side has the same player; in games of four the side bears the name too.
play::SaveInfo save_info(const play::Session& session, const RecordInfo& info) {
    play::SaveInfo save{.teams = info.players, .date = info.date, .event = "tessera match"};
    for (std::size_t i = 0; i < play::seat_count(session.info()); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        save.players.push_back(info.players[play::party_of(session.info(), seat).side]);
    }
    return save;
}

/// The times of the actions after the opening, which are the last ones.
void tell_times(Record& record, const PlayedGame& game) {
    std::size_t action = 0;
    for (record::Entry& entry : record.entries) {
        if (!std::holds_alternative<record::Action>(entry.step) || action++ < game.opening_actions) continue;
        const std::size_t which = action - 1 - game.opening_actions;
        if (which >= game.times.size()) return;
        entry.spent = clock_time(game.times[which].spent);
        if (const auto left = game.times[which].left) entry.left = clock_time(*left);
    }
}

/// The end, where the board does not show it.
void tell_end(Record& record, const PlayedGame& game) {
    if (game.end == PlayedGame::End::board) return;
    record.result = record::Result::draw;
    record::Act act{.word = game.reason};
    if (game.winner) {
        record.result = *game.winner == Side::first ? record::Result::first_wins : record::Result::second_wins;
        if (game.end != PlayedGame::End::adjudged) act.party = record::Party{opponent(*game.winner)};
    }
    record.reason = game.reason;
    record::Entry entry{.step = std::move(act)};
    if (!game.told.empty()) entry.comments.push_back(game.told);
    record.entries.push_back(std::move(entry));
}

}  // namespace

std::expected<std::string, std::string> to_record_text(const PlayedGame& game, const RecordInfo& info) {
    const auto plain = play::to_record_text(*game.session, save_info(*game.session, info));
    if (!plain) return std::unexpected(plain.error().what);
    auto record = record::read(*plain);
    if (!record) return std::unexpected(record.error().what);
    record->tags.set(record::tag::round, info.round);
    record->tags.set("Opening", info.opening);
    record->tags.set(record::tag::time_control, info.clock ? to_text(*info.clock) : "-");
    // Without a clock they matter to nobody, and would make every record of the same game another.
    if (info.clock) tell_times(*record, game);
    tell_end(*record, game);
    return record::write(*record);
}

}  // namespace tessera::lab
