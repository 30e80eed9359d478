#include "games/himiki/position_reader.hpp"

#include "games/himiki/refusals.hpp"

namespace tessera::himiki {

template <class P>
Parsed<void> PositionReader<P>::read_board(const Field& field) {
    const auto put = [&](Cell cell, std::string_view two) {
        const auto cube = cube_in(two);
        if (cube) position_.put(cell, cube);
        return cube.has_value();
    };
    if (auto done = read_rows(field, put, "is no cube: two different letters of H M K (White) or h m k (Black)");
        !done) {
        return done;
    }
    for (const Side side : {Side::first, Side::second}) {
        const unsigned cubes = count(position_.of(side));
        if (cubes <= rules_.cubes_of_a_side()) continue;
        faults_->add(
            {.row = side == Side::first ? position_refusal("too_many_white") : position_refusal("too_many_black"),
             .at = field.at,
             .arguments = {std::to_string(cubes), std::to_string(rules_.cubes_of_a_side())},
             .rule = rules_.in_pairs() ? "H30" : "H10"});
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
    if (scores.size() != 2) {
        return malformed(field.at,
                         fmt::format("{} is no score: White's and Black's points, as '2-0'", quoted(field.text)));
    }
    for (const Side side : {Side::first, Side::second}) {
        const Field& points = scores[tessera::index_of(side)];
        position_.set_score(side, faults_->read_number({points.text, field.at + points.at}, greatest_score,
                                                       side == Side::first ? "score-p1" : "score-p2"));
    }
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
    if (banned && phase_ != Phase::turn)
        faults_->add({.row = position_refusal("ban_within_turn"), .at = field.at, .field = "pivot-ban"});
    position_.set_turn(seat_, phase_, banned);
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_left(const Field& field) {
    if (field.text != "-") {
        const Cells movable = P::has_tiles ? position_.cubes() : position_.of(side_of(seat_));
        const bool is_too_early = phase_ == Phase::place || phase_ == Phase::turn;
        if (is_too_early) {
            faults_->add({.row = position_refusal("left_before_turn"),
                          .at = field.at,
                          .arguments = {std::string(name_of(phase_))},
                          .field = left_key});
        }
        const auto read = read_trails<typename P::Trails>(field, movable, *faults_);
        if (!read) return std::unexpected(read.error());
        trails_ = read->trails;
        marked_ = read->marked;
    }
    check_mark(field, P::asks_about_a_cube(phase_), marked_.has_value(), name_of(phase_), *faults_);
    if constexpr (P::has_tiles) {
        if (marked_) trails_.set_last(*marked_);
    }
    position_.set_trails(trails_);
    return {};
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
        const auto hand = tiles_.read_list({list, at + prefix.size()}, fmt::format("hand-{}", name_of(seat, rules_)));
        if (!hand) return std::unexpected(hand.error());
        chaos_.set_hand(seat, *hand);
    }
    return {};
}

template <class P>
Parsed<void> PositionReader<P>::read_terrain(const Field& field) {
    return tiles_.read_terrain(field, chaos_);
}

template <class P>
Parsed<void> PositionReader<P>::read_armed(const Field& field) {
    if (field.text == "-") return {};
    std::string_view rest = field.text;
    const auto at = [&](std::string_view part) {
        return field.at + static_cast<std::size_t>(part.data() - field.text.data());
    };
    if (rest.starts_with("y:")) {
        const std::string_view who =
            rest.substr(2, rest.find(';') == std::string_view::npos ? rest.size() : rest.find(';') - 2);
        const auto seat = seat_named(who, at(who));
        if (!seat) return std::unexpected(seat.error());
        tiles_.claim(Tile::major_yokai, {.at = field.at, .field = "yokai"});
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
    if (seats[0] == seats[1])
        faults_->add({.row = position_refusal("confused_twice"), .at = at(rest), .field = "confused"});
    tiles_.claim(Tile::confusion, {.at = field.at, .field = "confused"});
    chaos_.set_confused(seats[0], seats[1]);
    return {};
}

/// H10, H30: who has set up how many cubes, and where, must be a moment of some setting up; H60 also says who begins,
/// and in which order chance places.
template <class P>
void PositionReader<P>::check_placing(const Field& field) {
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
        if (fits && homes == position_.cubes()) return;
    }
    faults_->add({.row = position_refusal("not_placing"),
                  .at = field.at,
                  .field = "phase",
                  .rule = rules_.in_pairs()      ? "H30"
                          : rules_.has_muk_yan() ? "H60"
                                                 : "H10"});
}

/// A phase that asks something must have an answer. Only a position without other faults can be asked for its actions.
template <class P>
void PositionReader<P>::check_phase(const Field& field) {
    if constexpr (P::has_tiles) position_.set_chaos(chaos_);
    if (phase_ == Phase::place) return check_placing(field);
    if constexpr (P::has_tiles) {
        if (phase_ == Phase::yokai && (rules_.is_first_edition() || chaos_.yokai() != seat_))
            faults_->add({.row = position_refusal("yokai_not_there"), .at = field.at, .field = "phase"});
        if (!faults_->empty() || position_.outcome() || position_.legal_moves().size() > 0) return;
        faults_->add({.row = position_refusal("nowhere_to_go"),
                      .at = field.at,
                      .arguments = {std::string(name_of(phase_)), name(position_.active())},
                      .cell = name(position_.active()),
                      .field = "phase"});
    }
}

template class PositionReader<Position>;
template class PositionReader<ExpertPosition>;

}  // namespace tessera::himiki
