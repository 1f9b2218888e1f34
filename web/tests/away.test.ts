import { describe, expect, it } from "vitest";
import { Absences, GRACE_MS, minutes } from "@/lib/away";
import type { Seat, Table } from "@/lib/wire";

function seat(number: number, here: boolean, awayFor: number | null = null): Seat {
  return { seat: number, letter: "AB"[number] ?? "", name: "", title: "", sitter: "person", here, away_for: awayFor };
}

function table(...seats: Seat[]): Table {
  return { id: "t", game: "fables", title: "", phase: "playing", seats, me: 0, host: true, public: false, chat_open: true, commitment: "c" };
}

describe("who is away", () => {
  it("is shown a moment later, so that a reload is no absence", () => {
    const absences = new Absences();
    absences.hear(table(seat(0, true), seat(1, false, 120)), 0);
    expect(absences.shown(GRACE_MS - 1)).toEqual([]);
    expect(absences.shown(GRACE_MS)).toEqual([1]);
    const reload = new Absences();
    reload.hear(table(seat(1, false)), 0);
    expect(reload.hear(table(seat(1, true)), GRACE_MS - 1)).toEqual([]);
    expect(reload.any).toBe(false);
  });

  it("is told to be back if she was shown as away", () => {
    const absences = new Absences();
    absences.hear(table(seat(0, true), seat(1, false, 120)), 0);
    absences.hear(table(seat(0, true), seat(1, false, 110)), 10_000); // told again: away since the first time
    expect(absences.hear(table(seat(0, true), seat(1, true)), 11_000)).toEqual([1]);
    expect(absences.shown(20_000)).toEqual([]);
  });

  it("is counted down between two words of the server", () => {
    const absences = new Absences();
    absences.hear(table(seat(1, false, 120)), 0);
    expect(minutes(absences.left(120, 0))).toBe("2:00");
    expect(minutes(absences.left(120, 51_000))).toBe("1:09");
    expect(absences.left(120, 500_000)).toBe(0);
  });
});
