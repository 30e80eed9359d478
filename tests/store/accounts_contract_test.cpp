#include <gmock/gmock.h>

#include "store/contract.hpp"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const AccountRow ann = {"a:1", "Ann", "$argon2id$1", 5, false};
const AccountRow bot = {"a:2", "Bot9", "$argon2id$2", 6, true};

SessionRow session(const std::string& id, const AccountRow& account, Moment created = 10) {
    return {id, "hash-" + id, account.id, "Firefox", false, created, created, 1'000};
}

TEST_P(AccountsContract, AnAccountIsFoundByIdAndByNameWithoutRegardToCase) {
    store().create_account(ann);
    store().create_account(bot);
    EXPECT_EQ(store().account("a:1"), ann);
    EXPECT_EQ(store().account_named("aNN"), ann);
    EXPECT_EQ(store().account_named("bot9"), bot);
    EXPECT_EQ(store().account_named("An_"), std::nullopt);
    EXPECT_EQ(store().account_named("%"), std::nullopt);
    EXPECT_EQ(store().account("a:3"), std::nullopt);
}

TEST_P(AccountsContract, ANameIsTakenOnceWithoutRegardToCase) {
    store().create_account(ann);
    EXPECT_THROW(store().create_account({"a:9", "ANN", "x"}), Conflict);
    EXPECT_THROW(store().create_account({"a:1", "Other", "x"}), Conflict);
    EXPECT_EQ(store().account_named("ann"), ann);
    EXPECT_EQ(store().account("a:9"), std::nullopt);
}

TEST_P(AccountsContract, APasswordCanBeChanged) {
    store().create_account(ann);
    store().set_password("a:1", "$argon2id$new");
    EXPECT_EQ(store().account("a:1")->password_hash, "$argon2id$new");
    EXPECT_THROW(store().set_password("a:9", "x"), Conflict);
}

TEST_P(AccountsContract, ASessionIsFoundByItsSecretOnly) {
    store().create_account(ann);
    auto token = session("s1", ann);
    token.is_token = true;
    token.used = 11;
    store().create_session(token);
    EXPECT_EQ(store().session_with("hash-s1"), token);
    EXPECT_EQ(store().session_with("s1"), std::nullopt);
    EXPECT_THROW(store().create_session(token), Conflict);
    EXPECT_THROW(store().create_session(session("s2", bot)), Conflict);
}

TEST_P(AccountsContract, SessionsAreListedNewestFirstAndRevoked) {
    store().create_account(ann);
    store().create_account(bot);
    for (int index = 1; index <= 3; ++index) store().create_session(session("s" + std::to_string(index), ann, index));
    store().create_session(session("t1", bot));
    EXPECT_THAT(store().sessions("a:1"),
                ElementsAre(session("s3", ann, 3), session("s2", ann, 2), session("s1", ann, 1)));

    store().delete_session("a:2", "s1");  // not its own
    EXPECT_TRUE(store().session_with("hash-s1"));
    store().delete_session("a:1", "s1");
    EXPECT_FALSE(store().session_with("hash-s1"));
    store().delete_other_sessions("a:1", "s2");
    EXPECT_THAT(store().sessions("a:1"), ElementsAre(session("s2", ann, 2)));
    EXPECT_TRUE(store().session_with("hash-t1"));
}

TEST_P(AccountsContract, ASessionsLastUseOnlyGoesForwards) {
    store().create_account(ann);
    store().create_session(session("s1", ann));
    store().touch_session("s1", 99);
    store().touch_session("s1", 50);
    EXPECT_EQ(store().session_with("hash-s1")->used, 99);
}

TEST_P(AccountsContract, ExpiredSessionsAreDeleted) {
    store().create_account(ann);
    auto late = session("late", ann);
    late.expires = 1'001;
    store().create_session(session("soon", ann));
    store().create_session(late);
    store().delete_expired_sessions(999);
    EXPECT_EQ(store().sessions("a:1").size(), 2U);
    store().delete_expired_sessions(1'000);
    EXPECT_THAT(store().sessions("a:1"), ElementsAre(late));
}

TEST_P(AccountsContract, ADeletedAccountLeavesNothingButItsGames) {
    store().create_account(ann);
    store().create_account(bot);
    store().create_session(session("s1", ann));
    store().create_session(session("t1", bot));
    store().set_rating({.player = "a:1", .variant = "versus"}, "game1");
    store().keep_daily({"2026-11-18", "a:1", "Ann", 3, 1, 1});
    store().keep_push({"a:1", "https://push", "key", "auth"});
    store().block("a:1", "a:2");
    store().block("a:2", "a:1");
    store().create_game(some_game("one", {"a:1", "a:2"}));

    store().delete_account("a:1");
    EXPECT_FALSE(store().account("a:1"));
    EXPECT_FALSE(store().account_named("Ann"));
    EXPECT_FALSE(store().session_with("hash-s1"));
    EXPECT_THAT(store().ratings("a:1"), IsEmpty());
    EXPECT_THAT(store().rating_history("a:1", "versus"), IsEmpty());
    EXPECT_THAT(store().daily("2026-11-18", 10), IsEmpty());
    EXPECT_THAT(store().pushes("a:1"), IsEmpty());
    EXPECT_THAT(store().blocked("a:1"), IsEmpty());
    EXPECT_THAT(store().blocked("a:2"), IsEmpty());
    EXPECT_TRUE(store().game("one"));
    EXPECT_TRUE(store().session_with("hash-t1"));
    store().create_account({"a:3", "Ann", "x"});  // the name is free again
}

INSTANTIATE_TEST_SUITE_P(Store, AccountsContract, testing::Values(Backend::file, Backend::memory, Backend::postgres),
                         name_of);

}  // namespace
}  // namespace tessera::store
