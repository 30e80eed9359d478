#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "record/limits.hpp"
#include "record/reader.hpp"

namespace tessera::record {
namespace {

/// The sentence with its place, as a person sees it.
std::string refusal(std::string_view text) {
    const auto record = read(text);
    return record ? "accepted" : record.error().what;
}

const std::string head = "[Game \"x\"]\n";

std::string repeated(std::string_view piece, std::size_t times) {
    std::string text;
    for (; times > 0; --times) text += piece;
    return text;
}

TEST(RecordError, TheSentenceNamesLineAndColumnInCharacters) {
    const auto record = read("\xEF\xBB\xBF[Game \"x\"]\r\n\r\n{é►} a $0 *");
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().fault, Fault::malformed);
    EXPECT_EQ(record.error().at, 27U);
    EXPECT_EQ(to_text(record.error()), "line 3, column 8: a judgement goes from $1 to $255 (at character 28)");
}

TEST(RecordError, AByteOrderMarkIsNoColumn) {
    EXPECT_EQ(refusal("\xEF\xBB\xBF a"), "line 1, column 2: a record begins with its game, as in [Game \"pijersi\"]");
}

TEST(RecordError, AnEmptyTextIsNoRecord) {
    EXPECT_EQ(refusal(" \n"), "line 2, column 1: the text is empty; a record was expected");
}

TEST(RecordError, OneRecordMeansOne) {
    EXPECT_EQ(refusal(head + "* " + head + "*"),
              "line 2, column 3: there is more after the result; only one record was expected");
}

TEST(RecordError, TheGameMustBeNamed) {
    const std::string expected = "a record begins with its game, as in [Game \"pijersi\"]";
    EXPECT_EQ(refusal("[P1 \"Ada\"]\na *"), "line 2, column 1: " + expected);
    EXPECT_EQ(refusal("*"), "line 1, column 1: " + expected);
    EXPECT_EQ(refusal("{a comment}"), "line 1, column 12: " + expected);
}

TEST(RecordError, ARecordCutOffIsRefused) {
    EXPECT_EQ(refusal(head + "a b"), "line 2, column 4: the record ends without its result: 1-0, 0-1, 1/2-1/2 or *");
}

TEST(RecordError, TagsHaveOneForm) {
    const std::string form = "a tag is written [Name \"value\"]";
    for (const std::string_view text :
         {"[", "[Game", "[Game]", "[\"x\"]", "[Game x]", "[Game \"x\"", "[Game \"x\" y]"}) {
        EXPECT_EQ(refusal(text), "line 1, column 1: " + form) << text;
    }
    for (const std::string_view text :
         {"[Game \"x", "[Game \"x\n\"]", "[Game \"x\r\"]", "[Game \"x\\\"]", "[Game \"x\\"}) {
        EXPECT_EQ(refusal(text), "line 1, column 1: the value of tag 'Game' has no closing quote on its line") << text;
    }
}

TEST(RecordError, WhatIsWrongWithATagIsSaid) {
    const std::vector<std::pair<std::string_view, std::string_view>> cases = {
        {"[Game \"\"]", "'' is no game id; it takes 1 to 32 small letters, digits and hyphens"},
        {"[Game \"Pijersi!\"]", "'Pijersi!' is no game id; it takes 1 to 32 small letters, digits and hyphens"},
        {"[1P \"x\"]", "'1P' is no tag name; it takes a letter, then letters, digits or '_', 64 at most"},
        {"[Result \"2-0\"]", "'2-0' is no result; write 1-0, 0-1, 1/2-1/2 or *"},
        {"[Reason \"Mate\"]", "'Mate' is no reason; it takes 1 to 32 small letters and '_'"},
        {"[Setup \"random x\"]", "'random x' is no setup; it takes a name and perhaps a seed, as in 'half-random 42'"},
    };
    for (const auto& [text, sentence] : cases) EXPECT_EQ(refusal(text), "line 1, column 1: " + std::string(sentence));
}

TEST(RecordError, ATagIsGivenOnce) {
    for (const std::string tag : {"Game \"x\"", "Result \"*\"", "Reason \"time\"", "Event \"\""}) {
        const std::string name = tag.substr(0, tag.find(' '));
        EXPECT_EQ(refusal("[" + tag + "]\n[" + tag + "]"), "line 2, column 1: tag " + name + " is given twice");
    }
}

TEST(RecordError, TagsComeBeforeTheActions) {
    const std::string expected =
        "a tag stands among the actions; the record before it must end with 1-0, 0-1, 1/2-1/2 or *";
    EXPECT_EQ(refusal(head + "a\n[Game \"y\"]*"), "line 3, column 1: " + expected);
    EXPECT_EQ(refusal(head + "1.[Game \"y\"]*"), "line 2, column 3: " + expected);
}

TEST(RecordError, BracketsMustClose) {
    EXPECT_EQ(refusal(head + "a {b \\} c"), "line 2, column 3: the comment that begins here is never closed by '}'");
    EXPECT_EQ(refusal(head + "a (b c"), "line 2, column 3: the act that begins here is never closed by ')'");
}

TEST(RecordError, OnlyKnownEscapesAreAllowed) {
    EXPECT_EQ(refusal(head + "{c:\\games}"), "line 2, column 4: '\\g' is no escape; write \\\\ for a backslash");
    EXPECT_EQ(refusal("[Site \"c:\\x\"]"), "line 1, column 10: '\\x' is no escape; write \\\\ for a backslash");
}

TEST(RecordError, CharactersMustBeText) {
    using std::string_literals::operator""s;
    EXPECT_EQ(refusal(head + "{ab\x07}"), "line 2, column 4: a record may not hold the control character 0x07");
    EXPECT_EQ(refusal(head + "a\0b"s), "line 2, column 2: a record may not hold the control character 0x00");
    EXPECT_EQ(refusal(head + "a\x7f"), "line 2, column 2: a record may not hold the control character 0x7F");
    for (const std::string_view bad :
         {"\xE9t\xE9", "\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x96", "\x80"}) {
        EXPECT_TRUE(refusal(head + "{" + std::string(bad) + "}").contains(" is not UTF-8; save the text as UTF-8"));
    }
    EXPECT_EQ(refusal("[P1 \"Zo\xEB\"]"), "line 1, column 8: the byte 0xEB is not UTF-8; save the text as UTF-8");
}

TEST(RecordError, WhatIsWrongAmongTheActionsIsSaid) {
    const std::string acts = "write (word), (word P1) or (word P1 detail)";
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"()", "('') is no act; " + acts},
        {"(a b c)", "('a b c') is no act; " + acts},
        {"(a P1 b c)", "('a P1 b c') is no act; " + acts},
        {"(Point P3)", "'(Point P3)' is no act; " + acts + " in small letters and '_'"},
        {"$1", "'$1' stands before an action; it belongs after one"},
        {"@1:00", "'@1:00' stands before an action; it belongs after one"},
        {
            "1.",
            "turn 1. has no action",
        },
        {"0.", "a turn's number goes from 1 to 999999"},
        {"01.", "a turn's number goes from 1 to 999999"},
        {"1000000.", "a turn's number goes from 1 to 999999"},
        {"1white.", "'white' is no side of a turn; it takes at most 4 small letters"},
        {"12", "'12' is no action: it looks like a number, a result, a time or a judgement"},
        {"1.2.", "'2.' is no action: it looks like a number, a result, a time or a judgement"},
        {"1.1-0", "'1-0' is no action: it looks like a number, a result, a time or a judgement"},
        {"a}", "the action 'a}' holds a space, a bracket or what is no text"},
    };
    for (const auto& [text, sentence] : cases) {
        const std::string shown = refusal(head + text + "\n*");
        EXPECT_EQ(shown.substr(shown.find(": ") + 2), sentence);
        EXPECT_TRUE(shown.starts_with(text == "1." ? "line 3, column 1" : "line 2, column 1")) << shown;
    }
}

