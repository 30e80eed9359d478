// How many notes are on their way at once, and names that nobody answers for.

#include "server/hub/push_gate.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <functional>

#include <gtest/gtest.h>

#include "server/hub/look_up.hpp"

namespace tessera::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using enum PushGate::End;

TEST(Site, IsTheLastTwoLabelsOfAHost) {
    EXPECT_EQ(site_of("fcm.googleapis.com"), "googleapis.com");
    EXPECT_EQ(site_of("A.B.Evil.Example."), "evil.example");
    EXPECT_EQ(site_of("evil.example"), "evil.example");
    EXPECT_EQ(site_of("localhost"), "localhost");
    EXPECT_EQ(site_of(".x"), ".x");
    EXPECT_EQ(site_of(""), "");
}

TEST(PushGate, LetsSoManyThroughAndFewToOneSite) {
    PushGate gate({.most = 5, .most_of_site = 2});
    EXPECT_TRUE(gate.enter("a", 0));
    EXPECT_TRUE(gate.enter("a", 0));
    EXPECT_FALSE(gate.enter("a", 0));
    for (const char* site : {"b", "c", "d"}) EXPECT_TRUE(gate.enter(site, 0));
    EXPECT_FALSE(gate.enter("e", 0));
    EXPECT_EQ(gate.dropped(), 2U);
    gate.leave("a", answered, 0);
    EXPECT_TRUE(gate.enter("e", 0));
    EXPECT_FALSE(gate.enter("a", 0));
}

TEST(PushGate, LetsASiteRestThatIsLateAgainAndAgain) {
    PushGate gate({.most_late = 2, .rest = 100});
    const auto send = [&](PushGate::End end, Moment now) {
        if (!gate.enter("a", now)) return false;
        gate.leave("a", end, now);
        return true;
    };
    EXPECT_TRUE(send(late, 0));
    EXPECT_TRUE(send(answered, 0));
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(send(failed, 0)) << "anybody can name a host that there is not";
    EXPECT_TRUE(send(late, 0));
    EXPECT_TRUE(send(late, 10));
    EXPECT_FALSE(send(answered, 109));
    EXPECT_TRUE(gate.enter("b", 50));
    EXPECT_TRUE(send(late, 110));
    EXPECT_FALSE(send(answered, 111)) << "until it answers";
}

/// Never answers, as a name's own server can do for as long as it likes.
struct SilentResolver {
    explicit SilentResolver(const asio::any_io_executor& /*executor*/) {}
    void async_resolve(const std::string& /*host*/, const char* /*port*/,
                       std::function<void(boost::system::error_code, tcp::resolver::results_type)> then) {
        asked = std::move(then);
    }
    /// The question stays open, as the system's does.
    void cancel() { left_open = std::move(asked); }
    std::function<void(boost::system::error_code, tcp::resolver::results_type)> asked;
    static inline std::function<void(boost::system::error_code, tcp::resolver::results_type)> left_open;
};

template <class Resolver>
std::vector<tcp::endpoint> looked_up(const std::string& host, std::chrono::milliseconds patience) {
    asio::io_context context;
    std::vector<tcp::endpoint> found;
    bool is_done = false;
    asio::co_spawn(asio::make_strand(context), look_up<Resolver>(host, patience),
                   [&](const std::exception_ptr& fault, std::vector<tcp::endpoint> addresses) {
                       EXPECT_FALSE(fault);
                       found = std::move(addresses);
                       is_done = true;
                       context.stop();
                   });
    context.run_for(std::chrono::seconds(10));
    EXPECT_TRUE(is_done);
    SilentResolver::left_open = {};  // before the context that its timer belongs to
    return found;
}

TEST(LookUp, FindsAddressesAndDoesNotWaitForEver) {
    const auto own = looked_up<tcp::resolver>("127.0.0.1", std::chrono::seconds(10));
    ASSERT_EQ(own.size(), 1U);
    EXPECT_EQ(own[0].port(), 443);
    EXPECT_TRUE(looked_up<SilentResolver>("slow.example", std::chrono::milliseconds(20)).empty());
}

}  // namespace
}  // namespace tessera::server
