#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/text.hpp"

namespace tessera::solver {

using Json = nlohmann::ordered_json;

/// Reads members of one object and remembers the first fault.
class Members {
  public:
    Members(const Json& json, std::string where) : json_(json), where_(std::move(where)) {
        if (!json.is_object()) fail("is no object");
    }

    std::string text(const char* name) {
        const Json* found = member(name);
        if (found == nullptr) return {};
        if (!found->is_string()) {
            fail(fmt::format("has a '{}' that is no text", name));
            return {};
        }
        return found->get<std::string>();
    }

    std::string optional_text(const char* name) { return json_.is_object() && json_.contains(name) ? text(name) : ""; }

    /// A member that is there only if it is true.
    bool flag(const char* name) {
        if (!json_.is_object() || !json_.contains(name)) return false;
        if (json_[name] != true) fail(fmt::format("has a '{}' that is not true; leave it out", name));
        return true;
    }

    unsigned number(const char* name) {
        const Json* found = member(name);
        if (found == nullptr) return 0;
        if (!found->is_number_unsigned() || found->get<std::uint64_t>() > greatest_number_) {
            fail(fmt::format("has a '{}' that is no number from 0 to {}", name, greatest_number_));
            return 0;
        }
        return found->get<unsigned>();
    }

    const Json& list(const char* name) {
        static const Json none = Json::array();
        const Json* found = member(name);
        if (found == nullptr) return none;
        if (found->is_array()) return *found;
        fail(fmt::format("has a '{}' that is no list", name));
        return none;
    }

    const Json& object(const char* name) {
        static const Json none = Json::object();
        const Json* found = member(name);
        return found == nullptr ? none : *found;
    }

    /// Every member must be one of these.
    void allow_only(std::initializer_list<std::string_view> names) {
        if (!json_.is_object()) return;
        for (const auto& [name, value] : json_.items()) {
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                fail(fmt::format("has a member {} that packs do not have", tessera::quoted(name)));
            }
        }
    }

    void fail(const std::string& what) {
        if (!fault_) fault_ = fmt::format("{} {}", where_, what);
    }
    [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }
    [[nodiscard]] const std::string& where() const { return where_; }

  private:
    static constexpr std::uint64_t greatest_number_ = 1'000'000;

    const Json* member(const char* name) {
        if (!json_.is_object()) return nullptr;
        const auto found = json_.find(name);
        if (found != json_.end()) return &*found;
        fail(fmt::format("has no '{}'", name));
        return nullptr;
    }

    const Json& json_;
    std::string where_;
    std::optional<std::string> fault_;
};

}  // namespace tessera::solver
