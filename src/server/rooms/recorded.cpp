// A room's game as a record.

#include <ctime>

#include <fmt/format.h>

#include "play/saved_game.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "server/rooms/inside.hpp"

namespace tessera::server {

namespace {

std::string name_of(const Place& place) {
    if (place.is_person()) return place.player.name;
    if (place.taker == Place::Taker::script) return "Muk Yan";
    return place.taker == Place::Taker::bot ? fmt::format("Bot of level {}", place.level) : std::string();
}

/// The day in UTC.
std::string date_of(Moment moment) {
    const auto seconds = static_cast<std::time_t>(moment / 1000);
    std::tm parts{};
    if (gmtime_r(&seconds, &parts) == nullptr) return {};
    return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

/// Ends that no rule brings are acts in a record.
void tell_end_at_the_table(record::Record& record, const Ending& ending) {
    record::Act act{.word = ending.reason};
    if (const auto loser = loser_of(ending)) act.party = record::Party{*loser};
    record.entries.push_back({.step = std::move(act)});
    const auto score = score_of(ending);
    if (score) {
        record.result = *score == 1   ? record::Result::first_wins
                        : *score == 0 ? record::Result::second_wins
                                      : record::Result::draw;
    }
    record.reason = ending.reason;
}

}  // namespace

Answer<std::string> Room::record() const {
    const Inside& room = *inside_;
    if (room.state == store::GameState::waiting) return not_now("The game has not begun.");
    if (room.has_secrets()) return not_now("The record of a game with hidden tiles is told when it is over.");
    play::SaveInfo info{.date = date_of(room.started)};
    for (const Place& place : room.places) info.players.push_back(name_of(place));
    const auto text = play::to_record_text(*room.session, info);
    if (!text) return damaged(text.error().what);
    auto record = record::read(*text);
    if (!record) return damaged(record.error().what);
    if (room.terms.clock && room.terms.clock->kind == ClockTerms::Kind::fischer) {
        record->tags.set(record::tag::time_control,
                         fmt::format("{}+{}", room.terms.clock->initial / 1000, room.terms.clock->extra / 1000));
    }
    if (room.ending && !room.session->outcome()) tell_end_at_the_table(*record, *room.ending);
    auto written = record::write(*record);
    if (!written) return damaged(std::move(written.error()));
    return *std::move(written);
}

}  // namespace tessera::server
