#include "cli/play/letters.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace tessera::cli::terminal {

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), to_lower);
    return small;
}

bool is_same_but_for_case(std::string_view a, std::string_view b) {
    return a.size() == b.size() && begins_but_for_case(a, b);
}

bool begins_but_for_case(std::string_view text, std::string_view beginning) {
    return beginning.size() <= text.size() && std::equal(beginning.begin(), beginning.end(), text.begin(),
                                                         [](char a, char b) { return to_lower(a) == to_lower(b); });
}

}  // namespace tessera::cli::terminal
