/** The middle of a board is what one wants to see first. */
export function comeIntoView(middle: HTMLElement): void {
  const narrow = matchMedia("(max-width: 40rem)").matches;
  middle.scrollIntoView({ block: narrow ? "center" : "nearest" });
}
