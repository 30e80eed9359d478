// Law: whatever lines come, the engine answers `isready` afterwards, and never with more than one line.
// Depths, nodes and times in the input are cut short, or the fuzzer would only find that deep searches take long.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "protocol/ugi.hpp"

namespace {

/// `go` with numbers of one digit, and perft to depth 1 at most.
std::string tamed(std::string_view line) {
    std::string text(line);
    if (!tessera::trimmed(line).starts_with("go")) return text;
    std::string cut;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0 && tessera::is_digit(text[i]) && tessera::is_digit(text[i - 1])) continue;
        cut += text[i] >= '2' && text[i] <= '9' && text.find("manual") == std::string::npos ? '1' : text[i];
    }
    return cut;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::size_t lines = 0;
    tessera::search::Milliseconds now = 0;
    tessera::protocol::Ugi ugi(tessera::protocol::Host{
                                   .write =
                                       [&](std::string_view line) {
                                           if (line.find('\n') != std::string_view::npos) std::abort();
                                           ++lines;
                                       },
                                   .launch = {},
                                   .wait = {},
                                   .now = [&] { return now++; },
                                   .workers = {},
                                   .processors = 1,
                               },
                               "pijersi");
    ugi.handle("setoption name Hash value 0");
    for (const auto& line : tessera::split({reinterpret_cast<const char*>(data), size}, '\n')) {
        const std::string command = tamed(line.text);
        if (tessera::trimmed(command).starts_with("bench") || command.find("ash") != std::string::npos) continue;
        if (ugi.handle(command) == tessera::protocol::Ugi::Next::quit) return 0;
    }
    lines = 0;
    ugi.handle("isready");
    if (lines != 1) std::abort();
    return 0;
}
