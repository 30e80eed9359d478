#include "games/pijersi/draft.hpp"
#include "games/pijersi/drawing.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/position.hpp"
#include "games/pijersi/screen.hpp"
#include "play/typed_session.hpp"
#include "search/search.hpp"

template class tessera::play::TypedSession<tessera::pijersi::Position>;
template std::optional<tessera::pijersi::Position::Move> tessera::search::searched_move(
    const tessera::pijersi::Position&, const Past&, const Limits&, const Control&);
