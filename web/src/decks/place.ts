// Which of the deck pages an address means: what follows `/decks`.

export type Place =
  | { name: "shelf" }
  | { name: "new"; game: string }
  | { name: "deck"; id: string }
  | { name: "shared"; token: string }
  | { name: "ready"; game: string; slug: string }
  | { name: "lost" };

export function placeOf(rest: readonly string[]): Place {
  const [first, second, third, fourth] = rest;
  if (first === undefined) return { name: "shelf" };
  if (fourth !== undefined) return { name: "lost" };
  if (first === "ready") return second && third ? { name: "ready", game: second, slug: third } : { name: "lost" };
  if (third !== undefined) return { name: "lost" };
  if (first === "shared") return second ? { name: "shared", token: second } : { name: "lost" };
  if (second === "new") return { name: "new", game: first };
  return second === undefined ? { name: "deck", id: first } : { name: "lost" };
}
