#include "solver/puzzles/pack.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/text.hpp"

namespace tessera::solver::puzzles {

namespace {

using Json = nlohmann::ordered_json;

struct FeatureName {
    std::string_view name;
    unsigned Features::* member;
};

constexpr std::array feature_names = {
    FeatureName{"white", &Features::white},     FeatureName{"black", &Features::black},
    FeatureName{"terrain", &Features::terrain}, FeatureName{"events", &Features::events},
    FeatureName{"holds", &Features::holds},     FeatureName{"actions", &Features::actions},
    FeatureName{"pivots", &Features::pivots},   FeatureName{"replays", &Features::replays},
    FeatureName{"lost", &Features::lost},       FeatureName{"quiet", &Features::quiet},
    FeatureName{"tiles", &Features::tiles},     FeatureName{"traps", &Features::traps},
    FeatureName{"choices", &Features::choices}, FeatureName{"effort", &Features::effort},
    FeatureName{"orders", &Features::orders},
};

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

/// Reads members of one object and remembers the first fault.
class Members {
  public:
    Members(const Json& json, std::string where) : json_(json), where_(std::move(where)) {
        if (!json.is_object()) fail("is no object");
    }

    std::string text(const char* name) {
        const Json* found = member(name);
        if (found == nullptr) return {};
        if (!found->is_string()) {
            fail(fmt::format("has a '{}' that is no text", name));
            return {};
        }
        return found->get<std::string>();
    }

    std::string optional_text(const char* name) { return json_.is_object() && json_.contains(name) ? text(name) : ""; }

    /// A member that is there only if it is true.
    bool flag(const char* name) {
        if (!json_.is_object() || !json_.contains(name)) return false;
        if (json_[name] != true) fail(fmt::format("has a '{}' that is not true; leave it out", name));
        return true;
    }

    unsigned number(const char* name) {
        const Json* found = member(name);
        if (found == nullptr) return 0;
        if (!found->is_number_unsigned() || found->get<std::uint64_t>() > greatest_number_) {
            fail(fmt::format("has a '{}' that is no number from 0 to {}", name, greatest_number_));
            return 0;
        }
        return found->get<unsigned>();
    }

    const Json& list(const char* name) {
        static const Json none = Json::array();
        const Json* found = member(name);
        if (found == nullptr) return none;
        if (found->is_array()) return *found;
        fail(fmt::format("has a '{}' that is no list", name));
        return none;
    }

    const Json& object(const char* name) {
        static const Json none = Json::object();
        const Json* found = member(name);
        return found == nullptr ? none : *found;
    }

    /// Every member must be one of these.
    void allow_only(std::initializer_list<std::string_view> names) {
        if (!json_.is_object()) return;
        for (const auto& [name, value] : json_.items()) {
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                fail(fmt::format("has a member {} that packs do not have", tessera::quoted(name)));
            }
        }
    }

    void fail(const std::string& what) {
        if (!fault_) fault_ = fmt::format("{} {}", where_, what);
    }
    [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }
    [[nodiscard]] const std::string& where() const { return where_; }

  private:
    static constexpr std::uint64_t greatest_number_ = 1'000'000;

    const Json* member(const char* name) {
        if (!json_.is_object()) return nullptr;
        const auto found = json_.find(name);
        if (found != json_.end()) return &*found;
        fail(fmt::format("has no '{}'", name));
        return nullptr;
    }

    const Json& json_;
    std::string where_;
    std::optional<std::string> fault_;
};

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
