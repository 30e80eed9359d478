#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <string_view>

namespace tessera::cli::terminal {

/// What came of reading a line.
struct Line {
    enum class Kind : unsigned char {
        whole,
        interrupted,  ///< by Ctrl-C; `text` is what had been typed
        end,          ///< of the input
    };
    Kind kind = Kind::whole;
    std::string text = {};
};

/// Where the person's lines come from.
class LineReader {
  public:
    virtual ~LineReader() = default;
    /// Blocks until there is a line, an interrupt or the end.
    virtual Line read(std::string_view prompt) = 0;
    /// Forgets the lines that were read, where they could be called back.
    virtual void forget() {}
};

/// Lines of a stream, for pipes and tests. Where the input does not show what is typed, it is echoed, so that the
/// output reads as a game in a terminal would.
class StreamReader final : public LineReader {
  public:
    enum class Echo : unsigned char { no, yes };
    StreamReader(std::istream& in, std::ostream& out, Echo echo) : in_(&in), out_(&out), echo_(echo) {}
    Line read(std::string_view prompt) override;

  private:
    std::istream* in_;
    std::ostream* out_;
    Echo echo_;
};

}  // namespace tessera::cli::terminal
