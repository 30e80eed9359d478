#include "games/pijersi/drawing.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/position.hpp"
#include "games/pijersi/screen.hpp"
#include "play/typed_session.hpp"

template class tessera::play::TypedSession<tessera::pijersi::Position>;
