#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/muk_yan_report.hpp"

namespace tessera::cli {

void print_muk_yan_trial(const MukYanLabRequest& request) {
    const auto tallies = lab::measure_muk_yan(request.trial, with_progress(workers(request.threads)));
    fmt::print("{}", lab::report_of(request.trial, tallies));
}

}  // namespace tessera::cli
