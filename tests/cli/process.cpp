#include "cli/process.hpp"

#include <array>
#include <fcntl.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tessera::cli {

namespace {

struct Pipe {
    std::array<int, 2> ends{};
    Pipe() {
        if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    }
};

std::string read_all(int file) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = read(file, buffer.data(), buffer.size())) > 0;)
        text.append(buffer.data(), static_cast<std::size_t>(n));
    close(file);
    return text;
}

}  // namespace

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
    std::vector<const char*> argv = {TESSERA_BINARY};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    argv.push_back(nullptr);
    const Pipe in;
    const Pipe out;
    const Pipe err;
    const pid_t child = fork();
    if (child == 0) {
        dup2(in.ends[0], STDIN_FILENO);
        dup2(out.ends[1], STDOUT_FILENO);
        dup2(err.ends[1], STDERR_FILENO);
        execv(TESSERA_BINARY, const_cast<char* const*>(argv.data()));
        _exit(127);
    }
    close(in.ends[0]);
    close(out.ends[1]);
    close(err.ends[1]);
    Ran ran;
    std::thread errors([&] { ran.err = read_all(err.ends[0]); });
    std::thread feeder([&] {
        for (std::size_t done = 0; done < input.size();) {
            const ssize_t n = write(in.ends[1], input.data() + done, input.size() - done);
            if (n <= 0) break;
            done += static_cast<std::size_t>(n);
        }
        close(in.ends[1]);
    });
    ran.out = read_all(out.ends[0]);
    errors.join();
    feeder.join();
    int status = 0;
    waitpid(child, &status, 0);
    ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ran;
}

}  // namespace tessera::cli
