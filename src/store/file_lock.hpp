#pragma once

#include <string>

namespace tessera::store {

/// A file that one process at a time holds locked. The system lets go of it when the process ends, however it does.
class FileLock {
  public:
    /// Makes the file where it is missing. Throws a sentence where another one holds it.
    explicit FileLock(const std::string& path);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

  private:
    int file_;
};

}  // namespace tessera::store
