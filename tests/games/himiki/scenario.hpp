#pragma once

// Worked examples of the rules: a position as the examples write it, actions, and what came of them.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/random.hpp"
#include "core/text.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// What an example says besides its cubes, in the words of a position's text.
struct Told {
    std::optional<Edition> edition = std::nullopt;  ///< both, unless an example names one
    Teams teams = Teams::singles;
    std::optional<std::string_view> actor = std::nullopt;  ///< who begins, unless said
    std::string_view scores = "0-0";
    std::string_view holds = "---";
    std::string_view phase = "turn";
    std::string_view pivot = "+";
    std::string_view left = "-";
    // Expert only:
    std::optional<std::string_view> hands = std::nullopt;  ///< nobody has a tile, unless said
    std::string_view terrain = "-";
    std::string_view armed = "-";
};

/// A cube and where it stands.
struct Standing {
    Cell cell;
    Cube cube;
};

/// `W1 4C FBE`, as the examples write a cube: its name, column and row, then the elements (F fire, E water, B wood) on
/// top, towards its neighbours in the same column, towards those in the same row. Or `C4 HM`, as texts write it.
inline Standing parse_standing(std::string_view text) {
    const auto parts = words(text);
    const auto wrong = [&] { return std::invalid_argument(fmt::format("'{}' is no cube of an example", text)); };
    const auto element = [](char letter) {
        constexpr std::string_view french = "FEB";
        const std::size_t found = french.find(letter);
        return found == std::string_view::npos ? std::nullopt : std::optional(elements[found]);
    };
    const bool is_named = parts.size() == 3;
    if (parts.size() != 2 && !is_named) throw wrong();
    const std::string_view faces = parts.back().text;
    if (faces.size() != (is_named ? 3 : 2)) throw wrong();
    const auto cell = parse_cell(parts[is_named ? 1 : 0].text);
    const auto top = is_named ? element(faces[0]) : parse_element(faces[0]);
    const auto x_face = is_named ? element(faces[2]) : parse_element(faces[1]);
    const auto lies = top && x_face ? Orientation::of_faces(*top, *x_face) : std::nullopt;
    if (!cell || !lies) throw wrong();
    if (is_named && element(faces[1]) != lies->face(Axis::y)) throw wrong();
    const bool is_white = is_named ? parts[0].text.starts_with('W') : is_upper(faces[0]);
    return {*cell, Cube{is_white ? Side::first : Side::second, *lies}};
}

/// The cubes of an example, of which some stand otherwise: those are named again.
inline std::string with(std::string_view cubes, std::string_view changes) {
    return fmt::format("{}, {}", cubes, changes);
}

/// A position with the cubes as listed, separated by commas; for a cube named twice the later words hold.
template <class P>
P drawn(std::string_view cubes, const Rules& rules, const Told& told = {}) {
    std::map<std::string_view, Standing> standing;
    for (const Field& part : split(cubes, ',')) standing[words(part.text).at(0).text] = parse_standing(part.text);
    P board(rules);
    for (const auto& [name, one] : standing) board.put(one.cell, one.cube);
    const std::string empty = to_text(board);
    std::string text = fmt::format("{} {} {} {} {} {} {}", empty.substr(0, empty.find(' ')),
                                   told.actor.value_or(name_of(Seat{}, rules)), told.scores, told.holds, told.phase,
                                   told.pivot, told.left);
    if constexpr (P::has_tiles) {
        const std::string_view no_hands = rules.in_pairs() ? "wl:-;bl:-;wd:-;bd:-" : "w:-;b:-";
        text += fmt::format(" {} {} {}", told.hands.value_or(no_hands), told.terrain, told.armed);
    }
    const auto position = P::parse(text, rules);
    if (!position) throw std::invalid_argument(fmt::format("{}: {}", text, to_text(position.error())));
    return *position;
}

/// An example under the rules of both editions, or of the one it names. Every question is put to both, and they must
/// agree.
template <class P>
class BasicScene {
  public:
    explicit BasicScene(std::string_view cubes, const Told& told = {}) {
        for (const Edition edition : {Edition::first, Edition::second}) {
            if (told.edition.value_or(edition) != edition) continue;
            positions_.push_back(drawn<P>(cubes, Rules{.edition = edition, .teams = told.teams}, told));
        }
    }
    /// The start, in Expert with the fixed deal.
    [[nodiscard]] static BasicScene start(const Told& told = {}) {
        BasicScene scene;
        for (const Edition edition : {Edition::first, Edition::second}) {
            if (told.edition.value_or(edition) != edition) continue;
            scene.positions_.push_back(P::initial(Rules{.edition = edition, .teams = told.teams}));
        }
        return scene;
    }

