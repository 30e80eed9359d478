#include "record/writer.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "record/limits.hpp"
#include "record/reader.hpp"

namespace tessera::record {
namespace {

TEST(RecordWriter, TheWholeFormIsWritten) {
    Record record{.game = "himiki-2v2"};
    record.tags.set("P1a", "Ada");
    record.tags.set(tag::setup, to_text(record::Setup{"deal", 7}));
    record.preface = {"Two \"teams\"."};
    record.entries = {
        {.step = Action{"E5>BD5", Turn{3, "wl"}},
         .judgements = {Judgement::interesting},
         .left = ClockTime{62'500},
         .spent = ClockTime{3'600'050},
         .comments = {"a }", ""}},
        {.step = Action{"R-D5>BC5*"}},
        {.step = Act{std::string(act::point), Party{Side::second}, "they_spoke"}},
        {.step = Act{std::string(act::time), Party{Side::first, Partner::a}}, .left = ClockTime{}},
    };
    record.result = Result::second_wins;
    record.reason = "time";
    EXPECT_EQ(write(record),
              "[Game \"himiki-2v2\"]\n"
              "[P1a \"Ada\"]\n"
              "[Setup \"deal 7\"]\n"
              "[Result \"0-1\"]\n"
              "[Reason \"time\"]\n"
              "\n"
              "{Two \"teams\".}\n"
              "3wl. E5>BD5 $5 @1:02.5 ~1:00:00.05 {a \\}} {} R-D5>BC5* (point P2 they_spoke)\n"
              "(time P1a) @0:00 0-1\n");
}

TEST(RecordWriter, ATurnNumberStaysWithItsAction) {
    Record record{.game = "x"};
    for (std::uint32_t n = 1; n <= 30; ++n) record.entries.push_back({.step = Action{"a4-b5=c4", Turn{n, "w"}}});
    const std::string text = write(record).value();
    EXPECT_FALSE(text.contains(".\n")) << text;
}

TEST(RecordWriter, CommentsAreWrappedByCharactersNotBytes) {
    Record record{.game = "x"};
    std::string comment;
    for (int i = 0; i < 20; ++i) comment += "ééééééé ";
    comment.pop_back();
    record.preface = {comment};
    const std::string text = write(record).value();
    EXPECT_TRUE(text.contains("\n{ééééééé ééééééé ééééééé ééééééé ééééééé ééééééé ééééééé ééééééé ééééééé ééééééé\n"))
        << text;
    EXPECT_EQ(read(text), record);
}

TEST(RecordWriter, ReadTextComesOutCanonical) {
    const auto record = read("[Result \"*\"][P1 \"A\"]\r\n[Game \"x\"]{ b\r\n c }1...a{d}$1 ~00:01.50 (  agreement )*");
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(write(*record), "[Game \"x\"]\n[P1 \"A\"]\n[Result \"*\"]\n\n{b c}\n1. a $1 ~0:01.5 {d} (agreement) *\n");
}

TEST(RecordWriter, AFullRecordCanBeWrittenAndRead) {
    Record record{.game = "x", .result = Result::draw};
    record.tags.set("T", std::string(limits::content / 2, '"'));
    record.preface.assign(limits::comments - 1, "");
    record.preface.emplace_back(limits::content / 2, '\n');
    record.entries.assign(limits::entries, {.step = Action{std::string(limits::action, 'a'), Turn{999'999, "wlwl"}},
                                            .judgements = std::vector(limits::judgements, Judgement{255}),
                                            .left = limits::time,
                                            .spent = limits::time});
    const auto text = write(record);
    ASSERT_TRUE(text) << text.error();
    const auto again = read(*text);
    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_TRUE(*again == record);
}

TEST(RecordWriter, WhatNoTextCouldHoldIsRefusedWithASentence) {
    const auto with_tag = [](std::string_view name, std::string_view value) {
        Record record{.game = "x"};
        record.tags.set(name, value);
        return record;
    };
    const auto with_entry = [](Entry entry) { return Record{.game = "x", .entries = {std::move(entry)}}; };
    const std::vector<std::pair<Record, std::string>> cases = {
        {Record{}, "'' is no game id; it takes 1 to 32 small letters, digits and hyphens"},
        {with_tag("Result", "1-0"), "tag Result belongs to the record itself"},
        {with_tag("P 1", ""), "'P 1' is no tag name; it takes a letter, then letters, digits or '_', 64 at most"},
        {with_tag("P1", "Zo\xEB"), "'Zo?' is not UTF-8"},
        {with_tag("P1", "a\rb"), "'a?b' holds a control character"},
        {Record{.game = "x", .preface = {"\x1b[2J"}}, "'?[2J' holds a control character"},
        {Record{.game = "x", .reason = ""}, "'' is no reason; it takes 1 to 32 small letters and '_'"},
        {with_entry({.step = Action{}}), "an action has no text"},
        {with_entry({.step = Action{"a b"}}), "the action 'a b' holds a space, a bracket or what is no text"},
        {with_entry({.step = Action{"\xEB"}}), "the action '?' holds a space, a bracket or what is no text"},
        {with_entry({.step = Action{"*"}}),
         "'*' is no action: it looks like a number, a result, a time or a judgement"},
        {with_entry({.step = Action{"@1"}}),
         "'@1' is no action: it looks like a number, a result, a time or a judgement"},
        {with_entry({.step = Action{"3.a"}}),
         "'3.a' is no action: it looks like a number, a result, a time or a judgement"},
        {with_entry({.step = Action{"a", Turn{0}}}), "a turn's number goes from 1 to 999999"},
        {with_entry({.step = Action{"a", Turn{1, "W"}}}), "'W' is no side of a turn; it takes at most 4 small letters"},
        {with_entry({.step = Act{"point", {}, "P1"}}),
         "'(point P1)' is no act; write (word), (word P1) or (word P1 detail) in small letters and '_'"},
        {with_entry({.step = Action{"a"}, .judgements = {Judgement{0}}}), "a judgement goes from $1 to $255"},
        {with_entry({.step = Action{"a"}, .spent = ClockTime{limits::time.milliseconds + 1}}),
         "a time goes from 0:00 to 9999:59:59.999"},
        {with_entry({.step = Action{"a"}, .comments = {std::string(1, '\0')}}), "'?' holds a control character"},
    };
    for (const auto& [record, sentence] : cases) {
        const auto text = write(record);
        ASSERT_FALSE(text) << *text;
        EXPECT_EQ(text.error(), sentence);
        EXPECT_EQ(write_all(std::vector{Record{.game = "x"}, record}).error(), sentence);
    }
}

}  // namespace
}  // namespace tessera::record
