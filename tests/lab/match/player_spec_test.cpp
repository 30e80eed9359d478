#include "lab/match/player_spec.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::lab {
namespace {

using Kind = PlayerSpec::Kind;

PlayerSpec read(std::string_view text) {
    auto spec = parse_player(text);
    EXPECT_TRUE(spec) << text << ": " << (spec ? "" : to_text(spec.error()));
    return spec ? *spec : PlayerSpec{};
}

std::string fault_of(std::string_view text) {
    const auto spec = parse_player(text);
    return spec ? "none" : to_text(spec.error());
}

TEST(PlayerSpec, AWordAloneIsAPlayer) {
    EXPECT_EQ(read("random").kind, Kind::random);
    EXPECT_EQ(read("plain").kind, Kind::plain);
    EXPECT_EQ(read("engine").kind, Kind::engine);
    EXPECT_FALSE(read("engine").has_limits());
    EXPECT_EQ(read("engine").name, "engine");
    EXPECT_EQ(read("engine").settings.threads, 1U);
    EXPECT_FALSE(read("engine").settings.level);
}

TEST(PlayerSpec, SettingsFollowAColonOrAComma) {
    for (const char* text : {"engine:movetime=100,nodes=5,depth=7,level=3,threads=2,hash=16,seed=9",
                             "engine,movetime=100,nodes=5,depth=7,level=3,threads=2,hash=16,seed=9"}) {
        const PlayerSpec spec = read(text);
        EXPECT_EQ(spec.limits.movetime, 100);
        EXPECT_EQ(spec.limits.nodes, 5U);
        EXPECT_EQ(spec.limits.depth, 7);
        EXPECT_EQ(spec.settings.level, 3);
        EXPECT_EQ(spec.settings.threads, 2U);
        EXPECT_EQ(spec.settings.hash_megabytes, 16U);
        EXPECT_EQ(spec.settings.seed, 9U);
        EXPECT_EQ(spec.name, text);
    }
    EXPECT_EQ(read("plain:depth=3").limits.depth, 3);
    EXPECT_EQ(read("engine:name=new,depth=1").name, "new");
}

TEST(PlayerSpec, AllAfterTheColonIsTheProgram) {
    const PlayerSpec spec = read("ugi,movetime=50,option.Threads=2,option.Book=a=b: ./other/tessera ugi, with:colons ");
    EXPECT_EQ(spec.kind, Kind::ugi);
    EXPECT_EQ(spec.command, "./other/tessera ugi, with:colons");
    EXPECT_EQ(spec.limits.movetime, 50);
    EXPECT_THAT(spec.options, testing::ElementsAre(UgiSetting{"Threads", "2"}, UgiSetting{"Book", "a=b"}));
    EXPECT_EQ(read("ugi:prog").command, "prog");
}

TEST(PlayerSpec, FaultsAreNamedWithTheirPlace) {
    EXPECT_EQ(fault_of("Engine"),
              "there is no player 'Engine'; there are: random, plain, engine, ugi (at character 1)");
    EXPECT_EQ(fault_of("engine:depth=0"), "depth is a whole number from 1 to 99, not '0' (at character 14)");
    EXPECT_EQ(fault_of("engine:nodes=5,level=11"), "level is a whole number from 1 to 10, not '11' (at character 22)");
    EXPECT_EQ(fault_of("random:depth=3"),
              "a player random has no setting 'depth'; it has: seed, name (at character 8)");
    EXPECT_EQ(fault_of("engine:depth"), "'depth' needs a value, as in depth=1 (at character 8)");
    EXPECT_EQ(
        fault_of("ugi,threads=2:prog"),
        "a player ugi has no setting 'threads'; it has: movetime, nodes, depth, name, option.NAME (at character 5)");
    EXPECT_EQ(fault_of("ugi,depth=3"), "ugi needs a program, as in 'ugi:./other ugi' (at character 12)");
}

TEST(PlayerSpec, NothingHalfIsTaken) {
    for (const char* text : {"",
                             ":",
                             ",",
                             "engine:",
                             "engine,",
                             "engine:,",
                             "engine:depth=1,",
                             "engine:=1",
                             "engine:depth=",
                             "engine:depth=1 ",
                             "engine:depth=-1",
                             "engine:depth=+1",
                             "engine:nodes=1.5",
                             "engine:nodes=99999999999999999999",
                             "engine:option.Hash=1",
                             "plain:nodes=3",
                             "ugi",
                             "ugi:",
                             "ugi: ",
                             "ugi,:prog",
                             "ugi,option.=1:prog",
                             "ugi,option.X=:prog",
                             "random random"}) {
        EXPECT_FALSE(parse_player(text)) << text;
    }
}

}  // namespace
}  // namespace tessera::lab
