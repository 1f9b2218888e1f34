import { describe, expect, it } from "vitest";
import { offer } from "./offers";
import type { Offer } from "@/lib/wire";
import { commonLabel, MOST_AT_ONCE, stepsOf } from "@/lib/steps";

const all = (offers: Offer[]): number[] => offers.map((_, index) => index);

describe("many offers in steps", () => {
  it("lists a few one by one", () => {
    const offers = [offer("end"), offer("buy joker")];
    expect(stepsOf(offers, all(offers)).map((step) => step.indexes)).toEqual([[0], [1]]);
  });

  it("gives places their digits, and amounts the digit that they show", () => {
    const moves = [offer("end"), offer("buy joker")];
    expect(stepsOf(moves, all(moves)).map((step) => step.key)).toEqual(["1", "2"]);
    const amounts = [0, 1, 2, 3].map((amount) => offer(`number number:${amount}`, String(amount)));
    const steps = stepsOf(amounts, all(amounts));
    expect(steps.map((step) => step.key)).toEqual(["0", "1", "2", "3"]);
    expect(steps.every((step) => step.amount)).toBe(true);
    const many = Array.from({ length: 15 }, (_, amount) => offer(`number number:${amount}`, String(amount)));
    expect(stepsOf(many, all(many)).map((step) => step.key)).toEqual([..."0123456789", null, null, null, null, null]);
  });

  it("lists a choice between equal cards once, and one between cards that differ twice", () => {
    const twins = [offer("transfer u:ann#3", "Move 1 pool to Ann"), offer("transfer u:ann#4", "Move 1 pool to Ann")];
    expect(stepsOf(twins, all(twins)).map((step) => step.indexes)).toEqual([[0]]);
    const differing = [{ ...offer("transfer u:ann#3", "Ann"), forecast: "blood 1 of 5" }, { ...offer("transfer u:ann#4", "Ann"), forecast: "blood 4 of 5" }];
    expect(stepsOf(differing, all(differing))).toHaveLength(2);
    const others = [offer("use stake", "Use it"), offer("use book", "Use it")];
    expect(stepsOf(others, all(others)), "another card is another choice").toHaveLength(2);
  });

  it("asks for the card first and its target second", () => {
    const targets = ["A1", "A2", "A3", "A4", "park"];
    const movers = ["buffy", "giles", "willow"];
    const offers = movers.flatMap((who) => targets.map((to) => offer(`move ${who} > ${to}`, `Move ${who} to ${to}`)));
    offers.push(offer("pass", "Pass"));
    const steps = stepsOf(offers, all(offers));
    expect(steps.map((step) => step.label)).toEqual(["Move buffy to …", "Move giles to …", "Move willow to …", "Pass"]);
    expect(steps[1]?.indexes).toEqual([5, 6, 7, 8, 9]);
    expect(stepsOf(offers, steps[1]?.indexes ?? [])).toHaveLength(5);
  });

  it("asks for the kind of move first where even the cards are many", () => {
    const cards = Array.from({ length: MOST_AT_ONCE + 1 }, (_, index) => `card-${index}`);
    const offers = ["play", "discard"].flatMap((verb) => cards.flatMap((card) => [offer(`${verb} ${card} A`), offer(`${verb} ${card} B`)]));
    const steps = stepsOf(offers, all(offers));
    expect(steps).toHaveLength(2);
    expect(steps.flatMap((step) => step.indexes)).toHaveLength(offers.length);
  });

  it("never hides a move: every offer is in exactly one step", () => {
    const offers = Array.from({ length: 40 }, (_, index) => offer(`number ${index}`));
    const listed = stepsOf(offers, all(offers)).flatMap((step) => step.indexes);
    expect(listed.toSorted((one, other) => one - other)).toEqual(all(offers));
  });

  it("cuts the label of a group at a whole word", () => {
    expect(commonLabel(["Attaquer avec Attaque 1", "Attaquer avec Attaque 2"])).toBe("Attaquer avec Attaque …");
    expect(commonLabel(["Yes", "No"])).toBe("Yes …");
  });
});
