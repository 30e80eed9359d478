#include "play/import.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/author_form.hpp"
#include "play/link.hpp"
#include "play/random_games.hpp"

namespace tessera::play {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const std::string first = "[Game \"pijersi\"]\n[P1 \"Ada\"]\n\n1. a4-b5=c4 @5:00 {Good.}\n2.g1-f1 *\n";
const std::string second = "[Game \"versus\"]\n\n1. a3c3 (resignation P2) 1-0\n";

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Import, ReadsACollectionOfRecords) {
    const auto games = read_games(first + "\n" + second);
    ASSERT_TRUE(games) << games.error().error.what;
    ASSERT_EQ(games->size(), 2U);
    const Imported& ada = games->front();
    EXPECT_EQ(ada.form, Form::record);
    EXPECT_EQ(ada.game.info.players[0], "Ada");
    EXPECT_EQ(ada.game.session->played().size(), 2U);
    EXPECT_EQ(ada.notes, 2U);
    EXPECT_EQ(ada.tags.find("P1"), "Ada");
    EXPECT_EQ(games->back().result, record::Result::first_wins);
    EXPECT_EQ(games->back().game.info.resigned, Side::second);
}

TEST(Import, NamesTheLineOfAFaultAndTakesNothing) {
    std::string illegal = first;
    illegal.replace(illegal.find("g1-f1"), 5, "g1-e1");
    const auto refused = read_games(second + "\n" + illegal);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().line, 9U);
    EXPECT_THAT(refused.error().error.what, HasSubstr("action 2 'g1-e1' cannot be played"));
    EXPECT_EQ(refused.error().error.rule, "P5");

    const auto cut = read_games(second + "\n" + first.substr(0, first.size() - 2));
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().line, 9U);
    EXPECT_THAT(cut.error().error.what, HasSubstr("ends without its result"));

    const auto unknown = read_games(second + "\n[Game \"go\"]\n*\n");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().line, 5U);
}

TEST(Import, ReadsTheAuthorsForm) {
    const auto games = read_games("A game on Sunday\n1 a4-b5=c4  2 g1-f1\n3 c4-c5\n");
    ASSERT_TRUE(games) << games.error().error.what;
    ASSERT_EQ(games->size(), 1U);
    EXPECT_EQ(games->front().form, Form::author);
    EXPECT_EQ(games->front().game.session->played().size(), 3U);

    const auto refused = read_games("1 a4-b5=c4  2 g1-f1\n3 c4-c9\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().form, Form::author);
    EXPECT_EQ(refused.error().line, 2U);
}

TEST(Import, ReadsPublishedGamesAndWritesThemAgain) {
    const fs::path folder = fs::path(TESSERA_SHARED_VECTORS_DIR) / "pijersi-games";
    if (!fs::exists(folder)) GTEST_SKIP() << "There are no published games to read in " << folder << ".";
    std::size_t read = 0;
    for (const auto& file : fs::directory_iterator(folder)) {
        if (file.path().extension() != ".txt") continue;
        const auto games = read_games(text_of(file.path()));
        ASSERT_TRUE(games) << file.path() << ": " << games.error().error.what;
        const Session& session = *games->front().game.session;
        const auto again = read_games(*to_author_form(session));
        ASSERT_TRUE(again) << file.path();
        EXPECT_EQ(again->front().game.session->position(), session.position()) << file.path();
        const auto link = to_link(session);
        ASSERT_TRUE(link);
        EXPECT_LT(link->size(), 300U) << file.path();
        ++read;
    }
    EXPECT_GT(read, 0U);
}

TEST(Import, FindsTheGamesThatAPositionFits) {
    for (const Game& game : games()) {
        const std::string position = random_game(game, 2, 7)->position();
        const auto found = read_games(position + "\r\n");
        ASSERT_TRUE(found) << game.info.id << " " << position << ": " << found.error().error.what;
        const auto is_it = [&](const Imported& one) {
            return one.form == Form::position && one.game.session->info().id == game.info.id &&
                   one.game.session->position() == position;
        };
        EXPECT_TRUE(std::ranges::any_of(*found, is_it)) << game.info.id;
    }
}

TEST(Import, SaysWhatIsWrongWithAPosition) {
    const std::string good = "6/7/5p-/3WR3/6/7/6 b 3 12";
    const auto refused = read_games(good + "\n6/7/5p-/3WR3/6/7/6 b 3 x");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().form, Form::position);
    EXPECT_EQ(refused.error().line, 2U);
    EXPECT_FALSE(refused.error().error.what.empty());
}

TEST(Import, ReadsLinksAndTheirAddresses) {
    auto session = *new_session("remparts");
    const std::string link = *to_link(*session);
    for (const std::string& text :
         {link, " " + link + "\n", "https://example.org/share/" + link, "/share/" + link + "?x=1"}) {
        const auto games = read_games(text);
        ASSERT_TRUE(games) << text;
        EXPECT_EQ(games->front().form, Form::link);
        EXPECT_EQ(games->front().game.session->info().id, "remparts");
    }
    const auto refused = read_games("https://example.org/share/" + link.substr(1));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error.key, link_fault::damaged);
}

TEST(Import, RefusesNothingAndTooMuch) {
    EXPECT_THAT(read_games(" \n").error().error.what, HasSubstr("empty text"));
    EXPECT_THAT(read_games(std::string(longest_import + 1, 'x')).error().error.what, HasSubstr("bytes"));
    EXPECT_FALSE(read_games("Dear all, no game here."));
}

}  // namespace
}  // namespace tessera::play
