// Muk Yan on the command line: what he may do (H65), the lab, and games through pipes.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"

namespace tessera::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* middle = "mkmhkh3/1KHMH3/MK5/6/6 b 2-3 -bw turn + -";

TEST(MukYanCommand, PrintsNumberAndActionSorted) {
    const Ran ran = run({"mukyan", "--position", "4MH1/6/6/hmhmhk1KM1/5MK b 1-1 bw- turn + -", "--dice", "HH"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "7 B1>BA1\n7 B1>BC1\n7 B2>BA2\n7 B2>BC2\n7 B3>BA3\n7 B3>BB4\n7 B3>BC3\n");
    EXPECT_EQ(run({"mukyan", "--position", middle, "--dice", "KK"}).out, "2 E1>BD1\n");
    EXPECT_EQ(run({"mukyan", "--position", middle, "--dice", "kk", "--edition", "1"}).out, "2 E1>BD1\n");
    EXPECT_EQ(run({"mukyan", "--dice", "HH", "--position", "3KMmhhm/4HKhm/5MH/6/6 b 1-0 --- turn x -"}).out,
              "0 pass\n");
}

TEST(MukYanCommand, PrintsAllGivenCases) {
    std::ifstream file(TESSERA_SOURCE_DIR "/tests/data/muk_yan/mukyan.txt");
    std::string position;
    std::string dice;
    std::string lines;
    int checked = 0;
    const auto check = [&] {
        if (position.empty()) return;
        EXPECT_EQ(run({"mukyan", "--position", position, "--dice", dice}).out, lines) << position << " " << dice;
        position.clear();
        lines.clear();
        ++checked;
    };
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("pos ")) {
            check();
            position = line.substr(4);
        } else if (line.starts_with("dice ")) {
            dice = line.substr(5);
        } else if (!line.empty()) {
            lines += line + "\n";
        }
    }
    check();
    EXPECT_GE(checked, 40);
}

