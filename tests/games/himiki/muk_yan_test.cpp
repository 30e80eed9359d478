// Muk Yan, rule by rule, on the examples M01-M20. M21, the statistics, is in tests/lab.

#include <algorithm>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/muk_yan/script.hpp"
#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

using muk_yan::Aim;
using muk_yan::all_dice;
using muk_yan::Choice;
using muk_yan::Dice;
using muk_yan::Fitting;
using muk_yan::Stance;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using Texts = std::vector<std::string>;

constexpr Rules solo = {.teams = Teams::solo};
constexpr Rules first_solo = {.edition = Edition::first, .teams = Teams::solo};
constexpr Told black_acts = {.teams = Teams::solo, .actor = "b"};

Dice dice(std::string_view letters) {
    return muk_yan::parse_dice(letters).value();
}

/// A list as the rules print it.
std::string list_of(std::string_view letters) {
    std::string list;
    for (const Aim aim : muk_yan::agenda_of(dice(letters)).aims) list += std::to_string(number_of(aim));
    return list + (muk_yan::agenda_of(dice(letters)).stance == Stance::offensive ? 'o' : 'd');
}

Position at(std::string_view cubes, Told told = black_acts) {
    told.actor = "b";
    return drawn<Position>(cubes, solo, told);
}

Texts texts_of(const Position& position, const Choice& choice) {
    Texts texts;
    for (const Move& move : choice.moves) texts.push_back(to_text(position, move));
    std::ranges::sort(texts);
    return texts;
}

/// Under which rolls which aim is chosen, with what: one entry where every roll leads to the same.
std::map<Aim, Texts> choices(const Position& position) {
    std::map<Aim, Texts> found;
    for (const Dice& roll : all_dice) {
        const Choice choice = Fitting(position).under(roll);
        found[choice.aim] = texts_of(position, choice);
    }
    return found;
}

Texts under(const Position& position, std::string_view letters, Aim expected) {
    const Choice choice = Fitting(position).under(dice(letters));
    EXPECT_EQ(choice.aim, expected) << name_of(choice.aim);
    return texts_of(position, choice);
}

/// What would do for one aim, wherever it stands in a list.
Texts candidates(const Position& position, Aim aim, Stance stance = Stance::offensive) {
    return texts_of(position, {aim, Fitting(position).moves_for(aim, stance)});
}

/// The lists that have `one` before `other`.
std::vector<Dice> dice_with(Aim one, Aim other) {
    std::vector<Dice> found;
    for (const Dice& roll : all_dice) {
        const auto& aims = muk_yan::agenda_of(roll).aims;
        if (std::ranges::find(aims, one) < std::ranges::find(aims, other)) found.push_back(roll);
    }
    return found;
}

TEST(H61Lists, M01RowsAreTheBlackDieColumnsTheWhiteOne) {
    EXPECT_EQ(list_of("MK"), "142856379d");
    EXPECT_EQ(list_of("KM"), "142835679d");
}

TEST(H61Lists, M02TheMiddleListHasItsDodge) {
    EXPECT_EQ(list_of("MM"), "124863759o");
}

TEST(H61Lists, AreTheRulesNine) {
    EXPECT_EQ(list_of("HH"), "123456789o");
    EXPECT_EQ(list_of("HM"), "124365789o");
    EXPECT_EQ(list_of("HK"), "124386579o");
    EXPECT_EQ(list_of("MH"), "124837569o");
    EXPECT_EQ(list_of("KH"), "142583679o");
    EXPECT_EQ(list_of("KK"), "142583679d");
    for (const Dice& roll : all_dice) {
        auto aims = muk_yan::agenda_of(roll).aims;
        std::ranges::sort(aims);
        for (std::size_t i = 0; i < aims.size(); ++i) EXPECT_EQ(number_of(aims[i]), i + 1) << "each of the nine once";
    }
}

