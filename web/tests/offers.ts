import type { Offer } from "@/lib/wire";

const JOINTS = [">", "by", "with"];

/** An offer as the server makes it. Each word after the verb says what it is (`attack hand:joker`); else it is something in play. */
export function offer(written: string, label?: string): Offer {
  const words = written.split(" ").map((word) => {
    const [what, name] = word.includes(":") ? [word.slice(0, word.indexOf(":")), word.slice(word.indexOf(":") + 1)] : ["play", word];
    return { word: name, what };
  });
  const text = words.map(({ word }) => word).join(" ");
  const parts = words.map((part, place) => (place === 0 ? { ...part, what: "verb" } : part));
  return { text, label: label ?? text, parts: parts.filter(({ word }) => !JOINTS.includes(word)) };
}
