#include "games/himiki/reader_parts.hpp"

#include <span>
#include <vector>

#include <fmt/format.h>

#include "games/himiki/log_trails.hpp"
#include "games/himiki/path_trails.hpp"
#include "games/himiki/refusals.hpp"

namespace tessera::himiki {

namespace {

Parsed<void> read_row(int row, const Field& field, const PutCube& put, std::string_view no_cube) {
    const char letter = static_cast<char>('A' + row);
    int column = 0;
    for (std::size_t i = 0; i < field.text.size();) {
        const std::size_t at = field.at + i;
        if (is_digit(field.text[i])) {
            const int run = field.text[i] - '0';
            if (run == 0 || (i + 1 < field.text.size() && is_digit(field.text[i + 1]))) {
                return malformed(at, fmt::format("row {} wants one number from 1 to {} for a run of empty cells",
                                                 letter, Grid::columns));
            }
            column += run;
            ++i;
        } else {
            const std::string_view two = field.text.substr(i, 2);
            const auto cell = Grid::cell_at(row, column);
            if (cell && !put(*cell, two)) return malformed(at, fmt::format("{} {}", quoted(two), no_cube));
            ++column;
            i += 2;
        }
        if (column > Grid::columns) {
            return malformed(at, fmt::format("row {} has more than its {} cells", letter, Grid::columns));
        }
    }
    if (column != Grid::columns) {
        return malformed(field.at, fmt::format("row {} has {} cells, not {}", letter, column, Grid::columns));
    }
    return {};
}

/// One cube and the cells it left: `C3<C4<D4`.
template <class Trails>
Parsed<void> read_trail(const Field& field, Cells movable, ReadTrails<Trails>& read, Faults& faults) {
    auto names = split(field.text, '<');
    const bool is_marked = names[0].text.ends_with('!');
    if (is_marked) names[0].text.remove_suffix(1);
    std::vector<Cell> cells;
    for (const Field& part : names) {
        const auto cell = Grid::parse_cell(part.text);
        if (!cell) return malformed(field.at + part.at, fmt::format("{} is no cell (A1 to E6)", quoted(part.text)));
        cells.push_back(*cell);
    }
    const Cell cube = cells.front();
    const auto refuse = [&](const Refusal& row, std::vector<std::string> arguments) {
        faults.add(
            {.row = row, .at = field.at, .arguments = std::move(arguments), .cell = name(cube), .field = left_key});
    };
    const std::size_t before = faults.list().size();
    if (cells.size() < 2) refuse(position_refusal("left_nothing"), {name(cube)});
    if ((movable & set_of(cube)) == 0) refuse(position_refusal("left_by_nobody"), {name(cube)});
    if ((read.trails.cubes() & set_of(cube)) != 0) refuse(position_refusal("left_twice"), {name(cube)});
    if (is_marked && read.marked) refuse(position_refusal("last_twice"), {});
    if (is_marked) read.marked = read.trails.size();
    if (faults.list().size() == before && !read.trails.add(cube, std::span(cells).subspan(1)))
        refuse(position_refusal("left_too_much"), {name(cube)});
    return {};
}

}  // namespace

std::optional<Cube> cube_in(std::string_view two) {
    if (two.size() != 2 || is_upper(two[0]) != is_upper(two[1])) return std::nullopt;
    const auto top = parse_element(two[0]);
    const auto x_face = parse_element(two[1]);
    const auto lies = top && x_face ? Orientation::of_faces(*top, *x_face) : std::nullopt;
    if (!lies) return std::nullopt;
    return Cube{is_upper(two[0]) ? Side::first : Side::second, *lies};
}

Parsed<void> read_rows(const Field& field, const PutCube& put, std::string_view no_cube) {
    auto rows = split(field.text, '/');
    if (rows.size() != static_cast<std::size_t>(Grid::rows)) {
        return malformed(field.at, fmt::format("the board has {} rows, not {}", rows.size(), Grid::rows));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].at += field.at;
        if (auto done = read_row(Grid::rows - 1 - static_cast<int>(i), rows[i], put, no_cube); !done) return done;
    }
    return {};
}

template <class Trails>
Parsed<ReadTrails<Trails>> read_trails(const Field& field, Cells movable, Faults& faults) {
    ReadTrails<Trails> read;
    for (Field trail : split(field.text, ',')) {
        trail.at += field.at;
        if (const auto done = read_trail(trail, movable, read, faults); !done) return std::unexpected(done.error());
    }
    return read;
}

void check_mark(const Field& left, bool wanted, bool found, std::string_view phase, Faults& faults) {
    if (wanted == found) return;
    faults.add({.row = found ? position_refusal("last_not_asked") : position_refusal("last_not_marked"),
                .at = left.at,
                .arguments = {std::string(phase)},
                .field = left_key});
}

void TileReader::claim(Tile tile, const Place& place) {
    if (seen_.has(tile)) {
        faults_->add({.row = position_refusal("tile_twice"),
                      .at = place.at,
                      .arguments = {std::string(name_of(tile))},
                      .cell = place.cell,
                      .field = place.field});
    }
    seen_.add(tile);
}

Parsed<Tile> TileReader::read(std::string_view text, const Place& place) {
    const auto tile = parse_tile(text);
    if (!tile || name_of(*tile) != text) {
        return malformed(place.at, fmt::format("{} is no tile: one of {}", quoted(text), fmt::join(tile_names, " ")));
    }
    claim(*tile, place);
    return *tile;
}

Parsed<TileSet> TileReader::read_list(const Field& field, std::string_view key) {
    TileSet tiles;
    for (const Field& part : split(field.text, ',')) {
        const auto tile = read(part.text, {.at = field.at + part.at, .field = std::string(key)});
        if (!tile) return std::unexpected(tile.error());
        tiles.add(*tile);
    }
    return tiles;
}

Parsed<void> TileReader::read_terrain(const Field& field, Chaos& chaos) {
    if (field.text == "-") return {};
    for (const Field& part : split(field.text, ',')) {
        const std::size_t at = field.at + part.at;
        const auto cell = Grid::parse_cell(part.text.substr(0, 2));
        if (!cell || part.text.size() != 5 || part.text[2] != '=') {
            return malformed(
                at, fmt::format("{} does not tell a terrain tile and its cell, as 'C3=MR'", quoted(part.text)));
        }
        const auto tile = read(part.text.substr(3), {.at = at + 3, .cell = name(*cell), .field = "terrain"});
        if (!tile) return std::unexpected(tile.error());
        if (!is_terrain(*tile)) return malformed(at + 3, fmt::format("{} is no terrain tile", name_of(*tile)));
        if ((chaos.terrain() & set_of(*cell)) != 0) {
            return malformed(at, fmt::format("two terrain tiles lie on {}", name(*cell)));
        }
        chaos.lay(*tile, *cell);
    }
    return {};
}

template Parsed<ReadTrails<PathTrails>> read_trails(const Field&, Cells, Faults&);
template Parsed<ReadTrails<LogTrails>> read_trails(const Field&, Cells, Faults&);

}  // namespace tessera::himiki
