// Whole games of every variant, and what anybody can check of them afterwards.

#include <openssl/evp.h>

#include "play/game_script.hpp"
#include "play/saved_game.hpp"
#include "server/rooms/verify.hpp"
#include "table.hpp"

namespace tessera::server::testing {
namespace {

using Bytes = std::basic_string<unsigned char>;

// A check of our own of docs/online-protocol.md, which shares no code with the server's.

Bytes unhexed(const std::string& text) {
    Bytes bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        bytes += static_cast<unsigned char>(std::stoul(text.substr(i, 2), nullptr, 16));
    }
    return bytes;
}

Bytes digest_of(const Bytes& bytes) {
    Bytes digest(32, 0);
    std::size_t length = 0;
    EXPECT_EQ(EVP_Q_digest(nullptr, "SHA256", nullptr, bytes.data(), bytes.size(), digest.data(), &length), 1);
    return digest;
}

std::uint64_t seed_from(const Bytes& digest) {
    std::uint64_t seed = 0;
    for (int i = 0; i < 8; ++i) seed |= std::uint64_t{digest[static_cast<std::size_t>(i)]} << (8 * i);
    return seed & 0x7FFF'FFFF'FFFF'FFFFULL;
}

Bytes ascii(std::string_view text) {
    return {text.begin(), text.end()};
}

Bytes four_bytes(std::uint32_t number) {
    Bytes bytes;
    for (int i = 0; i < 4; ++i) bytes += static_cast<unsigned char>(number >> (8 * i));
    return bytes;
}

/// A session as deal and dice say it must have gone, by what was told at the end alone.
void verify(const Json& told, const Json& commitment_at_start, const std::string& variant, const Json& setup) {
    const Json& fairness = told["fairness"];
    EXPECT_EQ(fairness["commitment"], commitment_at_start);
    const Bytes seed = unhexed(fairness["seed"]);
    const Bytes salt = unhexed(fairness["salt"]);
    ASSERT_EQ(seed.size(), 32U);
    EXPECT_EQ(digest_of(salt + seed), unhexed(fairness["commitment"]));

    auto session = *play::new_session(variant);
    if (setup.is_string()) {
        ASSERT_TRUE(session->set_up(setup.get<std::string>(), seed_from(digest_of(ascii("deal") + seed))));
    }
    const auto scripted = play::parse_script(play::Json(told["script"]));
    ASSERT_TRUE(scripted);
    EXPECT_EQ((*scripted)->start().position, session->start().position);
    const auto& script = session->info().script;
    std::uint32_t ply = 0;
    for (const Json& action : told["script"]["actions"]) {
        if (script && session->seat_to_move() == script->seat) {
            const auto dice = seed_from(digest_of(ascii("dice") + seed + four_bytes(ply)));
            EXPECT_EQ(session->roll(search::Temper::fair, dice)->action, action.get<std::string>());
        }
        ASSERT_TRUE(session->act(action.get<std::string>()));
        ++ply;
    }
    EXPECT_EQ(session->position(), (*scripted)->position());
}

/// To the end by the rules, or until one gives up because chance would go on for ever.
void play_out(Table& table, Random& random) {
    constexpr int enough = 2'000;
    for (int n = 0; n < enough && !table.room().row().result.size(); ++n) {
        table.now += random.below(50);
        if (const auto task = table.room().task()) {
            ASSERT_TRUE(task->is_script);
            const auto rolled = table.room().act_for(task->seat, task->ply, "", table.now);
            ASSERT_TRUE(rolled) << rolled.error().sentence;
            table.keep(*rolled);
            continue;
        }
        ASSERT_TRUE(table.act_at_random(random));
    }
    if (table.room().row().result.empty()) {
        ASSERT_TRUE(table.wish({{"t", "resign"}}, ann));
    }
}

/// The same by our own tool, which finds what was forged too.
void expect_verified(const Json& over, const std::string& commitment_at_start) {
    const auto found = verified(over, commitment_at_start);
    ASSERT_TRUE(found) << found.error().sentence;
    EXPECT_EQ(found->actions, std::ssize(over["played"]));
    EXPECT_EQ(found->commitment, commitment_at_start);
    EXPECT_EQ(verified(over, std::string(64, '0')).error().code, "conflict");
    Json forged = over;
    forged["fairness"]["seed"] = std::string(64, '0');
    EXPECT_EQ(verified(forged, "").error().code, "conflict");
    // A server that commits to its lie is found out by deal or dice.
    forged["fairness"]["commitment"] = commitment_of({.salt = *parse_hex(over["fairness"]["salt"].get<std::string>())});
    const bool has_chance = found->rolls > 3 || over["variant"].get<std::string>().find("expert") != std::string::npos;
    if (has_chance) {
        EXPECT_EQ(verified(forged, "").error().code, "conflict");
    }
}

class WholeGames : public ::testing::TestWithParam<std::string> {};

TEST_P(WholeGames, EndAndCanBeVerifiedByAnybody) {
    const std::string variant = GetParam();
    int by_rule = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Random random(seed);
        Json wish =
            wish_for(variant, seats_for(variant), {{"kind", "fischer"}, {"initial", 3'600'000}, {"increment", 10'000}});
        if (variant == "pijersi") wish["setup"] = seed == 1 ? "classic" : seed == 2 ? "half-random" : "full-random";
        Table table(wish, ann, seed, Author::server);
        const Json start = table.state();
        EXPECT_FALSE(start["fairness"].contains("seed"));
        play_out(table, random);

        const Json over = table.state();
        EXPECT_EQ(over["state"], "over");
        EXPECT_EQ(table.events().back().kind, "ended");
        const Json told = table.room().told(table.events().back(), {});
        EXPECT_EQ(told["outcome"], over["outcome"]);
        if (const auto outcome = table.truth().outcome()) {
            ++by_rule;
            EXPECT_EQ(told["outcome"]["result"], to_text(outcome));
            EXPECT_EQ(told["outcome"]["rule"], outcome->reason->rule);
        }
        verify(told, start["fairness"]["commitment"], variant, start["setup"]);
        verify(over, start["fairness"]["commitment"], variant, start["setup"]);
        expect_verified(over, start["fairness"]["commitment"].get<std::string>());
        EXPECT_EQ(table.room().fairness(), told["fairness"]);

        const auto record = table.room().record();
        ASSERT_TRUE(record);
        const auto saved = play::parse_saved_game(*record);
        ASSERT_TRUE(saved) << saved.error().what;
        EXPECT_EQ(saved->session->position(), table.truth().position());
        EXPECT_EQ(table.replayed().state({}, "").dump(), over.dump());
    }
    EXPECT_GT(by_rule, 0);
}

INSTANTIATE_TEST_SUITE_P(Online, WholeGames, ::testing::ValuesIn(online_variants()), [](const auto& tested) {
    std::string name = tested.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(MukYan, DoesOnlyWhatTheDiceSay) {
    Table table(wish_for("mukyan", {"me", {{"mukyan", "fair"}}}), ann);
    table.act_at_random(3);
    const auto task = table.room().task();
    ASSERT_TRUE(task && task->is_script);
    EXPECT_EQ(task->seat, 1);
    const auto rolled = table.room().thought(*task)();
    ASSERT_TRUE(rolled);
    const auto actions = table.truth().actions();
    const auto other = std::ranges::find_if(actions, [&](const std::string& action) { return action != *rolled; });
    ASSERT_NE(other, actions.end());
    EXPECT_FALSE(table.room().act_for(1, 3, *other, table.now));
    EXPECT_FALSE(table.act(3, *rolled, ann));
    const auto done = table.room().act_for(1, 3, *rolled, table.now);
    ASSERT_TRUE(done);
    table.keep(*done);
    EXPECT_TRUE(table.room().act_for(1, 3, *rolled, table.now)->empty());
    // Once the cubes stand, the dice are told with each of his actions.
    for (Random random(1); !Json::parse(table.events().back().body).contains("dice");) {
        ASSERT_LT(table.truth().played().size(), 100U);
        if (const auto next = table.room().task()) {
            table.keep(*table.room().act_for(next->seat, next->ply, "", table.now));
        } else {
            ASSERT_TRUE(table.act_at_random(random));
        }
    }
    EXPECT_EQ(table.room().told(table.events().back(), {})["dice"]["dice"].get<std::string>().size(), 2U);
}

}  // namespace
}  // namespace tessera::server::testing
