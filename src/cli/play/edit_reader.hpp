#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "cli/play/completion.hpp"
#include "cli/play/line_reader.hpp"

namespace tessera::cli::terminal {

/// Lines typed at a terminal, with editing, history, and Tab. One at a time, on standard input and output.
class EditReader final : public LineReader {
  public:
    using Completer = std::function<Completion(std::string_view line)>;
    enum class Prompt : unsigned char { plain, bold };

    EditReader(Completer completer, Prompt prompt);
    ~EditReader() override;
    EditReader(const EditReader&) = delete;
    EditReader& operator=(const EditReader&) = delete;

    Line read(std::string_view prompt) override;
    void forget() override;

  private:
    struct Editor;
    std::unique_ptr<Editor> editor_;
};

}  // namespace tessera::cli::terminal
