#include "store/keeper.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "store/address.hpp"
#include "store/checkpointer.hpp"
#include "store/open_store.hpp"

namespace tessera::store {

namespace {

struct Job {
    Keeper::Work work;
    Keeper::Done done;
};

/// Jobs that wait for a thread.
class Queue {
  public:
    void push(Job job) {
        {
            const std::scoped_lock lock(mutex_);
            jobs_.push_back(std::move(job));
        }
        something_.notify_one();
    }

    /// Does not take the job once the queue is closed.
    [[nodiscard]] bool push_if_open(Job& job) {
        {
            const std::scoped_lock lock(mutex_);
            if (is_closed_) return false;
            jobs_.push_back(std::move(job));
        }
        something_.notify_one();
        return true;
    }

    /// Waits for jobs and takes at most so many; none once the queue is closed and empty.
    std::vector<Job> take(std::size_t most) {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [this] { return is_closed_ || !jobs_.empty(); });
        std::vector<Job> taken;
        const auto count = std::min(most, jobs_.size());
        taken.reserve(count);
        for (std::size_t index = 0; index < count; ++index) {
            taken.push_back(std::move(jobs_.front()));
            jobs_.pop_front();
        }
        return taken;
    }

    void close() {
        {
            const std::scoped_lock lock(mutex_);
            is_closed_ = true;
        }
        something_.notify_all();
    }

    [[nodiscard]] std::size_t size() const {
        const std::scoped_lock lock(mutex_);
        return jobs_.size();
    }

  private:
    mutable std::mutex mutex_;
    std::condition_variable something_;
    std::deque<Job> jobs_;
    bool is_closed_ = false;
};

/// More would only make those at the front wait longer for the commit.
constexpr std::size_t largest_group = 250;

/// Does one job in the open transaction; what it threw, having undone it alone.
std::exception_ptr do_marked(Store& store, const Job& job) {
    store.mark();
    try {
        job.work(store);
    } catch (...) {
        auto fault = std::current_exception();
        store.back_to_mark();
        return fault;
    }
    store.release_mark();
    return nullptr;
}

/// Does jobs as one transaction; what each threw. Where the transaction itself fails, none of them was done.
std::vector<std::exception_ptr> do_group(Store& store, const std::vector<Job>& jobs) {
    std::vector<std::exception_ptr> faults(jobs.size());
    try {
        store.begin();
        if (jobs.size() == 1) {
            jobs.front().work(store);
        } else {
            std::ranges::transform(jobs, faults.begin(), [&](const Job& job) { return do_marked(store, job); });
        }
        store.commit();
    } catch (...) {
        const auto fault = std::current_exception();
        for (auto& each : faults) {
            if (!each) each = fault;
        }
        try {
            store.roll_back();
        } catch (const std::exception&) {
            // The connection is gone and the transaction with it; the jobs are told the first fault.
            return faults;
        }
    }
    return faults;
}

}  // namespace

struct Keeper::Inside {
    std::unique_ptr<Store> writer;
    std::vector<std::unique_ptr<Store>> readers;
    std::unique_ptr<Checkpointer> checkpointer;  ///< for a SQLite file only
    Queue writes;
    Queue reads;
    mutable std::mutex figures_mutex;
    Figures figures;
    std::vector<std::jthread> reading;
    std::jthread writing;

    Inside(std::string_view address, unsigned reader_count) : writer(open_to_serve(address)) {
        const auto parsed = parse_address(address);
        if (parsed.kind == Address::Kind::file) checkpointer = std::make_unique<Checkpointer>(parsed.place);
        // A store in memory is seen by its own connection only: the writer reads, too.
        if (parsed.kind != Address::Kind::memory) {
            for (unsigned index = 0; index < std::max(reader_count, 1U); ++index)
                readers.push_back(open_reader(address));
        }
        if (readers.empty()) reads.close();
        for (const auto& reader : readers) {
            reading.emplace_back([this, store = reader.get()] { read_all(*store); });
        }
        writing = std::jthread([this] { write_all(); });
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    /// Does all that waits and all that this leads to. Reads first; one that comes later is done by the writer.
    void finish() {
        if (!writing.joinable()) return;
        reads.close();
        reading.clear();
        writes.close();
        writing.join();
    }

    /// What is told may not end this thread: all others wait for it.
    void tell(const Job& job, const std::exception_ptr& fault) {
        try {
            if (job.done) job.done(fault);
        } catch (...) {
            const std::scoped_lock lock(figures_mutex);
            ++figures.faults;
        }
    }

    void write_all() {
        for (auto jobs = writes.take(largest_group); !jobs.empty(); jobs = writes.take(largest_group)) {
            const auto start = std::chrono::steady_clock::now();
            const auto faults = do_group(*writer, jobs);
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            {
                const std::scoped_lock lock(figures_mutex);
                ++figures.commits;
                figures.writes += jobs.size();
                figures.commit_seconds += taken.count();
            }
            if (checkpointer) checkpointer->note_commit();
            for (std::size_t index = 0; index < jobs.size(); ++index) tell(jobs[index], faults[index]);
        }
    }

    void read_all(Store& store) {
        for (auto jobs = reads.take(1); !jobs.empty(); jobs = reads.take(1)) {
            std::exception_ptr fault;
            try {
                jobs.front().work(store);
            } catch (...) {
                fault = std::current_exception();
            }
            {
                const std::scoped_lock lock(figures_mutex);
                ++figures.reads;
            }
            tell(jobs.front(), fault);
        }
    }
};

Keeper::Keeper(std::string_view address, unsigned readers) : inside_(std::make_unique<Inside>(address, readers)) {}

Keeper::~Keeper() {
    finish();
}

void Keeper::finish() {
    inside_->finish();
}

void Keeper::write(Work work, Done done) {
    inside_->writes.push({std::move(work), std::move(done)});
}

void Keeper::read(Work work, Done done) {
    Job job{std::move(work), std::move(done)};
    if (!inside_->reads.push_if_open(job)) inside_->writes.push(std::move(job));
}

std::size_t Keeper::backlog() const {
    return inside_->writes.size();
}

Keeper::Figures Keeper::figures() const {
    const std::scoped_lock lock(inside_->figures_mutex);
    return inside_->figures;
}

}  // namespace tessera::store
