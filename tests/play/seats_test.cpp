// Sessions of games with several seats a side, with secrets, and with an arbiter.

#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/registry.hpp"
#include "play/saved_game.hpp"
#include "play/session_json.hpp"

namespace tessera::play {
namespace {

using testing::HasSubstr;
using testing::Not;

std::unique_ptr<Session> started(std::string_view id, std::string_view position) {
    auto session = *new_session(id);
    EXPECT_TRUE(session->start_from(position)) << position;
    return session;
}

constexpr std::string_view four = "1hk4/mk3KH1/5HK/MH4hm/1MK2hk1 bl 3-4 --- turn + -";
constexpr std::string_view secret = "6/6/HM5/6/hm5 w 1-1 --- turn + - w:CJ,MH;b:IM,TR,VX C3=MR -";

TEST(Seats, ActOneAfterAnother) {
    const auto session = *new_session("himiki-2v2");
    EXPECT_EQ(session->info().seats.size(), 4U);
    for (const std::string_view action : {"E5@HM", "A5@HM", "A2@HM", "D1@HM", "D6@HM"}) {
        EXPECT_EQ(session->seat_to_move().index, session->played().size() % 4);
        ASSERT_TRUE(session->act(action)) << action;
        EXPECT_EQ(session->played().back().seat.index, (session->played().size() - 1) % 4);
    }
    EXPECT_THAT(to_json(*session), HasSubstr(R"("seat":"bl")"));
}

TEST(Seats, AreOneASideInOtherGames) {
    const auto session = *new_session("pijersi");
    EXPECT_EQ(session->seat_to_move(), Seat{0});
    ASSERT_TRUE(session->act("a1b1"));
    EXPECT_EQ(session->seat_to_move(), Seat{1});
}

TEST(H33TheySpoke, GivesAPointThatIsNoAction) {
    const auto session = started("himiki-2v2", four);
    ASSERT_TRUE(session->act("B6>BB5"));
    const std::string before = session->position();
    ASSERT_TRUE(session->give_point(Side::first));
    EXPECT_THAT(session->position(), HasSubstr(" 4-4 "));
    EXPECT_EQ(session->played().size(), 1U);
    EXPECT_EQ(session->given_points().size(), 1U);
    EXPECT_EQ(session->seat_to_move(), Seat{2}) << "it does not end a turn";

    ASSERT_TRUE(session->undo());
    EXPECT_EQ(session->position(), four) << "undoing the action before it takes the point back";
    EXPECT_TRUE(session->given_points().empty());
}

TEST(H33TheySpoke, CanWinTheGame) {
    const auto session = started("himiki-2v2", four);
    ASSERT_TRUE(session->give_point(Side::second));
    ASSERT_TRUE(session->outcome());
    EXPECT_EQ(session->outcome()->winner, Side::second);
    EXPECT_EQ(session->position(), "1hk4/mk3KH1/5HK/MH4hm/1MK2hk1 wd 3-5 --- turn + -");
    EXPECT_FALSE(session->give_point(Side::first)) << "the game is over";
}

TEST(H33TheySpoke, IsForGamesWithPartners) {
    for (const std::string_view id : {"himiki", "himiki-expert", "pijersi"}) {
        const auto refused = (*new_session(id))->give_point(Side::first);
        ASSERT_FALSE(refused) << id;
        EXPECT_THAT(refused.error().what, HasSubstr("no partners"));
    }
}

TEST(H33TheySpoke, IsKeptInRecords) {
    const auto session = started("himiki-2v2", four);
    ASSERT_TRUE(session->give_point(Side::first));
    ASSERT_TRUE(session->act("B6>BB5"));
    ASSERT_TRUE(session->act("B1>BB2"));
    const auto text = to_record_text(*session, {});
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("(point P1 they_spoke)"));
    const auto again = parse_saved_game(*text);
    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_EQ(again->session->position(), session->position());
    ASSERT_EQ(again->session->given_points().size(), 1U);
    EXPECT_EQ(again->session->given_points()[0].after, 0U);
    EXPECT_EQ(to_record_text(*again->session, again->info), text);
}

TEST(Secrets, AreInNoViewOfAnotherSeat) {
    const auto session = started("himiki-expert", secret);
    EXPECT_TRUE(session->has_secrets());
    EXPECT_FALSE((*new_session("himiki"))->has_secrets());
    EXPECT_THAT(session->view(Seat{0}), HasSubstr("w:CJ,MH;b:?,?,?"));
    EXPECT_THAT(session->view(std::nullopt), HasSubstr("w:?,?;b:?,?,?"));
    EXPECT_THAT(session->drawing_for(Seat{0}, {}), HasSubstr("b: ? ? ?"));
    EXPECT_THAT(session->drawing_for(Seat{0}, {}), Not(HasSubstr("IM")));
    EXPECT_THAT(session->drawing({}), HasSubstr("b: IM TR VX"));
    EXPECT_EQ((*new_session("himiki"))->view(Seat{0}), (*new_session("himiki"))->position());
}

TEST(Secrets, DoNotGuideTheEngine) {
    // The same choice whatever Black holds: White's engine sees neither hand.
    const auto choice = [](std::string_view hand) {
        const auto session = started(
            "himiki-expert", "2hm3/1HK1MK2/2HM1kh1/6/4mk1 w 1-1 --- turn + - w:CJ,MH;b:" + std::string(hand) + " - -");
        return session->think({.depth = 2}, {.seed = 5});
    };
    const auto first = choice("IM,TR,VX");
    ASSERT_TRUE(first);
    EXPECT_EQ(choice("CF,PE,YM"), first);
    EXPECT_EQ(choice("MM,MR,TP"), first);
}

TEST(Secrets, TheSearchKeepsToItsLimits) {
    const auto session =
        started("himiki-expert", "2hm3/1HK1MK2/2HM1kh1/6/4mk1 w 1-1 --- turn + - w:CJ,MH;b:IM,TR,VX - -");
    search::Report last;
    const search::Control control{.report = [&](const search::Report& report) { last = report; }, .seed = 5};
    ASSERT_TRUE(session->think({.depth = 3}, control));
    EXPECT_EQ(last.depth, 3);
    const std::uint64_t whole = last.nodes;
    ASSERT_TRUE(session->think({.nodes = whole / 2}, control));
    EXPECT_LT(last.depth, 3);
    EXPECT_LE(last.nodes, whole / 2);
    const std::atomic<bool> stop = true;
    ASSERT_TRUE(session->think({}, {.stop = &stop})) << "depth 1 is always finished";
}

TEST(Secrets, ExpertGamesArePeoplesGamesWhenDealtAtRandom) {
    const auto session = *new_session("himiki-expert-2v2");
    const auto& info = session->info();
    ASSERT_LT(info.usual_setup, info.setups.size());
    EXPECT_EQ(info.setups[info.usual_setup], "random-deal");
    ASSERT_TRUE(session->set_up("random-deal", 1));
    const std::string one = session->position();
    ASSERT_TRUE(session->set_up("random-deal", 2));
    EXPECT_NE(session->position(), one);
}

}  // namespace
}  // namespace tessera::play
