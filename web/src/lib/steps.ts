// Many moves are asked for in steps: first what they have in common, then what they differ in.
import type { Offer } from "@/lib/wire";

export const MOST_AT_ONCE = 12;

/** A line to choose: one move, or several of a kind that are then asked for. */
export interface Step {
  label: string;
  /** Indexes into the offers of the prompt. */
  indexes: number[];
  /** The digit that chooses it: its place, or where amounts are asked for, the amount. */
  key: string | null;
  /** Whether it is an amount among amounts. */
  amount?: boolean;
}

type Found = Omit<Step, "key">;

/** What to list now for these offers (by index): each alone, or in groups when they are many. */
export function stepsOf(offers: readonly Offer[], open: readonly number[]): Step[] {
  return keyed(offers, found(offers, withoutTwins(offers, open)));
}

/** Of moves that mean the same with one of several equal cards, the first stands for all. */
function withoutTwins(offers: readonly Offer[], open: readonly number[]): number[] {
  const meant = new Set<string>();
  return open.filter((index) => {
    const { text, label, forecast, detail } = offers[index] ?? { text: "", label: "" };
    const meaning = [text.replaceAll(/#\d+/g, ""), label, forecast ?? "", detail ?? ""].join("\n");
    if (meant.has(meaning)) return false;
    meant.add(meaning);
    return true;
  });
}

/** Digits are for places, unless every line is an amount: then they are what they show. */
function keyed(offers: readonly Offer[], steps: readonly Found[]): Step[] {
  const amounts = steps.map((step) => amountOf(offers[step.indexes.length === 1 ? (step.indexes[0] ?? -1) : -1]));
  if (steps.length > 1 && amounts.every((amount) => amount !== null))
    return steps.map((step, place) => ({ ...step, key: amounts[place]?.length === 1 ? (amounts[place] ?? null) : null, amount: true }));
  return steps.map((step, place) => ({ ...step, key: place < 9 ? String(place + 1) : null }));
}

/** The amount that an offer is, if it is nothing else: its one word beside the verb. */
function amountOf(offer: Offer | undefined): string | null {
  const [part, ...others] = (offer?.parts ?? []).filter(({ what }) => what !== "verb");
  return part?.what === "number" && others.length === 0 && offer?.label === part.word ? part.word : null;
}

function found(offers: readonly Offer[], open: readonly number[]): Found[] {
  if (open.length <= MOST_AT_ONCE) return open.map((index) => single(offers, index));
  if (open.every((index) => amountOf(offers[index]) !== null)) return open.map((index) => single(offers, index));
  const byTarget = grouped(offers, open, (words) => words.slice(0, Math.max(words.length - 1, 1)));
  if (byTarget.length > 1 && byTarget.length <= MOST_AT_ONCE) return byTarget;
  const depth = shared(open.map((index) => wordsOf(offers[index]))) + 1;
  const byStart = grouped(offers, open, (words) => words.slice(0, depth));
  return byStart.length > 1 && byStart.length < open.length ? byStart : open.map((index) => single(offers, index));
}

function wordsOf(offer: Offer | undefined): string[] {
  return offer?.parts.map((part) => part.word) ?? [];
}

function single(offers: readonly Offer[], index: number): Found {
  return { label: offers[index]?.label ?? "", indexes: [index] };
}

function grouped(
  offers: readonly Offer[],
  open: readonly number[],
  keyOf: (words: readonly string[]) => readonly string[],
): Found[] {
  const groups = new Map<string, number[]>();
  for (const index of open) {
    const key = keyOf(wordsOf(offers[index])).join(" ");
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return [...groups.values()].map((indexes) => {
    const labels = indexes.map((index) => offers[index]?.label ?? "");
    return { label: indexes.length === 1 ? (labels[0] ?? "") : commonLabel(labels), indexes };
  });
}

/** How many first words all of them share. */
function shared(lists: readonly (readonly string[])[]): number {
  const [first = []] = lists;
  let count = 0;
  while (count < first.length && lists.every((words) => words[count] === first[count])) count += 1;
  return count;
}

/** What the labels of a group begin with, up to a whole word: `Move Buffy to …`. */
export function commonLabel(labels: readonly string[]): string {
  const lists = labels.map((label) => label.split(/(?<=\s)/));
  const begun = (lists[0] ?? []).slice(0, shared(lists)).join("").trim();
  return `${begun || (labels[0] ?? "")} …`;
}
