// The engine as a WebAssembly module that speaks UGI: JavaScript puts a line into the module's memory, has it handled,
// and takes the lines of the answer. There are no threads here, so a command returns when its work is done.
//
//   const at = tessera_input(length)     room for the UTF-8 bytes of a line
//   tessera_handle(length)               does what the line says
//   tessera_output(), tessera_output_length()   the answer: lines, each with its end; gone with the next call
//   tessera_state()                      the session as JSON into the output instead

#include <cstddef>
#include <string>
#include <string_view>

#include "protocol/ugi.hpp"

extern "C" {
/// Milliseconds since any fixed moment: `performance.now()`.
__attribute__((import_module("tessera"), import_name("now"))) double tessera_now();
}

namespace {

/// All state of the module: one instance of the module is one engine.
struct Engine {
    std::string input;
    std::string output;
    tessera::protocol::Ugi ugi{tessera::protocol::Host{
                                   .write = [this](std::string_view line) { output.append(line).push_back('\n'); },
                                   .launch = {},
                                   .wait = {},
                                   .now = [] { return static_cast<tessera::search::Milliseconds>(tessera_now()); },
                                   .workers = {},
                                   .processors = 1,
                               },
                               "pijersi"};
};

Engine& engine() {
    static Engine instance;
    return instance;
}

}  // namespace

extern "C" {

__attribute__((export_name("tessera_input"))) char* tessera_input(std::size_t length) {
    engine().input.resize(length);
    return engine().input.data();
}

__attribute__((export_name("tessera_handle"))) void tessera_handle(std::size_t length) {
    engine().output.clear();
    engine().ugi.handle(std::string_view(engine().input).substr(0, length));
}

__attribute__((export_name("tessera_state"))) void tessera_state() {
    engine().output = engine().ugi.state();
}

__attribute__((export_name("tessera_output"))) const char* tessera_output() {
    return engine().output.data();
}

__attribute__((export_name("tessera_output_length"))) std::size_t tessera_output_length() {
    return engine().output.size();
}
}
