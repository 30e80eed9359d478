#include "record/checker.hpp"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/clock_time.hpp"
#include "record/limits.hpp"
#include "record/utf8.hpp"

namespace tessera::record {
namespace {

bool is_plain_word(std::string_view word) {
    const auto fits = [](char c) { return is_lower(c) || c == '_'; };
    return !word.empty() && word.size() <= limits::plain_word && std::ranges::all_of(word, fits);
}

bool is_tag_name(std::string_view name) {
    const auto is_letter = [](char c) { return is_lower(c) || is_upper(c); };
    const auto fits = [&](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
    return !name.empty() && name.size() <= limits::tag_name && is_letter(name[0]) && std::ranges::all_of(name, fits);
}

}  // namespace

Complaint Checker::game(std::string_view id) const {
    const auto fits = [](char c) { return is_lower(c) || is_digit(c) || c == '-'; };
    if (!id.empty() && id.size() <= limits::game_id && std::ranges::all_of(id, fits)) return std::nullopt;
    return fmt::format("{} is no game id; it takes 1 to {} small letters, digits and hyphens", quoted(id),
                       limits::game_id);
}

Complaint Checker::tag(std::string_view name, std::string_view value) {
    if (!is_tag_name(name)) {
        return fmt::format("{} is no tag name; it takes a letter, then letters, digits or '_', {} at most",
                           quoted(name), limits::tag_name);
    }
    if (name == tag::game || name == tag::result || name == tag::reason) {
        return fmt::format("tag {} belongs to the record itself", name);
    }
    if (name == tag::setup && !parse_setup(value)) {
        return fmt::format("{} is no setup; it takes a name and perhaps a seed, as in 'half-random 42'", quoted(value));
    }
    if (++tags_ > limits::tags) return fmt::format("a record has at most {} tags", limits::tags);
    return add_content(value);
}

Complaint Checker::comment(std::string_view comment) {
    if (++comments_ > limits::comments) return fmt::format("a record has at most {} comments", limits::comments);
    return add_content(comment);
}

Complaint Checker::turn(const Turn& turn) {
    if (turn.number == 0 || turn.number > limits::turn_number) {
        return fmt::format("a turn's number goes from 1 to {}", limits::turn_number);
    }
    if (turn.side.size() > limits::turn_side || !std::ranges::all_of(turn.side, is_lower)) {
        return fmt::format("{} is no side of a turn; it takes at most {} small letters", quoted(turn.side),
                           limits::turn_side);
    }
    if (turn.number < turn_number_) {
        return fmt::format("turn {} stands after turn {}", turn.number, turn_number_);
    }
    turn_number_ = turn.number;
    return std::nullopt;
}

Complaint Checker::action(std::string_view word) {
    if (word.empty()) return "an action has no text";
    if (word.size() > limits::action) {
        return fmt::format("the action {} is longer than {} bytes", quoted(word), limits::action);
    }
    const auto is_bad = [](char c) { return is_blank(c) || is_control(c) || std::string_view("{}()[]").contains(c); };
    if (std::ranges::any_of(word, is_bad) || first_non_utf8(word) != word.size()) {
        return fmt::format("the action {} holds a space, a bracket or what is no text", quoted(word));
    }
    if (std::string_view("$@~").contains(word[0]) || std::ranges::all_of(word, is_digit) || parse_result(word) ||
        turn_prefix(word)) {
        return fmt::format("{} is no action: it looks like a number, a result, a time or a judgement", quoted(word));
    }
    return add_entry();
}

Complaint Checker::act(const Act& act) {
    if (!is_plain_word(act.word) || (act.detail && !is_plain_word(*act.detail))) {
        return fmt::format("{} is no act; write (word), (word P1) or (word P1 detail) in small letters and '_'",
                           quoted(to_text(act)));
    }
    return add_entry();
}

Complaint Checker::judgements(const std::vector<Judgement>& judgements) const {
    if (judgements.size() > limits::judgements) {
        return fmt::format("an entry has at most {} judgements", limits::judgements);
    }
    if (std::ranges::find(judgements, Judgement{}) != judgements.end()) return "a judgement goes from $1 to $255";
    return std::nullopt;
}

Complaint Checker::time(ClockTime time) const {
    if (time <= limits::time) return std::nullopt;
    return fmt::format("a time goes from 0:00 to {}", to_text(limits::time));
}

Complaint Checker::reason(std::string_view word) const {
    if (is_plain_word(word)) return std::nullopt;
    return fmt::format("{} is no reason; it takes 1 to {} small letters and '_'", quoted(word), limits::plain_word);
}

Complaint Checker::add_content(std::string_view text) {
    const auto is_bad = [](char c) { return is_control(c) && c != '\n' && c != '\t'; };
    if (std::ranges::any_of(text, is_bad)) return fmt::format("{} holds a control character", quoted(text));
    if (first_non_utf8(text) != text.size()) return fmt::format("{} is not UTF-8", quoted(text));
    content_ += text.size();
    if (content_ <= limits::content) return std::nullopt;
    return fmt::format("tag values and comments of a record hold at most {} bytes together", limits::content);
}

Complaint Checker::add_entry() {
    if (++entries_ <= limits::entries) return std::nullopt;
    return fmt::format("a record has at most {} actions and acts", limits::entries);
}

namespace {

Complaint fault_of_entry(Checker& checker, const Entry& entry) {
    if (const auto* action = std::get_if<Action>(&entry.step)) {
        if (action->turn) {
            if (auto fault = checker.turn(*action->turn)) return fault;
        }
        if (auto fault = checker.action(action->text)) return fault;
    } else if (auto fault = checker.act(std::get<Act>(entry.step))) {
        return fault;
    }
    if (auto fault = checker.judgements(entry.judgements)) return fault;
    for (const auto& time : {entry.left, entry.spent}) {
        if (!time) continue;
        if (auto fault = checker.time(*time)) return fault;
    }
    for (const std::string& comment : entry.comments) {
        if (auto fault = checker.comment(comment)) return fault;
    }
    return std::nullopt;
}

}  // namespace

Complaint fault_of(const Record& record) {
    Checker checker;
    if (auto fault = checker.game(record.game)) return fault;
    for (const Tag& tag : record.tags) {
        if (auto fault = checker.tag(tag.name, tag.value)) return fault;
    }
    if (record.reason) {
        if (auto fault = checker.reason(*record.reason)) return fault;
    }
    for (const std::string& comment : record.preface) {
        if (auto fault = checker.comment(comment)) return fault;
    }
    for (const Entry& entry : record.entries) {
        if (auto fault = fault_of_entry(checker, entry)) return fault;
    }
    return std::nullopt;
}

}  // namespace tessera::record
