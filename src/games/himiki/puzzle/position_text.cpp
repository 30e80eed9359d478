// Puzzle strings: `board phase spent holds left events terrain armed`.

#include <array>

#include <fmt/format.h>

#include "core/rows_text.hpp"
#include "core/text.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/reader_parts.hpp"
#include "games/himiki/refusals.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki::puzzle {

namespace {

std::string_view name_of(Phase phase) {
    return phase_names[static_cast<std::size_t>(phase)];
}

std::string board_text(const Position& position) {
    return rows_text<Grid>([&](Cell cell) -> std::string {
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

/// Reads a puzzle string field by field. What it makes is consistent, unless it has found faults: there is an action to
/// play until it is over.
class Reader {
  public:
    Reader(const Rules& rules, Faults& faults) : rules_(rules), faults_(&faults), position_(rules), tiles_(faults) {}

    [[nodiscard]] Position read(std::string_view text) {
        const auto fields = split(text, ' ');
        if (const auto done = read_fields(fields); !done) {
            faults_->add(done.error());
            return position_;
        }
        check_phase(fields[1]);
        return position_;
    }

  private:
    Parsed<void> read_fields(const std::vector<Field>& fields) {
        constexpr std::array<Parsed<void> (Reader::*)(const Field&), 8> steps = {
            &Reader::read_board, &Reader::read_phase,  &Reader::read_spent,   &Reader::read_holds,
            &Reader::read_left,  &Reader::read_events, &Reader::read_terrain, &Reader::read_armed};
        if (fields.size() != steps.size()) {
            return malformed(0,
                             fmt::format("a puzzle has {} fields separated by one space (board, phase, spent, holds, "
                                         "left, events, terrain, armed), not {}",
                                         steps.size(), fields.size()));
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (auto done = (this->*steps[i])(fields[i]); !done) return done;
        }
        return {};
    }

    Parsed<void> read_board(const Field& field) {
        const auto put = [&](Cell cell, std::string_view two) { return put_cube(position_, cell, two); };
        if (auto done = read_rows(field, put,
                                  "is no cube: two different letters of H M K (White) or h. m. k. (Black, just a top)");
            !done) {
            return done;
        }
        check_cubes(position_refusal("too_many_white"), Side::first, most_white_cubes, field.at);
        check_cubes(position_refusal("too_many_black"), Side::second, most_black_cubes, field.at);
        return {};
    }

    void check_cubes(const Refusal& row, Side side, unsigned most, std::size_t at) {
        const unsigned cubes = count(position_.board().of(side));
        if (cubes <= most) return;
        faults_->add({.row = row, .at = at, .arguments = {std::to_string(cubes), std::to_string(most)}, .rule = "H70"});
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
        position_.set_spent(faults_->read_number(field, most_spent, "spent"));
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
            auto trails = read_trails<LogTrails>(field, position_.board().of(Side::first), *faults_);
            if (!trails) return std::unexpected(trails.error());
            read = *trails;
        }
        const Phase phase = position_.phase();
        check_mark(field, Position::asks_about_a_cube(phase), read.marked.has_value(), name_of(phase), *faults_);
        if (read.marked) read.trails.set_last(*read.marked);
        position_.set_trails(read.trails);
        return {};
    }

    Parsed<void> read_events(const Field& field) {
        if (field.text == "-") return {};
        if (rules_.is_headlock()) return malformed(field.at, "Headlock has no event tiles: write '-'");
        const auto events = tiles_.read_list(field, "events");
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
        tiles_.claim(Tile::major_yokai, {.at = field.at, .field = "yokai"});
        position_.set_armed(true);
        return {};
    }

    /// A phase that asks something must have an answer. Only a puzzle without other faults can be asked for its
    /// actions.
    void check_phase(const Field& field) {
        const Phase phase = position_.phase();
        if (phase == Phase::yokai && !position_.is_armed())
            faults_->add({.row = position_refusal("yokai_not_there"), .at = field.at, .field = "phase"});
        if (!faults_->empty() || position_.outcome() || !position_.legal_moves().empty()) return;
        faults_->add({.row = position_refusal("nowhere_to_go"),
                      .at = field.at,
                      .arguments = {std::string(name_of(phase)), name(position_.active())},
                      .cell = name(position_.active()),
                      .field = "phase"});
    }

    Rules rules_;
    Faults* faults_;
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
    Faults faults;
    const Position position = read(text, rules, faults);
    return parsed(position, faults);
}

Position Position::read(std::string_view text, const Rules& rules, Faults& faults) {
    return Reader(rules, faults).read(text);
}

}  // namespace tessera::himiki::puzzle
