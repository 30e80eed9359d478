#pragma once

// HI MI KI once more, as slowly and plainly as possible: cells are names, elements are letters, and each rule is
// written as the rules page says it, with its number. It shares no code with the engine and judges it.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::himiki_plain {

/// H4: `top` and `x` are H, M or K; the y face is the third letter. `colour` is `w` or `b`.
struct Cube {
    char colour = 'w';
    char top = 'H';
    char x = 'M';
};

/// What the conflicts of one Active Cube came to (H15).
struct Conflicts {
    int won = 0;
    int lost = 0;
    bool equal = false;  ///< a neighbour, own or enemy, shows the same element
};

/// A game by its id: `himiki`, `himiki-1`, `himiki-2v2`, `himiki-2v2-1`, the same four with `himiki-expert`, and
/// `mukyan`, `mukyan-1`. All that the rules look at is in the position's text: there is no other memory.
class Plain {
  public:
    /// The start position; in Expert with the fixed deal of the tools.
    explicit Plain(std::string_view id);

    /// Trusts that `position` is a valid text for the game.
    static Plain from_text(std::string_view id, std::string_view position);

    /// Canonical and sorted bytewise; empty if and only if the game is over.
    [[nodiscard]] std::vector<std::string> actions() const;

    /// `action` is one of actions().
    void play(const std::string& action);

    [[nodiscard]] std::string text() const;

    /// `ongoing`, `p1win` or `p2win`.
    [[nodiscard]] std::string outcome() const;

  private:
    using Cells = std::vector<std::string>;

    // Who acts, and with which cubes.
    [[nodiscard]] Cells players() const;
    [[nodiscard]] std::string player_after(const std::string& player) const;
    [[nodiscard]] char acting_side() const;
    [[nodiscard]] bool confused() const;
    [[nodiscard]] bool reaches(const std::string& cell) const;
    [[nodiscard]] bool plays(const std::string& cell) const;
    [[nodiscard]] bool plays_with_mana(const std::string& cell) const;

    // What may be done.
    [[nodiscard]] Cells placings() const;
    [[nodiscard]] Cells pivots() const;
    [[nodiscard]] Cells tips() const;
    [[nodiscard]] Cells movements() const;
    [[nodiscard]] Cells tile_plays() const;
    [[nodiscard]] Cells mana_plays(const std::string& tile) const;
    [[nodiscard]] Cells conjurations() const;
    [[nodiscard]] Cells impulse_cells(const std::string& cell) const;
    [[nodiscard]] Cells teleport_cells(const std::string& cell) const;
    [[nodiscard]] Cells yokai_cells(const std::string& cell) const;
    [[nodiscard]] bool is_free(const std::string& cell) const;

    // The steps of an action, in the order of H42. None may be handed `*active_` itself: it changes on the way.
    void place(const std::string& action);
    void pivot(const std::string& action);
    void tip(const std::string& from, const std::string& to);
    void shift(const std::string& from, const std::string& to);
    void enter(const std::string& cell);
    void swap_cubes(const std::string& one, const std::string& other);
    void offer_yokai();
    void resolve(const std::optional<std::string>& far, const std::optional<std::string>& swapped);
    [[nodiscard]] Conflicts fight(const std::string& cell, const std::optional<std::string>& far) const;
    void turn_by_yokai(const std::string& cell, Conflicts& conflicts);
    [[nodiscard]] int take_hold(const std::string& cell);
    void offer_tile(int points, bool replay);
    void replay_or_end(bool replay);
    void end_turn();
    void play_tile(const std::string& action);
    void conjure(const std::string& cell, char top, char x);

    void read_hands(std::string_view field);
    void read_armed(std::string_view field);
    [[nodiscard]] std::string board_text() const;
    [[nodiscard]] std::string left_text() const;
    [[nodiscard]] std::string expert_text() const;

    bool edition_1_ = false;
    bool teams_ = false;
    bool expert_ = false;
    bool muk_yan_ = false;

    std::map<std::string, Cube> board_;  ///< free cells are absent
    std::string actor_;                  ///< `w`, `b`, or `wl`, `bl`, `wd`, `bd`
    std::map<char, int> score_ = {{'w', 0}, {'b', 0}};
    std::map<char, char> hold_ = {{'H', '-'}, {'M', '-'}, {'K', '-'}};  ///< element -> `w`, `b` or `-`
    std::string phase_ = "place";
    bool pivot_banned_ = false;
    std::map<std::string, Cells> left_;  ///< where a cube that tipped stands -> cells it left, latest first
    std::optional<std::string> active_;  ///< the cell marked `!`
    std::map<std::string, std::set<std::string>> hands_;  ///< player -> tiles
    std::map<std::string, std::string> terrain_;          ///< cell -> tile
    Cells yokai_;                                         ///< players with the major yokai before them
    Cells confused_turns_;                                ///< players, next first
};

}  // namespace tessera::himiki_plain
