#include "core/faults.hpp"

namespace tessera {

void Faults::add(Found found) {
    const std::string_view rule = found.rule.empty() ? found.row.rules : found.rule;
    ParseError error = refused(found.row, std::move(found.arguments), rule);
    // The text is at fault, not an action: who reads the sentence in a terminal wants to know where.
    error.fault = Fault::malformed;
    error.at = found.at;
    list_.push_back({.error = std::move(error), .cell = std::move(found.cell), .field = std::string(found.field)});
}

unsigned Faults::read_number(const Field& field, unsigned most, std::string_view key) {
    if (const auto number = parse_number(field.text, most)) return static_cast<unsigned>(*number);
    add({.row = number_out_of_range,
         .at = field.at,
         .arguments = {quoted(field.text), "0", std::to_string(most)},
         .field = key});
    return 0;
}

}  // namespace tessera