TEST(RecordError, WhatIsWrongAfterAnActionIsSaid) {
    const std::vector<std::pair<std::string_view, std::string_view>> cases = {
        {"$", "'$' is no judgement; write $1 to $255"},
        {"$256", "'$256' is no judgement; write $1 to $255"},
        {"$0", "a judgement goes from $1 to $255"},
        {"@", "'@' is no time; write it as 4:57.25 or 1:04:57 after the @"},
        {"~1:2", "'~1:2' is no time; write it as 4:57.25 or 1:04:57 after the ~"},
        {"@10000:00:00", "'@10000:00:00' is no time; write it as 4:57.25 or 1:04:57 after the @"},
    };
    for (const auto& [text, sentence] : cases) {
        EXPECT_EQ(refusal(head + "a " + std::string(text) + " *"), "line 2, column 3: " + std::string(sentence));
    }
    EXPECT_EQ(refusal(head + "a @1:00 @1:00 *"),
              "line 2, column 9: '@1:00' is a second time of the same kind for one action");
    EXPECT_EQ(refusal(head + "a 2. $1 b *"), "line 2, column 6: '$1' stands before an action; it belongs after one");
}

TEST(RecordError, TurnsDoNotGoBackAndAreNotEmpty) {
    EXPECT_EQ(refusal(head + "5. a 4. b *"), "line 2, column 6: turn 4 stands after turn 5");
    EXPECT_EQ(refusal(head + "1w. 1b. a *"), "line 2, column 5: turn 1w. has no action");
}

