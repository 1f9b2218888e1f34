// Where a text names rules.

/** Ids as they stand in texts: FAB-ACT-04, BUF-RUL-07b, FAB-2V2-01. */
const ID = /\b[A-Z]{2,5}-[A-Z0-9]+-\d+[a-z]?\b/g;

/** A text cut where it names rules: those pieces are places in the rulebook. */
export function withRules(text: string): { text: string; rule: boolean }[] {
  const pieces: { text: string; rule: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(ID)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), rule: false });
    pieces.push({ text: found[0], rule: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), rule: false });
  return pieces;
}
