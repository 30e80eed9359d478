#include "play/screen_json.hpp"

#include <cmath>

#include "play/json_parts.hpp"
#include "play/roll_question.hpp"

namespace tessera::play {

namespace {

/// Thousandths are enough for a screen, and short.
double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

void add(Json& json, const char* name, const std::string& value) {
    if (!value.empty()) json[name] = value;
}

void add(Json& json, const char* name, std::optional<Side> side) {
    if (side) json[name] = party(*side);
}

Json json_of(const Scene::Piece& piece) {
    Json json = {{"cell", piece.cell}, {"side", party(piece.side)}, {"kind", piece.kind}};
    if (!piece.faces.empty()) json["faces"] = piece.faces;
    if (piece.level != 0) json["level"] = piece.level;
    return json;
}

Json json_of(const Scene::Mark& mark) {
    Json json = {{"cell", mark.cell}, {"kind", mark.kind}};
    add(json, "value", mark.value);
    return json;
}

Json json_of(const Scene::Fact& fact) {
    Json json = {{"kind", fact.kind}};
    add(json, "side", fact.side);
    add(json, "seat", fact.seat);
    add(json, "value", fact.value);
    if (fact.most) json["most"] = *fact.most;
    if (!fact.values.empty()) json["values"] = fact.values;
    return json;
}

Json json_of(const Gesture& gesture) {
    Json json = {{"steps", gesture.steps}};
    if (!gesture.rest.empty()) json["rest"] = gesture.rest;
    return json;
}

template <class Items>
Json list_of(const Items& items) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(json_of(item));
    return list;
}

Scene scene_of(const Session& session, const Viewer& viewer) {
    switch (viewer.kind) {
        case Viewer::Kind::everybody:
            break;
        case Viewer::Kind::seat:
            return session.scene_for(viewer.seat);
        case Viewer::Kind::spectator:
            return session.scene_for(std::nullopt);
    }
    return session.scene();
}

/// Who may not see the hand of the seat to act may not see what that hand can do either.
bool may_see_actions(const Session& session, const Viewer& viewer) {
    if (!session.has_secrets() || viewer.kind == Viewer::Kind::everybody) return true;
    return viewer.kind == Viewer::Kind::seat && viewer.seat == session.seat_to_move();
}

}  // namespace

std::string board_json(const Session& session) {
    const BoardPicture picture = session.board();
    Json spots = Json::array();
    for (const BoardPicture::Spot& spot : picture.spots) {
        spots.push_back({{"cell", spot.cell}, {"x", rounded(spot.x)}, {"y", rounded(spot.y)}, {"ground", spot.ground}});
    }
    const bool has_squares = picture.shape == BoardPicture::Shape::squares;
    return dumped({{"shape", has_squares ? "squares" : "hexagons"}, {"cells", spots}});
}

std::string screen_json(const Session& session, const Viewer& viewer) {
    const auto outcome = session.outcome();
    const Scene scene = scene_of(session, viewer);
    Json actions = Json::array();
    if (!outcome && may_see_actions(session, viewer)) {
        for (const auto& [action, gestures] : session.gestures()) {
            actions.push_back({{"action", action}, {"gestures", list_of(gestures)}});
        }
    }
    return dumped({
        {"game", session.info().id},
        {"side", party(session.side_to_move())},
        {"seat", seat_word(session, session.seat_to_move())},
        {"outcome", outcome_json(outcome)},
        {"played", session.played().size()},
        {"last", last_json(session)},
        {"pieces", list_of(scene.pieces)},
        {"marks", list_of(scene.marks)},
        {"facts", list_of(scene.facts)},
        {"actions", actions},
    });
}

std::string why_not_json(const Session& session, std::span<const std::string> taps) {
    const auto error = session.why_not(taps);
    if (!error) return "null";
    Json json = {{"sentence", error->what}};
    if (!error->rule.empty()) json["rule"] = error->rule;
    json["key"] = error->key;
    json["arguments"] = error->arguments;
    return dumped(json);
}

std::string roll_json(const Session& session, search::Temper temper, std::uint64_t seed) {
    return dumped(rolled(session, temper, seed));
}

}  // namespace tessera::play
