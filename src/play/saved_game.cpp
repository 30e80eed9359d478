#include "play/saved_game.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/author_form.hpp"
#include "play/registry.hpp"
#include "record/reader.hpp"
#include "record/record.hpp"
#include "record/writer.hpp"

namespace tessera::play {

namespace {

using record::Record;

void set_unless_empty(Record& record, std::string_view tag, const std::string& value) {
    if (!value.empty()) record.tags.set(tag, value);
}

constexpr std::size_t seats_without_partners = 2;

bool has_partners(const GameInfo& info) {
    return seat_count(info) > seats_without_partners;
}

/// The tag of each seat, in the order of the seats.
std::vector<std::string> player_tags(const GameInfo& info) {
    std::vector<std::string> tags;
    for (std::size_t i = 0; i < seat_count(info); ++i) {
        tags.push_back(record::to_text(party_of(info, Seat{static_cast<std::uint8_t>(i)})));
    }
    return tags;
}

void tell_players(Record& record, const GameInfo& game, const SaveInfo& info) {
    if (has_partners(game)) {
        for (const Side side : {Side::first, Side::second}) {
            set_unless_empty(record, record::to_text(record::Party{side}), info.teams[side]);
        }
    }
    const auto tags = player_tags(game);
    for (std::size_t i = 0; i < std::min(tags.size(), info.players.size()); ++i) {
        set_unless_empty(record, tags[i], info.players[i]);
    }
}

void tell_start(Record& record, const Start& start) {
    if (start.is_ordinary) return;
    if (start.setup.empty()) {
        record.tags.set(record::tag::position, start.position);
    } else {
        record.tags.set(record::tag::setup, to_text(record::Setup{start.setup, start.seed}));
    }
}

constexpr std::string_view they_spoke = "they_spoke";

/// H33: points given after so many actions.
void tell_points(Record& record, const Session& session, std::size_t actions) {
    for (const GivenPoint& given : session.given_points()) {
        if (given.after != actions) continue;
        record.entries.push_back(
            {.step = record::Act{std::string(record::act::point), record::Party{given.side}, std::string(they_spoke)}});
    }
}

/// Turns are numbered one after another whoever acts, as PIJERSI's author does; a turn of several actions has one
/// number.
void tell_actions(Record& record, const Session& session) {
    std::uint32_t number = 0;
    std::optional<Seat> last;
    std::size_t actions = 0;
    tell_points(record, session, actions);
    for (const PlayedAction& played : session.played()) {
        record::Action action{.text = played.notation};
        if (played.seat != last) action.turn = record::Turn{++number};
        last = played.seat;
        record.entries.push_back({.step = std::move(action)});
        tell_points(record, session, ++actions);
    }
}

/// An end that no rule brings: the side loses for what the act says.
void tell_loss(Record& record, std::string_view act, Side loser) {
    record.entries.push_back({.step = record::Act{std::string(act), record::Party{loser}}});
    record.result = loser == Side::first ? record::Result::second_wins : record::Result::first_wins;
    record.reason = act;
}

void tell_end(Record& record, const Session& session, const SaveInfo& info) {
    if (const auto outcome = session.outcome()) {
        record.result = record::result_of(outcome);
        record.reason = outcome->reason->word;
    } else if (info.resigned) {
        tell_loss(record, record::act::resignation, *info.resigned);
    } else if (info.out_of_time) {
        tell_loss(record, record::act::time, *info.out_of_time);
    }
}

std::string tag_of(const Record& record, std::string_view name) {
    return std::string(record.tags.find(name).value_or(""));
}

void read_players(SaveInfo& info, const GameInfo& game, const Record& record) {
    for (const std::string& tag : player_tags(game)) info.players.push_back(tag_of(record, tag));
    if (!has_partners(game)) return;
    for (const Side side : {Side::first, Side::second}) {
        info.teams[side] = tag_of(record, record::to_text(record::Party{side}));
    }
}

Parsed<void> start_as_told(Session& session, const Record& record) {
    if (const auto position = record.tags.find(record::tag::position)) return session.start_from(*position);
    if (const auto setup = record::setup_of(record)) return session.set_up(setup->name, setup->seed.value_or(0));
    return {};
}

/// What happened at the table besides the actions: who lost without the board, and points of an arbiter. Other acts
/// change nothing.
Parsed<void> obey(SavedGame& game, const record::Act& act) {
    if (!act.party) return {};
    if (act.word == record::act::resignation) game.info.resigned = act.party->side;
    if (act.word == record::act::time) game.info.out_of_time = act.party->side;
    if (act.word != record::act::point) return {};
    return game.session->give_point(act.party->side);
}

/// Plays the recorded actions and acts.
std::expected<void, ReplayFault> play_entries(SavedGame& game, const Record& record) {
    std::size_t number = 0;
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        const record::Entry& entry = record.entries[i];
        if (const auto* act = std::get_if<record::Act>(&entry.step)) {
            if (const auto obeyed = obey(game, *act); !obeyed) return std::unexpected(ReplayFault{obeyed.error(), i});
            continue;
        }
        const std::string& text = std::get<record::Action>(entry.step).text;
        ++number;
        if (const auto acted = game.session->act(text); !acted) {
            ParseError error = acted.error();
            error.what = fmt::format("action {} {} cannot be played: {}", number, quoted(text), error.what);
            return std::unexpected(ReplayFault{std::move(error), i});
        }
    }
    return {};
}

/// A record whose board has come to an end must say the same end.
Parsed<void> check_end(const Session& session, const Record& record) {
    const auto outcome = session.outcome();
    if (!outcome || record.result == record::result_of(outcome)) return {};
    return malformed(0, fmt::format("the record says {} but the board says {}", record::to_text(record.result),
                                    record::to_text(record::result_of(outcome))));
}

}  // namespace

