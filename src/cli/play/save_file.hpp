#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace tessera::cli::terminal {

/// The whole of a file. Throws `Failure` with a sentence for the person.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

/// Writes a file so that there is always either the old or the new one, whole, whatever happens in between.
/// Throws `Failure`.
void write_file(const std::filesystem::path& path, std::string_view text);

/// A path as a person types it: `~/` is the home folder.
[[nodiscard]] std::filesystem::path typed_path(std::string_view text);

}  // namespace tessera::cli::terminal