TEST(H61Dice, AreReadAndTold) {
    EXPECT_EQ(muk_yan::parse_dice("HM"), (Dice{Element::fire, Element::water}));
    EXPECT_EQ(muk_yan::parse_dice("kh"), (Dice{Element::wood, Element::fire}));
    for (const std::string_view wrong : {"", "H", "HMK", "HX", "1M", "H M"}) {
        ASSERT_FALSE(muk_yan::parse_dice(wrong)) << wrong;
        EXPECT_THAT(muk_yan::parse_dice(wrong).error().what, HasSubstr("is no roll"));
    }
    EXPECT_EQ(told(dice("HM")), "black fire, white water");
}

TEST(H60SetUp, M03WhiteChoosesThenBlackIsRolledInOrder) {
    for (const auto& [rules, cells] :
         {std::pair{solo, std::array{"B2", "C2", "D2"}}, std::pair{first_solo, std::array{"B3", "C3", "D3"}}}) {
        Position position = Position::initial(rules);
        for (const std::string_view action : {"C5@HM", "D5@KM", "B5@MH"}) {
            EXPECT_EQ(position.side_to_move(), Side::first);
            EXPECT_TRUE(rolls_of(position).empty());
            position.play(position.parse_move(action).value());
        }
        for (const std::string_view cell : cells) {
            EXPECT_EQ(position.side_to_move(), Side::second);
            EXPECT_EQ(position.legal_moves().size(), 6U);
            ASSERT_EQ(rolls_of(position).size(), 6U) << "one for each way to fall";
            for (const auto& roll : rolls_of(position)) {
                const auto moves = scripted_moves(position, roll);
                ASSERT_EQ(moves.size(), 1U);
                EXPECT_EQ(name(moves[0].to()), cell);
                EXPECT_EQ(moves[0].lies(), std::get<Orientation>(roll));
            }
            position.play(scripted_moves(position, rolls_of(position)[2])[0]);
        }
        EXPECT_EQ(position.phase(), Phase::turn);
        EXPECT_EQ(position.side_to_move(), Side::first) << "the person begins";
    }
}

TEST(H60SetUp, SaysWhereTheNextCubeFalls) {
    const auto position = Position::parse("6/4HM1/4HM1/1hm2HM1/6 b 0-0 --- place + -", solo).value();
    const auto refused = position.parse_move("D2@HM");
    ASSERT_FALSE(refused);
    EXPECT_EQ(to_text(refused.error()), "Muk Yan's next cube is rolled onto C2 (rule H60)");
}

TEST(H60SetUp, InAGameBetweenPlayersNobodyRolls) {
    const auto position = Position::parse("6/6/6/4HM1/6 b 0-0 --- place + -", {}).value();
    EXPECT_TRUE(rolls_of(position).empty());
    EXPECT_EQ(scripted_seat(Rules{}), std::nullopt);
    EXPECT_EQ(scripted_seat(solo), Seat{1});
}

constexpr std::string_view m04 = "K1 2C BFE, K2 1A BEF, K3 1E BEF, W1 3D FEB, W2 3B FBE, W3 6E BEF";
constexpr std::string_view m05 = "K1 6C FBE, K2 3E BFE, K3 3A EFB, W1 5D FEB, W2 3B FEB, W3 5B BFE";

TEST(H62MultipleAttack, M04ComesFirstWhateverTheDice) {
    const Position position = at(m04);
    EXPECT_EQ(choices(position), (std::map<Aim, Texts>{{Aim::multiple_attack, {"C2>BC3"}}}));
    Position after = position;
    after.play(position.parse_move("C2>BC3").value());
    EXPECT_EQ(after.score(Side::second), 2U);
}

TEST(H62AttackAndHold, M05GoInTheOrderOfTheList) {
    const Position position = at(m05);
    for (const Dice& roll : dice_with(Aim::attack, Aim::hold)) {
        EXPECT_THAT(texts_of(position, Fitting(position).under(roll)), ElementsAre("C6>BC5")) << told(roll);
    }
    for (const Dice& roll : dice_with(Aim::hold, Aim::attack)) {
        EXPECT_THAT(texts_of(position, Fitting(position).under(roll)), ElementsAre("E3>BD3")) << told(roll);
    }
    EXPECT_EQ(dice_with(Aim::hold, Aim::attack).size(), 4U);
}