std::size_t seat_count(const GameInfo& info) {
    return std::max(info.seats.size(), seats_without_partners);
}

record::Party party_of(const GameInfo& info, Seat seat) {
    const Side side = seat.index % 2 == 0 ? Side::first : Side::second;
    if (!has_partners(info)) return {side};
    return {side, seat.index < 2 ? record::Partner::a : record::Partner::b};
}

Parsed<std::string> to_record_text(const Session& session, const SaveInfo& info) {
    Record record{.game = std::string(session.info().id)};
    set_unless_empty(record, record::tag::event, info.event);
    set_unless_empty(record, record::tag::date, info.date);
    tell_players(record, session.info(), info);
    tell_start(record, session.start());
    tell_actions(record, session);
    tell_end(record, session, info);
    auto text = record::write(record);
    if (!text) return malformed(0, std::move(text.error()));
    return *std::move(text);
}

std::expected<SavedGame, ReplayFault> replay(const Record& record) {
    const auto blame = [](const ParseError& error) { return std::unexpected(ReplayFault{error}); };
    auto session = new_session(record.game);
    if (!session) return blame(session.error());
    SavedGame game{.session = std::move(*session), .info = {}};
    game.info.event = tag_of(record, record::tag::event);
    game.info.date = tag_of(record, record::tag::date);
    read_players(game.info, game.session->info(), record);
    if (const auto started = start_as_told(*game.session, record); !started) return blame(started.error());
    if (const auto played = play_entries(game, record); !played) return std::unexpected(played.error());
    if (const auto agrees = check_end(*game.session, record); !agrees) return blame(agrees.error());
    return game;
}

Parsed<SavedGame> parse_saved_game(std::string_view text) {
    if (looks_like_author_form(text)) {
        auto replayed = session_from_author_form(text);
        if (!replayed) return std::unexpected(replayed.error());
        return SavedGame{.session = std::move(*replayed), .info = {}};
    }
    const auto record = record::read(text);
    if (!record) return std::unexpected(record.error());
    auto game = replay(*record);
    if (!game) return std::unexpected(std::move(game.error().error));
    return std::move(*game);
}

std::vector<std::string_view> split_saved_games(std::string_view text) {
    if (looks_like_author_form(text)) return {text};
    std::vector<std::string_view> games;
    record::Reader reader(text);
    for (auto at = reader.next_at(); at;) {
        (void)reader.next();
        const auto next = reader.next_at();
        games.push_back(text.substr(*at, next ? *next - *at : std::string_view::npos));
        at = next;
    }
    if (games.size() <= 1) return {text};
    return games;
}

}  // namespace tessera::play
