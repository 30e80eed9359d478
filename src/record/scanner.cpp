#include "record/scanner.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/escape.hpp"
#include "record/utf8.hpp"

namespace tessera::record {
namespace {

/// The first character that may stand nowhere in a record.
std::optional<ParseError> bad_character(std::string_view text) {
    const auto is_bad = [](char c) { return is_control(c) && !is_blank(c); };
    const auto control = std::ranges::find_if(text, is_bad);
    if (control != text.end()) {
        return ParseError{Fault::malformed, static_cast<std::size_t>(control - text.begin()),
                          fmt::format("a record may not hold the control character 0x{:02X}",
                                      static_cast<unsigned>(static_cast<unsigned char>(*control)))};
    }
    const std::size_t at = first_non_utf8(text);
    if (at == text.size()) return std::nullopt;
    return ParseError{Fault::malformed, at,
                      fmt::format("the byte 0x{:02X} is not UTF-8; save the text as UTF-8",
                                  static_cast<unsigned>(static_cast<unsigned char>(text[at])))};
}

}  // namespace

Parsed<Token> Scanner::next() {
    skip_blanks();
    const std::size_t start = at_;
    if (is_at_end()) return Token{.at = start};
    Parsed<Token> token = [this]() -> Parsed<Token> {
        switch (text_[at_]) {
            case '[':
                return tag();
            case '{':
                return comment();
            case '(':
                return act();
            default:
                return word();
        }
    }();
    if (!token) return token;
    if (auto error = bad_character(text_.substr(start, at_ - start))) {
        error->at += start;
        return std::unexpected(std::move(*error));
    }
    return token;
}

void Scanner::skip_to_record() {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    skip_blanks();
    while (text_.substr(at_).starts_with(byte_order_mark)) {
        at_ += byte_order_mark.size();
        skip_blanks();
    }
}

Parsed<Token> Scanner::tag() {
    Token token{.kind = Token::Kind::tag, .at = at_++};
    constexpr std::string_view form = "a tag is written [Name \"value\"]";
    skip_blanks();
    const std::size_t name = at_;
    while (!is_at_end() && !is_blank(text_[at_]) && text_[at_] != '"' && text_[at_] != ']') ++at_;
    token.name = text_.substr(name, at_ - name);
    skip_blanks();
    if (token.name.empty() || is_at_end() || text_[at_] != '"') return malformed(token.at, std::string(form));

    const std::size_t value = ++at_;
    at_ = find_unescaped("\"\n\r", value);
    if (is_at_end() || text_[at_] != '"') {
        return malformed(token.at,
                         fmt::format("the value of tag {} has no closing quote on its line", quoted(token.name)));
    }
    auto unescaped = unescaped_value(text_.substr(value, at_ - value));
    if (!unescaped) return malformed(value + unescaped.error().at, std::move(unescaped.error().what));
    token.text = std::move(*unescaped);
    ++at_;
    skip_blanks();
    if (is_at_end() || text_[at_] != ']') return malformed(token.at, std::string(form));
    ++at_;
    return token;
}

Parsed<Token> Scanner::comment() {
    Token token{.kind = Token::Kind::comment, .at = at_++};
    const std::size_t inside = at_;
    at_ = find_unescaped("}", inside);
    if (is_at_end()) return malformed(token.at, "the comment that begins here is never closed by '}'");
    auto unescaped = unescaped_comment(text_.substr(inside, at_ - inside));
    if (!unescaped) return malformed(inside + unescaped.error().at, std::move(unescaped.error().what));
    token.text = std::move(*unescaped);
    ++at_;
    return token;
}

Parsed<Token> Scanner::act() {
    Token token{.kind = Token::Kind::act, .at = at_++};
    const std::size_t close = text_.find(')', at_);
    if (close == std::string_view::npos) return malformed(token.at, "the act that begins here is never closed by ')'");
    token.text = text_.substr(at_, close - at_);
    at_ = close + 1;
    return token;
}

Token Scanner::word() {
    Token token{.kind = Token::Kind::word, .at = at_++};
    while (!is_at_end() && !is_blank(text_[at_]) && !std::string_view("[{(").contains(text_[at_])) ++at_;
    token.text = text_.substr(token.at, at_ - token.at);
    return token;
}

void Scanner::skip_blanks() {
    while (!is_at_end() && is_blank(text_[at_])) ++at_;
}

std::size_t Scanner::find_unescaped(std::string_view any_of, std::size_t from) const {
    for (std::size_t i = from; i < text_.size(); ++i) {
        if (any_of.contains(text_[i])) return i;
        if (text_[i] == '\\') ++i;
    }
    return text_.size();
}

}  // namespace tessera::record
