#include "games/himiki/draft.hpp"
#include "games/himiki/drawing.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/himiki/muk_yan/script.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/screen.hpp"
#include "games/himiki/view.hpp"
#include "play/typed_session.hpp"
#include "search/search.hpp"

template class tessera::play::TypedSession<tessera::himiki::Position>;
template std::optional<tessera::himiki::Position::Move> tessera::search::searched_move(const tessera::himiki::Position&,
                                                                                       const Past&, const Limits&,
                                                                                       const Control&);
