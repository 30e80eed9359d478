#include "lab/match/openings.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "core/random.hpp"
#include "core/text.hpp"
#include "play/registry.hpp"
#include "play/saved_game.hpp"

namespace tessera::lab {

namespace {

using Kind = OpeningSpec::Kind;

constexpr std::size_t most_tries = 1'000;
constexpr int shallow = 3;
constexpr std::uint64_t few_nodes = 50'000;

/// A quick look: whether a forced end is near.
bool is_decided(const play::Session& session) {
    search::Score last;
    const search::Control control{.report = [&](const search::Report& report) { last = report.score; }};
    (void)session.think({.depth = shallow, .nodes = few_nodes}, control);
    return last.kind != search::Score::Kind::centi;
}

/// Whether a turn is under way: who acted last acts again.
bool is_amid_a_turn(const play::Session& session) {
    return !session.played().empty() && session.played().back().seat == session.seat_to_move();
}

/// Plays so many actions by chance, and on to the end of a turn; says whether the game is still open.
bool wander(play::Session& session, unsigned plies, Random& random) {
    while (session.played().size() < plies || is_amid_a_turn(session)) {
        if (session.outcome()) return false;
        const auto action = session.random_action(random.next());
        if (!action || !session.act(*action)) return false;
    }
    return !session.outcome() && !is_decided(session);
}

std::expected<void, std::string> play_all(play::Session& session, std::string_view actions) {
    for (const Field& action : words(actions)) {
        if (const auto acted = session.act(action.text); !acted) {
            return std::unexpected(fmt::format("{}: {}", quoted(action.text), to_text(acted.error())));
        }
    }
    return {};
}

/// A position, then perhaps `moves` and actions.
std::expected<std::unique_ptr<play::Session>, std::string> session_from_line(const play::Session& start,
                                                                             std::string_view line) {
    constexpr std::string_view separator = " moves ";
    const std::size_t at = std::min(line.find(separator), line.size());
    auto session = start.clone();
    if (const auto begun = session->start_from(trimmed(line.substr(0, at))); !begun) {
        return std::unexpected(to_text(begun.error()));
    }
    if (at < line.size()) {
        if (auto played = play_all(*session, line.substr(at + separator.size())); !played) {
            return std::unexpected(played.error());
        }
    }
    return session;
}

}  // namespace

unsigned usual_plies(std::string_view game) {
    if (game.starts_with("himiki")) return 12;  // all cubes are placed by then, and a few have been tipped
    if (game == "pijersi") return 4;            // pieces meet soon
    return 8;
}

std::expected<Openings, std::string> Openings::prepare(std::string_view game, const OpeningSpec& spec,
                                                       std::uint64_t seed) {
    auto start = play::new_session(game);
    if (!start) return std::unexpected(start.error().what);
    Openings openings(*std::move(start), spec, spec.seed.value_or(seed));
    if (spec.kind == Kind::setup) {
        if (const auto known = openings.start_->clone()->set_up(spec.setup, 0); !known) {
            return std::unexpected(known.error().what);
        }
    }
    if (spec.kind == Kind::file) {
        if (auto read = openings.read_file(); !read) return std::unexpected(read.error());
    }
    return openings;
}

std::expected<void, std::string> Openings::read_file() {
    std::ifstream file(spec_.path, std::ios::binary);
    if (!file) return std::unexpected(fmt::format("the file {} with openings cannot be read", spec_.path));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const bool has_records = trimmed(text).starts_with('[');
    if (auto read = has_records ? read_records(text) : read_positions(text); !read) {
        return std::unexpected(fmt::format("{}, {}", spec_.path, read.error()));
    }
    if (listed_.empty()) return std::unexpected(fmt::format("there are no openings in {}", spec_.path));
    return {};
}

std::expected<void, std::string> Openings::read_positions(std::string_view text) {
    std::size_t number = 0;
    for (const Field& field : split(text, '\n')) {
        ++number;
        const std::string_view line = trimmed(field.text);
        if (line.empty() || line.starts_with('#')) continue;
        std::string name = fmt::format("line {}", number);
        auto session = session_from_line(*start_, line);
        if (!session) return std::unexpected(fmt::format("{}: {}", name, session.error()));
        if (auto added = add(*std::move(session), std::move(name)); !added) return added;
    }
    return {};
}

std::expected<void, std::string> Openings::read_records(std::string_view text) {
    for (const std::string_view one : play::split_saved_games(text)) {
        std::string name = fmt::format("record {}", listed_.size() + 1);
        auto game = play::parse_saved_game(one);
        if (!game) return std::unexpected(fmt::format("{}: {}", name, game.error().what));
        if (auto added = add(std::move(game->session), std::move(name)); !added) return added;
    }
    return {};
}

std::expected<void, std::string> Openings::add(std::unique_ptr<play::Session> session, std::string name) {
    if (session->info().id != start_->info().id) {
        return std::unexpected(
            fmt::format("{}: it is a game of {}, not of {}", name, session->info().id, start_->info().id));
    }
    if (session->outcome()) return std::unexpected(fmt::format("{}: the game has ended there", name));
    listed_.push_back({std::move(session), std::move(name)});
    return {};
}

std::expected<Opening, std::string> Openings::number(std::size_t i) const {
    switch (spec_.kind) {
        case Kind::random:
            return random_number(i);
        case Kind::setup: {
            auto session = start_->clone();
            const std::uint64_t seed = mixed(mixed(seed_) + i);
            (void)session->set_up(spec_.setup, seed);
            return Opening{std::move(session), fmt::format("setup {} {}", spec_.setup, seed)};
        }
        case Kind::file: {
            const Opening& listed = listed_[i % listed_.size()];
            return Opening{listed.session->clone(), listed.name};
        }
        case Kind::start:
            break;
    }
    return Opening{start_->clone(), "start"};
}

std::expected<Opening, std::string> Openings::random_number(std::size_t i) const {
    const play::GameInfo& info = start_->info();
    const unsigned plies = spec_.plies.value_or(usual_plies(info.id));
    for (std::size_t attempt = 0; attempt < most_tries; ++attempt) {
        Random random(mixed(mixed(mixed(seed_) + i) + attempt));
        auto session = start_->clone();
        if (info.usual_setup != 0) (void)session->set_up(info.setups[info.usual_setup], random.next());
        if (wander(*session, plies, random)) {
            return Opening{std::move(session), fmt::format("random:{}:{} number {}", plies, seed_, i + 1)};
        }
    }
    return std::unexpected(
        fmt::format("{} actions by chance lead {} nowhere that is still open; ask for fewer", plies, info.id));
}

}  // namespace tessera::lab
