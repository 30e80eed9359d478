#include "play/author_form.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/registry.hpp"
#include "play/saved_game.hpp"

namespace tessera::play {
namespace {

using testing::HasSubstr;

TEST(AuthorForm, IsToldApartFromOurRecords) {
    EXPECT_TRUE(looks_like_author_form("   1 a4-b5=c4    2 g1-f1\n"));
    EXPECT_TRUE(looks_like_author_form("g16:psprws f13:sws\n"));
    EXPECT_FALSE(looks_like_author_form("\xEF\xBB\xBF [Game \"pijersi\"]"));
    EXPECT_FALSE(looks_like_author_form("{a comment} [Game \"pijersi\"]"));
    EXPECT_FALSE(looks_like_author_form(" \n"));
}

TEST(AuthorForm, LoadsAndWritesTheSameGame) {
    const auto loaded = parse_saved_game("1 a4-b5=c4  2 g1-f1\n3 c4-c5");
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    EXPECT_TRUE(loaded->session->start().is_ordinary);
    ASSERT_EQ(loaded->session->played().size(), 3U);
    const auto text = to_author_form(*loaded->session);
    ASSERT_TRUE(text);
    const auto again = session_from_author_form(*text);
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->position(), loaded->session->position());
}

TEST(AuthorForm, KeepsASetUp) {
    auto session = *new_session("pijersi");
    ASSERT_TRUE(session->set_up("full-random", 4));
    ASSERT_TRUE(session->act(*session->random_action(1)));
    const auto again = session_from_author_form(*to_author_form(*session));
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->start().position, session->start().position);
    EXPECT_EQ((*again)->position(), session->position());
}

TEST(AuthorForm, RefusesWhatItCannotSayAndNamesTheFault) {
    auto session = *new_session("pijersi");
    ASSERT_TRUE(session->start_from("6/7/5p-/3WR3/6/7/6 b 3 12"));
    EXPECT_FALSE(to_author_form(*session));
    const auto bad = parse_saved_game("1 a4-b5=c4 2 g1-e1");
    ASSERT_FALSE(bad);
    EXPECT_THAT(to_text(bad.error()), HasSubstr("turn 2, 'g1-e1'"));
}

}  // namespace
}  // namespace tessera::play
