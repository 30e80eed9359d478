#include "server/hub/room_host.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/rating_change.hpp"
#include "server/net/log.hpp"

namespace tessera::server {

namespace asio = boost::asio;

namespace {

/// Who comes again after a short cut gets events; who was away for longer gets the whole state, which is then shorter.
constexpr std::size_t most_recent = 64;

Refusal not_there() {
    return {.code = "not_found", .sentence = "There is no such game, or it is not open to you."};
}

Refusal not_kept() {
    return {.code = "not_kept", .sentence = "The server could not keep this, so nothing was done. Try again."};
}

/// Two rated games of one player that end together: the second looks at the ratings again.
constexpr int most_attempts = 5;

bool is_stale(const std::exception_ptr& fault) {
    try {
        std::rethrow_exception(fault);
    } catch (const StaleRatings&) {
        return true;
    } catch (...) {
        return false;
    }
}

bool changes_position(const std::string& kind) {
    return kind == "action" || kind == "undone" || kind == "started" || kind == "created" || kind == "ended";
}

}  // namespace

RoomHost::RoomHost(std::string id, const RoomWorld& world)
    : id_(std::move(id)), world_(world), strand_(asio::make_strand(world.executor)), used_(world.now()) {}

RoomHost::RoomHost(std::string id, const RoomWorld& world, Room room) : RoomHost(std::move(id), world) {
    room_ = std::move(room);
}

void RoomHost::change(Decide decide, Done done) {
    put({.decide = std::move(decide), .done = std::move(done)});
}

void RoomHost::look(Look look) {
    put({.look = std::move(look)});
}

void RoomHost::put(Job job) {
    asio::post(strand_, [self = shared_from_this(), job = std::move(job)]() mutable {
        if (self->is_retired_) {
            // Another host has taken over, or will.
            self->world_.host(self->id_)->put(std::move(job));
            return;
        }
        self->used_ = self->world_.now();
        self->inbox_.push_back(std::move(job));
        self->run();
    });
}

void RoomHost::run() {
    while (!is_busy_ && !inbox_.empty()) {
        if (!room_ && !is_missing_) {
            load();
            return;
        }
        Job job = std::move(inbox_.front());
        inbox_.pop_front();
        try {
            do_job(job);
        } catch (const std::exception& fault) {
            failed(job, fault);
        }
    }
    if (is_busy_) return;
    if (is_missing_) {
        is_retired_ = true;
        world_.retired(id_, this);
        return;
    }
    settle();
}

void RoomHost::do_job(Job& job) {
    if (job.look) {
        job.look(is_missing_ ? nullptr : &*room_);
        return;
    }
    if (is_missing_) {
        if (job.done) job.done(std::unexpected(not_there()));
        return;
    }
    auto events = job.decide(*room_, world_.now());
    if (!events) {
        if (job.done) job.done(std::unexpected(std::move(events.error())));
    } else if (events->empty()) {
        if (job.done) job.done(room_->number());
    } else {
        rate_and_write(*std::move(events), std::move(job));
    }
}

/// Where a rated game ends, its event tells the new ratings, so these are looked up first.
void RoomHost::rate_and_write(std::vector<store::EventRow> events, Job job) {
    const auto ended = std::ranges::find(events, "ended", &store::EventRow::kind);
    const auto result = ended == events.end() ? std::nullopt : room_->rated_result_of(*ended);
    if (!result) {
        write(std::move(events), std::move(job), nullptr);
        return;
    }
    is_busy_ = true;
    auto change = std::make_shared<RatingChange>();
    world_.keeper.read([change, result = *result, variant = room_->row().variant, now = world_.now()](
                           store::Store& store) { *change = rating_change(store, result, variant, now); },
                       [self = shared_from_this(), change, events = std::move(events),
                        job = std::move(job)](const std::exception_ptr& fault) {
                           asio::post(self->strand_, [self, change, events, job, fault]() mutable {
                               if (fault) {
                                   self->is_busy_ = false;
                                   if (job.done) job.done(std::unexpected(not_kept()));
                                   self->run();
                                   return;
                               }
                               for (auto& event : events) {
                                   if (event.kind != "ended") continue;
                                   Json body = Json::parse(event.body);
                                   body["ratings"] = change->told();
                                   event.body = body.dump();
                               }
                               self->write(std::move(events), std::move(job), change);
                           });
                       });
}

/// Our own mistake must not take the other rooms with it: this one is read anew.
void RoomHost::failed(const Job& job, const std::exception& fault) {
    log_event(LogLevel::error, "room_fault", {{"game", id_}, {"fault", fault.what()}});
    is_busy_ = false;
    room_.reset();
    outgoing_.clear();
    recent_.clear();
    if (job.done) job.done(std::unexpected(not_kept()));
}

void RoomHost::load() {
    is_busy_ = true;
    auto events = std::make_shared<std::vector<store::EventRow>>();
    world_.keeper.read([id = id_, events](store::Store& store) { *events = store.events(id); },
                       [self = shared_from_this(), events](const std::exception_ptr& fault) {
                           asio::post(self->strand_, [self, events, fault] { self->loaded(fault, *events); });
                       });
}

void RoomHost::loaded(const std::exception_ptr& fault, const std::vector<store::EventRow>& events) {
    is_busy_ = false;
    if (fault) {
        // The store is in trouble: all who wait are told so, and the next one tries again.
        for (Job& job : std::exchange(inbox_, {})) {
            if (job.look) job.look(nullptr);
            if (job.done) job.done(std::unexpected(not_kept()));
        }
        return;
    }
    if (!events.empty()) {
        auto room = Room::replay(id_, events);
        if (room) {
            room_ = *std::move(room);
            ++version_;
            recent_.clear();
            for (const auto& event : events) remember(event);
            if (room_->row().state == store::GameState::running) {
                // After a restart nobody is here yet: seats get some time to come back before the room hears of it.
                for (int seat = 0; std::cmp_less(seat, room_->row().players.size()); ++seat) {
                    if (!room_->row().players[static_cast<std::size_t>(seat)].empty() && !here_.contains(seat)) {
                        absent_since_.emplace(seat, world_.now());
                    }
                }
            }
        }
    }
    is_missing_ = !room_;
    run();
}

void RoomHost::write(std::vector<store::EventRow> events, Job job, std::shared_ptr<const RatingChange> ratings) {
    is_busy_ = true;
    outgoing_.clear();
    try {
        for (const auto& event : events) {
            room_->apply(event);
            if (changes_position(event.kind)) ++version_;
            prepare(event);
        }
    } catch (const std::exception& fault) {
        failed(job, fault);
        // Nobody may wait for the next job to come.
        if (!inbox_.empty()) asio::post(strand_, [self = shared_from_this()] { self->run(); });
        return;
    }
    auto kept = std::make_shared<const std::vector<store::EventRow>>(std::move(events));
    world_.keeper.write(
        [id = id_, kept, row = room_->row(), ratings = std::move(ratings)](store::Store& store) {
            store.append_events(id, *kept);
            store.update_game(row);
            if (ratings) keep_ratings(store, *ratings, id);
        },
        [self = shared_from_this(), kept, job = std::move(job)](const std::exception_ptr& fault) {
            asio::post(self->strand_, [self, kept, job, fault] { self->written(fault, *kept, job); });
        });
}

void RoomHost::written(const std::exception_ptr& fault, const std::vector<store::EventRow>& events, const Job& job) {
    is_busy_ = false;
    if (fault) {
        // Whether it was kept is not known for sure: only the store can say how the game stands.
        room_.reset();
        outgoing_.clear();
        recent_.clear();
        if (job.attempts < most_attempts && is_stale(fault)) {
            inbox_.push_front(job);
            ++inbox_.front().attempts;
        } else if (job.done) {
            job.done(std::unexpected(not_kept()));
        }
        run();
        return;
    }
    for (const auto& event : events) remember(event);
    // Lists first: whoever is answered finds them changed.
    world_.changed(*room_, events);
    if (job.done) job.done(room_->number());
    for (const Outgoing& one : std::exchange(outgoing_, {}))
        world_.bus.publish(one.topic, {.text = one.text, .about = id_});
    if (std::ranges::any_of(events, [](const auto& event) { return event.kind == "seated"; })) seat_followers_anew();
    run();
}

/// One text for all eyes that see the same, only where somebody looks.
void RoomHost::prepare(const store::EventRow& event) {
    const auto prepare_for = [&](Eyes eyes) {
        std::string topic = topic_of(id_, eyes);
        if (world_.bus.listeners(topic) == 0) return;
        Json told = room_->told(event, eyes);
        told["t"] = "event";
        told["game"] = id_;
        outgoing_.push_back({.topic = std::move(topic), .text = std::make_shared<const std::string>(told.dump())});
    };
    prepare_for(std::nullopt);
    for (int seat = 0; std::cmp_less(seat, room_->row().players.size()); ++seat) prepare_for(seat);
}

void RoomHost::remember(const store::EventRow& event) {
    recent_.push_back(event);
    if (recent_.size() > most_recent) recent_.pop_front();
}

void RoomHost::ring() {
    put({.look = [self = shared_from_this()](const Room* room) {
        if (!room) return;
        const Moment now = self->world_.now();
        self->judge_absences(now);
        if (self->is_presence_stale_) self->tell_presence();
        const auto next = room->next_tick();
        if (!next || *next > now) return;
        // A room that wants to be asked but has nothing to say must not keep us busy.
        self->tick_not_before_ = now + 50;
        self->inbox_.push_front({.decide = [](const Room& here, Moment at) {
            return Answer<std::vector<store::EventRow>>(here.tick(at));
        }});
    }});
}

void RoomHost::thought(std::int64_t version, std::function<void(std::optional<Thought>)> then) {
    look([self = shared_from_this(), version, then = std::move(then)](const Room* room) {
        const auto task = room && self->version_ == version ? room->task() : std::nullopt;
        if (!task) {
            then(std::nullopt);
            return;
        }
        then(Thought{.task = *task, .think = room->thought(*task)});
    });
}

void RoomHost::chosen(std::int64_t version, const Room::Task& task, std::string action) {
    change(
        [self = shared_from_this(), version, task, action = std::move(action)](
            const Room& room, Moment now) -> Answer<std::vector<store::EventRow>> {
            if (self->version_ != version) return std::vector<store::EventRow>{};
            return room.act_for(task.seat, task.ply, action, now);
        },
        {});
}

void RoomHost::ask_engine() {
    if (asked_version_ == version_ || !room_->task()) return;
    asked_version_ = version_;
    world_.bus.offer(engine_queue, Json{{"game", id_}, {"version", version_}}.dump());
}

void RoomHost::retire_if_idle(Moment before) {
    asio::post(strand_, [self = shared_from_this(), before] {
        self->drop_gone_followers();
        if (self->is_retired_ || self->is_busy_ || !self->inbox_.empty() || !self->followers_.empty()) return;
        if (self->used_ >= before || (self->room_ && self->room_->task())) return;
        if (!self->absent_since_.empty()) return;
        self->is_retired_ = true;
        self->world_.retired(self->id_, self.get());
    });
}

/// After every job: bots and the next alarm.
void RoomHost::settle() {
    if (is_retired_ || !room_) return;
    ask_engine();
    std::optional<Moment> next = room_->next_tick();
    if (next) next = std::max(*next, tick_not_before_);
    const auto also = [&](Moment at) { next = next ? std::min(*next, at) : at; };
    for (const auto& [seat, since] : absent_since_) also(since + patience_with_absence);
    if (is_presence_stale_) also(presence_told_ + presence_pause);
    world_.alarms->set(id_, next);
}

}  // namespace tessera::server
