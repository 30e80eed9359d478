#pragma once

#include <memory>
#include <string_view>

#include "server/hub/visitor.hpp"
#include "server/net/application.hpp"

namespace tessera::server {

struct Parts;

/// What a page said by its socket. Answers are sent when they are due.
void hear_message(Parts& parts, const std::shared_ptr<Client>& client, const std::shared_ptr<Visitor>& visitor,
                  std::string_view text);

/// It no longer follows anything.
void leave_everything(Parts& parts, const Client& client, Visitor& visitor);

}  // namespace tessera::server
