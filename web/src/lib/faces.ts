// Faces of cards, and what to show of one that was not sent.
import type { Face } from "@/lib/wire";

export function faceOf(faces: Record<string, Face>, slug: string): Face {
  return faces[slug] ?? { slug, title: slug, title_other: "", line: "", text: "", kind: "", letter: "" };
}

/** Letters without accents and case, to search by. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();
}

/** The cards whose title in either language has all the words, the nearest to the beginning first. */
export function found(faces: Record<string, Face>, words: string): Face[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const place = (face: Face): number => {
    const titles = [plain(face.title), plain(face.title_other)];
    const places = titles.filter((title) => wanted.every((word) => title.includes(word)));
    return Math.min(...places.map((title) => title.indexOf(wanted[0] ?? "")));
  };
  return Object.values(faces)
    .map((face) => ({ face, at: place(face) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => one.at - other.at || one.face.title.localeCompare(other.face.title))
    .map(({ face }) => face);
}
