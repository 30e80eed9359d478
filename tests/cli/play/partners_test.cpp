// Games of four, in which each seat has its own player.

#include <gmock/gmock.h>

#include "cli/failure.hpp"
#include "cli/play/opening.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/scripted_game.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::HasSubstr;
using testing::Not;

constexpr auto person = Player::person;
constexpr auto random_player = Player::random;
constexpr auto engine = Player::engine;

const Players four_persons(4, person);
constexpr std::string_view id = "himiki-2v2";
/// Every cube is placed.
constexpr auto placing = "E5@MH\nB6@KH\nA2@HK\nD1@KM\nD6@HM\nA5@MK\nB1@KH\nE2@HK\n";

class PartnersTest : public ScriptedGame {
  protected:
    [[nodiscard]] Table opened(const PlayOptions& options) const {
        Autosave autosave(state_folder());
        return open_table(options, autosave, 1);
    }
};

TEST_F(PartnersTest, ThePromptNamesTheSeatAndCountsRounds) {
    const std::string shown = play(std::string(placing) + "D6>BD5\nend\n", four_persons, id);
    EXPECT_THAT(shown, HasSubstr("White wl, turn 1> E5@MH\n"));
    EXPECT_THAT(shown, HasSubstr("Black bd, turn 2> E2@HK\n"));
    EXPECT_THAT(shown, HasSubstr("White wl, turn 3> D6>BD5\n"));
    EXPECT_THAT(shown, HasSubstr("White wl, turn 3> end\n"));
    EXPECT_THAT(shown, HasSubstr("Black bl, turn 3> "));
}

TEST_F(PartnersTest, EachSeatHasItsPlayer) {
    const std::string shown = play("E5@MH\nA2@HK\n", {person, random_player, person, random_player}, id);
    EXPECT_THAT(shown, HasSubstr("Black bl plays "));
    EXPECT_THAT(shown, HasSubstr("White wd, turn 1> A2@HK\n"));
    EXPECT_THAT(shown, HasSubstr("Black bd plays "));
    EXPECT_EQ(session().played().size(), 4);
    EXPECT_THAT(go_on("undo\n"), HasSubstr("Took 2 actions back."));
    EXPECT_EQ(session().seat_to_move(), Seat{2});
}

TEST_F(PartnersTest, PlayersAreSetBySeatAndBySide) {
    EXPECT_THAT(play("players wd random\n", four_persons, id),
                HasSubstr("White wl: person\nBlack bl: person\nWhite wd: random\nBlack bd: person\n"));
    EXPECT_THAT(go_on("players p2 engine\n"),
                HasSubstr("Black bl: engine (depth 1)\nWhite wd: random\nBlack bd: engine (depth 1)\n"));
    EXPECT_THAT(go_on("players nobody engine\n"), HasSubstr("a side or seat (White, Black, wl, bl, wd, bd)"));
}

TEST_F(PartnersTest, OptionsSetSidesThenSeats) {
    const std::string game(id);
    EXPECT_EQ(opened({.id = game}).players(), (Players{person, engine, engine, engine}));
    EXPECT_EQ(opened({.id = game, .players = {random_player, std::nullopt}, .seats = {{"wd", person}}}).players(),
              (Players{random_player, engine, person, engine}));
    EXPECT_THROW((void)opened({.id = game, .seats = {{"w9", person}}}), Failure);
}

TEST_F(PartnersTest, RecordsKeepWhoPlayed) {
    const Players players = {person, random_player, engine, person};
    play("E5@MH\nsave " + file("four.record").string() + "\n", players, id);
    EXPECT_THAT(read_file(file("four.record")),
                HasSubstr("[P1a \"person\"]\n[P2a \"random\"]\n[P1b \"engine (depth 1)\"]\n[P2b \"person\"]\n"));
    EXPECT_EQ(opened({.load = file("four.record").string()}).players(), players);
    EXPECT_EQ(opened({.seats = {{"bl", person}}, .load = file("four.record").string()}).players(),
              (Players{person, person, engine, person}));
    EXPECT_EQ(opened({.resume = true}).players(), players);
    // From a game of two, whose players fit no game of four.
    play("load " + file("four.record").string() + "\n");
    EXPECT_EQ(context().table.players(), players);
}

