// Puzzle strings: `board phase spent holds left events terrain armed`.

#include <array>

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/reader_parts.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki::puzzle {

namespace {

constexpr std::array<std::string_view, 6> phase_names = {"turn", "replay", "impulse", "teleport", "transfer", "yokai"};
constexpr std::uint64_t most_spent = 9'999;

std::string_view name_of(Phase phase) {
    return phase_names[static_cast<std::size_t>(phase)];
}

std::string board_text(const Position& position) {
    return rows_text([&](Cell cell) -> std::string {
        const auto cube = position.at(cell);
        if (!cube) return {};
        const char top = letter_of(cube->side, cube->lies.top());
        return {top, cube->side == Side::first ? letter_of(cube->lies.face(Axis::x)) : '.'};
    });
}

std::string holds_text(const Position& position) {
    std::string text;
    for (const Element element : elements) text += ".?w"[static_cast<std::size_t>(position.hold(element))];
    return text == "..." ? "-" : text;
}

/// A white cube as two capitals; a black one as its top in small letters and a point.
bool put_cube(Position& position, Cell cell, std::string_view two) {
    if (const auto cube = cube_in(two); cube && cube->side == Side::first) {
        position.put(cell, cube);
        return true;
    }
    const auto top = two.size() == 2 && is_lower(two[0]) && two[1] == '.' ? parse_element(two[0]) : std::nullopt;
    if (top) position.put_black(cell, *top);
    return top.has_value();
}

/// Reads a puzzle string field by field. What it makes is consistent: there is an action to play until it is over.
class Reader {
  public:
    explicit Reader(const Rules& rules) : rules_(rules), position_(rules) {}

    [[nodiscard]] Parsed<Position> read(std::string_view text) {
        constexpr std::array<Parsed<void> (Reader::*)(const Field&), 8> steps = {
            &Reader::read_board, &Reader::read_phase,  &Reader::read_spent,   &Reader::read_holds,
            &Reader::read_left,  &Reader::read_events, &Reader::read_terrain, &Reader::read_armed};
        const auto fields = split(text, ' ');
        if (fields.size() != steps.size()) {
            return malformed(0,
                             fmt::format("a puzzle has {} fields separated by one space (board, phase, spent, holds, "
                                         "left, events, terrain, armed), not {}",
                                         steps.size(), fields.size()));
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (const auto done = (this->*steps[i])(fields[i]); !done) return std::unexpected(done.error());
        }
        if (const auto fits = check_phase(fields[1]); !fits) return std::unexpected(fits.error());
        return position_;
    }

  private:
    Parsed<void> read_board(const Field& field) {
        const auto put = [&](Cell cell, std::string_view two) { return put_cube(position_, cell, two); };
        if (auto done = read_rows(field, put,
                                  "is no cube: two different letters of H M K (White) or h. m. k. (Black, just a top)");
            !done) {
            return done;
        }
        const unsigned white = count(position_.board().of(Side::first));
        const unsigned black = count(position_.board().of(Side::second));
        if (white > most_white_cubes) {
            return malformed(field.at,
                             fmt::format("there are {} white cubes, a puzzle has at most {}", white, most_white_cubes));
        }
        if (black > most_black_cubes) {
            return malformed(field.at,
                             fmt::format("there are {} black cubes, a puzzle has at most {}", black, most_black_cubes));
        }
        return {};
    }

    Parsed<void> read_phase(const Field& field) {
        for (std::size_t i = 0; i < phase_names.size(); ++i) {
            if (phase_names[i] != field.text) continue;
            position_.set_phase(static_cast<Phase>(i));
            return {};
        }
        return malformed(field.at,
                         fmt::format("{} is no phase: one of {}", quoted(field.text), fmt::join(phase_names, " ")));
    }

    Parsed<void> read_spent(const Field& field) {
        const auto moves = parse_number(field.text, most_spent);
        if (!moves) return malformed(field.at, fmt::format("{} is no number of moves spent", quoted(field.text)));
        position_.set_spent(static_cast<unsigned>(*moves));
        return {};
    }

    Parsed<void> read_holds(const Field& field) {
        if (field.text == "-") return {};
        if (rules_.is_headlock()) return malformed(field.at, "Headlock has no holds: write '-'");
        const bool shaped =
            field.text.size() == elements.size() && field.text.find_first_not_of(".?w") == std::string_view::npos;
        if (!shaped) {
            return malformed(field.at, fmt::format("{} does not say which holds of H, M and K are asked for: '-', or "
                                                   "three of '.', '?', 'w'",
                                                   quoted(field.text)));
        }
        for (const Element element : elements) {
            const char state = field.text[index_of(element)];
            position_.set_hold(element, state == '?' ? Hold::asked : state == 'w' ? Hold::taken : Hold::not_asked);
        }
        return {};
    }

    Parsed<void> read_left(const Field& field) {
        ReadTrails<LogTrails> read;
        if (field.text != "-") {
            auto trails = read_trails<LogTrails>(field, position_.board().of(Side::first));
            if (!trails) return std::unexpected(trails.error());
            read = *trails;
        }
        const Phase phase = position_.phase();
        if (auto fits = check_mark(field, Position::asks_about_a_cube(phase), read.marked.has_value(), name_of(phase));
            !fits) {
            return fits;
        }
        if (read.marked) read.trails.set_last(*read.marked);
        position_.set_trails(read.trails);
        return {};
    }

    Parsed<void> read_events(const Field& field) {
        if (field.text == "-") return {};
        if (rules_.is_headlock()) return malformed(field.at, "Headlock has no event tiles: write '-'");
        const auto events = tiles_.read_list(field);
        if (!events) return std::unexpected(events.error());
        if (!events->without(TileSet::all().without(terrain_tiles)).empty()) {
            return malformed(field.at, "terrain tiles lie on the board; only events are given with a puzzle");
        }
        if (events->has(Tile::confusion)) return malformed(field.at, "confusion is never given with a puzzle");
        position_.set_events(*events);
        return {};
    }

    Parsed<void> read_terrain(const Field& field) {
        Chaos chaos = position_.chaos();
        if (auto done = tiles_.read_terrain(field, chaos); !done) return done;
        for (const Cell cell : each(chaos.terrain())) position_.lay(*chaos.terrain_on(cell), cell);
        return {};
    }

    Parsed<void> read_armed(const Field& field) {
        if (field.text == "-") return {};
        if (field.text != "y") return malformed(field.at, fmt::format("{} is neither '-' nor 'y'", quoted(field.text)));
        if (rules_.is_headlock()) return malformed(field.at, "Headlock has no yokai: write '-'");
        if (auto fresh = tiles_.claim(Tile::major_yokai, field.at); !fresh) return fresh;
        position_.set_armed(true);
        return {};
    }

    /// A phase that asks something must have an answer.
    Parsed<void> check_phase(const Field& field) {
        const Phase phase = position_.phase();
        if (phase == Phase::yokai && !position_.is_armed()) {
            return malformed(field.at, "phase 'yokai' wants the yokai to be armed");
        }
        if (!position_.outcome() && position_.legal_moves().empty()) {
            return malformed(field.at, fmt::format("in phase '{}' the cube on {} has nowhere to go", name_of(phase),
                                                   name(position_.active())));
        }
        return {};
    }

    Rules rules_;
    Position position_;
    TileReader tiles_;
};

}  // namespace

std::string to_text(const Position& position) {
    const bool marks = Position::asks_about_a_cube(position.phase());
    return fmt::format("{} {} {} {} {} {} {} {}", board_text(position), name_of(position.phase()), position.spent(),
                       holds_text(position),
                       left_text(position.trails(), marks ? std::optional(position.active()) : std::nullopt),
                       tiles_text(position.events()), terrain_text(position.chaos()), position.is_armed() ? "y" : "-");
}

Parsed<Position> Position::parse(std::string_view text, const Rules& rules) {
    return Reader(rules).read(text);
}

}  // namespace tessera::himiki::puzzle
