// A number of a game's own. Levels have a form in each game (src/play/form.hpp), so it stays the same from action to
// action, also after a reload; and two games that begin alike do not go on alike.

/** From the key that the game is kept by (FNV-1a, 32 bits). */
export function gameSeed(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
