#include "solver/puzzles/pack.hpp"

#include <fmt/format.h>

#include "solver/json_members.hpp"
#include "solver/puzzles/features.hpp"

namespace tessera::solver::puzzles {

namespace {

Json to_json(const Puzzle& puzzle) {
    Json features;
    for (const auto& [name, member] : feature_names) features[std::string(name)] = puzzle.features.*member;
    Json json = {{"id", puzzle.id},
                 {"grade", std::string(1, letter_of(puzzle.grade))},
                 {"par", puzzle.par},
                 {"rating", puzzle.rating},
                 {"position", to_text(puzzle.position)},
                 {"solutions", puzzle.solutions},
                 {"features", features}};
    if (puzzle.is_rebuilt) json["rebuilt"] = true;
    if (!puzzle.note.empty()) json["note"] = puzzle.note;
    return json;
}

Parsed<Features> parse_features(const Json& json, const std::string& where) {
    Members members(json, fmt::format("the features of {}", where));
    Features features;
    for (const auto& [name, member] : feature_names) features.*member = members.number(std::string(name).c_str());
    if (members.fault()) return malformed(0, *members.fault());
    return features;
}

Parsed<Puzzle> parse_puzzle(const Json& json, std::size_t number, himiki::Edition edition) {
    Members members(json, fmt::format("puzzle number {}", number));
    members.allow_only({"id", "grade", "par", "rating", "position", "solutions", "features", "rebuilt", "note"});
    Puzzle puzzle;
    puzzle.id = members.text("id");
    puzzle.par = members.number("par");
    const auto grade = parse_grade(members.text("grade"));
    if (!grade) members.fail("has a 'grade' that is none of F, M, D, E");
    puzzle.grade = grade.value_or(Grade::easy);
    puzzle.rating = members.number("rating");
    puzzle.note = members.optional_text("note");
    puzzle.is_rebuilt = members.flag("rebuilt");
    for (const Json& solution : members.list("solutions")) {
        if (!solution.is_string()) members.fail("has a solution that is no text");
        puzzle.solutions.push_back(solution.is_string() ? solution.get<std::string>() : "");
    }
    const std::string text = members.text("position");
    const Json& features = members.object("features");
    if (members.fault()) return malformed(0, *members.fault());
    const auto position = Position::parse(text, himiki::puzzle::Rules{edition});
    if (!position) {
        return malformed(0, fmt::format("{} ({}) has a bad position: {}", members.where(), puzzle.id,
                                        tessera::to_text(position.error())));
    }
    puzzle.position = *position;
    const auto read = parse_features(features, members.where());
    if (!read) return std::unexpected(read.error());
    puzzle.features = *read;
    return puzzle;
}

}  // namespace

std::string to_json(const Pack& pack) {
    Json head = {{"$schema", "puzzle-pack.schema.json"},
                 {"name", pack.name},
                 {"title", pack.title},
                 {"edition", pack.edition == himiki::Edition::first ? 1 : 2},
                 {"made_by", pack.made_by}};
    if (!pack.note.empty()) head["note"] = pack.note;
    std::string text = "{\n";
    for (const auto& [name, value] : head.items()) text += fmt::format("{}: {},\n", Json(name).dump(), value.dump());
    text += "\"puzzles\": [\n";
    for (std::size_t i = 0; i < pack.puzzles.size(); ++i) {
        text += to_json(pack.puzzles[i]).dump();
        text += i + 1 < pack.puzzles.size() ? ",\n" : "\n";
    }
    return text + "]\n}\n";
}

Parsed<Pack> parse_pack(std::string_view json) {
    const Json root = Json::parse(json, nullptr, false);
    if (root.is_discarded()) return malformed(0, "the pack is no JSON");
    Members members(root, "the pack");
    members.allow_only({"$schema", "name", "title", "edition", "made_by", "note", "puzzles"});
    Pack pack;
    pack.name = members.text("name");
    pack.title = members.text("title");
    pack.made_by = members.text("made_by");
    pack.note = members.optional_text("note");
    const unsigned edition = members.number("edition");
    if (edition != 1 && edition != 2) members.fail("has an 'edition' that is neither 1 nor 2");
    pack.edition = edition == 1 ? himiki::Edition::first : himiki::Edition::second;
    const Json& list = members.list("puzzles");
    if (members.fault()) return malformed(0, *members.fault());
    for (const Json& one : list) {
        auto puzzle = parse_puzzle(one, pack.puzzles.size() + 1, pack.edition);
        if (!puzzle) return std::unexpected(puzzle.error());
        pack.puzzles.push_back(*std::move(puzzle));
    }
    return pack;
}

}  // namespace tessera::solver::puzzles
