#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "lab/openings/book.hpp"
#include "lab/workers.hpp"

namespace tessera::lab {
namespace {

OpeningSettings tiny(std::string game) {
    return {.game = std::move(game), .games = 12, .play = {.nodes = 40, .turns = 3, .seed = 7}, .least = 2};
}

TEST(Weights, HalveWithEachStepAndEndAtTheWindow) {
    const Variety variety{.window = 60, .half = 20};
    EXPECT_EQ(weight_of(0, variety), 65'536U);
    EXPECT_EQ(weight_of(10, variety), 49'152U);
    EXPECT_EQ(weight_of(20, variety), 32'768U);
    EXPECT_EQ(weight_of(40, variety), 16'384U);
    EXPECT_EQ(weight_of(60, variety), 8'192U);
    EXPECT_EQ(weight_of(61, variety), 0U);
    EXPECT_EQ(weight_of(9'000, {.window = 10'000, .half = 1}), 0U);
}

TEST(Chosen, FollowsTheWeights) {
    const std::vector<Candidate> candidates = {{"best", 100}, {"good", 80}, {"bad", 20}};
    Random random(1);
    std::map<std::string, int> times;
    for (int i = 0; i < 3'000; ++i) ++times[chosen(candidates, {.window = 60, .half = 20}, random).action];
    EXPECT_NEAR(times["best"], 2'000, 120);
    EXPECT_NEAR(times["good"], 1'000, 120);
    EXPECT_EQ(times["bad"], 0);
}

TEST(CandidateFinder, TellsDifferentActionsTheBestFirst) {
    for (const char* id : {"himiki", "versus", "pijersi", "remparts"}) {
        const auto session = *play::new_session(id);
        CandidateFinder finder(200, {.lines = 4});
        const auto found = finder.candidates(*session);
        ASSERT_FALSE(found.empty()) << id;
        EXPECT_LE(found.size(), 4U);
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_THAT(session->actions(), testing::Contains(found[i].action)) << id;
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_GE(found[j].value, found[i].value) << id;
                EXPECT_NE(found[j].action, found[i].action) << id;
            }
        }
        EXPECT_EQ(finder.candidates(*session), found) << id;
    }
}

TEST(CandidateFinder, DoesNotCareHowAPositionWasReached) {
    const auto way = [](std::initializer_list<const char*> actions) {
        auto session = *play::new_session("versus");
        for (const char* action : actions) EXPECT_TRUE(session->act(action)) << action;
        return session;
    };
    const auto one = way({"a2b2", "i2h2", "a3b3"});
    const auto other = way({"a3b3", "i2h2", "a2b2"});
    ASSERT_EQ(one->position(), other->position());
    CandidateFinder first(100, {});
    CandidateFinder second(100, {});
    EXPECT_EQ(first.candidates(*one), second.candidates(*other));
}

TEST(OpeningBook, IsTheSameOnAnyNumberOfThreads) {
    for (const char* id : {"himiki", "pijersi"}) {
        const auto settings = tiny(id);
        const auto alone = played_book(settings, workers(1));
        const auto together = played_book(settings, workers(3));
        ASSERT_TRUE(alone && together);
        EXPECT_EQ(to_json(*alone, settings), to_json(*together, settings));
    }
}

TEST(OpeningBook, CountsEveryGameOnceAtTheStart) {
    const auto settings = tiny("versus");
    const auto book = played_book(settings, workers(2));
    ASSERT_TRUE(book);
    GameCount sum;
    for (const auto& [action, count] : book->positions.at(book->start)) {
        sum.games += count.games;
        sum.first_won += count.first_won;
        sum.drawn += count.drawn;
    }
    EXPECT_EQ(sum, book->all);
    EXPECT_EQ(book->all.games, settings.games);
    const auto json = nlohmann::json::parse(to_json(*book, settings));
    for (const auto& [key, actions] : json["positions"].items()) {
        EXPECT_EQ(key.size(), 16U);
        std::size_t games = 0;
        for (const auto& [action, count] : actions.items()) games += count[0].get<std::size_t>();
        EXPECT_GE(games, settings.least) << key;
    }
}

/// If the search has changed, the file is made anew by the command that it names.
TEST(OpeningBook, IsMadeAnewByteForByte) {
    std::ifstream file(TESSERA_TINY_OPENINGS, std::ios::binary);
    std::stringstream kept;
    kept << file.rdbuf();
    const auto settings = tiny("versus");
    const auto book = played_book(settings, workers(2));
    ASSERT_TRUE(book);
    EXPECT_EQ(to_json(*book, settings), kept.str());
}

TEST(OpeningBook, RefusesWhatHasNoOpenings) {
    for (const char* id : {"himiki-expert", "mukyan", "chess"}) {
        EXPECT_FALSE(played_book(tiny(id), workers(1))) << id;
    }
}

TEST(OpeningReport, SaysWhoWinsWhatIsPlayedAndHowLongItTakes) {
    OpeningGame won{.plies = {{1, "b"}}, .winner = Side::first, .turns = 9, .is_finished = true};
    OpeningBook book{.start = 1};
    for (GameCount* count : {&book.all, &book.positions[1]["b"], &book.lengths[9]}) {
        for (int i = 0; i < 3; ++i) count->add(won);
    }
    won.winner = std::nullopt;
    for (GameCount* count : {&book.all, &book.positions[1]["a"], &book.lengths[30]}) count->add(won);
    EXPECT_EQ(report_of(book, tiny("versus")),
              "versus: 4 games of the engine against itself, 40 positions an action, seed 7.\n"
              "Won is what the side that begins won; turns are those of both sides.\n"
              "\n"
              "                   games      %    won %   95 % interval  drawn %\n"
              "all                    4  100.0     75.0    30.1 -  95.4     25.0\n"
              "\n"
              "first action       games      %    won %   95 % interval  drawn %\n"
              "b                      3   75.0    100.0    43.9 - 100.0      0.0\n"
              "a                      1   25.0      0.0     0.0 -  79.3    100.0\n"
              "\n"
              "turns              games      %    won %   95 % interval  drawn %\n"
              "9                      3   75.0    100.0    43.9 - 100.0      0.0\n"
              "30                     1   25.0      0.0     0.0 -  79.3    100.0\n");
}

}  // namespace
}  // namespace tessera::lab