TEST(H62Hold, M06IsImpossibleWithATileThatMukYanHas) {
    const Position position = at(m05, {.teams = Teams::solo, .scores = "0-1", .holds = "b--"});
    EXPECT_EQ(choices(position), (std::map<Aim, Texts>{{Aim::attack, {"C6>BC5"}}}));
}

TEST(H62Threat, M07CanBeAPivot) {
    constexpr std::string_view m07 = "K1 6C FEB, K2 2A FBE, K3 5A FBE, W1 1D FBE, W2 1E FEB, W3 6A EFB";
    EXPECT_THAT(under(at(m07), "HH", Aim::threat), ElementsAre("C6>PC6"));
    const Position banned = at(m07, {.teams = Teams::solo, .pivot = "x"});
    EXPECT_THAT(candidates(banned, Aim::threat), IsEmpty()) << "H13";
    EXPECT_NE(Fitting(banned).under(dice("HH")).aim, Aim::threat) << "the next of the list";
}

constexpr std::string_view m08 = "K1 3C FEB, K2 1A BEF, K3 1E BFE, W1 4C EBF, W2 6A FEB, W3 6E BEF";

TEST(H62Dodge, M08PivotsWhatIsBlocked) {
    EXPECT_THAT(candidates(at(m08), Aim::dodge), ElementsAre("C3>PC3"));
    EXPECT_THAT(candidates(at(m08, {.teams = Teams::solo, .pivot = "x"}), Aim::dodge), IsEmpty()) << "H13";
}

TEST(H62Dodge, PivotsAllThatAreBlockedTogether) {
    const auto position = Position::parse("6/6/6/4KMmh/2KMKHmhkm b 3-3 bbb replay + B6<C6", solo).value();
    EXPECT_THAT(under(position, "HM", Aim::dodge), ElementsAre("A5>PA5+B6>PB6"));
}

TEST(H62Block, M09CanBeAPivot) {
    constexpr std::string_view m09 = "K1 3C EFB, K2 1A BEF, K3 1E BFE, W1 4C FEB, W2 6A FEB, W3 6E BEF";
    EXPECT_THAT(candidates(at(m09), Aim::block), ElementsAre("C3>PC3"));
}

TEST(H62Block, M10EachWayToLieHasExactlyOneBlocker) {
    for (unsigned other = 0; other < orientations; ++other) {
        std::ptrdiff_t blockers = 0;
        for (unsigned i = 0; i < orientations; ++i) {
            Position position(solo);
            position.put(*parse_cell("C3"), Cube{Side::second, Orientation::numbered(i).pivoted()});
            position.put(*parse_cell("C4"), Cube{Side::first, Orientation::numbered(other)});
            position.set_turn(Seat{1}, Phase::turn, false);
            const Texts texts = candidates(position, Aim::block);
            blockers += std::ranges::count(texts, "C3>PC3");
        }
        EXPECT_EQ(blockers, 1) << other;
    }
}

TEST(H62Block, M10TakesNeighbours) {
    EXPECT_THAT(candidates(at("K1 3C EFB, K2 1A BEF, K3 1E BFE, W1 5C FEB, W2 6A FEB, W3 6E BEF"), Aim::block),
                IsEmpty());
}

TEST(H62Pressure, M11WantsTwoOfAnElementWhoseTileIsLacking) {
    constexpr std::string_view m11 = "K1 1E EBF, K2 1B EBF, K3 1D EFB, W1 6C BEF, W2 1A BEF, W3 6D FEB";
    EXPECT_EQ(choices(at(m11)),
              (std::map<Aim, Texts>{{Aim::pressure, {"B1>BB2", "B1>BC1", "D1>BC1", "D1>BD2", "E1>BE2"}}}));
}

constexpr std::string_view m12 = "K1 4B BEF, K2 6A BFE, K3 6E BFE, W1 1E BEF, W2 1A BEF, W3 1C BEF";

TEST(H62Movement, M12GoesToTheNearestValueAbove) {
    EXPECT_EQ(choices(at(m12)),
              (std::map<Aim, Texts>{{Aim::movement, {"A6>BA5", "A6>BB6", "B4>BC4", "E6>BD6", "E6>BE5"}}}));
}

