// Everybody's chances along a game, as lines to draw under a slider. Knows no page and no game.
import type { StoryPoint } from "@/lib/wire-retold";

/** A path for each seat: across by the number of moves, up by games won of a hundred. */
export function linesOf(points: StoryPoint[], last: number, width: number, height: number): string[] {
  const seats = points[0]?.numbers.length ?? 0;
  const x = (at: number): number => (width * at) / Math.max(1, last);
  const y = (value: number): number => 1 + (1 - value / 100) * (height - 2);
  return Array.from({ length: seats }, (_, seat) =>
    points.map((point, nth) => `${nth ? "L" : "M"}${x(point.at).toFixed(1)} ${y(point.numbers[seat] ?? 0).toFixed(1)}`).join(""),
  );
}

/** What each seat could hope for when so many moves were made. */
export function numbersAt(points: StoryPoint[], at: number): number[] {
  return (points.findLast((point) => point.at <= at) ?? points[0])?.numbers ?? [];
}

/** Where marks stand below the lines, in pixels: each at its move, but none upon another, so that a finger finds each. */
export function placesOf(moves: number[], last: number, width: number, size: number): number[] {
  const places = moves.map((at) => (width * at) / Math.max(1, last));
  for (let nth = 1; nth < places.length; nth += 1) places[nth] = Math.max(places[nth] ?? 0, (places[nth - 1] ?? 0) + size);
  let most = width;
  for (let nth = places.length - 1; nth >= 0; nth -= 1) {
    places[nth] = Math.min(places[nth] ?? 0, most);
    most = (places[nth] ?? 0) - size;
  }
  return places;
}
