// libedit at work. Its interface is C with variable arguments, so the linter is told to bear with it here.
// NOLINTBEGIN(cppcoreguidelines-pro-type-vararg)

#include "cli/play/edit_reader.hpp"

#include <clocale>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <utility>

#include <fmt/format.h>
#include <histedit.h>

#include "cli/failure.hpp"
#include "cli/play/columns.hpp"

namespace tessera::cli::terminal {

namespace {

constexpr int remembered_lines = 500;
/// Marks, for libedit, where what takes no room on the screen begins and ends.
constexpr char no_width = '\1';

}  // namespace

struct EditReader::Editor {
    Completer completer;
    Prompt look = Prompt::plain;
    EditLine* line = nullptr;
    History* history = nullptr;
    std::string prompt = {};
    bool is_interrupted = false;

    static Editor& of(EditLine* line) {
        void* data = nullptr;
        el_get(line, EL_CLIENTDATA, &data);
        return *static_cast<Editor*>(data);
    }

    static char* show_prompt(EditLine* line) { return of(line).prompt.data(); }

    static std::string before_cursor(EditLine* line) {
        const LineInfo* info = el_line(line);
        return {info->buffer, info->cursor};
    }

    /// Tab: adds what is sure, and writes it as the game does; where nothing is, lists what is possible.
    static unsigned char complete(EditLine* line, int) {
        const std::string before = before_cursor(line);
        const Completion completion = of(line).completer(before);
        if (completion.words.empty()) return CC_REFRESH_BEEP;
        const std::string sure = completion.common();
        if (sure.size() >= completion.typed && sure != before.substr(before.size() - completion.typed)) {
            el_deletestr(line, static_cast<int>(completion.typed));
            el_insertstr(line, sure.c_str());
            return CC_REFRESH;
        }
        fmt::print("\n{}", in_columns(completion.words, 2));
        (void)std::fflush(stdout);
        return CC_REDISPLAY;
    }

    /// Ctrl-C: the line ends here and is not obeyed.
    static unsigned char interrupt(EditLine* line, int) {
        of(line).is_interrupted = true;
        fmt::print("^C\n");
        (void)std::fflush(stdout);
        return CC_NEWLINE;
    }

    static unsigned char suspend(EditLine*, int) {
        (void)std::raise(SIGTSTP);
        return CC_REDISPLAY;
    }
};

EditReader::EditReader(Completer completer, Prompt prompt)
    : editor_(std::make_unique<Editor>(Editor{.completer = std::move(completer), .look = prompt})) {
    (void)std::setlocale(LC_CTYPE, "");
    editor_->line = el_init("tessera", stdin, stdout, stderr);
    editor_->history = history_init();
    if (editor_->line == nullptr || editor_->history == nullptr) throw Failure("the line editor cannot start");
    EditLine* line = editor_->line;
    HistEvent event = {};
    history(editor_->history, &event, H_SETSIZE, remembered_lines);
    history(editor_->history, &event, H_SETUNIQUE, 1);
    el_set(line, EL_CLIENTDATA, editor_.get());
    el_set(line, EL_PROMPT_ESC, &Editor::show_prompt, no_width);
    el_set(line, EL_EDITOR, "emacs");
    el_set(line, EL_HIST, history, editor_->history);
    // Leaves the terminal as it was when a signal ends the program, and follows changes of its size.
    el_set(line, EL_SIGNAL, 1);
    el_set(line, EL_ADDFN, "tessera-complete", "complete", &Editor::complete);
    el_set(line, EL_BIND, "^I", "tessera-complete", nullptr);
    // Ctrl-C and Ctrl-Z are keys while a line is typed: as a signal Ctrl-C would look like the end of the input.
    el_set(line, EL_SETTY, "-d", "-isig", nullptr);
    el_set(line, EL_ADDFN, "tessera-interrupt", "abandon the line", &Editor::interrupt);
    el_set(line, EL_BIND, "^C", "tessera-interrupt", nullptr);
    el_set(line, EL_ADDFN, "tessera-suspend", "give the terminal back to the shell", &Editor::suspend);
    el_set(line, EL_BIND, "^Z", "tessera-suspend", nullptr);
    el_set(line, EL_BIND, "^R", "em-inc-search-prev", nullptr);
}

EditReader::~EditReader() {
    if (editor_->history != nullptr) history_end(editor_->history);
    if (editor_->line != nullptr) el_end(editor_->line);
}

Line EditReader::read(std::string_view prompt) {
    std::cout << std::flush;
    editor_->prompt = editor_->look == Prompt::bold ? fmt::format("{0}\x1b[1m{0}{1}{0}\x1b[0m{0}", no_width, prompt)
                                                    : std::string(prompt);
    editor_->is_interrupted = false;
    int length = 0;
    const char* typed = el_gets(editor_->line, &length);
    Line line;
    if (typed != nullptr && length > 0) line.text.assign(typed, static_cast<std::size_t>(length));
    while (!line.text.empty() && line.text.back() == '\n') line.text.pop_back();
    if (editor_->is_interrupted) {
        line.kind = Line::Kind::interrupted;
    } else if (typed == nullptr || length <= 0) {
        line.kind = Line::Kind::end;
        std::cout << '\n';
    } else if (!line.text.empty()) {
        HistEvent event = {};
        history(editor_->history, &event, H_ENTER, line.text.c_str());
    }
    return line;
}

void EditReader::forget() {
    HistEvent event = {};
    history(editor_->history, &event, H_CLEAR);
}

}  // namespace tessera::cli::terminal

// NOLINTEND(cppcoreguidelines-pro-type-vararg)
