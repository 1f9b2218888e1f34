/** The games whose first turn is told in a few sentences (`web-first-<game>`). */
export const FIRST_TURNS: readonly string[] = ["fables", "buffy"];
