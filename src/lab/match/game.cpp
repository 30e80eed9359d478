#include "lab/match/game.hpp"

#include <utility>

#include <fmt/format.h>

#include "core/random.hpp"
#include "core/text.hpp"

namespace tessera::lab {

namespace {

using End = PlayedGame::End;

End end_by(PlayerFault::Kind kind) {
    switch (kind) {
        case PlayerFault::Kind::illegal:
            return End::illegal;
        case PlayerFault::Kind::silent:
            return End::silent;
        default:
            return End::died;
    }
}

std::string_view word_of(End end) {
    switch (end) {
        case End::time:
            return "time";
        case End::illegal:
            return "illegal_action";
        case End::silent:
            return "no_answer";
        case End::died:
            return "program_ended";
        case End::action_limit:
            return "action_limit";
        case End::adjudged:
            return "adjudication";
        case End::board:
            break;
    }
    return "";
}

/// Counts for how many answers in a row the players have agreed on who leads.
class Opinion {
  public:
    explicit Opinion(const std::optional<Adjudication>& terms) : terms_(terms) {}

    /// The side to which the game is given after this answer, if any.
    std::optional<Side> hear(const std::optional<search::Score>& score, Side side) {
        if (!terms_) return std::nullopt;
        const auto leader = leader_by(score, side);
        agreed_ = leader && leader == leader_ ? agreed_ + 1 : 1;
        leader_ = leader;
        return leader_ && agreed_ >= terms_->answers ? leader_ : std::nullopt;
    }

  private:
    [[nodiscard]] std::optional<Side> leader_by(const std::optional<search::Score>& score, Side side) const {
        using Kind = search::Score::Kind;
        if (!score) return std::nullopt;
        if (score->kind == Kind::win || (score->kind == Kind::centi && score->value >= terms_->lead)) return side;
        if (score->kind == Kind::loss || (score->kind == Kind::centi && score->value <= -terms_->lead)) {
            return opponent(side);
        }
        return std::nullopt;
    }

    std::optional<Adjudication> terms_;
    std::optional<Side> leader_;
    unsigned agreed_ = 0;
};

/// One game under way.
class Play {
  public:
    Play(std::unique_ptr<play::Session> session, const BySide<Seated>& seats, const GameTerms& terms)
        : seats_(seats), terms_(terms), opinion_(terms.adjudication) {
        if (terms.clock) clock_.emplace(*terms.clock);
        game_.opening_actions = session->played().size();
        game_.session = std::move(session);
    }

    std::expected<std::optional<PlayedGame>, PlayerFault> run(std::uint64_t seed, const std::atomic<bool>& stop) {
        for (const Side side : {Side::first, Side::second}) {
            const auto ready = seats_[side].player->new_game();
            if (ready) continue;
            if (ready.error().kind == PlayerFault::Kind::unfit) return std::unexpected(ready.error());
            lose(side, end_by(ready.error().kind), ready.error().what);
            return std::move(game_);
        }
        while (!is_over_) {
            if (stop) return std::nullopt;
            step({.limits = {}, .seed = mixed(seed + game_.times.size()), .game = seed, .stop = &stop});
        }
        // What a player answers when it is told to stop decides nothing.
        if (stop) return std::nullopt;
        return std::move(game_);
    }

  private:
    void step(Task task) {
        play::Session& session = *game_.session;
        if (const auto outcome = session.outcome()) {
            return finish(End::board, outcome->winner, outcome->reason->word);
        }
        if (game_.times.size() >= terms_.most_actions) return finish(End::action_limit, std::nullopt);
        const Side side = session.side_to_move();
        const Seat seat = session.seat_to_move();
        task.limits = seats_[side].limits;
        if (clock_) clock_->put_into(task.limits);
        const auto started = now_in_milliseconds();
        const auto answer = seats_[side].player->choose(session, task);
        const auto spent = now_in_milliseconds() - started;
        if (clock_ && !clock_->spend(side, spent)) return lose(side, End::time, "has used up its time");
        if (!answer) return lose(side, end_by(answer.error().kind), answer.error().what);
        if (const auto acted = session.act(answer->action); !acted) {
            return lose(side, End::illegal,
                        fmt::format("answered {}: {}", quoted(answer->action), to_text(acted.error())));
        }
        if (clock_ && session.seat_to_move() != seat) clock_->end_turn(side);
        game_.times.push_back({spent, clock_ ? std::optional(clock_->left(side)) : std::nullopt});
        if (const auto winner = opinion_.hear(answer->score, side); winner && !session.outcome()) {
            finish(End::adjudged, winner);
        }
    }

    void lose(Side side, End end, std::string_view why) {
        game_.told = fmt::format("{} {}", seats_[side].player->name(), why);
        finish(end, opponent(side));
    }

    void finish(End end, std::optional<Side> winner, std::string_view reason = {}) {
        is_over_ = true;
        game_.end = end;
        game_.winner = winner;
        game_.reason = reason.empty() ? word_of(end) : reason;
    }

    BySide<Seated> seats_;
    const GameTerms& terms_;
    Opinion opinion_;
    std::optional<GameClock> clock_;
    PlayedGame game_;
    bool is_over_ = false;
};

}  // namespace

bool is_forfeit(PlayedGame::End end) {
    return end == End::illegal || end == End::silent || end == End::died;
}

std::expected<std::optional<PlayedGame>, PlayerFault> play_game(std::unique_ptr<play::Session> session,
                                                                const BySide<Seated>& seats, const GameTerms& terms,
                                                                std::uint64_t seed, const std::atomic<bool>& stop) {
    return Play(std::move(session), seats, terms).run(seed, stop);
}

}  // namespace tessera::lab
