#include "cli/play/table.hpp"

#include <algorithm>
#include <utility>

#include "cli/play/rounds.hpp"

namespace tessera::cli::terminal {

namespace {

/// The same start again, with nothing played.
void restart(play::Session& session) {
    const play::Start start = session.start();
    if (start.is_ordinary) {
        (void)session.start_from("startpos");
    } else if (start.setup.empty()) {
        (void)session.start_from(start.position);
    } else {
        (void)session.set_up(start.setup, start.seed);
    }
}

}  // namespace

Table::Table(std::unique_ptr<play::Session> session, Players players)
    : session_(std::move(session)), players_(std::move(players)) {}

std::vector<Seat> Table::persons() const {
    std::vector<Seat> seats = seats_of(session_->info());
    std::erase_if(seats, [&](Seat seat) { return player_in(seat) != Player::person; });
    return seats;
}

Parsed<void> Table::start_anew(std::string_view setup, std::uint64_t seed) {
    const play::GameInfo& info = session_->info();
    if (setup.empty() && !info.setups.empty()) setup = info.setups[info.usual_setup];
    auto started = setup.empty() ? session_->start_from("startpos") : session_->set_up(setup, seed);
    if (!started) return started;
    undone_.clear();
    resigned_.reset();
    return started;
}

Parsed<void> Table::act(std::string_view action) {
    auto acted = session_->act(action);
    if (!acted) return acted;
    if (!undone_.empty() && undone_.back() == Step(session_->played().back().text)) {
        undone_.pop_back();
    } else {
        undone_.clear();
    }
    return acted;
}

Parsed<void> Table::give_point(Side side) {
    auto given = session_->give_point(side);
    if (given) undone_.clear();
    return given;
}

bool Table::has_choice_of_person() const {
    const auto& played = session_->played();
    return !has_person() || !session_->given_points().empty() ||
           std::any_of(played.begin(), played.end(),
                       [&](const play::PlayedAction& action) { return player_in(action.seat) == Player::person; });
}

/// A session takes a point back only with what was before it, an action or the start; so that is done again.
std::optional<Side> Table::take_point_back() {
    const std::vector<play::GivenPoint> given = session_->given_points();
    const std::size_t now = session_->played().size();
    if (given.empty() || given.back().after != now) return std::nullopt;
    if (now == 0) {
        restart(*session_);
    } else {
        const std::string before = session_->played().back().text;
        session_->undo();
        (void)session_->act(before);
    }
    for (std::size_t i = 0; i + 1 < given.size(); ++i) {
        if (given[i].after == now) (void)session_->give_point(given[i].side);
    }
    return given.back().side;
}

bool Table::take_again(const Step& step) {
    if (const auto* action = std::get_if<std::string>(&step)) return session_->act(*action).has_value();
    return session_->give_point(std::get<Side>(step)).has_value();
}

StepCount Table::undo() {
    StepCount taken;
    if (!has_choice_of_person()) return taken;
    while (true) {
        if (const auto side = take_point_back()) {
            undone_.emplace_back(*side);
            ++taken.points;
            return taken;
        }
        if (session_->played().empty()) return taken;
        const play::PlayedAction last = session_->played().back();
        session_->undo();
        undone_.emplace_back(last.text);
        ++taken.actions;
        if (!has_person() || player_in(last.seat) == Player::person) return taken;
    }
}

StepCount Table::redo() {
    StepCount taken;
    while (!undone_.empty() && take_again(undone_.back())) {
        ++(std::holds_alternative<Side>(undone_.back()) ? taken.points : taken.actions);
        undone_.pop_back();
        if (!has_person() || session_->outcome() || player_to_move() == Player::person) break;
    }
    return taken;
}

bool Table::withdraw_resignation() {
    return std::exchange(resigned_, std::nullopt).has_value();
}

std::size_t Table::turn() const {
    Rounds rounds;
    std::size_t number = 1;
    for (const play::PlayedAction& action : session_->played()) number = rounds.next(action.seat);
    return session_->outcome() ? number : rounds.next(session_->seat_to_move());
}

}  // namespace tessera::cli::terminal
