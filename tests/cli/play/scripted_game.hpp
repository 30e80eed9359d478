#pragma once

#include <filesystem>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "cli/play/loop.hpp"
#include "play/registry.hpp"

namespace tessera::cli::terminal {

/// A folder that is gone after the test.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

inline const Players two_persons = {Player::person, Player::person};
inline const Players against_random = {Player::person, Player::random};
inline const Players against_engine = {Player::person, Player::engine};

/// A game, of PIJERSI unless another is asked for, whose persons read from a script.
class ScriptedGame : public testing::Test {
  protected:
    /// Starts anew and plays the script to its end; gives all that was shown.
    std::string play(const std::string& script, const Players& players = two_persons, std::string_view id = "pijersi");
    /// Goes on with the same game.
    std::string go_on(const std::string& script);

    [[nodiscard]] const play::Session& session() const { return context_->table.session(); }
    [[nodiscard]] std::string position() const { return session().position(); }
    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return folder_.path() / name; }
    [[nodiscard]] std::filesystem::path state_folder() const { return folder_.path() / "state"; }
    [[nodiscard]] Context& context() { return *context_; }

  private:
    TemporaryFolder folder_;
    std::ostringstream out_;
    std::optional<Context> context_;
};

/// How many files are in a folder.
[[nodiscard]] std::size_t files_in(const std::filesystem::path& folder);

}  // namespace tessera::cli::terminal
