// `tessera solve` as H77 says it.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

using testing::StartsWith;

Ran solved(const std::string& position, std::vector<std::string> options = {}) {
    std::vector<std::string> arguments = {"solve", "--position", position};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
}

TEST(SolveCommand, H77PrintsParTheNumberOfSolutionsAndTheFirst) {
    const Ran ran = solved("2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "par 3\nsolutions 1\nC4>BC3 C3>BD3 D3>BD4\n");
    EXPECT_EQ(ran.err, "");
}

TEST(SolveCommand, H77AllPrintsEverySolutionSorted) {
    const std::string position = "6/6/4m.1/1HK4/1k.1HK2 turn 0 - - - A5=IM -";
    const Ran all = solved(position, {"--all"});
    EXPECT_EQ(all.code, 0);
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < all.out.size();) {
        const std::size_t end = all.out.find('\n', at);
        lines.push_back(all.out.substr(at, end - at));
        at = end + 1;
    }
    ASSERT_EQ(lines.size(), 8U);
    EXPECT_EQ(lines[0], "par 3");
    EXPECT_EQ(lines[1], "solutions 6");
    EXPECT_TRUE(std::is_sorted(lines.begin() + 2, lines.end()));
    EXPECT_EQ(all.out.find('*'), std::string::npos);
    EXPECT_EQ(solved(position).out, "par 3\nsolutions 6\n" + lines[2] + "\n");
}

TEST(SolveCommand, H77StopsCountingAtOneThousand) {
    const std::string position = "m.5/6/6/6/3HKHM1 turn 0 - - CJ,YM - -";
    EXPECT_THAT(solved(position).out, StartsWith("par 5\nsolutions 1000+\n"));
    const Ran all = solved(position, {"--all"});
    EXPECT_EQ(std::count(all.out.begin(), all.out.end(), '\n'), 1002);
}

TEST(SolveCommand, H77ASolvedPuzzleHasTheEmptySolution) {
    EXPECT_EQ(solved("6/6/2HM3/6/6 turn 4 - - - - -").out, "par 0\nsolutions 1\n\n");
}

TEST(SolveCommand, H77SaysWhatCannotBeSolved) {
    const Ran ran = solved("6/6/6/h.5/HMh.4 turn 0 - - - - -");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "unsolvable\n");
    EXPECT_EQ(ran.err, "");
}

TEST(SolveCommand, TheEditionDecidesWhatATransferDoes) {
    const std::string position = "3h.KH1/6/6/6/HM1m.3 turn 0 - - - A2=TR -";
    EXPECT_EQ(solved(position).out, "par 1\nsolutions 1\nA1>BA2 TR>E5\n");
    EXPECT_EQ(solved(position, {"--edition", "2"}).out, solved(position).out);
    EXPECT_THAT(solved(position, {"--edition", "1"}).out, StartsWith("par 3\nsolutions 2\n"));
}

TEST(SolveCommand, ErrorsSayWhatAndWhere) {
    EXPECT_EQ(solved("6/6/2HM3/6/5hk turn 0 - - - - -").err,
              "tessera: position: 'hk' is no cube: two different letters of H M K (White) or h. m. k. (Black, just a "
              "top) (at character 13)\n");
    EXPECT_EQ(solved("6/6/2HM3/6/5h. turn 0 - - MH - -", {"--edition", "1"}).err,
              "tessera: position: Headlock has no event tiles: write '-' (at character 27)\n");
}

}  // namespace
}  // namespace tessera::cli
