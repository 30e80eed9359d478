#include "load/process_figures.hpp"

#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

#include <fmt/format.h>

namespace tessera::load {

ProcessFigures figures_of(int pid) {
    ProcessFigures figures;
    std::ifstream status(fmt::format("/proc/{}/status", pid));
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) figures.resident = std::stoll(line.substr(6));
    }
    std::ifstream stat(fmt::format("/proc/{}/stat", pid));
    std::string line;
    std::getline(stat, line);
    // The program's name, in brackets, may hold blanks; after it the times are the 12th and 13th word.
    if (const auto end = line.rfind(')'); end != std::string::npos) {
        std::istringstream words(line.substr(end + 1));
        std::string word;
        for (int i = 0; i < 11; ++i) words >> word;
        double user = 0;
        double system = 0;
        words >> user >> system;
        figures.cpu_seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    return figures;
}

}  // namespace tessera::load
