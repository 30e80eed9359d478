#include <iostream>
#include <iterator>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/play/save_file.hpp"
#include "play/author_form.hpp"
#include "play/saved_game.hpp"

namespace tessera::cli {

namespace {

std::string text_of(const std::string& path) {
    if (path != "-") return terminal::read_file(path);
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

}  // namespace

void print_record(const RecordRequest& request) {
    const auto game = value_or_fail(play::parse_saved_game(text_of(request.path)), request.path);
    switch (request.form) {
        case RecordRequest::Form::record:
            fmt::print("{}", value_or_fail(play::to_record_text(*game.session, game.info), request.path));
            return;
        case RecordRequest::Form::author:
            fmt::print("{}", value_or_fail(play::to_author_form(*game.session), request.path));
            return;
        case RecordRequest::Form::moves:
            for (const play::PlayedAction& action : game.session->played()) fmt::print("{}\n", action.text);
            fmt::print("{}\n{}\n", game.session->position(), to_text(game.session->outcome()));
            return;
    }
}

}  // namespace tessera::cli
