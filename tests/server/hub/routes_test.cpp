// docs/openapi.json and the table of routes say the same, and small parts of the hub by themselves.

#include "server/hub/routes.hpp"

#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tessera::server {
namespace {

Json openapi() {
    std::ifstream file(TESSERA_SOURCE_DIR "/docs/openapi.json");
    return Json::parse(file);
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

std::set<int> documented(const Json& operation) {
    std::set<int> statuses;
    for (const auto& [status, response] : operation["responses"].items()) statuses.insert(std::stoi(status));
    return statuses;
}

TEST(Replies, ATextThatIsNoUtf8DoesNotTakeTheOthersWithIt) {
    const auto response = reply({{"label", "a\xFF"}, {"id", "b"}});
    EXPECT_EQ(Json::parse(response.body), (Json{{"label", "a\xEF\xBF\xBD"}, {"id", "b"}}));
}

TEST(OpenApi, DocumentsEveryRouteWithItsStatuses) {
    const Json paths = openapi()["paths"];
    for (const Route& route : routes()) {
        const std::string name = std::string(route.method) + " " + std::string(route.pattern);
        ASSERT_TRUE(paths.contains(std::string(route.pattern))) << name;
        ASSERT_TRUE(paths[std::string(route.pattern)].contains(lower(route.method))) << name;
        const Json& operation = paths[std::string(route.pattern)][lower(route.method)];
        std::set<int> expected(route.statuses.begin(), route.statuses.end());
        expected.insert(429);
        expected.insert(503);
        EXPECT_EQ(documented(operation), expected) << name;
        EXPECT_FALSE(operation.value("summary", "").empty()) << name;
    }
}

TEST(OpenApi, DocumentsNothingElse) {
    std::set<std::string> known;
    for (const Route& route : routes()) known.insert(lower(route.method) + " " + std::string(route.pattern));
    known.insert("get /api/v1/ws");  // the edge's
    const Json paths = openapi()["paths"];
    for (const auto& [path, operations] : paths.items()) {
        for (const auto& [method, operation] : operations.items()) {
            if (method == "parameters") continue;
            EXPECT_TRUE(known.contains(method + " " + path)) << method << " " << path;
        }
    }
}

TEST(OpenApi, NamesEveryPlaceholderOfAPath) {
    const Json paths = openapi()["paths"];
    for (const auto& [path, operations] : paths.items()) {
        std::set<std::string> named;
        for (const Json& parameter : operations.value("parameters", Json::array())) {
            if (parameter["in"] == "path") named.insert(parameter["name"]);
        }
        std::set<std::string> wanted;
        for (auto open = path.find('{'); open != std::string::npos; open = path.find('{', open + 1)) {
            wanted.insert(path.substr(open + 1, path.find('}', open) - open - 1));
        }
        EXPECT_EQ(named, wanted) << path;
    }
}

}  // namespace
}  // namespace tessera::server
