#include "server/hub/support/person.hpp"

#include <stdexcept>
#include <utility>

namespace tessera::server::test {

Person Person::guest(std::uint16_t port) {
    Person person(port);
    const Json me = person.must("POST", "/api/v1/guest");
    person.id_ = me.at("id");
    person.name_ = me.at("name");
    return person;
}

Person Person::account(std::uint16_t port, const std::string& name, const std::string& password) {
    Person person(port);
    const Json me = person.must("POST", "/api/v1/accounts", {{"name", name}, {"password", password}});
    person.id_ = me.at("id");
    person.name_ = me.at("name");
    return person;
}

Told Person::ask(const std::string& method, const std::string& path, const Json& body) {
    std::string headers = "X-Tessera: 1\r\n";
    if (!token.empty()) {
        headers = "Authorization: Bearer " + token + "\r\n";
    } else if (!cookie.empty()) {
        headers += "Cookie: tessera=" + cookie + "\r\n";
    }
    headers += more_headers;
    std::string text;
    if (!body.is_null()) {
        headers += "Content-Type: application/json\r\n";
        text = body.dump();
    } else if (method == "POST") {
        headers += "Content-Type: application/json\r\n";
        text = "{}";
    }
    const Answer answer = test::ask(port_, method, path, headers, text);
    if (const auto set = answer.header("set-cookie"); set.starts_with("tessera=")) {
        cookie = set.substr(8, set.find(';') - 8);
    }
    return {.status = answer.status, .body = Json::parse(answer.body, nullptr, false), .headers = answer.headers};
}

Json Person::must(const std::string& method, const std::string& path, const Json& body) {
    Told told = ask(method, path, body);
    if (told.status < 200 || told.status > 299) {
        throw std::runtime_error(method + " " + path + " gave " + std::to_string(told.status) + " " + told.body.dump());
    }
    return std::move(told.body);
}

void Person::connect() {
    socket_ = std::make_unique<RawClient>(port_);
    kept_.clear();
    std::string headers;
    if (!token.empty()) headers = "Authorization: Bearer " + token + "\r\n";
    if (!cookie.empty()) headers += "Cookie: tessera=" + cookie + "\r\n";
    const Answer answer = socket_->upgrade(headers + more_headers);
    if (answer.status != 101) throw std::runtime_error("no socket: " + std::to_string(answer.status));
    if (until_kind("hello").is_null()) throw std::runtime_error("no hello");
}

void Person::send(const Json& message) {
    socket_->send_frame(message.dump());
}

Json Person::read() {
    const Frame frame = socket_->read_message();
    if (frame.opcode != 1) return nullptr;
    bytes_.push_back(frame.payload);
    return Json::parse(frame.payload);
}

Json Person::next() {
    if (kept_.empty()) return read();
    Json message = std::move(kept_.front());
    kept_.pop_front();
    return message;
}

void Person::until_closed() {
    constexpr int close_frame = 8;
    while (true) {
        const Frame frame = socket_->read_message();
        if (frame.opcode == close_frame) return;
        if (frame.opcode != 1) throw std::runtime_error("the server was silent for too long");
    }
}

Json Person::until(const std::function<bool(const Json&)>& is_wanted) {
    while (true) {
        Json message = next();
        if (message.is_null()) throw std::runtime_error("the server closed, or was silent for too long");
        if (is_wanted(message)) return message;
    }
}

Json Person::until_kind(const std::string& t) {
    return until([&](const Json& message) { return message.value("t", "") == t; });
}

Json Person::until_event(const std::string& kind) {
    return until(
        [&](const Json& message) { return message.value("t", "") == "event" && message.value("kind", "") == kind; });
}

Json Person::call(Json message) {
    const int rid = ++rid_;
    message["rid"] = rid;
    send(message);
    std::deque<Json> passed = std::move(kept_);
    kept_.clear();
    while (true) {
        Json heard = read();
        if (heard.is_null()) throw std::runtime_error("the server closed before it answered");
        if (heard.contains("rid") && heard["rid"] == rid) {
            kept_ = std::move(passed);
            return heard;
        }
        passed.push_back(std::move(heard));
    }
}

}  // namespace tessera::server::test