    /// What comes of actions, each of which must be legal.
    template <class... Texts>
    [[nodiscard]] BasicScene after(const Texts&... texts) const {
        BasicScene scene = *this;
        for (P& position : scene.positions_) (play(position, texts), ...);
        return scene;
    }

    /// The position's text without its board: `b 1-0 --- turn + -`.
    [[nodiscard]] std::string state() const {
        return agreed([](const P& position) {
            const std::string text = to_text(position);
            return text.substr(text.find(' ') + 1);
        });
    }
    /// How the cube on a cell lies: `HM`, a black one `hm`; nothing if there is none.
    [[nodiscard]] std::string on(std::string_view cell) const {
        return agreed([&](const P& position) -> std::string {
            const auto cube = position.at(*parse_cell(cell));
            if (!cube) return "";
            std::string text = {letter_of(cube->lies.top()), letter_of(cube->lies.face(Axis::x))};
            if (cube->side == Side::first) return text;
            return {to_lower(text[0]), to_lower(text[1])};
        });
    }
    /// The legal actions.
    [[nodiscard]] std::set<std::string> actions() const {
        return agreed([](const P& position) {
            std::set<std::string> texts;
            for (const Move& move : position.legal_moves()) texts.insert(to_text(position, move));
            return texts;
        });
    }
    /// Those of the legal actions that have these words in them.
    [[nodiscard]] std::set<std::string> actions(std::string_view with_words) const {
        std::set<std::string> texts = actions();
        std::erase_if(texts, [&](const std::string& text) { return !text.contains(with_words); });
        return texts;
    }
    [[nodiscard]] std::set<std::string> pivots() const { return actions(">P"); }
    [[nodiscard]] std::set<std::string> tips() const { return actions(">B"); }
    [[nodiscard]] bool allows(std::string_view action) const {
        return agreed([&](const P& position) { return position.parse_move(action).has_value(); });
    }
    /// `ongoing`, `p1win` or `p2win`. A finished game has no action.
    [[nodiscard]] std::string_view outcome() const {
        return agreed([](const P& position) {
            if (position.outcome().has_value() != (position.legal_moves().size() == 0)) {
                throw std::logic_error(fmt::format("over, yet it goes on: {}", to_text(position)));
            }
            return tessera::to_text(position.outcome());
        });
    }

  private:
    BasicScene() = default;

    static void play(P& position, std::string_view text) {
        const auto move = position.parse_move(text);
        if (!move) {
            throw std::invalid_argument(fmt::format("{} in {}: {}", text, to_text(position), to_text(move.error())));
        }
        position.play(*move);
    }

    template <class Ask>
    [[nodiscard]] auto agreed(Ask ask) const {
        auto answer = ask(positions_.front());
        if (ask(positions_.back()) != answer) {
            throw std::logic_error(fmt::format("the editions disagree: {} and {}", to_text(positions_.front()),
                                               to_text(positions_.back())));
        }
        return answer;
    }

    std::vector<P> positions_;
};

using Scene = BasicScene<Position>;
using ExpertScene = BasicScene<ExpertPosition>;

/// `Singles1`, `Pairs2`, `Solo1`: for the names of tests.
[[nodiscard]] inline std::string word_for(const Rules& rules) {
    const std::string_view teams = rules.in_pairs() ? "Pairs" : rules.has_muk_yan() ? "Solo" : "Singles";
    return fmt::format("{}{}", teams, rules.is_first_edition() ? 1 : 2);
}

/// All terrain on the board, events for those who act first: more happens than after a deal.
inline ExpertPosition with_all_terrain(const Rules& rules, Random& random) {
    ExpertPosition position(rules);
    Chaos chaos;
    chaos.set_hand(Seat{0}, {Tile::conjuration, Tile::mana_of_fire});
    chaos.set_hand(Seat{1}, {Tile::confusion, Tile::mana_of_water, Tile::major_yokai});
    std::array<std::uint8_t, Grid::cells> cells{};
    for (std::uint8_t i = 0; i < Grid::cells; ++i) cells[i] = i;
    random.shuffle(cells);
    std::size_t next = 0;
    terrain_tiles.each([&](Tile tile) { chaos.lay(tile, Cell{cells[next++]}); });
    position.set_chaos(chaos);
    return position;
}

/// Plays any legal actions until the game is over or so many are played, and shows each: the position before it, the
/// action, the position after it.
template <class P, class Visit>
void play_at_random(P position, Random& random, unsigned most_actions, Visit visit) {
    for (unsigned n = 0; n < most_actions && !position.outcome(); ++n) {
        const auto moves = position.legal_moves();
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const P before = position;
        position.play(move);
        visit(before, move, position);
    }
}

}  // namespace tessera::himiki
