#include "games/versus/draft.hpp"
#include "games/versus/drawing.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/position.hpp"
#include "games/versus/screen.hpp"
#include "play/typed_session.hpp"
#include "search/search.hpp"

template class tessera::play::TypedSession<tessera::versus::Position91>;
template std::optional<tessera::versus::Position91::Move> tessera::search::searched_move(
    const tessera::versus::Position91&, const Past&, const Limits&, const Control&);