TEST(RecordError, TheTwoPlacesOfTheResultMustAgree) {
    EXPECT_EQ(refusal("[Game \"x\"]\n[Result \"1-0\"]\na 1/2-1/2"),
              "line 3, column 3: the record ends with 1/2-1/2, but its Result tag says 1-0");
}

TEST(RecordError, TooMuchOfAnythingIsRefused) {
    const auto expect = [](const std::string& text, std::string_view sentence) {
        EXPECT_TRUE(refusal(text).ends_with(sentence)) << refusal(text);
    };
    std::string tags = head;
    for (std::size_t i = 0; i <= limits::tags; ++i) tags += "[T" + std::to_string(i) + " \"\"]\n";
    expect(tags + "*", "line 258, column 1: a record has at most 256 tags");
    expect(head + repeated("a ", limits::entries + 1), "a record has at most 10000 actions and acts");
    expect(head + repeated("(a)", limits::entries + 1), "a record has at most 10000 actions and acts");
    expect(head + repeated("{}", limits::comments + 1), "a record has at most 10000 comments");
    expect(head + "a" + repeated(" $1", limits::judgements + 1), "an entry has at most 8 judgements");
    expect(head + "{" + std::string(limits::content + 1, 'x') + "}*",
           "tag values and comments of a record hold at most 1048576 bytes together");
    expect("[Site \"" + std::string(limits::content, 'x') + "\"]" + head + "{x}*",
           "line 2, column 1: tag values and comments of a record hold at most 1048576 bytes together");
    expect(head + std::string(limits::action + 1, 'a') + " *",
           "the action '" + std::string(40, 'a') + "...' is longer than 128 bytes");
    expect(head + std::string(limits::record_text, ' ') + "*", "a record has at most 8388608 bytes");
}

TEST(RecordError, ACollectionHasItsOwnLimits) {
    const auto refusal_of_all = [](const std::string& text) { return read_all(text).error().what; };
    EXPECT_TRUE(refusal_of_all(std::string(limits::collection_text + 1, ' '))
                    .ends_with("a collection has at most 16777216 bytes"));
    EXPECT_EQ(refusal_of_all(repeated("[Game \"x\"]*\n", limits::collection_records + 1)),
              "line 100001, column 1: a collection has at most 100000 records");
    EXPECT_EQ(refusal_of_all(repeated("[Game \"x\"]" + repeated("a ", limits::entries) + "*\n", 101)),
              "line 101, column 1: a collection has at most 1000000 actions and acts");
    EXPECT_EQ(refusal_of_all("[Game \"x\"]*\n[Game \"x\"]$ *"),
              "line 2, column 11: '$' stands before an action; it belongs after one");
}

}  // namespace
}  // namespace tessera::record
