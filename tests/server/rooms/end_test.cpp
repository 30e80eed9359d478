// How games end, and what is agreed on before and after.

#include "play/saved_game.hpp"
#include "table.hpp"

namespace tessera::server::testing {
namespace {

const Json blitz = {{"kind", "fischer"}, {"initial", 180'000}, {"increment", 2'000}};
const Json bullet = {{"kind", "fischer"}, {"initial", 60'000}, {"increment", 0}};
const Json mail = {{"kind", "days"}, {"days", 3}};
const Json resign = {{"t", "resign"}};
const Json abort = {{"t", "abort"}};
const Json claim = {{"t", "claim"}};

Table game_of(std::string_view variant, const Json& clock = nullptr, bool rated = false) {
    Json wish = wish_for(variant, seats_for(variant), clock);
    wish["rated"] = rated;
    return {wish, ann, 1, Author::server};
}

TEST(AFallenFlag, LosesTheGameWhenTheServerSaysSo) {
    Table table = game_of("pijersi", blitz);
    table.act_at_random(2);
    EXPECT_EQ(table.room().next_tick(), table.now + 182'000);
    EXPECT_EQ(table.room().row().deadline, table.now + 182'000);
    table.now += 181'999;
    EXPECT_EQ(table.tick(), 0U);
    table.now += 1;
    Random random(1);
    EXPECT_EQ(kinds_of(table.act_at_random(random)), "refused: Your time is up.");
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_EQ(table.state()["outcome"]["result"], "p2win");
    EXPECT_EQ(table.state()["outcome"]["reason"], "time");
    EXPECT_EQ(table.state()["clock"]["left"][0], 0);
    EXPECT_EQ(table.state()["clock"]["running"], nullptr);
    EXPECT_EQ(table.tick(), 0U);
    EXPECT_EQ(table.room().next_tick(), std::nullopt);
}

TEST(AFallenFlag, MayBeClaimedByTheOtherSide) {
    Table table = game_of("pijersi", blitz);
    table.act_at_random(2);
    EXPECT_FALSE(table.wish(claim, ben));
    table.now += 182'000;
    EXPECT_EQ(kinds_of(table.wish(claim, ben)), "ended");
    EXPECT_EQ(table.state()["outcome"]["reason"], "time");
}

TEST(ACorrespondenceGame, GivesDaysForEachAction) {
    Table table = game_of("versus", mail);
    constexpr Moment day = 86'400'000;
    table.now += 2 * day;
    table.act_at_random(1);
    EXPECT_EQ(table.room().next_tick(), table.now + 3 * day);
    EXPECT_TRUE(table.room().presence(0, false, table.now).empty());
    table.now += 3 * day;
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_EQ(table.state()["outcome"]["result"], "p1win");
}

TEST(TimeOfAGame, NeverGoesBackWhereTheMachinesDoes) {
    Table table = game_of("pijersi", blitz);
    table.now += 10'000;
    table.act_at_random(1);
    table.now -= 5'000;
    table.act_at_random(1);
    EXPECT_EQ(table.events().back().at, table.now + 5'000);
    EXPECT_EQ(table.state()["clock"]["left"], Json({172'000, 182'000}));
}

TEST(WhoGoesAway, HasAGraceAndThenMayBeClaimedAgainst) {
    Table table = game_of("pijersi", blitz);
    table.act_at_random(2);
    EXPECT_EQ(table.keep(table.room().presence(1, true, table.now)), 0U);
    EXPECT_EQ(table.keep(table.room().presence(1, false, table.now)), 1U);
    EXPECT_EQ(table.keep(table.room().presence(1, false, table.now)), 0U);
    EXPECT_EQ(table.state()["graceUntil"], table.now + 60'000);
    EXPECT_EQ(table.state()["gone"], 1);
    table.now += 59'999;
    EXPECT_FALSE(table.wish(claim, ann));
    EXPECT_EQ(table.keep(table.room().presence(1, true, table.now)), 1U);
    EXPECT_FALSE(table.state().contains("graceUntil"));
    EXPECT_EQ(table.keep(table.room().presence(1, false, table.now)), 1U);
    table.now += 60'000;
    EXPECT_FALSE(table.wish(claim, ben));
    EXPECT_EQ(kinds_of(table.wish(claim, ann)), "ended");
    EXPECT_EQ(table.state()["outcome"]["result"], "p1win");
    EXPECT_EQ(table.state()["outcome"]["reason"], "abandoned");
}

TEST(WhoGoesAway, HasLessGraceInShortGames) {
    Table table = game_of("pijersi", bullet);
    EXPECT_EQ(table.keep(table.room().presence(0, false, table.now)), 1U);
    EXPECT_EQ(table.state()["graceUntil"], table.now + 30'000);
}

TEST(AGame, IsAbortedUntilBothSidesHaveActed) {
    Table table = game_of("pijersi");
    table.act_at_random(1);
    EXPECT_FALSE(table.wish(abort, eve));
    EXPECT_EQ(kinds_of(table.wish(abort, ben)), "aborted");
    EXPECT_EQ(kinds_of(table.wish(abort, ben)), "");
    EXPECT_EQ(table.state()["outcome"]["result"], "aborted");
    EXPECT_EQ(table.room().told(table.events().back(), {})["fairness"].size(), 3U);
    Table later = game_of("pijersi");
    later.act_at_random(2);
    EXPECT_EQ(later.wish(abort, ann).error().code, "conflict");
}

TEST(ARatedGame, IsAbortedIfNobodyBegins) {
    Table table = game_of("pijersi", blitz, true);
    EXPECT_EQ(table.room().next_tick(), table.now + 60'000);
    table.now += 59'999;
    EXPECT_EQ(table.tick(), 0U);
    table.now += 1;
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_EQ(table.room().row().result, "aborted");
    EXPECT_FALSE(table.room().rated_result());
    Table taken_back = game_of("pijersi", blitz, true);
    taken_back.act_at_random(1);
    taken_back.now += 100'000;
    ASSERT_TRUE(taken_back.offer("undo", ann));
    ASSERT_TRUE(taken_back.answer("undo", true, ben));
    ASSERT_TRUE(taken_back.truth().played().empty());
    EXPECT_EQ(taken_back.tick(), 0U) << "somebody began, though it was taken back";
    Table casual = game_of("pijersi", blitz);
    casual.now += 60'000;
    EXPECT_EQ(casual.tick(), 0U);
}

TEST(ResigningPlayers, LoseOnceAtAnyTime) {
    Table table = game_of("pijersi", blitz, true);
    table.act_at_random(1);
    const auto ended = table.room().decide(resign, ann, table.now);
    ASSERT_TRUE(ended);
    EXPECT_EQ(table.room().rated_result_of(ended->front())->score, 0);
    EXPECT_FALSE(table.room().rated_result());
    auto with_ratings = *ended;
    Json body = Json::parse(with_ratings[0].body);
    body["ratings"] = {{"before", {1600, 1500}}, {"after", {1590, 1510}}};
    with_ratings[0].body = body.dump();
    table.keep(with_ratings);
    EXPECT_EQ(table.room().rated_result()->players, (std::vector<std::string>{"a:ann", "a:ben"}));
    EXPECT_EQ(table.room().told(table.events().back(), {})["ratings"]["after"][0], 1590);
    EXPECT_EQ(table.state()["ratings"]["before"][1], 1500);
    EXPECT_EQ(kinds_of(table.wish(resign, ann)), "");
    EXPECT_EQ(kinds_of(table.wish(resign, ben)), "refused: The game is over.");
}

TEST(ADraw, IsAgreedOnByBothSides) {
    Table table = game_of("pijersi");
    EXPECT_EQ(kinds_of(table.offer("draw", ann)), "offered");
    EXPECT_EQ(kinds_of(table.offer("draw", ann)), "");
    EXPECT_EQ(table.state()["offers"], Json::array({{{"what", "draw"}, {"seat", 0}}}));
    EXPECT_FALSE(table.answer("draw", true, ann));
    EXPECT_FALSE(table.answer("draw", true, eve));
    EXPECT_EQ(kinds_of(table.answer("draw", false, ben)), "declined");
    EXPECT_FALSE(table.answer("draw", true, ben));
    EXPECT_EQ(table.offer("draw", ann).error().code, "conflict");
    table.act_at_random(1);
    EXPECT_EQ(kinds_of(table.offer("draw", ann)), "offered");
    EXPECT_EQ(kinds_of(table.offer("draw", ben)), "ended");
    EXPECT_EQ(table.state()["outcome"]["reason"], "agreement");
    EXPECT_EQ(table.room().row().result, "draw");
}

TEST(AnOffer, LapsesWhenTheOtherSideActs) {
    Table table = game_of("pijersi");
    ASSERT_TRUE(table.offer("draw", ben));
    ASSERT_TRUE(table.offer("undo", ben).error().code == "conflict");
    table.act_at_random(1);
    EXPECT_EQ(table.state()["offers"], Json::array());
    ASSERT_TRUE(table.offer("draw", ben));
    table.act_at_random(1);
    EXPECT_EQ(table.state()["offers"].size(), 1U);
}

TEST(AnUndo, TakesBackToWhereTheAskerIsToActAgain) {
    Table table = game_of("remparts", blitz);
    table.act_at_random(7);
    const int asker = table.truth().seat_to_move().index;
    const Player& who = people[static_cast<std::size_t>(asker)];
    const Player& other = people[static_cast<std::size_t>(1 - asker)];
    EXPECT_EQ(kinds_of(table.offer("undo", who)), "offered");
    table.now += 1'000;
    EXPECT_EQ(kinds_of(table.answer("undo", true, other)), "undone");
    EXPECT_EQ(table.truth().seat_to_move().index, asker);
    EXPECT_LT(table.truth().played().size(), 7U);
    EXPECT_EQ(table.state()["script"]["actions"].size(), table.truth().played().size());
    EXPECT_EQ(table.state()["clock"]["running"], asker == 0 ? "p1" : "p2");
    EXPECT_EQ(table.room().told(table.events().back(), {})["clock"], table.state()["clock"]);
}

TEST(AnUndo, IsNotUndoneByWhatWasSentBeforeIt) {
    Table table(wish_for("pijersi", {"me", {{"bot", 1}}}), ann);
    const std::string action = *table.truth().random_action(1);
    const Json wish = {{"t", "act"}, {"ply", 0}, {"action", action}, {"undone", 0}};
    EXPECT_EQ(kinds_of(table.wish(wish, ann)), "action");
    EXPECT_EQ(kinds_of(table.wish(wish, ann)), "");
    EXPECT_EQ(kinds_of(table.offer("undo", ann)), "undone");
    EXPECT_EQ(table.state()["undone"], 1);
    EXPECT_EQ(kinds_of(table.wish(wish, ann)), "refused: Actions were taken back since.");
    EXPECT_EQ(table.state()["played"].size(), 0U);
    // Who means it says so, or says nothing of it, as programs may.
    EXPECT_EQ(kinds_of(table.wish({{"t", "act"}, {"ply", 0}, {"action", action}, {"undone", 1}}, ann)), "action");
    EXPECT_EQ(Room::replay("game0001", table.events())->state({}, "")["undone"], 1);
}

TEST(AnUndo, IsGrantedByBotsAndNeverWithHiddenTilesOrDice) {
    Table table(wish_for("pijersi", {"me", {{"bot", 1}}}), ann);
    table.act_at_random(1);
    EXPECT_EQ(kinds_of(table.offer("draw", ann)), "offered declined");
    EXPECT_EQ(kinds_of(table.offer("undo", ann)), "undone");
    EXPECT_EQ(table.state()["played"].size(), 0U);
    for (const char* variant : {"himiki-expert", "himiki-expert-2v2-1", "mukyan"}) {
        Table secret = game_of(variant);
        secret.act_at_random(1);
        const auto offered = secret.offer("undo", ann);
        ASSERT_FALSE(offered);
        EXPECT_TRUE(offered.error().sentence.starts_with("What was seen cannot be unseen"));
    }
}

TEST(ARematch, IsPlayedWithSidesExchangedWhenAllWantIt) {
    Table table = game_of("himiki-2v2", blitz);
    EXPECT_FALSE(table.offer("rematch", ann));
    ASSERT_TRUE(table.wish(resign, cat));
    for (const Player& who : people) {
        EXPECT_FALSE(table.room().rematch());
        EXPECT_EQ(kinds_of(who.id == "a:ben" ? table.answer("rematch", true, who) : table.offer("rematch", who)),
                  "offered");
    }
    const auto wish = table.room().rematch();
    ASSERT_TRUE(wish);
    EXPECT_FALSE(Room::create("game0002", *wish, ann, entropy_of(2), table.now));
    const Table next(*wish, ann, 2, Author::server);
    EXPECT_EQ(next.state()["state"], "running");
    EXPECT_EQ(next.room().eyes_of("a:ann"), 1);
    EXPECT_EQ(next.room().eyes_of("a:cat"), 3);
    EXPECT_EQ(table.keep(table.room().rematched("game0002", table.now)), 1U);
    EXPECT_EQ(table.state()["rematch"], "game0002");
    EXPECT_EQ(table.room().told(table.events().back(), {})["next"], "game0002");
    EXPECT_FALSE(table.room().rematch());
    EXPECT_TRUE(table.room().rematched("game0003", table.now).empty());
}

TEST(ARematch, NeedsOnlyThePeople) {
    Table table(wish_for("mukyan", {"me", {{"mukyan", "fair"}}}), ann);
    ASSERT_TRUE(table.wish(resign, ann));
    EXPECT_EQ(kinds_of(table.offer("rematch", ann)), "offered");
    ASSERT_TRUE(table.room().rematch());
    EXPECT_EQ(Table(*table.room().rematch(), ann, 2, Author::server).room().eyes_of("a:ann"), 0);
}

TEST(ARename, KeepsTheSeat) {
    Table table(wish_for("pijersi", {"me", "open"}), eve);
    ASSERT_TRUE(table.seat(ben));
    table.keep(table.room().renamed("g:eve", dan, table.now));
    EXPECT_EQ(table.room().eyes_of("a:dan"), 0);
    EXPECT_EQ(table.room().eyes_of("g:eve"), std::nullopt);
    EXPECT_EQ(table.state()["seats"][0]["player"]["name"], "Dan");
    table.keep(table.room().renamed("a:dan", {"", "Somebody"}, table.now));
    EXPECT_EQ(table.room().eyes_of(""), std::nullopt);
    EXPECT_EQ(table.room().row().players, (std::vector<std::string>{"", "a:ben"}));
}

TEST(Records, TellHowAGameEndedAtTheTable) {
    Table table = game_of("pijersi", blitz);
    table.act_at_random(4);
    EXPECT_TRUE(table.room().record());
    ASSERT_TRUE(table.offer("draw", ann));
    ASSERT_TRUE(table.answer("draw", true, ben));
    const auto text = table.room().record();
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("(agreement) 1/2-1/2"), std::string::npos) << *text;
    EXPECT_NE(text->find("[TimeControl \"180+2\"]"), std::string::npos) << *text;
    EXPECT_NE(text->find("[Date \"2023-11-14\"]"), std::string::npos) << *text;
    const auto saved = play::parse_saved_game(*text);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->session->position(), table.truth().position());
    EXPECT_EQ(saved->info.players, (std::vector<std::string>{"Ann", "Ben"}));

    Table secret = game_of("himiki-expert");
    secret.act_at_random(2);
    EXPECT_EQ(secret.room().record().error().code, "conflict");
    ASSERT_TRUE(secret.wish(resign, ann));
    EXPECT_TRUE(play::parse_saved_game(secret.room().record().value()));
}

TEST(DamagedEvents, AreNamedAndNeverHalfApplied) {
    Table table = game_of("pijersi", blitz);
    table.act_at_random(3);
    const auto fault_of = [&](const auto& spoil) {
        Events events = table.events();
        spoil(events);
        const auto room = Room::replay("game0001", events);
        return room ? std::string("none") : room.error().code;
    };
    EXPECT_EQ(fault_of([](Events&) {}), "none");
    EXPECT_EQ(fault_of([](Events& events) { events.clear(); }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events.erase(events.begin()); }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events.erase(events.begin() + 2); }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events.back().body = "{"; }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events.back().kind = "dreamt"; }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events.back().at = 0; }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events[0].body = "[]"; }), "damaged");
    EXPECT_EQ(fault_of([](Events& events) { events[3].body = events[2].body; }), "damaged");
    Room room = table.replayed();
    EXPECT_THROW(room.apply(table.events().back()), std::logic_error);
}

}  // namespace
}  // namespace tessera::server::testing