/// Where a black cube goes by a defensive movement if white cubes, which it does not block, have taken some cells.
Texts movements_from(std::string_view cell, const std::vector<std::string_view>& taken) {
    constexpr Orientation water = Orientation::of_faces(Element::water, Element::wood).value();
    Position position(solo);
    position.put(*parse_cell(cell), Cube{Side::second, water});
    for (const std::string_view other : taken) position.put(*parse_cell(other), Cube{Side::first, water});
    position.set_turn(Seat{1}, Phase::turn, false);
    return candidates(position, Aim::movement, Stance::defensive);
}

TEST(H62Movement, M13PrefersNearestAboveThenBelow) {
    EXPECT_THAT(movements_from("D2", {}), ElementsAre("D2>BC2")) << "4 to 5";
    EXPECT_THAT(movements_from("D2", {"C2"}), ElementsAre("D2>BD3")) << "4 to 6";
    EXPECT_THAT(movements_from("D2", {"C2", "D3"}), ElementsAre("D2>BD1", "D2>BE2")) << "4 to 2";
}

TEST(H62Movement, M14PrefersEqualToBelow) {
    EXPECT_THAT(movements_from("C3", {}), ElementsAre("C3>BC4")) << "7 to 7";
    EXPECT_THAT(movements_from("C3", {"C4"}), ElementsAre("C3>BB3", "C3>BD3")) << "7 to 6";
    EXPECT_THAT(movements_from("C3", {"B3", "C4", "D3"}), ElementsAre("C3>BC2")) << "7 to 5";
}

TEST(H62Movement, OfACubeThatThreatensIsNotOffensiveAndOfOneThatBlocksNotDefensive) {
    // C3 blocks C4 and threatens nothing; A1 threatens B2, from B1, and blocks nothing.
    const auto position = Position::parse("6/6/2khMK2/1MK4/hm5 b 0-0 --- turn + -", solo).value();
    EXPECT_THAT(candidates(position, Aim::movement, Stance::defensive), ElementsAre("A1>BA2", "A1>BB1"));
    EXPECT_THAT(candidates(position, Aim::movement, Stance::offensive), ElementsAre("C3>BB3", "C3>BD3"));
}

TEST(H64Replay, M15RollsAgainAndDoesNotGoBack) {
    // C1 tips to D1 beside an equal cube of its own; then the dice are rolled again, and C1 is barred to it (H18).
    const auto position = Position::parse("6/1hk4/mk3KM1/1hm3KM/5MK b 0-1 -b- turn x -", solo).value();
    ASSERT_THAT(under(position, "HK", Aim::replay), Contains("C1>BD1"));
    Position after = position;
    after.play(position.parse_move("C1>BD1").value());
    EXPECT_EQ(after.phase(), Phase::replay);
    EXPECT_EQ(after.side_to_move(), Side::second);
    ASSERT_EQ(rolls_of(after).size(), 9U);
    for (const auto& roll : rolls_of(after)) {
        for (const Move& move : scripted_moves(after, roll)) EXPECT_NE(to_text(after, move), "D1>BC1");
    }
}

TEST(H64Replay, M16AHoldThatEndsAmongEqualsReplays) {
    // E1 shows water on E2, the fourth; D2 beside it shows water too, and nothing fights.
    const auto position = Position::parse("hm5/1mk4/6/5MK/mh4KM b 0-0 --- turn + -", solo).value();
    ASSERT_THAT(under(position, "KK", Aim::hold), Contains("E1>BE2"));
    Position after = position;
    after.play(position.parse_move("E1>BE2").value());
    EXPECT_EQ(after.score(Side::second), 1U);
    EXPECT_EQ(after.phase(), Phase::replay);
    EXPECT_EQ(rolls_of(after).size(), 9U);
}

