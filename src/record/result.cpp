#include "record/result.hpp"

namespace tessera::record {

std::string_view to_text(Result result) {
    switch (result) {
        case Result::first_wins:
            return "1-0";
        case Result::second_wins:
            return "0-1";
        case Result::draw:
            return "1/2-1/2";
        case Result::unfinished:
            return "*";
    }
    return "*";
}

std::optional<Result> parse_result(std::string_view text) {
    for (const Result result : results) {
        if (text == to_text(result)) return result;
    }
    return std::nullopt;
}

Result result_of(const std::optional<Outcome>& outcome) {
    if (!outcome) return Result::unfinished;
    if (!outcome->winner) return Result::draw;
    return *outcome->winner == Side::first ? Result::first_wins : Result::second_wins;
}

}  // namespace tessera::record
