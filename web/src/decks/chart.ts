// Where the columns of a chart stand.
import type { Bar } from "@/lib/wire-decks";

export const HEIGHT = 120;
const HEAD = 16;
const FOOT = 16;
const GAP = 0.25; // of a column's width
const WIDEST = 36;

export interface Column extends Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  middle: number;
}

export function columnsOf(bars: Bar[], width: number): Column[] {
  const most = Math.max(1, ...bars.map((bar) => bar.amount));
  const each = width / Math.max(1, bars.length);
  return bars.map((bar, at) => {
    const height = ((HEIGHT - HEAD - FOOT) * bar.amount) / most;
    const wide = Math.min(each * (1 - GAP), WIDEST);
    const middle = each * (at + 0.5);
    return { ...bar, x: middle - wide / 2, y: HEIGHT - FOOT - height, width: wide, height, middle };
  });
}
