#include <gmock/gmock.h>

#include "store/contract.hpp"

namespace tessera::store {
namespace {

TEST_P(TransactionsContract, ATransactionIsKeptAsAWhole) {
    store().begin();
    store().create_game(some_game("one"));
    append("one", {some_event(1)});
    store().commit();
    EXPECT_TRUE(store().game("one"));
    EXPECT_EQ(store().events("one").size(), 1U);
}

TEST_P(TransactionsContract, ATransactionIsUndoneAsAWhole) {
    store().begin();
    store().create_game(some_game("one"));
    append("one", {some_event(1)});
    store().roll_back();
    EXPECT_FALSE(store().game("one"));
    EXPECT_TRUE(store().events("one").empty());
}

TEST_P(TransactionsContract, AMarkUndoesAPartOfATransaction) {
    store().begin();
    store().create_game(some_game("kept"));
    store().mark();
    store().create_game(some_game("undone"));
    store().back_to_mark();
    store().mark();
    store().create_game(some_game("also"));
    store().release_mark();
    store().commit();
    EXPECT_TRUE(store().game("kept"));
    EXPECT_FALSE(store().game("undone"));
    EXPECT_TRUE(store().game("also"));
}

TEST_P(TransactionsContract, AMarkWithinAMarkUndoesOnlyWhatCameAfterIt) {
    store().begin();
    store().mark();
    store().create_game(some_game("outer"));
    store().mark();
    store().create_game(some_game("inner"));
    store().back_to_mark();
    store().release_mark();
    store().commit();
    EXPECT_TRUE(store().game("outer"));
    EXPECT_FALSE(store().game("inner"));
}

TEST_P(TransactionsContract, AfterAConflictTheTransactionGoesOn) {
    store().create_game(some_game("one"));
    append("one", {some_event(1)});
    store().create_account({"a:1", "Ann", "hash"});
    store().begin();
    EXPECT_THROW(store().create_game(some_game("one")), Conflict);
    EXPECT_THROW(append("one", {some_event(1)}), Conflict);
    EXPECT_THROW(store().create_account({"a:2", "ANN", "hash"}), Conflict);
    EXPECT_THROW(store().update_game(some_game("none")), Conflict);
    append("one", {some_event(2)});
    store().commit();
    EXPECT_EQ(store().events("one").size(), 2U);
}

TEST_P(TransactionsContract, AfterAFailedStatementTheMarkBringsItBack) {
    store().begin();
    store().create_game(some_game("one"));
    store().mark();
    EXPECT_THROW(store().create_session({.id = "s", .secret_hash = "h", .account = "none"}), Conflict);  // a broken key
    store().back_to_mark();
    append("one", {some_event(1)});
    store().commit();
    EXPECT_EQ(store().events("one").size(), 1U);
}

TEST_P(TransactionsContract, AVerbOfSeveralStatementsIsDoneWhollyOrNotAtAll) {
    const GameRow bad = some_game("bad", {"a:ann", "two\nlines"});
    EXPECT_THROW(store().create_game(bad), std::exception);
    EXPECT_FALSE(store().game("bad"));
    EXPECT_TRUE(store().games({.player = "a:ann"}).empty());
}

TEST_P(TransactionsContract, AnotherConnectionSeesOnlyWhatWasCommitted) {
    if (GetParam() == Backend::memory) GTEST_SKIP() << "A store in memory has one connection.";
    const auto other = open_store(address());
    store().begin();
    store().create_game(some_game("one"));
    EXPECT_FALSE(other->game("one"));
    store().commit();
    EXPECT_TRUE(other->game("one"));
}

TEST_P(TransactionsContract, ASecretIsMadeOnce) {
    EXPECT_EQ(store().secret("cookie", "first"), "first");
    EXPECT_EQ(store().secret("cookie", "second"), "first");
    EXPECT_EQ(store().secret("push", "third"), "third");
}

TEST_P(TransactionsContract, AStoreThatAnswersIsAlive) {
    EXPECT_TRUE(store().is_alive());
}

INSTANTIATE_TEST_SUITE_P(Store, TransactionsContract,
                         testing::Values(Backend::file, Backend::memory, Backend::postgres), name_of);

}  // namespace
}  // namespace tessera::store
