#include "play/draft_json.hpp"

#include "core/draft.hpp"
#include "play/registry.hpp"
#include "play/screen_json.hpp"

namespace tessera::play {

namespace {

Json fault(const std::string& sentence) {
    return {{"error", sentence}};
}

std::string text_in(const Json& asked, const char* name) {
    const auto found = asked.is_object() ? asked.find(name) : asked.end();
    return found != asked.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string_view word_of(DraftForm::Kind kind) {
    switch (kind) {
        case DraftForm::Kind::choice:
            return "choice";
        case DraftForm::Kind::number:
            return "number";
        case DraftForm::Kind::cells:
            return "cells";
        case DraftForm::Kind::list:
            return "list";
        case DraftForm::Kind::trails:
            return "trails";
    }
    return "";
}

Json json_of(const DraftForm::Look& look) {
    Json shows = Json::array();
    for (const Scene::Piece& piece : look.shows) {
        Json json = {{"side", party(piece.side)}, {"kind", piece.kind}};
        if (!piece.faces.empty()) json["faces"] = piece.faces;
        if (piece.level != 0) json["level"] = piece.level;
        shows.push_back(std::move(json));
    }
    Json marks = Json::array();
    for (const Scene::Mark& mark : look.marks) marks.push_back({{"kind", mark.kind}});
    return {{"piece", look.piece}, {"shows", shows}, {"marks", marks}};
}

Json json_of(const DraftForm::Field& field) {
    Json json = {{"key", field.key}, {"kind", word_of(field.kind)}, {"name", field.name}};
    if (!field.about.empty()) json["about"] = field.about;
    json["options"] = field.options;
    json["least"] = field.least;
    json["most"] = field.most;
    return json;
}

Json json_of(const DraftForm& form) {
    Json palette = Json::array();
    for (const DraftForm::Entry& entry : form.palette) {
        Json looks = Json::array();
        for (const DraftForm::Look& look : entry) looks.push_back(json_of(look));
        palette.push_back(std::move(looks));
    }
    Json fields = Json::array();
    for (const DraftForm::Field& field : form.fields) fields.push_back(json_of(field));
    return {{"palette", palette}, {"fields", fields}};
}

Json json_of(const Draft& draft) {
    Json pieces = Json::object();
    for (const Draft::Piece& piece : draft.pieces) pieces[piece.cell] = piece.piece;
    Json fields = Json::object();
    for (const Draft::Value& value : draft.values) fields[value.field] = value.items;
    return {{"pieces", pieces}, {"fields", fields}};
}

Json json_of(const std::vector<PositionFault>& faults) {
    Json list = Json::array();
    for (const PositionFault& fault : faults) {
        Json json = {{"sentence", fault.error.what}};
        if (!fault.error.rule.empty()) json["rule"] = fault.error.rule;
        if (!fault.error.key.empty()) json["key"] = fault.error.key;
        json["arguments"] = fault.error.arguments;
        if (!fault.cell.empty()) json["cell"] = fault.cell;
        if (!fault.field.empty()) json["field"] = fault.field;
        list.push_back(std::move(json));
    }
    return list;
}

std::optional<std::vector<std::string>> strings_in(const Json& json) {
    if (!json.is_array()) return std::nullopt;
    std::vector<std::string> strings;
    for (const Json& item : json) {
        if (!item.is_string()) return std::nullopt;
        strings.push_back(item.get<std::string>());
    }
    return strings;
}

/// A draft out of JSON of that form; nothing if it is of another.
std::optional<Draft> draft_in(const Json& json) {
    if (!json.is_object() || !json.contains("pieces") || !json.contains("fields")) return std::nullopt;
    const Json& pieces = json["pieces"];
    const Json& fields = json["fields"];
    if (!pieces.is_object() || !fields.is_object()) return std::nullopt;
    Draft draft;
    for (const auto& [cell, piece] : pieces.items()) {
        if (!piece.is_string()) return std::nullopt;
        draft.pieces.push_back({cell, piece.get<std::string>()});
    }
    for (const auto& [key, value] : fields.items()) {
        auto items = strings_in(value);
        if (!items) return std::nullopt;
        draft.values.push_back({key, std::move(*items)});
    }
    return draft;
}

/// What an editor shows of a position that is one.
void add_position(Json& json, const Session& session) {
    json["position"] = session.position();
    json["outcome"] = outcome_json(session.position_outcome());
    const auto exchanged = session.with_sides_exchanged();
    json["exchanged"] = exchanged ? Json(*exchanged) : Json(nullptr);
}

}  // namespace

Json draft_answer(const Session&, const Json& asked) {
    auto session = new_session(text_in(asked, "game"));
    if (!session) return fault(session.error().what);
    const std::string position = text_in(asked, "position");
    if (!position.empty() && !(*session)->start_from(position)) {
        return {{"faults", json_of((*session)->faults_in(position))}};
    }
    return {{"board", Json::parse(board_json(**session))},
            {"form", json_of((*session)->draft_form())},
            {"empty", json_of((*session)->empty_draft())},
            {"draft", json_of((*session)->draft())}};
}

Json position_of_draft_answer(const Session&, const Json& asked) {
    auto session = new_session(text_in(asked, "game"));
    if (!session) return fault(session.error().what);
    const auto draft = asked.contains("draft") ? draft_in(asked["draft"]) : std::nullopt;
    if (!draft) return fault("a draft has 'pieces', texts by cell, and 'fields', lists of texts by key");
    if (const auto wrong = misfit(*draft, (*session)->draft_form(), (*session)->board())) return fault(*wrong);
    const std::string text = (*session)->draft_text(*draft);
    Json json = {{"text", text}, {"faults", json_of((*session)->faults_in(text))}};
    if ((*session)->start_from(text)) add_position(json, **session);
    return json;
}

}  // namespace tessera::play
