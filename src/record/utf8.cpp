#include "record/utf8.hpp"

#include <algorithm>

namespace tessera::record {
namespace {

/// What may follow a first byte: how many bytes in all, and the bounds of the second one.
struct Form {
    std::size_t length = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
};

/// Length 0: no character begins with this byte.
Form form_of(unsigned char first) {
    if (first < 0x80) return {1};
    if (first < 0xC2) return {0};
    if (first < 0xE0) return {2};
    if (first == 0xE0) return {3, 0xA0};
    if (first == 0xED) return {3, 0x80, 0x9F};
    if (first < 0xF0) return {3};
    if (first == 0xF0) return {4, 0x90};
    if (first < 0xF4) return {4};
    if (first == 0xF4) return {4, 0x80, 0x8F};
    return {0};
}

}  // namespace

std::size_t first_non_utf8(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t at = 0;
    while (at < text.size()) {
        const Form form = form_of(byte(at));
        if (form.length == 0 || form.length > text.size() - at) return at;
        if (form.length > 1 && (byte(at + 1) < form.low || byte(at + 1) > form.high)) return at;
        for (std::size_t i = 2; i < form.length; ++i) {
            if (byte(at + i) < 0x80 || byte(at + i) > 0xBF) return at;
        }
        at += form.length;
    }
    return at;
}

std::size_t count_characters(std::string_view text) {
    const auto begins_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

}  // namespace tessera::record
