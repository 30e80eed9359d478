#include "server/rooms/new_game.hpp"

#include <set>

#include "server/rooms/keys.hpp"
#include "table.hpp"

namespace tessera::server::testing {
namespace {

std::string fault_of(const Json& wish, const Player& maker = ann) {
    const auto game = parse_new_game(wish, maker, Author::client);
    return game ? "none" : game.error().sentence;
}

Json with(Json wish, std::string_view name, Json value) {
    wish[name] = std::move(value);
    return wish;
}

TEST(NewGames, AreOnlineForEveryVariantButPuzzles) {
    for (const play::Game& game : play::games()) {
        Json seats = Json::array({"me"});
        while (seats.size() < game.info.seats.size()) seats.push_back("open");
        if (game.info.script) seats[1] = {{"mukyan", "ruthless"}};
        const bool is_puzzle = game.info.id == "mindlock" || game.info.id == "headlock";
        EXPECT_EQ(fault_of(wish_for(game.info.id, seats)), is_puzzle ? "Puzzles are not played online." : "none");
    }
}

TEST(NewGames, HaveOneSentenceForEachFault) {
    const Json good = wish_for("pijersi", {"me", "open"});
    EXPECT_EQ(fault_of(good), "none");
    EXPECT_EQ(fault_of(Json()), "A new game is an object.");
    EXPECT_EQ(fault_of(Json::array({1})), "A new game is an object.");
    EXPECT_EQ(fault_of(Json::object()), "A new game has a variant.");
    EXPECT_EQ(fault_of(with(good, "variant", "chess")), "There is no game 'chess'.");
    EXPECT_EQ(fault_of(with(good, "setup", "upside-down")), "pijersi has no set-up 'upside-down'.");
    EXPECT_EQ(fault_of(with(good, "setup", 3)), "A set-up is named by a text.");
    EXPECT_EQ(fault_of(with(good, "seats", {"me"})), "pijersi has 2 seats: one entry for each.");
    EXPECT_EQ(fault_of(with(good, "seats", "me")), "pijersi has 2 seats: one entry for each.");
    EXPECT_EQ(fault_of(with(good, "seats", {"me", "me"})), "One player has one seat.");
    EXPECT_EQ(fault_of(with(good, "seats", {"open", "open"})), "One of the seats is \"me\".");
    EXPECT_EQ(fault_of(with(good, "seats", {"me", {{"bot", 11}}})), "A bot has a level from 1 to 10.");
    EXPECT_EQ(fault_of(with(good, "seats", {"me", {{"bot", "strong"}}})), "A bot has a level from 1 to 10.");
    EXPECT_EQ(fault_of(with(good, "seats", {"me", {{"mukyan", "fair"}}})), "Muk Yan plays only in his own game.");
    EXPECT_EQ(fault_of(with(good, "seats", {"me", {{"player", {{"id", "a:ben"}, {"name", "Ben"}}}}})),
              "Nobody but the server seats others; invite them.");
    EXPECT_TRUE(fault_of(with(good, "seats", {"me", 3})).starts_with("A seat is "));
    EXPECT_EQ(fault_of(with(good, "rated", "yes")), "rated is true or false.");
    EXPECT_EQ(fault_of(with(good, "isPrivate", 1)), "isPrivate is true or false.");
    EXPECT_EQ(fault_of(with(good, "side", "white")), "side is chosen or random.");
    EXPECT_EQ(fault_of(with(good, "clock", 5)), "A clock is null or an object with a kind: fischer, delay or days.");
}

TEST(NewGames, AreRatedBetweenTwoAccountsOnly) {
    const Json rated = with(wish_for("pijersi", {"me", "open"}), "rated", true);
    EXPECT_EQ(fault_of(rated), "none");
    EXPECT_EQ(fault_of(rated, eve), "Rated games are for accounts; guests play casual ones.");
    EXPECT_EQ(fault_of(with(rated, "seats", {"me", {{"bot", 4}}})), "Games against bots and scripts are not rated.");
    EXPECT_EQ(fault_of(with(wish_for("himiki-2v2", {"me", "open", "open", "open"}), "rated", true)),
              "Only games for two are rated.");
    Table table(rated, ann);
    EXPECT_EQ(table.seat(eve).error().code, "forbidden");
    EXPECT_EQ(kinds_of(table.seat(ben)), "seated started");
}

TEST(NewGames, LetMukYanPlayOnlyWhereHeSits) {
    EXPECT_EQ(fault_of(wish_for("mukyan", {"me", {{"mukyan", "fair"}}})), "none");
    for (const Json& seats : {Json{"me", "open"}, Json{{{"mukyan", "fair"}}, "me"}, Json{"me", {{"bot", 3}}},
                              Json{"open", {{"mukyan", "fair"}}}, Json{{{"bot", 3}}, {{"mukyan", "fair"}}}}) {
        EXPECT_NE(fault_of(wish_for("mukyan", seats)), "none") << seats;
    }
    EXPECT_EQ(fault_of(wish_for("mukyan", {"me", {{"mukyan", "kind"}}})), "Muk Yan is fair or ruthless.");
}

TEST(NewGames, WithHiddenTilesAreDealtByChance) {
    const Json expert = wish_for("himiki-expert", {"me", "open"});
    EXPECT_EQ(fault_of(with(expert, "setup", "fixed-deal")), "Online the tiles are dealt by chance.");
    EXPECT_EQ(parse_new_game(expert, ann, Author::client)->terms.setup, "random-deal");
}

TEST(RandomSides, FallBothWaysAndKeepPartnersTogether) {
    const Json wish = with(wish_for("himiki-2v2", {"me", {{"bot", 1}}, {{"bot", 2}}, {{"bot", 3}}}), "side", "random");
    std::set<int> seats;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Table table(wish, ann, seed);
        const int mine = *table.room().eyes_of("a:ann");
        seats.insert(mine);
        EXPECT_EQ(table.state()["seats"][static_cast<std::size_t>(mine + 2) % 4], (Json{{"bot", 2}}));
    }
    EXPECT_EQ(seats, (std::set<int>{0, 1}));
}

TEST(PrivateGames, WantTheirKeyOfWatchersAndPlayers) {
    Table table(with(wish_for("pijersi", {"me", "open"}), "isPrivate", true), ann);
    const std::string key = table.room().keys()["key"];
    EXPECT_EQ(key.size(), 20U);
    EXPECT_TRUE(table.room().may_watch("a:ann", ""));
    EXPECT_FALSE(table.room().may_watch("a:ben", ""));
    EXPECT_FALSE(table.room().may_watch("", "wrong"));
    EXPECT_TRUE(table.room().may_watch("a:ben", key));
    EXPECT_EQ(table.seat(ben).error().code, "forbidden");
    EXPECT_EQ(table.wish({{"t", "seat"}, {"key", key + "x"}}, ben).error().code, "forbidden");
    EXPECT_EQ(kinds_of(table.wish({{"t", "seat"}, {"key", key}}, ben)), "seated started");
    EXPECT_TRUE(table.room().may_watch("a:ben", ""));
    EXPECT_EQ(table.state(0, "a:ann")["keys"]["key"], key);
    EXPECT_EQ(table.state(1, "a:ben").dump().find(key), std::string::npos);
    EXPECT_EQ(table.state().dump().find(key), std::string::npos);
}

TEST(InvitedSeats, AreTakenWithTheirOwnKeys) {
    Table table(wish_for("himiki-2v2", {"me", "open", "invited", {{"bot", 3}}}), ann);
    const std::string key = table.room().keys()["seatKeys"]["2"];
    EXPECT_FALSE(table.room().keys().contains("key"));
    EXPECT_TRUE(table.room().may_watch("", ""));
    EXPECT_EQ(table.wish({{"t", "seat"}, {"seat", 2}}, cat).error().code, "forbidden");
    EXPECT_EQ(kinds_of(table.seat(ben)), "seated");
    EXPECT_EQ(table.room().eyes_of("a:ben"), 1);
    EXPECT_EQ(table.seat(cat).error().code, "forbidden");
    EXPECT_EQ(kinds_of(table.wish({{"t", "seat"}, {"key", key}}, cat)), "seated started");
    EXPECT_EQ(table.room().eyes_of("a:cat"), 2);
    EXPECT_EQ(kinds_of(table.wish({{"t", "seat"}, {"seat", 1}}, cat)), "refused: You have another seat of this game.");
}

TEST(Keys, AreNotToBeHadFromWhatIsToldAtTheEnd) {
    const auto entropy = entropy_of(5);
    const Root root = std::span<const unsigned char, 64>(entropy).last<32>();
    EXPECT_NE(to_hex(salt_of(root)), to_hex(root));
    EXPECT_NE(key_of(root, "game"), key_of(salt_of(root), "game"));
    EXPECT_NE(key_of(root, "game"), key_of(root, "seat 0"));
    EXPECT_FALSE(is_same_key("", ""));
}

TEST(WaitingGames, AreWithdrawnByTheirMakerOnly) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    EXPECT_EQ(table.wish({{"t", "withdraw"}}, ben).error().code, "forbidden");
    EXPECT_EQ(kinds_of(table.wish({{"t", "withdraw"}}, ann)), "aborted");
    EXPECT_EQ(kinds_of(table.wish({{"t", "withdraw"}}, ann)), "");
    EXPECT_EQ(table.state()["state"], "over");
    EXPECT_EQ(table.room().row().result, "aborted");
    EXPECT_FALSE(table.seat(ben));
}

}  // namespace
}  // namespace tessera::server::testing
