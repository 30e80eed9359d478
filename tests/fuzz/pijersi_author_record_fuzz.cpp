// A record that is read can be written, and what is written is read as the same record and written in the same way.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/pijersi/author_record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tessera::pijersi;
    const auto record = parse_author_record({reinterpret_cast<const char*>(data), size});
    if (!record) {
        if (record.error().what.empty() || record.error().at > size) std::abort();
        return 0;
    }
    if (!fits_author_record(record->start)) std::abort();
    const auto text = to_author_text(*record);
    const auto again = parse_author_record(text);
    if (!again || *again != *record || to_author_text(*again) != text) std::abort();
    return 0;
}
