// Everybody's chances along a game, as lines to draw under a slider. Knows no page and no game.
import type { StoryPoint } from "@/lib/wire";

/** A path for each seat: across by the number of moves, up by games won of a hundred. */
export function linesOf(points: StoryPoint[], last: number, width: number, height: number): string[] {
  const seats = points[0]?.numbers.length ?? 0;
  const x = (at: number): number => (width * at) / Math.max(1, last);
  const y = (value: number): number => 1 + (1 - value / 100) * (height - 2);
  return Array.from({ length: seats }, (_, seat) =>
    points.map((point, nth) => `${nth ? "L" : "M"}${x(point.at).toFixed(1)} ${y(point.numbers[seat] ?? 0).toFixed(1)}`).join(""),
  );
}
