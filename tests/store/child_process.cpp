#include "store/child_process.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera::store {

ChildProcess::ChildProcess(const std::vector<std::string>& arguments) {
    std::array<int, 2> to_child = {};
    std::array<int, 2> from_child = {};
    // Closed in other children: else they would keep this one's input open.
    if (::pipe2(to_child.data(), O_CLOEXEC) != 0 || ::pipe2(from_child.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("cannot make a pipe");
    }
    input_ = to_child[1];
    output_ = from_child[0];

    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, to_child[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, from_child[1], STDOUT_FILENO);
    std::vector<std::string> copies = arguments;
    std::vector<char*> words;
    words.reserve(copies.size() + 1);
    for (auto& word : copies) words.push_back(word.data());
    words.push_back(nullptr);
    const int fault = ::posix_spawn(&process_, words.front(), &files, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    ::close(to_child[0]);
    ::close(from_child[1]);
    if (fault != 0) throw std::runtime_error("cannot start " + arguments.front());
}

ChildProcess::~ChildProcess() {
    ::close(input_);
    ::close(output_);
    ::waitpid(process_, nullptr, 0);
}

std::optional<std::string> ChildProcess::line() {
    while (true) {
        if (const auto end = buffer_.find('\n'); end != std::string::npos) {
            auto line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return line;
        }
        std::array<char, 4096> part = {};
        const auto size = ::read(output_, part.data(), part.size());
        if (size <= 0) return {};
        buffer_.append(part.data(), static_cast<std::size_t>(size));
    }
}

void ChildProcess::say(const std::string& line) const {
    const auto text = line + "\n";
    if (::write(input_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        throw std::runtime_error("the child does not listen");
    }
}

void ChildProcess::kill() const {
    ::kill(process_, SIGKILL);
}

}  // namespace tessera::store
