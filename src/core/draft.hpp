#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/faults.hpp"
#include "core/game.hpp"
#include "core/screen.hpp"

namespace tessera {

// A position taken apart for an editor: what lies on each cell, and fields for all else that its text has. Whatever an
// editor puts together has a text, and `parse` alone says whether that is a position (docs/draft-json.md).

/// What lies where, by names of cells and pieces of the palette, and the values of the fields.
struct Draft {
    struct Piece {
        std::string cell;
        std::string piece;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Value {
        std::string field;
        std::vector<std::string> items;
        friend bool operator==(const Value&, const Value&) = default;
    };

    std::vector<Piece> pieces = {};
    std::vector<Value> values = {};

    /// The piece on a cell; empty where there is none.
    [[nodiscard]] std::string piece_on(std::string_view cell) const;
    /// All items of a field.
    [[nodiscard]] const std::vector<std::string>& items(std::string_view field) const;
    /// The only item of a choice or a number.
    [[nodiscard]] const std::string& item(std::string_view field) const { return items(field).front(); }
    /// Whether an item is among those of a field.
    [[nodiscard]] bool has(std::string_view field, std::string_view item) const;
    /// The items with a separator between them; `nothing` if there are none.
    [[nodiscard]] std::string joined(std::string_view field, std::string_view separator,
                                     std::string_view nothing = "-") const;

    friend bool operator==(const Draft&, const Draft&) = default;
};

/// What an editor of a game offers.
struct DraftForm {
    /// A piece as it can lie, with what a screen shows of it; the cells there are empty.
    struct Look {
        std::string piece;
        std::vector<Scene::Piece> shows = {};
        std::vector<Scene::Mark> marks = {};
    };
    /// The ways in which one thing of the palette can lie: who taps it again takes the next one.
    using Entry = std::vector<Look>;

    enum class Kind : unsigned char {
        choice,  ///< one of the options
        number,  ///< from `least` to `most`
        cells,   ///< cells, at most `most`; where there are options, each with one of them: `C3=MR`
        list,    ///< some of the options, at most `most`
        trails   ///< a piece and the cells it came from, the latest first: `C3<C4<D4`; a `!` marks one: `C3!<C4`
    };
    struct Field {
        std::string key;
        Kind kind = Kind::choice;
        std::string_view name = {};  ///< a word for dictionaries
        std::string about = {};      ///< whom or what it is about, where several have the name: a side, seat or element
        std::vector<std::string> options = {};
        unsigned least = 0;
        unsigned most = 0;
    };

    std::vector<Entry> palette = {};
    std::vector<Field> fields = {};
};

/// Why a draft does not fill the form, as a sentence; nothing if it does. What fits has a text, though perhaps a faulty
/// one.
[[nodiscard]] std::optional<std::string> misfit(const Draft& draft, const DraftForm& form, const BoardPicture& board);

/// A game whose positions can be edited. `draft_text` of a draft that fits the form is the text of that position, right
/// or wrong; of `draft_of(position)` it is the text of the position. `read` reads a text and adds all that is wrong
/// with it; what it gives back means something only if that is nothing.
template <class P>
concept HasDraft = HasScreen<P> && requires(const P position, const Draft draft, std::string_view text,
                                            typename P::Rules rules, Faults& faults) {
    { draft_form(position) } -> std::same_as<DraftForm>;
    { draft_of(position) } -> std::same_as<Draft>;
    { draft_text(position, draft) } -> std::same_as<std::string>;
    { P::read(text, rules, faults) } -> std::same_as<P>;
};

}  // namespace tessera
