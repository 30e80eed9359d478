// A seat that a script plays.

#include <sstream>

#include <gmock/gmock.h>

#include "cli/play/columns.hpp"
#include "cli/play/completion.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/save_file.hpp"
#include "cli/play/saved_table.hpp"
#include "cli/play/scripted_game.hpp"

namespace tessera::cli::terminal {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view id = "mukyan";
constexpr auto opening = "B5@HM\nC5@MK\nD5@KH\n";
const Players against_muk_yan = {Player::person, Player::muk_yan};

const play::GameInfo& info_of(std::string_view game) {
    return (*play::new_session(game))->info();
}

TEST(ScriptedSeat, IsMukYansUnlessSomebodyElseIsPutThere) {
    EXPECT_EQ(usual_players(info_of("mukyan")), against_muk_yan);
    EXPECT_EQ(usual_players(info_of("himiki")), against_engine);
    EXPECT_TRUE(can_have(info_of("mukyan"), Seat{1}, Player::ruthless_muk_yan));
    EXPECT_TRUE(can_have(info_of("mukyan"), Seat{1}, Player::engine));
    EXPECT_FALSE(can_have(info_of("mukyan"), Seat{0}, Player::muk_yan));
    EXPECT_FALSE(can_have(info_of("himiki"), Seat{1}, Player::muk_yan));
    EXPECT_THAT(player_words_of(info_of("himiki")), ElementsAre("person", "engine", "random"));
}

TEST(ScriptedSeat, IsReadAndWritten) {
    for (const Player player : {Player::muk_yan, Player::ruthless_muk_yan})
        EXPECT_EQ(parse_player(to_text(player)), player);
    EXPECT_EQ(to_text(Player::ruthless_muk_yan), "muk-yan:ruthless");
    EXPECT_EQ(parse_player("muk-yan:kind"), std::nullopt);
}

TEST(ScriptedSeat, ARecordCannotPutAScriptWhereItHasNoSeat) {
    const std::string record = "[Game \"pijersi\"]\n[P1 \"muk-yan\"]\n[P2 \"random\"]\n[Result \"*\"]\n\n*\n";
    auto saved = play::parse_saved_game(record);
    ASSERT_TRUE(saved) << to_text(saved.error());
    EXPECT_EQ(table_of(std::move(*saved), {}, against_muk_yan).players(), against_random);
}

class MukYanGame : public ScriptedGame {};

TEST_F(MukYanGame, HisWholeTurnIsTakenBack) {
    play(opening, against_muk_yan, id);
    ASSERT_EQ(session().played().size(), 6);
    const std::string before = position();
    go_on("C5>BC4\n");
    const std::size_t played = session().played().size();
    ASSERT_GE(played, 8);
    EXPECT_THAT(go_on("undo\n"), HasSubstr("Took " + std::to_string(played - 6) + " actions back."));
    EXPECT_EQ(position(), before);
    go_on("redo\n");
    EXPECT_EQ(session().played().size(), played);
}

TEST_F(MukYanGame, OthersCanHaveHisSeatAndGiveItBack) {
    const std::string shown =
        play(std::string("players black random\n") + opening + "players black muk-yan:ruthless\n", against_muk_yan, id);
    EXPECT_THAT(shown, HasSubstr("Black plays B2@"));
    EXPECT_THAT(shown, HasSubstr("Black: muk-yan:ruthless\n"));
    EXPECT_THAT(go_on("C5>BC4\n"), HasSubstr("Muk Yan rolls black "));
    EXPECT_THAT(go_on("players white muk-yan\n"), HasSubstr("White cannot be played by muk-yan."));
    EXPECT_THAT(play("players black muk-yan\n"), HasSubstr("Black cannot be played by muk-yan."));
}

TEST_F(MukYanGame, IsKeptInTheRecord) {
    play(opening + std::string("save ") + file("solo.record").string() + "\n", against_muk_yan, id);
    EXPECT_THAT(read_file(file("solo.record")), HasSubstr("[P1 \"person\"]\n[P2 \"muk-yan\"]\n"));
    play("load " + file("solo.record").string() + "\n");
    EXPECT_EQ(context().table.players(), against_muk_yan);
}

TEST_F(MukYanGame, LongTellingsAreBroken) {
    EXPECT_EQ(broken(std::string(30, 'a') + ' ' + std::string(60, 'b') + " c."),
              std::string(30, 'a') + '\n' + std::string(60, 'b') + " c.");
    std::string all;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        play("", {Player::random, Player::muk_yan}, id);
        context().random = Random(seed);
        all += go_on("new\n");
    }
    std::istringstream lines(all);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80) << line;
}

TEST_F(MukYanGame, WordsAreCompleted) {
    play(opening, against_muk_yan, id);
    EXPECT_THAT(complete("players Black m", session(), Offer::actions_and_commands).words,
                ElementsAre("muk-yan", "muk-yan:ruthless"));
}

TEST(MukYanMenu, OffersHimAndOthers) {
    const auto chosen = [](const std::string& answer) {
        std::istringstream in(answer);
        std::ostringstream out;
        StreamReader reader(in, out, StreamReader::Echo::no);
        Screen screen(out, {}, Screen::Kind::pipe);
        auto players = choose_players(reader, screen, info_of("mukyan"));
        EXPECT_THAT(out.str(), HasSubstr("against Muk Yan"));
        return players.value_or(Players{});
    };
    EXPECT_EQ(chosen("\n"), against_muk_yan);
    EXPECT_EQ(chosen("2\n"), (Players{Player::person, Player::ruthless_muk_yan}));
    EXPECT_EQ(chosen("3\n"), two_persons);
    EXPECT_EQ(chosen("4\n"), (Players{Player::engine, Player::muk_yan}));
    EXPECT_EQ(chosen("quit\n"), Players{});
}

}  // namespace

}  // namespace tessera::cli::terminal
