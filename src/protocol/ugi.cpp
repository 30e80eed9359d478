#include "protocol/ugi.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "play/bench.hpp"
#include "play/session_json.hpp"

namespace tessera::protocol {

namespace {

/// The text of a line from its word number `from` up to its word number `to`, spaces inside kept.
std::string_view between(std::string_view line, const std::vector<Field>& words, std::size_t from, std::size_t to) {
    if (from >= to) return {};
    const std::size_t start = words[from].at;
    return line.substr(start, words[to - 1].at + words[to - 1].text.size() - start);
}

}  // namespace

Ugi::Ugi(Host host, std::string_view game) : host_(std::move(host)) {
    options_.game = game;
    new_game();
}

Ugi::~Ugi() {
    finish();
}

const std::array<Ugi::Command, 10> Ugi::commands_ = {{
    {"ugi", &Ugi::introduce, false},
    {"isready", &Ugi::say_ready, false},
    {"uginewgame", &Ugi::begin_game, true},
    {"setoption", &Ugi::set_option, true},
    {"position", &Ugi::set_position, true},
    {"go", &Ugi::go, true},
    {"stop", &Ugi::halt, true},
    {"query", &Ugi::query, false},
    {"d", &Ugi::draw, false},
    {"bench", &Ugi::bench, true},
}};

Ugi::Next Ugi::handle(std::string_view text) {
    const Line line{text, words(text)};
    if (line.words.empty()) return Next::more;
    const std::string_view word = line.words[0].text;
    if (word == "quit") {
        finish();
        return Next::quit;
    }
    for (const Command& command : commands_) {
        if (command.word != word) continue;
        if (command.interrupts) stop();
        (this->*command.act)(line);
        return Next::more;
    }
    refuse({Fault::malformed, 0, fmt::format("unknown command {}", quoted(word))});
    return Next::more;
}

void Ugi::finish() {
    stop();
}

std::string Ugi::state() const {
    return play::to_json(*session_);
}

void Ugi::introduce(const Line&) {
    say("id name Tessera " TESSERA_VERSION);
    say("id author the Tessera team");
    for (const std::string& option : options_.lines(host_.processors)) say(option);
    say("ugiok");
}

void Ugi::say_ready(const Line&) {
    say("readyok");
}

void Ugi::begin_game(const Line&) {
    ++games_begun_;
    new_game();
}

/// The work has been given up before this is called; there is nothing left to do.
void Ugi::halt(const Line&) {}

void Ugi::new_game() {
    session_ = *play::new_session(options_.game);
    if (table_) table_->clear();
    if (!options_.setup.empty()) static_cast<void>(session_->set_up(options_.setup, options_.seed));
}

/// `setoption name X value Y`, or `setoption X Y` as some clients write.
void Ugi::set_option(const Line& line) {
    const auto& words = line.words;
    std::size_t next = 1;
    if (next < words.size() && words[next].text == "name") ++next;
    if (next >= words.size()) return refuse({Fault::malformed, 0, "setoption wants a name and a value"});
    const std::string_view name = words[next++].text;
    if (next < words.size() && words[next].text == "value") ++next;
    if (next + 1 != words.size())
        return refuse({Fault::malformed, 0, fmt::format("setoption {} wants one value", quoted(name))});
    const UgiOptions before = options_;
    if (const auto set = options_.set(name, words[next].text, host_.processors); !set) return refuse(set.error());
    const bool changes_start = options_.game != before.game || options_.setup != before.setup ||
                               (options_.seed != before.seed && !options_.setup.empty());
    if (changes_start) new_game();
}

void Ugi::set_position(const Line& line) {
    const auto& words = line.words;
    const auto is_moves = [](const Field& word) { return word.text == "moves"; };
    const auto moves = static_cast<std::size_t>(std::find_if(words.begin(), words.end(), is_moves) - words.begin());
    auto fresh = *play::new_session(options_.game);
    if (words.size() >= 3 && words[1].text == "fen" && moves > 2) {
        if (const auto started = fresh->start_from(between(line.text, words, 2, moves)); !started)
            return refuse(started.error());
    } else if (words.size() < 2 || words[1].text != "startpos" || moves > 2) {
        return refuse({Fault::malformed, 0,
                       "position wants 'startpos' or 'fen' with a position, then perhaps 'moves' with actions"});
    } else if (!options_.setup.empty()) {
        static_cast<void>(fresh->set_up(options_.setup, options_.seed));
    }
    for (std::size_t i = moves + 1; i < words.size(); ++i) {
        if (const auto acted = fresh->act(words[i].text); !acted) {
            ParseError error = acted.error();
            error.what = fmt::format("action {} {}: {}", i - moves, quoted(words[i].text), error.what);
            return refuse(error);
        }
    }
    session_ = std::move(fresh);
}

void Ugi::go(const Line& line) {
    const auto command = parse_go({line.words.begin() + 1, line.words.end()});
    if (!command) return refuse(command.error());
    if (command->manual) {
        if (const auto acted = session_->act(*command->manual); !acted) refuse(acted.error());
    } else if (command->perft) {
        count_lines(*command->perft);
    } else {
        think(*command);
    }
}

/// Games that do not name their seats have one for each side.
std::string_view Ugi::seat_name(Seat seat) const {
    constexpr std::array<std::string_view, 2> plain = {"p1", "p2"};
    const auto& seats = session_->info().seats;
    return seats.empty() ? plain[seat.index] : seats[seat.index];
}

std::optional<Seat> Ugi::seat_named(std::string_view name) const {
    const std::size_t seats = std::max<std::size_t>(session_->info().seats.size(), 2);
    for (std::size_t i = 0; i < seats; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat_name(seat) == name) return seat;
    }
    return std::nullopt;
}

