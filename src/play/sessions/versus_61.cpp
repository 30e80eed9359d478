#include "games/versus/drawing.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/position.hpp"
#include "games/versus/screen.hpp"
#include "play/typed_session.hpp"

template class tessera::play::TypedSession<tessera::versus::Position61>;
