#include "server/net/config.hpp"

#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "server/net/support/running_server.hpp"

namespace tessera::server::test {
namespace {

Environment environment(std::map<std::string, std::string> values) {
    return [values = std::move(values)](const std::string& name) -> std::optional<std::string> {
        const auto found = values.find(name);
        if (found == values.end()) return {};
        return found->second;
    };
}

TEST(Configuration, HasDefaultsThatServeThisMachineOnly) {
    const auto config = read_config({}, environment({}));
    ASSERT_TRUE(config);
    EXPECT_EQ(config->address, "127.0.0.1");
    EXPECT_EQ(config->port, 8080);
    EXPECT_FALSE(config->has_tls());
    EXPECT_EQ(config->limits.body_bytes, 65'536U);
}

TEST(Configuration, FlagsGoBeforeEnvironmentBeforeFile) {
    const TemporaryFolder folder;
    const auto file = folder.write("tessera.toml",
                                   "port = 1\nthreads = 1\nlog_level = \"debug\"\n"
                                   "origin = [\"https://a.example\", \"https://b.example\"]\n");
    const auto config = read_config({{"config", file.string()}, {"port", "3"}},
                                    environment({{"TESSERA_PORT", "2"}, {"TESSERA_THREADS", "2"}}));
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config->port, 3);
    EXPECT_EQ(config->threads, 2U);
    EXPECT_EQ(config->log_level, LogLevel::debug);
    EXPECT_EQ(config->origins, (std::vector<std::string>{"https://a.example", "https://b.example"}));
}

TEST(Configuration, SecretsComeFromFilesToo) {
    const TemporaryFolder folder;
    const auto file = folder.write("secret", std::string(40, 's') + "\n");
    const auto config = read_config({}, environment({{"TESSERA_COOKIE_SECRET_FILE", file.string()}}));
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config->cookie_secret, std::string(40, 's'));
}

TEST(Configuration, NumbersOfSecondsAndRatesAreRead) {
    const auto config = read_config({{"drain-seconds", "2.5"}, {"requests-per-second", "0.5"}, {"messages-burst", "7"}},
                                    environment({}));
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config->limits.drain_time, std::chrono::milliseconds{2500});
    EXPECT_EQ(config->limits.requests, (Rate{.per_second = 0.5, .burst = 200}));
    EXPECT_EQ(config->limits.messages, (Rate{.per_second = 20, .burst = 7}));
}

struct BadSetting {
    Settings flags;
    std::string sentence;
};
class BadConfiguration : public testing::TestWithParam<BadSetting> {};

