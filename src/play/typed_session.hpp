#pragma once

#include <algorithm>

#include <fmt/format.h>

#include "core/history.hpp"
#include "core/random.hpp"
#include "core/refusal.hpp"
#include "core/taps.hpp"
#include "core/text.hpp"
#include "play/session.hpp"
#include "play/solved_action.hpp"
#include "search/against_script.hpp"
#include "search/alpha_beta.hpp"
#include "search/past.hpp"
#include "search/sampled.hpp"
#include "search/scripted.hpp"
#include "search/search.hpp"
#include "search/weakened.hpp"

namespace tessera::play {

/// The games' own functions by other names: members of a session would hide them.
template <class P>
[[nodiscard]] DraftForm game_draft_form(const P& position) {
    return draft_form(position);
}
template <class P>
[[nodiscard]] std::string game_draft_text(const P& position, const Draft& draft) {
    return draft_text(position, draft);
}

/// The session of one game, over its position type. `info` must outlive it.
template <GamePosition P>
class TypedSession final : public Session {
  public:
    TypedSession(const GameInfo& info, typename P::Rules rules)
        : info_(&info), rules_(rules), history_(P::initial(rules)) {
        begin(P::initial(rules), {.setup = ordinary_setup()});
    }

    [[nodiscard]] const GameInfo& info() const override { return *info_; }
    [[nodiscard]] std::unique_ptr<Session> clone() const override { return std::make_unique<TypedSession>(*this); }

    Parsed<void> start_from(std::string_view position) override {
        if (position == "startpos") {
            begin(P::initial(rules_), {.setup = ordinary_setup()});
            return {};
        }
        const auto parsed = P::parse(position, rules_);
        if (!parsed) return std::unexpected(parsed.error());
        begin(*parsed, {.is_ordinary = false});
        return {};
    }

    Parsed<void> set_up(std::string_view name, std::uint64_t seed) override {
        for (std::size_t which = 0; which < info_->setups.size(); ++which) {
            if (info_->setups[which] != name) continue;
            if constexpr (HasSetups<P>) {
                begin(P::set_up(rules_, which, seed),
                      {.setup = std::string(name), .seed = seed, .is_ordinary = which == 0});
            }
            return {};
        }
        return malformed(
            0, fmt::format("{} has no set-up {}; it has: {}", info_->id, quoted(name), fmt::join(info_->setups, ", ")));
    }

    [[nodiscard]] const Start& start() const override { return start_; }
    [[nodiscard]] std::string position() const override { return to_text(history_.current()); }
    [[nodiscard]] Side side_to_move() const override { return history_.current().side_to_move(); }
    [[nodiscard]] Seat seat_to_move() const override {
        if constexpr (HasSeats<P>) {
            return history_.current().seat_to_move();
        } else {
            return Seat{static_cast<std::uint8_t>(index_of(side_to_move()))};
        }
    }

    [[nodiscard]] bool has_secrets() const override { return HiddenPosition<P>; }
    [[nodiscard]] std::string view(std::optional<Seat> seat) const override {
        if constexpr (HiddenPosition<P>) {
            return to_text(view_of(history_.current(), seat, history_.moves()));
        } else {
            return position();
        }
    }

    [[nodiscard]] std::vector<std::string> actions() const override {
        std::vector<std::string> texts;
        for (const auto& move : history_.current().legal_moves()) texts.push_back(to_text(history_.current(), move));
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    [[nodiscard]] std::optional<Outcome> position_outcome() const override { return history_.current().outcome(); }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return history_.outcome(); }

    Parsed<void> act(std::string_view action) override {
        const P& now = history_.current();
        const auto move = now.parse_move(action);
        if (!move) return std::unexpected(move.error());
        played_.push_back({to_text(now, *move), notation(now, *move), now.side_to_move(), seat_to_move()});
        history_.play(*move);
        return {};
    }

    bool undo() override {
        if (!history_.undo()) return false;
        played_.pop_back();
        std::erase_if(given_points_, [&](const GivenPoint& given) { return given.after > played_.size(); });
        return true;
    }

    Parsed<void> give_point(Side side) override {
        if constexpr (HasArbiterPoints<P>) {
            if (P::has_arbiter_points(rules_)) {
                if (outcome()) return illegal(0, "the game is over, so no more points are given", "H20");
                P amended = history_.current();
                amended.give_point(side);
                history_.amend(amended);
                given_points_.push_back({played_.size(), side});
                return {};
            }
        }
        return malformed(0, fmt::format("{} has no partners who could speak, so no point is given for it", info_->id));
    }
    [[nodiscard]] const std::vector<GivenPoint>& given_points() const override { return given_points_; }

