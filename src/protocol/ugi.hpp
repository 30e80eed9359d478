#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "play/session.hpp"
#include "protocol/host.hpp"
#include "protocol/ugi_go.hpp"
#include "protocol/ugi_options.hpp"
#include "search/table.hpp"

namespace tessera::protocol {

/// The Universal Game Interface: a line in, lines out (docs/ugi.md). A bad line changes nothing and is answered by one
/// line `info string error: …`. All calls come from one thread; `stop`, `isready` and `query` work while it thinks.
class Ugi {
  public:
    /// The id must be one of `games()`.
    Ugi(Host host, std::string_view game);
    ~Ugi();
    Ugi(const Ugi&) = delete;
    Ugi& operator=(const Ugi&) = delete;

    enum class Next : unsigned char { more, quit };

    /// Does what the line says.
    Next handle(std::string_view text);

    /// The work in hand, if any, shall come to its end soon. Does not wait for it, and may be called out of it.
    void give_up() { stop_ = true; }

    /// Gives up thinking, as at the end of input; a pending answer is still sent.
    void finish();

    /// Whether the work in hand, if any, ends only by `stop`.
    [[nodiscard]] bool waits_for_stop() const { return holds_answer_; }

    /// The session as JSON, for screens that live beside the engine.
    [[nodiscard]] std::string state() const;
    /// The game in hand, for those screens. It is another one after a command that changes the game.
    [[nodiscard]] const play::Session& session() const { return *session_; }

  private:
    /// A received line and its words, the command first.
    struct Line {
        std::string_view text;
        std::vector<Field> words;
    };

    /// A command; one that changes the game or the work in hand has that work given up first.
    struct Command {
        std::string_view word;
        void (Ugi::*act)(const Line& line);
        bool interrupts;
    };
    static const std::array<Command, 10> commands_;

    void introduce(const Line& line);
    void say_ready(const Line& line);
    void begin_game(const Line& line);
    void set_option(const Line& line);
    void set_position(const Line& line);
    void go(const Line& line);
    void halt(const Line& line);
    void query(const Line& line);
    void draw(const Line& line);
    void bench(const Line& line);

    void new_game();
    void think(const GoCommand& command);
    void count_lines(int depth);
    [[nodiscard]] ForEachIndex workers_or_none() const;
    [[nodiscard]] search::Table& table();
    void run(std::function<void()> job);
    void stop();

    [[nodiscard]] std::string_view seat_name(Seat seat) const;
    [[nodiscard]] std::optional<Seat> seat_named(std::string_view name) const;
    [[nodiscard]] std::optional<std::string> answer_to(std::string_view question, std::string_view argument) const;
    void say(std::string_view line) { host_.write(line); }
    void refuse(const ParseError& error);

    Host host_;
    UgiOptions options_;
    std::unique_ptr<play::Session> session_;
    std::uint64_t games_begun_ = 0;  ///< by `uginewgame`; with the seed it says which game this is
    std::atomic<bool> stop_{false};
    bool holds_answer_ = false;             ///< `go infinite`: the answer is sent by `stop`
    std::string answer_;                    ///< written by the job, read after `wait`
    std::unique_ptr<search::Table> table_;  ///< what earlier searches of this game have found
    std::uint64_t table_for_ = 0;           ///< the size that was asked for
};

}  // namespace tessera::protocol
