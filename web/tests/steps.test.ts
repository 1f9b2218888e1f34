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