TEST_F(PartnersTest, ThoseWhoSpokeGiveAPoint) {
    const std::string shown = play("E5@MH\nspoke white\nhistory\n", four_persons, id);
    EXPECT_THAT(shown, HasSubstr("The partners of White were heard talking: a point for Black.\n"));
    EXPECT_THAT(shown, HasSubstr("   1. E5@MH\n"
                                 "      After E5@MH: a point for Black, because the partners of White spoke.\n"));
    ASSERT_EQ(session().given_points().size(), 1);
    EXPECT_EQ(session().given_points().front().side, Side::second);
    EXPECT_THAT(go_on("undo\n"), HasSubstr("Took a point back."));
    EXPECT_TRUE(session().given_points().empty());
    EXPECT_EQ(session().played().size(), 1);
    EXPECT_THAT(go_on("spoke\nspoke nobody\n"),
                HasSubstr("spoke wants the side whose partners spoke: White or Black."));
}

TEST_F(PartnersTest, APointBeforeAllIsKeptToo) {
    play("spoke p2\n", four_persons, id);
    EXPECT_EQ(files_in(state_folder() / "unfinished"), 1);
    const Table resumed = opened({.resume = true});
    ASSERT_EQ(resumed.session().given_points().size(), 1);
    EXPECT_EQ(resumed.session().given_points().front().side, Side::first);
    EXPECT_EQ(resumed.session().position(), position());
}

TEST_F(PartnersTest, PointsCanEndTheGame) {
    const std::string shown = play("spoke b\nspoke b\nspoke b\nspoke b\nspoke b\nspoke b\n", four_persons, id);
    EXPECT_THAT(shown, HasSubstr("White wins."));
    EXPECT_THAT(shown, HasSubstr("Game over> spoke b\nThe game is over already.\n"));
    EXPECT_EQ(files_in(state_folder() / "finished"), 1);
    go_on("undo\n");
    EXPECT_FALSE(context().table.is_over());
}

TEST_F(PartnersTest, WithoutPartnersNobodySpeaks) {
    EXPECT_THAT(play("spoke white\n"), HasSubstr("no partners who could speak"));
    EXPECT_THAT(play("spoke\n", two_persons, "himiki"), HasSubstr("no partners who could speak"));
    EXPECT_TRUE(session().given_points().empty());
}

TEST_F(PartnersTest, HistoryHasAColumnForEachSeatAndFitsTheScreen) {
    EXPECT_THAT(play("E5@MH\nB6@KH\nA2@HK\nD1@KM\nD6@HM\nhistory\n", four_persons, id),
                HasSubstr("      White wl  Black bl  White wd  Black bd\n"
                          "   1. E5@MH     B6@KH     A2@HK     D1@KM\n"
                          "   2. D6@HM\n"));
    play("", Players(4, random_player), id);
    std::istringstream lines(go_on("history\n"));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80) << line;
}

TEST_F(PartnersTest, WordsThatAreActionsAreNotTakenForCommands) {
    const std::string shown = play(std::string(placing) + "end\npass\nkeep\n", four_persons, id);
    EXPECT_THAT(shown, HasSubstr("A turn starts with a tip or a pivot (rule H42)."));
    EXPECT_THAT(shown, HasSubstr("There is an action to play, so nobody may pass (rule H14)."));
    EXPECT_THAT(shown, Not(HasSubstr("neither an action nor a command")));
}

TEST_F(PartnersTest, ActionsAreListedByTheirCells) {
    EXPECT_THAT(play("moves\n", four_persons, id), HasSubstr("\nD6: D6@HK D6@HM D6@KH D6@KM D6@MH D6@MK\nE5: E5@HK "));
    EXPECT_THAT(go_on("moves e5\n"), HasSubstr("> moves e5\nE5: E5@HK "));
    EXPECT_THAT(go_on(std::string(placing) + "D6>BD5\nmoves\n"), HasSubstr("\nend\n"));
}

}  // namespace

}  // namespace tessera::cli::terminal