    [[nodiscard]] const std::vector<PlayedAction>& played() const override { return played_; }

    [[nodiscard]] Parsed<std::string> notation_of(std::string_view action) const override {
        const auto move = history_.current().parse_move(action);
        if (!move) return std::unexpected(move.error());
        return notation(history_.current(), *move);
    }

    [[nodiscard]] FiledPosition filed() const override { return filed_position(history_.current()); }
    [[nodiscard]] std::vector<FiledPly> filed_plies() const override {
        std::vector<FiledPly> plies;
        for (std::size_t i = 0; i < history_.moves().size(); ++i) {
            const P& before = history_.position(i);
            plies.push_back({filed_key(before), filed_action(before, history_.moves()[i])});
        }
        return plies;
    }

    [[nodiscard]] std::uint64_t perft(int depth, const PerftOptions& options) const override {
        return tessera::perft(history_.current(), depth, options);
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>> divide(
        int depth, const PerftOptions& options) const override {
        std::vector<std::pair<std::string, std::uint64_t>> counts;
        for (const auto& [move, count] : tessera::divide(history_.current(), depth, options)) {
            counts.emplace_back(to_text(history_.current(), move), count);
        }
        std::sort(counts.begin(), counts.end());
        return counts;
    }

    [[nodiscard]] std::optional<std::string> think(const search::Limits& limits,
                                                   const search::Control& control) const override {
        const P& now = history_.current();
        if constexpr (solver::Solitaire<P>) {
            // A fixed depth asks for a fixed search; everything else is better proved.
            if (!limits.depth && !control.strength) {
                if (auto proved = solved_action(now, limits, control)) return proved;
            }
        }
        if constexpr (search::Evaluates<P>) {
            const auto best = found_move(limits, control);
            return best ? std::optional(to_text(now, *best)) : std::nullopt;
        } else {
            return random_action(control.seed);
        }
    }

    [[nodiscard]] std::optional<std::string> plain_action(int depth, std::uint64_t seed) const override {
        const P& now = history_.current();
        if constexpr (search::CountsMaterial<P>) {
            const search::Limits limits{.depth = depth};
            const search::Control control{.seed = seed};
            const auto best = search::AlphaBeta<P, search::ByMaterial>(now, limits, control).run();
            return best ? std::optional(to_text(now, *best)) : std::nullopt;
        } else {
            return random_action(seed);
        }
    }

    [[nodiscard]] std::optional<std::string> random_action(std::uint64_t seed) const override {
        const auto moves = history_.current().legal_moves();
        if (moves.size() == 0) return std::nullopt;
        Random random(seed);
        return to_text(history_.current(), *(moves.begin() + random.below(static_cast<std::uint32_t>(moves.size()))));
    }

    [[nodiscard]] std::optional<ScriptedAction> roll(search::Temper temper, std::uint64_t seed) const override {
        if constexpr (HasScript<P> && search::Evaluates<P>) {
            const P& now = history_.current();
            if (rolls_of(now).size() > 0) {
                Random random(seed);
                const auto rolled = search::any_roll(now, random);
                const auto move = search::scripted_move(now, rolled, temper, random);
                return ScriptedAction{
                    .told = telling(now, rolled), .reading = reading_of(now, rolled), .action = to_text(now, move)};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] BoardPicture board() const override {
        if constexpr (HasScreen<P>) return board_picture(history_.current());
        return {};
    }
    [[nodiscard]] Scene scene() const override {
        if constexpr (HasScreen<P>) return scene_of(history_.current());
        return {};
    }
    [[nodiscard]] Scene scene_for(std::optional<Seat> seat) const override {
        if constexpr (HasScreen<P> && HiddenPosition<P>) {
            return scene_of(view_of(history_.current(), seat, history_.moves()));
        } else {
            return scene();
        }
    }
    [[nodiscard]] std::vector<std::pair<std::string, std::vector<Gesture>>> gestures() const override {
        std::vector<std::pair<std::string, std::vector<Gesture>>> all;
        if constexpr (HasScreen<P>) {
            const P& now = history_.current();
            for (const auto& move : now.legal_moves()) all.emplace_back(to_text(now, move), gestures_of(now, move));
            std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        }
        return all;
    }
    [[nodiscard]] Beats last_motions() const override {
        if constexpr (HasScreen<P>) {
            const std::size_t played = history_.moves().size();
            if (played > 0) return motions_of(history_.position(played - 1), history_.moves().back());
        }
        return {};
    }
    [[nodiscard]] std::optional<ParseError> why_not(std::span<const std::string> taps) const override {
        if constexpr (HasScreen<P>) {
            const P& now = history_.current();
            if (const auto ended = outcome()) return refused(game_over, {}, ended->reason->rule);
            if (could_become_action(taps)) return std::nullopt;
            const std::string attempt = attempt_of(now, taps);
            if (!attempt.empty()) {
                if (const auto move = now.parse_move(attempt); !move) return with_key(move.error());
            }
            return refused(nothing_there);
        }
        return std::nullopt;
    }

    [[nodiscard]] DraftForm draft_form() const override {
        if constexpr (HasDraft<P>) return game_draft_form(history_.current());
        return {};
    }
    [[nodiscard]] Draft draft() const override {
        if constexpr (HasDraft<P>) return draft_of(history_.current());
        return {};
    }
    [[nodiscard]] Draft empty_draft() const override {
        if constexpr (HasDraft<P>) return draft_of(emptied());
        return {};
    }
    [[nodiscard]] std::string draft_text(const Draft& draft) const override {
        if constexpr (HasDraft<P>) return game_draft_text(history_.current(), draft);
        return {};
    }
    [[nodiscard]] std::vector<PositionFault> faults_in(std::string_view position) const override {
        if constexpr (HasDraft<P>) {
            Faults faults;
            static_cast<void>(P::read(position, rules_, faults));
            return faults.list();
        }
        return {};
    }
    [[nodiscard]] std::optional<std::string> with_sides_exchanged() const override {
        if constexpr (HasSideSwap<P>) return to_text(swapped(history_.current()));
        return std::nullopt;
    }

    [[nodiscard]] std::string drawing(const DrawStyle& style) const override {
        return draw(history_.current(), last_move(), style);
    }
    [[nodiscard]] std::string drawing_for(std::optional<Seat> seat, const DrawStyle& style) const override {
        if constexpr (HiddenPosition<P>) {
            return draw(view_of(history_.current(), seat, history_.moves()), last_move(), style);
        } else {
            return drawing(style);
        }
    }

  private:
    /// Nothing on the board, before anything has happened.
    [[nodiscard]] P emptied() const {
        if constexpr (std::constructible_from<P, const typename P::Rules&>) {
            return P(rules_);
        } else {
            return P();
        }
    }

    /// What is wrong with a text alone has no key of its own; to a dictionary it is that the taps lead nowhere.
    [[nodiscard]] static ParseError with_key(ParseError error) {
        if (error.key.empty()) error.key = nothing_there.key;
        return error;
    }

    [[nodiscard]] bool could_become_action(std::span<const std::string> taps) const
        requires HasScreen<P>
    {
        const P& now = history_.current();
        for (const auto& move : now.legal_moves()) {
            for (const Gesture& gesture : gestures_of(now, move)) {
                if (begins_with(gesture, taps)) return true;
            }
        }
        return false;
    }

    /// By the search that suits the game: what the seat may know, what a script may roll, or all there is.
    [[nodiscard]] std::optional<typename P::Move> found_move(const search::Limits& limits,
                                                             const search::Control& control) const {
        const P& now = history_.current();
        if (now.outcome()) return std::nullopt;
        const auto past = search::past_of(history_);
        if constexpr (HiddenPosition<P>) {
            const auto known = view_of(now, now.seat_to_move(), history_.moves());
            if (!control.strength) return search::Sampled<P>(known, now.side_to_move(), past, limits, control).run();
            // Who plays below full strength imagines one way that the secrets may be.
            Random random(control.seed);
            return search::Weakened<P>(sample(known, random), past, limits, control).run();
        } else {
            if (control.strength) return search::Weakened<P>(now, past, limits, control).run();
            if constexpr (HasScript<P>) {
                const auto script = scripted_seat(rules_);
                if (script && *script != now.seat_to_move())
                    return search::AgainstScript<P>(now, limits, control).run();
            }
            return search::Search<P>(now, past, limits, control).run();
        }
    }

    void begin(const P& position, Start start) {
        history_ = History<P>(position);
        played_.clear();
        given_points_.clear();
        start_ = std::move(start);
        start_.position = to_text(position);
    }

    [[nodiscard]] std::optional<typename P::Move> last_move() const {
        const auto& moves = history_.moves();
        return moves.empty() ? std::nullopt : std::optional(moves.back());
    }

    [[nodiscard]] std::string ordinary_setup() const {
        return info_->setups.empty() ? std::string() : std::string(info_->setups.front());
    }

    static std::string notation(const P& position, typename P::Move move) {
        if constexpr (HasRecordNotation<P>) {
            return record_text(position, move);
        } else {
            return to_text(position, move);
        }
    }

    const GameInfo* info_;
    typename P::Rules rules_;
    History<P> history_;
    Start start_;
    std::vector<PlayedAction> played_;
    std::vector<GivenPoint> given_points_;
};

}  // namespace tessera::play
