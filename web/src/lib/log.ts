// The log as it is read: by turns, payments folded, names of cards as links.
import type { LogLine } from "@/lib/wire";

export interface Turn {
  turn: number;
  lines: LogLine[];
}

export function byTurn(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last && last.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}

/** Whose turn it is, as the line says that heads it; null before the first. */
export function turnOf(turn: Turn): number | null {
  return turn.lines.find((line) => line.kind === "turn")?.seat ?? null;
}

/** A seat as records and boards name it. */
export function letterOf(seat: number): string {
  return String.fromCharCode("A".charCodeAt(0) + seat);
}

/** The card that a line is about: the one that is played, or else the first it names. */
export function cardOf(line: LogLine): string | null {
  return line.played || (line.cards?.[0]?.[0] ?? null);
}

/** A line that tells something, once or several times in a row, or several that only mark time: steps that begin and passes. */
export interface Entry {
  quiet: boolean;
  lines: LogLine[];
}

/** Steps and passes that follow one another become one entry, so that what was done stands out; so does what is told again. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const made: Entry[] = [];
  for (const line of lines) {
    const quiet = !line.auto && (line.kind === "step" || line.kind === "pass");
    const last = made.at(-1);
    if (last && quiet === last.quiet && (quiet || isRepeated(line, last.lines[0]))) last.lines.push(line);
    else made.push({ quiet, lines: [line] });
  }
  return made;
}

function isRepeated(line: LogLine, before: LogLine | undefined): boolean {
  return before !== undefined && !line.auto && !before.auto && line.text === before.text;
}

/** What a folded entry says of itself: the steps by name, how often was passed. */
export function foldedAs(entry: Entry): { steps: string[]; passes: number } {
  const steps = entry.lines.filter((line) => line.kind === "step").map((line) => line.text.replace(/\.$/, ""));
  return { steps, passes: entry.lines.length - steps.length };
}

/** A piece of a line: plain, or the name of a card. */
export interface Piece {
  text: string;
  card: string | null;
}

/** A text cut at the names of cards in it; a longer name is found before one that is a part of it. */
export function pieces(text: string, cards: readonly string[][] = []): Piece[] {
  const names = cards
    .filter((pair): pair is [string, string] => pair.length === 2 && pair[1] !== "")
    .sort((one, other) => other[1].length - one[1].length);
  let found: Piece[] = [{ text, card: null }];
  for (const [slug, title] of names) found = found.flatMap((piece) => (piece.card ? [piece] : cut(piece.text, slug, title)));
  return found.map((piece, index) => (found[index - 1]?.card && !piece.card ? { ...piece, text: joined(piece.text) } : piece));
}

/** A name is a button, and a line may break after any button: not before the comma that belongs to it. */
function joined(text: string): string {
  return /^\u00a0?[.,;:!?)»…]/.test(text) ? `\u2060${text}` : text;
}

function cut(text: string, card: string, title: string): Piece[] {
  const parts = text.split(title);
  return parts.flatMap((part, index) => {
    const before: Piece[] = index > 0 ? [{ text: title, card }] : [];
    return part ? [...before, { text: part, card: null }] : before;
  });
}
