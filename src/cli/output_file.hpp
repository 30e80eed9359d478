#pragma once

#include <string>
#include <string_view>

namespace tessera::cli {

/// Where the result of long work goes: a file, or standard output where no path is given. Fails at once if the file
/// cannot be written, and leaves what is in it alone until the work is done.
class OutputFile {
  public:
    explicit OutputFile(std::string path);

    void write(std::string_view text) const;

  private:
    std::string path_;
};

}  // namespace tessera::cli
