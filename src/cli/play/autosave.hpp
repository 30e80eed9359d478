#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli::terminal {

/// Keeps the game of the moment on the disk after every action, each game in a file of its own, so that a closed
/// window loses nothing. Unfinished games wait in one folder to be resumed, finished ones go to another.
class Autosave {
  public:
    enum class State : unsigned char { unfinished, finished };

    /// Without a folder nothing is kept.
    explicit Autosave(std::optional<std::filesystem::path> folder) : folder_(std::move(folder)) {}

    /// `$XDG_STATE_HOME/tessera`, or `~/.local/state/tessera`.
    [[nodiscard]] static std::optional<std::filesystem::path> ordinary_folder();

    /// From now on another game is kept; what was kept before stays.
    void begin(std::string_view id);
    /// From now on the game of this file is kept, under a new name: should another terminal still play it, neither
    /// writes over the other.
    void go_on_with(const std::filesystem::path& file);

    /// Throws `Failure`.
    void keep(std::string_view record, State state);
    /// Removes what is kept of this game, for one in which nothing has happened.
    void drop();

    /// Whether the game of the moment is on the disk.
    [[nodiscard]] bool is_kept() const;

    /// Files of unfinished games of one id or of all, the latest first, without the current one.
    [[nodiscard]] std::vector<std::filesystem::path> unfinished(std::optional<std::string_view> id) const;

    /// The id of the game in one of these files.
    [[nodiscard]] static std::string game_of(const std::filesystem::path& file);

  private:
    [[nodiscard]] std::filesystem::path file_in(State state) const;

    std::optional<std::filesystem::path> folder_;
    std::string name_;
};

}  // namespace tessera::cli::terminal
