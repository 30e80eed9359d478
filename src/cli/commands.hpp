#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/himiki/rules.hpp"
#include "lab/chances/chances.hpp"
#include "lab/levels/ladder.hpp"
#include "lab/match/match.hpp"
#include "lab/muk_yan_match.hpp"
#include "lab/openings/book.hpp"
#include "lab/tactics/mine.hpp"
#include "lab/tune/tune.hpp"
#include "lab/workers.hpp"

namespace tessera::cli {

using lab::processors;
using lab::workers;

// What each subcommand does, in the file of its name; command_line.cpp reads the words of the command line into these.
// Commands print to standard output and throw `Failure`, before they print, where something cannot be done.

enum class Format : unsigned char { text, json };

/// `<id> [--position STR] [--moves "a b c"]`: the position that several commands work on.
struct PositionRequest {
    std::string id = {};
    std::string position = "startpos";
    std::string moves = {};
};

void list_games(Format format);

void list_moves(const PositionRequest& request, Format format);

void apply_moves(const PositionRequest& request);

struct PerftRequest {
    PositionRequest position = {};
    int depth = 0;
    bool divide = false;
    unsigned threads = processors();
    std::size_t hash_megabytes = 256;
};

void count_lines(const PerftRequest& request);

/// A game record read, replayed and printed in some form.
struct RecordRequest {
    enum class Form : unsigned char { record, author, moves };

    std::string path = {};  ///< `-` is standard input
    Form form = Form::record;
};

void print_record(const RecordRequest& request);

/// What Muk Yan may do under a roll of his dice (H65).
struct MukYanRequest {
    std::string position = {};
    std::string dice = {};  ///< black, then white: `HM`
    himiki::Edition edition = himiki::Edition::second;
};

void print_muk_yan(const MukYanRequest& request);

/// Games of several players against Muk Yan, counted.
struct MukYanLabRequest {
    lab::MukYanTrial trial = {};
    unsigned threads = processors();
};

void print_muk_yan_trial(const MukYanLabRequest& request);

/// The ten levels of a game against each other, or new strengths for them.
struct LevelsRequest {
    lab::LadderSettings settings = {};
    bool fits = false;
    unsigned threads = processors();
};

void print_levels(const LevelsRequest& request);

/// What each technique of the search saves in a game.
struct TechniquesRequest {
    std::string game = {};
    std::optional<int> depth = std::nullopt;
    unsigned threads = processors();
};

void print_techniques(const TechniquesRequest& request);

/// How scores of a game become chances, fitted to games.
struct ChancesRequest {
    lab::ChancesSettings settings = {};
    unsigned threads = processors();
};

void print_chances(const ChancesRequest& request);

/// Weights of an evaluation, fitted to games.
struct TuneRequest {
    lab::TuneSettings settings = {};
    unsigned threads = processors();
};

void print_tuned_weights(const TuneRequest& request);

/// What is played in the first turns of many games, and how those end.
struct OpeningsRequest {
    lab::OpeningSettings settings = {};
    std::string output = {};  ///< nothing: standard output
    bool reports = false;     ///< a report for people instead
    unsigned threads = processors();
};

void collect_openings(const OpeningsRequest& request);
/// Positions with one way to win by force, from games; or a proof of what files of them claim.
struct TacticsRequest {
    lab::MineSettings settings = {};
    std::vector<std::string> checked = {};  ///< files to prove anew; then nothing is mined
    std::string output = {};                ///< nothing: standard output
    unsigned threads = processors();
};

void mine_tactics(const TacticsRequest& request);

/// Prints every fault; says whether there was none.
[[nodiscard]] bool check_tactics(const TacticsRequest& request);

/// A match of two players. What has a form of its own is still text, so that its errors can name it.
struct MatchRequest {
    std::string a = {};
    std::string b = {};
    std::string openings = "random";
    std::string clock = {};    ///< empty: none
    std::string sprt = {};     ///< empty: none
    std::string adjudge = {};  ///< empty: not
    std::string save = {};     ///< empty: no records
    lab::MatchSettings settings = {};
    unsigned concurrency = processors();
};

void play_match(const MatchRequest& request);

struct SolveRequest {
    std::string position = {};
    himiki::Edition edition = himiki::Edition::second;  ///< Mindlock; the first has Headlock
    bool all = false;                                   ///< every solution, up to 1000
};

void solve_puzzle(const SolveRequest& request);

struct MakePuzzlesRequest {
    std::string name = {};  ///< mindlock, headlock or classic
    std::uint64_t seed = 1;
    unsigned of_each_grade = 100;
    unsigned threads = processors();
    std::string output = {};  ///< nothing: standard output
};

void make_puzzles(const MakePuzzlesRequest& request);

struct CheckPuzzlesRequest {
    std::vector<std::string> packs = {};  ///< names or paths of files; none: all packs that are found
    unsigned threads = processors();
};

/// Prints every fault; says whether there was none.
[[nodiscard]] bool check_puzzles(const CheckPuzzlesRequest& request);

/// Speaks UGI until `quit` or the end of input.
void speak_ugi(const std::string& id);

/// The signature, or the same search of some games to another depth.
struct BenchRequest {
    std::vector<std::string> games = {};  ///< none: all
    std::optional<int> depth = std::nullopt;
};

void print_signatures(const BenchRequest& request);

}  // namespace tessera::cli
