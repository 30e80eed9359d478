#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "record/checker.hpp"
#include "record/record.hpp"
#include "record/scanner.hpp"

namespace tessera::record {

/// Makes a record of its tokens: knows which may follow which.
class Builder {
  public:
    /// A complaint is about this token; the builder is of no use after one.
    [[nodiscard]] Complaint take(const Token& token);

    /// The result has been read: the record ends here.
    [[nodiscard]] bool is_complete() const { return complete_; }
    [[nodiscard]] Record record() && { return std::move(record_); }

  private:
    [[nodiscard]] Complaint take_tag(std::string_view name, std::string_view value);
    [[nodiscard]] Complaint take_comment(std::string_view comment);
    [[nodiscard]] Complaint take_act(std::string_view inside);
    [[nodiscard]] Complaint take_word(std::string_view word);
    [[nodiscard]] Complaint take_turn(const Turn& turn);
    [[nodiscard]] Complaint take_note(std::string_view word);
    [[nodiscard]] Complaint take_judgement(Entry& entry, std::string_view word);
    [[nodiscard]] Complaint take_time(Entry& entry, std::string_view word);
    [[nodiscard]] Complaint take_result(Result result);

    Record record_;
    Checker checker_;
    std::optional<Result> stated_;  ///< by the `Result` tag
    std::optional<Turn> pending_;   ///< read, its first action not yet
    bool complete_ = false;
};

}  // namespace tessera::record
