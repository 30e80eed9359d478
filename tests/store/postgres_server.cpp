#include "store/postgres_server.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>
#include <vector>

namespace tessera::store {

namespace {

// PostgreSQL refuses to run as root, so root becomes its user. $1: its programs, $2: our folder. What tests kill are
// processes, not the machine, so nothing need be flushed, except where somebody measures.
constexpr const char* watch = R"sh(
trap '' INT TERM HUP
bin=$1
folder=$2
fsync=${TESSERA_TEST_FSYNC:-off}
cd /
as_postgres() {
    if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi </dev/null >>"$folder/said" 2>&1
}
touch "$folder/said"
if [ "$(id -u)" = 0 ]; then chown postgres "$folder" "$folder/said"; fi
chmod 711 "$folder"
control() { as_postgres "$bin/pg_ctl" -D "$folder/data" -w -s "$@"; }
start() {
    control -l "$folder/log" -o "-c listen_addresses= -c unix_socket_directories=$folder -c autovacuum=off -c fsync=$fsync" "$@"
}
if as_postgres "$bin/initdb" -D "$folder/data" -A trust -U postgres --no-sync --locale=C.UTF-8 -E UTF8 && start start; then
    echo ready
else
    cat "$folder/said" "$folder/log" >&2
    exit 1
fi
while read -r word; do
    case $word in
        restart) start -m immediate restart ;;
        schema*) as_postgres "$bin/psql" -q -h "$folder" -U postgres -c "CREATE SCHEMA $word" ;;
    esac && echo ready || echo failed
done
control -m immediate stop
rm -rf "$folder"
)sh";

std::string find_programs() {
    const auto is_whole = [](const std::filesystem::path& folder) {
        return std::ranges::all_of(std::array{"initdb", "pg_ctl", "postgres", "psql"},
                                   [&](const char* program) { return std::filesystem::exists(folder / program); });
    };
    std::vector<std::filesystem::path> found;
    std::error_code missing;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", missing)) {
        if (is_whole(version.path() / "bin")) found.push_back(version.path() / "bin");
    }
    for (const char* folder : {"/usr/bin", "/usr/local/bin", "/usr/local/pgsql/bin"}) {
        if (is_whole(folder)) found.emplace_back(folder);
    }
    return found.empty() ? "" : found.front().string();
}

void wait_until_ready(ChildProcess& shell) {
    if (shell.line() != "ready") throw std::runtime_error("PostgreSQL did not do what the test wants of it");
}

}  // namespace

PostgresServer* PostgresServer::shared() {
    static const auto server = []() -> std::unique_ptr<PostgresServer> {
        const auto programs = find_programs();
        return programs.empty() ? nullptr : std::make_unique<PostgresServer>(programs);
    }();
    return server.get();
}

PostgresServer::PostgresServer(const std::string& programs)
    : shell_(std::make_unique<ChildProcess>(
          std::vector<std::string>{"/bin/sh", "-c", watch, "watch", programs, folder_.path()})) {
    wait_until_ready(*shell_);
}

std::string PostgresServer::new_address() {
    const auto schema = "schema" + std::to_string(++schemas_);
    shell_->say(schema);
    wait_until_ready(*shell_);
    return "postgres://postgres@/postgres?host=" + folder_.path() + "&options=-csearch_path%3D" + schema;
}

void PostgresServer::restart() {
    shell_->say("restart");
    wait_until_ready(*shell_);
}

}  // namespace tessera::store
