// Whole games through pipes, as a shell would play them.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// Games that are played here are kept in a folder that is gone afterwards.
class PlayProcessTest : public testing::Test {
  protected:
    PlayProcessTest() {
        std::string name = (fs::temp_directory_path() / "tessera-process-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = name;
        ::setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    }
    ~PlayProcessTest() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    PlayProcessTest(const PlayProcessTest&) = delete;
    PlayProcessTest& operator=(const PlayProcessTest&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return (folder_ / name).string(); }

  private:
    fs::path folder_;
};

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST_F(PlayProcessTest, AGameOfFourIsLeftAndResumed) {
    const Ran first = run({"play", "himiki-2v2", "--seat", "wd=person", "--p2", "random", "--seed", "3"},
                          "E5@HM\nA2@HK\nspoke black\nhistory\n");
    EXPECT_EQ(first.code, 0) << first.err;
    EXPECT_THAT(first.out, HasSubstr("White wl, turn 1> E5@HM\n"));
    EXPECT_THAT(first.out, HasSubstr("Black bl plays "));
    EXPECT_THAT(first.out, HasSubstr("White wd, turn 1> A2@HK\n"));
    EXPECT_THAT(first.out, HasSubstr("a point for White, because the partners of Black spoke."));
    const Ran second = run({"play", "--resume"}, "players\nsave " + file("four") + "\n");
    EXPECT_THAT(second.out, HasSubstr("White wl, turn 2> players\n"
                                      "White wl: person\nBlack bl: random\nWhite wd: person\nBlack bd: random\n"));
    const std::string record = text_of(file("four"));
    EXPECT_THAT(record, HasSubstr("[P1a \"person\"]\n[P2a \"random\"]\n[P1b \"person\"]\n[P2b \"random\"]\n"));
    EXPECT_THAT(record, HasSubstr("(point P1 they_spoke)"));
    EXPECT_EQ(run({"record", file("four")}).out, record);
}

TEST_F(PlayProcessTest, TheEnginesHandStaysHidden) {
    std::string script;
    for (int i = 0; i < 12; ++i) script += "go\nposition\n";
    const Ran ran = run({"play", "himiki-expert", "--depth", "1", "--seed", "5"}, script);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("w: CF IM TR\n"));
    EXPECT_THAT(ran.out, HasSubstr("b: ? ? ?\n"));
    EXPECT_THAT(ran.out, Not(testing::ContainsRegex("b: ?[A-Z]")));
}

TEST_F(PlayProcessTest, TwoPersonsPassTheScreen) {
    const Ran ran = run({"play", "himiki-expert", "--p2", "person", "--seed", "5"}, "\nB5@HM\n\nposition\n");
    EXPECT_THAT(ran.out, HasSubstr("Pass the screen to White and press Enter. \n"));
    EXPECT_THAT(ran.out, HasSubstr("Pass the screen to Black and press Enter. \n"));
    EXPECT_THAT(ran.out, HasSubstr("w:?,?,?;b:CJ,TP,YM"));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b"))) << "only a terminal is cleared";
}

}  // namespace
}  // namespace tessera::cli
