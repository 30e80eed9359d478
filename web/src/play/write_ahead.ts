// A page may be closed before IndexedDB has written anything. What changes is therefore put down at once where writing does not wait, and
// struck off when the database has it; what was left there is brought in by the next visit.

const prefix = 'tessera.unwritten.';

/** Returns where it was put down. */
export function write(key: string, text: string): string {
  const place = prefix + key;
  try {
    localStorage.setItem(place, text);
  } catch {
    // No such place, or it is full: the database will have it a moment later.
  }
  return place;
}

/** The database has this text; a newer one stays. */
export function written(place: string, text: string): void {
  try {
    if (localStorage.getItem(place) === text) localStorage.removeItem(place);
  } catch {
    // Then nothing was put down either.
  }
}

export function unwritten(): { place: string; text: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(prefix))
      .map((place) => ({ place, text: localStorage.getItem(place)! }));
  } catch {
    return [];
  }
}
