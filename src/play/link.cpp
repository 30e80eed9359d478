#include "play/link.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "play/packed.hpp"
#include "play/registry.hpp"

namespace tessera::play {

namespace {

/// What a digit of six bits is written as; all of them stand in addresses as they are.
constexpr std::string_view alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

// Every version has its number in front and the checksum of everything before it at the end, so that what is damaged
// can be told from what is newer.
constexpr std::uint8_t version = 1;
constexpr std::size_t checksum_digits = 5;
constexpr std::size_t shortest_link = 1 + checksum_digits;

/// Games by their number in links. New ones are added at the end: links are kept for years.
constexpr std::array<std::string_view, 16> numbered_games = {
    "himiki",        "himiki-1",        "himiki-2v2",        "himiki-2v2-1",
    "himiki-expert", "himiki-expert-1", "himiki-expert-2v2", "himiki-expert-2v2-1",
    "mukyan",        "mukyan-1",        "mindlock",          "headlock",
    "versus",        "versus-91",       "pijersi",           "remparts",
};
constexpr std::uint32_t game_numbers = 64;

enum class StartKind : std::uint8_t { ordinary, set_up, position };
constexpr std::uint32_t start_kinds = 3;
constexpr std::uint32_t setup_numbers = 16;

constexpr std::size_t longest_position = 500;
constexpr std::uint64_t most_actions = 10'000;
constexpr std::uint64_t most_points = 100;

using Digits = std::vector<std::uint8_t>;

/// CRC-30 (the one of CDMA): finds every change of digits that lie within five of each other.
std::uint32_t checksum(std::span<const std::uint8_t> digits) {
    constexpr std::uint32_t polynomial = 0x2030B9C7;
    constexpr std::uint32_t mask = (1U << 30) - 1;
    std::uint32_t sum = mask;
    for (const std::uint8_t digit : digits) {
        sum ^= std::uint32_t{digit} << 24;
        for (int bit = 0; bit < 6; ++bit) sum = ((sum << 1) ^ ((sum >> 29) != 0 ? polynomial : 0)) & mask;
    }
    return sum ^ mask;
}

std::string sealed(Digits digits) {
    const std::uint32_t sum = checksum(digits);
    for (std::size_t i = checksum_digits; i > 0; --i)
        digits.push_back(static_cast<std::uint8_t>((sum >> (6 * (i - 1))) & 63U));
    std::string text;
    for (const std::uint8_t digit : digits) text.push_back(alphabet[digit]);
    return text;
}

/// The digits without their checksum; nothing where it is another.
std::optional<Digits> opened(std::string_view text) {
    if (text.size() < shortest_link || text.size() > longest_link) return std::nullopt;
    Digits digits;
    for (const char c : text) {
        const auto digit = alphabet.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        digits.push_back(static_cast<std::uint8_t>(digit));
    }
    digits.resize(digits.size() - checksum_digits);
    if (sealed(digits) != text) return std::nullopt;
    return digits;
}

void pack_start(Packer& packer, const Session& session) {
    const Start& start = session.start();
    const auto kind = start.is_ordinary     ? StartKind::ordinary
                      : start.setup.empty() ? StartKind::position
                                            : StartKind::set_up;
    packer.number(static_cast<std::uint32_t>(kind), start_kinds);
    if (kind == StartKind::position) packer.text(start.position);
    if (kind == StartKind::set_up) {
        const auto which = std::ranges::find(session.info().setups, start.setup) - session.info().setups.begin();
        packer.number(static_cast<std::uint32_t>(which), setup_numbers);
        packer.count(start.seed);
    }
}

/// Says whether there is such a start.
bool unpack_start(Unpacker& unpacker, Session& session) {
    switch (static_cast<StartKind>(unpacker.number(start_kinds))) {
        case StartKind::ordinary:
            return true;
        case StartKind::position:
            return session.start_from(unpacker.text(longest_position)).has_value();
        case StartKind::set_up: {
            const std::uint32_t which = unpacker.number(setup_numbers);
            const std::uint64_t seed = unpacker.count();
            const auto setups = session.info().setups;
            return which < setups.size() && session.set_up(setups[which], seed).has_value();
        }
    }
    return false;
}

void pack_points(Packer& packer, const Session& session) {
    packer.count(session.given_points().size());
    for (const GivenPoint& given : session.given_points()) {
        packer.count(given.after);
        packer.number(static_cast<std::uint32_t>(index_of(given.side)), 2);
    }
}

std::optional<std::vector<GivenPoint>> unpack_points(Unpacker& unpacker) {
    const std::uint64_t count = unpacker.count();
    if (count > most_points) return std::nullopt;
    std::vector<GivenPoint> points;
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto after = static_cast<std::size_t>(unpacker.count());
        points.push_back({after, unpacker.number(2) == 0 ? Side::first : Side::second});
    }
    return points;
}

/// Plays a game again from its start, and calls `step` before each action and at the end.
template <class Step>
bool replay(Session& session, std::span<const GivenPoint> points, std::size_t actions, const Step& step) {
    for (std::size_t played = 0;; ++played) {
        for (const GivenPoint& given : points) {
            if (given.after == played && !session.give_point(given.side)) return false;
        }
        if (played == actions) return true;
        if (!step(session)) return false;
    }
}

/// A session at the start of the game.
std::unique_ptr<Session> at_start(const Session& session) {
    auto again = session.clone();
    const Start& start = session.start();
    const auto done = start.is_ordinary     ? again->start_from("startpos")
                      : start.setup.empty() ? again->start_from(start.position)
                                            : again->set_up(start.setup, start.seed);
    return done ? std::move(again) : nullptr;
}

std::unexpected<ParseError> refused_link(std::string_view key, std::string sentence) {
    return std::unexpected(ParseError{.what = std::move(sentence), .key = key});
}

std::unexpected<ParseError> damaged() {
    return refused_link(link_fault::damaged, "this link is damaged: a part of it is missing or was changed");
}

std::unexpected<ParseError> too_long() {
    return refused_link(link_fault::too_long, "this game is too long for a link; keep it as a record");
}

std::unique_ptr<Session> unpacked(Unpacker& unpacker) {
    const std::uint32_t number = unpacker.number(game_numbers);
    if (number >= numbered_games.size()) return nullptr;
    auto session = new_session(numbered_games[number]);
    if (!session || !unpack_start(unpacker, **session)) return nullptr;
    const auto points = unpack_points(unpacker);
    const std::uint64_t count = unpacker.count();
    if (!points || count > most_actions) return nullptr;
    const bool done = replay(**session, *points, static_cast<std::size_t>(count), [&](Session& now) {
        const auto actions = now.actions();
        return !actions.empty() &&
               now.act(actions[unpacker.number(static_cast<std::uint32_t>(actions.size()))]).has_value();
    });
    return done ? std::move(*session) : nullptr;
}

}  // namespace

