// A line from whoever acts to what she acts on: where it begins and ends between two things on the board.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Join {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const GAP = 4;

/** From edge to edge, on the way from middle to middle; null where the two lie over one another. */
export function joinOf(from: Box, to: Box): Join | null {
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const leave = outOf(from, dx, dy) * length + GAP;
  const arrive = length - outOf(to, dx, dy) * length - GAP;
  if (!(arrive > leave)) return null;
  const at = (way: number): [number, number] => [ax + (dx * way) / length, ay + (dy * way) / length];
  const [x1, y1] = at(leave);
  const [x2, y2] = at(arrive);
  return { x1, y1, x2, y2 };
}

/** Whether the middle of a thing can be seen in this part of the page. */
export function isWithin(box: Box, seen: Box): boolean {
  const [x, y] = middle(box);
  return box.width > 0 && x >= seen.left && x <= seen.left + seen.width && y >= seen.top && y <= seen.top + seen.height;
}

function middle(box: Box): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Which part of the way it takes to leave a box from its middle. */
function outOf(box: Box, dx: number, dy: number): number {
  const across = dx === 0 ? Infinity : box.width / 2 / Math.abs(dx);
  const down = dy === 0 ? Infinity : box.height / 2 / Math.abs(dy);
  return Math.min(across, down, 1);
}
