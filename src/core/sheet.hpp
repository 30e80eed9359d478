#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/drawing.hpp"

namespace tessera {

/// A sheet of characters, each with its ink: what boards are drawn on. `Ink` is an enumeration of the board's own whose
/// zero is plain text, and whose `code_of(ink)` is the terminal's sequence for it.
template <class Ink>
class Sheet {
  public:
    Sheet(int lines, int columns)
        : columns_(columns),
          lines_(static_cast<std::size_t>(lines), std::vector<Spot>(static_cast<std::size_t>(columns))) {}

    /// Text of one byte a character.
    void write(int line, int column, std::string_view text, Ink ink) {
        for (const char c : text) put(line, column++, std::string_view(&c, 1), ink);
    }

    /// One character, which may take several bytes. What lies beyond the right end of the sheet is lost.
    void put(int line, int column, std::string_view character, Ink ink) {
        if (column >= columns_) return;
        Spot& spot = lines_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)];
        spot.character = character;
        spot.ink = ink;
    }

    [[nodiscard]] Ink ink_at(int line, int column) const {
        return lines_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)].ink;
    }

    /// The lines, without the blanks at their ends.
    [[nodiscard]] std::string text(DrawStyle::Colours colours) const {
        std::string all;
        for (const auto& line : lines_) {
            Ink ink{};
            std::size_t end = line.size();
            while (end > 0 && line[end - 1].is_blank()) --end;
            for (std::size_t i = 0; i < end; ++i) {
                if (colours == DrawStyle::Colours::ansi && line[i].ink != ink) all += code_of(line[i].ink);
                ink = line[i].ink;
                all += line[i].character;
            }
            if (colours == DrawStyle::Colours::ansi && ink != Ink{}) all += code_of(Ink{});
            all += '\n';
        }
        return all;
    }

  private:
    struct Spot {
        std::string character = " ";
        Ink ink = {};
        [[nodiscard]] bool is_blank() const { return character == " " && ink == Ink{}; }
    };

    int columns_;
    std::vector<std::vector<Spot>> lines_;
};

}  // namespace tessera
