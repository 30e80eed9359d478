// What the editor of positions asks.

import type { Draft, Opened, Read } from '../editor/draft';
import type { Engine } from './module';

export const draftAnswers = {
  draft: (engine: Engine, game: string, position: string): Opened => engine.ask('draft', { game, position }),
  positionOfDraft: (engine: Engine, game: string, draft: Draft): Read => engine.ask('position_of_draft', { game, draft }),
};