Parsed<std::string> to_link(const Session& session) {
    const auto number = std::ranges::find(numbered_games, session.info().id);
    auto again = at_start(session);
    if (number == numbered_games.end() || !again)
        return malformed(0, fmt::format("{} has no links", session.info().id));
    if (session.played().size() > most_actions || session.given_points().size() > most_points) return too_long();
    Packer packer;
    packer.number(static_cast<std::uint32_t>(number - numbered_games.begin()), game_numbers);
    pack_start(packer, session);
    pack_points(packer, session);
    packer.count(session.played().size());
    const bool done = replay(*again, session.given_points(), session.played().size(), [&](Session& now) {
        const std::string& action = session.played()[now.played().size()].text;
        const auto actions = now.actions();
        const auto found = std::ranges::lower_bound(actions, action);
        if (found == actions.end() || *found != action) return false;
        packer.number(static_cast<std::uint32_t>(found - actions.begin()), static_cast<std::uint32_t>(actions.size()));
        return now.act(action).has_value();
    });
    if (!done) return malformed(0, "this game cannot be played again from its start");
    Digits digits = {version};
    for (const std::uint8_t digit : packer.digits()) digits.push_back(digit);
    std::string text = sealed(std::move(digits));
    if (text.size() > longest_link) return too_long();
    return text;
}

Parsed<std::unique_ptr<Session>> parse_link(std::string_view text) {
    const auto digits = opened(text);
    if (!digits) return damaged();
    if (digits->front() > version) {
        return refused_link(link_fault::newer, "this link was made by a newer version of Tessera; load the page anew");
    }
    if (digits->front() < version) return damaged();
    Unpacker unpacker{std::span<const std::uint8_t>(*digits).subspan(1)};
    auto session = unpacked(unpacker);
    // There is one text for a game: whatever else reads as one was not made by us.
    if (!session || to_link(*session).value_or("") != text) return damaged();
    return session;
}

}  // namespace tessera::play
