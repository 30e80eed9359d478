#include "record/reader.hpp"

#include <string>
#include <variant>

#include <gtest/gtest.h>

namespace tessera::record {
namespace {

Record sound(std::string_view text) {
    auto record = read(text);
    EXPECT_TRUE(record) << to_text(record.error());
    return record.value_or(Record{});
}

const Action& action_at(const Record& record, std::size_t index) {
    return std::get<Action>(record.entries.at(index).step);
}

const Act& act_at(const Record& record, std::size_t index) {
    return std::get<Act>(record.entries.at(index).step);
}

TEST(RecordReader, TheShortestRecordIsAGameAndAResult) {
    EXPECT_EQ(sound("[Game \"pijersi\"]*"), Record{.game = "pijersi"});
}

TEST(RecordReader, MarksOfTheNotationBelongToTheAction) {
    const Record record = sound("[Game \"himiki\"] 1w. C4>BC3*H R-C3>BC2** 1b. B5@HM C-CJ:B2@m. end 1/2-1/2");
    const std::vector<std::string_view> expected = {"C4>BC3*H", "R-C3>BC2**", "B5@HM", "C-CJ:B2@m.", "end"};
    EXPECT_EQ(actions_of(record), expected);
    EXPECT_EQ(record.result, Result::draw);
}

TEST(RecordReader, ATurnNumberBelongsToTheActionThatBeginsTheTurn) {
    const Record record = sound("[Game \"x\"] 1w. a b 1b. c 2.d 2... e *");
    EXPECT_EQ(action_at(record, 0).turn, (Turn{1, "w"}));
    EXPECT_EQ(action_at(record, 1).turn, std::nullopt);
    EXPECT_EQ(action_at(record, 2).turn, (Turn{1, "b"}));
    EXPECT_EQ(action_at(record, 3), (Action{"d", Turn{2}}));
    EXPECT_EQ(action_at(record, 4), (Action{"e", Turn{2}}));
}

TEST(RecordReader, TurnNumbersMayBeLeftOut) {
    EXPECT_EQ(actions_of(sound("[Game \"x\"] a b c *")).size(), 3U);
}

TEST(RecordReader, TimesLeftAndSpentHaveMilliseconds) {
    const Record record = sound("[Game \"x\"] a @1:02:03.004 ~5.5 b ~90 @0:00 *");
    EXPECT_EQ(record.entries[0].left, ClockTime{3'723'004});
    EXPECT_EQ(record.entries[0].spent, ClockTime{5500});
    EXPECT_EQ(record.entries[1].left, ClockTime{});
    EXPECT_EQ(record.entries[1].spent, ClockTime{90'000});
}

TEST(RecordReader, JudgementsKeepTheirOrder) {
    const Record record = sound("[Game \"x\"] a $4 $255 $1 *");
    EXPECT_EQ(record.entries[0].judgements,
              (std::vector{Judgement::blunder, static_cast<Judgement>(255), Judgement::good}));
}

TEST(RecordReader, AnActIsNoAction) {
    const Record record =
        sound("[Game \"himiki-2v2\"] a ( point  P2\n they_spoke ) b (resignation P1b)(agreement) 0-1");
    EXPECT_EQ(actions_of(record).size(), 2U);
    EXPECT_EQ(act_at(record, 1), (Act{"point", Party{Side::second}, "they_spoke"}));
    EXPECT_EQ(act_at(record, 3), (Act{"resignation", Party{Side::first, Partner::b}}));
    EXPECT_EQ(act_at(record, 4), (Act{"agreement"}));
}

TEST(RecordReader, ATurnNumberWaitsForItsActionPastActsAndComments) {
    const Record record = sound("[Game \"x\"] a 2. (point P1) {well} b *");
    EXPECT_EQ(action_at(record, 2).turn, Turn{2});
    EXPECT_EQ(record.entries[1].comments, std::vector<std::string>{"well"});
}

TEST(RecordReader, ACommentBelongsToWhatItFollows) {
    const Record record = sound("{file}[Game \"x\"]{one}{two} 1. {three} a{four} @1:00 {}b {five}*");
    EXPECT_EQ(record.preface, (std::vector<std::string>{"file", "one", "two", "three"}));
    EXPECT_EQ(record.entries[0].comments, (std::vector<std::string>{"four", ""}));
    EXPECT_EQ(record.entries[0].left, ClockTime{60'000});
    EXPECT_EQ(record.entries[1].comments, (std::vector<std::string>{"five"}));
}

TEST(RecordReader, LinesOfACommentAreJoinedBySpacesAndEscapesAreKept) {
    const Record record = sound("[Game \"x\"] {\r\n  a\r\n\t b\\n\\sc \\} \\{ { \\\\ \\\" \\t  } *");
    EXPECT_EQ(record.preface, std::vector<std::string>{"a b\n c } { { \\ \" \t"});
}

TEST(RecordReader, UnknownTagsAreKeptInTheirOrder) {
    const Record record = sound("[Zeta \"1\"]\n[Game \"x\"]\n[ Alpha\t\"say \\\"hi\\\" \\\\ é\" ]\n[Empty \"\"]\n*");
    ASSERT_EQ(record.tags.size(), 3U);
    EXPECT_EQ(record.tags.begin()->name, "Zeta");
    EXPECT_EQ(record.tags.find("Alpha"), "say \"hi\" \\ é");
    EXPECT_EQ(record.tags.find("Empty"), "");
    EXPECT_EQ(record.tags.find("alpha"), std::nullopt);
}

TEST(RecordReader, ResultAndReasonAreRead) {
    const Record record = sound("[Game \"x\"][Result \"0-1\"][Reason \"no_legal_turn\"] a 0-1");
    EXPECT_EQ(record.result, Result::second_wins);
    EXPECT_EQ(record.reason, "no_legal_turn");
    EXPECT_EQ(record.tags.size(), 0U);
}

TEST(RecordReader, ARandomStartIsANameAndASeed) {
    EXPECT_EQ(setup_of(sound("[Game \"x\"][Setup \"half-random 18446744073709551615\"] *")),
              (record::Setup{"half-random", 18446744073709551615ULL}));
    EXPECT_EQ(setup_of(sound("[Game \"x\"][Setup \"classic\"] *")), record::Setup{"classic"});
    EXPECT_EQ(setup_of(sound("[Game \"x\"] *")), std::nullopt);
}

TEST(RecordReader, ACollectionMayBeEmpty) {
    EXPECT_EQ(read_all("")->size(), 0U);
    EXPECT_EQ(read_all("\xEF\xBB\xBF \r\n")->size(), 0U);
}

TEST(RecordReader, FilesPutTogetherAreACollection) {
    const std::string file = "\xEF\xBB\xBF[Game \"x\"]\n\n1. a *";
    const auto records = read_all(file + "\n" + file + "[Game \"y\"]*");
    ASSERT_TRUE(records) << to_text(records.error());
    ASSERT_EQ(records->size(), 3U);
    EXPECT_EQ(records->at(2).game, "y");
}

TEST(RecordReader, ARecordAtATimeComesUntilTheFirstFault) {
    Reader reader("[Game \"a\"]* [Game \"b\"] x 1-0 [Game \"c\"] $1 * [Game \"d\"] *");
    EXPECT_EQ(reader.next().value()->game, "a");
    EXPECT_EQ(reader.next().value()->result, Result::first_wins);
    EXPECT_FALSE(reader.next().value());
    EXPECT_FALSE(reader.next());
}

}  // namespace
}  // namespace tessera::record
