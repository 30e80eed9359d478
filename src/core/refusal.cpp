#include "core/refusal.hpp"

#include "core/text.hpp"

namespace tessera {

std::string filled(std::string_view text, const std::vector<std::string>& arguments) {
    std::string sentence;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_gap = text[i] == '{' && i + 2 < text.size() && is_digit(text[i + 1]) && text[i + 2] == '}';
        if (!is_gap) {
            sentence += text[i];
            continue;
        }
        const auto which = static_cast<std::size_t>(text[i + 1] - '0');
        if (which < arguments.size()) sentence += arguments[which];
        i += 2;
    }
    return sentence;
}

ParseError refused(const Refusal& refusal, std::vector<std::string> arguments, std::string_view rule) {
    return {.fault = Fault::illegal,
            .what = filled(refusal.english, arguments),
            .rule = rule,
            .key = refusal.key,
            .arguments = std::move(arguments)};
}

}  // namespace tessera
