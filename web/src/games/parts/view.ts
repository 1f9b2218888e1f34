import { isScrolling } from "@/lib/sight";

/** The middle of a board is what one wants to see first. */
export function comeIntoView(middle: HTMLElement): void {
  const narrow = matchMedia("(max-width: 40rem)").matches;
  middle.scrollIntoView({ block: narrow ? "center" : "nearest" });
}

/** What has just opened on a small screen is seen from its beginning, whatever else came into view with it. */
export function comeToTheTop(opened: HTMLElement): void {
  if (matchMedia("(max-width: 60rem)").matches && !isScrolling()) requestAnimationFrame(() => opened.scrollIntoView({ block: "start" }));
}
