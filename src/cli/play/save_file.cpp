#include "cli/play/save_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "cli/failure.hpp"

namespace tessera::cli::terminal {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest = 16U << 20U;

Failure failure(std::string_view doing, const fs::path& path, int code) {
    return Failure(fmt::format("cannot {} {}: {}", doing, path.string(), std::generic_category().message(code)));
}

/// A file that vanishes unless it is renamed.
class Draft {
  public:
    explicit Draft(const fs::path& target) : path_(target) {
        path_ += fmt::format(".{}.tmp", ::getpid());
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's own interface
        file_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (file_ < 0) throw failure("write", target, errno);
    }
    ~Draft() {
        if (file_ >= 0) (void)::close(file_);
        if (!is_kept_) (void)::unlink(path_.c_str());
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    void write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(file_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) throw failure("write", path_, errno);
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }

    /// Puts the draft, durable, in the target's place.
    void keep_as(const fs::path& target) {
        if (::fsync(file_) != 0) throw failure("write", target, errno);
        const int closed = ::close(std::exchange(file_, -1));
        if (closed != 0) throw failure("write", target, errno);
        if (::rename(path_.c_str(), target.c_str()) != 0) throw failure("write", target, errno);
        is_kept_ = true;
    }

  private:
    fs::path path_;
    int file_ = -1;
    bool is_kept_ = false;
};

}  // namespace

std::string read_file(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error) throw failure("read", path, error.value());
    if (size > largest) throw Failure(fmt::format("cannot read {}: it is too large for a game", path.string()));
    std::ifstream in(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!in) throw failure("read", path, errno != 0 ? errno : EIO);
    return text;
}

void write_file(const fs::path& path, std::string_view text) {
    if (fs::is_directory(path)) throw failure("write", path, EISDIR);
    // Through a link to the file itself, so that the link stays one.
    const fs::path target = fs::is_symlink(path) ? fs::weakly_canonical(path) : path;
    Draft draft(target);
    draft.write(text);
    draft.keep_as(target);
}

fs::path typed_path(std::string_view text) {
    const char* home = std::getenv("HOME");
    if (text.starts_with("~/") && home != nullptr) return fs::path(home) / text.substr(2);
    return text;
}

}  // namespace tessera::cli::terminal
