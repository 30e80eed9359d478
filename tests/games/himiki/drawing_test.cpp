#include "games/himiki/drawing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/text.hpp"

namespace tessera::himiki {
namespace {

using testing::HasSubstr;
using testing::Not;

ExpertPosition at(std::string_view text, const Rules& rules = {}) {
    return *ExpertPosition::parse(text, rules);
}

TEST(Drawing, ACubeShowsItsTopItsSidesAndItsColour) {
    const auto position = *Position::parse("6/6/HM4km/6/6 w 0-0 --- turn + -", {});
    EXPECT_THAT(draw(position, std::nullopt, {}), HasSubstr("   |   K   |       |       |       |       |   h   |\n"
                                                            " C | M[H]M |       |       |       |       | m(k)m |\n"
                                                            "   |   K C1|     C2|     C3|     C4|     C5|   h C6|\n"));
}

TEST(Drawing, TheLastActionsCellsAreMarked) {
    auto position = *Position::parse("6/6/HM4km/6/6 w 0-0 --- turn + -", {});
    const Move tip = *position.parse_move("C1>BC2");
    position.play(tip);
    EXPECT_THAT(draw(position, tip, {}), HasSubstr("|*    C1|*  K C2|     C3|"));
}

TEST(Drawing, TerrainLiesOnTheBoardAndUnderCubes) {
    const auto position = at("6/6/HM4km/6/6 w 0-0 --- turn + - w:-;b:- C1=IM,C3=MR -");
    const std::string picture = draw(position, std::nullopt, {});
    EXPECT_THAT(picture, HasSubstr("|   K IM|"));
    EXPECT_THAT(picture, HasSubstr("|  <MR> |"));
}

TEST(Drawing, AViewShowsOtherHandsAsQuestions) {
    const auto position =
        at("6/6/HM4km/6/6 wl 1-2 w-- turn x - wl:CJ;bl:IM,TR;wd:-;bd:VX - y:bl;c:bl,wl", {.teams = Teams::pairs});
    const std::string all = draw(position, std::nullopt, {});
    for (const std::string_view part :
         {"White of Light (wl)", "No pivot at the start", "White 1 - 2 Black", "White holds fire", "wl: CJ",
          "bl: IM TR", "wd: -", "bd: VX", "Yokai before bl", "Confused turns: bl, wl"}) {
        EXPECT_THAT(all, HasSubstr(part));
    }
    const std::string seen = draw(view_of(position, Seat{0}), std::nullopt, {});
    EXPECT_THAT(seen, HasSubstr("wl: CJ"));
    EXPECT_THAT(seen, HasSubstr("bl: ? ?"));
    EXPECT_THAT(seen, Not(HasSubstr("IM")));
}

TEST(Drawing, FitsATerminalOf80By24) {
    const auto position =
        at("6/6/HM4km/6/6 wl 1-2 wbw yokai + C1!<C2 wl:CJ;bl:IM,TR;wd:-;bd:VX - y:wl;c:bl,wl", {.teams = Teams::pairs});
    for (const auto& line : split(draw(position, std::nullopt, {}), '\n')) EXPECT_LE(line.text.size(), 80U);
    EXPECT_LE(split(draw(position, std::nullopt, {}), '\n').size(), 23U);
}

}  // namespace
}  // namespace tessera::himiki
