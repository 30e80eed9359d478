#include "games/remparts/drawing.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/position.hpp"
#include "games/remparts/screen.hpp"
#include "play/typed_session.hpp"

template class tessera::play::TypedSession<tessera::remparts::Position>;
