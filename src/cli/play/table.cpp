#include "cli/play/table.hpp"

#include <algorithm>
#include <utility>

namespace tessera::cli::terminal {

Table::Table(std::unique_ptr<play::Session> session, BySide<Player> players)
    : session_(std::move(session)), players_(players) {}

bool Table::has_person() const {
    return players_.first == Player::person || players_.second == Player::person;
}

Parsed<void> Table::start_anew(std::string_view setup, std::uint64_t seed) {
    auto started = setup.empty() ? session_->start_from("startpos") : session_->set_up(setup, seed);
    if (!started) return started;
    undone_.clear();
    resigned_.reset();
    return started;
}

Parsed<void> Table::act(std::string_view action) {
    auto acted = session_->act(action);
    if (!acted) return acted;
    if (!undone_.empty() && undone_.back() == session_->played().back().text) {
        undone_.pop_back();
    } else {
        undone_.clear();
    }
    return acted;
}

bool Table::has_choice_of_person() const {
    const auto& played = session_->played();
    return !has_person() || std::any_of(played.begin(), played.end(), [&](const play::PlayedAction& action) {
        return players_[action.side] == Player::person;
    });
}

std::size_t Table::undo() {
    if (!has_choice_of_person()) return 0;
    std::size_t taken_back = 0;
    while (!session_->played().empty()) {
        const play::PlayedAction last = session_->played().back();
        session_->undo();
        undone_.push_back(last.text);
        ++taken_back;
        if (!has_person() || players_[last.side] == Player::person) break;
    }
    return taken_back;
}

std::size_t Table::redo() {
    std::size_t played = 0;
    while (!undone_.empty()) {
        const std::string next = undone_.back();
        if (!session_->act(next)) break;
        undone_.pop_back();
        ++played;
        if (!has_person() || session_->outcome() || player_to_move() == Player::person) break;
    }
    return played;
}

bool Table::withdraw_resignation() {
    return std::exchange(resigned_, std::nullopt).has_value();
}

std::size_t Table::turn() const {
    const auto& played = session_->played();
    if (played.empty()) return 1;
    std::size_t number = 1;
    Side before = played.front().side;
    const auto count = [&](Side side) {
        if (side == Side::first && before == Side::second) ++number;
        before = side;
    };
    for (const play::PlayedAction& action : played) count(action.side);
    if (!session_->outcome()) count(session_->side_to_move());
    return number;
}

}  // namespace tessera::cli::terminal
