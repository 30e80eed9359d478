#include "server/hub/room_host.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/rating_change.hpp"
#include "server/hub/replies.hpp"
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

Refusal not_readable() {
    return {.code = "not_kept", .sentence = "The server cannot read this game just now. Try again."};
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

/// So that people find again what they have said, wherever that was.
void note_speakers(store::Store& store, const std::string& game, const std::vector<store::EventRow>& events) {
    for (const auto& event : events) {
        if (event.kind != "said") continue;
        const Json body = Json::parse(event.body, nullptr, false);
        const std::string player = body.is_object() ? body.value("player", std::string()) : std::string();
        if (!player.empty()) store.note_spoken(player, game, event.number);
    }
}

bool changes_seats(const store::EventRow& event) {
    return event.kind == "seated" || event.kind == "left";
}

bool changes_position(const std::string& kind) {
    return kind == "action" || kind == "undone" || kind == "started" || kind == "created" || kind == "ended";
}

}  // namespace

RoomHost::RoomHost(std::string id, const RoomWorld& world)
    : id_(std::move(id)), world_(world), strand_(asio::make_strand(world.executor)), used_(world.now()) {}

RoomHost::RoomHost(std::string id, const RoomWorld& world, Room room) : RoomHost(std::move(id), world) {
    room_ = std::move(room);
    room_->serve_since(world.start);
    is_known_ = true;
}

void RoomHost::change(Decide decide, Done done, store::Keeper::Work besides) {
    put({.decide = [decide = std::move(decide)](RoomHost&, const Room& room, Moment now) { return decide(room, now); },
         .done = std::move(done),
         .besides = std::move(besides)});
}

void RoomHost::look(Look look) {
    put({.look = [look = std::move(look)](RoomHost&, const Seen& room) { look(room); }});
}

void RoomHost::put(Job job) {
    if (job.at == 0) job.at = world_.now();
    asio::post(strand_, [self = shared_from_this(), job = std::move(job)]() mutable {
        if (self->is_retired_) {
            // Another host has taken over, or will.
            self->world_.host(self->id_)->put(std::move(job));
            return;
        }
        if (job.is_alarm) self->is_known_ = true;
        self->used_ = self->world_.now();
        self->inbox_.push_back(std::move(job));
        self->run();
    });
}

void RoomHost::run() {
    while (!is_busy_) {
        if (room_ && !std::exchange(are_absences_known_, true)) note_absences();
        if (inbox_.empty()) break;
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
        retire();
        return;
    }
    settle();
}

void RoomHost::do_job(Job& job) {
    if (job.look) {
        job.look(*this, is_missing_ ? Seen(std::unexpected(not_there())) : Seen(&*room_));
        return;
    }
    if (is_missing_) {
        if (job.done) job.done(std::unexpected(not_there()));
        return;
    }
    auto events = job.decide(*this, *room_, job.at);
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
    doubt();
    if (job.done) job.done(std::unexpected(not_kept()));
}

void RoomHost::doubt() {
    room_.reset();
    outgoing_.clear();
    recent_.clear();
    is_doubtful_ = true;
}

void RoomHost::load() {
    is_busy_ = true;
    auto kept = std::make_shared<Kept>();
    // Long games are replayed where nobody else waits for this thread.
    world_.keeper.read(
        [id = id_, kept](store::Store& store) {
            kept->events = store.events(id);
            if (!kept->events.empty()) kept->room = Room::replay(id, kept->events);
        },
        [self = shared_from_this(), kept](const std::exception_ptr& fault) {
            asio::post(self->strand_, [self, kept, fault] { self->loaded(fault, *kept); });
        });
}

