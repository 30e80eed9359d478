#include "server/net/files.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <sodium.h>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 17> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(file), {}};
    if (!file) throw std::runtime_error(fmt::format("The page '{}' cannot be read.", path.string()));
    return content;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// Whether `use` is called with true by one of the items between commas.
template <class Use>
bool any_item(std::string_view list, const Use& use) {
    while (!list.empty()) {
        const auto comma = std::min(list.find(','), list.size());
        if (use(trimmed(list.substr(0, comma)))) return true;
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return false;
}

bool accepts(std::string_view accept_encoding, std::string_view coding) {
    return any_item(accept_encoding, [&](std::string_view item) {
        const auto semicolon = item.find(';');
        if (trimmed(item.substr(0, semicolon)) != coding) return false;
        if (semicolon == std::string_view::npos) return true;
        const auto quality = trimmed(item.substr(semicolon + 1));
        // `q=0`, `q=0.000` mean: not this one.
        return !quality.starts_with("q=0") || quality.find_first_of("123456789") != std::string_view::npos;
    });
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
    return any_item(if_none_match, [&](std::string_view item) {
        if (item == "*") return true;
        if (item.starts_with("W/")) item.remove_prefix(2);
        return item == tag;
    });
}

std::string sha256(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    const std::vector<unsigned char> bytes(text.begin(), text.end());
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    std::string base64(sodium_base64_encoded_len(hash.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(base64.data(), base64.size(), hash.data(), hash.size(), sodium_base64_VARIANT_ORIGINAL);
    base64.pop_back();
    return "sha256-" + base64;
}

}  // namespace

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : types) {
        if (path.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

std::vector<std::string> inline_script_hashes(std::string_view html) {
    std::vector<std::string> hashes;
    for (auto begin = html.find("<script"); begin != std::string_view::npos; begin = html.find("<script", begin + 1)) {
        const auto close = html.find('>', begin);
        if (close == std::string_view::npos) break;
        const auto end = html.find("</script", close);
        if (end == std::string_view::npos) break;
        const auto text = html.substr(close + 1, end - close - 1);
        if (html.substr(begin, close - begin).find(" src") == std::string_view::npos && !text.empty()) {
            hashes.push_back(sha256(text));
        }
    }
    return hashes;
}

Files::Files(const std::filesystem::path& folder) {
    if (folder.empty()) return;
    std::error_code error;
    const auto root = std::filesystem::canonical(folder, error);
    if (error || !std::filesystem::is_directory(root)) {
        throw std::runtime_error(fmt::format("There is no folder '{}' with pages.", folder.string()));
    }
    for (const auto& item : std::filesystem::recursive_directory_iterator(root)) {
        // A link may lead out of the folder.
        if (item.is_symlink() || !item.is_regular_file()) continue;
        const auto path = "/" + item.path().lexically_relative(root).generic_string();
        if (path.find("/.") != std::string::npos) continue;
        add(path, content_of(item.path()));
    }
    // What is compressed belongs to the file without that ending.
    for (auto& [path, entry] : entries_) {
        if (const auto sibling = entries_.find(path + ".br"); sibling != entries_.end()) {
            entry.brotli = std::move(sibling->second.plain);
            entries_.erase(sibling);
        }
        if (const auto sibling = entries_.find(path + ".gz"); sibling != entries_.end()) {
            entry.gzip = std::move(sibling->second.plain);
            entries_.erase(sibling);
        }
    }
}

void Files::add(const std::string& path, std::string content) {
    Entry entry;
    entry.type = type_of(path);
    entry.tag = token_hash(content).substr(0, 24);
    entry.is_immutable = path.starts_with("/assets/");
    if (path.ends_with(".html")) std::ranges::move(inline_script_hashes(content), std::back_inserter(script_hashes_));
    entry.plain = std::move(content);
    entries_.emplace(path, std::move(entry));
}

std::optional<Files::Found> Files::find(const Wish& wish) const {
    auto found = entries_.end();
    if (wish.path.ends_with('/')) {
        found = entries_.find(std::string{wish.path} + "index.html");
    } else {
        found = entries_.find(wish.path);
    }
    if (found == entries_.end() && wish.path.find('.') == std::string_view::npos) found = entries_.find("/index.html");
    if (found == entries_.end()) return {};

    const auto& entry = found->second;
    std::string_view coding;
    std::string_view body = entry.plain;
    if (!entry.gzip.empty() && accepts(wish.accept_encoding, "gzip")) {
        coding = "gzip";
        body = entry.gzip;
    }
    if (!entry.brotli.empty() && accepts(wish.accept_encoding, "br")) {
        coding = "br";
        body = entry.brotli;
    }

    const auto tag = coding.empty() ? fmt::format("\"{}\"", entry.tag) : fmt::format("\"{}-{}\"", entry.tag, coding);
    Found answer;
    answer.headers = fmt::format("ETag: {}\r\nCache-Control: {}\r\nVary: Accept-Encoding\r\n", tag,
                                 entry.is_immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (names_tag(wish.if_none_match, tag)) {
        answer.status = 304;
        return answer;
    }
    answer.headers += fmt::format("Content-Type: {}\r\n", entry.type);
    if (!coding.empty()) answer.headers += fmt::format("Content-Encoding: {}\r\n", coding);
    answer.body = body;
    return answer;
}

}  // namespace tessera::server
