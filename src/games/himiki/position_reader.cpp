#include "games/himiki/position_reader.hpp"

namespace tessera::himiki {

namespace {

constexpr std::uint64_t greatest_score = 99;

/// A cube at the beginning of a text: two letters of one case.
std::optional<Cube> cube_in(std::string_view two) {
    if (two.size() != 2 || is_upper(two[0]) != is_upper(two[1])) return std::nullopt;
    const auto top = parse_element(two[0]);
    const auto x_face = parse_element(two[1]);
    const auto lies = top && x_face ? Orientation::of_faces(*top, *x_face) : std::nullopt;
    if (!lies) return std::nullopt;
    return Cube{is_upper(two[0]) ? Side::first : Side::second, *lies};
}

}  // namespace

template <class P>
Parsed<void> PositionReader<P>::read_board(const Field& field) {
    auto rows = split(field.text, '/');
    if (rows.size() != static_cast<std::size_t>(Grid::rows)) {
        return malformed(field.at, fmt::format("the board has {} rows, not {}", rows.size(), Grid::rows));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].at += field.at;
        if (const auto done = read_row(Grid::rows - 1 - static_cast<int>(i), rows[i]); !done) return done;
    }
    for (const Side side : {Side::first, Side::second}) {
        const unsigned cubes = count(position_.of(side));
        if (cubes > rules_.cubes_of_a_side()) {
            return malformed(field.at,
                             fmt::format("{} has {} cubes, the game has {}", side == Side::first ? "White" : "Black",
                                         cubes, rules_.cubes_of_a_side()));
        }
    }
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_row(int row, const Field& field) {
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
            const auto cube = cube_in(two);
            if (!cube) {
                return malformed(
                    at,
                    fmt::format("{} is no cube: two different letters of H M K (White) or h m k (Black)", quoted(two)));
            }
            if (const auto cell = Grid::cell_at(row, column)) position_.put(*cell, cube);
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

template <class P>
Parsed<Seat> PositionReader<P>::seat_named(std::string_view text, std::size_t at) const {
    for (const Seat seat : seats_of(rules_)) {
        if (name_of(seat, rules_) == text) return seat;
    }
    return malformed(
        at, fmt::format("{} is no player: one of {}", quoted(text), rules_.in_pairs() ? "wl bl wd bd" : "w b"));
}

template <class P>
Parsed<void> PositionReader<P>::read_actor(const Field& field) {
    const auto seat = seat_named(field.text, field.at);
    if (!seat) return std::unexpected(seat.error());
    seat_ = *seat;
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_scores(const Field& field) {
    const auto scores = split(field.text, '-');
    const auto white = scores.size() == 2 ? parse_number(scores[0].text, greatest_score) : std::nullopt;
    const auto black = scores.size() == 2 ? parse_number(scores[1].text, greatest_score) : std::nullopt;
    if (!white || !black) {
        return malformed(field.at,
                         fmt::format("{} is no score: White's and Black's points, as '2-0'", quoted(field.text)));
    }
    position_.set_score(Side::first, static_cast<unsigned>(*white));
    position_.set_score(Side::second, static_cast<unsigned>(*black));
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_holds(const Field& field) {
    if (field.text.size() != elements.size() || field.text.find_first_not_of("-wb") != std::string_view::npos) {
        return malformed(
            field.at, fmt::format("{} does not say who holds H, M and K: three of '-', 'w', 'b'", quoted(field.text)));
    }
    for (const Element element : elements) {
        const char holder = field.text[index_of(element)];
        if (holder == '-') continue;
        position_.set_hold(element, holder == 'w' ? Side::first : Side::second);
    }
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_phase(const Field& field) {
    constexpr std::size_t known = P::has_tiles ? phase_names.size() : 3;
    for (std::size_t i = 0; i < known; ++i) {
        if (phase_names[i] != field.text) continue;
        phase_ = static_cast<Phase>(i);
        return {};
    }
    return malformed(field.at,
                     fmt::format("{} is no phase: one of {}", quoted(field.text),
                                 P::has_tiles ? "place turn replay chaos chaos:r impulse teleport transfer yokai"
                                              : "place turn replay"));
}

template <class P>
Parsed<void> PositionReader<P>::read_pivot(const Field& field) {
    if (field.text != "+" && field.text != "x") {
        return malformed(field.at, fmt::format("the pivot field is '+' or 'x', not {}", quoted(field.text)));
    }
    const bool banned = field.text == "x";
    if (banned && phase_ != Phase::turn) {
        return malformed(field.at, "a pivot is banned at the start of a turn only (phase 'turn')");
    }
    position_.set_turn(seat_, phase_, banned);
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_left(const Field& field) {
    if (field.text != "-") {
        if (phase_ == Phase::place || phase_ == Phase::turn) {
            return malformed(field.at,
                             fmt::format("in phase '{}' no cube has left a cell: write '-'", name_of(phase_)));
        }
        for (Field trail : split(field.text, ',')) {
            trail.at += field.at;
            if (const auto done = read_trail(trail); !done) return done;
        }
    }
    if (P::asks_about_a_cube(phase_) != marked_.has_value()) {
        return malformed(field.at, marked_ ? fmt::format("phase '{}' marks no cube with '!'", name_of(phase_))
                                           : fmt::format("phase '{}' wants the cube that tipped last marked with '!'",
                                                         name_of(phase_)));
    }
    if constexpr (P::has_tiles) {
        if (marked_) trails_.set_last(*marked_);
    }
    position_.set_trails(trails_);
    return {};
}

/// One cube and the cells it left: `C3<C4<D4`.
template <class P>
Parsed<void> PositionReader<P>::read_trail(const Field& field) {
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
    if (cells.size() < 2) return malformed(field.at, fmt::format("{} is said to have left no cell", name(cube)));
    const Cells movable = P::has_tiles ? position_.cubes() : position_.of(side_of(seat_));
    if ((movable & set_of(cube)) == 0) {
        return malformed(field.at, fmt::format("{} holds no cube that can have tipped in this turn", name(cube)));
    }
    if ((trails_.cubes() & set_of(cube)) != 0) {
        return malformed(field.at, fmt::format("the cube on {} is listed twice", name(cube)));
    }
    if (is_marked && marked_) return malformed(field.at, "two cubes are marked as the one that tipped last");
    if (is_marked) marked_ = trails_.size();
    if (!trails_.add(cube, std::span(cells).subspan(1))) {
        return malformed(field.at,
                         fmt::format("the cube on {} has left more cells than one turn can have", name(cube)));
    }
    return {};
}

/// H40: a tile that has not been seen elsewhere.
template <class P>
Parsed<Tile> PositionReader<P>::new_tile(std::string_view text, std::size_t at) {
    const auto tile = parse_tile(text);
    if (!tile || name_of(*tile) != text) {
        return malformed(at, fmt::format("{} is no tile: one of {}", quoted(text), fmt::join(tile_names, " ")));
    }
    if (seen_.has(*tile)) return malformed(at, fmt::format("the tile {} is there twice", text));
    seen_.add(*tile);
    return *tile;
}

template <class P>
Parsed<void> PositionReader<P>::read_hands(const Field& field) {
    const auto hands = split(field.text, ';');
    if (hands.size() != rules_.seats()) {
        return malformed(field.at, fmt::format("there are {} hands, not {}", hands.size(), rules_.seats()));
    }
    for (const Seat seat : seats_of(rules_)) {
        const Field& part = hands[seat.index];
        const std::size_t at = field.at + part.at;
        const std::string prefix = fmt::format("{}:", name_of(seat, rules_));
        if (!part.text.starts_with(prefix)) {
            return malformed(at, fmt::format("hand number {} starts with '{}'", seat.index + 1, prefix));
        }
        const std::string_view list = part.text.substr(prefix.size());
        if (list == "-") continue;
        TileSet hand;
        for (const Field& name : split(list, ',')) {
            const auto tile = new_tile(name.text, at + prefix.size() + name.at);
            if (!tile) return std::unexpected(tile.error());
            hand.add(*tile);
        }
        chaos_.set_hand(seat, hand);
    }
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_terrain(const Field& field) {
    if (field.text == "-") return {};
    for (const Field& part : split(field.text, ',')) {
        const std::size_t at = field.at + part.at;
        const auto cell = Grid::parse_cell(part.text.substr(0, 2));
        if (!cell || part.text.size() != 5 || part.text[2] != '=') {
            return malformed(
                at, fmt::format("{} does not tell a terrain tile and its cell, as 'C3=MR'", quoted(part.text)));
        }
        const auto tile = new_tile(part.text.substr(3), at + 3);
        if (!tile) return std::unexpected(tile.error());
        if (!is_terrain(*tile)) return malformed(at + 3, fmt::format("{} is no terrain tile", name_of(*tile)));
        if ((chaos_.terrain() & set_of(*cell)) != 0) {
            return malformed(at, fmt::format("two terrain tiles lie on {}", name(*cell)));
        }
        chaos_.lay(*tile, *cell);
    }
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_armed(const Field& field) {
    if (field.text == "-") return {};
    std::string_view rest = field.text;
    const auto at = [&](std::string_view part) {
        return field.at + static_cast<std::size_t>(part.data() - field.text.data());
    };
    const auto claim = [&](Tile tile) -> Parsed<void> {
        if (seen_.has(tile)) return malformed(field.at, fmt::format("the tile {} is there twice", name_of(tile)));
        return {};
    };
    if (rest.starts_with("y:")) {
        const std::string_view who =
            rest.substr(2, rest.find(';') == std::string_view::npos ? rest.size() : rest.find(';') - 2);
        const auto seat = seat_named(who, at(who));
        if (!seat) return std::unexpected(seat.error());
        if (const auto fresh = claim(Tile::major_yokai); !fresh) return fresh;
        chaos_.set_yokai(*seat);
        rest.remove_prefix(2 + who.size());
        if (rest.empty()) return {};
        rest.remove_prefix(1);
    }
    if (!rest.starts_with("c:")) {
        return malformed(at(rest),
                         fmt::format("{} is not '-', 'y:' with a player, nor 'c:' with players", quoted(field.text)));
    }
    const auto names = split(rest.substr(2), ',');
    if (names.size() > 2) return malformed(at(rest), "at most two turns are to be played confused");
    std::array<std::optional<Seat>, 2> seats;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto seat = seat_named(names[i].text, at(rest) + 2 + names[i].at);
        if (!seat) return std::unexpected(seat.error());
        seats[i] = *seat;
    }
    if (seats[0] == seats[1]) return malformed(at(rest), "the same player is confused twice");
    if (const auto fresh = claim(Tile::confusion); !fresh) return fresh;
    chaos_.set_confused(seats[0], seats[1]);
    return {};
}

/// H10, H30: who has set up how many cubes, and where, must be a moment of some setting up; H60 also says who begins,
/// and in which order chance places.
template <class P>
Parsed<void> PositionReader<P>::check_placing(const Field& field) const {
    const unsigned placed = count(position_.cubes());
    const unsigned seats = rules_.seats();
    const unsigned beginners = rules_.has_muk_yan() ? 1 : seats;
    // The order of seats from whoever began; the player to act must be the next in it.
    for (unsigned began = 0; began < beginners; ++began) {
        std::array<unsigned, 4> wanted{};
        unsigned turn = began;
        for (unsigned n = 0; n < placed; ++n) {
            ++wanted[turn];
            if (!rules_.places_again(n + 1)) turn = (turn + 1) % seats;
        }
        if (turn != seat_.index) continue;
        Cells homes = 0;
        bool fits = placed < 2 * rules_.cubes_of_a_side();
        for (const Seat seat : seats_of(rules_)) {
            const Cells home = home_of(seat, rules_);
            homes |= home & position_.of(side_of(seat));
            fits = fits && count(home & position_.of(side_of(seat))) == wanted[seat.index];
            const Cells next = placeable(seat, rules_, position_.empty());
            if (is_rolled(seat, rules_)) fits = fits && (home & position_.cubes() & ~(next - 1)) == 0;
        }
        if (fits && homes == position_.cubes()) return {};
    }
    return malformed(field.at, "the cubes on the board are not those of players who are still placing");
}

/// A phase that asks something must have an answer.
template <class P>
Parsed<void> PositionReader<P>::check_phase(const Field& field) {
    if constexpr (P::has_tiles) position_.set_chaos(chaos_);
    if (phase_ == Phase::place) return check_placing(field);
    if constexpr (P::has_tiles) {
        if (phase_ == Phase::yokai && (rules_.is_first_edition() || chaos_.yokai() != seat_)) {
            return malformed(field.at, "phase 'yokai' wants edition 2 and the yokai before the player to act");
        }
        if (!position_.outcome() && position_.legal_moves().size() == 0) {
            return malformed(field.at, fmt::format("in phase '{}' the cube on {} has nowhere to go", name_of(phase_),
                                                   name(position_.active())));
        }
    }
    return {};
}

template class PositionReader<Position>;
template class PositionReader<ExpertPosition>;

}  // namespace tessera::himiki
