// Things that go from one place to another are seen going: `data-flip="<id>"` names them.
import { tick } from "svelte";
import { counts, differences, floatUp } from "@/lib/floats";

const DURATION_MS = 210;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const LEAST_PX = 3;

/** Change the page, let whatever has moved glide from where it was, and have numbers say by how much they changed.
 * Whoever wants no motion sees the same without any; what is caught up with in a `hurry` is only changed. */
export async function moving(change: () => void, moves: boolean, hurry = false): Promise<void> {
  if (hurry || document.visibilityState === "hidden") {
    change();
    return;
  }
  const numbers = counts();
  const before = moves ? places() : new Map<string, DOMRect>();
  change();
  await tick();
  floatUp(differences(numbers, counts()), moves);
  if (before.size === 0) return;
  for (const [id, element] of flippable()) {
    const from = before.get(id);
    if (from) glide(element, from, element.getBoundingClientRect());
    else appear(element);
  }
}

/** Elements by what they are called; of several with one name, the first. */
function flippable(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const id = element.dataset["flip"];
    if (id && !found.has(id)) found.set(id, element);
  }
  return found;
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const [id, element] of flippable()) found.set(id, element.getBoundingClientRect());
  return found;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < LEAST_PX || to.width === 0 || from.width === 0) return;
  const scale = from.width / to.width;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const frames = [
    { transform: start, transformOrigin: "0 0", zIndex: 5 },
    { transform: "none", transformOrigin: "0 0", zIndex: 5 },
  ];
  element.animate(frames, { duration: DURATION_MS, easing: EASE });
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION_MS, easing: EASE });
}
