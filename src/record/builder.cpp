#include "record/builder.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/clock_time.hpp"

namespace tessera::record {
namespace {

Complaint twice(std::string_view name) {
    return fmt::format("tag {} is given twice", name);
}

/// The words in the brackets of an act, nothing if they cannot be one.
std::optional<Act> parse_act(std::string_view inside) {
    const std::vector<Field> parts = words(inside);
    if (parts.empty() || parts.size() > 3) return std::nullopt;
    Act act{.word = std::string(parts[0].text)};
    std::size_t next = 1;
    if (parts.size() > next) {
        act.party = parse_party(parts[next].text);
        if (act.party) ++next;
    }
    if (parts.size() > next) act.detail = std::string(parts[next++].text);
    if (parts.size() > next) return std::nullopt;
    return act;
}

}  // namespace

Complaint Builder::take(const Token& token) {
    if (token.kind == Token::Kind::tag) return take_tag(token.name, token.text);
    if (token.kind == Token::Kind::comment) return take_comment(token.text);
    if (record_.game.empty()) return "a record begins with its game, as in [Game \"pijersi\"]";
    switch (token.kind) {
        case Token::Kind::act:
            return take_act(token.text);
        case Token::Kind::word:
            return take_word(token.text);
        default:
            return "the record ends without its result: 1-0, 0-1, 1/2-1/2 or *";
    }
}

Complaint Builder::take_tag(std::string_view name, std::string_view value) {
    if (!record_.entries.empty() || pending_) {
        return "a tag stands among the actions; the record before it must end with 1-0, 0-1, 1/2-1/2 or *";
    }
    if (name == tag::game) {
        if (!record_.game.empty()) return twice(name);
        record_.game = value;
        return checker_.game(value);
    }
    if (name == tag::result) {
        if (stated_) return twice(name);
        stated_ = parse_result(value);
        if (!stated_) return fmt::format("{} is no result; write 1-0, 0-1, 1/2-1/2 or *", quoted(value));
        return std::nullopt;
    }
    if (name == tag::reason) {
        if (record_.reason) return twice(name);
        record_.reason = value;
        return checker_.reason(value);
    }
    if (auto complaint = checker_.tag(name, value)) return complaint;
    if (record_.tags.find(name)) return twice(name);
    record_.tags.set(name, value);
    return std::nullopt;
}

Complaint Builder::take_comment(std::string_view comment) {
    auto& comments = record_.entries.empty() ? record_.preface : record_.entries.back().comments;
    comments.emplace_back(comment);
    return checker_.comment(comment);
}

Complaint Builder::take_act(std::string_view inside) {
    auto act = parse_act(inside);
    if (!act) return fmt::format("({}) is no act; write (word), (word P1) or (word P1 detail)", quoted(inside));
    if (auto complaint = checker_.act(*act)) return complaint;
    record_.entries.push_back({.step = std::move(*act)});
    return std::nullopt;
}

Complaint Builder::take_word(std::string_view word) {
    if (const auto result = parse_result(word)) return take_result(*result);
    if (std::string_view("$@~").contains(word[0])) return take_note(word);
    if (const auto prefix = turn_prefix(word)) {
        if (auto complaint = take_turn(prefix->turn)) return complaint;
        word.remove_prefix(prefix->length);  // `1.a1b1` is as good as `1. a1b1`
        if (word.empty()) return std::nullopt;
    }
    if (auto complaint = checker_.action(word)) return complaint;
    record_.entries.push_back({.step = Action{std::string(word), std::exchange(pending_, std::nullopt)}});
    return std::nullopt;
}

Complaint Builder::take_turn(const Turn& turn) {
    if (pending_) return fmt::format("turn {} has no action", to_text(*pending_));
    pending_ = turn;
    return checker_.turn(turn);
}

Complaint Builder::take_note(std::string_view word) {
    if (record_.entries.empty() || pending_) {
        return fmt::format("{} stands before an action; it belongs after one", quoted(word));
    }
    Entry& entry = record_.entries.back();
    return word[0] == '$' ? take_judgement(entry, word) : take_time(entry, word);
}

Complaint Builder::take_judgement(Entry& entry, std::string_view word) {
    const auto number = parse_number(word.substr(1), 255);
    if (!number) return fmt::format("{} is no judgement; write $1 to $255", quoted(word));
    entry.judgements.push_back(static_cast<Judgement>(*number));
    return checker_.judgements(entry.judgements);
}

Complaint Builder::take_time(Entry& entry, std::string_view word) {
    const auto time = parse_time(word.substr(1));
    if (!time) return fmt::format("{} is no time; write it as 4:57.25 or 1:04:57 after the {}", quoted(word), word[0]);
    auto& slot = word[0] == '@' ? entry.left : entry.spent;
    if (slot) return fmt::format("{} is a second time of the same kind for one action", quoted(word));
    slot = *time;
    return std::nullopt;
}

Complaint Builder::take_result(Result result) {
    if (pending_) return fmt::format("turn {} has no action", to_text(*pending_));
    if (stated_ && *stated_ != result) {
        return fmt::format("the record ends with {}, but its Result tag says {}", to_text(result), to_text(*stated_));
    }
    record_.result = result;
    complete_ = true;
    return std::nullopt;
}

}  // namespace tessera::record
