#include "lab/match/openings.hpp"

#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/match/match.hpp"
#include "play/registry.hpp"

namespace tessera::lab {
namespace {

using testing::HasSubstr;

Openings prepared(std::string_view game, std::string_view text, std::uint64_t seed = 1) {
    auto openings = Openings::prepare(game, *parse_openings(text), seed);
    if (!openings) throw std::runtime_error(openings.error());
    return *std::move(openings);
}

std::string position_of(const Openings& openings, std::size_t number) {
    return openings.number(number)->session->position();
}

/// A file that is gone with the test.
class TemporaryFile {
  public:
    explicit TemporaryFile(std::string_view text)
        : path_(std::filesystem::temp_directory_path() /
                ("tessera_openings_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()))) {
        std::ofstream(path_, std::ios::binary) << text;
    }
    ~TemporaryFile() { std::filesystem::remove(path_); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

TEST(Openings, AreReadFromTheCommandLine) {
    using Kind = OpeningSpec::Kind;
    EXPECT_EQ(parse_openings("start")->kind, Kind::start);
    EXPECT_EQ(parse_openings("random")->kind, Kind::random);
    EXPECT_FALSE(parse_openings("random")->plies);
    EXPECT_EQ(parse_openings("random:6")->plies, 6U);
    EXPECT_EQ(parse_openings("random:6:9")->seed, 9U);
    EXPECT_EQ(parse_openings("setup:full-random:3")->setup, "full-random");
    EXPECT_EQ(parse_openings("setup:full-random:3")->seed, 3U);
    EXPECT_EQ(parse_openings("some/file.txt")->path, "some/file.txt");
    for (const char* bad : {"", "random:", "random:x", "random:501", "random:6:", "random:6:7:8", "setup",
                            "setup:", "setup:a:b", "setup:a:1:2"}) {
        EXPECT_FALSE(parse_openings(bad)) << bad;
    }
}

TEST(Openings, OfEveryGameForTwoAreOpenAndDifferent) {
    for (const play::Game& game : play::games()) {
        if (unsuitable(game.info.id)) continue;
        const Openings openings = prepared(game.info.id, "random");
        std::set<std::string> positions;
        for (std::size_t i = 0; i < 6; ++i) {
            const auto opening = openings.number(i);
            ASSERT_TRUE(opening) << game.info.id << ": " << opening.error();
            EXPECT_FALSE(opening->session->outcome()) << game.info.id;
            EXPECT_GE(opening->session->played().size(), usual_plies(game.info.id)) << game.info.id;
            positions.insert(opening->session->position());
        }
        EXPECT_EQ(positions.size(), 6U) << game.info.id;
    }
}

TEST(Openings, DependOnTheirNumberAndSeedAlone) {
    const Openings some = prepared("pijersi", "random:4", 5);
    const Openings again = prepared("pijersi", "random:4:5", 99);
    for (const std::size_t i : {7U, 0U, 3U}) EXPECT_EQ(position_of(some, i), position_of(again, i));
    EXPECT_NE(position_of(some, 0), position_of(prepared("pijersi", "random:4", 6), 0));
}

TEST(Openings, AreNotDecided) {
    // So far on, many random games of PIJERSI are one action from their end.
    const Openings openings = prepared("pijersi", "random:10");
    for (std::size_t i = 0; i < 10; ++i) {
        const auto opening = openings.number(i);
        search::Score score;
        const search::Control control{.report = [&](const search::Report& report) { score = report.score; }};
        (void)opening->session->think({.depth = 1}, control);
        EXPECT_EQ(score.kind, search::Score::Kind::centi) << opening->session->position();
    }
}

TEST(Openings, BySetUpAreNewEachTime) {
    const Openings openings = prepared("pijersi", "setup:full-random:4");
    EXPECT_NE(position_of(openings, 0), position_of(openings, 1));
    EXPECT_EQ(position_of(openings, 1), position_of(prepared("pijersi", "setup:full-random:4"), 1));
    EXPECT_EQ(openings.number(0)->session->start().setup, "full-random");
    const auto unknown = Openings::prepare("pijersi", *parse_openings("setup:wild"), 1);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error(), "pijersi has no set-up 'wild'; it has: classic, half-random, full-random");
    EXPECT_NE(position_of(prepared("himiki-expert", "setup:random-deal"), 0),
              position_of(prepared("himiki-expert", "setup:random-deal"), 1));
}

TEST(Openings, OfAFileComeInItsOrderAndAgain) {
    const TemporaryFile file("# two of them\nstartpos moves a4b5c4\n\n  6/2R-4/6/7/6/r-6/6 w 0 1  \r\n");
    const Openings openings = prepared("pijersi", file.path());
    EXPECT_EQ(openings.number(0)->session->played().size(), 1U);
    EXPECT_EQ(openings.number(0)->name, "line 2");
    EXPECT_EQ(position_of(openings, 1), "6/2R-4/6/7/6/r-6/6 w 0 1");
    EXPECT_EQ(position_of(openings, 2), position_of(openings, 0));
}

TEST(Openings, OfAFileMayBeRecords) {
    const TemporaryFile file("[Game \"pijersi\"]\n\n1. a4-b5=c4 *\n\n[Game \"pijersi\"]\n\n1. a1-a2 2. g1-f1 *\n");
    const Openings openings = prepared("pijersi", file.path());
    EXPECT_EQ(openings.number(0)->session->played().size(), 1U);
    EXPECT_EQ(openings.number(1)->session->played().size(), 2U);
    EXPECT_EQ(openings.number(1)->name, "record 2");
}

TEST(Openings, FaultsOfAFileAreNamed) {
    const auto fault = [](std::string_view game, std::string_view text) {
        const TemporaryFile file(text);
        const auto openings = Openings::prepare(game, *parse_openings(file.path()), 1);
        return openings ? std::string("none") : openings.error();
    };
    EXPECT_THAT(fault("pijersi", "startpos\n7/7 w 0 1\n"), HasSubstr(", line 2: "));
    EXPECT_THAT(fault("pijersi", "startpos moves a1a9\n"), HasSubstr("line 1: 'a1a9': "));
    EXPECT_THAT(fault("pijersi", "2R-3/7/6/7/6/r-6/6 b 1 1\n"), HasSubstr("line 1: the game has ended there"));
    EXPECT_THAT(fault("pijersi", "# nothing\n"), HasSubstr("there are no openings in "));
    EXPECT_THAT(fault("versus", "[Game \"pijersi\"]\n\n1. a1-a2 *\n"), HasSubstr("a game of pijersi, not of versus"));
    EXPECT_THAT(fault("pijersi", "[Game \"pijersi\"]\n\n1. a1-a2 *\n\n[Game"), HasSubstr("record 2: "));
    const auto missing = Openings::prepare("pijersi", *parse_openings("no/such/file"), 1);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), "the file no/such/file with openings cannot be read");
}

}  // namespace
}  // namespace tessera::lab
