#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace tessera::record {

/// Nothing if all is well, else a sentence without its full stop that says what is wrong.
using Complaint = std::optional<std::string>;

/// What is allowed in a record, piece by piece in the order of the text, because some limits are about the whole.
/// Reader and writer both ask it, so what one accepts the other does too.
class Checker {
  public:
    [[nodiscard]] Complaint game(std::string_view id) const;
    [[nodiscard]] Complaint tag(std::string_view name, std::string_view value);
    [[nodiscard]] Complaint comment(std::string_view comment);
    [[nodiscard]] Complaint turn(const Turn& turn);
    [[nodiscard]] Complaint action(std::string_view word);
    [[nodiscard]] Complaint act(const Act& act);
    [[nodiscard]] Complaint judgements(const std::vector<Judgement>& judgements) const;
    [[nodiscard]] Complaint time(ClockTime time) const;
    [[nodiscard]] Complaint reason(std::string_view word) const;

  private:
    [[nodiscard]] Complaint add_content(std::string_view text);
    [[nodiscard]] Complaint add_entry();

    std::size_t tags_ = 0;
    std::size_t entries_ = 0;
    std::size_t comments_ = 0;
    std::size_t content_ = 0;
    std::uint32_t turn_number_ = 0;
};

/// What keeps a record from being written, if anything does.
[[nodiscard]] Complaint fault_of(const Record& record);

}  // namespace tessera::record
