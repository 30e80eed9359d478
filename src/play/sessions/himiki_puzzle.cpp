#include "games/himiki/puzzle/draft.hpp"
#include "games/himiki/puzzle/drawing.hpp"
#include "games/himiki/puzzle/evaluate.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "games/himiki/puzzle/screen.hpp"
#include "games/himiki/puzzle/state.hpp"
#include "play/typed_session.hpp"

template class tessera::play::TypedSession<tessera::himiki::puzzle::Position>;
