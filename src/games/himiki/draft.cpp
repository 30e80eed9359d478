#include "games/himiki/draft.hpp"

#include <fmt/format.h>

#include "games/himiki/draft_parts.hpp"
#include "games/himiki/position_reader.hpp"
#include "games/himiki/scene_parts.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki {

namespace {

constexpr std::string_view nobody = "-";

std::vector<std::string> seat_names(const Rules& rules) {
    std::vector<std::string> names;
    for (const Seat seat : seats_of(rules)) names.emplace_back(name_of(seat, rules));
    return names;
}

std::string hold_key(Element element) {
    return "hold-" + word_of_element(element);
}

std::string hand_key(Seat seat, const Rules& rules) {
    return fmt::format("hand-{}", name_of(seat, rules));
}

/// Edition 1 does not ask whether the yokai fights (H46).
template <class P>
std::vector<std::string> phases_of(const Rules& rules) {
    std::vector<std::string> phases;
    for (const std::string_view phase : phase_names) {
        const bool is_known = P::has_tiles || phases.size() < 3;
        if (is_known && (phase != name_of(Phase::yokai) || !rules.is_first_edition())) phases.emplace_back(phase);
    }
    return phases;
}

void add_tile_fields(DraftForm& form, const Rules& rules) {
    using enum DraftForm::Kind;
    for (const Seat seat : seats_of(rules)) {
        form.fields.push_back(
            tiles_field(hand_key(seat, rules), "hand", std::string(name_of(seat, rules)), TileSet::all()));
    }
    form.fields.push_back(terrain_field());
    std::vector<std::string> seats = seat_names(rules);
    form.fields.push_back({.key = "confused", .kind = list, .name = "confused", .options = seats, .most = 2});
    seats.insert(seats.begin(), std::string(nobody));
    form.fields.push_back({.key = "yokai", .kind = choice, .name = "yokai", .options = std::move(seats)});
}

void add_tile_values(Draft& draft, const Chaos& chaos, const Rules& rules) {
    for (const Seat seat : seats_of(rules)) draft.values.push_back({hand_key(seat, rules), words_of(chaos.hand(seat))});
    draft.values.push_back({"terrain", terrain_items(chaos)});
    std::vector<std::string> confused;
    for (const std::size_t i : {0U, 1U}) {
        if (const auto seat = chaos.confused(i)) confused.emplace_back(name_of(*seat, rules));
    }
    draft.values.push_back({"confused", std::move(confused)});
    const auto yokai = chaos.yokai();
    draft.values.push_back({"yokai", {std::string(yokai ? name_of(*yokai, rules) : nobody)}});
}

std::string armed_text(const Draft& draft) {
    std::vector<std::string> parts;
    if (draft.item("yokai") != nobody) parts.push_back("y:" + draft.item("yokai"));
    if (!draft.items("confused").empty()) parts.push_back("c:" + draft.joined("confused", ","));
    return parts.empty() ? "-" : fmt::format("{}", fmt::join(parts, ";"));
}

}  // namespace

template <Tiles kTiles>
DraftForm draft_form(const BasicPosition<kTiles>& position) {
    using enum DraftForm::Kind;
    using P = BasicPosition<kTiles>;
    const Rules rules = position.rules();
    DraftForm form;
    for (const Side side : {Side::first, Side::second}) add_cubes(form, side);
    form.fields = {
        {.key = "side", .kind = choice, .name = "side", .options = seat_names(rules)},
        {.key = "phase", .kind = choice, .name = "phase", .options = phases_of<P>(rules)},
        {.key = "score-p1", .kind = number, .name = "score", .about = "p1", .most = greatest_score},
        {.key = "score-p2", .kind = number, .name = "score", .about = "p2", .most = greatest_score},
    };
    for (const Element element : elements) {
        form.fields.push_back({.key = hold_key(element),
                               .kind = choice,
                               .name = "hold",
                               .about = word_of_element(element),
                               .options = {"-", "w", "b"}});
    }
    form.fields.push_back({.key = "pivot-ban", .kind = choice, .name = "pivot-ban", .options = {"+", "x"}});
    form.fields.push_back({.key = std::string(left_key), .kind = trails, .name = "left"});
    if constexpr (P::has_tiles) add_tile_fields(form, rules);
    return form;
}

template <Tiles kTiles>
Draft draft_of(const BasicPosition<kTiles>& position) {
    using P = BasicPosition<kTiles>;
    const Rules rules = position.rules();
    Draft draft;
    for (const Cell cell : each(position.cubes())) draft.pieces.push_back({name(cell), cube_text(*position.at(cell))});
    std::optional<Cell> marked;
    if constexpr (P::has_tiles) {
        if (P::asks_about_a_cube(position.phase())) marked = position.active();
    }
    draft.values = {{"side", {std::string(name_of(position.seat_to_move(), rules))}},
                    {"phase", {std::string(name_of(position.phase()))}},
                    {"score-p1", {std::to_string(position.score(Side::first))}},
                    {"score-p2", {std::to_string(position.score(Side::second))}}};
    for (const Element element : elements) {
        const auto holder = position.hold(element);
        draft.values.push_back({hold_key(element), {!holder ? "-" : *holder == Side::first ? "w" : "b"}});
    }
    draft.values.push_back({"pivot-ban", {position.is_pivot_banned() ? "x" : "+"}});
    draft.values.push_back({std::string(left_key), left_items(left_text(position.trails(), marked))});
    if constexpr (P::has_tiles) add_tile_values(draft, position.chaos(), rules);
    return draft;
}

template <Tiles kTiles>
std::string draft_text(const BasicPosition<kTiles>& position, const Draft& draft) {
    std::string holds;
    for (const Element element : elements) holds += draft.item(hold_key(element));
    std::string text = fmt::format("{} {} {}-{} {} {} {} {}", board_text(draft), draft.item("side"),
                                   draft.item("score-p1"), draft.item("score-p2"), holds, draft.item("phase"),
                                   draft.item("pivot-ban"), draft.joined(left_key, ","));
    if constexpr (BasicPosition<kTiles>::has_tiles) {
        const Rules rules = position.rules();
        for (const Seat seat : seats_of(rules)) {
            text += fmt::format("{}{}:{}", seat.index == 0 ? ' ' : ';', name_of(seat, rules),
                                draft.joined(hand_key(seat, rules), ","));
        }
        text += fmt::format(" {} {}", draft.joined("terrain", ","), armed_text(draft));
    }
    return text;
}

template DraftForm draft_form(const Position&);
template DraftForm draft_form(const ExpertPosition&);
template Draft draft_of(const Position&);
template Draft draft_of(const ExpertPosition&);
template std::string draft_text(const Position&, const Draft&);
template std::string draft_text(const ExpertPosition&, const Draft&);

}  // namespace tessera::himiki
