#include "store/migrate.hpp"

#include <array>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "store/backend.hpp"
#include "store/open_store.hpp"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// A program of the future: what it changes, and one that has a fault in its second half.
constexpr std::string_view add_column = "ALTER TABLE secrets ADD COLUMN note {text} NOT NULL DEFAULT 'none';";
constexpr std::string_view add_table = "CREATE TABLE notes (id {integer} NOT NULL PRIMARY KEY, x {real}) {strict};";
constexpr std::string_view broken =
    "CREATE TABLE half (id {integer}) {strict}; CREATE TABLE half (id {integer}) {strict};";

class MigrateTest : public OnBackend {
  protected:
    template <class... More>
    static std::vector<std::string_view> with(More... more) {
        std::vector<std::string_view> all(all_migrations().begin(), all_migrations().end());
        (all.push_back(more), ...);
        return all;
    }
    [[nodiscard]] std::int64_t schema() const {
        // Only one that writes makes a file that is missing.
        return schema_of(*connect(parse_address(address()), Purpose::writing));
    }
    [[nodiscard]] std::vector<std::string> backups() const {
        std::vector<std::string> found;
        for (const auto& file : std::filesystem::directory_iterator(folder().path())) {
            if (file.path().string().contains("backup")) found.push_back(file.path().filename().string());
        }
        std::ranges::sort(found);
        return found;
    }
};

TEST_P(MigrateTest, AnEmptyStoreIsBroughtToTheNewestSchemaWithoutABackup) {
    EXPECT_EQ(schema(), 0);
    (void)open_store(address());
    EXPECT_EQ(schema(), std::ssize(all_migrations()));
    EXPECT_THAT(backups(), IsEmpty());
}

TEST_P(MigrateTest, OpeningAgainChangesNothing) {
    (void)open_store(address());
    (void)open_store(address());
    EXPECT_EQ(schema(), std::ssize(all_migrations()));
    EXPECT_THAT(backups(), IsEmpty());
}

TEST_P(MigrateTest, AnOldStoreIsBroughtForwardsWithABackupAndKeepsWhatItHas) {
    EXPECT_EQ(open_store(address())->secret("cookie", "old"), "old");
    EXPECT_EQ(open_store(address(), with(add_column, add_table))->secret("cookie", "new"), "old");
    const auto old_schema = std::ssize(all_migrations());
    EXPECT_EQ(schema(), old_schema + 2);

    const auto connection = connect(parse_address(address()), Purpose::reading);
    std::string note;
    connection->look("SELECT note FROM secrets", {}, [&](const Row& row) { note = row.text(0); });
    EXPECT_EQ(note, "none");

    if (GetParam() == Backend::postgres) return;
    const auto backup = fmt::format("tessera.db.schema-{}.backup", old_schema);
    ASSERT_THAT(backups(), ElementsAre(backup));
    const auto copy = connect(parse_address(folder().file(backup)), Purpose::reading);
    EXPECT_EQ(schema_of(*copy), old_schema);
}

TEST_P(MigrateTest, AStepThatFailsChangesNothing) {
    (void)open_store(address());
    EXPECT_THROW((void)open_store(address(), with(add_column, broken)), std::runtime_error);
    EXPECT_EQ(schema(), std::ssize(all_migrations()));
    EXPECT_EQ(open_store(address())->secret("cookie", "made"), "made");
    EXPECT_NO_THROW((void)open_store(address(), with(add_column)));
    if (GetParam() == Backend::file) {
        EXPECT_EQ(backups().size(), 2U) << "a second attempt leaves the first one's backup";
    }
}

TEST_P(MigrateTest, AStoreNewerThanTheProgramIsRefused) {
    (void)open_store(address(), with(add_column));
    try {
        (void)open_store(address());
        FAIL() << "it was opened";
    } catch (const std::runtime_error& fault) {
        EXPECT_THAT(fault.what(), HasSubstr("newer program"));
    }
    EXPECT_EQ(schema(), std::ssize(all_migrations()) + 1);
}

INSTANTIATE_TEST_SUITE_P(Store, MigrateTest, testing::Values(Backend::file, Backend::postgres), name_of);

}  // namespace
}  // namespace tessera::store
