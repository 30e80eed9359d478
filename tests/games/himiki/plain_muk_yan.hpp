#pragma once

// Muk Yan's script once more (H61-H63), as slowly and plainly as possible: on texts, with the plain rules to say what
// is legal and what comes of it. It shares no code with the engine and judges it.

#include <string>
#include <string_view>
#include <vector>

namespace tessera::himiki_plain {

/// The lines that `tessera mukyan` prints (H65): the action's number, a space, the action; sorted bytewise. `id` is
/// `mukyan` or `mukyan-1`, `dice` the black and the white one as `HM`. Black is to act and not placing.
[[nodiscard]] std::vector<std::string> muk_yan_lines(std::string_view id, const std::string& position,
                                                     const std::string& dice);

}  // namespace tessera::himiki_plain
