#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

/// The built pages, read once: what is not in this table is not there, whatever path is asked for.
class Files {
  public:
    /// No folder: no files. One that cannot be read is an exception with a sentence.
    explicit Files(const std::filesystem::path& folder);

    struct Wish {
        std::string_view path;             ///< decoded
        std::string_view accept_encoding;  ///< header values
        std::string_view if_none_match;
    };
    struct Found {
        int status = 200;       ///< 200 or 304
        std::string_view body;  ///< lives as long as the table
        std::string headers;    ///< lines, each ended by CR LF
    };
    /// A path without a dot that is no file is a page of the app: index.html.
    [[nodiscard]] std::optional<Found> find(const Wish& wish) const;

    /// Of the scripts that stand in the pages, for the Content-Security-Policy.
    [[nodiscard]] const std::vector<std::string>& script_hashes() const { return script_hashes_; }
    [[nodiscard]] std::size_t count() const { return entries_.size(); }

  private:
    struct Entry {
        std::string plain;
        std::string brotli;  ///< empty: none
        std::string gzip;
        std::string type;
        std::string tag;  ///< hash of the plain content
        bool is_immutable = false;
    };
    void add(const std::string& path, std::string content);

    std::map<std::string, Entry, std::less<>> entries_;
    std::vector<std::string> script_hashes_;
};

/// `application/wasm` for `a/engine.wasm`.
[[nodiscard]] std::string_view type_of(std::string_view path);
/// The `sha256-…` of every script without `src` in a page.
[[nodiscard]] std::vector<std::string> inline_script_hashes(std::string_view html);

}  // namespace tessera::server
