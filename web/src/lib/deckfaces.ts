// Cards of the index as faces: what lists, hands and the reader of the deck builder show.
import type { CardIndex, ListedCard } from "@/lib/cards";
import type { Face, Tag, Tongue } from "@/lib/wire";

/** Facets that are numbers on a face, and those that a face has as letters. */
const NUMBERS = ["level", "capacity", "pool", "blood", "cost", "destiny"];
const LETTERS = ["discipline"];
/** The facets that tell what sort a card is. */
const SORTS = ["kind", "type"];

export function facesOf(index: CardIndex, tongue: Tongue): Record<string, Face> {
  return Object.fromEntries(index.cards.filter((card) => card.playable).map((card) => [card.slug, faceFrom(index, card, tongue)]));
}

function faceFrom(index: CardIndex, card: ListedCard, tongue: Tongue): Face {
  const numbers: Record<string, number> = {};
  const tags: Tag[] = [];
  for (const facet of index.facets) {
    for (const place of card.values[facet.slug] ?? []) {
      const value = facet.values[place];
      if (!value) continue;
      if (NUMBERS.includes(facet.slug) && /^\d+$/.test(value.slug)) numbers[facet.slug] = Number(value.slug);
      if (LETTERS.includes(facet.slug)) tags.push({ text: value.slug, title: value[tongue] });
    }
  }
  const face = { slug: card.slug, title: card.name[tongue], title_other: card.name[tongue === "fr" ? "en" : "fr"], line: card.line[tongue], text: card.text[tongue] };
  return { ...face, kind: card.kind?.slug ?? "", letter: card.kind?.[tongue] ?? "", numbers, tags, emblem: card.emblem };
}

/** What the kinds of cards are called. */
export function kindTitles(index: CardIndex, tongue: Tongue): Record<string, string> {
  const sorts = index.facets.filter((facet) => SORTS.includes(facet.slug));
  return Object.fromEntries(sorts.flatMap((facet) => facet.values.map((value) => [value.slug, value[tongue]])));
}
