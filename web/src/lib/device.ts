// What lies on this device: drafts of decks and card sets, a puzzle of one's own, progress of before one had a name.
const HERS = "noctuary-"; // settings lie at "noctuary" itself: how a page looks says nothing about who reads it

/** Whoever is deleted leaves nothing here either. */
export function emptyDevice(): void {
  try {
    for (const place of Object.keys(localStorage).filter((name) => name.startsWith(HERS))) localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
