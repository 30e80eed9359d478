#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "record/record.hpp"
#include "record/scanner.hpp"

namespace tessera::record {

/// Reads records one after another, however many there are, with memory for one. Errors name line and column (in
/// characters) in their sentence; their `at` counts bytes from the beginning of the text, which must outlive the
/// reader.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text), scanner_(text) {}

    /// The next record, nothing after the last one. After an error there is nothing more: a reader does not guess where
    /// sound text begins again.
    [[nodiscard]] std::optional<Parsed<Record>> next();

    /// Where the next record begins, nothing after the last one or an error.
    [[nodiscard]] std::optional<std::size_t> next_at();

  private:
    [[nodiscard]] Parsed<Record> read_one();

    std::string_view text_;
    Scanner scanner_;
    bool failed_ = false;
};

/// Reads a text that holds exactly one record.
[[nodiscard]] Parsed<Record> read(std::string_view text);

/// Reads a collection: any number of records, none too. One fault refuses them all. For collections beyond the limits
/// there is `Reader`.
[[nodiscard]] Parsed<std::vector<Record>> read_all(std::string_view text);

}  // namespace tessera::record
