#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/input_text.hpp"
#include "play/author_form.hpp"
#include "play/saved_game.hpp"

namespace tessera::cli {

namespace {

std::string in_form(const play::SavedGame& game, const RecordRequest& request) {
    switch (request.form) {
        case RecordRequest::Form::record:
            return value_or_fail(play::to_record_text(*game.session, game.info), request.path);
        case RecordRequest::Form::author:
            return value_or_fail(play::to_author_form(*game.session), request.path);
        case RecordRequest::Form::moves:
            break;
    }
    std::string lines;
    for (const play::PlayedAction& action : game.session->played()) lines += fmt::format("{}\n", action.text);
    return lines + fmt::format("{}\n{}\n", game.session->position(), to_text(game.session->outcome()));
}

}  // namespace

void print_record(const RecordRequest& request) {
    const std::string text = input_text(request.path);
    const auto games = play::split_saved_games(text);
    std::string printed;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const std::string which = games.size() == 1 ? request.path : fmt::format("{}, record {}", request.path, i + 1);
        const auto game = value_or_fail(play::parse_saved_game(games[i]), which);
        printed += fmt::format("{}{}", i == 0 ? "" : "\n", in_form(game, request));
    }
    fmt::print("{}", printed);
}

}  // namespace tessera::cli
