// Many players at once in one process, for the thread sanitizer.

#include <boost/asio/io_context.hpp>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/hub/hub.hpp"
#include "server/hub/support/game_play.hpp"
#include "server/net/log.hpp"
#include "server/net/server.hpp"
#include "store/temporary_folder.hpp"

namespace tessera::server::test {
namespace {

TEST(Load, ManyPairsPlayAtOnceWithWatchersAndBots) {
    start_log(LogLevel::error);
    const store::TemporaryFolder folder;
    boost::asio::io_context context;
    const auto metrics = std::make_shared<Metrics>();
    {
        Hub hub(context.get_executor(), {.store = folder.file("tessera.db"), .has_limits = false, .metrics = metrics});
        Config config;
        config.port = 0;
        config.threads = 3;
        config.limits.requests.per_second = 0;
        config.limits.messages.per_second = 0;
        Server server(context, config, hub, *metrics);
        std::jthread serving([&] { server.run(); });
        const auto port = server.port();
        {
            std::vector<std::jthread> pairs;
            for (int pair = 0; pair < 6; ++pair) {
                pairs.emplace_back([port, pair] {
                    Person ann = Person::guest(port);
                    Person ben = Person::guest(port);
                    Person eve(port);
                    for (int round = 0; round < 2; ++round) {
                        ann.disconnect();
                        ben.disconnect();
                        const auto id =
                            begin_game(ann, ben, game_wish(pair % 2 == 0 ? "pijersi" : "versus", {"me", "open"}));
                        eve.connect();
                        EXPECT_EQ(eve.call({{"t", "tv"}, {"on", true}})["t"], "ok");
                        EXPECT_EQ(eve.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
                        const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
                        const auto played = play_at_random(ann, ben, id, *session, 20);
                        if (!session->outcome()) {
                            EXPECT_EQ(ben.call({{"t", "resign"}, {"game", id}})["t"], "ok");
                        }
                        for (std::size_t ply = 0; ply < played; ++ply) EXPECT_EQ(eve.until_event("action")["ply"], ply);
                        (void)eve.until_event("ended");
                    }
                });
            }
            pairs.emplace_back([port] {
                Person cat = Person::guest(port);
                const std::string id = cat.must("POST", "/api/v1/games",
                                                game_wish("pijersi", Json::array({Json{{"bot", 1}}, "me"})))["id"];
                cat.connect();
                EXPECT_EQ(cat.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
                const auto session = session_of(cat.until_kind("joined"));
                while (session->played().size() < 12 && !session->outcome()) {
                    const auto ply = session->played().size();
                    if (ply % 2 == 1) {
                        EXPECT_EQ(cat.call(act(id, ply, *session->random_action(ply)))["t"], "ok");
                    }
                    // What `joined` told already comes not again.
                    const Json told = cat.until_event("action");
                    if (told["ply"] == ply) {
                        EXPECT_TRUE(session->act(told["action"].get<std::string>()));
                    }
                }
            });
        }
        EXPECT_NE(metrics->text().find("tessera_store_commits"), std::string::npos);
        server.stop();
    }
}

}  // namespace
}  // namespace tessera::server::test
