#pragma once

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "play/session.hpp"

namespace tessera::cli {

/// `<id> [--position STR] [--moves "a b c"]`: the position that several commands work on.
struct PositionOptions {
    std::string id;
    std::string position = "startpos";
    std::string moves;

    void add_id(CLI::App& command);
    void add_position(CLI::App& command);
    CLI::Option* add_moves(CLI::App& command);

    /// The game with the position set and the moves played; fails on the first fault, before anything is printed.
    [[nodiscard]] std::unique_ptr<play::Session> session() const;
};

}  // namespace tessera::cli
