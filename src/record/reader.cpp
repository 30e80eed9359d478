#include "record/reader.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/builder.hpp"
#include "record/limits.hpp"
#include "record/utf8.hpp"

namespace tessera::record {
namespace {

/// The error with its line and column in the sentence.
std::unexpected<ParseError> placed(std::string_view text, ParseError error) {
    std::string_view before = text.substr(0, error.at);
    const auto line = std::ranges::count(before, '\n') + 1;
    before.remove_prefix(before.rfind('\n') + 1);  // `npos` + 1 is 0: the first line
    if (before.starts_with("\xEF\xBB\xBF")) before.remove_prefix(3);
    error.what = fmt::format("line {}, column {}: {}", line, count_characters(before) + 1, error.what);
    return std::unexpected(std::move(error));
}

}  // namespace

std::optional<std::size_t> Reader::next_at() {
    scanner_.skip_to_record();
    if (failed_ || scanner_.is_at_end()) return std::nullopt;
    return scanner_.at();
}

std::optional<Parsed<Record>> Reader::next() {
    if (!next_at()) return std::nullopt;
    Parsed<Record> record = read_one();
    if (record) return record;
    failed_ = true;
    return placed(text_, std::move(record.error()));
}

Parsed<Record> Reader::read_one() {
    const std::size_t start = scanner_.at();
    Builder builder;
    while (!builder.is_complete()) {
        Parsed<Token> token = scanner_.next();
        if (!token) return std::unexpected(std::move(token.error()));
        if (scanner_.at() - start > limits::record_text) {
            return malformed(token->at, fmt::format("a record has at most {} bytes", limits::record_text));
        }
        if (auto complaint = builder.take(*token)) return malformed(token->at, std::move(*complaint));
    }
    return std::move(builder).record();
}

Parsed<Record> read(std::string_view text) {
    Reader reader(text);
    std::optional<Parsed<Record>> only = reader.next();
    if (!only) return placed(text, {Fault::malformed, text.size(), "the text is empty; a record was expected"});
    if (!*only) return std::move(*only);
    if (const auto more = reader.next_at()) {
        return placed(text, {Fault::malformed, *more, "there is more after the result; only one record was expected"});
    }
    return std::move(*only);
}

Parsed<std::vector<Record>> read_all(std::string_view text) {
    const auto refuse_at = [text](std::size_t at, std::size_t most, std::string_view of_what) {
        return placed(text, {Fault::malformed, at, fmt::format("a collection has at most {} {}", most, of_what)});
    };
    if (text.size() > limits::collection_text) {
        return refuse_at(limits::collection_text, limits::collection_text, "bytes");
    }
    std::vector<Record> records;
    std::size_t entries = 0;
    Reader reader(text);
    while (const auto start = reader.next_at()) {
        if (records.size() == limits::collection_records) {
            return refuse_at(*start, limits::collection_records, "records");
        }
        auto record = reader.next();
        if (!*record) return std::unexpected(std::move(record->error()));
        entries += (*record)->entries.size();
        if (entries > limits::collection_entries) {
            return refuse_at(*start, limits::collection_entries, "actions and acts");
        }
        records.push_back(std::move(**record));
    }
    return records;
}

}  // namespace tessera::record
