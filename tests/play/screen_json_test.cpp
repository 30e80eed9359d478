#include "play/screen_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

using Json = nlohmann::json;

constexpr Viewer everybody = {};
constexpr Viewer spectator = {.kind = Viewer::Kind::spectator};

Viewer seat(std::uint8_t index) {
    return {.kind = Viewer::Kind::seat, .seat = Seat{index}};
}

std::unique_ptr<Session> at(std::string_view game, std::string_view position) {
    auto session = *new_session(game);
    EXPECT_TRUE(session->start_from(position));
    return session;
}

Json why_not(const Session& session, const std::vector<std::string>& taps) {
    return Json::parse(why_not_json(session, taps));
}

Json last_fact(const Json& screen, std::string_view kind) {
    Json found;
    for (const Json& fact : screen["facts"]) {
        if (fact["kind"] == kind) found = fact;
    }
    return found;
}

TEST(BoardJson, PlacesEveryCell) {
    const Json json = Json::parse(board_json(**new_session("himiki")));
    EXPECT_EQ(json["shape"], "squares");
    EXPECT_EQ(json["cells"].size(), 30U);
    EXPECT_EQ(json["cells"][0], (Json{{"cell", "A1"}, {"x", -2.5}, {"y", -2.0}, {"ground", "dark"}}));
}

TEST(ScreenJson, ShowsPiecesActionsAndWhatHappenedLast) {
    const auto session = at("himiki", "6/2kh3/1hm1HM2/6/6 w 0-0 --- turn + -");
    ASSERT_TRUE(session->act("C4>BC3"));
    const Json json = Json::parse(screen_json(*session, everybody));
    EXPECT_EQ(json["game"], "himiki");
    EXPECT_EQ(json["seat"], "b");
    EXPECT_EQ(json["pieces"][1], (Json{{"cell", "C3"}, {"side", "p1"}, {"kind", "cube"}, {"faces", {"M", "H", "K"}}}));
    EXPECT_EQ(json["last"]["beats"][0][0], (Json{{"kind", "tip"}, {"cell", "C4"}, {"to", "C3"}}));
    EXPECT_EQ(json["last"]["beats"][2][0], (Json{{"kind", "points"}, {"side", "p1"}, {"value", "1"}}));
    EXPECT_EQ(json["actions"].size(), session->actions().size());
    EXPECT_EQ(json["actions"][0]["action"], session->actions()[0]);
}

TEST(ScreenJson, HidesHandsAndWhatTheyCanDo) {
    const auto session = at("himiki-expert", "6/6/1hm1HM2/6/HM5 w 1-0 --- turn + - w:MH,VX;b:CJ - -");
    ASSERT_TRUE(session->act("C4>BC3"));
    EXPECT_GT(Json::parse(screen_json(*session, seat(0)))["actions"].size(), 1U);
    for (const Viewer& viewer : {seat(1), spectator}) {
        const Json json = Json::parse(screen_json(*session, viewer));
        EXPECT_TRUE(json["actions"].empty());
        EXPECT_EQ(json.dump().find("\"VX\""), std::string::npos);
    }
    const Json of_black = last_fact(Json::parse(screen_json(*session, seat(0))), "hand");
    EXPECT_EQ(of_black, (Json{{"kind", "hand"}, {"side", "p2"}, {"seat", "b"}, {"values", {"?"}}}));
}

TEST(WhyNotJson, RefusesOnlyTapsThatLeadNowhere) {
    const auto session = at("himiki", "6/6/1hm1HM2/6/HM5 w 0-0 --- turn x -");
    EXPECT_TRUE(why_not(*session, {}).is_null());
    EXPECT_TRUE(why_not(*session, {"cell:C4"}).is_null()) << "it may still tip";
    EXPECT_TRUE(why_not(*session, {"cell:C4", "cell:C3"}).is_null());
    EXPECT_EQ(why_not(*session, {"cell:C4", "cell:C4"})["rule"], "H13");
    EXPECT_EQ(why_not(*session, {"cell:C2"})["sentence"], "the cube on C2 is the opponent's");
    EXPECT_FALSE(why_not(*session, {"nonsense"}).is_null());
    ASSERT_TRUE(session->act("C4>BC5"));
    EXPECT_TRUE(why_not(*session, {"do:pivot"}).is_null());
    EXPECT_TRUE(why_not(*session, {"do:pivot", "cell:C2"}).is_null());
    EXPECT_EQ(why_not(*session, {"do:pivot", "cell:C2", "cell:C2"})["sentence"],
              "the cube on C2 cannot pivot twice in one action");
}

TEST(RollJson, H61SaysDiceListAndAim) {
    const auto session = at("mukyan", "6/6/1hm1HM2/6/HM5 b 0-0 --- turn + -");
    const Json json = Json::parse(roll_json(*session, search::Temper::fair, 1));
    EXPECT_EQ(json["dice"].get<std::string>().size(), 2U);
    EXPECT_EQ(json["list"].size(), 9U);
    EXPECT_FALSE(json["aim"].get<std::string>().empty());
    EXPECT_TRUE(session->act(json["action"].get<std::string>()));
    EXPECT_EQ(roll_json(**new_session("himiki"), search::Temper::fair, 1), "null");
}

TEST(RollJson, H60HasNoDiceWhileCubesArePlaced) {
    const auto session = at("mukyan", "6/4HM1/4HM1/4HM1/6 b 0-0 --- place + -");
    const Json json = Json::parse(roll_json(*session, search::Temper::fair, 1));
    EXPECT_EQ(json["dice"], "");
    EXPECT_TRUE(json["list"].empty());
    EXPECT_EQ(json["aim"], "");
    EXPECT_TRUE(json["action"].get<std::string>().starts_with("B2@"));
}

}  // namespace
}  // namespace tessera::play