TEST(H64Pivot, M17EndsTheTurnAndBansThePersonsPivot) {
    Position position = at("K1 3C EFB, K2 1A BEF, K3 1E BFE, W1 4C FEB, W2 6A FEB, W3 6E BEF");
    position.play(Fitting(position).moves_for(Aim::block, Stance::offensive)[0]);
    EXPECT_EQ(position.side_to_move(), Side::first);
    EXPECT_TRUE(position.is_pivot_banned());
    EXPECT_TRUE(rolls_of(position).empty());
}

TEST(H64End, M18FivePointsEndTheGameInAReplayToo) {
    const auto position = Position::parse("4mhmk/4hk1/3HM2/4HKMH/6 b 2-4 w-- replay + E5<E4", solo).value();
    Position after = position;
    ASSERT_THAT(under(position, "MM", Aim::multiple_attack), ElementsAre("D5>BC5"));
    after.play(position.parse_move("D5>BC5").value());
    ASSERT_TRUE(after.outcome());
    EXPECT_EQ(after.outcome()->winner, Side::second);
    EXPECT_TRUE(rolls_of(after).empty());
    EXPECT_TRUE(after.legal_moves().empty());
}

TEST(H63LastResort, M19PassesWhereNothingIsPossible) {
    const auto position = Position::parse("3KMmhhm/4HKhm/5MH/6/6 b 1-0 --- turn x -", solo).value();
    EXPECT_EQ(choices(position), (std::map<Aim, Texts>{{Aim::last_resort, {"pass"}}}));
}

TEST(H63LastResort, EndsAReplay) {
    const auto position = Position::parse("mhhmmhHK2/1MH4/HK5/6/6 b 0-4 bbb replay + E1<D1,E3<D3", solo).value();
    EXPECT_THAT(under(position, "KM", Aim::last_resort), ElementsAre("end"));
}

TEST(H19Theft, M20TakesAPointFromMukYan) {
    // White completes the four fires; the tile was Muk Yan's.
    auto position = Position::parse("hm5/6/hk5/HM5/4MH1 w 0-1 b-- turn + -", solo).value();
    position.play(position.parse_move("A5>BA6").value());
    EXPECT_EQ(position.score(Side::first), 1U);
    EXPECT_EQ(position.score(Side::second), 0U);
    EXPECT_EQ(position.hold(Element::fire), Side::first);
}

TEST(Telling, SaysTheDiceTheListAsFarAsReadAndWhatWasPossible) {
    EXPECT_EQ(telling(at(m05), dice("KM")), "Muk Yan rolls black wood, white water: multiple attack, hold -> hold");
    EXPECT_EQ(telling(at(m05), dice("HM")), "Muk Yan rolls black fire, white water: multiple attack, attack -> attack");
    const auto stuck = Position::parse("3KMmhhm/4HKhm/5MH/6/6 b 1-0 --- turn x -", solo).value();
    EXPECT_THAT(telling(stuck, dice("HH")), testing::EndsWith("replay, movement -> last resort"));
    const auto placing = Position::parse("6/4HM1/4HM1/4HM1/6 b 0-0 --- place + -", solo).value();
    EXPECT_EQ(telling(placing, rolls_of(placing)[0]), "Muk Yan rolls a cube");
}

TEST(Reading, H61GivesTheDiceTheWholeListAndTheEntryThatWasPossible) {
    const RollReading hold = reading_of(at(m05), dice("KM"));
    EXPECT_EQ(hold.dice, "KM") << "the black die first";
    EXPECT_THAT(hold.list, ElementsAre("1", "4", "2", "8", "3", "5", "6", "7", "9d"));
    EXPECT_EQ(hold.aim, "4");
    EXPECT_EQ(reading_of(at(m05), dice("HM")).aim, "2");
    const auto stuck = Position::parse("3KMmhhm/4HKhm/5MH/6/6 b 1-0 --- turn x -", solo).value();
    EXPECT_EQ(reading_of(stuck, dice("HH")).aim, "0") << "H63";
    const auto placing = Position::parse("6/4HM1/4HM1/4HM1/6 b 0-0 --- place + -", solo).value();
    EXPECT_EQ(reading_of(placing, rolls_of(placing)[0]), RollReading{}) << "H60";
}

}  // namespace
}  // namespace tessera::himiki
