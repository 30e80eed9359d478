// `tessera puzzles make`, which takes too long for a build that is not optimised.

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

using testing::HasSubstr;

TEST(MakePuzzles, MakesAPackThatPassesItsCheck) {
    const std::string path = testing::TempDir() + "puzzle_make_test.json";
    const Ran made = run({"puzzles", "make", "headlock", "--seed", "3", "--of-each-grade", "1", "--output", path});
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(made.out, "");
    const Ran checked = run({"puzzles", "check", path});
    EXPECT_EQ(checked.code, 0);
    EXPECT_EQ(checked.out, path + ": 4 puzzles, all proved\n");

    // The command that the file names makes it again, on any number of threads.
    const Ran again = run({"puzzles", "make", "headlock", "--seed", "3", "--of-each-grade", "1", "--threads", "1"});
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    EXPECT_EQ(again.out, text);
    EXPECT_THAT(text, HasSubstr("\"made_by\": \"tessera puzzles make headlock --seed 3 --of-each-grade 1\""));
}

}  // namespace
}  // namespace tessera::cli
