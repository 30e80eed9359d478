#include "cli/play/commands.hpp"

#include <array>

namespace tessera::cli::terminal {

namespace {

using Argument = Command::Argument;

constexpr std::array list = {
    Command{"help", "", "this list", Argument::none, run_help},
    Command{"moves", "[CELL]", "legal actions, all or those with a cell", Argument::action, run_moves},
    Command{"hint", "", "what the engine would do", Argument::none, run_hint},
    Command{"undo", "", "take back your last action, and the answer to it", Argument::none, run_undo},
    Command{"redo", "", "play again what was taken back", Argument::none, run_redo},
    Command{"go", "", "let the engine act for the side to move", Argument::none, run_go},
    Command{"board", "", "draw the board again", Argument::none, run_board},
    Command{"history", "", "all actions so far", Argument::none, run_history},
    Command{"position", "", "the position as one line of text", Argument::none, run_position},
    Command{"save", "FILE", "write the game to a file", Argument::file, run_save},
    Command{"load", "FILE", "go on with a saved game", Argument::file, run_load},
    Command{"resume", "", "go on with the latest unfinished game", Argument::none, run_resume},
    Command{"new", "[SETUP [SEED]]", "begin another game", Argument::setup, run_new},
    Command{"players", "[SIDE|SEAT WHO]", "who plays: person, engine, random or muk-yan", Argument::player,
            run_players},
    Command{"level", "[N|2s]", "how well the engine plays, 1 to 10, or how long it thinks", Argument::none, run_level},
    Command{"spoke", "SIDE", "its partners were heard talking: a point for the others", Argument::side, run_spoke},
    Command{"resign", "", "give up", Argument::none, run_resign},
    Command{"quit", "", "leave; an unfinished game is kept", Argument::none, run_quit},
};

}  // namespace

std::span<const Command> commands() {
    return list;
}

std::vector<const Command*> commands_for(std::string_view word) {
    return commands_named(commands(), word);
}

}  // namespace tessera::cli::terminal
