#pragma once

#include <expected>
#include <span>
#include <string>

#include "record/record.hpp"

namespace tessera::record {

/// The canonical text of a record, in lines of at most 80 characters where words allow it. Reading it gives the same
/// record again. What no text could hold (an action with a space, a name that is not UTF-8, too much of anything) is
/// refused with a sentence that says so.
[[nodiscard]] std::expected<std::string, std::string> write(const Record& record);

/// A collection: the texts one after another, an empty line between them.
[[nodiscard]] std::expected<std::string, std::string> write_all(std::span<const Record> records);

}  // namespace tessera::record
