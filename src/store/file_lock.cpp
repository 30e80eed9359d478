#include "store/file_lock.hpp"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <stdexcept>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>

#include <fmt/format.h>

#include "store/connection.hpp"

namespace tessera::store {

namespace {

/// Whoever was killed just now may need a moment until it is gone.
constexpr int most_tries = 20;
constexpr std::chrono::milliseconds pause{100};

bool lock(int file) {
    for (int tries = 1; ::flock(file, LOCK_EX | LOCK_NB) != 0; ++tries) {
        if (errno != EWOULDBLOCK && errno != EINTR) return false;
        if (tries == most_tries) {
            errno = EWOULDBLOCK;
            return false;
        }
        std::this_thread::sleep_for(pause);
    }
    return true;
}

}  // namespace

FileLock::FileLock(const std::string& path)
    : file_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {  // NOLINT(*-vararg)
    if (file_ >= 0 && lock(file_)) return;
    const int fault = errno;
    if (file_ >= 0) ::close(file_);
    if (file_ >= 0 && fault == EWOULDBLOCK) throw std::runtime_error(taken_by_another);
    throw std::runtime_error(fmt::format("Cannot lock {}: {}.", path, std::generic_category().message(fault)));
}

FileLock::~FileLock() {
    ::close(file_);
}

}  // namespace tessera::store
