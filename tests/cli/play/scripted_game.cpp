#include "cli/play/scripted_game.hpp"

#include <unistd.h>

namespace tessera::cli::terminal {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "tessera-play-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::string ScriptedGame::play(const std::string& script, const Players& players, std::string_view id) {
    Autosave autosave(state_folder());
    autosave.begin(id);
    context_.emplace(Context{.table = Table(*play::new_session(id), players),
                             .screen = Screen(out_, {}, Screen::Kind::pipe),
                             .reader = nullptr,
                             .autosave = autosave,
                             .level = {.depth = 1}});
    return go_on(script);
}

std::string ScriptedGame::go_on(const std::string& script) {
    std::istringstream in(script);
    StreamReader reader(in, out_, StreamReader::Echo::yes);
    out_.str("");
    context_->reader = &reader;
    context_->is_done = false;
    run(*context_);
    context_->reader = nullptr;
    return out_.str();
}

std::size_t files_in(const fs::path& folder) {
    std::error_code error;
    std::size_t count = 0;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) ++count;
    return count;
}

}  // namespace tessera::cli::terminal
