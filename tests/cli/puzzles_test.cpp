// `tessera puzzles`, as a shell sees it.

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

using testing::EndsWith;
using testing::StartsWith;

class PuzzlesCommand : public testing::Test {
  protected:
    [[nodiscard]] static std::string path() {
        return testing::TempDir() + testing::UnitTest::GetInstance()->current_test_info()->name() + ".json";
    }
};

TEST_F(PuzzlesCommand, CheckListsEveryFaultAndFails) {
    std::ofstream(path()) << R"({"name": "bad", "title": "Bad", "edition": 2, "made_by": "hand", "puzzles": [
{"id": "F001", "grade": "F", "par": 2, "rating": 1, "position": "MHk.4/k.5/6/6/6 turn 0 - - - - -", "solutions": ["end"],
"features": {"white": 1, "black": 2, "terrain": 0, "events": 0, "holds": 0, "actions": 0, "pivots": 0, "replays": 0, "lost": 0,
"quiet": 0, "tiles": 0, "traps": 0, "choices": 0, "effort": 0, "orders": 0}}]})";
    const Ran ran = run({"puzzles", "check", path()});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, path() + ": F001: it cannot be solved\n" + path() + ": 1 puzzles, 1 faults\n");
    EXPECT_EQ(ran.err, "");
}

TEST_F(PuzzlesCommand, BadRequestsGetOneSentence) {
    const std::vector<std::vector<std::string>> requests = {
        {"puzzles"},
        {"puzzles", "make", "sudoku"},
        {"puzzles", "make", "mindlock", "--of-each-grade", "0"},
        {"puzzles", "make", "headlock", "--of-each-grade", "1", "--output", "/nowhere/at/all.json"},
        {"puzzles", "check", "nosuchpack"},
        {"puzzles", "check", "./nosuchfile.json"},
    };
    for (const auto& request : requests) {
        const Ran ran = run(request);
        EXPECT_EQ(ran.code, 2) << request.back();
        EXPECT_EQ(ran.out, "") << request.back();
        EXPECT_THAT(ran.err, StartsWith("tessera: ")) << request.back();
        EXPECT_THAT(ran.err, EndsWith("\n")) << request.back();
        EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
    }
}

}  // namespace
}  // namespace tessera::cli
