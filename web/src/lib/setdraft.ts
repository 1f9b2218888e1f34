// The set that somebody is writing on this device, and whether it is safe in a file.
const KEPT = "noctuary-set-";
const SAVED = "noctuary-saved-set-";

function got(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function put(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing can still save the file.
  }
}

/** What was being written, if anything. */
export const kept = (game: string): string | null => got(KEPT + game);

export const keep = (game: string, text: string): void => put(KEPT + game, text);

/** The text stands in a file now, or says nothing yet that anybody would miss. */
export const isSafe = (game: string, text: string): void => put(SAVED + game, text);

/** Whether replacing the text would lose something. */
export const wouldLose = (game: string, text: string): boolean => text.trim() !== "" && got(SAVED + game) !== text;

/** A short name that nothing has yet: `new-1`, `new-2` …; what was taken away may leave a gap that is filled. */
export function freshName(taken: readonly string[], stem: string): string {
  let number = 1;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Whether a TOML text has remarks, which a form could not keep: a `#` outside of every text in quotes. */
export function hasRemarks(text: string): boolean {
  const bare = text.replace(/"""(?:\\[^]|[^\\])*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#.*/g, (found) => (found.startsWith("#") ? "#" : ""));
  return bare.includes("#");
}

/** The card, counted from 0, whose lines this place of a TOML text is among; 0 before the first. */
export function cardAt(text: string, place: number): number {
  const begun = text.slice(0, place).match(/^[ \t]*\[\[[ \t]*card[ \t]*\]\]/gm) ?? [];
  return Math.max(0, begun.length - 1);
}
