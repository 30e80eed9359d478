#include "games/versus/draft.hpp"
#include "games/versus/drawing.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/position.hpp"
#include "games/versus/screen.hpp"
#include "play/typed_session.hpp"
#include "search/search.hpp"

template class tessera::play::TypedSession<tessera::versus::Position61>;
template std::optional<tessera::versus::Position61::Move> tessera::search::searched_move(
    const tessera::versus::Position61&, const Past&, const Limits&, const Control&);