void RoomHost::loaded(const std::exception_ptr& fault, Kept& kept) {
    is_busy_ = false;
    if (fault) {
        // The store is in trouble: all who wait are told so, and the next one tries again.
        for (Job& job : std::exchange(inbox_, {})) {
            if (job.look) job.look(*this, std::unexpected(not_readable()));
            if (job.done) job.done(std::unexpected(not_kept()));
        }
        settle();
        return;
    }
    if (kept.room && *kept.room) {
        room_ = **std::move(kept.room);
        room_->serve_since(world_.start);
        is_known_ = true;
        ++version_;
        recent_.clear();
        for (const auto& event : kept.events) remember(event);
        are_absences_known_ = false;
        if (std::exchange(is_doubtful_, false)) {
            seat_followers_anew();
            tell_all_anew();
        }
        // Agreed on, but the process ended before the next game was made.
        if (room_->rematch()) world_.changed(*room_, {});
    } else if (kept.room) {
        log_event(LogLevel::error, "room_damaged", {{"game", id_}, {"fault", kept.room->error().sentence}});
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
        asio::post(strand_, [self = shared_from_this()] { self->run(); });
        return;
    }
    auto kept = std::make_shared<const std::vector<store::EventRow>>(std::move(events));
    // Before the job itself is handed on.
    auto besides = job.besides;
    world_.keeper.write(
        [id = id_, kept, row = room_->row(), ratings = std::move(ratings),
         besides = std::move(besides)](store::Store& store) {
            store.append_events(id, *kept);
            note_speakers(store, id, *kept);
            store.update_game(row);
            if (ratings) keep_ratings(store, *ratings, id);
            if (besides) besides(store);
        },
        [self = shared_from_this(), kept, job = std::move(job)](const std::exception_ptr& fault) {
            asio::post(self->strand_, [self, kept, job, fault] { self->written(fault, *kept, job); });
        });
}

void RoomHost::written(const std::exception_ptr& fault, const std::vector<store::EventRow>& events, const Job& job) {
    is_busy_ = false;
    if (fault) {
        // Whether it was kept is not known for sure: only the store can say how the game stands.
        doubt();
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
    if (std::ranges::any_of(events, changes_seats)) seat_followers_anew();
    if (std::ranges::any_of(events, [](const auto& event) { return event.kind == "started"; })) {
        are_absences_known_ = false;
    }
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
        outgoing_.push_back({.topic = std::move(topic), .text = std::make_shared<const std::string>(wire_text(told))});
    };
    prepare_for(std::nullopt);
    for (int seat = 0; std::cmp_less(seat, room_->row().players.size()); ++seat) prepare_for(seat);
}

void RoomHost::remember(const store::EventRow& event) {
    recent_.push_back(event);
    if (recent_.size() > most_recent) recent_.pop_front();
}

void RoomHost::ring() {
    put({.look =
             [](RoomHost& here, const Seen& room) {
                 // If it could not be read, there is a next alarm already.
                 if (!room) return;
                 const Moment now = here.world_.now();
                 here.judge_absences(now);
                 if (here.is_presence_stale_) here.tell_presence();
                 const auto next = (*room)->next_tick();
                 if (!next || *next > now) return;
                 // A room that wants to be asked but has nothing to say must not keep us busy.
                 here.tick_not_before_ = now + 50;
                 const auto tick = [](RoomHost&, const Room& asked, Moment at) {
                     return Answer<std::vector<store::EventRow>>(asked.tick(at));
                 };
                 here.inbox_.push_front({.decide = tick, .at = now});
             },
         .is_alarm = true});
}

void RoomHost::retire_if_idle(Moment before) {
    asio::post(strand_, [self = shared_from_this(), before] {
        if (self->is_retired_) return;
        const auto absent = self->absent_since_.size();
        self->drop_gone_followers();
        if (self->absent_since_.size() != absent) self->run();
        if (self->is_retired_ || self->is_busy_ || !self->inbox_.empty() || !self->followers_.empty()) return;
        if (self->used_ >= before || (self->room_ && self->room_->task())) return;
        if (!self->absent_since_.empty()) return;
        self->retire();
    });
}

void RoomHost::retire() {
    is_retired_ = true;
    world_.retired(id_, this);
}

/// After every job: bots and the next alarm.
void RoomHost::settle() {
    if (is_retired_) return;
    if (!room_ && !is_known_) {
        // Perhaps there is no such game, only somebody who asks for it: the next one who does tries again.
        retire();
        return;
    }
    if (!room_) {
        // The store has failed us: flags fall and bots think as soon as it is back.
        world_.alarms->set(id_, world_.now() + pause_after_failure);
        return;
    }
    ask_engine();
    std::optional<Moment> next = room_->next_tick();
    if (next) next = std::max(*next, tick_not_before_);
    const auto also = [&](Moment at) { next = next ? std::min(*next, at) : at; };
    for (const auto& [seat, since] : absent_since_) also(since + patience_with_absence);
    if (is_presence_stale_) also(presence_told_ + presence_pause);
    if (room_->task() && asked_version_ != version_) also(thought_not_before_);
    world_.alarms->set(id_, next);
}

}  // namespace tessera::server