TEST_P(BadConfiguration, GetsOneSentence) {
    const auto config = read_config(GetParam().flags, environment({}));
    ASSERT_FALSE(config);
    EXPECT_EQ(config.error(), GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    All, BadConfiguration,
    testing::Values(BadSetting{{{"port", "70000"}}, "--port: a number from 0 to 65535 is wanted, not '70000'"},
                    BadSetting{{{"port", "80a"}}, "--port: a number from 0 to 65535 is wanted, not '80a'"},
                    BadSetting{{{"prot", "80"}}, "there is no option 'prot'"},
                    BadSetting{{{"address", "example"}}, "--address: an IP address is wanted, not 'example'"},
                    BadSetting{{{"origin", "play.example"}},
                               "--origin: an origin looks like https://example.org, not 'play.example'"},
                    BadSetting{{{"origin", "https://play.example/x"}},
                               "--origin: an origin looks like https://example.org, not 'https://play.example/x'"},
                    BadSetting{{{"trusted-proxy", "10.0.0.0/99"}},
                               "--trusted-proxy: an address or network is wanted, not '10.0.0.0/99'"},
                    BadSetting{{{"log-level", "loud"}},
                               "--log-level: debug, info, warning, error or off is wanted, not 'loud'"},
                    BadSetting{{{"cookie-secret", "short"}}, "--cookie-secret: at least 32 characters are wanted"},
                    BadSetting{{{"cookie-secret-file", "/nowhere"}}, "--cookie-secret-file: '/nowhere' cannot be read"},
                    BadSetting{{{"config", "/nowhere"}}, "'/nowhere' cannot be read"},
                    BadSetting{{{"tls-key", "a"}}, "tls-certificate and tls-key are wanted together, or neither"},
                    BadSetting{{{"push-public-key", "a"}},
                               "push-public-key and push-private-key are wanted together, or neither"}));

TEST(Configuration, AFaultInTheFileIsNamedWithItsLine) {
    const TemporaryFolder folder;
    const auto sentence = [&](const std::string& text) {
        const auto file = folder.write("tessera.toml", text);
        const auto config = read_config({{"config", file.string()}}, environment({}));
        return config ? std::string{} : config.error().substr(file.string().size());
    };
    EXPECT_EQ(sentence("port = 80\nprot = 81\n"), ", line 2: there is no option 'prot'");
    EXPECT_EQ(sentence("\nport = 1999-01-01\n"), ", line 2: 'port' wants a text, a number, true or false");
    EXPECT_EQ(sentence("port = 99999"), ": port: a number from 0 to 65535 is wanted, not '99999'");
    EXPECT_TRUE(sentence("port = = 1").starts_with(", line 1: "));
}

TEST(Configuration, AStoreThatAnySourceNamesGoesBeforeTheDataFolder) {
    const TemporaryFolder folder;
    const auto file = folder.write("tessera.toml", "store = \"of-the-file.db\"\ndata = \"of-the-file\"\n");
    const auto secret = folder.write("store", "postgres://x@/y\n");
    const auto store = [](const Settings& flags, std::map<std::string, std::string> variables) {
        const auto config = read_config(flags, environment(std::move(variables)));
        return config ? config->store : config.error();
    };
    EXPECT_EQ(store({{"data", "here"}, {"config", file.string()}}, {}), "of-the-file.db");
    EXPECT_EQ(store({{"data", "here"}}, {{"TESSERA_STORE", "of-the-environment.db"}}), "of-the-environment.db");
    EXPECT_EQ(store({{"data", "here"}, {"store-file", secret.string()}}, {}), "postgres://x@/y");
    EXPECT_EQ(store({{"data", "here"}}, {}), "here/tessera.db");
    EXPECT_EQ(store({}, {{"TESSERA_DATA", "there"}}), "there/tessera.db");
    EXPECT_EQ(store({}, {}), "tessera.db");
}

TEST(Configuration, FoldersAndEnginesAreReadFromTheFileToo) {
    const TemporaryFolder folder;
    const auto file = folder.write("tessera.toml", "data = \"d\"\npuzzles = \"p\"\nengines = 3\n");
    const auto config = read_config({{"config", file.string()}}, environment({}));
    ASSERT_TRUE(config) << config.error();
    EXPECT_EQ(config->store, "d/tessera.db");
    EXPECT_EQ(config->puzzles, "p");
    EXPECT_EQ(config->engines, 3U);
}

TEST(Configuration, EveryOptionIsInTheOperatorsTable) {
    std::vector<std::string> expected;
    for (const auto& option : config_options()) {
        const auto also = option.is_secret ? fmt::format(" also `--{}-file FILE`", option.name) : std::string{};
        expected.push_back(fmt::format("| `--{}` | {} |{} |", option.name, option.help, also));
    }
    std::ifstream document(TESSERA_SOURCE_DIR "/docs/operations.md");
    std::vector<std::string> rows;
    for (std::string line; std::getline(document, line);) {
        if (line.starts_with("| `--")) rows.push_back(line);
    }
    EXPECT_EQ(rows, expected);
}

TEST(Configuration, EveryOptionHasANameOfItsOwnAndSomeHelp) {
    std::map<std::string_view, int> names;
    for (const auto& option : config_options()) {
        EXPECT_EQ(++names[option.name], 1) << option.name;
        EXPECT_FALSE(option.help.empty()) << option.name;
    }
}

}  // namespace
}  // namespace tessera::server::test
