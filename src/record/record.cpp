#include "record/record.hpp"

namespace tessera::record {

std::vector<std::string_view> actions_of(const Record& record) {
    std::vector<std::string_view> actions;
    for (const Entry& entry : record.entries) {
        if (const auto* action = std::get_if<Action>(&entry.step)) actions.push_back(action->text);
    }
    return actions;
}

std::string to_text(const Act& act) {
    std::string text = "(" + act.word;
    if (act.party) text += " " + to_text(*act.party);
    if (act.detail) text += " " + *act.detail;
    return text + ")";
}

std::optional<Setup> setup_of(const Record& record) {
    const auto value = record.tags.find(tag::setup);
    return value ? parse_setup(*value) : std::nullopt;
}

}  // namespace tessera::record
