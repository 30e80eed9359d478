#include "games/remparts/draft.hpp"
#include "games/remparts/drawing.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/position.hpp"
#include "games/remparts/screen.hpp"
#include "play/typed_session.hpp"
#include "search/search.hpp"

template class tessera::play::TypedSession<tessera::remparts::Position>;
template std::optional<tessera::remparts::Position::Move> tessera::search::searched_move(
    const tessera::remparts::Position&, const Past&, const Limits&, const Control&);
