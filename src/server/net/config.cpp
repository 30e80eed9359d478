#include "server/net/config.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <toml++/toml.h>

#include <fmt/format.h>

namespace tessera::server {

namespace {

using Fault = std::optional<std::string>;

std::string environment_name(std::string_view option) {
    std::string name = "TESSERA_";
    for (const char letter : option) {
        name += letter == '-' ? '_' : static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
    }
    return name;
}

std::expected<std::string, std::string> content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file) return std::unexpected(fmt::format("'{}' cannot be read", path));
    while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
    return text;
}

/// A value of the file as text, as it would be written in a flag. An array's items have commas between.
std::optional<std::string> text_of(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
    if (const auto* number = node.as_floating_point()) return fmt::format("{}", number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    if (const auto* array = node.as_array()) {
        std::string all;
        for (const auto& item : *array) {
            const auto* text = item.as_string();
            if (text == nullptr) return {};
            all += (all.empty() ? "" : ",") + text->get();
        }
        return all;
    }
    return {};
}

const ConfigOption* option_named(std::string_view name) {
    for (const auto& option : config_options()) {
        if (option.name == name) return &option;
        if (option.is_secret && name.ends_with("-file") && name.substr(0, name.size() - 5) == option.name) {
            return &option;
        }
    }
    return nullptr;
}

std::expected<Settings, std::string> read_file(const std::string& path) {
    const auto text = content_of(path);
    if (!text) return std::unexpected(text.error());
    Settings settings;
    try {
        for (const auto& [key, node] : toml::parse(*text, path)) {
            std::string name{key.str()};
            std::ranges::replace(name, '_', '-');
            const auto line = node.source().begin.line;
            if (option_named(name) == nullptr) {
                return std::unexpected(fmt::format("{}, line {}: there is no option '{}'", path, line, key.str()));
            }
            const auto value = text_of(node);
            if (!value) {
                return std::unexpected(
                    fmt::format("{}, line {}: '{}' wants a text, a number, true or false", path, line, key.str()));
            }
            settings[name] = *value;
        }
    } catch (const toml::parse_error& error) {
        return std::unexpected(fmt::format("{}, line {}: {}", path, error.source().begin.line, error.description()));
    }
    return settings;
}

/// One place where values come from, and how it names them to people.
struct Source {
    std::function<std::optional<std::string>(const std::string& option)> value;
    std::function<std::string(const std::string& option)> label;
};

/// The value of the first source that has one, be it itself or the file that contains it.
Fault set_option(Config& config, const ConfigOption& option, const std::vector<Source>& sources) {
    const std::string name{option.name};
    for (const auto& source : sources) {
        if (const auto value = source.value(name)) {
            if (const auto fault = option.set(config, *value)) {
                return fmt::format("{}: {}", source.label(name), *fault);
            }
            return {};
        }
        if (!option.is_secret) continue;
        if (const auto path = source.value(name + "-file")) {
            const auto label = source.label(name + "-file");
            const auto value = content_of(*path);
            if (!value) return fmt::format("{}: {}", label, value.error());
            if (const auto fault = option.set(config, *value)) return fmt::format("{}: {}", label, *fault);
            return {};
        }
    }
    return {};
}

Fault check_together(const Config& config) {
    if (config.tls_certificate.empty() != config.tls_key.empty()) {
        return "tls-certificate and tls-key are wanted together, or neither";
    }
    if (config.push_public_key.empty() != config.push_private_key.empty()) {
        return "push-public-key and push-private-key are wanted together, or neither";
    }
    return {};
}

std::function<std::optional<std::string>(const std::string&)> values_of(const Settings& settings) {
    return [&settings](const std::string& name) -> std::optional<std::string> {
        const auto found = settings.find(name);
        if (found == settings.end()) return {};
        return found->second;
    };
}

}  // namespace

Environment process_environment() {
    return [](const std::string& name) -> std::optional<std::string> {
        const char* value = std::getenv(name.c_str());
        if (value == nullptr) return {};
        return value;
    };
}

std::expected<Config, std::string> read_config(const Settings& flags, const Environment& environment) {
    for (const auto& [name, value] : flags) {
        if (name != "config" && option_named(name) == nullptr) {
            return std::unexpected(fmt::format("there is no option '{}'", name));
        }
    }
    const auto flag = values_of(flags);
    auto path = flag("config");
    if (!path) path = environment("TESSERA_CONFIG");
    Settings file;
    if (path) {
        auto read = read_file(*path);
        if (!read) return std::unexpected(read.error());
        file = std::move(*read);
    }

    const std::vector<Source> sources{
        {.value = flag, .label = [](const std::string& name) { return "--" + name; }},
        {.value = [&](const std::string& name) { return environment(environment_name(name)); },
         .label = [](const std::string& name) { return environment_name(name); }},
        {.value = values_of(file),
         .label = [&](const std::string& name) { return fmt::format("{}: {}", *path, name); }},
    };
    Config config;
    for (const auto& option : config_options()) {
        if (const auto fault = set_option(config, option, sources)) return std::unexpected(*fault);
    }
    if (const auto fault = check_together(config)) return std::unexpected(*fault);
    // Only here is it known that no source names one.
    if (config.store.empty()) config.store = config.default_store();
    return config;
}

}  // namespace tessera::server
