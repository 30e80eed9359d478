#include "record/tags.hpp"

#include <algorithm>

namespace tessera::record {

std::optional<std::string_view> Tags::find(std::string_view name) const {
    const auto found = std::ranges::find(tags_, name, &Tag::name);
    if (found == tags_.end()) return std::nullopt;
    return found->value;
}

void Tags::set(std::string_view name, std::string_view value) {
    const auto found = std::ranges::find(tags_, name, &Tag::name);
    if (found != tags_.end()) {
        found->value = value;
    } else {
        tags_.push_back({std::string(name), std::string(value)});
    }
}

void Tags::remove(std::string_view name) {
    std::erase_if(tags_, [name](const Tag& tag) { return tag.name == name; });
}

}  // namespace tessera::record
