// The engine as a WebAssembly module that speaks UGI: JavaScript puts a line into the module's memory, has it handled,
// and takes the lines of the answer. A command returns when its work is done; where threads help (threads.cpp) it is
// done sooner.
//
//   const at = tessera_input(length)     room for the UTF-8 bytes of a line
//   tessera_handle(length)               does what the line says
//   tessera_output(), tessera_output_length()   the answer: lines, each with its end; gone with the next call
//   tessera_state()                      the session as JSON into the output instead (docs/session-json.md)
//   tessera_ask(length)                  a question's name, a line end and JSON in, JSON out (questions.hpp)
//   tessera_screen(viewer) and others    what a screen shows (docs/screen-json.md)

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "play/registry.hpp"
#include "play/screen_json.hpp"
#include "play/session_json.hpp"
#include "protocol/ugi.hpp"
#include "wasm/questions.hpp"
#include "wasm/threads.hpp"

extern "C" {
/// Milliseconds since any fixed moment: `performance.now()`.
__attribute__((import_module("tessera"), import_name("now"))) double tessera_now();
/// A line of the answer as it is written, without its end: who listens hears of a search while it goes on.
__attribute__((import_module("tessera"), import_name("said"))) void tessera_said(const char* line, std::size_t length);
/// Whether the work in hand shall be given up; asked whenever the engine looks at the clock.
__attribute__((import_module("tessera"), import_name("is_stopped"))) int tessera_is_stopped();
}

namespace {

/// All state of the module: one instance of the module is one engine.
struct Engine {
    std::string input;
    std::string output;
    tessera::protocol::Ugi ugi{tessera::protocol::Host{
                                   .write = [this](std::string_view line) { write(line); },
                                   .launch = {},
                                   .wait = {},
                                   .now = [this] { return now(); },
                                   .workers = [](unsigned) { return tessera::wasm::workers(); },
                                   .processors = 1,
                               },
                               "pijersi"};

    void write(std::string_view line) {
        output.append(line).push_back('\n');
        tessera_said(line.data(), line.size());
    }

    tessera::search::Milliseconds now() {
        if (tessera_is_stopped() != 0) ugi.give_up();
        return static_cast<tessera::search::Milliseconds>(tessera_now());
    }
};

Engine& engine() {
    static Engine instance;
    return instance;
}

std::string_view input(std::size_t length) {
    return std::string_view(engine().input).substr(0, length);
}

/// A seat's number, or one of the two who have none.
tessera::play::Viewer viewer_of(int number) {
    using tessera::play::Viewer;
    if (number < 0) return {.kind = number == -1 ? Viewer::Kind::everybody : Viewer::Kind::spectator};
    return {.kind = Viewer::Kind::seat, .seat = {static_cast<std::uint8_t>(number)}};
}

}  // namespace

extern "C" {

__attribute__((export_name("tessera_input"))) char* tessera_input(std::size_t length) {
    engine().input.resize(length);
    return engine().input.data();
}

__attribute__((export_name("tessera_handle"))) void tessera_handle(std::size_t length) {
    engine().output.clear();
    engine().ugi.handle(input(length));
}

__attribute__((export_name("tessera_state"))) void tessera_state() {
    engine().output = engine().ugi.state();
}

__attribute__((export_name("tessera_games"))) void tessera_games() {
    engine().output = tessera::play::games_json();
}

__attribute__((export_name("tessera_board"))) void tessera_board() {
    engine().output = tessera::play::board_json(engine().ugi.session());
}

__attribute__((export_name("tessera_screen"))) void tessera_screen(int viewer) {
    engine().output = tessera::play::screen_json(engine().ugi.session(), viewer_of(viewer));
}

__attribute__((export_name("tessera_preview"))) void tessera_preview(std::size_t length, int viewer) {
    const auto ahead = engine().ugi.session().clone();
    bool is_legal = true;
    for (const tessera::Field& action : tessera::words(input(length)))
        is_legal = is_legal && ahead->act(action.text).has_value();
    engine().output = is_legal ? tessera::play::screen_json(*ahead, viewer_of(viewer)) : "null";
}

__attribute__((export_name("tessera_why_not"))) void tessera_why_not(std::size_t length) {
    std::vector<std::string> taps;
    for (const tessera::Field& tap : tessera::words(input(length))) taps.emplace_back(tap.text);
    engine().output = tessera::play::why_not_json(engine().ugi.session(), taps);
}

__attribute__((export_name("tessera_roll"))) void tessera_roll(int is_ruthless, double seed) {
    using tessera::search::Temper;
    const Temper temper = is_ruthless != 0 ? Temper::ruthless : Temper::fair;
    engine().output = tessera::play::roll_json(engine().ugi.session(), temper, static_cast<std::uint64_t>(seed));
}

__attribute__((export_name("tessera_ask"))) void tessera_ask(std::size_t length) {
    engine().output = tessera::wasm::answer_to(engine().ugi.session(), input(length));
}

__attribute__((export_name("tessera_output"))) const char* tessera_output() {
    return engine().output.data();
}

__attribute__((export_name("tessera_output_length"))) std::size_t tessera_output_length() {
    return engine().output.size();
}
}
