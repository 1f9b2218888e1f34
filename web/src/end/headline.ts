// Who has won, to whoever reads it.
import type { Table } from "@/lib/wire";

export interface Headline {
  message: "web-over-won" | "web-over-lost" | "web-over-draw" | "web-over-winner";
  names: string[];
}

/** "You won", "You lost", "It is a draw"; to those who look on, who won. */
export function headlineOf(table: Pick<Table, "me" | "winners" | "seats">): Headline {
  const winners = table.winners ?? [];
  const names = winners.flatMap((seat) => {
    const sitting = table.seats[seat];
    return sitting ? [sitting.name || sitting.title] : [];
  });
  if (winners.length === 0) return { message: "web-over-draw", names };
  if (table.me === null || table.me === undefined) return { message: "web-over-winner", names };
  return { message: winners.includes(table.me) ? "web-over-won" : "web-over-lost", names };
}

/** Whether nobody but the reader and bots have played. */
export function isAlone(table: Pick<Table, "me" | "seats">): boolean {
  return table.me !== null && table.seats.every((seat) => seat.seat === table.me || seat.sitter === "bot");
}
