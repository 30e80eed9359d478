#include "solver/tactics/pack.hpp"

#include <array>

#include "solver/json_members.hpp"

namespace tessera::solver::tactics {

namespace {

struct FeatureName {
    const char* name;
    unsigned Features::* member;
};

constexpr std::array feature_names = {
    FeatureName{"turns", &Features::turns},       FeatureName{"effort", &Features::effort},
    FeatureName{"actions", &Features::actions},   FeatureName{"quiet", &Features::quiet},
    FeatureName{"tempting", &Features::tempting},
};

Json to_json(const Tactic& tactic) {
    Json features;
    for (const auto& [name, member] : feature_names) features[name] = tactic.features.*member;
    return {{"id", tactic.id},
            {"grade", std::string(1, letter_of(tactic.grade))},
            {"rating", tactic.rating},
            {"steps", tactic.steps},
            {"within", tactic.within},
            {"position", tactic.position},
            {"solution", tactic.solution},
            {"themes", tactic.themes},
            {"features", features}};
}

std::vector<std::string> texts(Members& members, const char* name) {
    std::vector<std::string> found;
    for (const Json& text : members.list(name)) {
        if (!text.is_string()) members.fail(fmt::format("has a '{}' with something in it that is no text", name));
        found.push_back(text.is_string() ? text.get<std::string>() : "");
    }
    return found;
}

Parsed<Tactic> parse_tactic(const Json& json, std::size_t number) {
    Members members(json, fmt::format("tactic number {}", number));
    members.allow_only({"id", "grade", "rating", "steps", "within", "position", "solution", "themes", "features"});
    Tactic tactic;
    tactic.id = members.text("id");
    const auto grade = puzzles::parse_grade(members.text("grade"));
    if (!grade) members.fail("has a 'grade' that is none of F, M, D, E");
    tactic.grade = grade.value_or(Grade::easy);
    tactic.rating = members.number("rating");
    tactic.steps = members.number("steps");
    tactic.within = members.number("within");
    if (tactic.steps == 0) members.fail("has no 'steps' from 1 on");
    tactic.position = members.text("position");
    tactic.solution = texts(members, "solution");
    tactic.themes = texts(members, "themes");
    const Json& features = members.object("features");
    if (members.fault()) return malformed(0, *members.fault());
    Members of_features(features, fmt::format("the features of {}", members.where()));
    for (const auto& [name, member] : feature_names) tactic.features.*member = of_features.number(name);
    if (of_features.fault()) return malformed(0, *of_features.fault());
    return tactic;
}

}  // namespace

std::string to_json(const TacticPack& pack) {
    std::string text = fmt::format("{{\n\"$schema\": \"tactic-pack.schema.json\",\n\"game\": {},\n\"made_by\": {},\n",
                                   Json(pack.game).dump(), Json(pack.made_by).dump());
    text += "\"tactics\": [\n";
    for (std::size_t i = 0; i < pack.tactics.size(); ++i) {
        text += to_json(pack.tactics[i]).dump();
        text += i + 1 < pack.tactics.size() ? ",\n" : "\n";
    }
    return text + "]\n}\n";
}

Parsed<TacticPack> parse_tactics(std::string_view json) {
    const Json root = Json::parse(json, nullptr, false);
    if (root.is_discarded()) return malformed(0, "the pack is no JSON");
    Members members(root, "the pack");
    members.allow_only({"$schema", "game", "made_by", "tactics"});
    TacticPack pack{.game = members.text("game"), .made_by = members.text("made_by")};
    const Json& list = members.list("tactics");
    if (members.fault()) return malformed(0, *members.fault());
    for (const Json& one : list) {
        auto tactic = parse_tactic(one, pack.tactics.size() + 1);
        if (!tactic) return std::unexpected(tactic.error());
        pack.tactics.push_back(*std::move(tactic));
    }
    return pack;
}

}  // namespace tessera::solver::tactics
