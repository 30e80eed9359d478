#include <cstddef>
#include <cstdint>
#include <string_view>

#include "record/reader.hpp"
#include "record/writer.hpp"

namespace {

/// Stops the program where the fuzzer sees it, whatever the build does with `assert`.
void require(bool law) {
    if (!law) __builtin_trap();
}

}  // namespace

/// The law: what can be read can be written, its text reads as the same record, and that text is written unchanged.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tessera::record;
    const std::string_view text(reinterpret_cast<const char*>(data), size);

    if (const auto record = read(text)) {
        const auto canonical = write(*record);
        require(canonical.has_value());
        const auto again = read(*canonical);
        require(again.has_value() && *again == *record);
        require(write(*again) == canonical);
    }
    if (const auto records = read_all(text)) {
        const auto canonical = write_all(*records);
        require(canonical.has_value());
        const auto again = read_all(*canonical);
        require(again.has_value() && *again == *records);
    }
    return 0;
}
