// Games in which seats know different things: the screen shows what its viewer may know, and nothing else.

#include <regex>

#include <gmock/gmock.h>

#include "cli/play/scripted_game.hpp"
#include "cli/play/viewer.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view id = "himiki-expert";
/// White has CF, IM and TR, Black CJ, TP and YM: none of Black's looks like how a cube lies.
constexpr auto deal = "new random-deal 5\n";
constexpr auto whites_hand = "w: CF IM TR\n";
constexpr auto blacks_hand = "b: CJ TP YM\n";

/// The tiles in a seat's hand, by the whole position.
std::vector<std::string> hand(const std::string& position, const std::string& seat) {
    const std::size_t begin = position.find(seat + ":") + seat.size() + 1;
    const std::string tiles = position.substr(begin, position.find_first_of("; ", begin) - begin);
    std::vector<std::string> names;
    for (std::size_t i = 0; i + 2 <= tiles.size(); i += 3) names.push_back(tiles.substr(i, 2));
    return names;
}

/// The output cut where the screen goes to another person.
std::vector<std::string> parts(const std::string& shown) {
    constexpr std::string_view gate = "Pass the screen to ";
    std::vector<std::string> found;
    for (std::size_t at = shown.find(gate); at != std::string::npos;) {
        const std::size_t next = shown.find(gate, at + 1);
        found.push_back(shown.substr(at, next - at));
        at = next;
    }
    return found;
}

using SecretsTest = ScriptedGame;

TEST_F(SecretsTest, AHiddenHandNeverShowsBeforeTheEnd) {
    play(deal, against_engine, id);
    ASSERT_THAT(hand(position(), "b"), ElementsAre("CJ", "TP", "YM"));
    for (int i = 0; i < 60 && !session().outcome(); ++i) {
        const std::string shown = go_on("board\nposition\nmoves\nhelp\nhistory\ngo\n");
        if (session().outcome()) break;
        for (const std::string& tile : hand(position(), "b")) {
            EXPECT_FALSE(std::regex_search(shown, std::regex("\\b" + tile + "\\b"))) << tile << " in\n" << shown;
        }
    }
    EXPECT_GT(session().played().size(), 10);
    if (!session().outcome()) go_on("resign\n");
    EXPECT_EQ(go_on("position\n").find('?'), std::string::npos);
}

TEST_F(SecretsTest, WhenTheGameIsOverAllIsShown) {
    EXPECT_THAT(play(deal, against_engine, id), HasSubstr(std::string(whites_hand).substr(0, 11)));
    EXPECT_THAT(go_on("board\n"), Not(HasSubstr(blacks_hand)));
    const std::string shown = go_on("resign\nposition\n");
    EXPECT_THAT(shown, HasSubstr(blacks_hand));
    EXPECT_THAT(shown, HasSubstr("b:CJ,TP,YM"));
}

TEST_F(SecretsTest, SomebodyWhoOnlyWatchesSeesNoHand) {
    play("undo\n", Players(2, Player::random), id);
    ASSERT_FALSE(session().outcome());
    EXPECT_EQ(viewer_of(context().table), std::nullopt);
    for (const auto* line : {"moves\n", "hint\n", "keep\n", "C-CF\n"}) {
        EXPECT_THAT(go_on(line), HasSubstr(" can do is hidden from you; `go` lets the engine act.")) << line;
    }
    const std::string shown = go_on("board\nposition\nhelp\n");
    for (const auto* seat : {"w", "b"}) {
        EXPECT_FALSE(std::regex_search(shown, std::regex(std::string("\\b") + seat + ": ?[A-Z]"))) << shown;
    }
    EXPECT_FALSE(may_see_actions(context()));
}

TEST_F(SecretsTest, TheScreenIsPassedBeforeAnotherHandIsShown) {
    play("", two_persons, id);
    const auto shown = parts(go_on(std::string("\n") + deal + "\nB5@HM\n\nC2@MH\nB2@MH\n\nundo\n\n"));
    ASSERT_EQ(shown.size(), 5U);
    EXPECT_THAT(shown[1], StartsWith("Pass the screen to White and press Enter. \n"));
    EXPECT_THAT(shown[1], HasSubstr(whites_hand));
    EXPECT_THAT(shown[1], Not(HasSubstr(blacks_hand)));
    EXPECT_THAT(shown[2], StartsWith("Pass the screen to Black and press Enter. \n"));
    EXPECT_THAT(shown[2], HasSubstr(blacks_hand));
    EXPECT_THAT(shown[2], Not(HasSubstr(whites_hand)));
    EXPECT_THAT(shown[3], StartsWith("Pass the screen to White and press Enter. \n"));
    EXPECT_THAT(shown[4], StartsWith("Pass the screen to Black and press Enter. \n")) << "undo passes it back";
    EXPECT_THAT(shown[4], HasSubstr("Took one action back."));
}

TEST_F(SecretsTest, OnlyEnterPassesTheScreen) {
    const std::string shown = play("moves\nB5@HM\nundo\n\nB5@HM\n", two_persons, id);
    EXPECT_THAT(shown, StartsWith("Pass the screen to White and press Enter. moves\n"
                                  "Enter alone shows the board; `quit` leaves, and the game is kept.\n"));
    EXPECT_EQ(session().played().size(), 1);
    EXPECT_FALSE(may_see_actions(context())) << "Black has not taken the screen";
    EXPECT_THAT(go_on("quit\n\n"), Not(HasSubstr("b: ")));
}

TEST_F(SecretsTest, ALoadedGameIsShownToNobodyUnasked) {
    play("\nB5@HM\n\nsave " + file("expert.record").string() + "\n", two_persons, id);
    const std::string shown = go_on("\nload " + file("expert.record").string() + "\n");
    EXPECT_EQ(shown.substr(shown.rfind("Pass the screen")),
              "Pass the screen to Black and press Enter. \n"
              "The game is kept; `tessera play himiki-expert --resume` "
              "goes on with it.\n");
}

TEST_F(SecretsTest, OnePersonAloneIsNotAskedToPass) {
    EXPECT_THAT(play("B5@HM\nundo\n", against_random, id), Not(HasSubstr("Pass the screen")));
    EXPECT_THAT(go_on("players b person\nplayers w random\n\n"), HasSubstr("Pass the screen to Black"))
        << "somebody else may have sat down";
}

TEST_F(SecretsTest, OpenGamesAreNotPassed) {
    EXPECT_THAT(play("B5@HM\nC2@HM\n", two_persons, "himiki"), Not(HasSubstr("Pass the screen")));
}

TEST_F(SecretsTest, NewGamesAreDealtAtRandomAndTheDealIsKept) {
    EXPECT_THAT(play("new\n", against_engine, id), HasSubstr("A new game, random-deal."));
    EXPECT_EQ(session().start().setup, "random-deal");
    const std::string dealt = session().start().position;
    go_on("B5@HM\n");
    play("resume\n", against_engine, id);
    EXPECT_EQ(session().start().position, dealt);
    go_on("new\nnew\n");  // the first seed of a table in these tests is always the same
    EXPECT_NE(session().start().position, dealt);
    EXPECT_THAT(go_on("new fixed-deal\n"), HasSubstr("A new game."));
    EXPECT_TRUE(session().start().is_ordinary);
}

}  // namespace

}  // namespace tessera::cli::terminal