std::optional<std::string> Ugi::answer_to(std::string_view question, std::string_view argument) const {
    const auto yes_or_no = [](bool yes) { return std::string(yes ? "true" : "false"); };
    const auto outcome = session_->outcome();
    if (question == "gameover") return yes_or_no(outcome.has_value());
    if (question == "p1turn") return yes_or_no(session_->side_to_move() == Side::first);
    if (question == "result") return outcome ? std::string(to_text(outcome)) : "none";
    if (question == "islegal") return yes_or_no(!outcome && session_->notation_of(argument).has_value());
    if (question == "seat") return std::string(seat_name(session_->seat_to_move()));
    if (question == "view") {
        const auto seat = seat_named(argument);
        return seat ? std::optional(session_->view(seat)) : std::nullopt;
    }
    if (question == "fen") return session_->position();
    if (question == "moves") return outcome ? std::string() : fmt::format("{}", fmt::join(session_->actions(), " "));
    return std::nullopt;
}

void Ugi::query(const Line& line) {
    const auto& words = line.words;
    const std::string_view question = words.size() > 1 ? words[1].text : std::string_view();
    const std::size_t expected = question == "islegal" || question == "view" ? 3 : 2;
    const auto answer = words.size() == expected ? answer_to(question, words.back().text) : std::nullopt;
    if (!answer)
        return refuse({Fault::malformed, 0,
                       "query wants one of: gameover, p1turn, seat, result, islegal ACTION, fen, view SEAT, moves"});
    say(answer->empty() ? "response" : "response " + *answer);
}

void Ugi::draw(const Line&) {
    const std::string picture = session_->drawing({});
    for (const Field& row : split(picture, '\n')) say(row.text);
}

/// The signature of the game in hand; like `go perft` it is answered when it is done.
void Ugi::bench(const Line&) {
    for (const play::Game& game : play::games()) {
        if (game.info.id == options_.game) say(fmt::format("response {}", play::bench_nodes(game)));
    }
}

void Ugi::refuse(const ParseError& error) {
    say("info string error: " + to_text(error));
}

}  // namespace tessera::protocol
