// Nobody learns anything of hidden tiles. Two games that differ only in what a viewer may not know are played by the
// same wishes; every byte that the viewer gets must be the same in both, but for the commitment, which is a hash.

#include <set>

#include "games/himiki/position.hpp"
#include "table.hpp"

namespace tessera::server::testing {
namespace {

const Player zoe{"g:zoe", "Guest 20e5", {}};

struct Asked {
    Json wish;
    Player who;
    Moment now = 0;
};

/// A game with secrets, as a list of wishes of all kinds; up to its last action but one it is not over.
struct Played {
    std::array<unsigned char, 64> entropy{};
    std::vector<Asked> wishes = {};
    std::vector<std::string> actions = {};
};

Table table_of(const std::string& variant, const std::array<unsigned char, 64>& entropy) {
    const Json clock = {{"kind", "fischer"}, {"initial", 600'000}, {"increment", 1'000}};
    return {wish_for(variant, seats_for(variant), clock), ann, entropy, Author::server};
}

/// Any tile, held or not: asked for by who is to act and by who is not.
Json tile_wish(Random& random, std::size_t ply) {
    constexpr std::array<const char*, 12> tiles = {"C-MH:C4>BC3", "C-MK:B4>BB3", "C-MM:D4>BD3", "C-CJ:B2@MK",
                                                   "C-YM",        "C-CF",        "C-PE@A1",     "C-IM@A1",
                                                   "C-TR@E6",     "C-VX@E6",     "C-TP@A6",     "C-MR@E1"};
    return {{"t", "act"}, {"ply", ply}, {"action", tiles[random.below(tiles.size())]}};
}

Played played_at_random(const std::string& variant, std::uint64_t seed, int most_actions = 600) {
    Random random(seed);
    Played game{.entropy = entropy_of(seed)};
    Table table = table_of(variant, game.entropy);
    const auto ask = [&](const Json& wish, const Player& who) {
        game.wishes.push_back({wish, who, table.now});
        return table.room().decide(wish, who, table.now);
    };
    for (int n = 0; n < most_actions && table.room().row().result.empty(); ++n) {
        table.now += random.below(300);
        const std::size_t ply = table.truth().played().size();
        // Wishes that are refused, by whoever; those that would be granted are left out.
        const Player& other = people[random.below(static_cast<std::uint32_t>(table.truth().info().seats.size()))];
        const Json tile = tile_wish(random, ply);
        if (!table.room().decide(tile, other, table.now)) static_cast<void>(ask(tile, other));
        if (random.below(10) == 0) {
            const auto said = ask({{"t", "chat"}, {"room", "watchers"}, {"text", "oh"}}, zoe);
            table.keep(said.value());
        }
        const std::string action = *table.truth().random_action(random.next());
        const auto acted = ask({{"t", "act"}, {"ply", ply}, {"action", action}}, table.to_act());
        table.keep(acted.value());
        game.actions.push_back(action);
    }
    return game;
}

/// Whether somebody with these eyes sees the same game when it is dealt by the other seed: the engine's views say so.
bool looks_alike(const play::Session& start, const play::Session& other_start, const Played& game,
                 std::optional<Seat> viewer) {
    const auto one = start.clone();
    const auto other = other_start.clone();
    for (const std::string& action : game.actions) {
        if (one->view(viewer) != other->view(viewer) || !one->act(action) || !other->act(action)) return false;
    }
    return true;
}

himiki::Rules rules_of(const std::string& variant) {
    return {.edition = variant.ends_with("-1") ? himiki::Edition::first : himiki::Edition::second,
            .teams = variant.find("2v2") == std::string::npos ? himiki::Teams::singles : himiki::Teams::pairs};
}

using Hands = std::array<himiki::TileSet, 4>;

Hands hands_dealt(const himiki::Rules& rules, const Digest& seed) {
    Hands hands;
    const auto position = himiki::ExpertPosition::set_up(rules, 1, deal_seed(seed));
    for (const Seat seat : himiki::seats_of(rules)) hands[seat.index] = position.chaos().hand(seat);
    return hands;
}

/// What everybody knows in the end that each seat held.
Hands hands_shown(const std::string& variant, const Played& game) {
    Hands hands;
    const Table table = table_of(variant, game.entropy);
    const auto session = truth_of(table.events().front());
    for (const std::string& action : game.actions) {
        const Seat seat = session->seat_to_move();
        if (action.starts_with("C-")) hands[seat.index].add(*himiki::parse_tile(action.substr(2, 2)));
        EXPECT_TRUE(session->act(action));
    }
    return hands;
}

/// Another seed whose deal looks the same to the viewer all along, and is another one.
std::optional<std::array<unsigned char, 64>> other_deal(const std::string& variant, const Played& game, Eyes eyes) {
    const auto viewer = eyes ? std::optional(Seat{static_cast<std::uint8_t>(*eyes)}) : std::nullopt;
    const himiki::Rules rules = rules_of(variant);
    auto entropy = game.entropy;
    Digest seed{};
    std::ranges::copy(std::span(game.entropy).first<32>(), seed.begin());
    const Hands real = hands_dealt(rules, seed);
    const Hands shown = hands_shown(variant, game);
    const auto agrees = [&](const Hands& hands) {
        if (hands == real || (eyes && hands[viewer->index] != real[viewer->index])) return false;
        return std::ranges::all_of(himiki::seats_of(rules), [&](Seat seat) {
            return hands[seat.index].with(shown[seat.index]) == hands[seat.index];
        });
    };
    const auto start = truth_of(table_of(variant, game.entropy).events().front());
    const auto other = start->clone();
    for (std::uint32_t n = 0; n < 200'000; ++n) {
        for (std::size_t i = 0; i < 4; ++i) seed[i] = static_cast<unsigned char>(n >> (8 * i));
        if (!agrees(hands_dealt(rules, seed))) continue;
        if (!other->set_up("random-deal", deal_seed(seed))) return std::nullopt;
        if (!looks_alike(*start, *other, game, viewer)) continue;
        std::ranges::copy(seed, entropy.begin());
        return entropy;
    }
    return std::nullopt;
}

/// Without the one thing that differs and may.
std::string seen(const Json& json, const Room& room) {
    std::string text = json.dump();
    const std::string commitment = room.fairness()["commitment"];
    for (auto at = text.find(commitment); at != std::string::npos; at = text.find(commitment)) {
        text.replace(at, commitment.size(), "commitment");
    }
    return text;
}

std::string to_text(const Answer<Json>& answer) {
    return answer ? answer->dump() : answer.error().code + answer.error().sentence + answer.error().rule;
}

/// Everything that the viewer can get out of a room, now.
std::string all_for(const Table& table, Eyes eyes) {
    const Room& room = table.room();
    const std::string player = eyes ? people[static_cast<std::size_t>(*eyes)].id : zoe.id;
    std::string all = seen(room.state(eyes, player), room) + seen(room.summary(), room) + seen(room.fairness(), room);
    // Who is not to act is refused alike, which need not be seen every time.
    const bool is_asked = !eyes || table.truth().seat_to_move().index == *eyes;
    if (!is_asked) return all + room.record().error().sentence;
    for (const Json& taps : {Json{"tile:MH"}, Json{"tile:CF"}, Json{"tile:PE", "cell:A1"}, Json{"cell:C5"}}) {
        all += to_text(room.why(taps, eyes));
    }
    for (const char* action : {"C-CF", "C-YM", "C-PE@A1", "keep", "end", "C-MR@A1 C-MR@A2", "keep C-CF"}) {
        all += to_text(room.preview(action, eyes));
    }
    const auto record = room.record();
    return all + (record ? *record : record.error().sentence) + std::to_string(room.row().changed);
}

/// Plays both games by the same wishes and compares; how many wishes were compared.
std::size_t compare(const std::string& variant, const Played& game, const std::array<unsigned char, 64>& other,
                    Eyes eyes) {
    Table one = table_of(variant, game.entropy);
    Table two = table_of(variant, other);
    EXPECT_NE(one.truth().position(), two.truth().position());
    const std::string viewer = eyes ? people[static_cast<std::size_t>(*eyes)].id : zoe.id;
    std::size_t compared = 0;
    for (const Asked& asked : game.wishes) {
        one.now = two.now = asked.now;
        const auto first = one.room().decide(asked.wish, asked.who, asked.now);
        const auto second = two.room().decide(asked.wish, asked.who, asked.now);
        // Who asked for a tile of one's own is told whether one holds it; nobody else is told of the asking.
        if (asked.who.id != viewer && !first) continue;
        EXPECT_EQ(kinds_of(first), kinds_of(second)) << asked.wish;
        if (!first || !second) continue;
        one.keep(*first);
        two.keep(*second);
        if (!one.room().row().result.empty()) break;  // now all is told
        for (std::size_t i = 0; i < first->size(); ++i) {
            EXPECT_EQ(seen(one.room().told((*first)[i], eyes), one.room()),
                      seen(two.room().told((*second)[i], eyes), two.room()));
        }
        if (compared % 3 == 0) {
            EXPECT_EQ(all_for(one, eyes), all_for(two, eyes));
        }
        ++compared;
        if (::testing::Test::HasFailure()) break;
    }
    return compared;
}

class HiddenTiles : public ::testing::TestWithParam<std::string> {};

TEST_P(HiddenTiles, AreSeenByNobodyElse) {
    const std::string variant = GetParam();
    const auto seats = static_cast<int>((*play::game_named(variant))->info.seats.size());
    std::size_t compared = 0;
    std::size_t tiles = 0;
    std::set<int> viewers;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        // In a long game all tiles may have been shown, and then there is no other deal.
        const Played game = played_at_random(variant, seed, seed == 1 ? 600 : seed == 2 ? 80 : 40);
        for (const std::string& action : game.actions) tiles += action.starts_with("C-") ? 1 : 0;
        for (int eyes = 0; eyes <= seats; ++eyes) {
            const Eyes viewer = eyes < seats ? Eyes(eyes) : Eyes();
            const auto other = other_deal(variant, game, viewer);
            if (!other) continue;
            compared += compare(variant, game, *other, viewer);
            viewers.insert(eyes);
            ASSERT_FALSE(HasFailure()) << "seed " << seed << ", seat " << eyes;
        }
    }
    EXPECT_GT(compared, 200U);
    EXPECT_GT(tiles, 3U);
    EXPECT_EQ(viewers.size(), static_cast<std::size_t>(seats) + 1);
}

INSTANTIATE_TEST_SUITE_P(Expert, HiddenTiles,
                         ::testing::Values("himiki-expert", "himiki-expert-1", "himiki-expert-2v2",
                                           "himiki-expert-2v2-1"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(Hands, AreSeenBySeatsFromTheStartAndNotBefore) {
    Table table(wish_for("himiki-expert", {"me", "open"}), ann);
    EXPECT_FALSE(table.state(0, "a:ann").contains("screen"));
    EXPECT_FALSE(table.state(0, "a:ann").contains("script"));
    ASSERT_TRUE(table.seat(ben));
    const Json told = table.room().told(table.events().back(), 1);
    const auto hand_of = [](const Json& screen, std::size_t seat) {
        std::vector<Json> hands;
        for (const Json& fact : screen["facts"]) {
            if (fact["kind"] == "hand") hands.push_back(fact["values"]);
        }
        return hands.at(seat);
    };
    EXPECT_EQ(hand_of(told["screen"], 0), Json({"?", "?", "?"}));
    EXPECT_NE(hand_of(told["screen"], 1), Json({"?", "?", "?"}));
    EXPECT_EQ(hand_of(table.state({})["screen"], 1), Json({"?", "?", "?"}));
    EXPECT_FALSE(table.state(0).contains("script"));
    ASSERT_TRUE(table.wish({{"t", "resign"}}, ann));
    EXPECT_NE(hand_of(table.state({})["screen"], 1), Json({"?", "?", "?"}));
    EXPECT_TRUE(table.state({}).contains("script"));
    EXPECT_TRUE(table.room().told(table.events().back(), {}).contains("script"));
}

TEST(Questions, AreAnsweredOnlyToTheSeatToAct) {
    Table table = table_of("himiki-expert", entropy_of(4));
    EXPECT_TRUE(table.room().why({"cell:B5"}, 0));
    EXPECT_FALSE(table.room().why({"cell:B5"}, 1));
    EXPECT_FALSE(table.room().why({"cell:B5"}, {}));
    EXPECT_FALSE(table.room().why("cell:B5", 0));
    EXPECT_FALSE(table.room().why({1}, 0));
    const auto after = table.room().preview("B5@HM", 0);
    ASSERT_TRUE(after);
    EXPECT_EQ((*after)["screen"]["played"], 1);
    EXPECT_FALSE(table.room().preview("B5@HM", 1));
    EXPECT_EQ((*table.room().preview("B5@HM B2@HM", 0))["screen"], nullptr);
    EXPECT_EQ((*table.room().preview("B2@HM", 0))["screen"], nullptr);
    EXPECT_EQ(table.truth().position(), table_of("himiki-expert", entropy_of(4)).truth().position());
}

/// The engine samples what its seat may not know: the same view and the same seed give the same thought.
TEST(BotsInGamesWithSecrets, ThinkOnWhatTheirSeatMayKnow) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Played game = played_at_random("himiki-expert", seed);
        const auto other = other_deal("himiki-expert", game, 0);
        if (!other) continue;
        auto one = truth_of(table_of("himiki-expert", game.entropy).events().front());
        auto two = truth_of(table_of("himiki-expert", *other).events().front());
        for (std::size_t i = 0; i < std::min<std::size_t>(game.actions.size(), 40); ++i) {
            if (one->seat_to_move().index == 0) {
                const search::Control control{.seed = seed, .strength = 300};
                EXPECT_EQ(one->think({}, control), two->think({}, control));
                ++compared;
            }
            ASSERT_TRUE(one->act(game.actions[i]) && two->act(game.actions[i]));
        }
    }
    EXPECT_GT(compared, 20);
}

}  // namespace
}  // namespace tessera::server::testing
