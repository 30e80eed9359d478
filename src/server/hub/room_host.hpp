#pragma once

#include <boost/asio/strand.hpp>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/hub/room_world.hpp"
#include "server/net/application.hpp"

namespace tessera::server {

struct RatingChange;

/// A room on its strand. What is wished of it waits in an inbox and is done one after another: decide, make durable,
/// tell. While something is being written the room in memory is ahead of what anybody was told; nobody can look at it
/// then, and where writing fails it is thrown away and read anew.
class RoomHost : public std::enable_shared_from_this<RoomHost> {
  public:
    using Decide = std::function<Answer<std::vector<store::EventRow>>(const Room& room, Moment now)>;
    /// The number of the room's last event, or why nothing was done. On the room's strand.
    using Done = std::function<void(const Answer<std::int64_t>& answer)>;
    /// The room, or why it cannot be seen: there is none (`not_found`), or the store could not say (`not_kept`).
    using Seen = Answer<const Room*>;
    using Look = std::function<void(const Seen& room)>;

    /// Reads the room when it is first needed.
    RoomHost(std::string id, const RoomWorld& world);
    /// A room that was just made and is durable.
    RoomHost(std::string id, const RoomWorld& world, Room room);

    /// `besides` is written in the same transaction as the events, where there are any.
    void change(Decide decide, Done done, store::Keeper::Work besides = {});
    void look(Look look);

    struct Follow {
        std::shared_ptr<Client> client;
        std::string player = {};
        std::string key = {};
        std::int64_t seen = 0;
    };
    /// Sends what the follower has not seen, then every event as its eyes may see it.
    void follow(Follow follow, std::function<void(const Answer<void>& answer)> done);
    void unfollow(std::uint64_t client);

    /// Its alarm rang, or it is one of the store's unfinished games: if it cannot be read now, it is tried again.
    void ring();

    /// What a worker thinks about: nothing if the position of this version is no longer there.
    struct Thought {
        Room::Task task = {};
        std::function<std::optional<std::string>()> think = {};
    };
    void thought(std::int64_t version, std::function<void(std::optional<Thought> thought)> then);
    void chosen(std::int64_t version, const Room::Task& task, std::string action);
    /// The worker failed: it is asked again, ever more rarely.
    void not_chosen(std::int64_t version);

    /// Leaves memory if nobody needed it since `before`.
    void retire_if_idle(Moment before);

    [[nodiscard]] const std::string& id() const { return id_; }

  private:
    /// What waits may be done by another host than it was given to, where that one has retired: it is told by which.
    struct Job {
        std::function<Answer<std::vector<store::EventRow>>(RoomHost& here, const Room& room, Moment now)> decide = {};
        Done done = {};
        store::Keeper::Work besides = {};
        std::function<void(RoomHost& here, const Seen& room)> look = {};
        int attempts = 0;
        Moment at = 0;          ///< when it came: what waits for the store must not lose by it
        bool is_alarm = false;  ///< only games that there are have alarms
    };
    /// What the store has of the room.
    struct Kept {
        std::vector<store::EventRow> events = {};
        std::optional<Answer<Room>> room = {};  ///< nothing where there are no events
    };
    struct Follower {
        std::weak_ptr<Client> client = {};
        std::string player = {};
        Eyes eyes = {};
        Bus::Subscription subscription = {};
    };
    struct Outgoing {
        std::string topic = {};
        std::shared_ptr<const std::string> text = {};
    };

    void put(Job job);
    void note_presence(int seat, bool is_here);
    void run();
    void do_job(Job& job);
    void failed(const Job& job, const std::exception& fault);
    /// Only the store can say how the game stands: it is read again before anything else is done.
    void doubt();
    void load();
    void loaded(const std::exception_ptr& fault, Kept& kept);
    void rate_and_write(std::vector<store::EventRow> events, Job job);
    void write(std::vector<store::EventRow> events, Job job, std::shared_ptr<const RatingChange> ratings);
    void written(const std::exception_ptr& fault, const std::vector<store::EventRow>& events, const Job& job);
    void prepare(const store::EventRow& event);
    void remember(const store::EventRow& event);

    void add_follower(const Follow& follow);
    void send_missing(Client& client, Eyes eyes, const Follow& follow) const;
    [[nodiscard]] std::shared_ptr<const std::string> joined_text(Eyes eyes, const std::string& player) const;
    void seat_followers_anew();
    void tell_all_anew();
    void note_absences();
    void drop_gone_followers();
    void came(Eyes eyes);
    void went(Eyes eyes);
    void tell_presence();
    void judge_absences(Moment now);

    void ask_engine();
    void settle();
    void retire();

    /// A page that is loaded anew is back within this.
    static constexpr Moment patience_with_absence = 4'000;
    /// Presence is told at most so often.
    static constexpr Moment presence_pause = 500;
    static constexpr Moment pause_after_failure = 1'000;
    static constexpr Moment longest_thought_pause = 3'600'000;

    std::string id_;
    const RoomWorld& world_;
    boost::asio::strand<boost::asio::any_io_executor> strand_;
    std::deque<Job> inbox_;
    std::optional<Room> room_;
    bool is_missing_ = false;
    bool is_busy_ = false;  ///< reads or writes
    bool is_retired_ = false;
    bool is_known_ = false;               ///< there is such a game: it was read once, or the store has named it
    std::deque<store::EventRow> recent_;  ///< the last events, for those who come again soon
    std::vector<Outgoing> outgoing_;
    std::unordered_map<std::uint64_t, Follower> followers_;
    std::map<int, int> here_;             ///< sockets of a seat
    std::map<int, Moment> absent_since_;  ///< seats whose last socket went, not yet told to the room
    bool are_absences_known_ = false;     ///< whether those who never came are among them
    bool is_doubtful_ = false;            ///< followers may lack events that were kept, though nobody said so
    bool is_presence_stale_ = false;
    Moment presence_told_ = 0;
    Moment used_ = 0;
    Moment tick_not_before_ = 0;
    std::int64_t version_ = 0;  ///< of the position: changes with every action and undo
    std::int64_t asked_version_ = -1;
    Moment thought_not_before_ = 0;
    Moment thought_pause_ = pause_after_failure;  ///< doubles with every failure, until something was chosen
};

}  // namespace tessera::server