TEST(MukYanCommand, AFinishedGameHasNoActions) {
    const Ran ran = run({"mukyan", "--position", "6/6/HM5/6/hm5 b 5-2 --- turn + -", "--dice", "HH"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "");
}

TEST(MukYanCommand, BadRequestsGetOneLineAndExitWith2) {
    const std::vector<std::vector<std::string>> requests = {
        {"mukyan"},
        {"mukyan", "--position", middle},
        {"mukyan", "--dice", "HM"},
        {"mukyan", "--position", middle, "--dice", "H"},
        {"mukyan", "--position", middle, "--dice", "HX"},
        {"mukyan", "--position", middle, "--dice", ""},
        {"mukyan", "--position", "nonsense", "--dice", "HM"},
        {"mukyan", "--position", "startpos", "--dice", "HM"},
        {"mukyan", "--position", "6/6/HM5/6/hm5 w 0-0 --- turn + -", "--dice", "HM"},
        {"mukyan", "--position", "6/4HM1/4HM1/4HM1/6 b 0-0 --- place + -", "--dice", "HM"},
        {"mukyan", "--position", middle, "--dice", "HM", "--edition", "3"},
        {"lab"},
        {"lab", "chess"},
        {"lab", "mukyan", "--games", "0"},
        {"lab", "mukyan", "--games", "x"},
        {"lab", "mukyan", "--depth", "0"},
        {"play", "pijersi", "--ruthless"},
        {"play", "pijersi", "--p2", "muk-yan"},
        {"play", "mukyan", "--p2", "engine", "--ruthless"},
        {"play", "mukyan", "--seat", "white=muk-yan"},
        {"play", "mukyan", "--seat", "black=muk-yan:kind"},
    };
    for (const auto& arguments : requests) {
        const Ran ran = run(arguments);
        std::string shown;
        for (const std::string& argument : arguments) shown += argument + " ";
        EXPECT_EQ(ran.code, 2) << shown;
        EXPECT_EQ(ran.out, "") << shown;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << shown << ran.err;
        EXPECT_THAT(ran.err, StartsWith("tessera: ")) << shown;
    }
    EXPECT_EQ(run({"mukyan", "--position", "6/6/HM5/6/hm5 w 0-0 --- turn + -", "--dice", "HM"}).err,
              "tessera: position: White is to act; Muk Yan is Black (rule H60)\n");
}

TEST(LabCommand, PrintsTheSameTableOnAnyNumberOfThreads) {
    const Ran one = run({"lab", "mukyan", "--games", "5", "--depth", "1", "--seed", "3", "--threads", "1"});
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(one.err, "") << "progress is for terminals";
    EXPECT_THAT(one.out, StartsWith("A fair Muk Yan, edition 2: 5 games a challenger, seed 3.\n"));
    EXPECT_EQ(run({"lab", "mukyan", "--games", "5", "--depth", "1", "--seed", "3", "--threads", "3"}).out, one.out);
    const Ran ruthless = run({"lab", "mukyan", "--games", "2", "--depth", "1", "--ruthless", "--edition", "1"});
    EXPECT_THAT(ruthless.out, StartsWith("A ruthless Muk Yan, edition 1: 2 games"));
}

/// Games that are played here are kept in a folder that is gone afterwards.
class MukYanPlay : public testing::Test {
  protected:
    MukYanPlay() {
        std::string name = (fs::temp_directory_path() / "tessera-muk-yan-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = name;
        ::setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    }
    ~MukYanPlay() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    MukYanPlay(const MukYanPlay&) = delete;
    MukYanPlay& operator=(const MukYanPlay&) = delete;

  private:
    fs::path folder_;
};

constexpr const char* opening = "B5@HM\nC5@MK\nD5@KH\nC5>BC4\n";

/// From the first roll on: what stands before it tells of unfinished games too.
std::string rolls_in(const std::string& shown) {
    return shown.substr(std::min(shown.find("Muk Yan rolls"), shown.size()));
}

TEST_F(MukYanPlay, TellsDiceListAndAction) {
    const Ran ran = run({"play", "mukyan", "--seed", "5"}, opening);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Muk Yan rolls a cube: B2@"));
    EXPECT_THAT(ran.out, HasSubstr("Muk Yan rolls a cube: D2@"));
    EXPECT_THAT(ran.out, HasSubstr("Muk Yan rolls black wood, white wood: multiple attack, hold -> hold: C2>BC3K."));
    EXPECT_EQ(rolls_in(run({"play", "mukyan", "--seed", "5"}, opening).out), rolls_in(ran.out)) << "by the seed";
    EXPECT_NE(rolls_in(run({"play", "mukyan", "--seed", "6"}, opening).out), rolls_in(ran.out));
    EXPECT_THAT(run({"play", "mukyan-1", "--seed", "5"}, opening).out, HasSubstr("Muk Yan rolls a cube: B3@"));
}

TEST_F(MukYanPlay, ResumesAsHeWas) {
    ASSERT_EQ(run({"play", "mukyan", "--seed", "5", "--ruthless"}, opening).code, 0);
    EXPECT_THAT(run({"play", "--resume"}, "players\n").out, HasSubstr("White: person\nBlack: muk-yan:ruthless\n"));
    EXPECT_THAT(run({"play", "--resume", "--seat", "black=muk-yan"}, "players\n").out, HasSubstr("Black: muk-yan\n"));
}

TEST_F(MukYanPlay, TheEngineCanPlayHim) {
    const Ran ran = run({"play", "mukyan", "--seat", "white=engine", "--depth", "2", "--seed", "1"}, "history\n");
    EXPECT_THAT(ran.out, HasSubstr("White plays "));
    EXPECT_THAT(ran.out, HasSubstr("Muk Yan rolls black "));
    EXPECT_THAT(ran.out, HasSubstr("wins. A side has five points. (Rule H20.)"));
    EXPECT_THAT(ran.out, Not(HasSubstr("found no action")));
}

}  // namespace
}  // namespace tessera::cli
